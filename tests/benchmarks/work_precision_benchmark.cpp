// Work and precision: ten models of tests/exact by our methods and by SUNDIALS driven by hand, at eight tolerances.
// Prints one line a run, fields with tabs between them: model, who, method, tolerance, steps, seconds, then name=value
// of the end. work_precision.py makes table and picture of it.
#include <cstdio>

#include "engine/facade/session.h"
#include "hand_problems.h"

using namespace armature;
using namespace armature::benchmarks;

namespace {

constexpr int kRepetitions = 7;
constexpr double kTolerances[] = {1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10};

struct Way {
  MethodKind ours;
  HandMethod byHand;
};
constexpr Way kWays[] = {{MethodKind::ida, HandMethod::ida},
                         {MethodKind::cvodeBdf, HandMethod::cvodeBdf},
                         {MethodKind::cvodeAdams, HandMethod::cvodeAdams},
                         {MethodKind::arkodeErk, HandMethod::arkodeErk}};

void begin(const std::string& model, const char* who, MethodKind method, double tolerance, uint64_t steps,
           double seconds) {
  std::printf("%s\t%s\t%s\t%g\t%llu\t%.9g", model.c_str(), who, std::string(nameOf(method)).c_str(), tolerance,
              static_cast<unsigned long long>(steps), seconds);
}

void runOurs(const Model& model, const HandProblem& problem, MethodKind method, double tolerance) {
  solve::Settings settings = model.defaultSettings();
  settings.stopTime = problem.stop;
  settings.interval = problem.stop;  // the end alone, as by hand
  settings.tolerance = tolerance;
  settings.method = method;
  solve::RunResult best;
  std::shared_ptr<results::Store> end;
  for (int k = 0; k < kRepetitions; ++k) {
    const auto store = model.makeStore();
    solve::Control control;
    std::vector<Message> messages;
    solve::RunResult result = model.run(settings, {}, control, *store, messages);
    if (result.outcome != solve::Outcome::finished) return;
    if (k > 0 && result.statistics.integrateSeconds >= best.statistics.integrateSeconds) continue;
    best = std::move(result);
    end = store;
    if (best.statistics.integrateSeconds > 0.5) break;
  }
  begin(problem.name, "ours", method, tolerance, best.statistics.steps, best.statistics.integrateSeconds);
  for (const auto& [name, state] : problem.compared) {
    const int64_t column = end->find(name);
    if (column >= 0)
      std::printf("\t%s=%.17g", name.c_str(),
                  end->value(end->columns()[static_cast<size_t>(column)], end->rowCount() - 1));
  }
  std::printf("\n");
}

void runHand(const HandProblem& problem, const Way& way, double tolerance) {
  const HandRun run = runByHand(problem, way.byHand, tolerance, kRepetitions);
  if (!run.isDone) return;
  begin(problem.name, "hand", way.ours, tolerance, static_cast<uint64_t>(run.steps), run.seconds);
  for (const auto& [name, state] : problem.compared) std::printf("\t%s=%.17g", name.c_str(), run.end[state]);
  std::printf("\n");
}

// Explicit methods cannot do anything sensible with the stiffest ones.
bool isForStiff(MethodKind method) {
  return method == MethodKind::ida || method == MethodKind::cvodeBdf;
}

bool isVeryStiff(const std::string& name) {
  return name == "VanDerPol" || name == "Kaps" || name == "ProtheroRobinson" || name == "Robertson";
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "tests/exact/models";
  for (const HandProblem& problem : handProblems()) {
    Session session(standardLibraryPath({}));
    Source source;
    source.file = folder + "/" + problem.name + ".mo";
    std::vector<Message> messages;
    const std::shared_ptr<const Model> model = session.translate(source, messages);
    if (!model) {
      std::fprintf(stderr, "%s cannot be translated\n", source.file.c_str());
      return 1;
    }
    for (const Way& way : kWays) {
      if (isVeryStiff(problem.name) && !isForStiff(way.ours)) continue;
      for (const double tolerance : kTolerances) {
        runOurs(*model, problem, way.ours, tolerance);
        runHand(problem, way, tolerance);
      }
    }
    std::fflush(stdout);
  }
  return 0;
}
