// An expression over the variables of a run that has a value at each of its instants: "inertia1.w*torque.tau",
// "der(spring1.f)", "integral(supply.p.i)". The syntax is that of Modelica's expressions. Its unit follows from those
// of the variables; FormulaRun (formula_run.h) has its values. Small, copied freely, without any table of the session.
//
// Functions besides those of mathematics: der(x) and integral(x) over time, mean(x), rms(x), max(x), min(x) of the
// whole run, mean(x, T) and rms(x, T) of the last T seconds, max(x, y) and min(x, y) of two values, at(x, t) and
// final(x). `time` is the time, `pi` the number.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/facade/result_operator.h"
#include "engine/results/store.h"

namespace armature {

class Formula {
 public:
  // Reads a text. Failure P… where it is no expression, M001 where it is one that has no value at an instant (strings,
  // arrays, an unknown function). Linear in the length of the text.
  [[nodiscard]] static Result<Formula> read(std::string_view text);

  const std::string& text() const { return text_; }
  // Full names of the variables that it reads, once each, in the order of the text.
  std::vector<std::string> variables() const;
  // Whether it takes a number from the whole of a run, which is known at its end.
  bool looksAtWhole() const;

  // What it is in a run with these columns: a column of that name with type and unit, whose source is for the caller to
  // set. Failure M010: no such variable, M011: it is a text, M002: numbers and truths are mixed up, M020: units that do
  // not fit.
  [[nodiscard]] Result<results::Column> columnIn(const results::Store& store) const;

  enum class Kind : uint8_t {
    number,
    time,
    variable,
    unary,
    binary,
    choice,    // if c then a else b
    function,  // of one or two values, without memory
    derivative,
    integral,
    windowMean,
    windowRms,
    wholeMean,
    wholeRms,
    wholeMax,
    wholeMin,
    at,
    final
  };
  using Operator = ResultOperator;
  struct Node {
    Kind kind = Kind::number;
    Operator op = Operator::none;
    double number = 0;             // of a number; length of a window, or instant of `at` [s]
    std::string name;              // of a variable or a function
    uint32_t a = 0, b = 0, c = 0;  // operands, which stand before their node; each has one user
    uint32_t count = 0;            // of operands
    bool isTruth = false;          // of a literal
  };
  // Operands before their nodes, the whole last.
  const std::vector<Node>& nodes() const { return nodes_; }

 private:
  friend class FormulaReader;
  std::string text_;
  std::vector<Node> nodes_;
};

// The functions of numbers that a formula may use, by name; null for another. `count`: of arguments.
using NumberFunction = double (*)(double a, double b);
NumberFunction numberFunction(std::string_view name, uint32_t count);

// The factor and the offset that bring a variable's values into the coherent unit that a formula computes in.
struct CoherentScale {
  double factor = 1, offset = 0;
};
CoherentScale coherentScale(const results::Column& column);

}  // namespace armature
