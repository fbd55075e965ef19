#include "app/shell/inside_view.h"

#include "app/canvas/minimap.h"
#include "app/language/tables.h"
#include "app/panels/inspector_panel.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/toolset.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

InsideView::InsideView(diagram::Document values, Catalog& catalog, const Icons& icons, RunControl& run, QString path,
                       QString className, std::optional<std::string> annotation)
    : scene_(document_, catalog),
      path_(std::move(path)),
      className_(std::move(className)),
      annotation_(std::move(annotation)) {
  if (!annotation_) values.description = classText(className_.toStdString(), values.description).toStdString();
  document_.setLocks({false, false, true});
  document_.reset(std::move(values), {});
  canvas_ = std::make_unique<CanvasView>(scene_, icons);
  canvas_->setAccessibleName(tr("Inside of %1").arg(path_));
  tools_ = std::make_unique<Toolset>(*canvas_);
  tools_->setReadOnly(!isEditable());
  overlay_ = new LiveOverlay(*canvas_, run, path_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  new Minimap(*canvas_, zoomCorner_->height() + 18);
  inspector_ = std::make_unique<InspectorPanel>(document_, catalog, icons);
  inspector_->setInside(path_, !isEditable());
  connect(&scene_, &DiagramScene::selectionChanged, this, [this] { inspector_->show(scene_.selectedParts()); });
}

void InsideView::keepClassIn(OpenDocument& owner, int visit) {
  connect(&document_, &OpenDocument::edited, this, [this, &owner, visit] {
    const int position = ownClassOf(owner.values(), className_);
    if (position < 0) return;
    isKeeping_ = true;
    owner.setClass(position, drawnText(), visit);
    isKeeping_ = false;
  });
}

int ownClassOf(const diagram::Document& document, const QString& className) {
  for (size_t i = 0; i < document.classes.size(); ++i)
    if (diagram::ownClassName(document.classes[i]) == className.toStdString()) return static_cast<int>(i);
  return -1;
}

std::string InsideView::drawnText() const {
  return diagram::toClassText(document_.values(), annotation_.value_or(""),
                              [this](const std::string& end) -> std::optional<diagram::Point> {
                                const ConnectorRef ref = scene_.findEnd(end);
                                if (!scene_.has(ref)) return std::nullopt;
                                return fromQt(scene_.connector(ref).at);
                              });
}

InsideView::~InsideView() {
  // What happens while the widgets go is told to nobody.
  document_.disconnect();
  scene_.disconnect();
}

}  // namespace armature::app
