#include "app/lines/shaft_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "app/look/format.h"
#include "app/teaching/reading.h"

namespace armature::app {
namespace {

// [px] at letters of the usual size
constexpr double kReach = 34, kLeastReach = 22, kTightReach = 14, kLeastWidth = 88, kMostWidth = 132, kArrowRows = 30,
                 kBarRadius = 4;
constexpr double kMostTwist = 1.0;  // [rad] that the largest twist of a run is drawn as, where it is smaller

bool isTorsion(PartRole role) {
  return role == PartRole::spring || role == PartRole::springDamper || role == PartRole::gap;
}

}  // namespace

void ShaftPicture::setModel(const LineModel& model) {
  model_ = model;
  plan_ = planShaft(model_);
  drawn_ = {};
  rows_ = 0;
  twistScale_ = 1;
  largestTorque_ = largestSpeed_ = largestInertia_ = 0;
  inertias_.clear();
}

// The scales of twist, torque and speed, from all that the run has said so far.
void ShaftPicture::takeScales() {
  const uint64_t rows = model_.store->rowCount();
  if (rows == rows_ || (rows_ > 0 && !model_.store->isFinished() && rows < rows_ + rows_ / 8 + 8)) return;
  rows_ = rows;
  double twist = 0;
  largestTorque_ = largestSpeed_ = 0;
  for (const LinePart& part : model_.parts) {
    for (const LineEnd& end : part.ends)
      if (end.flow >= 0) largestTorque_ = std::max(largestTorque_, largestOf(*model_.store, end.flow));
    if (part.role == PartRole::body) {
      const int64_t speed = columnOf(model_, part, QStringLiteral("w"));
      if (speed >= 0) largestSpeed_ = std::max(largestSpeed_, largestOf(*model_.store, speed));
      const double inertia = parameterOf(model_, part, QStringLiteral("J"));
      if (inertia > 0) inertias_.insert(part.part, inertia);
      if (inertia > largestInertia_) largestInertia_ = inertia;
    }
    double low = 0, high = 0;
    const double free = parameterOf(model_, part, QStringLiteral("phi_rel0"));
    const double rest = std::isfinite(free) ? free : 0;
    if (isTorsion(part.role) && rangeOf(*model_.store, columnOf(model_, part, QStringLiteral("phi_rel")), low, high))
      twist = std::max({twist, std::abs(low - rest), std::abs(high - rest)});
  }
  twistScale_ = twist > 1e-12 && twist < kMostTwist / 2 ? roundBelow(kMostTwist / twist) : 1;
}

static double highOf(int rows, double reach, const LineStyle& style) {
  const double size = style.size(), words = 2 * style.row() + 14 * size, foot = 2 * style.row() + 4;
  return rows * (kArrowRows * size + 2 * reach * size + words) + 6 + 4 * size + foot;
}

LineStyle ShaftPicture::fitting(const LineStyle& style) const {
  LineStyle fit = style;
  fit.font.setPixelSize(std::max(1, qRound(style.font.pixelSize() * fit_)));
  return fit;
}

// Where the height is short, smaller discs and letters: a branch below the edge is not seen to be there.
void ShaftPicture::findFit(const LineStyle& style) {
  constexpr int kLeastLetters = 11;  // [px]
  const int usual = style.font.pixelSize();
  for (int letters = usual; letters >= std::min(usual, kLeastLetters); --letters) {
    fit_ = static_cast<double>(letters) / usual;
    if (highOf(plan_.rows, kTightReach, fitting(style)) <= style.room.height()) return;
  }
  fit_ = 1;
}

void ShaftPicture::measure(const LineStyle& style) {
  const double size = style.size();
  margin_ = 16 * size;
  // Discs are as large as the height allows.
  const double foot = 2 * style.row() + 4, words = 2 * style.row() + 14 * size;
  const double rows = plan_.rows * (kArrowRows * size + words) + 10 + foot;
  const bool isTight = highOf(plan_.rows, kTightReach, style) <= style.room.height();
  reach_ = std::clamp((style.room.height() - rows) / (2.0 * std::max(1, plan_.rows)),
                      (isTight ? kTightReach : kLeastReach) * size, 1.3 * kReach * size);
  width_ = std::clamp((style.room.width() - 2 * margin_) / std::max(1, plan_.columns), kLeastWidth * size,
                      kMostWidth * size);
  pitch_ = kArrowRows * size + 2 * reach_ + words;
  top_ = kArrowRows * size + reach_ + 6;
  // Large wheels in mesh stick out of their row.
  for (size_t i = 0; i < plan_.places.size(); ++i) {
    const LinePart& part = model_.parts[i];
    if (part.role != PartRole::gear || plan_.places[i].column < 0 || plan_.places[i].row > 0) continue;
    const double ratio = parameterOf(model_, part, QStringLiteral("ratio"));
    if (ratio < 0) top_ = std::max(top_, pitch_ / (1 - ratio) * 1.0 + 8);
  }
  const double wide = 2 * margin_ + plan_.columns * width_;
  if (wide < style.room.width()) margin_ = (style.room.width() - plan_.columns * width_) / 2;
  const double high = top_ + (plan_.rows - 1) * pitch_ + reach_ + 2 * style.row() + 18 * size + foot;
  if (high < style.room.height()) top_ += (style.room.height() - high) / 2;
  extent_ = QSize(static_cast<int>(std::ceil(wide)), static_cast<int>(std::ceil(high)));
  drawn_.footerAt = QPointF(style.seen().left() + 12, style.seen().bottom() - 8);
}

double ShaftPicture::angleOf(const LinePart& part, int end, const Instant& instant) const {
  return end < 0 ? std::nan("") : instant.value(part.ends[static_cast<size_t>(end)].position);
}

QString ShaftPicture::endName(const LinePart& part, int end) const {
  return end < 0 ? QString() : part.ends[static_cast<size_t>(end)].name;
}

void ShaftPicture::layOut(const Instant& instant, const LineStyle& usual, const LineLook& look) {
  drawn_ = {};
  extent_ = {};
  if (instant.isEmpty() || !model_.store || plan_.columns == 0) return;
  takeScales();
  findFit(usual);
  const LineStyle style = fitting(usual);
  measure(style);
  drawn_.twistScale = twistScale_;
  QStringList lost;
  for (size_t i = 0; i < model_.parts.size(); ++i) {
    if (plan_.places[i].column < 0) continue;
    addItem(i, instant);
    const auto& ends = model_.parts[i].ends;
    if (!ends.empty() && !std::isfinite(instant.value(ends.front().position))) lost << model_.parts[i].name;
  }
  addLinks();
  addArrows(instant, style);
  addLabels(instant, style, look);
  const bool hasTwist =
      std::any_of(drawn_.bars.begin(), drawn_.bars.end(), [](const ShaftBar& bar) { return bar.twistScale > 0; });
  if (hasTwist)
    drawn_.footer = twistScale_ == 1 ? QObject::tr("Angles and twist to scale")
                                     : QObject::tr("Angles to scale, twist × %1").arg(formatNumber(twistScale_, 6));
  if (const QString words = model_.directionWords(); !words.isEmpty())
    drawn_.footer = drawn_.footer.isEmpty() ? words : drawn_.footer + QStringLiteral(". ") + words;
  if (!lost.isEmpty()) {
    const QString words = QObject::tr("No angle at this instant: %1").arg(lost.join(QStringLiteral(", ")));
    drawn_.footer = drawn_.footer.isEmpty() ? words : words + QStringLiteral(". ") + drawn_.footer;
  }
  placeFooter(style);
}

// Beside the scales, or where it covers less: over them, or in one of the corners on the right.
void ShaftPicture::placeFooter(const LineStyle& style) {
  if (drawn_.footer.isEmpty()) return;
  double scales = 0;
  for (const DrawnScale& scale : drawn_.over.scales)
    scales = std::max(scales, scale.length + style.texts.width(scale.text, style.font));
  const QSizeF size(style.texts.width(drawn_.footer, style.font) + 8, style.row() * 1.1);
  const QRectF seen = style.seen();
  const double left = drawn_.footerAt.x(), right = seen.right() - size.width() - 12,
               below = drawn_.footerAt.y() - size.height(),
               over = drawn_.footerAt.y() - (style.row() + 3) * static_cast<double>(drawn_.over.scales.size()) -
                      size.height() - 4;
  const std::array places{QPointF(left + scales + 30 * style.size(), below), QPointF(left - 4, over),
                          QPointF(right, below), QPointF(right, seen.top() + 8)};
  int least = std::numeric_limits<int>::max();
  for (const QPointF& place : places) {
    const QRectF box(place, size);
    int covered = 2 * static_cast<int>(box.right() > seen.right() || box.top() < seen.top());
    for (const ShaftItem& item : drawn_.items) covered += item.box.intersects(box);
    for (const LineLabel& label : drawn_.labels) covered += 2 * static_cast<int>(label.box.intersects(box));
    if (covered >= least) continue;
    least = covered;
    drawn_.footerBox = box;
  }
}

void ShaftPicture::addItem(size_t index, const Instant& instant) {
  const LinePart& part = model_.parts[index];
  const ShaftPlace& place = plan_.places[index];
  ShaftItem& item = drawn_.items.emplace_back();
  item.part = part.part;
  item.name = part.name;
  item.role = part.role;
  item.column = place.column;
  item.row = place.row;
  if (part.state.isKnown()) item.state = stateAt(part.state, instant);
  Cell cell{part,
            place,
            item,
            x(place.column),
            x(place.column + 1),
            y(place.row),
            angleOf(part, place.left, instant),
            angleOf(part, place.right, instant)};
  const double half = reach_;
  item.box = QRectF(cell.left + 4, cell.y - half, width_ - 8, 2 * half);
  switch (part.role) {
    case PartRole::body:
      addBody(cell);
      break;
    case PartRole::spring:
    case PartRole::damper:
    case PartRole::springDamper:
    case PartRole::gap:
      addElastic(cell, instant);
      break;
    case PartRole::gear:
      addGear(cell);
      break;
    case PartRole::clutch:
    case PartRole::friction:
      addClutch(cell);
      break;
    case PartRole::wheel:
      addWheel(cell);
      break;
    case PartRole::planetary:
      addPlanetary(cell, instant);
      break;
    default:
      addOther(cell);
  }
  const bool isGear = part.role == PartRole::gear && place.left >= 0 && place.right >= 0;
  for (int e = 0; e < static_cast<int>(part.ends.size()); ++e) {
    QPointF at(cell.middle(), item.box.bottom());
    if (e == place.left) at = QPointF(cell.left, cell.y);
    if (e == place.right) at = QPointF(cell.right, isGear ? y(place.row + 1) : cell.y);
    item.ends.emplace_back(part.ends[static_cast<size_t>(e)].connector, at);
  }
  addGrounds(cell);
}

void ShaftPicture::addDisc(Cell& cell, ShaftDisc::Kind kind, int end, QPointF centre, double radius, double thickness) {
  ShaftDisc disc;
  disc.kind = kind;
  disc.part = cell.part.part;
  disc.name = cell.part.name;
  disc.connector = endName(cell.part, end);
  disc.centre = centre;
  disc.radius = radius;
  disc.thickness = thickness;
  disc.angle = end == cell.place.left ? cell.angleA : cell.angleB;
  drawn_.discs.push_back(disc);
}

void ShaftPicture::addBar(Cell& cell, int end, double from, double to, double radius) {
  if (end < 0) return;
  const bool isLeft = end == cell.place.left;
  const bool isGear = cell.part.role == PartRole::gear && cell.place.left >= 0;
  const double height = !isLeft && isGear ? y(cell.place.row + 1) : cell.y;
  drawn_.bars.push_back({cell.part.part, cell.part.name, endName(cell.part, end), QPointF(from, height),
                         QPointF(to, height), radius, isLeft ? cell.angleA : cell.angleB, 0, 0});
}

// Its radius as the fourth root of its moment of inertia: that of discs of one thickness.
void ShaftPicture::addBody(Cell& cell) {
  const double inertia = inertias_.value(cell.part.part, largestInertia_);
  const double share = largestInertia_ > 0 ? std::pow(inertia / largestInertia_, 0.25) : 1;
  const double radius = reach_ * std::clamp(share, 0.45, 1.0), thickness = reach_ * 0.42;
  const int end = cell.place.left >= 0 ? cell.place.left : cell.place.right;
  addBar(cell, cell.place.left, cell.left, cell.middle(), kBarRadius);
  addDisc(cell, ShaftDisc::Kind::inertia, end, QPointF(cell.middle() + thickness / 2, cell.y), radius, thickness);
  addBar(cell, cell.place.right, cell.middle() + thickness / 2, cell.right, kBarRadius);
}

// A torsion bar between stubs; a pot round it where there is damping.
void ShaftPicture::addElastic(Cell& cell, const Instant& instant) {
  const double stub = width_ * 0.16;
  addBar(cell, cell.place.left, cell.left, cell.left + stub, kBarRadius);
  addBar(cell, cell.place.right, cell.right - stub, cell.right, kBarRadius);
  cell.item.box = QRectF(cell.left + 4, cell.y - reach_ * 0.6, width_ - 8, reach_ * 1.2);
  if (cell.place.left < 0 || cell.place.right < 0) return;
  if (!isTorsion(cell.part.role)) {
    // A damper: a drum on the one shaft in a pot on the other.
    addBar(cell, cell.place.left, cell.left + stub, cell.middle() - width_ * 0.1, kBarRadius);
    addDisc(cell, ShaftDisc::Kind::rotor, cell.place.left, QPointF(cell.middle() + width_ * 0.14, cell.y),
            reach_ * 0.36, width_ * 0.24);
    addDisc(cell, ShaftDisc::Kind::rotor, cell.place.right, QPointF(cell.right - stub, cell.y), reach_ * 0.55,
            width_ * 0.26);
    return;
  }
  const double free = parameterOf(model_, cell.part, QStringLiteral("phi_rel0"));
  const double rest = std::isfinite(free) ? free : 0;
  const double relative = instant.value(columnOf(model_, cell.part, QStringLiteral("phi_rel")));
  // From a to b; where b is drawn left, the bar is seen the other way round.
  const bool isTurned = cell.place.left > cell.place.right;
  const double twist = (relative - rest) * (isTurned ? -1 : 1);
  ShaftBar bar{cell.part.part,
               cell.part.name,
               endName(cell.part, cell.place.left),
               QPointF(cell.left + stub, cell.y),
               QPointF(cell.right - stub, cell.y),
               cell.part.role == PartRole::gap ? 7.0 : 6.0,
               cell.angleA,
               twistScale_ * twist,
               twistScale_};
  drawn_.bars.push_back(bar);
}

// Wheels above each other, their radii as the ratio. A negative one: in mesh; a positive one: with a belt round both.
void ShaftPicture::addGear(Cell& cell) {
  double ratio = parameterOf(model_, cell.part, QStringLiteral("ratio"));
  if (cell.place.left < 0 || cell.place.right < 0) return addOther(cell);
  // The ratio counts from a to b; drawn is from left to right.
  const bool isTurned = cell.place.left > cell.place.right;
  if (isTurned && ratio != 0) ratio = 1 / ratio;
  const double q = std::isfinite(ratio) && ratio != 0 ? std::abs(ratio) : 1;
  const bool isOpposite = ratio < 0;
  const double below = y(cell.place.row + 1);
  const double distance = below - cell.y;
  // φ_left = ratio · φ_right: the left wheel is the smaller one where it turns faster.
  const double large = isOpposite ? distance / (1 + std::min(q, 1 / q)) : reach_ * 1.1;
  const double radiusA = q >= 1 ? large / q : large, radiusB = q >= 1 ? large : large * q;
  const double thickness = reach_ * 0.3, mid = cell.middle() + thickness / 2;
  addBar(cell, cell.place.left, cell.left, cell.middle(), kBarRadius);
  addDisc(cell, ShaftDisc::Kind::wheel, cell.place.left, QPointF(mid, cell.y), radiusA, thickness);
  addDisc(cell, ShaftDisc::Kind::wheel, cell.place.right, QPointF(mid, below), radiusB, thickness);
  addBar(cell, cell.place.right, mid, cell.right, kBarRadius);
  drawn_.pairs.push_back(
      {cell.part.part, cell.part.name, QPointF(mid, cell.y), QPointF(mid, below), radiusA, radiusB, !isOpposite});
  cell.item.isHousing = true;
  const double wide = std::max(width_ * 0.3, 2 * kLookAside * large + thickness);
  cell.item.box = QRectF(cell.middle() - wide / 2, cell.y - radiusA, wide, distance + radiusA + radiusB);
}

// Plates that are apart when nothing presses them, near while they slide, together when they stick. A brake's are a
// disc and the pads of its housing.
void ShaftPicture::addClutch(Cell& cell) {
  using Kind = DrawnState::Kind;
  const bool isOpen = cell.item.state && *cell.item.state == Kind::free;
  const bool isHeld = cell.item.state && (*cell.item.state == Kind::stuck || *cell.item.state == Kind::locked);
  cell.item.open = (isOpen ? 12 : isHeld ? 0 : 4) * reach_ / kReach;
  const double thickness = reach_ * 0.2, radius = reach_ * 0.8, gap = cell.item.open;
  if (cell.part.role == PartRole::friction) {
    const int end = cell.place.left >= 0 ? cell.place.left : cell.place.right;
    addBar(cell, cell.place.left, cell.left, cell.middle(), kBarRadius);
    addDisc(cell, ShaftDisc::Kind::plate, end, QPointF(cell.middle() + thickness / 2, cell.y), radius * 0.8, thickness);
    addBar(cell, cell.place.right, cell.middle() + thickness / 2, cell.right, kBarRadius);
    cell.item.isHousing = true;
    return;
  }
  const double left = cell.middle() - gap / 2, right = cell.middle() + gap / 2 + thickness;
  addBar(cell, cell.place.left, cell.left, left - thickness, kBarRadius);
  addDisc(cell, ShaftDisc::Kind::plate, cell.place.left, QPointF(left, cell.y), radius, thickness);
  addDisc(cell, ShaftDisc::Kind::plate, cell.place.right, QPointF(right, cell.y), radius, thickness);
  addBar(cell, cell.place.right, right, cell.right, kBarRadius);
}

// Sun, ring and carrier at true radii: those of ring and sun are as the ratio, planets fill what is between.
void ShaftPicture::addPlanetary(Cell& cell, const Instant& instant) {
  const double ratio = parameterOf(model_, cell.part, QStringLiteral("ratio"));
  const double ring = reach_, sun = std::isfinite(ratio) && ratio > 1 ? ring / ratio : ring * 0.4;
  const double thickness = reach_ * 0.2;
  addBar(cell, cell.place.left, cell.left, cell.middle() - thickness, kBarRadius);
  for (int e = 0; e < static_cast<int>(cell.part.ends.size()); ++e) {
    const LineEnd& end = cell.part.ends[static_cast<size_t>(e)];
    const auto kind = end.name == QLatin1String("sun")    ? ShaftDisc::Kind::sun
                      : end.name == QLatin1String("ring") ? ShaftDisc::Kind::ring
                                                          : ShaftDisc::Kind::carrier;
    const double radius = kind == ShaftDisc::Kind::sun ? sun : kind == ShaftDisc::Kind::ring ? ring : (ring + sun) / 2;
    addDisc(cell, kind, e, QPointF(cell.middle() + thickness / 2, cell.y), radius, thickness);
    drawn_.discs.back().angle = instant.value(end.position);
  }
  addBar(cell, cell.place.right, cell.middle() + thickness / 2, cell.right, kBarRadius);
}

// On the rail or rack that it moves along.
void ShaftPicture::addWheel(Cell& cell) {
  const double thickness = reach_ * 0.3;
  const int end = cell.place.left >= 0 ? cell.place.left : cell.place.right;
  addBar(cell, cell.place.left, cell.left, cell.middle(), kBarRadius);
  addDisc(cell, ShaftDisc::Kind::wheel, end, QPointF(cell.middle() + thickness / 2, cell.y), reach_ * 0.9, thickness);
  addBar(cell, cell.place.right, cell.middle() + thickness / 2, cell.right, kBarRadius);
  const double rail = cell.y + reach_ * 0.9 + 2;
  drawn_.links.push_back({QPolygonF{QPointF(cell.left + 12, rail), QPointF(cell.right - 12, rail)}});
}

// A box that a shaft leaves, or goes through: sources, sensors, and what is not known.
void ShaftPicture::addOther(Cell& cell) {
  const double half = width_ * 0.26;
  addBar(cell, cell.place.left, cell.left, cell.middle() - half * 0.9, kBarRadius);
  addBar(cell, cell.place.right, cell.middle() + half * 0.9, cell.right, kBarRadius);
  cell.item.box = QRectF(cell.middle() - half, cell.y - reach_ * 0.55, 2 * half, reach_ * 1.1);
  cell.item.isHousing = true;
}

int ShaftPicture::fixedAt(int node) const {
  for (const LinePart& part : model_.parts)
    if (part.role == PartRole::fixed)
      for (const LineEnd& end : part.ends)
        if (end.node == node) return part.part;
  return -1;
}

void ShaftPicture::addGrounds(const Cell& cell) {
  const auto& ends = cell.item.ends;
  for (size_t e = 0; e < ends.size(); ++e) {
    const LineEnd& end = cell.part.ends[e];
    if (!model_.grounds[static_cast<size_t>(end.node)] || cell.part.role == PartRole::fixed) continue;
    const int index = static_cast<int>(e);
    const bool isSide = index == cell.place.left || index == cell.place.right;
    drawn_.grounds.push_back({fixedAt(end.node), cell.part.name + '.' + end.name,
                              isSide ? ends[e].second : QPointF(cell.middle(), cell.item.box.bottom() + 3), isSide});
  }
  if (cell.part.isOnGround || cell.part.role == PartRole::fixed)
    drawn_.grounds.push_back({cell.part.role == PartRole::fixed ? cell.part.part : -1, cell.part.name,
                              QPointF(cell.middle(), cell.item.box.bottom() + 3), false});
}

// Where an end is drawn elsewhere than its node: along its row, then up or down.
void ShaftPicture::addLinks() {
  for (const ShaftItem& item : drawn_.items) {
    const LinePart& part = *model_.find(item.part);
    for (size_t e = 0; e < item.ends.size(); ++e) {
      const int number = part.ends[e].node;
      const ShaftNode& node = plan_.nodes[static_cast<size_t>(number)];
      if (node.column < 0) continue;
      QPointF to(x(node.column), y(node.row));
      const QPointF from = item.ends[e].second;
      if (QPointF(to - from).manhattanLength() < 1) continue;
      // A node below a part begins at that part.
      if (node.column != std::floor(node.column)) {
        if (std::abs(from.x() - to.x()) < 1 && std::abs(from.y() - to.y()) < pitch_ * 0.9) continue;
        for (const ShaftItem& other : drawn_.items)
          for (size_t k = 0; k < other.ends.size(); ++k)
            if (model_.find(other.part)->ends[k].node == number && std::abs(other.ends[k].second.x() - to.x()) < 1)
              to.setY(other.ends[k].second.y());
      }
      drawn_.links.push_back({QPolygonF{from, QPointF(to.x(), from.y()), to}});
    }
  }
}

void ShaftPicture::addScale(double largest, double longest, const QString& unit, DrawnArrow::Kind kind) {
  if (!(largest > 0)) return;
  const double round = roundBelow(largest);
  drawn_.over.scales.push_back(
      {formatValue(round, unit, 3), round / largest * longest, Domain::rotational, kind, false});
}

// The cut torque at each flange acts on its part and stands on its side; the speed of an inertia above it. Heads are
// double: by the right hand, the thumb along the arrow.
void ShaftPicture::addArrows(const Instant& instant, const LineStyle& style) {
  const double size = style.size(), longest = width_ / 2 - 10 * size;
  for (const ShaftItem& item : drawn_.items) {
    const LinePart& part = *model_.find(item.part);
    const ShaftPlace& place = plan_.places[static_cast<size_t>(&part - model_.parts.data())];
    const auto add = [&](QPointF middle, double value, double largest, DrawnArrow::Kind kind,
                         const QString& connector) {
      if (!std::isfinite(value)) return;
      DrawnArrow arrow;
      arrow.kind = kind;
      arrow.domain = Domain::rotational;
      arrow.part = part.name;
      arrow.connector = connector;
      const bool isFlow = kind == DrawnArrow::Kind::flow;
      arrow.quantity = isFlow ? QStringLiteral("torque") : QStringLiteral("angular velocity");
      arrow.value = value;
      arrow.unit = isFlow ? QStringLiteral("N.m") : QStringLiteral("rad/s");
      arrow.line = model_.index;
      arrow.isAgainst = value < 0;
      arrow.isTurning = true;
      arrow.flange = middle;
      const double length = largest > 0 && std::abs(value) > 1e-3 * largest ? value / largest * longest : 0;
      arrow.from = middle - QPointF(length / 2, 0);
      arrow.to = middle + QPointF(length / 2, 0);
      drawn_.over.arrows.push_back(std::move(arrow));
    };
    for (const int end : {place.left, place.right}) {
      if (end < 0) continue;
      const QPointF at = item.ends[static_cast<size_t>(end)].second;
      const double side = end == place.left ? 1 : -1;
      add(QPointF(at.x() + side * width_ / 4, at.y() - reach_ - 8 * size),
          instant.value(part.ends[static_cast<size_t>(end)].flow), largestTorque_, DrawnArrow::Kind::flow,
          part.ends[static_cast<size_t>(end)].name);
    }
    if (part.role == PartRole::body)
      add(QPointF(item.box.center().x(), item.box.center().y() - reach_ - 22 * size),
          instant.value(columnOf(model_, part, QStringLiteral("w"))), largestSpeed_, DrawnArrow::Kind::velocity, {});
  }
  addScale(largestTorque_, longest, QStringLiteral("N.m"), DrawnArrow::Kind::flow);
  addScale(largestSpeed_, longest, QStringLiteral("rad/s"), DrawnArrow::Kind::velocity);
  drawn_.over.scalesAt = drawn_.footerAt;
}

// Below the part: its name, and its value below that.
void ShaftPicture::addLabels(const Instant& instant, const LineStyle& style, const LineLook& look) {
  const QFontMetricsF metrics(style.font);
  for (const ShaftItem& item : drawn_.items) {
    const LinePart& part = *model_.find(item.part);
    LineLabel label = makeLabel(model_, part, instant, look.glasses);
    label.name = metrics.elidedText(item.name, Qt::ElideRight, width_ - 6);
    const double middle = x(item.column) + width_ / 2, top = y(item.row) + reach_ + 6 * style.size();
    label.box = QRectF(middle - width_ / 2 + 3, top, width_ - 6, 2 * style.row());
    // Where it is narrow the number alone has to do.
    if (style.texts.width(label.value, style.font) > width_ - 4)
      label.value = label.value.section(QStringLiteral(" = "), -1);
    // Between the wheels of a gear runs its belt: beside that.
    if (item.role == PartRole::gear && item.box.height() > pitch_) {
      const double wide =
          std::max(style.texts.width(label.name, style.font), style.texts.width(label.value, style.font));
      label.box = QRectF(item.box.right() + 8, top, wide + 6, 2 * style.row());
    }
    drawn_.labels.push_back(std::move(label));
  }
}

void ShaftPicture::paint(QPainter& painter, const LineStyle& style, const LineLook& look, const QRectF& clip) const {
  paintShaft(painter, drawn_, fitting(style), look, clip);
}

}  // namespace armature::app
