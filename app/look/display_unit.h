// Values in the unit that a person reads or types, beside the unit that the model computes in: degrees for radians,
// °C for kelvin, "1500 rpm" for radians per second. Results and modifiers themselves are always in the model's unit.
#pragma once
#include <QString>
#include <QStringList>
#include <optional>

namespace armature::app {

// How values of one unit are shown: shown = value * factor + offset.
struct DisplayUnit {
  QString unit;  // Modelica text of the shown unit
  double factor = 1;
  double offset = 0;
  bool isSame() const { return factor == 1 && offset == 0; }
  double shown(double value) const { return value * factor + offset; }
  double model(double shownValue) const { return (shownValue - offset) / factor; }
};

// Shows values of `unit` in `wanted`; in `unit` itself when `wanted` is empty, unknown or of another dimension.
DisplayUnit displayUnit(const QString& unit, const QString& wanted);

// Units that are usual for values of `unit`, itself first ("rad/s", "rpm", "deg/s"); just itself when none is known.
QStringList usualUnits(const QString& unit);

// What a person typed for a value of `unit` that is shown in `shown`, as Modelica text in `unit`: a plain number counts
// in the shown unit, "30 deg" or "2,5 kN" in the unit behind it; "2,5" alone is a number where the
// language writes it so. Everything else is an expression and stays as it is.
// Nothing, and the reason in `problem`, when the unit behind a number does not fit.
std::optional<QString> enteredValue(const QString& typed, const QString& unit, const DisplayUnit& shown,
                                    QString* problem = nullptr);

// The unit of a number that was typed with one ("1500 rpm", for a value of `unit`); its text in `words`. Nothing where
// no unit is behind it, or none that fits.
std::optional<DisplayUnit> typedUnit(const QString& typed, const QString& unit, QString* words);

// The text for a field: a Modelica number of the model's unit in the shown one, with the language's decimal mark; other
// expressions unchanged.
QString fieldText(const QString& modelText, const DisplayUnit& shown);

// Significant digits of numbers for reading in a unit, where others have `digits`.
int digitsIn(const QString& unit, int digits);
// Number and unit for reading; `wanted` may be empty.
QString formatShown(double value, const QString& unit, const QString& wanted, int digits = 4);

}  // namespace armature::app
