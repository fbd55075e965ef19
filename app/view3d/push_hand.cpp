#include "app/view3d/push_hand.h"

#include "app/look/format.h"
#include "app/look/pull_arrow.h"
#include "app/view3d/part_name.h"

namespace armature::app {

namespace {

constexpr double kWeightsPerRadius = 3;  // force over weight for a pull as long as the scene's radius
constexpr double kStrong = 10;           // times that
constexpr double kDamping = 0.7;         // of the critical one
constexpr double kGravity = 9.81;        // [m/s2] where the world has none
constexpr double kSmallest = 0.002;      // of the force or of a weight: less of a change is not told

std::array<double, 3> arrayOf(const Vec3& v) {
  return {v.x, v.y, v.z};
}

// Whether a frame is one of the part itself, not of something inside of it.
bool isOwnFrame(const ConnectorFrame& frame) {
  return frame.name.find('.', frame.part.size() + 1) == std::string::npos;
}

// Same axes, to what is left by interpolation.
bool areParallel(const Pose& a, const Pose& b) {
  constexpr double kTurned = 1e-6;
  return norm(a.axes.x - b.axes.x) < kTurned && norm(a.axes.y - b.axes.y) < kTurned;
}

}  // namespace

PushHand::PushHand(ViewScene& scene, QObject* parent) : QObject(parent), scene_(scene) {
  // The body moves on under the hand.
  connect(&scene_, &ViewScene::shown, this, &PushHand::update);
}

void PushHand::setRun(RunControl* run) {
  letGo();
  if (run_) disconnect(run_, nullptr, this, nullptr);
  run_ = run;
  if (!run_) return;
  connect(run_, &RunControl::stateChanged, this, [this] {
    if (!run_->isActive()) letGo();
  });
}

// A body is held where it was taken hold of; of what has no body of its own, or several, the nearest frame is held.
std::optional<PushHand::Held> PushHand::heldAt(const BodyHit& hit) const {
  const SceneReader& reader = *scene_.reader();
  const auto place = scene_.place();
  if (!place) return std::nullopt;
  std::optional<Held> held;
  double nearest = 0;
  for (const ConnectorFrame& frame : reader.scene().frames) {
    if (diagramPart(frame.part) != hit.part || !isOwnFrame(frame)) continue;
    const PushSource* const source = run_->pushing().sourceAt(frame.name);
    const double distance = norm(reader.frame(frame.frame, *place).origin - hit.point);
    if (!source || (held && distance >= nearest)) continue;
    nearest = distance;
    held = Held{};
    held->source = *source;
    held->frame = frame.frame;
  }
  if (!held) return held;
  held->part = hit.part;
  held->mass = massFor(hit.part);
  held->stiffness = stiffnessFor(held->mass);
  held->time = scene_.time();
  const BodyVariables* body = nullptr;
  int count = 0;
  for (const BodyVariables& one : reader.scene().bodies) {
    if (diagramPart(one.part) != hit.part) continue;
    body = &one;
    ++count;
  }
  const Pose frame = reader.frame(held->frame, *place);
  if (count == 1 && areParallel(frame, reader.frame(body->frame, *place)))
    held->point = inverseTimes(frame.axes, hit.point - frame.origin);
  held->place = frame.origin + frame.axes * held->point;
  return held;
}

// What has no mass of its own is pulled like a usual body of the scene.
double PushHand::massFor(const QString& part) const {
  const SceneReader& reader = *scene_.reader();
  const TimePlace place = *scene_.place();
  double own = 0, all = 0;
  int count = 0;
  for (const BodyVariables& body : reader.scene().bodies) {
    const double mass = reader.value(body.mass, place, 0);
    if (!(mass > 0)) continue;
    if (diagramPart(body.part) == part) own += mass;
    all += mass;
    ++count;
  }
  return own > 0 ? own : count > 0 ? all / count : 1;
}

double PushHand::stiffnessFor(double mass) const {
  const SceneReader& reader = *scene_.reader();
  const auto& world = reader.scene().world;
  const double g = world ? reader.value(world->g, *scene_.place(), kGravity) : kGravity;
  const double radius = scene_.radius();
  return radius > 0 ? kWeightsPerRadius * mass * (g > 0 ? g : kGravity) / radius : 0;
}

bool PushHand::take(QPointF pixel) {
  if (!run_ || !run_->pushing().isOn() || scene_.isEmpty()) return false;
  const auto hit = scene_.hitAt(pixel);
  if (!hit) return false;
  if (!run_->isActive()) {
    Q_EMIT refused(tr("Start a run: bodies are pushed while it goes on"));
    return false;
  }
  if (!run_->pushing().isPossible()) {
    Q_EMIT refused(tr("This run cannot be pushed; the next one can"));
    return false;
  }
  held_ = heldAt(*hit);
  if (!held_) {
    Q_EMIT refused(tr("%1 has no frame to push at").arg(hit->part));
    return false;
  }
  held_->pointer = pixel;
  Q_EMIT changed();
  return true;
}

void PushHand::pull(QPointF pixel, bool isStrong) {
  if (!held_) return;
  held_->pointer = pixel;
  held_->isStrong = isStrong;
  held_->isPulled = true;
  update();
}

// Takes over where the held point is now, and how fast it has come there; where rows are too far apart to say that for
// a spring of this stiffness, nothing is said.
void PushHand::follow() {
  constexpr double kFarApart = 0.5;  // of the time constant of spring and mass
  const Pose frame = scene_.reader()->frame(held_->frame, *scene_.place());
  const Vec3 place = frame.origin + frame.axes * held_->point;
  const double passed = scene_.time() - held_->time;
  if (passed > 0) {
    const bool isClose = passed * std::sqrt(held_->stiffness / held_->mass) < kFarApart;
    held_->speed = isClose ? (1 / passed) * (place - held_->place) : Vec3{};
  }
  held_->time = scene_.time();
  held_->place = place;
}

// To where the pointer is in the plane through the point that is held, across the line of sight.
void PushHand::update() {
  if (!held_ || !run_ || !scene_.reader() || !scene_.place()) return;
  follow();
  const Camera::Ray ray = scene_.camera().rayThrough(held_->pointer);
  const Vec3 sight = scene_.camera().axes().z;
  const double across = dot(ray.direction, sight);
  if (!held_->isPulled || std::abs(across) < 1e-6) return Q_EMIT changed();
  const Vec3 target = ray.origin + (dot(held_->place - ray.origin, sight) / across) * ray.direction;
  const double stiffness = held_->stiffness * (held_->isStrong ? kStrong : 1);
  const double damping = 2 * kDamping * std::sqrt(stiffness * held_->mass);
  const Vec3 force = stiffness * (target - held_->place) - damping * held_->speed;
  const double least = kSmallest * std::max(norm(force), stiffness * scene_.radius() / kWeightsPerRadius);
  if (norm(force - held_->force) > least) {
    held_->force = force;
    run_->pushing().push(held_->source, pushOnFrame(held_->source, arrayOf(force), arrayOf(held_->point)));
  }
  Q_EMIT changed();
}

void PushHand::letGo() {
  if (!held_) return;
  const Held held = *std::exchange(held_, std::nullopt);
  if (run_ && held.isPulled) run_->pushing().push(held.source, pushOnFrame(held.source, {}, arrayOf(held.point)));
  Q_EMIT changed();
}

std::optional<PushHand::Pull> PushHand::pulled() const {
  if (!held_ || !held_->isPulled) return std::nullopt;
  return Pull{held_->part, held_->place, held_->force};
}

void PushHand::paint(QPainter& painter) const {
  if (!held_) return;
  const auto from = scene_.camera().toPixel(held_->place);
  if (!from) return;
  const Theme& theme = scene_.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.canvas, 1.5));
  painter.setBrush(theme.accent);
  painter.drawEllipse(*from, 4.5, 4.5);
  if (!held_->isPulled || !(held_->stiffness > 0)) return;
  const double stiffness = held_->stiffness * (held_->isStrong ? kStrong : 1);
  const auto to = scene_.camera().toPixel(held_->place + (1 / stiffness) * held_->force);
  painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
  painter.drawLine(*from, held_->pointer);
  if (to)
    paintPull(painter, theme, *from, *to, formatValue(norm(held_->force), "N", 3),
              QRectF(QPointF(), scene_.camera().viewport()));
}

}  // namespace armature::app
