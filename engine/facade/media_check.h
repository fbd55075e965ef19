// Wires between parts that hold different media (water here, air there), of libraries whose connectors have a package
// of their own for what flows: no rule of the language forbids them, and what they compute means nothing.
#pragma once
#include "engine/diagram/document.h"
#include "engine/facade/class_reader.h"

namespace armature {

// Adds warnings D068, which name both parts and both media, for wires of the diagram itself; `parts` are the ends of
// the wire. Two media are the same where one is the other under another name, or extends it. A part whose medium cannot
// be told (nothing is chosen, or by something that only a translation knows) is left alone. Linear in parts and wires.
void checkMedia(const diagram::Document& document, model::Library& library, ClassReader& reader,
                Diagnostics& diagnostics);

}  // namespace armature
