// The diagram for screen readers: parts, wires, notes and sparklines as children of the canvas, each with a name, what
// it is joined to, whether it is selected, and where it lies. The part that is selected alone has the focus within the
// canvas.
#pragma once

namespace armature::app {

class CanvasView;

// Makes the canvas known to whatever reads the screen, from now on.
void tellReaders(CanvasView& view);

}  // namespace armature::app
