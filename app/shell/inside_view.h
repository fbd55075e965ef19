// The inside of a part: the diagram of its class, to look at while values of the run are read by the part's path. The
// inside of a class of the diagram's own can be changed, too: its text is changed where its drawing was. All steps of
// undo are the diagram's; those of what is drawn here are of no use to anybody else.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <set>

#include "app/shell/class_outside.h"
#include "app/shell/drawn_wires.h"
#include "app/teaching/live_overlay.h"

namespace armature::app {

class DiagramPage;
class InspectorPanel;
struct SubmodelHome;
class Toolset;
class ZoomCorner;

// How a class is called among a diagram's own: the texts of a library's package are without the package's name.
QString nameAmong(const diagram::Document& document, const QString& className);
// Its full name, where it is among them and they are a library's.
QString fullNameAmong(const diagram::Document& document, const QString& className);
// The place of a class among a diagram's own; −1 for others.
int ownClassOf(const diagram::Document& document, const QString& className);

class InsideView : public QObject {
  Q_OBJECT
 public:
  // A class that can be changed: its text, and the parts that come from its bases, which are shown, but changed there.
  struct Changeable {
    std::string text;
    std::set<std::string> inherited;
  };
  // What is drawn in a class; without `changeable` it is to look at. Its notes are kept in the text of the class.
  struct Drawing {
    diagram::Document values;
    std::optional<Changeable> changeable;
    WireCorners drawn{};  // that the text says, of wires without any of their own
  };
  // `home`: the page that has the class among its own, or that it was looked into from; must outlive this. `path`: the
  // part's full name ("robot.axis1"). Takes its widgets along, whoever shows them.
  InsideView(Drawing drawing, DiagramPage& home, const Icons& icons, RunControl& run, QString path, QString className);
  ~InsideView() override;

  OpenDocument& document() { return document_; }
  DiagramPage& home() const { return home_; }
  bool isEditable() const { return changeable_.has_value(); }
  // Where a sub-model of parts here has its class: beside the one that is drawn. Only while that is kept in a class.
  SubmodelHome submodelHome();
  // From now on what is drawn here is the text of the class among `owner`'s own (which must outlive this), and so of
  // all its parts. Each step here is one there, with all that follows it outside (ClassOutside).
  void keepClassIn(OpenDocument& owner);
  // Its class has been changed elsewhere, mostly by undoing: that is on show from now on. The view stays, and what is
  // still there stays selected. Both have to be changeable.
  void become(Drawing drawing);
  // The class is being changed by this view.
  bool isKeeping() const { return isKeeping_; }
  DiagramScene& scene() { return scene_; }
  CanvasView& canvas() { return *canvas_; }
  InspectorPanel& inspector() { return *inspector_; }
  Toolset& tools() { return *tools_; }
  LiveOverlay& overlay() { return *overlay_; }
  ZoomCorner& zoomCorner() { return *zoomCorner_; }
  const QString& path() const { return path_; }
  const QString& className() const { return className_; }
  // Whether its class has become another one since, by undoing or otherwise, than what is on show.
  bool isOlderThan(const diagram::Document& owner) const;

 Q_SIGNALS:
  // What was just drawn cannot be written into the class, and is undone.
  void refused(const QString& why);

 private:
  void stepDone(OpenDocument& owner);
  std::optional<ClassOutside::Following> follow(const diagram::Document& owner);
  void keep(OpenDocument& owner, const ClassOutside::Following& followed, int by);
  void takeBack();
  bool isOfLibrary() const;
  bool isWithinItself() const;
  Result<std::string> drawnText() const;
  diagram::JsonValue notes() const;

  DiagramPage& home_;
  OpenDocument document_;
  DiagramScene scene_;
  QString path_, className_;
  std::optional<Changeable> changeable_;
  diagram::Document before_;        // as the text says
  WireCorners drawn_;               // as the text of a library's class has wires
  std::string kept_;                // the text with what has been drawn since
  diagram::JsonValue notesBefore_;  // that its text has, as they were read
  std::optional<ClassOutside> outside_;
  bool isKeeping_ = false;
  bool isFollowing_ = false;  // no step is being done here
  int step_ = 0;              // of what is drawn here, that has been kept
  int ownerStep_ = -1;        // the last one there that was made here
  // The widgets; what is made later goes first.
  std::unique_ptr<InspectorPanel> inspector_;
  std::unique_ptr<CanvasView> canvas_;
  LiveOverlay* overlay_;
  ZoomCorner* zoomCorner_;
  std::unique_ptr<Toolset> tools_;
};

}  // namespace armature::app
