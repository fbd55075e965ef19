#include "engine/solve/machine.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/program/call.h"
#include "engine/solve/mixed.h"

namespace armature::solve {

using program::Program;
using program::Section;
using program::Step;

Machine::Machine(const Program& program, bool useMachineCode, const CancelToken* cancel)
    : program_(program), cancel_(cancel), v_(program.initial), borders_(program.relations.size()) {
  v_.resize(program.slotCount, 0);
  program::prepare(context_, program);
  context_.cancel = cancel;
  context_.native.usesMachineCode = useMachineCode;
  const auto began = std::chrono::steady_clock::now();
  if (useMachineCode) evaluator_ = program.machineCode.evaluator(program);
  hasMachineCode_ = evaluator_ != nullptr;
  if (!evaluator_) evaluator_ = program::makeInterpreter(program);
  codeSeconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  linear_.reserve(program.linear.size());
  for (const auto& system : program.linear) linear_.emplace_back(system);
  mixedLogic_ = mixedLogicOf(program);
  findModal();
  nonlinear_.reserve(program.nonlinear.size());
  for (const auto& system : program.nonlinear) nonlinear_.emplace_back(system);
}

Machine::~Machine() = default;

bool Machine::fail(Failure failure) {
  if (!failure_) failure_ = std::move(failure);
  return false;
}

void Machine::chooseSolution(uint32_t system, const std::vector<double>& reference) {
  const std::vector<program::Slot>& unknowns = linear_[system].unknowns();
  for (LinearSolver& other : linear_) {
    if (other.unknowns().size() != unknowns.size()) continue;
    std::vector<double> same;
    for (const program::Slot slot : other.unknowns()) {
      const auto place = std::find(unknowns.begin(), unknowns.end(), slot);
      if (place != unknowns.end()) same.push_back(reference[static_cast<size_t>(place - unknowns.begin())]);
    }
    if (same.size() == unknowns.size()) other.choose(std::move(same));
  }
}

void Machine::clearChoices() {
  for (LinearSolver& system : linear_) system.clearChoice();
}

void Machine::clearFailure() {
  failure_.kind = Failure::Kind::none;
  failure_.isOfHeldModes = false;
  context_.hasFailed = false;
}

void Machine::refreshIdle() {
  for (const Step& step : program_.event)
    if (step.kind == Step::Kind::mixed) solve::refreshIdle(*this, program_.mixed[step.index], mixedLogic_[step.index]);
}

bool Machine::run(const Section& section) {
  for (const Step& step : section) {
    if (!runStep(step)) return false;
    if (context_.hasFailed) {
      return failOfCall();
    }
  }
  return true;
}

bool Machine::failOfCall() {
  Failure failure{Failure::Kind::call, context_.failure, {}, context_.failureOrigin};
  failure.reason = context_.failureReason;
  return fail(std::move(failure));
}

bool Machine::runEffects(bool isConditional) {
  for (const program::Effect& effect : program_.effects) {
    if ((effect.active != program::kNone) != isConditional) continue;
    if (isConditional && v_[effect.active] == 0) continue;
    program::execute(effect, v_.data(), context_);
    if (context_.hasFailed) return failOfCall();
  }
  return true;
}

// Marks the unknowns of the systems in mixed ones: what discrete values of other modes may give another solution.
void Machine::findModal() {
  isModal_.assign(program_.slotCount, 0);
  for (const program::MixedSystem& mixed : program_.mixed) {
    for (const Step& step : mixed.continuous) {
      const bool isLinear = step.kind == Step::Kind::linear;
      if (!isLinear && step.kind != Step::Kind::nonlinear) continue;
      for (const program::Slot s :
           isLinear ? program_.linear[step.index].unknowns : program_.nonlinear[step.index].unknowns)
        isModal_[s] = 1;
    }
  }
}

// After a system of equations has failed: whether others of its mixed system's modes may have a solution.
bool Machine::noteModes(const std::vector<program::Slot>& unknowns) {
  failure_.isOfHeldModes = isFrozen_ && isModal(unknowns);
  return false;
}

bool Machine::isModal(const std::vector<program::Slot>& unknowns) const {
  return std::any_of(unknowns.begin(), unknowns.end(), [this](program::Slot s) { return isModal_[s] != 0; });
}

bool Machine::runStep(const Step& step) {
  switch (step.kind) {
    case Step::Kind::code:
      evaluator_->run(step.index, v_.data(), context_);
      return true;
    case Step::Kind::linear:
      return linear_[step.index].run(*this) || noteModes(program_.linear[step.index].unknowns);
    case Step::Kind::nonlinear:
      return nonlinear_[step.index].run(*this) || noteModes(program_.nonlinear[step.index].unknowns);
    case Step::Kind::mixed:
      if (isFrozen_) return run(program_.mixed[step.index].continuous);
      return solveMixed(*this, program_.mixed[step.index], mixedLogic_[step.index]);
    case Step::Kind::conditional: {
      const program::Conditional& conditional = program_.conditionals[step.index];
      if (v_[conditional.condition] != 0) return run(conditional.section);
      for (const program::Conditional::Range& r : conditional.otherwise) {
        std::copy_n(v_.begin() + r.source, r.count, v_.begin() + r.target);
      }
      return true;
    }
    case Step::Kind::linearTangent: {
      const program::LinearTangent& tangent = program_.jacobian.tangents[step.index];
      if (tangent.ofNonlinear) return nonlinear_[tangent.system].solveTangent(tangent, *this);
      if (linear_[tangent.system].solveTangent(tangent, v_.data())) return true;
      return fail({Failure::Kind::singular,
                   phrase("the derivative of a system of equations could not be solved"),
                   {},
                   program_.linear[tangent.system].origin});
    }
  }
  return false;
}

}  // namespace armature::solve
