// A surface given by points in rows and columns.
#include <algorithm>

#include "app/view3d/mesh.h"

namespace armature::app {
namespace {

bool isFinite(const Vec3& p) {
  return std::isfinite(dot(p, p));
}

// Sums of normals at points that lie at the same place become one.
class SharedNormals {
 public:
  SharedNormals(const std::vector<Vec3>& points, std::vector<Vec3>& normals) : points_(points), normals_(normals) {
    Bounds box;
    for (const Vec3& p : points) box.add(p);
    near_ = 1e-6 * box.radius();
  }
  bool areSame(size_t a, size_t b) const { return norm(points_[a] - points_[b]) <= near_; }
  void join(size_t a, size_t b) { normals_[a] = normals_[b] = normals_[a] + normals_[b]; }
  // A line of points, `step` apart: one pole, where all are the same.
  void joinPole(size_t first, size_t step, size_t count) {
    Vec3 sum;
    for (size_t k = 0; k < count; ++k) {
      if (!areSame(first, first + k * step)) return;
      sum = sum + normals_[first + k * step];
    }
    for (size_t k = 0; k < count; ++k) normals_[first + k * step] = sum;
  }
  // Two lines of points: one seam, where each point of one lies on its partner.
  void joinSeam(size_t first, size_t second, size_t step, size_t count) {
    for (size_t k = 0; k < count; ++k)
      if (!areSame(first + k * step, second + k * step)) return;
    for (size_t k = 0; k < count; ++k) join(first + k * step, second + k * step);
  }

 private:
  const std::vector<Vec3>& points_;
  std::vector<Vec3>& normals_;
  double near_ = 0;
};

std::array<float, 3> toFloats(const Vec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

}  // namespace

Mesh makeSurface(size_t rows, size_t columns, const std::vector<Vec3>& points,
                 const std::vector<std::array<double, 3>>& colors, bool isWire) {
  Mesh mesh;
  if (rows < 2 || columns < 2 || points.size() != rows * columns) return mesh;
  std::vector<Vec3> normals(points.size());
  for (size_t i = 0; i + 1 < rows; ++i) {
    for (size_t j = 0; j + 1 < columns; ++j) {
      const size_t a = i * columns + j, b = a + columns, c = b + 1, d = a + 1;
      if (!isFinite(points[a]) || !isFinite(points[b]) || !isFinite(points[c]) || !isFinite(points[d])) continue;
      // The diagonals' product favours no corner; facets count alike, large or small.
      const Vec3 normal = unit(cross(points[c] - points[a], points[d] - points[b]), {});
      for (const size_t k : {a, b, c, d}) normals[k] = normals[k] + normal;
      for (const size_t k : {a, b, c, a, c, d}) mesh.triangles.push_back(static_cast<uint32_t>(k));
    }
  }
  SharedNormals shared(points, normals);
  const size_t lastRow = (rows - 1) * columns, lastColumn = columns - 1;
  shared.joinSeam(0, lastRow, 1, columns);
  shared.joinSeam(0, lastColumn, columns, rows);
  shared.joinPole(0, 1, columns), shared.joinPole(lastRow, 1, columns);
  shared.joinPole(0, columns, rows), shared.joinPole(lastColumn, columns, rows);
  for (size_t k = 0; k < points.size(); ++k) {
    mesh.points.push_back(isFinite(points[k]) ? toFloats(points[k]) : std::array<float, 3>{});
    mesh.normals.push_back(toFloats(unit(normals[k], {0, 0, 1})));
  }
  if (colors.size() == points.size()) {
    for (const auto& c : colors)
      mesh.colors.push_back({static_cast<float>(c[0]), static_cast<float>(c[1]), static_cast<float>(c[2])});
  }
  const auto line = [&](size_t a, size_t b) {
    if (!isFinite(points[a]) || !isFinite(points[b])) return;
    mesh.lines.push_back(static_cast<uint32_t>(a)), mesh.lines.push_back(static_cast<uint32_t>(b));
  };
  for (size_t k = 0; isWire && k < points.size(); ++k) {
    if (k + columns < points.size()) line(k, k + columns);
    if (k % columns != lastColumn) line(k, k + 1);
  }
  return mesh;
}

}  // namespace armature::app
