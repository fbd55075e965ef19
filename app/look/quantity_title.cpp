#include "app/look/quantity_title.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace armature::app {

namespace {

struct Row {
  const char *quantity, *unit, *words;
};

// The names of quantities are those of Modelica.Units. A unit of several quantities stands with the first of them.
constexpr Row kRows[] = {{"Angle", "rad", QT_TRANSLATE_NOOP("Quantity", "angle")},
                         {"AngularVelocity", "rad/s", QT_TRANSLATE_NOOP("Quantity", "angular velocity")},
                         {"AngularAcceleration", "rad/s2", QT_TRANSLATE_NOOP("Quantity", "angular acceleration")},
                         {"Torque", "N.m", QT_TRANSLATE_NOOP("Quantity", "torque")},
                         {"Length", "m", QT_TRANSLATE_NOOP("Quantity", "distance")},
                         {"Velocity", "m/s", QT_TRANSLATE_NOOP("Quantity", "velocity")},
                         {"Acceleration", "m/s2", QT_TRANSLATE_NOOP("Quantity", "acceleration")},
                         {"Force", "N", QT_TRANSLATE_NOOP("Quantity", "force")},
                         {"Mass", "kg", QT_TRANSLATE_NOOP("Quantity", "mass")},
                         {"MomentOfInertia", "kg.m2", QT_TRANSLATE_NOOP("Quantity", "moment of inertia")},
                         {"ElectricPotential", "V", QT_TRANSLATE_NOOP("Quantity", "voltage")},
                         {"ElectricCurrent", "A", QT_TRANSLATE_NOOP("Quantity", "current")},
                         {"ElectricCharge", "C", QT_TRANSLATE_NOOP("Quantity", "charge")},
                         {"Resistance", "Ohm", QT_TRANSLATE_NOOP("Quantity", "resistance")},
                         {"Power", "W", QT_TRANSLATE_NOOP("Quantity", "power")},
                         {"HeatFlowRate", "W", QT_TRANSLATE_NOOP("Quantity", "heat flow")},
                         {"Energy", "J", QT_TRANSLATE_NOOP("Quantity", "energy")},
                         {"Work", "J", QT_TRANSLATE_NOOP("Quantity", "energy")},
                         {"ThermodynamicTemperature", "K", QT_TRANSLATE_NOOP("Quantity", "temperature")},
                         {"CelsiusTemperature", "degC", QT_TRANSLATE_NOOP("Quantity", "temperature")},
                         {"Pressure", "Pa", QT_TRANSLATE_NOOP("Quantity", "pressure")},
                         {"Frequency", "Hz", QT_TRANSLATE_NOOP("Quantity", "frequency")},
                         {"Time", "s", QT_TRANSLATE_NOOP("Quantity", "time")}};

}  // namespace

QString quantityTitle(const std::string& quantity, const QString& unit, const QString& shown) {
  const auto isIt = [&](const Row& row) { return quantity.empty() ? unit == row.unit : quantity == row.quantity; };
  const auto found = std::ranges::find_if(kRows, isIt);
  if (found == std::end(kRows)) return {};
  if (shown == "rpm" || shown == "rev/s") return QCoreApplication::translate("Quantity", "speed");
  return QCoreApplication::translate("Quantity", found->words);
}

}  // namespace armature::app
