#include "app/look/display_unit.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <cmath>

#include "app/look/format.h"
#include "engine/base/units.h"

namespace armature::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(DisplayUnit)
};

// How units are typed beside how Modelica writes them.
QString modelicaUnit(QString text) {
  text = text.trimmed();
  text.replace(QStringLiteral("°C"), "degC").replace(QStringLiteral("°"), "deg").replace(QStringLiteral("Ω"), "Ohm");
  text.replace(QStringLiteral("·"), ".").replace(QStringLiteral("µ"), "u").replace("*", ".");
  text.replace(QStringLiteral("²"), "2").replace(QStringLiteral("³"), "3").remove('^');
  static const QHash<QString, QString> german{{"U", "rev"}, {"U/s", "rev/s"}, {"U/min", "rpm"}};
  return german.value(text, text);
}

}  // namespace

DisplayUnit displayUnit(const QString& unit, const QString& wanted) {
  DisplayUnit same{unit, 1, 0};
  if (wanted.isEmpty() || wanted == unit) return same;
  const auto from = parseUnit(unit.toStdString()), to = parseUnit(wanted.toStdString());
  if (!from || !to || !from->hasDimension(*to)) return same;
  // value * f1 + o1 = shown * f2 + o2, both in SI.
  return {wanted, from->factor / to->factor, (from->offset - to->offset) / to->factor};
}

QStringList usualUnits(const QString& unit) {
  static const QList<QStringList> families{{"rad", "deg", "rev"},
                                           {"rad/s", "rpm", "deg/s", "rev/s"},
                                           {"K", "degC", "degF"},
                                           {"Pa", "bar", "kPa", "MPa"},
                                           {"m", "mm", "cm", "km"},
                                           {"m/s", "km/h", "mm/s"},
                                           {"N", "kN", "mN"},
                                           {"N.m", "kN.m", "mN.m"},
                                           {"s", "ms", "min", "h"},
                                           {"V", "mV", "kV"},
                                           {"A", "mA", "uA"},
                                           {"Ohm", "kOhm", "MOhm"},
                                           {"F", "mF", "uF", "nF", "pF"},
                                           {"H", "mH", "uH"},
                                           {"W", "kW", "mW"},
                                           {"Hz", "kHz", "MHz"},
                                           {"kg", "g", "t"},
                                           {"J", "kJ", "kW.h"},
                                           {"kg/m3", "g/cm3"},
                                           {"kg.m2", "g.cm2"}};
  for (const QStringList& family : families)
    if (family.first() == unit) return family;
  return {unit};
}

std::optional<DisplayUnit> typedUnit(const QString& typed, const QString& unit, QString* words) {
  static const QRegularExpression form(QStringLiteral("^[\\s+−-]*[0-9.,]+(?:[eE][+-]?[0-9]+)?\\s*(\\S.*)$"));
  *words = form.match(typed.trimmed()).captured(1);
  const QString wanted = modelicaUnit(*words);
  const auto from = parseUnit(wanted.toStdString()), to = parseUnit(unit.toStdString());
  if (words->isEmpty() || !from || !to || !from->hasDimension(*to)) return std::nullopt;
  return displayUnit(unit, wanted);
}

std::optional<QString> enteredValue(const QString& typed, const QString& unit, const DisplayUnit& shown,
                                    QString* problem) {
  // "= 2*k", as in a spreadsheet.
  const QString text = typed.trimmed().startsWith('=') ? typed.trimmed().mid(1) : typed;
  static const QRegularExpression form(
      QStringLiteral("^\\s*([+−-]?\\s*[0-9]*[.,]?[0-9]+(?:[eE][+-]?[0-9]+)?|"
                     "[+−-]?\\s*[0-9]+[.,](?:[eE][+-]?[0-9]+)?)\\s*(\\S.*)?$"));
  const QRegularExpressionMatch match = form.match(text);
  if (!match.hasMatch()) return text.trimmed();
  const QString given = match.captured(2);
  QString digits = match.captured(1).remove(' ').replace(QChar(0x2212), '-');
  if (digits.contains(',')) {
    // In English a comma is a decimal point only where a unit makes the number certain; else the parameter's own check
    // speaks.
    if (given.isEmpty() && decimalMark() != ',') return text.trimmed();
    digits.replace(',', '.');
  }
  bool isNumber = false;
  const double number = digits.toDouble(&isNumber);
  if (!isNumber || !std::isfinite(number)) {
    if (problem) *problem = Words::tr("The number is too large or too small.");
    return std::nullopt;
  }
  DisplayUnit read = shown;
  if (!given.isEmpty()) {
    // "2*x" and "3 + b" are expressions that begin with a number.
    static const QRegularExpression unitForm(QStringLiteral("^[A-Za-zµΩ°%][A-Za-z0-9µΩ°·²³./^*-]*$"));
    if (!unitForm.match(given).hasMatch()) return text.trimmed();
    const QString wanted = modelicaUnit(given);
    const auto from = parseUnit(wanted.toStdString()), to = parseUnit(unit.toStdString());
    if (!from || (to && !from->hasDimension(*to))) {
      if (problem)
        *problem =
            from ? Words::tr("%1 does not fit: the value is in %2.").arg(given, unit.isEmpty() ? "1" : prettyUnit(unit))
                 : Words::tr("%1 is no unit.").arg(given);
      return std::nullopt;
    }
    read = displayUnit(unit, wanted);
  }
  if (read.isSame()) return digits;
  // Fifteen digits: what a person typed comes back without the dust of the conversion.
  return QString::number(read.model(number), 'g', 15);
}

QString fieldText(const QString& modelText, const DisplayUnit& shown) {
  if (shown.isSame()) return withMark(modelText);  // as it was typed
  bool isNumber = false;
  const double value = modelText.toDouble(&isNumber);
  return isNumber ? withMark(QString::number(shown.shown(value), 'g', 12)) : modelText;
}

int digitsIn(const QString& unit, int digits) {
  // Three digits of a temperature in kelvins say no more than that it is warm.
  return unit == QLatin1String("K") ? digits + 1 : digits;
}

QString formatShown(double value, const QString& unit, const QString& wanted, int digits) {
  const DisplayUnit shown = displayUnit(unit, wanted);
  return formatValue(shown.shown(value), shown.unit, digitsIn(shown.unit, digits));
}

}  // namespace armature::app
