#include "app/lines/track_picture.h"

#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/teaching/reading.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

void TrackPicture::setModel(const LineModel& model) {
  const bool isSame = model.store == model_.store && model.index == model_.index &&
                      model.parts.size() == model_.parts.size() &&
                      std::equal(model.parts.begin(), model.parts.end(), model_.parts.begin(),
                                 [](const LinePart& a, const LinePart& b) { return a.name == b.name; });
  model_ = model;
  if (!isSame) {
    zoom_ = 1;
    centre_ = 0;
  }
  plan_.clear();
  drawn_ = {};
}

void TrackPicture::layOut(const Instant& instant, const LineStyle& style, const LineLook& look) {
  drawn_ = {};
  extent_ = {};
  if (instant.isEmpty() || !model_.store) return;
  plan_.update(model_, style, zoom_, centre_);
  if (plan_.isEmpty()) return;
  drawn_.low = plan_.low();
  drawn_.high = plan_.high();
  drawn_.zero = plan_.zero();
  drawn_.perMetre = plan_.perMetre();
  const double size = style.size(), foot = 2 * style.row() + 22 * size;
  const double least = stack(style, 0);
  const double height = std::max<double>(style.room.height() - foot, least);
  (void)stack(style, height);
  // The axis stays in sight.
  drawn_.axis = std::min(height + 2, style.seen().bottom() - foot);
  drawn_.bottom = drawn_.axis + foot;
  drawn_.left = 8 * size;
  drawn_.right = style.room.width() - 8 * size;
  extent_ = QSize(style.room.width(), static_cast<int>(std::ceil(least + foot)));
  addTicks(style);
  addItems(instant, style);
  addNodes(instant);
  addForces(instant, style);
  addLabels(instant, style, look);
  addNotes(instant, style);
}

// Each lane with room for the words that are on it; what is left over goes between them.
double TrackPicture::stack(const LineStyle& style, double height) {
  const double row = style.row() + 3, half = (kBodyWidth / 2 + 5) * style.size();
  const int lanes = std::max(1, plan_.laneCount());
  double y = 2;
  middles_.clear();
  for (int lane = 0; lane < lanes; ++lane) {
    y += half + (plan_.hasWordsAbove(lane) ? row : 0);
    middles_.push_back(y);
    y += half + (plan_.hasWordsBelow(lane) ? row : 0);
  }
  const double gap = std::clamp((height - y) / (lanes + 1), 0.0, 0.6 * (2 * half + row));
  const double above = std::max(0.0, (height - y - gap * (lanes - 1)) / 2);
  for (int lane = 0; lane < lanes; ++lane) middles_[static_cast<size_t>(lane)] += above + lane * gap;
  return y;
}

void TrackPicture::addTicks(const LineStyle& style) {
  const Prefix prefix = prefixFor(std::max(std::abs(drawn_.low), std::abs(drawn_.high)), QStringLiteral("m"));
  drawn_.unit = prefix.symbol + QStringLiteral("m");
  // Enlarged, the ticks stand closer in metres.
  double step = plan_.step();
  const double wanted = 70 * style.size();
  for (int turn = 0; turn < 60 && step * drawn_.perMetre > 2.6 * wanted; ++turn) step /= turn % 3 == 1 ? 2.5 : 2;
  const double first = std::ceil((drawn_.left - drawn_.zero) / drawn_.perMetre / step - 1e-9);
  const double last = std::floor((drawn_.right - drawn_.zero) / drawn_.perMetre / step + 1e-9);
  if (!(last - first < 400)) return;
  for (double k = first; k <= last; ++k) {
    const double value = std::abs(k) < 0.5 ? 0 : k * step;
    drawn_.ticks.push_back({value, drawn_.zero + drawn_.perMetre * value, formatNumber(value * prefix.factor, 6)});
  }
}

void TrackPicture::addItems(const Instant& instant, const LineStyle& style) {
  QStringList widened;
  for (size_t i = 0; i < model_.parts.size(); ++i) {
    const LinePart& part = model_.parts[i];
    if (part.ends.empty()) continue;
    TrackItem item;
    item.part = part.part;
    item.name = part.name;
    item.role = part.role;
    item.a = part.ends[0].name;
    const bool hasTwo = part.ends.size() > 1 && !part.ends[1].isSupport;
    if (hasTwo) item.b = part.ends[1].name;
    item.from = drawn_.zero + drawn_.perMetre * instant.value(part.ends[0].position);
    item.to = hasTwo ? drawn_.zero + drawn_.perMetre * instant.value(part.ends[1].position) : item.from;
    if (!std::isfinite(item.from) || !std::isfinite(item.to)) continue;  // said below
    item.lane = plan_.lane(i);
    item.side = plan_.side(i);
    item.isOnGround = part.isOnGround || part.ends.back().isSupport;
    item.box = trackBox(part.role, item.from, item.to, item.side, plan_.isLong(i), style.size())
                   .translated(0, middleOf(item.lane));
    item.isWidened = part.role == PartRole::body && !plan_.isLong(i);
    if (item.isWidened) widened << part.name;
    if (part.role == PartRole::gap) {
      const double free = parameterOf(model_, part, QStringLiteral("s_rel0"));
      item.natural = item.from + drawn_.perMetre * (std::isfinite(free) ? free : 0);
    }
    if (part.state.isKnown()) item.state = stateAt(part.state, instant);
    drawn_.items.push_back(std::move(item));
  }
  if (!widened.isEmpty())
    drawn_.footer =
        QObject::tr("Without length, drawn wider than they are: %1").arg(widened.join(QStringLiteral(", ")));
}

void TrackPicture::addNodes(const Instant& instant) {
  QMap<int, TrackNode> nodes;
  for (size_t i = 0; i < model_.parts.size(); ++i)
    for (const LineEnd& end : model_.parts[i].ends) {
      const double at = drawn_.zero + drawn_.perMetre * instant.value(end.position);
      if (end.isSupport || !std::isfinite(at)) continue;
      const double y = middleOf(plan_.lane(i));
      const auto known = nodes.find(end.node);
      if (known == nodes.end()) {
        nodes.insert(end.node, {at, y, y, {model_.parts[i].name + '.' + end.name}});
        continue;
      }
      known->top = std::min(known->top, y);
      known->bottom = std::max(known->bottom, y);
      known->ends << model_.parts[i].name + '.' + end.name;
    }
  for (const TrackNode& node : nodes)
    if (node.ends.size() > 1) drawn_.nodes.push_back(node);
}

// What sources do to their neighbours: an arrow at the flange, on the source's own side. A pull begins at the flange, a
// push ends there.
void TrackPicture::addForces(const Instant& instant, const LineStyle& style) {
  const double largest = plan_.largestForce(), longest = (kSourceRoom - 10) * style.size();
  for (const TrackItem& item : drawn_.items) {
    const LinePart& part = *model_.find(item.part);
    if (part.role != PartRole::source && part.role != PartRole::source2) continue;
    for (size_t k = 0; k < part.ends.size(); ++k) {
      const LineEnd& end = part.ends[k];
      const double force = -instant.value(end.flow);
      if (end.isSupport || !std::isfinite(force) || (part.role == PartRole::source && k > 0)) continue;
      DrawnArrow arrow;
      arrow.domain = Domain::translational;
      arrow.part = part.name;
      arrow.connector = end.name;
      arrow.quantity = QStringLiteral("force on neighbour");
      arrow.value = force;
      arrow.unit = QStringLiteral("N");
      arrow.line = model_.index;
      arrow.isAgainst = force < 0;
      arrow.flange = QPointF(k == 0 ? item.from : item.to, middleOf(item.lane));
      const double length = largest > 0 && std::abs(force) > 1e-3 * largest ? force / largest * longest : 0;
      const int side = part.role == PartRole::source ? item.side : (k == 0) == (item.from <= item.to) ? 1 : -1;
      // Between the ends of a source on both, the arrow that points outwards ends at its flange.
      const bool isPush = length * side < 0;
      arrow.from = arrow.flange - QPointF(isPush ? length : 0, 0);
      arrow.to = arrow.from + QPointF(length, 0);
      drawn_.over.arrows.push_back(std::move(arrow));
    }
  }
  if (largest > 0 && !drawn_.over.arrows.empty()) {
    const double round = roundBelow(largest);
    // Marks of what is pulled or pressed have a measure of their own: each part's largest.
    drawn_.over.scales.push_back({QObject::tr("%1 at sources").arg(formatValue(round, "N", 3)),
                                  round / largest * longest, Domain::translational, DrawnArrow::Kind::flow, false});
    drawn_.over.scalesAt = QPointF(10 * style.size(), drawn_.axis + 2 * style.row() + 20 * style.size());
  }
  // Marks of what is pulled or pressed, where there is room for them.
  for (const TrackItem& item : drawn_.items) {
    if (!item.state) continue;
    DrawnState state;
    state.kind = *item.state;
    state.part = item.name;
    state.words = stateWords(*item.state);
    state.hasBand = false;  // the part itself is drawn in that colour
    const LinePart& part = *model_.find(item.part);
    state.force = part.state.sense * instant.value(part.state.pull);
    const double pull = part.state.largest > 0 ? std::abs(state.force) / part.state.largest : 0;
    state.share = std::isfinite(pull) ? std::min(1.0, pull) : 0;
    const double wide = std::abs(item.to - item.from) / style.size();
    constexpr double kForShafts = 84, kWithShafts = 22;  // [px]
    if (wide > kForShafts) state.reach = kWithShafts;
    if (wide > 44) {
      state.from = QPointF(item.from, middleOf(item.lane));
      state.to = QPointF(item.to, middleOf(item.lane));
    }
    drawn_.over.states.push_back(std::move(state));
  }
}

void TrackPicture::addLabels(const Instant& instant, const LineStyle& style, const LineLook& look) {
  const double row = style.row(), half = kBodyWidth / 2 * style.size() + 3;
  QHash<int, std::vector<QRectF>> taken;  // by lane, above and below apart
  const auto place = [&](const TrackItem& item) {
    const size_t index = static_cast<size_t>(model_.find(item.part) - model_.parts.data());
    LineLabel label = makeLabel(model_, model_.parts[index], instant, look.glasses);
    const double width = style.texts.width(label.name + QStringLiteral("  ") + label.value, style.font) + 6 +
                         (label.isTurned ? badgeWidth(style) : 0);
    const double x = std::clamp(item.box.center().x() - width / 2, 2.0, std::max(2.0, drawn_.right - width - 2));
    const bool isAbove = plan_.isLabelAbove(index);
    label.box = QRectF(x, middleOf(item.lane) + (isAbove ? -half - row : half), width, row);
    auto& boxes = taken[2 * item.lane + (isAbove ? 0 : 1)];
    if (std::any_of(boxes.begin(), boxes.end(), [&](const QRectF& box) { return box.intersects(label.box); }) ||
        item.box.right() < 0 || item.box.left() > drawn_.right + 8)
      return;
    boxes.push_back(label.box);
    drawn_.labels.push_back(std::move(label));
  };
  // First of what is looked at.
  for (const bool isWanted : {true, false})
    for (const TrackItem& item : drawn_.items)
      if (look.isAt(item.part) == isWanted) place(item);
}

// What is beyond the edge is said there, what has no position below.
void TrackPicture::addNotes(const Instant& instant, const LineStyle& style) {
  QHash<int, int> rows;  // by lane and edge
  QStringList lost;
  for (const LinePart& part : model_.parts) {
    const bool isNowhere = !part.ends.empty() && !std::isfinite(instant.value(part.ends[0].position));
    if (isNowhere) lost << part.name;
  }
  const double row = style.row();
  for (const TrackItem& item : drawn_.items) {
    const bool isLeft = item.box.right()<0, isRight = item.box.left()> style.room.width();
    if (!isLeft && !isRight) continue;
    const double at = ((item.from + item.to) / 2 - drawn_.zero) / drawn_.perMetre;
    const QString where = item.name + ' ' + formatValue(at, "m", 3);
    const QString words = isLeft ? QStringLiteral("◂ ") + where : where + QStringLiteral(" ▸");
    const int turn = rows[2 * item.lane + (isLeft ? 0 : 1)]++;
    if (turn > 2) continue;
    const double width = style.texts.width(words, style.font) + 8;
    const double y = middleOf(item.lane) - 1.5 * row + turn * row;
    drawn_.notes.push_back({item.part, words, QRectF(isLeft ? 4 : style.room.width() - width - 4, y, width, row)});
  }
  if (const QString words = model_.directionWords(); !words.isEmpty())
    drawn_.footer = drawn_.footer.isEmpty() ? words : words + QStringLiteral(". ") + drawn_.footer;
  if (lost.isEmpty()) return;
  const QString words = QObject::tr("No position at this instant: %1").arg(lost.join(QStringLiteral(", ")));
  drawn_.footer = drawn_.footer.isEmpty() ? words : words + QStringLiteral(". ") + drawn_.footer;
}

void TrackPicture::paint(QPainter& painter, const LineStyle& style, const LineLook& look, const QRectF& clip) const {
  paintTrack(painter, drawn_, style, look, clip);
}

LineHit TrackPicture::hitAt(QPointF pixel) const {
  for (const TrackNote& note : drawn_.notes)
    if (note.box.contains(pixel)) return {note.part, {}};
  const TrackItem* best = nullptr;
  for (const TrackItem& item : drawn_.items) {
    const QRectF box = item.box.adjusted(-3, -3, 3, 3);
    // Of what touches, the narrower one: it would be hard to hit.
    if (box.contains(pixel) && (!best || item.box.width() < best->box.width())) best = &item;
  }
  if (!best)
    for (const LineLabel& label : drawn_.labels)
      if (label.box.contains(pixel)) return {label.part, {}};
  if (!best) return {};
  LineHit hit{best->part, {}};
  const LinePart* part = model_.find(best->part);
  const double reach = std::min(7.0, best->box.width() / 4);
  if (part && std::abs(pixel.x() - best->from) <= reach)
    hit.connector = part->ends[0].connector;
  else if (part && !best->b.isEmpty() && std::abs(pixel.x() - best->to) <= reach)
    hit.connector = part->ends[1].connector;
  return hit;
}

std::vector<int> TrackPicture::order() const {
  std::vector<const TrackItem*> items;
  for (const TrackItem& item : drawn_.items) items.push_back(&item);
  std::stable_sort(items.begin(), items.end(), [](const TrackItem* a, const TrackItem* b) {
    return a->lane != b->lane ? a->lane < b->lane : a->box.center().x() < b->box.center().x();
  });
  std::vector<int> parts;
  for (const TrackItem* item : items) parts.push_back(item->part);
  return parts;
}

QRectF TrackPicture::boxOf(int part) const {
  for (const TrackItem& item : drawn_.items)
    if (item.part == part) return item.box;
  return {};
}

bool TrackPicture::zoom(double factor, double at) {
  if (factor == 0) {
    zoom_ = 1;
    centre_ = 0;
    return true;
  }
  if (drawn_.perMetre <= 0) return false;
  const double wanted = std::clamp(zoom_ * factor, 1.0, 1e6), by = wanted / zoom_;
  // The place under the pointer stays where it is.
  const double middle = (drawn_.left + drawn_.right) / 2;
  centre_ += (at - middle) / drawn_.perMetre * (1 - 1 / by);
  zoom_ = wanted;
  if (zoom_ == 1) centre_ = 0;
  return true;
}

bool TrackPicture::pan(double pixels) {
  if (drawn_.perMetre <= 0 || zoom_ == 1) return false;
  centre_ -= pixels / drawn_.perMetre;
  return true;
}

Json TrackPicture::describe() const {
  Json all{{"line", model_.title().toStdString()},
           {"scale", drawn_.perMetre},
           {"zero", drawn_.zero},
           {"range", Json::array({drawn_.low, drawn_.high})}};
  Json items = Json::array(), nodes = Json::array(), ticks = Json::array(), labels = Json::array();
  for (const TrackItem& item : drawn_.items) {
    Json one{{"part", item.name.toStdString()},
             {"kind", roleName(item.role)},
             {"lane", item.lane},
             {"ends", Json::array({item.a.toStdString()})},
             {"at", Json::array({item.from})},
             {"box", Json::array({item.box.x(), item.box.y(), item.box.width(), item.box.height()})}};
    if (!item.b.isEmpty()) {
      one["ends"].push_back(item.b.toStdString());
      one["at"].push_back(item.to);
    }
    if (item.isWidened) one["widened"] = true;
    items.push_back(std::move(one));
  }
  for (const TrackNode& node : drawn_.nodes) {
    Json ends = Json::array();
    for (const QString& end : node.ends) ends.push_back(end.toStdString());
    nodes.push_back(Json{{"at", node.at}, {"ends", ends}});
  }
  for (const TrackTick& tick : drawn_.ticks) ticks.push_back(Json{{"value", tick.value}, {"at", tick.at}});
  for (const LineLabel& label : drawn_.labels) labels.push_back(describeLabel(label));
  all["parts"] = std::move(items);
  all["nodes"] = std::move(nodes);
  all["ticks"] = std::move(ticks);
  all["labels"] = std::move(labels);
  Json notes = Json::array();
  for (const TrackNote& note : drawn_.notes) notes.push_back(note.words.toStdString());
  if (!drawn_.footer.isEmpty()) notes.push_back(drawn_.footer.toStdString());
  if (!notes.empty()) all["notes"] = std::move(notes);
  describeOver(drawn_.over, all);
  return all;
}

}  // namespace armature::app
