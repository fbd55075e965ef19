#include "app/plots/plot_marks.h"

#include <algorithm>
#include <utility>

#include "app/look/theme.h"
#include "app/plots/change_marks.h"
#include "app/plots/custom_plot.h"
#include "app/plots/level_trace.h"
#include "app/plots/plot_definition.h"
#include "app/plots/sign_changes.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

// More lines than this would be a grey wall.
constexpr int kMostEvents = 60;
constexpr size_t kMostBands = 500;
constexpr size_t kMostSigns = 200;
constexpr const char* kWords = "words";  // of a note that may have no room for them

QCPAxis* axisOf(QCustomPlot& plot, int axis) {
  return axis == 0 ? plot.yAxis : plot.xAxis->axisRect()->axis(QCPAxis::atRight, axis - 1);
}

}  // namespace

void PlotMarks::forget() {
  eventLines_.clear();
  changeMarks_ = nullptr;
  bands_.clear();
  notes_.clear();
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
  for (auto* list : {&bands_, &notes_}) {
    for (QCPAbstractItem* item : *list) plot_.removeItem(item);
    list->clear();
  }
  int bands = 0;
  for (const PlotCurve& curve : curves)
    if (curve.isBand && curve.isDrawn()) addBands(curve, bands++);
  const bool isOverTime = plotKind(definition) == PlotKind::overTime;
  signs_.resize(curves.size(), nullptr);
  for (size_t k = 0; k < curves.size(); ++k)
    if (isOverTime && curves[k].marksSigns && curves[k].line) addSigns(curves[k], k);
  const auto notes = definition.find("notes");
  if (!isOverTime || notes == definition.end() || !notes->is_array()) return;
  for (const diagram::Json& note : *notes) addNote(curves, note, theme, font);
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

// A dot on the curve that it speaks of, and the words beside it; without a curve they stand at the top.
void PlotMarks::addNote(const std::vector<PlotCurve>& curves, const diagram::Json& note, const Theme& theme,
                        const QFont& font) {
  const QString words = textMember(note, "text"), of = textMember(note, "curve");
  const double time = numberMember(note, "time").value_or(0);
  auto* dot = new QCPItemTracer(&plot_);
  auto* text = new QCPItemText(&plot_);
  notes_.push_back(dot);
  notes_.push_back(text);
  dot->setStyle(QCPItemTracer::tsCircle);
  dot->setSize(6);
  dot->setPen(QPen(theme.text, 1.25));
  dot->setBrush(theme.canvas);
  text->setText(words);
  text->setProperty(kWords, words);
  text->setFont(font);
  text->setColor(theme.text);
  QColor back = theme.canvas;
  back.setAlphaF(0.85F);
  text->setBrush(back);
  text->setPadding(QMargins(3, 1, 3, 1));
  const auto curve = std::ranges::find_if(
      curves, [&](const PlotCurve& c) { return c.variable == of && c.isDrawn() && c.lane < 0 && !c.isBand; });
  dot->setVisible(curve != curves.end());
  text->position->setParentAnchor(nullptr);
  if (curve != curves.end() && curve->store->rowCount() > 0) {
    dot->position->setAxes(plot_.xAxis, axisOf(plot_, curve->axis));
    dot->position->setCoords(time, curve->seen(curve->store->valueAt(curve->results(), time)));
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    text->position->setParentAnchor(dot->position);
    text->position->setCoords(6, -4);
  } else {
    text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignTop);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(time, 0.02);
  }
}

void PlotMarks::fitNotes() {
  constexpr double kAside = 6, kAbove = 4, kPadding = 7;  // [px] from the dot, within the words' ground
  const QRect area = plot_.axisRect()->rect();
  for (size_t k = 1; k < notes_.size(); k += 2) {
    auto* text = static_cast<QCPItemText*>(notes_[k]);
    const QFontMetricsF metrics(text->font());
    const QString words = text->property(kWords).toString();
    text->setText(metrics.elidedText(words, Qt::ElideRight, area.width() - kPadding));
    // A letter and dots say nothing: the dot alone is left then.
    constexpr qsizetype kLeast = 4;
    text->setVisible(text->text() == words || text->text().size() >= kLeast);
    const double wide = metrics.horizontalAdvance(text->text()) + kPadding;
    if (auto* dot = static_cast<QCPItemTracer*>(notes_[k - 1]); text->position->parentAnchor()) {
      dot->updatePosition();
      const QPointF at = dot->position->pixelPosition();
      if (at.x() < area.left() || at.x() > area.right()) continue;  // out of sight
      // Right of the dot, else left of it, else as near as the area allows.
      const bool isRight = at.x() + kAside + wide <= area.right(), isLeft = at.x() - kAside - wide >= area.left();
      const double left = isRight ? at.x() + kAside : isLeft ? at.x() - kAside - wide : area.right() - wide;
      const bool isAbove = at.y() - kAbove - metrics.height() - 2 >= area.top();
      text->setPositionAlignment(Qt::AlignLeft | (isAbove ? Qt::AlignBottom : Qt::AlignTop));
      text->position->setCoords(left - at.x(), isAbove ? -kAbove : kAbove);
    } else {
      const double at = plot_.xAxis->coordToPixel(text->position->key());
      const auto side = at - wide / 2 < area.left()    ? Qt::AlignLeft
                        : at + wide / 2 > area.right() ? Qt::AlignRight
                                                       : Qt::AlignHCenter;
      text->setPositionAlignment(side | Qt::AlignTop);
    }
  }
}

int PlotMarks::noteAt(QPoint place) const {
  for (size_t k = 1; k < notes_.size(); k += 2)
    if (const double away = notes_[k]->selectTest(place, false); away >= 0 && away < plot_.selectionTolerance())
      return static_cast<int>(k / 2);
  return -1;
}

}  // namespace armature::app
