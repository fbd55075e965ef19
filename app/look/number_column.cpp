#include "app/look/number_column.h"

#include <QMap>
#include <algorithm>
#include <cmath>

#include "app/look/format.h"

namespace armature::app {

namespace {

constexpr int kMore = 2;     // digits that the largest number may have for the sake of smaller ones
constexpr int kWanted = 3;   // significant digits of a smaller number, as far as these go
constexpr int kFewest = 2;   // with fewer it is written on its own
constexpr int kLargest = 5;  // exponents of numbers that are written without a power of ten
constexpr int kSmallest = -4;

int exponentOf(double number) {
  return static_cast<int>(std::floor(std::log10(std::abs(number))));
}

bool isPlain(double number) {
  if (number == 0 || !std::isfinite(number)) return false;
  const int exponent = exponentOf(number);
  return exponent <= kLargest && exponent >= kSmallest;
}

int decimalsOf(const QString& number) {
  const qsizetype mark = number.indexOf(decimalMark());
  return mark < 0 ? 0 : static_cast<int>(number.size() - mark - 1);
}

}  // namespace

NumberColumn::NumberColumn(std::span<const double> numbers, int digits, bool areChosen)
    : digits_(digits), areChosen_(areChosen) {
  int largest = INT_MIN;
  for (const double number : numbers)
    if (isPlain(number)) largest = std::max(largest, exponentOf(number));
  if (largest == INT_MIN) return;
  const int usual = digits - 1 - largest, most = std::max(0, usual + kMore);
  int needed = 0;
  wanted_ = usual;
  for (const double number : numbers) {
    if (!isPlain(number)) continue;
    const int own = decimalsOf(formatNumber(number, digits)), exponent = exponentOf(number);
    if (own > most && (areChosen || kFewest - 1 - exponent > most)) continue;  // it has no part in the form
    needed = std::max(needed, own);
    const int fewest = areChosen ? own : kWanted - 1 - exponent;
    wanted_ = std::max(wanted_, std::min({fewest, own, most}));
  }
  decimals_ = std::clamp(wanted_, 0, needed);
}

// Whether the decimals of the column leave too little of a number: of a very small or a chosen one, or of one that it
// was not made of where those that it was made of need no more.
bool NumberColumn::isLost(double number) const {
  const int own = decimalsOf(formatNumber(number, digits_));
  return own > decimals_ && (areChosen_ || decimals_ < wanted_ || kFewest - 1 - exponentOf(number) > decimals_);
}

QString NumberColumn::text(double number) const {
  if (number != 0 && (!isPlain(number) || isLost(number))) return formatNumber(number, digits_);
  const QString text = QString::number(number == 0 ? 0.0 : number, 'f', decimals_);
  return QString(text).replace('-', QChar(0x2212)).replace('.', decimalMark());
}

QString NumberColumn::text(double number, const QString& unit) const {
  return withUnit(text(number), unit);
}

QStringList amountTexts(const std::vector<Amount>& amounts, int digits) {
  QMap<QString, std::vector<double>> alike;
  for (const Amount& amount : amounts) alike[amount.unit].push_back(amount.number);
  QMap<QString, NumberColumn> forms;
  for (auto it = alike.cbegin(); it != alike.cend(); ++it) forms[it.key()] = NumberColumn(it.value(), digits);
  QStringList texts;
  for (const Amount& amount : amounts)
    texts << (prettyUnit(amount.unit).isEmpty() ? formatNumber(amount.number, digits)
                                                : forms[amount.unit].text(amount.number, amount.unit));
  return texts;
}

}  // namespace armature::app
