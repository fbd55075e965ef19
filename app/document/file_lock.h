// Something that one program at a time holds, and that the system lets go of when the program ends, however it ends: a
// lock (flock) on a small file. Process numbers would not do: they come again, and a zombie has one, too.
#pragma once
#include <QString>
#include <memory>

namespace armature::app {

class FileLock {
 public:
  enum class Outcome { taken, inUse, impossible };
  // Makes the file and locks it. Null when another program (or another object here) holds it, or where the file system
  // has no locks; `outcome` tells these apart.
  static std::unique_ptr<FileLock> take(const QString& path, Outcome* outcome = nullptr);
  // Removes the file.
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  FileLock(QString path, int handle) : path_(std::move(path)), handle_(handle) {}
  QString path_;
  int handle_;
};

}  // namespace armature::app
