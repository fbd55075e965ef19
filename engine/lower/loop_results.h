// Integers and Booleans that loops of a model's algorithms give (calls of functions that were made for the loops) and
// that something reads: each is to change at events only, although the relations within the loop make none
// (specification 11.2.3). What results alone show, as the number of passes of an iteration, is left as it is, and so is
// what a when-clause computes at its instants, or what stands in noEvent.
#pragma once
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

class LoopResults {
 public:
  // Looks through the equations as they are before events are taken out of them.
  explicit LoopResults(Work& work);

  // Conditions, with the value that each of them has wherever the result is asked for: the loop may not end otherwise.
  using Guards = std::vector<std::pair<ExprId, bool>>;
  // Those of a node that is such a result, else null.
  const Guards* guardsOf(ExprId e) const {
    const auto at = guards_.find(e.value);
    return at == guards_.end() ? nullptr : &at->second;
  }

 private:
  // What asks for a node: nothing, results alone, or the model.
  enum class Asked : uint8_t { no, shown, read };
  struct Mark {
    Asked asked = Asked::no;
    Guards guards;
  };
  bool isResult(ExprId e) const;
  void findReaders();
  bool isShownAlone(const Equation& e) const;
  void askAll();
  void ask(ExprId e, Asked asked, const Guards& guards);
  void pass(ExprId e, const Mark& mark);

  Work& w_;
  Pool& p_;
  std::vector<uint8_t> readers_;  // per variable: 0, 1 or more equations
  std::vector<Mark> marks_;       // per node
  std::unordered_map<uint32_t, Guards> guards_;
};

}  // namespace armature::lower
