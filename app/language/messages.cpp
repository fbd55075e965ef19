#include "app/language/messages.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/language/tables.h"

namespace armature::app {

QString spoken(const Phrase& phrase) {
  if (phrase.pattern().empty()) return saidText(phrase.text());
  const QString pattern = QCoreApplication::translate("Messages", phrase.pattern().c_str());
  const bool isUnknown = phrase.arguments().empty() && pattern == QString::fromStdString(phrase.pattern());
  if (isUnknown) return saidText(phrase.text());
  QString text;
  for (qsizetype k = 0; k < pattern.size(); ++k) {
    const int place = pattern[k] == '%' && k + 1 < pattern.size() ? pattern[k + 1].unicode() - '1' : -1;
    if (place < 0 || static_cast<size_t>(place) >= phrase.arguments().size()) {
      text += pattern[k];
      continue;
    }
    text += spoken(phrase.arguments()[static_cast<size_t>(place)]);
    ++k;
  }
  // A number and its unit (decimal.h) are not torn apart at the end of a line; by the blank that rich text knows.
  if (phrase.pattern() == "%1 %2") text.replace(' ', QChar(QChar::Nbsp));
  return text;
}

bool beginsWithName(const QString& sentence) {
  QString first = sentence.section(' ', 0, 0);
  if (first.endsWith(',')) first.chop(1);
  const bool isValue = sentence.section(' ', 1, 1) == QLatin1String("=");
  return isValue || first.contains('.') || first.endsWith(':') || first.contains('_') || first.contains('[') ||
         std::any_of(first.begin(), first.end(), [](QChar c) { return c.isDigit() || c.isUpper(); });
}

QString spokenSentence(const Phrase& phrase) {
  QString text = spoken(phrase);
  const Phrase* first = &phrase;
  while (!first->pattern().empty()) {
    const QString pattern = QCoreApplication::translate("Messages", first->pattern().c_str());
    const int place = pattern.size() > 1 && pattern[0] == '%' ? pattern[1].unicode() - '1' : -1;
    if (place < 0 || static_cast<size_t>(place) >= first->arguments().size()) {
      // What a model says may begin with one of its names: "u = 3 lies above the table".
      const bool isFinished = first->arguments().empty();
      if (!text.isEmpty() && !(isFinished && beginsWithName(text))) text[0] = text[0].toUpper();
      return text;
    }
    first = &first->arguments()[static_cast<size_t>(place)];
  }
  const bool isTranslated = saidText(first->text()) != QString::fromStdString(first->text());
  if (isTranslated && !beginsWithName(text)) text[0] = text[0].toUpper();
  return text;
}

QString withStop(const QString& sentence) {
  return sentence.isEmpty() || QStringLiteral(".!?:").contains(sentence.back()) ? sentence : sentence + '.';
}

}  // namespace armature::app
