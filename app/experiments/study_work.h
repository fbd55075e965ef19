// The work of a study, done on a thread that is not the window's: the engine's room `experiments` at the window's door.
#pragma once
#include <atomic>
#include <functional>

#include "app/experiments/study_outcome.h"

namespace armature::app {

// What is read while it goes on.
struct StudyProgress {
  std::atomic<uint64_t> total{0};        // runs; 0: not known
  experiments::Progress runs;            // of a sweep or a Monte Carlo study
  std::atomic<uint64_t> evaluations{0};  // of a calibration
};

struct StudyOrder {
  experiments::WrittenStudy written;
  diagram::Document document;
  ModelPtr model;
  std::string folder;  // of the document: data files lie there
  // Translates another state of the diagram; null after errors.
  std::function<ModelPtr(const diagram::Document&, Messages&)> translate;
};

// Does it to the end, or until it is cancelled.
StudyOutcome performStudy(const StudyOrder& order, solve::ControlState& control, StudyProgress& progress);

// The diagram with other values for parameters of its parts and of its own, as name and Modelica text. Failure E011 for
// a name that leads to no part and no parameter.
Result<diagram::Document> withValues(diagram::Document document, const experiments::Assignments& values);

}  // namespace armature::app
