#include "engine/program/call.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"

namespace armature::program {

namespace {

constexpr size_t kDepthBudget = 200;          // nested calls; deeper is an endless recursion
constexpr uint64_t kLoopBudget = 50'000'000;  // passes of one loop in one call

// How a statement list was left.
enum class Exit : uint8_t { normal, breakLoop, returnNow, failed };

struct Frame {
  const FunctionCode& function;
  double* v;
  double* scratch;
  RunContext& context;
  uint32_t origin;
};

Exit runStatements(const std::vector<FunctionStatement>& statements, Frame& frame);

Exit runLoop(const FunctionStatement& s, Frame& frame) {
  for (uint64_t pass = 0;; ++pass) {
    if (s.code != kNone) {
      runCode(frame.function.codes[s.code], frame.function.slotCount, frame.v, frame.scratch, frame.context);
    }
    if (frame.context.hasFailed) return Exit::failed;
    if (frame.v[s.condition] == 0 || std::isnan(frame.v[s.condition])) return Exit::normal;
    if ((pass & 1023) == 1023 && frame.context.cancel && frame.context.cancel->isCancelled()) {
      fail(frame.context, "cancelled", frame.origin);
      return Exit::failed;
    }
    if (pass >= kLoopBudget) {
      fail(frame.context, "a loop in function " + frame.function.name + " does not end", frame.origin);
      return Exit::failed;
    }
    Exit exit = runStatements(s.body, frame);
    if (exit == Exit::breakLoop) return Exit::normal;
    if (exit == Exit::normal) exit = runStatements(s.otherwise, frame);
    if (exit != Exit::normal) return exit;
  }
}

// The slot that an indexed access means, or kNone after noting the error.
Slot indexed(const FunctionStatement& s, Slot base, Frame& frame) {
  const double index = frame.v[s.index];
  if (index >= 1 && index <= static_cast<double>(s.length)) return base + static_cast<Slot>(index) - 1;
  fail(frame.context, "index out of range in function " + frame.function.name, frame.origin);
  return kNone;
}

Exit runAssertion(const FunctionStatement& s, Frame& frame) {
  if (frame.v[s.condition] != 0) return Exit::normal;
  std::string text = formatMessage(s.message, frame.v, frame.context.native.texts);
  if (s.isWarning) {
    if (frame.context.native.messages.size() < 100) frame.context.native.messages.push_back(std::move(text));
    return Exit::normal;
  }
  fail(frame.context, text.empty() ? "assertion failed in function " + frame.function.name : text, frame.origin);
  return Exit::failed;
}

Exit runStatement(const FunctionStatement& s, Frame& frame) {
  using Kind = FunctionStatement::Kind;
  switch (s.kind) {
    case Kind::code:
      runCode(frame.function.codes[s.code], frame.function.slotCount, frame.v, frame.scratch, frame.context);
      return frame.context.hasFailed ? Exit::failed : Exit::normal;
    case Kind::storeIndexed: {
      const Slot slot = indexed(s, s.target, frame);
      if (slot == kNone) return Exit::failed;
      frame.v[slot] = frame.v[s.value];
      return Exit::normal;
    }
    case Kind::loadIndexed: {
      const Slot slot = indexed(s, s.value, frame);
      if (slot == kNone) return Exit::failed;
      frame.v[s.target] = frame.v[slot];
      return Exit::normal;
    }
    case Kind::branch:
      return runStatements(frame.v[s.condition] != 0 ? s.body : s.otherwise, frame);
    case Kind::loop:
      return runLoop(s, frame);
    case Kind::breakLoop:
      return Exit::breakLoop;
    case Kind::returnNow:
      return Exit::returnNow;
    case Kind::assertion:
      return runAssertion(s, frame);
  }
  return Exit::failed;
}

Exit runStatements(const std::vector<FunctionStatement>& statements, Frame& frame) {
  for (const FunctionStatement& s : statements) {
    const Exit exit = runStatement(s, frame);
    if (exit != Exit::normal) return exit;
  }
  return Exit::normal;
}

void setAll(const CallSite& site, double* v, double value) {
  for (const Slot slot : site.outputs) {
    if (slot != kNone) v[slot] = value;
  }
}

// A frame of at least `size` values at the present depth.
double* takeFrame(RunContext& context, size_t size) {
  if (context.frames.size() <= context.depth) context.frames.resize(context.depth + 1);
  std::vector<double>& frame = context.frames[context.depth];
  if (frame.size() < size) frame.resize(size);
  return frame.data();
}

bool callBody(const CallSite& site, const FunctionCode& function, const double* args, double* v, RunContext& context) {
  size_t longest = 0;
  for (const Code& code : function.codes) longest = std::max(longest, code.instrs.size());
  double* const values = takeFrame(context, function.slotCount + longest);
  std::copy(function.initial.begin(), function.initial.end(), values);
  std::copy(args, args + std::min<size_t>(function.inputCount, site.args.size()), values);
  Frame frame{function, values, values + function.slotCount, context, site.origin};
  ++context.depth;
  const Exit exit = runStatements(function.body, frame);
  --context.depth;
  if (exit == Exit::failed) return false;
  // Deeper calls may have moved the list of frames but not the frame itself.
  for (size_t i = 0; i < site.outputs.size() && i < function.outputs.size(); ++i) {
    if (site.outputs[i] != kNone) v[site.outputs[i]] = values[function.outputs[i]];
  }
  return true;
}

bool callNative(const CallSite& site, const FunctionCode& function, const double* args, double* v,
                RunContext& context) {
  const NativeFunction native = findNative(function.native);
  if (!native) {
    fail(context, "the external function " + function.native + " is not available", site.origin);
    return false;
  }
  size_t inputs = 0;
  for (const NativeArgument& a : function.arguments) inputs += a.kind == NativeArgument::Kind::array ? a.count : 1;
  const size_t outputs = function.outputs.size();
  double* const in = takeFrame(context, inputs + outputs);
  std::vector<int32_t> shape;
  shape.reserve(function.arguments.size());
  double* next = in;
  for (const NativeArgument& a : function.arguments) {
    using Kind = NativeArgument::Kind;
    shape.push_back(a.kind == Kind::array ? static_cast<int32_t>(a.count) : -1);
    if (a.kind == Kind::text) {
      *next++ = context.firstText[site.target] + a.first;
    } else {
      const size_t count = a.kind == Kind::array ? a.count : 1;
      next = std::copy(args + a.first, args + a.first + count, next);
    }
  }
  context.native.error.clear();
  NativeCall call{{in, inputs}, shape, {in + inputs, outputs}, context.native};
  if (!native(call)) {
    fail(context, context.native.error.empty() ? "the function " + function.name + " failed" : context.native.error,
         site.origin);
    return false;
  }
  for (size_t i = 0; i < site.outputs.size() && i < outputs; ++i) {
    if (site.outputs[i] != kNone) v[site.outputs[i]] = in[inputs + i];
  }
  return true;
}

}  // namespace

void fail(RunContext& context, std::string message, uint32_t origin) {
  if (context.hasFailed) return;
  context.hasFailed = true;
  context.failure = std::move(message);
  context.failureOrigin = origin;
}

void prepare(RunContext& context, const Program& program) {
  std::string folder = std::move(context.native.resourceFolder);
  context.program = &program;
  context.native = NativeContext{};
  context.native.resourceFolder = std::move(folder);
  context.delays.assign(program.delayCount, DelayBuffer{});
  context.firstText.clear();
  for (const auto& function : program.functions) {
    context.firstText.push_back(static_cast<uint32_t>(context.native.texts.size()));
    if (!function) continue;
    context.native.texts.insert(context.native.texts.end(), function->texts.begin(), function->texts.end());
  }
  context.hasFailed = false;
  context.failure.clear();
  context.failureOrigin = kNone;
  context.depth = 0;
}

void executeCall(const CallSite& site, const double* args, double* v, RunContext& context) {
  if (site.kind == CallSite::Kind::delay) {
    const double value = delayedValue(context.delays[site.target], v[context.program->time], args[0], args[1]);
    setAll(site, v, value);
    return;
  }
  const FunctionCode* const function = context.program->functions[site.target].get();
  bool done = false;
  if (!function) {
    fail(context, "a called function has no body", site.origin);
  } else if (context.depth >= kDepthBudget) {
    fail(context, "the recursion of function " + function->name + " does not end", site.origin);
  } else {
    done = function->native.empty() ? callBody(site, *function, args, v, context)
                                    : callNative(site, *function, args, v, context);
  }
  if (!done) setAll(site, v, std::nan(""));
}

}  // namespace armature::program
