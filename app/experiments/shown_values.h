// How the values of a model are shown in tables and pictures of studies: in the unit that its variables wish for.
#pragma once
#include <string>

#include "app/experiments/study_outcome.h"
#include "app/look/display_unit.h"

namespace armature::app {

// Of a variable or parameter by its name; no unit where there is none of that name.
DisplayUnit shownUnit(const Model& model, const std::string& name);
// The unit of the model, as it is written; empty where it has none, or there is none of that name.
QString modelUnit(const Model& model, const std::string& name);
// The variable of which a measure is one value ("max(inertia1.w)"); empty where it is something else.
std::string measuredVariable(const std::string& measure);
// Of a measure: that of the variable where it is a value of one ("max(inertia1.w)").
DisplayUnit shownUnitOfMeasure(const Model& model, const std::string& measure);
// "N·m/rad": of what is so much of one unit for each of the other, both as they are written; "1" where there is none.
QString unitOver(const QString& over, const QString& under);
// Of the derivative of a measure with respect to a parameter, in the units of the model; empty where one of them is not
// known.
QString unitOfDerivative(const Model& model, const std::string& measure, const std::string& parameter);
// A value of a factor as people read it, with its unit; texts that are no numbers as they are.
QString factorText(const Model& model, const std::string& name, const std::string& value);
// "spring.c = 1000 N·m/rad, ratio = 5": the values of a run.
QString runText(const Model& model, const experiments::Study& study, uint64_t run);

}  // namespace armature::app
