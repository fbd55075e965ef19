// Going through an expression from its leaves to its root, each node once and without recursion: expressions may be
// deeper than the stack.
#pragma once
#include <vector>

#include "engine/base/ids.h"

namespace armature::lower {

// Calls `visit` for each node below `root`, and for that, whose value is not known, after the nodes that `argsOf` gives
// for it, the last of them first; what has been visited has to be known. `stack` is room to work in.
template <class Known, class Args, class Visit>
void bottomUp(std::vector<ExprId>& stack, ExprId root, Known isKnown, Args argsOf, Visit visit) {
  stack.assign(1, root);
  while (!stack.empty()) {
    const ExprId e = stack.back();
    if (!isKnown(e)) {
      const size_t before = stack.size();
      for (const ExprId a : argsOf(e))
        if (!isKnown(a)) stack.push_back(a);
      if (stack.size() > before) continue;
      visit(e);
    }
    stack.pop_back();
  }
}

// The same for passes without room of their own.
template <class Known, class Args, class Visit>
void bottomUp(ExprId root, Known isKnown, Args argsOf, Visit visit) {
  std::vector<ExprId> stack;
  bottomUp(stack, root, isKnown, argsOf, visit);
}

}  // namespace armature::lower
