#include "app/view3d/view_scene.h"

#include <algorithm>

namespace armature::app {

ViewScene::ViewScene(QObject* parent)
    : QObject(parent),
      eye_(extent_, this),
      draft_(this),
      section_(extent_, this),
      bodies_(geometries_, this),
      ghosts_(this),
      marks_(geometries_, this) {
  connect(&eye_, &Eye::turned, &draft_, &DraftMode::moved);
  connect(&eye_, &Eye::changed, this, &ViewScene::overlayChanged);
  connect(&eye_, &Eye::chosen, this, &ViewScene::viewChosen);
  connect(&files(), &FileMeshes::read, this, &ViewScene::takeFile);
}

namespace {

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

void ViewScene::setSource(const SceneDescription& scene, std::shared_ptr<const results::Store> store,
                          const std::map<std::string, std::string>& files) {
  const bool isSame = reader_ && isSameScene(reader_->scene(), scene);
  reader_ = std::make_unique<SceneReader>(scene, std::move(store));
  place_.reset();
  eye_.forgetPlace();
  traces_.clear();
  extent_.clear();
  scale_.clear();
  if (!isSame) {
    bodies_.reset(scene, files);
    draft_.setCrowd(bodies_.shapes().isCrowd());
    eye_.reset();
  }
  bodies_.surfaces().forgetPoints(*reader_);
  if (const auto up = reader_->up()) eye_.setUp(*up);
  showLast();
  if (!place_) bodies_.hide();
  makeGhosts();
  makeMarks();
  Q_EMIT gridChanged();
  Q_EMIT overlayChanged();
}

void ViewScene::takeFile(const QString& path) {
  bodies_.shapes().takeFile(path);
  extent_.visitAgain();
  if (place_) showAt(*place_);
  makeGhosts();
  Q_EMIT fileRead();
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
  draft_.movedInRun();
}

void ViewScene::showAt(const TimePlace& place) {
  const bool isFirst = !place_;
  if (!isFirst) draft_.moved();
  place_ = place;
  const results::Store& store = *reader_->store();
  time_ = store.time(place.row);
  if (place.part > 0) time_ += place.part * (store.time(place.next) - time_);
  if (const auto up = reader_->up(); up && isFirst) eye_.setUp(*up);
  growExtent();
  bodies_.shapes().setWorldScale(extent_.worldScale());
  bodies_.place(*reader_, place, look_);
  if (isFirst) {
    makeGhosts();
    makeMarks();
  }
  marks_.place(*reader_, place, extent_.bounds().radius(), scale_);
  if (has(Overlay::traces)) traces_.extend(*reader_, place);
  if (eye_.followed().isEmpty())
    eye_.refit();
  else
    eye_.moveWith(bodies_.placeOf(eye_.followed(), *reader_, place));
  Q_EMIT shown();
  Q_EMIT overlayChanged();
}

void ViewScene::growExtent() {
  const Bounds before = extent_.bounds();
  for (const uint64_t row : extent_.rowsToVisit(reader_->store()->rowCount()))
    bodies_.reach(*reader_, {row, row, 0}, extent_);
  if (before.low == extent_.bounds().low && before.high == extent_.bounds().high) return;
  drawGround();
  eye_.extentGrown();
}

void ViewScene::follow(const QString& part) {
  eye_.follow(part, place_ && !part.isEmpty() ? bodies_.placeOf(part, *reader_, *place_) : std::nullopt);
}

void ViewScene::makeGhosts() {
  ghosts_.replace(has(Overlay::ghost) && reader_ ? bodies_.makeGhosts(*reader_, look_, &ghosts_)
                                                 : std::vector<SceneItem*>());
}

void ViewScene::makeMarks() {
  if (!reader_ || !place_) return marks_.clear();
  const SceneMarks::Wanted wanted{has(Overlay::frames), has(Overlay::ellipsoids)};
  marks_.make(*reader_, *place_, wanted, theme(), extent_.bounds().radius(), scale_);
}

void ViewScene::setTheme(const Theme& theme) {
  if (look_.theme == &theme) return;
  look_.theme = &theme;
  bodies_.paint(look_);
  makeGhosts();
  makeMarks();
  drawGround();
  Q_EMIT themeChanged();
  Q_EMIT overlayChanged();
}

QColor ViewScene::background() const {
  return theme().isDark ? QColor("#1A1E24") : QColor("#F1F4F8");
}

QColor ViewScene::ambient() const {
  return theme().isDark ? QColor("#4A4E55") : QColor("#63676E");
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
      if (isOn && place_) traces_.extend(*reader_, *place_);
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

void ViewScene::select(const QSet<QString>& parts) {
  if (parts == selected()) return;
  look_.selected = parts;
  bodies_.paint(look_);
  Q_EMIT overlayChanged();
}

std::vector<Label> ViewScene::labels() const {
  if (!place_) return {};
  return bodies_.labels(*reader_, *place_, has(Overlay::labels) ? nullptr : &selected());
}

std::vector<SceneShapes::Letter> ViewScene::letters() const {
  if (!place_) return {};
  return bodies_.shapes().letters(*reader_, look_);
}

std::vector<LoadArrow> ViewScene::loads(LoadKind kind) const {
  if (!place_) return {};
  return cutLoads(*reader_, *place_, selected(), kind, extent_.bounds().radius(), scale_);
}

std::vector<Vec3> ViewScene::centres() const {
  if (!place_) return {};
  return centresOfMass(*reader_, *place_);
}

}  // namespace armature::app
