#include "engine/model/prefix_rules.h"

#include "engine/model/class_table.h"

namespace armature::model {

using syntax::ClassKind;
using syntax::ComponentClause;
using syntax::Flow;

namespace {

// The first type prefix of a declaration; empty where there is none.
std::string prefixOf(const ComponentClause& clause) {
  if (clause.flow != Flow::none) return clause.flow == Flow::flow ? "flow" : "stream";
  if (clause.causality != syntax::Causality::none)
    return clause.causality == syntax::Causality::input ? "input" : "output";
  switch (clause.variability) {
    case syntax::Variability::constant:
      return "constant";
    case syntax::Variability::parameter:
      return "parameter";
    case syntax::Variability::discrete:
      return "discrete";
    case syntax::Variability::continuous:
      break;
  }
  return {};
}

}  // namespace

void PrefixRules::refuse(const Instance* instance, Phrase message) {
  diagnostics().error("N027", std::move(message), instance->element->component->span, partsOf(instance));
}

void PrefixRules::check(const Instance* instance, Class* cls, const ComponentClause& clause) {
  // Libraries in use are older than some of these rules: told in the user's own text.
  if (instance->isStatic || !isOwnText(instance->element->component->span)) return;
  checkClass(instance, cls, clause);
  checkType(instance, cls);
  checkWithin(instance, cls, clause);
  checkBlock(instance, cls);
  checkGroup(instance, cls);
}

// What flows is added up and has a zero: an operator record says how (specification 9.2).
void PrefixRules::checkGroup(const Instance* instance, Class* cls) {
  if (instance->flow != syntax::Flow::flow || cls->kind != ClassKind::operatorRecord) return;
  for (const std::string_view op : {"'+'", "'-'", "'0'"})
    if (!classes_.findDeclaration(cls, library().names().intern(op)))
      refuse(instance, phrase("%1 is a flow variable, but '%2' has no operator %3", pathOf(instance), nameOf(cls),
                              std::string(op)));
}

// Parts with equations of their own have no prefix, connectors are no parameters.
void PrefixRules::checkClass(const Instance* instance, const Class* cls, const ComponentClause& clause) {
  if (cls->kind == ClassKind::model || cls->kind == ClassKind::block) {
    const std::string prefix = prefixOf(clause);
    if (!prefix.empty() && cls->leaf == LeafKindOf::none)
      refuse(instance,
             phrase("%1 is a %2 and cannot have the prefix '%3'", pathOf(instance), nameOfKind(cls->kind), prefix));
  }
  if (isConnectorKind(cls->kind) && clause.variability >= syntax::Variability::parameter)
    refuse(instance,
           phrase("%1 is a connector and cannot have the prefix '%2'", pathOf(instance),
                  std::string(clause.variability == syntax::Variability::constant ? "constant" : "parameter")));
}

// What flows is a number, what a stream carries a Real.
void PrefixRules::checkType(const Instance* instance, const Class* cls) {
  if (cls->leaf == LeafKindOf::none || instance->flow == Flow::none || cls->leaf == LeafKindOf::real) return;
  // Specification 3.6 has Real only; later ones let Integers flow.
  refuse(instance, instance->flow == Flow::flow
                       ? phrase("%1 is a flow variable and has to be a Real", pathOf(instance))
                       : phrase("%1 is a stream variable and has to be a Real", pathOf(instance)));
}

// A prefix on a whole leaves no room for one of the same kind on what is in it.
void PrefixRules::checkWithin(const Instance* instance, const Class* cls, const ComponentClause& clause) {
  const Instance* parent = instance->parent;
  const bool isDirected = clause.causality != syntax::Causality::none || cls->causality != syntax::Causality::none;
  const bool isFlowing = clause.flow != Flow::none || cls->flow != Flow::none;
  for (const Instance* p = parent; p && p != root() && p->element && (isDirected || isFlowing); p = p->parent) {
    if (!p->cls || p->cls->kind == ClassKind::model || p->cls->kind == ClassKind::block) return;
    const bool isSame = (isDirected && p->causality != syntax::Causality::none) || (isFlowing && p->flow != Flow::none);
    if (!isSame) continue;
    refuse(instance, phrase("%1 has a prefix of its own, and cannot stand within %2, which has one as a whole",
                            pathOf(instance), pathOf(p)));
    return;
  }
}

// The connectors of a block carry signals: each of their variables is an input or an output (specification 4.6).
void PrefixRules::checkBlock(const Instance* instance, const Class* cls) {
  if (cls->leaf == LeafKindOf::none || !instance->isConnectorPart || instance->isProtected ||
      instance->variability <= Variability::parameter || instance->causality != syntax::Causality::none)
    return;
  const Instance* p = instance->parent;
  for (; p && p->isConnectorPart; p = p->parent)
    if (p->causality != syntax::Causality::none || (p->cls && p->cls->kind == ClassKind::expandableConnector)) return;
  if (!p || !p->cls || p->cls->kind != ClassKind::block || p->kind != Instance::Kind::structure) return;
  refuse(instance, phrase("%1 has to be an input or an output: it is in a connector of a block", pathOf(instance)));
}

}  // namespace armature::model
