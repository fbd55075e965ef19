// What an answer is worth: it is compared with a run of the lesson's diagram, item by item. Pure functions; nothing in
// a lesson's file says what is right.
#pragma once
#include <vector>

#include "app/lessons/lesson.h"
#include "engine/results/store.h"

namespace armature::app {

// What a student has said to a task; which members count is told by the task's kind.
struct Answer {
  std::vector<std::optional<int>> signs;  // sign, arrow: −1, 0, +1 by item
  std::vector<int> chosen;                // choose: items, in rising order
  std::vector<int> order;                 // order: items, the smallest value first
  std::optional<double> number;           // number: in the task's unit; in the model's where it has none
  std::vector<double> curve;              // sketch: heights at equal instants from start to end; the scale is free
  bool isRepaired = false;                // repair: the check has no error and the run has come to its end
  // Whether all has been said that the task asks for.
  bool isComplete(const Task& task) const;
  bool operator==(const Answer&) const = default;
};

struct ItemMark {
  int item = 0;  // position in the task's items; of a sketch the position of the point
  bool isRight = false;
  double expected = 0;  // sign: −1, 0, +1; choose: 1 where it holds; order: rank; number: the value; sketch: the height
  double value = 0;     // what the run says, in the model's unit (number: the task's); of a choice 1 or 0
  double at = 0;        // [s] the instant that this was read at
};

struct Marking {
  std::vector<ItemMark> items;
  double scale =
      0;  // sketch: what a height of 1 was taken for [unit of the variable]; 0: nothing drawn, or all is zero
  bool isRight() const;
  // The first item that differs (of a sketch the first instant); null where all is right.
  const ItemMark* firstDifference() const;
};

// Of a sketch: the variable's curve from the first to the last instant that is marked, as (share of the way, value);
// all rows of the run, or of a longer one the extremes of short pieces. Empty where the run has no such variable.
std::vector<std::pair<double, double>> runCurve(const Task& task, const Marking& marking, const results::Store& store);

// −1, 0 or +1: what is below a thousandth of the largest magnitude in the run (or below 1e-9) is zero.
int signOf(double value, double magnitude);

// Marks an answer that is complete; missing things count as wrong. `stepAt`: the step's instant [s], none = the end of
// the run. Failure M010 … M013: the run cannot answer the question; M014: it has too
// many points for that; F010, F011: the task's unit does not fit.
[[nodiscard]] Result<Marking> mark(const Task& task, const Answer& answer, std::optional<double> stepAt,
                                   const results::Store& store);
// The answer that a run says is right; what a test and "show me" give. Failure as above.
[[nodiscard]] Result<Answer> rightAnswer(const Task& task, std::optional<double> stepAt, const results::Store& store);

// Whether a fact holds; `value` is set to what the run says (1 or 0 for a relation). Failure as above.
[[nodiscard]] Result<bool> holds(const Fact& fact, const results::Store& store, double* value = nullptr);

}  // namespace armature::app
