// Force and torque at the frames of bodies, for the cut view: at each frame as the results have them, resolved in that
// frame; added up they have to be seen from one side, that of the world.
#pragma once
#include <array>

#include "app/power/formula.h"
#include "app/teaching/drawn.h"
#include "app/teaching/instant.h"

namespace armature::app {

class FrameLoads {
 public:
  explicit FrameLoads(const Instant& instant) : instant_(instant) {}
  // `end`: as it is called; `path`: of its variables, with what is in front. Nothing where these are not there.
  void add(const QString& end, const QString& path);
  bool isEmpty() const { return frames_.empty(); }
  size_t count() const { return frames_.size(); }
  // Rows of each frame: its force, its torque.
  std::vector<DrawnCut::Row> faces() const;
  // The sum of the forces, and of the torques about the first frame, both resolved in the world; none of one frame.
  std::vector<DrawnCut::Row> sums() const;

 private:
  using Vector = Vector3;
  struct Frame {
    QString end;
    std::array<int64_t, 3> force, torque, position;  // columns
    std::array<int64_t, 9> turn;                     // row by row
  };
  struct Sums {
    Vector force{}, torque{};
    double largestForce = 0, largestTorque = 0;
  };
  // In a row of the results.
  Sums sumsIn(uint64_t row) const;
  const Instant& instant_;
  std::vector<Frame> frames_;
};

}  // namespace armature::app
