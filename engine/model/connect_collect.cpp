// Finding connect equations and the statements about overconstrained graphs before equations are translated, because
// cardinality, isRoot and the members of expandable connectors depend on all of them (specification chapter 9).
#include "engine/model/arguments.h"
#include "engine/model/class_table.h"
#include "engine/model/connect_equations.h"
#include "engine/model/instantiation.h"
#include "engine/model/iterators.h"
#include "engine/model/parameter_values.h"
#include "engine/model/references.h"

namespace armature::model {

using syntax::ClassKind;
using syntax::Equation;
using syntax::EquationKind;

// Whether an equation contains connect or Connections.… somewhere.
bool ConnectEquations::concernsConnections(const Equation& equation) {
  const auto [at, isNew] = concernsConnections_.emplace(&equation, false);
  if (!isNew) return at->second;
  bool result = equation.kind == EquationKind::connect;
  if (equation.kind == EquationKind::call && equation.a && equation.a->reference)
    result = library().names().text(equation.a->reference->parts[0].name) == "Connections";
  for (const Equation* inner : equation.body) result = concernsConnections(*inner) || result;
  for (const syntax::EquationBranch& branch : equation.branches)
    for (const Equation* inner : branch.body) result = concernsConnections(*inner) || result;
  concernsConnections_[&equation] = result;
  return result;
}

void ConnectEquations::collectConnections(Instance* instance) {
  if (instance->state != Instance::State::ready) return;
  if (instance->kind == Instance::Kind::array)
    for (Instance* item : instance->items) collectConnections(item);
  if (instance->kind != Instance::Kind::structure || instance->cls->kind == ClassKind::record) return;
  for (Class* view : instance->cls->views) {
    if (!view->definition) continue;
    for (const syntax::EquationSection& section : view->definition->equations)
      if (!section.isInitial) collectFromEquations(instance, contextOf(instance, view), section.equations, nullptr);
  }
  for (Instance* child : instance->children)
    if (child) collectConnections(child);
  for (Instance* extra : instance->extras) collectConnections(extra);
}

void ConnectEquations::collectFromEquations(Instance* instance, const Context* context,
                                            syntax::List<const Equation*> list, const LocalScope* locals) {
  for (const Equation* equation : list) {
    if (!concernsConnections(*equation)) continue;
    switch (equation->kind) {
      case EquationKind::connect:
        connect(instance, context, *equation, locals, false);
        break;
      case EquationKind::call:
        connectionsCall(instance, context, *equation->a, locals);
        break;
      case EquationKind::forEquation: {
        std::vector<int64_t> dims;
        iterators_.iterate(equation->iterators, equation->body, context, locals, dims, [&](const LocalScope* inner) {
          collectFromEquations(instance, context, equation->body, inner);
          return true;
        });
        break;
      }
      case EquationKind::ifEquation:
        for (const syntax::EquationBranch& branch : equation->branches) {
          if (branch.condition) {
            const MaybeValue value =
                parameters_.evaluate(*branch.condition, context, locals, wording("the condition around a connection"));
            if (!value) break;
            if (pool().isConstant(value->scalar(), 0)) continue;
          }
          collectFromEquations(instance, context, branch.body, locals);
          break;
        }
        break;
      case EquationKind::whenEquation:
        diagnostics().error("C003", phrase("a connection cannot depend on events"), equation->span, partsOf(instance));
        break;
      case EquationKind::equality:
        break;
    }
  }
}

// A connector of the class itself is seen from its inside (specification 9.1.2).
bool ConnectEquations::isOutside(Instance* instance, const syntax::Reference& r, const Context* context) {
  const Found found = classes_.lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component || found.owner != instance) return false;
  Instance* child = instances_.childAt(found.owner, found.element);
  if (child->kind == Instance::Kind::outer || child->kind == Instance::Kind::removed || !child->cls) return false;
  return child->cls->kind == ClassKind::connector || child->cls->kind == ClassKind::expandableConnector;
}

namespace {

// Binds the iterators that an expression mentions.
void keepNames(const syntax::Expression& e, const LocalScope& locals, BoundNames& to) {
  if (e.kind == syntax::ExprKind::reference)
    if (const Value* v = locals.find(e.reference->parts[0].name)) to.bind(e.reference->parts[0].name, *v);
  if (e.a) keepNames(*e.a, locals, to);
  if (e.b) keepNames(*e.b, locals, to);
  for (const syntax::Expression* arg : e.args)
    if (arg) keepNames(*arg, locals, to);
}

}  // namespace

// Whether a connect equation of a part may name a connector: one of its own, or a public one of a component of its own
// (specification 9.1, 4.1). What an outer component leads to lies elsewhere.
bool ConnectEquations::isReachable(const Instance* connector, const Instance* from, const syntax::Reference& r) {
  const auto above = [](const Instance* i) {
    const Instance* up = i->parent;
    while (up && up->kind == Instance::Kind::array) up = up->parent;
    return up;
  };
  const Instance* outermost = connector;
  for (const Instance* up = above(outermost); up && up->isConnectorPart; up = above(outermost)) outermost = up;
  const Instance* owner = above(outermost);
  if (!owner || owner == from) return true;
  const std::string name(library().sources().text(r.span));
  if (above(owner) == from) {
    if (!outermost->element || !outermost->element->isProtected) return true;
    error("N020", phrase("'%1' of %2 is protected and cannot be used here", text(outermost->name), pathOf(owner)),
          r.span);
    return false;
  }
  const Instance* up = owner;
  while (up && up != from) up = above(up);
  if (!up) return true;
  diagnostics().error("C008", phrase("'%1' lies within a part: only connectors of parts can be connected", name),
                      r.span, partsOf(from));
  return false;
}

// Notes one connect equation; false when an end is a bus member that does not exist yet (with `isLast` an error).
bool ConnectEquations::connect(Instance* instance, const Context* context, const Equation& equation,
                               const LocalScope* locals, bool isLast) {
  if (!equation.a || !equation.b || equation.a->kind != syntax::ExprKind::reference ||
      equation.b->kind != syntax::ExprKind::reference) {
    diagnostics().error("C001", phrase("only connectors can be connected"), equation.span, partsOf(instance));
    return true;
  }
  const syntax::Reference& ra = *equation.a->reference;
  const syntax::Reference& rb = *equation.b->reference;
  const Missing missingA = missingMember(ra, context, locals), missingB = missingMember(rb, context, locals);
  const bool isOpenA = !missingA.buses.empty(), isOpenB = !missingB.buses.empty();
  // An element of an array that no bus declares waits until all elements in use are known.
  const bool isElement =
      (isOpenA && !ra.parts.back().subscripts.empty()) || (isOpenB && !rb.parts.back().subscripts.empty());
  const bool mustWait = isElement || isWithinMissing(ra, context, locals) || isWithinMissing(rb, context, locals);
  if ((isOpenA && isOpenB) || (mustWait && !isLast)) {
    if (isLast) {
      diagnostics().error("C004", phrase("neither end of the connection says what is connected"), equation.span,
                          {pathOf(missingA.buses[0]), pathOf(missingB.buses[0])});
      return true;
    }
    auto kept = std::make_shared<BoundNames>(nullptr);
    if (locals) {
      // Iterators live on the stack of the walk: keep the ones that the ends mention.
      for (const syntax::Reference* r : {&ra, &rb})
        for (const syntax::ReferencePart& part : r->parts)
          for (const Expr* s : part.subscripts) keepNames(*s, *locals, *kept);
    }
    for (Instance* bus : missingA.buses)
      if (!noteBusArray(bus, ra, rb, context, locals)) return true;
    for (Instance* bus : missingB.buses)
      if (!noteBusArray(bus, rb, ra, context, locals)) return true;
    pendingConnects_.push_back({instance, context, &equation, std::move(kept)});
    return false;
  }
  ConnectUse use;
  use.instance = instance;
  use.equation = &equation;
  bool removedA = false, removedB = false;
  if (isOpenA && !addMissing(missingA, ra, rb, context, locals)) return true;
  if (isOpenB && !addMissing(missingB, rb, ra, context, locals)) return true;
  MessageTrial trial(state());
  auto a = references_.selectInstances(ra, context, locals, removedA);
  auto b = references_.selectInstances(rb, context, locals, removedB);
  // A connection goes with the end that is switched off; the other one may be an element of an array without any.
  if ((a && removedA && !b) || (b && removedB && !a)) return true;
  trial.tell();
  if (a && b && removedA != removedB && instance == root())
    warnSwitchedOff(removedA ? ra : rb, context, locals, equation.span);
  if (!a || !b || removedA || removedB) return true;
  use.a = std::move(*a);
  use.b = std::move(*b);
  use.aOutside = isOutside(instance, ra, context);
  use.bOutside = isOutside(instance, rb, context);
  if (use.a.items.size() != use.b.items.size()) {
    diagnostics().error("C002",
                        phrase("the connectors '%1' and '%2' are arrays of different size",
                               library().sources().text(ra.span), library().sources().text(rb.span)),
                        equation.span, partsOf(instance));
    return true;
  }
  if (!use.a.items.empty() && !use.b.items.empty() &&
      (!isReachable(use.a.items[0].instance, instance, ra) || !isReachable(use.b.items[0].instance, instance, rb)))
    return true;
  for (const InstanceSelection* end : {&use.a, &use.b})
    for (const SelectedPart& part : end->items) ++part.instance->connectCount;
  connects_.push_back(std::move(use));
  return true;
}

// Connections whose ends were both unknown when they were met.
bool ConnectEquations::connectPending() {
  for (bool isProgress = true; isProgress && !pendingConnects_.empty();) {
    isProgress = settleBusArrays(true) || settleBusArrays(false);
    std::vector<PendingConnect> pending;
    pending.swap(pendingConnects_);
    for (const PendingConnect& p : pending)
      isProgress = connect(p.instance, p.context, *p.equation, p.locals.get(), false) || isProgress;
  }
  std::vector<PendingConnect> rest;
  rest.swap(pendingConnects_);
  for (const PendingConnect& p : rest) connect(p.instance, p.context, *p.equation, p.locals.get(), true);
  return rest.empty();
}

Instance* ConnectEquations::instanceOfReference(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.kind != syntax::ExprKind::reference) {
    error("C001", phrase("a component is needed here"), e.span);
    return nullptr;
  }
  bool removed = false;
  const auto selection = references_.selectInstances(*e.reference, context, locals, removed);
  if (!selection || selection->items.empty()) return nullptr;
  // All of a variable that is an array is one component.
  Instance* instance = selection->items[0].instance;
  const bool isWhole = instance->isLeaf() && selection->items.size() == instance->value.scalars.size() &&
                       selection->dims == instance->dims;
  return isWhole || selection->items.size() == 1 ? instance : nullptr;
}

uint32_t ConnectEquations::overconstrainedNode(Instance* record) {
  const auto [at, isNew] = nodeOf_.emplace(record, static_cast<uint32_t>(connections_.nodes.size()));
  if (!isNew) return at->second;
  OverconstrainedNode node;
  node.path = pathOf(record);
  if (record->kind == Instance::Kind::structure) {
    for (uint32_t k = 0; k < record->cls->elements.size(); ++k) {
      const Instance* leaf = instances_.resolved(instances_.childAt(record, k));
      if (!leaf || !leaf->isLeaf()) continue;
      for (uint32_t i = 0; i < leaf->value.scalars.size(); ++i) node.leaves.push_back(VarId(leaf->first.value + i));
    }
  } else if (record->isLeaf()) {
    for (uint32_t i = 0; i < record->value.scalars.size(); ++i) node.leaves.push_back(VarId(record->first.value + i));
  }
  connections_.nodes.push_back(std::move(node));
  nodeInstances_.push_back(record);
  return at->second;
}

// Connections.branch, root, potentialRoot (specification 9.4.1).
void ConnectEquations::connectionsCall(Instance* instance, const Context* context, const Expr& call,
                                       const LocalScope* locals) {
  if (call.reference->parts.size() != 2 || call.args.empty()) return;
  const std::string_view name = library().names().text(call.reference->parts[1].name);
  Instance* a = instanceOfReference(*call.args[0], context, locals);
  if (!a) return;
  if (!classes_.hasEqualityConstraint(a->cls)) {
    diagnostics().error(
        "C009", phrase("%1 has no function equalityConstraint: it cannot be a root or an end of a branch", pathOf(a)),
        call.span, partsOf(instance));
    return;
  }
  const uint32_t node = overconstrainedNode(a);
  if (name == "branch" && call.args.size() == 2) {
    if (Instance* b = instanceOfReference(*call.args[1], context, locals)) {
      const uint32_t other = overconstrainedNode(b);
      connections_.branches.push_back({node, other});
    }
  } else if (name == "root") {
    connections_.nodes[node].isRoot = true;
  } else if (name == "potentialRoot") {
    OverconstrainedNode& n = connections_.nodes[node];
    double priority = 0;
    if (const Expr* given = arguments_.argumentOf(call, 1, "priority"))
      if (const auto value = parameters_.evaluateInteger(*given, context, locals, wording("the priority")))
        priority = static_cast<double>(*value);
    n.priority = n.isPotentialRoot ? std::min(n.priority, priority) : priority;
    n.isPotentialRoot = true;
  }
}

}  // namespace armature::model
