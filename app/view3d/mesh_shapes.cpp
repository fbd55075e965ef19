// The shapes one by one: surfaces of revolution, extruded outlines, a wound wire.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/view3d/mesh.h"

namespace armature::app {
namespace {

std::array<float, 3> toPoint(const Vec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

class MeshBuilder {
 public:
  uint32_t point(const Vec3& place, const Vec3& normal) {
    mesh_.points.push_back(toPoint(place));
    mesh_.normals.push_back(toPoint(unit(normal, {1, 0, 0})));
    return static_cast<uint32_t>(mesh_.points.size() - 1);
  }
  void triangle(uint32_t a, uint32_t b, uint32_t c) { mesh_.triangles.insert(mesh_.triangles.end(), {a, b, c}); }
  void quad(uint32_t a, uint32_t b, uint32_t c, uint32_t d) { triangle(a, b, c), triangle(a, c, d); }
  // A flat quadrilateral, anticlockwise from outside.
  void face(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d) {
    const Vec3 n = cross(c - a, d - b);
    const uint32_t first = point(a, n);
    point(b, n), point(c, n), point(d, n);
    quad(first, first + 1, first + 2, first + 3);
  }
  Mesh take() { return std::move(mesh_); }

 private:
  Mesh mesh_;
};

// A circle's direction in the plane across x.
Vec3 around(double angle) {
  return {0, std::cos(angle), std::sin(angle)};
}

// A band between two circles about x; `outward` is −1 for the inside of a pipe.
void band(MeshBuilder& b, double x0, double r0, double x1, double r1, int segments, double outward) {
  const double slope = (r0 - r1), length = x1 - x0;
  for (int k = 0; k <= segments; ++k) {
    const Vec3 e = around(2 * std::numbers::pi * (k % segments) / segments);
    const Vec3 n = outward * (length * e + Vec3{slope, 0, 0});
    const uint32_t at = b.point(r0 * e + Vec3{x0, 0, 0}, n);
    b.point(r1 * e + Vec3{x1, 0, 0}, n);
    if (k > 0) {
      const uint32_t last = at - 2;
      if (outward > 0)
        b.quad(last, at, at + 1, last + 1);
      else
        b.quad(last, last + 1, at + 1, at);
    }
  }
}

// A plane convex face over a rim, which runs anticlockwise about x; `side` = ±1 along x. Corners are cut off in rounds:
// triangles to a common middle would be so thin that a software renderer pays several times for each of their pixels.
void cap(MeshBuilder& b, std::vector<uint32_t> rim, double side) {
  while (rim.size() > 2) {
    std::vector<uint32_t> inner;
    for (size_t k = 0; k < rim.size(); k += 2) {
      inner.push_back(rim[k]);
      if (k + 1 == rim.size()) break;
      const uint32_t next = rim[(k + 2) % rim.size()];
      side > 0 ? b.triangle(rim[k], rim[k + 1], next) : b.triangle(rim[k], next, rim[k + 1]);
    }
    rim = std::move(inner);
  }
}

// A ring (or disc, inner = 0) across x that faces along `side` = ±1.
void ring(MeshBuilder& b, double x, double inner, double outer, int segments, double side) {
  if (!(outer > inner)) return;
  const Vec3 n{side, 0, 0}, at{x, 0, 0};
  if (!(inner > 0)) {
    std::vector<uint32_t> rim;
    for (int k = 0; k < segments; ++k)
      rim.push_back(b.point(outer * around(2 * std::numbers::pi * k / segments) + at, n));
    return cap(b, rim, side);
  }
  uint32_t last = 0;
  for (int k = 0; k <= segments; ++k) {
    const Vec3 e = around(2 * std::numbers::pi * (k % segments) / segments);
    const uint32_t here = b.point(outer * e + at, n);
    b.point(inner * e + at, n);
    if (k > 0) {
      if (side > 0)
        b.quad(last, here, here + 1, last + 1);
      else
        b.quad(last, last + 1, here + 1, here);
    }
    last = here;
  }
}

// A side wall along x from 0 to 1 over a closed outline in the y–z plane, anticlockwise as seen from +x.
void wall(MeshBuilder& b, const std::vector<Vec3>& outline, bool isInward) {
  for (size_t k = 0; k < outline.size(); ++k) {
    const Vec3 &p = outline[k], &q = outline[(k + 1) % outline.size()];
    const Vec3 up{1, 0, 0};
    if (isInward)
      b.face(q, p, p + up, q + up);
    else
      b.face(p, q, q + up, p + up);
  }
}

// The face of a gear with outer teeth, each of so many corners of the outline: root, tip, tip, root or root, tip.
void toothedCap(MeshBuilder& b, const std::vector<Vec3>& outline, const Vec3& at, const Vec3& normal, size_t corners) {
  const double side = normal.x;
  std::vector<uint32_t> rim, roots;
  rim.reserve(outline.size());
  for (const Vec3& p : outline) rim.push_back(b.point(p + at, normal));
  for (size_t k = 0; k < rim.size(); k += corners) {
    roots.push_back(rim[k]);
    if (corners == 2) {
      cap(b, {rim[k], rim[k + 1], rim[(k + 2) % rim.size()]}, side);
    } else {
      cap(b, {rim[k], rim[k + 1], rim[k + 2], rim[k + 3]}, side);
      roots.push_back(rim[k + 3]);
    }
  }
  cap(b, roots, side);
}

}  // namespace

Mesh makeBox() {
  MeshBuilder b;
  const auto corner = [](int x, int y, int z) { return Vec3{double(x), y - 0.5, z - 0.5}; };
  b.face(corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1));
  b.face(corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1), corner(0, 1, 0));
  b.face(corner(0, 1, 0), corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0));
  b.face(corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1));
  b.face(corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1));
  b.face(corner(0, 0, 0), corner(0, 1, 0), corner(1, 1, 0), corner(1, 0, 0));
  return b.take();
}

Mesh makeSphere(int segments) {
  MeshBuilder b;
  const int rows = segments / 2;
  const Vec3 middle{0.5, 0, 0};
  for (int i = 0; i <= rows; ++i) {
    const double angle = std::numbers::pi * i / rows;
    for (int k = 0; k <= segments; ++k) {
      const Vec3 n =
          std::sin(angle) * around(2 * std::numbers::pi * (k % segments) / segments) + Vec3{-std::cos(angle), 0, 0};
      const uint32_t at = b.point(middle + 0.5 * n, n);
      if (i == 0 || k == 0) continue;
      const uint32_t below = at - static_cast<uint32_t>(segments) - 1;
      if (i > 1) b.triangle(below - 1, below, at);
      if (i < rows) b.triangle(below - 1, at, at - 1);
    }
  }
  return b.take();
}

Mesh makeCone(double endRatio, int segments) {
  MeshBuilder b;
  const double r1 = 0.5 * endRatio;
  band(b, 0, 0.5, 1, r1, segments, 1);
  ring(b, 0, 0, 0.5, segments, -1);
  ring(b, 1, 0, r1, segments, 1);
  return b.take();
}

Mesh makeCylinder(bool hasRidge, int segments) {
  Mesh mesh = makeCone(1, segments);
  if (!hasRidge) return mesh;
  const Mesh box = makeBox();
  const auto first = static_cast<uint32_t>(mesh.points.size());
  for (const auto& p : box.points) mesh.points.push_back({p[0], 0.5F + 0.08F * p[1], 0.08F * p[2]});
  mesh.normals.insert(mesh.normals.end(), box.normals.begin(), box.normals.end());
  for (const uint32_t index : box.triangles) mesh.triangles.push_back(first + index);
  return mesh;
}

Mesh makePipe(double innerRatio, int segments) {
  // Fully hollow still has to be seen.
  const double inner = 0.5 * std::min(innerRatio, 0.995);
  if (inner < 1e-3) return makeCone(1, segments);
  MeshBuilder b;
  band(b, 0, 0.5, 1, 0.5, segments, 1);
  band(b, 0, inner, 1, inner, segments, -1);
  ring(b, 0, inner, 0.5, segments, -1);
  ring(b, 1, inner, 0.5, segments, 1);
  return b.take();
}

Mesh makeBeam(double ratio, int segments) {
  // The outline in the x–y plane: two half circles of diameter `ratio` in units of the length, y in units of the width.
  MeshBuilder b;
  std::vector<Vec3> outline, normals;
  for (int end = 0; end < 2; ++end) {
    for (int k = 0; k <= segments; ++k) {
      const double angle = std::numbers::pi * (end + double(k) / segments) - std::numbers::pi / 2;
      outline.push_back({(end == 0 ? 1 : 0) + 0.5 * ratio * std::cos(angle), 0.5 * std::sin(angle), 0});
      normals.push_back({std::cos(angle), ratio * std::sin(angle), 0});
    }
  }
  const Vec3 half{0, 0, 0.5};
  const auto count = static_cast<uint32_t>(outline.size());
  for (uint32_t k = 0; k < count; ++k) {
    const uint32_t next = (k + 1) % count;
    const uint32_t first = b.point(outline[k] - half, normals[k]);
    b.point(outline[next] - half, normals[next]);
    b.point(outline[next] + half, normals[next]);
    b.point(outline[k] + half, normals[k]);
    b.quad(first, first + 1, first + 2, first + 3);
  }
  for (const double side : {-1.0, 1.0}) {
    const Vec3 n{0, 0, side};
    std::vector<uint32_t> rim;
    for (const Vec3& p : outline) rim.push_back(b.point(p + side * half, n));
    cap(b, rim, side);
  }
  return b.take();
}

Mesh makeGear(int teeth, bool isSimple) {
  const int count = std::abs(teeth);
  if (count < 3) return makeCone(1);
  // Module in units of the pitch diameter; addendum 1, dedendum 1.25 modules (ISO 53).
  const double module = 1.0 / count;
  const bool isInternal = teeth < 0;
  const double tip = isInternal ? 0.5 - module : 0.5 + module;
  const double root = isInternal ? 0.5 + 1.25 * module : std::max(0.5 - 1.25 * module, 0.1);
  std::vector<Vec3> outline;
  for (int k = 0; k < count; ++k) {
    const double pitch = 2 * std::numbers::pi / count, at = pitch * k;
    using Corner = std::pair<double, double>;
    const std::vector<Corner> corners =
        isSimple ? std::vector<Corner>{{-0.5, root}, {0, tip}}
                 : std::vector<Corner>{{-0.36, root}, {-0.14, tip}, {0.14, tip}, {0.36, root}};
    for (const auto& [part, radius] : corners) outline.push_back(radius * around(at + part * pitch));
  }
  MeshBuilder b;
  wall(b, outline, isInternal);
  const double rim = root + 2.5 * module;
  const auto size = outline.size();
  for (const double side : {-1.0, 1.0}) {
    const Vec3 n{side, 0, 0}, at{side > 0 ? 1.0 : 0.0, 0, 0};
    if (!isInternal) {
      toothedCap(b, outline, at, n, isSimple ? 2 : 4);
      continue;
    }
    uint32_t last = 0;
    for (size_t k = 0; k <= size; ++k) {
      const Vec3& p = outline[k % size];
      const uint32_t here = b.point(p + at, n);
      b.point(rim * unit(p, p) + at, n);
      if (k > 0) side > 0 ? b.quad(last, last + 1, here + 1, here) : b.quad(last, here, here + 1, last + 1);
      last = here;
    }
  }
  if (isInternal) {
    std::vector<Vec3> outer;
    outer.reserve(outline.size());
    for (const Vec3& p : outline) outer.push_back(rim * unit(p, p));
    wall(b, outer, false);
  }
  return b.take();
}

Mesh makeSpring(double windings, double length, double coil, double wire, int stepsPerWinding) {
  const int sides = stepsPerWinding < 10 ? 3 : stepsPerWinding < 20 ? 5 : 8;
  const int steps = std::max(8, static_cast<int>(std::lround(windings * stepsPerWinding)));
  // The wire stays within the length.
  const double radius = std::min(wire, 0.45 * length), reach = length - 2 * radius;
  MeshBuilder b;
  for (int i = 0; i <= steps; ++i) {
    const double part = double(i) / steps, angle = 2 * std::numbers::pi * windings * part;
    const Vec3 out = around(angle);
    const Vec3 along = unit({reach, -2 * std::numbers::pi * windings * coil * std::sin(angle),
                             2 * std::numbers::pi * windings * coil * std::cos(angle)},
                            {1, 0, 0});
    const Vec3 side = cross(along, out);
    const Vec3 middle = coil * out + Vec3{radius + reach * part, 0, 0};
    for (int k = 0; k <= sides; ++k) {
      const double turn = 2 * std::numbers::pi * (k % sides) / sides;
      const Vec3 n = std::cos(turn) * out + std::sin(turn) * side;
      const uint32_t at = b.point(middle + radius * n, n);
      if (i > 0 && k > 0) {
        const uint32_t before = at - static_cast<uint32_t>(sides) - 1;
        b.quad(before - 1, before, at, at - 1);
      }
    }
    if (i == 0 || i == steps) {
      const Vec3 n = i == 0 ? -along : along;
      const uint32_t centre = b.point(middle, n);
      for (int k = 0; k <= sides; ++k) {
        const double turn = 2 * std::numbers::pi * (k % sides) / sides;
        const uint32_t at = b.point(middle + radius * (std::cos(turn) * out + std::sin(turn) * side), n);
        if (k == 0) continue;
        i == 0 ? b.triangle(centre, at, at - 1) : b.triangle(centre, at - 1, at);
      }
      // The next ring looks back over the caps.
      if (i == 0) {
        for (int k = 0; k <= sides; ++k) {
          const double turn = 2 * std::numbers::pi * (k % sides) / sides;
          const Vec3 r = std::cos(turn) * out + std::sin(turn) * side;
          b.point(middle + radius * r, r);
        }
      }
    }
  }
  return b.take();
}

Mesh makeArrow() {
  MeshBuilder b;
  constexpr int kSegments = 16;
  constexpr double kHead = 0.75;
  band(b, 0, 0.5, kHead, 0.5, kSegments, 1);
  ring(b, 0, 0, 0.5, kSegments, -1);
  band(b, kHead, 1.25, 1, 0, kSegments, 1);
  ring(b, kHead, 0.5, 1.25, kSegments, -1);
  return b.take();
}

}  // namespace armature::app
