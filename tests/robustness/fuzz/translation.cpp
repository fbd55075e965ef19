// Whole translations with small budgets, and a few steps of what has been translated: no text may crash, hang or take
// much memory; a class that gives no model gives a message. What takes long is cancelled, and then has to end at once:
// every loop that a model can drive polls.
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/facade/class_reader.h"
#include "engine/lower/function_evaluator.h"
#include "engine/lower/lower.h"
#include "engine/model/flatten.h"
#include "engine/solve/run.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using armature::fuzz::demand;

namespace {

constexpr size_t kLongest = 1 << 14;  // characters
constexpr std::chrono::milliseconds kPatience{200};

// Cancels a token when the patience is over, unless it is told before that the work is done.
class Watch {
 public:
  Watch() : thread_([this] { wait(); }) { thread_.detach(); }
  void begin(CancelToken& token) {
    const std::lock_guard lock(mutex_);
    token_ = &token;
    end_ = std::chrono::steady_clock::now() + kPatience;
    if (!isAwake_) wake_.notify_one();
  }
  void end() {
    const std::lock_guard lock(mutex_);
    token_ = nullptr;
  }

 private:
  void wait() {
    std::unique_lock lock(mutex_);
    for (;;) {
      isAwake_ = token_ != nullptr;
      if (!isAwake_) {
        wake_.wait(lock);
        continue;
      }
      wake_.wait_until(lock, end_);
      if (token_ && std::chrono::steady_clock::now() >= end_) token_->cancel();
      if (token_ && token_->isCancelled()) token_ = nullptr;
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  CancelToken* token_ = nullptr;
  bool isAwake_ = false;
  std::chrono::steady_clock::time_point end_;
  std::thread thread_;  // last: it uses all others
};

void run(const program::Program& program, Watch& watch) {
  solve::Settings settings;
  settings.stopTime = 0.01;
  settings.interval = 0.005;
  settings.useMachineCode = false;
  settings.stepBudget = 50;
  settings.eventsPerInstant = 50;
  settings.eventsWithoutProgress = 50;
  solve::Control control;
  Diagnostics diagnostics;
  const auto store = solve::makeStore(program);
  watch.begin(control.cancel);
  const solve::RunResult result = solve::run(program, settings, {}, control, *store, diagnostics);
  watch.end();
  demand(result.outcome != solve::Outcome::failed || diagnostics.hasErrors(), "a failed run has a message");
}

void translate(model::Library& library, const model::ClassNode& node, Watch& watch) {
  model::FlattenOptions options;
  options.scalarBudget = 2000;
  options.partBudget = 5000;
  options.roundBudget = 5000;
  options.nodeBudget = 100'000;
  CancelToken cancel;
  watch.begin(cancel);
  options.cancel = &cancel;
  const auto evaluator = lower::makeFunctionEvaluator({}, &cancel);
  options.evaluator = evaluator.get();
  Diagnostics diagnostics;
  model::FlattenResult flat = model::flatten(library, node, options, diagnostics);
  demand(flat.model || diagnostics.hasErrors() || cancel.isCancelled(), "a class gives a model or a message");
  if (!flat.model) return watch.end();
  lower::LowerOptions lowering;
  lowering.cancel = &cancel;
  const lower::LowerResult lowered = lower::lower(std::move(flat), lowering, diagnostics);
  watch.end();
  demand(lowered.program || diagnostics.hasErrors() || cancel.isCancelled(), "a model gives a program or a message");
  if (lowered.program && !diagnostics.hasErrors()) run(*lowered.program, watch);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size > kLongest) return 0;
  model::Library library;
  const auto classes = library.loadFile(fuzz::fileOf(fuzz::textOf(data, size), ".mo"));
  ClassReader reader(library);
  for (const model::ClassNode* node : classes) (void)reader.read(node->qualifiedName());
  static auto* const watch = new Watch;  // its thread ends with the program
  if (!classes.empty()) translate(library, *classes.back(), *watch);
  return 0;
}
