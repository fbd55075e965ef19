// Calls made by codes: functions with a body of their own, native functions, and delays. Shared by the interpreter and
// machine code.
#pragma once
#include "engine/program/evaluator.h"
#include "engine/program/function_code.h"

namespace armature::program {

// Makes a context ready for a program: delay buffers, texts of native calls. Drops what an earlier run left.
void prepare(RunContext& context, const Program& program);

// Runs a call: `args` are the values of site.args, results go to v[site.outputs]. An error is kept in the context (the
// first one wins) and gives NaN.
void executeCall(const CallSite& site, const double* args, double* v, RunContext& context);

// Runs a straight-line code; `scratch` holds at least instrs.size() values. `slotCount` is the border of operands.
void runCode(const Code& code, uint32_t slotCount, double* v, double* scratch, RunContext& context);

// Value of an expression's history at time − delayTime [s], not negative; `value` as long as there is no history.
// Before the first point the first value holds (specification 3.7.4.1); after the last point, which a step that is
// longer than the delay asks for, the last.
double delayedValue(DelayBuffer& buffer, double time, double value, double delayTime);
// Of a history that has a point.
double valueAt(const DelayBuffer& buffer, double wanted);
// The same, and how far a polynomial through its points would be from that value: it is held back beside a kink.
struct DelayReading {
  double value = 0, heldBack = 0;
};
DelayReading readingAt(const DelayBuffer& buffer, double wanted);
// Appends a point and forgets what lies more than the largest delay back; called by the solver at accepted steps. Two
// points of equal time are a jump.
void acceptDelay(DelayBuffer& buffer, double time, double value);
// One more point between those that are there.
void insertDelay(DelayBuffer& buffer, double time, double value);

// Notes a run error; the first one is kept.
void fail(RunContext& context, Phrase message, uint32_t origin);

// Makes a call for its effect, with the arguments found in v. A failure is noted in the context. Allocates.
void execute(const Effect& effect, const double* v, RunContext& context);

}  // namespace armature::program
