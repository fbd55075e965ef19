#include "app/lines/track_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace armature::app {
namespace {

constexpr uint64_t kMostSamples = 1500;

// 1, 2 or 5 times a power of ten, not below `least` (> 0).
double roundAbove(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double digit : {1.0, 2.0, 5.0})
    if (digit * power >= least * (1 - 1e-9)) return digit * power;
  return 10 * power;
}

bool isBetween(PartRole role) {
  return role == PartRole::spring || role == PartRole::damper || role == PartRole::springDamper ||
         role == PartRole::gap;
}

bool isBeside(PartRole role) {
  return role == PartRole::fixed || role == PartRole::source || role == PartRole::drive;
}

double valueAtRow(const results::Store& store, int64_t column, uint64_t row) {
  if (column < 0) return std::nan("");
  return store.value(store.columns()[static_cast<size_t>(column)], row);
}

}  // namespace

QRectF trackBox(PartRole role, double from, double to, int side, bool isLong, double size) {
  double low = std::min(from, to), high = std::max(from, to);
  const double middle = (low + high) / 2;
  const auto widen = [&](double least) {
    if (high - low >= least) return;
    low = middle - least / 2;
    high = middle + least / 2;
  };
  if (isBeside(role)) {
    const double room = (role == PartRole::fixed ? kHatch : role == PartRole::drive ? kDrive : kSourceRoom) * size;
    (side < 0 ? low : high) += side * room;
  } else if (role == PartRole::body) {
    widen(isLong ? kLeastBody : kBodyWidth * size);
  } else if (role == PartRole::rod) {
    widen(kLeastBody);
  } else if (isBetween(role)) {
    widen(kLeastElastic);
  } else {
    widen(kDial * size);
  }
  const double half = kBodyWidth / 2 * size;
  return {low, -half, high - low, 2 * half};
}

void TrackPlan::clear() {
  const int version = version_;
  *this = TrackPlan();
  version_ = version;
}

bool TrackPlan::isLabelAbove(size_t part) const {
  const PartRole role = roles_.at(part);
  return !isBetween(role) && role != PartRole::source && role != PartRole::drive && role != PartRole::sensor;
}

bool TrackPlan::hasWords(int lane, bool areAbove) const {
  for (size_t i = 0; i < lanes_.size(); ++i)
    if (lanes_[i] == lane && isLabelAbove(i) == areAbove) return true;
  return false;
}

void TrackPlan::update(const LineModel& model, const LineStyle& style, double zoom, double centre) {
  if (!model.store) return;
  const uint64_t rows = model.store->rowCount();
  bool isNew = false;
  if (rows != rows_ && (rows_ == 0 || model.store->isFinished() || rows > rows_ + rows_ / 8 + 8)) {
    isNew = true;
    rows_ = rows;
    roles_.clear();
    for (const LinePart& part : model.parts) roles_.push_back(part.role);
    takeSamples(model);
    takeRange(model);
    takeSides(model);
  }
  const int letters = style.font.pixelSize();
  if (!isNew && room_.width() == style.room.width() && letters == letters_ && zoom == zoom_ && centre == centre_)
    return;
  room_ = style.room;
  letters_ = letters;
  zoom_ = zoom;
  centre_ = centre;
  if (!isEmpty()) place(model, style);
}

void TrackPlan::takeSamples(const LineModel& model) {
  const results::Store& store = *model.store;
  const uint64_t step = std::max<uint64_t>(1, (rows_ + kMostSamples - 1) / kMostSamples);
  samples_.assign(model.parts.size(), {});
  areLong_.assign(model.parts.size(), false);
  for (size_t i = 0; i < model.parts.size(); ++i) {
    const auto& ends = model.parts[i].ends;
    Samples& samples = samples_[i];
    const auto take = [&](uint64_t row) {
      const int64_t a = ends.empty() ? -1 : ends[0].position;
      const bool hasTwo = ends.size() > 1 && !ends[1].isSupport;
      samples.a.push_back(valueAtRow(store, a, row));
      samples.b.push_back(hasTwo ? valueAtRow(store, ends[1].position, row) : samples.a.back());
      // More than rounding.
      const double length = std::abs(samples.b.back() - samples.a.back());
      areLong_[i] = areLong_[i] || length > 1e-9 * std::max(1e-3, std::abs(samples.a.back()));
    };
    for (uint64_t row = 0; row < rows_; row += step) take(row);
    if ((rows_ - 1) % step != 0) take(rows_ - 1);
  }
}

// All positions so far, in round numbers; it never becomes smaller in a run.
void TrackPlan::takeRange(const LineModel& model) {
  double low = HUGE_VAL, high = -HUGE_VAL;
  largestForce_ = 0;
  for (const LinePart& part : model.parts) {
    for (const LineEnd& end : part.ends) {
      double least = 0, most = 0;
      if (end.isSupport || !rangeOf(*model.store, end.position, least, most)) continue;
      low = std::min(low, least);
      high = std::max(high, most);
    }
    if (part.role == PartRole::source || part.role == PartRole::source2)
      for (const LineEnd& end : part.ends)
        if (!end.isSupport && end.flow >= 0) largestForce_ = std::max(largestForce_, largestOf(*model.store, end.flow));
  }
  if (!(low <= high)) return;
  // What stands still is given a place to stand.
  if (high - low < 1e-9 * std::max(1.0, std::abs(high))) {
    const double some = std::max(0.5, std::abs(high) * 0.05);
    low -= some;
    high += some;
  }
  if (!isEmpty() && low >= low_ && high <= high_) return;
  if (!isEmpty()) {
    low = std::min(low, low_);
    high = std::max(high, high_);
  }
  step_ = roundAbove((high - low) / 9);
  low_ = std::floor(low / step_ + 1e-6) * step_;
  high_ = std::ceil(high / step_ - 1e-6) * step_;
}

// What stands beside its flange stands away from what else is joined there.
void TrackPlan::takeSides(const LineModel& model) {
  sides_.assign(model.parts.size(), -1);
  const auto middle = [&](size_t i) {
    const Samples& s = samples_[i];
    return s.a.empty() ? 0.0 : (s.a.front() + s.b.front()) / 2;
  };
  for (size_t i = 0; i < model.parts.size(); ++i) {
    if (!isBeside(roles_[i]) || model.parts[i].ends.empty()) continue;
    const int node = model.parts[i].ends.front().node;
    double others = 0;
    for (size_t j = 0; j < model.parts.size(); ++j) {
      if (j == i) continue;
      for (const LineEnd& end : model.parts[j].ends)
        if (end.node == node && !end.isSupport) others += middle(j) - middle(i);
    }
    if (others < 0) sides_[i] = 1;
  }
}

TrackCover TrackPlan::coverOf(const LineModel& model, size_t i, const LineStyle& style) const {
  const LinePart& part = model.parts[i];
  const Samples& samples = samples_[i];
  TrackCover cover;
  cover.isLabelAbove = isLabelAbove(i);
  const QString words = part.name + QStringLiteral("  ") + widestWords(model, part);
  const double width = style.texts.width(words, style.font) + 6;
  const double room = style.room.width();
  for (size_t k = 0; k < samples.a.size(); ++k) {
    const double from = zero_ + perMetre_ * samples.a[k], to = zero_ + perMetre_ * samples.b[k];
    const QRectF box = trackBox(part.role, from, to, sides_[i], areLong_[i], style.size());
    cover.from.push_back(static_cast<float>(box.left()));
    cover.to.push_back(static_cast<float>(box.right()));
    const double left = std::clamp(box.center().x() - width / 2, 2.0, std::max(2.0, room - width - 2));
    cover.labelFrom.push_back(static_cast<float>(left));
    cover.labelTo.push_back(static_cast<float>(left + width));
  }
  return cover;
}

void TrackPlan::place(const LineModel& model, const LineStyle& style) {
  ++version_;
  const bool hasBeside = std::any_of(roles_.begin(), roles_.end(),
                                     [](PartRole r) { return r == PartRole::source || r == PartRole::drive; });
  const double margin = (hasBeside ? kSourceRoom + 14 : 44) * style.size();
  const double room = std::max(60.0, style.room.width() - 2 * margin);
  perMetre_ = room / (high_ - low_) * zoom_;
  zero_ = style.room.width() / 2.0 - perMetre_ * ((low_ + high_) / 2 + centre_);
  std::vector<TrackCover> covers;
  for (size_t i = 0; i < model.parts.size(); ++i) covers.push_back(coverOf(model, i, style));
  // As the diagram has them: from above, and along the line.
  std::vector<int> order(covers.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
    const LinePart &p = model.parts[static_cast<size_t>(one)], &q = model.parts[static_cast<size_t>(other)];
    const int high = qRound(p.across / 10), low = qRound(q.across / 10);
    return high != low ? high < low : p.key < q.key;
  });
  const std::vector<int> before = lanes_;
  const auto count = [](const std::vector<int>& lanes) {
    return lanes.empty() ? 0 : *std::max_element(lanes.begin(), lanes.end()) + 1;
  };
  // Room for all words where it does not take many lanes more.
  lanes_ = packLanes(covers, order, before, true);
  laneCount_ = count(lanes_);
  if (laneCount_ <= 6) return;
  const std::vector<int> tight = packLanes(covers, order, {}, false);
  if (laneCount_ <= 2 * count(tight) + 2 && laneCount_ <= 14) return;
  lanes_ = tight;
  laneCount_ = count(tight);
}

}  // namespace armature::app
