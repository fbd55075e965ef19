// What the hand does on a plot, its colours and its legend.
#include <QDragEnterEvent>
#include <QMimeData>
#include <cmath>

#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_keys.h"
#include "app/plots/plot_legend.h"
#include "app/plots/plot_menu.h"
#include "app/plots/plot_view.h"
#include "app/run/catalog.h"
#include "engine/diagram/json.h"

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
  legend_->applyLetters(small);
  cursor_.applyTheme(theme, small.pixelSize());
  measure_.applyTheme(theme, small.pixelSize());
  if (now_) now_->setPen(QPen(theme.accent, 1.25));
  hint_->setStyleSheet(QStringLiteral("QLabel { color: %1; background: transparent; font-size: %2px; }")
                           .arg(theme.quiet.name())
                           .arg(qRound(kLetters * letters)));
}

// A picture stands alone, on paper or a page: it is light as a diagram's is, carries its legend inside, and its title
// above the curves, which would cross it.
void PlotView::dressForExport(bool isExport) {
  if (isExport && Theme::of(this).isDark) {
    darkPalette_ = testAttribute(Qt::WA_SetPalette) ? palette() : QPalette();
    setPalette(Theme::light().palette());
    build();
  } else if (!isExport && darkPalette_) {
    setPalette(*darkPalette_);
    darkPalette_.reset();
    build();
  }
  plot_->legend->setVisible(isExport && !curves_.empty());
  title_->setVisible(isExport);
  QCPLayoutGrid& rows = *plot_->plotLayout();
  if (const bool isAbove = title_->layout() == &rows; isExport == isAbove || (isExport && title_->text().isEmpty()))
    return;
  title_->layout()->take(title_);
  if (isExport) {
    rows.insertRow(0);
    rows.addElement(0, 0, title_);
  } else {
    rows.simplify();
    plot_->axisRect()->insetLayout()->addElement(title_, Qt::AlignTop | Qt::AlignLeft);
  }
}

void PlotView::fitTo(const QRect& picture) {
  plot_->setViewport(picture);
  plot_->replot(QCustomPlot::rpImmediateRefresh);  // only then it is known how long the axes are
  scaleAxes();
  plot_->replot(QCustomPlot::rpImmediateRefresh);
}

// After another part of the picture has been chosen.
void PlotView::zoomed() {
  isZoomed_ = true;
  if (isOverTime()) Q_EMIT timesChosen(plot_->xAxis->range().lower, plot_->xAxis->range().upper, false);
  QTimer::singleShot(0, this, [this] {
    if (lanes_.count() > 0) readAll();
    scaleAxes();
    marks_.show(curves_, definition_, Theme::of(this), plot_->xAxis->labelFont());
    plot_->replot(QCustomPlot::rpQueuedReplot);
  });
}

void PlotView::setActive(bool isActive) {
  isActive_ = isActive;
  update();
}

void PlotView::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.fillRect(rect(), theme.canvas);
  // At its side: above it may be the line of a tab.
  if (isActive_) painter.fillRect(QRect(0, 0, 2, height()), theme.accent);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.accent, 1));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  if (!takeKey(*this, *event)) QWidget::keyPressEvent(event);
}

void PlotView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
  Q_EMIT activated();
}

void PlotView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  hint_->setGeometry(rect());
  legend_->tell(*this);
  rowsShown_ = 0;
  refresh();
}

bool PlotView::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::MouseMove) cursor_.follow(*this, static_cast<QMouseEvent*>(event)->pos());
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
