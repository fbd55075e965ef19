// Parts whose variables begin at values of their own: a small sign on the canvas, and the values in words.
#pragma once
#include <QPainter>
#include <QStringList>

#include "app/canvas/scene_pictures.h"
#include "app/look/theme.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature::app {

// "phi = 0.5", "w = 2, fixed", as the part's modifiers say it; empty: it begins as its class does. `info` of the class,
// null while it is not known.
QStringList startValues(const diagram::ComponentItem& item, const ClassInfo* info);

// "t₀" beside a corner of the part, where it has no connector; nothing where it would be as large as the part. `icon`:
// where the part is drawn. Where that is, and drawn. [px]
QRectF startMarkBox(const PartPicture& part, const QRectF& icon, const QFont& font);
// The same place on the diagram, in a view of `scale` [px/unit].
QRectF startMarkRoom(const PartPicture& part, double scale);
void paintStartMark(QPainter& painter, const PartPicture& part, const QRectF& icon, const Theme& theme);

}  // namespace armature::app
