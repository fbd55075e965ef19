// The equations of the simulation matched, sorted into blocks and planned: once with states and discrete
// variables known (integration), once with states and left limits known (events).
#include "engine/lower/sorting.h"

#include <algorithm>
#include <utility>

#include "engine/lower/blocks.h"
#include "engine/structure/matching.h"

namespace armature::lower {

void SystemBuilder::setUnknowns(std::vector<VarId> unknowns) {
  unknowns_ = std::move(unknowns);
  column_.assign(w_.m.variables.size(), kNone);
  for (uint32_t c = 0; c < unknowns_.size(); ++c) column_[unknowns_[c].index()] = c;
  graph_ = {};
  graph_.columns = static_cast<uint32_t>(unknowns_.size());
}

void SystemBuilder::incidence(ExprId lhs, ExprId rhs, std::vector<uint32_t>& row) {
  found_.clear();
  collector_.collect(w_.pool.sub(lhs, rhs), found_);
  row.clear();
  for (VarId v : found_)
    if (column_[v.index()] != kNone) row.push_back(column_[v.index()]);
}

void SystemBuilder::dependencies(ExprId lhs, ExprId rhs, std::vector<uint32_t>& row) {
  found_.clear();
  if (w_.pool.type(lhs) == Type::boolean || w_.pool.type(rhs) == Type::boolean) {
    collector_.collect(lhs, found_);
    std::vector<VarId> more;
    collector_.collect(rhs, more);
    found_.insert(found_.end(), more.begin(), more.end());
  } else {
    collector_.collect(w_.pool.sub(lhs, rhs), found_);
    // An equation v = f with v in f too must not lose v.
    if (w_.pool.op(lhs) == Op::variable) found_.push_back(w_.pool.variableOf(lhs));
  }
  row.clear();
  for (VarId v : found_)
    if (column_[v.index()] != kNone) row.push_back(column_[v.index()]);
  std::sort(row.begin(), row.end());
  row.erase(std::unique(row.begin(), row.end()), row.end());
}

namespace {

// Per variable: a discrete equation reads it. One pass over the nodes that they share.
std::vector<uint8_t> readByDiscrete(const Work& w, const std::vector<BlockEquation>& equations,
                                    const std::vector<uint8_t>& isDiscreteRow) {
  std::vector<uint8_t> isRead(w.m.variables.size(), 0), isSeen(w.pool.size(), 0);
  std::vector<ExprId> stack;
  for (uint32_t r = 0; r < equations.size(); ++r) {
    if (!isDiscreteRow[r]) continue;
    // A variable alone on one side is what the equation determines.
    for (const auto& [side, other] :
         {std::pair(equations[r].lhs, equations[r].rhs), {equations[r].rhs, equations[r].lhs}})
      if (w.pool.op(side) != Op::variable || w.pool.op(other) == Op::variable) stack.push_back(side);
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (isSeen[e.index()]) continue;
      isSeen[e.index()] = 1;
      if (w.pool.op(e) == Op::variable) isRead[w.pool.variableOf(e).index()] = 1;
      for (ExprId a : w.pool.args(e)) stack.push_back(a);
    }
  }
  return isRead;
}

// A Real that a when-clause determines is an unknown like others at its instant (specification 8.6 and appendix B): a
// sampled controller may close a loop with a plant, which has one solution and is not found by going round in it. What
// has been made of a step-wise function jumps, and is iterated.
bool isSampledReal(const Work& w, VarId v) {
  return w.var(v).type == Type::real && (!w.isMade[v.index()] || w.preOwner[v.index()].isValid());
}

}  // namespace

std::vector<BlockPlan> planBlocks(Work& w, const std::vector<BlockEquation>& equations,
                                  const std::vector<uint8_t>& isDiscreteRow, const std::vector<VarId>& unknowns,
                                  const std::vector<uint32_t>& columnOf, const structure::Blocks& blocks) {
  std::vector<BlockPlan> plans;
  plans.reserve(blocks.count());
  const std::vector<uint8_t> isRead = readByDiscrete(w, equations, isDiscreteRow);
  std::vector<BlockEquation> discrete, continuous;
  std::vector<VarId> discreteUnknowns, continuousUnknowns;
  for (uint32_t b = 0; b < blocks.count(); ++b) {
    if (w.isCancelled()) break;
    discrete.clear();
    continuous.clear();
    discreteUnknowns.clear();
    continuousUnknowns.clear();
    for (uint32_t r : blocks.block(b)) {
      const VarId v = unknowns[columnOf[r]];
      if (isDiscreteRow[r] && !(blocks.block(b).size() > 1 && isSampledReal(w, v))) {
        BlockEquation e = equations[r];
        // The unknown stands alone on one side.
        if (!(w.pool.op(e.lhs) == Op::variable && w.pool.variableOf(e.lhs) == v)) std::swap(e.lhs, e.rhs);
        discrete.push_back(e);
        discreteUnknowns.push_back(v);
      } else {
        continuous.push_back(equations[r]);
        continuousUnknowns.push_back(v);
      }
    }
    if (discrete.empty()) {
      plans.push_back(planContinuous(w, continuous, continuousUnknowns));
      continue;
    }
    bool dependsOnItself = blocks.block(b).size() > 1;
    if (!dependsOnItself && isRead[discreteUnknowns.front().index()]) {
      w.calculus.setTargets(discreteUnknowns);
      dependsOnItself = w.calculus.dependsOnTargets(discrete.front().rhs);
    }
    if (dependsOnItself) {
      plans.push_back(planMixed(w, discrete, discreteUnknowns, continuous, continuousUnknowns));
      plans.back().hasSampled = std::ranges::any_of(
          continuousUnknowns, [&](VarId v) { return w.roleOf(v) == Role::discrete && !w.isMade[v.index()]; });
      continue;
    }
    BlockPlan plan;
    plan.equation = discrete.front().equation;
    plan.solved = discreteUnknowns;
    plan.sizeBefore = 1;
    plan.assignments.push_back({discreteUnknowns.front(), discrete.front().rhs});
    plans.push_back(std::move(plan));
  }
  return plans;
}

namespace {

// A variable that the text excludes from the states is none where the equations leave a choice (specification
// 4.9.8.1).
void refuseExcludedStates(Work& w) {
  for (const VarId x : w.states) {
    const model::FlatVariable& v = w.var(x);
    if (!v.mustNotBeState) continue;
    w.diagnostics.error("S024",
                        phrase("%1 has to be a state, though its stateSelect is StateSelect.never: nothing else gives "
                               "it its value",
                               v.name),
                        v.span);
  }
}

}  // namespace

bool sortContinuous(Work& w) {
  std::vector<VarId> unknowns;
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    if (w.role[i] != Role::unknown) continue;
    if (w.isState[i])
      w.states.push_back(VarId(i));
    else
      unknowns.push_back(VarId(i));
  }
  refuseExcludedStates(w);
  SystemBuilder system(w);
  system.setUnknowns(unknowns);
  std::vector<BlockEquation> equations;
  std::vector<const Equation*> rows;
  std::vector<uint32_t> row;
  for (uint32_t i = 0; i < w.equations.size(); ++i) {
    const Equation& e = w.equations[i];
    if (e.isDiscrete) continue;
    system.incidence(e.lhs, e.rhs, row);
    system.graph().addRow(row);
    equations.push_back({e.lhs, e.rhs, i});
    rows.push_back(&e);
  }
  structure::Matcher matcher(system.graph());
  matcher.run();
  if (matcher.size() != system.graph().rows() || matcher.size() != unknowns.size()) {
    reportSingular(w, rows, unknowns, system.graph(), matcher.columnOf(), matcher.rowOf(), phrase("the model"));
    return false;
  }
  w.solvedBy.assign(w.equations.size(), VarId());
  for (uint32_t r = 0; r < equations.size(); ++r) w.solvedBy[equations[r].equation] = unknowns[matcher.columnOf()[r]];
  const structure::Blocks blocks = structure::sortBlocks(system.graph(), matcher.rowOf());
  w.continuousPlans =
      planBlocks(w, equations, std::vector<uint8_t>(equations.size(), 0), unknowns, matcher.columnOf(), blocks);
  return !w.isCancelled();
}

namespace {

// A discrete variable that two equations or when-clauses give a value to.
bool reportGivenTwice(Work& w) {
  std::vector<const Equation*> giver(w.m.variables.size(), nullptr);
  const auto isDiscrete = [&](ExprId e) {
    return w.pool.op(e) == Op::variable && w.roleOf(w.pool.variableOf(e)) == Role::discrete;
  };
  for (const Equation& e : w.equations) {
    // Either side of an equality of two discrete variables may be what it determines.
    if (!e.isDiscrete || !isDiscrete(e.lhs)) continue;
    if (isDiscrete(e.rhs) && !w.isMade[w.pool.variableOf(e.rhs).index()]) continue;
    const VarId v = w.pool.variableOf(e.lhs);
    if (const Equation* const other = std::exchange(giver[v.index()], &e)) {
      w.diagnostics.add(
          {"S021",
           Severity::error,
           phrase("%1 is given a value twice: by two when-clauses, or by one and an equation", w.var(v).name),
           e.span,
           {w.var(v).name},
           {{other->span, phrase("its other value")}},
           phrase("put both into one 'when' with 'elsewhen'")});
      return true;
    }
  }
  return false;
}

}  // namespace

bool sortEvents(Work& w) {
  // Discrete variables are solved by the equations that have them alone on one side.
  std::vector<VarId> unknowns;
  for (uint32_t i = 0; i < w.m.variables.size(); ++i)
    if ((w.role[i] == Role::unknown && !w.isState[i]) || w.role[i] == Role::discrete) unknowns.push_back(VarId(i));
  SystemBuilder system(w);
  system.setUnknowns(unknowns);
  const auto discreteColumn = [&](ExprId e) {
    if (w.pool.op(e) != Op::variable || w.roleOf(w.pool.variableOf(e)) != Role::discrete) return kNone;
    return system.column(w.pool.variableOf(e));
  };
  std::vector<BlockEquation> equations;
  std::vector<uint8_t> isDiscreteRow;
  structure::Incidence choices;  // which discrete variable a discrete equation can determine
  choices.columns = static_cast<uint32_t>(unknowns.size());
  std::vector<const Equation*> rows;
  std::vector<uint32_t> row;
  for (uint32_t i = 0; i < w.equations.size(); ++i) {
    const Equation& e = w.equations[i];
    equations.push_back({e.lhs, e.rhs, i});
    isDiscreteRow.push_back(e.isDiscrete ? 1 : 0);
    rows.push_back(&e);
    row.clear();
    if (e.isDiscrete) {
      if (discreteColumn(e.lhs) != kNone) row.push_back(discreteColumn(e.lhs));
      if (discreteColumn(e.rhs) != kNone) row.push_back(discreteColumn(e.rhs));
    } else {
      row.push_back(system.column(w.solvedBy[i]));
    }
    choices.addRow(row);
    system.dependencies(e.lhs, e.rhs, row);
    system.graph().addRow(row);
  }
  structure::Matcher matcher(choices);
  matcher.run();
  if (matcher.size() != choices.rows() || matcher.size() != unknowns.size()) {
    if (reportGivenTwice(w)) return false;
    reportSingular(w, rows, unknowns, choices, matcher.columnOf(), matcher.rowOf(), phrase("the discrete equations"));
    return false;
  }
  const structure::Blocks blocks = structure::sortBlocks(system.graph(), matcher.rowOf());
  w.eventPlans = planBlocks(w, equations, isDiscreteRow, unknowns, matcher.columnOf(), blocks);
  return !w.isCancelled();
}

}  // namespace armature::lower
