#include "app/view3d/scene_marks.h"

#include <algorithm>
#include <cmath>

#include "app/view3d/inertia_ellipsoid.h"

namespace armature::app {

namespace {

// Axes with x along a vector, for arrows.
Mat3 along(const Vec3& direction) {
  const Vec3 x = unit(direction, {1, 0, 0});
  return axesAlong(x, across(x));
}

// Frames of connectors inside of a part are not drawn.
bool isOutside(const ConnectorFrame& frame) {
  return frame.name.find('.', frame.part.size() + 1) == std::string::npos;
}

void placeArrow(SceneItem& item, const Vec3& from, const Vec3& vector, double thickness, double radius) {
  const double length = norm(vector);
  item.setShown(length > 1e-3 * radius && std::isfinite(length));
  const double width = std::min(thickness * radius, 0.12 * length);
  item.place(from, along(vector), {length, width, width});
}

void placeEllipsoid(SceneItem& item, const SceneReader& reader, const BodyVariables& body, const TimePlace& place,
                    double radius) {
  const double mass = reader.value(body.mass, place, 0);
  std::array<std::array<double, 3>, 3> inertia;
  for (size_t k = 0; k < 9; ++k) inertia[k / 3][k % 3] = reader.value(body.inertia[k], place, 0);
  item.setShown(mass > 0 && inertia[0][0] + inertia[1][1] + inertia[2][2] > 0);
  if (!item.isShown()) return;
  const Ellipsoid e = inertiaEllipsoid(mass, inertia);
  const Mat3 axes = reader.frame(body.frame, place).axes * e.axes;
  const double thin = 1e-3 * radius;
  const Vec3 full{std::max(2 * e.half.x, thin), std::max(2 * e.half.y, thin), std::max(2 * e.half.z, thin)};
  item.place(reader.centreOfMass(body, place) - 0.5 * full.x * axes.x, axes, full);
}

// The meaning of `quantity` in the model's arrows: forces, torques, and vectors that are lengths already.
constexpr long kTorque = 2, kLength = 7;

}  // namespace

SceneMarks::SceneMarks(GeometryCache& geometries, QObject* parent) : geometries_(geometries), list_(parent) {}

SceneItem* SceneMarks::mark(const std::string& key, const Mesh& mesh, const QColor& color, double opacity, bool isLit) {
  auto* item = new SceneItem(&list_, isLit);
  item->setGeometry(geometries_.get(key, [&mesh] { return mesh; }));
  item->setLook(color, opacity, 0.6);
  item->setShown(false);
  return item;
}

void SceneMarks::make(const SceneReader& reader, const TimePlace& at, const Wanted& wanted, const Theme& theme,
                      double radius, VectorScale& scale) {
  wanted_ = wanted;
  std::vector<SceneItem*> marks;
  const SceneDescription& scene = reader.scene();
  const bool isDark = theme.isDark;
  const Mesh arrow = makeArrow();
  for (const auto& variables : scene.arrows) {
    const auto c = reader.color(variables.color, at);
    const QColor color = QColor::fromRgbF(static_cast<float>(c[0]), static_cast<float>(c[1]), static_cast<float>(c[2]));
    marks.push_back(mark("arrow", arrow, color, 1, true));
  }
  if (wanted.hasFrames) {
    const QColor axes[] = {isDark ? "#FF7A70" : "#D0342C", isDark ? "#5FCF8A" : "#1E8E4A",
                           isDark ? "#7AA2FF" : "#2B5FD9"};
    for (const ConnectorFrame& frame : scene.frames) {
      if (!isOutside(frame)) continue;
      for (const QColor& color : axes) marks.push_back(mark("arrow", arrow, color, 1, false));
    }
  }
  if (wanted.hasEllipsoids) {
    const Mesh sphere = makeSphere();
    for (size_t k = 0; k < scene.bodies.size(); ++k) marks.push_back(mark("sphere", sphere, theme.accent, 0.3, true));
  }
  place(marks, reader, at, radius, scale);
  list_.replace(std::move(marks));
}

void SceneMarks::place(const SceneReader& reader, const TimePlace& at, double radius, VectorScale& scale) const {
  place(list_.items(), reader, at, radius, scale);
}

// In the order in which they were made.
void SceneMarks::place(const std::vector<SceneItem*>& marks, const SceneReader& reader, const TimePlace& at,
                       double radius, VectorScale& scale) const {
  if (marks.empty()) return;
  const SceneDescription& scene = reader.scene();
  const double size = std::max(radius, 1e-6);
  auto next = marks.begin();
  for (size_t k = 0; k < scene.arrows.size(); ++k) {
    const VectorPose pose = reader.arrow(k, at);
    const long quantity = std::lround(reader.value(scene.arrows[k].quantity, at, kLength));
    double factor = 1;
    if (quantity != kLength) {
      const LoadKind kind = quantity == kTorque ? LoadKind::torque : LoadKind::force;
      scale.note(kind, reader.largest(scene.arrows[k].coordinates));
      factor = scale.of(kind, size);
    }
    placeArrow(**next++, pose.origin, factor * pose.vector, 0.02, size);
  }
  if (wanted_.hasFrames) {
    for (const ConnectorFrame& frame : scene.frames) {
      if (!isOutside(frame)) continue;
      const Pose pose = reader.frame(frame.frame, at);
      for (const Vec3& axis : {pose.axes.x, pose.axes.y, pose.axes.z})
        placeArrow(**next++, pose.origin, 0.13 * size * axis, 0.008, size);
    }
  }
  if (wanted_.hasEllipsoids)
    for (const BodyVariables& body : scene.bodies) placeEllipsoid(**next++, reader, body, at, size);
}

}  // namespace armature::app
