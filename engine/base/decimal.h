// A number in a sentence. As a phrase of its own: in other languages it has another decimal mark, in the window its
// unit stays on its line.
#pragma once
#include <string>

#include "engine/base/phrase.h"

namespace armature {

// `number`: as English writes it, a unit may stand behind it: "0.25 s", "-1.5e-05".
Phrase decimal(const std::string& number);

}  // namespace armature
