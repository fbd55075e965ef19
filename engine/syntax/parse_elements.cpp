// Imports, extends clauses and components (specification 3.6, A.2.2 to A.2.4).
#include "engine/syntax/parser_state.h"

namespace armature::syntax {

// import-clause = "import" ( IDENT "=" name | name [ ".*" | ".{" import-list "}" ] ) description
const Import* Parser::importClause() {
  auto* made = arena_.make<Import>();
  const uint32_t begin = current_.begin;
  advance();
  if (at(TokenKind::identifier) && ahead() == TokenKind::equals) {
    made->form = Import::Form::renamed;
    made->alias = identifier();
    advance();
    made->path = dottedName();
  } else {
    importTail(made);
  }
  descriptionString();
  optionalAnnotation();
  made->span = spanFrom(begin);
  return made;
}

void Parser::importTail(Import* import) {
  accept(TokenKind::dot);
  ListBuilder<Name> path(nameStack_);
  path.add(identifier());
  while (accept(TokenKind::dot)) {
    if (accept(TokenKind::leftBrace)) {
      import->form = Import::Form::list;
      import->path = path.finish(arena_);
      ListBuilder<Name> names(nameStack_);
      do {
        names.add(identifier());
      } while (accept(TokenKind::comma));
      expect(TokenKind::rightBrace);
      import->names = names.finish(arena_);
      return;
    }
    path.add(identifier());
  }
  if (accept(TokenKind::elementTimes)) import->form = Import::Form::wildcard;
  import->path = path.finish(arena_);
}

// extends-clause = "extends" type-specifier [ class-modification ] [ annotation-clause ]
const Extends* Parser::extendsClause(bool isProtected) {
  auto* made = arena_.make<Extends>();
  const uint32_t begin = current_.begin;
  advance();
  made->base = typeName();
  if (!panic_ && at(TokenKind::leftParen)) made->modification = classModification();
  descriptionString();
  made->isProtected = isProtected;
  made->annotation = optionalAnnotation();
  made->span = spanFrom(begin);
  return made;
}

Parser::ElementPrefixes Parser::elementPrefixes() {
  ElementPrefixes prefixes;
  prefixes.isRedeclare = accept(TokenKind::kwRedeclare);
  prefixes.isFinal = accept(TokenKind::kwFinal);
  prefixes.isInner = accept(TokenKind::kwInner);
  prefixes.isOuter = accept(TokenKind::kwOuter);
  if (!prefixes.isInner) prefixes.isInner = accept(TokenKind::kwInner);
  prefixes.isReplaceable = accept(TokenKind::kwReplaceable);
  return prefixes;
}

// element = import-clause | extends-clause | prefixes ( class-definition | component-clause ) [ constraining-clause ]
bool Parser::element(ListBuilder<Element>& elements, bool isProtected) {
  Element made{};
  if (at(TokenKind::kwImport)) {
    made.kind = Element::Kind::import;
    made.import = importClause();
  } else if (at(TokenKind::kwExtends)) {
    made.kind = Element::Kind::extends;
    made.extends = extendsClause(isProtected);
  } else {
    const ElementPrefixes prefixes = elementPrefixes();
    if (atClassStart()) {
      made.kind = Element::Kind::classDefinition;
      made.classDefinition = elementClass(prefixes, isProtected);
    } else {
      made.kind = Element::Kind::componentClause;
      made.clause = componentClause(prefixes, isProtected);
    }
  }
  expect(TokenKind::semicolon);
  // A nested class whose closing alone was wrong is kept with what it declares.
  const bool isKept = !panic_ || (made.kind == Element::Kind::classDefinition && made.classDefinition != nullptr);
  if (isKept) elements.add(made);
  return !panic_;
}

// type-prefix type-specifier [ array-subscripts ]
ComponentClause* Parser::clausePrefixes(const ElementPrefixes& prefixes, bool isProtected) {
  auto* clause = arena_.make<ComponentClause>();
  clause->isRedeclare = prefixes.isRedeclare;
  clause->isFinal = prefixes.isFinal;
  clause->isInner = prefixes.isInner;
  clause->isOuter = prefixes.isOuter;
  clause->isReplaceable = prefixes.isReplaceable;
  clause->isProtected = isProtected;
  if (accept(TokenKind::kwFlow)) {
    clause->flow = Flow::flow;
  } else if (accept(TokenKind::kwStream)) {
    clause->flow = Flow::stream;
  }
  if (accept(TokenKind::kwDiscrete)) {
    clause->variability = Variability::discrete;
  } else if (accept(TokenKind::kwParameter)) {
    clause->variability = Variability::parameter;
  } else if (accept(TokenKind::kwConstant)) {
    clause->variability = Variability::constant;
  }
  if (accept(TokenKind::kwInput)) {
    clause->causality = Causality::input;
  } else if (accept(TokenKind::kwOutput)) {
    clause->causality = Causality::output;
  }
  if (!panic_ && !atOneOf({TokenKind::identifier, TokenKind::dot})) {
    failExpected(phrase("a declaration"));
    return clause;
  }
  clause->type = typeName();
  if (!panic_ && at(TokenKind::leftBracket)) clause->dimensions = subscripts();
  return clause;
}

// component-clause = type-prefix type-specifier [ array-subscripts ] component-declaration { "," … }
const ComponentClause* Parser::componentClause(const ElementPrefixes& prefixes, bool isProtected) {
  const uint32_t begin = current_.begin;
  ComponentClause* clause = clausePrefixes(prefixes, isProtected);
  ListBuilder<const Component*> list(componentStack_);
  if (!panic_) {
    do {
      list.add(component(clause));
    } while (accept(TokenKind::comma));
  }
  if (panic_) return clause;
  if (at(TokenKind::kwConstrainedby)) {
    constrainingClause(clause->constrainedBy, clause->constrainedByModification);
    descriptionString();
    clause->constrainedByAnnotation = optionalAnnotation();
  }
  clause->components = list.finish(arena_);
  clause->span = spanFrom(begin);
  return clause;
}

// component-clause1 = type-prefix type-specifier declaration description-string [ constraining-clause ]
const ComponentClause* Parser::singleComponentClause(const ElementPrefixes& prefixes) {
  const uint32_t begin = current_.begin;
  ComponentClause* clause = clausePrefixes(prefixes, false);
  if (panic_) return clause;
  const Component* single = component(clause);
  if (panic_) return clause;
  clause->components = arena_.copy(&single, 1);
  constrainingClause(clause->constrainedBy, clause->constrainedByModification);
  clause->span = spanFrom(begin);
  return clause;
}

// component-declaration = IDENT [ array-subscripts ] [ modification ] [ "if" expression ] description
const Component* Parser::component(const ComponentClause* clause) {
  auto* made = arena_.make<Component>();
  const uint32_t begin = current_.begin;
  made->clause = clause;
  made->name = identifier();
  if (!panic_ && at(TokenKind::leftBracket)) made->dimensions = subscripts();
  made->modification = optionalModification();
  if (accept(TokenKind::kwIf)) made->condition = expression();
  made->description = descriptionString();
  made->annotation = optionalAnnotation();
  made->span = spanFrom(begin);
  return made;
}

// constraining-clause = "constrainedby" type-specifier [ class-modification ]
void Parser::constrainingClause(TypeSpecifier& type, const Modification*& modification) {
  if (!accept(TokenKind::kwConstrainedby)) return;
  type = typeName();
  if (!panic_ && at(TokenKind::leftParen)) modification = classModification();
}

}  // namespace armature::syntax
