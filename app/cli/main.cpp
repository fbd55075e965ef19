// armature-cli: the engine without a screen. Links the facade alone.
#include <chrono>
#include <cstdio>

#include "app/cli/arguments.h"
#include "app/cli/calibrate.h"
#include "app/cli/engine.h"
#include "app/cli/linearize.h"
#include "app/cli/output.h"
#include "app/cli/sbatch.h"
#include "app/cli/sensitivity.h"
#include "app/cli/simulate.h"
#include "app/cli/steady.h"
#include "app/cli/study.h"
#include "engine/base/durable_file.h"
#include "engine/base/printable.h"

namespace {

using namespace armature;
using namespace armature::cli;

int exportText(const Arguments& a) {
  int status = kDone;
  diagram::Document document;
  Source source;
  if (!resolveSource(a, document, source, status)) return status;
  Engine engine(a);
  const Result<std::string> text = engine.exportModelica(source);
  if (!text) {
    std::fprintf(stderr, "error %s: %s\n", text.reason().code.c_str(), printable(text.reason().message).c_str());
    return kModelError;
  }
  if (!a.output.empty()) return report(writeDurably(a.output, *text)) ? kDone : kUsage;
  std::fwrite(text->data(), 1, text->size(), stdout);
  return kDone;
}

int perform(int argc, char** argv) {
  const auto began = std::chrono::steady_clock::now();
  if (const auto served = worker::serveIfAsked(argc, argv)) return *served;
  int status = kUsage;
  const auto arguments = parseArguments(argc, argv, status);
  if (!arguments) return status;
  switch (arguments->command) {
    case Command::simulate:
      return simulate(*arguments, began);
    case Command::check:
      return check(*arguments, began);
    case Command::exportText:
      return exportText(*arguments);
    case Command::steady:
      return steady(*arguments);
    case Command::linearize:
      return linearize(*arguments);
    case Command::sweep:
    case Command::monteCarlo:
      if (!arguments->experiment.sbatch.empty()) return writeSbatch(*arguments, {argv + 1, argv + argc});
      return study(*arguments);
    case Command::calibrate:
      return calibrate(*arguments);
    case Command::sensitivity:
      return sensitivity(*arguments);
  }
  return kUsage;
}

}  // namespace

int main(int argc, char** argv) {
  return closeOutput(perform(argc, argv));
}
