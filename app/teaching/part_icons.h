// The icons of all parts of a view in pixels, found by where they are.
#pragma once
#include <QHash>
#include <QRectF>
#include <vector>

namespace armature::app {

struct Sheet;

class PartIcons {
 public:
  explicit PartIcons(const Sheet& sheet);

  const QRectF& of(int part) const { return icons_[static_cast<size_t>(part)]; }
  // Whether another part is no farther from a box than `reach` [px].
  bool isOtherWithin(double reach, const QRectF& box, int part) const;

 private:
  std::vector<QRectF> icons_;
  QHash<std::pair<int, int>, std::vector<int>> cells_;  // the parts that touch each, by column and row
};

}  // namespace armature::app
