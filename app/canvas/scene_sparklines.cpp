// Sparklines on the diagram: where they stand, and which one is selected or under the pointer.
#include <algorithm>
#include <cmath>

#include "app/canvas/diagram_scene.h"
#include "app/canvas/spark_layout.h"
#include "engine/diagram/sparkline_list.h"

namespace armature::app {
namespace {

constexpr int kSparkOnLabel = 24;                   // of two texts upon each other neither is read
constexpr double kSparkNear = 2.2, kSparkStep = 4;  // [unit] from a part to what stands beside it, and from row to row
constexpr int kSparkRows = 9;

// The places about an icon, the nearest first; coordinates of the diagram, so that `top` is the lower edge.
std::vector<QRectF> sparkPlaces(const QRectF& part, QSizeF size) {
  const double w = size.width(), h = size.height();
  std::vector<QRectF> places;
  for (int row = 0; row < kSparkRows; ++row) {
    const double away = kSparkNear + row * kSparkStep;
    const double above = part.bottom() + away, below = part.top() - away - h;
    const double right = part.right() + away, left = part.left() - away - w;
    for (const double shift : {0.0, 0.25, -0.25, 0.5, -0.5}) {
      const double x = part.center().x() - w / 2 + shift * w;
      places.emplace_back(x, above, w, h);
      places.emplace_back(x, below, w, h);
    }
    for (const double shift : {0.0, 0.5, -0.5, 1.0, -1.0}) {
      const double y = part.center().y() - h / 2 + shift * h;
      places.emplace_back(right, y, w, h);
      places.emplace_back(left, y, w, h);
    }
  }
  return places;
}

// Where what is covered and the way to the part hurt least together.
QRectF bestPlace(const FreePlaces& taken, const QRectF& part, QSizeF size) {
  constexpr double kPerUnit = 0.12;  // a wire's width of way costs less than the wire, ten rows cost more than it
  QRectF best;
  double least = HUGE_VAL;
  for (const QRectF& place : sparkPlaces(part, size)) {
    const double dx = std::max({part.left() - place.right(), 0.0, place.left() - part.right()});
    const double dy = std::max({part.top() - place.bottom(), 0.0, place.top() - part.bottom()});
    const double way = kPerUnit * (dx + dy);
    if (way >= least) continue;
    const double cost = way + taken.cost(place.adjusted(-0.6, -0.6, 0.6, 0.6));
    if (cost >= least) continue;
    least = cost;
    best = place;
  }
  return best;
}

}  // namespace

// After the labels: names of parts have the first choice.
void DiagramScene::placeSparklines() {
  const auto isShown = [this](const PartPicture& part) { return areSparksShown_ && !part.sparklines.isEmpty(); };
  for (PartPicture& part : parts_)
    if (!isShown(part)) part.sparkRect = {};
  if (std::none_of(parts_.begin(), parts_.end(), isShown)) return;
  FreePlaces taken = labels().taken();
  for (const PartPicture& part : parts_)
    if (!part.labelOffset) taken.take(part.labelRect, kSparkOnLabel);
  const bool hasWords = textScale_ / letterScale_ < 1.8;  // down to a zoom of 49 %
  const auto sizeOf = [&](const PartPicture& part) {
    const double height = (hasWords ? kSparkWords * textScale_ : 0) + (kSparkHeight + kSparkGap) * letterScale_;
    const double width =
        kSparkWidth * (hasWords ? std::max(letterScale_, kSparkLeastZoom / 0.85 * textScale_) : letterScale_);
    return QSizeF(width, static_cast<double>(part.sparklines.size()) * height) / kPixelsPerUnit;
  };
  for (PartPicture& part : parts_)
    if (isShown(part) && part.sparkPlace) {
      const QSizeF size = sizeOf(part);
      const QPointF top = part.rect.center() + *part.sparkPlace;
      part.sparkRect = {QPointF(top.x() - size.width() / 2, top.y() - size.height()), size};
      taken.take(part.sparkRect, kSparkOnLabel);
    }
  for (PartPicture& part : parts_)
    if (isShown(part) && !part.sparkPlace) {
      part.sparkRect = bestPlace(taken, part.rect, sizeOf(part));
      taken.take(part.sparkRect, kSparkOnLabel);
    }
}

QString DiagramScene::sparklineName(SparkRef ref) const {
  if (!hasSparkline(parts_, ref)) return {};
  const PartPicture& part = parts_[static_cast<size_t>(ref.part)];
  return QString::fromStdString(diagram::fullName(part.name.toStdString(), part.sparklines[ref.index].toStdString()));
}

void DiagramScene::selectSparkline(SparkRef ref) {
  if (!hasSparkline(parts_, ref)) ref = {};
  if (ref == selectedSpark_) return;
  select({}, {});
  selectedSpark_ = ref;
  Q_EMIT selectionChanged();
  Q_EMIT changed();
}

void DiagramScene::hoverOnSheet(SparkRef ref, int note) {
  if (ref == hovered_.sparkline && note == notes_.hovered()) return;
  hovered_.sparkline = ref;
  notes_.hover(note);
  Q_EMIT hoverChanged();
  Q_EMIT changed();
}

void DiagramScene::setSparklinesShown(bool areShown) {
  if (areShown == areSparksShown_) return;
  areSparksShown_ = areShown;
  if (!areShown) selectedSpark_ = hovered_.sparkline = {};
  placeSparklines();
  Q_EMIT changed();
}

}  // namespace armature::app
