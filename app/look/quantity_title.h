// What an axis calls the values that it counts: "angle", "torque".
#pragma once
#include <QString>
#include <string>

namespace armature::app {

// By the quantity attribute of the variable or, where it has none, by the model's unit (Modelica text); empty where
// that is not in the table. `shown`: the unit that the values are shown in, for words that go with one (the speed of a
// shaft in rpm).
QString quantityTitle(const std::string& quantity, const QString& unit, const QString& shown);

}  // namespace armature::app
