#include "app/teaching/legend_layout.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

#include "app/teaching/drawn_painter.h"
#include "app/teaching/legend_notes.h"
#include "app/teaching/number_layout.h"

namespace armature::app {
namespace {

constexpr double kLegendFrame = 4, kInset = 8;  // [px] about the lines, and beside them within it
constexpr double kBlank = 3;                    // [px] about the frame, where there is room
constexpr double kFromEdge = 10 - kLegendFrame, kAbove = 8 - kLegendFrame, kBelow = 12 - kLegendFrame, kWordGap = 9,
                 kLegendGap = 18;     // [px]
constexpr double kWidestNote = 0.34;  // of the view's width; but no less than
constexpr double kLeastNote = 190;    // [px]

// Its lines, from below.
struct LegendLines {
  std::vector<double> widths;
  size_t aloneFrom = 0;  // from this one on each has a row of its own
};

LegendLines linesOf(const Drawn& drawn, TextRuns& texts, const QFont& font, double row, bool isBroken) {
  std::vector<double> widths;
  for (const DrawnScale& scale : drawn.scales)
    widths.push_back(scale.length + kWordGap + texts.width(scale.text, font));
  for (auto note = drawn.notes.crbegin(); note != drawn.notes.crend(); ++note)
    widths.push_back(texts.width(*note, font));
  if (!drawn.glasses.isEmpty()) widths.push_back(texts.width(drawn.glasses, font) + badgeWidth(row) + 14);
  return {widths, isBroken ? drawn.scales.size() : widths.size()};
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

// Where the view is too narrow for it.
void addCorner(std::vector<QRectF>& places, const CanvasView&, QSizeF size) {
  places.emplace_back(QPointF(kFromEdge, kAbove), size);
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
  int rows = 1;
};

// In rows of at most that width, from below.
Shape flowed(const LegendLines& lines, double row, double most) {
  Shape shape;
  double x = 0, widest = 0;
  for (size_t k = 0; k < lines.widths.size(); ++k) {
    const double width = lines.widths[k];
    if (x > 0 && (k >= lines.aloneFrom || x + width > most)) {
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
Shape narrowest(const LegendLines& lines, double row, int rows) {
  const std::vector<double>& widths = lines.widths;
  Shape best = flowed(lines, row, std::numeric_limits<double>::max());
  for (size_t first = 0; first < widths.size(); ++first) {
    double most = -kLegendGap;
    for (size_t last = first; last < widths.size(); ++last) {
      most += widths[last] + kLegendGap;
      Shape shape = flowed(lines, row, most);
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

  using Where = void (*)(std::vector<QRectF>&, const CanvasView&, QSizeF);
  void add(Where where, const CanvasView& view, size_t shape) {
    where(places, view, shapes[shape].size);
    shapeOf.resize(places.size(), shape);
  }
  bool isCrowded(const FreePlaces& taken, int weight) const {
    return std::ranges::all_of(places, [&](const QRectF& place) { return taken.covers(place, weight); });
  }
  // Many wires are better covered than one name; and a frame that touches one is read with it.
  void keepOffNames(const FreePlaces& taken) {
    keep([&](const QRectF& place) { return !taken.covers(place, kNumber); });
    keep([&](const QRectF& place) { return !taken.covers(place.adjusted(-kBlank, -kBlank, kBlank, kBlank), kNumber); });
  }

  // Those of the places that are good, unless none is.
  void keep(const std::function<bool(const QRectF&)>& isGood) {
    if (std::ranges::none_of(places, isGood)) return;
    size_t kept = 0;
    for (size_t place = 0; place < places.size(); ++place) {
      if (!isGood(places[place])) continue;
      places[kept] = places[place];
      shapeOf[kept++] = shapeOf[place];
    }
    places.resize(kept);
    shapeOf.resize(kept);
  }
};

Choice choiceOf(const Sheet& sheet, const LegendLines& lines, double row) {
  Choice choice;
  // Where every corner is full of words or drawings: in fewer rows above or below the diagram, then anywhere.
  for (int rows = static_cast<int>(lines.widths.size()); rows > 0 && choice.isCrowded(sheet.taken, kIcon);
       rows = std::min(rows, choice.shapes.back().rows) - 1) {
    choice.shapes.push_back(narrowest(lines, row, rows));
    choice.add(addEdges, sheet.view, choice.shapes.size() - 1);
    if (choice.places.empty()) choice.add(addCorner, sheet.view, 0);
  }
  const size_t shapes = choice.isCrowded(sheet.taken, kIcon) ? choice.shapes.size() : 0;
  for (size_t k = 0; k < shapes && (k == 0 || choice.isCrowded(sheet.taken, kNumber)); ++k)
    choice.add(addInside, sheet.view, k);
  choice.keepOffNames(sheet.taken);
  return choice;
}

void setLegend(Sheet& sheet, TextRuns& texts) {
  Drawn& drawn = sheet.drawn;
  const QFont font = legendFont(numberFont(sheet));
  const double row = texts.height(font) + 3;
  const auto before = drawn.notes.size();
  drawn.notes = wrapped(drawn.notes, texts, font, std::max(kWidestNote * sheet.view.width(), kLeastNote));
  // The rest of a sentence stands below its beginning, and not beside something else.
  const LegendLines lines = linesOf(drawn, texts, font, row, drawn.notes.size() > before);
  if (lines.widths.empty()) return;
  const Choice choice = choiceOf(sheet, lines, row);
  const auto chosen = static_cast<size_t>(sheet.choose(QStringLiteral("legend"), choice.places));
  drawn.legend = choice.places[chosen].adjusted(kLegendFrame, kLegendFrame, -kLegendFrame, -kLegendFrame);
  drawn.legendAt = choice.shapes[choice.shapeOf[chosen]].at;
  drawn.scalesAt = drawn.legend.bottomLeft() + QPointF(kInset / 2, 0);
}

}  // namespace

void layOutLegend(Sheet& sheet, TextRuns& texts) {
  QStringList fewer = sheet.drawn.notes;
  setLegend(sheet, texts);
  if (!sheet.taken.covers(sheet.drawn.legend, kWire) || !dropNotes(fewer)) return;
  sheet.drawn.notes = fewer;
  sheet.drawn.legend = {};
  setLegend(sheet, texts);
}

}  // namespace armature::app
