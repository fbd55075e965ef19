#include <array>
#include <charconv>
#include <cmath>

#include "engine/syntax/lexer.h"
#include "engine/syntax/printer.h"
#include "engine/syntax/printer_state.h"

namespace armature::syntax {

namespace {

struct Spelling {
  const char* text;
  int level;
};

Spelling spelling(Operator op) {
  switch (op) {
    case Operator::add:
      return {" + ", Printer::kSum};
    case Operator::sub:
      return {" - ", Printer::kSum};
    case Operator::elementAdd:
      return {" .+ ", Printer::kSum};
    case Operator::elementSub:
      return {" .- ", Printer::kSum};
    case Operator::mul:
      return {"*", Printer::kProduct};
    case Operator::div:
      return {"/", Printer::kProduct};
    case Operator::elementMul:
      return {" .* ", Printer::kProduct};
    case Operator::elementDiv:
      return {" ./ ", Printer::kProduct};
    case Operator::pow:
      return {"^", Printer::kPower};
    case Operator::elementPow:
      return {" .^ ", Printer::kPower};
    case Operator::less:
      return {" < ", Printer::kRelation};
    case Operator::lessEqual:
      return {" <= ", Printer::kRelation};
    case Operator::greater:
      return {" > ", Printer::kRelation};
    case Operator::greaterEqual:
      return {" >= ", Printer::kRelation};
    case Operator::equal:
      return {" == ", Printer::kRelation};
    case Operator::notEqual:
      return {" <> ", Printer::kRelation};
    case Operator::logicalAnd:
      return {" and ", Printer::kAnd};
    case Operator::logicalOr:
      return {" or ", Printer::kOr};
    case Operator::logicalNot:
      return {"not ", Printer::kNot};
    case Operator::negate:
      return {"-", Printer::kSum};
    case Operator::plus:
      return {"+", Printer::kSum};
    case Operator::none:
      break;
  }
  return {"", Printer::kPrimary};
}

int levelOf(const Expression& node) {
  switch (node.kind) {
    case ExprKind::ifThenElse:
      return Printer::kAny;
    case ExprKind::range:
      return Printer::kSimple;
    case ExprKind::unary:
    case ExprKind::binary:
      return spelling(node.op).level;
    default:
      return Printer::kPrimary;
  }
}

}  // namespace

std::string numberText(double value) {
  std::array<char, 32> buffer;
  constexpr double kPlain = 1e15;  // whole numbers below are written without an exponent
  const bool isPlain = value == std::floor(value) && std::abs(value) < kPlain;
  char* const last = buffer.data() + buffer.size();
  const auto [end, error] = isPlain ? std::to_chars(buffer.data(), last, value, std::chars_format::fixed)
                                    : std::to_chars(buffer.data(), last, value);
  (void)error;  // 32 bytes hold the shortest text of every double
  return std::string(buffer.data(), end);
}

std::string stringLiteral(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

bool isIdentifier(std::string_view text) {
  if (text.empty()) return false;
  if (text.front() == '\'') {
    if (text.size() < 3 || text.back() != '\'') return false;
    for (size_t i = 1; i + 1 < text.size(); ++i) {
      if (text[i] == '\'' || text[i] == '\n') return false;
      if (text[i] == '\\' && ++i + 1 >= text.size()) return false;
    }
    return true;
  }
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    if (!isLetter && (i == 0 || c < '0' || c > '9')) return false;
  }
  return !isKeyword(text);
}

void Printer::list(List<ExprPtr> items, const char* separator) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text(separator);
    if (items[i]) expression(items[i]);
  }
}

void Printer::subscripts(List<ExprPtr> items) {
  if (items.empty()) return;
  text("[");
  list(items);
  text("]");
}

void Printer::reference(const Reference& reference) {
  if (reference.leadingDot) text(".");
  for (size_t i = 0; i < reference.parts.size(); ++i) {
    if (i > 0) text(".");
    name(reference.parts[i].name);
    subscripts(reference.parts[i].subscripts);
  }
}

void Printer::iterators(List<Iterator> items) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text(", ");
    name(items[i].name);
    if (!items[i].range) continue;
    text(" in ");
    expression(items[i].range);
  }
}

void Printer::expression(ExprPtr node, int level) {
  const bool needsParentheses = levelOf(*node) < level;
  if (needsParentheses) text("(");
  switch (node->kind) {
    case ExprKind::integer:
      text(numberText(node->number));
      break;
    case ExprKind::real: {
      const std::string number = numberText(node->number);
      text(number);
      if (number.find_first_of(".e") == std::string::npos) text(".0");
      break;
    }
    case ExprKind::string:
      text(stringLiteral(node->text));
      break;
    case ExprKind::boolean:
      text(node->number != 0 ? "true" : "false");
      break;
    case ExprKind::reference:
      reference(*node->reference);
      break;
    case ExprKind::call:
    case ExprKind::partial:
      call(*node);
      break;
    case ExprKind::unary:
      text(spelling(node->op).text);
      expression(node->a, node->op == Operator::logicalNot ? kRelation : kProduct);
      break;
    case ExprKind::binary:
      binary(*node);
      break;
    case ExprKind::ifThenElse:
      for (size_t i = 0; i + 1 < node->args.size(); i += 2) {
        text(i == 0 ? "if " : " elseif ");
        expression(node->args[i]);
        text(" then ");
        expression(node->args[i + 1]);
      }
      text(" else ");
      expression(node->args.back());
      break;
    case ExprKind::array:
      text("{");
      list(node->args);
      if (!node->iterators.empty()) text(" for ");
      iterators(node->iterators);
      text("}");
      break;
    case ExprKind::matrix:
      text("[");
      list(node->args, "; ");
      text("]");
      break;
    case ExprKind::row:
      list(node->args);
      break;
    case ExprKind::range:
      for (size_t i = 0; i < node->args.size(); ++i) {
        if (i > 0) text(":");
        expression(node->args[i], kOr);
      }
      break;
    case ExprKind::tuple:
      text("(");
      list(node->args);
      text(")");
      break;
    case ExprKind::element:
      text("(");
      expression(node->a);
      text(")");
      if (node->named.empty()) {
        text("[");
        list(node->args);
        text("]");
      } else {
        text(".");
        name(node->named[0].name);
      }
      break;
    case ExprKind::colon:
      text(":");
      break;
    case ExprKind::end:
      text("end");
      break;
  }
  if (needsParentheses) text(")");
}

void Printer::binary(const Expression& node) {
  const Spelling op = spelling(node.op);
  const bool isSingle = op.level == kRelation || op.level == kPower;  // neither associates
  expression(node.a, isSingle ? op.level + 1 : op.level);
  text(op.text);
  expression(node.b, op.level + 1);
}

void Printer::call(const Expression& node) {
  if (node.kind == ExprKind::partial) text("function ");
  reference(*node.reference);
  text("(");
  list(node.args);
  if (!node.iterators.empty()) text(" for ");
  iterators(node.iterators);
  for (size_t i = 0; i < node.named.size(); ++i) {
    if (i > 0 || !node.args.empty()) text(", ");
    name(node.named[i].name);
    text(" = ");
    expression(node.named[i].value);
  }
  text(")");
}

std::string toText(const Expression& expression, const NameTable& names) {
  Printer printer(names, nullptr, 0);
  printer.expression(&expression);
  return printer.take();
}

std::string toText(const Reference& reference, const NameTable& names) {
  Printer printer(names, nullptr, 0);
  printer.reference(reference);
  return printer.take();
}

}  // namespace armature::syntax
