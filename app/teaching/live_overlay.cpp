#include "app/teaching/live_overlay.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>

#include "app/canvas/line_box.h"
#include "app/look/theme.h"
#include "app/teaching/arrow_layout.h"
#include "app/teaching/axis_layout.h"
#include "app/teaching/convention_layout.h"
#include "app/teaching/cut_layout.h"
#include "app/teaching/drawn_painter.h"
#include "app/teaching/legend_layout.h"
#include "app/teaching/legend_notes.h"
#include "app/teaching/line_choice.h"
#include "app/teaching/note_values.h"
#include "app/teaching/number_layout.h"
#include "app/teaching/power_book.h"
#include "app/teaching/rate_layout.h"
#include "app/teaching/sparklines.h"

namespace armature::app {

LiveOverlay::LiveOverlay(CanvasView& view, RunControl& run, const QString& path)
    : QObject(&view),
      view_(view),
      run_(run),
      path_(path.isEmpty() ? QString() : path + "."),
      book_(std::make_unique<PowerBook>(view.scene(), run, path_, nullptr)),
      sparklines_(new Sparklines(view, run, path_)),
      noteValues_(new NoteValues(view, run, path_)) {
  const auto repaint = [this] {
    if (overlays_.any() || sparklines_->areAny()) view_.update();
  };
  connect(&view_.scene(), &DiagramScene::changed, this, [this] {
    isStale_ = true;
    still_.reset();
    slots_.reset();
  });
  connect(&view_.scene(), &DiagramScene::selectionChanged, this, [this] {
    if (overlays_.hasConvention && areConventionsCrowded(view_.zoom())) still_.reset();
    slots_.reset();
  });
  connect(&run_, &RunControl::storeChanged, this, [this, repaint] {
    isStale_ = true;
    repaint();
  });
  connect(&run_, &RunControl::progressed, this, repaint);
  connect(book_.get(), &PowerBook::changed, this, [this] {
    if (!overlays_.hasMotion) return;
    slots_.reset();  // sources want room for their words
    view_.update();
  });
  connect(&run_, &RunControl::shownTimeChanged, this, repaint);
  constexpr int kRest = 150;  // [ms] without another move
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, &LiveOverlay::rest);
  view_.setOverlay([this](QPainter& painter) { paint(painter); }, [this] { return prepare(); },
                   [this](QPainter& painter, const BesidePaint& how) { paintElsewhere(painter, how); });
  // On screen at the instant of all the rest; a picture for elsewhere may be painted at any time.
  view_.setBeside([this](QPainter& painter, const BesidePaint& how) {
    sparklines_->paint(painter, how, how.isOnScreen ? instant_ : Instant(run_.store(), run_.shownTime()));
  });
  view_.installEventFilter(this);
}

LiveOverlay::~LiveOverlay() = default;

void LiveOverlay::setShown(Overlays overlays) {
  if (overlays_ == overlays) return;
  overlays_ = overlays;
  view_.scene().setSparklinesShown(overlays.hasSparklines);
  view_.setLayersShown(overlays.any());
  charges_.restart();
  kept_.clear();
  still_.reset();
  slots_.reset();
  // Axes and conventions stand beside the parts.
  view_.setOverlayMargin(overlays_.hasAxis || overlays_.hasConvention ? 12 : 0);
  view_.update();
}

void LiveOverlay::setGlasses(const Glasses& glasses) {
  if (!glasses_.areOn() && !glasses.areOn()) return;
  glasses_ = glasses;
  sparklines_->setGlasses(glasses);
  noteValues_->setGlasses(glasses);
  rooms_.clear();
  still_.reset();
  slots_.reset();
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
  states_.clear();
  still_.reset();
  slots_.reset();
  rooms_.clear();
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
  if (!overlays_.any() && !sparklines_->areAny()) return {};
  instant_ = Instant(run_.store(), run_.shownTime());
  if (!overlays_.any()) return {};
  refresh();
  if (instant_.isEmpty()) return {};
  scales_.update(readings_, *instant_.store(), !run_.isActive());
  if (!overlays_.hasMotion) return {};
  motion_.update(view_.scene(), readings_, *instant_.store());
  return motion_.poses(view_.scene(), lines_, readings_, instant_);
}

void LiveOverlay::paint(QPainter& painter) {
  drawn_ = {};
  drawn_.sparklines = sparklines_->drawn();
  if (!overlays_.any()) return;
  const Theme& theme = Theme::of(&view_);
  (void)layOutStill(theme);
  if (!instant_.isEmpty() && overlays_.needsRun() && (!slots_ || moved().isNone())) layOutSlots(theme);
  drawn_ = still_->drawn;
  drawn_.sparklines = sparklines_->drawn();
  drawn_.move(moved());
  wearGlasses(drawn_);
  drawn_.notes = slots_ ? slots_->notes : notes();
  const size_t arrows = drawn_.arrows.size(), numbers = drawn_.numbers.size();
  FreePlaces& taken = slots_ ? slots_->taken : still_->taken;
  Sheet sheet{view_, lines_, taken, kept_, drawn_};
  painter.save();
  if (overlays_.hasMotion && !instant_.isEmpty()) {
    charges_.paint(painter, sheet, readings_, instant_, scales_.flow(Domain::electrical), theme);
    motion_.paintShafts(painter, sheet, readings_, instant_, theme, view_.paintCache().stamps);
    motion_.layOut(sheet, readings_, instant_);
    states_.layOut(sheet, instant_, view_.paintCache().texts);
    states_.layOutSources(sheet, instant_, *book_, view_.paintCache().texts);
  }
  PaintCache& cache = view_.paintCache();
  const DrawnStyle style{theme, numberFont(sheet), sheet.size(), cache.texts, cache.stamps};
  paintStates(painter, drawn_, style);
  paintStillLayer(painter, theme);
  layOutRun(sheet, theme);
  if (slots_ && !slots_->legend.isEmpty()) {
    drawn_.legend = slots_->legend;
    drawn_.legendAt = slots_->legendAt;
    drawn_.scalesAt = slots_->scalesAt;
  } else {
    Sheet corners{view_, lines_, slots_ ? slots_->taken : still_->taken, kept_, drawn_};
    layOutLegend(corners, cache.texts);
  }
  paintRun(painter, drawn_, arrows, numbers, style);
  painter.restore();
}

// It has places of its own: those in the window stay as they are. Where there is room, things stand where they stand
// there.
void LiveOverlay::paintElsewhere(QPainter& painter, const BesidePaint& how) {
  CanvasView sheet(view_.scene(), view_.icons());
  sheet.becomeSheet(view_, how);
  LiveOverlay layers(sheet, run_, path_.chopped(path_.isEmpty() ? 0 : 1));
  layers.isElsewhere_ = true;
  layers.book_ = book_;
  layers.glasses_ = glasses_;
  layers.overlays_ = overlays_;
  layers.kept_ = kept_;
  layers.charges_ = charges_;
  painter.save();
  painter.translate(how.area.topLeft());
  sheet.paintLayers(painter);
  painter.restore();
}

// Names, axes and outlines are painted once and put over each picture after that.
void LiveOverlay::paintStillLayer(QPainter& painter, const Theme& theme) {
  const Drawn& drawn = still_->drawn;
  if (drawn.arrows.empty() && drawn.numbers.empty() && drawn.marks.empty()) return;
  if (isElsewhere_) {
    Sheet sheet{view_, lines_, still_->taken, kept_, still_->drawn};
    PaintCache& cache = view_.paintCache();
    return paintStill(painter, drawn, {theme, numberFont(sheet), sheet.size(), cache.texts, cache.stamps});
  }
  const double ratio = painter.device()->devicePixelRatioF();
  QPixmap& picture = still_->picture;
  if (picture.isNull() || picture.devicePixelRatioF() != ratio) {
    picture = QPixmap((QSizeF(view_.size()) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter target(&picture);
    target.setRenderHint(QPainter::Antialiasing);
    Sheet sheet{view_, lines_, still_->taken, kept_, still_->drawn};
    PaintCache& cache = view_.paintCache();
    paintStill(target, drawn, {theme, numberFont(sheet), sheet.size(), cache.texts, cache.stamps});
  }
  const ViewMove move = moved();
  painter.save();
  painter.translate(move.shift);
  painter.scale(move.ratio, move.ratio);
  painter.drawPixmap(QPointF(), picture);
  painter.restore();
}

ViewMove LiveOverlay::moved() const {
  const double ratio = view_.scale() / still_->scale;
  return {ratio, view_.toPixels(QPointF()) - ratio * still_->origin};
}

// Whether the view is being moved, so that what was laid out a moment ago is taken along: to find all places anew takes
// longer than a picture may.
bool LiveOverlay::goesAlong(const Theme& theme) const {
  constexpr double kMostRatio = 2, kFarthest = 0.5;  // of the view: beyond it there is too much that was not in sight
  if (!still_ || still_->size != view_.size() || still_->isDark != theme.isDark) return false;
  if (!rest_.isActive() || (overlays_.needsRun() && !instant_.isEmpty() && !slots_)) return false;
  const ViewMove move = moved();
  const QPointF middle = QRectF(view_.rect()).center(), way = move.map(middle) - middle;
  return move.ratio < kMostRatio && move.ratio > 1 / kMostRatio && std::abs(way.x()) < kFarthest * view_.width() &&
         std::abs(way.y()) < kFarthest * view_.height();
}

void LiveOverlay::rest() {
  sparklines_->rest();
  rest_.stop();
  if (!still_ || moved().isNone()) return;
  still_.reset();
  view_.update();
}

const FreePlaces& LiveOverlay::layOutStill(const Theme& theme) {
  const QPointF origin = view_.toPixels(QPointF());
  if (still_ && still_->origin == origin && still_->scale == view_.scale() && still_->size == view_.size() &&
      still_->isDark == theme.isDark)
    return still_->taken;
  const bool goes = goesAlong(theme);
  if (still_ && (origin != origin_ || view_.scale() != scale_)) rest_.start();
  origin_ = origin;
  scale_ = view_.scale();
  if (goes) return still_->taken;
  slots_.reset();
  still_ = Still{origin, view_.scale(), view_.size(), theme.isDark, takenPixels(view_), {}, {}};
  Sheet sheet{view_, lines_, still_->taken, kept_, still_->drawn};
  if (overlays_.hasAxis || overlays_.hasConvention) layOutMarks(sheet);
  if (overlays_.hasAxis) layOutAxes(sheet, overlays_.hasConvention ? 27 : 17);
  if (overlays_.hasConvention) layOutConventions(theme);
  return still_->taken;
}

// Conventions keep off all places where a run may have its arrows; its numbers only off those where it has them.
void LiveOverlay::layOutConventions(const Theme& theme) {
  FreePlaces withArrows = still_->taken;
  Sheet sheet{view_, lines_, withArrows, kept_, still_->drawn};
  if (overlays_.hasArrows && overlays_.kinds != ArrowKinds::motion) reserveFlowArrows(sheet, readings_);
  const size_t arrows = still_->drawn.arrows.size(), numbers = still_->drawn.numbers.size();
  layOutConvention(sheet, SignTable::shipped(), theme.text, glasses_, path_);
  Sheet bare{view_, lines_, still_->taken, kept_, still_->drawn};
  constexpr double kHalf = 6;  // [px] of an arrow's thickness
  for (size_t k = arrows; k < still_->drawn.arrows.size(); ++k)
    still_->taken.take(lineBox(still_->drawn.arrows[k].from, still_->drawn.arrows[k].to, kHalf), kNumber);
  for (size_t k = numbers; k < still_->drawn.numbers.size(); ++k) {
    const DrawnNumber& words = still_->drawn.numbers[k];
    still_->taken.take(words.box, kNumber);
    if (words.hasLeader) bare.takeLeader(words.group, words.anchor);
  }
}

void LiveOverlay::layOutSlots(const Theme& theme) {
  const QSet<QString> looked =
      isCrowded(view_.zoom()) || (slots_ && slots_->all.isShort) ? lookedAt(view_.scene()) : QSet<QString>();
  if (slots_ && slots_->scales == scales_.version() && slots_->lookedAt == looked) return;
  makeSlots(theme, looked);
}

void LiveOverlay::makeSlots(const Theme& theme, const QSet<QString>& looked) {
  slots_ = Slots{scales_.version(), looked, still_->taken, FreePlaces(60), {}, {}, {}, {}};
  Drawn none;
  Sheet sheet{view_, lines_, slots_->taken, kept_, none};
  if (const int font = numberFont(sheet).pixelSize(); font != roomsFont_) {
    rooms_.clear();
    roomsFont_ = font;
  }
  if (overlays_.hasMotion) motion_.reserveNames(sheet, readings_, *instant_.store());
  const SlotSources sources{readings_, instant_, scales_, theme, view_.paintCache().texts, rooms_, glasses_};
  if (overlays_.hasArrows && overlays_.kinds != ArrowKinds::motion) layOutFlowArrows(sheet, sources, slots_->all);
  if (overlays_.hasArrows && overlays_.kinds != ArrowKinds::flows) layOutRateArrows(sheet, sources, path_, slots_->all);
  if (overlays_.hasMotion) states_.update(sheet, *instant_.store(), path_);
  notes_ = notes();
  reserveLegend(sources);
  slots_->withoutNumbers = slots_->taken;
  if (overlays_.hasValues) layOutWireNumbers(sheet, sources, slots_->all);
  if (overlays_.hasMotion) {
    states_.reserve(sheet, *book_, sources.texts);
  }
  if (overlays_.hasArrows) layOutArrowNumbers(sheet, sources, slots_->all);
}

// The legend goes before words that have many places to go to.
void LiveOverlay::reserveLegend(const SlotSources& sources) {
  const Drawn legend = legendWith(notes_, sources.texts);
  slots_->notes = legend.notes;
  slots_->legend = legend.legend;
  slots_->legendAt = legend.legendAt;
  slots_->scalesAt = legend.scalesAt;
  slots_->taken.take(legend.legend, kNumber);
}

Drawn LiveOverlay::legendWith(const QStringList& notes, TextRuns& texts) {
  Drawn legend;
  Sheet sheet{view_, lines_, slots_->taken, kept_, legend};
  legend.notes = notes;
  if (overlays_.hasMotion) motion_.layOutScale(sheet);
  legend.scales.insert(legend.scales.end(), slots_->all.scales.begin(), slots_->all.scales.end());
  wearGlasses(legend);
  layOutLegend(sheet, texts);
  return legend;
}

void LiveOverlay::wearGlasses(Drawn& drawn) const {
  if (!overlays_.hasArrows && !overlays_.hasValues && !overlays_.hasConvention) return;
  drawn.glasses = glasses_.title;
  drawn.badge = glasses_.badge;
}

QStringList LiveOverlay::notes() const {
  if (view_.scene().parts().empty()) return {};
  const Powers* powers = slots_ && overlays_.hasMotion ? book_->powers() : nullptr;
  const bool moves = motion_.moves() || states_.areSaid() || scales_.flow(Domain::electrical) > 0 ||
                     (powers && !powers->sources().empty());
  return legendNotes(overlays_, still_->drawn, slots_ ? &slots_->all : nullptr, !readings_.empty(), moves,
                     areConventionsCrowded(view_.zoom()));
}

void LiveOverlay::layOutRun(Sheet& sheet, const Theme& theme) {
  if (instant_.isEmpty() || !slots_) return;
  const SlotSources sources{readings_, instant_, scales_, theme, view_.paintCache().texts, rooms_, glasses_};
  const size_t arrows = drawn_.arrows.size(), numbers = drawn_.numbers.size(), scales = drawn_.scales.size();
  if (!fillSlots(slots_->all, sheet, sources, moved()) && moved().isNone()) {
    // Once more, with room for what has grown: the places of the others are remembered.
    slots_.reset();
    layOutSlots(theme);
    drawn_.arrows.resize(arrows);
    drawn_.numbers.resize(numbers);
    drawn_.scales.resize(scales);
    Sheet anew{view_, lines_, slots_->taken, kept_, drawn_};
    (void)fillSlots(slots_->all, anew, sources, {});
  }
  if (!overlays_.hasArrows) return;
  Sheet over{view_, lines_, slots_->withoutNumbers, kept_, drawn_};
  layOutCut(over, readings_, instant_, path_, glasses_.areOn());
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

int LiveOverlay::lineAt(QPointF pixel) const {
  const DrawnArrow* axis = axisAt(pixel);
  return axis ? axis->line : -1;
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
  for (const DrawnState& state : drawn_.states)
    if (!state.tip.isEmpty() && state.badge.contains(pixel)) return state.tip;
  if (const DrawnMark* mark = markAt(pixel))
    return tr("%1 is drawn against its line. That is allowed and changes no result, but the picture misleads. A click "
              "turns it with its wires.")
        .arg(view_.scene().parts()[static_cast<size_t>(mark->part)].name);
  if (axisAt(pixel)) return tr("The positive direction of this line. A click reverses it; no result changes.");
  return {};
}

bool LiveOverlay::eventFilter(QObject* object, QEvent* event) {
  if (object != &view_ || (!overlays_.hasAxis && !overlays_.hasConvention && !overlays_.hasMotion)) return false;
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
