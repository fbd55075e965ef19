// Classes of a diagram's own that become classes of a library, and a library that is called otherwise: what the diagram
// says after that. The texts of the classes stay to the letter: what they mention of each other stands beside them in
// the library, too.
#pragma once
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// An own class with all others that its text, or theirs, mention; in the order of the document, by their positions.
std::vector<size_t> neededClasses(const Document& document, const std::string& className);

// Takes own classes out of a diagram that are in a library now: parts, values, other classes and texts name them there.
// Failure D044: they mention something that is declared in the diagram, which a library cannot see; something in the
// diagram has the library's name.
[[nodiscard]] Result<Document> withClassesMoved(const Document& document, const std::vector<size_t>& classes,
                                                const std::string& library);

// Whether the diagram has no part and no class of its own of this name, which would hide a library that is called so.
bool isNameFree(const Document& document, const std::string& name);

// The same diagram where a library, or a class of one, is called otherwise; both by their full names. The diagram hides
// neither (isNameFree).
Document withClassRenamed(const Document& document, const std::string& before, const std::string& after);

}  // namespace armature::diagram
