// Windows within the screen that they are on.
#pragma once

class QWidget;

namespace armature::app {

// Neither its usual size nor that of the last time need have room on a screen whose points may be large: a window, with
// its frame once it has one, is made as small as the screen and moved into it. One that cannot be so small shows its
// beginning.
void keepOnScreen(QWidget& window);

}  // namespace armature::app
