#include "engine/diagram/text_edits.h"

#include <algorithm>

namespace armature::diagram {

using syntax::TokenKind;

TextEdits::TextEdits(const std::string& text) : text_(text), tokens_(syntax::tokensOf(text)) {}

void TextEdits::replace(uint32_t begin, uint32_t end, std::string with) {
  edits_.push_back({begin, end, std::move(with)});
}

void TextEdits::remove(uint32_t begin, uint32_t end) {
  const size_t before = begin == 0 ? std::string::npos : text_.find_last_not_of(" \t", begin - 1);
  const size_t behind = text_.find_first_not_of(" \t\r", end);
  const bool isFirst = before == std::string::npos || text_[before] == '\n';
  const bool isLast = behind == std::string::npos || text_[behind] == '\n';
  if (isFirst && isLast) {
    begin = before == std::string::npos ? 0 : static_cast<uint32_t>(before) + 1;
    end = behind == std::string::npos ? static_cast<uint32_t>(text_.size()) : static_cast<uint32_t>(behind) + 1;
  }
  replace(begin, end, {});
}

std::string TextEdits::made() const {
  std::vector<Edit> edits = edits_;
  std::ranges::stable_sort(edits, {}, &Edit::begin);
  std::string made;
  uint32_t done = 0;
  for (const Edit& edit : edits) {
    if (edit.begin > done) made += text_.substr(done, edit.begin - done);
    made += edit.with;
    done = std::max(done, edit.end);
  }
  return made + text_.substr(done);
}

size_t TextEdits::tokenAt(uint32_t place) const {
  return static_cast<size_t>(std::ranges::lower_bound(tokens_, place, {}, &syntax::Token::begin) - tokens_.begin());
}

uint32_t TextEdits::withPrefixes(uint32_t begin) const {
  size_t token = tokenAt(begin);
  const auto isPrefix = [](TokenKind kind) {
    return kind == TokenKind::kwRedeclare || kind == TokenKind::kwFinal || kind == TokenKind::kwInner ||
           kind == TokenKind::kwOuter || kind == TokenKind::kwReplaceable;
  };
  while (token > 0 && isPrefix(tokens_[token - 1].kind)) --token;
  return tokens_[token].begin;
}

uint32_t TextEdits::endOfNext(TokenKind kind, uint32_t from) const {
  for (size_t i = tokenAt(from); i < tokens_.size(); ++i)
    if (tokens_[i].kind == kind) return tokens_[i].end;
  return static_cast<uint32_t>(text_.size());
}

uint32_t TextEdits::endOfLineFrom(uint32_t place) const {
  size_t end = text_.find('\n', place);
  if (end == std::string::npos) end = text_.size();
  if (end > place && text_[end - 1] == '\r') --end;
  const size_t next = tokenAt(place);
  const bool isAlone = next >= tokens_.size() || tokens_[next].begin >= end;
  // A comment that goes on in the next line belongs to what follows.
  const std::string_view rest = std::string_view(text_).substr(place, end - place);
  const bool isOpen = rest.find("/*") != std::string_view::npos && rest.find("*/") == std::string_view::npos;
  return isAlone && !isOpen ? static_cast<uint32_t>(end) : place;
}

std::string TextEdits::indentAt(uint32_t place) const {
  const size_t line = place == 0 ? std::string::npos : text_.rfind('\n', place - 1);
  const size_t begin = line == std::string::npos ? 0 : line + 1;
  const size_t end = text_.find_first_not_of(" \t", begin);
  return end == std::string::npos ? std::string() : text_.substr(begin, end - begin);
}

}  // namespace armature::diagram
