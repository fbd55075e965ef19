#include "app/teaching/cut_frames.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/power/powers.h"

namespace armature::app {

namespace {

struct FrameWords {
  Q_DECLARE_TR_FUNCTIONS(Cut)
};

Vector3 plus(const Vector3& a, const Vector3& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

Vector3 minus(const Vector3& a, const Vector3& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

double largestPart(const Vector3& a) {
  return std::max({std::abs(a[0]), std::abs(a[1]), std::abs(a[2])});
}

DrawnCut::Row rowOf(const QString& words, const Vector3& vector, const QString& unit) {
  DrawnCut::Row row{words, std::hypot(vector[0], vector[1], vector[2]), unit};
  row.components.assign(vector.begin(), vector.end());
  return row;
}

// Rounding of a sum of large values is nothing.
Vector3 rounded(Vector3 sum, double largest) {
  for (double& component : sum)
    if (std::abs(component) < 1e-10 * largest) component = 0;
  return sum;
}

}  // namespace

void FrameLoads::add(const QString& end, const QString& path) {
  bool isThere = true;
  const auto column = [&](const std::string& name) {
    const int64_t found = instant_.store()->find(path.toStdString() + name);
    isThere = isThere && found >= 0;
    return found;
  };
  Frame frame;
  frame.end = end;
  for (size_t k = 0; k < 3; ++k) {
    const std::string index = std::to_string(k + 1);
    frame.force[k] = column(".f[" + index + "]");
    frame.torque[k] = column(".t[" + index + "]");
    frame.position[k] = column(".r_0[" + index + "]");
    for (size_t m = 0; m < 3; ++m) frame.turn[3 * k + m] = column(".R.T[" + index + "," + std::to_string(m + 1) + "]");
  }
  if (isThere) frames_.push_back(std::move(frame));
}

std::vector<DrawnCut::Row> FrameLoads::faces() const {
  std::vector<std::pair<Vector3, Vector3>> loads;
  double force = 0, torque = 0;
  for (const Frame& frame : frames_) {
    auto& [f, t] = loads.emplace_back();
    for (size_t k = 0; k < 3; ++k) {
      f[k] = instant_.value(frame.force[k]);
      t[k] = instant_.value(frame.torque[k]);
    }
    force = std::max(force, largestPart(f));
    torque = std::max(torque, largestPart(t));
  }
  std::vector<DrawnCut::Row> rows;
  for (size_t k = 0; k < loads.size(); ++k) {
    rows.push_back(rowOf(frames_[k].end + ".f", rounded(loads[k].first, force), QStringLiteral("N")));
    rows.push_back(rowOf(frames_[k].end + ".t", rounded(loads[k].second, torque), QStringLiteral("N.m")));
  }
  return rows;
}

FrameLoads::Sums FrameLoads::sumsIn(uint64_t row) const {
  const results::Store& store = *instant_.store();
  const auto value = [&](int64_t column) { return store.value(store.columns()[static_cast<size_t>(column)], row); };
  const auto vector = [&](const std::array<int64_t, 3>& columns) {
    return Vector3{value(columns[0]), value(columns[1]), value(columns[2])};
  };
  Sums sums;
  const Vector3 about = vector(frames_.front().position);
  for (const Frame& frame : frames_) {
    const Vector3 f = vector(frame.force), t = vector(frame.torque);
    Vector3 force{}, torque{};
    // The rows of R.T are the frame's axes as the world sees them.
    for (size_t k = 0; k < 3; ++k)
      for (size_t m = 0; m < 3; ++m) {
        const double turn = value(frame.turn[3 * k + m]);
        force[m] += turn * f[k];
        torque[m] += turn * t[k];
      }
    const Vector3 moment = cross(minus(vector(frame.position), about), force);
    sums.force = plus(sums.force, force);
    sums.torque = plus(sums.torque, plus(torque, moment));
    sums.largestForce = std::max(sums.largestForce, largestPart(force));
    sums.largestTorque = std::max({sums.largestTorque, largestPart(torque), largestPart(moment)});
  }
  return sums;
}

std::vector<DrawnCut::Row> FrameLoads::sums() const {
  const auto place = placeOf(*instant_.store(), instant_.time());
  if (frames_.size() < 2 || !place) return {};
  Sums sums = sumsIn(place->row);
  // Between two rows the sums go on straight, as all numbers do: sums of what has gone on straight would not be zero
  // where those of the rows are, for frames turn.
  if (place->beyond > 0) {
    const Sums next = sumsIn(place->row + 1);
    for (size_t k = 0; k < 3; ++k) {
      sums.force[k] += place->beyond * (next.force[k] - sums.force[k]);
      sums.torque[k] += place->beyond * (next.torque[k] - sums.torque[k]);
    }
    sums.largestForce = std::max(sums.largestForce, next.largestForce);
    sums.largestTorque = std::max(sums.largestTorque, next.largestTorque);
  }
  const QString about = frames_.front().end.section('.', -1);
  return {rowOf(FrameWords::tr("sum of the forces (world frame)"), rounded(sums.force, sums.largestForce),
                QStringLiteral("N")),
          rowOf(FrameWords::tr("sum of the torques about %1 (world frame)").arg(about),
                rounded(sums.torque, sums.largestTorque), QStringLiteral("N.m"))};
}

}  // namespace armature::app
