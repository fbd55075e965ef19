// Where things are laid out over a diagram: the view, what is taken already, the places of the last time (so that
// nothing jumps), and the list that grows.
#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/look/letters.h"
#include "app/look/nearest_in.h"
#include "app/teaching/drawn.h"
#include "app/teaching/line.h"

namespace armature::app {

// What a text covers counts by how much it hurts to read: words upon words are worse than words upon any drawing.
inline constexpr int kName = 24, kNumber = 24, kPin = 3, kArrow = 26, kIcon = 8, kWire = 2, kSelection = 1;

struct Sheet {
  const CanvasView& view;
  const Lines& lines;
  FreePlaces& taken;          // [px]
  QHash<QString, int>& kept;  // by what it tells of: the place that it had last
  Drawn& drawn;

  const DiagramScene& scene() const { return const_cast<CanvasView&>(view).scene(); }
  const PartPicture& part(int index) const { return scene().parts()[static_cast<size_t>(index)]; }
  // The best of some places for `key`, kept as long as none is better.
  int choose(const QString& key, std::span<const QRectF> places) {
    const int place = taken.best(places, kept.value(key, -1));
    kept.insert(key, place);
    return place;
  }
  // The best of some places for words; where each of them covers a part or other words, one farther off that does not,
  // as near as can be to what they are about (by default the first place), and no farther than can be read.
  enum class Reach { near, far };
  // Whether a line from the words to what they are about should be short and cross no other words.
  enum class Leader { anywhere, clear };
  QRectF settle(const QString& key, std::vector<QRectF> places, std::optional<QPointF> about = {},
                Reach reach = Reach::far, Leader leader = Leader::anywhere);
  // Whether words can be read there as those of what they are about: near it, or with a line that the eye can follow,
  // upon nothing that weighs `least` or more, and with no words between.
  bool isClear(const QRectF& place, QPointF about, Reach reach = Reach::near, int least = kWire) const;
  // The nearest such place to what it is about (`about` of each place), the one of the last time where none is nearer;
  // upon the frame of a selected part only where there is no other; nothing where there is none at all.
  using About = std::function<QPointF(const QRectF&)>;
  std::optional<QRectF> clearPlace(const QString& key, std::vector<QRectF> places, const About& about,
                                   Reach reach = Reach::near);
  // The line from words that stand off to what they are about: from now on words keep off it.
  void takeLeader(const QRectF& box, QPointF about);
  // Whether what is said beside a part or a row of parts can be read as its own: it is in sight, and no mere dot.
  bool isSeen(const QRectF& icon) const {
    constexpr double kDot = 8;  // [px]
    return std::max(icon.width(), icon.height()) >= kDot && icon.intersects(QRectF(view.rect()));
  }
  // What a place for words covers, and the words that a line from it to what they are about would cross.
  int costOf(const QRectF& place, std::optional<QPointF> about, int limit) const;
  // Sizes in screen units: they follow the zoom within limits only, so that everything stays readable, and large
  // letters by half.
  double size() const {
    const double letters = std::sqrt(letterScale(view.font()));
    return std::clamp(view.zoom(), 0.8 * letters, 1.6 * letters);
  }
};

// A direction of the diagram (y up) in pixels (y down), and back.
inline QPointF turnedOver(QPointF v) {
  return {v.x(), -v.y()};
}

// From here on [px] what is told needs a line to what it tells of.
inline constexpr double kAway = 14;
// [px] from a box to a point outside of it; 0 inside.
double gapTo(const QRectF& box, QPointF point);
// [px] between two boxes; 0 where they touch.
double gapBetween(const QRectF& a, const QRectF& b);

// Names, icons, wires and connectors in sight [px].
FreePlaces takenPixels(const CanvasView& view);

}  // namespace armature::app
