#include "engine/base/units.h"

#include <cctype>
#include <cmath>
#include <numbers>

namespace armature {

namespace {

struct Symbol {
  const char* name;
  double factor;
  std::array<int8_t, 7> exponents;  // m, kg, s, A, K, mol, cd
  int8_t radians = 0;
  double offset = 0;
  bool takesPrefix = true;
};

constexpr double kPi = std::numbers::pi;

// SI Brochure (9th edition), tables 2, 4 and 8, and what the part libraries use besides. The gram stands for the
// kilogram, so that prefixes work.
constexpr Symbol kSymbols[] = {
    {"m", 1, {1, 0, 0, 0, 0, 0, 0}},
    {"g", 1e-3, {0, 1, 0, 0, 0, 0, 0}},
    {"s", 1, {0, 0, 1, 0, 0, 0, 0}},
    {"A", 1, {0, 0, 0, 1, 0, 0, 0}},
    {"K", 1, {0, 0, 0, 0, 1, 0, 0}},
    {"mol", 1, {0, 0, 0, 0, 0, 1, 0}},
    {"cd", 1, {0, 0, 0, 0, 0, 0, 1}},
    {"rad", 1, {0, 0, 0, 0, 0, 0, 0}, 1},
    {"sr", 1, {0, 0, 0, 0, 0, 0, 0}, 2},
    {"Hz", 1, {0, 0, -1, 0, 0, 0, 0}},
    {"N", 1, {1, 1, -2, 0, 0, 0, 0}},
    {"Pa", 1, {-1, 1, -2, 0, 0, 0, 0}},
    {"J", 1, {2, 1, -2, 0, 0, 0, 0}},
    {"W", 1, {2, 1, -3, 0, 0, 0, 0}},
    {"C", 1, {0, 0, 1, 1, 0, 0, 0}},
    {"V", 1, {2, 1, -3, -1, 0, 0, 0}},
    {"F", 1, {-2, -1, 4, 2, 0, 0, 0}},
    {"Ohm", 1, {2, 1, -3, -2, 0, 0, 0}},
    {"S", 1, {-2, -1, 3, 2, 0, 0, 0}},
    {"Wb", 1, {2, 1, -2, -1, 0, 0, 0}},
    {"T", 1, {0, 1, -2, -1, 0, 0, 0}},
    {"H", 1, {2, 1, -2, -2, 0, 0, 0}},
    {"lm", 1, {0, 0, 0, 0, 0, 0, 1}, 2},
    {"lx", 1, {-2, 0, 0, 0, 0, 0, 1}, 2},
    {"Bq", 1, {0, 0, -1, 0, 0, 0, 0}},
    {"Gy", 1, {2, 0, -2, 0, 0, 0, 0}},
    {"Sv", 1, {2, 0, -2, 0, 0, 0, 0}},
    {"kat", 1, {0, 0, -1, 0, 0, 1, 0}},
    {"min", 60, {0, 0, 1, 0, 0, 0, 0}, 0, 0, false},
    {"h", 3600, {0, 0, 1, 0, 0, 0, 0}, 0, 0, false},
    {"d", 86400, {0, 0, 1, 0, 0, 0, 0}, 0, 0, false},
    {"l", 1e-3, {3, 0, 0, 0, 0, 0, 0}},
    {"L", 1e-3, {3, 0, 0, 0, 0, 0, 0}},
    {"t", 1e3, {0, 1, 0, 0, 0, 0, 0}},
    {"bar", 1e5, {-1, 1, -2, 0, 0, 0, 0}},
    {"eV", 1.602176634e-19, {2, 1, -2, 0, 0, 0, 0}},
    {"deg", kPi / 180, {0, 0, 0, 0, 0, 0, 0}, 1, 0, false},
    {"rev", 2 * kPi, {0, 0, 0, 0, 0, 0, 0}, 1, 0, false},
    {"rpm", 2 * kPi / 60, {0, 0, -1, 0, 0, 0, 0}, 1, 0, false},
    {"degC", 1, {0, 0, 0, 0, 1, 0, 0}, 0, 273.15, false},
    {"degF", 5.0 / 9, {0, 0, 0, 0, 1, 0, 0}, 0, 459.67 * 5 / 9, false},
    {"degRk", 5.0 / 9, {0, 0, 0, 0, 1, 0, 0}, 0, 0, false},
    {"VA", 1, {2, 1, -3, 0, 0, 0, 0}},
    {"var", 1, {2, 1, -3, 0, 0, 0, 0}},
    {"Wh", 3600, {2, 1, -2, 0, 0, 0, 0}},
    {"Ah", 3600, {0, 0, 1, 1, 0, 0, 0}},
    {"dB", 1, {0, 0, 0, 0, 0, 0, 0}, 0, 0, false},
    {"%", 0.01, {0, 0, 0, 0, 0, 0, 0}, 0, 0, false},
    {"1", 1, {0, 0, 0, 0, 0, 0, 0}, 0, 0, false},
};

struct Prefix {
  const char* name;
  double factor;
};
// SI Brochure, 9th edition, 2019, table 7.
constexpr Prefix kPrefixes[] = {{"da", 1e1},  {"Y", 1e24},  {"Z", 1e21},  {"E", 1e18},  {"P", 1e15},
                                {"T", 1e12},  {"G", 1e9},   {"M", 1e6},   {"k", 1e3},   {"h", 1e2},
                                {"d", 1e-1},  {"c", 1e-2},  {"m", 1e-3},  {"u", 1e-6},  {"n", 1e-9},
                                {"p", 1e-12}, {"f", 1e-15}, {"a", 1e-18}, {"z", 1e-21}, {"y", 1e-24}};

const Symbol* findSymbol(std::string_view name) {
  for (const Symbol& s : kSymbols)
    if (name == s.name) return &s;
  return nullptr;
}

// unit-expression: numerator [ "/" denominator ]; factors separated by "."; a factor is a symbol with an exponent.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<Unit> parse() {
    if (text_.empty()) return unit_;
    if (!factors(1)) return reason();
    if (at_ < text_.size() && text_[at_] == '/') {
      ++at_;
      const bool isGrouped = at_ < text_.size() && text_[at_] == '(';
      if (isGrouped) ++at_;
      if (!factors(-1)) return reason();
      if (isGrouped && (at_ >= text_.size() || text_[at_++] != ')')) return reason();
    }
    if (at_ != text_.size()) return reason();
    return unit_;
  }

 private:
  Diagnostic reason() const {
    return failure("F010", phrase("\"%1\" is not a unit%2", text_,
                                  unknown_.empty() ? Phrase() : phrase(": \"%1\" is not known", unknown_)));
  }

  bool factors(int sign) {
    do {
      if (!factor(sign)) return false;
    } while (at_ < text_.size() && text_[at_] == '.' && ++at_ > 0);
    return true;
  }

  bool factor(int sign) {
    const size_t begin = at_;
    if (at_ < text_.size() && (text_[at_] == '1' || text_[at_] == '%')) {
      ++at_;
    } else {
      while (at_ < text_.size() && std::isalpha(static_cast<unsigned char>(text_[at_]))) ++at_;
    }
    const std::string_view name = text_.substr(begin, at_ - begin);
    int exponent = 0;
    if (!readExponent(exponent)) return false;
    return apply(name, exponent * sign);
  }

  bool readExponent(int& exponent) {
    const size_t begin = at_;
    if (at_ < text_.size() && (text_[at_] == '-' || text_[at_] == '+')) ++at_;
    size_t digits = 0;
    int value = 0;
    for (; at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) && digits < 3; ++at_, ++digits)
      value = value * 10 + (text_[at_] - '0');
    if (digits == 0) {
      exponent = 1;
      return at_ == begin;
    }
    exponent = text_[begin] == '-' ? -value : value;
    return value <= 20;
  }

  bool apply(std::string_view name, int exponent) {
    double scale = 1;
    const Symbol* symbol = findSymbol(name);
    for (size_t k = 0; !symbol && k < std::size(kPrefixes); ++k) {
      const std::string_view prefix = kPrefixes[k].name;
      if (!name.starts_with(prefix)) continue;
      const Symbol* rest = findSymbol(name.substr(prefix.size()));
      if (!rest || !rest->takesPrefix) continue;
      symbol = rest;
      scale = kPrefixes[k].factor;
    }
    if (!symbol) {
      unknown_ = name;
      return false;
    }
    const bool isAlone = name.size() == text_.size();
    unit_.factor *= std::pow(scale * symbol->factor, exponent);
    if (isAlone) unit_.offset = symbol->offset;
    for (size_t k = 0; k < 7; ++k)
      unit_.exponents[k] = static_cast<int8_t>(unit_.exponents[k] + symbol->exponents[k] * exponent);
    unit_.radians = static_cast<int8_t>(unit_.radians + symbol->radians * exponent);
    return true;
  }

  std::string_view text_;
  size_t at_ = 0;
  Unit unit_;
  std::string unknown_;
};

}  // namespace

Result<Unit> parseUnit(std::string_view text) {
  return Parser(text).parse();
}

Result<double> convert(double value, std::string_view from, std::string_view to) {
  const Result<Unit> a = parseUnit(from), b = parseUnit(to);
  if (!a) return a.reason();
  if (!b) return b.reason();
  if (!a->hasDimension(*b)) return failure("F011", phrase("\"%1\" cannot be expressed in \"%2\"", from, to));
  return (value * a->factor + a->offset - b->offset) / b->factor;
}

std::string dimensionText(const Unit& unit) {
  static constexpr const char* kBase[] = {"m", "kg", "s", "A", "K", "mol", "cd"};
  std::string text;
  for (size_t k = 0; k < 7; ++k) {
    if (unit.exponents[k] == 0) continue;
    if (!text.empty()) text += '.';
    text += kBase[k];
    if (unit.exponents[k] != 1) text += std::to_string(unit.exponents[k]);
  }
  return text.empty() ? "1" : text;
}

}  // namespace armature
