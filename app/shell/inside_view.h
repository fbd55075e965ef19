// The inside of a part: the diagram of its class, to look at while values of the run are read by the part's path. The
// inside of a class of the diagram's own can be changed, too: its text is changed where its drawing was.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <set>

#include "app/teaching/live_overlay.h"

namespace armature::app {

class InspectorPanel;
class Toolset;
class ZoomCorner;

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
  // `path`: the part's full name ("robot.axis1"). Without `changeable` the inside is to look at. Takes its widgets
  // along, whoever shows them. Its notes are kept in the text of the class.
  InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
             QString className, std::optional<Changeable> changeable);
  ~InsideView() override;

  OpenDocument& document() { return document_; }
  bool isEditable() const { return changeable_.has_value(); }
  // From now on what is drawn here is the text of the class among `owner`'s own (which must outlive this), and so of
  // all its parts. All changes are one step of undo there, known by `visit`; here each is a step of its own. A change
  // that others follow outside (ClassOutside) is a step there, too.
  void keepClassIn(OpenDocument& owner, int visit);
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
  Result<std::string> drawnText() const;
  diagram::JsonValue notes() const;

  OpenDocument document_;
  DiagramScene scene_;
  QString path_, className_;
  std::optional<Changeable> changeable_;
  diagram::Document before_;        // as the text says
  std::string kept_;                // the text with what has been drawn since
  diagram::JsonValue notesBefore_;  // that its text has, as they were read
  bool isKeeping_ = false;
  // The widgets; what is made later goes first.
  std::unique_ptr<InspectorPanel> inspector_;
  std::unique_ptr<CanvasView> canvas_;
  LiveOverlay* overlay_;
  ZoomCorner* zoomCorner_;
  std::unique_ptr<Toolset> tools_;
};

}  // namespace armature::app
