#include "app/view3d/annotations.h"

#include <algorithm>

#include "app/look/format.h"
#include "app/view3d/part_name.h"

namespace armature::app {

namespace {

constexpr size_t kMostTracePoints = 2000;

bool isMarked(const ConnectorFrame& frame, const QSet<QString>& selected) {
  const std::string_view rest = std::string_view(frame.name).substr(frame.part.size());
  if (rest.find('.', 1) != std::string_view::npos) return false;  // inside a part
  return selected.isEmpty() ? rest == ".frame_a" : selected.contains(diagramPart(frame.part));
}

}  // namespace

std::vector<LoadArrow> cutLoads(const SceneReader& reader, const TimePlace& place, const QSet<QString>& selected,
                                LoadKind kind, double radius, VectorScale& scale) {
  const bool isForce = kind == LoadKind::force;
  std::vector<LoadArrow> arrows;
  for (const ConnectorFrame& f : reader.scene().frames) {
    if (!isMarked(f, selected)) continue;
    const Vec3 vector = reader.vectorIn(f.frame, isForce ? f.force : f.torque, place);
    const double size = norm(vector);
    scale.note(kind, reader.largest(isForce ? f.force : f.torque));
    arrows.push_back({reader.frame(f.frame, place).origin, vector, formatValue(size, isForce ? "N" : "N.m", 3)});
  }
  const double factor = scale.of(kind, radius);
  for (LoadArrow& arrow : arrows) arrow.vector = factor * arrow.vector;
  return arrows;
}

std::vector<Vec3> centresOfMass(const SceneReader& reader, const TimePlace& place) {
  std::vector<Vec3> places;
  for (const BodyVariables& body : reader.scene().bodies) places.push_back(reader.centreOfMass(body, place));
  return places;
}

void Traces::extend(const SceneReader& reader, const TimePlace& place) {
  const auto& bodies = reader.scene().bodies;
  if (paths_.size() != bodies.size() || place.next + 1 < rows_) {
    paths_.assign(bodies.size(), {});
    rows_ = 0;
  }
  // As many points as can be seen; the rows between are left out.
  const uint64_t rows = std::max<uint64_t>(1, reader.store()->rowCount());
  const uint64_t step = std::max<uint64_t>(1, rows / kMostTracePoints);
  for (; rows_ <= place.row; rows_ += step) {
    for (size_t k = 0; k < bodies.size(); ++k) paths_[k].push_back(reader.centreOfMass(bodies[k], {rows_, rows_, 0}));
  }
}

}  // namespace armature::app
