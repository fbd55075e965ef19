#include "engine/lower/tables.h"

#include "engine/base/unit_names.h"

namespace armature::lower {

namespace pg = program;

double nominalOf(Work& w, VarId v) {
  const double n = w.var(v).nominal ? std::fabs(w.number(w.var(v).nominal)) : 1;
  return n > 0 && std::isfinite(n) ? n : 1;
}

namespace {

void fillStates(Work& w, SlotTable& slots) {
  for (VarId x : w.states) {
    pg::StateVariable s;
    s.slot = slots.of(x);
    s.derivative = slots.of(w.var(x).derivative);
    s.nominal = nominalOf(w, x);
    s.name = w.var(x).name;
    w.program->states.push_back(std::move(s));
  }
}

void fillDiscretes(Work& w, SlotTable& slots) {
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    // A continuous variable whose left limit is asked for is listed, too: its limit is taken when an event begins.
    const bool isLimit = w.role[i] == Role::unknown && w.preOf[i].isValid();
    if (w.role[i] != Role::discrete && !isLimit) continue;
    const FlatVariable& v = w.m.variables[i];
    pg::DiscreteVariable d;
    d.slot = slots.of(VarId(i));
    d.pre = w.preOf[i] ? slots.of(w.preOf[i]) : slots.fresh(w.value[i]);
    d.type = v.type == Type::real      ? pg::DiscreteVariable::Type::real
             : v.type == Type::integer ? pg::DiscreteVariable::Type::integer
                                       : pg::DiscreteVariable::Type::boolean;
    if (!w.isMade[i] && !isLimit) d.name = v.name;
    w.program->discretes.push_back(std::move(d));
  }
}

static_assert(static_cast<int>(pg::Variable::Causality::output) == static_cast<int>(model::Causality::output));

// Where the value of a variable is found: the slot, and whether its sign is turned.
void locate(Work& w, SlotTable& slots, VarId id, pg::Variable& out) {
  if (w.roleOf(id) != Role::replaced) {
    out.slot = slots.of(id);
    return;
  }
  ExprId r = w.replacement[id.index()];
  if (w.pool.op(r) == Op::neg && w.pool.op(w.pool.arg(r, 0)) == Op::variable) {
    out.isNegated = true;
    r = w.pool.arg(r, 0);
  }
  if (w.pool.isConstant(r)) {
    out.slot = slots.constant(w.pool.number(r));
    out.kind = pg::Variable::Kind::constant;
    return;
  }
  if (w.pool.op(r) == Op::variable) {
    const VarId to = w.pool.variableOf(r);
    out.slot = slots.of(to);
    const Role role = w.roleOf(to);
    out.kind = role == Role::parameter || role == Role::solvedParameter ? pg::Variable::Kind::parameter
               : role == Role::discrete                                 ? pg::Variable::Kind::discrete
                                                                        : pg::Variable::Kind::continuous;
    return;
  }
  // An expression of parameters: computed with them.
  out.kind = pg::Variable::Kind::parameter;
  const auto known = w.parametricSlots.find(r.value);
  out.slot = known != w.parametricSlots.end() ? known->second : slots.constant(w.number(r));
}

// The range of a parameter, where it is known.
void limit(Work& w, const FlatVariable& v, pg::Variable& out) {
  if (v.variability != model::Variability::parameter || !v.enumeration.empty()) return;
  const double low = v.min ? w.number(v.min) : NAN, high = v.max ? w.number(v.max) : NAN;
  if (!std::isnan(low)) out.min = low;
  if (!std::isnan(high)) out.max = high;
}

pg::Variable::Kind kindOf(const Work& w, VarId id) {
  const FlatVariable& v = w.var(id);
  if (v.variability == model::Variability::constant) return pg::Variable::Kind::constant;
  switch (w.roleOf(id)) {
    case Role::parameter:
    case Role::solvedParameter:
      return pg::Variable::Kind::parameter;
    case Role::discrete:
      return pg::Variable::Kind::discrete;
    default:
      break;
  }
  return v.variability == model::Variability::parameter ? pg::Variable::Kind::parameter
                                                        : pg::Variable::Kind::continuous;
}

}  // namespace

void fillTables(Work& w, SlotTable& slots) {
  fillStates(w, slots);
  fillDiscretes(w, slots);
  Pool& p = w.pool;
  w.program->variables.reserve(w.m.variables.size());
  TextSharing texts;
  std::vector<SharedText> paths(w.m.parts.size());
  for (const VarId id : inOrderOfText(w.m)) {
    const size_t i = id.index();
    if (w.isMade[i] || w.m.variables[i].isClock) continue;
    const FlatVariable& v = w.m.variables[i];
    pg::Variable out;
    out.name = v.name;
    out.kind = kindOf(w, id);
    out.type = static_cast<pg::Variable::Type>(v.type);
    out.causality = static_cast<pg::Variable::Causality>(v.causality);
    out.isProtected = v.isProtected;
    out.isState = w.isState[i] != 0;
    out.unit = v.unit.empty() && v.integral ? texts(unitOfRate(w.m.variable(v.integral).unit.text())) : v.unit;
    out.displayUnit = v.displayUnit;
    out.quantity = v.quantity;
    out.description = v.description;
    out.enumeration = v.enumeration;
    if (v.part && v.part.index() < paths.size()) {
      SharedText& path = paths[v.part.index()];
      if (path.empty()) path = w.partPath(v.part);
      out.part = path;
    }
    if (v.type == Type::string) {
      if (v.binding && p.op(v.binding) == Op::text) out.text = SharedText(p.textOf(v.binding));
      out.slot = slots.constant(0);
    } else {
      locate(w, slots, id, out);
      limit(w, v, out);
    }
    out.isTunable = w.role[i] == Role::parameter && v.binding && p.isConstant(v.binding) &&
                    v.variability == model::Variability::parameter && !v.isStructural && !v.isFinal;
    w.program->variables.push_back(std::move(out));
  }
  w.program->aliases = w.aliasCount;
  w.program->unknowns = w.statistics.unknowns;
}

std::vector<pg::MessagePiece> messagePieces(Work& w, SlotTable& slots, SectionBuilder& section, ExprId message) {
  std::vector<pg::MessagePiece> pieces;
  if (!message) return pieces;
  Pool& p = w.pool;
  std::vector<ExprId> stack{message};
  while (!stack.empty()) {
    const ExprId e = stack.back();
    stack.pop_back();
    pg::MessagePiece piece;
    switch (p.op(e)) {
      case Op::concat:
        stack.push_back(p.arg(e, 1));
        stack.push_back(p.arg(e, 0));
        continue;
      case Op::text:
        piece.text = std::string(p.textOf(e));
        break;
      case Op::variable: {  // a string parameter
        const ExprId binding = w.var(p.variableOf(e)).binding;
        if (binding && p.op(binding) != Op::variable) {
          stack.push_back(binding);
          continue;
        }
        break;
      }
      case Op::format: {
        const ExprId value = p.arg(e, 0);
        piece.slot = slots.fresh();
        section.store(piece.slot, value);
        const Type type = p.type(value);
        piece.format = type == Type::boolean   ? pg::MessagePiece::Format::boolean
                       : type == Type::integer ? pg::MessagePiece::Format::integer
                                               : pg::MessagePiece::Format::real;
        if (type == Type::boolean) piece.choices = {"false", "true"};
        piece.pattern = std::string(p.formatOf(e));
        break;
      }
      default:
        piece.slot = slots.fresh();
        piece.format = pg::MessagePiece::Format::textIndex;
        section.store(piece.slot, e);
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

namespace {

void countPlan(StructureStatistics& s, const BlockPlan& plan) {
  switch (plan.kind) {
    case BlockPlan::Kind::mixed:
      ++s.mixed;
      for (const BlockPlan& inner : plan.continuous) countPlan(s, inner);
      return;
    case BlockPlan::Kind::nonlinear:
      s.nonlinear.push_back(plan.sizeBefore);
      s.nonlinearTorn.push_back(plan.sizeTorn);
      return;
    default:
      // Also loops that were solved symbolically; a single equation is no loop.
      if (plan.sizeBefore <= 1) return;
      s.linear.push_back(plan.sizeBefore);
      // One remaining unknown is found by a division, guarded where the divisor may vanish: no system is left, as in
      // Dymola's listing, where a linear system of size one never occurs.
      s.linearTorn.push_back(plan.kind == BlockPlan::Kind::linear && plan.sizeTorn > 1 ? plan.sizeTorn : 0);
  }
}

}  // namespace

void countSystems(Work& w) {
  StructureStatistics& s = w.statistics;
  for (const BlockPlan& plan : w.eventPlans) countPlan(s, plan);
  s.states = static_cast<uint32_t>(w.states.size());
  s.aliases = w.aliasCount;
}

}  // namespace armature::lower
