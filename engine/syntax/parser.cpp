#include "engine/syntax/parser.h"

#include "engine/syntax/class_parser.h"

namespace armature::syntax {

namespace {

SourceSpan whole(const ParseContext& context, FileId file) {
  return {file, 0, static_cast<uint32_t>(context.sources.text(file).size())};
}

// Tokens of a part of a text with the parser of whatever can stand there.
struct Reading {
  TokenReader tokens;
  ClassParser classes;
  Reading(ParseContext& context, SourceSpan part)
      : tokens(context, part.file, part.begin, part.end), classes(tokens, context.arena) {}
};

}  // namespace

const StoredDefinition* parseFile(ParseContext& context, SourceSpan part) {
  return Reading(context, part).classes.storedDefinition();
}

const Expression* parseExpression(ParseContext& context, SourceSpan part) {
  TokenReader tokens(context, part.file, part.begin, part.end);
  const ExprPtr made = ExpressionParser(tokens, context.arena).expression();
  if (!tokens.inPanic() && !tokens.at(TokenKind::endOfFile)) tokens.failExpected(phrase("the end of the expression"));
  return tokens.inPanic() ? nullptr : made;
}

const Modification* parseArguments(ParseContext& context, SourceSpan part) {
  return Reading(context, part).classes.wholeArguments();
}

const ClassDefinition* parseClassBody(ParseContext& context, SourceSpan part, Name name) {
  return Reading(context, part).classes.classBody(name);
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
  return Reading(context, annotation).classes.wholeAnnotation();
}

}  // namespace armature::syntax
