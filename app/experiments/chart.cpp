#include "app/experiments/chart.h"

#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QRubberBand>
#include <QSvgGenerator>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/look/focus_ring.h"
#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_ticker.h"

namespace armature::app {

namespace {

constexpr int kLeastFrame = 6;                     // [px]
constexpr const char* kWholeLabel = "wholeLabel";  // of an axis that has no room for it
constexpr int kMostSingle = 200'000;               // points, one by one

double decadesIn(const QCPRange& range) {
  return std::log10(std::max(range.upper, 1e-300) / std::max(range.lower, 1e-300));
}

// Decades, by their exponents where they are far from one; as many of them as can be read one above the other.
class DecadeTicker : public QCPAxisTickerLog {
 public:
  // How long the axis is, and how much of it a number needs [px].
  void setRoom(double pixels, double number) { most_ = std::max(1.0, pixels / number); }

 protected:
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override {
    every_ = std::max(1, static_cast<int>(std::ceil(decadesIn(range) / most_)));
    // All numbers of an axis have one form.
    isRaised_ = range.lower < kPlainFrom || range.upper > kPlainTo;
    constexpr double kFew = 1.7;  // decades, of which the library makes even steps
    if (!(range.lower > 0) || decadesIn(range) > kFew) return QCPAxisTickerLog::createTickVector(tickStep, range);
    QVector<double> ticks;
    for (double power = std::floor(std::log10(range.lower)); power <= std::ceil(std::log10(range.upper)); ++power)
      ticks << std::pow(10, power);
    return ticks;
  }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    const double exponent = std::log10(tick);
    if (std::fabs(exponent - std::round(exponent)) > 1e-6 || qRound(exponent) % every_ != 0) return {};
    if (!isRaised_) return formatNumber(tick, 4);
    static const QString kDigits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString raised = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar c : QString::number(std::abs(qRound(exponent)))) raised += kDigits[c.digitValue()];
    return QStringLiteral("10") + raised;
  }

 private:
  static constexpr double kPlainFrom = 9e-4, kPlainTo = 1.1e4;
  double most_ = 100;      // numbers that have room
  int every_ = 1;          // decade has a number
  bool isRaised_ = false;  // as powers of ten
};

}  // namespace

QString axisText(const QString& name, const QString& unit) {
  const QString pretty = prettyUnit(unit);
  return pretty.isEmpty() ? name : name + QStringLiteral(", ") + pretty;
}

QColor scaleColor(double share, bool isDark) {
  // Even steps of lightness, safe for colour-blind readers; not as far as the colour of the paper.
  static constexpr std::array<std::array<int, 3>, 5> kStops{
      {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}};
  const double low = isDark ? 0.22 : 0.0, high = isDark ? 1.0 : 0.88;
  const double at = std::clamp(low + (high - low) * share, 0.0, 1.0) * 4;
  const auto k = static_cast<size_t>(std::min(3.0, std::floor(at)));
  const double rest = at - static_cast<double>(k);
  const auto mixed = [&](size_t c) { return qRound(kStops[k][c] + rest * (kStops[k + 1][c] - kStops[k][c])); };
  return {mixed(0), mixed(1), mixed(2)};
}

Chart::Chart(QWidget* parent) : QCustomPlot(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setProperty(kFocusRing, true);
  setMinimumSize(160, 84);
  panes_ << axisRect();
  setNoAntialiasingOnDrag(true);
  setOpenGl(false);
  legend->setVisible(false);
  connect(this, &QCustomPlot::afterLayout, this, &Chart::fitLabels);
}

QCPAxisRect* Chart::pane(int index) {
  while (panes_.size() <= index) {
    auto* rect = new QCPAxisRect(this);
    plotLayout()->addElement(plotLayout()->rowCount(), 0, rect);
    auto* group = panes_.front()->marginGroup(QCP::msLeft);
    if (!group) {
      group = new QCPMarginGroup(this);
      panes_.front()->setMarginGroup(QCP::msLeft | QCP::msRight, group);
    }
    rect->setMarginGroup(QCP::msLeft | QCP::msRight, group);
    for (QCPAxis* axis : rect->axes()) {
      axis->setLayer(QStringLiteral("axes"));
      axis->grid()->setLayer(QStringLiteral("grid"));
    }
    // What is seen of the abscissa is the same in all.
    connect(panes_.front()->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::rangeChanged),
            rect->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::setRange));
    connect(rect->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::rangeChanged),
            panes_.front()->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::setRange));
    panes_ << rect;
  }
  return panes_[index];
}

void Chart::setLogarithmic(QCPAxis* axis) {
  axis->setScaleType(QCPAxis::stLogarithmic);
  axis->setTicker(QSharedPointer<DecadeTicker>::create());
  axis->grid()->setSubGridVisible(true);
}

void Chart::dress(QCPAxis* axis) {
  const Theme& theme = Theme::of(this);
  QFont small = font();
  small.setPixelSize(qRound(11 * letterScale(font())));
  const QPen line = hairline(theme.line, *this);
  axis->setBasePen(line);
  axis->setTickPen(line);
  axis->setSubTicks(axis->scaleType() == QCPAxis::stLogarithmic);
  axis->setSubTickPen(line);
  axis->setTickLengthIn(0);
  axis->setTickLengthOut(4);
  axis->setSubTickLength(0, 2);
  axis->setTickLabelColor(theme.quiet);
  axis->setLabelColor(theme.quiet);
  axis->setTickLabelFont(small);
  axis->setLabelFont(small);
  axis->setLabelPadding(3);
  QColor faint = theme.line;
  faint.setAlphaF(0.45F);
  axis->grid()->setPen(line);
  axis->grid()->setSubGridPen(hairline(faint, *this));
  axis->grid()->setZeroLinePen(hairline(theme.isDark ? theme.line.lighter(130) : theme.line.darker(112), *this));
  axis->grid()->setAntialiased(false);
  if (axis->scaleType() == QCPAxis::stLinear && !axis->ticker().dynamicCast<PlotTicker>() &&
      !axis->ticker().dynamicCast<QCPAxisTickerText>())
    axis->setTicker(QSharedPointer<PlotTicker>::create());
  if (const auto ticker = axis->ticker().dynamicCast<PlotTicker>()) ticker->setThousands(true);
}

void Chart::dress() {
  const Theme& theme = Theme::of(this);
  setBackground(QBrush(theme.canvas));
  for (QCPAxisRect* rect : panes_) {
    for (QCPAxis* axis : rect->axes()) dress(axis);
    rect->setMinimumMargins(QMargins(8, 6, 12, 4));
  }
  QColor back = theme.canvas;
  back.setAlphaF(0.82F);
  legend->setBrush(back);
  legend->setBorderPen(Qt::NoPen);
  legend->setFont(panes_.front()->axis(QCPAxis::atBottom)->labelFont());
  legend->setTextColor(theme.text);
  legend->setIconSize(18, 12);
  legend->setMargins(QMargins(6, 3, 6, 3));
  legend->setRowSpacing(0);
  fitTicks();
}

void Chart::fitTicks() {
  for (QCPAxisRect* rect : panes_)
    for (QCPAxis* axis : rect->axes()) {
      const bool isUpright = axis->orientation() == Qt::Vertical;
      const double length = isUpright ? rect->height() : rect->width();
      const QFontMetricsF metrics(axis->tickLabelFont());
      if (const auto ticker = axis->ticker().dynamicCast<PlotTicker>())
        ticker->setRoom(length, axis->tickLabelFont(), isUpright);
      if (const auto ticker = axis->ticker().dynamicCast<DecadeTicker>()) {
        ticker->setRoom(length,
                        isUpright ? 1.4 * metrics.height() : metrics.horizontalAdvance(QStringLiteral("0,0001")));
        // Nine lines in a decade, where they are not a grey mass.
        const bool isRoomy = length / std::max(1.0, decadesIn(axis->range())) >= 2.5 * metrics.height();
        axis->setSubTicks(isRoomy);
        axis->grid()->setSubGridVisible(isRoomy);
      }
    }
}

// None becomes empty: what has been laid out stays so.
void Chart::fitLabels() {
  for (QCPAxisRect* rect : panes_)
    for (QCPAxis* axis : rect->axes()) {
      const QString whole = axis->property(kWholeLabel).toString();
      if (whole.isEmpty()) continue;
      const double length = axis->orientation() == Qt::Vertical ? rect->height() : rect->width();
      axis->setLabel(fittedTitle(whole, axis->labelFont(), length));
    }
}

// Once more with the whole of what a painter wrote, or with what it has written now.
void Chart::takeLabels(bool areWritten) {
  for (QCPAxisRect* rect : panes_)
    for (QCPAxis* axis : rect->axes())
      if (areWritten)
        axis->setProperty(kWholeLabel, axis->label());
      else
        axis->setLabel(axis->property(kWholeLabel).toString());
}

// Thinned out, falling lines become stairs.
void Chart::drawWhole() {
  int64_t points = 0;
  for (int k = 0; k < graphCount(); ++k) points += graph(k)->dataCount();
  for (int k = 0; k < graphCount(); ++k) graph(k)->setAdaptiveSampling(points > kMostSingle);
}

void Chart::setPainter(std::function<void()> paint) {
  painter_ = std::move(paint);
  this->paint();
}

void Chart::paint() {
  if (!painter_ || isDressing_) return;
  isDressing_ = true;
  takeLegendIn();
  clearPlottables();
  clearItems();
  takeLabels(false);
  painter_();
  takeLabels(true);
  drawWhole();
  dress();
  placeLegend();
  replot(rpQueuedReplot);
  isDressing_ = false;
}

// Whether what is drawn along an axis has points.
static bool hasPoints(const QCPAxis& axis) {
  const QList<QCPGraph*> all = axis.graphs();
  return std::ranges::any_of(all, [](const QCPGraph* graph) { return !graph->scatterStyle().isNone(); });
}

// A peak stands within the frame, and there are two numbers to read a factor from.
static QCPRange roomyDecades(QCPRange range) {
  if (!(range.lower > 0) || !(range.upper > range.lower)) return range;
  constexpr double kAside = 0.05, kBeyond = 1.001;
  const double margin = std::pow(range.upper / range.lower, kAside);
  range = QCPRange(range.lower / margin, range.upper * margin);
  for (int round = 0; round < 2; ++round) {
    const double last = std::floor(std::log10(range.upper)), first = std::ceil(std::log10(range.lower));
    if (last > first) break;
    const double above = std::pow(10, last + 1), below = std::pow(10, first - 1);
    if (above / range.upper < range.lower / below)
      range.upper = above * kBeyond;
    else
      range.lower = below / kBeyond;
  }
  return range;
}

void Chart::showAll() {
  rescaleAxes(true);
  for (QCPAxisRect* rect : panes_)
    for (QCPAxis* axis : rect->axes()) {
      // Lines end at the frame; points there would be cut in half.
      const bool isMeant = axis->orientation() == Qt::Vertical || hasPoints(*axis);
      if (axis->scaleType() == QCPAxis::stLogarithmic && axis->orientation() == Qt::Vertical &&
          axis->graphs().size() > 0)
        axis->setRange(roomyDecades(axis->range()));
      if (axis->scaleType() != QCPAxis::stLinear || !isMeant) continue;
      QCPRange range = axis->range();
      const double margin = range.size() > 0 ? 0.05 * range.size() : std::max(1e-9, 0.1 * std::fabs(range.center()));
      axis->setRange(range.lower - margin, range.upper + margin);
    }
}

QCPAxisRect* Chart::paneAt(QPointF at) {
  for (QCPAxisRect* rect : panes_)
    if (rect->rect().contains(at.toPoint())) return rect;
  return nullptr;
}

// Over an axis its direction alone, else both, about the pointer.
void Chart::wheelEvent(QWheelEvent* event) {
  const double factor = std::pow(0.85, event->angleDelta().y() / 120.0);
  const QPointF at = event->position();
  for (QCPAxisRect* rect : panes_) {
    const QRect inside = rect->rect();
    const bool isAbove = at.x() >= inside.left() && at.x() <= inside.right();
    const bool isBeside = at.y() >= inside.top() && at.y() <= inside.bottom();
    QCPAxis* x = rect->axis(QCPAxis::atBottom);
    QCPAxis* y = rect->axis(QCPAxis::atLeft);
    if (isAbove && (isBeside || rect == panes_.back())) x->scaleRange(factor, x->pixelToCoord(at.x()));
    if (isBeside && (isAbove || at.x() < inside.left())) y->scaleRange(factor, y->pixelToCoord(at.y()));
  }
  fitTicks();
  replot();
  event->accept();
}

void Chart::mousePressEvent(QMouseEvent* event) {
  pressed_.reset();
  if (event->button() != Qt::LeftButton || !paneAt(event->position())) return QCustomPlot::mousePressEvent(event);
  pressed_ = event->position().toPoint();
  if (!band_) band_ = new QRubberBand(QRubberBand::Rectangle, this);
  band_->setGeometry(QRect(*pressed_, QSize()));
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  if (pressed_ && event->buttons().testFlag(Qt::LeftButton)) {
    band_->setGeometry(QRect(*pressed_, at).normalized());
    band_->show();
    return;
  }
  const QString words = words_ ? words_(event->position()) : QString();
  if (words.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(event->globalPosition().toPoint() + QPoint(12, 4), words, this);
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || event->button() != Qt::LeftButton) return QCustomPlot::mouseReleaseEvent(event);
  band_->hide();
  const QPoint pressed = *std::exchange(pressed_, std::nullopt);
  QCPAxisRect* rect = paneAt(pressed);
  const QRect frame = QRect(pressed, event->position().toPoint()).normalized();
  if (!rect || frame.width() < kLeastFrame || frame.height() < kLeastFrame) return;
  QCPAxis* x = rect->axis(QCPAxis::atBottom);
  QCPAxis* y = rect->axis(QCPAxis::atLeft);
  const double left = x->pixelToCoord(frame.left()), right = x->pixelToCoord(frame.right());
  const double low = y->pixelToCoord(frame.bottom()), high = y->pixelToCoord(frame.top());
  x->setRange(left, right);
  y->setRange(low, high);
  fitTicks();
  replot();
}

void Chart::mouseDoubleClickEvent(QMouseEvent*) {
  paint();
}

void Chart::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("Show all"), this, &Chart::paint);
  menu.addAction(tr("Save as a picture…"), this, [this] {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as a picture"), QStringLiteral("study.png"),
                                                      tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty() || saveAs(path)) return;
    QMessageBox::warning(this, tr("Save as a picture"), tr("%1 cannot be written.").arg(path));
  });
  menu.exec(event->globalPos());
}

bool Chart::saveAs(const QString& path) {
  if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) return savePdf(path, width(), height());
  if (path.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive)) return savePng(path, width(), height(), 2.0);
  QSvgGenerator generator;
  generator.setFileName(path);
  generator.setSize(size());
  generator.setViewBox(rect());
  QCPPainter painter;
  if (!painter.begin(&generator)) return false;
  painter.setMode(QCPPainter::pmVectorized);
  toPainter(&painter, width(), height());
  return painter.end();
}

void Chart::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) paint();
}

void Chart::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  placeLegend();
  fitTicks();
  replot(rpQueuedReplot);
}

}  // namespace armature::app
