// Rewriting of expressions bottom-up with one memo: every reached node is rebuilt once.
#pragma once
#include <algorithm>
#include <span>
#include <vector>

#include "engine/lower/bottom_up.h"
#include "engine/symbolic/expression.h"

namespace armature::lower {

// Rule: ExprId(ExprId original, std::span<const ExprId> newArgs); an invalid id asks for the plain rebuild.
template <class Rule>
class Rewriter {
 public:
  Rewriter(symbolic::Pool& pool, Rule rule) : pool_(pool), rule_(std::move(rule)) {}

  ExprId operator()(ExprId root) {
    if (!root) return root;
    std::vector<ExprId> args;
    const auto isKnown = [this](ExprId e) { return e.index() < memo_.size() && memo_[e.index()].isValid(); };
    const auto argsOf = [this](ExprId e) { return pool_.args(e); };
    bottomUp(root, isKnown, argsOf, [&](ExprId e) {
      args.clear();
      for (const ExprId a : pool_.args(e)) args.push_back(memo_[a.index()]);
      const bool isChanged = !std::ranges::equal(args, pool_.args(e));
      ExprId result = rule_(e, std::span<const ExprId>(args));
      if (!result) result = isChanged ? pool_.rebuild(e, args) : e;
      if (memo_.size() <= e.index()) memo_.resize(std::max<size_t>(pool_.size(), e.index() + 1));
      memo_[e.index()] = result;
    });
    return memo_[root.index()];
  }

 private:
  symbolic::Pool& pool_;
  Rule rule_;
  std::vector<ExprId> memo_;
};

}  // namespace armature::lower
