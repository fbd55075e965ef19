// How a model is run where nobody says otherwise.
#pragma once
#include "engine/diagram/document.h"
#include "engine/model/flat_model.h"
#include "engine/solve/run.h"

namespace armature {

// By a diagram's own experiment where there is a diagram, else by the annotation of the class.
solve::Settings settingsOf(const model::Experiment& given, const diagram::Document* document);

}  // namespace armature
