// What a whole text can be: a file, the body of a class, arguments of a modification, an annotation.
#include "engine/syntax/class_parser.h"

namespace armature::syntax {

// stored-definition = [ "within" [ name ] ";" ] { [ "final" ] class-definition ";" }
const StoredDefinition* ClassParser::storedDefinition() {
  auto* stored = arena_.make<StoredDefinition>();
  stored->file = tokens_.file();
  ListBuilder<const ClassDefinition*> classes(classStack_);
  if (tokens_.accept(TokenKind::kwWithin)) {
    stored->hasWithin = true;
    if (!tokens_.at(TokenKind::semicolon)) stored->within = expressions_.dottedName();
    tokens_.expect(TokenKind::semicolon);
  }
  while (!tokens_.hasGivenUp() && !tokens_.at(TokenKind::endOfFile)) {
    if (tokens_.inPanic()) {
      // Between classes only the beginning of the next class is a safe place to go on.
      tokens_.recoverAtClass();
      if (tokens_.at(TokenKind::endOfFile)) break;
    }
    const uint32_t before = tokens_.current().begin;
    ElementPrefixes prefixes;
    prefixes.isFinal = tokens_.accept(TokenKind::kwFinal);
    const ClassDefinition* definition = elementClass(prefixes, false);
    if (definition) classes.add(definition);
    tokens_.expect(TokenKind::semicolon);
    if (tokens_.current().begin == before) tokens_.advance();
  }
  stored->classes = classes.finish(arena_);
  return stored;
}

const ClassDefinition* ClassParser::classBody(Name name) {
  auto* definition = arena_.make<ClassDefinition>();
  definition->kind = ClassKind::model;
  definition->name = name;
  definition->span = {tokens_.file(), tokens_.begin(), tokens_.end()};
  definition->nameSpan = {tokens_.file(), tokens_.begin(), tokens_.begin()};
  composition(definition);
  if (!tokens_.hasGivenUp() && !tokens_.at(TokenKind::endOfFile)) {
    tokens_.failExpected(phrase("a declaration or an equation"));
  }
  return definition;
}

const Modification* ClassParser::wholeArguments() {
  auto* made = arena_.make<Modification>();
  made->span = {tokens_.file(), tokens_.begin(), tokens_.end()};
  modificationArguments(made, TokenKind::endOfFile);
  if (!tokens_.inPanic() && !tokens_.at(TokenKind::endOfFile)) {
    tokens_.failExpected(phrase("',' or the end of the modifiers"));
  }
  return tokens_.inPanic() ? nullptr : made;
}

const Modification* ClassParser::wholeAnnotation() {
  if (!tokens_.expect(TokenKind::kwAnnotation)) return nullptr;
  const Modification* made = classModification();
  return tokens_.inPanic() ? nullptr : made;
}

}  // namespace armature::syntax
