// What this machine can draw with.
#pragma once
#include <QString>

namespace armature::app {

// Why three-dimensional pictures cannot be drawn here; empty when they can. Asks the graphics system once.
QString whyNoGraphics();
// Whether the processor draws, not a graphics card.
bool isSoftwareGraphics();

}  // namespace armature::app
