// Text to measure: the parser's tree, looked at for what can be measured.
#include <algorithm>
#include <optional>

#include "engine/facade/measure.h"
#include "engine/facade/result_expression.h"
#include "engine/facade/variable_names.h"

namespace armature {

using syntax::ExprKind;
using syntax::ExprPtr;

class MeasureReader {
 public:
  MeasureReader(const NameTable& names, std::vector<Measure::Node>& nodes) : names_(names), nodes_(nodes) {}

  enum class Type { number, truth, either };  // a variable may be a number or a truth
  // The index of an expression's node.
  uint32_t read(ExprPtr e, Type& type) {
    switch (e->kind) {
      case ExprKind::integer:
      case ExprKind::real:
        type = Type::number;
        return add({.kind = Measure::Kind::number, .number = e->number, .variable = {}});
      case ExprKind::boolean:
        type = Type::truth;
        return add({.kind = Measure::Kind::number, .number = e->number, .variable = {}});
      case ExprKind::reference:
        type = Type::either;
        return add({.kind = Measure::Kind::variable, .variable = nameOf(e)});
      case ExprKind::call:
        return readCall(e, type);
      case ExprKind::unary:
        return readUnary(e, type);
      case ExprKind::binary:
        return readBinary(e, type);
      default:
        return refuse(
            phrase("only numbers, comparisons, and, or, not and the functions at, final, max, min, mean, rms and abs "
                   "can be measured"));
    }
  }
  const std::optional<Diagnostic>& problem() const { return problem_; }

 private:
  using Operator = Measure::Operator;

  uint32_t add(Measure::Node node) {
    nodes_.push_back(std::move(node));
    return static_cast<uint32_t>(nodes_.size() - 1);
  }
  uint32_t refuse(const Phrase& text, const char* code = "M001") {
    if (!problem_) problem_ = failure(code, text);
    return add({});
  }

  std::string nameOf(ExprPtr e) {
    std::string name = variableName(e, names_);
    if (name.empty()) refuse(phrase("a variable's name is expected inside at, final, max, min, mean and rms"));
    return name;
  }

  uint32_t readCall(ExprPtr e, Type& type) {
    static constexpr std::pair<std::string_view, Measure::Kind> kFunctions[] = {
        {"at", Measure::Kind::at},   {"'final'", Measure::Kind::final}, {"max", Measure::Kind::max},
        {"min", Measure::Kind::min}, {"mean", Measure::Kind::mean},     {"rms", Measure::Kind::rms}};
    const std::string name = e->reference ? variableText(*e->reference, names_) : std::string();
    if (!e->named.empty() || !e->iterators.empty()) return refuse(phrase("functions have no named arguments here"));
    if (std::any_of(e->args.begin(), e->args.end(), [](ExprPtr argument) { return !argument; }))
      return refuse(phrase("an argument of %1 is missing", name));
    if (name == "abs") {
      if (e->args.size() != 1) return refuse(phrase("abs takes one argument"));
      const uint32_t a = readNumber(e->args[0]);
      type = Type::number;
      return add({.kind = Measure::Kind::abs, .variable = {}, .a = a});
    }
    for (const auto& [function, kind] : kFunctions) {
      if (function != name) continue;
      const size_t wanted = kind == Measure::Kind::at ? 2 : 1;
      if (e->args.size() != wanted)
        return refuse(wanted == 2 ? phrase("at takes a variable and a time: at(mass1.v, 0.5)")
                                  : phrase("%1 takes one variable: %2(mass1.v)", name, name));
      const uint32_t time = wanted == 2 ? readNumber(e->args[1]) : 0;
      type = Type::either;
      return add({.kind = kind, .variable = nameOf(e->args[0]), .a = time});
    }
    return refuse(phrase("there is no function %1: at, final, max, min, mean, rms and abs can be used", name));
  }

  uint32_t readNumber(ExprPtr e) {
    Type type = Type::number;
    const uint32_t node = read(e, type);
    return type == Type::truth ? refuse(phrase("a number is expected, not a condition"), "M002") : node;
  }
  uint32_t readTruth(ExprPtr e) {
    Type type = Type::truth;
    const uint32_t node = read(e, type);
    return type == Type::number ? refuse(phrase("a condition is expected beside and, or, not; not a number"), "M002")
                                : node;
  }

  uint32_t readUnary(ExprPtr e, Type& type) {
    const bool isNot = e->op == syntax::Operator::logicalNot;
    type = isNot ? Type::truth : Type::number;
    const uint32_t a = isNot ? readTruth(e->a) : readNumber(e->a);
    return add({.kind = Measure::Kind::unary, .op = resultOperator(e->op), .variable = {}, .a = a});
  }

  uint32_t readBinary(ExprPtr e, Type& type) {
    const Operator op = resultOperator(e->op);
    if (op == Operator::none) return refuse(phrase("operations on arrays cannot be measured"));
    const bool isLogic = op == Operator::both || op == Operator::either;
    const bool isComparison = op >= Operator::less && op <= Operator::notEqual;
    type = isLogic || isComparison ? Type::truth : Type::number;
    uint32_t a = 0, b = 0;
    if (op == Operator::equal || op == Operator::notEqual) {
      Type left = Type::number, right = Type::number;
      a = read(e->a, left), b = read(e->b, right);
      if ((left == Type::truth && right == Type::number) || (left == Type::number && right == Type::truth))
        refuse(phrase("a condition and a number are never equal"), "M002");
    } else {
      a = isLogic ? readTruth(e->a) : readNumber(e->a);
      b = isLogic ? readTruth(e->b) : readNumber(e->b);
    }
    return add({.kind = Measure::Kind::binary, .op = op, .variable = {}, .a = a, .b = b});
  }

  const NameTable& names_;
  std::vector<Measure::Node>& nodes_;
  std::optional<Diagnostic> problem_;
};

Result<Measure> Measure::read(std::string_view text) {
  syntax::Parsing parsing;
  const Result<syntax::ExprPtr> tree =
      parseResultExpression(parsing, text, phrase("the expression is longer than any that could be measured"),
                            phrase("the expression is nested too deeply to be measured"));
  if (!tree) return tree.reason();
  Measure made;
  made.text_ = text;
  MeasureReader reader(parsing.names, made.nodes_);
  MeasureReader::Type type = MeasureReader::Type::number;
  reader.read(*tree, type);
  if (reader.problem()) return *reader.problem();
  return made;
}

bool Measure::isCondition() const {
  const Node& whole = nodes_.back();
  if (whole.kind == Kind::binary) return whole.op >= Operator::less;
  return whole.kind == Kind::unary && whole.op == Operator::isNot;
}

std::vector<std::string> Measure::variables() const {
  std::vector<std::string> found;
  for (const Node& node : nodes_)
    if (!node.variable.empty() && std::find(found.begin(), found.end(), node.variable) == found.end())
      found.push_back(node.variable);
  return found;
}

}  // namespace armature
