// How fast the points of a diagram move: flanges and frames have angle or position, but not their derivatives. A point
// is known by the series of its position, so that connected flanges are one point. Its speed is, in this order: zero
// where the position is constant; the derivative that the run has; what a part's own relation says from another point
// (a rod, a gear, a body); the differences of the position over the rows around, where nothing else is known.
#pragma once
#include <map>
#include <unordered_map>

#include "app/power/energy_table.h"
#include "app/power/formula.h"
#include "engine/facade/domain.h"

namespace armature::app {

class Speeds {
 public:
  explicit Speeds(const results::Store& store);

  // The point of a flange or frame by its full name ("mass1.flange_a"); −1 where it is not among the results.
  int pointOf(const std::string& connector, Domain domain);
  // Takes in how a part's connectors move; `path`: its full name with the dot. The names of `row` may be of connectors
  // that are not there: then it says nothing.
  void relate(const MotionRow& row, const std::string& path);
  // After the last of these: finds a way to each speed. Cost about proportional to points times their longest chain.
  void resolve();

  // The speeds of all points in a row, by point [m/s, rad/s]; vectors are seen from the world.
  void read(uint64_t row, std::vector<Quantity>& speeds) const;
  size_t count() const { return points_.size(); }
  // Points whose speeds are differences of positions: less accurate than the run.
  size_t differenceCount() const;

 private:
  enum class Way : uint8_t { unknown, zero, columns, link, difference };
  struct Rate {
    int64_t column = -1;  // −1: zero
    double sign = 1;
  };
  struct Point {
    Columns position;
    Way way = Way::unknown;
    std::array<Rate, 3> rates{};
    int link = -1;
    bool isForward = true;  // the link gives `to`
  };
  struct Link {
    int to = -1, from = -1, base = -1;  // −1: the ground
    std::optional<Formula> times, speed;
    std::vector<int> needs;  // points that `speed` reads
    bool isRigid = false;
    Columns turn, turnRate;  // frame_from.R.T and .R.w
  };

  int addPoint(const Columns& position);
  bool rateOf(int64_t position, Rate& rate) const;
  bool isKnown(int point) const { return point < 0 || points_[static_cast<size_t>(point)].way != Way::unknown; }
  bool follow(int link);
  Quantity linkSpeed(const Point& point, uint64_t row, const std::vector<Quantity>& speeds) const;
  double slope(int64_t column, uint64_t row) const;

  const results::Store& store_;
  std::unordered_map<uint32_t, Rate> rates_;  // by series of the position
  std::map<std::array<int64_t, 4>, int> byPosition_;
  std::vector<Point> points_;
  std::vector<Link> links_;
  std::vector<int> order_;  // in which speeds can be read
};

}  // namespace armature::app
