#include "app/shell/recovery.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

#include "app/document/autosave.h"
#include "app/look/moment_words.h"
#include "app/shell/announcements.h"
#include "app/shell/diagram_files.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_file.h"

namespace armature::app {

Recovery::Recovery(QString folder, OpenPages& pages, const Announcements& announcements)
    : folder_(std::move(folder)), pages_(pages), announcements_(announcements) {
  if (!folder_.isEmpty()) QTimer::singleShot(0, this, &Recovery::offer);
}

QString Recovery::standardFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery";
}

void Recovery::flush() {
  for (const auto& page : pages_.all())
    if (Autosave* const copy = page->file().autosave()) copy->flush();
}

void Recovery::offer() {
  auto left = Autosave::leftovers(folder_);
  if (left.size() > 1) return offerAll(left);
  for (auto& found : left) act(found, ask(found));
}

namespace {

// Of diagrams without a title the first parts tell one from another.
QString firstParts(const diagram::Document& document) {
  constexpr size_t kMost = 3;
  QStringList names;
  for (size_t k = 0; k < std::min(kMost, document.components.size()); ++k)
    names << QString::fromStdString(document.components[k].name);
  return names.join(QStringLiteral(", ")) + (document.components.size() > kMost ? QStringLiteral(", …") : QString());
}

// As a row of the list.
QString titleOf(const diagram::Document& document) {
  if (!document.title.empty()) return QString::fromStdString(document.title);
  return document.components.empty() ? Recovery::tr("a new diagram") : firstParts(document);
}

// As it is spoken of in a sentence.
QString nameOf(const Autosave::Recovered& found) {
  if (!found.originalPath.isEmpty()) return QFileInfo(found.originalPath).fileName();
  if (!found.document.title.empty()) return Recovery::tr("“%1”").arg(QString::fromStdString(found.document.title));
  if (found.document.components.empty()) return Recovery::tr("a new diagram");
  return Recovery::tr("a new diagram with %1").arg(firstParts(found.document));
}

}  // namespace

void Recovery::offerAll(std::vector<Autosave::Recovered>& left) {
  std::vector<RecoveryDialog::Entry> entries;
  for (const auto& found : left)
    entries.push_back({found.originalPath, titleOf(found.document), QFileInfo(found.file).lastModified()});
  RecoveryDialog dialog(entries, &announcements_.window());
  dialog.exec();
  for (size_t i = 0; i < left.size(); ++i) act(left[i], dialog.answerFor(i));
}

void Recovery::closeStart() {
  const QString start = DiagramFiles::firstExample();
  for (int i = pages_.count() - 1; i >= 0; --i) {
    DiagramPage& page = pages_.at(i);
    OpenDocument& document = page.document();
    const bool isStart = !start.isEmpty() && document.path() == start && document.undoStack()->count() == 0;
    if (isStart && !document.isModified() && pages_.count() > 1) pages_.remove(i);
  }
}

void Recovery::act(Autosave::Recovered& found, Answer answer) {
  if (answer == Answer::discard) QFile::remove(found.file);
  if (answer == Answer::restore) restore(found);
}

Recovery::Answer Recovery::ask(const Autosave::Recovered& found) const {
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Armature ended before %1 was saved.").arg(nameOf(found)),
                  QMessageBox::NoButton, &announcements_.window());
  box.setObjectName("recoveryQuestion");
  QStringList facts{tr("Your changes have been kept."),
                    tr("Last change: %1").arg(momentWords(QFileInfo(found.file).lastModified()))};
  if (!found.originalPath.isEmpty())
    facts << tr("Folder: %1").arg(QDir::toNativeSeparators(QFileInfo(found.originalPath).absolutePath()));
  box.setInformativeText(facts.join('\n'));
  QPushButton* restoring = box.addButton(tr("Restore"), QMessageBox::AcceptRole);
  const QAbstractButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
  // Whoever closes the question has not thrown anything away.
  box.setEscapeButton(box.addButton(tr("Decide later"), QMessageBox::RejectRole));
  box.setDefaultButton(restoring);
  box.exec();
  if (box.clickedButton() == discard) return Answer::discard;
  return box.clickedButton() == restoring ? Answer::restore : Answer::later;
}

// On the page that has the file open as it was saved, else on one of its own.
void Recovery::restore(Autosave::Recovered& found) {
  DiagramPage* page = nullptr;
  for (const auto& open : pages_.all()) {
    const OpenDocument& document = open->document();
    if (!found.originalPath.isEmpty() && document.path() == found.originalPath && !document.isModified())
      page = open.get();
  }
  if (!page) page = &pages_.pageToFill();
  pages_.show(*page);
  page->document().reset(std::move(found.document), found.originalPath, found.originalDigest);
  page->document().setUnsaved();
  page->file().autosave()->takeOver(found);
  pages_.noteReset(*page);
  closeStart();
  pages_.show(*page);
}

}  // namespace armature::app
