// The unit of what is so much of one unit for each of another: a slope, a derivative, a stiffness.
#pragma once
#include <QString>

namespace armature::app {

// Both as Modelica writes them ("N.m", "m/s2", "1") or as they are shown ("N·m", "m/s²"); the result as Modelica does,
// with one fraction: "N.m/rad", "W/(m2.K)", "m/s2" of "m/s" and "s". Nothing is shortened but "1".
QString unitQuotient(const QString& over, const QString& under);

}  // namespace armature::app
