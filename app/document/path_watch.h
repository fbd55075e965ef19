// Tells when files may have been changed by others: by the system where it can, and whenever the program comes to the
// front, for a network tells nothing.
#pragma once
#include <QFileSystemWatcher>
#include <QTimer>

namespace armature::app {

class PathWatch : public QObject {
  Q_OBJECT
 public:
  explicit PathWatch(QObject* parent = nullptr);
  // The files that are looked at from now on, with their folders. To be said again after each look: a file that was
  // replaced is another one to the system.
  void setFiles(const QStringList& files);
  // The same for files and folders just as they are said.
  void setPaths(const QStringList& paths);
  // As if something had been told just now.
  void wake() { rest_.start(); }

 Q_SIGNALS:
  // Others write a file in several steps: they have rested a moment.
  void mayHaveChanged();

 private:
  QFileSystemWatcher watcher_;
  QTimer rest_;
};

}  // namespace armature::app
