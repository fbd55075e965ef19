#include "app/shell/announcements.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QStatusBar>

namespace armature::app {

void Announcements::warn(const QString& text) const {
  constexpr qsizetype kMost = 2000;  // a longer text would not fit on a screen
  const QString shown = text.size() <= kMost ? text : text.left(kMost) + QStringLiteral(" …");
  if (isQuiet_)
    qWarning("%s", qPrintable(shown));
  else
    QMessageBox::warning(&window_, QCoreApplication::translate("MainWindow", "Armature"), shown);
}

void Announcements::say(const QString& text, int time) const {
  window_.statusBar()->showMessage(text, time);
}

}  // namespace armature::app
