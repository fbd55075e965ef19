// Vectors and rotations in space in double precision; a matrix is given by its columns, the images of the axes.
#pragma once
#include <array>
#include <cmath>

namespace armature::app {

struct Vec3 {
  double x = 0, y = 0, z = 0;
  double operator[](int k) const { return k == 0 ? x : k == 1 ? y : z; }
  bool operator==(const Vec3&) const = default;
};

inline Vec3 operator+(const Vec3& a, const Vec3& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline Vec3 operator-(const Vec3& a, const Vec3& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline Vec3 operator-(const Vec3& a) {
  return {-a.x, -a.y, -a.z};
}
inline Vec3 operator*(double s, const Vec3& a) {
  return {s * a.x, s * a.y, s * a.z};
}
inline double dot(const Vec3& a, const Vec3& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Vec3 cross(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double norm(const Vec3& a) {
  return std::sqrt(dot(a, a));
}
// The unit vector along a, or `otherwise` when a has no length (or is not a number).
inline Vec3 unit(const Vec3& a, const Vec3& otherwise) {
  const double n = norm(a);
  return n > 1e-300 && std::isfinite(n) ? (1 / n) * a : otherwise;
}
// Some unit vector across a unit vector.
inline Vec3 across(const Vec3& a) {
  return unit(cross(a, std::abs(a.x) < 0.7 ? Vec3{1, 0, 0} : Vec3{0, 1, 0}), {0, 1, 0});
}

struct Mat3 {
  Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
  bool operator==(const Mat3&) const = default;
};

inline Vec3 operator*(const Mat3& m, const Vec3& v) {
  return v.x * m.x + v.y * m.y + v.z * m.z;
}
inline Mat3 operator*(const Mat3& a, const Mat3& b) {
  return {a * b.x, a * b.y, a * b.z};
}
// The inverse of a rotation applied to v.
inline Vec3 inverseTimes(const Mat3& m, const Vec3& v) {
  return {dot(m.x, v), dot(m.y, v), dot(m.z, v)};
}

// Axes along a length and a width direction: x along the length, y in the plane of both, z across; defaults take the
// place of directions that are zero or parallel.
inline Mat3 axesAlong(const Vec3& length, const Vec3& width) {
  Mat3 m;
  m.x = unit(length, {1, 0, 0});
  const Vec3 z = cross(m.x, width);
  m.z = norm(z) > 1e-10 * norm(width) ? unit(z, across(m.x)) : across(m.x);
  m.y = cross(m.z, m.x);
  return m;
}

// A rotation as quaternion (w, x, y, z), by the largest of the four squares (Shepperd 1978).
inline std::array<double, 4> quaternionOf(const Mat3& m) {
  const double trace = m.x.x + m.y.y + m.z.z;
  if (trace > 0) {
    const double s = 2 * std::sqrt(trace + 1);
    return {s / 4, (m.y.z - m.z.y) / s, (m.z.x - m.x.z) / s, (m.x.y - m.y.x) / s};
  }
  if (m.x.x >= m.y.y && m.x.x >= m.z.z) {
    const double s = 2 * std::sqrt(1 + m.x.x - m.y.y - m.z.z);
    return {(m.y.z - m.z.y) / s, s / 4, (m.y.x + m.x.y) / s, (m.z.x + m.x.z) / s};
  }
  if (m.y.y >= m.z.z) {
    const double s = 2 * std::sqrt(1 + m.y.y - m.x.x - m.z.z);
    return {(m.z.x - m.x.z) / s, (m.y.x + m.x.y) / s, s / 4, (m.z.y + m.y.z) / s};
  }
  const double s = 2 * std::sqrt(1 + m.z.z - m.x.x - m.y.y);
  return {(m.x.y - m.y.x) / s, (m.z.x + m.x.z) / s, (m.z.y + m.y.z) / s, s / 4};
}

// A box along the world's axes; empty until something is put into it.
struct Bounds {
  Vec3 low{1, 1, 1}, high{-1, -1, -1};
  bool isEmpty() const { return low.x > high.x; }
  void add(const Vec3& p) {
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z)) return;
    if (isEmpty()) {
      low = high = p;
      return;
    }
    low = {std::fmin(low.x, p.x), std::fmin(low.y, p.y), std::fmin(low.z, p.z)};
    high = {std::fmax(high.x, p.x), std::fmax(high.y, p.y), std::fmax(high.z, p.z)};
  }
  void add(const Bounds& other) {
    if (!other.isEmpty()) add(other.low), add(other.high);
  }
  Vec3 middle() const { return 0.5 * (low + high); }
  double radius() const { return isEmpty() ? 0 : 0.5 * norm(high - low); }
};

}  // namespace armature::app
