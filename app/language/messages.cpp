#include "app/language/messages.h"

#include <QCoreApplication>

namespace armature::app {

QString spoken(const Phrase& phrase) {
  if (phrase.pattern().empty()) return QString::fromStdString(phrase.text());
  const QString pattern = QCoreApplication::translate("Messages", phrase.pattern().c_str());
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

QString spokenSentence(const Phrase& phrase) {
  QString text = spoken(phrase);
  const Phrase* first = &phrase;
  while (!first->pattern().empty()) {
    const QString pattern = QCoreApplication::translate("Messages", first->pattern().c_str());
    const int place = pattern.size() > 1 && pattern[0] == '%' ? pattern[1].unicode() - '1' : -1;
    if (place < 0 || static_cast<size_t>(place) >= first->arguments().size()) {
      if (!text.isEmpty()) text[0] = text[0].toUpper();
      return text;
    }
    first = &first->arguments()[static_cast<size_t>(place)];
  }
  return text;
}

}  // namespace armature::app
