// The person's libraries, as the window offers them: folders on the library path, by the button in the palette, by the
// menus there, and by the dialog of the preferences. A change is seen at once by the palette and by all open diagrams.
#pragma once
#include <QObject>

#include "app/run/library_folders.h"

class QMenu;

namespace armature::app {

class ActionSet;
class Announcements;
class ClassWay;
class LibraryClasses;
class LibraryEdits;
class LibraryTexts;
class OpenPages;
class OwnLibraries;
class PalettePanel;

class LibraryRoom : public QObject {
  Q_OBJECT
 public:
  struct Rooms {
    OpenPages& pages;
    PalettePanel& palette;
    const Announcements& announcements;
  };
  // All must outlive the room.
  LibraryRoom(EngineThread& engine, LibraryFolders& folders, ActionSet& actions, const Rooms& rooms);
  ~LibraryRoom() override;

  // What can be done with libraries, for the palette's button and the menu File.
  QMenu* menu() { return menu_.get(); }
  // Those that the person changes.
  OwnLibraries& own() { return *own_; }
  LibraryClasses& classes() { return *classes_; }
  LibraryTexts& texts() { return *texts_; }
  // Opens the list of folders.
  void showFolders();

 private:
  void addFolder(QWidget* parent);
  void removeFolder(const QString& folder, QWidget* parent);
  // Where open diagrams use libraries, a line for each; empty where none does.
  QString usesOf(const QStringList& libraries) const;
  QStringList classesInUse() const;
  void addClassActions(const QString& className, QMenu& menu);
  void addPackageActions(const QString& package, QMenu& menu);
  void tellAnswer(const ListedFolder& folder);
  void tellLooked();
  void tellOutside(const QStringList& files);
  void tellGone(QStringList gone);

  EngineThread& engine_;
  LibraryFolders& folders_;
  Rooms rooms_;
  std::unique_ptr<OwnLibraries> own_;
  std::unique_ptr<LibraryClasses> classes_;
  std::unique_ptr<ClassWay> classWay_;
  std::unique_ptr<LibraryTexts> texts_;
  std::unique_ptr<LibraryEdits> edits_;
  std::unique_ptr<QMenu> menu_;
};

}  // namespace armature::app
