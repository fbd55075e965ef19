#include "app/canvas/label_layout.h"

#include <QFontMetricsF>
#include <cmath>

#include "app/look/letters.h"

namespace armature::app {
namespace {

constexpr double kOffIcon = 5;        // [px] the frame of a selected part fits between it and its label
constexpr double kNamesFrom = 0.345;  // of the zoom: what is said to be 35 % has names
constexpr double kLitFrom = 0.2;      // those of lit parts, of which somebody speaks

// What the icon covers of the box of its part.
QRectF drawnBox(const PartPicture& part, const QRectF& partBox, double scale) {
  if (part.drawn.isEmpty()) return partBox;
  return {partBox.left() + (part.drawn.left() - part.rect.left()) * scale,
          partBox.top() + (part.rect.bottom() - part.drawn.bottom()) * scale, part.drawn.width() * scale,
          part.drawn.height() * scale};
}

}  // namespace

LabelLayout labelLayout(const PartPicture& part, const QRectF& partBox, double scale, const QFont& font,
                        bool hasValues) {
  LabelLayout layout;
  const double zoom = scale / kPixelsPerUnit;
  if (zoom < (part.isLit ? kLitFrom : kNamesFrom)) return layout;
  const double grow = std::clamp(zoom, 0.85, 1.7) * letterScale(font);
  layout.nameFont = layout.valueFont = font;
  layout.nameFont.setPixelSize(qRound(11 * grow));
  layout.valueFont.setPixelSize(qRound(10 * grow));
  const bool hasRoom = part.hasRoomForValues || part.labelOffset;
  if (hasValues && hasRoom && zoom >= 0.55) layout.values = part.values;
  const QFontMetricsF nameSize(layout.nameFont), valueSize(layout.valueFont);
  double width = nameSize.horizontalAdvance(part.name);
  for (const QString& value : layout.values) width = std::max(width, valueSize.horizontalAdvance(value));
  const double height = nameSize.height() + static_cast<double>(layout.values.size()) * valueSize.height();
  const QPointF centre = partBox.center();
  QRectF box(0, 0, width, height);
  if (part.labelOffset) {
    box.moveTopLeft(centre + QPointF(part.labelOffset->x() * scale - width / 2, -part.labelOffset->y() * scale));
  } else {
    const QRectF drawn = drawnBox(part, partBox, scale);
    const QPointF middle = drawn.center();
    const LabelSide side = part.labelSide;
    const auto isOneOf = [&](auto... sides) { return ((side == sides) || ...); };
    const bool isBeside = isOneOf(LabelSide::right, LabelSide::left);
    const bool isAbove = isOneOf(LabelSide::above, LabelSide::aboveRight, LabelSide::aboveLeft);
    const double y = isBeside  ? middle.y() - height / 2
                     : isAbove ? drawn.top() - height - kOffIcon
                               : drawn.bottom() + kOffIcon;
    double x = middle.x() - width / 2;
    if (isOneOf(LabelSide::right, LabelSide::belowRight, LabelSide::aboveRight)) {
      layout.alignment = Qt::AlignLeft;
      x = (isBeside ? drawn.right() : middle.x()) + 7;
    } else if (isOneOf(LabelSide::left, LabelSide::belowLeft, LabelSide::aboveLeft)) {
      layout.alignment = Qt::AlignRight;
      x = (isBeside ? drawn.left() : middle.x()) - 7 - width;
    }
    box.moveTopLeft({x + part.labelShift.x() * scale, y - part.labelShift.y() * scale});
  }
  layout.box = QRectF(std::round(box.x()), std::round(box.y()), box.width(), box.height());
  return layout;
}

}  // namespace armature::app
