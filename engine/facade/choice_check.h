// What was chosen for a replaceable part and does not fit, or was not chosen where something has to be: told as that in
// place of all that follows from it inside the part. Looked for only where a translation has failed.
#pragma once
#include "engine/diagram/netlist.h"
#include "engine/facade/class_reader.h"

namespace armature {

// Errors D066 (a class that does not fit) and D067 (nothing is chosen, and the default is partial) in place of the
// errors about names and types of the same part; each names the part, and the first the modifier's place in the text.
// `netlist` is that of the document. Without errors, and for parts without any, nothing is changed.
void explainByChoices(const diagram::Document& document, const diagram::Netlist& netlist, model::Library& library,
                      ClassReader& reader, Diagnostics& diagnostics);

}  // namespace armature
