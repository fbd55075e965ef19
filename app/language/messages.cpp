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
  return text;
}

}  // namespace armature::app
