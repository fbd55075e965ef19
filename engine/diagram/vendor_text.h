// Texts that one of a diagram's own classes keeps in its annotation __Armature(member = "…"): what its signs mean, its
// notes. Everything else of the class stays to the letter.
#pragma once
#include <optional>
#include <string>

namespace armature::diagram {

// The text of a member; nothing where the class has none, or cannot be read.
std::optional<std::string> vendorText(const std::string& classText, const std::string& member);
// The class with another text there; nothing where it cannot be read or has no end.
std::optional<std::string> withVendorText(const std::string& classText, const std::string& member,
                                          const std::string& text);

}  // namespace armature::diagram
