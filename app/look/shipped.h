// Which files came with the program: they are shown in the language of the window, and stay as they are.
#pragma once
#include <QString>

namespace armature::app {

// Whether a diagram is one of the examples; in the window's thread.
bool isExample(const QString& path);

}  // namespace armature::app
