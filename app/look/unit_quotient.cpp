#include "app/look/unit_quotient.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <vector>

namespace armature::app {

namespace {

struct Power {
  QString symbol;
  int exponent = 1;
};
using Powers = std::vector<Power>;

// Superscripts as digits, a dot between factors.
QString plain(QString unit) {
  static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  for (qsizetype digit = 0; digit < raised.size(); ++digit) unit.replace(raised[digit], QString::number(digit));
  return unit.replace(QChar(0x207B), '-').replace(QChar(0x00B7), '.').remove('(').remove(')');
}

// Multiplies the factors of a product in, each symbol once.
void multiply(Powers& powers, const QString& product) {
  static const QRegularExpression form(QStringLiteral("^(.*?[^0-9-])(-?[0-9]+)?$"));
  for (const QString& factor : product.split('.', Qt::SkipEmptyParts)) {
    if (factor == "1") continue;
    const QRegularExpressionMatch match = form.match(factor);
    const QString symbol = match.hasMatch() ? match.captured(1) : factor;
    const int exponent = match.captured(2).isEmpty() ? 1 : match.captured(2).toInt();
    const auto found = std::ranges::find(powers, symbol, &Power::symbol);
    if (found == powers.end())
      powers.push_back({symbol, exponent});
    else
      found->exponent += exponent;
  }
}

QString written(const Powers& powers) {
  QStringList factors;
  for (const Power& power : powers)
    factors << power.symbol + (power.exponent == 1 ? QString() : QString::number(power.exponent));
  return factors.join('.');
}

}  // namespace

QString unitQuotient(const QString& over, const QString& under) {
  const QStringList first = plain(over).split('/'), second = plain(under).split('/');
  Powers above, below;
  multiply(above, first[0]);
  for (qsizetype k = 1; k < first.size(); ++k) multiply(below, first[k]);
  multiply(below, second[0]);
  for (qsizetype k = 1; k < second.size(); ++k) multiply(above, second[k]);
  for (Powers* powers : {&above, &below}) std::erase_if(*powers, [](const Power& one) { return one.exponent == 0; });
  const QString numerator = above.empty() ? QStringLiteral("1") : written(above);
  if (below.empty()) return numerator;
  return numerator + (below.size() > 1 ? QStringLiteral("/(%1)") : QStringLiteral("/%1")).arg(written(below));
}

}  // namespace armature::app
