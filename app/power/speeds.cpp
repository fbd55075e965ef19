#include "app/power/speeds.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

using Shape = Quantity::Shape;

namespace {

// v resolved back from a frame into the world: transpose(T)*v.
Vector3 toWorld(const Quantity& turn, const Vector3& v) {
  Vector3 result{};
  for (size_t i = 0; i < 3; ++i)
    for (size_t k = 0; k < 3; ++k) result[i] += turn.v[3 * k + i] * v[k];
  return result;
}

Quantity sum(const Quantity& a, const Quantity& b, double sign) {
  Quantity result{a.shape, {}};
  for (size_t k = 0; k < 3; ++k) result.v[k] = a.v[k] + sign * b.v[k];
  return result;
}

}  // namespace

Speeds::Speeds(const results::Store& store) : store_(store) {
  const auto& columns = store.columns();
  for (size_t k = 0; k < columns.size(); ++k) {
    const std::string& name = columns[k].name;
    if (!name.starts_with("der(") || !name.ends_with(')')) continue;
    const int64_t inner = store.find(std::string_view(name).substr(4, name.size() - 5));
    if (inner < 0 || columns[static_cast<size_t>(inner)].isConstant) continue;
    const auto& position = columns[static_cast<size_t>(inner)];
    rates_[position.source] = {static_cast<int64_t>(k), position.isNegated ? -1.0 : 1.0};
  }
}

bool Speeds::rateOf(int64_t position, Rate& rate) const {
  const auto& column = store_.columns()[static_cast<size_t>(position)];
  rate = {};
  if (column.isConstant) return true;
  const auto it = rates_.find(column.source);
  if (it == rates_.end()) return false;
  rate = {it->second.column, it->second.sign * (column.isNegated ? -1 : 1)};
  return true;
}

int Speeds::addPoint(const Columns& position) {
  const size_t size = position.shape == Shape::number ? 1 : 3;
  std::array<int64_t, 4> key{static_cast<int64_t>(size), 0, 0, 0};
  bool isStill = true;
  for (size_t k = 0; k < size; ++k) {
    const auto& column = store_.columns()[static_cast<size_t>(position.at[k])];
    isStill = isStill && column.isConstant;
    // Series and sign; constants by their own place.
    key[k + 1] = column.isConstant ? -1 - position.at[k] : 2 * int64_t{column.source} + (column.isNegated ? 1 : 0);
  }
  const auto [it, isNew] = byPosition_.emplace(key, static_cast<int>(points_.size()));
  if (!isNew) return it->second;
  Point point;
  point.position = position;
  bool hasAll = true;
  for (size_t k = 0; k < size; ++k) hasAll = rateOf(position.at[k], point.rates[k]) && hasAll;
  point.way = isStill ? Way::zero : hasAll ? Way::columns : Way::unknown;
  points_.push_back(point);
  return it->second;
}

int Speeds::pointOf(const std::string& connector, Domain domain) {
  const char* name = domain == Domain::rotational      ? ".phi"
                     : domain == Domain::translational ? ".s"
                     : domain == Domain::multibody     ? ".r_0"
                                                       : nullptr;
  if (!name) return -1;
  const Columns position = findColumns(store_, connector + name);
  return position.isThere() && position.shape != Shape::matrix ? addPoint(position) : -1;
}

void Speeds::relate(const MotionRow& row, const std::string& path) {
  const auto point = [&](const std::string& name) {
    for (const Domain domain : {Domain::rotational, Domain::translational, Domain::multibody})
      if (const int found = pointOf(path + name, domain); found >= 0) return found;
    return -1;
  };
  Link link;
  link.to = point(row.to);
  if (link.to < 0) return;
  if (!row.from.empty() && (link.from = point(row.from)) < 0) return;
  // A support that is not there is the ground. Without another point the speed itself is against it.
  if (!row.base.empty()) (row.from.empty() ? link.from : link.base) = point(row.base);
  const Formula::Slots inputs = [&](std::string_view name) {
    if (!name.starts_with("speed(")) return -1;
    return point(std::string(name.substr(6, name.size() - 7)));
  };
  if (!row.times.empty() && !(link.times = Formula::bind(row.times, path, store_, inputs))) return;
  if (!row.speed.empty() && !(link.speed = Formula::bind(row.speed, path, store_, inputs))) return;
  if (link.speed) link.needs = link.speed->slotsRead();
  link.isRigid = row.isRigid;
  if (row.isRigid) {
    link.turn = findColumns(store_, path + row.from + ".R.T");
    link.turnRate = findColumns(store_, path + row.from + ".R.w");
    if (!link.turn.isThere() || !link.turnRate.isThere()) return;
  }
  links_.push_back(std::move(link));
}

// Whether a link gives a point that has not been known.
bool Speeds::follow(int index) {
  const Link& link = links_[static_cast<size_t>(index)];
  if (!isKnown(link.base) || !std::all_of(link.needs.begin(), link.needs.end(), [&](int p) { return isKnown(p); }))
    return false;
  const bool knowsTo = isKnown(link.to), knowsFrom = isKnown(link.from);
  if (knowsTo == knowsFrom) return false;
  Point& found = points_[static_cast<size_t>(knowsFrom ? link.to : link.from)];
  found.way = Way::link;
  found.link = index;
  found.isForward = knowsFrom;
  order_.push_back(knowsFrom ? link.to : link.from);
  return true;
}

void Speeds::resolve() {
  order_.clear();
  for (size_t k = 0; k < points_.size(); ++k)
    if (points_[k].way != Way::unknown) order_.push_back(static_cast<int>(k));
  for (size_t next = 0;;) {
    bool isMore = true;
    while (isMore) {
      isMore = false;
      for (size_t k = 0; k < links_.size(); ++k) isMore = follow(static_cast<int>(k)) || isMore;
    }
    while (next < points_.size() && points_[next].way != Way::unknown) ++next;
    if (next == points_.size()) return;
    points_[next].way = Way::difference;
    order_.push_back(static_cast<int>(next));
  }
}

size_t Speeds::differenceCount() const {
  return static_cast<size_t>(
      std::count_if(points_.begin(), points_.end(), [](const Point& p) { return p.way == Way::difference; }));
}

// The derivative of the polynomial through up to five rows around (Fornberg 1988, for distances that differ), of one
// side of an event only, where two rows have the same time.
double Speeds::slope(int64_t column, uint64_t row) const {
  const auto& c = store_.columns()[static_cast<size_t>(column)];
  const uint64_t rows = store_.rowCount();
  uint64_t first = row, last = row;
  const auto canGoBack = [&] { return first > 0 && row - first < 4 && store_.time(first - 1) < store_.time(first); };
  const auto canGoOn = [&] { return last + 1 < rows && last - row < 4 && store_.time(last + 1) > store_.time(last); };
  while (last - first < 4 && (canGoBack() || canGoOn())) {
    const bool wantsBack = row - first <= last - row;
    if ((wantsBack && canGoBack()) || !canGoOn())
      --first;
    else
      ++last;
  }
  const double t = store_.time(row);
  double slope = 0;
  for (uint64_t i = first; i <= last; ++i) {
    // The derivative at t of the polynomial that is 1 at i and 0 at the others.
    double weight = 0;
    for (uint64_t m = first; m <= last; ++m) {
      if (m == i) continue;
      double product = 1 / (store_.time(i) - store_.time(m));
      for (uint64_t k = first; k <= last; ++k)
        if (k != i && k != m) product *= (t - store_.time(k)) / (store_.time(i) - store_.time(k));
      weight += product;
    }
    slope += weight * store_.value(c, i);
  }
  return slope;
}

Quantity Speeds::linkSpeed(const Point& point, uint64_t row, const std::vector<Quantity>& speeds) const {
  const Link& link = links_[static_cast<size_t>(point.link)];
  const Shape shape = point.position.shape;
  const Quantity still{shape, {}};
  const auto speedOf = [&](int p) { return p < 0 ? still : speeds[static_cast<size_t>(p)]; };
  const Quantity more = link.speed ? link.speed->value(store_, row, speeds) : still;
  const double times = link.times ? link.times->number(store_, row, speeds) : 1;
  const Quantity base = speedOf(link.base);
  if (link.isRigid) {
    // v(to) = v(from) + w x (r(to) − r(from)), all seen from the world.
    const Quantity turn = link.turn.value(store_, row);
    const Vector3 w = toWorld(turn, vectorOf(link.turnRate.value(store_, row)));
    const Quantity from = points_[static_cast<size_t>(link.from)].position.value(store_, row),
                   to = points_[static_cast<size_t>(link.to)].position.value(store_, row);
    const Vector3 c = cross(w, {to.v[0] - from.v[0], to.v[1] - from.v[1], to.v[2] - from.v[2]});
    const Quantity carried = sum({Shape::vector, {c[0], c[1], c[2]}}, more, 1);
    return point.isForward ? sum(speedOf(link.from), carried, 1) : sum(speedOf(link.to), carried, -1);
  }
  Quantity result = base;
  const Quantity other = sum(speedOf(point.isForward ? link.from : link.to), base, -1);
  for (size_t k = 0; k < 3; ++k)
    result.v[k] += point.isForward ? times * other.v[k] + more.v[k] : (other.v[k] - more.v[k]) / times;
  result.shape = shape;
  return result;
}

void Speeds::read(uint64_t row, std::vector<Quantity>& speeds) const {
  if (speeds.size() < points_.size()) speeds.resize(points_.size());
  for (const int index : order_) {
    const Point& point = points_[static_cast<size_t>(index)];
    Quantity& speed = speeds[static_cast<size_t>(index)];
    speed = Quantity{point.position.shape, {}};
    const size_t size = point.position.shape == Shape::number ? 1 : 3;
    if (point.way == Way::link) {
      speed = linkSpeed(point, row, speeds);
      continue;
    }
    for (size_t k = 0; k < size && point.way != Way::zero; ++k) {
      const Rate& rate = point.rates[k];
      if (point.way == Way::difference)
        speed.v[k] = slope(point.position.at[k], row);
      else if (rate.column >= 0)
        speed.v[k] = rate.sign * store_.value(store_.columns()[static_cast<size_t>(rate.column)], row);
    }
  }
}

}  // namespace armature::app
