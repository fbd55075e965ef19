#include "app/plots/plot_cursor.h"

#include <qcustomplot.h>

#include "app/look/theme.h"

namespace armature::app {

PlotCursor::PlotCursor(QWidget& owner, QCustomPlot& plot) : owner_(owner), plot_(plot), card_(new QLabel(&owner)) {
  card_->setObjectName("cursorCard");
  card_->setAttribute(Qt::WA_TransparentForMouseEvents);
  card_->setTextFormat(Qt::RichText);
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
  if (!card_) return;
  card_->setStyleSheet(
      QStringLiteral("QLabel { background: %1; border: 1px solid %2; border-radius: 6px; padding: 4px 8px;"
                     " font-size: %4px; color: %3; }")
          .arg(theme.raised.name(), theme.line.name(), theme.text.name())
          .arg(letters));
}

void PlotCursor::show(double time, QPoint place, const QString& html) {
  if (!card_) return;
  line_->point1->setCoords(time, 0);
  line_->point2->setCoords(time, 1);
  line_->setVisible(true);
  // On the whole window: a card may be wider than a narrow plot.
  QWidget* const window = owner_.window();
  if (card_->parentWidget() != window) card_->setParent(window);
  card_->setText(html);
  card_->adjustSize();
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
  card_->clear();
  if (line_) line_->setVisible(false);
  plot_.layer("overlay")->replot();
}

}  // namespace armature::app
