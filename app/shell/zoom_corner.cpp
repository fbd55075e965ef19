#include "app/shell/zoom_corner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "app/canvas/canvas_view.h"
#include "app/look/color_change.h"

namespace armature::app {

ZoomCorner::ZoomCorner(CanvasView& canvas)
    : QFrame(&canvas), canvas_(canvas), cards_(*new CardWatch(canvas, *this, [this] { giveWay(); })) {
  setProperty("role", "card");
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(0);
  const auto button = [&](const QString& tip) {
    auto* made = new QToolButton(this);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::NoFocus);
    made->setIconSize({16, 16});
    layout->addWidget(made);
    return made;
  };
  out_ = button(tr("Zoom out"));
  percent_ = button(tr("Zoom to 100 %"));
  in_ = button(tr("Zoom in"));
  fit_ = button(tr("Fit the diagram"));
  percent_->setMinimumWidth(52);
  connect(out_, &QToolButton::clicked, &canvas_, [this] { canvas_.zoomBy(1 / 1.25); });
  connect(in_, &QToolButton::clicked, &canvas_, [this] { canvas_.zoomBy(1.25); });
  connect(percent_, &QToolButton::clicked, &canvas_, [this] { canvas_.setZoom(1, QRectF(canvas_.rect()).center()); });
  connect(fit_, &QToolButton::clicked, &canvas_, [this] { canvas_.fit(); });
  connect(&canvas_, &CanvasView::zoomChanged, this, [this](double zoom) {
    percent_->setText(tr("%1 %").arg(qRound(zoom * 100)));
    place();
  });
  canvas_.installEventFilter(this);
  percent_->setText(tr("100 %"));
  refreshIcons();
  new ColorChange(*this, [this] { refreshIcons(); });
  place();
}

void ZoomCorner::refreshIcons() {
  const Theme& theme = Theme::of(this);
  out_->setIcon(canvas_.icons().action("zoom-out", theme.text, theme.quiet));
  in_->setIcon(canvas_.icons().action("zoom-in", theme.text, theme.quiet));
  fit_->setIcon(canvas_.icons().action("zoom-fit", theme.text, theme.quiet));
}

void ZoomCorner::place() {
  adjustSize();
  move(canvas_.width() - width() - 10, canvas_.height() - height() - 10);
  canvas_.setCornerSize(QSizeF(width() + 14, height() + 14));
}

// A card that lies upon it would leave a strip of it.
void ZoomCorner::giveWay() {
  setVisible(!cards_.isUnderCard(geometry()));
}

bool ZoomCorner::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize) place();
  return QFrame::eventFilter(object, event);
}

}  // namespace armature::app
