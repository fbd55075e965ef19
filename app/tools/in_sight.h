// Parts that a step moves to make room for another one stay where they can be seen.
#pragma once
#include <functional>

namespace armature::app {

class CanvasView;

// Takes a step that may move parts. Where all of them were in sight and some are not any more, the view goes along, and
// shows less large only what it has no room for otherwise.
void keepInSight(CanvasView& view, const std::function<void()>& step);

}  // namespace armature::app
