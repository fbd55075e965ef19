// A study as it is written in a diagram: what is to be done, in words. One entry of the member `studies` of the
// experiment (resources/schema/diagram.schema.json); members that this version does not know are kept.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/diagram/document.h"
#include "engine/experiments/study.h"

namespace armature::experiments {

struct WrittenStudy {
  enum class Kind : uint8_t { sweep, monteCarlo, steady, linear, calibration, sensitivity };
  std::string name;
  Kind kind = Kind::sweep;
  // Of sweep and monteCarlo: names with their values in words ("range(1, 5, 9)", "normal(10, 0.5)"), the first fastest.
  std::vector<std::pair<std::string, std::string>> vary;
  std::vector<std::string> measures;         // see facade/measure.h
  std::vector<std::string> curves;           // variables that are kept of each run, and drawn
  uint64_t runs = 100, seed = 0;             // of monteCarlo
  std::optional<double> at;                  // of steady and linear [s]; the start where there is none
  std::vector<std::string> inputs, outputs;  // of linear: beside the model's own inputs, instead of its outputs
  std::vector<std::string> parameters;       // of sensitivity
  // Of calibration: parameters between bounds, a file of measured data, and which column is of which variable.
  std::vector<std::pair<std::string, std::pair<double, double>>> fits;
  std::string data;
  std::vector<std::pair<std::string, std::string>> comparisons;  // variable and column
  diagram::JsonValue extra{};
  bool operator==(const WrittenStudy&) const = default;
};

// The word of a kind in files ("sweep", "montecarlo", "steady", "linearize", "calibrate", "sensitivity").
const char* wordOf(WrittenStudy::Kind kind);

diagram::Json toJson(const WrittenStudy& study);
// Failure E030 names the member that cannot be read.
Result<WrittenStudy> readWrittenStudy(const diagram::Json& json);

// Those of a diagram; entries that cannot be read are left out. The member itself, an array, empty where there is none.
std::vector<WrittenStudy> studiesOf(const diagram::Document& document);
diagram::Json studyList(const diagram::Document& document);
// The experiment with another list of studies; an empty one is none.
diagram::Experiment withStudies(diagram::Experiment experiment, const diagram::Json& studies);
inline constexpr const char* kStudiesMember = "studies";

// A sweep or a Monte Carlo study as the engine makes it, without settings. Failure E010 where the words of a value
// cannot be read.
Result<Study> madeOf(const WrittenStudy& written);

}  // namespace armature::experiments
