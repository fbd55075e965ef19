// Traces of Boolean and digital signals: one lane under the other, the letters of nine-valued logic on them.
#include <qcustomplot.h>

#include <cmath>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/plots/level_trace.h"
#include "app/plots/plot_ticker.h"
#include "app/plots/plot_view.h"

namespace armature::app {
namespace {

constexpr double kLane = 1.6;       // height of a lane, a level being 1 high
constexpr size_t kMostTexts = 400;  // letters on one plot

// Height of a value within its lane: low, high, and the undecided ones between.
double heightOf(int value, bool isLogicValue) {
  if (!isLogicValue) return value != 0 ? 1 : 0;
  if (value == 3 || value == 7) return 0;
  if (value == 4 || value == 8) return 1;
  return 0.5;
}

}  // namespace

// Lanes are for plots whose curves are all of this kind: beside a voltage a level is a number like any other.
bool PlotView::isOfLevels() const {
  return isOverTime() && !curves_.empty() &&
         std::all_of(curves_.begin(), curves_.end(), [](const Curve& c) { return c.levels != Curve::Levels::none; });
}

void PlotView::readLevels(Curve& curve) {
  if (!curve.graph || !store_ || curve.column < 0) return;
  const auto& column = store_->columns()[static_cast<size_t>(curve.column)];
  const double base = -kLane * (curve.lane + 1) + 0.3;
  const bool isLogicValue = curve.levels == Curve::Levels::logic;
  QVector<QCPGraphData> data;
  if (column.isConstant) {
    const double height = base + heightOf(qRound(store_->value(column, 0)), isLogicValue);
    if (store_->rowCount() > 0) data << QCPGraphData(store_->time(0), height) << QCPGraphData(to_, height);
  } else {
    // What is on show, and as much on both sides, into which it may be pushed.
    const QCPRange shown = plot_->xAxis->range();
    const uint64_t begin = store_->lowerBound(shown.lower - shown.size());
    const uint64_t end = store_->lowerBound(shown.upper + shown.size());
    for (const LevelChange& change :
         levelTrace(*store_, column, begin > 0 ? begin - 1 : 0, std::min(end + 1, store_->rowCount())))
      data << QCPGraphData(change.time, base + heightOf(change.level, isLogicValue));
  }
  curve.graph->data()->set(data, true);
}

// Letters where a stretch is wide enough for one; names of the signals instead of numbers on the axis.
void PlotView::labelLanes() {
  for (int i = plot_->itemCount() - 1; i >= 0; --i)
    if (plot_->item(i)->objectName() == QLatin1String("letter")) plot_->removeItem(i);
  if (!isOfLevels()) {
    if (!qSharedPointerDynamicCast<PlotTicker>(plot_->yAxis->ticker()))
      plot_->yAxis->setTicker(QSharedPointer<PlotTicker>::create());
    return;
  }
  auto names = QSharedPointer<QCPAxisTickerText>::create();
  QFont small = font();
  small.setPixelSize(qRound(10 * letterScale(font())));
  const double letter = QFontMetricsF(small).horizontalAdvance('W') + 4;
  const QFontMetrics nameMetrics(plot_->yAxis->tickLabelFont());
  for (const Curve& curve : curves_) {
    const double base = -kLane * (curve.lane + 1) + 0.3;
    // The end of a long path tells the lanes apart; the whole of it stands above the curves.
    names->addTick(base + 0.5, nameMetrics.elidedText(curve.variable, Qt::ElideLeft, std::max(60, width() / 4)));
    if (curve.levels != Curve::Levels::logic || !store_ || curve.column < 0) continue;
    const auto& column = store_->columns()[static_cast<size_t>(curve.column)];
    const auto& data = *curve.graph->data();
    for (int i = 0; i < data.size(); ++i) {
      const auto entry = data.at(i);
      const double from = entry->key,
                   to = i + 1 < data.size() ? data.at(i + 1)->key : store_->time(store_->rowCount() - 1);
      if (plot_->xAxis->coordToPixel(to) - plot_->xAxis->coordToPixel(from) < letter) continue;
      if (static_cast<size_t>(plot_->itemCount()) > kMostTexts) break;
      auto* text = new QCPItemText(plot_);
      text->setObjectName("letter");
      text->setProperty("variable", curve.variable);
      text->setText(logicLetter(qRound(store_->valueAt(column, from + (to - from) / 2))));
      text->setFont(small);
      text->setColor(Theme::of(this).text);
      text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
      text->position->setCoords(from + (to - from) / 2, base + (entry->value - base > 0.75 ? 0.72 : 0.28));
    }
  }
  plot_->yAxis->setTicker(names);
  plot_->yAxis->setLabel({});
  plot_->yAxis->setRange(-kLane * static_cast<double>(curves_.size()), 0.1);
}

QStringList PlotView::traceLetters(const QString& variable) const {
  QStringList letters;
  for (int i = 0; i < plot_->itemCount(); ++i)
    if (const auto* text = qobject_cast<const QCPItemText*>(plot_->item(i));
        text && text->property("variable").toString() == variable)
      letters << text->text();
  return letters;
}

}  // namespace armature::app
