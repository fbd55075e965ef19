// What the hand does on a plot, its colours and its legend.
#include <qcustomplot.h>

#include <QDragEnterEvent>
#include <QMimeData>
#include <cmath>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_menu.h"
#include "app/plots/plot_view.h"
#include "app/run/catalog.h"

namespace armature::app {

using diagram::Json;

void PlotView::applyTheme() {
  const Theme& theme = Theme::of(this);
  const double letters = letterScale(font());
  QFont small = font();
  small.setPixelSize(qRound(11 * letters));
  plot_->setBackground(QBrush(theme.canvas));
  axes_.applyTheme(theme, small);
  lanes_.applyTheme(theme, small);
  QColor legendBack = theme.canvas;
  legendBack.setAlphaF(0.82F);
  plot_->legend->setBrush(legendBack);
  plot_->legend->setBorderPen(Qt::NoPen);
  plot_->legend->setFont(small);
  plot_->legend->setTextColor(theme.text);
  plot_->legend->setIconSize(18, 8);
  plot_->legend->setMargins(QMargins(6, 3, 6, 3));
  plot_->legend->setRowSpacing(0);
  axes_.area().setMinimumMargins(QMargins(8, 6, 12, 4));
  QFont bold = small;
  bold.setWeight(QFont::DemiBold);
  title_->setFont(bold);
  title_->setTextColor(theme.quiet);
  title_->setMargins(QMargins(8, 5, 4, 0));
  header_->setFont(small);
  header_->setStyleSheet(QString("QLabel { font-size: %1px; background: transparent; padding: 6px 8px 0px 10px; }")
                             .arg(small.pixelSize()));
  cursor_.applyTheme(theme, small.pixelSize());
  measure_.applyTheme(theme, small.pixelSize());
  if (now_) now_->setPen(QPen(theme.accent, 1.25));
  hint_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: transparent; font-size: %2px; }")
                           .arg(theme.quiet.name())
                           .arg(qRound(kLetters * letters)));
}

// A line may end behind an ellipsis; the rest of the name stays with it.
static QString unbroken(const QString& name) {
  return name.toHtmlEscaped().replace(' ', "&nbsp;").replace(QChar(0x2026), QStringLiteral("\u2026\u2060"));
}

// Which runs are beside the newest, or what it is less of.
static QString besideText(const PlotRuns& runs, const std::vector<PlotCurve>& curves) {
  QStringList names;
  for (const ComparedRun& run : runs.compared) names << run.title;
  const bool hasBeside = std::ranges::any_of(curves, [](const PlotCurve& c) { return !c.beside.empty(); });
  const QString beside = hasBeside ? PlotView::tr("pale: %1").arg(names.join(", ")) : QString();
  if (runs.less.isEmpty()) return beside;
  const QString difference = PlotView::tr("difference: this run less %1").arg(runs.less);
  return hasBeside ? difference + ", " + beside : difference;
}

// Title and names stand above the curves, where they hide nothing. A click on a name hides its curve, or shows it.
void PlotView::showHeader() {
  const Theme& theme = Theme::of(this);
  QString html;
  const QString title = textMember(definition_, "title");
  if (!title.isEmpty())
    html += QStringLiteral("<b style='color:%1'>%2</b>&nbsp;&nbsp; ").arg(theme.text.name(), title.toHtmlEscaped());
  // A long path keeps its end, which tells the curves apart.
  const QFontMetrics metrics(header_->font());
  const int room = std::max(60, width() - 44);
  for (size_t k = 0; k < curves_.size(); ++k) {
    const Curve& curve = curves_[k];
    const QString mark = curve.isBand ? "█" : curve.isDashed || curve.isCovering ? "╌" : "━";
    const QString name = unbroken(metrics.elidedText(legendName(curve, glasses_), Qt::ElideLeft, room));
    const QString side = curve.axis == 0 || curve.isHidden ? QString() : "&nbsp;" + QString(curve.axis, QChar(0x203A));
    html += QStringLiteral(
                "<a href='%1' style='text-decoration:none'><span style='color:%2'>%3</span>&nbsp;"
                "<span style='color:%4%5'>%6</span></a>&nbsp;&nbsp; ")
                .arg(QString::number(k), curve.isHidden ? theme.line.name() : curve.color.name(), mark,
                     theme.quiet.name(), curve.isHidden ? "; text-decoration:line-through" : "", name + side);
    if (!curve.problem.isEmpty())
      html += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp; ")
                  .arg(theme.error.name(), curve.problem.toHtmlEscaped());
  }
  if (const QString beside = besideText(runs_, curves_); !beside.isEmpty())
    html += QStringLiteral("<span style='color:%1'>%2</span>").arg(theme.quiet.name(), beside.toHtmlEscaped());
  header_->setToolTip(variables().join('\n'));
  header_->setText(html);
  header_->setVisible(!html.isEmpty());
}

// A picture stands alone: it carries title and legend inside.
void PlotView::dressForExport(bool isExport) {
  plot_->legend->setVisible(isExport && !curves_.empty());
  title_->setVisible(isExport);
}

// After another part of the picture has been chosen.
void PlotView::zoomed() {
  isZoomed_ = true;
  if (isOverTime()) Q_EMIT timesChosen(plot_->xAxis->range().lower, plot_->xAxis->range().upper, false);
  QTimer::singleShot(0, this, [this] {
    if (lanes_.count() > 0) readAll();
    scaleAxes();
    plot_->replot(QCustomPlot::rpQueuedReplot);
  });
}

void PlotView::pushed(QMouseEvent* event) {
  const bool isPushed = plot_->selectionRectMode() == QCP::srmNone && event->buttons() & Qt::LeftButton;
  if (!isPushed || (event->pos() - pressed_).manhattanLength() < 4) return;
  isZoomed_ = true;
  if (isOverTime()) Q_EMIT timesChosen(plot_->xAxis->range().lower, plot_->xAxis->range().upper, false);
  if (lanes_.count() > 0) readAll();
  scaleAxes();  // what moves is painted by the plot itself
}

void PlotView::clicked(QMouseEvent* event) {
  const bool isClick = event->button() == Qt::LeftButton && (event->pos() - pressed_).manhattanLength() < 4;
  if (isClick && isOverTime() && runs_.store && axes_.area().rect().contains(event->pos()))
    Q_EMIT timePicked(plot_->xAxis->pixelToCoord(event->pos().x()));
}

// The wheel zooms about the pointer; over the numbers of an axis it zooms that axis alone.
void PlotView::zoomAt(QWheelEvent* event) {
  const QPointF at = event->position();
  const QRectF area = axes_.area().rect();
  const double factor = std::pow(0.85, event->angleDelta().y() / 120.0);
  const bool isBelow = at.y() > area.bottom(), isBeside = at.x() < area.left() || at.x() > area.right();
  const auto zoom = [factor](QCPAxis* axis, double pixel) { axis->scaleRange(factor, axis->pixelToCoord(pixel)); };
  if (!isBeside) zoom(plot_->xAxis, at.x());
  if (!isBelow && !lanes_.areAlone())
    for (int k = 0; k < axes_.count(); ++k)
      if (!isBeside || axes_.isOver(k, at.x())) zoom(axes_.at(k), at.y());
  event->accept();
  isZoomed_ = true;
  if (!isBeside && isOverTime()) Q_EMIT timesChosen(plot_->xAxis->range().lower, plot_->xAxis->range().upper, false);
  if (lanes_.count() > 0) readAll();
  scaleAxes();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::setActive(bool isActive) {
  isActive_ = isActive;
  update();
}

void PlotView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.fillRect(rect(), theme.canvas);
  if (!isActive_) return;
  painter.fillRect(QRect(0, 0, width(), 2), theme.accent);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  hint_->setGeometry(rect());
  if (event->oldSize().width() != event->size().width()) showHeader();
  rowsShown_ = 0;
  refresh();
}

bool PlotView::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::MouseMove) showCursor(static_cast<QMouseEvent*>(event)->pos());
  if (event->type() == QEvent::Leave) cursor_.hide();
  // The plotting library's widget keeps what the mouse does from its parents.
  if (event->type() == QEvent::ContextMenu && object == plot_) {
    auto* asked = static_cast<QContextMenuEvent*>(event);
    QContextMenuEvent here(asked->reason(), plot_->mapTo(this, asked->pos()), asked->globalPos(), asked->modifiers());
    contextMenuEvent(&here);
    return true;
  }
  return QWidget::eventFilter(object, event);
}

QString PlotView::valueText(const Curve& curve, double value) const {
  if (curve.levels == Curve::Levels::logic) return logicLetter(qRound(value));
  if (curve.levels == Curve::Levels::boolean) return value != 0 ? tr("true") : tr("false");
  if (curve.levels == Curve::Levels::number) return QString::number(qRound(value));
  return axes_.amountText(curves_, curve, curve.seen(value));
}

// Of a curve at a time, in a run; a dash where that run has no values.
static QString valueAt(const PlotView& view, const PlotCurve& curve, const StorePtr& store, int64_t column,
                       double time) {
  const uint64_t rows = store ? store->rowCount() : 0;
  if (rows == 0 || column < 0 || time < store->time(0) || time > store->time(rows - 1)) return QStringLiteral("–");
  return view.valueText(curve, store->valueAt(store->columns()[static_cast<size_t>(column)], time));
}

// A row of the card: the curve, its value, that of the run before, and how far it is from where the line of the shown
// time stands.
static QString cursorRow(const PlotView& view, const PlotCurve& curve, double time) {
  const std::optional<double> shown = view.shownTime();
  const QString quiet = Theme::of(&view).quiet.name();
  const QFontMetrics metrics(view.font());
  QString row = QStringLiteral("<tr><td><span style='color:%1'>■</span> %2&nbsp;</td><td align='right'><b>%3</b></td>")
                    .arg(curve.color.name(),
                         metrics.elidedText(legendName(curve, view.glasses()), Qt::ElideLeft, 240).toHtmlEscaped(),
                         valueAt(view, curve, curve.store, curve.column, time));
  const auto add = [&](const QString& text) {
    row += QStringLiteral("<td style='color:%1'>&nbsp;&nbsp;%2</td>").arg(quiet, text);
  };
  if (shown && view.isOverTime() && curve.levels == PlotCurve::Levels::none) {
    const auto at = [&](double instant) { return curve.seen(curve.store->valueAt(curve.results(), instant)); };
    add(QStringLiteral("Δ ") + view.axes().amountText(view.curves(), curve, at(time) - at(*shown)));
  }
  for (const PlotCurve::Beside& one : curve.beside)
    add(PlotView::tr("%1: %2").arg(view.runs().compared[one.run].title.toHtmlEscaped(),
                                   valueAt(view, curve, one.store, one.column, time)));
  return row + "</tr>";
}

void PlotView::showCursor(QPoint position) {
  const bool hasValues = runs_.store && runs_.store->rowCount() > 0 && !curves_.empty();
  if (!hasValues || kind() == PlotKind::overVariable || !axes_.area().rect().contains(position)) return cursor_.hide();
  const double time = plot_->xAxis->pixelToCoord(position.x());
  QString head = tr("time %1").arg(formatValue(time, "s", 5));
  if (kind() == PlotKind::spectrum) head = formatValue(time, "Hz", 5);
  if (kind() == PlotKind::histogram) head = tr("value %1").arg(formatNumber(time, 5));
  if (shownTime_ && isOverTime()) head += QStringLiteral("&nbsp;&nbsp; Δ ") + formatValue(time - *shownTime_, "s", 5);
  QString html = QStringLiteral("<span style='color:%1'>%2</span><table cellspacing='0' cellpadding='0'>")
                     .arg(Theme::of(this).quiet.name(), head);
  for (const Curve& curve : curves_)
    if (curve.isDrawn()) html += cursorRow(*this, curve, time);
  cursor_.show(time, position, html + "</table>");
}

QString PlotView::curveNear(QPoint place) const {
  constexpr double kNear = 12;  // [px]
  const double time = plot_->xAxis->pixelToCoord(place.x());
  QString found;
  double least = kNear;
  for (const Curve& curve : curves_) {
    if (!curve.line || !curve.isDrawn() || curve.store->rowCount() == 0) continue;
    const double value = curve.seen(curve.store->valueAt(curve.results(), time));
    const double away = std::abs(axes_.at(curve.axis)->coordToPixel(value) - place.y());
    if (away > least) continue;
    least = away;
    found = curve.variable;
  }
  return found;
}

void PlotView::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(kVariableMime)) event->acceptProposedAction();
}

void PlotView::dropEvent(QDropEvent* event) {
  const QString name = QString::fromUtf8(event->mimeData()->data(kVariableMime));
  event->acceptProposedAction();
  Q_EMIT activated();
  if (variables().contains(name)) return;
  Q_EMIT definitionWanted(withAdded(definition_, "variable", name), tr("Plot %1").arg(name));
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  cursor_.hide();
  openPlotMenu(*this, event->globalPos());
}

}  // namespace armature::app
