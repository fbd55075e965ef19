// A small square in a colour that can be chosen, as buttons and menus show it.
#pragma once
#include <QPixmap>

namespace armature::app {

struct Theme;

// `side` [px], `ratio`: device pixels per pixel. Its outline is seen on every ground, in whatever colour it is.
QPixmap colorSwatch(const QColor& color, int side, double ratio, const Theme& theme);

}  // namespace armature::app
