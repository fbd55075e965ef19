#include "engine/facade/icon_extent.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace armature {

std::optional<IconExtent> extentOf(const std::vector<IconPrimitive>& icon) {
  IconExtent extent{HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
  for (const IconPrimitive& item : icon) {
    const bool isName = item.kind == IconPrimitive::Kind::text && item.text.find('%') != std::string::npos;
    const bool isShape = item.kind != IconPrimitive::Kind::text && item.kind != IconPrimitive::Kind::bitmap;
    const bool isFilled = item.kind != IconPrimitive::Kind::line && item.fillPattern != FillPattern::none;
    if (isName || (isShape && item.linePattern == LinePattern::none && !isFilled)) continue;
    for (const auto& [x, y] : item.points) {
      extent.left = std::min(extent.left, x), extent.right = std::max(extent.right, x);
      extent.bottom = std::min(extent.bottom, y), extent.top = std::max(extent.top, y);
    }
  }
  if (!(extent.left <= extent.right && extent.bottom <= extent.top)) return std::nullopt;
  return extent;
}

void findWayOut(ConnectorInfo& connector, const IconExtent& drawn) {
  constexpr double kAtSide = 15;  // of the icon's 200: half a connector and what a line is wide
  constexpr double kDeep = 30;    // there is something on the other side of it
  constexpr double kOnIcon = 90;  // beyond it is at the side of the icon itself
  if (std::max(std::abs(connector.x), std::abs(connector.y)) > kOnIcon) return;
  struct Side {
    int x, y;
    double away, opposite;
  };
  const double left = connector.x - drawn.left, right = drawn.right - connector.x;
  const double below = connector.y - drawn.bottom, above = drawn.top - connector.y;
  const std::array<Side, 4> sides{
      {{-1, 0, left, right}, {1, 0, right, left}, {0, 1, above, below}, {0, -1, below, above}}};
  const auto nearest = std::ranges::min_element(sides, {}, &Side::away);
  if (nearest->away > kAtSide || nearest->opposite < kDeep) return;
  connector.sideX = nearest->x;
  connector.sideY = nearest->y;
}

diagram::Leaving leavingOf(const ConnectorInfo& connector) {
  if (isAtDrawing(connector)) return diagram::Leaving::atDrawing;
  return isInMiddle(connector) ? diagram::Leaving::anywhere : diagram::Leaving::outwards;
}

}  // namespace armature
