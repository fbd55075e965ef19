// The diagram on paper: printed, with a look at the sheet first.
#pragma once
#include <QString>

class QPagedPaintDevice;
class QWidget;

namespace armature::app {

class CanvasView;
class DiagramPage;

// Draws a diagram onto the device's page, within its margins and as large as it fits; letters and lines have their
// usual size on paper. False where the device cannot be painted on.
bool paintSheet(CanvasView& canvas, QPagedPaintDevice& device, int resolution);
// Shows how the diagram will be printed, on A4 lying or standing as the diagram does, and prints it from there. Returns
// where to: the printer, or a file; empty when it was not.
QString askToPrint(DiagramPage& page, QWidget& window);

}  // namespace armature::app
