// An SVG drawing as shapes of an icon. Curves become polygons and lines as fine as an icon shows; what an icon has no
// shape for (clipping, masks, filters, transparency, gradients) is left out or put plainly, and said. Files that the
// drawing mentions are not read.
#pragma once
#include "app/icon/image_file.h"

namespace armature::app {

// The drawing into a frame, at its own proportions, in the middle.
FileShapes svgShapes(const QString& path, const QRectF& frame);
// The same of a text; `name` is used in what is said.
FileShapes svgShapesOf(const QByteArray& text, const QString& name, const QRectF& frame);

}  // namespace armature::app
