#include "app/run/file_grants.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace armature::app {

namespace {

constexpr const char* kList = "fileGrants";

void write(QSettings& settings, const QList<FileGrant>& grants) {
  settings.beginWriteArray(kList, static_cast<int>(grants.size()));
  for (int k = 0; k < grants.size(); ++k) {
    settings.setArrayIndex(k);
    settings.setValue("document", grants[k].document);
    settings.setValue("folder", grants[k].folder);
    settings.setValue("write", grants[k].isWrite);
  }
  settings.endArray();
}

void add(FileAccess& access, const std::string& folder, bool isWrite) {
  auto& folders = isWrite ? access.writeFolders : access.readFolders;
  if (std::find(folders.begin(), folders.end(), folder) == folders.end()) folders.push_back(folder);
}

}  // namespace

QList<FileGrant> FileGrants::remembered(QSettings& settings) {
  QList<FileGrant> grants;
  const int count = settings.beginReadArray(kList);
  for (int k = 0; k < count; ++k) {
    settings.setArrayIndex(k);
    grants << FileGrant{settings.value("document").toString(), settings.value("folder").toString(),
                        settings.value("write").toBool()};
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
  if (document_.path().isEmpty()) return access;
  const QFileInfo file(document_.path());
  access.folder = file.absolutePath().toStdString();
  if (!settings_) return access;
  for (const FileGrant& grant : remembered(*settings_))
    if (grant.document == file.absoluteFilePath()) add(access, grant.folder.toStdString(), grant.isWrite);
  return access;
}

void FileGrants::allowOnce(const AccessRequest& request) {
  add(once_, request.folder, request.isWrite);
}

void FileGrants::allowAlways(const AccessRequest& request) {
  if (!canRemember()) return allowOnce(request);
  QList<FileGrant> grants = remembered(*settings_);
  const FileGrant grant{QFileInfo(document_.path()).absoluteFilePath(), QString::fromStdString(request.folder),
                        request.isWrite};
  if (!grants.contains(grant)) write(*settings_, grants << grant);
}

}  // namespace armature::app
