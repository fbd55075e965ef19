// An expression over the results of one run: a number ("max(mass1.v) - final(mass1.v)") or a condition
// ("at(spring1.f, 1) < 0 and final(gear.w) > 2"). The syntax is that of Modelica's expressions; a variable stands in a
// function that says when it is read: at(v, t), final(v), max(v), min(v), mean(v), rms(v). Parameters and constants of
// the model may stand alone. Small, copied freely, without any table of the session.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/facade/result_operator.h"
#include "engine/results/store.h"

namespace armature {

class Measure {
 public:
  // Reads a text. Failure P… where it is no expression, M001 where it is one that cannot be measured (strings, arrays,
  // another function), M002 where numbers and conditions are mixed up. Linear in the length of the text.
  [[nodiscard]] static Result<Measure> read(std::string_view text);

  const std::string& text() const { return text_; }
  // Whether the value is a truth (1 or 0).
  bool isCondition() const;
  // Full names of the variables that it reads, once each, in the order of the text.
  std::vector<std::string> variables() const;

  // The value in a finished run; a condition is 1 or 0. `==` and `<>` allow for the accuracy of a run: a millionth of
  // the larger side, and a thousand-millionth of the largest value that the variables of both sides have in the run.
  // `instant`: an instant of the run that shows where the value comes from [s]: the time of the first at, the time at
  // which the first max or min is reached; else the end of the run.
  // Failure M010: no such variable, M011: it has no number, M012: a time outside of the run, M013: no number comes out.
  // Reads each row of each of variables() once.
  [[nodiscard]] Result<double> of(const results::Store& store, double* instant = nullptr) const;

 private:
  enum class Kind : uint8_t { number, variable, at, final, max, min, mean, rms, abs, unary, binary };
  using Operator = ResultOperator;
  struct Node {
    Kind kind = Kind::number;
    Operator op = Operator::none;
    double number = 0;
    std::string variable;
    uint32_t a = 0, b = 0;  // operands, which stand before their node; b of `at` is its time
  };
  // A value, and the largest magnitude of the variables behind it, in whose light zero is judged.
  struct Value {
    double number = 0, scale = 0;
  };
  friend class MeasureReader;
  friend class MeasureRun;

  std::string text_;
  std::vector<Node> nodes_;  // operands before their nodes, the whole last
};

// What at, max, mean and the others give of one column.
struct ColumnFigures {
  double smallest = 0, largest = 0, mean = 0,
         rms = 0;                        // over the time of the run, values between rows by straight lines
  double magnitude = 0;                  // the larger of |smallest| and |largest|
  double smallestAt = 0, largestAt = 0;  // when they are reached for the first time [s]
};
// Not a number throughout where the store has no rows or holds what is none. Linear in the number of rows.
ColumnFigures figuresOf(const results::Store& store, const results::Column& column);

}  // namespace armature
