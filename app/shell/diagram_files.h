// Diagrams as files: new, open, save, and the question before one is closed unsaved.
#pragma once
#include <QObject>

namespace armature::app {

class DiagramPage;
class Exports;
class LibraryClasses;
class LibraryTexts;
class ModelicaFiles;
class Announcements;
class OpenPages;
class RecentFiles;
class View3dPanel;

class DiagramFiles : public QObject {
  Q_OBJECT
 public:
  // What it works with; all must outlive it.
  struct Rooms {
    OpenPages& pages;
    ModelicaFiles& modelica;
    LibraryClasses& libraries;
    LibraryTexts& libraryTexts;
    Exports& exports;
    RecentFiles& recent;
    View3dPanel& view3d;
    const Announcements& announcements;
  };
  explicit DiagramFiles(const Rooms& rooms) : rooms_(rooms) {}

  // Opens a diagram or a Modelica file on a page of its own, or shows the page that has it; a failure is shown to the
  // person and gives false (that of a Modelica file comes later).
  bool open(const QString& path);
  void openDialog();
  // A shipped diagram with one of its parts selected (empty: none).
  void openExample(const QString& file, const QString& part);
  // The shipped drive train, or an empty diagram when the examples are not there.
  void openFirst();
  // The file of that; empty where it is not at hand.
  static QString firstExample();
  // An empty diagram on the page on show if that is empty, else on one of its own.
  void makeNew();
  // The same as the person asks for it: a page that is empty already is shown in its middle.
  void makeNewPage();

  // Each false when the person wants to stay, or it could not be written. What is saved is what is on show: a class of
  // a library inside of a part, or the diagram, and with it what was changed in libraries inside of its parts.
  bool save();
  bool saveAs();
  bool saveTo(const QString& path);
  // Asks about unsaved changes; false when the person wants to stay.
  bool mayClose(DiagramPage& page);
  // The same for all pages: of several that are not saved, one question for all of them.
  bool mayCloseAll();

 private:
  bool saveWhole(DiagramPage& page);
  bool saveDiagram(DiagramPage& page);
  bool saveCopyOfModelica();
  void makeEmpty(DiagramPage& page);

  Rooms rooms_;
};

}  // namespace armature::app
