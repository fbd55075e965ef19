// The cut view: the one selected wire is cut open into its faces with what acts on each, and the sum over the node; the
// one selected part is cut free of its neighbours and of the ground, with the sum and what that gives a mass.
#pragma once
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

// A row's number with its unit, of a vector its components: "(0, 0, 0.588) N·m".
QString valueWords(const DrawnCut::Row& row);

// `prefix`: of the part whose inside is on show, "" for the diagram itself.
// A sum needs one direction for all, so that a cut always has the library's signs; with glasses on it says so.
void layOutCut(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant, const QString& prefix,
               bool areGlassesOn = false);

}  // namespace armature::app
