#include "engine/solve/initialize.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// Solves the initial system along the homotopy from the simplified to the actual model (specification 3.7.4.4), with
// steps that shrink where a system cannot be solved.
bool alongHomotopy(Machine& machine, const std::vector<double>& begin) {
  const program::Program& p = machine.program();
  machine.values() = begin;
  machine.clearFailure();
  machine.at(p.lambda) = 0;
  if (!machine.run(p.initialization)) return false;
  double lambda = 0, step = 0.1;
  std::vector<double> good = machine.values();
  while (lambda < 1 && !machine.isCancelled()) {
    const double next = std::min(1.0, lambda + step);
    machine.at(p.lambda) = next;
    if (machine.run(p.initialization)) {
      lambda = next;
      step *= 1.7;
      good = machine.values();
      continue;
    }
    step /= 3;
    if (step < Tolerances::kLeastHomotopy) return false;
    machine.values() = good;
    machine.clearFailure();
  }
  return lambda >= 1;
}

// Whether a code depends on the homotopy parameter at all.
bool hasHomotopy(const program::Program& p) {
  if (p.lambda == program::kNone) return false;
  const auto reads = [&](const program::Instr& i) {
    using program::Op;
    if (i.op == Op::call || i.op == Op::result) return false;
    return i.a == p.lambda || (i.op != Op::store && i.op != Op::lookup && (i.b == p.lambda || i.c == p.lambda));
  };
  return std::any_of(p.codes.begin(), p.codes.end(), [&](const program::Code& code) {
    return std::any_of(code.instrs.begin(), code.instrs.end(), reads);
  });
}

bool isFiniteStart(Machine& machine) {
  const program::Program& p = machine.program();
  for (const program::StateVariable& s : p.states) {
    if (std::isfinite(machine.at(s.slot)) && std::isfinite(machine.at(s.derivative))) continue;
    Failure culprit = findNotFinite(p, machine.v());
    if (!culprit)
      culprit = {Failure::Kind::notFinite, phrase("%1 is not a finite number", s.name), {s.name}, program::kNone};
    return machine.fail(std::move(culprit));
  }
  return true;
}

// Every number is one of Real, only whole ones of Integer (and enumerations), two of Boolean.
bool fits(const program::Variable& v, double value) {
  using Type = program::Variable::Type;
  if (v.type == Type::boolean) return value == 0 || value == 1;
  return v.type != Type::integer || value == std::floor(value);
}

}  // namespace

bool applyOverrides(Machine& machine, const Overrides& overrides, Diagnostics& diagnostics) {
  const program::Program& p = machine.program();
  bool isGood = true;
  for (const auto& [name, value] : overrides) {
    const auto found = std::find_if(p.variables.begin(), p.variables.end(),
                                    [&name = name](const program::Variable& v) { return v.name == name; });
    if (found == p.variables.end() || found->slot == program::kNone) {
      diagnostics.error("R001", phrase("there is no variable %1", name));
      isGood = false;
    } else if (!found->isTunable && !found->isState) {
      diagnostics.error("R002", phrase("%1 cannot be set without translating the model anew", name), {}, {found->part});
      isGood = false;
    } else if (!fits(*found, value)) {
      const bool isTruth = found->type == program::Variable::Type::boolean;
      diagnostics.error("R003",
                        isTruth
                            ? phrase("%1 is Boolean and cannot take the value %2", name, program::formatReal(value))
                            : phrase("%1 is Integer and cannot take the value %2", name, program::formatReal(value)),
                        {}, {found->part});
      isGood = false;
    } else {
      machine.at(found->slot) = found->isNegated ? -value : value;
    }
  }
  return isGood;
}

bool computeParameters(Machine& machine, double time, Diagnostics& diagnostics) {
  machine.clearFailure();
  machine.setFrozen(false);
  if (machine.run(machine.program().parameters)) return true;
  diagnostics.add(explainFailure(machine.program(), machine.failure(), time, "R102"));
  return false;
}

namespace {

// Whether the conditions that were left out because others determine them hold; the first that does not is told.
bool holdsRedundant(const Machine& machine, double time, Diagnostics& diagnostics) {
  const program::Program& p = machine.program();
  for (const program::InitialCheck& check : p.initialChecks) {
    const double left = machine.v()[check.left], right = machine.v()[check.right];
    const double largest = std::max(std::fabs(left), std::fabs(right));
    if (std::fabs(left - right) <= Tolerances::kContradiction * largest + Tolerances::kContradictionAtZero) continue;
    Diagnostic d =
        failure("I104", phrase("the initial conditions contradict each other: %1 cannot hold together with the others "
                               "(%2 against %3 at t = %4)",
                               check.text, program::spokenReal(left), program::spokenReal(right), timeText(time)));
    d.advice = phrase("remove a fixed start value or an initial equation");
    addOrigin(d, p, check.origin);
    diagnostics.add(std::move(d));
    return false;
  }
  return true;
}

}  // namespace

bool initialize(Machine& machine, const Settings& settings, Diagnostics& diagnostics) {
  const program::Program& p = machine.program();
  machine.at(p.time) = settings.startTime;
  if (p.initialFlag != program::kNone) machine.at(p.initialFlag) = 1;
  if (p.lambda != program::kNone) machine.at(p.lambda) = 1;
  machine.setFrozen(false);
  machine.setPatient(true);
  machine.setHasPast(false);
  machine.clearFailure();
  const std::vector<double> begin = machine.values();
  // A model that says how it may be simplified means the solution to which that way leads; there may be others.
  bool isDone = hasHomotopy(p) && alongHomotopy(machine, begin) && isFiniteStart(machine);
  if (!isDone && !machine.isCancelled()) {
    machine.values() = begin;
    if (p.lambda != program::kNone) machine.at(p.lambda) = 1;
    machine.clearFailure();
    isDone = machine.run(p.initialization) && isFiniteStart(machine);
  }
  machine.setPatient(false);
  machine.setHasPast(true);
  if (p.lambda != program::kNone) machine.at(p.lambda) = 1;
  if (isDone) {
    if (!holdsRedundant(machine, settings.startTime, diagnostics)) return false;
    if (p.initialFlag != program::kNone) machine.at(p.initialFlag) = 0;
    return true;
  }
  Diagnostic reason = explainFailure(p, machine.failure(), settings.startTime, "I102");
  reason.message = phrase("the model cannot be initialized: %1", reason.message);
  diagnostics.add(std::move(reason));
  return false;
}

}  // namespace armature::solve
