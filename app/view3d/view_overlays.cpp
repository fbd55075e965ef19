// What is drawn besides the bodies: ghost of the first pose, frames, centres of mass, inertia ellipsoids, arrows of
// forces and torques, arrows of the model itself, traces and labels.
#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/view3d/view_scene.h"

namespace armature::app {

namespace {

constexpr size_t kMostTracePoints = 2000;

// Axes with x along a vector, for arrows.
Mat3 along(const Vec3& direction) {
  const Vec3 x = unit(direction, {1, 0, 0});
  return axesAlong(x, across(x));
}

// Half axes of the ellipsoid of even density that has this inertia tensor, and their directions: the eigenvectors by
// Jacobi's rotations (Golub and Van Loan, section 8.5).
struct Ellipsoid {
  Mat3 axes;
  Vec3 half;
};
Ellipsoid ellipsoidOf(double mass, std::array<std::array<double, 3>, 3> a) {
  std::array<std::array<double, 3>, 3> v{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (int sweep = 0; sweep < 12; ++sweep) {
    for (size_t p = 0; p < 2; ++p) {
      for (size_t q = p + 1; q < 3; ++q) {
        if (std::abs(a[p][q]) < 1e-300) continue;
        const double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        const double t = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (size_t k = 0; k < 3; ++k) {
          const double x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y, a[k][q] = s * x + c * y;
        }
        for (size_t k = 0; k < 3; ++k) {
          const double x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y, a[q][k] = s * x + c * y;
        }
        for (size_t k = 0; k < 3; ++k) {
          const double x = v[k][p], y = v[k][q];
          v[k][p] = c * x - s * y, v[k][q] = s * x + c * y;
        }
      }
    }
  }
  // I_xx = m/5 (b² + c²) and so on.
  const double sum = 0.5 * (a[0][0] + a[1][1] + a[2][2]);
  const auto half = [&](size_t k) { return std::sqrt(std::max(0.0, 5 / mass * (sum - a[k][k]))); };
  Ellipsoid e;
  e.axes.x = {v[0][0], v[1][0], v[2][0]};
  e.axes.y = {v[0][1], v[1][1], v[2][1]};
  e.axes.z = cross(e.axes.x, e.axes.y);
  e.half = {half(0), half(1), half(2)};
  return e;
}

}  // namespace

void ViewScene::makeGhosts() {
  std::vector<SceneItem*> old = std::move(ghosts_);
  ghosts_.clear();
  const auto start = has(Overlay::ghost) && reader_ ? reader_->at(-1e300) : std::nullopt;
  if (start) {
    for (size_t k = 0; k < shapes_.size(); ++k) {
      const ShapePose pose = reader_->shape(k, *start);
      if (!pose.isShown || !shapes_[k].item->geometry()) continue;
      auto* item = new SceneItem(this);
      const bool isFile = shapes_[k].fileMesh != nullptr;
      item->setGeometry(isFile ? shapes_[k].item->mesh() : geometryOf(pose.form));
      item->place(pose.origin, pose.axes, isFile && pose.form.extra <= 0.5 ? Vec3{1, 1, 1} : meshScale(pose.form));
      item->setLook(shapeColor(pose.color, false), kGhostOpacity, 0.9);
      ghosts_.push_back(item);
    }
    for (size_t k = 0; k < surfaces_.size(); ++k) {
      if (SceneItem* item = surfaceGhost(k, *start)) ghosts_.push_back(item);
    }
  }
  if (old.empty() && ghosts_.empty()) return;
  Q_EMIT ghostsChanged();
  retire(old);
}

// Frames whose arrows are drawn: those of the selected parts, else the first frame of every part that is not the world.
std::vector<size_t> ViewScene::markedFrames() const {
  std::vector<size_t> marked;
  const auto& frames = reader_->scene().frames;
  for (size_t k = 0; k < frames.size(); ++k) {
    const std::string_view rest = std::string_view(frames[k].name).substr(frames[k].part.size());
    if (rest.find('.', 1) != std::string_view::npos) continue;  // inside a part
    if (selected_.isEmpty() ? rest == ".frame_a" : selected_.contains(diagramPart(frames[k].part))) marked.push_back(k);
  }
  return marked;
}

void ViewScene::makeMarks() {
  std::vector<SceneItem*> old = std::move(marks_);
  marks_.clear();
  const auto add = [this](const std::string& key, const Mesh& mesh, const QColor& color, double opacity, bool isLit) {
    auto* item = new SceneItem(this, isLit);
    item->setGeometry(geometry(key, [&mesh] { return mesh; }));
    item->setLook(color, opacity, 0.6);
    item->setShown(false);
    marks_.push_back(item);
  };
  if (reader_ && place_) {
    const bool isDark = theme_->isDark;
    const Mesh arrow = makeArrow();
    for (size_t k = 0; k < reader_->scene().arrows.size(); ++k) {
      const auto c = reader_->color(reader_->scene().arrows[k].color, *place_);
      add("arrow", arrow,
          QColor::fromRgbF(static_cast<float>(c[0]), static_cast<float>(c[1]), static_cast<float>(c[2])), 1, true);
    }
    if (has(Overlay::frames)) {
      const QColor axis[3] = {isDark ? "#FF7A70" : "#D0342C", isDark ? "#5FCF8A" : "#1E8E4A",
                              isDark ? "#7AA2FF" : "#2B5FD9"};
      for (size_t k = 0; k < reader_->scene().frames.size(); ++k) {
        const ConnectorFrame& f = reader_->scene().frames[k];
        if (f.name.find('.', f.part.size() + 1) != std::string::npos) continue;
        for (const QColor& color : axis) add("arrow", arrow, color, 1, false);
      }
    }
    if (has(Overlay::ellipsoids)) {
      for (size_t k = 0; k < reader_->scene().bodies.size(); ++k)
        add("sphere", makeSphere(), theme_->accent, 0.3, true);
    }
    placeMarks(*place_);
  }
  if (old.empty() && marks_.empty()) return;
  Q_EMIT marksChanged();
  retire(old);
}

void ViewScene::placeMarks(const TimePlace& place) {
  if (marks_.empty()) return;
  const SceneDescription& scene = reader_->scene();
  const double size = std::max(bounds().radius(), 1e-6);
  size_t next = 0;
  const auto arrow = [&](const Vec3& from, const Vec3& vector, double thickness) {
    if (next >= marks_.size()) return;
    SceneItem* item = marks_[next++];
    const double length = norm(vector);
    item->setShown(length > 1e-3 * size && std::isfinite(length));
    const double width = std::min(thickness * size, 0.12 * length);
    item->place(from, along(vector), {length, width, width});
  };
  // The largest vector of a kind so far is a third of the scene's radius.
  const auto scaleOf = [&](double& largest, double length) {
    if (std::isfinite(length)) largest = std::max(largest, length);
    return largest > 0 ? 0.45 * size / largest : 0.0;
  };
  for (size_t k = 0; k < scene.arrows.size(); ++k) {
    const VectorPose p = reader_->arrow(k, place);
    const long quantity = std::lround(reader_->value(scene.arrows[k].quantity, place, 7));
    const double scale = quantity == 7 ? 1 : scaleOf(quantity == 2 ? largestTorque_ : largestForce_, norm(p.vector));
    arrow(p.origin, scale * p.vector, 0.02);
  }
  if (has(Overlay::frames)) {
    for (const ConnectorFrame& f : scene.frames) {
      if (f.name.find('.', f.part.size() + 1) != std::string::npos) continue;
      const Pose pose = reader_->frame(f.frame, place);
      for (const Vec3& axis : {pose.axes.x, pose.axes.y, pose.axes.z}) arrow(pose.origin, 0.13 * size * axis, 0.008);
    }
  }
  if (has(Overlay::ellipsoids)) {
    for (const BodyVariables& body : scene.bodies) {
      if (next >= marks_.size()) break;
      SceneItem* item = marks_[next++];
      const double mass = reader_->value(body.mass, place, 0);
      std::array<std::array<double, 3>, 3> inertia;
      for (size_t k = 0; k < 9; ++k) inertia[k / 3][k % 3] = reader_->value(body.inertia[k], place, 0);
      item->setShown(mass > 0 && inertia[0][0] + inertia[1][1] + inertia[2][2] > 0);
      if (!item->isShown()) continue;
      const Ellipsoid e = ellipsoidOf(mass, inertia);
      const Mat3 axes = reader_->frame(body.frame, place).axes * e.axes;
      const double thin = 1e-3 * size;
      const Vec3 full{std::max(2 * e.half.x, thin), std::max(2 * e.half.y, thin), std::max(2 * e.half.z, thin)};
      item->place(reader_->centreOfMass(body, place) - 0.5 * full.x * axes.x, axes, full);
    }
  }
}

std::vector<ViewScene::LoadArrow> ViewScene::loads(bool isForce) const {
  std::vector<LoadArrow> arrows;
  if (!reader_ || !place_) return arrows;
  double& largest = isForce ? largestForce_ : largestTorque_;
  for (const size_t k : markedFrames()) {
    const ConnectorFrame& f = reader_->scene().frames[k];
    arrows.push_back({reader_->frame(f.frame, *place_).origin,
                      reader_->vectorIn(f.frame, isForce ? f.force : f.torque, *place_), QString()});
    const double length = norm(arrows.back().vector);
    if (std::isfinite(length)) largest = std::max(largest, length);
    arrows.back().value = formatValue(length, isForce ? "N" : "N.m", 3);
  }
  // The largest one so far is as long as nearly half of the scene's radius.
  const double scale = largest > 0 ? 0.45 * bounds().radius() / largest : 0;
  for (LoadArrow& arrow : arrows) arrow.vector = scale * arrow.vector;
  return arrows;
}

void ViewScene::extendTraces(const TimePlace& place) {
  const auto& bodies = reader_->scene().bodies;
  if (traces_.size() != bodies.size() || place.next + 1 < tracedRows_) {
    traces_.assign(bodies.size(), {});
    tracedRows_ = 0;
  }
  // As many points as can be seen; the rows between are left out.
  const uint64_t rows = std::max<uint64_t>(1, reader_->store()->rowCount());
  const uint64_t step = std::max<uint64_t>(1, rows / kMostTracePoints);
  for (; tracedRows_ <= place.row; tracedRows_ += step) {
    for (size_t k = 0; k < bodies.size(); ++k)
      traces_[k].push_back(reader_->centreOfMass(bodies[k], {tracedRows_, tracedRows_, 0}));
  }
}

std::vector<Vec3> ViewScene::centres() const {
  std::vector<Vec3> places;
  if (!reader_ || !place_) return places;
  for (const BodyVariables& body : reader_->scene().bodies) places.push_back(reader_->centreOfMass(body, *place_));
  return places;
}

std::vector<ViewScene::Label> ViewScene::labels() const {
  std::vector<Label> labels;
  if (!reader_ || !place_) return labels;
  std::set<QString> named;
  const auto add = [&](const auto& shape) {
    const bool isWorld = reader_->scene().world && diagramPart(reader_->scene().world->part) == shape.part;
    const bool isWanted = has(Overlay::labels) ? !isWorld : selected_.contains(shape.part);
    if (!isWanted || !shape.item->isShown() || !named.insert(shape.part).second) return;
    // The name stands at the middle of the part's shapes.
    Bounds box;
    for (const Shape& other : shapes_) {
      if (other.part == shape.part) box.add(boundsOf(other.pose));
    }
    for (size_t k = 0; k < surfaces_.size(); ++k) {
      if (surfaces_[k].part != shape.part) continue;
      for (const Vec3& point : surfaceOutline(k, *place_)) box.add(point);
    }
    labels.push_back({shape.part, box.isEmpty() ? shape.pose.origin : box.middle()});
  };
  for (const Shape& shape : shapes_) add(shape);
  for (const Surface& surface : surfaces_) add(surface);
  return labels;
}

}  // namespace armature::app
