// Lists of names and kinds of quantities in messages about a model's structure.
#pragma once
#include <string>
#include <vector>

#include "engine/base/phrase.h"

namespace armature::lower {

inline constexpr size_t kShownNames = 5;  // names in one message

// Appends a name that is not empty and not in the list yet.
void addOnce(std::vector<std::string>& list, const std::string& name);
// "a", "a and b", "a, b and c", "a, b, c, d, e and 3 more".
inline Phrase enumerate(const std::vector<std::string>& names) {
  return listed(names, kShownNames);
}
// Everything before the last dot that is not within brackets; empty without one: "V.p" of "V.p.v".
std::string ownerOf(const std::string& name);

// At most some 200 bytes of a text, whole characters; what is left out is marked.
std::string abridged(std::string text);

// What a connector's potential is to a reader, by its unit.
enum class PotentialKind { voltage, motion, temperature, other };
PotentialKind potentialKind(const std::string& unit);

}  // namespace armature::lower
