// Pictures to files.
#pragma once
#include <QImage>
#include <QString>

#include "engine/base/result.h"

namespace armature::app {

// Writes a picture in the format that the path's ending names (png, jpg), wholly or not at all. Failure F301, also for
// an ending that is no picture's.
Result<void> savePicture(const QImage& picture, const QString& path);

}  // namespace armature::app
