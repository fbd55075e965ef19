// What of a track holds for a whole run: the range of its axis, and the lane of each part, found from all that the run
// has said so far so that nothing jumps while time goes on.
#pragma once
#include "app/lines/line_picture.h"
#include "app/lines/track_lanes.h"

namespace armature::app {

// Sizes of drawings [px], at letters of the usual size.
inline constexpr double kBodyWidth = 26, kLeastElastic = 8, kLeastBody = 3, kHatch = 12, kSourceRoom = 58, kDial = 20,
                        kDrive = 30;

// What a part covers between its ends, in pixels: `from` and `to` of a and b, the same where it has but one.
// `side`: of what stands beside its flange. `isLong`: a body that has a length.
QRectF trackBox(PartRole role, double from, double to, int side, bool isLong, double size);

class TrackPlan {
 public:
  // Another line or run.
  void clear();
  // Takes in what the run has more since the last call, now and then only while it grows; another width, another size
  // of letters or another zoom lays the lanes anew.
  void update(const LineModel& model, const LineStyle& style, double zoom, double centre);

  bool isEmpty() const { return !(high_ > low_); }
  double low() const { return low_; }    // [m]
  double high() const { return high_; }  // [m]
  double step() const { return step_; }  // [m] between ticks
  double zero() const { return zero_; }  // [px]
  double perMetre() const { return perMetre_; }
  int laneCount() const { return laneCount_; }
  int lane(size_t part) const { return lanes_.at(part); }
  int side(size_t part) const { return sides_.at(part); }
  bool isLong(size_t part) const { return areLong_.at(part); }
  bool isLabelAbove(size_t part) const;
  // Whether words stand above, or below, the drawings of a lane.
  bool hasWordsAbove(int lane) const { return hasWords(lane, true); }
  bool hasWordsBelow(int lane) const { return hasWords(lane, false); }
  // [N] the largest force of a source.
  double largestForce() const { return largestForce_; }
  // Counts how often lanes have been laid.
  int version() const { return version_; }

 private:
  bool hasWords(int lane, bool areAbove) const;
  void takeRange(const LineModel& model);
  void takeSamples(const LineModel& model);
  void takeSides(const LineModel& model);
  void place(const LineModel& model, const LineStyle& style);
  TrackCover coverOf(const LineModel& model, size_t part, const LineStyle& style) const;

  // Positions of both ends of each part at the sampled rows [m].
  struct Samples {
    std::vector<double> a, b;
  };
  uint64_t rows_ = 0;
  std::vector<Samples> samples_;
  std::vector<PartRole> roles_;
  std::vector<int> lanes_, sides_;
  std::vector<bool> areLong_;
  double low_ = 0, high_ = 0, step_ = 0, zero_ = 0, perMetre_ = 0, largestForce_ = 0;
  int laneCount_ = 0, version_ = 0;
  // What the lanes hold for.
  QSize room_;
  int letters_ = 0;
  double zoom_ = 1, centre_ = 0;
};

}  // namespace armature::app
