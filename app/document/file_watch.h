// Whether the file of an open document is still as it was read or written here.
#pragma once
#include "app/document/open_document.h"
#include "app/document/path_watch.h"

namespace armature::app {

// SHA-256 of a file's content; empty when it cannot be read.
QByteArray digestOf(const QString& path);

class FileWatch : public QObject {
  Q_OBJECT
 public:
  explicit FileWatch(OpenDocument& document, QObject* parent = nullptr);

  enum class State { same, changed, gone };
  // Reads the file. `same` for a document without one.
  static State stateOf(const OpenDocument& document);
  // The state at the last look.
  State state() const { return state_; }
  void look();

 Q_SIGNALS:
  // The file has become another one, or is again what is known. Twice for two changes that follow each other.
  void changed(armature::app::FileWatch::State state);

 private:
  void follow();
  void setFiles();
  OpenDocument& document_;
  PathWatch watch_;
  State state_ = State::same;
  QByteArray seen_;  // content at the last look
};

}  // namespace armature::app
