// How far assertions are from failing: functions of the continuous variables that are negative where a condition is
// violated, for the solver to find what happens between two points that it looks at (specification 3.8.5, 8.3.7: the
// relations of a condition are like any other). Nothing is stopped or stepped to for the sake of a margin, and what
// stands in noEvent or in a function has none.
#pragma once
#include <functional>

#include "engine/lower/work.h"

namespace armature::lower {

class Margins {
 public:
  // `literal` takes the operators off that say what makes events, and leaves relations that equations have, too, to
  // their events; `isContinuous` tells what may change between events.
  Margins(Work& work, std::function<ExprId(ExprId)> literal, std::function<bool(ExprId)> isContinuous);

  // Adds the margins of an assertion to Work::margins; its condition is still the model's own.
  void add(const model::Assertion& assertion);

 private:
  ExprId margin(ExprId condition);
  ExprId held(ExprId condition);
  void split(ExprId condition, ExprId active);
  bool splitBounds(ExprId condition, ExprId active);
  bool isOfEvents(ExprId condition) const;

  Work& w_;
  symbolic::Pool& p_;
  std::function<ExprId(ExprId)> literal_;
  std::function<bool(ExprId)> isContinuous_;
  int budget_ = 0;  // operations of Booleans that are still taken apart
};

}  // namespace armature::lower
