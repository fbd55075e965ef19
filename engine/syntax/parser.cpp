#include "engine/syntax/parser.h"

#include "engine/syntax/parser_state.h"

namespace armature::syntax {

// stored-definition = [ "within" [ name ] ";" ] { [ "final" ] class-definition ";" }
const StoredDefinition* Parser::storedDefinition() {
  auto* stored = arena_.make<StoredDefinition>();
  stored->file = file_;
  ListBuilder<const ClassDefinition*> classes(classStack_);
  if (accept(TokenKind::kwWithin)) {
    stored->hasWithin = true;
    if (!at(TokenKind::semicolon)) stored->within = dottedName();
    expect(TokenKind::semicolon);
  }
  while (!hasGivenUp_ && !at(TokenKind::endOfFile)) {
    if (panic_) {
      // Between classes only the beginning of the next class is a safe place to go on.
      panic_ = false;
      while (!at(TokenKind::endOfFile) && !atClassStart()) advance();
      if (at(TokenKind::endOfFile)) break;
    }
    const uint32_t before = current_.begin;
    ElementPrefixes prefixes;
    prefixes.isFinal = accept(TokenKind::kwFinal);
    const ClassDefinition* definition = elementClass(prefixes, false);
    if (definition) classes.add(definition);
    expect(TokenKind::semicolon);
    if (current_.begin == before) advance();
  }
  stored->classes = classes.finish(arena_);
  return stored;
}

const ClassDefinition* Parser::classBody(Name name) {
  auto* definition = arena_.make<ClassDefinition>();
  definition->kind = ClassKind::model;
  definition->name = name;
  definition->span = {file_, begin_, lexer_.end()};
  definition->nameSpan = {file_, begin_, begin_};
  composition(definition);
  if (!hasGivenUp_ && !at(TokenKind::endOfFile)) failExpected(phrase("a declaration or an equation"));
  return definition;
}

ExprPtr Parser::wholeExpression() {
  const ExprPtr made = expression();
  if (!panic_ && !at(TokenKind::endOfFile)) failExpected(phrase("the end of the expression"));
  return panic_ ? nullptr : made;
}

const Modification* Parser::wholeArguments() {
  auto* made = arena_.make<Modification>();
  made->span = {file_, begin_, lexer_.end()};
  modificationArguments(made, TokenKind::endOfFile);
  if (!panic_ && !at(TokenKind::endOfFile)) failExpected(phrase("',' or the end of the modifiers"));
  return panic_ ? nullptr : made;
}

const Modification* Parser::wholeAnnotation() {
  if (!expect(TokenKind::kwAnnotation)) return nullptr;
  const Modification* made = classModification();
  return panic_ ? nullptr : made;
}

namespace {
SourceSpan whole(const ParseContext& context, FileId file) {
  return {file, 0, static_cast<uint32_t>(context.sources.text(file).size())};
}
}  // namespace

const StoredDefinition* parseFile(ParseContext& context, SourceSpan part) {
  return Parser(context, part.file, part.begin, part.end).storedDefinition();
}

const Expression* parseExpression(ParseContext& context, SourceSpan part) {
  return Parser(context, part.file, part.begin, part.end).wholeExpression();
}

const Modification* parseArguments(ParseContext& context, SourceSpan part) {
  return Parser(context, part.file, part.begin, part.end).wholeArguments();
}

const ClassDefinition* parseClassBody(ParseContext& context, SourceSpan part, Name name) {
  return Parser(context, part.file, part.begin, part.end).classBody(name);
}

const StoredDefinition* parseFile(ParseContext& context, FileId file) {
  return parseFile(context, whole(context, file));
}

const Expression* parseExpression(ParseContext& context, FileId file) {
  return parseExpression(context, whole(context, file));
}

const Modification* parseArguments(ParseContext& context, FileId file) {
  return parseArguments(context, whole(context, file));
}

const ClassDefinition* parseClassBody(ParseContext& context, FileId file, Name name) {
  return parseClassBody(context, whole(context, file), name);
}

const Modification* parseAnnotation(ParseContext& context, SourceSpan annotation) {
  if (!annotation.isValid()) return nullptr;
  return Parser(context, annotation.file, annotation.begin, annotation.end).wholeAnnotation();
}

}  // namespace armature::syntax
