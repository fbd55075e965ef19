// Values of histories between their points.
#include <algorithm>
#include <cmath>

#include "engine/program/call.h"

namespace armature::program {

namespace {

constexpr double kSide = 8e-16;  // of the time: four roundings

// A point nearer than this part of the interval tells nothing of the curve but its rounding.
constexpr double kNearest = 0.1;
// How far a curve may swing beyond its two points, of what a parabola of the same curvature does.
constexpr double kSwing = 1.5;

// Up to four points of one piece (no jump lies among them), the last two of which bound the interval that is asked
// about. Points after it are left alone: what has been found good enough when the interval came would change with
// them, and beyond its end there may be a kink.
struct Stencil {
  size_t points[4] = {};
  int count = 0;
};

// The point before `from` that is at least `least` away [s]; `from` itself where the piece begins earlier.
size_t pointBefore(const DelayBuffer& buffer, size_t from, double least) {
  for (size_t k = from; k > buffer.first && buffer.times[k - 1] != buffer.times[k];) {
    --k;
    if (buffer.times[from] - buffer.times[k] >= least) return k;
  }
  return from;
}

Stencil stencilAt(const DelayBuffer& buffer, size_t right) {
  const double least = kNearest * (buffer.times[right] - buffer.times[right - 1]);
  Stencil s;
  s.points[3] = right;
  s.points[2] = right - 1;
  s.count = 2;
  for (int k = 1; k >= 0; --k) {
    s.points[k] = pointBefore(buffer, s.points[k + 1], least);
    if (s.points[k] == s.points[k + 1]) break;
    ++s.count;
  }
  std::copy(s.points + (4 - s.count), s.points + 4, s.points);
  return s;
}

// Second derivative of the parabola through three points of a stencil.
double curvature(const DelayBuffer& buffer, const size_t* points) {
  const double* const t = buffer.times.data();
  const double* const x = buffer.values.data();
  const size_t a = points[0], b = points[1], c = points[2];
  return 2 * ((x[c] - x[b]) / (t[c] - t[b]) - (x[b] - x[a]) / (t[b] - t[a])) / (t[c] - t[a]);
}

double polynomial(const DelayBuffer& buffer, const Stencil& s, double wanted) {
  double sum = 0;
  for (int i = 0; i < s.count; ++i) {
    double term = buffer.values[s.points[i]];
    for (int k = 0; k < s.count; ++k) {
      const double t = buffer.times[s.points[k]];
      if (k != i) term *= (wanted - t) / (buffer.times[s.points[i]] - t);
    }
    sum += term;
  }
  return sum;
}

// Between points right − 1 and right. Behind a kink a cubic overshoots, and what is constant piece by piece stays so
// (an Integer may depend on the very value): the curve leaves the range of its two points only as far as the curvature
// has it, here and before.
DelayReading interpolate(const DelayBuffer& buffer, size_t right, double wanted) {
  const Stencil s = stencilAt(buffer, right);
  const double h = buffer.times[right] - buffer.times[right - 1];
  const double a = buffer.values[right - 1], b = buffer.values[right];
  // What stands still is no more than that, and rounding would make more of it.
  if (std::all_of(s.points, s.points + s.count, [&](size_t k) { return buffer.values[k] == a; })) return {a, 0};
  double bend = s.count > 2 ? curvature(buffer, s.points + (s.count - 3)) : 0;
  if (s.count == 4) {
    const double before = curvature(buffer, s.points);
    bend = bend * before > 0 ? std::min(std::fabs(bend), std::fabs(before)) : 0;
  }
  const double swing = kSwing * std::fabs(bend) * h * h / 8;
  const double free = polynomial(buffer, s, wanted);
  const double value = std::clamp(free, std::min(a, b) - swing, std::max(a, b) + swing);
  return {value, std::fabs(free - value)};
}

}  // namespace

double delayedValue(DelayBuffer& buffer, double time, double value, double delayTime) {
  buffer.reach = std::max(buffer.reach, delayTime);
  buffer.delay = delayTime;
  if (buffer.first == buffer.times.size()) return value;
  // time − delayTime is rounded: a little to the wanted side decides at the very instant of a jump.
  const double side = kSide * (std::fabs(time) + delayTime);
  return valueAt(buffer, time - delayTime + (buffer.isFromLeft ? -side : side));
}

DelayReading readingAt(const DelayBuffer& buffer, double wanted) {
  if (wanted <= buffer.times[buffer.first]) return {buffer.values[buffer.first], 0};
  if (wanted >= buffer.times.back()) return {buffer.values.back(), 0};
  const auto begin = buffer.times.begin() + static_cast<std::ptrdiff_t>(buffer.first);
  const size_t right = static_cast<size_t>(std::upper_bound(begin, buffer.times.end(), wanted) - buffer.times.begin());
  return interpolate(buffer, right, wanted);
}

double valueAt(const DelayBuffer& buffer, double wanted) {
  return readingAt(buffer, wanted).value;
}

void acceptDelay(DelayBuffer& buffer, double time, double value) {
  const size_t size = buffer.times.size();
  // More than two points of one instant say no more than the first and the last.
  if (size >= buffer.first + 2 && buffer.times[size - 2] == time && buffer.times[size - 1] == time) {
    buffer.values[size - 1] = value;
  } else {
    buffer.times.push_back(time);
    buffer.values.push_back(value);
  }
  const double oldest = time - 2 * buffer.reach;
  while (buffer.first + 4 < buffer.times.size() && buffer.times[buffer.first + 3] < oldest) ++buffer.first;
  // Forgotten entries are dropped once they are the larger part, so that appending stays cheap.
  if (buffer.first > 1024 && buffer.first > buffer.times.size() / 2) {
    const auto cut = static_cast<std::ptrdiff_t>(buffer.first);
    buffer.times.erase(buffer.times.begin(), buffer.times.begin() + cut);
    buffer.values.erase(buffer.values.begin(), buffer.values.begin() + cut);
    buffer.first = 0;
  }
}

void insertDelay(DelayBuffer& buffer, double time, double value) {
  const auto begin = buffer.times.begin() + static_cast<std::ptrdiff_t>(buffer.first);
  const auto at = std::upper_bound(begin, buffer.times.end(), time) - buffer.times.begin();
  buffer.times.insert(buffer.times.begin() + at, time);
  buffer.values.insert(buffer.values.begin() + at, value);
}

}  // namespace armature::program
