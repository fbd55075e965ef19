// A chain of N masses with spring-dampers: time and memory of the translation, and the cost of an integrator step
// beside a model written by hand for IDA and KLU, with Debian's vectors and with ours. A step is what a run takes
// longer than one of a tenth of its time, by the steps that it has more: what the start takes stands in a column of its
// own. Each N runs in a process of its own, so that memory is measured anew.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "engine/facade/session.h"
#include "hand_written.h"

using namespace armature;

namespace {

std::string chainText(unsigned count) {
  std::string text = "model Chain\n  Modelica.Mechanics.Translational.Components.Fixed wall;\n";
  std::string equations;
  for (unsigned i = 1; i <= count; ++i) {
    const std::string n = std::to_string(i);
    text += "  Modelica.Mechanics.Translational.Components.Mass m" + n +
            "(m=1, s(start=0, fixed=true), v(start=" + (i == count ? "1" : "0") + ", fixed=true));\n";
    text += "  Modelica.Mechanics.Translational.Components.SpringDamper s" + n + "(c=1000, d=1);\n";
    const std::string before = i == 1 ? "wall.flange" : "m" + std::to_string(i - 1) + ".flange_b";
    equations +=
        "  connect(" + before + ", s" + n + ".flange_a);\n  connect(s" + n + ".flange_b, m" + n + ".flange_a);\n";
  }
  return text + "equation\n" + equations + "end Chain;\n";
}

struct Cost {
  double start = 0, step = 0;  // [s]
  long steps = 0;
};

// From runs of two lengths; best of three each, since another process may be in the way.
template <class Run>
Cost costOf(double stopTime, const Run& run) {
  double seconds[2] = {1e9, 1e9};
  long steps[2] = {0, 0};
  for (int round = 0; round < 3; ++round)
    for (int k = 0; k < 2; ++k) {
      const auto [taken, count] = run(k == 0 ? stopTime / 10 : stopTime);
      seconds[k] = std::min(seconds[k], taken);
      steps[k] = count;
    }
  Cost cost;
  cost.step = (seconds[1] - seconds[0]) / static_cast<double>(std::max(1L, steps[1] - steps[0]));
  cost.start = seconds[0] - cost.step * static_cast<double>(steps[0]);
  cost.steps = steps[1];
  return cost;
}

int measure(unsigned count, double stopTime) {
  const std::string path = "/tmp/armature_chain_" + std::to_string(getpid()) + ".mo";
  std::ofstream(path) << chainText(count);
  Session session(standardLibraryPath({}));
  Source source;
  source.file = path;
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  std::remove(path.c_str());
  if (!model) {
    for (const Message& m : messages) std::fprintf(stderr, "%s\n", m.toText().c_str());
    return 1;
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const TranslationTimes& t = model->statistics().times;
  const double translation = t.load + t.instantiate + t.structure + t.compile;

  const std::string last = "m" + std::to_string(count) + ".s";
  double end = 0, endByHand = 0;
  const Cost armature = costOf(stopTime, [&](double stop) {
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = stop;
    settings.interval = stop / 10;
    settings.tolerance = 1e-6;
    const auto store = model->makeStore([&](const ModelVariable& v) { return v.name == last; });
    solve::Control control;
    const solve::RunResult run = model->run(settings, {}, control, *store, messages);
    end = store->rowCount() > 0 ? store->value(store->columns()[0], store->rowCount() - 1) : 0;
    return std::pair(run.statistics.integrateSeconds, static_cast<long>(run.statistics.steps));
  });
  const auto byHand = [&](benchmarks::Vectors vectors) {
    return costOf(stopTime, [&](double stop) {
      const auto run = benchmarks::runChain(count, stop, stop / 10, 1e-6, vectors);
      endByHand = run.check;
      return std::pair(run.seconds, run.steps);
    });
  };
  const Cost debian = byHand(benchmarks::Vectors::debian), ours = byHand(benchmarks::Vectors::ours);
  std::printf("%6u %9.3f %8.1f | %7ld %8.2f %9.2f | %7ld %8.2f %9.2f %9.2f | %6.2f | %.2e\n", count, translation,
              static_cast<double>(usage.ru_maxrss) / 1024, armature.steps, 1e3 * armature.start, 1e6 * armature.step,
              ours.steps, 1e3 * ours.start, 1e6 * debian.step, 1e6 * ours.step, armature.step / ours.step,
              end - endByHand);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned largest = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 10000;
  std::printf("%6s %9s %8s | %7s %8s %9s | %7s %8s %9s %9s | %6s | %s\n", "N", "transl. s", "peak MB", "steps",
              "start ms", "us/step", "by hand", "start ms", "Debian", "our vec.", "ratio",
              "difference of the last position [m]");
  std::fflush(stdout);
  for (unsigned count = 10; count <= largest; count *= 10) {
    const pid_t child = fork();
    if (child == 0) {
      const int status = measure(count, count >= 10000 ? 1.0 : 2.0);
      std::fflush(stdout);
      _exit(status);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) return 1;
  }
  return 0;
}
