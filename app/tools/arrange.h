// Order among the selected parts: in one line, at equal distances, or laid out along their connections. Each is one
// step of undo; with too few parts selected nothing happens.
#pragma once
#include "app/canvas/diagram_scene.h"

namespace armature::app {

enum class Edge { left, middle, right, top, centre, bottom };  // middle: one above the other; centre: side by side

// Moves the selected parts so that their edges or middles are in one line.
void alignSelection(DiagramScene& scene, Edge edge);
// Makes the gaps between the selected parts equal; the outer ones stay.
void distributeSelection(DiagramScene& scene, bool isHorizontal);
// Gives the selected parts, or all without a selection, new places along their connections; their wires find new ways.
void layOutSelection(DiagramScene& scene);

}  // namespace armature::app
