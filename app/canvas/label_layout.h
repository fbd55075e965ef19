// Where the name of a part and its lines of values stand, in pixels: one place for drawing them and for taking hold of
// them.
#pragma once
#include <QFont>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

struct LabelLayout {
  QRectF box;  // [px]; empty: too small to be shown
  QFont nameFont, valueFont;
  QStringList values;
  Qt::Alignment alignment = Qt::AlignHCenter;
};

// `partBox` [px]: where the icon lies; `scale` [px/unit]; `font`: the widget's.
LabelLayout labelLayout(const PartPicture& part, const QRectF& partBox, double scale, const QFont& font,
                        bool hasValues);

}  // namespace armature::app
