// Passes over expressions: substitution, dependencies, derivatives, solving for a variable. All visit each shared node
// once per pass (memo tables indexed by node), so the cost is linear in the number of distinct nodes reached.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/symbolic/expression.h"

namespace armature::symbolic {

// Replaces variables (and whatever leaf `replace` answers for) in many expressions with one memo.
class Substitution {
 public:
  // `replace` gets a leaf (variable, pre, edge, time, …) and returns its replacement, or an invalid id to keep it.
  Substitution(Pool& pool, std::function<ExprId(ExprId)> replace);
  ExprId apply(ExprId id);

 private:
  Pool& pool_;
  std::function<ExprId(ExprId)> replace_;
  std::vector<ExprId> memo_;
};

// Whether a node of an expression is meant.
bool holdsAny(const Pool& pool, ExprId root, const std::function<bool(ExprId)>& isMeant);

// Collects the distinct variables an expression depends on (Op::variable leaves; with `withPre` also pre and edge).
class VariableCollector {
 public:
  explicit VariableCollector(const Pool& pool) : pool_(pool) {}
  // Appends each variable once per call, in order of first occurrence. What a pack depends on is found once and
  // remembered: many equations take one result each of the same call.
  void collect(ExprId id, std::vector<VarId>& out, bool withPre = false);

 private:
  const std::vector<VarId>& ofPack(ExprId pack);

  const Pool& pool_;
  std::unordered_map<ExprId, std::vector<VarId>> packs_;
  std::unique_ptr<VariableCollector> within_;  // looks through the arguments of a pack, those of inner packs too
  bool isWithin_ = false;
  std::vector<uint32_t> nodeStamp_;
  std::vector<uint32_t> varStamp_;
  uint32_t stamp_ = 0;
};

// The derivative of an operation of base/operation.h for the derivatives of its arguments (constant 0: none). Where it
// switches between branches, `isWithoutEvents` puts it below noEvent.
ExprId arithmeticDerivative(Pool& pool, ExprId id, std::span<const ExprId> d, bool isWithoutEvents);

// Differentiation by rules. `leaf` gives the derivative of a leaf (1/0 for a partial derivative; the derivative
// variable for a total time derivative), an invalid id means zero. `call` gives the derivative of a Op::call node for
// the derivatives of its arguments, or an invalid id where the function has none (then differentiation fails).
class Differentiator {
 public:
  using LeafRule = std::function<ExprId(ExprId leaf)>;
  using CallRule = std::function<ExprId(ExprId call, std::span<const ExprId> argDerivatives)>;
  Differentiator(Pool& pool, LeafRule leaf, CallRule call = {});
  // The derivative, or an invalid id when some part cannot be differentiated (a call without derivative).
  ExprId apply(ExprId id);

 private:
  ExprId rule(ExprId id, std::span<const ExprId> d);
  Pool& pool_;
  LeafRule leaf_;
  CallRule call_;
  std::vector<ExprId> memo_;
  std::vector<uint8_t> state_;  // 0 unknown, 1 done, 2 failed
};

// Decomposition e = a*x + b with a and b free of x; fails when e is not affine in x by its form.
struct Affine {
  ExprId a;
  ExprId b;
};
std::optional<Affine> affineIn(Pool& pool, ExprId e, VarId x);

// Solves lhs = rhs for x where this is exact and unique for all values of the other variables: affine with a
// coefficient that `isNonzero` accepts (constants other than 0, …), no division by something that may vanish.
std::optional<ExprId> solveFor(Pool& pool, ExprId lhs, ExprId rhs, VarId x,
                               const std::function<bool(ExprId)>& isNonzero);

// The expression as text, for dumps and messages; `nameOf` gives names of variables, `functionOf` those of called
// functions by number (without it they are shown as numbers).
std::string toText(const Pool& pool, ExprId id, const std::function<std::string(VarId)>& nameOf,
                   const std::function<std::string(uint32_t)>& functionOf = {});

}  // namespace armature::symbolic
