// What a run does at its end when it is to find a steady state: the rates are brought to zero with the switching states
// held, then those are brought into line, until both agree.
#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/simulation.h"
#include "engine/solve/state_name.h"

namespace armature::solve {

namespace {

constexpr int kMostRounds = 30;
constexpr size_t kMostNames = 8;

// The states as a list of names, and their parts for the message.
Phrase namesOf(const program::Program& program, const std::vector<uint32_t>& states, Diagnostic& message) {
  std::vector<Phrase> names;
  for (size_t k = 0; k < states.size(); ++k) {
    const StateName state = nameOf(program, program.states[states[k]]);
    if (k < kMostNames) names.push_back(Phrase(state.name));
    if (!state.part.empty()) message.parts.push_back(state.part);
  }
  const Phrase shown = sequence(std::move(names));
  return states.size() > kMostNames ? phrase("%1 and %2 more", shown, states.size() - kMostNames) : shown;
}

Phrase rateText(const StateName& state, double rate) {
  return program::spokenReal(rate, state.unit.empty() ? "1/s" : state.unit + "/s");
}

}  // namespace

// Whether the switching states agree with the point; brings them into line where they do not.
bool Simulation::isSettled() {
  if (program_.event.empty()) return true;
  const auto discretes = [&] {
    std::vector<double> values;
    for (const program::DiscreteVariable& d : program_.discretes) values.push_back(machine_.at(d.slot));
    for (const program::StateVariable& s : program_.states) values.push_back(machine_.at(s.slot));
    return values;
  };
  const std::vector<double> before = discretes();
  events_.begin();
  machine_.clearFailure();
  if (!events_.iterate() || !events_.finish()) {
    if (!machine_.isCancelled()) fail(events_.reason());
    return false;
  }
  rates_.forget();
  return discretes() == before;
}

bool Simulation::findSteadyState() {
  tell(wording("finding the steady state").text);
  SteadyState steady(rates_);
  machine_.setPatient(true);
  bool isFound = false;
  for (int round = 0; round < kMostRounds && !isFound; ++round) {
    machine_.setFrozen(true);
    switch (steady.solve(reached_)) {
      case SteadyState::End::found:
        break;
      case SteadyState::End::failed:
        if (!machine_.isCancelled()) fail(explainFailure(program_, machine_.failure(), reached_, "R102"));
        return false;
      case SteadyState::End::notFound: {
        if (machine_.isCancelled()) return false;
        const program::StateVariable& worst = program_.states[steady.worst()];
        const StateName named = nameOf(program_, worst);
        Diagnostic d =
            failure("R160", phrase("no steady state was found: %1 goes on changing, by %2 where it was nearest to rest",
                                   named.name, rateText(named, machine_.at(worst.derivative))));
        d.advice = phrase("look for what drives it and what could hold it: a load, friction, a spring, a resistor");
        if (!named.part.empty()) d.parts = {named.part};
        fail(std::move(d));
        return false;
      }
    }
    machine_.setFrozen(false);
    isFound = isSettled();
    if (result_.outcome != Outcome::finished || machine_.isCancelled()) return false;
  }
  machine_.setPatient(false);
  machine_.setFrozen(true);
  if (!isFound) {
    fail(failure("R161",
                 phrase("no steady state was found: the switching states of the model change with each attempt")));
    return false;
  }
  tellOfSteadyState(steady);
  return true;
}

void Simulation::tellOfSteadyState(const SteadyState& steady) {
  if (const auto held = sampledNames(program_))
    diagnostics_.warning("R167",
                         phrase("the model samples: what is held between two samples was kept as the start gave it, "
                                "which the next sample may change: %1",
                                *held),
                         {}, {}, phrase("simulate until nothing changes any more"));
  if (!steady.drifting().empty()) {
    Diagnostic d = failure("R162", {});
    d.severity = Severity::warning;
    const Phrase names = namesOf(program_, steady.drifting(), d);
    const program::StateVariable& first = program_.states[steady.drifting().front()];
    const StateName named = nameOf(program_, first);
    const Phrase rate = rateText(named, machine_.at(first.derivative));
    d.message =
        program_.event.empty()
            ? phrase("nothing depends on %1, which cannot come to rest: all else is steady while %2 changes by %3",
                     names, named.name, rate)
            : phrase(
                  "no derivative depends on %1, which cannot come to rest: all else is steady until the next "
                  "event while %2 changes by %3",
                  names, named.name, rate);
    diagnostics_.add(std::move(d));
  }
  if (!steady.open().empty()) {
    Diagnostic d = failure("R163", {});
    d.severity = Severity::warning;
    const Phrase names = namesOf(program_, steady.open(), d);
    d.message = phrase(
        "the steady state is not the only one: the equations leave %1 open; there the start values were kept "
        "where possible",
        names);
    diagnostics_.add(std::move(d));
  }
}

}  // namespace armature::solve
