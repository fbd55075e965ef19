#include "app/cli/experiment_arguments.h"

#include <algorithm>
#include <cmath>

namespace armature::cli {

namespace {

void addTimes(CLI::App& command, Arguments& a, bool hasStop) {
  command.add_option("--start-time", a.startTime, "start time [s]");
  if (hasStop) command.add_option("--stop-time", a.stopTime, "stop time [s]");
  if (hasStop) command.add_option("--interval", a.interval, "distance of result points [s]");
  command.add_option("--tolerance", a.tolerance, "relative tolerance");
}

void addWritten(CLI::App& command, Arguments& a) {
  command.add_option("--study", a.experiment.study, "a study that is written in the diagram, by its name");
}

void addStudy(CLI::App& command, Arguments& a) {
  ExperimentArguments& e = a.experiment;
  command.add_option("--vary", e.vary, "NAME=range(LOW,HIGH,NUMBER), choices(A,B,…), normal(MEAN,SIGMA), …")
      ->allow_extra_args(false);
  addWritten(command, a);
  command.add_option("--measure", e.measures, "what is kept of a run: final(v), max(v), at(v, t), …")
      ->allow_extra_args(false);
  command.add_option("--output", a.output, "file for the table (.csv or .h5)");
  command.add_option("--jobs", e.jobs, "processes at a time (all cores)");
  command.add_flag("--resume", e.isResumed, "goes on with a study that was stopped");
  command.add_flag("--plan", e.isPlan, "tells what the study will cost instead of doing it");
  command.add_option("--sbatch", e.sbatch, "writes a job file for Slurm instead of doing it");
  command.add_option("--ranks", e.ranks, "ranks of such a job (16)");
  addTimes(command, a, true);
}

bool isSensibleStudy(const Arguments& a);

bool endsWithOneOf(const std::string& path, std::initializer_list<const char*> endings) {
  return path.starts_with("/dev/") ||
         std::any_of(endings.begin(), endings.end(), [&path](const char* ending) { return hasEnding(path, ending); });
}

}  // namespace

Command Experiments::chosen() const {
  for (const auto& [app, command] : commands)
    if (*app) return command;
  return Command::simulate;
}

Experiments addExperiments(CLI::App& app, Arguments& a) {
  ExperimentArguments& e = a.experiment;
  CLI::App* const steady = app.add_subcommand("steady", "finds a state in which nothing changes any more");
  CLI::App* const linearize = app.add_subcommand("linearize", "writes the linear model of small deviations");
  for (CLI::App* command : {steady, linearize}) {
    command->add_option("--at", e.at, "instant to begin from [s] (the start)");
    addWritten(*command, a);
    addTimes(*command, a, false);
  }
  steady->add_option("--output", a.output, "file for the state (.csv)")->required();
  linearize->add_option("--input", e.inputs, "further input: a parameter, or what a source puts out")
      ->allow_extra_args(false);
  linearize->add_option("--output-variable", e.outputVariables, "output, instead of the model's own")
      ->allow_extra_args(false);
  linearize->add_option("--output", a.output, "file for the matrices (.json)")->required();
  CLI::App* const sweep = app.add_subcommand("sweep", "runs a model over a grid of values");
  CLI::App* const monteCarlo = app.add_subcommand("montecarlo", "runs a model with values drawn from distributions");
  for (CLI::App* command : {sweep, monteCarlo}) addStudy(*command, a);
  monteCarlo->add_option("--runs", e.runs, "number of runs");
  monteCarlo->add_option("--seed", e.seed, "seed of the random numbers (0)");
  CLI::App* const calibrate = app.add_subcommand("calibrate", "finds parameters that bring a model closest to data");
  calibrate->add_option("--fit", e.fits, "NAME=[LOW,HIGH]: a parameter and its bounds")->allow_extra_args(false);
  calibrate->add_option("--data", e.data, "measured data with a column time (.csv)");
  calibrate->add_option("--compare", e.comparisons, "VARIABLE=COLUMN: what the data are of")->allow_extra_args(false);
  calibrate->add_option("--output", a.output, "file for the result (.json)")->required();
  calibrate->add_option("--jobs", e.jobs, "processes at a time (all cores)");
  addWritten(*calibrate, a);
  addTimes(*calibrate, a, true);
  CLI::App* const sensitivity =
      app.add_subcommand("sensitivity", "tells how measures change with parameters, by central differences");
  sensitivity->add_option("--parameter", e.parameters, "a parameter")->allow_extra_args(false);
  sensitivity->add_option("--measure", e.measures, "what is differentiated: final(v), max(v), at(v, t), …")
      ->allow_extra_args(false);
  sensitivity->add_option("--output", a.output, "file for the derivatives (.csv)")->required();
  sensitivity->add_option("--jobs", e.jobs, "processes at a time (all cores)");
  addWritten(*sensitivity, a);
  addTimes(*sensitivity, a, true);
  return {{{steady, Command::steady},
           {sensitivity, Command::sensitivity},
           {linearize, Command::linearize},
           {sweep, Command::sweep},
           {monteCarlo, Command::monteCarlo},
           {calibrate, Command::calibrate}}};
}

bool isSensibleExperiment(const Arguments& a) {
  const ExperimentArguments& e = a.experiment;
  if (e.at && !std::isfinite(*e.at)) return complain("--at must be a finite number");
  if (a.command == Command::sensitivity && (e.parameters.empty() || e.measures.empty()))
    return complain(e.parameters.empty() ? "--parameter is missing" : "--measure is missing");
  if ((a.command == Command::steady || a.command == Command::sensitivity) && !endsWithOneOf(a.output, {".csv"}))
    return complain("--output must end with .csv");
  if ((a.command == Command::linearize || a.command == Command::calibrate) && !endsWithOneOf(a.output, {".json"}))
    return complain("--output must end with .json");
  if (a.command == Command::calibrate && (e.fits.empty() || e.data.empty() || e.comparisons.empty()))
    return complain(e.fits.empty()   ? "--fit is missing"
                    : e.data.empty() ? "--data is missing"
                                     : "--compare is missing");
  if (e.jobs && (*e.jobs == 0 || *e.jobs > 1024)) return complain("--jobs must lie between 1 and 1024");
  if (a.command == Command::sweep || a.command == Command::monteCarlo) return isSensibleStudy(a);
  return true;
}

namespace {

bool isSensibleStudy(const Arguments& a) {
  const ExperimentArguments& e = a.experiment;
  if (e.vary.empty()) return complain("--vary is missing");
  if (a.command == Command::monteCarlo && !e.runs) return complain("--runs is missing");
  if (e.ranks && (*e.ranks == 0 || *e.ranks > 100000)) return complain("--ranks must lie between 1 and 100000");
  if (a.command == Command::monteCarlo && *e.runs == 0) return complain("--runs must be greater than 0");
  if (e.isPlan) return true;
  if (a.output.empty()) return complain("--output is missing");
  if (a.output.starts_with("/dev/")) return complain("--output must be a file: a journal is kept beside it");
  return endsWithOneOf(a.output, {".csv", ".h5", ".hdf5"}) || complain("--output must end with .csv, .h5 or .hdf5");
}

}  // namespace

}  // namespace armature::cli
