#include "app/teaching/legend_layout.h"

#include <algorithm>
#include <array>

#include "app/teaching/number_layout.h"

namespace armature::app {

void layOutLegend(Sheet& sheet, TextRuns& texts) {
  constexpr double kBeside = 10, kAbove = 8, kBelow = 12, kGap = 9;  // [px]
  Drawn& drawn = sheet.drawn;
  const QFont font = numberFont(sheet);
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
  const std::array<QRectF, 3> places{QRectF(QPointF(kBeside, bottom), size), QRectF(QPointF(kBeside, top), size),
                                     QRectF(QPointF(right, top), size)};
  const QRectF& box = places[static_cast<size_t>(sheet.choose(QStringLiteral("legend"), places))];
  drawn.legend = box;
  drawn.scalesAt = box.bottomLeft() + QPointF(4, 0);
}

}  // namespace armature::app
