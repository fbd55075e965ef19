#include "app/shell/inside_view.h"

#include "app/panels/inspector_panel.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/toolset.h"

namespace armature::app {

InsideView::InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
                       QString className)
    : scene_(document_, catalog), path_(std::move(path)), className_(std::move(className)) {
  document_.reset(std::move(values), {});
  canvas_ = std::make_unique<CanvasView>(scene_, icons);
  canvas_->setAccessibleName(tr("Inside of %1").arg(path_));
  tools_ = std::make_unique<Toolset>(*canvas_);
  tools_->setReadOnly(true);
  overlay_ = new LiveOverlay(*canvas_, run, path_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  inspector_ = std::make_unique<InspectorPanel>(document_, catalog, icons);
  inspector_->setReadOnly(path_);
  connect(&scene_, &DiagramScene::selectionChanged, this, [this] { inspector_->show(scene_.selectedParts()); });
}

InsideView::~InsideView() {
  // What happens while the widgets go is told to nobody.
  document_.disconnect();
  scene_.disconnect();
}

}  // namespace armature::app
