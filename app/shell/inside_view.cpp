#include "app/shell/inside_view.h"

#include "app/panels/inspector_panel.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/toolset.h"

namespace armature::app {

InsideView::InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
                       QString className)
    : scene_(document_, catalog), path_(std::move(path)), className_(std::move(className)) {
  document_.reset(std::move(values), {});
  canvas_ = new CanvasView(scene_, icons);
  canvas_->setAccessibleName(tr("Inside of %1").arg(path_));
  tools_ = new Toolset(*canvas_, this);
  tools_->setReadOnly(true);
  overlay_ = new LiveOverlay(*canvas_, run, path_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  inspector_ = new InspectorPanel(document_, catalog, icons);
  inspector_->setReadOnly(path_);
  connect(&scene_, &DiagramScene::selectionChanged, this, [this] { inspector_->show(scene_.selectedParts()); });
}

InsideView::~InsideView() {
  document_.disconnect();
  scene_.disconnect();
  delete tools_;
  delete canvas_;
  delete inspector_;
}

}  // namespace armature::app
