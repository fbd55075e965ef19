#include "engine/facade/class_reader.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_set>

#include "engine/facade/class_icon.h"
#include "engine/facade/class_members.h"
#include "engine/facade/icon_extent.h"
#include "engine/facade/icon_image.h"
#include "engine/facade/replaceables.h"
#include "engine/facade/standing_types.h"
#include "engine/facade/start_values.h"
#include "engine/model/instance.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/printer.h"
#include "engine/syntax/walk.h"

namespace armature {

using model::ClassNode;
using syntax::ClassDefinition;
using syntax::ClassKind;
using syntax::Component;
using syntax::Element;
using syntax::Modification;
using syntax::Variability;

namespace {

// What signs mean [bytes]: it goes to the window with each part of the class. More than a hundred rows.
constexpr size_t kMostSigns = 1 << 16;
constexpr int kMaxBases = 40;  // levels of inheritance; more are a circle

std::string causalityText(syntax::Causality causality) {
  switch (causality) {
    case syntax::Causality::none:
      return "";
    case syntax::Causality::input:
      return "input";
    case syntax::Causality::output:
      return "output";
  }
  return "";
}

// Literals of the enumerations that the language itself defines (specification 3.6, section 4.8).
std::vector<const char*> predefinedLiterals(std::string_view name) {
  if (name == "StateSelect") return {"never", "avoid", "default", "prefer", "always"};
  if (name == "AssertionLevel") return {"warning", "error"};
  return {};
}

// Whether a connector is drawn hollow: the second of a pair, or an output.
bool isHollow(std::string_view type) {
  for (const char* ending : {"_b", "NegativePin", "NegativePlug", "Output", "_n"}) {
    if (type.ends_with(ending)) return true;
  }
  return false;
}

}  // namespace

// The reading of one class.
class ClassReading {
 public:
  ClassReading(ClassReader& reader, const ClassNode& node)
      : reader_(reader),
        library_(reader.library_),
        lookup_(reader.lookup_),
        names_(library_.names()),
        node_(node),
        context_{library_.names(), library_.sources(), arena_, ignored_} {}

  ClassInfo read() {
    const ClassDefinition& definition = *node_.definition();
    info_.name = node_.qualifiedName();
    info_.kind = model::nameOfKind(definition.kind);
    info_.isPartial = definition.isPartial;
    info_.description = std::string(definition.description);
    const ClassNode* content = lookup_.resolveAlias(&node_);
    readBases(*content, 0);
    members_ = membersOf(library_, lookup_, *content);
    standing_.emplace(library_, lookup_, *content);
    readClassAnnotation(definition);
    collectStructural();
    collectDerived(*content->definition(), names_, derived_);
    for (const ClassNode* base : bases_) collectDerived(*base->definition(), names_, derived_);
    for (const ClassMember& member : members_) addMember(member);
    findWaysOut(annotationOf(definition.annotation));
    info_.replaceables = replaceablesOf(library_, lookup_, *content, members_, context_);
    return std::move(info_);
  }

 private:
  const Modification* annotationOf(SourceSpan span) { return syntax::parseAnnotation(context_, span); }
  std::string textOf(const ScopedExpression& expression) const { return armature::textOf(expression, library_); }
  std::string attributeText(const ClassMember& member, const TypeInfo& type, const char* attribute) const {
    return armature::attributeText(member, type, names_, attribute);
  }
  std::vector<std::string> dimensionsOf(const ClassMember& member, const TypeInfo& type) const {
    return armature::dimensionsOf(member, type, library_);
  }

  // ---- the class itself ----

  void readBases(const ClassNode& node, int depth) {
    if (depth > kMaxBases) return;
    for (const ClassLookup::Base& base : std::vector<ClassLookup::Base>(lookup_.bases(node))) {
      // There may be very many ways to one base.
      if (!base.node || !bases_.insert(base.node).second) continue;
      info_.bases.push_back(base.node->qualifiedName());
      readBases(*base.node, depth + 1);
    }
  }

  void readClassAnnotation(const ClassDefinition& definition) {
    const Modification* annotation = annotationOf(definition.annotation);
    info_.documentation = syntax::textOf(syntax::value(annotation, names_, "Documentation.info"), names_).value_or("");
    info_.defaultComponentName =
        syntax::textOf(syntax::value(annotation, names_, "defaultComponentName"), names_).value_or("");
    info_.defaultComponentPrefixes =
        syntax::textOf(syntax::value(annotation, names_, "defaultComponentPrefixes"), names_).value_or("");
    info_.signs = syntax::textOf(syntax::value(annotation, names_, "__Armature.signs"), names_).value_or("");
    if (info_.signs.size() > kMostSigns) info_.signs.clear();
    if (const Modification* experiment = syntax::member(annotation, names_, "experiment")) {
      info_.isExample = true;
      const auto number = [&](const char* name) {
        return syntax::numberOf(syntax::value(experiment, names_, name)).value_or(0);
      };
      info_.startTime = number("StartTime");
      info_.stopTime = number("StopTime");
      info_.interval = number("Interval");
      info_.tolerance = number("Tolerance");
    }
    frame_ = frameOf(syntax::member(annotation, names_, "Icon"), names_);
    readIcon(node_, 0);
    info_.iconKey = keyOf(info_.icon);
  }

  // Of connectors within the icon: by its graphics, or by what the class says of a picture that stands beside its text.
  void findWaysOut(const Modification* annotation) {
    std::optional<IconExtent> drawn = extentOf(info_.icon);
    const auto corners = syntax::pointsOf(syntax::value(annotation, names_, "__Armature.drawn"), names_);
    if (corners.size() == 2) drawn = {corners[0].first, corners[0].second, corners[1].first, corners[1].second};
    if (!drawn) return;
    for (ConnectorInfo& connector : info_.connectors) findWayOut(connector, *drawn);
  }

  // Icons of bases lie behind that of the class.
  void readIcon(const ClassNode& node, int depth) {
    const ClassDefinition* definition = lookup_.definitionOf(node);
    if (!definition || depth > kMaxBases || !drawn_.insert(&node).second) return;
    const ClassNode* aliased = lookup_.resolveAlias(&node);
    if (aliased != &node) readIcon(*aliased, depth + 1);
    for (const ClassLookup::Base& base : std::vector<ClassLookup::Base>(lookup_.bases(node))) {
      if (base.node) readIcon(*base.node, depth + 1);
    }
    if (depth == 0) info_.inheritedIcon = info_.icon.size();
    if (!definition->annotation.isValid()) return;
    const Modification* icon = syntax::member(annotationOf(definition->annotation), names_, "Icon");
    if (!icon) return;
    const auto truth = [this](std::string_view name) { return defaultTruth(name); };
    for (IconPrimitive& primitive : primitivesOf(icon, names_, frame_, truth)) {
      if (primitive.kind == IconPrimitive::Kind::bitmap && primitive.image.empty())
        primitive.image = imageOfLibrary(primitive.text, library_);
      info_.icon.push_back(std::move(primitive));
    }
  }

  std::optional<bool> defaultTruth(std::string_view name) const {
    for (const ClassMember& member : members_) {
      if (names_.text(member.component->name) != name) continue;
      const ScopedExpression value = bindingOf(member);
      return value.expression ? syntax::truthOf(value.expression, names_) : std::nullopt;
    }
    return std::nullopt;
  }

  // Names that decide about the structure: in conditions and dimensions of components.
  void collectStructural() {
    const auto note = [this](const syntax::Reference& reference) { structural_.insert(reference.parts[0].name); };
    for (const ClassMember& member : members_) {
      forEachReference(member.component->condition, note);
      for (const syntax::ExprPtr dimension : member.component->dimensions) forEachReference(dimension, note);
      for (const syntax::ExprPtr dimension : member.clause->dimensions) forEachReference(dimension, note);
    }
  }

  // ---- components ----

  void addMember(const ClassMember& member) {
    const TypeInfo type = standing_->typeOfMember(member);
    if (type.isConnector && !member.isProtected) {
      addConnector(member, type);
      return;
    }
    addPart(member, type);
    const Variability variability = member.clause->variability;
    if (variability == Variability::constant && info_.kind == "package" && !member.isProtected)
      addVariable(member, type);
    if (variability == Variability::constant || member.isProtected) return;
    const Modification* annotation = annotationOf(member.component->annotation);
    const Modification* dialog = syntax::member(annotation, names_, "Dialog");
    if (variability == Variability::parameter) {
      addParameter(member, type, annotation);
    } else if (syntax::truthOf(syntax::value(dialog, names_, "showStartAttribute"), names_)
                   .value_or(offersStart(member, type, names_, derived_))) {
      addStart(member, type, annotation);
    } else if (dialog) {
      addParameter(member, type, annotation);
    }
    if (variability != Variability::parameter && type.isSimple()) addVariable(member, type);
  }

  void addVariable(const ClassMember& member, const TypeInfo& type) {
    VariableInfo variable;
    variable.name = std::string(names_.text(member.component->name));
    variable.type = type.name;
    variable.unit = attributeText(member, type, "unit");
    variable.description = std::string(member.component->description);
    info_.variables.push_back(std::move(variable));
  }

  void addPart(const ClassMember& member, const TypeInfo& type) {
    if (type.kind != TypeInfo::Kind::composite || type.isConnector || !type.declared || !type.node) return;
    const std::string kind = model::nameOfKind(type.node->definition()->kind);
    if (kind != "model" && kind != "block" && kind != "class") return;
    const bool isArray =
        !member.component->dimensions.empty() || !member.clause->dimensions.empty() || !type.dimensions.empty();
    info_.parts.push_back({std::string(names_.text(member.component->name)), type.declared->qualifiedName(), isArray});
  }

  // What parameters and start values have in common.
  ParameterInfo parameterOf(const ClassMember& member, const TypeInfo& type, const Modification* annotation) {
    ParameterInfo made;
    made.name = std::string(names_.text(member.component->name));
    made.type = type.name;
    made.description = std::string(member.component->description);
    made.unit = attributeText(member, type, "unit");
    made.displayUnit = attributeText(member, type, "displayUnit");
    made.quantity = attributeText(member, type, "quantity");
    made.minimum = textOf(attributeOf(member, type, names_, "min"));
    made.maximum = textOf(attributeOf(member, type, names_, "max"));
    made.dimensions = dimensionsOf(member, type);
    made.isFinal = member.isFinal;
    made.tab = "General";
    made.group = "Parameters";
    const Modification* dialog = syntax::member(annotation, names_, "Dialog");
    const auto dialogText = [&](const char* name, std::string& target) {
      const auto text = syntax::textOf(syntax::value(dialog, names_, name), names_);
      if (text && !text->empty()) target = *text;
    };
    dialogText("tab", made.tab);
    dialogText("group", made.group);
    if (const syntax::ExprPtr enable = syntax::value(dialog, names_, "enable")) {
      made.enable = conditionText({enable, member.scope});
    }
    addChoices(type, annotation, made);
    made.fallback = fallbackOf(member, type, made);
    return made;
  }

  // What stands in for a missing value (specification 3.6, section 4.9): the start attribute, else the type's own
  // start.
  std::string fallbackOf(const ClassMember& member, const TypeInfo& type, const ParameterInfo& made) const {
    if (std::string start = valueText(attributeOf(member, type, names_, "start"), type); !start.empty()) return start;
    if (!made.dimensions.empty()) return {};
    switch (type.kind) {
      case TypeInfo::Kind::real:
      case TypeInfo::Kind::integer:
        return "0";
      case TypeInfo::Kind::boolean:
        return "false";
      default:
        return {};
    }
  }

  void addParameter(const ClassMember& member, const TypeInfo& type, const Modification* annotation) {
    ParameterInfo made = parameterOf(member, type, annotation);
    made.defaultValue = valueText(bindingOf(member), type);
    made.isStructural = structural_.count(member.component->name) > 0 ||
                        syntax::truthOf(syntax::value(annotation, names_, "Evaluate"), names_).value_or(false);
    info_.parameters.push_back(std::move(made));
  }

  void addStart(const ClassMember& member, const TypeInfo& type, const Modification* annotation) {
    ParameterInfo made = parameterOf(member, type, annotation);
    made.name += ".start";
    made.isStart = true;
    if (made.group == "Parameters") made.group = "Initialization";
    made.defaultValue = startText(member, type, library_);
    info_.parameters.push_back(std::move(made));
  }

  // A value as text; a literal of an enumeration with its full name, so that it equals one of the choices.
  std::string valueText(const ScopedExpression& value, const TypeInfo& type) const {
    if (!value.expression) return {};
    const bool isLiteral =
        type.kind == TypeInfo::Kind::enumeration && value.expression->kind == syntax::ExprKind::reference;
    return isLiteral ? lookup_.absoluteName(*value.scope, *value.expression->reference) : textOf(value);
  }

  // A condition with the full names of the literals in it, so that it can be evaluated anywhere.
  std::string conditionText(const ScopedExpression& condition) const {
    const SourceSpan span = condition.expression->span;
    std::string text(library_.sources().text(span));
    std::vector<const syntax::Reference*> found;
    forEachReference(condition.expression, [&](const syntax::Reference& reference) {
      if (reference.parts.size() > 1) found.push_back(&reference);
    });
    std::sort(found.begin(), found.end(), [](auto* a, auto* b) { return a->span.begin > b->span.begin; });
    for (const syntax::Reference* reference : found) {
      const ClassNode* owner = lookup_.resolveAlias(lookup_.find(*condition.scope, *reference, 1));
      const bool isLiteral = owner && owner->definition() && !owner->definition()->literals.empty();
      const std::string put =
          isLiteral ? lookup_.absoluteName(*condition.scope, *reference) : standing_->valueWithin(*reference, members_);
      if (put.empty()) continue;
      text.replace(reference->span.begin - span.begin, reference->span.end - reference->span.begin, put);
    }
    return text;
  }

  void addChoices(const TypeInfo& type, const Modification* annotation, ParameterInfo& made) const {
    if (type.kind == TypeInfo::Kind::enumeration && !type.node) {
      for (const char* literal : predefinedLiterals(type.name)) {
        made.choices.push_back(type.name + "." + literal);
        made.choiceTexts.emplace_back();
      }
      return;
    }
    if (type.kind == TypeInfo::Kind::enumeration) {
      for (const syntax::EnumerationLiteral& literal : type.node->definition()->literals) {
        made.choices.push_back(type.name + "." + std::string(names_.text(literal.name)));
        made.choiceTexts.emplace_back(literal.description);
      }
      return;
    }
    const Modification* choices = syntax::member(annotation, names_, "choices");
    if (!choices && type.declared && type.kind != TypeInfo::Kind::composite) {
      choices = typeChoices(*type.declared);
    }
    if (!choices) return;
    for (const syntax::Argument* argument : choices->arguments) {
      const bool isChoice = argument->path.size() == 1 && names_.text(argument->path[0]) == "choice";
      if (!isChoice || !argument->modification || !argument->modification->binding) continue;
      made.choices.push_back(syntax::toText(*argument->modification->binding, names_));
      made.choiceTexts.emplace_back(argument->description);
    }
  }

  // Choices that a type declares for all its components.
  const Modification* typeChoices(const ClassNode& declared) const {
    const ClassDefinition* definition = declared.definition();
    if (!definition || !definition->annotation.isValid()) return nullptr;
    return syntax::member(syntax::parseAnnotation(context_, definition->annotation), names_, "choices");
  }

  // ---- connectors ----

  void addConnector(const ClassMember& member, const TypeInfo& type) {
    ConnectorInfo made;
    made.name = std::string(names_.text(member.component->name));
    made.type = type.declared->qualifiedName();
    const ConnectorKind& kind = reader_.connectorKinds_.of(*type.declared, type);
    made.domain = kind.domain;
    made.signature = kind.signature;
    made.causality =
        causalityText(type.causality == syntax::Causality::none ? member.clause->causality : type.causality);
    made.description = std::string(member.component->description);
    if (made.description.empty()) made.description = std::string(type.declared->definition()->description);
    if (member.component->condition) made.condition = conditionText({member.component->condition, member.scope});
    made.mustBeConnected =
        syntax::textOf(syntax::value(annotationOf(member.component->annotation), names_, "mustBeConnected"), names_)
            .value_or("");
    made.dimensions = dimensionsOf(member, type);
    size_t k = 0;
    for (const auto& list : {member.component->dimensions, member.clause->dimensions})
      for (const syntax::ExprPtr dimension : list) {
        const bool isName = dimension->kind == syntax::ExprKind::reference;
        if (const std::string value = isName ? standing_->valueWithin(*dimension->reference, members_) : "";
            !value.empty())
          made.dimensions[k] = value;
        ++k;
      }
    made.isFilled = !isHollow(made.type);
    place(member, made);
    info_.connectors.push_back(std::move(made));
  }

  void place(const ClassMember& member, ConnectorInfo& made) {
    const Modification* placement = syntax::member(annotationOf(member.component->annotation), names_, "Placement");
    auto found = transformationOf(syntax::member(placement, names_, "iconTransformation"), names_);
    if (!found) found = transformationOf(syntax::member(placement, names_, "transformation"), names_);
    if (!found) return;
    std::tie(made.x, made.y) = frame_.map({found->x, found->y});
    made.width = found->width * frame_.scaleX();
    made.height = found->height * frame_.scaleY();
    made.rotation = found->rotation;
  }

  ClassReader& reader_;
  model::Library& library_;
  ClassLookup& lookup_;
  const NameTable& names_;
  const ClassNode& node_;
  syntax::Arena arena_;  // of the annotations, which nobody needs after the reading
  Diagnostics ignored_;  // an unreadable annotation costs its drawing only
  mutable syntax::ParseContext context_;
  ClassInfo info_;
  std::vector<ClassMember> members_;
  std::optional<StandingTypes> standing_;
  std::set<Name> structural_;
  std::set<Name> derived_;  // variables
  IconFrame frame_;
  std::unordered_set<const ClassNode*> bases_, drawn_;  // that have been taken
};

ClassReader::ClassReader(model::Library& library)
    : library_(library), lookup_(library), connectorKinds_(library, lookup_) {}

ClassReader::~ClassReader() = default;

std::optional<ClassInfo> ClassReader::read(const std::string& qualifiedName) {
  const ClassNode* node = library_.find(qualifiedName);
  if (!node || !lookup_.definitionOf(*node)) return std::nullopt;
  return ClassReading(*this, *node).read();
}

std::optional<ClassInfo> readClass(model::Library& library, const std::string& qualifiedName) {
  return ClassReader(library).read(qualifiedName);
}

}  // namespace armature
