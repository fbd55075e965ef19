// From a message to the place that it is about.
#pragma once
#include <functional>

#include "app/run/checker.h"

namespace armature::app {

class DiagramPage;

// Shows the field of a value, the declarations beside the parts, or else the parts that a message names; for what
// stands in a class of the diagram's own, `openClass` is called: its number, line and byte of the line, all from 0.
void showPlaceOf(DiagramPage& page, const Message& message, const std::function<void(int, int, int)>& openClass);

}  // namespace armature::app
