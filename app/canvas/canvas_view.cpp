#include "app/canvas/canvas_view.h"

#include <QApplication>
#include <QWheelEvent>
#include <cmath>
#include <tuple>
#include <utility>

#include "app/canvas/canvas_access.h"
#include "app/canvas/note_painter.h"
#include "app/canvas/sheet_extent.h"
#include "app/canvas/wheel_turn.h"
#include "app/look/focus_ring.h"
#include "app/look/letters.h"

namespace armature::app {

namespace {
constexpr double kLeastZoom = 0.1, kMostZoom = 10;
constexpr double kRoundDiagram = 20;  // [px] that a view leaves about a diagram that is fitted into it
// What floats in the lower right corner of a view [px].
QRectF cornerOf(const QWidget& view, const QSizeF& size) {
  return {QPointF(view.width() - size.width(), view.height() - size.height()), size};
}
// Whether a diagram of this scale has anything there, where its (0, 0) is at `origin`.
bool isUnder(const QRectF& corner, const SheetExtent& whole, double scale, QPointF origin) {
  return whole.isIn(corner.translated(-origin), scale);
}

}  // namespace

CanvasView::CanvasView(DiagramScene& scene, const Icons& icons, QWidget* parent)
    : QWidget(parent),
      scene_(scene),
      icons_(icons),
      notes_(std::make_unique<NotePainter>(scene)),
      beside_(*this, cache_) {
  scene_.setIcons(icons_);
  tellReaders(*this);  // before its name is told, which makes what readers ask
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setProperty(kFocusRing, true);
  setAcceptDrops(true);
  setMinimumSize(160, 90);  // of a window on a screen of few, large points
  setObjectName("canvas");
  setAccessibleName(tr("Diagram"));
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&scene_, &DiagramScene::changed, this, [this] {
    beside_.forget();
    update();
  });
  // Of a diagram just opened the wires are known late; one that is being drawn must not jump.
  connect(&scene_, &DiagramScene::classesArrived, this, [this] {
    if (isFitWanted_ && scene_.document().undoStack()->count() == 0) fit();
  });
  // What has just been given a wrong value is seen with the sign that it is, and what a repair has added; not under a
  // hand that moves something.
  connect(&scene_, &DiagramScene::shouldBeSeen, this, [this](int part) {
    if (QApplication::mouseButtons() != Qt::NoButton) return;
    // At the edge, and yet in sight with its number: nothing moves under the hand.
    const QRectF box = toPixels(scene_.parts()[static_cast<size_t>(part)].rect);
    const QRectF seen = rect();
    const bool isSeen = seen.contains(box.center()) && seen.contains(box.topRight() + QPointF(9, -9));
    if (isSeen && !box.united(beside_.label(part)).intersects(cornerOf(*this, cornerSize_))) return;
    const bool wasFit = isFitWanted_;
    const QPointF before = view_.origin;
    bringIntoView(part);
    if (wasFit && view_.origin != before) fit();  // nobody has chosen another part of the diagram: then all of it
  });
}

CanvasView::~CanvasView() = default;

void CanvasView::setZoom(double zoom, QPointF anchor) {
  const QPointF fixed = toDiagram(anchor);
  view_.scale = std::clamp(zoom, kLeastZoom, kMostZoom) * kPixelsPerUnit;
  view_.origin += anchor - toPixels(fixed);
  isFitWanted_ = false;
  keepView();
  zoomed();
}

void CanvasView::panBy(QPointF pixels) {
  view_.origin += pixels;
  isFitWanted_ = false;
  keepView();
  update();
  Q_EMIT viewMoved();
}

void CanvasView::fit() {
  if (scene_.parts().empty() && scene_.geometryBounds().isEmpty()) {
    view_.scale = kPixelsPerUnit;
    view_.origin = QRectF(rect()).center();
  } else {
    const SheetExtent whole(scene_, font(), areValuesShown_);
    // Labels depend on the zoom and take room themselves: the second pass knows them.
    for (int pass = 0; pass < 3; ++pass) {
      fitBesideCorner();
      zoomed();
    }
    // Labels that found another place at the last scale may stick out yet.
    const QRectF view = QRectF(rect()).adjusted(4, 4, -4, -4);
    const auto isClear = [&] {
      return view.contains(whole.at(view_.scale).translated(view_.origin)) &&
             (isPicture_ || !isUnder(cornerOf(*this, cornerSize_), whole, view_.scale, view_.origin));
    };
    for (int pass = 0; pass < 6 && !isClear(); ++pass) {
      view_.scale *= 0.96;
      view_.origin = view.center() + (view_.origin - view.center()) * 0.96;
      zoomed();
    }
  }
  isFitWanted_ = true;
  zoomed();
  keepView();
}

void CanvasView::setOverlayMargin(double margin) {
  if (margin == overlayMargin_) return;
  overlayMargin_ = margin;
  if (isFitWanted_) fit();
}

double CanvasView::layerRoom() const {
  return areLayersShown_ ? kRoundDiagram + overlayMargin_ : 0;
}

// Letters keep their size where the rest shrinks, so that the scale is found by steps.
void CanvasView::fitInto(const QRectF& area) {
  const SheetExtent whole(scene_, font(), areValuesShown_);
  double scale = view_.scale;
  QRectF extent = whole.at(scale);
  for (int step = 0; step < 12; ++step) {
    const double wanted = scale * std::min(area.width() / extent.width(), area.height() / extent.height());
    const double next = std::clamp(wanted, kLeastZoom * kPixelsPerUnit, 1.6 * kPixelsPerUnit);
    if (std::abs(next - scale) < 1e-3 * scale) break;
    scale = next;
    extent = whole.at(scale);
  }
  view_.scale = scale;
  view_.origin = area.center() - extent.center();
}

// In the whole widget where the corner stays free, else above it or left of it, whichever shows the diagram larger.
void CanvasView::fitBesideCorner() {
  const double margin = kRoundDiagram + overlayMargin_;
  const QRectF whole = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
  fitInto(whole);
  const SheetExtent extent(scene_, font(), areValuesShown_);
  if (isPicture_ || !isUnder(cornerOf(*this, cornerSize_), extent, view_.scale, view_.origin)) return;
  const QRectF above = whole.adjusted(0, 0, 0, -(cornerSize_.height() - margin + 6));
  const QRectF beside = whole.adjusted(0, 0, -(cornerSize_.width() - margin + 6), 0);
  fitInto(beside);
  const double scaleBeside = view_.scale;
  fitInto(above);
  if (scaleBeside > view_.scale) fitInto(beside);
}

void CanvasView::zoomed() {
  if (isSheet_) return;  // the scene's letters are those of the view that people see
  // In steps, so that labels do not jump at every turn of the wheel.
  const double text = std::clamp(zoom(), 0.85, 1.7) / zoom(), letters = letterScale(font());
  scene_.setTextScale(std::clamp(std::ceil(text * 4) / 4, 1.0, 3.0) * letters, letters);
  Q_EMIT zoomChanged(zoom());
  Q_EMIT viewMoved();
  update();
}

void CanvasView::lookAt(QPointF place) {
  panBy(QRectF(rect()).center() - toPixels(place));
}

void CanvasView::setValuesShown(bool isShown) {
  areValuesShown_ = isShown;
  beside_.forget();
  update();
}

void CanvasView::paintDiagram(QPainter& painter, const QRectF& target, const Theme& theme) {
  if (scene_.bounds().isEmpty()) return;
  const double room = std::min({layerRoom(), target.width() / 4, target.height() / 4});
  const QRectF inner = target.adjusted(room, room, -room, -room);
  const SheetExtent whole(scene_, font(), areValuesShown_);
  double scale = view_.scale;
  QRectF extent = whole.at(scale);
  for (int step = 0; step < 12; ++step) {
    scale *= std::min(inner.width() / extent.width(), inner.height() / extent.height());
    extent = whole.at(scale);
  }
  const QPointF origin = inner.center() - extent.center();
  DiagramPainter diagram(scene_, icons_, theme, scale, origin, painter.device()->devicePixelRatioF());
  const Poses poses = askPoses_ ? askPoses_() : Poses();
  const BesidePaint how{theme, scale, origin, target, false, false};
  const auto below = [&](QPainter& on) { notes_->paint(on, how); };
  diagram.paint(painter, target,
                {false, true, areValuesShown_, false, poses.isEmpty() ? nullptr : &poses, below, notes_->prepare(how)});
  if (paintBeside_) paintBeside_(painter, how);
  if (areLayersShown_ && overlayElsewhere_) overlayElsewhere_(painter, how);
}

void CanvasView::becomeSheet(const CanvasView& shown, const BesidePaint& how) {
  isSheet_ = true;
  cache_.drawAsSuch();
  QPalette colors = shown.palette();
  colors.setColor(QPalette::Window, how.theme.panel);
  setPalette(colors);
  setFont(shown.font());
  areValuesShown_ = shown.areValuesShown_;
  isFitWanted_ = false;
  setFixedSize(how.area.size().toSize());
  view_ = {how.scale, how.origin - how.area.topLeft(), size()};
}

void CanvasView::paintLayers(QPainter& painter) {
  (void)beside_.labels();
  poses_ = askPoses_ ? askPoses_() : Poses();
  if (overlay_) overlay_(painter);
}

void CanvasView::paintAll(QPainter& painter, bool hasChrome) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  (void)beside_.labels();
  DiagramPainter diagram(scene_, icons_, Theme::of(this), view_.scale, view_.origin,
                         painter.device()->devicePixelRatioF(), &cache_);
  poses_ = askPoses_ ? askPoses_() : Poses();
  const BesidePaint how{Theme::of(this), view_.scale, view_.origin, rect(), hasChrome, true};
  const auto below = [&](QPainter& on) { notes_->paint(on, how); };
  diagram.paint(painter, rect(),
                {hasChrome, false, areValuesShown_, hasFocus(), poses_.isEmpty() ? nullptr : &poses_, below,
                 notes_->prepare(how)});
  notes_->paintChrome(painter, how);
  if (paintBeside_) paintBeside_(painter, how);
  if (overlay_) overlay_(painter);
}

void CanvasView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintAll(painter, true);
  if (input_) input_->paintOverlay(painter);
}

std::vector<QImage> CanvasView::pictures(const QSize& size, double ratio, int count,
                                         const std::function<void(int)>& show) {
  const QRect place = geometry();
  const auto kept = std::tuple(view_, isFitWanted_, asked_);
  setUpdatesEnabled(false);
  isPicture_ = true;
  isFitWanted_ = false;  // not by the widget's new size, which is no larger one for good
  resize(size);
  fit();
  std::vector<QImage> made;
  for (int k = 0; k < count; ++k) {
    show(k);
    QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paintAll(painter, false);
    painter.end();
    made.push_back(std::move(image));
  }
  isPicture_ = isFitWanted_ = false;
  setGeometry(place);
  std::tie(view_, isFitWanted_, asked_) = kept;
  zoomed();
  setUpdatesEnabled(true);
  return made;
}

void CanvasView::resizeEvent(QResizeEvent*) {
  // Not by what the event says: for a view that was out of sight meanwhile it knows no size of before.
  const QSize before = std::exchange(view_.size, size());
  const QSizeF half = QSizeF(size() - before) / 2.0;
  const bool isDrawn = scene_.document().undoStack()->count() > 0;
  const SheetExtent whole(scene_, font(), areValuesShown_);
  const auto isInSight = [&](QPointF origin) {
    return before.isValid() && isDrawn && QRectF(rect()).contains(whole.at(view_.scale).translated(origin)) &&
           !isUnder(cornerOf(*this, cornerSize_), whole, view_.scale, origin);
  };
  if (size() == asked_.size) {
    view_ = asked_;
    zoomed();
    if (!isFitWanted_ || isInSight(view_.origin)) return;
  }
  // One that is being drawn must not jump, as long as it can be seen.
  const QPointF centred = view_.origin + QPointF(half.width(), half.height());
  if (isFitWanted_ && !isInSight(centred)) {
    const ViewPlace asked = asked_;
    fit();
    asked_ = asked;
  } else if (before.isValid()) {
    view_.origin = centred;  // the middle stays in the middle
    Q_EMIT viewMoved();
  }
}

void CanvasView::wheelEvent(QWheelEvent* event) {
  const WheelTurn turn = wheelTurn(*event);
  if (turn.zoom == 1)
    panBy(turn.pan);
  else
    setZoom(zoom() * turn.zoom, event->position());
  event->accept();
}

void CanvasView::mousePressEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (input_) input_->mousePressed(event);
}
void CanvasView::mouseMoveEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (input_) input_->mouseMoved(event);
  Q_EMIT pointerMoved();
}
void CanvasView::mouseReleaseEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (input_) input_->mouseReleased(event);
}
void CanvasView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (input_) input_->mouseDoubleClicked(event);
}
void CanvasView::keyPressEvent(QKeyEvent* event) {
  if (!input_ || !input_->keyPressed(event)) QWidget::keyPressEvent(event);
}
void CanvasView::keyReleaseEvent(QKeyEvent* event) {
  if (!input_ || !input_->keyReleased(event)) QWidget::keyReleaseEvent(event);
}
void CanvasView::dragEnterEvent(QDragEnterEvent* event) {
  if (input_) input_->dragEntered(event);
}
void CanvasView::dragMoveEvent(QDragMoveEvent* event) {
  if (input_) input_->dragMoved(event);
}
void CanvasView::dragLeaveEvent(QDragLeaveEvent*) {
  if (input_) input_->dragLeft();
}
void CanvasView::dropEvent(QDropEvent* event) {
  if (input_) input_->dropped(event);
}
void CanvasView::focusOutEvent(QFocusEvent* event) {
  if (input_ && event->reason() == Qt::ActiveWindowFocusReason) input_->focusLost();
  QWidget::focusOutEvent(event);
}
void CanvasView::leaveEvent(QEvent*) {
  scene_.setHover(-1, {}, -1);
  scene_.hoverOnSheet({});
}

void CanvasView::bringIntoView(int part) {
  const PartPicture& picture = scene_.parts().at(static_cast<size_t>(part));
  QRectF seen = toPixels(picture.rect);
  if (scene_.marks().contains(picture.name)) seen.adjust(-5, -9, 9, 5);  // with the ring and the number on it
  const QRectF named = seen.united(beside_.label(part));
  if (QRectF(rect()).contains(seen) && !named.intersects(cornerOf(*this, cornerSize_))) return;
  const QRectF box = seen.adjusted(-24, -24, 24, 40).united(named.adjusted(-8, -8, 8, 8));
  if (box.width() > width() || box.height() > height()) return lookAt(picture.rect.center());
  panInto(box);
}

void CanvasView::bringSparklinesIntoView(int part) {
  QRectF box;
  for (const SparkBox& spark : beside_.sparklines(part)) box = box.united(spark.box.adjusted(-8, -8, 8, 8));
  if (box.isEmpty() || (QRectF(rect()).contains(box) && !box.intersects(cornerOf(*this, cornerSize_)))) return;
  if (isFitWanted_)
    fit();
  else
    panInto(box);
}

void CanvasView::panInto(const QRectF& box) {
  // No farther than it takes: what else was seen stays in sight.
  const double left = std::max(0.0, -box.left()), right = std::max(0.0, box.right() - width());
  const double up = std::max(0.0, -box.top()), down = std::max(0.0, box.bottom() - height());
  QPointF shift(left - right, up - down);
  // Beside what floats in the corner: above it, or to the left of it, by the shorter way that there is.
  const QRectF moved = box.translated(shift), corner = cornerOf(*this, cornerSize_);
  if (moved.intersects(corner)) {
    const double over = moved.bottom() - corner.top(), beside = moved.right() - corner.left();
    const bool fitsAbove = moved.top() - over >= 0, fitsBeside = moved.left() - beside >= 0;
    if (fitsAbove && (over <= beside || !fitsBeside))
      shift.ry() -= over;
    else if (fitsBeside)
      shift.rx() -= beside;
  }
  if (!shift.isNull()) panBy(shift);
}

bool CanvasView::event(QEvent* event) {
  // Tab goes from part to part, and beyond the last one to the next widget. (Not by focusNextPrevChild: Qt calls that
  // as well when a card on the canvas is hidden.)
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isTab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    if (isTab && input_ && input_->tabPressed(key == Qt::Key_Tab)) return true;
  }
  // Larger letters want another place, and perhaps another scale.
  if (event->type() == QEvent::FontChange) {
    beside_.forget();
    if (isFitWanted_)
      fit();
    else
      zoomed();
  }
  // Tab and Backspace belong to gestures, and single letters to quick insert, before shortcuts see them.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isPlain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isPlain && key->key() == Qt::Key_Escape) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

}  // namespace armature::app
