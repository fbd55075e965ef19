// How large letters are: usual ones for a desk, large ones for the last row of a room.
#pragma once
#include <QFont>
#include <QFontInfo>
#include <algorithm>

namespace armature::app {

inline constexpr int kLetters = 13, kLargeLetters = 20;  // [px]

// How much larger than usual the letters of a view with this font are.
inline double letterScale(const QFont& font) {
  return font.pixelSize() > 0 ? font.pixelSize() / static_cast<double>(kLetters) : 1;
}

// Letters that are smaller by as much as words of a width need to fit into a room [px], but no smaller than `smallest`
// [px]: words are written smaller before they are cut.
inline QFont fitted(QFont font, double width, double room, int smallest) {
  if (width > room)
    font.setPixelSize(std::max(smallest, static_cast<int>(0.97 * QFontInfo(font).pixelSize() * room / width)));
  return font;
}

}  // namespace armature::app
