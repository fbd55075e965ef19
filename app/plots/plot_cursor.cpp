#include "app/plots/plot_cursor.h"

#include <algorithm>
#include <optional>

#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/cursor_card.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_view.h"

namespace armature::app {

PlotCursor::PlotCursor(QWidget& owner, QCustomPlot& plot) : owner_(owner), plot_(plot), card_(new CursorCard(&owner)) {
  card_->hide();
}

PlotCursor::~PlotCursor() {
  delete card_;  // gone already where its window goes first
}

void PlotCursor::makeLine() {
  line_ = new QCPItemStraightLine(&plot_);
  line_->setVisible(false);
  line_->setLayer("overlay");  // painted by itself: the curves are not painted again
}

void PlotCursor::applyTheme(const Theme& theme, int letters) {
  if (line_) line_->setPen(QPen(theme.quiet, 1));
  if (card_) card_->applyTheme(theme, letters);
}

namespace {

// What stands in a cell of the card: words, behind which a number may come.
struct Reading {
  QString words;
  std::optional<Amount> amount = {};
};
using Readings = std::vector<Reading>;  // of a curve: its value, then what that is compared with

}  // namespace

// A value of the model as a curve shows it.
static Reading readingOf(const PlotView& view, const PlotCurve& curve, double value) {
  using Levels = PlotCurve::Levels;
  if (curve.levels == Levels::logic) return {logicLetter(qRound(value))};
  if (curve.levels == Levels::boolean) return {truthWords(value != 0)};
  if (curve.levels == Levels::number) return {QString::number(qRound(value))};
  return {{}, view.axes().amount(view.curves(), curve, curve.seen(value))};
}

// Of a curve at a time, in a run; a dash where that run has no values.
static Reading readingAt(const PlotView& view, const PlotCurve& curve, const StorePtr& store, int64_t column,
                         double time) {
  const uint64_t rows = store ? store->rowCount() : 0;
  if (rows == 0 || column < 0 || time < store->time(0) || time > store->time(rows - 1)) return {QStringLiteral("–")};
  return readingOf(view, curve, store->valueAt(store->columns()[static_cast<size_t>(column)], time));
}

// A curve's value, how far it is from where the line of the shown time stands, and the values of other runs.
static Readings readingsOf(const PlotView& view, const PlotCurve& curve, double time) {
  Readings made{readingAt(view, curve, curve.store, curve.column, time)};
  const std::optional<double> shown = view.shownTime();
  if (shown && view.isOverTime()) {
    const auto at = [&](double instant) { return curve.seen(curve.store->valueAt(curve.results(), instant)); };
    const bool isReal = curve.levels == PlotCurve::Levels::none;
    made.push_back(isReal
                       ? Reading{QStringLiteral("Δ "), view.axes().amount(view.curves(), curve, at(time) - at(*shown))}
                       : Reading());
  }
  for (const PlotCurve::Beside& one : curve.beside) {
    Reading reading = readingAt(view, curve, one.store, one.column, time);
    reading.words = PlotView::tr("%1: %2").arg(view.runs().compared[one.run].title, reading.words);
    made.push_back(reading);
  }
  return made;
}

// The texts of a column of the card, below each other.
static QStringList columnOf(const std::vector<Readings>& rows, size_t column) {
  constexpr int kDigits = 5;
  std::vector<Amount> amounts;
  for (const Readings& row : rows)
    if (column < row.size() && row[column].amount) amounts.push_back(*row[column].amount);
  const QStringList numbers = amountTexts(amounts, kDigits);
  QStringList texts;
  qsizetype next = 0;
  for (const Readings& row : rows) {
    const Reading reading = column < row.size() ? row[column] : Reading();
    texts << (reading.amount ? reading.words + numbers[next++] : reading.words);
  }
  return texts;
}

static std::vector<CursorRow> cursorRows(const PlotView& view, double time) {
  const QFontMetrics metrics(view.font());
  std::vector<CursorRow> rows;
  std::vector<Readings> readings;
  size_t columns = 0;
  for (const PlotCurve& curve : view.curves()) {
    if (!curve.isDrawn()) continue;
    rows.push_back({curve.color, metrics.elidedText(legendName(curve, view.glasses()), Qt::ElideLeft, 240), {}, {}});
    readings.push_back(readingsOf(view, curve, time));
    columns = std::max(columns, readings.back().size());
  }
  for (size_t column = 0; column < columns; ++column) {
    const QStringList texts = columnOf(readings, column);
    for (size_t k = 0; k < rows.size(); ++k)
      if (column == 0)
        rows[k].value = texts[static_cast<qsizetype>(k)];
      else if (column < readings[k].size())
        rows[k].beside << texts[static_cast<qsizetype>(k)];
  }
  return rows;
}

// What the horizontal axis says there.
static QString headAt(const PlotView& view, double at) {
  if (view.kind() == PlotKind::spectrum) return formatValue(at, "Hz", 5);
  if (view.kind() == PlotKind::histogram) return PlotView::tr("value %1").arg(formatNumber(at, 5));
  const QString time = PlotView::tr("time %1").arg(formatValue(at, "s", 5));
  const std::optional<double> shown = view.shownTime();
  return shown ? time + QStringLiteral("   Δ ") + formatValue(at - *shown, "s", 5) : time;
}

void PlotCursor::follow(const PlotView& view, QPoint place) {
  const bool hasValues = view.runs().store && view.runs().store->rowCount() > 0 && !view.curves().empty();
  const bool isThere = view.kind() != PlotKind::overVariable && view.axes().area().rect().contains(place);
  if (!hasValues || !isThere) return hide();
  const double time = plot_.xAxis->pixelToCoord(place.x());
  if (!card_) return;
  card_->setRows(headAt(view, time), cursorRows(view, time));
  show(time, place);
}

void PlotCursor::show(double time, QPoint place) {
  line_->point1->setCoords(time, 0);
  line_->point2->setCoords(time, 1);
  line_->setVisible(true);
  // On the whole window: a card may be wider than a narrow plot.
  QWidget* const window = owner_.window();
  if (card_->parentWidget() != window) card_->setParent(window);
  QPoint at = plot_.mapTo(window, place) + QPoint(14, 12);
  if (at.x() + card_->width() > window->width() - 4) at.setX(std::max(2, at.x() - card_->width() - 28));
  at.setY(std::max(2, std::min(at.y(), window->height() - card_->height() - 4)));
  card_->move(at);
  card_->show();
  card_->raise();
  plot_.layer("overlay")->replot();
}

void PlotCursor::hide() {
  if (!card_) return;
  if (!card_->isVisible() && (!line_ || !line_->visible())) return;
  card_->hide();
  card_->setRows({}, {});
  if (line_) line_->setVisible(false);
  plot_.layer("overlay")->replot();
}

}  // namespace armature::app
