#include "app/view3d/axis_letters.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>

namespace armature::app {
namespace {

struct Candidate {
  SeenLetter seen;
  double depth = 0;  // from the eye [m]
  size_t index = 0;
};

std::optional<SeenLetter> seenLetter(const SceneShapes::Letter& letter, const Camera& camera) {
  constexpr double kLeast = 4, kSmallest = 12, kLargest = 17;  // [px]
  const auto pixel = camera.toPixel(letter.place);
  const double height = letter.height / camera.scaleAt(letter.place);
  if (!pixel || height < kLeast) return std::nullopt;
  SeenLetter seen{letter.text, {}, QGuiApplication::font(), {}, letter.color};
  seen.font.setPixelSize(qRound(std::clamp(height, kSmallest, kLargest)));
  seen.font.setWeight(QFont::DemiBold);
  const QFontMetricsF metrics(seen.font);
  seen.from = *pixel + QPointF(-metrics.horizontalAdvance(letter.text) / 2, metrics.xHeight() / 2);
  seen.box = metrics.tightBoundingRect(letter.text).translated(seen.from);
  if (!seen.box.intersects(QRectF(QPointF(), camera.viewport()))) return std::nullopt;
  return seen;
}

}  // namespace

std::vector<SeenLetter> seenLetters(const std::vector<SceneShapes::Letter>& letters, const Camera& camera) {
  constexpr double kApart = 1;  // [px] between two that can be told
  const Vec3 back = camera.axes().z;
  std::vector<Candidate> candidates;
  for (const SceneShapes::Letter& letter : letters)
    if (auto seen = seenLetter(letter, camera))
      candidates.push_back({std::move(*seen), dot(camera.position() - letter.place, back), candidates.size()});
  std::ranges::stable_sort(candidates, {}, &Candidate::depth);
  std::vector<Candidate> kept;
  for (Candidate& candidate : candidates) {
    const QRectF box = candidate.seen.box.adjusted(-kApart, -kApart, kApart, kApart);
    if (std::ranges::none_of(kept, [&](const Candidate& nearer) { return nearer.seen.box.intersects(box); }))
      kept.push_back(std::move(candidate));
  }
  std::ranges::sort(kept, {}, &Candidate::index);
  std::vector<SeenLetter> all;
  all.reserve(kept.size());
  for (Candidate& one : kept) all.push_back(std::move(one.seen));
  return all;
}

}  // namespace armature::app
