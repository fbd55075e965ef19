// The diagram as a picture in a file: SVG, PNG or PDF by the path's ending.
#pragma once
#include <QSize>
#include <QString>

#include "engine/base/result.h"

namespace armature::app {

class DiagramPage;

inline constexpr int kLeastPicture = 80, kMostPicture = 10'000;  // [px]

struct PictureForm {
  QSize size;       // of the whole picture [px], 96 of them an inch
  int margin = 16;  // round what is drawn [px]
  double dots = 2;  // a pixel, of a PNG
};

// At 100 %.
PictureForm usualForm(DiagramPage& page);
// A margin that would leave nothing of the picture is as large as it can be.
Result<void> writePicture(DiagramPage& page, const PictureForm& form, const QString& path);

}  // namespace armature::app
