#include "app/look/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <cmath>

namespace armature::app {
namespace {

QString superscript(const QString& digits) {
  static const QString signs = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString out;
  for (QChar c : digits) {
    if (c.isDigit()) out += signs[c.digitValue()];
    if (c == '-') out += QChar(0x207B);
  }
  return out;
}

// With a denominator of several factors in brackets, however it was written: "W/m2.K" and "W/m2/K" are W/(m²·K).
QString bracketed(const QString& unit) {
  static const QRegularExpression several(QStringLiteral("[./·]"));
  const qsizetype slash = unit.indexOf('/');
  if (slash < 0) return unit;
  QString below = unit.mid(slash + 1);
  if (!below.contains(several) || below.startsWith('(')) return unit;
  return unit.left(slash) + "/(" + below.remove('(').remove(')').replace('/', '.') + ')';
}

}  // namespace

QString prettyUnit(const QString& given) {
  const QString unit = bracketed(given);
  if (unit == "1") return {};
  if (unit == "rpm") return QCoreApplication::translate("Format", "rpm");
  if (unit == "rev") return QCoreApplication::translate("Format", "rev");
  if (unit == "rev/s") return QCoreApplication::translate("Format", "rev/s");
  if (unit == "degC") return QStringLiteral("°C");
  if (unit == "deg") return QStringLiteral("°");
  if (unit == "Ohm") return QStringLiteral("Ω");
  QString out;
  for (int i = 0; i < unit.size(); ++i) {
    const QChar c = unit[i];
    const bool afterLetter = i > 0 && unit[i - 1].isLetter();
    if (c == '.') {
      out += QChar(0x00B7);
    } else if (afterLetter && (c.isDigit() || (c == '-' && i + 1 < unit.size() && unit[i + 1].isDigit()))) {
      int end = i + 1;
      while (end < unit.size() && unit[end].isDigit()) ++end;
      out += superscript(unit.mid(i, end - i));
      i = end - 1;
    } else {
      out += c;
    }
  }
  static const QRegularExpression degree(QStringLiteral("\\bdeg\\b"));
  return out.replace("Ohm", QStringLiteral("Ω")).replace(degree, QStringLiteral("°"));
}

QString truthWords(bool isTrue) {
  return isTrue ? QCoreApplication::translate("Format", "true") : QCoreApplication::translate("Format", "false");
}

QChar decimalMark() {
  return QLocale().decimalPoint() == "," ? ',' : '.';
}

QString withMark(const QString& modelText) {
  bool isNumber = false;
  (void)modelText.toDouble(&isNumber);
  return isNumber ? QString(modelText).replace('.', decimalMark()) : modelText;
}

QString withPoint(const QString& typed) {
  static const QRegularExpression number(
      QStringLiteral("^\\s*[+−-]?\\s*(?:[0-9]+,[0-9]*|,[0-9]+)(?:[eE][+-]?[0-9]+)?\\s*$"));
  if (decimalMark() != ',' || !number.match(typed).hasMatch()) return typed;
  return QString(typed).replace(',', '.').replace(QChar(0x2212), '-').remove(' ');
}

QString formatNumber(double value, int digits) {
  if (std::isnan(value)) return QCoreApplication::translate("Format", "not a number");
  if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
  if (value == 0) return QStringLiteral("0");
  const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
  QString out;
  if (exponent >= 6 || exponent < -4) {
    QString mantissa = QString::number(value / std::pow(10.0, exponent), 'g', digits);
    out = mantissa + QStringLiteral("·10") + superscript(QString::number(exponent));
  } else {
    out = QString::number(value, 'f', std::max(0, digits - 1 - exponent));
    if (out.contains('.')) {
      while (out.endsWith('0')) out.chop(1);
      if (out.endsWith('.')) out.chop(1);
    }
  }
  return out.replace('-', QChar(0x2212)).replace('.', decimalMark());
}

QString withUnit(const QString& number, const QString& unit) {
  const QString pretty = prettyUnit(unit);
  if (pretty.isEmpty()) return number;
  return number + (pretty == QStringLiteral("°") ? QString() : QString(QChar(0x202F))) + pretty;
}

QString formatValue(double value, const QString& unit, int digits) {
  return withUnit(formatNumber(value, digits), unit);
}

QString quantityWords(const std::string& quantity, const std::string& name) {
  static const std::pair<const char*, const char*> table[] = {
      {"Angle", QT_TRANSLATE_NOOP("Format", "angle")},
      {"Torque", QT_TRANSLATE_NOOP("Format", "cut torque")},
      {"Force", QT_TRANSLATE_NOOP("Format", "cut force")},
      {"ElectricPotential", QT_TRANSLATE_NOOP("Format", "potential")},
      {"ElectricCurrent", QT_TRANSLATE_NOOP("Format", "current")},
      {"ThermodynamicTemperature", QT_TRANSLATE_NOOP("Format", "temperature")},
      {"HeatFlowRate", QT_TRANSLATE_NOOP("Format", "heat flow")}};
  if (name == "s") return QCoreApplication::translate("Format", "position");
  if (name == "Q_flow") return QCoreApplication::translate("Format", "heat flow");
  for (const auto& [key, words] : table)
    if (quantity == key) return QCoreApplication::translate("Format", words);
  return QString::fromStdString(name);
}

QString logicLetter(int value) {
  static const char* const letters[] = {"U", "X", "0", "1", "Z", "W", "L", "H"};
  if (value >= 1 && value <= 8) return QString::fromLatin1(letters[value - 1]);
  return value == 9 ? QString(QChar(0x2212)) : QString();
}

bool isLogic(const std::string& enumeration) {
  const size_t dot = enumeration.rfind('.');
  return enumeration.find("Digital") != std::string::npos && dot != std::string::npos &&
         enumeration.substr(dot + 1) == "Logic";
}

Prefix prefixFor(double magnitude, const QString& unit) {
  static const QStringList bases{"N", "N.m", "m", "m/s", "m/s2", "s", "Pa", "W", "J", "V",
                                 "A", "Ohm", "F", "H",   "Hz",   "C", "Wb", "T", "S"};
  if (!bases.contains(unit) || !(magnitude > 0) || !std::isfinite(magnitude)) return {};
  static const std::pair<double, const char*> steps[] = {{1e9, "G"},  {1e6, "M"},  {1e3, "k"},  {1, ""},
                                                         {1e-3, "m"}, {1e-6, "µ"}, {1e-9, "n"}, {1e-12, "p"}};
  for (const auto& [size, symbol] : steps)
    if (magnitude >= size) return {1 / size, QString::fromUtf8(symbol)};
  return {1e12, QStringLiteral("p")};
}

}  // namespace armature::app
