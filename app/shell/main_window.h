// The main window: owns the open diagram, the engine's thread and every room's widgets, and connects their signals. The
// parts of it lie in several files: construction, actions, files, status.
#pragma once
#include <QActionGroup>
#include <QMainWindow>
#include <QSettings>
#include <memory>

#include "app/canvas/canvas_view.h"
#include "app/document/autosave.h"
#include "app/look/icons.h"
#include "app/plots/plots_panel.h"
#include "app/run/run_control.h"
#include "app/tools/toolset.h"

class QComboBox;
class QLabel;
class QTabWidget;
class QToolButton;

namespace armature::app {

class CommandPalette;
class EventsPanel;
class InspectorPanel;
class MessagesPanel;
class PalettePanel;
class VariableBrowser;
class ZoomCorner;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  struct Options {
    std::function<std::unique_ptr<Engine>()> makeEngine;
    QString settingsFile;  // an .ini file; empty = the user's own settings
    bool isQuiet = false;  // asks nothing: for pictures and tests
  };
  explicit MainWindow(Options options);
  ~MainWindow() override;

  OpenDocument& document() { return document_; }
  RunControl& run() { return run_; }
  Checker& checker() { return checker_; }
  Catalog& catalog() { return catalog_; }
  EngineThread& engine() { return engine_; }
  CanvasView& canvas() { return *canvas_; }
  PlotsPanel& plots() { return *plots_; }
  PalettePanel& palettePanel() { return *palette_; }
  InspectorPanel& inspector() { return *inspector_; }

  // Opens a diagram; a failure is shown to the person and gives false.
  bool openFile(const QString& path);
  // The shipped drive train, or an empty diagram when the examples are not there.
  void openFirst();
  bool saveTo(const QString& path);
  void newDiagram();
  // Writes the recovery copy now.
  void flushRecovery();
  enum class Scheme { system, light, dark };
  void setScheme(Scheme scheme);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  // construction (main_window.cpp)
  void makeDocks();
  void connectRooms();
  void selectionChanged();
  void placeFromPalette(const QString& className);
  void showPage(const QString& className);
  void resetLayout();
  // actions (window_actions.cpp)
  QAction* action(const QString& text, const QString& icon, const QKeySequence& keys, std::function<void()> run);
  void makeActions();
  void makeEditMenu();
  void makeViewMenu();
  void makeRunMenu();
  void makeToolBar();
  void fillExamples(QMenu* menu);
  void contextMenu(QPoint global, int part, int wire);
  void refreshIcons();
  void showAbout();
  void showPreferences();
  // files (window_files.cpp)
  bool mayDiscard();
  bool save();
  bool saveAs();
  void openDialog();
  void exportModelica();
  void exportPicture();
  void noteRecent(const QString& path);
  void fillRecent();
  void recover();
  void updateTitle();
  // status (window_status.cpp)
  void updateRunState();
  void updateProgress();
  void updateMessages();
  void updateStatus();
  void showParts(const QStringList& parts);
  QString hoverWords() const;

  Options options_;
  std::unique_ptr<QSettings> settings_;
  Icons icons_;
  OpenDocument document_;
  EngineThread engine_;
  Catalog catalog_;
  Checker checker_;
  RunControl run_;
  DiagramScene scene_;
  std::unique_ptr<Autosave> autosave_;

  CanvasView* canvas_ = nullptr;
  Toolset* tools_ = nullptr;
  ZoomCorner* zoomCorner_ = nullptr;
  PalettePanel* palette_ = nullptr;
  InspectorPanel* inspector_ = nullptr;
  PlotsPanel* plots_ = nullptr;
  VariableBrowser* variables_ = nullptr;
  MessagesPanel* messages_ = nullptr;
  EventsPanel* events_ = nullptr;
  QTabWidget* bottomTabs_ = nullptr;
  QDockWidget *paletteDock_ = nullptr, *inspectorDock_ = nullptr, *bottomDock_ = nullptr;
  CommandPalette* commands_ = nullptr;
  QMenu* recentMenu_ = nullptr;

  QAction *runAction_ = nullptr, *pauseAction_ = nullptr, *stopAction_ = nullptr, *stepAction_ = nullptr;
  QAction *saveAction_ = nullptr, *valuesAction_ = nullptr, *darkAction_ = nullptr;
  QToolButton *runButton_ = nullptr, *pill_ = nullptr;
  QLabel *timeLabel_ = nullptr, *hoverLabel_ = nullptr, *sizeLabel_ = nullptr, *zoomLabel_ = nullptr;
  QComboBox* pace_ = nullptr;
  QHash<QAction*, QString> actionIcons_;
  int ticks_ = 0;
  Scheme scheme_ = Scheme::system;
  bool isSystemDark_ = false;
};

}  // namespace armature::app
