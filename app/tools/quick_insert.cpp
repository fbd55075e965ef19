#include "app/tools/quick_insert.h"

#include <QLineEdit>
#include <QListWidget>
#include <algorithm>

#include "app/canvas/primitive_icon.h"
#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/tools/edit_actions.h"
#include "app/tools/in_sight.h"

namespace armature::app {

namespace {

// Springs turn, slide, and stand in space: the library tells them apart; those of one library the package in it does.
QString whereFound(const QString& name, const QList<ClassPtr>& among) {
  const QString library = libraryOf(name), simple = name.section('.', -1);
  const auto isAlike = [&](const ClassPtr& info) {
    const QString other = QString::fromStdString(info->name);
    return other.section('.', -1) == simple && libraryOf(other) == library;
  };
  const qsizetype at = ("." + name).indexOf("." + library + ".");
  if (std::count_if(among.begin(), among.end(), isAlike) < 2 || at < 0) return library;
  return name.mid(at).section('.', 0, -2);
}

bool isPhysical(const ConnectorInfo& connector) {
  return connector.causality.empty() && connector.condition.empty();
}

// What one looks for at the end of a signal first: what it drives in the libraries that the diagram is made of, or what
// gives one that is not there yet.
bool isLikely(const ClassInfo& info, const ConnectorInfo& end, const LibraryWeights& shares) {
  const bool isSource = info.name.find(".Sources.") != std::string::npos;
  const bool isOfPhysics = std::ranges::any_of(info.connectors, isPhysical);
  if (!isSource || end.causality.empty()) return false;
  if (end.causality == "input") return !isOfPhysics;
  return isOfPhysics && shares.value(libraryOf(QString::fromStdString(info.name))) > 0;
}

}  // namespace

QuickInsert::QuickInsert(CanvasView& view)
    : SearchCard(&view, tr("Name of a part")),
      view_(view),
      connectors_(new ConnectorClasses(view.scene().catalog(), this)) {
  setObjectName("quickInsert");
  showDetails();
  resize(300, 268);
  // The libraries may still be read while somebody types.
  connect(&view_.scene().catalog(), &Catalog::placeableGrew, this, [this] {
    if (isVisible()) search();
  });
  connect(connectors_, &ConnectorClasses::grew, this, [this] {
    if (isVisible()) search();
  });
}

void QuickInsert::openAt(QPointF pixel, const QString& text) {
  wire_.reset();
  field_->setPlaceholderText(tr("Name of a part"));
  moveTo(pixel);
  openWith(text);
}

void QuickInsert::openForWire(QPointF pixel, ConnectorRef from, const std::vector<diagram::Point>& corners) {
  const DiagramScene& scene = view_.scene();
  const ConnectorPicture& end = scene.connector(from);
  wire_ = Wire{scene.endName(from), end.info, corners.empty() ? end.at : toQt(corners.back()), corners};
  field_->setPlaceholderText(tr("What fits %1").arg(QString::fromStdString(wire_->from)));
  moveTo(pixel);
  openWith({});
}

void QuickInsert::moveTo(QPointF pixel) {
  place_ = view_.toDiagram(pixel);
  moveNear(pixel);
}

QStringList classesInUse(const DiagramScene& scene) {
  QStringList classes;
  for (const PartPicture& part : scene.parts()) classes << part.className;
  return classes;
}

// By what the diagram is made of, and twice as much by what is selected, or what the wire comes from.
LibraryWeights QuickInsert::expected() const {
  const DiagramScene& scene = view_.scene();
  LibraryWeights weights = libraryWeights(classesInUse(scene));
  QSet<int> chosen = scene.selectedParts();
  if (wire_) chosen << scene.findEnd(wire_->from).part;
  for (const int part : chosen)
    if (part >= 0) weights[libraryOf(scene.parts()[static_cast<size_t>(part)].className)] += 1;
  for (double& weight : weights) weight /= 2;
  return weights;
}

QList<ClassPtr> QuickInsert::found() const {
  constexpr int kMost = 12, kMostFitting = 40;
  QList<ClassPtr> classes = view_.scene().catalog().placeable();
  // A class is joined by its connectors.
  if (view_.property(kDrawsClass).toBool()) classes = connectors_->all() + classes;
  const QString text = field_->text().trimmed();
  if (!wire_) return searchClasses(classes, text, kMost, expected());
  classes.removeIf([&](const ClassPtr& info) { return !fittingConnector(*info, wire_->end, {}); });
  if (!text.isEmpty()) return searchClasses(classes, text, kMost, expected());
  sortByLibrary(classes, expected());
  std::stable_partition(classes.begin(), classes.end(),
                        [&, shares = libraryWeights(classesInUse(view_.scene()))](const ClassPtr& info) {
                          return isLikely(*info, wire_->end, shares);
                        });
  return classes.mid(0, kMostFitting);
}

void QuickInsert::search() {
  // What was chosen with the arrow keys stays so while libraries arrive.
  const bool isChosen = list_->currentRow() > 0 && field_->text() == searched_;
  const QString chosen = isChosen ? list_->currentItem()->data(Qt::UserRole).toString() : QString();
  searched_ = field_->text();
  list_->clear();
  const Theme& theme = Theme::of(this);
  const QList<ClassPtr> all = found();
  for (const ClassPtr& info : all) {
    const QString name = QString::fromStdString(info->name);
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    item->setData(DetailDelegate::kDetail, whereFound(name, all));
    item->setIcon(QIcon(classPixmap(view_.icons(), *info, 24, devicePixelRatioF(), theme)));
    item->setToolTip(classText(info->name, info->description));
    item->setData(Qt::UserRole, name);
    if (name == chosen) list_->setCurrentItem(item);
  }
  if (list_->count() == 0 && (wire_ || !searched_.trimmed().isEmpty())) {
    auto* none = new QListWidgetItem(wire_ ? tr("No part of this name fits.") : tr("No part of this name."), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
  fitRows(8);
}

void QuickInsert::take() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || !item->data(Qt::UserRole).isValid()) return;
  DiagramScene& scene = view_.scene();
  const QString name = item->data(Qt::UserRole).toString();
  const ClassPtr info = scene.catalog().known(name);
  // What the wire began at may be gone meanwhile (undone): the part is wanted all the same.
  if (!wire_ || !info || !takeWired(*info))
    keepInSight(view_,
                [&] { placePartOnWire(scene, name, scene.partAt(place_) >= 0 ? freePlace(scene, place_) : place_); });
  // Where the hand has put it, it stays, though its edge may be out of sight.
  const int part = static_cast<int>(scene.parts().size()) - 1;
  if (const QPointF at = view_.toPixels(scene.parts()[static_cast<size_t>(part)].rect.center());
      !QRectF(view_.rect()).contains(at))
    view_.bringIntoView(part);
}

// How far a new part gives way to other parts and their names, rather along the wire that it comes with.
QPointF QuickInsert::wayAside(const diagram::ComponentItem& item, QPointF way) const {
  const DiagramScene& scene = view_.scene();
  const QRectF own = partRect(item.placement);
  const auto isFree = [&](QPointF by) {
    const QRectF box = own.translated(by), seen = view_.toPixels(box);
    const auto isThere = [&](const PartPicture& part) { return part.rect.intersects(box); };
    return std::ranges::none_of(scene.parts(), isThere) &&
           std::ranges::none_of(view_.besideParts().labels(),
                                [&](const LabelLayout& label) { return label.box.intersects(seen); });
  };
  const bool isLevel = std::abs(way.x()) >= std::abs(way.y());
  const QPointF along = isLevel ? QPointF(std::copysign(kGrid, way.x()), 0) : QPointF(0, std::copysign(kGrid, way.y()));
  const QPointF across(along.y(), along.x());
  constexpr int kFarthest = 8;  // steps of the grid
  for (int step = 0; step <= kFarthest; ++step)
    for (const QPointF& by : {along * step, across * step, -across * step})
      if (isFree(by)) return by;
  return {};
}

// The part with its wire as one step; its connector lies where the wire was dropped, if there is room.
bool QuickInsert::takeWired(const ClassInfo& info) {
  DiagramScene& scene = view_.scene();
  const QPointF way = place_ - wire_->at;
  diagram::ComponentItem item = newPart(scene, QString::fromStdString(info.name), place_);
  const ConnectorInfo* end = fittingConnector(info, wire_->end, way);
  if (!end || !scene.findEnd(wire_->from).isValid()) return false;
  // The wire comes to the connector from outside.
  const bool isLevel = std::abs(way.x()) >= std::abs(way.y());
  if (isLevel && !isInMiddle(*end) && QPointF::dotProduct(connectorPose(item.placement, *end).out, way) > 0)
    item.placement.flip = !item.placement.flip;
  const QPointF shift = snapped(place_) - connectorPose(item.placement, *end).at;
  item.placement.x += shift.x();
  item.placement.y += shift.y();
  const QPointF aside = wayAside(item, way);
  item.placement.x += aside.x();
  item.placement.y += aside.y();
  diagram::ConnectionItem connection;
  connection.from = wire_->from;
  connection.to = item.name + "." + end->name;
  connection.route = wire_->corners;
  const auto& values = scene.document().values();
  const int index = static_cast<int>(values.components.size());
  scene.document().perform(DiagramScene::tr("Add %1 at the end of a wire").arg(QString::fromStdString(item.name)),
                           {PartChange{index, item, false},
                            ConnectionChange{static_cast<int>(values.connections.size()), connection, false}});
  scene.select({index}, {});
  return true;
}

}  // namespace armature::app
