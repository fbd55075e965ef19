// One open diagram: its values, checks and runs, and the widgets that show them. The main window keeps a list of pages
// and shows the widgets of one at a time; a run goes on while another page is looked at.
#pragma once
#include <QStackedWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/panels/inspector_panel.h"
#include "app/plots/plots_panel.h"
#include "app/run/playback.h"
#include "app/shell/inside_view.h"
#include "app/shell/page_file.h"
#include "app/shell/part_view.h"
#include "app/teaching/page_glasses.h"
#include "app/tools/toolset.h"

class QSettings;
class QSplitter;
class QTabWidget;

namespace armature::app {

class Breadcrumb;
class ControlPanel;
class EventsPanel;
class Explanations;
class LowerPanelRoom;
class MessagesPanel;
class Notices;
class PageEquations;
class PageIcon;
class PageMessages;
class TimeStrip;
class VariableBrowser;
class ZoomCorner;

class DiagramPage : public QObject {
  Q_OBJECT
 public:
  struct Shared {
    EngineThread& engine;
    Catalog& catalog;
    const Icons& icons;
    QString recoveryFolder;                // empty: no side copies
    int number = 0;                        // tells the pages of one program apart
    QSettings* settings = nullptr;         // answers about files, memory of results; null: none
    const WornGlasses* glasses = nullptr;  // that numbers are shown through; null: none
  };
  explicit DiagramPage(const Shared& shared);
  // Takes its widgets along.
  ~DiagramPage() override;

  OpenDocument& document() { return document_; }
  Catalog& catalog() { return catalog_; }
  Checker& checker() { return checker_; }
  RunControl& run() { return run_; }
  // The diagram itself, whatever is looked at.
  DiagramScene& scene() { return scene_; }
  CanvasView& diagramCanvas() { return *canvas_; }
  // What is on show: the diagram, or the inside of a part.
  CanvasView& canvas();
  // What is drawn over what is on show.
  LiveOverlay& overlay();
  Toolset& tools() { return *tools_; }
  InspectorPanel& inspector() { return *inspector_; }
  PlotsPanel& plots() { return *plots_; }
  MessagesPanel& messages() { return *messages_; }
  // What they say of the diagram.
  PageMessages& pageMessages() { return *pageMessages_; }
  VariableBrowser& variables() { return *variables_; }
  Explanations& explanations() { return *explanations_; }
  ControlPanel& controls() { return *controls_; }
  QTabWidget& bottomTabs() { return *bottomTabs_; }
  LowerPanelRoom& lowerPanel() { return *lowerPanel_; }

  // ---- the widgets that the window puts into its places ----
  QWidget* centre() { return centre_.get(); }
  QWidget* inspectors() { return inspectors_.get(); }
  QWidget* bottom();

  // ---- looking into parts ----
  bool isInside() const { return !insides_.empty(); }
  // Opens the inside of a part of what is on show: the diagram of a class that is made of parts, else its equations.
  // Where neither can be read its parameters are wanted; with `fields` where there is no diagram. With
  // `equations` these are shown of a class that has a diagram, too.
  void lookInto(int part, PartView wanted = {});
  // Goes up to a level: 0 = the diagram itself.
  void goUpTo(size_t level);
  const std::vector<std::unique_ptr<InsideView>>& insides() const { return insides_; }
  // The page that has the text of what is on show, with its undo, saving and title: this one, or that of the texts of a
  // library whose class is edited inside of a part.
  DiagramPage& home();

  // Where the icon of a class of its own is drawn, in place of the diagram.
  PageIcon& icon() { return *icon_; }

  // Where the equations of a part that is made of text are shown, in place of what has it.
  PageEquations& equations() { return *equations_; }

  // Its file, with the recovery copy.
  PageFile& file() const { return *file_; }
  // Reads the diagram's own classes again, into the page's catalog.
  void readClasses();
  // What is drawn over the diagram, on every level; and the values of parameters under the names.
  void setOverlays(const Overlays& overlays, bool areValuesShown);
  // Selects parts by their names or those of their connectors, the first one in sight.
  void showParts(const QStringList& parts);
  // Keeps what moves at the instant that is shown.
  void holdPlayback(bool isHeld);
  void refreshIcons();
  // Values of a run are shown everywhere: in lists, and on the diagram.
  void updateValues();

 Q_SIGNALS:
  void runStateChanged();
  void progressed();
  void titleChanged();
  void statusChanged();
  void levelChanged();
  void contextMenuWanted(QPoint global, int part, int wire);
  // The menu of a sparkline, by its variable.
  void sparklineMenuWanted(const QString& variable, QPoint global);
  // The menu of a note, by its number.
  void noteMenuWanted(int note, QPoint global);
  void pageWanted(const QString& className);
  // A part of this class was put onto the diagram.
  void partUsed(const QString& className);
  // The diagram's own classes are known (catalog().own()).
  void classesRead();
  // The parameters of the selected part are wanted.
  void inspectorWanted();
  // A class that the diagram does not bring itself is to be shown inside of a part: `use` is told the page of the texts
  // that it can be edited among, or null. May be answered later.
  void libraryClassWanted(const QString& className, const std::function<void(armature::app::DiagramPage*)>& use);

 private:
  void makeWidgets();
  void connectRooms();
  void connectView(CanvasView& view, Toolset& tools);
  void selectionChanged();
  void takeStore();
  // The inside of a part, with what its class has drawn; `then`: once it is on show.
  struct Entry {
    QString name, className;
    size_t level = 0;  // that it is entered from
    std::shared_ptr<const diagram::Document> values;
    std::function<void()> then;
  };
  void enter(const Entry& entry);
  void enterKept(const Entry& entry, DiagramPage& home);
  void show(const Entry& entry, DiagramPage& home, InsideView::Drawing drawing);
  void showLevel();
  bool readAgain();
  void showOnLevel(const QStringList& paths);
  void showWithin(int part, const QStringList& paths);

  // What is made later goes first, so each may use what stands above it.
  Shared shared_;
  Catalog catalog_;  // of this diagram: its own classes before those of the libraries
  OpenDocument document_;
  Checker checker_;
  RunControl run_;
  DiagramScene scene_;
  Playback playback_;
  PageGlasses glasses_;

  std::unique_ptr<QSplitter> bottom_;
  QTabWidget* bottomTabs_ = nullptr;
  LowerPanelRoom* lowerPanel_ = nullptr;
  PlotsPanel* plots_ = nullptr;
  MessagesPanel* messages_ = nullptr;
  std::unique_ptr<PageMessages> pageMessages_;
  EventsPanel* events_ = nullptr;
  TimeStrip* times_ = nullptr;
  VariableBrowser* variables_ = nullptr;
  std::unique_ptr<QStackedWidget> inspectors_;
  InspectorPanel* inspector_ = nullptr;
  std::unique_ptr<QWidget> centre_;
  Notices* notices_ = nullptr;
  Breadcrumb* breadcrumb_ = nullptr;
  QStackedWidget* canvases_ = nullptr;
  CanvasView* canvas_ = nullptr;
  ZoomCorner* zoomCorner_ = nullptr;
  ControlPanel* controls_ = nullptr;
  LiveOverlay* overlay_ = nullptr;
  Explanations* explanations_ = nullptr;
  std::unique_ptr<Toolset> tools_;
  std::vector<std::unique_ptr<InsideView>> insides_;
  std::unique_ptr<PageIcon> icon_;
  std::unique_ptr<PageEquations> equations_;
  std::unique_ptr<PageFile> file_;

  int ticks_ = 0;
  std::string imports_;  // that the own classes were read with
  QStringList types_;    // of the diagram's parameters that were read with them
  bool hasMotion_ = false, isPlaybackHeld_ = false;
};

// What is on show when it can be changed: the diagram, or the inside of a class of its own; else null.
DiagramScene* editedScene(DiagramPage& page);
// Takes over what is typed in the field with the cursor, as leaving it would.
void commitField(DiagramPage& page);
// Takes the recovery copy away for good (the program ends as it should).
void endRecovery(DiagramPage& page);
// Letters for the last row of a room, on the diagram, on the insides of its parts and in the plots.
void setLargeType(DiagramPage& page, bool isLarge);
void showMessages(DiagramPage& page);
// Whether something of `home` is on show inside of parts of the page, or on the way to it; and up from all of that.
bool isAtHome(const DiagramPage& page, const DiagramPage& home);
void leaveHome(DiagramPage& page, const DiagramPage& home);
// Shows what lies inside parts of library classes as the libraries have it now.
void readLibraryInsides(DiagramPage& page, EngineThread& engine);
// The tools of what is on show.
Toolset& shownTools(DiagramPage& page);
// The diagram on show: of the page, or of the part that is looked into.
DiagramScene& shownScene(DiagramPage& page);
// Nobody has drawn or opened anything there.
bool isPristine(DiagramPage& page);
// What the equations of parts say to the rest of their page, and hear from it.
void connectEquations(DiagramPage& page);
// The keys go to what is on show.
void focusOn(DiagramPage& page);
// One level up: out of a part, or to where the way to this page came from (Breadcrumb::setWay).
void goUp(DiagramPage& page);
// A diagram's own classes without its parts, for the engine to read.
std::shared_ptr<const diagram::Document> classesOnly(const diagram::Document& document);

}  // namespace armature::app
