// What ways of wires cost, piece by piece: their length, and what they run through, along, across and upon.
#pragma once
#include <cmath>
#include <optional>
#include <vector>

#include "engine/diagram/line_search.h"
#include "engine/diagram/wire_router.h"

namespace armature::diagram::route {

inline constexpr double kStub = 6;       // [unit] straight piece before the first bend
inline constexpr double kClearance = 4;  // [unit] between a wire and a part
inline constexpr double kBeside = 0.5;   // [unit] away from a part it does not run through it
inline constexpr double kBendCost = 14;  // [unit] length that one bend is worth
inline constexpr double kCrossCost = 6;
inline constexpr double kOverlapCost = 60;
inline constexpr double kApart = 6;       // [unit] two wires of different nets nearer than this are hard to tell apart
inline constexpr double kLeastApart = 4;  // where there is no more room
inline constexpr double kCloseCost = 1;   // of each unit along which they are, besides its length
inline constexpr double kTouch = 0.9;     // [unit]
inline constexpr double kTouchCost = 15;  // of an end of another net's wire upon the way: it looks joined
inline constexpr double kDoubleLine = 7;  // [unit] two wires of one net nearer than this look like a slip
inline constexpr double kDoubleCost = 40;
inline constexpr double kNearCost = 4;    // closely along a part
inline constexpr double kNoCost = 1e-9;   // costs and lengths that are the same but for rounding
inline constexpr double kHitCost = 4000;  // running through a part: only where nothing else is possible
inline constexpr double kHomeCost = 2;    // of each unit in the part that the wire leaves, besides its length

inline Point operator+(const Point& a, const Point& b) {
  return {a.x + b.x, a.y + b.y};
}
inline Point operator-(const Point& a, const Point& b) {
  return {a.x - b.x, a.y - b.y};
}
inline Point operator*(const Point& a, double factor) {
  return {a.x * factor, a.y * factor};
}
inline double dx(const RouteLine& line) {
  return line.b.x - line.a.x;
}
inline double dy(const RouteLine& line) {
  return line.b.y - line.a.y;
}
inline double lengthOf(const RouteLine& line) {
  return std::hypot(dx(line), dy(line));
}

// Within, and not at a border.
bool between(double v, double a, double b);
bool isWithin(const Point& point, const RouteBox& box);
// Length that two segments share when they run less than `apart` beside each other, else 0.
double overlap(const RouteLine& a, const RouteLine& b, double apart);
// Whether a piece runs closely beside a wire, not upon it.
bool isBeside(const RouteLine& line, const RouteLine& own);

// What a straight piece may meet.
struct Surroundings {
  std::vector<RouteBox> hits, near;  // parts that it would run through, or closely along
  std::vector<RouteLine> others, own;
  std::vector<Point> ends;  // of the others, but for those at which the wire ends, too
  std::vector<RouteBox> homes;
};

// Price of a straight piece without its bends.
double segmentCost(const RouteLine& line, const Surroundings& around);
// A bend within the part that the wire leaves looks like something of its icon.
double bendCost(const Point& at, const std::vector<RouteBox>& homes);

// The prices of the pieces between neighbouring crossings of lines, those of a whole line when one of them is asked for
// first: what lies about reaches few of its pieces each. All three outlive it.
class PiecePrices : public LinePrices {
 public:
  PiecePrices(const Surroundings& around, const std::vector<double>& xs, const std::vector<double>& ys);
  double bend(const Point& at) const override { return bendCost(at, around_.homes); }
  double leastBend() const override { return kBendCost; }
  double piece(size_t x, size_t y, bool isRow) override {
    Lines& lines = isRow ? rows_ : columns_;
    const size_t line = isRow ? y : x;
    if (!lines.areKnown[line]) work(lines, line);
    return lines.prices[line * lines.along.size() + (isRow ? x : y)];
  }

 private:
  // A piece as what it meets is told by.
  struct Piece {
    RouteLine line;
    double length;
    RouteBox core;  // without its ends
    RouteBox upon;  // where an end of another wire touches it
  };
  static Piece pieceOf(const RouteLine& line);
  friend double segmentCost(const RouteLine& line, const Surroundings& around);
  // The rows or the columns.
  struct Lines {
    bool areRows;
    const std::vector<double>&at, &along;  // where they lie, and where the pieces upon each of them begin
    std::vector<char> areKnown = std::vector<char>(at.size());
    std::vector<double> prices = std::vector<double>(at.size() * along.size());
  };
  // A wire, and from where to where it goes level and upright.
  struct Wire {
    RouteLine line;
    RouteBox box;
  };
  static std::vector<Wire> wiresOf(const std::vector<RouteLine>& lines);
  void work(Lines& lines, size_t line);
  void addParts(const Lines& lines, double at, double* prices) const;
  void addWires(const Lines& lines, double at, double* prices) const;
  template <class Cost>
  void add(const Lines& lines, double low, double high, double* prices, const Cost& cost) const;

  const Surroundings& around_;
  std::vector<Wire> others_, own_;
  Lines rows_, columns_;
  std::vector<Piece> pieces_;  // of the line that is worked out
};

}  // namespace armature::diagram::route
