#include "app/document/file_claim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace armature::app {

std::unique_ptr<FileLock> claimFile(const QString& folder, const QString& path, FileLock::Outcome* outcome) {
  QDir().mkpath(folder);
  const QByteArray canonical = QFileInfo(path).canonicalFilePath().toUtf8();
  const QByteArray name = QCryptographicHash::hash(canonical, QCryptographicHash::Sha1).toHex();
  return FileLock::take(folder + "/.open-" + QString::fromLatin1(name) + ".lock", outcome);
}

}  // namespace armature::app
