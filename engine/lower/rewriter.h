// Rewriting of expressions bottom-up with one memo: every reached node is rebuilt once.
#pragma once
#include <algorithm>
#include <span>
#include <vector>

#include "engine/symbolic/expression.h"

namespace armature::lower {

// Rule: ExprId(ExprId original, std::span<const ExprId> newArgs); an invalid id asks for the plain rebuild.
template <class Rule>
class Rewriter {
 public:
  Rewriter(symbolic::Pool& pool, Rule rule) : pool_(pool), rule_(std::move(rule)) {}

  ExprId operator()(ExprId root) {
    if (!root) return root;
    std::vector<ExprId> stack{root}, args;
    while (!stack.empty()) {
      const ExprId e = stack.back();
      if (known(e)) {
        stack.pop_back();
        continue;
      }
      bool isReady = true, isChanged = false;
      args.clear();
      for (ExprId a : pool_.args(e)) {
        if (!known(a)) {
          stack.push_back(a);
          isReady = false;
        } else {
          args.push_back(memo_[a.index()]);
          isChanged = isChanged || memo_[a.index()] != a;
        }
      }
      if (!isReady) continue;
      ExprId result = rule_(e, std::span<const ExprId>(args));
      if (!result) result = isChanged ? pool_.rebuild(e, args) : e;
      if (memo_.size() <= e.index()) memo_.resize(std::max<size_t>(pool_.size(), e.index() + 1));
      memo_[e.index()] = result;
      stack.pop_back();
    }
    return memo_[root.index()];
  }

 private:
  bool known(ExprId e) const { return e.index() < memo_.size() && memo_[e.index()].isValid(); }
  symbolic::Pool& pool_;
  Rule rule_;
  std::vector<ExprId> memo_;
};

}  // namespace armature::lower
