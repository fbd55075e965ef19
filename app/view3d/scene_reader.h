// Where everything stands at a time point: values of a scene's variables from a store that may still be written.
// Between two rows values are interpolated; at a row they are the results'.
#pragma once
#include <optional>

#include "app/view3d/mesh.h"
#include "engine/facade/scene_description.h"
#include "engine/results/store.h"

namespace armature::app {

struct Pose {
  Vec3 origin;  // [m]
  Mat3 axes;    // columns are the axes' directions in the world
};

struct ShapePose : Pose {
  ShapeForm form;
  std::array<double, 3> color{};  // 0 … 1
  double specular = 0.7;
  bool isShown = true;  // has a size, and finite values
};

// A surface without its points, which may be many.
struct SurfacePose : Pose {
  std::array<double, 3> color{};  // 0 … 1
  double opacity = 1, specular = 0.7;
  bool isWire = false;
  bool isShown = true;  // has a place, and can be seen
};

struct VectorPose {
  Vec3 origin, vector;  // in the world
};

// A place between two rows of a store.
struct TimePlace {
  uint64_t row = 0, next = 0;
  double part = 0;  // 0 … 1 from row to next
};

class SceneReader {
 public:
  // The columns of the store are the variables that the scene was described from.
  SceneReader(const SceneDescription& scene, std::shared_ptr<const results::Store> store);

  const SceneDescription& scene() const { return scene_; }
  const std::shared_ptr<const results::Store>& store() const { return store_; }
  // Nothing while the store has no row. Times outside are taken as the first and the last.
  std::optional<TimePlace> at(double time) const;
  std::optional<TimePlace> last() const;

  ShapePose shape(size_t index, const TimePlace& place) const;
  SurfacePose surface(size_t index, const TimePlace& place) const;
  // Points of a surface in its frame, row by row [m].
  std::vector<Vec3> surfacePoints(size_t index, const TimePlace& place) const;
  // Their colours, 0 … 1; empty where all have the surface's.
  std::vector<std::array<double, 3>> surfaceColors(size_t index, const TimePlace& place) const;
  // Points and colours of a surface are the same at every time.
  bool isRigid(size_t index) const;
  Pose frame(const FrameVariables& frame, const TimePlace& place) const;
  // An arrow of the model: origin and vector, resolved in the world.
  VectorPose arrow(size_t index, const TimePlace& place) const;
  std::array<double, 3> color(const VectorVariables& variables, const TimePlace& place) const;
  // A vector that is resolved in a frame, turned into the world.
  Vec3 vectorIn(const FrameVariables& frame, const VectorVariables& variables, const TimePlace& place) const;
  // No vector of the run so far is longer: the largest value of each component, taken together.
  double largest(const VectorVariables& variables) const;
  // Place of a body's centre of mass.
  Vec3 centreOfMass(const BodyVariables& body, const TimePlace& place) const;
  // Against gravity; nothing without uniform gravity.
  std::optional<Vec3> up() const;
  double value(VariableIndex index, const TimePlace& place, double otherwise) const;

 private:
  Vec3 vector(const VectorVariables& variables, const TimePlace& place, const Vec3& otherwise) const;

  SceneDescription scene_;
  std::shared_ptr<const results::Store> store_;
};

// The corners of the box around a shape in its own axes; with a mesh from a file, of the mesh's box times `scale`.
std::array<Vec3, 8> cornersOf(const ShapePose& pose);
std::array<Vec3, 8> cornersOf(const ShapePose& pose, const Bounds& mesh, const Vec3& scale);
// Points that say how far a shape reaches: the corners of its box, of round ones points on their surface.
std::vector<Vec3> outlineOf(const ShapePose& pose);
// The box around a shape along the world's axes; empty for one that is not shown.
Bounds boundsOf(const ShapePose& pose);
// The rotation nearest to a matrix T of an orientation, as axes in the world: its rows, made perpendicular.
Mat3 axesOf(const std::array<double, 9>& T);

}  // namespace armature::app
