#include "engine/program/function_code.h"

#include <algorithm>
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <limits>

#include "engine/base/arithmetic.h"
#include "engine/base/number_format.h"
#include "engine/base/numbers.h"

namespace armature::program {

namespace {

constexpr uint32_t kDepthBudget = 1000;               // nested calls; deeper is an endless recursion
constexpr uint64_t kInstructionBudget = 250'000'000;  // of one call from outside: one or two seconds
constexpr size_t kTextBudget = 64 << 20;              // bytes of all texts that the functions of a run have made

// In C code that a library brings along.
bool callForeign(const ForeignFunction& function, native::Call& call) {
  native::Context& context = call.context;
  if (context.foreignHost == nullptr) {
    context.error = phrase("the external function %1 is not available", function.name);
    return false;
  }
  // Whatever it does belongs to a run that somebody has asked for.
  const bool isLookedAt = context.isOfTranslation || context.door.permissions().effects == native::Effects::skipped;
  if (isLookedAt && !function.isPure) {
    context.needsRun = true;
    context.error =
        phrase("the C function %1 is not said to be pure, so that its call belongs to a run", function.name);
    return false;
  }
  if (context.foreign == nullptr) context.foreign = context.foreignHost->open();
  return context.foreign->call(function, call);
}

// One activation of a function. Keeps no reference to frames across calls: the deque of frames never moves them.
class Activation {
 public:
  Activation(const FunctionCode& code, std::span<const std::shared_ptr<const FunctionCode>> functions,
             native::Context& context, double* registers)
      : code_(code), functions_(functions), context_(context), r_(registers) {}

  bool run() {
    if (!context_.usesMachineCode) return run(code_.instrs, nullptr);
    if (const FunctionBlocks* const blocks = code_.blocks.get()) {
      if (context_.temporaries.size() < blocks->temporaryCount()) context_.temporaries.resize(blocks->temporaryCount());
      return run(blocks->instrs(), blocks);
    }
    const uint64_t before = context_.instructionsLeft;
    const bool isDone = run(code_.instrs, nullptr);
    code_.blocks.note(code_, before - std::min(before, context_.instructionsLeft));
    return isDone;
  }

 private:
  bool run(const std::vector<FunctionInstr>& instrs, const FunctionBlocks* blocks) {
    size_t at = 0;
    while (true) {
      const FunctionInstr& i = instrs[at];
      if ((--context_.instructionsLeft & 0xFFFF) == 0 && !mayContinue()) return false;
      using Kind = FunctionInstr::Kind;
      switch (i.kind) {
        case Kind::compute:
          r_[i.target] = compute(i);
          break;
        case Kind::move:
          r_[i.target] = r_[i.a];
          break;
        case Kind::load: {
          const std::vector<uint32_t>& list = code_.lists[i.b];
          const double index = r_[i.a];
          r_[i.target] = isWithin(index, list.size()) ? r_[list[static_cast<size_t>(index) - 1]] : kNaN;
          break;
        }
        case Kind::loadArray:
          r_[i.target] = isWithin(r_[i.a], i.c) ? r_[i.b + static_cast<uint32_t>(r_[i.a]) - 1] : kNaN;
          break;
        case Kind::storeArray:
          if (!isWithin(r_[i.a], i.b)) return fail(phrase("index out of range in function %1", code_.name));
          r_[i.target + static_cast<uint32_t>(r_[i.a]) - 1] = r_[i.c];
          break;
        case Kind::jump:
          at = i.target;
          continue;
        case Kind::jumpIfFalse:
          if (r_[i.a] == 0 || std::isnan(r_[i.a])) {
            at = i.target;
            continue;
          }
          break;
        case Kind::jumpIfTrue:
          if (r_[i.a] != 0 && !std::isnan(r_[i.a])) {
            at = i.target;
            continue;
          }
          break;
        case Kind::call:
          if (!call(code_.calls[i.a])) return false;
          break;
        case Kind::native:
          if (!callNative(code_.natives[i.a])) return false;
          break;
        case Kind::block:
          if (!spend(i.b)) return false;
          blocks->run(i.a, r_, context_.temporaries.data());
          break;
        case Kind::end:
          return true;
        default:
          if (!runText(i)) return false;
      }
      ++at;
    }
  }

  static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

  static bool isWithin(double index, size_t count) { return index >= 1 && index < static_cast<double>(count) + 1; }

  double compute(const FunctionInstr& i) const {
    if (isUnary(i.op)) return unaryOperation(i.op, r_[i.a]);
    if (isBinary(i.op)) return binaryOperation(i.op, r_[i.a], r_[i.b]);
    return r_[i.a] != 0 ? r_[i.b] : r_[i.c];
  }

  // What a block has in place of so many instructions.
  bool spend(uint64_t instructions) {
    const uint64_t before = context_.instructionsLeft;
    context_.instructionsLeft = before > instructions ? before - instructions : 0;
    const bool isLookedAt = context_.instructionsLeft == 0 || before >> 16 != context_.instructionsLeft >> 16;
    return !isLookedAt || mayContinue();
  }

  bool mayContinue() {
    if (context_.cancel != nullptr && context_.cancel->isCancelled()) return fail(phrase("cancelled"));
    return context_.instructionsLeft > 0 || fail(phrase("function %1 does not end", code_.name));
  }

  bool fail(Phrase message) {
    context_.error = std::move(message);
    return false;
  }

  const std::string& textOf(double index) const {
    static const std::string empty;
    return isWithin(index + 1, context_.texts.size()) ? context_.texts[static_cast<size_t>(index)] : empty;
  }

  bool runText(const FunctionInstr& i) {
    using Kind = FunctionInstr::Kind;
    switch (i.kind) {
      case Kind::text:
        r_[i.target] = context_.textIndex(code_.texts[i.a]);
        return true;
      case Kind::concat:
        return concatenate(i);
      case Kind::format:
        r_[i.target] = context_.textIndex(formatted(r_[i.a], code_.texts[i.b], i.c));
        return true;
      case Kind::compareText: {
        const int order = textOf(r_[i.a]).compare(textOf(r_[i.b]));
        r_[i.target] = (order > 0) - (order < 0);
        return true;
      }
      case Kind::fail:
        return fail(Phrase(textOf(r_[i.a])));
      case Kind::warn:
        return warn(textOf(r_[i.a]));
      default:
        return fail(phrase("unknown instruction in function %1", code_.name));
    }
  }

  // A run comes here again and again: what has been said is not said once more.
  bool warn(const std::string& text) {
    constexpr size_t kMostMessages = 1000;
    const auto& said = context_.messages;
    if (said.size() < kMostMessages && std::ranges::find(said, text) == said.end()) context_.messages.push_back(text);
    return true;
  }

  bool concatenate(const FunctionInstr& i) {
    const std::string joined = textOf(r_[i.a]) + textOf(r_[i.b]);
    context_.textBytes += joined.size();
    if (context_.textBytes > kTextBudget)
      return fail(phrase("the texts that function %1 makes are too long", code_.name));
    r_[i.target] = context_.textIndex(joined);
    return true;
  }

  // `kind`: 0 Real, 1 Integer, 2 Boolean, for what has no format.
  static std::string formatted(double value, const std::string& format, uint32_t kind) {
    return formatNumber(value, !format.empty() ? format : kind == 2 ? "b" : kind == 1 ? ".0f" : "g");
  }

  bool call(const FunctionCode::Call& site);
  bool callNative(const FunctionCode::Native& site);

  const FunctionCode& code_;
  std::span<const std::shared_ptr<const FunctionCode>> functions_;
  native::Context& context_;
  double* r_;
};

bool runNested(const FunctionCode& code, std::span<const std::shared_ptr<const FunctionCode>> functions,
               std::span<const double> in, native::Context& context, const double*& registers) {
  if (context.callDepth >= kDepthBudget) {
    context.error = phrase("the recursion of function %1 does not end", code.name);
    return false;
  }
  if (context.frames.size() <= context.callDepth) context.frames.emplace_back();
  std::vector<double>& frame = context.frames[context.callDepth];
  if (frame.size() < code.registerCount) frame.resize(code.registerCount);
  const size_t given = std::min<size_t>(in.size(), code.inputCount);
  std::copy_n(in.begin(), given, frame.begin());
  std::fill(frame.begin() + static_cast<std::ptrdiff_t>(given), frame.begin() + code.registerCount, 0.0);
  for (const auto& [target, value] : code.constants) frame[target] = value;
  registers = frame.data();
  ++context.callDepth;
  const bool done = Activation(code, functions, context, frame.data()).run();
  --context.callDepth;
  return done;
}

bool Activation::call(const FunctionCode::Call& site) {
  const FunctionCode* target = site.function < functions_.size() ? functions_[site.function].get() : nullptr;
  if (target == nullptr) return fail(phrase("a function called by %1 has no body", code_.name));
  std::vector<double> args;
  args.reserve(site.args.size());
  for (uint32_t a : site.args) args.push_back(r_[a]);
  const double* registers = nullptr;
  if (!runNested(*target, functions_, args, context_, registers)) return false;
  for (size_t k = 0; k < site.targets.size() && k < target->outputs.size(); ++k)
    if (site.targets[k] != kNone) r_[site.targets[k]] = registers[target->outputs[k]];
  return true;
}

// What is called rounds as ever, whatever the run is just trying (solve/rounding_watch.h): libraries of linear algebra
// come to no end, or another, with directed roundings.
class UsualRounding {
 public:
  UsualRounding() : rounding_(std::fegetround()) {
    if (rounding_ != FE_TONEAREST) std::fesetround(FE_TONEAREST);
  }
  ~UsualRounding() {
    if (rounding_ != FE_TONEAREST) std::fesetround(rounding_);
  }
  UsualRounding(const UsualRounding&) = delete;
  UsualRounding& operator=(const UsualRounding&) = delete;

 private:
  int rounding_;
};

bool Activation::callNative(const FunctionCode::Native& site) {
  if (site.function == nullptr && site.foreign == nullptr)
    return fail(phrase("the external function %1 is not available", site.name));
  std::vector<double> in, out(site.targets.size(), 0.0);
  in.reserve(site.args.size());
  for (uint32_t a : site.args) in.push_back(r_[a]);
  context_.error = {};
  context_.reason.reset();
  const UsualRounding usual;
  native::Call call{in, site.shape, out, context_};
  if (!(site.function ? site.function(call) : callForeign(*site.foreign, call)))
    return fail(context_.error.empty() ? phrase("the external function %1 fails", site.name) : Phrase(context_.error));
  for (size_t k = 0; k < out.size(); ++k)
    if (site.targets[k] != kNone) r_[site.targets[k]] = out[k];
  return true;
}

}  // namespace

bool runFunction(const FunctionCode& code, std::span<const std::shared_ptr<const FunctionCode>> functions,
                 std::span<const double> in, std::span<double> out, native::Context& context) {
  const bool isOutermost = context.callDepth == 0;
  if (isOutermost) context.instructionsLeft = kInstructionBudget;
  context.reason.reset();
  const double* registers = nullptr;
  const size_t texts = context.texts.size();
  const uint64_t textBytes = context.textBytes;
  if (!runNested(code, functions, in, context, registers)) {
    // A solver tries values that a function refuses, with a sentence each time: nothing names its parts any more.
    if (isOutermost) {
      context.dropTexts(texts);
      context.textBytes = textBytes;
    }
    return false;
  }
  for (size_t k = 0; k < out.size() && k < code.outputs.size(); ++k) out[k] = registers[code.outputs[k]];
  return true;
}

}  // namespace armature::program
