#include "engine/diagram/text_edits.h"

#include <algorithm>

namespace armature::diagram {

using syntax::TokenKind;

TextEdits::TextEdits(const std::string& text) : text_(text), tokens_(syntax::tokensOf(text)) {}

void TextEdits::replace(uint32_t begin, uint32_t end, std::string with) {
  edits_.push_back({begin, end, std::move(with)});
}

void TextEdits::insertLines(uint32_t at, std::string lines) {
  edits_.push_back({at, at, std::move(lines), true});
}

void TextEdits::remove(uint32_t begin, uint32_t end) {
  const size_t before = begin == 0 ? std::string::npos : text_.find_last_not_of(" \t", begin - 1);
  const size_t behind = text_.find_first_not_of(" \t\r", end);
  const bool isFirst = before == std::string::npos || text_[before] == '\n';
  const bool isLast = behind == std::string::npos || text_[behind] == '\n';
  if (!isFirst || !isLast) return replace(begin, end, {});
  // With the end of the line before: what is put behind the line keeps a line of its own.
  const auto endOfLine = [&](size_t at) {
    return static_cast<uint32_t>(at > 0 && text_[at - 1] == '\r' ? at - 1 : at);
  };
  const bool isFirstLine = before == std::string::npos, isLastLine = behind == std::string::npos;
  const auto size = static_cast<uint32_t>(text_.size());
  if (isFirstLine) return replace(0, isLastLine ? size : static_cast<uint32_t>(behind) + 1, {});
  replace(endOfLine(before), isLastLine ? size : endOfLine(behind), {});
}

void TextEdits::rewrite(SourceSpan span, const std::vector<Rewriting>& with) {
  for (const Rewriting& one : with) replace(span.begin + one.begin, span.begin + one.end, one.with);
}

std::string TextEdits::made() const {
  std::vector<Edit> edits = edits_;
  std::ranges::stable_sort(edits, {}, &Edit::begin);
  std::string made;
  uint32_t done = 0;
  for (size_t i = 0; i < edits.size(); ++i) {
    const Edit& edit = edits[i];
    if (edit.begin > done) made += text_.substr(done, edit.begin - done);
    made += edit.with;
    done = std::max(done, edit.end);
    const Edit* const next = i + 1 < edits.size() ? &edits[i + 1] : nullptr;
    if (!edit.isLines || (next && next->isLines && next->begin == edit.begin)) continue;
    // What followed in the line begins one of its own, unless the next edit does that.
    const size_t behind = text_.find_first_not_of(" \t", done);
    if (behind == std::string::npos || text_[behind] == '\n' || text_[behind] == '\r') continue;
    if (!next || next->begin > behind || !next->with.starts_with(newLine())) made += newLine() + indentAt(edit.begin);
    done = static_cast<uint32_t>(behind);
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

std::string TextEdits::annotationsAsHere(const std::string& text) const {
  const auto gapBehind = [](const std::vector<syntax::Token>& tokens, size_t i) -> std::optional<uint32_t> {
    const bool isOne = tokens[i].kind == TokenKind::kwAnnotation && i + 1 < tokens.size() &&
                       tokens[i + 1].kind == TokenKind::leftParen;
    return isOne ? std::optional(tokens[i + 1].begin - tokens[i].end) : std::nullopt;
  };
  int tight = 0, apart = 0;
  for (size_t i = 0; i < tokens_.size(); ++i)
    if (const auto gap = gapBehind(tokens_, i)) ++(*gap == 0 ? tight : apart);
  if (tight <= apart) return text;
  TextEdits changed(text);
  for (size_t i = 0; i < changed.tokens_.size(); ++i)
    if (gapBehind(changed.tokens_, i).value_or(0) > 0)
      changed.replace(changed.tokens_[i].end, changed.tokens_[i + 1].begin, {});
  return changed.made();
}

std::string TextEdits::indentAt(uint32_t place) const {
  const size_t line = place == 0 ? std::string::npos : text_.rfind('\n', place - 1);
  const size_t begin = line == std::string::npos ? 0 : line + 1;
  const size_t end = text_.find_first_not_of(" \t", begin);
  return end == std::string::npos ? std::string() : text_.substr(begin, end - begin);
}

}  // namespace armature::diagram
