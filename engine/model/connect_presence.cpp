// Connectors that a parameter switches on and off: what has to be connected and is not (annotation mustBeConnected,
// specification 18.6), what may be the reason of a missing equation, and connections to what is switched off.
#include "engine/model/connect_equations.h"
#include "engine/model/instantiation.h"
#include "engine/model/references.h"

namespace armature::model {

using syntax::ClassKind;
using syntax::ExprKind;

namespace {

bool hasFlow(const Class* cls) {
  for (const Element& e : cls->elements)
    if (e.clause->flow == syntax::Flow::flow) return true;
  return false;
}

}  // namespace

// "set useSupport to false"; empty for a condition that is not just one parameter.
Phrase ConnectEquations::switchAdvice(const Instance* connector, bool wanted) const {
  const Element* const declaration = switchOf(connector->element);
  const Expr* condition = declaration ? declaration->component->condition : nullptr;
  bool value = wanted;
  while (condition && condition->kind == ExprKind::unary && condition->op == syntax::Operator::logicalNot) {
    condition = condition->a;
    value = !value;
  }
  if (!condition || condition->kind != ExprKind::reference) return {};
  return phrase("set %1 to %2", library().sources().text(condition->span), std::string(value ? "true" : "false"));
}

void ConnectEquations::checkConnector(const Instance* connector, const std::unordered_set<const Instance*>& held) {
  if (held.contains(connector)) return;
  const SourceSpan annotation = connector->element->component->annotation;
  const bool isNeeded =
      annotation.isValid() && library().sources().text(annotation).find("mustBeConnected") != std::string_view::npos;
  const Element* const declaration = switchOf(connector->element);
  const Expr* condition = declaration ? declaration->component->condition : nullptr;
  if (!isNeeded && (!condition || !hasFlow(connector->cls))) return;
  const Instance* owner = connector->parent;
  const std::string path = pathOf(connector), part = pathOf(owner);
  const Phrase other = switchAdvice(connector, false);
  const Phrase advice = other.empty() ? phrase("connect it") : phrase("connect it, or %1", other);
  const SourceSpan span = owner->element->component->span;
  if (isNeeded)
    diagnostics().error("C006", phrase("%1: %2 is not connected", part, text(connector->name)), span, {part, path},
                        advice);
  else
    model().openConnectors.push_back({path, part, advice, span});
}

void ConnectEquations::checkPresence(Instance* instance, const std::unordered_set<const Instance*>& held) {
  if (instance->state != Instance::State::ready) return;
  for (Instance* item : instance->items) checkPresence(item, held);
  if (instance->kind != Instance::Kind::structure || instance->cls->kind == ClassKind::record) return;
  if (instance->cls->kind == ClassKind::connector) {
    if (instance->parent && instance->parent != root() && instance->subscripts.empty()) checkConnector(instance, held);
    return;
  }
  for (Instance* child : instance->children)
    if (child) checkPresence(child, held);
  for (Instance* extra : instance->extras) checkPresence(extra, held);
}

// After the connections have been found.
void ConnectEquations::checkPresence() {
  std::unordered_set<const Instance*> held;
  const auto hold = [&](const InstanceSelection& end, bool isOutside) {
    if (isOutside) return;
    for (const SelectedPart& part : end.items)
      for (const Instance* i = part.instance; i && i->isConnectorPart; i = i->parent) held.insert(i);
  };
  for (const ConnectUse& use : connects_) {
    hold(use.a, use.aOutside);
    hold(use.b, use.bOutside);
  }
  checkPresence(root(), held);
}

// The language drops a connection to a connector that is not there; in the user's own model that is a slip mostly.
void ConnectEquations::warnSwitchedOff(const syntax::Reference& reference, const Context* context,
                                       const LocalScope* locals, SourceSpan span) {
  if (reference.parts.size() < 2) return;
  syntax::Reference owners;
  owners.parts = reference.parts.first(reference.parts.size() - 1);
  owners.span = reference.span;
  bool isRemoved = false;
  const auto selection = references_.selectInstances(owners, context, locals, isRemoved);
  if (!selection || isRemoved) return;
  for (const SelectedPart& part : selection->items) {
    const Instance* connector = instances_.childOf(part.instance, reference.parts.back().name);
    if (!connector || connector->kind != Instance::Kind::removed) continue;
    const Phrase other = switchAdvice(connector, true);
    diagnostics().warning(
        "C007",
        phrase("%1: %2 is switched off, but something is connected to it; the connection is left out",
               pathOf(part.instance), text(connector->name)),
        span, {pathOf(part.instance), pathOf(connector)},
        other.empty() ? phrase("remove the connection") : phrase("remove the connection, or %1", other));
  }
}

}  // namespace armature::model
