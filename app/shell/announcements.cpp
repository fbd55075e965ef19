#include "app/shell/announcements.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QStatusBar>

namespace armature::app {

void Announcements::warn(const QString& text) const {
  if (isQuiet_)
    qWarning("%s", qPrintable(text));
  else
    QMessageBox::warning(&window_, QCoreApplication::translate("MainWindow", "Armature"), text);
}

void Announcements::say(const QString& text, int time) const {
  window_.statusBar()->showMessage(text, time);
}

}  // namespace armature::app
