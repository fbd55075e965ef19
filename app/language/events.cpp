#include "app/language/events.h"

#include <QCoreApplication>

namespace armature::app {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Events)
};

}  // namespace

QString spokenEvent(const std::string& text) {
  QString words = QString::fromStdString(text);
  words.replace(QLatin1String(" became true"), Words::tr(" became true"));
  words.replace(QLatin1String(" became false"), Words::tr(" became false"));
  return words;
}

}  // namespace armature::app
