#include "app/teaching/legend_layout.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "app/teaching/drawn_painter.h"
#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

constexpr double kFromEdge = 10, kAbove = 8, kBelow = 12, kWordGap = 9;  // [px]

// How wide each of its lines is.
std::vector<double> linesOf(const Drawn& drawn, TextRuns& texts, const QFont& font, double row) {
  std::vector<double> widths;
  for (const DrawnScale& scale : drawn.scales)
    widths.push_back(scale.length + kWordGap + texts.width(scale.text, font));
  for (const QString& note : drawn.notes) widths.push_back(texts.width(note, font));
  if (!drawn.glasses.isEmpty()) widths.push_back(texts.width(drawn.glasses, font) + badgeWidth(row) + 14);
  return widths;
}

// Corners, then along the edges.
void addEdges(std::vector<QRectF>& places, const CanvasView& view, QSizeF size) {
  const double right = view.width() - kFromEdge - size.width(), bottom = view.height() - kBelow - size.height();
  if (right < kFromEdge) return;
  for (const QPointF& corner :
       {QPointF(kFromEdge, bottom), QPointF(kFromEdge, kAbove), QPointF(right, kAbove), QPointF(right, bottom)})
    places.emplace_back(corner, size);
  for (const double share : {0.5, 0.25, 0.75})
    for (const double y : {bottom, kAbove})
      places.emplace_back(QPointF(kFromEdge + share * (right - kFromEdge), y), size);
}

// The whole of the view.
void addInside(std::vector<QRectF>& places, const CanvasView& view, QSizeF size) {
  const double right = view.width() - kFromEdge - size.width(), bottom = view.height() - kBelow - size.height();
  for (const double x : {kFromEdge, right}) places.emplace_back(QPointF(x, (kAbove + bottom) / 2), size);
  for (const double y : {0.9, 0.1, 0.75, 0.25, 0.6, 0.4})
    for (const double x : {0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0})
      places.emplace_back(QPointF(kFromEdge + x * (right - kFromEdge), kAbove + y * (bottom - kAbove)), size);
}

}  // namespace

void layOutLegend(Sheet& sheet, TextRuns& texts) {
  Drawn& drawn = sheet.drawn;
  const QFont font = legendFont(numberFont(sheet));
  const double row = texts.height(font) + 3;
  const std::vector<double> widths = linesOf(drawn, texts, font, row);
  if (widths.empty()) return;
  const auto lines = static_cast<double>(widths.size());
  const QSizeF standing(*std::ranges::max_element(widths) + 8, lines * row),
      lying(std::accumulate(widths.begin(), widths.end(), 0.0) + (lines - 1) * kLegendGap + 8, row);
  std::vector<QRectF> places;
  addEdges(places, sheet.view, standing);
  if (places.empty()) places.emplace_back(QPointF(kFromEdge, kAbove), standing);
  // Where every corner is full of words: in one row above or below the diagram, then anywhere.
  const auto isFull = [&](const QRectF& place) { return sheet.taken.covers(place, kNumber); };
  const bool isCrowded = std::ranges::all_of(places, isFull);
  const size_t firstLying = isCrowded && widths.size() > 1 ? places.size() : places.max_size();
  if (isCrowded && widths.size() > 1) addEdges(places, sheet.view, lying);
  const size_t firstInside = places.size();
  if (isCrowded && std::ranges::all_of(places, isFull)) addInside(places, sheet.view, standing);
  const auto chosen = static_cast<size_t>(sheet.choose(QStringLiteral("legend"), places));
  const QRectF& box = places[chosen];
  drawn.legend = box;
  drawn.isLegendLying = chosen >= firstLying && chosen < firstInside;
  drawn.scalesAt = box.bottomLeft() + QPointF(4, 0);
}

}  // namespace armature::app
