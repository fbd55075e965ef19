#include "app/document/path_watch.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace armature::app {

namespace {
constexpr int kRest = 200;  // [ms]
}  // namespace

PathWatch::PathWatch(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &PathWatch::wake);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &PathWatch::wake);
  connect(&rest_, &QTimer::timeout, this, &PathWatch::mayHaveChanged);
  if (!qGuiApp) return;
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive) wake();
  });
}

void PathWatch::setFiles(const QStringList& files) {
  QStringList wanted;
  for (const QString& file : files) wanted << file << QFileInfo(file).absolutePath();
  setPaths(wanted);
}

void PathWatch::setPaths(const QStringList& wanted) {
  const QStringList known = watcher_.files() + watcher_.directories();
  for (const QString& path : known)
    if (!wanted.contains(path)) watcher_.removePath(path);
  for (const QString& path : wanted)
    if (QFileInfo::exists(path) && !known.contains(path)) watcher_.addPath(path);
}

}  // namespace armature::app
