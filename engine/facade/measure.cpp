// The value of a measure in a run.
#include "engine/facade/measure.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace armature {

namespace {

constexpr double kRelative = 1e-6;  // [-] what == allows of the larger side
constexpr double kOfScale = 1e-9;   // [-] and of the largest value in the run

std::string shortNumber(double value) {
  std::string text = std::to_string(value);
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace

ColumnFigures figuresOf(const results::Store& store, const results::Column& column) {
  const uint64_t rows = column.isConstant ? 1 : store.rowCount();
  const double none = std::nan("");
  if (rows == 0 || column.type == results::Column::Type::string) return {none, none, none, none, none, none, none};
  const double first = store.value(column, 0), begin = store.rowCount() > 0 ? store.time(0) : 0;
  ColumnFigures figures{first, first, first, std::abs(first), 0, begin, begin};
  double sum = 0, squares = 0, length = 0, before = first, last = begin;
  for (uint64_t row = 0; row < rows; ++row) {
    const double here = store.value(column, row), time = row == 0 ? begin : store.time(row), step = time - last;
    if (std::isnan(here)) return {none, none, none, none, none, none, none};
    if (here < figures.smallest) figures.smallest = here, figures.smallestAt = time;
    if (here > figures.largest) figures.largest = here, figures.largestAt = time;
    sum += step * (before + here) / 2;
    squares += step * (before * before + before * here + here * here) / 3;
    length += step;
    before = here, last = time;
  }
  if (length > 0) figures.mean = sum / length, figures.rms = std::sqrt(squares / length);
  figures.magnitude = std::max(std::abs(figures.smallest), std::abs(figures.largest));
  return figures;
}

class MeasureRun {
 public:
  MeasureRun(const std::vector<Measure::Node>& nodes, const results::Store& store) : nodes_(nodes), store_(store) {}

  Result<double> value(double* instant) {
    std::vector<Value> values;
    std::optional<double> shown;  // by the first that speaks of an instant
    for (const Measure::Node& node : nodes_) {
      values.push_back(valueOf(node, values));
      if (problem_) return *problem_;
      if (!shown) shown = instantOf(node, values);
    }
    const double result = values.back().number;
    if (std::isnan(result))
      return failure("M013", phrase("no number comes out: something is divided by zero, or has no value"));
    const uint64_t rows = store_.rowCount();
    if (instant) *instant = shown ? *shown : rows > 0 ? store_.time(rows - 1) : 0;
    return result;
  }

 private:
  using Value = Measure::Value;
  using Kind = Measure::Kind;
  using Operator = Measure::Operator;

  Value fail(const char* code, const Phrase& text) {
    if (!problem_) problem_ = failure(code, text);
    return {};
  }

  Value valueOf(const Measure::Node& node, const std::vector<Value>& values) {
    switch (node.kind) {
      case Kind::number:
        return {node.number, std::abs(node.number)};
      case Kind::abs:
        return {std::abs(values[node.a].number), values[node.a].scale};
      case Kind::unary:
        if (std::isnan(values[node.a].number)) return values[node.a];
        if (node.op == Operator::isNot) return truth(values[node.a].number == 0);
        return {node.op == Operator::negate ? -values[node.a].number : values[node.a].number, values[node.a].scale};
      case Kind::binary:
        return binary(node.op, values[node.a], values[node.b]);
      default:
        return ofVariable(node, values);
    }
  }

  std::optional<double> instantOf(const Measure::Node& node, const std::vector<Value>& values) {
    if (node.kind == Kind::at) return values[node.a].number;
    if (node.kind != Kind::max && node.kind != Kind::min) return std::nullopt;
    const ColumnFigures& figures = figuresAt(store_.find(node.variable));
    return node.kind == Kind::max ? figures.largestAt : figures.smallestAt;
  }

  const ColumnFigures& figuresAt(int64_t column) {
    const auto known = figures_.find(column);
    if (known != figures_.end()) return known->second;
    return figures_.emplace(column, figuresOf(store_, store_.columns()[static_cast<size_t>(column)])).first->second;
  }

  static Value truth(bool holds) { return {holds ? 1.0 : 0.0, 0}; }

  static Value binary(Operator op, const Value& a, const Value& b) {
    if (std::isnan(a.number) || std::isnan(b.number)) return {std::nan(""), 0};
    const double margin =
        std::max(kRelative * std::max(std::abs(a.number), std::abs(b.number)), kOfScale * std::max(a.scale, b.scale));
    switch (op) {
      case Operator::add:
        return {a.number + b.number, std::max(a.scale, b.scale)};
      case Operator::sub:
        return {a.number - b.number, std::max(a.scale, b.scale)};
      case Operator::mul:
        return {a.number * b.number, a.scale * b.scale};
      case Operator::div:
        return {b.number == 0 ? std::nan("") : a.number / b.number, a.scale / std::abs(b.number)};
      case Operator::pow: {
        const double power = std::pow(a.number, b.number);
        return {power, std::abs(power)};
      }
      case Operator::less:
        return truth(a.number < b.number);
      case Operator::lessEqual:
        return truth(a.number <= b.number + margin);
      case Operator::greater:
        return truth(a.number > b.number);
      case Operator::greaterEqual:
        return truth(a.number >= b.number - margin);
      case Operator::equal:
        return truth(std::abs(a.number - b.number) <= margin);
      case Operator::notEqual:
        return truth(!(std::abs(a.number - b.number) <= margin));
      case Operator::both:
        return truth(a.number != 0 && b.number != 0);
      default:
        return truth(a.number != 0 || b.number != 0);
    }
  }

  Value ofVariable(const Measure::Node& node, const std::vector<Value>& values) {
    const int64_t found = store_.find(node.variable);
    if (found < 0) return fail("M010", phrase("the run has no variable %1", node.variable));
    const results::Column& column = store_.columns()[static_cast<size_t>(found)];
    if (node.kind == Kind::variable && !column.isConstant)
      return fail("M012", phrase("%1 changes in the run: say when, as at(%2, 1) or final(%3)", node.variable,
                                 node.variable, node.variable));
    const ColumnFigures& figures = figuresAt(found);
    if (std::isnan(figures.magnitude)) return fail("M011", phrase("%1 has no number in this run", node.variable));
    switch (node.kind) {
      case Kind::at:
        return atTime(column, values[node.a].number, figures.magnitude);
      case Kind::max:
        return {figures.largest, figures.magnitude};
      case Kind::min:
        return {figures.smallest, figures.magnitude};
      case Kind::mean:
        return {figures.mean, figures.magnitude};
      case Kind::rms:
        return {figures.rms, figures.magnitude};
      default:
        return {store_.value(column, column.isConstant ? 0 : store_.rowCount() - 1), figures.magnitude};
    }
  }

  Value atTime(const results::Column& column, double time, double magnitude) {
    const double from = store_.rowCount() ? store_.time(0) : 0;
    const double to = store_.rowCount() ? store_.time(store_.rowCount() - 1) : 0;
    const double margin = kRelative * std::max(std::abs(from), std::abs(to));
    if (!(time >= from - margin && time <= to + margin))
      return fail("M012", phrase("the run goes from %1 s to %2 s; %3 is asked for at %4 s", shortNumber(from),
                                 shortNumber(to), column.name, shortNumber(time)));
    return {store_.valueAt(column, time), magnitude};
  }

  const std::vector<Measure::Node>& nodes_;
  const results::Store& store_;
  std::unordered_map<int64_t, ColumnFigures> figures_;  // by column: a variable may be read at many places
  std::optional<Diagnostic> problem_;
};

Result<double> Measure::of(const results::Store& store, double* instant) const {
  return MeasureRun(nodes_, store).value(instant);
}

}  // namespace armature
