// The main window: makes the engine's thread, what all diagrams share, and the objects that a window consists of, each
// with one subject (files, menus, docks, the run's bar, …), and connects these by their signals. It does nothing that
// one of them can do.
#pragma once
#include <QMainWindow>
#include <QSettings>
#include <memory>

#include "app/shell/action_set.h"
#include "app/shell/announcements.h"
#include "app/shell/color_scheme.h"
#include "app/shell/open_pages.h"
#include "app/teaching/worn_glasses.h"

namespace armature::app {

class CanvasMenu;
class CommandPalette;
class DiagramFiles;
class DockLayout;
class Documentation;
class EditMenu;
class EnergyRoom;
class ExperimentsRoom;
class Exports;
class FileMenu;
class LearnMenu;
class LessonRoom;
class LibraryFolders;
class LibraryRoom;
class LinePanel;
class LineRoom;
class ModelicaFiles;
class PalettePanel;
class RecentFiles;
class ResultFiles;
class Recovery;
class RunBar;
class RunMenu;
class StatusLine;
class TextRoom;
class View3dPanel;
class ViewMenu;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  struct Options {
    std::function<std::unique_ptr<Engine>()> makeEngine;
    QStringList libraryFolders;  // for this start, before the person's own
    QString settingsFile;        // an .ini file; empty = the user's own settings
    bool isQuiet = false;        // asks nothing: for pictures and tests
    QString recoveryFolder;      // of side copies; empty = the user's own, none when quiet
  };
  explicit MainWindow(Options options);
  // Where libraries are looked for: folders for this start, the person's own, the variable MODELICAPATH, the palette.
  static std::vector<std::string> libraryPath(const QStringList& forThisStart, const QStringList& own);
  ~MainWindow() override;

  // ---- the page on show, and what belongs to it ----
  DiagramPage& page() { return pages_->current(); }
  OpenDocument& document() { return page().document(); }
  RunControl& run() { return page().run(); }
  Checker& checker() { return page().checker(); }
  CanvasView& canvas() { return page().canvas(); }
  PlotsPanel& plots() { return page().plots(); }
  InspectorPanel& inspector() { return page().inspector(); }

  // ---- what the window consists of ----
  OpenPages& pages() { return *pages_; }
  DiagramFiles& files() { return *files_; }
  Recovery& recovery() { return *recovery_; }
  ViewMenu& viewMenu() { return *viewMenu_; }
  EnergyRoom& energy() { return *energy_; }
  ExperimentsRoom& experiments() { return *experiments_; }
  TextRoom& texts() { return *texts_; }
  LearnMenu& learnMenu() { return *learnMenu_; }
  QSettings& settings() { return *settings_; }
  QTabBar& tabs() { return *tabs_; }
  PalettePanel& palettePanel() { return *palette_; }
  View3dPanel& view3d() { return *view3d_; }
  LineRoom& lineRoom() { return *lineRoom_; }
  // Shared by all pages.
  Catalog& catalog() { return catalog_; }
  LibraryFolders& libraries() { return *libraries_; }
  EngineThread& engine() { return engine_; }

  // Asks about unsaved changes; false when the person wants to stay. The last page gives way to an empty one.
  bool closePage(int index);
  // See DiagramFiles::open.
  bool openFile(const QString& path);
  using Scheme = ColorScheme::Scheme;
  // For this start only.
  void setScheme(Scheme scheme) { scheme_.show(scheme); }

 Q_SIGNALS:
  // Another diagram is on show.
  void pageChanged(armature::app::DiagramPage* page);

 protected:
  void closeEvent(QCloseEvent* event) override;
  // Esc that no panel wanted: back to the diagram.
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeCentre();
  void makeDocks();
  void makeFiles();
  void makeMenus();
  void makeToolBar();
  void connectPages();
  void connectPalette();
  void connectMenus();
  void connectTexts();
  void showOwnClasses();
  void placeFromPalette(const QString& className);
  void updateTitle();

  // What is made later goes first, so each may use what stands above it.
  Options options_;
  std::unique_ptr<QSettings> settings_;
  Icons icons_;
  EngineThread engine_;
  Catalog catalog_;
  Announcements announcements_;
  ColorScheme scheme_;
  ActionSet actions_;
  WornGlasses glasses_;

  QTabBar* tabs_ = nullptr;
  QStackedWidget *centres_ = nullptr, *inspectors_ = nullptr, *bottoms_ = nullptr, *lessonPlace_ = nullptr;
  PalettePanel* palette_ = nullptr;
  View3dPanel* view3d_ = nullptr;
  LinePanel* line_ = nullptr;
  std::unique_ptr<DockLayout> docks_;
  std::unique_ptr<OpenPages> pages_;
  std::unique_ptr<StatusLine> status_;
  std::unique_ptr<EnergyRoom> energy_;
  std::unique_ptr<ExperimentsRoom> experiments_;
  std::unique_ptr<TextRoom> texts_;
  QDockWidget* history_ = nullptr;  // the steps that can be undone; one of the docks

  std::unique_ptr<LibraryFolders> libraries_;
  std::unique_ptr<LibraryRoom> libraryRoom_;

  std::unique_ptr<RecentFiles> recent_;
  std::unique_ptr<ModelicaFiles> modelica_;
  std::unique_ptr<Exports> exports_;
  std::unique_ptr<ResultFiles> results_;
  std::unique_ptr<DiagramFiles> files_;
  std::unique_ptr<Recovery> recovery_;
  std::unique_ptr<Documentation> documentation_;

  std::unique_ptr<FileMenu> fileMenu_;
  std::unique_ptr<EditMenu> editMenu_;
  std::unique_ptr<ViewMenu> viewMenu_;
  std::unique_ptr<RunMenu> runMenu_;
  std::unique_ptr<LessonRoom> lessonRoom_;
  std::unique_ptr<LearnMenu> learnMenu_;
  std::unique_ptr<CanvasMenu> canvasMenu_;
  std::unique_ptr<LineRoom> lineRoom_;
  std::unique_ptr<RunBar> runBar_;
  CommandPalette* commands_ = nullptr;
  QObject links_;  // what is connected to what has gone when this goes, which is first
};

}  // namespace armature::app
