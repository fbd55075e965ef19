// What is said where a name that a person or a program gives should mean a class and means none: nothing of that name,
// or a value of a class, as the constant "Gears.k" of a package.
#pragma once
#include <string>

#include "engine/base/phrase.h"

namespace armature {

namespace model {
class Library;
}

// "there is no class 'Gears.l'"; "'Gears.k' is a constant of 'Gears', not a class".
Phrase missingClass(model::Library& library, const std::string& qualifiedName);
// Whether a name means a value or part of a class: the sentence; empty where it does not.
Phrase elementInstead(model::Library& library, const std::string& qualifiedName);

}  // namespace armature
