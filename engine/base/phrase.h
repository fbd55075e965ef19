// A sentence, or a part of one, as a pattern with arguments: "there is no class %1 in %2". The pattern is known when
// the program is compiled and is what a translation is looked up by; arguments are names and numbers of the user's
// model, or phrases again where a sentence is put together from parts. In English it is written at once; other
// languages put the arguments into a pattern of their own, in the order that they need.
#pragma once
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace armature {

class Phrase {
 public:
  static constexpr size_t kMostArguments = 9;  // %1 to %9
  static constexpr size_t kMostDepth = 12;     // of phrases within phrases that cross between processes

  Phrase() = default;
  // What reads the same in every language: a name, a value, or a text that is finished already.
  explicit Phrase(std::string text) : text_(std::move(text)) {}
  // A pattern that came from elsewhere with its arguments; nothing unless each of %1 … %n occurs in it exactly once.
  static std::optional<Phrase> from(std::string pattern, std::vector<Phrase> arguments);

  // In English.
  const std::string& text() const { return text_; }
  operator const std::string&() const { return text_; }  // NOLINT: most readers want the English text
  const char* c_str() const { return text_.c_str(); }
  bool empty() const { return text_.empty(); }
  size_t find(std::string_view part) const { return text_.find(part); }

  // Empty where the text is finished.
  const std::string& pattern() const { return pattern_; }
  const std::vector<Phrase>& arguments() const { return arguments_; }

  // The phrase with this pattern that is this one or stands in it; null without one.
  const Phrase* within(std::string_view pattern) const;
  // Whether a name or value in it is this one; whether one contains a text.
  bool hasArgument(std::string_view name) const;
  bool mentions(std::string_view text) const;

  // The number of different placeholders if these are %1 … %n and each occurs once; else nothing.
  static constexpr std::optional<size_t> placeholdersOf(std::string_view pattern);

  friend bool operator==(const Phrase& a, const Phrase& b) = default;
  friend bool operator==(const Phrase& a, std::string_view text) { return a.text_ == text; }
  friend std::string operator+(const std::string& text, const Phrase& phrase) { return text + phrase.text_; }
  friend std::string operator+(const Phrase& phrase, const std::string& text) { return phrase.text_ + text; }

 private:
  template <class... A>
  friend Phrase made(const char* pattern, const A&... arguments);
  Phrase(std::string pattern, std::vector<Phrase> arguments);

  std::string text_, pattern_;
  std::vector<Phrase> arguments_;
};

constexpr std::optional<size_t> Phrase::placeholdersOf(std::string_view pattern) {
  unsigned seen = 0;
  size_t count = 0;
  for (size_t k = 0; k + 1 < pattern.size(); ++k) {
    if (pattern[k] != '%' || pattern[k + 1] < '1' || pattern[k + 1] > '9') continue;
    const unsigned bit = 1u << (pattern[k + 1] - '1');
    if (seen & bit) return std::nullopt;
    seen |= bit;
    ++count;
  }
  if (seen != (1u << count) - 1) return std::nullopt;
  return count;
}

// Arguments: names, numbers, phrases. A bare literal would be a word that nobody translates.
inline Phrase argumentOf(const Phrase& part) {
  return part;
}
inline Phrase argumentOf(const std::string& name) {
  return Phrase(name);
}
inline Phrase argumentOf(std::string_view name) {
  return Phrase(std::string(name));
}
template <std::integral T>
requires(!std::same_as<T, bool> && !std::same_as<T, char>) Phrase argumentOf(T number) {
  return Phrase(std::to_string(number));
}
Phrase argumentOf(const char* text) = delete;

// A pattern that has been compared with the number of its arguments by the compiler.
template <class... A>
struct Pattern {
  template <size_t N>
  consteval Pattern(const char (&literal)[N]) : text(literal) {  // NOLINT: is to be written as a literal
    if (Phrase::placeholdersOf(std::string_view(literal, N - 1)) != sizeof...(A))
      throw "each of %1 to %n has to occur once, for n arguments";
  }
  const char* text;
};

// A pattern without arguments that is handed on to where it may be needed: wording("the array size").
using Wording = Pattern<>;
template <size_t N>
consteval Wording wording(const char (&literal)[N]) {
  return Wording(literal);
}

template <class... A>
Phrase made(const char* pattern, const A&... arguments) {
  std::vector<Phrase> list;
  list.reserve(sizeof...(A));
  (list.push_back(argumentOf(arguments)), ...);
  return Phrase(std::string(pattern), std::move(list));
}

// phrase("there is no class %1 in %2", name, scope)
template <class... A>
Phrase phrase(Pattern<std::type_identity_t<A>...> pattern, const A&... arguments) {
  return made(pattern.text, arguments...);
}
inline Phrase argumentOf(Wording part) {
  return made(part.text);
}

// "a, b, c": nine phrases at most.
Phrase sequence(std::vector<Phrase> items);

// "a", "a and b", "a, b and c", "a, b, c, d, e and 3 more".
Phrase listed(const std::vector<std::string>& names, size_t most = 5);

}  // namespace armature
