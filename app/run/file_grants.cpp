#include "app/run/file_grants.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace armature::app {

namespace {

constexpr const char* kList = "fileGrants";
constexpr const char* kKinds[] = {"read", "write", "trust"};  // by AccessKind

void write(QSettings& settings, const QList<FileGrant>& grants) {
  settings.beginWriteArray(kList, static_cast<int>(grants.size()));
  for (int k = 0; k < grants.size(); ++k) {
    settings.setArrayIndex(k);
    settings.setValue("document", grants[k].document);
    settings.setValue("folder", grants[k].folder);
    settings.setValue("kind", kKinds[static_cast<size_t>(grants[k].kind)]);
  }
  settings.endArray();
}

// What was kept before there was trust says only whether it may be changed.
AccessKind kindIn(const QSettings& settings) {
  const QString kind = settings.value("kind").toString();
  if (kind == kKinds[static_cast<size_t>(AccessKind::trust)]) return AccessKind::trust;
  const bool isWrite = kind.isEmpty() ? settings.value("write").toBool() : kind == kKinds[1];
  return isWrite ? AccessKind::write : AccessKind::read;
}

void add(FileAccess& access, const std::string& folder, AccessKind kind) {
  auto& folders = kind == AccessKind::trust   ? access.trustedFolders
                  : kind == AccessKind::write ? access.writeFolders
                                              : access.readFolders;
  if (std::find(folders.begin(), folders.end(), folder) == folders.end()) folders.push_back(folder);
}

}  // namespace

QList<FileGrant> FileGrants::remembered(QSettings& settings) {
  QList<FileGrant> grants;
  const int count = settings.beginReadArray(kList);
  for (int k = 0; k < count; ++k) {
    settings.setArrayIndex(k);
    grants << FileGrant{settings.value("document").toString(), settings.value("folder").toString(), kindIn(settings)};
  }
  settings.endArray();
  return grants;
}

void FileGrants::revoke(QSettings& settings, const FileGrant& grant) {
  QList<FileGrant> grants = remembered(settings);
  grants.removeAll(grant);
  settings.remove(kList);
  write(settings, grants);
}

FileAccess FileGrants::access() const {
  FileAccess access = once_;
  const bool hasFile = !document_.path().isEmpty();
  const QFileInfo file(document_.path());
  if (hasFile) access.folder = file.absolutePath().toStdString();
  if (!settings_) return access;
  for (const FileGrant& grant : remembered(*settings_)) {
    const bool holds = grant.kind == AccessKind::trust || (hasFile && grant.document == file.absoluteFilePath());
    if (holds) add(access, grant.folder.toStdString(), grant.kind);
  }
  return access;
}

void FileGrants::allowOnce(const AccessRequest& request) {
  add(once_, request.folder, request.kind);
}

void FileGrants::allowAlways(const AccessRequest& request) {
  if (!canRemember(request.kind)) return allowOnce(request);
  QList<FileGrant> grants = remembered(*settings_);
  const bool isForAll = request.kind == AccessKind::trust;
  const FileGrant grant{isForAll ? QString() : QFileInfo(document_.path()).absoluteFilePath(),
                        QString::fromStdString(request.folder), request.kind};
  if (!grants.contains(grant)) write(*settings_, grants << grant);
}

}  // namespace armature::app
