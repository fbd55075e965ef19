// Imports, extends clauses and components (specification 3.6, A.2.2 to A.2.4).
#include "engine/syntax/class_parser.h"

namespace armature::syntax {

// import-clause = "import" ( IDENT "=" name | name [ ".*" | ".{" import-list "}" ] ) description
const Import* ClassParser::importClause() {
  auto* made = arena_.make<Import>();
  const uint32_t begin = tokens_.current().begin;
  tokens_.advance();
  if (tokens_.at(TokenKind::identifier) && tokens_.ahead() == TokenKind::equals) {
    made->form = Import::Form::renamed;
    made->alias = tokens_.identifier();
    tokens_.advance();
    made->path = expressions_.dottedName();
  } else {
    importTail(made);
  }
  tokens_.descriptionString();
  tokens_.optionalAnnotation();
  made->span = tokens_.spanFrom(begin);
  return made;
}

void ClassParser::importTail(Import* import) {
  tokens_.accept(TokenKind::dot);
  ListBuilder<Name> path(nameStack_);
  path.add(tokens_.identifier());
  while (tokens_.accept(TokenKind::dot)) {
    if (tokens_.accept(TokenKind::leftBrace)) {
      import->form = Import::Form::list;
      import->path = path.finish(arena_);
      ListBuilder<Name> names(nameStack_);
      do {
        names.add(tokens_.identifier());
      } while (tokens_.accept(TokenKind::comma));
      tokens_.expect(TokenKind::rightBrace);
      import->names = names.finish(arena_);
      return;
    }
    path.add(tokens_.identifier());
  }
  if (tokens_.accept(TokenKind::elementTimes)) import->form = Import::Form::wildcard;
  import->path = path.finish(arena_);
}

// extends-clause = "extends" type-specifier [ class-modification ] [ annotation-clause ]
const Extends* ClassParser::extendsClause(bool isProtected) {
  auto* made = arena_.make<Extends>();
  const uint32_t begin = tokens_.current().begin;
  tokens_.advance();
  made->base = expressions_.typeName();
  if (!tokens_.inPanic() && tokens_.at(TokenKind::leftParen)) made->modification = classModification();
  tokens_.descriptionString();
  made->isProtected = isProtected;
  made->annotation = tokens_.optionalAnnotation();
  made->span = tokens_.spanFrom(begin);
  return made;
}

ClassParser::ElementPrefixes ClassParser::elementPrefixes() {
  ElementPrefixes prefixes;
  prefixes.isRedeclare = tokens_.accept(TokenKind::kwRedeclare);
  prefixes.isFinal = tokens_.accept(TokenKind::kwFinal);
  prefixes.isInner = tokens_.accept(TokenKind::kwInner);
  prefixes.isOuter = tokens_.accept(TokenKind::kwOuter);
  if (!prefixes.isInner) prefixes.isInner = tokens_.accept(TokenKind::kwInner);
  prefixes.isReplaceable = tokens_.accept(TokenKind::kwReplaceable);
  return prefixes;
}

// element = import-clause | extends-clause | prefixes ( class-definition | component-clause ) [ constraining-clause ]
bool ClassParser::element(ListBuilder<Element>& elements, bool isProtected) {
  Element made{};
  if (tokens_.at(TokenKind::kwImport)) {
    made.kind = Element::Kind::import;
    made.import = importClause();
  } else if (tokens_.at(TokenKind::kwExtends)) {
    made.kind = Element::Kind::extends;
    made.extends = extendsClause(isProtected);
  } else {
    const ElementPrefixes prefixes = elementPrefixes();
    if (tokens_.atClassStart()) {
      made.kind = Element::Kind::classDefinition;
      made.classDefinition = elementClass(prefixes, isProtected);
    } else {
      made.kind = Element::Kind::componentClause;
      made.clause = componentClause(prefixes, isProtected);
    }
  }
  tokens_.expect(TokenKind::semicolon);
  // A nested class whose closing alone was wrong is kept with what it declares.
  const bool isKept =
      !tokens_.inPanic() || (made.kind == Element::Kind::classDefinition && made.classDefinition != nullptr);
  if (isKept) elements.add(made);
  return !tokens_.inPanic();
}

// type-prefix type-specifier [ array-subscripts ]
ComponentClause* ClassParser::clausePrefixes(const ElementPrefixes& prefixes, bool isProtected) {
  auto* clause = arena_.make<ComponentClause>();
  clause->isRedeclare = prefixes.isRedeclare;
  clause->isFinal = prefixes.isFinal;
  clause->isInner = prefixes.isInner;
  clause->isOuter = prefixes.isOuter;
  clause->isReplaceable = prefixes.isReplaceable;
  clause->isProtected = isProtected;
  if (tokens_.accept(TokenKind::kwFlow)) {
    clause->flow = Flow::flow;
  } else if (tokens_.accept(TokenKind::kwStream)) {
    clause->flow = Flow::stream;
  }
  if (tokens_.accept(TokenKind::kwDiscrete)) {
    clause->variability = Variability::discrete;
  } else if (tokens_.accept(TokenKind::kwParameter)) {
    clause->variability = Variability::parameter;
  } else if (tokens_.accept(TokenKind::kwConstant)) {
    clause->variability = Variability::constant;
  }
  if (tokens_.accept(TokenKind::kwInput)) {
    clause->causality = Causality::input;
  } else if (tokens_.accept(TokenKind::kwOutput)) {
    clause->causality = Causality::output;
  }
  if (!tokens_.inPanic() && !tokens_.atOneOf({TokenKind::identifier, TokenKind::dot})) {
    tokens_.failExpected(phrase("a declaration"));
    return clause;
  }
  clause->type = expressions_.typeName();
  if (!tokens_.inPanic() && tokens_.at(TokenKind::leftBracket)) clause->dimensions = expressions_.subscripts();
  return clause;
}

// component-clause = type-prefix type-specifier [ array-subscripts ] component-declaration { "," … }
const ComponentClause* ClassParser::componentClause(const ElementPrefixes& prefixes, bool isProtected) {
  const uint32_t begin = tokens_.current().begin;
  ComponentClause* clause = clausePrefixes(prefixes, isProtected);
  ListBuilder<const Component*> list(componentStack_);
  if (!tokens_.inPanic()) {
    do {
      list.add(component(clause));
    } while (tokens_.accept(TokenKind::comma));
  }
  if (tokens_.inPanic()) return clause;
  if (tokens_.at(TokenKind::kwConstrainedby)) {
    constrainingClause(clause->constrainedBy, clause->constrainedByModification);
    tokens_.descriptionString();
    clause->constrainedByAnnotation = tokens_.optionalAnnotation();
  }
  clause->components = list.finish(arena_);
  clause->span = tokens_.spanFrom(begin);
  return clause;
}

// component-clause1 = type-prefix type-specifier declaration description-string [ constraining-clause ]
const ComponentClause* ClassParser::singleComponentClause(const ElementPrefixes& prefixes) {
  const uint32_t begin = tokens_.current().begin;
  ComponentClause* clause = clausePrefixes(prefixes, false);
  if (tokens_.inPanic()) return clause;
  const Component* single = component(clause);
  if (tokens_.inPanic()) return clause;
  clause->components = arena_.copy(&single, 1);
  constrainingClause(clause->constrainedBy, clause->constrainedByModification);
  clause->span = tokens_.spanFrom(begin);
  return clause;
}

// component-declaration = IDENT [ array-subscripts ] [ modification ] [ "if" expression ] description
const Component* ClassParser::component(const ComponentClause* clause) {
  auto* made = arena_.make<Component>();
  const uint32_t begin = tokens_.current().begin;
  made->clause = clause;
  made->name = tokens_.identifier();
  if (!tokens_.inPanic() && tokens_.at(TokenKind::leftBracket)) made->dimensions = expressions_.subscripts();
  made->modification = optionalModification();
  if (tokens_.accept(TokenKind::kwIf)) made->condition = expressions_.expression();
  made->description = tokens_.descriptionString();
  made->annotation = tokens_.optionalAnnotation();
  made->span = tokens_.spanFrom(begin);
  return made;
}

// constraining-clause = "constrainedby" type-specifier [ class-modification ]
void ClassParser::constrainingClause(TypeSpecifier& type, const Modification*& modification) {
  if (!tokens_.accept(TokenKind::kwConstrainedby)) return;
  type = expressions_.typeName();
  if (!tokens_.inPanic() && tokens_.at(TokenKind::leftParen)) modification = classModification();
}

}  // namespace armature::syntax
