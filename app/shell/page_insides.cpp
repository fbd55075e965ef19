// A page's way into its parts and back, and what the pointer is over on each level.
#include <cmath>

#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/panels/variable_tree.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/diagram_page.h"
#include "app/shell/zoom_corner.h"

namespace armature::app {

CanvasView& DiagramPage::canvas() {
  return insides_.empty() ? *canvas_ : insides_.back()->canvas();
}

LiveOverlay& DiagramPage::overlay() {
  return insides_.empty() ? *overlay_ : insides_.back()->overlay();
}

void DiagramPage::lookInto(int part) {
  const PartPicture& picture = canvas().scene().parts().at(static_cast<size_t>(part));
  const QString name = picture.name, className = picture.className;
  const size_t level = insides_.size();
  const auto owner = classesOnly();
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto inside = std::make_shared<Result<diagram::Document>>(engine.insideOf(*owner, className.toStdString()));
    return [=, this] {
      if (level != insides_.size()) return;  // looked elsewhere meanwhile
      if (*inside && !(*inside)->components.empty())
        enter(name, className, inside->take());
      else
        Q_EMIT inspectorWanted();
    };
  });
}

void DiagramPage::enter(const QString& name, const QString& className, diagram::Document values) {
  // Connectors that the class has from its bases stand where its icon has them.
  if (const ClassPtr info = catalog_.known(className))
    for (const ConnectorInfo& c : info->connectors) {
      const bool isThere = std::any_of(values.components.begin(), values.components.end(),
                                       [&](const diagram::ComponentItem& item) { return item.name == c.name; });
      if (isThere) continue;
      diagram::ComponentItem item;
      item.name = c.name;
      item.className = c.type;
      item.placement.x = std::round(c.x / kGrid) * kGrid;
      item.placement.y = std::round(c.y / kGrid) * kGrid;
      if (!c.dimensions.empty()) item.dimensions = c.dimensions.front();
      values.components.push_back(item);
    }
  const QString path = isInside() ? insides_.back()->path() + "." + name : name;
  auto inside = std::make_unique<InsideView>(std::move(values), catalog_, shared_.icons, run_, path, className);
  canvases_->addWidget(&inside->canvas());
  inspectors_->addWidget(&inside->inspector());
  connectView(inside->canvas(), inside->tools());
  VariableTree* tree = inside->inspector().variables();
  connect(tree, &VariableTree::plotToggled, plots_, &PlotsPanel::setPlotted);
  connect(plots_, &PlotsPanel::plottedChanged, tree, &VariableTree::setPlotted);
  connect(&inside->inspector(), &InspectorPanel::pageWanted, this, &DiagramPage::pageWanted);
  tree->setSource(run_.store(), run_.store() ? run_.model() : checker_.lastModel());
  insides_.push_back(std::move(inside));
  showLevel();
  insides_.back()->canvas().fit();
}

void DiagramPage::goUpTo(size_t level) {
  if (level >= insides_.size()) return;
  while (insides_.size() > level) insides_.pop_back();
  showLevel();
}

void DiagramPage::showLevel() {
  canvases_->setCurrentWidget(&canvas());
  inspectors_->setCurrentWidget(isInside() ? &insides_.back()->inspector() : inspector_);
  QStringList names{document_.displayName()};
  for (const auto& inside : insides_) names << inside->path().section('.', -1);
  breadcrumb_->setPath(names, isInside() ? insides_.back()->className() : QString());
  canvas().setFocus();
  Q_EMIT levelChanged();
  Q_EMIT statusChanged();
}

// "inertia1.flange_b, phi 0.42 rad, tau −3.1 N·m"
QString DiagramPage::hoverWords() const {
  const DiagramScene& scene = insides_.empty() ? scene_ : insides_.back()->scene();
  const QString path = insides_.empty() ? QString() : insides_.back()->path() + ".";
  const ConnectorRef connector = scene.hoveredConnector();
  QString words, prefix;
  bool isSignal = false;  // one value; a flange or pin has its variables inside
  if (connector.isValid()) {
    const auto& info = scene.connector(connector).info;
    const QString part = scene.parts()[static_cast<size_t>(connector.part)].name;
    prefix = words = info.name.empty() ? part : part + "." + QString::fromStdString(info.name);
    isSignal = !info.causality.empty();
  } else if (scene.hoveredPart() >= 0) {
    const PartPicture& part = scene.parts()[static_cast<size_t>(scene.hoveredPart())];
    words = part.name + ", " + part.className.section('.', -1);
    if (part.info && !part.info->description.empty()) words += ": " + QString::fromStdString(part.info->description);
    return words;
  } else if (scene.hoveredWire() >= 0) {
    const WirePicture& wire = scene.wires()[static_cast<size_t>(scene.hoveredWire())];
    prefix = wire.from;
    isSignal = armature::isSignal(wire.domain);
    words = tr("Wire from %1 to %2").arg(wire.from, wire.to);
  }
  const StorePtr& store = run_.store();
  if (prefix.isEmpty() || !store || store->rowCount() == 0) return words;
  const std::string exact = (path + prefix).toStdString(), inside = exact + ".";
  int shown = 0;
  for (const auto& column : store->columns()) {
    const bool isMember =
        !isSignal && column.name.rfind(inside, 0) == 0 && column.name.find('.', inside.size()) == std::string::npos;
    if (column.name != exact && !isMember) continue;
    const double value = column.isConstant ? column.constant : store->valueAt(column, run_.shownTime());
    const QString label =
        isMember ? quantityWords(column.quantity, column.name.substr(inside.size())) + " " : QString();
    words += ", " + label +
             (isLogic(column.enumeration) ? logicLetter(qRound(value))
                                          : formatShown(value, QString::fromStdString(column.unit),
                                                        QString::fromStdString(column.displayUnit)));
    if (++shown >= 4) break;
  }
  return words;
}

}  // namespace armature::app
