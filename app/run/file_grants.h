// What a person has allowed the model of a diagram to touch besides its own folder: for one run, or for always. What is
// allowed for always is kept in the settings by the diagram's file and the folder; a diagram without a file has nothing
// to be remembered by. Trust in a library's C functions is kept by the library's folder alone.
#pragma once
#include <QObject>
#include <QStringList>

#include "app/document/open_document.h"
#include "app/run/engine.h"

class QSettings;

namespace armature::app {

// One remembered answer.
struct FileGrant {
  QString document;  // file of the diagram; empty where it holds for all, as trust in a library does
  QString folder;
  AccessKind kind = AccessKind::read;
  bool operator==(const FileGrant&) const = default;
};

class FileGrants {
 public:
  explicit FileGrants(const OpenDocument& document) : document_(document) {}

  // Where answers are remembered; null (as at first): nowhere. The settings must outlive this object.
  void setSettings(QSettings* settings) { settings_ = settings; }
  const QSettings* settings() const { return settings_; }
  // What the document's model may touch now.
  FileAccess access() const;
  // Whether an answer for always could be kept.
  bool canRemember(AccessKind kind) const {
    return settings_ && (kind == AccessKind::trust || !document_.path().isEmpty());
  }
  void allowOnce(const AccessRequest& request);
  void allowAlways(const AccessRequest& request);
  // The run that was allowed something for once is over.
  void endOnce() { once_ = {}; }

  // All remembered answers, of all documents; and taking one back.
  static QList<FileGrant> remembered(QSettings& settings);
  static void revoke(QSettings& settings, const FileGrant& grant);

 private:
  const OpenDocument& document_;
  QSettings* settings_ = nullptr;
  FileAccess once_;
};

}  // namespace armature::app
