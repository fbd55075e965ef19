// How large letters are: usual ones for a desk, large ones for the last row of a room.
#pragma once
#include <QFont>

namespace armature::app {

inline constexpr int kLetters = 13, kLargeLetters = 20;  // [px]

// How much larger than usual the letters of a view with this font are.
inline double letterScale(const QFont& font) {
  return font.pixelSize() > 0 ? font.pixelSize() / static_cast<double>(kLetters) : 1;
}

}  // namespace armature::app
