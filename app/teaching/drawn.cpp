#include "app/teaching/drawn.h"

namespace armature::app {

void Drawn::move(const ViewMove& by) {
  if (by.isNone()) return;
  for (DrawnArrow& arrow : arrows) {
    for (QPointF* point : {&arrow.from, &arrow.to, &arrow.flange}) *point = by.map(*point);
    for (QRectF& gap : arrow.gaps) gap = by.map(gap);
  }
  for (DrawnNumber& number : numbers) {
    number.box = by.map(number.box);
    number.anchor = by.map(number.anchor);
    number.group = by.map(number.group);
  }
  for (DrawnMark& mark : marks) mark.box = by.map(mark.box);
}

}  // namespace armature::app
