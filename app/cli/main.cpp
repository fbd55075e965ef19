// armature-cli: the engine without a screen. Links the facade alone.
#include <chrono>
#include <cstdio>

#include "app/cli/arguments.h"
#include "app/cli/simulate.h"

namespace {

using namespace armature;
using namespace armature::cli;

int exportText(const Arguments& a) {
  int status = kDone;
  diagram::Document document;
  Source source;
  if (!resolveSource(a, document, source, status)) return status;
  Session session(standardLibraryPath(a.libraries));
  const Result<std::string> text = session.exportModelica(source);
  if (!text) {
    std::fprintf(stderr, "error %s: %s\n", text.reason().code.c_str(), text.reason().message.c_str());
    return kModelError;
  }
  std::FILE* const file = a.output.empty() ? stdout : std::fopen(a.output.c_str(), "wb");
  bool isWritten = file && std::fwrite(text->data(), 1, text->size(), file) == text->size();
  if (file) isWritten = (a.output.empty() ? std::fflush(file) : std::fclose(file)) == 0 && isWritten;
  if (!isWritten) {
    std::fprintf(stderr, "armature-cli: cannot write %s\n", a.output.c_str());
    return kUsage;
  }
  return kDone;
}

}  // namespace

int main(int argc, char** argv) {
  const auto began = std::chrono::steady_clock::now();
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
  }
  return kUsage;
}
