// The changes that a diagram's edited Modelica text makes of it.
#pragma once
#include "app/document/change.h"

namespace armature::app {

// What has to be done to `before` so that it says what `after` says; see changesBetween, which knows values, wires and
// parts, and here also names, texts, the experiment, and what a part is.
Changes changesOfText(const diagram::Document& before, const diagram::Document& after);

}  // namespace armature::app
