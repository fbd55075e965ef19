#include "app/view3d/view_scene.h"

#include <algorithm>
#include <cmath>

#include "app/view3d/mesh_file.h"

namespace armature::app {

ViewScene::ViewScene(QObject* parent)
    : QObject(parent), grid_(std::make_unique<LineGeometry>()), theme_(&Theme::light()) {
  restTimer_.setSingleShot(true);
  connect(&restTimer_, &QTimer::timeout, this, &ViewScene::rest);
}

ViewScene::~ViewScene() = default;

// Something moves; it stands still after `rest` [ms] (0: the usual time, in which a picture has to have place).
void ViewScene::hurry(int rest) {
  if (!isSoftware_) return;
  constexpr int kRest = 300, kCrowdsRest = 800;
  restTimer_.start(rest > 0 ? rest : isCrowd() ? kCrowdsRest : kRest);
  if (isHasty_) return;
  isHasty_ = true;
  Q_EMIT hasteChanged();
}

void ViewScene::rest() {
  restTimer_.stop();
  if (!isHasty_) return;
  isHasty_ = false;
  Q_EMIT hasteChanged();
}

bool ViewScene::hasOverlay() const {
  return !selected_.isEmpty() || has(Overlay::centres) || has(Overlay::forces) || has(Overlay::torques) ||
         has(Overlay::traces) || has(Overlay::labels);
}

namespace {

bool isFileName(const std::string& type) {
  return type.find("://") != std::string::npos || type.find('/') != std::string::npos;
}

bool isSameScene(const SceneDescription& a, const SceneDescription& b) {
  return a.shapes.size() == b.shapes.size() &&
         std::equal(
             a.shapes.begin(), a.shapes.end(), b.shapes.begin(),
             [](const ShapeVariables& x, const ShapeVariables& y) { return x.name == y.name && x.type == y.type; }) &&
         a.surfaces.size() == b.surfaces.size() &&
         std::equal(a.surfaces.begin(), a.surfaces.end(), b.surfaces.begin(),
                    [](const SurfaceVariables& x, const SurfaceVariables& y) {
                      return x.name == y.name && x.rows == y.rows && x.columns == y.columns;
                    });
}

}  // namespace

void ViewScene::clear() {
  setSource({}, nullptr, {});
}

void ViewScene::setSource(const SceneDescription& scene, std::shared_ptr<const results::Store> store,
                          const std::map<std::string, std::string>& files) {
  const bool isSame = reader_ && isSameScene(reader_->scene(), scene);
  reader_ = std::make_unique<SceneReader>(scene, std::move(store));
  place_.reset();
  followedPlace_.reset();
  traces_.clear();
  tracedRows_ = 0;
  extent_ = world_ = {};
  everything_ = {};
  boundedRows_ = 0;
  largestForce_ = largestTorque_ = 0;
  if (!isSame) {
    warnings_.clear();
    // Crowds of bodies are small on the screen: fewer triangles for each.
    detail_ = scene.shapes.size() <= 120 ? 1 : scene.shapes.size() <= 250 ? 0.5 : 0.3;
    std::vector<Shape> old = std::move(shapes_);
    shapes_.clear();
    for (const ShapeVariables& s : scene.shapes) {
      Shape shape;
      shape.item = new SceneItem(this);
      shape.part = diagramPart(s.part);
      if (isFileName(s.type)) shape.fileMesh = fileMesh(s.type, files);
      shapes_.push_back(std::move(shape));
    }
    // The world's axes have a length of their own, which tells nothing of the bodies: these are what is to be seen.
    const QString world = scene.world ? diagramPart(scene.world->part) : QString();
    const auto isWorld = [&world](const auto& shape) { return shape.part == world; };
    makeSurfaces();
    if (!std::all_of(shapes_.begin(), shapes_.end(), isWorld) ||
        !std::all_of(surfaces_.begin(), surfaces_.end(), isWorld)) {
      for (Shape& shape : shapes_) shape.isWorld = isWorld(shape);
      for (Surface& surface : surfaces_) surface.isWorld = isWorld(surface);
    }
    isFitted_ = true;
    followed_.clear();
    Q_EMIT shapesChanged();
    for (const Shape& shape : old) retire({shape.item});
  }
  forgetSurfacePoints();
  if (const auto up = reader_->up()) camera_.setUp(*up);
  showLast();
  if (!place_) {
    for (Shape& shape : shapes_) shape.item->setShown(false);
    for (Surface& surface : surfaces_) surface.item->setShown(false);
  }
  makeGhosts();
  makeMarks();
  Q_EMIT gridChanged();
  Q_EMIT overlayChanged();
}

MeshPtr ViewScene::fileMesh(const std::string& type, const std::map<std::string, std::string>& files) {
  const auto found = files.find(type);
  const std::string path = found != files.end() ? found->second : type;
  const auto [place, isNew] = fileMeshes_.try_emplace(path);
  if (isNew) {
    Result<Mesh> mesh = readMeshFile(QString::fromStdString(path));
    if (mesh)
      place->second = std::make_shared<const Mesh>(mesh.take());
    else
      warnings_.append(QString::fromStdString(mesh.reason().message));
  }
  return place->second;
}

std::shared_ptr<MeshGeometry> ViewScene::geometryOf(const ShapeForm& form) {
  return geometry(meshKey(form) + "@" + std::to_string(detail_), [&] { return makeMesh(form, detail_); });
}

// Items whose nodes are gone; their geometries go out of use now, not when the items are deleted.
void ViewScene::retire(const std::vector<SceneItem*>& items) {
  for (SceneItem* item : items) {
    item->setGeometry(nullptr);
    item->deleteLater();
  }
}

void ViewScene::show(double time) {
  if (!reader_) return;
  if (const auto place = reader_->at(time)) showAt(*place);
}

void ViewScene::showLast() {
  if (!reader_) return;
  if (const auto place = reader_->last()) showAt(*place);
}

void ViewScene::showLive() {
  showLast();
  constexpr int kLongestPause = 1500;  // between two pictures of a run
  if (isHasty_) hurry(kLongestPause);
}

void ViewScene::showAt(const TimePlace& place) {
  const bool isFirst = !place_;
  if (!isFirst) hurry();
  place_ = place;
  const results::Store& store = *reader_->store();
  time_ = store.time(place.row);
  if (place.part > 0) time_ += place.part * (store.time(place.next) - time_);
  for (size_t k = 0; k < shapes_.size(); ++k) placeShape(shapes_[k], reader_->shape(k, place));
  orderCoincident();
  for (size_t k = 0; k < surfaces_.size(); ++k) placeSurface(k, place);
  if (isFirst) {
    if (const auto up = reader_->up()) camera_.setUp(*up);
    makeGhosts();
    makeMarks();
  }
  growExtent();
  placeMarks(place);
  if (has(Overlay::traces)) extendTraces(place);
  if (!followed_.isEmpty()) {
    const auto now = placeOf(followed_, place);
    if (now && followedPlace_) camera_.moveBy(*now - *followedPlace_);
    followedPlace_ = now;
    Q_EMIT eyeChanged();
  } else if (isFitted_) {
    fitNow();
  }
  Q_EMIT shown();
  Q_EMIT overlayChanged();
}

void ViewScene::placeShape(Shape& shape, const ShapePose& given) {
  shape.pose = given;
  ShapePose& pose = shape.pose;
  if (pose.form.length < 0) {
    // The same body the other way round keeps its outside outside.
    pose.form.length = -pose.form.length;
    pose.axes.x = -pose.axes.x, pose.axes.z = -pose.axes.z;
  }
  const bool isFile = shape.fileMesh != nullptr;
  if (isFile) {
    if (shape.key.empty()) {
      shape.key = "file";
      shape.item->setGeometry(geometry("file:" + pose.form.type, [&] { return *shape.fileMesh; }));
    }
  } else if (pose.isShown) {
    const std::string key = meshKey(pose.form);
    if (key != shape.key) {
      shape.key = key;
      shape.item->setGeometry(geometryOf(pose.form));
    }
  }
  const bool isScaled = !isFile || pose.form.extra > 0.5;
  shape.item->setShown(pose.isShown || (isFile && std::isfinite(dot(pose.origin, pose.origin))));
  shape.item->place(pose.origin, pose.axes, isScaled ? meshScale(pose.form) : Vec3{1, 1, 1});
  paintShape(shape);
}

namespace {

// The same form outside, as thick, about the same axis: the sides of both lie in one another.
bool isCoincident(const ShapePose& a, const ShapePose& b) {
  const double width = std::abs(a.form.width);
  constexpr double kSame = 1e-3;
  const auto isRound = [](const std::string& type) {
    return type == "cylinder" || type == "pipe" || type == "pipecylinder";
  };
  if (a.form.type != b.form.type && !(isRound(a.form.type) && isRound(b.form.type))) return false;
  if (std::abs(std::abs(b.form.width) - width) > kSame * width) return false;
  if (std::abs(b.form.height - a.form.height) > kSame * width) return false;
  if (1 - std::abs(dot(a.axes.x, b.axes.x)) > kSame * kSame) return false;
  const Vec3 apart = b.origin - a.origin;
  const double along = dot(a.axes.x, apart);
  if (norm(apart - along * a.axes.x) > kSame * width) return false;
  const double end = along + dot(a.axes.x, b.axes.x) * b.form.length;
  return std::min(along, end) < a.form.length && std::max(along, end) > 0;
}

}  // namespace

// Which of two bodies at the same place is seen must not change from pixel to pixel: the later one is taken to be
// behind, by more than the facets of round bodies stand out.
void ViewScene::orderCoincident() {
  constexpr size_t kMost = 200;  // every pair is looked at
  constexpr double kStep = 0.012;
  if (shapes_.size() > kMost) return;
  for (size_t k = 0; k < shapes_.size(); ++k) {
    int before = 0;
    for (size_t other = 0; other < k; ++other) {
      if (shapes_[other].pose.isShown && isCoincident(shapes_[other].pose, shapes_[k].pose)) ++before;
    }
    shapes_[k].item->setSink(before * kStep * std::abs(shapes_[k].pose.form.width));
  }
}

QColor ViewScene::shapeColor(const std::array<double, 3>& given, bool isSelected) const {
  // The library's colours are signal colours: a little less of it, and never black on black.
  QColor color =
      QColor::fromRgbF(static_cast<float>(given[0]), static_cast<float>(given[1]), static_cast<float>(given[2]));
  float h, s, v;
  color.getHsvF(&h, &s, &v);
  color = QColor::fromHsvF(std::max(h, 0.0F), s * 0.82F, theme_->isDark ? std::max(v, 0.46F) : std::min(v, 0.94F));
  // A dark hue, blue above all, would be lost before a dark ground.
  constexpr float kLeastLight = 0.16F;
  const auto light = [](float part) { return std::pow(part, 2.2F); };
  const float luminance =
      0.2126F * light(color.redF()) + 0.7152F * light(color.greenF()) + 0.0722F * light(color.blueF());
  if (theme_->isDark && luminance < kLeastLight) {
    const float white = 0.4F * (1 - luminance / kLeastLight);
    const auto lift = [white](float part) { return part + white * (1 - part); };
    color = QColor::fromRgbF(lift(color.redF()), lift(color.greenF()), lift(color.blueF()));
  }
  if (!isSelected) return color;
  const QColor& accent = theme_->accent;
  const auto mix = [](float a, float b) { return 0.3F * a + 0.7F * b; };
  return QColor::fromRgbF(mix(color.redF(), accent.redF()), mix(color.greenF(), accent.greenF()),
                          mix(color.blueF(), accent.blueF()));
}

void ViewScene::paintShape(Shape& shape) {
  const bool isSelected = selected_.contains(shape.part);
  const double roughness = 1 - 0.6 * std::clamp(shape.pose.specular, 0.0, 1.0);
  shape.item->setLook(shapeColor(shape.pose.color, isSelected), 1, roughness);
}

void ViewScene::setTheme(const Theme& theme) {
  if (theme_ == &theme) return;
  theme_ = &theme;
  for (Shape& shape : shapes_) paintShape(shape);
  for (Surface& surface : surfaces_) paintSurface(surface);
  makeGhosts();
  makeMarks();
  makeGrid();
  Q_EMIT themeChanged();
  Q_EMIT overlayChanged();
}

QColor ViewScene::background() const {
  return theme_->isDark ? QColor("#1A1E24") : QColor("#F1F4F8");
}

QColor ViewScene::ambient() const {
  return theme_->isDark ? QColor("#4A4E55") : QColor("#63676E");
}

void ViewScene::setOverlay(Overlay overlay, bool isOn) {
  if (has(overlay) == isOn) return;
  if (isOn)
    overlays_.insert(overlay);
  else
    overlays_.erase(overlay);
  switch (overlay) {
    case Overlay::grid:
      Q_EMIT gridChanged();
      break;
    case Overlay::ghost:
      makeGhosts();
      break;
    case Overlay::traces:
      traces_.clear();
      tracedRows_ = 0;
      if (isOn && place_) extendTraces(*place_);
      break;
    case Overlay::labels:
      break;
    default:
      makeMarks();
      break;
  }
  Q_EMIT overlayChanged();
  Q_EMIT viewChosen();
}

// ---- the ground ----

void ViewScene::makeGrid() {
  if (bounds().isEmpty()) return;
  const Vec3 up = camera_.up();
  const double radius = std::max(bounds().radius(), 1e-3);
  // The ground lies under everything; where all stands on the plane through the world's origin, there.
  double low = 1e300;
  for (int k = 0; k < 8; ++k) {
    low = std::min(low, dot(up, {k & 1 ? bounds().high.x : bounds().low.x, k & 2 ? bounds().high.y : bounds().low.y,
                                 k & 4 ? bounds().high.z : bounds().low.z}));
  }
  groundLevel_ = low > -0.02 * radius && low < 0.08 * radius ? 0 : low - 0.02 * radius;
  // Squares of 1, 2 or 5 times a power of ten, about a dozen across.
  const double wanted = radius / 4;
  const double power = std::pow(10.0, std::floor(std::log10(wanted)));
  const double step = (wanted / power < 2 ? 1 : wanted / power < 5 ? 2 : 5) * power;
  const Vec3 u = across(up), v = cross(up, u);
  const Vec3 middle = bounds().middle();
  const double cu = std::round(dot(middle, u) / step) * step, cv = std::round(dot(middle, v) / step) * step;
  const int half = std::clamp(static_cast<int>(std::ceil(2.2 * radius / step)), 6, 24);
  const double reach = half * step;
  QColor color = theme_->isDark ? QColor("#66707C") : QColor("#A3ADB9");
  std::vector<LineGeometry::End> ends;
  const auto end = [&](double a, double b) {
    // Lines fade towards the rim.
    const double d = std::sqrt(a * a + b * b) / reach;
    QColor faded = color;
    faded.setAlphaF(static_cast<float>(std::clamp(1.0 - d * d, 0.0, 1.0) * (theme_->isDark ? 0.55 : 0.8)));
    ends.push_back({groundLevel_ * up + (cu + a) * u + (cv + b) * v, faded});
  };
  constexpr int kPieces = 8;
  for (int i = -half; i <= half; ++i) {
    for (int k = 0; k < kPieces; ++k) {
      const double from = -reach + 2 * reach * k / kPieces, to = -reach + 2 * reach * (k + 1) / kPieces;
      end(i * step, from), end(i * step, to), end(from, i * step), end(to, i * step);
    }
  }
  grid_->setLines(ends);
}

QQuick3DGeometry* ViewScene::grid() const {
  return grid_.get();
}

// ---- the section ----

void ViewScene::setSection(const Vec3& direction, double part) {
  const Vec3 normal = unit(direction, {1, 0, 0});
  double low = 1e300, high = -1e300;
  for (int k = 0; k < 8 && !bounds().isEmpty(); ++k) {
    const double at = dot(normal, {k & 1 ? bounds().high.x : bounds().low.x, k & 2 ? bounds().high.y : bounds().low.y,
                                   k & 4 ? bounds().high.z : bounds().low.z});
    low = std::min(low, at), high = std::max(high, at);
  }
  section_ = Section{normal, low > high ? 0 : low + part * (high - low)};
  Q_EMIT sectionChanged();
}

void ViewScene::clearSection() {
  section_.reset();
  Q_EMIT sectionChanged();
}

QVector4D ViewScene::section() const {
  return section_ ? QVector4D(toQt(section_->normal), static_cast<float>(section_->offset)) : QVector4D();
}

// ---- selection ----

void ViewScene::select(const QSet<QString>& parts) {
  if (parts == selected_) return;
  selected_ = parts;
  for (Shape& shape : shapes_) paintShape(shape);
  for (Surface& surface : surfaces_) paintSurface(surface);
  Q_EMIT overlayChanged();
}

QString ViewScene::partAt(QPointF pixel) const {
  Camera::Ray ray = camera_.rayThrough(pixel);
  double farthest = 1e300;
  if (section_) {
    // The ray's part on the side that is left.
    const double over = dot(ray.origin, section_->normal) - section_->offset;
    const double rise = dot(ray.direction, section_->normal);
    if (over > 0 && rise >= 0) return {};
    if (over > 0) ray.origin = ray.origin + (-over / rise) * ray.direction;
    if (over <= 0 && rise > 0) farthest = -over / rise;
  }
  double nearest = -1;
  QString part;
  const auto meet = [&](const auto& shape) {
    const auto& made = shape.item->mesh();
    if (!shape.item->isShown() || !made) return;
    // Into the mesh's own coordinates; the distance along the ray stays the same.
    const QVector3D size = shape.item->scale();
    const auto local = [&size](const Vec3& v) {
      return Vec3{v.x / static_cast<double>(size.x()), v.y / static_cast<double>(size.y()),
                  v.z / static_cast<double>(size.z())};
    };
    const double distance = made->mesh()->hit(local(inverseTimes(shape.pose.axes, ray.origin - shape.pose.origin)),
                                              local(inverseTimes(shape.pose.axes, ray.direction)));
    if (distance < 0 || distance > farthest || (nearest >= 0 && distance >= nearest)) return;
    nearest = distance;
    part = shape.part;
  };
  for (const Shape& shape : shapes_) meet(shape);
  for (const Surface& surface : surfaces_) meet(surface);
  return part;
}

namespace {
QList<QObject*> listOf(const std::vector<SceneItem*>& items) {
  QList<QObject*> list;
  for (SceneItem* item : items) list.append(item);
  return list;
}
}  // namespace

QList<QObject*> ViewScene::shapes() const {
  QList<QObject*> list;
  for (const Shape& shape : shapes_) list.append(shape.item);
  return list;
}
QList<QObject*> ViewScene::surfaces() const {
  QList<QObject*> list;
  for (const Surface& surface : surfaces_) list.append(surface.item);
  return list;
}
QList<QObject*> ViewScene::ghosts() const {
  return listOf(ghosts_);
}
QList<QObject*> ViewScene::marks() const {
  return listOf(marks_);
}

}  // namespace armature::app
