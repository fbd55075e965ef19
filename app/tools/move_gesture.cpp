#include "app/tools/move_gesture.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "app/document/notes.h"
#include "app/tools/in_sight.h"
#include "app/tools/wire_room.h"

namespace armature::app {

Changes changesMoving(const DiagramScene& scene, const QHash<int, diagram::Placement>& placements) {
  Changes changes;
  const std::map<int, diagram::Placement> ordered(placements.constKeyValueBegin(), placements.constKeyValueEnd());
  for (const auto& [part, after] : ordered) {
    const auto& before = scene.document().values().components[static_cast<size_t>(part)].placement;
    if (!(before == after)) changes.push_back(PlacementChange{part, before, after});
  }
  if (changes.empty()) return changes;
  for (Change& route : scene.routesAfterMove(placements)) changes.push_back(std::move(route));
  return changes;
}

void performPlacements(DiagramScene& scene, const QString& text, const QHash<int, diagram::Placement>& placements,
                       int mergeId, const QHash<int, diagram::NotePlace>& notes) {
  OpenDocument& document = scene.document();
  Changes changes = changesMoving(scene, placements);
  for (Change& note : changesMovingNotes(document.values(), notes)) changes.push_back(std::move(note));
  if (changes.empty()) return;
  document.perform(text, std::move(changes), mergeId);
}

void moveSelection(DiagramScene& scene, QPointF by, int mergeId) {
  QHash<int, diagram::Placement> placements;
  for (int part : scene.selectedParts()) {
    auto p = scene.document().values().components[static_cast<size_t>(part)].placement;
    p.x += by.x();
    p.y += by.y();
    placements.insert(part, p);
  }
  const int count = static_cast<int>(placements.size());
  const QString text =
      count == 1 ? DiagramScene::tr("Move %1").arg(scene.parts()[static_cast<size_t>(placements.begin().key())].name)
      : count == 0
          ? (scene.notes().selected().size() == 1 ? DiagramScene::tr("Move a note") : DiagramScene::tr("Move notes"))
          : DiagramScene::tr("Move %n parts", nullptr, count);
  performPlacements(scene, text, placements, mergeId, scene.notes().moved(by));
}

void MoveGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF shift = snapped(at - start_);
  if (shift == shift_) return;
  shift_ = shift;
  QHash<int, diagram::Placement> placements;
  for (int part : scene_.selectedParts()) {
    auto p = document_.values().components[static_cast<size_t>(part)].placement;
    p.x += shift.x();
    p.y += shift.y();
    placements.insert(part, p);
  }
  scene_.setPreview(placements, scene_.notes().moved(shift));
  aimAtWire();
  findGuides();
}

// Parts that can be seen.
void MoveGesture::findGuides() {
  const QRectF seen(view_.toDiagram(QPointF(0, view_.height())), view_.toDiagram(QPointF(view_.width(), 0)));
  QRectF moved;
  std::vector<QRectF> others;
  for (size_t i = 0; i < scene_.parts().size(); ++i) {
    const QRectF& rect = scene_.parts()[i].rect;
    if (scene_.selectedParts().contains(static_cast<int>(i)))
      moved = moved.united(rect);
    else if (rect.intersects(seen))
      others.push_back(rect);
  }
  guides_ = guidesFor(moved, others);
}

void MoveGesture::paint(QPainter& painter) {
  if (shift_.isNull()) return;
  const Theme& theme = Theme::of(&view_);
  const auto pixels = [&](const QLineF& line) { return QLineF(view_.toPixels(line.p1()), view_.toPixels(line.p2())); };
  painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
  for (const QLineF& line : guides_.lines) painter.drawLine(pixels(line));
  painter.setPen(QPen(theme.accent, 1.25));
  for (const QLineF& gap : guides_.gaps) {
    const QLineF line = pixels(gap);
    const QPointF across = std::abs(line.dx()) > std::abs(line.dy()) ? QPointF(0, 4) : QPointF(4, 0);
    painter.drawLine(line);
    for (const QPointF end : {line.p1(), line.p2()}) painter.drawLine(end - across, end + across);
  }
}

bool MoveGesture::released(QMouseEvent*, QPointF) {
  auto insertion = insertion_;
  scene_.setPreview({});
  scene_.setHover(-1, {}, -1);
  if (shift_.isNull()) return false;
  if (!insertion) {
    moveSelection(scene_, shift_, -1);
    return false;
  }
  const int part = *scene_.selectedParts().begin();
  const auto& item = document_.values().components[static_cast<size_t>(part)];
  const QHash<int, diagram::Placement> room = roomFor(scene_, *insertion, part);
  Changes changes{PlacementChange{part, item.placement, insertion->placement}};
  for (Change& change : changesMoving(scene_, room)) changes.push_back(std::move(change));
  for (Change& change : splitChanges(document_, *insertion, item.name)) changes.push_back(std::move(change));
  const QString text = DiagramScene::tr("Insert %1 into a wire").arg(QString::fromStdString(item.name));
  keepInSight(view_, [&] { document_.perform(text, std::move(changes)); });
  return false;
}

// A part without wires that lies upon one goes into it.
void MoveGesture::aimAtWire() {
  insertion_.reset();
  if (scene_.selectedParts().size() == 1 && scene_.notes().selected().isEmpty()) {
    const int index = *scene_.selectedParts().begin();
    const PartPicture& part = scene_.parts()[static_cast<size_t>(index)];
    const bool isLoose = std::none_of(part.connectors.begin(), part.connectors.end(),
                                      [](const ConnectorPicture& c) { return c.isConnected; });
    auto item = document_.values().components[static_cast<size_t>(index)];
    item.placement = part.placement;
    if (isLoose && part.info) insertion_ = insertionAt(scene_, item, *part.info, false);
  }
  scene_.setHover(-1, {}, insertion_ ? insertion_->wire : -1);
}

}  // namespace armature::app
