// The arrow that shows how a hand pulls at something while a run goes on.
#pragma once
#include <QPainter>

#include "app/look/theme.h"

namespace armature::app {

// From what is pulled to the hand [px], with what it pulls with in words on a card at the hand, within `area`.
void paintPull(QPainter& painter, const Theme& theme, QPointF from, QPointF to, const QString& words,
               const QRectF& area);

}  // namespace armature::app
