#include "engine/facade/result_expression.h"

#include <cctype>
#include <string>
#include <utility>

namespace armature {

namespace {

constexpr size_t kMostBytes = 20000;   // [byte]
constexpr uint32_t kMostLevels = 200;  // of operations

bool isLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

// `final` is a keyword of Modelica, so no name of a function: as a quoted identifier it is one for the parser.
std::string withFinalAsName(std::string_view text) {
  static constexpr std::string_view kWord = "final";
  std::string out;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote) {
      out += c;
      if (c == '\\' && i + 1 < text.size()) out += text[++i];
      if (c == quote) quote = 0;
      continue;
    }
    if (c == '\'' || c == '"') quote = c;
    const bool isWord = text.substr(i, kWord.size()) == kWord && (i == 0 || !isLetter(text[i - 1])) &&
                        (i + kWord.size() == text.size() || !isLetter(text[i + kWord.size()]));
    if (isWord) {
      out.append("'final'");
      i += kWord.size() - 1;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

Result<syntax::ExprPtr> parseResultExpression(syntax::Parsing& parsing, std::string_view text, const Phrase& tooLong,
                                              const Phrase& tooDeep) {
  if (text.size() > kMostBytes) return failure("M001", tooLong);
  const syntax::ExprPtr tree =
      parseExpression(parsing.context, parsing.sources.add("expression", withFinalAsName(text)));
  for (const Diagnostic& d : parsing.diagnostics.all())
    if (d.severity == Severity::error) return failure(d.code, d.message);
  if (!tree) return failure("P001", phrase("there is no expression"));
  if (tree->height > kMostLevels) return failure("M001", tooDeep);
  return tree;
}

ResultOperator resultOperator(syntax::Operator op) {
  using From = syntax::Operator;
  using To = ResultOperator;
  static constexpr std::pair<From, To> kOperators[] = {
      {From::plus, To::plus},        {From::negate, To::negate},
      {From::logicalNot, To::isNot}, {From::add, To::add},
      {From::sub, To::sub},          {From::mul, To::mul},
      {From::div, To::div},          {From::pow, To::pow},
      {From::less, To::less},        {From::lessEqual, To::lessEqual},
      {From::greater, To::greater},  {From::greaterEqual, To::greaterEqual},
      {From::equal, To::equal},      {From::notEqual, To::notEqual},
      {From::logicalAnd, To::both},  {From::logicalOr, To::either}};
  for (const auto& [from, to] : kOperators)
    if (from == op) return to;
  return To::none;
}

}  // namespace armature
