// A chain of N masses with spring-dampers: time and memory of the translation, and the cost of an integrator step
// beside a model written by hand for IDA and KLU, with Debian's vectors and with ours. Each N runs in a process of its
// own, so that memory is measured anew.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

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

  solve::Settings settings = model->defaultSettings();
  settings.stopTime = stopTime;
  settings.interval = stopTime / 10;
  settings.tolerance = 1e-6;
  const std::string last = "m" + std::to_string(count) + ".s";
  const auto store = model->makeStore([&](const ModelVariable& v) { return v.name == last; });
  solve::Control control;
  const solve::RunResult run = model->run(settings, {}, control, *store, messages);
  const auto step = [](double seconds, double steps) { return 1e6 * seconds / (steps > 0 ? steps : 1); };
  const auto debian = benchmarks::runChain(count, stopTime, settings.interval, 1e-6, benchmarks::Vectors::debian);
  const auto ours = benchmarks::runChain(count, stopTime, settings.interval, 1e-6, benchmarks::Vectors::ours);
  const double end = store->rowCount() > 0 ? store->value(store->columns()[0], store->rowCount() - 1) : 0;
  std::printf("%6u %10.3f %8.1f %9.1f | %7llu %9.2f | %7ld %9.2f %9.2f | %.2e\n", count, translation,
              1e6 * translation / count, static_cast<double>(usage.ru_maxrss) / 1024,
              static_cast<unsigned long long>(run.statistics.steps),
              step(run.statistics.integrateSeconds, static_cast<double>(run.statistics.steps)), debian.steps,
              step(debian.seconds, static_cast<double>(debian.steps)),
              step(ours.seconds, static_cast<double>(ours.steps)), end - debian.check);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned largest = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 10000;
  std::printf("%6s %10s %8s %9s | %7s %9s | %7s %9s %9s | %s\n", "N", "transl. s", "us/mass", "peak MB", "steps",
              "us/step", "by hand", "Debian", "our vec.", "difference of the last position [m]");
  std::fflush(stdout);
  for (unsigned count = 10; count <= largest; count *= 10) {
    const pid_t child = fork();
    if (child == 0) {
      const int status = measure(count, count >= 1000 ? 0.2 : 2.0);
      std::fflush(stdout);
      _exit(status);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) return 1;
  }
  return 0;
}
