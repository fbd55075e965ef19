#include "app/shell/own_libraries.h"

#include <QDesktopServices>
#include <QDir>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>

#include "app/document/changes_between.h"
#include "app/document/edit_command.h"
#include "app/language/messages.h"
#include "app/panels/new_library_dialog.h"
#include "app/shell/action_need.h"
#include "app/shell/announcements.h"
#include "app/shell/open_pages.h"
#include "engine/base/read_file.h"
#include "engine/diagram/json.h"
#include "engine/diagram/moved_class.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_library.h"
#include "engine/diagram/text_names.h"
#include "engine/diagram/wire_lines.h"

namespace armature::app {

// Classes on their way from a diagram into a library.
struct OwnLibraries::Moving {
  QPointer<DiagramPage> page;
  QString library, folder, first;  // the class that was meant
  QStringList names;               // all that go
  std::vector<std::string> texts;
  std::vector<diagram::UsedLibrary> uses;
  MovedFiles replaced;  // what they are written over
};

void OwnLibraries::askNew(const std::function<void(const QString&)>& then) {
  QStringList taken;
  if (const QStringList* const top = pages_.current().catalog().children({})) taken = *top;
  const QStringList known = folders_.folders();
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString near = known.isEmpty() ? documents : QFileInfo(known.last()).path();
  if (!QFileInfo(near).isDir()) near = QDir::homePath();  // not everybody has a folder for documents
  NewLibraryDialog dialog(taken, near, &announcements_.window());
  if (dialog.exec() != QDialog::Accepted) return;
  if (then) {
    auto* once = new QObject(this);
    connect(&folders_, &LibraryFolders::changed, once, [this, once, then, name = dialog.name()] {
      if (!folders_.isOwn(name)) return;
      once->deleteLater();
      then(name);
    });
  }
  make(dialog.folder(), dialog.name(), dialog.version());
}

void OwnLibraries::make(const QString& parent, const QString& name, const QString& version) {
  diagram::NewLibrary wanted{name.toStdString(), version.toStdString(), {}};
  wanted.uses.emplace_back("Modelica", folders_.versionOf(QStringLiteral("Modelica")).toStdString());
  onDisk(
      tr("The library %1 was not created.").arg(name),
      [parent, wanted](Engine&) { return diagram::makeLibrary(parent.toStdString(), wanted); },
      [this](const Result<std::string>& made) {
        const QString place = QString::fromStdString(*made);
        folders_.setOwn(place, true);
        folders_.add(place);
      });
}

void OwnLibraries::addLibraryActions(const QString& library, QMenu& menu) {
  const ListedLibrary* const known = folders_.library(library);
  if (!known) return;
  const QString place = QString::fromStdString(known->place);
  if (folders_.isOwn(library)) {
    QAction* const rename = menu.addAction(tr("Rename %1…").arg(library), this, [this, library] { askName(library); });
    needClosed(*rename, place);
    showNeeds(menu);
    menu.addAction(tr("Version of %1…").arg(library), this, [this, library] { askVersion(library); });
  }
  QAction* own = menu.addAction(tr("Editable with this program"));
  own->setCheckable(true);
  own->setChecked(folders_.isOwn(library));
  connect(own, &QAction::toggled, this, [this, place](bool isOwn) { folders_.setOwn(place, isOwn); });
  menu.addAction(tr("Show in the file manager"), this,
                 [place] { QDesktopServices::openUrl(QUrl::fromLocalFile(place)); });
  menu.addSeparator();
}

void OwnLibraries::askName(const QString& library) {
  QInputDialog ask(&announcements_.window());
  ask.setObjectName("libraryNameQuestion");
  ask.setWindowTitle(tr("Rename library"));
  ask.setLabelText(tr("Its folder, its texts and the open diagrams then have the new name instead of %1.\n"
                      "Diagrams that are not open keep the old name.")
                       .arg(library));
  ask.setTextValue(library);
  ask.setOkButtonText(tr("Rename"));
  if (ask.exec() == QDialog::Accepted && ask.textValue().trimmed() != library)
    rename(library, ask.textValue().trimmed());
}

void OwnLibraries::rename(const QString& before, const QString& after) {
  const QString failed = tr("%1 was not renamed.").arg(before);
  if (const QStringList* const top = pages_.current().catalog().children({}); top && top->contains(after))
    return announcements_.warn(failed + '\n' + tr("A library called %1 already exists.").arg(after));
  const QString place = placeOf(before);
  // What is open of it is saved where it was.
  if (!isClosed(place, failed)) return;
  onDisk(
      failed, [place, after](Engine&) { return diagram::renameLibrary(place.toStdString(), after.toStdString()); },
      [this, before, after, place](const Result<std::string>& made) {
        // No step of the diagrams': undoing one would leave it with a name that no folder has.
        for (const auto& page : pages_.all())
          EditCommand::followClass(page->document(), before.toStdString(), after.toStdString());
        renamed_.insert(before);
        folders_.replace(place, QString::fromStdString(*made));
        announcements_.say(tr("%1 is now called %2, on the disk and in the open diagrams.").arg(before, after), 8000);
      });
}

void OwnLibraries::askVersion(const QString& library) {
  QInputDialog ask(&announcements_.window());
  ask.setObjectName("libraryVersionQuestion");
  ask.setWindowTitle(tr("Version of %1").arg(library));
  ask.setLabelText(tr("The version of %1, as others name it in “uses”:").arg(library));
  ask.setTextValue(folders_.versionOf(library));
  if (ask.exec() == QDialog::Accepted && !ask.textValue().trimmed().isEmpty())
    setVersion(library, ask.textValue().trimmed());
}

void OwnLibraries::setVersion(const QString& library, const QString& version) {
  const QString place = placeOf(library);
  onDisk(
      tr("The version of %1 was not changed.").arg(library),
      [place, version](Engine&) { return diagram::setLibraryVersion(place.toStdString(), version.toStdString()); },
      [this, library, version](const Result<void>&) {
        folders_.readAgain();
        announcements_.say(tr("%1 now has version %2.").arg(library, version), 8000);
      });
}

bool OwnLibraries::takes(const QString& className, const QString& package) const {
  const auto own = pages_.current().catalog().own();
  const bool isOfDiagram = std::any_of(
      own.begin(), own.end(), [&](const ClassPtr& info) { return QString::fromStdString(info->name) == className; });
  return isOfDiagram && folders_.isOwn(package);
}

void OwnLibraries::addClassActions(const QString& className, QMenu& menu) {
  const QStringList libraries = folders_.own();
  QMenu* const into = menu.addMenu(tr("Move into library"));
  for (const QString& library : libraries)
    into->addAction(library, this, [this, className, library] { move(className, library); });
  if (!libraries.isEmpty()) into->addSeparator();
  into->addAction(tr("New library…"), this, [this, className] {
    askNew([this, className](const QString& library) { move(className, library); });
  });
}

// What else has to go with a class is asked about.
bool OwnLibraries::mayMove(const QStringList& names, const QString& library) const {
  if (names.size() < 2 || announcements_.isQuiet()) return true;
  QMessageBox box(QMessageBox::Question, tr("Armature"),
                  tr("%1 needs other classes of this diagram. Move them together?").arg(names.first()),
                  QMessageBox::NoButton, &announcements_.window());
  box.setObjectName("moveQuestion");
  box.setInformativeText(tr("Into %1: %2").arg(library, names.join(QStringLiteral(", "))));
  QAbstractButton* const move = box.addButton(tr("Move"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == move;
}

void OwnLibraries::move(const QString& className, const QString& library) {
  pages_.commit();
  DiagramPage& page = pages_.current();
  const diagram::Document& values = page.document().values();
  if (page.document().locks().structure)
    return announcements_.say(tr("The parts of this lesson's diagram are locked."), 6000);
  Moving moving{&page, library, placeOf(library), className, {}, {}, {}, {}};
  const auto needed = diagram::neededClasses(values, className.toStdString());
  std::set<std::string> mentioned;
  for (const size_t i : needed) {
    moving.texts.push_back(values.classes[i]);
    const QString name = QString::fromStdString(diagram::classHead(values.classes[i]).name);
    name == className ? moving.names.prepend(name) : moving.names.append(name);
    for (const std::string& first : diagram::firstNames(values.classes[i])) mentioned.insert(first);
  }
  const QString failed = tr("%1 was not moved.").arg(className);
  if (needed.empty() || moving.folder.isEmpty()) return;
  if (const auto moved = diagram::withClassesMoved(values, needed, library.toStdString()); !moved)
    return announcements_.warn(failed + '\n' + spokenSentence(moved.reason().message) + '.');
  if (!mayMove(moving.names, library)) return;
  const QStringList* const top = page.catalog().children({});
  for (const std::string& name : mentioned)
    if (const QString used = QString::fromStdString(name); top && top->contains(used) && used != library)
      moving.uses.emplace_back(name, folders_.versionOf(used).toStdString());
  movedEarlier(moving).empty() ? write(moving) : writeAgain(moving);
}

// Those of its classes that this window has moved there before: by undoing, the diagram has them again.
OwnLibraries::MovedFiles OwnLibraries::movedEarlier(const Moving& moving) const {
  MovedFiles earlier;
  const MovedFiles all = moved_.value(moving.library);
  for (const QString& name : moving.names)
    if (const auto found = all.find(name.toStdString()); found != all.end()) earlier.insert(*found);
  return earlier;
}

// Those that nobody has written since.
OwnLibraries::MovedFiles OwnLibraries::unchanged(const MovedFiles& files) {
  MovedFiles same;
  for (const auto& [name, file] : files)
    if (readFile(file.path) == file.written) same.emplace(name, file);
  return same;
}

// What was moved there once and is as it was then is written over; a class that has changed here meanwhile is asked
// about, for others may use it as it is.
void OwnLibraries::writeAgain(const Moving& moving) {
  onDisk(
      tr("%1 was not moved.").arg(moving.first),
      [earlier = movedEarlier(moving)](Engine&) { return Result<MovedFiles>(unchanged(earlier)); },
      [this, moving](const Result<MovedFiles>& found) {
        if (!mayReplace(moving, *found)) return;
        Moving again = moving;
        again.replaced = *found;
        write(again);
      });
}

bool OwnLibraries::mayReplace(const Moving& moving, const MovedFiles& files) const {
  QStringList others;
  for (const auto& [name, file] : files)
    if (std::ranges::find(moving.texts, file.classText) == moving.texts.end()) others << QString::fromStdString(name);
  if (others.isEmpty() || announcements_.isQuiet()) return true;
  QMessageBox box(QMessageBox::Question, tr("Armature"),
                  tr("%1 already has these classes from an earlier move: %2. Replace them?")
                      .arg(moving.library, others.join(QStringLiteral(", "))),
                  QMessageBox::NoButton, &announcements_.window());
  box.setObjectName("replaceQuestion");
  box.setInformativeText(
      tr("Their files have not been changed since. Other diagrams that use them get the new texts."));
  QAbstractButton* const replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == replace;
}

// A class of the diagram as a library is to have it: its wires with the corners and colours that they are drawn with.
static std::string drawnClassText(Engine& engine, const diagram::Document& owner, const std::string& classText) {
  auto inside = engine.insideOf(owner, diagram::ownClassName(classText));
  if (!inside || inside->connections.empty() || inside->extra->contains("inheritedFrom")) return classText;
  for (const std::string& other : owner.classes)
    if (other != classText) inside->classes.push_back(other);
  const auto drawn = engine.exportModelica(*inside);
  return drawn ? diagram::withWireLines(classText, *drawn) : classText;
}

void OwnLibraries::write(const Moving& moving) {
  const auto owner = std::make_shared<const diagram::Document>(diagram::ownClassesOf(moving.page->document().values()));
  onDisk(
      tr("%1 was not moved.").arg(moving.first),
      [moving, owner](Engine& engine) -> Result<MovedFiles> {
        const std::string folder = moving.folder.toStdString();
        std::vector<std::string> drawn;
        for (const std::string& text : moving.texts) drawn.push_back(drawnClassText(engine, *owner, text));
        std::set<std::string> replaced;
        for (const auto& [name, file] : unchanged(moving.replaced)) replaced.insert(name);
        if (const auto done = diagram::addClasses(folder, drawn, moving.uses, replaced); !done) return done.reason();
        MovedFiles files;
        for (const std::string& text : moving.texts) {
          const std::string name = diagram::classHead(text).name, path = folder + "/" + name + ".mo";
          if (const auto written = readFile(path)) files[name] = {path, *written, text};
        }
        return files;
      },
      [this, moving](const Result<MovedFiles>& files) { take(moving, *files); });
}

// The library has the classes: the diagram uses them there, unless it has changed them in this moment.
void OwnLibraries::take(const Moving& moving, const MovedFiles& written) {
  for (const auto& [name, file] : written) moved_[moving.library][name] = file;
  if (moving.page) {
    OpenDocument& document = moving.page->document();
    std::vector<size_t> positions;
    for (size_t i = 0; i < document.values().classes.size(); ++i)
      if (std::ranges::find(moving.texts, document.values().classes[i]) != moving.texts.end()) positions.push_back(i);
    const auto moved = diagram::withClassesMoved(document.values(), positions, moving.library.toStdString());
    if (moved && positions.size() == moving.texts.size())
      document.perform(tr("Move %1 into %2").arg(moving.first, moving.library),
                       changesBetween(document.values(), *moved));
  }
  folders_.readAgain();
  QStringList files;
  const bool isOneFile = diagram::isOneFile(moving.folder.toStdString());
  for (const QString& name : moving.names) files << (isOneFile ? name : name + QStringLiteral(".mo"));
  announcements_.say(tr("Written: %1 in %2. Undo brings the class back into the diagram; the files stay.")
                         .arg(files.join(QStringLiteral(", ")), QDir::toNativeSeparators(moving.folder)),
                     12000);
}

}  // namespace armature::app
