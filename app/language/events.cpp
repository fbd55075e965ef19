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

std::vector<SpokenChange> spokenChanges(const std::string& text) {
  const std::string ends[] = {" became true", " became false"};
  std::vector<SpokenChange> changes;
  for (size_t from = 0; from < text.size();) {
    // A condition can hold commas of its own: it ends where something has become of it.
    size_t to = text.size();
    QString outcome;
    for (const std::string& end : ends)
      if (const size_t found = text.find(end, from); found != std::string::npos && found + end.size() <= to) {
        to = found + end.size();
        outcome = spokenEvent(end);
      }
    changes.push_back({spokenEvent(text.substr(from, to - from)), outcome});
    from = text.find_first_not_of(", ", to);
  }
  return changes;
}

}  // namespace armature::app
