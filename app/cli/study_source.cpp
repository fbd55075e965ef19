#include "app/cli/study_source.h"

#include <algorithm>
#include <filesystem>

#include "engine/experiments/written_study.h"

namespace armature::cli {

namespace {

using experiments::WrittenStudy;

bool fits(Command command, WrittenStudy::Kind kind) {
  switch (command) {
    case Command::sweep:
      return kind == WrittenStudy::Kind::sweep;
    case Command::monteCarlo:
      return kind == WrittenStudy::Kind::monteCarlo;
    case Command::steady:
      return kind == WrittenStudy::Kind::steady;
    case Command::linearize:
      return kind == WrittenStudy::Kind::linear;
    case Command::calibrate:
      return kind == WrittenStudy::Kind::calibration;
    case Command::sensitivity:
      return kind == WrittenStudy::Kind::sensitivity;
    default:
      return false;
  }
}

std::vector<std::string> joined(const std::vector<std::pair<std::string, std::string>>& pairs) {
  std::vector<std::string> all;
  for (const auto& [a, b] : pairs) all.push_back(a + "=" + b);
  return all;
}

template <class List>
void fill(List& list, const List& from) {
  if (list.empty()) list = from;
}

}  // namespace

bool takeStudy(Arguments& a) {
  ExperimentArguments& e = a.experiment;
  if (e.study.empty()) return true;
  if (!hasEnding(a.source, ".json")) return complain("--study names a study of a diagram");
  const Result<diagram::Document> document = loadDiagram(a.source);
  if (!document) return true;  // is said when the source is opened
  const std::vector<WrittenStudy> all = experiments::studiesOf(*document);
  const auto study = std::find_if(all.begin(), all.end(), [&e](const WrittenStudy& s) { return s.name == e.study; });
  if (study == all.end()) return complain(a.source + " has no study " + e.study);
  if (!fits(a.command, study->kind))
    return complain(e.study + " is done by " + std::string(experiments::wordOf(study->kind)));
  fill(e.vary, joined(study->vary));
  fill(e.measures, study->measures);
  fill(e.parameters, study->parameters);
  fill(e.inputs, study->inputs);
  fill(e.outputVariables, study->outputs);
  fill(e.comparisons, joined(study->comparisons));
  if (e.fits.empty())
    for (const auto& [name, bounds] : study->fits)
      e.fits.push_back(name + "=[" + experiments::numberText(bounds.first) + "," +
                       experiments::numberText(bounds.second) + "]");
  if (e.data.empty() && !study->data.empty())
    e.data = std::filesystem::path(study->data).is_absolute()
                 ? study->data
                 : (std::filesystem::path(a.source).parent_path() / study->data).string();
  if (!e.at) e.at = study->at;
  if (a.command == Command::monteCarlo) {
    if (!e.runs) e.runs = study->runs;
    if (!e.seed) e.seed = study->seed;
  }
  return true;
}

}  // namespace armature::cli
