// Running codes: by a portable interpreter (the oracle) or by machine code. Both give the same bits.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/native/native.h"
#include "engine/program/program.h"
#include "engine/program/transport.h"

namespace armature::program {

// History of one delay operator: ring of (time, value); the solver appends at accepted steps.
struct DelayBuffer {
  std::vector<double> times, values;  // increasing times; equal times at a jump
  size_t first = 0;                   // entries before it have been forgotten
  double delay = 0;                   // delay asked for last [s]
  bool isFromLeft = false;            // which side of a jump a value at its very instant is taken from
  double reach = 0;                   // largest delay asked for so far [s]
};

// What codes may touch besides v. One per run; not thread-safe.
struct RunContext {
  const Program* program = nullptr;
  native::Context native;
  std::vector<DelayBuffer> delays;
  std::vector<TransportHistory> transports;
  // First error of a call or lookup since it was cleared; codes go on with NaN.
  bool hasFailed = false;
  Phrase failure;
  std::shared_ptr<const Diagnostic> failureReason;  // the same with a code of its own; null of most failures
  uint32_t failureOrigin = kNone;
  // The first call of the run that was not allowed what it wanted, also where the solver has gone on without it.
  std::shared_ptr<const Diagnostic> refusal;
  uint32_t refusalOrigin = kNone;
  const CancelToken* cancel = nullptr;  // polled by loops of functions
  std::vector<double> results;          // of the call under way
};

class Evaluator {
 public:
  virtual ~Evaluator() = default;
  // Runs a code on v (length Program::slotCount). Allocation-free unless a called function allocates.
  virtual void run(uint32_t code, double* v, RunContext& context) = 0;
};

// The portable interpreter. The program must outlive it.
std::unique_ptr<Evaluator> makeInterpreter(const Program& program);
// Machine code; null where the processor is of no kind that we generate for, callers then use the interpreter.
std::unique_ptr<Evaluator> makeMachineCode(const Program& program);

}  // namespace armature::program
