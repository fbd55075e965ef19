#include "app/shell/recent_files.h"

#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace armature::app {

namespace {
constexpr int kMost = 8;
}  // namespace

void RecentFiles::setMenu(QMenu* menu) {
  menu_ = menu;
  fill();
}

void RecentFiles::note(const QString& path) {
  QStringList recent = settings_.value("recentFiles").toStringList();
  const QString full = QFileInfo(path).absoluteFilePath();
  recent.removeAll(full);
  recent.prepend(full);
  settings_.setValue("recentFiles", recent.mid(0, kMost));
  fill();
}

void RecentFiles::fill() {
  if (!menu_) return;
  menu_->clear();
  for (const QString& path : settings_.value("recentFiles").toStringList()) {
    if (!QFileInfo::exists(path)) continue;
    auto* open = menu_->addAction(QFileInfo(path).fileName().remove(".armature.json"));
    open->setToolTip(path);
    open->setProperty("command", tr("Open the recent file %1").arg(open->text()));
    connect(open, &QAction::triggered, this, [this, path] { Q_EMIT openWanted(path); });
  }
  menu_->setEnabled(!menu_->isEmpty());
}

}  // namespace armature::app
