// A picture within a box, as it is seen from afar where it has more pixels than the box: each that is seen is the mean
// of those that it stands for, while a painter takes some of them and leaves out the others.
#pragma once
class QImage;
class QPainter;
class QRectF;

namespace armature::app {

void paintScaled(QPainter& painter, const QRectF& box, const QImage& picture);

}  // namespace armature::app
