#include "app/tools/push_gesture.h"

#include <cmath>

#include "app/look/format.h"
#include "app/look/pull_arrow.h"

namespace armature::app {

namespace {

constexpr double kPixels = 100;  // of a pull as strong as the scale
constexpr double kStrong = 10;   // times that with Shift
constexpr double kStill = 3;     // [px] of a hand that does not pull

double largestIn(const results::Store& store, const std::string& name) {
  const int64_t column = store.find(name);
  if (column < 0 || store.rowCount() == 0) return 0;
  const auto [low, high] = store.range(store.columns()[static_cast<size_t>(column)], 0, store.rowCount());
  const double largest = std::max(std::abs(low), std::abs(high));
  return std::isfinite(largest) ? largest : 0;
}

// 1, 2 or 5 times a power of ten that is not above a positive number.
double roundNumber(double most) {
  const double power = std::pow(10, std::floor(std::log10(most)));
  return most >= 5 * power ? 5 * power : most >= 2 * power ? 2 * power : power;
}

// The largest load that the run has had at flanges of a domain, but no less than what gives all that is inert there an
// acceleration of one.
double usualEffort(const DiagramScene& scene, const results::Store& store, Domain domain) {
  const bool isTurning = domain == Domain::rotational;
  double largest = 0, inertia = 0;
  for (const PartPicture& part : scene.parts()) {
    bool hasFlange = false;
    for (const ConnectorPicture& connector : part.connectors) {
      if (connector.info.domain != domain) continue;
      hasFlange = true;
      const std::string end = part.name.toStdString() + "." + connector.info.name;
      largest = std::max(largest, largestIn(store, end + (isTurning ? ".tau" : ".f")));
    }
    if (hasFlange) inertia += largestIn(store, part.name.toStdString() + (isTurning ? ".J" : ".m"));
  }
  const double usual = std::max(largest, inertia);
  return usual > 0 ? roundNumber(usual) : 1;
}

}  // namespace

const PushSource* FlangePulling::sourceAt(const DiagramScene& scene, ConnectorRef flange) const {
  if (!run || !flange.isValid()) return nullptr;
  const PushSource* const source = run->pushing().sourceAt(scene.endName(flange));
  return source && source->domain != Domain::multibody ? source : nullptr;
}

PushGesture::PushGesture(CanvasView& view, const FlangePulling& pulling, ConnectorRef flange, QPointF pixel)
    : Gesture(view),
      run_(*pulling.run),
      source_(*pulling.sourceAt(scene_, flange)),
      flange_(flange),
      pressed_(pixel),
      scale_(usualEffort(scene_, *run_.store(), source_.domain)) {
  const QPointF direction = pulling.directionOf ? pulling.directionOf(flange) : QPointF(1, 0);
  along_ = {direction.x(), -direction.y()};
}

void PushGesture::moved(QMouseEvent* event, QPointF /*at*/) {
  pulled_ = QPointF::dotProduct(event->position() - pressed_, along_);
  if (std::abs(pulled_) < kStill) pulled_ = 0;
  push(pulled_ / kPixels * scale_ * (event->modifiers() & Qt::ShiftModifier ? kStrong : 1));
  view_.update();
}

bool PushGesture::released(QMouseEvent* /*event*/, QPointF /*at*/) {
  push(0);
  return false;
}

void PushGesture::push(double effort) {
  effort_ = effort;
  run_.pushing().push(source_, pushOnFlange(source_, effort));
}

void PushGesture::paint(QPainter& painter) {
  if (!scene_.has(flange_) || !run_.pushing().isPossible()) return;
  const QPointF from = view_.drawnAt(flange_);
  const bool isTurning = source_.domain == Domain::rotational;
  paintPull(painter, Theme::of(&view_), from, from + pulled_ * along_, formatValue(effort_, isTurning ? "N.m" : "N", 3),
            view_.rect());
}

}  // namespace armature::app
