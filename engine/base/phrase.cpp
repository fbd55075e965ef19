#include "engine/base/phrase.h"

#include <algorithm>

namespace armature {

namespace {

std::string written(const std::string& pattern, const std::vector<Phrase>& arguments) {
  std::string text;
  for (size_t k = 0; k < pattern.size(); ++k) {
    const bool isPlace = pattern[k] == '%' && k + 1 < pattern.size() && pattern[k + 1] >= '1' && pattern[k + 1] <= '9';
    if (isPlace)
      text += arguments[static_cast<size_t>(pattern[++k] - '1')].text();
    else
      text += pattern[k];
  }
  return text;
}

}  // namespace

Phrase::Phrase(std::string pattern, std::vector<Phrase> arguments)
    : text_(written(pattern, arguments)), pattern_(std::move(pattern)), arguments_(std::move(arguments)) {}

std::optional<Phrase> Phrase::from(std::string pattern, std::vector<Phrase> arguments) {
  if (pattern.empty() || placeholdersOf(pattern) != arguments.size()) return std::nullopt;
  return Phrase(std::move(pattern), std::move(arguments));
}

const Phrase* Phrase::within(std::string_view pattern) const {
  if (pattern_ == pattern) return this;
  for (const Phrase& argument : arguments_)
    if (const Phrase* found = argument.within(pattern)) return found;
  return nullptr;
}

bool Phrase::hasArgument(std::string_view name) const {
  return std::any_of(arguments_.begin(), arguments_.end(),
                     [&](const Phrase& a) { return a.pattern_.empty() ? a.text_ == name : a.hasArgument(name); });
}

bool Phrase::mentions(std::string_view text) const {
  if (pattern_.empty()) return text_.find(text) != std::string::npos;
  return std::any_of(arguments_.begin(), arguments_.end(), [&](const Phrase& a) { return a.mentions(text); });
}

Phrase sequence(std::vector<Phrase> items) {
  if (items.size() > Phrase::kMostArguments) items.resize(Phrase::kMostArguments);
  std::string pattern;
  for (size_t k = 0; k < items.size(); ++k) pattern += (k > 0 ? ", %" : "%") + std::to_string(k + 1);
  if (items.size() == 1) return std::move(items.front());
  if (items.empty()) return {};
  return Phrase::from(std::move(pattern), std::move(items)).value_or(Phrase());
}

Phrase listed(const std::vector<std::string>& names, size_t most) {
  if (names.size() == 1 && most > 0) return Phrase(names.front());
  const bool isShort = names.size() <= most;
  const size_t count = isShort ? names.size() - (names.empty() ? 0 : 1) : most;
  std::string first;
  for (size_t k = 0; k < count; ++k) first += (k > 0 ? ", " : "") + names[k];
  if (names.empty()) return Phrase();
  return isShort ? phrase("%1 and %2", first, names.back()) : phrase("%1 and %2 more", first, names.size() - count);
}

}  // namespace armature
