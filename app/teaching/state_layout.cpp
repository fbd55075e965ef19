#include "app/teaching/state_layout.h"

#include <cmath>

#include "app/look/format.h"
#include "app/teaching/number_layout.h"
#include "app/teaching/power_book.h"

namespace armature::app {
namespace {

using Kind = DrawnState::Kind;

ConnectorRef flangeOf(const PartPicture& part, int index, const QString& name) {
  for (size_t k = 0; k < part.connectors.size(); ++k)
    if (part.connectors[k].isVisible && part.connectors[k].info.domain == Domain::translational &&
        QString::fromStdString(part.connectors[k].info.name) == name)
      return {index, static_cast<int>(k)};
  return {};
}

// Of a source: electrical ones give and take, others drive and brake.
QString wordsOf(Kind kind, bool isGiving) {
  if (isGiving && kind == Kind::drives) return QObject::tr("gives");
  if (isGiving && kind == Kind::brakes) return QObject::tr("takes");
  return stateWords(kind);
}

QString tipOf(const QString& part, Kind kind, double power, Quadrant quadrant, bool isGiving) {
  if (kind == Kind::idle)
    return QObject::tr("%1 exchanges no power at this instant: nothing acts, or nothing moves.").arg(part);
  const QString amount = formatValue(std::abs(power), QStringLiteral("W"), 3), does = quadrantWords(quadrant, isGiving);
  return kind == Kind::drives ? QObject::tr("%1 %2: it gives %3.").arg(part, does, amount)
                              : QObject::tr("%1 %2: it takes %3.").arg(part, does, amount);
}

QSizeF sizeOfBadge(double words, double height) {
  return {words + height + 12, height + 1};
}

// What is seen of a part, which may be less than its rectangle: a line to that would end beside it [px].
QRectF seenBox(const Sheet& sheet, int index) {
  const PartPicture& part = sheet.part(index);
  return sheet.view.toPixels(part.drawn.isEmpty() ? part.rect : part.drawn);
}

// Where it covers least beside the icon or on its edge.
QRectF badgePlace(Sheet& sheet, int index, double words, double height) {
  const PartPicture& part = sheet.part(index);
  const QRectF icon = sheet.view.toPixels(part.rect);
  const QSizeF size = sizeOfBadge(words, height);
  const double aside = (icon.width() + size.width()) / 2 + 2;
  std::vector<QRectF> places;
  const auto add = [&](double x, double y) {
    places.emplace_back(x - size.width() / 2, y - size.height() / 2, size.width(), size.height());
  };
  const QPointF c = icon.center();
  for (const double y : {icon.top(), icon.top() - height, icon.bottom()}) add(c.x(), y);
  for (const double y : {icon.top() - height, icon.bottom() + height, icon.top() - 2 * height})
    for (const double side : {1.0, -1.0}) add(c.x() + side * aside / 2, y);
  for (const double y : {icon.top() - 2, icon.bottom() + 2})
    for (const double side : {1.0, -1.0}) add(c.x() + side * aside, y);
  for (const double y : {icon.top() - 3 * height, icon.bottom() + 2 * height}) add(c.x(), y);
  add(c.x(), c.y());
  // Beside its part and upon nothing, if that can be.
  const QString key = "state " + part.name;
  const QRectF seen = seenBox(sheet, index);
  const auto aboutOf = [&](const QRectF& place) { return nearestIn(seen, place.center()); };
  if (const auto clear = sheet.clearPlace(key + " clear", places, aboutOf, Sheet::Reach::far)) return *clear;
  return sheet.settle(key, places, icon.center());
}

// Whether words touch their part's icon or its name, or nearly.
bool isTouching(const QRectF& badge, const QRectF& icon, const QRectF& name) {
  constexpr double kTouching = 6;  // [px]
  const QRectF near = badge.adjusted(-kTouching, -kTouching, kTouching, kTouching);
  return near.intersects(icon) || near.intersects(name);
}

// What a part says in words, and not by its colour and mark alone.
bool needsWords(const PartState& state, Kind kind) {
  return state.locked >= 0 || kind == Kind::contact || kind == Kind::open;
}

double widest(std::initializer_list<QString> words, TextRuns& texts, const QFont& font) {
  double width = 0;
  for (const QString& each : words) width = std::max(width, texts.width(each, font));
  return width;
}

}  // namespace

States::Part States::find(const Sheet& sheet, int index, const results::Store& store, const QString& prefix) {
  Part found;
  found.index = index;
  const PartPicture& part = sheet.part(index);
  found.state = findPartState(part, store, prefix);
  if (found.state.pull < 0) return found;
  found.a = flangeOf(part, index, found.state.from);
  found.b = flangeOf(part, index, found.state.to);
  if (!found.a.isValid() || !found.b.isValid()) found.state.pull = -1;
  return found;
}

void States::update(const Sheet& sheet, const results::Store& store, const QString& prefix) {
  if (hasParts_) {
    // While a run grows its forces do.
    for (Part& part : parts_)
      if (part.state.pull >= 0 && part.state.largest == 0) part.state.largest = largestOf(store, part.state.pull);
    return;
  }
  hasParts_ = true;
  parts_.clear();
  for (size_t i = 0; i < sheet.scene().parts().size(); ++i) {
    Part part = find(sheet, static_cast<int>(i), store, prefix);
    if (part.state.isKnown()) parts_.push_back(part);
  }
}

void States::reserve(Sheet& sheet, PowerBook& book, TextRuns& texts) {
  badges_.clear();
  const QFont font = numberFont(sheet);
  const auto take = [&](int index, double words) {
    const QRectF box = badgePlace(sheet, index, words, texts.height(font));
    sheet.taken.take(box, kNumber);
    sheet.takeLeader(box, sheet.view.besideParts().inkNear(index, box));
    badges_.insert(index, box.center());
  };
  const auto said = [](Kind kind) { return stateWords(kind); };
  for (const Part& part : parts_) {
    if (part.state.locked >= 0)
      take(part.index,
           widest({said(Kind::stuck), said(Kind::forward), said(Kind::backward), said(Kind::free), said(Kind::locked)},
                  texts, font));
    else if (part.state.contact >= 0)
      take(part.index, widest({said(Kind::contact), said(Kind::open)}, texts, font));
  }
  const Powers* powers = book.powers();
  if (!powers) return;
  for (const Sided& source : powers->sources()) {
    const int index = sheet.scene().document().partIndex(source.part);
    const bool isGiving = source.isGiving();
    if (index >= 0 && !badges_.contains(index))
      take(index,
           widest({wordsOf(Kind::drives, isGiving), wordsOf(Kind::brakes, isGiving), wordsOf(Kind::idle, isGiving)},
                  texts, font));
  }
}

void States::placeBadge(const Sheet& sheet, int index, DrawnState& state, double words, double height) const {
  const QSizeF size = sizeOfBadge(words, height);
  const QRectF icon = sheet.view.toPixels(sheet.part(index).rect);
  QPointF way, centre = badges_.value(index, QPointF(icon.center().x(), icon.top()));
  const auto pose = sheet.view.poses().parts.constFind(index);
  if (pose != sheet.view.poses().parts.constEnd()) {
    way = sheet.view.toPixels(pose->map(sheet.part(index).rect.center())) - icon.center();
    centre += way;
  }
  state.badge = {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
  if (isTouching(state.badge, seenBox(sheet, index).translated(way), sheet.view.besideParts().label(index))) return;
  const QPointF at = sheet.view.besideParts().inkNear(index, state.badge.translated(-way)) + way;
  state.leader = {nearestIn(state.badge, at), at};
}

void States::layOut(Sheet& sheet, const Instant& instant, TextRuns& texts) const {
  const QFont font = numberFont(sheet);
  for (const Part& part : parts_) {
    const auto kind = stateAt(part.state, instant);
    if (!kind) continue;
    DrawnState state;
    state.kind = *kind;
    state.part = sheet.part(part.index).name;
    state.words = stateWords(*kind);
    if (part.state.pull >= 0) {
      state.force = part.state.sense * instant.value(part.state.pull);
      state.share = part.state.largest > 0 ? std::min(1.0, std::abs(state.force) / part.state.largest) : 0;
      state.from = sheet.view.drawnAt(part.a);
      state.to = sheet.view.drawnAt(part.b);
    }
    if (needsWords(part.state, *kind))
      placeBadge(sheet, part.index, state, texts.width(state.words, font), texts.height(font));
    sheet.drawn.states.push_back(std::move(state));
  }
}

void States::layOutSources(Sheet& sheet, const Instant& instant, PowerBook& book, TextRuns& texts) const {
  const Powers* powers = book.powers();
  if (!powers) return;
  const Survey& survey = book.survey();
  const QFont font = numberFont(sheet);
  const auto& parts = sheet.scene().parts();
  const std::vector<OperatingPoint> points = powers->sourcesAt(instant.time());
  size_t index = 0;
  for (size_t k = 0; k < points.size(); ++k) {
    const Sided& source = powers->sources()[k];
    // Both lists have the order of the diagram.
    while (index < parts.size() && parts[index].name.toStdString() != source.part) ++index;
    if (index == parts.size()) return;
    const OperatingPoint& point = points[k];
    if (!std::isfinite(point.power())) continue;
    const Quadrant quadrant = quadrantOf(point, survey.speeds[k], survey.efforts[k]);
    DrawnState state;
    state.kind = isDriving(quadrant) ? Kind::drives : isBraking(quadrant) ? Kind::brakes : Kind::idle;
    state.part = parts[index].name;
    state.words = wordsOf(state.kind, source.isGiving());
    state.power = point.power();
    state.tip = tipOf(state.part, state.kind, state.power, quadrant, source.isGiving());
    placeBadge(sheet, static_cast<int>(index), state, texts.width(state.words, font), texts.height(font));
    sheet.drawn.states.push_back(std::move(state));
  }
}

}  // namespace armature::app
