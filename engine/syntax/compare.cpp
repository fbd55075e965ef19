#include "engine/syntax/compare.h"

#include <bit>

namespace armature::syntax {

namespace {

// The comparison of all kinds of nodes; a class so that they can call each other and know the sources.
class Comparison {
 public:
  explicit Comparison(const SourceTable* sources) : sources_(sources) {}

  template <class T>
  bool lists(List<T> a, List<T> b) const {
    if (a.size() != b.size()) return false;
    for (size_t i = 0; i < a.size(); ++i) {
      if (!same(a[i], b[i])) return false;
    }
    return true;
  }

  template <class T>
  bool same(const T* a, const T* b) const {
    if (!a || !b) return a == b;
    return same(*a, *b);
  }

  bool same(Name a, Name b) const { return a == b; }

  bool same(SourceSpan a, SourceSpan b) const {
    if (a.isValid() != b.isValid()) return false;
    return !a.isValid() || !sources_ || sources_->text(a) == sources_->text(b);
  }

  bool same(const ReferencePart& a, const ReferencePart& b) const {
    return a.name == b.name && lists(a.subscripts, b.subscripts);
  }
  bool same(const Reference& a, const Reference& b) const {
    return a.leadingDot == b.leadingDot && lists(a.parts, b.parts);
  }
  bool same(const NamedArgument& a, const NamedArgument& b) const { return a.name == b.name && same(a.value, b.value); }
  bool same(const Iterator& a, const Iterator& b) const { return a.name == b.name && same(a.range, b.range); }

  bool same(const Expression& a, const Expression& b) const {
    return a.kind == b.kind && a.op == b.op && std::bit_cast<uint64_t>(a.number) == std::bit_cast<uint64_t>(b.number) &&
           a.text == b.text && same(a.reference, b.reference) && same(a.a, b.a) && same(a.b, b.b) &&
           lists(a.args, b.args) && lists(a.named, b.named) && lists(a.iterators, b.iterators);
  }

  bool same(const Argument& a, const Argument& b) const {
    return a.isEach == b.isEach && a.isFinal == b.isFinal && a.isRedeclare == b.isRedeclare &&
           a.isReplaceable == b.isReplaceable && lists(a.path, b.path) && same(a.modification, b.modification) &&
           same(a.redeclaredClass, b.redeclaredClass) && same(a.redeclaredComponent, b.redeclaredComponent) &&
           a.description == b.description;
  }
  bool same(const Modification& a, const Modification& b) const {
    return a.isBreak == b.isBreak && same(a.binding, b.binding) && lists(a.arguments, b.arguments);
  }

  bool same(const Component& a, const Component& b) const {
    return a.name == b.name && lists(a.dimensions, b.dimensions) && same(a.modification, b.modification) &&
           same(a.condition, b.condition) && a.description == b.description && same(a.annotation, b.annotation);
  }
  bool same(const ComponentClause& a, const ComponentClause& b) const {
    return a.isRedeclare == b.isRedeclare && a.isFinal == b.isFinal && a.isInner == b.isInner &&
           a.isOuter == b.isOuter && a.isReplaceable == b.isReplaceable && a.isProtected == b.isProtected &&
           a.flow == b.flow && a.variability == b.variability && a.causality == b.causality && same(a.type, b.type) &&
           lists(a.dimensions, b.dimensions) && lists(a.components, b.components) &&
           same(a.constrainedBy, b.constrainedBy) && same(a.constrainedByModification, b.constrainedByModification) &&
           same(a.constrainedByAnnotation, b.constrainedByAnnotation);
  }

  bool same(const Import& a, const Import& b) const {
    return a.form == b.form && a.alias == b.alias && lists(a.path, b.path) && lists(a.names, b.names);
  }
  bool same(const Extends& a, const Extends& b) const {
    return same(a.base, b.base) && same(a.modification, b.modification) && a.isProtected == b.isProtected &&
           same(a.annotation, b.annotation);
  }
  bool same(const Element& a, const Element& b) const {
    if (a.kind != b.kind) return false;
    switch (a.kind) {
      case Element::Kind::import:
        return same(a.import, b.import);
      case Element::Kind::extends:
        return same(a.extends, b.extends);
      case Element::Kind::classDefinition:
        return same(a.classDefinition, b.classDefinition);
      case Element::Kind::componentClause:
        return same(a.clause, b.clause);
    }
    return false;
  }

  bool same(const EquationBranch& a, const EquationBranch& b) const {
    return same(a.condition, b.condition) && lists(a.body, b.body);
  }
  bool same(const Equation& a, const Equation& b) const {
    return a.kind == b.kind && same(a.a, b.a) && same(a.b, b.b) && lists(a.branches, b.branches) &&
           lists(a.iterators, b.iterators) && lists(a.body, b.body) && a.description == b.description &&
           same(a.annotation, b.annotation);
  }
  bool same(const StatementBranch& a, const StatementBranch& b) const {
    return same(a.condition, b.condition) && lists(a.body, b.body);
  }
  bool same(const Statement& a, const Statement& b) const {
    return a.kind == b.kind && same(a.target, b.target) && same(a.value, b.value) && lists(a.branches, b.branches) &&
           lists(a.iterators, b.iterators) && lists(a.body, b.body) && a.description == b.description;
  }
  bool same(const EquationSection& a, const EquationSection& b) const {
    return a.isInitial == b.isInitial && lists(a.equations, b.equations);
  }
  bool same(const AlgorithmSection& a, const AlgorithmSection& b) const {
    return a.isInitial == b.isInitial && lists(a.statements, b.statements);
  }
  bool same(const ExternalClause& a, const ExternalClause& b) const {
    return a.language == b.language && same(a.result, b.result) && a.function == b.function && lists(a.args, b.args) &&
           a.hasCall == b.hasCall && same(a.annotation, b.annotation);
  }
  bool same(const EnumerationLiteral& a, const EnumerationLiteral& b) const {
    return a.name == b.name && a.description == b.description;
  }

  bool same(const ClassDefinition& a, const ClassDefinition& b) const {
    return samePrefixes(a, b) && a.name == b.name && a.description == b.description && a.form == b.form &&
           a.isClassExtends == b.isClassExtends && same(a.extendsModification, b.extendsModification) &&
           same(a.aliased, b.aliased) && lists(a.aliasDimensions, b.aliasDimensions) &&
           same(a.aliasModification, b.aliasModification) && lists(a.literals, b.literals) &&
           lists(a.derivativeNames, b.derivativeNames) && lists(a.elements, b.elements) &&
           lists(a.equations, b.equations) && lists(a.algorithms, b.algorithms) && same(a.external, b.external) &&
           same(a.constrainedBy, b.constrainedBy) && same(a.constrainedByModification, b.constrainedByModification) &&
           same(a.annotation, b.annotation);
  }

 private:
  static bool samePrefixes(const ClassDefinition& a, const ClassDefinition& b) {
    return a.kind == b.kind && a.isEncapsulated == b.isEncapsulated && a.isPartial == b.isPartial &&
           a.isFinal == b.isFinal && a.isInner == b.isInner && a.isOuter == b.isOuter &&
           a.isReplaceable == b.isReplaceable && a.isRedeclare == b.isRedeclare && a.isProtected == b.isProtected &&
           a.isPure == b.isPure && a.isImpure == b.isImpure && a.aliasCausality == b.aliasCausality &&
           a.aliasFlow == b.aliasFlow && a.enumerationIsOpen == b.enumerationIsOpen;
  }

  const SourceTable* sources_;  // null: annotations are not compared
};

}  // namespace

bool isEqual(ExprPtr a, ExprPtr b) {
  return Comparison(nullptr).same(a, b);
}

bool isEqual(const Modification* a, const Modification* b, const SourceTable& sources) {
  return Comparison(&sources).same(a, b);
}

bool isEqual(const ClassDefinition* a, const ClassDefinition* b, const SourceTable& sources) {
  return Comparison(&sources).same(a, b);
}

bool isEqual(const StoredDefinition& a, const StoredDefinition& b, const SourceTable& sources) {
  const Comparison comparison(&sources);
  return a.hasWithin == b.hasWithin && comparison.lists(a.within, b.within) && comparison.lists(a.classes, b.classes);
}

}  // namespace armature::syntax
