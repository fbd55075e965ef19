// Where the sparklines of a part stand, in pixels, one below the other: one place for drawing them and for taking hold
// of them. Their curves are drawn by whoever knows a run (CanvasView::setBeside).
#pragma once
#include <QFont>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

// At a zoom of 100 % [px]; words have a line above the curve.
inline constexpr double kSparkWidth = 96, kSparkHeight = 27, kSparkWords = 13, kSparkGap = 5;
// Farther out letters keep their size, so that the width shrinks no further than at this zoom as long as there are
// some.
inline constexpr double kSparkLeastZoom = 0.74;

struct SparkBox {
  QRectF box;    // all of it [px]
  QRectF words;  // name and value; empty: too small to be shown
  QRectF curve;
  QFont font;
};

// `partBox` [px]: where the icon lies; `scale` [px/unit]; `font`: the widget's. Empty where they are too small to be
// seen.
std::vector<SparkBox> sparkLayout(const PartPicture& part, const QRectF& partBox, double scale, const QFont& font);

// Whether there is such a sparkline.
bool hasSparkline(const std::vector<PartPicture>& parts, SparkRef ref);

// The variables of a part that are shown.
QStringList sparklinesOf(const diagram::ComponentItem& item);

}  // namespace armature::app
