#include "app/canvas/condition.h"

#include <cctype>
#include <cmath>
#include <cstdlib>

namespace armature::app {
namespace {

constexpr int kDepth = 8;

// A value: a number (Booleans too), or the last part of an enumeration literal.
struct Value {
  std::optional<double> number;
  std::string literal;
};

class Reader {
 public:
  Reader(const std::string& text, const ParameterText& parameter, int depth)
      : text_(text), parameter_(parameter), depth_(depth) {}

  // The value of the whole text, or nothing.
  std::optional<Value> whole() {
    auto value = disjunction();
    skip();
    return value && at_ == text_.size() ? value : std::nullopt;
  }

 private:
  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool takeWord(const std::string& word) {
    skip();
    if (text_.compare(at_, word.size(), word) != 0) return false;
    const size_t end = at_ + word.size();
    if (end < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[end])) || text_[end] == '_')) return false;
    at_ = end;
    return true;
  }
  bool takeSign(const std::string& sign) {
    skip();
    if (text_.compare(at_, sign.size(), sign) != 0) return false;
    at_ += sign.size();
    return true;
  }

  // disjunction: conjunction { or conjunction }
  std::optional<Value> disjunction() {
    auto left = conjunction();
    while (left && takeWord("or")) {
      auto right = conjunction();
      if (!right || !left->number || !right->number) return std::nullopt;
      left = Value{(*left->number != 0 || *right->number != 0) ? 1.0 : 0.0, {}};
    }
    return left;
  }
  // conjunction: negation { and negation }
  std::optional<Value> conjunction() {
    auto left = negation();
    while (left && takeWord("and")) {
      auto right = negation();
      if (!right || !left->number || !right->number) return std::nullopt;
      left = Value{(*left->number != 0 && *right->number != 0) ? 1.0 : 0.0, {}};
    }
    return left;
  }
  // negation: [not] relation
  std::optional<Value> negation() {
    if (!takeWord("not")) return relation();
    auto value = relation();
    if (!value || !value->number) return std::nullopt;
    return Value{*value->number == 0 ? 1.0 : 0.0, {}};
  }
  // relation: primary [ (<|<=|>|>=|==|<>) primary ]
  std::optional<Value> relation() {
    auto left = primary();
    if (!left) return std::nullopt;
    for (const std::string sign : {"<=", ">=", "==", "<>", "<", ">"}) {
      if (!takeSign(sign)) continue;
      auto right = primary();
      if (!right) return std::nullopt;
      return compare(*left, sign, *right);
    }
    return left;
  }
  static std::optional<Value> compare(const Value& a, const std::string& sign, const Value& b) {
    const auto truth = [](bool isTrue) { return Value{isTrue ? 1.0 : 0.0, {}}; };
    if (a.number && b.number) {
      const double x = *a.number, y = *b.number;
      return truth(sign == "<="   ? x <= y
                   : sign == ">=" ? x >= y
                   : sign == "==" ? x == y
                   : sign == "<>" ? x != y
                   : sign == "<"  ? x < y
                                  : x > y);
    }
    if (a.number || b.number || (sign != "==" && sign != "<>")) return std::nullopt;
    return truth((a.literal == b.literal) == (sign == "=="));
  }
  // primary: ( disjunction ) | [-] number | true | false | name
  std::optional<Value> primary() {
    if (takeSign("(")) {
      if (++depth_ > kDepth) return std::nullopt;
      auto value = disjunction();
      --depth_;
      return value && takeSign(")") ? value : std::nullopt;
    }
    if (takeWord("true")) return Value{1.0, {}};
    if (takeWord("false")) return Value{0.0, {}};
    if (takeSign("-")) {
      auto value = primary();
      if (!value || !value->number) return std::nullopt;
      return Value{-*value->number, {}};
    }
    skip();
    if (at_ < text_.size() && (std::isdigit(static_cast<unsigned char>(text_[at_])) || text_[at_] == '.')) {
      char* end = nullptr;
      const double number = std::strtod(text_.c_str() + at_, &end);
      at_ = static_cast<size_t>(end - text_.c_str());
      return Value{number, {}};
    }
    return name();
  }
  std::optional<Value> name() {
    const size_t begin = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_' || text_[at_] == '.'))
      ++at_;
    if (begin == at_) return std::nullopt;
    const std::string word = text_.substr(begin, at_ - begin);
    if (const auto text = parameter_(word)) {
      if (depth_ + 1 > kDepth) return std::nullopt;
      return Reader(*text, parameter_, depth_ + 1).whole();
    }
    const size_t dot = word.rfind('.');
    if (dot == std::string::npos) return std::nullopt;
    return Value{std::nullopt, word.substr(dot + 1)};
  }

  const std::string& text_;
  const ParameterText& parameter_;
  int depth_;
  size_t at_ = 0;
};

}  // namespace

std::optional<double> evaluateNumber(const std::string& text, const ParameterText& parameter) {
  const auto value = Reader(text, parameter, 0).whole();
  return value ? value->number : std::nullopt;
}

std::optional<bool> evaluateCondition(const std::string& text, const ParameterText& parameter) {
  const auto number = evaluateNumber(text, parameter);
  if (!number) return std::nullopt;
  return *number != 0;
}

}  // namespace armature::app
