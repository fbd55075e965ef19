#include "app/document/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <QFile>
#include <cerrno>

namespace armature::app {

namespace {

// Whether a path still leads to an open file: its last holder may have removed it meanwhile.
bool isAt(const QByteArray& path, int handle) {
  struct stat own {
  }, there{};
  return ::fstat(handle, &own) == 0 && ::stat(path.constData(), &there) == 0 && own.st_ino == there.st_ino &&
         own.st_dev == there.st_dev;
}

}  // namespace

std::unique_ptr<FileLock> FileLock::take(const QString& path, Outcome* outcome) {
  constexpr int kMostTries = 8;
  const QByteArray name = QFile::encodeName(path);
  Outcome result = Outcome::impossible;
  std::unique_ptr<FileLock> lock;
  for (int tries = 0; tries < kMostTries && !lock; ++tries) {
    const int handle = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (handle < 0) break;
    if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
      if (errno == EWOULDBLOCK) result = Outcome::inUse;
      ::close(handle);
      break;
    }
    if (isAt(name, handle))
      lock.reset(new FileLock(path, handle));
    else
      ::close(handle);
  }
  if (lock) result = Outcome::taken;
  if (outcome) *outcome = result;
  return lock;
}

FileLock::~FileLock() {
  // While it is still held: who waits for it then sees that the file is another one.
  QFile::remove(path_);
  ::close(handle_);
}

}  // namespace armature::app
