#include "engine/program/call.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"

namespace armature::program {

namespace {

void setAll(const CallSite& site, double* v, double value) {
  for (const Slot slot : site.outputs) {
    if (slot != kNone) v[slot] = value;
  }
}

double transported(const CallSite& site, const double* args, const double* v, const RunContext& context) {
  const TransportHistory& history = context.transports[site.target];
  if (history.isEmpty()) return std::nan("");
  const double x = args[0];
  const bool isPositive = args[1] != 0;
  if (site.kind == CallSite::Kind::distance) return history.distance(isPositive, x);
  const Transport& transport = context.program->transports[site.target];
  const double inflow = v[isPositive ? transport.in0 : transport.in1];
  const TransportHistory::End end{site.isAtEnd, isPositive, args[2] != 0};
  if (site.kind == CallSite::Kind::transported) return history.value(end, x, inflow);
  return site.kind == CallSite::Kind::gradient ? history.gradient(end, x, inflow) : history.slope(end, x, inflow);
}

}  // namespace

void fail(RunContext& context, Phrase message, uint32_t origin) {
  if (context.hasFailed) return;
  context.hasFailed = true;
  context.failure = std::move(message);
  context.failureReason.reset();
  context.failureOrigin = origin;
}

namespace {

// Notes why a function that the model has called has failed. A reason with a code of its own names the function.
void failCalled(RunContext& context, const std::string& function, uint32_t origin) {
  const Phrase& error = context.native.error;
  if (!context.native.reason)
    return fail(context, error.empty() ? phrase("function %1 failed", function) : Phrase(error), origin);
  if (context.hasFailed) return;
  Diagnostic reason = *context.native.reason;
  reason.message = phrase("%1: %2", function, reason.message);
  if (reason.access) reason.access->function = function;
  fail(context, reason.message, origin);
  context.failureReason = std::make_shared<const Diagnostic>(std::move(reason));
  if (context.refusal || !context.failureReason->access) return;
  context.refusal = context.failureReason;
  context.refusalOrigin = origin;
}

}  // namespace

void prepare(RunContext& context, const Program& program) {
  native::Permissions permissions = context.native.door.permissions();
  context.program = &program;
  context.native = native::Context{};
  context.native.door = native::Door(std::move(permissions));
  context.native.foreignHost = program.foreignHost;
  for (const std::string& text : program.texts) context.native.textIndex(text);
  context.delays.assign(program.delayCount, DelayBuffer{});
  context.transports.assign(program.transports.size(), TransportHistory{});
  context.hasFailed = false;
  context.failure = {};
  context.failureReason.reset();
  context.failureOrigin = kNone;
  context.refusal.reset();
  context.refusalOrigin = kNone;
}

void executeCall(const CallSite& site, const double* args, double* v, RunContext& context) {
  if (site.kind == CallSite::Kind::delay) {
    const double value = delayedValue(context.delays[site.target], v[context.program->time], args[0], args[1]);
    setAll(site, v, value);
    return;
  }
  if (site.kind != CallSite::Kind::function) {
    setAll(site, v, transported(site, args, v, context));
    return;
  }
  const size_t argCount = site.args.size() - (site.isGuarded ? 1 : 0);
  if (site.isGuarded && args[argCount] == 0) return;
  const FunctionCode* const function = context.program->functions[site.target].get();
  if (!function) {
    fail(context, phrase("a called function has no body"), site.origin);
    setAll(site, v, std::nan(""));
    return;
  }
  std::vector<double>& out = context.results;
  out.assign(function->outputs.size(), 0.0);
  context.native.cancel = context.cancel;
  const bool done = runFunction(*function, context.program->functions, {args, argCount}, out, context.native);
  if (!done) {
    failCalled(context, function->name, site.origin);
    setAll(site, v, std::nan(""));
    return;
  }
  for (size_t i = 0; i < site.outputs.size() && i < out.size(); ++i)
    if (site.outputs[i] != kNone) v[site.outputs[i]] = out[i];
}

void execute(const Effect& effect, const double* v, RunContext& context) {
  const FunctionCode* const function = context.program->functions[effect.function].get();
  if (!function) return fail(context, phrase("a called function has no body"), effect.origin);
  std::vector<double> args;
  for (const Effect::Argument& argument : effect.args)
    args.push_back(argument.slot != kNone
                       ? v[argument.slot]
                       : context.native.textIndex(formatMessage(argument.text, v, context.native.texts)));
  std::vector<double> out(function->outputs.size(), 0.0);
  context.native.cancel = context.cancel;
  if (!runFunction(*function, context.program->functions, args, out, context.native))
    failCalled(context, function->name, effect.origin);
}

}  // namespace armature::program
