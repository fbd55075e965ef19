#include "app/teaching/sparklines.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <tuple>

#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/teaching/sheet.h"

namespace armature::app {
namespace {

constexpr qint64 kMostWork = 5'000'000;  // [ns] for curves that have grown, in one picture on screen
constexpr double kDot = 2.9;             // [px] half of its width, with its rim
constexpr double kPen = 1.2;             // [px]
constexpr double kInset = 3;             // [px] above and below the curve, so that its line and the dot are not cut off
constexpr double kFlat = 1e-6;           // of the values: a range below it is what is left of a run's tolerance
constexpr double kLeaderFrom = 26;       // [px] from a part to its sparklines

using ValuePair = std::pair<double, double>;

QColor faded(QColor ink, double share) {
  ink.setAlphaF(static_cast<float>(share));
  return ink;
}

QColor mixed(const QColor& ink, const QColor& ground, double share) {
  const auto mix = [share](float a, float b) {
    return static_cast<float>(share) * a + static_cast<float>(1 - share) * b;
  };
  return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                          mix(ink.blueF(), ground.blueF()));
}

// A name as far as there is room for it: its last word tells most, then the beginning of that.
QString nameFor(TextRuns& texts, const QString& name, const QFont& font, double room) {
  const QString last = name.section('.', -1);
  for (const QString& shown : {name, QStringLiteral("…") + last, last})
    if (texts.width(shown, font) <= room) return shown;
  const QString cut = QFontMetricsF(font).elidedText(last, Qt::ElideRight, room);
  return cut.size() > 2 ? cut : QString();  // less than two letters tell nothing
}

// From the near edge of a box to a part's label or what is seen of its icon (`ink`, the nearest of that), where part
// and label are far from it.
QLineF leaderTo(const QRectF& part, const QRectF& label, QPointF ink, const QRectF& box) {
  const QRectF whole = part.united(label);
  const QPointF from = nearestIn(box, whole.center());
  if (QLineF(from, nearestIn(whole, from)).length() <= kLeaderFrom) return {};
  const QLineF toLabel(from, nearestIn(label, from)), toIcon(from, ink);
  return !label.isEmpty() && toLabel.length() < toIcon.length() ? toLabel : toIcon;
}

// What stands in place of a curve.
QString problemOf(NameInRun known) {
  if (known == NameInRun::notInModel) return Sparklines::tr("not in model");
  if (known == NameInRun::notRecorded) return Sparklines::tr("not recorded");
  return {};
}

}  // namespace

Sparklines::Sparklines(CanvasView& view, RunControl& run, QString path)
    : QObject(&view), view_(view), run_(run), path_(std::move(path)) {
  connect(&view_.scene(), &DiagramScene::changed, this, [this] { isStale_ = true; });
  // What is not in the run may be in the model by now.
  connect(&run_.checker(), &Checker::checked, this, [this] { isStale_ = true; });
  constexpr int kPause = 400;  // [ms]
  saying_.setSingleShot(true);
  saying_.setInterval(kPause);
  connect(&saying_, &QTimer::timeout, this, &Sparklines::describe);
  view_.installEventFilter(this);
}

void Sparklines::setGlasses(const Glasses& glasses) {
  glasses_ = glasses;
  entries_.clear();
  isStale_ = true;
}

bool Sparklines::areAny() const {
  const auto& parts = view_.scene().parts();
  return std::any_of(parts.begin(), parts.end(), [](const PartPicture& part) { return !part.sparkRect.isEmpty(); });
}

// What is known of a variable is kept as long as it stands where it stood and the run is the same.
void Sparklines::sync(const StorePtr& store) {
  if (!isStale_ && store == store_) return;
  if (store != store_) entries_.clear();
  isStale_ = false;
  store_ = store;
  const auto& parts = view_.scene().parts();
  entries_.resize(parts.size());
  for (size_t i = 0; i < parts.size(); ++i) {
    std::vector<Entry>& list = entries_[i];
    list.resize(static_cast<size_t>(parts[i].sparklines.size()));
    for (size_t k = 0; k < list.size(); ++k) {
      const QString name = view_.scene().sparklineName({static_cast<int>(i), static_cast<int>(k)});
      const QString full = name.startsWith("der(") ? "der(" + path_ + name.mid(4) : path_ + name;
      if (list[k].name == full && (list[k].column >= 0 || !store)) continue;
      Entry& entry = list[k] = Entry{};
      entry.name = full;
      entry.within = parts[i].sparklines[static_cast<qsizetype>(k)];
      entry.column = store ? store->find(run_.nameInStore(full.toStdString())) : -1;
      if (store && entry.column < 0) entry.known = findInRun(run_, full.toStdString());
      if (entry.column < 0) continue;
      const results::Column& column = store->columns()[static_cast<size_t>(entry.column)];
      using Type = results::Column::Type;
      if (column.type == Type::string) entry.column = -1;
      entry.text = ColumnText(column);
      entry.shown = displayUnit(QString::fromStdString(column.unit), QString::fromStdString(column.displayUnit));
      entry.isLevel = column.type == Type::boolean;
      entry.isStepped = column.type != Type::real || column.kind == results::Column::Kind::discrete;
      entry.isTurned = glasses_.turn(full);
    }
  }
}

void Sparklines::takeRange(Entry& entry, const results::Store& store) {
  const uint64_t end = columns_.row(columns_.count());
  if (entry.rowsRanged == end && end > 0) return;
  entry.rowsRanged = end;
  const auto [low, high] = store.range(store.columns()[static_cast<size_t>(entry.column)], columns_.row(0), end);
  ValuePair next = entry.isTurned ? ValuePair(-high, -low) : ValuePair(low, high);
  if (entry.isLevel && std::isfinite(low)) next = {0, 1};
  if (next == ValuePair(entry.low, entry.high)) return;
  std::tie(entry.low, entry.high) = next;
  entry.letters = 0;  // the widest value may be another one
}

// A zero line stands where zero is among the values.
bool Sparklines::hasZero(const Entry& entry) {
  const double zero = entry.shown.model(0);
  return !entry.isLevel && entry.low <= zero && entry.high >= zero;
}

QPointF Sparklines::Scale::at(double column, double value) const {
  return {box.left() + column / columns * box.width(), box.bottom() - (value - low) / (high - low) * box.height()};
}

// A curve that does not change stands in the middle.
Sparklines::Scale Sparklines::scaleOf(const Entry& entry, const QRectF& box) const {
  Scale scale{box.adjusted(0, kInset, 0, -kInset), entry.low, entry.high, std::max(1.0, 1.0 * columns_.count())};
  const double largest = std::max(std::abs(entry.low), std::abs(entry.high));
  if (entry.high - entry.low > kFlat * largest) return scale;
  const double half = largest > 0 ? largest / 2 : 0.5, middle = (entry.low + entry.high) / 2;
  scale.low = middle - half;
  scale.high = middle + half;
  return scale;
}

QString Sparklines::textOf(const Entry& entry, double value) const {
  return entry.text(value, std::max(std::abs(entry.low), std::abs(entry.high)));
}

// The columns of all curves; a run that has ended early fills the width all the same.
void Sparklines::placeColumns(const Instant& instant, double width) {
  from_ = run_.windowBegin();
  to_ = run_.windowEnd();
  const results::Store& store = *instant.store();
  if (!run_.isActive())
    to_ = std::min(to_, std::max(store.time(store.rowCount() - 1), std::nextafter(from_, HUGE_VAL)));
  columns_.place(store, from_, to_, std::max(8, qRound(width)));
}

// Those in sight, with lines to parts that are far from theirs.
std::vector<Sparklines::Shown> Sparklines::collect(QPainter& painter, const BesidePaint& how) {
  std::vector<Shown> all;
  const auto& parts = view_.scene().parts();
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].sparkRect.isEmpty()) continue;
    const QRectF part = how.toPixels(parts[i].rect);
    const auto boxes = sparkLayout(parts[i], part, how.scale, view_.font());
    if (boxes.empty()) continue;
    const QRectF stack = boxes.front().box.united(boxes.back().box);
    if (!stack.intersects(how.area) && !part.intersects(how.area)) continue;
    const QPointF ink = view_.besideParts().ink().nearest(parts[i], how.toDiagram(stack));
    const QLineF line =
        leaderTo(part, how.toPixels(parts[i].labelRect), how.toPixels(QRectF(ink, QSizeF())).topLeft(), stack);
    painter.setPen(QPen(faded(how.theme.quiet, 0.6), 1));
    if (!line.isNull()) painter.drawLine(line);
    for (size_t k = 0; k < boxes.size(); ++k)
      all.push_back({{static_cast<int>(i), static_cast<int>(k)}, &entries_[i][k], boxes[k]});
  }
  return all;
}

void Sparklines::paint(QPainter& painter, const BesidePaint& how, const Instant& instant) {
  drawn_.clear();
  if (!areAny()) return;
  sync(instant.store());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  std::vector<Shown> all = collect(painter, how);
  if (!instant.isEmpty() && !all.empty()) {
    const double ratio = painter.device()->devicePixelRatioF();
    placeColumns(instant, all.front().box.curve.width() * ratio);
    for (const Shown& one : all)
      if (one.entry->column >= 0) takeRange(*one.entry, *instant.store());
    isWhole_ = isWhole_ || !how.hasChrome;
    if (how.isOnScreen) renew(all, *instant.store(), how.theme, ratio);
  }
  for (const Shown& one : all) paintOne(painter, how, instant, one);
  painter.restore();
  if (how.isOnScreen) saying_.start();
}

void Sparklines::renew(std::vector<Shown>& all, const results::Store& store, const Theme& theme, double ratio) {
  std::vector<std::pair<Shown*, Key>> wanted;
  for (Shown& one : all) {
    const Entry& entry = *one.entry;
    const Key key{columns_.row(columns_.count()),
                  from_,
                  to_,
                  entry.low,
                  entry.high,
                  (one.box.curve.size() * ratio).toSize(),
                  theme.text.rgb(),
                  entry.isTurned};
    if (entry.column >= 0 && !(entry.made == key)) wanted.emplace_back(&one, key);
  }
  std::ranges::stable_sort(wanted, {}, [](const auto& one) { return one.first->entry->age; });
  ++pictures_;
  waiting_ = wanted.size();
  QElapsedTimer clock;
  clock.start();
  for (const auto& [one, key] : wanted) {
    Entry& entry = *one->entry;
    const bool canWait = entry.made.size == key.size && entry.made.ink == key.ink && !entry.picture.isNull();
    if (canWait && !isWhole_ && clock.nsecsElapsed() >= kMostWork) {
      // The others soon, and before these.
      QMetaObject::invokeMethod(&view_, qOverload<>(&QWidget::update), Qt::QueuedConnection);
      break;
    }
    --waiting_;
    entry.made = key;
    entry.age = pictures_;
    if (entry.picture.size() != key.size) entry.picture = QImage(key.size, QImage::Format_ARGB32_Premultiplied);
    entry.picture.setDevicePixelRatio(ratio);
    entry.picture.fill(Qt::transparent);
    QPainter inside(&entry.picture);
    inside.setRenderHint(QPainter::Antialiasing);
    paintCurve(inside, theme, entry, store, QRectF(QPointF(), one->box.curve.size()), false);
  }
  isWhole_ = false;
}

void Sparklines::paintOne(QPainter& painter, const BesidePaint& how, const Instant& instant, const Shown& one) {
  Entry& entry = *one.entry;
  const SparkBox& box = one.box;
  DrawnSparkline drawn;
  drawn.part = view_.scene().parts()[static_cast<size_t>(one.ref.part)].name;
  drawn.variable = entry.name;
  drawn.name = entry.within;
  drawn.box = box.box;
  drawn.curve = box.curve;
  drawn.isTurned = entry.isTurned;
  paintFrame(painter, how, box, one.ref);
  if (entry.column < 0 || instant.isEmpty()) {
    paintWords(painter, how, entry, box, {});
    paintPlaceholder(painter, how, entry, box);
    drawn.problem = problemOf(entry.known);
    drawn_.push_back(std::move(drawn));
    return;
  }
  const double value = turned(entry, instant.value(entry.column));
  drawn.text = std::isfinite(value) ? textOf(entry, value) : QString();
  drawn.low = entry.low;
  drawn.high = entry.high;
  paintWords(painter, how, entry, box, drawn.text);
  if (how.isOnScreen)
    painter.drawImage(box.curve.topLeft(), entry.picture);
  else
    paintCurve(painter, how.theme, entry, *instant.store(), box.curve, true);
  const Scale scale = scaleOf(entry, box.curve);
  if (hasZero(entry)) drawn.zero = scale.at(0, entry.shown.model(0)).y();
  const QPointF dot = scale.at(columns_.columnOf(instant.time()), value);
  if (std::isfinite(dot.y()) && dot.x() >= box.curve.left() - 1 && dot.x() <= box.curve.right() + 1) {
    drawn.dot = dot;
    painter.setPen(QPen(how.theme.canvas, 1));
    painter.setBrush(how.theme.accent);
    painter.drawEllipse(dot, kDot, kDot);
  }
  drawn_.push_back(std::move(drawn));
}

// No frame but for the one that is selected; the grid does not shine through.
void Sparklines::paintFrame(QPainter& painter, const BesidePaint& how, const SparkBox& box, SparkRef ref) const {
  if (!how.isOnScreen) return;
  const QRectF ground = box.box.adjusted(-3, -1, 3, 2);
  const DiagramScene& scene = view_.scene();
  const bool isSelected = how.hasChrome && scene.selectedSparkline() == ref;
  const bool isHovered = how.hasChrome && scene.hovered().sparkline == ref;
  painter.setPen(isSelected ? QPen(how.theme.accent, 1.5) : QPen(Qt::NoPen));
  painter.setBrush(isHovered ? how.theme.panel : faded(how.theme.canvas, 0.85));
  if (isSelected || isHovered)
    painter.drawRoundedRect(ground, 4, 4);
  else
    painter.fillRect(ground, painter.brush());
}

// The name on the left, as far as there is room, the value on the right.
void Sparklines::paintWords(QPainter& painter, const BesidePaint& how, Entry& entry, const SparkBox& box,
                            const QString& value) {
  if (box.words.isEmpty()) return;
  TextRuns& texts = view_.paintCache().texts;
  if (entry.letters != box.font.pixelSize() || entry.nameRoom < 0) {
    entry.letters = box.font.pixelSize();
    entry.nameRoom = -1;
    entry.valueRoom = 0;
    if (!value.isEmpty())
      for (const double bound : {entry.low, entry.high})
        entry.valueRoom = std::max(entry.valueRoom, texts.width(textOf(entry, bound), box.font));
  }
  const double badge = entry.isTurned ? std::round(1.45 * box.words.height()) : 0;
  const double width = texts.width(value, box.font);
  entry.valueRoom = std::max(entry.valueRoom, value.isEmpty() ? 0 : width + 5);
  const double room = std::max(0.0, box.words.width() - entry.valueRoom - badge);
  if (room != entry.nameRoom) {
    entry.nameRoom = room;
    entry.nameShown = nameFor(texts, entry.within, box.font, room);
  }
  const auto write = [&](double left, const QString& text, const QColor& ink) {
    painter.setPen(ink);
    const double base = box.words.bottom() - 0.25 * box.words.height();
    if (how.isOnScreen) return texts.draw(painter, {left, base}, text, box.font);
    painter.setFont(box.font);
    painter.drawText(QPointF(left, base), text);
  };
  write(box.words.left(), entry.nameShown, value.isEmpty() ? faded(how.theme.quiet, 0.75) : how.theme.quiet);
  if (value.isEmpty()) return;
  write(box.words.right() - width, value, how.theme.text);
  if (badge > 0)
    paintGlasses(painter,
                 QRectF(box.words.right() - width - badge, box.words.top() + 1, badge - 3, box.words.height() - 3),
                 how.theme.accent);
}

void Sparklines::paintPlaceholder(QPainter& painter, const BesidePaint& how, const Entry& entry,
                                  const SparkBox& box) const {
  if (const QString problem = problemOf(entry.known); !problem.isEmpty()) {
    painter.setPen(how.theme.quiet);
    painter.setFont(box.font);
    painter.drawText(box.curve, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetricsF(box.font).elidedText(problem, Qt::ElideRight, box.curve.width()));
    return;
  }
  QPen pen(faded(how.theme.quiet, 0.45), 1);
  pen.setDashPattern({3, 3});
  painter.setPen(pen);
  const double y = std::round(box.curve.center().y()) + 0.5;
  painter.drawLine(QPointF(box.curve.left(), y), QPointF(box.curve.right(), y));
}

// The curve and its line at zero, as lines.
void Sparklines::paintCurve(QPainter& painter, const Theme& theme, const Entry& entry, const results::Store& store,
                            const QRectF& box, bool isVector) {
  const Scale scale = scaleOf(entry, box);
  if (hasZero(entry)) {
    const double zero = std::floor(scale.at(0, entry.shown.model(0)).y()) + 0.5;
    painter.setPen(QPen(faded(theme.quiet, 0.5), 1));
    painter.drawLine(QPointF(box.left(), zero), QPointF(box.right(), zero));
  }
  QPolygonF points = sparkCurve(store, store.columns()[static_cast<size_t>(entry.column)], columns_, entry.isStepped);
  if (points.isEmpty()) return;
  for (QPointF& point : points) {
    point = scale.at(point.x(), turned(entry, point.y()));
    point.setX(std::max(point.x(), box.left()));
  }
  if (entry.isStepped) {
    // It holds its last value up to where the run stands.
    const double now = scale.at(columns_.columnOf(store.time(columns_.row(columns_.count()) - 1)), 0).x();
    if (now > points.last().x()) points << QPointF(std::min(now, box.right()), points.last().y());
  }
  if (entry.isLevel) {
    const double base = scale.at(0, 0).y();
    QPolygonF area = points;
    area << QPointF(points.last().x(), base) << QPointF(points.first().x(), base);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme.text, 0.14));
    painter.drawPolygon(area);
  }
  // In a picture piece by piece, which costs a fourth of stroking the whole of it.
  painter.setPen(QPen(mixed(theme.text, theme.canvas, 0.85), kPen, Qt::SolidLine, Qt::SquareCap, Qt::BevelJoin));
  if (isVector) {
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    return;
  }
  QList<QLineF> pieces;
  pieces.reserve(points.size());
  for (qsizetype k = 1; k < points.size(); ++k) pieces.emplace_back(points[k - 1], points[k]);
  painter.drawLines(pieces);
}

Sparklines::Entry* Sparklines::entryOf(SparkRef ref) {
  sync(run_.store() && run_.store()->rowCount() > 0 ? run_.store() : nullptr);
  if (!ref.isValid() || static_cast<size_t>(ref.part) >= entries_.size()) return nullptr;
  auto& list = entries_[static_cast<size_t>(ref.part)];
  return ref.index >= 0 && static_cast<size_t>(ref.index) < list.size() ? &list[static_cast<size_t>(ref.index)]
                                                                        : nullptr;
}

QString Sparklines::words(SparkRef ref) {
  const Entry* entry = entryOf(ref);
  if (!entry) return {};
  if (entry->known == NameInRun::notInModel)
    return tr("%1: not in this model. It was renamed or deleted, here or in a library: show it by the name that it has "
              "now, and take this one away by the menu.")
        .arg(entry->name);
  if (entry->known == NameInRun::notRecorded) return tr("%1: not recorded in this run").arg(entry->name);
  if (entry->column < 0 || !store_)
    return store_ ? tr("%1: not among the results of this run").arg(entry->name)
                  : tr("%1: its values come with the first run").arg(entry->name);
  const double value = turned(*entry, Instant(store_, run_.shownTime()).value(entry->column));
  const QString now = entry->name + " " + withBadge(textOf(*entry, value), glasses_, entry->isTurned);
  if (entry->isLevel) return now;
  return tr("%1, from %2 to %3").arg(now, textOf(*entry, entry->low), textOf(*entry, entry->high));
}

QString Sparklines::tip(SparkRef ref) {
  const Entry* entry = entryOf(ref);
  if (!entry) return {};
  if (entry->column < 0 || !store_) return words(ref).toHtmlEscaped();
  const results::Column& column = store_->columns()[static_cast<size_t>(entry->column)];
  const double value = turned(*entry, Instant(store_, run_.shownTime()).value(entry->column));
  QStringList lines{QStringLiteral("<b>%1</b>").arg(entry->name.toHtmlEscaped())};
  if (!column.description.empty()) lines << QString::fromStdString(column.description).toHtmlEscaped();
  lines << tr("now %1").arg(withBadge(textOf(*entry, value), glasses_, entry->isTurned)).toHtmlEscaped();
  if (!entry->isLevel)
    lines << tr("minimum %1, maximum %2").arg(textOf(*entry, entry->low), textOf(*entry, entry->high)).toHtmlEscaped();
  return lines.join(QStringLiteral("<br>"));
}

bool Sparklines::eventFilter(QObject* object, QEvent* event) {
  if (object != &view_ || event->type() != QEvent::ToolTip) return false;
  const auto* help = static_cast<QHelpEvent*>(event);
  const SparkRef ref = view_.scene().hovered().sparkline;
  if (!ref.isValid() || view_.besideParts().sparklineAt(help->pos()) != ref) return false;
  QToolTip::showText(help->globalPos(), tip(ref), &view_);
  return true;
}

// For those who hear the diagram instead of seeing it.
void Sparklines::describe() {
  QStringList all;
  for (size_t i = 0; i < entries_.size(); ++i)
    for (size_t k = 0; k < entries_[i].size(); ++k) all << words({static_cast<int>(i), static_cast<int>(k)});
  const QString text = all.isEmpty() ? QString() : tr("Sparklines: %1").arg(all.join(QStringLiteral("; ")));
  if (text != view_.accessibleDescription()) view_.setAccessibleDescription(text);
}

}  // namespace armature::app
