// Icons of classes without a drawing of ours, from the graphics of their Icon annotation.
#pragma once
#include <QPainter>
#include <functional>

#include "app/look/theme.h"
#include "engine/facade/class_info.h"

namespace armature::app {

class Icons;

struct IconPaint {
  const Theme& theme;
  // What a text with % in it reads on this icon; empty: nothing is written there. Without it such texts are left out.
  std::function<QString(const QString&)> textOf = {};
  // How the icon stands on its sheet, as the painter draws it already: its words are to be read there. First mirrored,
  // then turned, counterclockwise [deg].
  bool isMirrored = false;
  double rotation = 0;
};

// A colour of an icon (RGB) as a theme shows it: as it is on a light sheet, on a dark one with its lightness turned.
QColor iconInk(int rgb, const Theme& theme);
// Draws a primitive (icon coordinates −100…100, y up) into a box that stands for the whole icon.
void paintPrimitive(QPainter& painter, const QRectF& box, const IconPrimitive& item, const IconPaint& paint);
// All of a class, back to front. Texts that stand for the part's name are left out: the canvas writes it itself.
void paintPrimitives(QPainter& painter, const QRectF& box, const ClassInfo& info, const IconPaint& paint);

// What the graphics cover (icon coordinates, within −100…100); null where there are none.
QRectF primitiveBounds(const ClassInfo& info);

// The same as a square picture of its own [px], as lists show it; null for a class without graphics.
QPixmap primitivePixmap(const ClassInfo& info, int size, double ratio, const Theme& theme);
// The shipped drawing of a class, else its own graphics, else a box with its name.
QPixmap classPixmap(const Icons& icons, const ClassInfo& info, int size, double ratio, const Theme& theme);

}  // namespace armature::app
