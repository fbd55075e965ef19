// What menus and keys do with the selection. Each is one step of undo; without a selection nothing happens.
#pragma once
#include "app/canvas/diagram_scene.h"

namespace armature::app {

// Parts, wires or notes.
bool isAnythingSelected(const DiagramScene& scene);
void deleteSelection(DiagramScene& scene);
// Switches the selected parts off (hatched, not part of the model), or on again when all of them are off.
void toggleSelection(DiagramScene& scene);
// About the middle of the selection; wires inside it turn along, wires that leave it find a new way.
void rotateSelection(DiagramScene& scene, bool isClockwise);
// Left to right, or upside down.
void flipSelection(DiagramScene& scene, bool isVertical = false);
void selectAll(DiagramScene& scene);
// To and from the desktop's clipboard. Pasted parts are selected; they lie about `at` [unit], else where the originals
// were, beside either where they would cover something.
void copySelection(const DiagramScene& scene);
void cutSelection(DiagramScene& scene);
// What would lie outside of `visible` [unit] comes into its middle. False when the clipboard holds no parts.
bool pasteParts(DiagramScene& scene, const QRectF& visible = {}, std::optional<QPointF> at = {});
// To the nearest place beside the originals where the copies cover nothing.
void duplicateSelection(DiagramScene& scene);
// A part of a class with a free name, at a place snapped to the grid; the document does not have it yet.
diagram::ComponentItem newPart(DiagramScene& scene, const QString& className, QPointF at, double rotation = 0);
// Adds a part of a class at a place (snapped to the grid) and selects it.
void placePart(DiagramScene& scene, const QString& className, QPointF at, double rotation = 0);
// The same; upon a wire that fits it, it is put into the wire (see wire_insert.h).
void placePartOnWire(DiagramScene& scene, const QString& className, QPointF at, double rotation = 0);
// The connector of a class that a wire from a connector of another part would best end at, by its kind and by the way
// that the wire comes [unit]; null when none fits. Those that are there on demand only do not count.
const ConnectorInfo* fittingConnector(const ClassInfo& info, const ConnectorInfo& end, QPointF way);
// A place near `wanted` where a new part, or what lies in `box` around a place [unit, y up], covers no part, no wire
// and no note.
QPointF freePlace(const DiagramScene& scene, QPointF wanted, const QRectF& box = {-12, -14, 24, 28});

}  // namespace armature::app
