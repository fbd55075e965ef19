#include "app/language/titles.h"

#include <QCoreApplication>

namespace armature::app {

QString exampleTitle(const QString& english) {
  return english.isEmpty() ? english : QCoreApplication::translate("Titles", english.toUtf8());
}

QString exampleDescription(const QString& english) {
  return english.isEmpty() ? english : QCoreApplication::translate("Descriptions", english.toUtf8());
}

QString exampleFolder(const QString& english) {
  return QCoreApplication::translate("Example folders", english.toUtf8());
}

}  // namespace armature::app
