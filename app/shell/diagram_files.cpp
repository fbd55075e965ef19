#include "app/shell/diagram_files.h"

#include <QAbstractButton>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "app/language/messages.h"
#include "app/look/shipped.h"
#include "app/panels/shown_name.h"
#include "app/shell/announcements.h"
#include "app/shell/exports.h"
#include "app/shell/library_classes.h"
#include "app/shell/library_texts.h"
#include "app/shell/modelica_files.h"
#include "app/shell/open_pages.h"
#include "app/shell/recent_files.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {
QString diagramFilter() {
  return DiagramFiles::tr("Armature diagrams (*.armature.json)");
}

QString openFilter() {
  return QStringList{DiagramFiles::tr("Diagrams and Modelica (*.armature.json *.mo)"), diagramFilter(),
                     DiagramFiles::tr("Modelica text (*.mo)")}
      .join(";;");
}
}  // namespace

bool DiagramFiles::mayClose(DiagramPage& page) {
  rooms_.pages.commit();
  if (!rooms_.announcements.isQuiet())
    for (DiagramPage* behind : rooms_.pages.pagesBehind(page))
      if (!mayClose(*behind)) return false;
  OpenDocument& document = page.document();
  if (!document.isModified() || rooms_.announcements.isQuiet()) return true;
  const bool hasTab = !OpenPages::isBehind(page);
  if (hasTab) rooms_.pages.show(page);
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Save the changes to %1?").arg(shownName(document)),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &rooms_.announcements.window());
  box.setInformativeText(tr("Without saving they are lost."));
  const int answer = box.exec();
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && saveWhole(page));
}

bool DiagramFiles::mayCloseAll() {
  rooms_.pages.commit();
  std::vector<DiagramPage*> unsaved;
  for (const auto& page : rooms_.pages.all())
    if (page->document().isModified()) unsaved.push_back(page.get());
  if (rooms_.announcements.isQuiet() || unsaved.empty()) return true;
  if (unsaved.size() == 1) return mayClose(*unsaved.front());
  QStringList names;
  for (DiagramPage* page : unsaved) names << shownName(page->document());
  const int count = static_cast<int>(unsaved.size());
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Save the changes to %n diagrams?", nullptr, count),
                  QMessageBox::SaveAll | QMessageBox::Cancel, &rooms_.announcements.window());
  box.setObjectName("closeAllQuestion");
  box.button(QMessageBox::SaveAll)->setText(tr("Save all"));
  box.setInformativeText(tr("Without saving they are lost:\n%1").arg(names.join('\n')));
  const QAbstractButton* discard = box.addButton(tr("Discard all"), QMessageBox::DestructiveRole);
  const int answer = box.exec();
  if (box.clickedButton() == discard) return true;
  if (answer != QMessageBox::SaveAll) return false;
  return std::ranges::all_of(unsaved, [this](DiagramPage* page) { return saveWhole(*page); });
}

// A page by itself, whatever is on show in it.
bool DiagramFiles::saveWhole(DiagramPage& page) {
  if (OpenPages::isBehind(page)) return rooms_.libraryTexts.save(page).value_or(false);
  rooms_.pages.show(page);
  return saveDiagram(page);
}

bool DiagramFiles::open(const QString& path) {
  if (path.endsWith(".mo", Qt::CaseInsensitive)) {
    const auto asCopy = [this, path] { rooms_.modelica.open(path); };
    if (!rooms_.libraries.openFile(path, asCopy)) asCopy();
    return true;
  }
  if (const DiagramPage* open = rooms_.pages.find(path)) {
    rooms_.pages.show(*open);
    return true;
  }
  const QString full = QFileInfo(path).absoluteFilePath();
  // Read first: a damaged file leaves no empty page behind. What is written in between is then seen as a change.
  const QByteArray digest = digestOf(full);
  auto loaded = diagram::load(full.toStdString());
  if (!loaded) {
    rooms_.announcements.warn(tr("The diagram was not opened.\n%1").arg(withStop(spoken(loaded.reason().message))));
    return false;
  }
  DiagramPage& page = rooms_.pages.pageToFill();
  page.file().setModelicaFile({});
  page.document().reset(loaded.take(), full, digest);
  rooms_.pages.noteReset(page);
  rooms_.recent.note(full);
  return true;
}

void DiagramFiles::openDialog() {
  const QString folder = QFileInfo(rooms_.pages.current().document().path()).path();
  const QStringList paths =
      QFileDialog::getOpenFileNames(&rooms_.announcements.window(), tr("Open"), folder, openFilter());
  for (const QString& path : paths) open(path);
}

void DiagramFiles::openExample(const QString& file, const QString& part) {
  if (!open(file)) return;
  DiagramPage& page = rooms_.pages.current();
  page.goUpTo(0);
  const auto& parts = page.scene().parts();
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].name == part) page.scene().select({static_cast<int>(i)}, {});
  rooms_.announcements.window().activateWindow();
}

QString DiagramFiles::firstExample() {
  const QString folder = shippedFolder("resources/examples");
  const QString first = folder + "/Rotational/First.armature.json";
  return !folder.isEmpty() && QFileInfo::exists(first) ? first : QString();
}

void DiagramFiles::openFirst() {
  if (const QString first = firstExample(); !first.isEmpty())
    open(first);
  else
    makeNew();
}

// Several without a name are told apart by numbers.
void DiagramFiles::makeEmpty(DiagramPage& page) {
  const auto isTaken = [&](const std::string& name) {
    return std::ranges::any_of(rooms_.pages.all(), [&](const auto& one) {
      return one.get() != &page && one->document().path().isEmpty() && one->document().values().name == name;
    });
  };
  diagram::Document empty;
  empty.name = "Untitled";
  for (int number = 2; isTaken(empty.name); ++number) empty.name = "Untitled" + std::to_string(number);
  page.file().setModelicaFile({});
  page.document().reset(std::move(empty), {});
  page.diagramCanvas().fit();
  rooms_.pages.updateTab(page);
}

void DiagramFiles::makeNew() {
  makeEmpty(rooms_.pages.pageToFill());
}

void DiagramFiles::makeNewPage() {
  if (isPristine(rooms_.pages.current()))
    makeNew();
  else
    makeEmpty(rooms_.pages.add());
}

bool DiagramFiles::saveTo(const QString& path) {
  DiagramPage& page = rooms_.pages.current();
  rooms_.pages.commit();
  rooms_.view3d.keepView();
  const DiagramPage* const other = rooms_.pages.find(path);
  if (other && other != &page) {
    rooms_.announcements.warn(tr("%1 is open in another tab.\nChoose another name, or close that tab first.")
                                  .arg(QFileInfo(path).fileName()));
    return false;
  }
  const PageFile::Answer answer = page.file().askBeforeWriting(&rooms_.announcements.window(), path);
  if (answer != PageFile::Answer::write) return answer == PageFile::Answer::writeElsewhere && saveAs();
  const auto saved = page.document().save(path);
  if (!saved) {
    rooms_.announcements.warn(
        tr("The diagram was not saved.\n%1").arg(withStop(spokenSentence(saved.reason().message))));
    return false;
  }
  rooms_.recent.note(path);
  rooms_.pages.updateTab(page);
  return true;
}

bool DiagramFiles::save() {
  DiagramPage& current = rooms_.pages.current();
  rooms_.pages.commit();
  if (&current.home() != &current) return rooms_.libraryTexts.save(current.home()).value_or(false);
  bool isAnySaved = false;
  for (DiagramPage* behind : rooms_.pages.pagesBehind(current)) {
    if (!behind->document().isModified()) continue;
    if (!rooms_.libraryTexts.save(*behind).value_or(false)) return false;
    isAnySaved = true;
  }
  return (isAnySaved && !current.document().isModified()) || saveDiagram(current);
}

bool DiagramFiles::saveDiagram(DiagramPage& page) {
  if (const std::optional<bool> isSaved = rooms_.libraries.save(page)) return *isSaved;
  if (const std::optional<bool> isSaved = rooms_.libraryTexts.save(page)) return *isSaved;
  const QString path = page.document().path();
  if (path.isEmpty() && !page.file().modelicaFile().isEmpty()) return saveCopyOfModelica();
  // Shipped examples stay as they are: changes to them are saved elsewhere.
  return path.isEmpty() || isExample(path) ? saveAs() : saveTo(path);
}

// What there is for a diagram that was read from a Modelica file: the file itself with what was changed, or another.
bool DiagramFiles::saveCopyOfModelica() {
  DiagramPage& page = rooms_.pages.current();
  const QFileInfo info(page.file().modelicaFile());
  const bool canBeChanged = rooms_.libraries.canTakeOver(page) && info.isWritable();
  QMessageBox box(
      QMessageBox::Question, tr("Armature"),
      tr("%1 was read from %2. Where should it be saved?").arg(page.document().displayName(), info.fileName()),
      QMessageBox::NoButton, &rooms_.announcements.window());
  box.setObjectName("modelicaSave");
  box.setInformativeText(
      canBeChanged
          ? tr("In %1 only the changes are written: comments, other classes and the layout of the text stay "
               "as they are. Plots, and what else only Armature knows, are kept in an annotation of the class.")
                .arg(info.fileName())
          : tr("%1 cannot be written. Save a copy as a diagram, or write it as a Modelica file of its own.")
                .arg(info.fileName()));
  QPushButton* into =
      canBeChanged ? box.addButton(tr("Save into %1").arg(info.fileName()), QMessageBox::YesRole) : nullptr;
  QPushButton* asDiagram = box.addButton(tr("Save as a diagram…"), QMessageBox::AcceptRole);
  const QAbstractButton* asText = box.addButton(tr("Write Modelica text…"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  // A library of others is not changed by Return alone.
  box.setDefaultButton(into && !rooms_.libraries.isOfPackage(page) ? into : asDiagram);
  box.exec();
  if (into && box.clickedButton() == into) {
    rooms_.libraries.takeOver(page);
    return rooms_.libraries.save(page).value_or(false);
  }
  // Such a text is a copy for others: the diagram counts as unsaved as before.
  if (box.clickedButton() == asText) rooms_.exports.exportModelica();
  return box.clickedButton() == asDiagram && saveAs();
}

bool DiagramFiles::saveAs() {
  DiagramPage& page = rooms_.pages.current();
  OpenDocument& document = page.document();
  const QString file = document.path().isEmpty() ? QString::fromStdString(document.values().name) + ".armature.json"
                                                 : QFileInfo(document.path()).fileName();
  const QString name = folderFor(page) + "/" + file;
  QString path =
      QFileDialog::getSaveFileName(&rooms_.announcements.window(), tr("Save the diagram"), name, diagramFilter());
  if (path.isEmpty()) return false;
  if (!path.endsWith(".json")) path += ".armature.json";
  return saveTo(path);
}

}  // namespace armature::app
