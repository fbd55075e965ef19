#include "app/canvas/spark_layout.h"

#include <cmath>

#include "app/look/letters.h"
#include "engine/diagram/sparkline_list.h"

namespace armature::app {
namespace {

constexpr double kSparksFrom = 0.345;  // of the zoom, as names of parts
constexpr double kWordsFrom = 0.5;     // nowhere where the scene keeps no room for them (see placeSparklines)

// A size within the room that was kept for it, on the side of the part.
QRectF heldBy(const QRectF& room, QSizeF size, const QRectF& part) {
  QRectF box(QPointF(), size);
  box.moveCenter(room.center());
  if (room.bottom() <= part.top())
    box.moveBottom(room.bottom());
  else if (room.top() >= part.bottom())
    box.moveTop(room.top());
  else if (room.left() >= part.right())
    box.moveLeft(room.left());
  else if (room.right() <= part.left())
    box.moveRight(room.right());
  return box;
}

}  // namespace

std::vector<SparkBox> sparkLayout(const PartPicture& part, const QRectF& partBox, double scale, const QFont& font) {
  std::vector<SparkBox> boxes;
  const double zoom = scale / kPixelsPerUnit, letters = letterScale(font);
  if (part.sparkRect.isEmpty() || zoom < kSparksFrom) return boxes;
  const double grow = std::min(zoom, 1.7) * letters;
  QFont small = font;
  small.setPixelSize(qRound(10 * std::clamp(zoom, 0.85, 1.7) * letters));
  const double words = zoom < kWordsFrom ? 0 : std::round(kSparkWords / 10 * small.pixelSize());
  const double least = words > 0 ? kSparkLeastZoom * letters : 0;
  const double width = std::round(kSparkWidth * std::max(grow, least)), height = std::round(kSparkHeight * grow),
               step = std::round(words + height + kSparkGap * grow);
  const QPointF shift = part.sparkRect.center() - part.rect.center();
  QRectF room(QPointF(), part.sparkRect.size() * scale);
  room.moveCenter(partBox.center() + QPointF(shift.x(), -shift.y()) * scale);
  const auto count = static_cast<double>(part.sparklines.size());
  const QRectF all = heldBy(room, {width, step * count - (step - words - height)}, partBox);
  double top = std::round(all.top());
  for (qsizetype k = 0; k < part.sparklines.size(); ++k, top += step) {
    const QRectF box(std::round(all.left()), top, width, words + height);
    boxes.push_back({box,
                     words > 0 ? QRectF(box.left(), top, width, words) : QRectF(),
                     {box.left(), top + words, width, height},
                     small});
  }
  return boxes;
}

bool hasSparkline(const std::vector<PartPicture>& parts, SparkRef ref) {
  return ref.isValid() && static_cast<size_t>(ref.part) < parts.size() && ref.index >= 0 &&
         ref.index < parts[static_cast<size_t>(ref.part)].sparklines.size();
}

QStringList sparklinesOf(const diagram::ComponentItem& item) {
  QStringList names;
  for (const std::string& name : diagram::sparklineList(item)) names << QString::fromStdString(name);
  return names;
}

}  // namespace armature::app
