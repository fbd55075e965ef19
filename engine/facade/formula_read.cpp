// Text to formula: the parser's tree, looked at for what has a value at each instant.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "engine/facade/formula.h"
#include "engine/facade/result_expression.h"
#include "engine/facade/variable_names.h"

namespace armature {

using syntax::ExprKind;
using syntax::ExprPtr;

namespace {

struct NumberEntry {
  std::string_view name;
  uint32_t count;
  NumberFunction function;
};
double signOf(double a) {
  return a > 0 ? 1 : a < 0 ? -1 : 0;
}
// Modelica specification 3.6, section 3.7.1: div, mod and rem.
constexpr NumberEntry kNumberFunctions[] = {
    {"abs", 1, [](double a, double) { return std::abs(a); }},
    {"sign", 1, [](double a, double) { return signOf(a); }},
    {"sqrt", 1, [](double a, double) { return std::sqrt(a); }},
    {"sin", 1, [](double a, double) { return std::sin(a); }},
    {"cos", 1, [](double a, double) { return std::cos(a); }},
    {"tan", 1, [](double a, double) { return std::tan(a); }},
    {"asin", 1, [](double a, double) { return std::asin(a); }},
    {"acos", 1, [](double a, double) { return std::acos(a); }},
    {"atan", 1, [](double a, double) { return std::atan(a); }},
    {"atan2", 2, [](double a, double b) { return std::atan2(a, b); }},
    {"sinh", 1, [](double a, double) { return std::sinh(a); }},
    {"cosh", 1, [](double a, double) { return std::cosh(a); }},
    {"tanh", 1, [](double a, double) { return std::tanh(a); }},
    {"exp", 1, [](double a, double) { return std::exp(a); }},
    {"log", 1, [](double a, double) { return std::log(a); }},
    {"log10", 1, [](double a, double) { return std::log10(a); }},
    {"floor", 1, [](double a, double) { return std::floor(a); }},
    {"ceil", 1, [](double a, double) { return std::ceil(a); }},
    {"mod", 2, [](double a, double b) { return a - std::floor(a / b) * b; }},
    {"rem", 2, [](double a, double b) { return std::fmod(a, b); }},
    {"max", 2, [](double a, double b) { return std::isnan(a) || std::isnan(b) ? std::nan("") : std::max(a, b); }},
    {"min", 2, [](double a, double b) { return std::isnan(a) || std::isnan(b) ? std::nan("") : std::min(a, b); }}};

}  // namespace

NumberFunction numberFunction(std::string_view name, uint32_t count) {
  for (const NumberEntry& entry : kNumberFunctions)
    if (entry.name == name && entry.count == count) return entry.function;
  return nullptr;
}

class FormulaReader {
 public:
  FormulaReader(const NameTable& names, std::vector<Formula::Node>& nodes) : names_(names), nodes_(nodes) {}

  uint32_t read(ExprPtr e) {
    if (!e) return refuse(phrase("an argument is missing"));
    switch (e->kind) {
      case ExprKind::integer:
      case ExprKind::real:
        return addNumber(e->number);
      case ExprKind::boolean:
        return add({.kind = Kind::number, .number = e->number, .name = {}, .isTruth = true});
      case ExprKind::reference:
        return readName(variableText(*e->reference, names_));
      case ExprKind::call:
        return readCall(e);
      case ExprKind::unary:
        return addNode(Kind::unary, operatorOf(e->op), {read(e->a)});
      case ExprKind::binary:
        return readBinary(e);
      case ExprKind::ifThenElse:
        return readChoice(e, 0);
      default:
        return refuse(phrase("only numbers, variables, operations and functions of them can be drawn over time"));
    }
  }
  const std::optional<Diagnostic>& problem() const { return problem_; }

 private:
  using Kind = Formula::Kind;
  using Operator = Formula::Operator;

  uint32_t add(Formula::Node node) {
    nodes_.push_back(std::move(node));
    return static_cast<uint32_t>(nodes_.size() - 1);
  }
  uint32_t addNumber(double number) { return add({.kind = Kind::number, .number = number, .name = {}}); }
  uint32_t addNode(Kind kind, Operator op, const std::vector<uint32_t>& operands, std::string name = {}) {
    Formula::Node node{.kind = kind, .op = op, .name = std::move(name)};
    node.count = static_cast<uint32_t>(operands.size());
    if (node.count > 0) node.a = operands[0];
    if (node.count > 1) node.b = operands[1];
    if (node.count > 2) node.c = operands[2];
    return add(std::move(node));
  }
  uint32_t refuse(const Phrase& text) {
    if (!problem_) problem_ = failure("M001", text);
    return add({});
  }

  uint32_t readName(const std::string& name) {
    if (name == "time") return add({.kind = Kind::time, .name = {}});
    if (name == "pi") return addNumber(std::numbers::pi);
    return add({.kind = Kind::variable, .name = name});
  }

  uint32_t readCall(ExprPtr e) {
    const std::string name = e->reference ? variableText(*e->reference, names_) : std::string();
    if (!e->named.empty() || !e->iterators.empty()) return refuse(phrase("functions have no named arguments here"));
    const size_t count = e->args.size();
    if (std::any_of(e->args.begin(), e->args.end(), [](ExprPtr argument) { return !argument; }))
      return refuse(phrase("an argument of %1 is missing", name));
    static constexpr std::pair<std::string_view, Kind> kOfOne[] = {
        {"der", Kind::derivative}, {"integral", Kind::integral}, {"mean", Kind::wholeMean}, {"rms", Kind::wholeRms},
        {"max", Kind::wholeMax},   {"min", Kind::wholeMin},      {"'final'", Kind::final}};
    if (count == 1)
      for (const auto& [function, kind] : kOfOne)
        if (function == name) return addNode(kind, Operator::none, {read(e->args[0])}, derivativeName(e));
    static constexpr std::pair<std::string_view, Kind> kWithNumber[] = {
        {"mean", Kind::windowMean}, {"rms", Kind::windowRms}, {"at", Kind::at}};
    if (count == 2)
      for (const auto& [function, kind] : kWithNumber)
        if (function == name) return readWithNumber(e, kind, name);
    if (numberFunction(name, static_cast<uint32_t>(count))) {
      std::vector<uint32_t> operands;
      for (ExprPtr argument : e->args) operands.push_back(read(argument));
      return addNode(Kind::function, Operator::none, operands, name);
    }
    return refuse(refusalOf(name, count));
  }

  // Results may hold a derivative as a variable, which is better than one that is found from its values.
  std::string derivativeName(ExprPtr e) const { return variableName(e, names_); }

  static Phrase refusalOf(const std::string& name, size_t count) {
    const bool isKnown = numberFunction(name, 1) || numberFunction(name, 2) || name == "der" || name == "integral" ||
                         name == "mean" || name == "rms" || name == "at" || name == "'final'";
    if (isKnown)
      return phrase("%1 does not take %2 arguments", name == "'final'" ? std::string("final") : name,
                    std::to_string(count));
    return phrase(
        "there is no function %1: der, integral, mean, rms, max, min, at, final, abs, sqrt, sin, exp and the "
        "like can be used",
        name);
  }

  uint32_t readWithNumber(ExprPtr e, Kind kind, const std::string& name) {
    const uint32_t operand = read(e->args[0]);
    ExprPtr second = e->args[1];
    double sign = 1;
    if (second->kind == ExprKind::unary && second->op == syntax::Operator::negate) second = second->a, sign = -1;
    if (second->kind != ExprKind::integer && second->kind != ExprKind::real)
      return refuse(kind == Kind::at
                        ? phrase("at takes a value and a time: at(mass1.v, 0.5)")
                        : phrase("%1 takes a length of time as its second argument: %2(x, 0.02)", name, name));
    const uint32_t node = addNode(kind, Operator::none, {operand});
    nodes_[node].number = sign * second->number;
    if (kind != Kind::at && !(nodes_[node].number > 0))
      return refuse(phrase("the time that %1 looks back has to be longer than nothing", name));
    return node;
  }

  // Values are scalars: operations element by element are those of numbers.
  static Operator operatorOf(syntax::Operator op) {
    switch (op) {
      case syntax::Operator::elementAdd:
        return Operator::add;
      case syntax::Operator::elementSub:
        return Operator::sub;
      case syntax::Operator::elementMul:
        return Operator::mul;
      case syntax::Operator::elementDiv:
        return Operator::div;
      case syntax::Operator::elementPow:
        return Operator::pow;
      default:
        return resultOperator(op);
    }
  }

  uint32_t readBinary(ExprPtr e) {
    const uint32_t a = read(e->a), b = read(e->b);
    return addNode(Kind::binary, operatorOf(e->op), {a, b});
  }

  // args = condition, value, condition, value, …, else value
  uint32_t readChoice(ExprPtr e, size_t from) {
    if (from + 2 >= e->args.size()) return read(e->args.back());
    const uint32_t condition = read(e->args[from]), value = read(e->args[from + 1]);
    const uint32_t otherwise = readChoice(e, from + 2);
    return addNode(Kind::choice, Operator::none, {condition, value, otherwise});
  }

  const NameTable& names_;
  std::vector<Formula::Node>& nodes_;
  std::optional<Diagnostic> problem_;
};

Result<Formula> Formula::read(std::string_view text) {
  syntax::Parsing parsing;
  const Result<syntax::ExprPtr> tree =
      parseResultExpression(parsing, text, phrase("the expression is longer than any that could be drawn"),
                            phrase("the expression is nested too deeply to be drawn"));
  if (!tree) return tree.reason();
  Formula made;
  made.text_ = text;
  FormulaReader reader(parsing.names, made.nodes_);
  reader.read(*tree);
  if (reader.problem()) return *reader.problem();
  return made;
}

std::vector<std::string> Formula::variables() const {
  std::vector<std::string> found;
  for (const Node& node : nodes_)
    if (node.kind == Kind::variable && std::find(found.begin(), found.end(), node.name) == found.end())
      found.push_back(node.name);
  return found;
}

bool Formula::looksAtWhole() const {
  return std::any_of(nodes_.begin(), nodes_.end(),
                     [](const Node& node) { return node.kind >= Kind::wholeMean && node.kind <= Kind::final; });
}

}  // namespace armature
