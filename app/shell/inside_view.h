// The inside of a part: the diagram of its class, to look at while values of the run are read by the part's path.
#pragma once
#include <QObject>
#include <memory>

#include "app/teaching/live_overlay.h"

namespace armature::app {

class InspectorPanel;
class Toolset;
class ZoomCorner;

class InsideView : public QObject {
  Q_OBJECT
 public:
  // `path`: the part's full name ("robot.axis1"). Takes its widgets along, whoever shows them.
  InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
             QString className);
  ~InsideView() override;

  DiagramScene& scene() { return scene_; }
  CanvasView& canvas() { return *canvas_; }
  InspectorPanel& inspector() { return *inspector_; }
  Toolset& tools() { return *tools_; }
  LiveOverlay& overlay() { return *overlay_; }
  ZoomCorner& zoomCorner() { return *zoomCorner_; }
  const QString& path() const { return path_; }
  const QString& className() const { return className_; }

 private:
  OpenDocument document_;
  DiagramScene scene_;
  QString path_, className_;
  // The widgets; what is made later goes first.
  std::unique_ptr<InspectorPanel> inspector_;
  std::unique_ptr<CanvasView> canvas_;
  LiveOverlay* overlay_;
  ZoomCorner* zoomCorner_;
  std::unique_ptr<Toolset> tools_;
};

}  // namespace armature::app
