#include "app/shell/library_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

#include "app/language/messages.h"
#include "app/shell/announcements.h"
#include "engine/base/durable_file.h"
#include "engine/base/read_file.h"

namespace armature::app {

namespace {

struct FileWords {
  Q_DECLARE_TR_FUNCTIONS(LibraryFile)
};

bool mayReplace(const QString& path, const Announcements& announcements) {
  const QString words = FileWords::tr("%1 was changed by another program.").arg(QFileInfo(path).fileName());
  if (announcements.isQuiet()) {
    announcements.warn(words);
    return false;
  }
  QMessageBox box(QMessageBox::Warning, FileWords::tr("Armature"), words, QMessageBox::NoButton,
                  &announcements.window());
  box.setObjectName("libraryFileChanged");
  box.setInformativeText(
      FileWords::tr("Saving replaces what is there now by the text that was opened here, with your changes."));
  QAbstractButton* const replace = box.addButton(FileWords::tr("Replace it"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  return box.clickedButton() == replace;
}

}  // namespace

bool LibraryFile::write(const std::string& made, const Announcements& announcements) {
  const std::string onDisk = readFile(path.toStdString()).value_or("");
  if (onDisk == text && made == text) return true;
  if (onDisk != text && !mayReplace(path, announcements)) return false;
  if (const auto written = writeDurably(path.toStdString(), made); !written) {
    tellUnsaved(QFileInfo(path).fileName(), written.reason().message, announcements);
    return false;
  }
  text = made;
  return true;
}

bool mayWriteMistake(const QString& what, const Phrase& why, const Announcements& announcements) {
  if (announcements.isQuiet()) {
    tellUnsaved(what, why, announcements);
    return false;
  }
  QMessageBox box(QMessageBox::Warning, FileWords::tr("Armature"),
                  FileWords::tr("%1 has a mistake: %2").arg(what, withStop(spokenSentence(why))), QMessageBox::NoButton,
                  &announcements.window());
  box.setObjectName("libraryMistake");
  box.setInformativeText(FileWords::tr("Until it is mended, no diagram can use what the file contains."));
  QAbstractButton* const save = box.addButton(FileWords::tr("Save it all the same"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  return box.clickedButton() == save;
}

void tellUnsaved(const QString& what, const Phrase& why, const Announcements& announcements) {
  announcements.warn(FileWords::tr("%1 was not saved.\n%2").arg(what, withStop(spokenSentence(why))));
}

}  // namespace armature::app
