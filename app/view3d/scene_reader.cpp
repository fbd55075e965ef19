#include "app/view3d/scene_reader.h"

#include <algorithm>

namespace armature::app {

SceneReader::SceneReader(const SceneDescription& scene, std::shared_ptr<const results::Store> store)
    : scene_(scene), store_(std::move(store)) {}

std::optional<TimePlace> SceneReader::at(double time) const {
  const uint64_t rows = store_ ? store_->rowCount() : 0;
  if (rows == 0) return {};
  const uint64_t above = std::min(store_->lowerBound(time), rows - 1);
  const double t1 = store_->time(above);
  if (above == 0 || t1 <= time) {
    // At an event the values after it.
    uint64_t row = above;
    while (row + 1 < rows && store_->time(row + 1) <= time) ++row;
    return TimePlace{row, row, 0};
  }
  const double t0 = store_->time(above - 1);
  return TimePlace{above - 1, above, t1 > t0 ? std::clamp((time - t0) / (t1 - t0), 0.0, 1.0) : 0};
}

std::optional<TimePlace> SceneReader::last() const {
  const uint64_t rows = store_ ? store_->rowCount() : 0;
  if (rows == 0) return {};
  return TimePlace{rows - 1, rows - 1, 0};
}

double SceneReader::value(VariableIndex index, const TimePlace& place, double otherwise) const {
  if (index >= store_->columns().size()) return otherwise;
  const results::Column& column = store_->columns()[index];
  const double first = store_->value(column, place.row);
  if (place.part <= 0 || column.isConstant) return first;
  return first + place.part * (store_->value(column, place.next) - first);
}

Vec3 SceneReader::vector(const VectorVariables& v, const TimePlace& place, const Vec3& otherwise) const {
  return {value(v[0], place, otherwise.x), value(v[1], place, otherwise.y), value(v[2], place, otherwise.z)};
}

Pose SceneReader::frame(const FrameVariables& frame, const TimePlace& place) const {
  std::array<double, 9> T;
  for (size_t k = 0; k < 9; ++k) T[k] = value(frame.T[k], place, k % 4 == 0 ? 1 : 0);
  return {vector(frame.r, place, {}), axesOf(T)};
}

ShapePose SceneReader::shape(size_t index, const TimePlace& place) const {
  const ShapeVariables& s = scene_.shapes[index];
  const Pose object = frame(s.frame, place);
  ShapePose pose;
  pose.origin = object.origin + object.axes * vector(s.origin, place, {});
  pose.axes =
      object.axes * axesAlong(vector(s.lengthDirection, place, {1, 0, 0}), vector(s.widthDirection, place, {0, 1, 0}));
  pose.form.type = s.type;
  pose.form.length = value(s.length, place, 0);
  pose.form.width = value(s.width, place, 0);
  pose.form.height = value(s.height, place, 0);
  pose.form.extra = value(s.extra, place, 0);
  pose.color = color(s.color, place);
  pose.specular = value(s.specular, place, 0.7);
  const Vec3 size{pose.form.length, pose.form.width, pose.form.height};
  pose.isShown = std::isfinite(dot(size, size)) && std::isfinite(dot(pose.origin, pose.origin)) && size.x != 0 &&
                 (size.y != 0 || size.z != 0);
  return pose;
}

SurfacePose SceneReader::surface(size_t index, const TimePlace& place) const {
  const SurfaceVariables& s = scene_.surfaces[index];
  SurfacePose pose;
  static_cast<Pose&>(pose) = frame(s.frame, place);
  pose.color = color(s.color, place);
  pose.specular = value(s.specular, place, 0.7);
  const double transparency = value(s.transparency, place, 0);
  pose.opacity = std::isfinite(transparency) ? std::clamp(1 - transparency, 0.0, 1.0) : 1;
  pose.isWire = value(s.wireframe, place, 0) > 0.5;
  pose.isShown = std::isfinite(dot(pose.origin, pose.origin)) && pose.opacity > 0;
  return pose;
}

std::vector<Vec3> SceneReader::surfacePoints(size_t index, const TimePlace& place) const {
  const SurfaceVariables& s = scene_.surfaces[index];
  std::vector<Vec3> points(s.points[0].size());
  for (size_t k = 0; k < points.size(); ++k)
    points[k] = {value(s.points[0][k], place, 0), value(s.points[1][k], place, 0), value(s.points[2][k], place, 0)};
  return points;
}

std::vector<std::array<double, 3>> SceneReader::surfaceColors(size_t index, const TimePlace& place) const {
  std::vector<std::array<double, 3>> colors;
  for (const VectorVariables& c : scene_.surfaces[index].colors) colors.push_back(color(c, place));
  return colors;
}

bool SceneReader::isRigid(size_t index) const {
  const auto isConstant = [this](VariableIndex v) {
    return v >= store_->columns().size() || store_->columns()[v].isConstant;
  };
  const SurfaceVariables& s = scene_.surfaces[index];
  const auto areConstant = [&](const auto& variables) {
    return std::all_of(variables.begin(), variables.end(), isConstant);
  };
  return std::all_of(s.points.begin(), s.points.end(), areConstant) &&
         std::all_of(s.colors.begin(), s.colors.end(), areConstant);
}

std::array<double, 3> SceneReader::color(const VectorVariables& variables, const TimePlace& place) const {
  const Vec3 c = vector(variables, place, {128, 128, 128});
  const auto part = [](double value) { return std::isfinite(value) ? std::clamp(value / 255, 0.0, 1.0) : 0.5; };
  return {part(c.x), part(c.y), part(c.z)};
}

Vec3 SceneReader::vectorIn(const FrameVariables& f, const VectorVariables& variables, const TimePlace& place) const {
  return frame(f, place).axes * vector(variables, place, {});
}

double SceneReader::largest(const VectorVariables& variables) const {
  double squares = 0;
  for (const VariableIndex v : variables) {
    if (v >= store_->columns().size()) continue;
    const auto [low, high] = store_->range(store_->columns()[v], 0, store_->rowCount());
    const double most = std::max(std::abs(low), std::abs(high));
    if (std::isfinite(most)) squares += most * most;
  }
  return std::sqrt(squares);
}

VectorPose SceneReader::arrow(size_t index, const TimePlace& place) const {
  const ArrowVariables& a = scene_.arrows[index];
  const Pose pose = frame(a.frame, place);
  const Vec3 v = pose.axes * vector(a.coordinates, place, {});
  return value(a.headAtOrigin, place, 0) > 0.5 ? VectorPose{pose.origin - v, v} : VectorPose{pose.origin, v};
}

Vec3 SceneReader::centreOfMass(const BodyVariables& body, const TimePlace& place) const {
  const Pose pose = frame(body.frame, place);
  return pose.origin + pose.axes * vector(body.centre, place, {});
}

std::optional<Vec3> SceneReader::up() const {
  const auto place = at(-1e300);
  if (!scene_.world || !place) return {};
  if (std::lround(value(scene_.world->gravityType, *place, 2)) != 2) return {};
  const Vec3 down = vector(scene_.world->direction, *place, {0, -1, 0});
  if (!(norm(down) > 0)) return {};
  return -unit(down, {0, -1, 0});
}

Mat3 axesOf(const std::array<double, 9>& T) {
  // The rows of T are the frame's axes in the world.
  Mat3 m;
  m.x = unit({T[0], T[1], T[2]}, {1, 0, 0});
  const Vec3 y{T[3], T[4], T[5]};
  m.y = unit(y - dot(y, m.x) * m.x, across(m.x));
  m.z = cross(m.x, m.y);
  return m;
}

std::array<Vec3, 8> cornersOf(const ShapePose& pose, const Bounds& mesh, const Vec3& scale) {
  std::array<Vec3, 8> corners;
  for (size_t k = 0; k < 8; ++k) {
    const Vec3 local{(k & 1 ? mesh.high.x : mesh.low.x) * scale.x, (k & 2 ? mesh.high.y : mesh.low.y) * scale.y,
                     (k & 4 ? mesh.high.z : mesh.low.z) * scale.z};
    corners[k] = pose.origin + pose.axes * local;
  }
  return corners;
}

std::array<Vec3, 8> cornersOf(const ShapePose& pose) {
  Bounds unitBox;
  unitBox.low = {0, -0.5, -0.5}, unitBox.high = {1, 0.5, 0.5};
  return cornersOf(pose, unitBox, {pose.form.length, pose.form.width, pose.form.height});
}

std::vector<Vec3> outlineOf(const ShapePose& pose) {
  const ShapeForm& f = pose.form;
  const bool isRound = f.type == "cylinder" || f.type == "pipe" || f.type == "pipecylinder" || f.type == "cone";
  std::vector<Vec3> points;
  const auto add = [&](double x, double y, double z) {
    points.push_back(pose.origin + pose.axes * Vec3{x * f.length, y * f.width, z * f.height});
  };
  if (!isRound && f.type != "sphere") {
    const auto corners = cornersOf(pose);
    return {corners.begin(), corners.end()};
  }
  // Circles about the axis: at both ends of what is round along it, about the middle and the poles of a sphere.
  constexpr int kPoints = 16;
  const double end = f.type == "cone" && std::isfinite(f.extra) ? std::clamp(f.extra, 0.0, 100.0) : 1;
  const double middle = 0.5, tropic = 0.35;  // √½ / 2
  for (int k = 0; k < kPoints; ++k) {
    const double angle = 2 * 3.14159265358979323846 * k / kPoints, c = std::cos(angle), s = std::sin(angle);
    if (isRound) {
      add(0, 0.5 * c, 0.5 * s), add(1, 0.5 * end * c, 0.5 * end * s);
    } else {
      add(middle, 0.5 * c, 0.5 * s);
      add(middle - tropic, tropic * c, tropic * s), add(middle + tropic, tropic * c, tropic * s);
    }
  }
  if (!isRound) add(0, 0, 0), add(1, 0, 0);
  return points;
}

Bounds boundsOf(const ShapePose& pose) {
  Bounds box;
  if (!pose.isShown) return box;
  for (const Vec3& corner : cornersOf(pose)) box.add(corner);
  return box;
}

}  // namespace armature::app
