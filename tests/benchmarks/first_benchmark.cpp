// Rotational First from the shipped diagram: time of every phase of the translation, and the integration beside a model
// of the same equations written by hand in C++ for IDA.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/facade/session.h"
#include "hand_written.h"

using namespace armature;

namespace {

constexpr int kRepetitions = 40;

solve::RunResult runOurs(const Model& model, const solve::Settings& settings, double& check) {
  const auto store = model.makeStore();
  solve::Control control;
  std::vector<Message> messages;
  const solve::RunResult result = model.run(settings, {}, control, *store, messages);
  const int64_t column = store->find("inertia3.w");
  if (column >= 0) check = store->value(store->columns()[static_cast<size_t>(column)], store->rowCount() - 1);
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string path = argc > 1 ? argv[1] : "resources/examples/Rotational/First.armature.json";
  auto document = loadDiagram(path);
  if (!document) {
    std::fprintf(stderr, "%s (run from the source folder)\n", document.reason().message.c_str());
    return 1;
  }
  std::shared_ptr<const Model> model;
  TranslationTimes best;
  double bestTotal = 1e9;
  for (int k = 0; k < 5; ++k) {
    Session session(standardLibraryPath({}));
    Source source;
    source.document = &*document;
    std::vector<Message> messages;
    model = session.translate(source, messages);
    for (const Message& m : messages) std::fprintf(stderr, "%s\n", m.toText().c_str());
    if (!model) return 1;
    const TranslationTimes& t = model->statistics().times;
    const double total = t.load + t.instantiate + t.structure + t.compile;
    if (total < bestTotal) bestTotal = total, best = t;
  }
  std::printf("translation [ms]: load %.2f, instantiate %.2f, structure %.2f, compile %.2f, together %.2f (limit 50)\n",
              1e3 * best.load, 1e3 * best.instantiate, 1e3 * best.structure, 1e3 * best.compile, 1e3 * bestTotal);

  const solve::Settings settings = model->defaultSettings();
  double ours = 1e9, hand = 1e9, ourCheck = 0;
  solve::RunResult run;
  benchmarks::HandResult byHand;
  for (int k = 0; k < kRepetitions; ++k) {
    run = runOurs(*model, settings, ourCheck);
    ours = std::min(ours, run.statistics.integrateSeconds);
    byHand = benchmarks::runFirst(settings.stopTime, settings.interval, settings.tolerance);
    hand = std::min(hand, byHand.seconds);
  }
  std::printf(
      "integration [ms]: ours %.3f (%llu steps, code generation %.2f), by hand %.3f (%ld steps), ratio %.2f (limit "
      "3)\n",
      1e3 * ours, static_cast<unsigned long long>(run.statistics.steps), 1e3 * run.statistics.codeSeconds, 1e3 * hand,
      byHand.steps, ours / hand);
  std::printf("load speed at the end [rad/s]: ours %.6f, by hand %.6f\n", ourCheck, byHand.check);
  return 0;
}
