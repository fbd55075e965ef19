// Partial derivatives and substitution for the equations of one block after the other. All tables are stamped, so that
// a call costs only the nodes it meets, however large the pool is.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "engine/symbolic/expression.h"

namespace armature::lower {

class Calculus {
 public:
  // Derivative of a call node for the derivatives of its arguments; invalid where there is none.
  using CallRule = std::function<ExprId(ExprId call, std::span<const ExprId> argDerivatives)>;
  Calculus(symbolic::Pool& pool, CallRule rule) : pool_(pool), callRule_(std::move(rule)) {}

  // Chooses the variables that all other functions speak of.
  void setTargets(std::span<const VarId> targets);
  uint32_t targetIndex(VarId v) const {
    return v.index() < targetStamp_.size() && targetStamp_[v.index()] == targetEpoch_ ? targetIndex_[v.index()]
                                                                                      : 0xFFFFFFFFu;
  }
  bool dependsOnTargets(ExprId e);

  struct Partial {
    uint32_t target = 0;  // index into the targets
    ExprId value;
  };
  struct Gradient {
    bool exists = false;    // false: a call without derivative
    bool isAffine = false;  // all partial derivatives are free of the targets and nothing switches on them
    std::vector<Partial> partials;
  };
  // Reverse accumulation over the expression: all partial derivatives for a small multiple of its nodes.
  Gradient gradient(ExprId e);

  // Starts a substitution; `set` gives the replacement of a variable, others stay.
  void beginReplace();
  void set(VarId v, ExprId value);
  ExprId replace(ExprId e);

  symbolic::Pool& pool() { return pool_; }
  // a + b, joining selections with equal conditions.
  ExprId sum(ExprId a, ExprId b);

 private:
  ExprId partial(ExprId node, size_t k);
  void collectDependents(ExprId root);
  ExprId masked(ExprId adjoint, ExprId local);
  symbolic::Pool& pool_;
  CallRule callRule_;
  std::vector<uint32_t> targetStamp_, targetIndex_;
  uint32_t targetEpoch_ = 0;
  std::vector<uint32_t> dependStamp_;
  std::vector<uint8_t> depends_;
  std::vector<uint32_t> visitStamp_, position_;
  uint32_t visitEpoch_ = 0;
  std::vector<uint32_t> replaceVarStamp_, replaceStamp_;
  std::vector<ExprId> replaceVar_, replaceMemo_;
  uint32_t replaceEpoch_ = 0;
  std::vector<ExprId> stack_, order_;
};

}  // namespace armature::lower
