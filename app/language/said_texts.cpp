#include "app/language/said_texts.h"

#include <QLocale>
#include <algorithm>

namespace armature::app {

namespace {

// The place that begins at a letter of a pattern, from 1; 0 where none does.
int placeAt(const QString& pattern, qsizetype at) {
  if (pattern[at] != '%' || at + 1 >= pattern.size()) return 0;
  const int place = pattern[at + 1].unicode() - '0';
  return place >= 1 && place <= 9 ? place : 0;
}

bool isNumber(const QString& text) {
  static const QRegularExpression number("\\A-?\\d+(\\.\\d+)?(e[-+]?\\d+)?\\z");
  return number.match(text).hasMatch();
}

}  // namespace

void SaidTexts::insert(const QString& pattern, const QString& translation) {
  Pattern made{{}, translation, {}, {}, 0};
  QString form, letters;
  const auto takeLetters = [&] {
    if (made.places.empty()) made.begin = letters;
    made.letters += letters.size();
    form += QRegularExpression::escape(letters);
    letters.clear();
  };
  for (qsizetype k = 0; k < pattern.size(); ++k) {
    const int place = placeAt(pattern, k);
    if (place == 0) {
      letters += pattern[k];
      continue;
    }
    takeLetters();
    made.places.push_back(place);
    form += QStringLiteral("(.*?)");
    ++k;
  }
  takeLetters();
  if (made.places.empty()) {
    exact_.insert(pattern, translation);
    return;
  }
  // A place alone would fit everything.
  if (made.letters == 0) return;
  made.form = QRegularExpression(QStringLiteral("\\A%1\\z").arg(form), QRegularExpression::DotMatchesEverythingOption);
  const auto hasMore = [](const Pattern& a, const Pattern& b) { return a.letters > b.letters; };
  patterns_.insert(std::upper_bound(patterns_.begin(), patterns_.end(), made, hasMore), made);
}

QString SaidTexts::filled(const Pattern& pattern, const QRegularExpressionMatch& match) const {
  QString text;
  for (qsizetype k = 0; k < pattern.translation.size(); ++k) {
    const int place = placeAt(pattern.translation, k);
    const auto group = std::find(pattern.places.begin(), pattern.places.end(), place);
    if (place == 0 || group == pattern.places.end()) {
      text += pattern.translation[k];
      continue;
    }
    QString inside = match.captured(static_cast<int>(group - pattern.places.begin()) + 1);
    if (isNumber(inside))
      inside.replace('.', QLocale().decimalPoint());
    else if (const QString known = translated(inside); !known.isNull())
      inside = known;
    text += inside;
    ++k;
  }
  return text;
}

QString SaidTexts::translated(const QString& text) const {
  if (const auto known = exact_.find(text); known != exact_.end()) return *known;
  // Names, of which messages have many, are no sentences.
  if (!text.contains(' ')) return {};
  for (const Pattern& pattern : patterns_) {
    if (!text.startsWith(pattern.begin)) continue;
    if (const auto match = pattern.form.match(text); match.hasMatch()) return filled(pattern, match);
  }
  return {};
}

}  // namespace armature::app
