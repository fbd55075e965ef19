// How the wires of a class run, taken over from another text of the same class: its text without corners gets those
// that a picture has found, and their colours.
#pragma once
#include <string>

namespace armature::diagram {

// `classText` with the annotations of `drawn` at its wires, as far as they have none or only a straight line; all else
// stays to the letter. `drawn`: a text whose only class has wires between the same ends. Of texts that cannot be read,
// or are no classes with a body, nothing is taken over.
std::string withWireLines(const std::string& classText, const std::string& drawn);

}  // namespace armature::diagram
