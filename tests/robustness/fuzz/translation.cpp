// Whole translations with small budgets, and a few steps of what has been translated: no text may crash, hang or take
// much memory; a class that gives no model gives a message.
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

void run(const program::Program& program) {
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
  const solve::RunResult result = solve::run(program, settings, {}, control, *store, diagnostics);
  demand(result.outcome != solve::Outcome::failed || diagnostics.hasErrors(), "a failed run has a message");
}

void translate(model::Library& library, const model::ClassNode& node) {
  model::FlattenOptions options;
  options.scalarBudget = 2000;
  options.partBudget = 5000;
  options.roundBudget = 5000;
  options.nodeBudget = 100'000;
  CancelToken never;
  const auto evaluator = lower::makeFunctionEvaluator({}, &never);
  options.evaluator = evaluator.get();
  Diagnostics diagnostics;
  model::FlattenResult flat = model::flatten(library, node, options, diagnostics);
  demand(flat.model || diagnostics.hasErrors(), "a class gives a model or a message");
  if (!flat.model) return;
  const lower::LowerResult lowered = lower::lower(std::move(flat), {}, diagnostics);
  demand(lowered.program || diagnostics.hasErrors(), "a model gives a program or a message");
  if (lowered.program && !diagnostics.hasErrors()) run(*lowered.program);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size > kLongest) return 0;
  model::Library library;
  const auto classes = library.loadFile(fuzz::fileOf(fuzz::textOf(data, size), ".mo"));
  ClassReader reader(library);
  for (const model::ClassNode* node : classes) (void)reader.read(node->qualifiedName());
  if (!classes.empty()) translate(library, *classes.back());
  return 0;
}
