#include "app/tools/arrange.h"

#include <algorithm>
#include <numeric>

#include "app/tools/move_gesture.h"
#include "engine/diagram/layout.h"

namespace armature::app {
namespace {

std::vector<int> selected(const DiagramScene& scene) {
  std::vector<int> parts(scene.selectedParts().begin(), scene.selectedParts().end());
  std::sort(parts.begin(), parts.end());
  return parts;
}

const QRectF& rectOf(const DiagramScene& scene, int part) {
  return scene.parts()[static_cast<size_t>(part)].rect;
}

void moveBy(DiagramScene& scene, int part, QPointF by, QHash<int, diagram::Placement>& placements) {
  auto placement = scene.document().values().components[static_cast<size_t>(part)].placement;
  placement.x += by.x();
  placement.y += by.y();
  placements.insert(part, placement);
}

QPointF shiftTo(const QRectF& box, const QRectF& all, Edge edge) {
  switch (edge) {
    case Edge::left:
      return {all.left() - box.left(), 0};
    case Edge::right:
      return {all.right() - box.right(), 0};
    case Edge::middle:
      return {snapped(all.center()).x() - box.center().x(), 0};
    case Edge::top:  // y points upwards
      return {0, all.bottom() - box.bottom()};
    case Edge::bottom:
      return {0, all.top() - box.top()};
    case Edge::centre:
      return {0, snapped(all.center()).y() - box.center().y()};
  }
  return {};
}

}  // namespace

void alignSelection(DiagramScene& scene, Edge edge) {
  const std::vector<int> parts = selected(scene);
  if (parts.size() < 2) return;
  QRectF all;
  for (const int part : parts) all = all.united(rectOf(scene, part));
  QHash<int, diagram::Placement> placements;
  for (const int part : parts) moveBy(scene, part, shiftTo(rectOf(scene, part), all, edge), placements);
  performPlacements(scene, DiagramScene::tr("Align"), placements);
}

void distributeSelection(DiagramScene& scene, bool isHorizontal) {
  std::vector<int> parts = selected(scene);
  if (parts.size() < 3) return;
  const auto begin = [&](int part) { return isHorizontal ? rectOf(scene, part).left() : rectOf(scene, part).top(); };
  const auto size = [&](int part) { return isHorizontal ? rectOf(scene, part).width() : rectOf(scene, part).height(); };
  std::stable_sort(parts.begin(), parts.end(),
                   [&](int a, int b) { return begin(a) + size(a) / 2 < begin(b) + size(b) / 2; });
  double covered = 0;
  for (const int part : parts) covered += size(part);
  const double whole = begin(parts.back()) + size(parts.back()) - begin(parts.front());
  const double gap = (whole - covered) / static_cast<double>(parts.size() - 1);
  QHash<int, diagram::Placement> placements;
  double at = begin(parts.front());
  for (const int part : parts) {
    // The outer two stay exactly; the others on the grid.
    const bool isOuter = part == parts.front() || part == parts.back();
    const double by = isOuter ? 0 : std::round((at - begin(part)) / kGrid) * kGrid;
    moveBy(scene, part, isHorizontal ? QPointF(by, 0) : QPointF(0, by), placements);
    at += size(part) + gap;
  }
  performPlacements(scene, DiagramScene::tr("Distribute"), placements);
}

void layOutSelection(DiagramScene& scene) {
  const auto& values = scene.document().values();
  std::vector<int> parts = selected(scene);
  if (parts.size() < 2) {
    parts.resize(values.components.size());
    std::iota(parts.begin(), parts.end(), 0);
  }
  if (parts.empty()) return;
  const auto ends = [&](const std::string& end) -> std::optional<diagram::IconEnd> {
    const ConnectorRef ref = scene.findEnd(end);
    if (!ref.isValid()) return std::nullopt;
    const ConnectorInfo& info = scene.connector(ref).info;
    return diagram::IconEnd{info.x, info.y, info.causality};
  };
  const auto places = diagram::layOut(values, parts, ends);
  // About where they have been.
  QRectF before;
  for (const int part : parts) before = before.united(rectOf(scene, part));
  const QPointF middle = snapped(before.center());
  Changes changes;
  for (size_t i = 0; i < parts.size(); ++i) {
    diagram::Placement after = places[i];
    after.x += middle.x();
    after.y += middle.y();
    const auto& old = values.components[static_cast<size_t>(parts[i])].placement;
    if (!(old == after)) changes.push_back(PlacementChange{parts[i], old, after});
  }
  if (changes.empty()) return;
  const auto isAmong = [&](const std::string& end) {
    return std::binary_search(parts.begin(), parts.end(), scene.findEnd(end).part);
  };
  for (size_t i = 0; i < values.connections.size(); ++i) {
    const auto& wire = values.connections[i];
    if (!wire.route.empty() && (isAmong(wire.from) || isAmong(wire.to)))
      changes.push_back(RouteChange{static_cast<int>(i), wire.route, {}});
  }
  scene.document().perform(DiagramScene::tr("Lay out along the connections"), std::move(changes));
}

}  // namespace armature::app
