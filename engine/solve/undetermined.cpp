#include "engine/solve/undetermined.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"

namespace armature::solve {

namespace {

constexpr double kShareInSolution = 1e-9;  // share of a solution of the homogeneous system
constexpr size_t kNamesTold = 4;

// The unknowns that differ between two solutions.
std::vector<program::Slot> freeUnknowns(const LinearSolver& system) {
  std::vector<program::Slot> slots;
  const std::vector<std::vector<double>> vectors = system.nullVectors();
  for (size_t k = 0; k < system.unknowns().size(); ++k) {
    const bool takesPart = std::any_of(vectors.begin(), vectors.end(), [k](const std::vector<double>& vector) {
      double largest = 0;
      for (const double x : vector) largest = std::max(largest, std::fabs(x));
      return std::fabs(vector[k]) > kShareInSolution * largest;
    });
    if (takesPart) slots.push_back(system.unknowns()[k]);
  }
  return slots;
}

}  // namespace

Undetermined::Undetermined(Machine& machine) : machine_(machine), isOfRun_(machine.program().linear.size(), 0) {
  const program::Program& p = machine.program();
  for (const auto* section : {&p.derivatives, &p.outputs, &p.event}) markRun(*section);
}

void Undetermined::markRun(const program::Section& section) {
  const program::Program& p = machine_.program();
  for (const program::Step& step : section) {
    if (step.kind == program::Step::Kind::linear) isOfRun_[step.index] = 1;
    if (step.kind == program::Step::Kind::mixed) markRun(p.mixed[step.index].continuous);
    if (step.kind == program::Step::Kind::conditional) markRun(p.conditionals[step.index].section);
  }
}

void Undetermined::look(double t, Diagnostics& diagnostics) {
  const program::Program& p = machine_.program();
  for (uint32_t k = 0; k < p.linear.size(); ++k) {
    const LinearSolver& system = machine_.linearSolver(k);
    if (!system.isSingular()) continue;
    std::vector<program::Slot> slots = freeUnknowns(system);
    std::sort(slots.begin(), slots.end());
    const bool isModal = machine_.isModal(slots);
    if (slots.empty() || (isModal && !isOfRun_[k]) || !told_.insert(slots).second) continue;
    std::string names;
    std::vector<Phrase> values;
    std::vector<std::string> parts;
    size_t count = 0;
    std::set<program::Slot> open(slots.begin(), slots.end());
    for (const program::Variable& variable : p.variables) {
      // The first of the names that share a value.
      if (open.erase(variable.slot) == 0) continue;
      if (!variable.part.empty() && std::find(parts.begin(), parts.end(), variable.part) == parts.end())
        parts.push_back(variable.part);
      if (++count > kNamesTold) continue;
      names += (count > 1 ? ", " : "") + variable.name;
      values.push_back(phrase("%1 = %2", variable.name, program::spokenReal(machine_.at(variable.slot))));
    }
    if (count == 0) continue;
    const Phrase shown = count > kNamesTold ? phrase("%1 and %2 more", names, count - kNamesTold) : Phrase(names);
    const Phrase others =
        phrase("other values would do as well; taken: %1 (at t = %2)", sequence(std::move(values)), timeText(t));
    Diagnostic d = failure(
        "R131",
        count > 1
            ? (isModal
                   ? phrase("%1 are not determined by the equations in the present switching states: %2", shown, others)
                   : phrase("%1 are not determined by the equations: %2", shown, others))
            : (isModal
                   ? phrase("%1 is not determined by the equations in the present switching states: %2", shown, others)
                   : phrase("%1 is not determined by the equations: %2", shown, others)));
    d.severity = isModal ? Severity::note : Severity::warning;
    d.parts = std::move(parts);
    addOrigin(d, p, p.linear[k].origin);
    diagnostics.add(std::move(d));
  }
}

}  // namespace armature::solve
