#include "app/cli/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "app/cli/experiment_arguments.h"
#include "app/cli/study_source.h"
#include "engine/base/printable.h"
#include "engine/base/read_file.h"
#include "engine/facade/evaluator_name.h"
#include "engine/results/hdf5.h"

namespace armature::cli {

bool complain(const std::string& text) {
  std::fprintf(stderr, "armature-cli: %s\n", text.c_str());
  return false;
}

bool hasEnding(const std::string& text, const std::string& ending) {
  return text.size() >= ending.size() && text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

namespace {

// What the options hold before they have been checked.
struct Raw {
  std::vector<std::string> settings, changes, variables;
};

bool splitSettings(const Raw& raw, Arguments& a) {
  for (const std::string& text : raw.settings) {
    const size_t sign = text.find('=');
    if (sign == std::string::npos || sign == 0) return complain("--set needs NAME=VALUE, not \"" + text + "\"");
    a.settings.emplace_back(text.substr(0, sign), text.substr(sign + 1));
  }
  return true;
}

bool splitChanges(const Raw& raw, Arguments& a) {
  const auto number = [](const std::string& text, double& value) {
    const char* const end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data(), end, value);
    return problem == std::errc() && rest == end && std::isfinite(value);
  };
  for (const std::string& text : raw.changes) {
    const size_t colon = text.find(':'), sign = text.find('=', colon == std::string::npos ? 0 : colon);
    const bool hasParts = colon != std::string::npos && sign != std::string::npos && sign > colon + 1;
    const std::string value = hasParts ? text.substr(sign + 1) : std::string();
    solve::Change change;
    change.values.emplace_back(hasParts ? text.substr(colon + 1, sign - colon - 1) : std::string(), 0);
    double& to = change.values.front().second;
    const bool isTruth = value == "true" || value == "false";
    if (isTruth) to = value == "true" ? 1 : 0;
    if (!hasParts || !number(text.substr(0, colon), change.time) || (!isTruth && !number(value, to)))
      return complain("--change needs TIME:NAME=NUMBER, not \"" + text + "\"");
    a.changes.push_back(std::move(change));
  }
  std::stable_sort(a.changes.begin(), a.changes.end(), [](const auto& x, const auto& y) { return x.time < y.time; });
  return true;
}

bool readVariables(const Raw& raw, Arguments& a) {
  for (const std::string& text : raw.variables) {
    if (text.empty() || text[0] != '@') {
      a.variables.push_back(text);
      continue;
    }
    const std::optional<std::string> list = readFile(text.substr(1));
    if (!list) return complain("cannot read the list of variables " + text.substr(1) + ": " + std::strerror(errno));
    std::istringstream in(*list);
    for (std::string line; std::getline(in, line);) {
      while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
      if (!line.empty()) a.variables.push_back(line);
    }
  }
  return true;
}

std::string listOfMethods() {
  std::string list;
  for (const std::string_view name : kMethodNames) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

bool isMethodSensible(const Arguments& a) {
  const std::optional<MethodKind> method = methodNamed(a.method);
  if (!a.method.empty() && !method) return complain("--method knows " + listOfMethods() + ", not \"" + a.method + "\"");
  if (a.step && !(*a.step > 0 && std::isfinite(*a.step))) return complain("--step must be greater than 0");
  if (a.step && method && !hasFixedStep(*method))
    return complain("--step belongs to euler, heun and rk4: " + a.method + " chooses its steps itself");
  return true;
}

bool areSensible(const Arguments& a) {
  if (a.interval && a.intervals) return complain("--interval and --intervals exclude each other");
  if (a.interval && !(*a.interval > 0 && std::isfinite(*a.interval)))
    return complain("--interval must be greater than 0");
  if (a.intervals && *a.intervals <= 0) return complain("--intervals must be greater than 0");
  if (a.tolerance && !(*a.tolerance > 0 && *a.tolerance < 1)) return complain("--tolerance must lie between 0 and 1");
  if (!isMethodSensible(a)) return false;
  if (a.memory && !(*a.memory >= 0 && *a.memory < 1e6)) return complain("--memory must be a number of gigabytes");
  if (a.resultsMemory && !(*a.resultsMemory > 0 && *a.resultsMemory < 1e6))
    return complain("--results-memory must be a number of gigabytes greater than 0");
  if (a.startTime && !std::isfinite(*a.startTime)) return complain("--start-time must be a finite number");
  if (a.stopTime && !std::isfinite(*a.stopTime)) return complain("--stop-time must be a finite number");
  if (a.startTime && a.stopTime && *a.stopTime < *a.startTime) {
    return complain("--stop-time " + std::to_string(*a.stopTime) + " lies before --start-time " +
                    std::to_string(*a.startTime));
  }
  if (!a.output.empty() && a.command == Command::simulate && !hasEnding(a.output, ".csv") &&
      !hasEnding(a.output, ".mat") && !results::isHdf5(a.output) && !a.output.starts_with("/dev/")) {
    return complain("--output must end with .csv, .mat, .h5 or .hdf5");
  }
  for (const std::string& folder : a.libraries) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) return complain("--library: there is no folder " + folder);
  }
  for (const auto& [option, folders] : {std::pair{"--allow-read", &a.readFolders},
                                        {"--allow-write", &a.writeFolders},
                                        {"--trust", &a.trustedFolders}}) {
    for (const std::string& folder : *folders) {
      std::error_code error;
      if (!std::filesystem::is_directory(folder, error))
        return complain(std::string(option) + ": there is no folder " + folder);
    }
  }
  if (!a.className.empty() && !hasEnding(a.source, ".mo"))
    return complain("--class chooses a class of a .mo file only");
  if (a.command == Command::exportText && a.format != "modelica") return complain("--format knows modelica only");
  return true;
}

void addSource(CLI::App& command, Arguments& a) {
  command.add_option("source", a.source, "diagram, .mo file, or class on the library path")->required();
  command.add_option("--class", a.className, "class of a .mo file (its last one by default)");
  command.add_option("--library", a.libraries, "folder with libraries")->allow_extra_args(false);
}

void addLimits(CLI::App& command, Arguments& a) {
  command.add_flag("--in-process", a.isInProcess, "no locked-in process for the engine: for debugging");
  command.add_flag("--only-the-lock", a.onlyTheLock)->group("");  // for proofs
  command.add_option("--memory", a.memory, "gigabytes that a translation or a run may have (1.8; 0: all)");
  command.add_option("--translation-time", a.translationTime, "seconds that a translation may take (300; 0: all)");
}

}  // namespace

std::optional<Arguments> parseArguments(int argc, char** argv, int& status) {
  CLI::App app("Armature: checks, simulates and exports models of mechanical and electrical systems", "armature-cli");
  app.set_version_flag("--version", std::string("armature-cli " ARMATURE_VERSION " (") + evaluatorName() + ')');
  app.require_subcommand(1);
  Arguments a;
  Raw raw;
  CLI::App* const simulate = app.add_subcommand("simulate", "translates a model and runs it");
  CLI::App* const check = app.add_subcommand("check", "translates a model and reports what is wrong with it");
  CLI::App* const exportText = app.add_subcommand("export", "writes a model as Modelica text");
  const Experiments experiments = addExperiments(app, a);
  for (CLI::App* command : app.get_subcommands({})) {
    addSource(*command, a);
    addLimits(*command, a);
  }
  simulate->add_option("--start-time", a.startTime, "start time [s]");
  simulate->add_option("--stop-time", a.stopTime, "stop time [s]");
  simulate->add_option("--interval", a.interval, "distance of result points [s]");
  simulate->add_option("--intervals", a.intervals, "number of intervals between result points");
  simulate->add_option("--tolerance", a.tolerance, "relative tolerance");
  simulate->add_option("--method", a.method, listOfMethods());
  simulate->add_option("--step", a.step, "length of the steps of euler, heun and rk4 [s] (by default the interval)");
  for (CLI::App* command : app.get_subcommands({})) {
    if (command == exportText) continue;
    command->add_option("--set", raw.settings, "value of a parameter, NAME=VALUE")->allow_extra_args(false);
    command->add_option("--allow-read", a.readFolders, "folder that the model may read besides its own")
        ->allow_extra_args(false);
    command->add_option("--allow-write", a.writeFolders, "folder in which the model may make and change files")
        ->allow_extra_args(false);
    command->add_option("--trust", a.trustedFolders, "folder of libraries whose C functions may be called")
        ->allow_extra_args(false);
    command->add_flag("--quiet", a.isQuiet, "errors only");
  }
  for (CLI::App* command : {simulate, check})
    command->add_option("--statistics", a.statistics, "file for figures about the run (JSON)");
  simulate->add_option("--change", raw.changes, "TIME:NAME=NUMBER: a parameter that changes on the way")
      ->allow_extra_args(false);
  simulate->add_option("--variables", raw.variables, "GLOB or @FILE: what goes into the output")
      ->allow_extra_args(false);
  simulate->add_option("--output", a.output, "file for the results (.csv, .mat or .h5)");
  simulate->add_option(
      "--results-memory", a.resultsMemory,
      "gigabytes that results may take of the memory (an eighth of it); more go into a file in TMPDIR");
  exportText->add_option("--output", a.output, "file for the text (standard output by default)");
  exportText->add_option("--format", a.format, "modelica")->required();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    status = app.exit(error) == 0 ? kDone : kUsage;
    return std::nullopt;
  }
  a.command = *simulate     ? Command::simulate
              : *check      ? Command::check
              : *exportText ? Command::exportText
                            : experiments.chosen();
  status = kUsage;
  if (!splitSettings(raw, a) || !splitChanges(raw, a) || !readVariables(raw, a) || !areSensible(a) || !takeStudy(a) ||
      !isSensibleExperiment(a))
    return std::nullopt;
  return a;
}

bool resolveSource(const Arguments& a, diagram::Document& document, Source& source, int& status) {
  std::error_code error;
  source.readFolders = a.readFolders;
  for (const std::string& folder : a.trustedFolders) {
    std::error_code error;
    source.trustedFolders.push_back(std::filesystem::canonical(folder, error).string());
  }
  source.writeFolders = a.writeFolders;
  if (hasEnding(a.source, ".json")) {
    Result<diagram::Document> loaded = loadDiagram(a.source);
    if (!loaded) {
      std::fprintf(stderr, "error %s: %s\n", loaded.reason().code.c_str(), printable(loaded.reason().message).c_str());
      status = std::filesystem::exists(a.source, error) ? kModelError : kUsage;
      return false;
    }
    document = loaded.take();
    source.document = &document;
    source.folder = std::filesystem::absolute(a.source, error).parent_path().string();
    return true;
  }
  if (hasEnding(a.source, ".mo")) {
    if (!std::filesystem::is_regular_file(a.source, error)) {
      status = kUsage;
      return complain("there is no file " + a.source);
    }
    source.file = a.source;
    source.className = a.className;
    return true;
  }
  if (a.source.find('/') != std::string::npos) {
    status = kUsage;
    return complain(a.source + " is neither a diagram (.armature.json) nor a Modelica file (.mo)");
  }
  source.className = a.source;
  return true;
}

void printMessages(const std::vector<Message>& messages, bool isQuiet) {
  for (const Message& m : messages) {
    if (isQuiet && m.severity != Severity::error) continue;
    std::fprintf(stderr, "%s\n", m.toText().c_str());
  }
}

}  // namespace armature::cli
