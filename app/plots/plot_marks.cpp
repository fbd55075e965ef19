#include "app/plots/plot_marks.h"

#include <algorithm>
#include <utility>

#include "app/look/theme.h"
#include "app/plots/change_marks.h"
#include "app/plots/curve_graph.h"
#include "app/plots/custom_plot.h"
#include "app/plots/level_trace.h"
#include "app/plots/note_room.h"
#include "app/plots/plot_definition.h"
#include "app/plots/sign_changes.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

// More lines than this would be a grey wall.
constexpr int kMostEvents = 60;
constexpr size_t kMostBands = 500;
constexpr size_t kMostSigns = 200;

QCPAxis* axisOf(QCustomPlot& plot, int axis) {
  return axis == 0 ? plot.yAxis : plot.xAxis->axisRect()->axis(QCPAxis::atRight, axis - 1);
}

}  // namespace

void PlotMarks::forget() {
  eventLines_.clear();
  changeMarks_ = nullptr;
  bands_.clear();
  notes_.forget();
  signs_.clear();
}

bool PlotMarks::setTimes(QVector<double> events, const std::vector<double>& changes, const Theme& theme,
                         bool isOverTime) {
  std::sort(events.begin(), events.end());
  if (events == events_ && changes == changes_) return false;
  events_ = std::move(events);
  changes_ = changes;
  showEvents(theme, isOverTime);
  showChanges(theme, isOverTime);
  return true;
}

void PlotMarks::showChanges(const Theme& theme, bool isOverTime) {
  if (changeMarks_) plot_.removeItem(std::exchange(changeMarks_, nullptr));
  if (isOverTime && !changes_.empty()) changeMarks_ = new ChangeMarks(plot_, changes_, theme.warning);
}

void PlotMarks::showEvents(const Theme& theme, bool isOverTime) {
  const QCPRange range = plot_.xAxis->range();
  const auto first = std::lower_bound(events_.begin(), events_.end(), range.lower);
  const auto last = std::upper_bound(first, events_.end(), range.upper);
  const bool areFew = isOverTime && last - first <= kMostEvents;
  const size_t wanted = areFew ? static_cast<size_t>(last - first) : 0;
  while (eventLines_.size() > wanted) {
    plot_.removeItem(eventLines_.back());
    eventLines_.pop_back();
  }
  QColor ink = theme.quiet;
  ink.setAlphaF(0.2F);
  for (size_t k = 0; k < wanted; ++k) {
    if (k == eventLines_.size()) {
      auto* made = new QCPItemStraightLine(&plot_);
      made->setLayer("grid");
      eventLines_.push_back(made);
    }
    auto* line = static_cast<QCPItemStraightLine*>(eventLines_[k]);
    const double time = *(first + static_cast<ptrdiff_t>(k));
    line->setPen(QPen(ink, 1));
    line->point1->setCoords(time, 0);
    line->point2->setCoords(time, 1);
  }
}

void PlotMarks::show(const std::vector<PlotCurve>& curves, const diagram::Json& definition, const Theme& theme,
                     const QFont& font) {
  for (QCPAbstractItem* band : bands_) plot_.removeItem(band);
  bands_.clear();
  notes_.clear();
  int bands = 0;
  for (const PlotCurve& curve : curves)
    if (curve.isBand && curve.isDrawn()) addBands(curve, bands++);
  const bool isOverTime = plotKind(definition) == PlotKind::overTime;
  signs_.resize(curves.size(), nullptr);
  for (size_t k = 0; k < curves.size(); ++k)
    if (isOverTime && curves[k].marksSigns && curves[k].line) addSigns(curves[k], k);
  const auto notes = definition.find("notes");
  if (!isOverTime || notes == definition.end() || !notes->is_array()) return;
  for (const diagram::Json& note : *notes) notes_.add(curves, note, theme, font);
}

// A band while the truth holds; several such curves stand in strips above each other.
void PlotMarks::addBands(const PlotCurve& curve, int number) {
  const results::Store& store = *curve.store;
  const uint64_t rows = store.rowCount();
  if (rows == 0) return;
  QColor fill = curve.color;
  fill.setAlphaF(0.14F);
  const std::vector<LevelChange> trace = levelTrace(store, curve.results(), 0, rows);
  const auto add = [&](double from, double to) {
    if (!(to > from) || bands_.size() >= kMostBands) return;
    auto* band = new QCPItemRect(&plot_);
    band->setLayer("background");
    band->setPen(Qt::NoPen);
    band->setBrush(fill);
    for (QCPItemPosition* corner : {band->topLeft, band->bottomRight})
      corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    band->topLeft->setCoords(from, 0);
    band->bottomRight->setCoords(to, 1);
    // Its own colour along the top: two bands at once are told apart.
    auto* edge = new QCPItemRect(&plot_);
    edge->setLayer("background");
    edge->setPen(Qt::NoPen);
    edge->setBrush(curve.color);
    for (QCPItemPosition* corner : {edge->topLeft, edge->bottomRight})
      corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    edge->topLeft->setCoords(from, 0.03 * number);
    edge->bottomRight->setCoords(to, 0.03 * number + 0.018);
    bands_.push_back(band);
    bands_.push_back(edge);
  };
  double begin = 0;
  bool isOn = false;
  for (const LevelChange& change : trace) {
    if ((change.level != 0) == isOn) continue;
    if (isOn) add(begin, change.time);
    isOn = !isOn;
    begin = change.time;
  }
  if (isOn) add(begin, store.time(rows - 1));
}

// Diamonds on the line of zero; none where they would be a wall of them.
void PlotMarks::addSigns(const PlotCurve& curve, size_t number) {
  if (!signs_[number]) {
    signs_[number] = plot_.addGraph(plot_.xAxis, axisOf(plot_, curve.axis));
    signs_[number]->setLineStyle(QCPGraph::lsNone);
    signs_[number]->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(curve.color, 1.25), Qt::NoBrush, 8));
    signs_[number]->removeFromLegend();
  }
  const QCPRange shown = plot_.xAxis->range();
  const results::Store& store = *curve.store;
  QVector<QCPGraphData> data;
  const uint64_t begin = store.lowerBound(shown.lower), end = store.lowerBound(shown.upper);
  for (const double time : signChanges(store, curve.results(), begin, end + 1, kMostSigns))
    data << QCPGraphData(time, curve.seen(0));
  signs_[number]->data()->set(data, true);
}

QVector<double> PlotMarks::signTimes() const {
  QVector<double> times;
  for (const QCPGraph* graph : signs_)
    if (graph)
      for (const QCPGraphData& one : *graph->data()) times << one.key;
  return times;
}

void PlotMarks::fitNotes(const std::vector<PlotCurve>& curves, const QVector<double>& cursors) {
  if (notes_.isEmpty()) return;
  constexpr double kSign = 9;     // [px] of a mark where a sign changes
  constexpr double kLetter = 20;  // [px] at the foot of a cursor
  const QRectF area = plot_.axisRect()->rect();
  NoteRoom room(area);
  for (const double time : cursors) {
    const double x = plot_.xAxis->coordToPixel(time);
    room.add(QRectF(x - 1, area.top(), 2, area.height()));
    room.add(QRectF(x - kLetter / 2, area.bottom() - kLetter, kLetter, kLetter));
  }
  for (const PlotCurve& curve : curves)
    if (curve.line && curve.line->visible()) room.add(*curve.line);
  for (const QCPGraph* graph : signs_) {
    if (!graph) continue;
    for (const QCPGraphData& one : *graph->data())
      room.add(QRectF(graph->coordsToPixels(one.key, one.value) - QPointF(kSign, kSign) / 2, QSizeF(kSign, kSign)));
  }
  notes_.fit(room);
}

}  // namespace armature::app
