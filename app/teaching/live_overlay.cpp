#include "app/teaching/live_overlay.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>

#include "app/look/theme.h"
#include "app/teaching/arrow_layout.h"
#include "app/teaching/axis_layout.h"
#include "app/teaching/convention_layout.h"
#include "app/teaching/cut_layout.h"
#include "app/teaching/drawn_painter.h"
#include "app/teaching/line_choice.h"
#include "app/teaching/number_layout.h"

namespace armature::app {

LiveOverlay::LiveOverlay(CanvasView& view, RunControl& run, const QString& path)
    : QObject(&view), view_(view), run_(run), path_(path.isEmpty() ? QString() : path + ".") {
  const auto repaint = [this] {
    if (overlays_.any()) view_.update();
  };
  connect(&view_.scene(), &DiagramScene::changed, this, [this] {
    isStale_ = true;
    still_.reset();
  });
  connect(&run_, &RunControl::storeChanged, this, [this, repaint] {
    isStale_ = true;
    repaint();
  });
  connect(&run_, &RunControl::progressed, this, repaint);
  connect(&run_, &RunControl::shownTimeChanged, this, repaint);
  view_.setOverlay([this](QPainter& painter) { paint(painter); }, [this] { return prepare(); });
  view_.installEventFilter(this);
}

void LiveOverlay::setShown(Overlays overlays) {
  if (overlays_ == overlays) return;
  overlays_ = overlays;
  charges_.restart();
  kept_.clear();
  still_.reset();
  // Axes and conventions stand beside the parts.
  view_.setOverlayMargin(overlays_.hasAxis || overlays_.hasConvention ? 12 : 0);
  view_.update();
}

void LiveOverlay::refresh() {
  if (!isStale_) return;
  isStale_ = false;
  DiagramScene& scene = view_.scene();
  lines_ = findLines(scene.parts(), scene.wires(), readChoices(scene.document().values()));
  readings_.clear();
  scales_.clear();
  motion_.clear();
  if (run_.store()) readings_ = readConnectors(scene, lines_, *run_.store(), path_);
}

const std::vector<Reading>& LiveOverlay::readings() {
  refresh();
  return readings_;
}

const Lines& LiveOverlay::lines() {
  refresh();
  return lines_;
}

Poses LiveOverlay::prepare() {
  instant_ = {};
  if (!overlays_.any()) return {};
  refresh();
  instant_ = Instant(run_.store(), run_.shownTime());
  if (instant_.isEmpty()) return {};
  scales_.update(readings_, *instant_.store());
  if (!overlays_.hasMotion) return {};
  motion_.update(view_.scene(), lines_, readings_, *instant_.store());
  return motion_.poses(view_.scene(), lines_, readings_, instant_);
}

void LiveOverlay::paint(QPainter& painter) {
  drawn_ = {};
  if (!overlays_.any()) return;
  const Theme& theme = Theme::of(&view_);
  FreePlaces taken = layOutStill(theme);
  drawn_ = still_->drawn;
  Sheet sheet{view_, lines_, taken, kept_, drawn_};
  painter.save();
  if (overlays_.hasMotion && !instant_.isEmpty()) {
    charges_.paint(painter, sheet, readings_, instant_, scales_.flow(Domain::electrical), theme);
    motion_.paintShafts(painter, sheet, readings_, instant_, theme);
    motion_.layOut(sheet, readings_, instant_);
  }
  layOutRun(sheet, theme);
  paintDrawn(painter, drawn_, theme, numberFont(sheet), sheet.size());
  painter.restore();
}

const FreePlaces& LiveOverlay::layOutStill(const Theme& theme) {
  const QPointF origin = view_.toPixels(QPointF());
  if (still_ && still_->origin == origin && still_->scale == view_.scale() && still_->size == view_.size() &&
      still_->isDark == theme.isDark)
    return still_->taken;
  still_ = Still{origin, view_.scale(), view_.size(), theme.isDark, takenPixels(view_), {}};
  Sheet sheet{view_, lines_, still_->taken, kept_, still_->drawn};
  sheet.drawn.scalesAt = QPointF(14, view_.height() - 12);
  if (overlays_.hasAxis || overlays_.hasConvention) layOutMarks(sheet);
  if (overlays_.hasAxis) layOutAxes(sheet, overlays_.hasConvention ? 27 : 17);
  if (overlays_.hasConvention) layOutConvention(sheet, SignTable::shipped(), theme.text);
  return still_->taken;
}

void LiveOverlay::layOutRun(Sheet& sheet, const Theme& theme) {
  if (instant_.isEmpty()) return;
  if (overlays_.hasValues) layOutWireNumbers(sheet, readings_, instant_, scales_, theme);
  if (!overlays_.hasArrows) return;
  layOutValueArrows(sheet, readings_, instant_, scales_);
  layOutArrowNumbers(sheet, scales_, theme);
  layOutCut(sheet, readings_, instant_, path_);
}

const DrawnMark* LiveOverlay::markAt(QPointF pixel) const {
  for (const DrawnMark& mark : drawn_.marks)
    if (mark.box.contains(pixel)) return &mark;
  return nullptr;
}

const DrawnArrow* LiveOverlay::axisAt(QPointF pixel) const {
  constexpr double kReach = 7;  // [px]
  for (const DrawnArrow& arrow : drawn_.arrows) {
    if (arrow.layer != DrawnArrow::Layer::axis) continue;
    const QRectF box = QRectF(arrow.from, arrow.to).normalized().adjusted(-kReach, -kReach, kReach, kReach);
    if (box.contains(pixel)) return &arrow;
  }
  return nullptr;
}

bool LiveOverlay::clicked(QPointF pixel) {
  // The inside of a part is there to look at.
  if (!path_.isEmpty()) return false;
  DiagramScene& scene = view_.scene();
  if (const DrawnMark* mark = markAt(pixel)) {
    turnPart(scene.document(), scene, mark->part, lines_.all[static_cast<size_t>(mark->line)]);
    return true;
  }
  if (const DrawnArrow* axis = axisAt(pixel)) {
    turnAxis(scene.document(), scene, lines_.all[static_cast<size_t>(axis->line)]);
    return true;
  }
  return false;
}

QString LiveOverlay::tip(QPointF pixel) const {
  if (const DrawnMark* mark = markAt(pixel))
    return tr("%1 is drawn against its line. That is allowed and changes no result, but the picture misleads. A click "
              "turns it with its wires.")
        .arg(view_.scene().parts()[static_cast<size_t>(mark->part)].name);
  if (axisAt(pixel)) return tr("The positive direction of this line. A click turns it over; no result changes.");
  return {};
}

bool LiveOverlay::eventFilter(QObject* object, QEvent* event) {
  if (object != &view_ || (!overlays_.hasAxis && !overlays_.hasConvention)) return false;
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString words = tip(help->pos());
    if (words.isEmpty()) return false;
    QToolTip::showText(help->globalPos(), words, &view_);
    return true;
  }
  const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (isPress && mouse->button() == Qt::LeftButton) return clicked(mouse->position());
  if (event->type() == QEvent::MouseMove && mouse->buttons() == Qt::NoButton && path_.isEmpty() &&
      (markAt(mouse->position()) || axisAt(mouse->position()))) {
    view_.setCursor(Qt::PointingHandCursor);
    return true;
  }
  return false;
}

}  // namespace armature::app
