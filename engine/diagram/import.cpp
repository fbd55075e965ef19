#include "engine/diagram/import.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "engine/diagram/json_reader.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/note_import.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/printer.h"
#include "engine/syntax/walk.h"

namespace armature::diagram {

namespace {

using syntax::Argument;
using syntax::ClassDefinition;
using syntax::Component;
using syntax::ComponentClause;
using syntax::Element;
using syntax::Equation;
using syntax::EquationKind;
using syntax::ExprKind;
using syntax::Modification;

class Importer {
 public:
  Importer(const ClassDefinition& model, syntax::ParseContext& context, const ClassResolver& resolve,
           const PartTest& isPart)
      : model_(model), context_(context), names_(context.names), resolve_(resolve), isPart_(isPart) {}

  ImportedClass take() {
    made_.name = std::string(names_.text(model_.name));
    made_.description = std::string(model_.description);
    for (const Element& element : model_.elements) collectNames(element);
    if (isPart_ || std::none_of(model_.elements.begin(), model_.elements.end(),
                                [this](const Element& element) { return hasPlacement(element); }))
      collectJoined();
    takesLoose_ = isPart_ && hasOnlyWires();
    for (const Element& element : model_.elements) addElement(element);
    for (const syntax::EquationSection& section : model_.equations) addEquations(section);
    for (const syntax::AlgorithmSection& section : model_.algorithms) addAlgorithm(section);
    readAnnotation();
    return {std::move(made_), std::move(unplaced_)};
  }

 private:
  struct Prefixes {
    bool isEach = false;
    bool isFinal = false;
  };

  std::string source(SourceSpan span) const { return std::string(context_.sources.text(span)); }

  // The text of a span with the names of classes, functions and constants in it made absolute. Names that the model
  // declares itself stay as they are.
  template <class Tree>
  std::string rewritten(SourceSpan span, const Tree& tree) const {
    std::string text = source(span);
    if (!resolve_) return text;
    std::vector<const syntax::Reference*> found;
    forEachReference(tree, [&](const syntax::Reference& name) {
      const bool isWithin = name.span.begin >= span.begin && name.span.end <= span.end;
      if (isWithin && !name.leadingDot && !own_.count(name.parts[0].name)) found.push_back(&name);
    });
    std::sort(found.begin(), found.end(), [](auto* a, auto* b) { return a->span.begin > b->span.begin; });
    for (const syntax::Reference* name : found) {
      const bool hasSubscripts =
          std::any_of(name->parts.begin(), name->parts.end(),
                      [](const syntax::ReferencePart& part) { return !part.subscripts.empty(); });
      if (hasSubscripts) continue;
      text.replace(name->span.begin - span.begin, name->span.end - name->span.begin, resolve_(*name));
    }
    return text;
  }
  std::string textOf(syntax::ExprPtr expression) const { return rewritten(expression->span, expression); }

  std::string className(const syntax::Reference& name) const {
    // A part says where its class is even if the model has a short name for the package.
    const Name first = name.parts[0].name;
    const bool isOwn = own_.count(first) > 0 && aliases_.count(first) == 0;
    return resolve_ && !isOwn ? resolve_(name) : syntax::toText(name, names_);
  }

  // ---- elements ----

  void collectNames(const Element& element) {
    if (element.kind == Element::Kind::classDefinition) own_.insert(element.classDefinition->name);
    if (element.kind == Element::Kind::import && element.import->form == syntax::Import::Form::renamed) {
      own_.insert(element.import->alias);
      aliases_.insert(element.import->alias);
    }
    if (element.kind != Element::Kind::componentClause) return;
    for (const Component* component : element.clause->components) own_.insert(component->name);
  }

  bool hasPlacement(const Element& element) const {
    if (element.kind != Element::Kind::componentClause) return false;
    return std::any_of(
        element.clause->components.begin(), element.clause->components.end(), [this](const Component* c) {
          const Modification* annotation = syntax::parseAnnotation(context_, c->annotation);
          return transformationOf(syntax::member(annotation, names_, "Placement.transformation"), names_).has_value();
        });
  }

  // What wires join is a part, whose place is found later.
  void collectJoined() {
    for (const syntax::EquationSection& section : model_.equations)
      for (const Equation* equation : section.equations) {
        if (section.isInitial || equation->kind != EquationKind::connect) continue;
        for (const syntax::ExprPtr end : {equation->a, equation->b}) {
          const std::string text = source(end->span);
          joined_.insert(text.substr(0, text.find_first_of(".[ ")));
        }
      }
  }

  // Equations speak of parts as a text does: beside them what no wire joins stays text.
  bool hasOnlyWires() const {
    return model_.algorithms.empty() &&
           std::ranges::all_of(model_.equations, [](const syntax::EquationSection& section) {
             return std::ranges::all_of(section.equations, [&](const Equation* equation) {
               return !section.isInitial && equation->kind == EquationKind::connect;
             });
           });
  }

  // Whether a component without a place is a part.
  bool isPart(const ComponentClause& clause, const Component& component) const {
    const bool mayBe = !clause.isProtected && clause.variability == syntax::Variability::continuous &&
                       clause.causality == syntax::Causality::none;
    if (!mayBe) return false;
    return joined_.count(std::string(names_.text(component.name))) > 0 ||
           (takesLoose_ && !clause.isOuter && isPart_(*clause.type));
  }

  void addElement(const Element& element) {
    switch (element.kind) {
      case Element::Kind::classDefinition:
        addClass(*element.classDefinition);
        break;
      case Element::Kind::import:
        addText(source(element.import->span), false);
        break;
      case Element::Kind::extends:
        addText(withResolved(element.extends->span, *element.extends->base), element.extends->isProtected);
        break;
      case Element::Kind::componentClause:
        addClause(*element.clause);
        break;
    }
  }

  // A class of its own becomes one of the diagram's; one that can be or is replaced, or is protected, stays a
  // declaration.
  void addClass(const ClassDefinition& definition) {
    std::string text = source(definition.span);
    if (definition.form == ClassDefinition::Form::alias) {
      const std::string tail = definition.aliasModification
                                   ? rewritten(definition.aliasModification->span, definition.aliasModification)
                                   : "";
      text = source({definition.span.file, definition.span.begin, definition.aliased->span.begin}) +
             className(*definition.aliased) + dimensionsText(definition.aliasDimensions, true) + tail;
      if (!definition.description.empty()) text += " " + syntax::stringLiteral(definition.description);
    }
    if (definition.constrainedBy) {
      text += " constrainedby " + className(*definition.constrainedBy);
      if (const Modification* with = definition.constrainedByModification) text += rewritten(with->span, with);
    }
    std::string prefixes;  // the span of a class begins behind the prefixes of elements
    if (definition.isRedeclare) prefixes += "redeclare ";
    if (definition.isFinal) prefixes += "final ";
    if (definition.isInner) prefixes += "inner ";
    if (definition.isOuter) prefixes += "outer ";
    if (definition.isReplaceable) prefixes += "replaceable ";
    if (prefixes.empty() && !definition.isProtected && !definition.constrainedBy) {
      made_.classes.push_back(text + ";");
    } else {
      addText(prefixes + text, definition.isProtected);
    }
  }

  // The text of a span with the class name in it made absolute.
  std::string withResolved(SourceSpan span, const syntax::Reference& name) const {
    std::string text = source(span);
    text.replace(name.span.begin - span.begin, name.span.end - name.span.begin, className(name));
    return text;
  }

  // Appends a declaration to the text beside the drawing.
  void addText(const std::string& text, bool isProtected) {
    if (isProtected != isProtected_) made_.declarations += isProtected ? "protected\n" : "public\n";
    isProtected_ = isProtected;
    made_.declarations += "  " + text + ";\n";
  }

  void addClause(const ComponentClause& clause) {
    for (const Component* component : clause.components) {
      const Modification* annotation = syntax::parseAnnotation(context_, component->annotation);
      const auto place = transformationOf(syntax::member(annotation, names_, "Placement.transformation"), names_);
      const bool canBeDrawn = !clause.constrainedBy && clause.flow == syntax::Flow::none;
      const bool isUnplaced = !syntax::member(annotation, names_, "Placement");  // else one that says "invisible"
      if (canBeDrawn && (place || (isUnplaced && isPart(clause, *component)))) {
        if (!place) unplaced_.push_back(static_cast<int>(made_.components.size()));
        addPart(clause, *component, place.value_or(syntax::Transformation{}));
      } else if (isPlainParameter(clause, *component)) {
        addParameter(clause, *component);
      } else {
        addText(declarationText(clause, *component), clause.isProtected);
      }
    }
  }

  // One component of a clause as a declaration of its own.
  std::string declarationText(const ComponentClause& clause, const Component& component) const {
    std::string text;
    if (clause.isRedeclare) text += "redeclare ";
    if (clause.isFinal) text += "final ";
    if (clause.isInner) text += "inner ";
    if (clause.isOuter) text += "outer ";
    if (clause.isReplaceable) text += "replaceable ";
    if (clause.flow != syntax::Flow::none) text += clause.flow == syntax::Flow::flow ? "flow " : "stream ";
    text += variabilityText(clause) + className(*clause.type) + dimensionsText(clause.dimensions, true) + " ";
    text += rewritten(component.span, component.modification);
    if (clause.constrainedBy) {
      text += " constrainedby " + className(*clause.constrainedBy);
      if (clause.constrainedByModification) text += source(clause.constrainedByModification->span);
    }
    return text;
  }

  static std::string variabilityText(const ComponentClause& clause) {
    std::string text;
    if (clause.variability == syntax::Variability::discrete) text += "discrete ";
    if (clause.variability == syntax::Variability::parameter) text += "parameter ";
    if (clause.variability == syntax::Variability::constant) text += "constant ";
    if (clause.causality == syntax::Causality::input) text += "input ";
    if (clause.causality == syntax::Causality::output) text += "output ";
    return text;
  }

  std::string dimensionsText(syntax::List<syntax::ExprPtr> dimensions, bool hasBrackets) const {
    std::string text;
    for (const syntax::ExprPtr dimension : dimensions) text += (text.empty() ? "" : ", ") + textOf(dimension);
    return text.empty() || !hasBrackets ? text : "[" + text + "]";
  }

  void addPart(const ComponentClause& clause, const Component& component, const syntax::Transformation& place) {
    ComponentItem item;
    item.name = std::string(names_.text(component.name));
    item.className = className(*clause.type);
    item.isProtected = clause.isProtected;
    if (clause.isInner) item.prefixes += "inner ";
    if (clause.isOuter) item.prefixes += "outer ";
    if (clause.isReplaceable) item.prefixes += "replaceable ";
    item.prefixes += variabilityText(clause);
    while (!item.prefixes.empty() && item.prefixes.back() == ' ') item.prefixes.pop_back();
    item.dimensions = dimensionsText(component.dimensions.empty() ? clause.dimensions : component.dimensions, false);
    if (component.condition) item.condition = textOf(component.condition);
    item.description = std::string(component.description);
    // Centre and size are computed from corners.
    item.placement.x = withoutDust(place.x);
    item.placement.y = withoutDust(place.y);
    item.placement.width = std::max(withoutDust(place.width), 1.0);
    item.placement.height = std::max(withoutDust(place.height), 1.0);
    item.placement.rotation = withoutDust(place.rotation);
    item.placement.flip = place.flip;
    keepIconPlace(component, item);
    if (component.modification) addModifiers(*component.modification, "", {}, item);
    made_.components.push_back(std::move(item));
  }

  // Where the icon of the model shows a connector, if not where its diagram does.
  void keepIconPlace(const Component& component, ComponentItem& item) const {
    const Modification* annotation = syntax::parseAnnotation(context_, component.annotation);
    const Modification* place = syntax::member(annotation, names_, "Placement.iconTransformation");
    if (!place || place->arguments.empty()) return;
    const Argument &first = *place->arguments.front(), &last = *place->arguments.back();
    (*item.extra)["iconTransformation"] = source({first.span.file, first.span.begin, last.span.end});
  }

  // phi(start = 1, each fixed = true) becomes "phi.start" and "each phi.fixed"; what has no such form stays text.
  // `prefixes` are those of the enclosing modifiers, which hold for all within.
  void addModifiers(const Modification& modification, const std::string& path, Prefixes prefixes, ComponentItem& item) {
    for (const Argument* argument : modification.arguments) {
      std::string name = path;
      for (size_t i = 0; i < argument->path.size(); ++i) {
        if (i > 0) name += ".";
        name += names_.text(argument->path[i]);
      }
      const Prefixes inner{prefixes.isEach || argument->isEach, prefixes.isFinal || argument->isFinal};
      const Modification* own = argument->modification;
      if (argument->isRedeclare || argument->isReplaceable || (own && own->isBreak)) {
        addVerbatim(*argument, path, item);
      } else if (own) {
        const std::string before = std::string(inner.isEach ? "each " : "") + (inner.isFinal ? "final " : "");
        if (own->binding) item.modifiers.push_back({before + name, textOf(own->binding)});
        addModifiers(*own, name + ".", inner, item);
      }
    }
  }

  void addVerbatim(const Argument& argument, const std::string& prefix, ComponentItem& item) {
    const syntax::ClassDefinition* redeclared = argument.redeclaredClass;
    const bool isSimple = redeclared && redeclared->form == ClassDefinition::Form::alias && redeclared->aliased &&
                          redeclared->aliasDimensions.empty() && !redeclared->constrainedBy && prefix.empty();
    if (isSimple) {  // redeclare package Medium = Name(…)
      std::string head = source({argument.span.file, argument.span.begin, redeclared->aliased->span.begin});
      while (!head.empty() && (head.back() == ' ' || head.back() == '=' || head.back() == '\n')) head.pop_back();
      std::string value = className(*redeclared->aliased);
      if (redeclared->aliasModification) {
        value += rewritten(redeclared->aliasModification->span, redeclared->aliasModification);
      }
      item.modifiers.push_back({head, value});
      return;
    }
    std::string text = source(argument.span);
    if (argument.redeclaredComponent) text = withResolved(argument.span, *argument.redeclaredComponent->type);
    // Within a nested modifier the text keeps its place: phi(each start = 1).
    for (std::string rest = prefix; !rest.empty();) {
      rest.pop_back();
      const size_t dot = rest.rfind('.');
      text = rest.substr(dot == std::string::npos ? 0 : dot + 1) + "(" + text + ")";
      rest.resize(dot == std::string::npos ? 0 : dot + 1);
    }
    item.modifiers.push_back({text, ""});
  }

  // parameter Type name(unit = "…") = value "…", without anything that a diagram's parameter cannot hold.
  bool isPlainParameter(const ComponentClause& clause, const Component& component) const {
    if (clause.variability != syntax::Variability::parameter || clause.isProtected || clause.isFinal ||
        clause.isInner || clause.isOuter || clause.isReplaceable || clause.isRedeclare || component.condition ||
        component.annotation.isValid()) {
      return false;
    }
    if (!clause.dimensions.empty() || !component.dimensions.empty()) return false;
    if (!component.modification) return true;
    if (component.modification->isBreak) return false;
    for (const Argument* argument : component.modification->arguments) {
      const bool isUnit = argument->path.size() == 1 && names_.text(argument->path[0]) == "unit" &&
                          !argument->isFinal && !argument->isEach && argument->modification &&
                          argument->modification->binding && argument->modification->binding->kind == ExprKind::string;
      if (!isUnit) return false;
    }
    return true;
  }

  void addParameter(const ComponentClause& clause, const Component& component) {
    ParameterItem item;
    item.name = std::string(names_.text(component.name));
    item.type = className(*clause.type);
    item.description = std::string(component.description);
    if (component.modification) {
      if (component.modification->binding) item.value = textOf(component.modification->binding);
      item.unit = syntax::textOf(syntax::value(component.modification, names_, "unit"), names_).value_or("");
    }
    made_.parameters.push_back(std::move(item));
  }

  // ---- equations ----

  void addEquations(const syntax::EquationSection& section) {
    bool hasHeading = false;
    for (const Equation* equation : section.equations) {
      const bool isWire = !section.isInitial && equation->kind == EquationKind::connect;
      if (isWire) {
        addWire(*equation);
        continue;
      }
      if (!hasHeading) made_.declarations += section.isInitial ? "initial equation\n" : "equation\n";
      hasHeading = true;
      made_.declarations += "  " + rewritten(equation->span, *equation) + ";\n";
    }
  }

  void addWire(const Equation& equation) {
    ConnectionItem item;
    item.from = textOf(equation.a);
    item.to = textOf(equation.b);
    const Modification* annotation = syntax::parseAnnotation(context_, equation.annotation);
    const auto points = pointsOf(syntax::value(annotation, names_, "Line.points"), names_);
    for (size_t i = 1; i + 1 < points.size(); ++i) item.route.push_back({points[i].first, points[i].second});
    made_.connections.push_back(std::move(item));
  }

  void addAlgorithm(const syntax::AlgorithmSection& section) {
    made_.declarations += section.isInitial ? "initial algorithm\n" : "algorithm\n";
    for (const syntax::Statement* statement : section.statements) {
      made_.declarations += "  " + source(statement->span) + ";\n";
    }
  }

  // ---- annotation of the class ----

  void readAnnotation() {
    const Modification* annotation = syntax::parseAnnotation(context_, model_.annotation);
    const Modification* experiment = syntax::member(annotation, names_, "experiment");
    // What a diagram's file must not say stays as it is without the annotation.
    constexpr double kLeast = std::numeric_limits<double>::lowest();
    const auto read = [&](const char* name, double least, double& value) {
      const auto number = syntax::numberOf(syntax::value(experiment, names_, name));
      if (number && isSensible(*number) && *number >= least) value = *number;
    };
    read("StartTime", kLeast, made_.experiment.startTime);
    read("StopTime", kLeast, made_.experiment.stopTime);
    read("Interval", 0, made_.experiment.interval);
    read("Tolerance", std::numeric_limits<double>::min(), made_.experiment.tolerance);
    const auto kept = syntax::textOf(syntax::value(annotation, names_, "__Armature.document"), names_);
    if (kept && takeKept(*kept, made_)) return;
    if (Json notes = notesOfGraphics(annotation, names_); !notes.empty()) (*made_.extra)["notes"] = std::move(notes);
  }

  const ClassDefinition& model_;
  syntax::ParseContext& context_;
  const NameTable& names_;
  const ClassResolver& resolve_;
  const PartTest& isPart_;
  Document made_;
  std::set<Name> own_;            // names that the model declares
  std::set<std::string> joined_;  // parts at the ends of wires, where they need no place
  std::vector<int> unplaced_;     // parts that have none
  std::set<Name> aliases_;        // those of them that it has given to imported packages
  bool isProtected_ = false;
  bool takesLoose_ = false;  // what no wire joins may be a part, too
};

}  // namespace

Result<ImportedClass> importClass(const ClassDefinition& model, syntax::ParseContext& context,
                                  const ClassResolver& resolve, const PartTest& isPart) {
  if (model.form != ClassDefinition::Form::body || model.isClassExtends) {
    const std::string name(context.names.text(model.name));
    return failure("D020", phrase("class '%1' has no body that could be drawn as a diagram", name));
  }
  return Importer(model, context, resolve, isPart).take();
}

Result<Document> fromModelica(const ClassDefinition& model, syntax::ParseContext& context,
                              const ClassResolver& resolve) {
  auto made = importClass(model, context, resolve, {});
  if (!made) return made.reason();
  return std::move(made.take().document);
}

}  // namespace armature::diagram
