// One class of a person's library, with a file of its own: renamed with all that mentions it in the library, copied,
// taken out of the library's list. What a name means is read from all texts of the library together (own_names.h), so
// that nothing else of that name is touched. For the folder of a library the limits of own_library.h hold.
#pragma once
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace armature::diagram {

// Whether the class ("Gears.Small.Pinion") is one with a file of its own; only such ones can be renamed and removed.
bool hasOwnFile(const std::string& folder, const std::string& qualifiedName);

// Classes of the library, by their full names, whose text mentions the class; itself left out. Failure D043.
[[nodiscard]] Result<std::vector<std::string>> usersOfClass(const std::string& folder,
                                                            const std::string& qualifiedName);

// Gives a class another name ("Wheel"): in its text and file, in all texts of the library that mean it, and in
// package.order. The file of the old name goes last. Gives the new full name. Failures D035 (no name, or it stands for
// something else), D041 (there is such a file), D042 (files have changed meanwhile: nothing is changed), D043, F301.
[[nodiscard]] Result<std::string> renameClass(const std::string& folder, const std::string& qualifiedName,
                                              const std::string& name);

// Adds a copy of a class, beside it and with another name. Gives the full name of the copy. Failures as above.
[[nodiscard]] Result<std::string> duplicateClass(const std::string& folder, const std::string& qualifiedName,
                                                 const std::string& name);

// Puts another name in the place of one in package.order; an empty one takes the line out. Failure F301.
[[nodiscard]] Result<void> renameInOrder(const std::string& packageFolder, const std::string& before,
                                         const std::string& after);

// The text of a class by itself with another name of its own. Failure D035.
[[nodiscard]] Result<std::string> withClassName(const std::string& classText, const std::string& name);

}  // namespace armature::diagram
