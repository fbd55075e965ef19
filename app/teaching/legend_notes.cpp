#include "app/teaching/legend_notes.h"

#include <algorithm>

#include "app/teaching/value_slots.h"

namespace armature::app {
namespace {

// [px] shorter than this, an arrow of full length and one of a tenth look alike: a head is as long as either.
constexpr double kToScale = 20;

bool hasLayer(const Drawn& drawn, DrawnArrow::Layer layer) {
  return std::ranges::any_of(drawn.arrows, [layer](const DrawnArrow& arrow) { return arrow.layer == layer; });
}

QString noteOnShortArrows() {
  return QObject::tr("Zoom in for arrows to scale");
}

bool isShort(const ArrowSlot& slot) {
  return slot.longest < kToScale;
}

void addOfRun(QStringList& notes, const Overlays& overlays, const ValueSlots& slots, bool hasValues, bool moves) {
  if (overlays.hasArrows && slots.arrows.empty()) notes << QObject::tr("arrows: none in this diagram");
  if (overlays.hasValues && !hasValues) notes << QObject::tr("values: none in this diagram");
  if (overlays.hasMotion && !moves) notes << QObject::tr("motion: nothing moves in this diagram");
  if (overlays.hasArrows && std::ranges::any_of(slots.arrows, isShort)) notes << noteOnShortArrows();
}

QString noteOnConventions() {
  return QObject::tr("Zoom in for what positive means");
}

QString noteOnBoth() {
  return QObject::tr("Zoom in for signs and scale");
}

}  // namespace

bool dropNotes(QStringList& notes) {
  return notes.removeAll(noteOnShortArrows()) + notes.removeAll(noteOnConventions()) + notes.removeAll(noteOnBoth()) >
         0;
}

QStringList legendNotes(const Overlays& overlays, const Drawn& still, const ValueSlots* slots, bool hasValues,
                        bool moves, bool isCrowded) {
  QStringList notes;
  if (overlays.hasAxis && !hasLayer(still, DrawnArrow::Layer::axis)) notes << QObject::tr("axes: mechanics only");
  if (overlays.hasConvention && isCrowded)
    notes << noteOnConventions();
  else if (overlays.hasConvention && !hasLayer(still, DrawnArrow::Layer::convention))
    notes << QObject::tr("positive means: nothing here has a sign");
  if (slots)
    addOfRun(notes, overlays, *slots, hasValues, moves);
  else if (overlays.needsRun())
    notes << QObject::tr("nothing has run yet: press Run");
  // One line for what one turn of the wheel brings.
  if (notes.contains(noteOnConventions()) && notes.removeAll(noteOnShortArrows()) > 0)
    notes.replace(notes.indexOf(noteOnConventions()), noteOnBoth());
  return notes;
}

}  // namespace armature::app
