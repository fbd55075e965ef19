// How far a scene reaches: its bodies in every position of the results seen so far, and apart from them the world's
// axes, whose length tells nothing of the bodies. Lengths in metres.
#pragma once
#include <cstdint>

#include "app/view3d/extent.h"

namespace armature::app {

class SceneExtent {
 public:
  enum class Of {
    bodies,  // what is to be seen
    world,   // the world's axes beside bodies
    ground   // what need not come into sight as a whole
  };

  void clear() { *this = {}; }
  void add(const Vec3& point, Of of);
  // Rows of a store of so many that say how far its bodies reach and have not been asked for yet: some of many, the
  // last one among them.
  std::vector<uint64_t> rowsToVisit(uint64_t rowCount);
  // Bodies have become larger, at every time: all rows are asked for again.
  void visitAgain() { visitedRows_ = 0; }

  // Of the bodies; empty until something has been added.
  const Bounds& bounds() const { return bodies_.bounds(); }
  // Of all that is drawn, for the clipping planes.
  const Bounds& everything() const { return everything_; }
  // The points of each that reach farthest.
  std::vector<Vec3> bodyPoints() const { return bodies_.points(); }
  std::vector<Vec3> worldPoints() const;
  // How large the world's axes are shown, of what the model says: little longer than the way from their origin to the
  // farthest body, or small bodies would lie hidden within them.
  double worldScale() const;
  // How far the bodies' bounds reach along a direction; low > high while they are empty.
  struct Range {
    double low = 1e300, high = -1e300;
  };
  Range along(const Vec3& direction) const;

 private:
  Extent bodies_, world_;
  Bounds everything_;
  uint64_t visitedRows_ = 0;
};

}  // namespace armature::app
