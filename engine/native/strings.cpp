// Modelica.Utilities.Strings: positions are 1-based and count bytes.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

bool isDigit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
bool isLetter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// A text that reads as NUL behind its end, from a 1-based start with blanks skipped.
struct Scanner {
  Scanner(std::string t, int64_t position) : text(std::move(t)), start(position) {
    begin = static_cast<size_t>(std::max<int64_t>(start, 1)) - 1;
    while (std::isspace(static_cast<unsigned char>(at(begin)))) ++begin;
  }
  char at(size_t k) const { return k < text.size() ? text[k] : '\0'; }
  size_t digits(size_t from) const {
    size_t k = from;
    while (isDigit(at(k))) ++k;
    return k - from;
  }
  std::string text;
  int64_t start;
  size_t begin = 0;
};

bool length(Call& call) {
  ArgumentReader in(call);
  return giveNumber(call, static_cast<double>(in.text().size()));
}

bool substring(Call& call) {
  ArgumentReader in(call);
  const std::string text = in.text();
  const auto size = static_cast<int64_t>(text.size());
  const int64_t start = std::max<int64_t>(in.integer(), 1);
  int64_t end = in.integer();
  if (end < 0) end = start;
  end = std::min(end, size);
  if (start > end) return giveText(call, "");
  return giveText(call,
                  std::string_view(text).substr(static_cast<size_t>(start - 1), static_cast<size_t>(end - start + 1)));
}

// The order of two texts as Modelica.Utilities.Types.Compare: 1 less, 2 equal, 3 greater.
bool compare(Call& call) {
  ArgumentReader in(call);
  std::string a = in.text(), b = in.text();
  if (in.number() == 0)
    for (std::string* s : {&a, &b})
      std::transform(s->begin(), s->end(), s->begin(),
                     [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const int order = a.compare(b);
  return giveNumber(call, order < 0 ? 1 : order == 0 ? 2 : 3);
}

bool skipWhiteSpace(Call& call) {
  ArgumentReader in(call);
  std::string text = in.text();
  const Scanner s(std::move(text), in.integer());
  return giveNumber(call, static_cast<double>(s.begin + 1));
}

// Results of the scan functions: position behind the token (the start when there is none) and the token.
bool giveScan(Call& call, const Scanner& s, size_t size, double value) {
  if (call.out.size() < 2) return failCall(call, phrase("a scan function has two results"));
  call.out[0] = static_cast<double>(s.begin + size + 1);
  call.out[1] = value;
  return true;
}

bool noToken(Call& call, const Scanner& s, double value) {
  if (call.out.size() < 2) return failCall(call, phrase("a scan function has two results"));
  call.out[0] = static_cast<double>(s.start);
  call.out[1] = value;
  return true;
}

bool scanIdentifier(Call& call) {
  ArgumentReader in(call);
  std::string text = in.text();
  const Scanner s(std::move(text), in.integer());
  if (!isLetter(s.at(s.begin))) return noToken(call, s, call.context.textIndex(""));
  size_t size = 1;
  for (char c = s.at(s.begin + size); isLetter(c) || isDigit(c) || c == '_'; c = s.at(s.begin + size)) ++size;
  return giveScan(call, s, size, call.context.textIndex(s.text.substr(s.begin, size)));
}

bool scanInteger(Call& call) {
  ArgumentReader in(call);
  std::string text = in.text();
  const Scanner s(std::move(text), in.integer());
  const bool isUnsigned = in.number() != 0;
  const size_t sign = s.at(s.begin) == '+' || s.at(s.begin) == '-' ? 1 : 0;
  const size_t digits = s.digits(s.begin + sign);
  const char next = s.at(s.begin + sign + digits);
  if ((sign == 1 && isUnsigned) || digits == 0 || next == '.' || next == 'e' || next == 'E') return noToken(call, s, 0);
  return giveScan(call, s, sign + digits, std::strtod(s.text.substr(s.begin, sign + digits).c_str(), nullptr));
}

bool scanReal(Call& call) {
  ArgumentReader in(call);
  std::string text = in.text();
  const Scanner s(std::move(text), in.integer());
  const bool isUnsigned = in.number() != 0;
  size_t size = s.at(s.begin) == '+' || s.at(s.begin) == '-' ? 1 : 0;
  if (size == 1 && isUnsigned) return noToken(call, s, 0);
  const size_t whole = s.digits(s.begin + size);
  size += whole;
  size_t fraction = 0;
  if (s.at(s.begin + size) == '.') {
    fraction = s.digits(s.begin + size + 1);
    size += 1 + fraction;
  }
  if (whole + fraction == 0) return noToken(call, s, 0);
  if (s.at(s.begin + size) == 'e' || s.at(s.begin + size) == 'E') {
    const char c = s.at(s.begin + size + 1);
    const size_t skip = c == '+' || c == '-' ? 2 : 1;
    const size_t exponent = s.digits(s.begin + size + skip);
    if (exponent == 0) return noToken(call, s, 0);
    size += skip + exponent;
  }
  return giveScan(call, s, size, std::strtod(s.text.substr(s.begin, size).c_str(), nullptr));
}

bool scanString(Call& call) {
  ArgumentReader in(call);
  std::string text = in.text();
  const Scanner s(std::move(text), in.integer());
  if (s.at(s.begin) != '"') return noToken(call, s, call.context.textIndex(""));
  size_t end = s.begin + 1;
  while (end < s.text.size() && (s.text[end] != '"' || s.text[end - 1] == '\\')) ++end;
  if (end >= s.text.size()) return noToken(call, s, call.context.textIndex(""));
  return giveScan(call, s, end - s.begin + 1, call.context.textIndex(s.text.substr(s.begin + 1, end - s.begin - 1)));
}

// The hash function of A. Partow ("AP"), as a signed 32-bit number.
bool hashString(Call& call) {
  ArgumentReader in(call);
  uint32_t hash = 0xAAAAAAAAu;
  size_t k = 0;
  for (const char c : in.text()) {
    const auto byte = static_cast<uint32_t>(static_cast<unsigned char>(c));
    if (k++ % 2 == 0)
      hash ^= (hash << 7) ^ (byte * (hash >> 3));
    else
      hash ^= ~((hash << 11) + (byte ^ (hash >> 5)));
  }
  return giveNumber(call, static_cast<double>(static_cast<int32_t>(hash)));
}

constexpr std::array<Entry, 9> kStringEntries{{
    {"ModelicaStrings_length", length},
    {"ModelicaStrings_substring", substring},
    {"ModelicaStrings_compare", compare},
    {"ModelicaStrings_skipWhiteSpace", skipWhiteSpace},
    {"ModelicaStrings_scanIdentifier", scanIdentifier},
    {"ModelicaStrings_scanInteger", scanInteger},
    {"ModelicaStrings_scanReal", scanReal},
    {"ModelicaStrings_scanString", scanString},
    {"ModelicaStrings_hashString", hashString},
}};

}  // namespace

std::span<const Entry> stringNatives() {
  return kStringEntries;
}

}  // namespace armature::native
