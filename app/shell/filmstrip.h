// A run on one strip of paper: the diagram, and beside it what it looks like in space at instants spread evenly over
// the run. A diagram without bodies is shown itself at each instant, with the motion of its parts.
#pragma once
#include <QImage>

namespace armature::app {

class MainWindow;

// Of the page on show, which has been run; `size` [px] with so many pixels of the image in each. `count` ≥ 1 instants.
// Null when the diagram is empty.
QImage filmstrip(MainWindow& window, int count, const QSize& size, double ratio);

}  // namespace armature::app
