// Function classes for the executor (specification 12.2): inputs, outputs, body, annotations.
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/class_table.h"
#include "engine/model/definite_assignment.h"
#include "engine/model/function_classes.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/records.h"
#include "engine/model/statement_rules.h"

namespace armature::model {

using syntax::ClassKind;

const FunctionClass* FunctionClasses::functionOf(Class* cls) {
  if (cls->function) return cls->function.get();
  if (!classes_.complete(cls)) return nullptr;
  cls->function = std::make_unique<FunctionClass>();
  FunctionClass& f = *cls->function;
  f.name = nameOf(cls);
  f.node = cls->node;
  Class* body = cls;
  for (Class* view : cls->views)
    if (view->definition && (!view->definition->algorithms.empty() || view->definition->external)) body = view;
  for (Class* base = body; !f.node && base; base = base->bases.empty() ? nullptr : base->bases[0].cls)
    f.node = base->node;
  f.scope = contextOf(classes_.staticsOf(cls), body);
  if (body->definition) f.external = body->definition->external;
  if (f.external) {
    f.externalNode = body->node;
    f.externalAnnotation = body->definition->annotation;
  }
  // The statements of bases come first (specification 12.2, 7.1).
  for (Class* view : cls->views) {
    if (!view->definition || f.external) continue;
    for (const syntax::AlgorithmSection& section : view->definition->algorithms) {
      if (section.statements.empty()) continue;
      f.sections.push_back({section.statements[0], contextOf(classes_.staticsOf(cls), view)});
      f.body.insert(f.body.end(), section.statements.begin(), section.statements.end());
    }
  }
  const auto isElsewhere = [&](const FunctionClass::Section& s) { return s.scope != f.scope; };
  if (std::none_of(f.sections.begin(), f.sections.end(), isElsewhere)) f.sections.clear();
  for (const Element& element : cls->elements) functionVariable(f, cls, element);
  for (Class* view : cls->views) {
    if (!view->definition) continue;
    f.isImpure = f.isImpure || view->definition->isImpure;
    functionAnnotations(f, view);
  }
  checkAssigned(f, library().names(), diagnostics());
  for (const Name output : unsureOutputs(f, library().names()))
    f.unsure.push_back({output, library().names().intern(text(output) + " has a value")});
  return &f;
}

namespace {

// What a modifier of a record asks for: a value, or the sizes and values of components that it declares anew.
void addUses(const Modifier& m, std::vector<const Expr*>& uses) {
  if (m.modification && m.modification->binding) uses.push_back(m.modification->binding);
  if (!m.clause) return;
  uses.insert(uses.end(), m.clause->dimensions.begin(), m.clause->dimensions.end());
  for (const syntax::Component* component : m.clause->components) {
    uses.insert(uses.end(), component->dimensions.begin(), component->dimensions.end());
    if (component->modification && component->modification->binding) uses.push_back(component->modification->binding);
  }
}

}  // namespace

void FunctionClasses::functionVariable(FunctionClass& f, Class* cls, const Element& element) {
  const syntax::ComponentClause& clause = *element.clause;
  if (clause.variability == syntax::Variability::constant) return;
  Instance* statics = classes_.staticsOf(cls);
  const Environment modifiers = modifiers_.modifiersOf(statics, element);
  const Element* effective = nullptr;
  const Context* typeContext = nullptr;
  Class* type = instances_.typeOf(statics, element, modifiers, effective, typeContext);
  if (!type || !classes_.complete(type)) return;
  FunctionClass::Variable v;
  v.name = element.name;
  v.span = element.component->span;
  for (const Expr* e : element.component->dimensions) v.dims.push_back(e);
  for (const Expr* e : clause.dimensions) v.dims.push_back(e);
  for (const Class::Dimensions& d : type->dimensions)
    for (const Expr* e : d.list) v.dims.push_back(e);
  switch (type->leaf) {
    case LeafKindOf::real:
      v.base = BaseType::real;
      break;
    case LeafKindOf::integer:
      v.base = BaseType::integer;
      break;
    case LeafKindOf::boolean:
      v.base = BaseType::boolean;
      break;
    case LeafKindOf::string:
      v.base = BaseType::string;
      break;
    case LeafKindOf::enumeration:
      v.base = BaseType::enumeration;
      v.type = type->enumeration->node;
      break;
    case LeafKindOf::externalObject:
      v.base = BaseType::externalObject;
      v.type = type->node;
      break;
    case LeafKindOf::clock:
      v.base = BaseType::clock;
      break;
    case LeafKindOf::none:
      if (type->kind == ClassKind::model || type->kind == ClassKind::block || type->kind == ClassKind::package ||
          type->kind == ClassKind::connector || type->kind == ClassKind::expandableConnector) {
        diagnostics().error("N022",
                            phrase("'%1' in the function '%2' is a %3: functions hold data only", text(v.name), f.name,
                                   nameOfKind(type->kind)),
                            v.span);
        return;
      }
      v.base = type->kind == ClassKind::function ? BaseType::function : BaseType::record;
      v.type = classes_.recordNode(type);
      break;
  }
  for (const Modifier& m : modifiers) {
    if (!m.rest.empty() || !m.modification || !m.modification->binding) continue;
    v.binding = m.modification->binding;
    v.bindingScope = m.context;
    break;
  }
  if (v.base == BaseType::record) {
    Binding* ignored = nullptr;
    Environment parts = modifiers_.nested(modifiers, ignored, false);
    for (const Modifier& m : parts)
      if (m.context && m.context->self == statics) addUses(m, v.uses);
    v.typeScope = records_.recordType(type, std::move(parts));
  }
  // The prefix may be that of a short class (specification 4.5.1).
  const syntax::Causality causality = clause.causality != syntax::Causality::none ? clause.causality : type->causality;
  if (causality == syntax::Causality::none && !element.isProtected && !clause.isRedeclare)
    diagnostics().error(
        "N022", phrase("'%1' in the function '%2' has to be an input, an output or protected", text(v.name), f.name),
        v.span);
  if (causality == syntax::Causality::input)
    f.inputs.push_back(std::move(v));
  else if (causality == syntax::Causality::output)
    f.outputs.push_back(std::move(v));
  else
    f.locals.push_back(std::move(v));
}

namespace {

Phrase counted(size_t inputs) {
  return inputs == 1 ? phrase("%1 input", inputs) : phrase("%1 inputs", inputs);
}

// Whether a function has inputs for the derivatives of some input of f, and not for more of them than f has Reals.
bool isDerivative(const FunctionClass& f, const FunctionClass& derivative) {
  const auto mayVary = [](const FunctionClass::Variable& v) {
    return v.base == BaseType::real || v.base == BaseType::record;
  };
  const auto most = static_cast<size_t>(std::count_if(f.inputs.begin(), f.inputs.end(), mayVary));
  return derivative.inputs.size() > f.inputs.size() && derivative.inputs.size() <= f.inputs.size() + most;
}

}  // namespace

// derivative(zeroDerivative = …, noDerivative = …) = f, Inline, LateInline, smoothOrder (specification 12.7, 18.3).
void FunctionClasses::functionAnnotations(FunctionClass& f, Class* view) {
  std::vector<SourceSpan> spans{view->definition->annotation};
  if (view->definition->external) spans.push_back(view->definition->external->annotation);
  for (const SourceSpan span : spans) {
    if (!span.isValid()) continue;
    const std::string_view all = library().sources().text(span);
    if (all.find("derivative") == std::string_view::npos && all.find("nline") == std::string_view::npos &&
        all.find("smoothOrder") == std::string_view::npos)
      continue;
    syntax::ParseContext parse = library().parseContext();
    const syntax::Modification* annotation = syntax::parseAnnotation(parse, span);
    if (!annotation) continue;
    for (const syntax::Argument* a : annotation->arguments) {
      if (a->path.size() != 1 || !a->modification) continue;
      const std::string_view name = library().names().text(a->path[0]);
      const Expr* value = a->modification->binding;
      const bool isTrue = value && value->kind == syntax::ExprKind::boolean && value->number != 0;
      if (name == "Inline" || name == "LateInline") (isTrue ? f.inlineAlways : f.inlineNever) = true;
      if (name == "smoothOrder" && value && value->kind == syntax::ExprKind::integer)
        f.smoothOrder = static_cast<int>(std::clamp<int64_t>(wholeNumber(value->number), 0, 100));
      if (name != "derivative" || !value || value->kind != syntax::ExprKind::reference) continue;
      std::vector<Name> zero, none;
      for (const syntax::Argument* option : a->modification->arguments) {
        if (option->path.size() != 1 || !option->modification || !option->modification->binding) continue;
        const std::string_view key = library().names().text(option->path[0]);
        const Expr& given = *option->modification->binding;
        if (given.kind != syntax::ExprKind::reference) continue;
        if (key == "zeroDerivative") zero.push_back(given.reference->parts[0].name);
        if (key == "noDerivative") none.push_back(given.reference->parts[0].name);
      }
      Class* derivative = classes_.resolveClass(*value->reference, contextOf(classes_.staticsOf(view), view), true);
      if (!derivative) {
        diagnostics().warning("T329", phrase("the derivative of %1 is not known", f.name), value->span, {},
                              phrase("the function is differentiated by its statements"));
        continue;
      }
      const FunctionClass* function = functionOf(derivative);
      if (function && !isDerivative(f, *function)) {
        diagnostics().warning("T329",
                              phrase("%1 with %2 cannot be the derivative of %3 with %4", function->name,
                                     counted(function->inputs.size()), f.name, counted(f.inputs.size())),
                              value->span, {},
                              phrase("its inputs are those of the function and the derivatives of the Real ones"));
        continue;
      }
      f.derivatives.push_back({function, std::move(zero), std::move(none)});
    }
  }
}

}  // namespace armature::model
