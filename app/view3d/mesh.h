// Triangle meshes of the visual shapes, without any graphics system. A mesh lies in the coordinates of its shape: x
// along the length from 0 to 1, y along the width and z along the height from −½ to ½, to be scaled by the shape's
// size. Shapes whose form depends on their proportions (beam, spring) are made for these. Triangles are wound
// anticlockwise as seen from outside; normals point outwards.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/view3d/spatial.h"

namespace armature::app {

struct Mesh {
  std::vector<std::array<float, 3>> points, normals;  // equally long
  std::vector<uint32_t> triangles;                    // three indices each
  std::vector<std::array<float, 3>> colors;           // of the points, 0 … 1 (sRGB); empty, or as long as they
  std::vector<uint32_t> lines;                        // two indices each; where there are some, they alone are drawn
  bool isFile = false;                                // from a file: in metres, not in units of the shape's size

  size_t triangleCount() const { return triangles.size() / 3; }
  // Enclosed volume by the divergence theorem; of a closed mesh.
  double volume() const;
  Bounds bounds() const;
  // Distance along a ray [in lengths of the direction] to the nearest triangle, below 0 when none is met. Linear in the
  // number of triangles (Möller and Trumbore 1997).
  double hit(const Vec3& origin, const Vec3& direction) const;
  // Whether every edge belongs to two triangles with opposite directions.
  bool isClosed() const;
};

using MeshPtr = std::shared_ptr<const Mesh>;

// The form of a shape, and what it depends on.
struct ShapeForm {
  std::string type = "box";
  double extra = 0;
  double length = 1, width = 1, height = 1;  // [m]
};

// Two forms with equal keys have the same mesh, up to scale.
std::string meshKey(const ShapeForm& form);
// An unknown type gives a box. `detail` 0 … 1: how many of the usual segments round things have.
Mesh makeMesh(const ShapeForm& form, double detail = 1);
// The factors by which the mesh of a form is scaled along x, y and z. A spring or beam in the course of a change of
// length keeps its mesh within a few per cent.
Vec3 meshScale(const ShapeForm& form);

Mesh makeBox();
Mesh makeSphere(int segments = 32);
// Radii at x = 0 and x = 1 as a part of the outer radius ½; inner radius likewise, 0 = solid.
Mesh makeCone(double endRatio, int segments = 40);
// With a ridge along its surface, a turning cylinder is seen to turn.
Mesh makeCylinder(bool hasRidge, int segments = 40);
Mesh makePipe(double innerRatio, int segments = 48);
// Beam: a bar with round ends about the axes x = 0 and x = 1, thickness along z; `ratio` = width/length.
Mesh makeBeam(double ratio, int segments = 24);
// Teeth on a pitch circle of radius ½; negative: an internal gear. `isSimple`: pointed ones, of half as many triangles.
Mesh makeGear(int teeth, bool isSimple = false);
// A wire of radius `wire` wound `windings` times about x with coil radius `coil`, x from 0 to `length`.
Mesh makeSpring(double windings, double length, double coil, double wire, int stepsPerWinding = 28);
// Points in rows and columns [m], neighbours joined by facets with smooth normals; the front is where the directions
// along the columns and along the rows make a right-handed system with the normal. What meets itself, as the rims of a
// tube or the pole of a sphere, is smooth there as well. Facets with a point that is not finite are left out. `isWire`:
// only lines along rows and columns are drawn.
Mesh makeSurface(size_t rows, size_t columns, const std::vector<Vec3>& points,
                 const std::vector<std::array<double, 3>>& colors, bool isWire);
// An arrow of length 1 along x with a head; `width` is the diameter of the shaft.
Mesh makeArrow();

}  // namespace armature::app
