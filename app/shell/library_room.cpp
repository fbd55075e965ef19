#include "app/shell/library_room.h"

#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

#include "app/panels/library_dialog.h"
#include "app/panels/palette_panel.h"
#include "app/shell/action_set.h"
#include "app/shell/announcements.h"
#include "app/shell/class_way.h"
#include "app/shell/library_classes.h"
#include "app/shell/library_edits.h"
#include "app/shell/library_texts.h"
#include "app/shell/open_pages.h"
#include "app/shell/own_libraries.h"
#include "engine/diagram/library_uses.h"

namespace armature::app {

LibraryRoom::LibraryRoom(EngineThread& engine, LibraryFolders& folders, ActionSet& actions, const Rooms& rooms)
    : engine_(engine),
      folders_(folders),
      rooms_(rooms),
      own_(std::make_unique<OwnLibraries>(engine, folders, rooms.pages, rooms.announcements)),
      classes_(std::make_unique<LibraryClasses>(engine, folders, rooms.pages, rooms.announcements)),
      classWay_(std::make_unique<ClassWay>(rooms.pages, *classes_)),
      texts_(std::make_unique<LibraryTexts>(engine, folders, rooms.pages, rooms.announcements)),
      edits_(std::make_unique<LibraryEdits>(engine, folders, rooms.pages, rooms.announcements)),
      menu_(std::make_unique<QMenu>(tr("&Libraries"), &rooms.announcements.window())) {  // in the window's colours
  menu_->addAction(actions.add(tr("&New library…"), {}, {}, [this] { own_->askNew(); }));
  menu_->addAction(
      actions.add(tr("&Add library folder…"), {}, {}, [this] { addFolder(&rooms_.announcements.window()); }));
  menu_->addAction(actions.add(tr("Library &folders…"), "library", {}, [this] { showFolders(); }));
  rooms_.palette.setTakes(
      [this](const QString& className, const QString& package) { return own_->takes(className, package); });
  connect(&rooms_.palette, &PalettePanel::classDropped, own_.get(), &OwnLibraries::move);
  connect(&rooms_.palette, &PalettePanel::partMenuWanted, this,
          [this](const QString& className, bool isOwn, QMenu& menu) {
            if (isOwn) own_->addClassActions(className, menu);
            if (!isOwn && classes_->has(className)) addClassActions(className, menu);
          });
  connect(&rooms_.pages, &OpenPages::ownLibraryAsked, this,
          [this](const QString& className, bool& isOwn) { isOwn = classes_->has(className); });
  connect(&rooms_.pages, &OpenPages::libraryClassWanted, this,
          [this](DiagramPage* page, const QString& className, const std::function<void(DiagramPage*)>& use) {
            // One that is open as a diagram is edited there.
            if (classes_->has(className) && !classes_->hasOpen(className))
              texts_->openBehind(className, *page, use);
            else
              use(nullptr);
          });
  connect(&rooms_.pages, &OpenPages::classEditWanted, this,
          [this](const QString& className) { classWay_->go(className); });
  rooms_.palette.setLibraryMenu(menu_.get());
  folders_.setInUse([this] { return classesInUse(); });
  connect(&rooms_.palette, &PalettePanel::packageMenuWanted, this, &LibraryRoom::addPackageActions);
  connect(&folders_, &LibraryFolders::answered, this, &LibraryRoom::tellAnswer);
  connect(&folders_, &LibraryFolders::looked, this, &LibraryRoom::tellLooked);
  connect(&folders_, &LibraryFolders::changedOutside, this, &LibraryRoom::tellOutside);
  connect(&folders_, &LibraryFolders::changed, this, [this](const QStringList& gone) {
    for (const auto& page : rooms_.pages.all()) {
      page->readClasses();
      page->checker().librariesChanged();
      readLibraryInsides(*page, engine_);
    }
    tellGone(gone);
  });
}

LibraryRoom::~LibraryRoom() = default;

void LibraryRoom::showFolders() {
  LibraryDialog dialog(folders_, &rooms_.announcements.window());
  connect(&dialog, &LibraryDialog::addWanted, this, [&] { addFolder(&dialog); });
  connect(&dialog, &LibraryDialog::removeWanted, this, [&](const QString& folder) { removeFolder(folder, &dialog); });
  dialog.exec();
}

void LibraryRoom::addFolder(QWidget* parent) {
  const QStringList known = folders_.folders();
  const QString folder =
      QFileDialog::getExistingDirectory(parent, tr("Add library folder"), known.isEmpty() ? QString() : known.last());
  if (!folder.isEmpty()) folders_.add(folder);
}

void LibraryRoom::removeFolder(const QString& folder, QWidget* parent) {
  QStringList libraries;
  if (const ListedFolder* const listed = folders_.listed(folder))
    for (const ListedLibrary& library : listed->libraries)
      if (!folders_.isHidden(library)) libraries << QString::fromStdString(library.name);
  const QString uses = usesOf(libraries);
  if (!uses.isEmpty() && !rooms_.announcements.isQuiet()) {
    QMessageBox box(QMessageBox::Question, tr("Armature"),
                    tr("%1 is in use. Remove it from the palette anyway?").arg(libraries.join(", ")),
                    QMessageBox::NoButton, parent);
    box.setObjectName("libraryInUse");
    box.setInformativeText(tr("Parts of it stay in the diagrams, but cannot run until it is back:\n%1").arg(uses));
    QAbstractButton* const remove = box.addButton(tr("Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() != remove) return;
  }
  folders_.remove(folder);
}

QString LibraryRoom::usesOf(const QStringList& libraries) const {
  constexpr size_t kMostParts = 6;
  std::set<std::string> names;
  for (const QString& name : libraries) names.insert(name.toStdString());
  QStringList lines;
  for (const auto& page : rooms_.pages.all()) {
    const diagram::LibraryUses uses = diagram::usesOf(page->document().values(), names);
    if (uses.empty()) continue;
    QStringList parts;
    for (size_t k = 0; k < std::min(uses.parts.size(), kMostParts); ++k) parts << QString::fromStdString(uses.parts[k]);
    if (uses.parts.size() > kMostParts) parts << tr("%1 more").arg(uses.parts.size() - kMostParts);
    if (uses.isInTexts) parts << tr("Modelica text");
    lines << QStringLiteral("%1: %2").arg(page->document().displayName(), parts.join(QStringLiteral(", ")));
  }
  return lines.join('\n');
}

QStringList LibraryRoom::classesInUse() const {
  QSet<QString> names;
  for (const auto& page : rooms_.pages.all())
    for (const diagram::ComponentItem& item : page->document().values().components)
      if (item.className.find('.') != std::string::npos) names << QString::fromStdString(item.className);
  return names.values();
}

// A class of a library that the person changes: as a diagram where it is drawn, and as text.
void LibraryRoom::addClassActions(const QString& className, QMenu& menu) {
  const QString name = className.section('.', -1);
  menu.addAction(tr("Edit %1 as a diagram").arg(name), this, [this, className] { classes_->open(className); });
  menu.addAction(tr("Edit %1 as text").arg(name), this, [this, className] { texts_->open(className); });
  menu.addAction(tr("Edit the icon of %1").arg(name), this, [this, className] { texts_->openIcon(className); });
  edits_->addClassActions(className, menu);
}

// A library's own row has the menu of its folder.
void LibraryRoom::addPackageActions(const QString& package, QMenu& menu) {
  if (folders_.isOwn(package.section('.', 0, 0)))
    menu.addAction(tr("Edit %1 as text").arg(package.section('.', -1)), this,
                   [this, package] { texts_->open(package); });
  const QString folder = folders_.folderOf(package);
  if (folder.isEmpty()) return;
  own_->addLibraryActions(package, menu);
  menu.addAction(tr("Remove the folder %1 from the palette…").arg(folder), this,
                 [this, folder] { removeFolder(folder, &rooms_.announcements.window()); });
  menu.addAction(tr("Library folders…"), this, &LibraryRoom::showFolders);
}

void LibraryRoom::tellAnswer(const ListedFolder& folder) {
  const QString path = QString::fromStdString(folder.folder);
  const QString words = libraryWords(folders_, folder);
  const bool isBroken =
      std::ranges::any_of(folder.libraries, [](const ListedLibrary& library) { return !library.problem.empty(); });
  if (folder.state != ListedFolder::State::good)
    return rooms_.announcements.warn(tr("%1 was not added.\n%2").arg(path, words));
  if (isBroken)
    return rooms_.announcements.warn(tr("%1 was added, but not all of it can be used.\n%2").arg(path, words));
  QStringList names;
  for (const ListedLibrary& library : folder.libraries) names << QString::fromStdString(library.name);
  rooms_.announcements.say(tr("In the palette now: %1").arg(names.join(QStringLiteral(", "))), 8000);
}

// When the program begins: said, not asked. The list tells the rest.
void LibraryRoom::tellLooked() {
  QStringList wrong;
  for (const QString& folder : folders_.folders())
    if (const ListedFolder* const listed = folders_.listed(folder);
        listed && listed->state != ListedFolder::State::good)
      wrong << folder;
  if (!wrong.isEmpty())
    rooms_.announcements.say(tr("No libraries found in the library folder %1").arg(wrong.join(QStringLiteral(", "))),
                             10000);
}

// Files of libraries that another program has written, or that have come or gone.
void LibraryRoom::tellOutside(const QStringList& files) {
  constexpr qsizetype kMostNames = 4;
  QStringList names;
  for (const QString& file : files.mid(0, kMostNames)) {
    const QFileInfo info(file);
    names << (info.exists() ? info.fileName() : tr("%1 (gone)").arg(info.fileName()));
  }
  if (files.size() > kMostNames) names << tr("%1 more").arg(files.size() - kMostNames);
  rooms_.announcements.say(
      tr("The palette follows what was changed on the disk: %1").arg(names.join(QStringLiteral(", "))), 12000);
}

void LibraryRoom::tellGone(QStringList gone) {
  // What has another name was said when it got it.
  gone.removeIf([this](const QString& library) { return own_->takeRenamed(library); });
  const QString uses = gone.isEmpty() ? QString() : usesOf(gone);
  if (gone.isEmpty()) return;
  const QString names = gone.join(QStringLiteral(", "));
  rooms_.announcements.say(uses.isEmpty() ? tr("No longer in the palette: %1").arg(names)
                                          : tr("No longer in the palette: %1. Still used in %2")
                                                .arg(names, QString(uses).replace('\n', QStringLiteral("; "))),
                           12000);
}

}  // namespace armature::app
