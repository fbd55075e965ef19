// A short piece of a line, as a legend has it, before the words that say whose it is.
#pragma once
#include <QPen>
#include <QPixmap>
#include <QSize>

namespace armature::app {

// `size` [px], `ratio`: device pixels per pixel.
QPixmap lineSample(const QPen& pen, QSize size, double ratio);

}  // namespace armature::app
