// Expressions as text in Modelica's notation, for dumps and messages.
#include <charconv>

#include "engine/symbolic/transform.h"

namespace armature::symbolic {

namespace {

std::string numberText(const Node& n) {
  if (n.type == Type::boolean) return n.number != 0 ? "true" : "false";
  char buffer[32];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, n.number).ptr;
  return std::string(buffer, end);
}

const char* infix(Op op) {
  switch (op) {
    case Op::add:
    case Op::concat:
      return " + ";
    case Op::sub:
      return " - ";
    case Op::mul:
      return "*";
    case Op::div:
      return "/";
    case Op::pow:
      return "^";
    case Op::less:
      return " < ";
    case Op::lessEqual:
      return " <= ";
    case Op::greater:
      return " > ";
    case Op::greaterEqual:
      return " >= ";
    case Op::equal:
      return " == ";
    case Op::notEqual:
      return " <> ";
    case Op::logicalAnd:
      return " and ";
    case Op::logicalOr:
      return " or ";
    default:
      return nullptr;
  }
}

// How tightly an operation binds; arguments that bind less are put in parentheses.
int strength(Op op) {
  switch (op) {
    case Op::select:
      return 0;
    case Op::logicalOr:
      return 1;
    case Op::logicalAnd:
      return 2;
    case Op::logicalNot:
      return 3;
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::equal:
    case Op::notEqual:
      return 4;
    case Op::add:
    case Op::sub:
    case Op::concat:
    case Op::neg:
      return 5;
    case Op::mul:
    case Op::div:
      return 6;
    case Op::pow:
      return 7;
    default:
      return 9;
  }
}

const char* functionName(Op op) {
  static constexpr const char* kNames[] = {"constant", "text",         "variable", "time",     "pre",
                                           "edge",     "initial",      "terminal", "sample",   "neg",
                                           "not",      "abs",          "sign",     "sqrt",     "sin",
                                           "cos",      "tan",          "asin",     "acos",     "atan",
                                           "sinh",     "cosh",         "tanh",     "exp",      "log",
                                           "log10",    "floor",        "ceil",     "noEvent",  "real",
                                           "add",      "sub",          "mul",      "div",      "pow",
                                           "atan2",    "min",          "max",      "less",     "lessEqual",
                                           "greater",  "greaterEqual", "equal",    "notEqual", "and",
                                           "or",       "mod",          "rem",      "div",      "smooth",
                                           "homotopy", "concat",       "select",   "delay",    "spatialDistribution",
                                           "lookup",   "call",         "pack",     "String",   "clocked"};
  return kNames[static_cast<size_t>(op)];
}

const char* clockOpName(ClockOp op) {
  static constexpr const char* kNames[] = {"previous",    "sample",     "hold",    "subSample", "superSample",
                                           "shiftSample", "backSample", "noClock", "interval",  "firstTick"};
  return op < ClockOp::inferredClock ? kNames[static_cast<size_t>(op)] : "Clock";
}

struct Printer {
  const Pool& pool;
  const std::function<std::string(VarId)>& nameOf;
  const std::function<std::string(uint32_t)>& functionOf;
  size_t budget = 4000;  // a message or dump line needs no more characters
  size_t nodes = 0;      // printed so far: a graph with shared nodes has a tree of any size

  std::string print(ExprId id, int depth) {
    constexpr size_t kNodeBudget = 1000;
    if (depth > 60 || ++nodes > kNodeBudget) return "…";
    const Node& n = pool.node(id);
    switch (n.op) {
      case Op::constant:
        return numberText(n);
      case Op::text:
        return "\"" + std::string(pool.textOf(id)) + "\"";
      case Op::variable:
        return nameOf(VarId(n.payload));
      case Op::pre:
      case Op::edge:
        return std::string(functionName(n.op)) + "(" + nameOf(VarId(n.payload)) + ")";
      case Op::time:
        return "time";
      case Op::neg:
        return "-" + inner(id, 0, 6, depth);
      case Op::logicalNot:
        return "not " + inner(id, 0, 4, depth);
      case Op::toReal:
        return print(pool.arg(id, 0), depth + 1);
      case Op::select:
        return "if " + inner(id, 0, 1, depth) + " then " + inner(id, 1, 1, depth) + " else " + inner(id, 2, 0, depth);
      default:
        break;
    }
    if (const char* sign = infix(n.op)) {
      const int s = strength(n.op);
      return inner(id, 0, s, depth) + sign + inner(id, 1, s + 1, depth);
    }
    return function(id, depth);
  }

  std::string inner(ExprId id, size_t k, int least, int depth) {
    const ExprId a = pool.arg(id, k);
    const std::string text = print(a, depth + 1);
    const bool isNegative = pool.op(a) == Op::constant && text.starts_with('-');
    return strength(pool.op(a)) < least || isNegative ? "(" + text + ")" : text;
  }

  std::string function(ExprId id, int depth) {
    const Node& n = pool.node(id);
    const bool isClocked = n.op == Op::clocked;
    std::string text = n.op == Op::call && functionOf ? functionOf(n.payload)
                       : isClocked                    ? clockOpName(pool.clockOpOf(id))
                                                      : functionName(n.op);
    if (n.op == Op::call && !functionOf)
      text += "#" + std::to_string(n.payload) + "." + std::to_string(n.outputIndex + 1);
    text += "(";
    std::span<const ExprId> args = n.op == Op::call ? pool.callArgs(id) : pool.args(id);
    if (isClocked && pool.clockOpOf(id) >= ClockOp::inferredClock) args = args.first(args.size() - 1);
    for (size_t k = 0; k < args.size(); ++k) {
      if (text.size() > budget) return text + "…)";
      if (k > 0) text += ", ";
      text += print(args[k], depth + 1);
    }
    return text + ")";
  }
};

}  // namespace

std::string toText(const Pool& pool, ExprId id, const std::function<std::string(VarId)>& nameOf,
                   const std::function<std::string(uint32_t)>& functionOf) {
  if (!id) return "?";
  Printer printer{pool, nameOf, functionOf};
  return printer.print(id, 0);
}

}  // namespace armature::symbolic
