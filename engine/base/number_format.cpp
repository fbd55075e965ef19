#include "engine/base/number_format.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/base/numbers.h"

namespace armature {

namespace {

// A word in a field of the width and on the side that the format says.
std::string placed(std::string word, std::string_view format) {
  const bool isLeft = format.find('-') != std::string_view::npos;
  size_t width = 0;
  for (const char c : format)
    if (c >= '0' && c <= '9') width = std::min<size_t>(10 * width + static_cast<size_t>(c - '0'), 1000);
  if (word.size() < width) word.insert(isLeft ? word.size() : 0, width - word.size(), ' ');
  return word;
}

// The name number `value` of names that end with a bar each; the number where there is none.
std::string nameOf(double value, std::string_view names) {
  for (double k = 1; !names.empty(); ++k) {
    const size_t bar = names.find('|');
    if (k == value) return std::string(names.substr(0, bar));
    names.remove_prefix(bar == std::string_view::npos ? names.size() : bar + 1);
  }
  return formatNumber(value, "%g");
}

}  // namespace

std::string formatNumber(double value, std::string_view format) {
  if (!format.empty() && format.front() == '%') format.remove_prefix(1);
  if (const size_t colon = format.find(':'); colon != std::string_view::npos)
    return placed(nameOf(value, format.substr(colon + 1)), format.substr(0, colon));
  const char letter = format.empty() ? 'g' : format.back();
  if (letter == 'b') return placed(value != 0 ? "true" : "false", format);
  constexpr size_t kLongest = 24;
  const bool isPlain = format.size() <= kLongest && format.find_first_not_of("0123456789.+- #") == format.size() - 1;
  std::string pattern = isPlain ? "%" + std::string(format) : "%g";
  const auto isOneOf = [&](std::string_view letters) {
    return isPlain && letters.find(letter) != std::string_view::npos;
  };
  char buffer[1024];
  int length = 0;
  if (isOneOf("diouxX") && std::isfinite(value)) {
    pattern.insert(pattern.size() - 1, "ll");
    length = std::snprintf(buffer, sizeof buffer, pattern.c_str(), static_cast<long long>(wholeNumber(value)));
  } else if (isOneOf("c") && value >= 1 && value <= 127) {
    length = std::snprintf(buffer, sizeof buffer, pattern.c_str(), static_cast<int>(value));
  } else {
    length = std::snprintf(buffer, sizeof buffer, isOneOf("eEfFgG") ? pattern.c_str() : "%g", value);
  }
  return {buffer, std::min<size_t>(static_cast<size_t>(std::max(length, 0)), sizeof buffer - 1)};
}

}  // namespace armature
