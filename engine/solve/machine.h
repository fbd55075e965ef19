// A program with its values: runs sections, which solve systems of equations on the way. What a run has of state
// besides the integrator lives here. One per run; not thread-safe.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/program/evaluator.h"
#include "engine/program/program.h"
#include "engine/solve/linear_solver.h"
#include "engine/solve/nonlinear_solver.h"

namespace armature::solve {

struct MixedLogic;

// Why a section could not be run.
struct Failure {
  enum class Kind : uint8_t { none, call, singular, nonlinear, mixed, notFinite, cancelled } kind = Kind::none;
  Phrase text;                           // sentence in the user's names
  std::vector<std::string> variables;    // unknowns concerned
  uint32_t origin = program::kNone;      // of the system or call
  std::vector<uint32_t> relations = {};  // concerned, by index of Program::relations
  bool isOfHeldModes = false;            // of a system that may have a solution with other discrete values
  std::shared_ptr<const Diagnostic> reason = nullptr;  // of a call that was refused: with a code of its own
  std::vector<std::string> parts = {};                 // concerned, beside those of variables and relations
  explicit operator bool() const { return kind != Kind::none; }
};

class Machine {
 public:
  Machine(const program::Program& program, bool useMachineCode, const CancelToken* cancel);
  ~Machine();

  // Runs the steps in order; false after a failure (see failure()). Values that are not numbers are no failure here.
  bool run(const program::Section& section);
  // Makes the calls that are made for their effects: those that are active now, or those that always are. Their
  // arguments are those of the last run of Program::checks. False after a failure.
  bool runEffects(bool isConditional);
  void runCode(uint32_t code) { evaluator_->run(code, v_.data(), context_); }
  // Notes a failure; the first one since clearFailure() is kept.
  bool fail(Failure failure);
  // The same of the call whose failure the context holds.
  bool failOfCall();
  const Failure& failure() const { return failure_; }
  void clearFailure();
  bool isCancelled() const { return cancel_ && cancel_->isCancelled(); }

  // During integration discrete values stay as they are: mixed systems run their continuous part only.
  void setFrozen(bool isFrozen) { isFrozen_ = isFrozen; }
  // Before an event: see mixed.h.
  void refreshIdle();
  // During initialization more is tried to solve a nonlinear system.
  void setPatient(bool isPatient) { isPatient_ = isPatient; }
  bool isPatient() const { return isPatient_; }
  // Whether the values that relations have come from an instant before. Those that a start begins with mean nothing.
  void setHasPast(bool hasPast) { hasPast_ = hasPast; }
  bool hasPast() const { return hasPast_; }
  // In an event iteration a mixed system without a consistent configuration may take the next one and leave it to the
  // next round, with new left limits, whether that holds. The round is not the last then.
  void setMayLeaveOpen(bool mayLeaveOpen) {
    mayLeaveOpen_ = mayLeaveOpen;
    isLeftOpen_ = false;
  }
  bool mayLeaveOpen() const { return mayLeaveOpen_; }
  void leaveOpen() { isLeftOpen_ = true; }
  bool isLeftOpen() const { return isLeftOpen_; }
  LinearSolver& linearSolver(uint32_t system) { return linear_[system]; }
  NonlinearSolver& nonlinearSolver(uint32_t system) { return nonlinear_[system]; }
  // LinearSolver::choose for a system and for those of other sections that have the same unknowns.
  void chooseSolution(uint32_t system, const std::vector<double>& reference);
  void clearChoices();
  // Whether one of these unknowns is solved for within a mixed system: other switching states, other values.
  bool isModal(const std::vector<program::Slot>& unknowns) const;

  // Half the width of the band about a relation's border within which it keeps its value, because rounding could make
  // it either; 0 for relations that nothing in their own system depends on. A width that has been measured is in force
  // from the end of an event to that of the next, so that the events found with it lie outside of it.
  double border(uint32_t relation) const { return borders_[relation].inForce; }
  void measureBorder(uint32_t relation, double width) { borders_[relation].measured = width; }
  double enforceBorder(uint32_t relation) { return borders_[relation].inForce = borders_[relation].measured; }

  const program::Program& program() const { return program_; }
  double* v() { return v_.data(); }
  const double* v() const { return v_.data(); }
  std::vector<double>& values() { return v_; }
  double& at(program::Slot slot) { return v_[slot]; }
  program::RunContext& context() { return context_; }
  double codeSeconds() const { return codeSeconds_; }
  bool hasMachineCode() const { return hasMachineCode_; }
  uint64_t newtonIterations = 0;

 private:
  bool runStep(const program::Step& step);
  void findModal();
  bool noteModes(const std::vector<program::Slot>& unknowns);

  const program::Program& program_;
  const CancelToken* cancel_;
  std::vector<double> v_;
  program::RunContext context_;
  std::unique_ptr<program::Evaluator> evaluator_;
  std::vector<LinearSolver> linear_;
  std::vector<NonlinearSolver> nonlinear_;
  std::vector<MixedLogic> mixedLogic_;
  std::vector<char> isModal_;  // by slot: unknown of a system within a mixed one
  struct Border {
    double measured = 0, inForce = 0;
  };
  std::vector<Border> borders_;
  Failure failure_;
  bool isFrozen_ = false, isPatient_ = false, hasPast_ = true, mayLeaveOpen_ = false, isLeftOpen_ = false,
       hasMachineCode_ = false;
  double codeSeconds_ = 0;
};

}  // namespace armature::solve
