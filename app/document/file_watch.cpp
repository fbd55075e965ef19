#include "app/document/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

namespace armature::app {

namespace {
constexpr int kRest = 200;  // [ms] others write a file in several steps
}  // namespace

QByteArray digestOf(const QString& path) {
  QFile file(path);
  QCryptographicHash hash(QCryptographicHash::Sha256);
  return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

FileWatch::FileWatch(OpenDocument& document, QObject* parent) : QObject(parent), document_(document) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  const auto wait = [this] { rest_.start(); };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
  connect(&rest_, &QTimer::timeout, this, &FileWatch::look);
  connect(&document_, &OpenDocument::pathChanged, this, &FileWatch::follow);
  if (qGuiApp)
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
      if (state == Qt::ApplicationActive) rest_.start();
    });
  follow();
}

// A file that was replaced is another one to the system: it is watched anew after every look.
void FileWatch::follow() {
  QStringList wanted;
  if (!document_.path().isEmpty()) wanted << document_.path() << QFileInfo(document_.path()).absolutePath();
  for (const QString& path : watcher_.files() + watcher_.directories())
    if (!wanted.contains(path)) watcher_.removePath(path);
  for (const QString& path : wanted)
    if (QFileInfo::exists(path) && !(watcher_.files() + watcher_.directories()).contains(path)) watcher_.addPath(path);
  seen_ = document_.fileDigest();
  if (state_ != State::same) Q_EMIT changed(state_ = State::same);
}

FileWatch::State FileWatch::stateOf(const OpenDocument& document) {
  if (document.path().isEmpty() || document.fileDigest().isEmpty()) return State::same;
  if (!QFileInfo::exists(document.path())) return State::gone;
  return digestOf(document.path()) == document.fileDigest() ? State::same : State::changed;
}

void FileWatch::look() {
  const QString path = document_.path();
  if (path.isEmpty()) return;
  const State now = stateOf(document_);
  const QByteArray content = now == State::changed ? digestOf(path) : QByteArray();
  const bool isNew = now != state_ || (now == State::changed && content != seen_);
  state_ = now;
  seen_ = content;
  if (now != State::gone && !watcher_.files().contains(path)) watcher_.addPath(path);
  if (isNew) Q_EMIT changed(now);
}

}  // namespace armature::app
