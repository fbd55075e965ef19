// What a run knows of a name that a diagram shows. Plots, sparklines, notes and controls name variables; a part or a
// variable that was renamed or deleted in a library, or by another version of it, leaves names behind that nothing in
// the model has. All views ask here, so that they tell the same.
#pragma once
#include <string>

#include "app/run/run_control.h"

namespace armature::app {

enum class NameInRun {
  unknown,      // there is no run yet: no name is at fault
  recorded,     // it has results, be it under the name that it had when the run began
  notRecorded,  // of the model, but the diagram wishes other variables to be kept
  notYet,       // it has come since the run began
  notInModel
};

// `name`: full, as the diagram has it now. Linear in the variables of the model for what has no results.
NameInRun findInRun(RunControl& run, const std::string& name);

}  // namespace armature::app
