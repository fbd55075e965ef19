// What the command line says.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/facade/session.h"

namespace armature::cli {

// Exit statuses; scripts rely on them.
inline constexpr int kDone = 0, kUsage = 1, kModelError = 2, kStopped = 3;

enum class Command { simulate, check, exportText, sweep, monteCarlo, steady, linearize, calibrate, sensitivity };

// What the commands of experiments know besides.
struct ExperimentArguments {
  std::optional<double> at;  // [s]
  std::vector<std::string> inputs, outputVariables;
  std::vector<std::string> vary, measures, fits, comparisons, parameters;
  std::string data;
  std::optional<unsigned> jobs;
  std::optional<uint64_t> runs, seed;
  bool isResumed = false, isPlan = false;
  std::string study;              // of the diagram, by its name
  std::string sbatch;             // file for a job of Slurm
  std::optional<unsigned> ranks;  // that such a job has
};

struct Arguments {
  Command command = Command::simulate;
  std::string source, className;
  std::vector<std::string> libraries;
  std::optional<double> startTime, stopTime, interval, tolerance;
  std::string method;          // empty: the model's
  std::optional<double> step;  // [s] of methods of fixed step
  std::optional<int64_t> intervals;
  std::vector<std::pair<std::string, std::string>> settings;  // --set NAME=VALUE
  std::vector<solve::Change> changes;                         // --change TIME:NAME=VALUE, in the order of time
  std::vector<std::string> variables;                         // names and patterns
  std::vector<std::string> readFolders, writeFolders;         // --allow-read, --allow-write
  std::vector<std::string> trustedFolders;                    // --trust
  std::string output, statistics, format;
  ExperimentArguments experiment;
  bool isQuiet = false;
  bool isInProcess = false;                 // no process of its own for the engine
  bool onlyTheLock = false;                 // see worker::Limits
  std::optional<double> memory;             // [GB] that a translation or a run may have, 0: all
  std::optional<double> resultsMemory;      // [GB] that results may take; more of them go into a file
  std::optional<uint32_t> translationTime;  // [s] of processor time, 0: all
};

// Parses the command line. On wrong usage (or --help) prints what is to be said and gives the exit status instead.
std::optional<Arguments> parseArguments(int argc, char** argv, int& status);

// Says on stderr what is wrong with the command line; false.
bool complain(const std::string& text);
bool hasEnding(const std::string& text, const std::string& ending);

// The source as the facade takes it. A diagram is read into `document`. False after printing a message (status set).
bool resolveSource(const Arguments& arguments, diagram::Document& document, Source& source, int& status);

// Prints messages, one or more lines each, on stderr; notes and warnings only when not quiet.
void printMessages(const std::vector<Message>& messages, bool isQuiet);

}  // namespace armature::cli
