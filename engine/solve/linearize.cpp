#include "engine/solve/linearize.h"

#include <algorithm>
#include <cmath>

#include "engine/program/tangent.h"
#include "engine/solve/explain.h"
#include "engine/solve/simulation.h"
#include "engine/solve/state_name.h"

namespace armature::solve {

namespace {

using Variable = program::Variable;

// Numbers in the matrices of a linear model: those of 2,000 states. What is done with them costs its third power.
constexpr size_t kMostNumbers = 4'000'000;

class Linearizer {
 public:
  Linearizer(const program::Program& program, Diagnostics& diagnostics)
      : program_(program), diagnostics_(diagnostics) {}

  // Finds the variables; false after an error.
  bool choose(const Settings& settings);
  void differentiate();
  const program::Program& program() const { return program_; }
  // At the machine's point; nothing after an error.
  std::optional<Linearization> at(Machine& machine);

 private:
  const Variable* find(const std::string& name);
  bool canBeInput(const Variable& variable);
  bool refuse(const Variable& variable, const Phrase& why);
  Signal signalOf(const Variable& variable, Machine& machine) const;
  static double signOf(const Variable* variable) { return variable->isNegated ? -1 : 1; }
  static std::vector<program::Slot> slotsOf(const std::vector<const Variable*>& variables) {
    std::vector<program::Slot> slots;
    for (const Variable* v : variables) slots.push_back(v->slot);
    return slots;
  }

  program::Program program_;  // gets codes of its own
  Diagnostics& diagnostics_;
  std::vector<const Variable*> inputs_, outputs_;
  std::vector<uint32_t> order_;  // of the states in the model's order of variables
  program::Jacobian jacobian_;
};

const Variable* Linearizer::find(const std::string& name) {
  const auto found = std::find_if(program_.variables.begin(), program_.variables.end(),
                                  [&name](const Variable& v) { return v.name == name; });
  if (found == program_.variables.end()) {
    diagnostics_.error("R164", phrase("there is no variable %1", name));
    return nullptr;
  }
  if (found->type != Variable::Type::real || found->slot == program::kNone) {
    diagnostics_.error("R164", phrase("%1 is no real number: it has no derivative", name), {}, {found->part});
    return nullptr;
  }
  return &*found;
}

void Linearizer::differentiate() {
  program::LinearProgram made = addLinearization(program_, {slotsOf(inputs_), slotsOf(outputs_)});
  jacobian_ = std::move(made.jacobian);
  for (size_t k = 0; k < inputs_.size(); ++k) {
    if (!made.isOfStates[k]) continue;
    Diagnostic d = failure(
        "R168", phrase("%1 follows from states of the model: the loop through it is cut there", inputs_[k]->name));
    d.severity = Severity::warning;
    if (!inputs_[k]->part.empty()) d.parts = {inputs_[k]->part};
    diagnostics_.add(std::move(d));
  }
}

bool Linearizer::refuse(const Variable& variable, const Phrase& why) {
  Diagnostic d = failure("R165", phrase("%1 cannot be an input: %2", variable.name, why));
  d.advice = phrase("name a parameter, or what a source puts out");
  if (!variable.part.empty()) d.parts = {variable.part};
  diagnostics_.add(std::move(d));
  return false;
}

bool Linearizer::canBeInput(const Variable& variable) {
  const program::Slot slot = variable.slot;
  const auto isFree = [slot](const Variable& v) {
    return v.slot == slot && (v.isTunable || v.causality == Variable::Causality::input);
  };
  if (std::any_of(program_.variables.begin(), program_.variables.end(), isFree)) return true;
  for (const program::StateVariable& s : program_.states)
    if (s.slot == slot) return refuse(variable, phrase("it is a state"));
  const bool isComputed = isStoredByCode(program_, program_.parameters, slot) ||
                          isStoredByCode(program_, program_.derivatives, slot) ||
                          isStoredByCode(program_, program_.outputs, slot);
  if (isComputed) return true;
  if (variable.kind == Variable::Kind::constant || variable.kind == Variable::Kind::parameter)
    return refuse(variable, phrase("its value was built into the translation"));
  if (variable.kind == Variable::Kind::discrete) return refuse(variable, phrase("it changes at events only"));
  return refuse(variable, phrase("the equations of the model determine it together with other unknowns"));
}

bool Linearizer::choose(const Settings& settings) {
  bool isGood = true;
  for (const Variable& v : program_.variables) {
    if (v.type != Variable::Type::real || v.slot == program::kNone) continue;
    if (v.causality == Variable::Causality::input) inputs_.push_back(&v);
    if (v.causality == Variable::Causality::output && settings.outputs.empty()) outputs_.push_back(&v);
  }
  for (const std::string& name : settings.inputs) {
    const Variable* v = find(name);
    if (!v || !canBeInput(*v)) {
      isGood = false;
      continue;
    }
    const auto same =
        std::find_if(inputs_.begin(), inputs_.end(), [v](const Variable* o) { return o->slot == v->slot; });
    if (same == inputs_.end()) {
      inputs_.push_back(v);
    } else if (*same != v) {
      isGood = refuse(*v, phrase("it is the same as the input %1", (*same)->name));
    }
  }
  for (const std::string& name : settings.outputs) {
    const Variable* v = find(name);
    isGood = isGood && v;
    if (v) outputs_.push_back(v);
  }
  const size_t rows = program_.states.size() + outputs_.size(), columns = program_.states.size() + inputs_.size();
  if (columns > 0 && rows > kMostNumbers / columns) {
    diagnostics_.error("R169", phrase("a linear model of %1 states, %2 inputs and %3 outputs is too large",
                                      program_.states.size(), inputs_.size(), outputs_.size()));
    return false;
  }
  std::vector<size_t> places;
  for (uint32_t k = 0; k < program_.states.size(); ++k) {
    order_.push_back(k);
    places.push_back(nameOf(program_, program_.states[k]).place);
  }
  std::stable_sort(order_.begin(), order_.end(), [&](uint32_t x, uint32_t y) { return places[x] < places[y]; });
  if (program_.delayCount > 0 || !program_.transports.empty()) {
    diagnostics_.warning(
        "R167",
        phrase("the model has delays, which have no states: the linear model takes delayed values as constant"));
  }
  if (const auto held = sampledNames(program_))
    diagnostics_.warning(
        "R167",
        phrase("the model samples: the linear model takes what is held between two samples as constant: %1", *held));
  return isGood;
}

Signal Linearizer::signalOf(const Variable& variable, Machine& machine) const {
  return {variable.name, variable.unit, signOf(&variable) * machine.at(variable.slot)};
}

std::optional<Linearization> Linearizer::at(Machine& machine) {
  Linearization l;
  l.time = machine.at(program_.time);
  for (const uint32_t k : order_) {
    const StateName named = nameOf(program_, program_.states[k]);
    l.states.push_back({named.name, named.unit, machine.at(program_.states[k].slot)});
  }
  for (const Variable* v : inputs_) l.inputs.push_back(signalOf(*v, machine));
  for (const Variable* v : outputs_) l.outputs.push_back(signalOf(*v, machine));
  const size_t nx = l.states.size(), nu = l.inputs.size(), ny = l.outputs.size();
  l.a.resize(nx * nx), l.b.resize(nx * nu), l.c.resize(ny * nx), l.d.resize(ny * nu);
  for (const program::Slot seed : jacobian_.seeds) machine.at(seed) = 0;
  for (size_t column = 0; column < nx + nu; ++column) {
    const double seed = column < nx ? 1 : signOf(inputs_[column - nx]);
    const program::Slot seedSlot = jacobian_.seeds[column < nx ? order_[column] : column];
    machine.at(seedSlot) = seed;
    if (machine.isCancelled()) return std::nullopt;
    if (!machine.run(jacobian_.section)) {
      diagnostics_.add(explainFailure(program_, machine.failure(), l.time, "R102"));
      return std::nullopt;
    }
    for (size_t row = 0; row < nx + ny; ++row) {
      const double sign = row < nx ? 1 : signOf(outputs_[row - nx]);
      const double value = sign * machine.at(jacobian_.results[row < nx ? order_[row] : row]);
      if (!std::isfinite(value)) {
        const std::string of = row < nx ? "der(" + l.states[row].name + ")" : l.outputs[row - nx].name;
        const std::string by = column < nx ? l.states[column].name : l.inputs[column - nx].name;
        diagnostics_.error("R166", phrase("the derivative of %1 by %2 has no value at this point", of, by));
        return std::nullopt;
      }
      std::vector<double>& block = row < nx ? (column < nx ? l.a : l.b) : (column < nx ? l.c : l.d);
      const size_t width = column < nx ? nx : nu;
      block[(row < nx ? row : row - nx) * width + (column < nx ? column : column - nx)] = value;
    }
    machine.at(seedSlot) = 0;
  }
  return l;
}

}  // namespace

RunResult linearize(const program::Program& program, const Settings& settings, const Overrides& overrides,
                    Control& control, results::Store& store, Diagnostics& diagnostics) {
  RunResult result;
  Linearizer linearizer(program, diagnostics);
  if (!linearizer.choose(settings)) return result;
  linearizer.differentiate();
  Simulation simulation(linearizer.program(), settings, control, store, diagnostics);
  result = simulation.run(overrides);
  if (result.outcome != Outcome::finished) return result;
  result.linearization = linearizer.at(simulation.machine());
  if (!result.linearization) result.outcome = simulation.machine().isCancelled() ? Outcome::cancelled : Outcome::failed;
  return result;
}

}  // namespace armature::solve
