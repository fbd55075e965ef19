// An image as a shape of an icon: its file goes into the class as text, so that the class stays in one piece.
#pragma once
#include <QRectF>
#include <QStringList>

#include "engine/diagram/icon_drawing.h"

namespace armature::app {

// What was found in a file, and what is to be said about it: what could not be taken, or why nothing could.
struct FileShapes {
  std::vector<diagram::IconItem> items;
  QStringList notes;
};

// The image in the middle of a frame, at most as large as that; one whose file is larger than a class should carry is
// made smaller first. Formats: PNG, JPEG, BMP, GIF (its first picture).
FileShapes imageShape(const QString& path, const QRectF& frame);

// Whether a file has a name of those that an icon can take shapes from.
bool isShapeFile(const QString& path);

}  // namespace armature::app
