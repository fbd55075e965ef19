// Parts whose variables begin at values of their own: a small sign on the canvas, and the values in words.
#pragma once
#include <QPainter>
#include <QStringList>

#include "app/look/theme.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature::app {

// "phi = 0.5", "w = 2, fixed", as the part's modifiers say it; empty: it begins as its class does. `info` of the class,
// null while it is not known.
QStringList startValues(const diagram::ComponentItem& item, const ClassInfo* info);

// "t₀" in the upper left corner of the part; nothing where it would fill the part. Where that is, and drawn. [px]
QRectF startMarkBox(const QRectF& part, const QFont& font);
void paintStartMark(QPainter& painter, const QRectF& part, const Theme& theme);

}  // namespace armature::app
