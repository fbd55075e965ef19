#include "app/look/moment_words.h"

#include <QDateTime>
#include <QLocale>

#include "app/look/format.h"

namespace armature::app {

QString momentWords(const QDateTime& moment) {
  return QLocale().toString(moment, QLocale::ShortFormat);
}

QString timeOfDay(QTime time) {
  return time.isValid() ? QLocale().toString(time, QLocale::ShortFormat) : QString();
}

QString instantWords(double instant, std::optional<double> before, std::optional<double> after) {
  constexpr int kFewest = 4, kMost = 7;
  for (int digits = kFewest; digits <= kMost; ++digits) {
    const QString words = formatValue(instant, "s", digits);
    const auto reads = [&](const std::optional<double>& other) {
      return other && *other != instant && formatValue(*other, "s", digits) == words;
    };
    if (!reads(before) && !reads(after)) return words;
  }
  return formatValue(instant, "s", kFewest);
}

}  // namespace armature::app
