// Numbers and units as a person reads them: a real minus sign, sensible digits, "kg·m²" instead of "kg.m2".
#pragma once
#include <QString>
#include <string>

namespace armature::app {

// Modelica unit text ("kg.m2", "rad/s2", "W/(m2.K)", "1") for display ("kg·m²", "rad/s²", "W/(m²·K)", ""). A
// denominator of several factors has brackets, also where a library leaves them out.
QString prettyUnit(const QString& given);

// The mark between whole and decimal digits in numbers that people read and type: a point or a comma, as the language
// has it. Modelica text, files and command lines have a point everywhere.
QChar decimalMark();
// The Modelica text of a number as it is shown for editing, with that mark; other expressions unchanged.
QString withMark(const QString& modelText);
// What was typed where a number or an expression belongs, as Modelica text: where the mark is a comma, "1,5" is 1.5.
// "1,5*k" and lists keep their commas.
QString withPoint(const QString& typed);

// A number with at most `digits` significant digits, trailing zeros dropped, U+2212 as minus, "3.2·10⁻⁷" for the very
// large and small, the language's decimal mark; "not a number" and "∞" in words and sign.
QString formatNumber(double value, int digits = 4);

// A number that is written already, thin space, unit.
QString withUnit(const QString& number, const QString& unit);
// Number, thin space, unit.
QString formatValue(double value, const QString& unit, int digits = 4);

// "true" or "false" in the language.
QString truthWords(bool isTrue);

// What a quantity of a connector is called: "angle", "cut torque", "current"; the variable's own name when its quantity
// has no word.
QString quantityWords(const std::string& quantity, const std::string& name);

// Letter of one of the nine values of digital logic (1 = U, X, 0, 1, Z, W, L, H, 9 = −); empty for other numbers.
QString logicLetter(int value);
// Whether an enumeration (qualified name) is that logic.
bool isLogic(const std::string& enumeration);

// The factor and prefix ("k", "m", "µ"…) that bring values of this magnitude near 1 … 1000; factor 1 for units that
// take no prefix (angles, temperatures in kelvin near room temperature, compound units that begin with kg).
struct Prefix {
  double factor = 1;  // multiply the value by this
  QString symbol;
};
Prefix prefixFor(double magnitude, const QString& unit);

}  // namespace armature::app
