#include "app/shell/page_file.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "app/document/difference.h"
#include "app/document/file_claim.h"
#include "app/language/messages.h"
#include "app/look/shipped.h"
#include "app/shell/notices.h"

namespace armature::app {

namespace {

constexpr int kMostLines = 6;  // of differences in a question

// What the file has that the diagram here has not, as lines of a question.
QString differenceLines(const OpenDocument& document) {
  const auto onDisk = diagram::load(document.path().toStdString());
  if (!onDisk) return PageFile::tr("What is there now is not a readable diagram.");
  QStringList lines = differencesOnDisk(document.values(), onDisk.value());
  const qsizetype count = lines.size();
  if (count > kMostLines) {
    lines = lines.mid(0, kMostLines - 1);
    lines << PageFile::tr("and %1 more").arg(count - kMostLines + 1);
  }
  for (QString& line : lines) line.prepend(QStringLiteral("•  "));
  return PageFile::tr("On the disk:\n%1").arg(lines.join('\n'));
}

}  // namespace

PageFile::PageFile(OpenDocument& document, Notices& notices, const QString& folder, int number)
    : document_(document), notices_(notices), folder_(folder), watch_(document) {
  connect(&watch_, &FileWatch::changed, this, &PageFile::showState);
  // What reloading gives up has to be on its button also when it is changed later.
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, [this] {
    if (notices_.has("disk")) showState(watch_.state());
  });
  if (folder_.isEmpty()) return;
  autosave_ = std::make_unique<Autosave>(document_, folder_, number);
  connect(autosave_.get(), &Autosave::failed, this, [this](const QString& reason) {
    if (reason.isEmpty()) return notices_.take("recovery");
    notices_.show("recovery", tr("Your changes are not backed up against a crash: %1").arg(reason));
  });
  connect(&document_, &OpenDocument::pathChanged, this, &PageFile::takeLock);
}

void PageFile::end() {
  autosave_.reset();
  lock_.reset();
}

QString PageFile::fileName() const {
  return QFileInfo(document_.path()).fileName();
}

void PageFile::takeLock() {
  const QString path = document_.path().isEmpty() ? QString() : QFileInfo(document_.path()).canonicalFilePath();
  if (path == lockedPath_) return;
  lockedPath_ = path;
  lock_.reset();
  notices_.take("window");
  if (path.isEmpty() || isExample(path)) return;  // an example is saved under another name: nobody's work is at stake
  FileLock::Outcome outcome{};
  lock_ = claimFile(folder_, path, &outcome);
  if (outcome != FileLock::Outcome::inUse) return;
  notices_.show(
      "window",
      tr("%1 is also open in another window. Each asks before overwriting what the other has saved.").arg(fileName()),
      {{tr("Close it here"), [this] { Q_EMIT closeWanted(); }}});
}

void PageFile::showState(FileWatch::State state) {
  notices_.take("disk");
  if (state == FileWatch::State::same) return;
  if (state == FileWatch::State::gone)
    return notices_.show("disk", tr("%1 is no longer on the disk.").arg(fileName()),
                         {{tr("Save it again"), [this] { Q_EMIT saveWanted(); }}});
  const QString reload = document_.isModified() ? tr("Discard mine and reload") : tr("Reload");
  notices_.show("disk", tr("%1 has been changed on the disk.").arg(fileName()),
                {{reload, [this] { reloadOrTell(); }}, {tr("Keep mine"), {}}});
}

QString PageFile::reload() {
  const Result<void> opened = document_.open(document_.path());
  if (!opened) return withStop(spoken(opened.reason().message));
  notices_.take("disk");
  Q_EMIT reloaded();
  return {};
}

void PageFile::reloadOrTell() {
  if (const QString reason = reload(); !reason.isEmpty())
    Q_EMIT problem(tr("The diagram was not opened.\n%1").arg(reason));
}

PageFile::Answer PageFile::askBeforeWriting(QWidget* parent, const QString& path) {
  if (path != document_.path()) return Answer::write;
  const FileWatch::State state = FileWatch::stateOf(document_);
  if (state == FileWatch::State::same) return Answer::write;
  const bool isGone = state == FileWatch::State::gone;
  QMessageBox box(QMessageBox::Question, tr("Armature"),
                  isGone ? tr("%1 is no longer on the disk.").arg(fileName())
                         : tr("%1 has been changed on the disk.").arg(fileName()),
                  QMessageBox::NoButton, parent);
  box.setObjectName("fileQuestion");
  box.setInformativeText(isGone
                             ? tr("It was moved or deleted after it was opened or saved here.")
                             : tr("Another program has written it after it was opened or saved here. Saving replaces "
                                  "what that program wrote.\n\n%1")
                                   .arg(differenceLines(document_)));
  QAbstractButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
  QAbstractButton* write =
      box.addButton(isGone ? tr("Save it there again") : tr("Replace it"), QMessageBox::DestructiveRole);
  const QAbstractButton* reread =
      isGone ? nullptr : box.addButton(tr("Discard mine and reload"), QMessageBox::DestructiveRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  const QAbstractButton* clicked = box.clickedButton();
  if (clicked == write) return Answer::write;
  if (clicked == elsewhere) return Answer::writeElsewhere;
  if (reread && clicked == reread) reloadOrTell();
  return Answer::stop;
}

}  // namespace armature::app
