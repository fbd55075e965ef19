#include "engine/experiments/factor.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/experiments/random.h"

namespace armature::experiments {

namespace {

constexpr uint64_t kMostValues = 1'000'000'000;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::optional<double> number(std::string_view text) {
  double value = 0;
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

// The arguments between commas that stand in no quotes, parentheses or braces.
std::vector<std::string_view> arguments(std::string_view text) {
  std::vector<std::string_view> found;
  size_t begin = 0;
  int depth = 0;
  char quote = 0;
  for (size_t k = 0; k < text.size(); ++k) {
    const char c = text[k];
    if (quote) {
      if (c == '\\') ++k;
      if (c == quote) quote = 0;
      continue;
    }
    if (c == '"' || c == '\'') quote = c;
    if (c == '(' || c == '{' || c == '[') ++depth;
    if (c == ')' || c == '}' || c == ']') --depth;
    if (c != ',' || depth > 0) continue;
    found.push_back(trimmed(text.substr(begin, k - begin)));
    begin = k + 1;
  }
  found.push_back(trimmed(text.substr(begin)));
  return found;
}

Diagnostic wrong(std::string_view text, const Phrase& why) {
  Diagnostic reason = failure("E010", phrase("%1: %2", text, why));
  reason.advice = phrase(
      "write NAME=range(LOW, HIGH, NUMBER), choices(A, B, …), normal(MEAN, SIGMA), uniform(LOW, HIGH) or "
      "lognormal(MEAN, SIGMA)");
  return reason;
}

// Two numbers; for a range a third one, which counts.
Result<Factor> withNumbers(Factor factor, const std::vector<std::string_view>& given, std::string_view text) {
  const bool isRange = factor.kind == Factor::Kind::range;
  if (given.size() != (isRange ? 3 : 2))
    return wrong(text, isRange ? phrase("range takes three numbers") : phrase("a distribution takes two numbers"));
  const std::optional<double> a = number(given[0]), b = number(given[1]);
  if (!a) return wrong(text, phrase("%1 is no number", given[0]));
  if (!b) return wrong(text, phrase("%1 is no number", given[1]));
  factor.a = *a, factor.b = *b;
  if (isRange) {
    const std::optional<double> count = number(given[2]);
    if (!count || *count != std::floor(*count) || *count < 1 || *count > static_cast<double>(kMostValues))
      return wrong(text, phrase("the third number counts the values, from 1 on"));
    factor.count = static_cast<uint64_t>(*count);
    if (factor.count == 1 && *a != *b) return wrong(text, phrase("one value cannot be two numbers"));
  } else if (factor.kind == Factor::Kind::uniform) {
    if (!(*a < *b)) return wrong(text, phrase("the second number has to be the larger one"));
  } else if (!(*b >= 0)) {
    return wrong(text, phrase("a standard deviation is not negative"));
  }
  return factor;
}

}  // namespace

std::string numberText(double value) {
  char buffer[40];
  return {buffer, std::to_chars(buffer, buffer + sizeof(buffer), value == 0 ? 0.0 : value).ptr};
}

std::string Factor::valueAt(uint64_t k) const {
  if (kind == Kind::choices) return choices[k];
  if (k + 1 == count) return numberText(b);
  return numberText(a + (b - a) * (static_cast<double>(k) / static_cast<double>(count - 1)));
}

std::string Factor::drawn(uint64_t seed, uint64_t run, uint32_t place) const {
  const RandomBlock block = randomBlock(seed, run, place);
  if (kind == Kind::uniform) return numberText(a + (b - a) * unitOf(block.first));
  const double value = a + b * standardNormal(block);
  return numberText(kind == Kind::lognormal ? std::exp(value) : value);
}

Result<Factor> readFactor(std::string_view text) {
  const size_t sign = text.find('=');
  if (sign == std::string_view::npos || trimmed(text.substr(0, sign)).empty())
    return wrong(text, phrase("there is no name with = behind it"));
  Factor factor;
  factor.name = trimmed(text.substr(0, sign));
  const std::string_view right = trimmed(text.substr(sign + 1));
  const size_t open = right.find('(');
  if (open == std::string_view::npos) return wrong(text, phrase("there is no list in parentheses"));
  if (right.back() != ')') return wrong(text, phrase("a closing bracket is missing"));
  const std::string_view kind = trimmed(right.substr(0, open));
  const std::vector<std::string_view> given = arguments(right.substr(open + 1, right.size() - open - 2));
  if (kind == "choices") {
    factor.kind = Factor::Kind::choices;
    for (const std::string_view choice : given) {
      if (choice.empty()) return wrong(text, phrase("a choice is empty"));
      const std::optional<double> value = number(choice);
      factor.choices.push_back(value ? numberText(*value) : std::string(choice));
    }
    factor.count = factor.choices.size();
    return factor;
  }
  static constexpr std::pair<std::string_view, Factor::Kind> kKinds[] = {{"range", Factor::Kind::range},
                                                                         {"normal", Factor::Kind::normal},
                                                                         {"uniform", Factor::Kind::uniform},
                                                                         {"lognormal", Factor::Kind::lognormal}};
  for (const auto& [word, value] : kKinds) {
    if (kind != word) continue;
    factor.kind = value;
    return withNumbers(std::move(factor), given, text);
  }
  return wrong(text, phrase("there is no %1", kind));
}

}  // namespace armature::experiments
