// The main window: owns the open diagrams (pages), the engine's thread and what they share, and shows one page at a
// time. The parts of it lie in several files: construction, pages, actions, dialogs, files, status.
#pragma once
#include <QActionGroup>
#include <QMainWindow>
#include <QSettings>
#include <QUndoGroup>
#include <memory>

#include "app/shell/diagram_page.h"

class QComboBox;
class QLabel;
class QTabBar;
class QToolButton;

namespace armature::app {

class CommandPalette;
class PalettePanel;
class PartPages;
class View3dPanel;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  struct Options {
    std::function<std::unique_ptr<Engine>()> makeEngine;
    QString settingsFile;    // an .ini file; empty = the user's own settings
    bool isQuiet = false;    // asks nothing: for pictures and tests
    QString recoveryFolder;  // of side copies; empty = the user's own, none when quiet
  };
  explicit MainWindow(Options options);
  ~MainWindow() override;

  // ---- the page on show, and what belongs to it ----
  DiagramPage& page() { return *page_; }
  OpenDocument& document() { return page_->document(); }
  RunControl& run() { return page_->run(); }
  Checker& checker() { return page_->checker(); }
  CanvasView& canvas() { return page_->canvas(); }
  PlotsPanel& plots() { return page_->plots(); }
  InspectorPanel& inspector() { return page_->inspector(); }

  // ---- shared by all pages ----
  Catalog& catalog() { return catalog_; }
  EngineThread& engine() { return engine_; }
  PalettePanel& palettePanel() { return *palette_; }
  QTabBar& tabs() { return *tabs_; }
  View3dPanel& view3d() { return *view3d_; }

  int pageCount() const { return static_cast<int>(pages_.size()); }
  DiagramPage& pageAt(int index) { return *pages_.at(static_cast<size_t>(index)); }
  void showPageAt(int index);
  // Asks about unsaved changes; false when the person wants to stay. The last page gives way to an empty one.
  bool closePage(int index);

  // Opens a diagram or a Modelica file on a page of its own, or shows the page that has it; a failure is shown to the
  // person and gives false (that of a Modelica file comes later).
  bool openFile(const QString& path);
  // A model of the library (or of a file that was opened) as an editable copy on a page of its own.
  // `file`: the Modelica file that it was read from, empty for the library's.
  void openLibraryModel(const QString& className, const QString& file = {});
  // The shipped drive train, or an empty diagram when the examples are not there.
  void openFirst();
  // The diagrams that were open when the program ended last; false when there were none.
  bool restoreSession();
  void saveSession();
  bool saveTo(const QString& path);
  void newDiagram();
  // Writes the recovery copies now.
  void flushRecovery();
  void showOverlays(const Overlays& overlays);
  enum class Scheme { system, light, dark };
  void setScheme(Scheme scheme);

 Q_SIGNALS:
  // Another diagram is on show.
  void pageChanged(armature::app::DiagramPage* page);

 protected:
  void closeEvent(QCloseEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;
  // Esc that no panel wanted: back to the diagram.
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  // construction (main_window.cpp)
  void makeDocks();
  void makeCentre();
  void placeFromPalette(const QString& className);
  void resetLayout();
  // pages (window_pages.cpp)
  DiagramPage& addPage();
  DiagramPage& pageToFill();
  void connectPage(DiagramPage& page);
  void tabChanged();
  void updateTab(DiagramPage& page);
  // The palette offers the classes that the diagram on show brings itself.
  void showOwnClasses();
  int indexOf(const DiagramPage& page) const;
  // actions (window_actions.cpp, window_toolbar.cpp)
  QAction* action(const QString& text, const QString& icon, const QKeySequence& keys, std::function<void()> run);
  // An action that changes the diagram: does nothing while the inside of a part is looked at.
  QAction* edit(const QString& text, const QString& icon, const QKeySequence& keys,
                std::function<void(DiagramScene&)> run);
  void makeActions();
  void makeEditMenu();
  void makeViewMenu();
  void makeRunMenu();
  void makeToolBar();
  void fillExamples(QMenu* menu, const QString& folder);
  void addElements(QMenu* menu, int wire, bool isFrom);
  void contextMenu(QPoint global, int part, int wire);
  void refreshIcons();
  void applyOverlays();
  // dialogs (window_dialogs.cpp)
  PartPages& partPages();
  void showPagesDock();
  void showPage(const QString& className);
  void showPageOfSelection();
  // Opens a shipped diagram with one of its parts selected (empty: none).
  void showExample(const QString& file, const QString& part);
  void showAbout();
  void showPreferences();
  // files (window_files.cpp)
  bool mayDiscard(DiagramPage& page);
  bool save();
  bool saveAs();
  // Says that the Modelica file behind a diagram stays as it is, and offers what there is instead.
  bool saveCopyOfModelica();
  void openDialog();
  void openModelica(const QString& path);
  void chooseModel(const QString& file, const QStringList& models);
  void tell(const QString& text);
  // Takes over what is typed in the field with the cursor, as leaving it would.
  void commitField();
  void exportModelica();
  void exportPicture();
  // All variables of the last run as a table.
  void exportResults();
  void noteRecent(const QString& path);
  void fillRecent();
  void recover();
  void updateTitle();
  QString recoveryFolder() const;
  // status (window_status.cpp)
  void updateRunState();
  void updateProgress();
  void updateStatus();

  Options options_;
  std::unique_ptr<QSettings> settings_;
  Icons icons_;
  EngineThread engine_;
  Catalog catalog_;
  QUndoGroup undoGroup_;
  std::vector<std::unique_ptr<DiagramPage>> pages_;
  DiagramPage* page_ = nullptr;
  int pageNumber_ = 0;

  QTabBar* tabs_ = nullptr;
  QStackedWidget *centres_ = nullptr, *inspectors_ = nullptr, *bottoms_ = nullptr;
  PalettePanel* palette_ = nullptr;
  QDockWidget *paletteDock_ = nullptr, *inspectorDock_ = nullptr, *bottomDock_ = nullptr, *view3dDock_ = nullptr;
  QDockWidget* pagesDock_ = nullptr;
  View3dPanel* view3d_ = nullptr;
  PartPages* partPages_ = nullptr;  // null until a page is wanted
  bool isView3dUnwanted_ = false;   // the person has closed it
  CommandPalette* commands_ = nullptr;
  QMenu* recentMenu_ = nullptr;

  QAction *runAction_ = nullptr, *pauseAction_ = nullptr, *stopAction_ = nullptr, *stepAction_ = nullptr;
  QAction *saveAction_ = nullptr, *toggleAction_ = nullptr, *valuesAction_ = nullptr, *darkAction_ = nullptr;
  QAction *arrowsAction_ = nullptr, *liveAction_ = nullptr, *motionAction_ = nullptr;
  QToolButton *runButton_ = nullptr, *pill_ = nullptr;
  QLabel *timeLabel_ = nullptr, *hoverLabel_ = nullptr, *sizeLabel_ = nullptr, *zoomLabel_ = nullptr;
  QComboBox* pace_ = nullptr;
  QHash<QAction*, QString> actionIcons_;
  Scheme scheme_ = Scheme::system;
  bool isSystemDark_ = false;
};

}  // namespace armature::app
