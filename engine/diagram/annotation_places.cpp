#include "engine/diagram/annotation_places.h"

namespace armature::diagram {

using syntax::TokenKind;

std::optional<FoundArgument> findArgument(const std::string& text, uint32_t from, std::string_view name) {
  Diagnostics ignored;
  syntax::Lexer lexer(text, FileId(), from, static_cast<uint32_t>(text.size()), ignored);
  int depth = 1;
  bool isNext = true;
  for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile && depth > 0; token = lexer.next()) {
    if (depth == 1 && isNext && token.kind == TokenKind::identifier &&
        text.substr(token.begin, token.end - token.begin) == name) {
      const syntax::Token behind = lexer.next(), value = lexer.next();
      if (behind.kind == TokenKind::leftParen) return FoundArgument{behind, std::nullopt};
      if (behind.kind == TokenKind::equals && value.kind == TokenKind::string) return FoundArgument{behind, value};
      return std::nullopt;
    }
    isNext = depth == 1 && token.kind == TokenKind::comma;
    if (token.kind == TokenKind::leftParen || token.kind == TokenKind::leftBrace) ++depth;
    if (token.kind == TokenKind::rightParen || token.kind == TokenKind::rightBrace) --depth;
  }
  return std::nullopt;
}

bool isEmptyBehind(const std::string& text, uint32_t open) {
  const size_t next = text.find_first_not_of(" \t\r\n", open);
  return next != std::string::npos && text[next] == ')';
}

std::optional<TextPlace> placeOfAnnotation(const std::string& text) {
  Diagnostics ignored;
  syntax::Lexer lexer(text, FileId(), 0, static_cast<uint32_t>(text.size()), ignored);
  uint32_t end = 0;
  for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile; token = lexer.next())
    if (token.kind == TokenKind::kwEnd) end = token.begin;
  if (end == 0) return std::nullopt;
  const size_t last = text.find_last_not_of(" \t", end - 1);
  const bool isAlone = last != std::string::npos && text[last] == '\n';
  return TextPlace{end, end, isAlone ? "  annotation(" : "\n  annotation(", ");\n"};
}

std::optional<uint32_t> insideOfAnnotation(const std::string& text, uint32_t annotationBegin) {
  const size_t open = text.find('(', annotationBegin);
  if (open == std::string::npos) return std::nullopt;
  return static_cast<uint32_t>(open) + 1;
}

}  // namespace armature::diagram
