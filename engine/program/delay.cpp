#include <algorithm>
#include <cmath>

#include "engine/program/call.h"

namespace armature::program {

namespace {

// Between points right − 1 and right: the cubic through two points on either side, as long as no jump lies among them,
// kept between the two values.
double interpolate(const DelayBuffer& buffer, size_t right, double wanted) {
  const double* const t = buffer.times.data() + right;
  const double* const x = buffer.values.data() + right;
  // What is constant piece by piece stays so: an Integer may depend on the very value.
  if (!(t[0] - t[-1] > 1e-30) || x[0] == x[-1]) return x[0];
  const double least = 1e-3 * (t[0] - t[-1]);  // points that nearly coincide are a jump, too
  const bool isSmooth =
      right >= buffer.first + 2 && right + 1 < buffer.times.size() && t[-1] - t[-2] > least && t[1] - t[0] > least;
  if (!isSmooth) return x[-1] + (wanted - t[-1]) / (t[0] - t[-1]) * (x[0] - x[-1]);
  double sum = 0;
  for (int i = -2; i <= 1; ++i) {
    double term = x[i];
    for (int k = -2; k <= 1; ++k) {
      if (k != i) term *= (wanted - t[k]) / (t[i] - t[k]);
    }
    sum += term;
  }
  // Next to a kink the cubic overshoots; a constant must stay one.
  return std::clamp(sum, std::min(x[-1], x[0]), std::max(x[-1], x[0]));
}

}  // namespace

double delayedValue(DelayBuffer& buffer, double time, double value, double delayTime) {
  buffer.time = time;
  buffer.value = value;
  buffer.reach = std::max(buffer.reach, delayTime);
  buffer.delay = delayTime;
  const size_t end = buffer.times.size();
  if (buffer.first == end) return value;
  // time − delayTime is rounded: a little to the wanted side decides at the very instant of a jump.
  const double side = 8e-16 * (std::fabs(time) + delayTime);
  const double wanted = time - delayTime + (buffer.isFromLeft ? -side : side);
  if (wanted <= buffer.times[buffer.first]) return buffer.values[buffer.first];
  if (wanted >= buffer.times[end - 1]) {
    // Delay shorter than the step under way: between the last accepted point and the present one.
    const double span = time - buffer.times[end - 1];
    if (!(span > 0)) return buffer.values[end - 1];
    const double share = (wanted - buffer.times[end - 1]) / span;
    return buffer.values[end - 1] + share * (value - buffer.values[end - 1]);
  }
  const auto begin = buffer.times.begin() + static_cast<std::ptrdiff_t>(buffer.first);
  const size_t right = static_cast<size_t>(std::upper_bound(begin, buffer.times.end(), wanted) - buffer.times.begin());
  return interpolate(buffer, right, wanted);
}

void acceptDelay(DelayBuffer& buffer) {
  const size_t size = buffer.times.size();
  // More than two points of one instant say no more than the first and the last.
  if (size >= buffer.first + 2 && buffer.times[size - 2] == buffer.time && buffer.times[size - 1] == buffer.time) {
    buffer.values[size - 1] = buffer.value;
  } else {
    buffer.times.push_back(buffer.time);
    buffer.values.push_back(buffer.value);
  }
  const double oldest = buffer.time - 2 * buffer.reach;
  while (buffer.first + 2 < buffer.times.size() && buffer.times[buffer.first + 1] < oldest) ++buffer.first;
  // Forgotten entries are dropped once they are the larger part, so that appending stays cheap.
  if (buffer.first > 1024 && buffer.first > buffer.times.size() / 2) {
    const auto cut = static_cast<std::ptrdiff_t>(buffer.first);
    buffer.times.erase(buffer.times.begin(), buffer.times.begin() + cut);
    buffer.values.erase(buffer.values.begin(), buffer.values.begin() + cut);
    buffer.first = 0;
  }
}

}  // namespace armature::program
