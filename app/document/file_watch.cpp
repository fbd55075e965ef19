#include "app/document/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace armature::app {

QByteArray digestOf(const QString& path) {
  QFile file(path);
  QCryptographicHash hash(QCryptographicHash::Sha256);
  return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

FileWatch::FileWatch(OpenDocument& document, QObject* parent) : QObject(parent), document_(document) {
  connect(&watch_, &PathWatch::mayHaveChanged, this, &FileWatch::look);
  connect(&document_, &OpenDocument::pathChanged, this, &FileWatch::follow);
  follow();
}

void FileWatch::setFiles() {
  watch_.setFiles(document_.path().isEmpty() ? QStringList() : QStringList{document_.path()});
}

void FileWatch::follow() {
  setFiles();
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
  setFiles();
  if (isNew) Q_EMIT changed(now);
}

}  // namespace armature::app
