// The file of one open diagram: its recovery copy, what other windows and programs do to it, and the questions about
// it.
#pragma once
#include <QObject>
#include <memory>

#include "app/document/autosave.h"
#include "app/document/file_watch.h"

namespace armature::app {

class Notices;

class PageFile : public QObject {
  Q_OBJECT
 public:
  // `folder` of recovery copies and locks; empty: neither.
  PageFile(OpenDocument& document, Notices& notices, const QString& folder, int number);

  // Of recovery copies and locks; empty: neither.
  const QString& folder() const { return folder_; }
  // Null without a folder, and after the end.
  Autosave* autosave() { return autosave_.get(); }
  // The Modelica file that the diagram was read from, as a copy that is saved elsewhere; empty for others.
  void setModelicaFile(const QString& path) { modelicaFile_ = path; }
  const QString& modelicaFile() const { return modelicaFile_; }
  // The program ends as it should: takes the recovery copy away for good.
  void end();

  enum class Answer { write, writeElsewhere, stop };
  // Whether the document may be written to `path`: asks where that is its own file and this is no longer as it was read
  // or written here. Reloads it where that is the answer, and then stops.
  Answer askBeforeWriting(QWidget* parent, const QString& path);
  // Reads the file again; what was changed here is given up. The reason if it cannot be read.
  QString reload();

 Q_SIGNALS:
  void reloaded();
  void saveWanted();
  void closeWanted();
  void problem(const QString& text);

 private:
  void takeLock();
  void showState(FileWatch::State state);
  void reloadOrTell();
  QString fileName() const;

  OpenDocument& document_;
  Notices& notices_;
  QString folder_;
  FileWatch watch_;
  std::unique_ptr<Autosave> autosave_;
  std::unique_ptr<FileLock> lock_;  // of the file, held against other windows
  QString lockedPath_;
  QString modelicaFile_;
};

}  // namespace armature::app
