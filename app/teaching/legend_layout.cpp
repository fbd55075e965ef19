#include "app/teaching/legend_layout.h"

#include <algorithm>
#include <vector>

#include "app/teaching/drawn_painter.h"
#include "app/teaching/number_layout.h"

namespace armature::app {

void layOutLegend(Sheet& sheet, TextRuns& texts) {
  constexpr double kBeside = 10, kAbove = 8, kBelow = 12, kGap = 9;  // [px]
  Drawn& drawn = sheet.drawn;
  const QFont font = legendFont(numberFont(sheet));
  const double row = texts.height(font) + 3;
  double rows = static_cast<double>(drawn.scales.size()), width = 0;
  for (const DrawnScale& scale : drawn.scales)
    width = std::max(width, scale.length + kGap + texts.width(scale.text, font));
  const auto add = [&](const QString& words, double more) {
    if (words.isEmpty()) return;
    ++rows;
    width = std::max(width, texts.width(words, font) + more);
  };
  add(drawn.motionWords, 0);
  add(drawn.glasses, badgeWidth(row) + 14);
  if (rows == 0) return;
  const QSizeF size(width + 8, rows * row);
  const double right = sheet.view.width() - kBeside - size.width(), top = kAbove,
               bottom = sheet.view.height() - kBelow - size.height();
  std::vector<QRectF> places{QRectF(QPointF(kBeside, bottom), size), QRectF(QPointF(kBeside, top), size),
                             QRectF(QPointF(right, top), size), QRectF(QPointF(right, bottom), size)};
  // Where every corner is full of words: along the edges, then anywhere.
  for (const double share : {0.5, 0.25, 0.75})
    for (const double y : {bottom, top}) places.emplace_back(QPointF(kBeside + share * (right - kBeside), y), size);
  for (const double x : {kBeside, right}) places.emplace_back(QPointF(x, (top + bottom) / 2), size);
  const auto isFull = [&](const QRectF& place) { return sheet.taken.covers(place, kNumber); };
  if (std::all_of(places.begin(), places.end(), isFull))
    for (const double y : {0.9, 0.1, 0.75, 0.25, 0.6, 0.4})
      for (const double x : {0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0})
        places.emplace_back(QPointF(kBeside + x * (right - kBeside), top + y * (bottom - top)), size);
  const QRectF& box = places[static_cast<size_t>(sheet.choose(QStringLiteral("legend"), places))];
  drawn.legend = box;
  drawn.scalesAt = box.bottomLeft() + QPointF(4, 0);
}

}  // namespace armature::app
