#include "engine/syntax/printer.h"
#include "engine/syntax/printer_state.h"

namespace armature::syntax {

void Printer::dotted(List<Name> path) {
  for (size_t i = 0; i < path.size(); ++i) {
    if (i > 0) text(".");
    name(path[i]);
  }
}

void Printer::description(std::string_view content) {
  if (content.empty()) return;
  text(" ");
  text(stringLiteral(content));
}

void Printer::annotation(SourceSpan span) {
  if (!span.isValid() || !sources_) return;
  text(" ");
  text(sources_->text(span));
}

void Printer::modification(const Modification* modification) {
  if (!modification) return;
  const bool hasArguments = !modification->arguments.empty();
  if (hasArguments || (!modification->binding && !modification->isBreak)) {
    text("(");
    for (size_t i = 0; i < modification->arguments.size(); ++i) {
      if (i > 0) text(", ");
      argument(*modification->arguments[i]);
    }
    text(")");
  }
  if (modification->isBreak) text(" = break");
  if (!modification->binding) return;
  text(" = ");
  expression(modification->binding);
}

void Printer::argument(const Argument& argument) {
  if (argument.isRedeclare) text("redeclare ");
  if (argument.isEach) text("each ");
  if (argument.isFinal) text("final ");
  if (argument.isReplaceable) text("replaceable ");
  if (argument.redeclaredClass) {
    const ClassDefinition& definition = *argument.redeclaredClass;
    classPrefixes(definition);
    name(definition.name);
    shortSpecifier(definition);
    constrainingClause(definition.constrainedBy, definition.constrainedByModification);
    return;
  }
  if (argument.redeclaredComponent) {
    const ComponentClause& clause = *argument.redeclaredComponent;
    clausePrefixes(clause);
    text(" ");
    component(*clause.components[0]);
    constrainingClause(clause.constrainedBy, clause.constrainedByModification);
    return;
  }
  dotted(argument.path);
  modification(argument.modification);
  description(argument.description);
}

void Printer::constrainingClause(TypeSpecifier type, const Modification* with) {
  if (!type) return;
  text(" constrainedby ");
  reference(*type);
  modification(with);
}

void Printer::clausePrefixes(const ComponentClause& clause) {
  if (clause.flow != Flow::none) text(clause.flow == Flow::flow ? "flow " : "stream ");
  if (clause.variability == Variability::discrete) text("discrete ");
  if (clause.variability == Variability::parameter) text("parameter ");
  if (clause.variability == Variability::constant) text("constant ");
  if (clause.causality != Causality::none) text(clause.causality == Causality::input ? "input " : "output ");
  reference(*clause.type);
  subscripts(clause.dimensions);
}

void Printer::component(const Component& component) {
  name(component.name);
  subscripts(component.dimensions);
  modification(component.modification);
  if (component.condition) {
    text(" if ");
    expression(component.condition);
  }
  description(component.description);
  annotation(component.annotation);
}

void Printer::componentClause(const ComponentClause& clause) {
  if (clause.isRedeclare) text("redeclare ");
  if (clause.isFinal) text("final ");
  if (clause.isInner) text("inner ");
  if (clause.isOuter) text("outer ");
  if (clause.isReplaceable) text("replaceable ");
  clausePrefixes(clause);
  for (size_t i = 0; i < clause.components.size(); ++i) {
    text(i > 0 ? ", " : " ");
    component(*clause.components[i]);
  }
  constrainingClause(clause.constrainedBy, clause.constrainedByModification);
  annotation(clause.constrainedByAnnotation);
}

void Printer::import(const Import& import) {
  text("import ");
  if (import.form == Import::Form::renamed) {
    name(import.alias);
    text(" = ");
  }
  dotted(import.path);
  if (import.form == Import::Form::wildcard) text(".*");
  if (import.form != Import::Form::list) return;
  text(".{");
  for (size_t i = 0; i < import.names.size(); ++i) {
    if (i > 0) text(", ");
    name(import.names[i]);
  }
  text("}");
}

void Printer::element(const Element& element) {
  switch (element.kind) {
    case Element::Kind::import:
      import(*element.import);
      break;
    case Element::Kind::extends:
      text("extends ");
      reference(*element.extends->base);
      modification(element.extends->modification);
      annotation(element.extends->annotation);
      break;
    case Element::Kind::classDefinition: {
      const ClassDefinition& definition = *element.classDefinition;
      if (definition.isRedeclare) text("redeclare ");
      if (definition.isFinal) text("final ");
      if (definition.isInner) text("inner ");
      if (definition.isOuter) text("outer ");
      if (definition.isReplaceable) text("replaceable ");
      classDefinition(definition);
      break;
    }
    case Element::Kind::componentClause:
      componentClause(*element.clause);
      break;
  }
  text(";");
}

void Printer::classPrefixes(const ClassDefinition& definition) {
  if (definition.isEncapsulated) text("encapsulated ");
  if (definition.isPartial) text("partial ");
  if (definition.isPure) text("pure ");
  if (definition.isImpure) text("impure ");
  switch (definition.kind) {
    case ClassKind::classKind:
      text("class ");
      break;
    case ClassKind::model:
      text("model ");
      break;
    case ClassKind::block:
      text("block ");
      break;
    case ClassKind::record:
      text("record ");
      break;
    case ClassKind::connector:
      text("connector ");
      break;
    case ClassKind::expandableConnector:
      text("expandable connector ");
      break;
    case ClassKind::type:
      text("type ");
      break;
    case ClassKind::package:
      text("package ");
      break;
    case ClassKind::function:
      text("function ");
      break;
    case ClassKind::operatorKind:
      text("operator ");
      break;
    case ClassKind::operatorRecord:
      text("operator record ");
      break;
    case ClassKind::operatorFunction:
      text("operator function ");
      break;
  }
}

// " = …" with the description and annotation of a class without a body.
void Printer::shortSpecifier(const ClassDefinition& definition) {
  text(" = ");
  switch (definition.form) {
    case ClassDefinition::Form::enumeration:
      text("enumeration(");
      if (definition.enumerationIsOpen) text(":");
      for (size_t i = 0; i < definition.literals.size(); ++i) {
        if (i > 0) text(", ");
        name(definition.literals[i].name);
        description(definition.literals[i].description);
      }
      text(")");
      break;
    case ClassDefinition::Form::derivative:
      text("der(");
      reference(*definition.aliased);
      for (const Name variable : definition.derivativeNames) {
        text(", ");
        name(variable);
      }
      text(")");
      break;
    default:
      if (definition.aliasFlow != Flow::none) text(definition.aliasFlow == Flow::flow ? "flow " : "stream ");
      if (definition.aliasCausality != Causality::none) {
        text(definition.aliasCausality == Causality::input ? "input " : "output ");
      }
      reference(*definition.aliased);
      subscripts(definition.aliasDimensions);
      modification(definition.aliasModification);
  }
  // With a constraining clause both follow that clause.
  if (definition.constrainedBy) return;
  description(definition.description);
  annotation(definition.annotation);
}

void Printer::classDefinition(const ClassDefinition& definition) {
  classPrefixes(definition);
  if (definition.form != ClassDefinition::Form::body) {
    name(definition.name);
    shortSpecifier(definition);
  } else {
    if (definition.isClassExtends) text("extends ");
    name(definition.name);
    modification(definition.extendsModification);
    description(definition.description);
    composition(definition);
    line();
    text("end ");
    name(definition.name);
  }
  if (!definition.constrainedBy) return;
  constrainingClause(definition.constrainedBy, definition.constrainedByModification);
  if (definition.form == ClassDefinition::Form::body) return;
  description(definition.description);
  annotation(definition.annotation);
}

void Printer::composition(const ClassDefinition& definition) {
  bool isProtected = false;
  indent_ += 2;
  for (const Element& one : definition.elements) {
    bool wanted = isProtected;
    if (one.kind == Element::Kind::extends) wanted = one.extends->isProtected;
    if (one.kind == Element::Kind::classDefinition) wanted = one.classDefinition->isProtected;
    if (one.kind == Element::Kind::componentClause) wanted = one.clause->isProtected;
    if (wanted != isProtected) {
      out_ += '\n';
      out_.append(static_cast<size_t>(indent_ - 2), ' ');
      text(wanted ? "protected" : "public");
      isProtected = wanted;
    }
    line();
    element(one);
  }
  indent_ -= 2;
  for (const EquationSection& section : definition.equations) {
    line();
    text(section.isInitial ? "initial equation" : "equation");
    equations(section.equations);
  }
  for (const AlgorithmSection& section : definition.algorithms) {
    line();
    text(section.isInitial ? "initial algorithm" : "algorithm");
    statements(section.statements);
  }
  indent_ += 2;
  if (definition.external) {
    line();
    external(*definition.external);
  }
  if (definition.annotation.isValid() && sources_) {
    line();
    text(sources_->text(definition.annotation));
    text(";");
  }
  indent_ -= 2;
}

void Printer::external(const ExternalClause& clause) {
  text("external ");
  text(stringLiteral(clause.language));
  if (clause.hasCall) {
    text(" ");
    if (clause.result) {
      reference(*clause.result);
      text(" = ");
    }
    text(clause.function);
    text("(");
    list(clause.args);
    text(")");
  }
  annotation(clause.annotation);
  text(";");
}

void Printer::stored(const StoredDefinition& stored) {
  if (stored.hasWithin) {
    text("within ");
    dotted(stored.within);
    text(";\n");
  }
  for (const ClassDefinition* definition : stored.classes) {
    if (definition->isFinal) text("final ");
    classDefinition(*definition);
    text(";\n");
  }
}

std::string toText(const Modification& modification, const NameTable& names, const SourceTable& sources) {
  Printer printer(names, &sources, 0);
  printer.modification(&modification);
  return printer.take();
}

std::string toText(const ClassDefinition& definition, const NameTable& names, const SourceTable& sources, int indent) {
  Printer printer(names, &sources, indent);
  printer.classDefinition(definition);
  return printer.take();
}

std::string toText(const StoredDefinition& stored, const NameTable& names, const SourceTable& sources) {
  Printer printer(names, &sources, 0);
  printer.stored(stored);
  return printer.take();
}

}  // namespace armature::syntax
