#include "app/language/titles.h"

#include <QCoreApplication>
#include <QHash>

namespace armature::app {

QString exampleTitle(const QString& english) {
  return english.isEmpty() ? english : QCoreApplication::translate("Titles", english.toUtf8());
}

QString exampleDescription(const QString& english) {
  return english.isEmpty() ? english : QCoreApplication::translate("Descriptions", english.toUtf8());
}

QString packageName(const QString& name) {
  const QString last = name.section('.', -1);
  return name.startsWith("Modelica.") ? QCoreApplication::translate("Packages", last.toUtf8()) : last;
}

QString exampleFolder(const QString& english) {
  const QString words = QCoreApplication::translate("Example folders", english.toUtf8());
  if (words != english) return words;
  // The names of folders are those of packages: words of people in English, too.
  static const QHash<QString, QString> names{{"HeatTransfer", "Heat transfer"},
                                             {"MultiBody", "3-D mechanics"},
                                             {"OpAmps", "Operational amplifiers"},
                                             {"Rotational", "Rotation"},
                                             {"Translational", "Translation"}};
  return names.value(english, english);
}

}  // namespace armature::app
