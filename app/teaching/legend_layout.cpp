#include "app/teaching/legend_layout.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "app/teaching/drawn_painter.h"
#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

constexpr double kLegendFrame = 4, kInset = 8;  // [px] about the lines, and beside them within it
constexpr double kFromEdge = 10 - kLegendFrame, kAbove = 8 - kLegendFrame, kBelow = 12 - kLegendFrame,
                 kWordGap = 9;        // [px]
constexpr double kWidestNote = 0.34;  // of the view's width; but no less than
constexpr double kLeastNote = 190;    // [px]

// How wide each of its lines is, from below.
std::vector<double> linesOf(const Drawn& drawn, TextRuns& texts, const QFont& font, double row) {
  std::vector<double> widths;
  for (const DrawnScale& scale : drawn.scales)
    widths.push_back(scale.length + kWordGap + texts.width(scale.text, font));
  for (auto note = drawn.notes.crbegin(); note != drawn.notes.crend(); ++note)
    widths.push_back(texts.width(*note, font));
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

// Words that are too wide for a corner go on in a line of their own.
QStringList wrapped(const QStringList& notes, TextRuns& texts, const QFont& font, double most) {
  QStringList lines;
  for (const QString& note : notes) {
    QString line;
    for (const QString& word : note.split(' ')) {
      const QString longer = line.isEmpty() ? word : line + ' ' + word;
      const bool fits = line.isEmpty() || texts.width(longer, font) <= most;
      if (!fits) lines << line;
      line = fits ? longer : word;
    }
    lines << line;
  }
  return lines;
}

// One way to set the lines of a legend: how large it is with its frame, and where each line begins, from its lower left
// corner.
struct Shape {
  QSizeF size;
  std::vector<QPointF> at;
  int rows = 0;
};

// In rows of at most that width, from below.
Shape flowed(std::span<const double> widths, double row, double most) {
  Shape shape;
  double x = 0, widest = 0;
  shape.rows = 1;
  for (const double width : widths) {
    if (x > 0 && x + width > most) {
      ++shape.rows;
      x = 0;
    }
    shape.at.emplace_back(x, -row * (shape.rows - 1));
    widest = std::max(widest, x + width);
    x += width + kLegendGap;
  }
  shape.size = {widest + kInset + 2 * kLegendFrame, shape.rows * row + 2 * kLegendFrame};
  return shape;
}

// The narrowest of no more than so many rows.
Shape narrowest(std::span<const double> widths, double row, int rows) {
  Shape best = flowed(widths, row, std::numeric_limits<double>::max());
  for (size_t first = 0; first < widths.size(); ++first) {
    double most = -kLegendGap;
    for (size_t last = first; last < widths.size(); ++last) {
      most += widths[last] + kLegendGap;
      Shape shape = flowed(widths, row, most);
      if (shape.rows <= rows && shape.size.width() < best.size.width()) best = std::move(shape);
    }
  }
  return best;
}

// Places for a legend, and how each is set.
struct Choice {
  std::vector<QRectF> places;
  std::vector<size_t> shapeOf;
  std::vector<Shape> shapes;

  void add(Shape shape) {
    shapes.push_back(std::move(shape));
    shapeOf.resize(places.size(), shapes.size() - 1);
  }
  bool isCrowded(const FreePlaces& taken, int weight) const {
    return std::ranges::all_of(places, [&](const QRectF& place) { return taken.covers(place, weight); });
  }
  // Many wires are better covered than one name.
  void keepOffNames(const FreePlaces& taken) {
    if (isCrowded(taken, kNumber)) return;
    size_t kept = 0;
    for (size_t place = 0; place < places.size(); ++place) {
      if (taken.covers(places[place], kNumber)) continue;
      places[kept] = places[place];
      shapeOf[kept++] = shapeOf[place];
    }
    places.resize(kept);
    shapeOf.resize(kept);
  }
};

Choice choiceOf(const Sheet& sheet, std::span<const double> widths, double row) {
  const int count = static_cast<int>(widths.size());
  Choice choice;
  const Shape standing = narrowest(widths, row, count);
  addEdges(choice.places, sheet.view, standing.size);
  if (choice.places.empty()) choice.places.emplace_back(QPointF(kFromEdge, kAbove), standing.size);
  choice.add(standing);
  // Where every corner is full of words or drawings: in fewer rows above or below the diagram, then anywhere.
  for (int rows = standing.rows - 1; rows > 0 && choice.isCrowded(sheet.taken, kIcon); --rows) {
    Shape shape = narrowest(widths, row, rows);
    addEdges(choice.places, sheet.view, shape.size);
    choice.add(std::move(shape));
  }
  const size_t shapes = choice.isCrowded(sheet.taken, kIcon) ? choice.shapes.size() : 0;
  for (size_t k = 0; k < shapes && (k == 0 || choice.isCrowded(sheet.taken, kNumber)); ++k) {
    Shape shape = choice.shapes[k];
    addInside(choice.places, sheet.view, shape.size);
    choice.add(std::move(shape));
  }
  choice.keepOffNames(sheet.taken);
  return choice;
}

}  // namespace

void layOutLegend(Sheet& sheet, TextRuns& texts) {
  Drawn& drawn = sheet.drawn;
  const QFont font = legendFont(numberFont(sheet));
  const double row = texts.height(font) + 3;
  drawn.notes = wrapped(drawn.notes, texts, font, std::max(kWidestNote * sheet.view.width(), kLeastNote));
  const std::vector<double> widths = linesOf(drawn, texts, font, row);
  if (widths.empty()) return;
  const Choice choice = choiceOf(sheet, widths, row);
  const auto chosen = static_cast<size_t>(sheet.choose(QStringLiteral("legend"), choice.places));
  drawn.legend = choice.places[chosen].adjusted(kLegendFrame, kLegendFrame, -kLegendFrame, -kLegendFrame);
  drawn.legendAt = choice.shapes[choice.shapeOf[chosen]].at;
  drawn.scalesAt = drawn.legend.bottomLeft() + QPointF(kInset / 2, 0);
}

}  // namespace armature::app
