// What a class may hold by its kind, what may be derived from what, and which names exclude each other (specification
// 4.6 to 4.8, 5.6, 7.1.3, 12.2). A definition is checked once, when a class is first made of it.
#include <algorithm>

#include "engine/model/class_rules.h"
#include "engine/model/class_table.h"
#include "engine/model/statement_rules.h"
#include "engine/syntax/compare.h"

namespace armature::model {

using syntax::ClassDefinition;
using syntax::ClassKind;

std::string nameOfKind(ClassKind kind) {
  switch (kind) {
    case ClassKind::classKind:
      return "class";
    case ClassKind::model:
      return "model";
    case ClassKind::block:
      return "block";
    case ClassKind::record:
      return "record";
    case ClassKind::connector:
      return "connector";
    case ClassKind::expandableConnector:
      return "expandable connector";
    case ClassKind::type:
      return "type";
    case ClassKind::package:
      return "package";
    case ClassKind::function:
      return "function";
    case ClassKind::operatorKind:
      return "operator";
    case ClassKind::operatorRecord:
      return "operator record";
    case ClassKind::operatorFunction:
      return "operator function";
  }
  return "class";
}

namespace {

bool isRecordKind(ClassKind kind) {
  return kind == ClassKind::record || kind == ClassKind::operatorRecord;
}

bool isFunctionKind(ClassKind kind) {
  return kind == ClassKind::function || kind == ClassKind::operatorFunction;
}

// An operator record among the elements of a class, null where there is none.
const ClassDefinition* operatorRecordIn(const Class* cls) {
  if (!cls->definition) return nullptr;
  for (const syntax::Element& e : cls->definition->elements)
    if (e.kind == syntax::Element::Kind::classDefinition && e.classDefinition->kind == ClassKind::operatorRecord)
      return e.classDefinition;
  return nullptr;
}

// Which kind of class may extend which; `class` is both a model and whatever its base is.
bool mayExtend(ClassKind derived, ClassKind base) {
  if (derived == base || derived == ClassKind::classKind || base == ClassKind::classKind) return true;
  switch (derived) {
    case ClassKind::model:
      return base == ClassKind::block || base == ClassKind::record;
    case ClassKind::block:
      return base == ClassKind::record;
    case ClassKind::connector:
      return base == ClassKind::record || base == ClassKind::type || base == ClassKind::operatorRecord;
    case ClassKind::operatorFunction:
      return base == ClassKind::function;
    case ClassKind::operatorRecord:
    case ClassKind::type:
      return base == ClassKind::record || base == ClassKind::type;
    default:
      return false;
  }
}

}  // namespace

void ClassRules::checkRules(const Class* cls) {
  if (!cls->definition || !ruled_.insert(cls->definition).second) return;
  const ClassDefinition& d = *cls->definition;
  if (d.form == ClassDefinition::Form::enumeration) checkLiterals(d);
  if (d.form != ClassDefinition::Form::body) return;
  checkBases(cls);
  checkNamesOf(d);
  checkClassesTwice(cls);
  if (isOwnText(d.span)) {
    checkImports(cls);
    checkRedeclares(cls);
  }
  checkSections(d);
  for (const syntax::Element& element : d.elements)
    if (element.kind == syntax::Element::Kind::componentClause) checkClause(d, *element.clause);
  for (const syntax::AlgorithmSection& section : d.algorithms)
    checkStatements(section.statements, library().names(), diagnostics());
}

// What a class may be derived from by its kind, and what excludes further elements (specification 4.5.2, 4.6, 7.1.3).
void ClassRules::checkBases(const Class* cls) {
  const ClassDefinition& d = *cls->definition;
  for (const Class::Base& base : cls->bases) {
    if (base.cls->kind == ClassKind::operatorRecord && isOwnText(d.span))
      diagnostics().error("N022",
                          phrase("'%1' cannot extend the operator record '%2': write a short class definition",
                                 nameOf(cls), nameOf(base.cls)),
                          d.nameSpan);
    if (const ClassDefinition* held = operatorRecordIn(base.cls);
        held && d.kind == ClassKind::package && isOwnText(d.span))
      diagnostics().error("N022",
                          phrase("'%1' cannot extend '%2', which holds the operator record '%3'", nameOf(cls),
                                 nameOf(base.cls), text(held->name)),
                          d.nameSpan);
    if (mayExtend(d.kind, base.cls->kind) || (base.cls->leaf != LeafKindOf::none && !isOwnText(d.span))) continue;
    const Phrase message =
        phrase("a %1 cannot extend a %2 ('%3')", nameOfKind(d.kind), nameOfKind(base.cls->kind), nameOf(base.cls));
    // A class without elements is an icon; libraries in use take one of another kind.
    if (base.cls->elements.empty() && base.cls->leaf == LeafKindOf::none)
      diagnostics().warning("N022", message, d.nameSpan);
    else
      diagnostics().error("N022", message, d.nameSpan);
  }
  // A type, an array class, or one with a prefix is a whole: what extends it has nothing beside it.
  const auto isWhole = [](const Class::Base& base) {
    return base.cls->leaf != LeafKindOf::none || !base.cls->dimensions.empty() ||
           base.cls->causality != syntax::Causality::none || base.cls->flow != syntax::Flow::none;
  };
  const auto whole = std::ranges::find_if(cls->bases, isWhole);
  if (whole == cls->bases.end() || !isOwnText(d.span)) return;
  const auto isOther = [&](const Class::Base& base) {
    return &base != &*whole && (!base.cls->elements.empty() || isWhole(base));
  };
  const auto isComponent = [](const syntax::Element& e) { return e.kind == syntax::Element::Kind::componentClause; };
  if (std::ranges::any_of(cls->bases, isOther) || std::ranges::any_of(d.elements, isComponent))
    diagnostics().error("N022",
                        phrase("'%1' extends '%2', a type, an array or a class with a prefix, and can have no other "
                               "elements",
                               nameOf(cls), nameOf(whole->cls)),
                        d.nameSpan);
}

// The literals of an enumeration: each once, and none named like an attribute (specification 4.8.5).
void ClassRules::checkLiterals(const ClassDefinition& d) {
  static constexpr std::string_view kAttributes[] = {"quantity", "min", "max", "start", "fixed"};
  for (size_t k = 0; k < d.literals.size(); ++k) {
    const Name name = d.literals[k].name;
    const auto end = d.literals.begin() + static_cast<std::ptrdiff_t>(k);
    const auto isSame = [&](const syntax::EnumerationLiteral& l) { return l.name == name; };
    if (std::any_of(d.literals.begin(), end, isSame))
      diagnostics().error("N005", phrase("'%1' is declared twice in '%2'", text(name), text(d.name)), d.nameSpan);
    if (std::ranges::find(kAttributes, library().names().text(name)) != std::end(kAttributes))
      diagnostics().error(
          "N022", phrase("a literal cannot be named '%1': enumerations have this attribute", text(name)), d.nameSpan);
  }
}

// The names of the predefined types (specification 4.8).
bool ClassRules::isReserved(Name name) const {
  static constexpr std::string_view kTypes[] = {"Real", "Integer", "Boolean", "String"};
  return std::ranges::find(kTypes, library().names().text(name)) != std::end(kTypes);
}

// A class and another element of one name in one text; two components are told where they are collected.
void ClassRules::checkNamesOf(const ClassDefinition& d) {
  std::unordered_map<Name, bool> isClass;
  if (isReserved(d.name))
    diagnostics().error("N022", phrase("'%1' is a predefined type and cannot be declared", text(d.name)), d.nameSpan);
  const auto declare = [&](Name name, bool asClass, SourceSpan span) {
    if (isReserved(name))
      diagnostics().error("N022", phrase("'%1' is a predefined type and cannot be declared", text(name)), span);
    const auto [at, isNew] = isClass.emplace(name, asClass);
    if (isNew || (!asClass && !at->second)) return;
    diagnostics().error("N005", phrase("'%1' is declared twice in '%2'", text(name), text(d.name)), span);
  };
  for (const syntax::Element& element : d.elements) {
    if (element.kind == syntax::Element::Kind::classDefinition && d.kind == ClassKind::operatorKind &&
        !isFunctionKind(element.classDefinition->kind))
      diagnostics().error("N022",
                          phrase("the operator '%1' holds a %2: operators have functions only", text(d.name),
                                 nameOfKind(element.classDefinition->kind)),
                          element.classDefinition->nameSpan);
    if (element.kind == syntax::Element::Kind::classDefinition)
      declare(element.classDefinition->name, true, element.classDefinition->nameSpan);
    if (element.kind != syntax::Element::Kind::componentClause) continue;
    for (const syntax::Component* component : element.clause->components)
      declare(component->name, false, component->span);
  }
}

// Classes of one name that come from two bases, or from a base and the text itself, have to be identical
// (specification 5.6.1.4, 7.1).
void ClassRules::checkClassesTwice(const Class* cls) {
  const auto isOwn = [](const syntax::Element& e) { return e.kind == syntax::Element::Kind::classDefinition; };
  if (cls->bases.size() < 2 && std::ranges::none_of(cls->definition->elements, isOwn)) return;
  std::unordered_map<Name, const ClassDefinition*> known;
  const auto meet = [&](Name name, const ClassDefinition* now) {
    const auto [at, isNew] = known.emplace(name, now);
    if (isNew || at->second == now || syntax::isEqual(at->second, now, library().sources())) return;
    // Of replaceable ones the first is taken: what a redeclaration makes of them is the same.
    if (at->second->isReplaceable || now->isReplaceable || at->second->isRedeclare || now->isRedeclare) return;
    Diagnostic d;
    d.code = "N016";
    d.message = phrase("'%1' has two different classes '%2'", nameOf(cls), text(name));
    d.span = cls->definition->nameSpan;
    d.labels.push_back({at->second->nameSpan, phrase("one of them")});
    d.labels.push_back({now->nameSpan, phrase("the other one")});
    diagnostics().add(std::move(d));
  };
  for (const Class::Base& base : cls->bases) {
    for (const Class* view : base.cls->views) {
      if (!view->definition) continue;
      for (const syntax::Element& e : view->definition->elements) {
        if (!isOwn(e)) continue;
        const ClassDeclaration* declared = classes_.findDeclaration(base.cls, e.classDefinition->name);
        if (!declared) continue;
        meet(e.classDefinition->name, declared->definition ? declared->definition : declared->node->definition());
      }
    }
  }
  for (const syntax::Element& e : cls->definition->elements)
    if (isOwn(e) && !e.classDefinition->isRedeclare && !e.classDefinition->isClassExtends)
      meet(e.classDefinition->name, e.classDefinition);
}

// What is redeclared among the elements has to be inherited (specification 7.3).
void ClassRules::checkRedeclares(const Class* cls) {
  const auto isInherited = [&](Name name) {
    return std::ranges::any_of(cls->bases, [&](const Class::Base& base) {
      return base.cls->index.contains(name) || classes_.findDeclaration(base.cls, name);
    });
  };
  const auto check = [&](Name name, SourceSpan span) {
    if (!isInherited(name))
      diagnostics().error(
          "N018", phrase("'%1' cannot be redeclared: '%2' inherits nothing of this name", text(name), nameOf(cls)),
          span);
  };
  for (const syntax::Element& e : cls->definition->elements) {
    if (e.kind == syntax::Element::Kind::classDefinition && e.classDefinition->isRedeclare &&
        !e.classDefinition->isClassExtends)
      check(e.classDefinition->name, e.classDefinition->nameSpan);
    if (e.kind != syntax::Element::Kind::componentClause || !e.clause->isRedeclare) continue;
    for (const syntax::Component* component : e.clause->components) check(component->name, component->span);
  }
}

// What is imported has to exist, from packages, and each name once (specification 13.2.1). Of the model's own file
// only: those of libraries would have to be read for it.
void ClassRules::checkImports(const Class* cls) {
  using Form = syntax::Import::Form;
  std::unordered_set<Name> names;
  for (const syntax::Element& element : cls->definition->elements) {
    if (element.kind != syntax::Element::Kind::import) continue;
    const syntax::Import& import = *element.import;
    std::vector<std::vector<Name>> paths;
    if (import.form == Form::list)
      for (const Name name : import.names) {
        paths.emplace_back(import.path.begin(), import.path.end());
        paths.back().push_back(name);
      }
    else
      paths.emplace_back(import.path.begin(), import.path.end());
    for (const std::vector<Name>& path : paths) {
      std::string full;
      for (const Name part : path) full += (full.empty() ? "" : ".") + text(part);
      if (classes_.foundAtPath(path).kind == Found::Kind::none)
        diagnostics().error("N002", phrase("'%1' cannot be imported: it is not known", full), import.span);
      else if (classes_.isProtected(classes_.foundAtPath(path)))
        diagnostics().error("N020", phrase("'%1' cannot be imported: it is protected", full), import.span);
      else if (const Class* package = classes_.classAtPath(
                   import.form == Form::wildcard ? std::span(path) : std::span(path).first(path.size() - 1));
               package && package->kind != ClassKind::package)
        diagnostics().error(
            "N022",
            phrase("'%1%2' cannot be imported: '%3' is a %4, not a package", full,
                   std::string(import.form == Form::wildcard ? ".*" : ""), nameOf(package), nameOfKind(package->kind)),
            import.span);
      if (import.form != Form::wildcard &&
          !names.insert(import.form == Form::renamed ? import.alias : path.back()).second)
        diagnostics().error(
            "N005", phrase("'%1' is imported twice", text(import.form == Form::renamed ? import.alias : path.back())),
            import.span);
    }
  }
}

void ClassRules::checkSections(const ClassDefinition& d) {
  const auto refuse = [&](const Phrase& what) {
    diagnostics().error("N022", phrase("the %1 '%2' %3", nameOfKind(d.kind), text(d.name), what), d.nameSpan);
  };
  const bool isFunction = isFunctionKind(d.kind);
  const bool isData = isRecordKind(d.kind) || isConnectorKind(d.kind) || d.kind == ClassKind::package ||
                      d.kind == ClassKind::type || d.kind == ClassKind::operatorKind;
  // A section without content, which editors write, is none.
  const auto hasEquations = [](const syntax::EquationSection& section) { return !section.equations.empty(); };
  const auto hasStatements = [](const syntax::AlgorithmSection& section) { return !section.statements.empty(); };
  if ((isData || isFunction) && std::ranges::any_of(d.equations, hasEquations)) refuse(phrase("cannot have equations"));
  if (isData && std::ranges::any_of(d.algorithms, hasStatements)) refuse(phrase("cannot have an algorithm"));
  const auto isInitial = [](const syntax::AlgorithmSection& section) { return section.isInitial; };
  if (isFunction && std::ranges::any_of(d.algorithms, isInitial)) refuse(phrase("cannot have an initial algorithm"));
  if (isFunction && d.algorithms.size() + (d.external ? 1 : 0) > 1)
    refuse(d.external ? phrase("has an algorithm and an external clause; one of them is allowed")
                      : phrase("has more than one algorithm section"));
}

void ClassRules::checkClause(const ClassDefinition& d, const syntax::ComponentClause& clause) {
  using syntax::Causality;
  using syntax::Flow;
  const std::string name = text(clause.components[0]->name);
  const auto refuse = [&](const Phrase& what) {
    diagnostics().error("N022", phrase("'%1' in the %2 '%3' %4", name, nameOfKind(d.kind), text(d.name), what),
                        clause.components[0]->span);
  };
  const bool isData = isRecordKind(d.kind) || isConnectorKind(d.kind);
  const bool isConstant = clause.variability == syntax::Variability::constant;
  if (isData && clause.isProtected) refuse(phrase("cannot be protected"));
  if ((isData || isFunctionKind(d.kind)) && (clause.isInner || clause.isOuter))
    refuse(phrase("cannot be inner or outer"));
  if (isRecordKind(d.kind) && clause.causality != Causality::none) refuse(phrase("cannot be an input or output"));
  if (clause.isOuter && !clause.isInner && clause.components[0]->modification && isOwnText(clause.components[0]->span))
    refuse(phrase("is outer and cannot be modified: it is what the inner one is"));
  if (d.kind == ClassKind::package && !isConstant) refuse(phrase("has to be a constant"));
  if (d.kind == ClassKind::operatorKind) refuse(phrase("cannot stand there: operators have functions only"));
  if (clause.flow != Flow::none && isRecordKind(d.kind))
    refuse(phrase("cannot be a %1 variable: only connectors have them",
                  std::string(clause.flow == Flow::flow ? "flow" : "stream")));
  if (clause.flow != Flow::none && !isData && d.kind != ClassKind::classKind && d.kind != ClassKind::type)
    diagnostics().warning(
        "N022",
        phrase("'%1' in the %2 '%3' is declared a %4 variable, which has no meaning there", name, nameOfKind(d.kind),
               text(d.name), std::string(clause.flow == Flow::flow ? "flow" : "stream")),
        clause.components[0]->span);
  if (clause.flow == Flow::flow && d.kind == ClassKind::expandableConnector)
    refuse(phrase("cannot be a flow variable"));
}

// A class cannot be given a value; what is meant is its redeclaration (specification 7.3).
void ClassRules::takesNoValue(const Modifier& m, const ClassDeclaration& declared, const Instance* instance) {
  const syntax::ClassDefinition* definition = declared.definition ? declared.definition : declared.node->definition();
  if (!definition || !reportedClasses_.insert(m.modification).second) return;
  const std::string name = text(m.name), kind = nameOfKind(definition->kind);
  Phrase advice;
  if (m.modification->binding->kind == syntax::ExprKind::reference)
    advice = phrase("write redeclare %1 %2 = %3", kind, name, library().sources().text(m.modification->binding->span));
  Diagnostic d;
  d.code = "N023";
  // A record without a value is only a form: the value is lost, nothing else is computed. Libraries in use do that.
  d.severity = definition->kind == syntax::ClassKind::record ? Severity::warning : Severity::error;
  d.message = phrase("'%1' is a %2 and cannot be given a value", name, kind);
  d.span = m.span;
  if (instance) d.parts = partsOf(instance);
  d.advice = advice;
  diagnostics().add(std::move(d));
}

// Every modifier must name an element.
void ClassRules::checkNames(const Environment& environment, Class* cls, const Instance* instance) {
  for (const Modifier& m : environment) {
    if (!m.name.isValid()) continue;
    if (const auto at = cls->index.find(m.name); at != cls->index.end()) {
      if (instance && !m.value && cls->elements[at->second].isProtected)
        diagnostics().error("N021",
                            phrase("%1 of %2 is protected and cannot be modified", text(m.name), subjectOf(instance)),
                            m.span, partsOf(instance));
      const syntax::ComponentClause& clause = *cls->elements[at->second].clause;
      if (instance && !m.value && cls->kind == ClassKind::expandableConnector && m.rest.empty() && m.modification &&
          m.modification->binding && clause.variability == syntax::Variability::continuous && isOwnText(m.span))
        diagnostics().error("N021",
                            phrase("%1 of the bus %2 is there only if something is connected to it: it cannot be "
                                   "given a value",
                                   text(m.name), subjectOf(instance)),
                            m.span, partsOf(instance));
      if (instance && !m.value && clause.isOuter && !clause.isInner && isOwnText(m.span))
        diagnostics().error("N021",
                            phrase("%1 of %2 is outer and cannot be modified: it is what the inner one is",
                                   text(m.name), subjectOf(instance)),
                            m.span, partsOf(instance));
      continue;
    }
    if (const ClassDeclaration* declared = classes_.findDeclaration(cls, m.name)) {
      const ClassDefinition* written =
          instance && !m.value && isOwnText(m.span) ? classes_.writtenClass(cls, m.name) : nullptr;
      if (written && written->isProtected)
        diagnostics().error("N021",
                            phrase("%1 of %2 is protected and cannot be modified", text(m.name), subjectOf(instance)),
                            m.span, partsOf(instance));
      if (!m.definition && !m.value && m.rest.empty() && m.modification && m.modification->binding)
        takesNoValue(m, *declared, instance);
      continue;
    }
    if (!instance && !unknownNames_.insert({m.span.file, m.span.begin}).second) continue;
    std::vector<Name> candidates;
    for (const Element& e : cls->elements)
      if (!e.isProtected) candidates.push_back(e.name);
    const std::string near = suggest(m.name, candidates);
    const Phrase owner = instance ? subjectOf(instance) : phrase("'%1'", nameOf(cls));
    diagnostics().error("N004",
                        phrase("%1 has no parameter %2%3", owner, text(m.name),
                               near.empty() ? Phrase() : phrase(" (did you mean %1?)", near)),
                        m.span, instance ? partsOf(instance) : std::vector<std::string>{});
  }
}

}  // namespace armature::model
