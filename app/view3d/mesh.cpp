#include "app/view3d/mesh.h"

#include <algorithm>
#include <map>

namespace armature::app {

namespace {
Vec3 toVec(const std::array<float, 3>& p) {
  return {static_cast<double>(p[0]), static_cast<double>(p[1]), static_cast<double>(p[2])};
}
}  // namespace

double Mesh::volume() const {
  double sum = 0;
  for (size_t k = 0; k + 2 < triangles.size(); k += 3) {
    const Vec3 a = toVec(points[triangles[k]]), b = toVec(points[triangles[k + 1]]),
               c = toVec(points[triangles[k + 2]]);
    sum += dot(a, cross(b, c));
  }
  return sum / 6;
}

Bounds Mesh::bounds() const {
  Bounds all;
  for (const auto& p : points) all.add(toVec(p));
  return all;
}

double Mesh::hit(const Vec3& origin, const Vec3& direction) const {
  double nearest = -1;
  for (size_t k = 0; k + 2 < triangles.size(); k += 3) {
    const Vec3 a = toVec(points[triangles[k]]);
    const Vec3 ab = toVec(points[triangles[k + 1]]) - a, ac = toVec(points[triangles[k + 2]]) - a;
    const Vec3 p = cross(direction, ac);
    const double determinant = dot(ab, p);
    if (std::abs(determinant) < 1e-300) continue;
    const Vec3 s = origin - a;
    const double u = dot(s, p) / determinant;
    if (u < 0 || u > 1) continue;
    const Vec3 q = cross(s, ab);
    const double v = dot(direction, q) / determinant;
    if (v < 0 || u + v > 1) continue;
    const double t = dot(ac, q) / determinant;
    if (t >= 0 && (nearest < 0 || t < nearest)) nearest = t;
  }
  return nearest;
}

bool Mesh::isClosed() const {
  // Corners with several normals are several points: an edge is told by its places.
  std::map<std::pair<std::array<float, 3>, std::array<float, 3>>, int> edges;
  const auto place = [this](uint32_t index) {
    std::array<float, 3> p = points[index];
    for (float& c : p) c = static_cast<float>(std::round(static_cast<double>(c) * 1e5)) + 0.0F;
    return p;
  };
  for (size_t k = 0; k + 2 < triangles.size(); k += 3) {
    const std::array<std::array<float, 3>, 3> corner{place(triangles[k]), place(triangles[k + 1]),
                                                     place(triangles[k + 2])};
    for (size_t e = 0; e < 3; ++e) {
      const auto &from = corner[e], &to = corner[(e + 1) % 3];
      if (from == to) continue;
      edges[{from, to}] += 1;
      edges[{to, from}] -= 1;
    }
  }
  return std::all_of(edges.begin(), edges.end(), [](const auto& e) { return e.second == 0; });
}

namespace {

// Steps of the logarithm of a proportion within which a mesh is kept: 4 %.
constexpr double kStep = 0.04;
long stepOf(double ratio) {
  return std::lround(std::log(std::clamp(ratio, 1e-6, 1e6)) / kStep);
}
double valueOf(long step) {
  return std::exp(kStep * static_cast<double>(step));
}
double positive(double value) {
  return std::isfinite(value) ? std::max(std::abs(value), 1e-9) : 1e-9;
}
int teethOf(double extra) {
  return static_cast<int>(std::lround(std::clamp(std::isfinite(extra) ? extra : 0.0, -400.0, 400.0)));
}
double ratioOf(double extra) {
  return std::isfinite(extra) ? std::clamp(extra, 0.0, 1.0) : 0;
}
double windingsOf(double extra) {
  return std::isfinite(extra) ? std::clamp(std::abs(extra), 0.5, 100.0) : 1;
}

// Sizes for which the mesh of a spring is made, in units of the coil's diameter.
struct SpringSize {
  double length, wire;
};
SpringSize springSize(const ShapeForm& form) {
  const double width = positive(form.width);
  return {valueOf(stepOf(positive(form.length) / width)), valueOf(stepOf(positive(form.height) / 4 / width))};
}

}  // namespace

std::string meshKey(const ShapeForm& form) {
  const std::string& t = form.type;
  const auto rounded = [](double value) { return std::to_string(std::lround(value * 1000)); };
  if (t == "cone") return t + rounded(std::isfinite(form.extra) ? std::clamp(form.extra, 0.0, 100.0) : 0);
  if (t == "pipe" || t == "pipecylinder") return "pipe" + rounded(ratioOf(form.extra));
  if (t == "beam") return t + std::to_string(stepOf(positive(form.width) / positive(form.length)));
  if (t == "gearwheel") return t + std::to_string(teethOf(form.extra));
  if (t == "spring") {
    const double width = positive(form.width);
    return t + rounded(windingsOf(form.extra)) + "," + std::to_string(stepOf(positive(form.length) / width)) + "," +
           std::to_string(stepOf(positive(form.height) / 4 / width));
  }
  if (t == "cylinder") return t + (form.extra > 0 ? "+" : "");
  if (t == "sphere") return t;
  return "box";
}

Mesh makeMesh(const ShapeForm& form, double detail) {
  const std::string& t = form.type;
  const auto parts = [detail](int usual) {
    return std::max(8, 2 * static_cast<int>(std::lround(0.5 * usual * detail)));
  };
  if (t == "sphere") return makeSphere(parts(32));
  if (t == "cylinder") return makeCylinder(form.extra > 0, parts(40));
  if (t == "cone") return makeCone(std::isfinite(form.extra) ? std::clamp(form.extra, 0.0, 100.0) : 0, parts(40));
  if (t == "pipe" || t == "pipecylinder") return makePipe(ratioOf(form.extra), parts(48));
  if (t == "beam") return makeBeam(valueOf(stepOf(positive(form.width) / positive(form.length))), parts(24));
  if (t == "gearwheel") return makeGear(teethOf(form.extra), detail < 0.4);
  if (t == "spring") {
    const SpringSize size = springSize(form);
    return makeSpring(windingsOf(form.extra), size.length, 0.5, size.wire, parts(28));
  }
  return makeBox();
}

Vec3 meshScale(const ShapeForm& form) {
  const double length = std::isfinite(form.length) ? form.length : 0, width = positive(form.width);
  if (form.type == "spring") return {length / springSize(form).length, width, width};
  return {length, width, positive(form.height)};
}

}  // namespace armature::app
