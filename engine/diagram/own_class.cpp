#include "engine/diagram/own_class.h"

#include <algorithm>
#include <optional>

#include "engine/syntax/arena.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parser.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::TokenKind;

Diagnostic refusal(const Phrase& what) {
  return failure("D034", phrase("the class is edited as text: %1", what));
}

// What stands between tokens, or in annotations of elements, and is no part of a drawing; empty when nothing does.
Phrase undrawn(const std::string& text, SourceSpan ofClass) {
  Diagnostics ignored;
  syntax::Lexer lexer(text, FileId(), 0, static_cast<uint32_t>(text.size()), ignored);
  uint32_t end = 0;
  bool isAnnotation = false;
  for (syntax::Token token = lexer.next();; token = lexer.next()) {
    const uint32_t begin = token.kind == TokenKind::endOfFile ? static_cast<uint32_t>(text.size()) : token.begin;
    if (text.substr(end, begin - end).find('/') != std::string::npos) return phrase("it has comments");
    if (token.kind == TokenKind::endOfFile) return {};
    end = token.end;
    if (token.kind == TokenKind::kwAnnotation) {
      isAnnotation = !(token.begin >= ofClass.begin && token.begin < ofClass.end);
    } else if (isAnnotation && token.kind == TokenKind::identifier) {
      const std::string name = text.substr(token.begin, token.end - token.begin);
      if (name != "Placement" && name != "Line") return phrase("it has the annotation %1", name);
      isAnnotation = false;
    }
  }
}

// A text with one class, read. The semicolon behind it may be missing.
struct Reading {
  explicit Reading(const std::string& classText)
      : text(classText.substr(0, classText.find_last_not_of(" \t\r\n;") + 1) + ";") {
    const syntax::StoredDefinition* file = syntax::parseFile(context, sources.add("class", text));
    if (!diagnostics.hasErrors() && file->classes.size() == 1) read = file->classes[0];
  }

  std::string text;
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const syntax::ClassDefinition* read = nullptr;
};

// A place in the text of an annotation where something goes in, instead of what stands there.
struct Place {
  uint32_t begin = 0, end = 0;
  std::string before, behind;
};

struct Named {
  syntax::Token open;                   // the parenthesis behind the name
  std::optional<syntax::Token> string;  // the value: name = "…"
};

// The argument `name` among those that follow an opening parenthesis; nothing where there is none.
std::optional<Named> argument(const std::string& text, uint32_t from, std::string_view name) {
  Diagnostics ignored;
  syntax::Lexer lexer(text, FileId(), from, static_cast<uint32_t>(text.size()), ignored);
  int depth = 1;
  bool isNext = true;
  for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile && depth > 0; token = lexer.next()) {
    if (depth == 1 && isNext && token.kind == TokenKind::identifier &&
        text.substr(token.begin, token.end - token.begin) == name) {
      const syntax::Token behind = lexer.next(), value = lexer.next();
      if (behind.kind == TokenKind::leftParen) return Named{behind, std::nullopt};
      if (behind.kind == TokenKind::equals && value.kind == TokenKind::string) return Named{behind, value};
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

// Where the text of the signs goes.
std::optional<Place> placeOfSigns(const std::string& text, const syntax::ClassDefinition& read, SourceSpan span) {
  if (!read.annotation.isValid()) {
    // Before the "end" of the class, on a line of its own.
    Diagnostics ignored;
    syntax::Lexer lexer(text, FileId(), 0, static_cast<uint32_t>(text.size()), ignored);
    uint32_t end = 0;
    for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile; token = lexer.next())
      if (token.kind == TokenKind::kwEnd) end = token.begin;
    if (end == 0) return std::nullopt;
    const bool isAlone = text.find_last_not_of(" \t", end - 1) != std::string::npos &&
                         text[text.find_last_not_of(" \t", end - 1)] == '\n';
    return Place{end, end,
                 isAlone ? "  annotation(__Armature(signs = " : "\n  annotation(__Armature(signs = ", "));\n"};
  }
  const size_t open = text.find('(', span.begin);
  if (open == std::string::npos) return std::nullopt;
  const uint32_t inside = static_cast<uint32_t>(open) + 1;
  const auto vendor = argument(text, inside, "__Armature");
  if (!vendor) return Place{inside, inside, "__Armature(signs = ", isEmptyBehind(text, inside) ? ")" : "), "};
  const auto signs = argument(text, vendor->open.end, "signs");
  if (signs && signs->string) return Place{signs->string->begin, signs->string->end, "", ""};
  return Place{vendor->open.end, vendor->open.end, "signs = ", isEmptyBehind(text, vendor->open.end) ? "" : ", "};
}

}  // namespace

std::string ownClassName(const std::string& classText) {
  const Reading reading(classText);
  return reading.read ? std::string(reading.names.text(reading.read->name)) : std::string();
}

ClassHead classHead(const std::string& classText) {
  ClassHead head;
  Diagnostics ignored;
  syntax::Lexer lexer(classText, FileId(), 0, static_cast<uint32_t>(classText.size()), ignored);
  bool isClass = false;
  for (syntax::Token token = lexer.next();; token = lexer.next()) {
    switch (token.kind) {
      case TokenKind::kwPartial:
        head.isPartial = true;
        break;
      case TokenKind::kwEncapsulated:
      case TokenKind::kwFinal:
      case TokenKind::kwExpandable:
      case TokenKind::kwPure:
      case TokenKind::kwImpure:
        break;
      case TokenKind::kwModel:
      case TokenKind::kwBlock:
      case TokenKind::kwClass:
      case TokenKind::kwConnector:
      case TokenKind::kwRecord:
        head.canBePart = true;
        [[fallthrough]];
      case TokenKind::kwOperator:
      case TokenKind::kwFunction:
      case TokenKind::kwPackage:
      case TokenKind::kwType:
        isClass = true;
        break;
      case TokenKind::identifier:
        if (isClass) head.name = classText.substr(token.begin, token.end - token.begin);
        return head;
      default:
        return head;
    }
  }
}

Result<std::string> drawnAnnotation(const std::string& classText) {
  const Reading reading(classText);
  if (!reading.read) return refusal(phrase("it cannot be read"));
  const syntax::ClassDefinition& read = *reading.read;
  const bool isModel = read.kind == syntax::ClassKind::model && read.form == syntax::ClassDefinition::Form::body;
  if (!isModel || read.isClassExtends || read.isPartial || read.isEncapsulated)
    return refusal(phrase("it is no plain model"));
  for (const syntax::Element& element : read.elements)
    if (element.kind == syntax::Element::Kind::extends) return refusal(phrase("it extends another class"));
  if (const Phrase what = undrawn(reading.text, read.annotation); !what.empty()) return refusal(what);
  if (!read.annotation.isValid()) return std::string();
  const std::string_view whole = reading.sources.text(read.annotation);
  const size_t open = whole.find('('), close = whole.rfind(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return std::string();
  return std::string(whole.substr(open + 1, close - open - 1));
}

Result<std::string> withSigns(const std::string& classText, const std::string& signs) {
  const Reading reading(classText);
  if (!reading.read || reading.read->form != syntax::ClassDefinition::Form::body)
    return failure("D034", phrase("what the signs mean cannot be kept with the class: its text cannot be read"));
  const auto place = placeOfSigns(reading.text, *reading.read, reading.read->annotation);
  if (!place) return failure("D034", phrase("what the signs mean cannot be kept with the class: its text has no end"));
  std::string made = reading.text;
  made.replace(place->begin, place->end - place->begin, place->before + syntax::stringLiteral(signs) + place->behind);
  return made;
}

}  // namespace armature::diagram
