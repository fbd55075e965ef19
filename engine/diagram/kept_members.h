// What of a document no Modelica annotation can say: its title, plots, 3-D view, method, and the unknown members of all
// its items (where a label was put, which sparklines a part has, how a value was typed). An exported model keeps it as
// one JSON text in a vendor's annotation, __Armature(document = "…").
#pragma once
#include "engine/diagram/document.h"

namespace armature::diagram {

// The JSON text; empty where there is nothing to keep.
std::string keptText(const Document& document);

// Gives a document, whose parts, wires and parameters it has already, what such a text keeps; what it says of others is
// passed over. False, with nothing changed, where the text is no such one: another program's annotation of that name
// concerns nobody.
[[nodiscard]] bool takeKept(const std::string& text, Document& document);

// Gives a wire without corners of its own those that it is drawn with, for programs that find no ways for wires. They
// are remembered as such: where takeKept finds them unchanged, the wire has no corners of its own again.
void setDrawnRoute(ConnectionItem& wire, std::vector<Point> corners);

// By the number of a wire: the corners that it was drawn with; nothing for one with corners of its own.
using DrawnRoutes = std::vector<std::optional<std::vector<Point>>>;
// The same for all wires at once: those that were drawn so have no corners of their own any more.
DrawnRoutes takeDrawnRoutes(Document& document);

}  // namespace armature::diagram
