// What changes in a diagram besides the text when one of its classes or a name in it is called otherwise: parts of the
// class, their values, the wires at them, and what plots draw of them.
#pragma once
#include "app/document/rewritten.h"
#include "engine/diagram/own_names.h"

namespace armature::app {

// All of a renaming (engine/diagram/own_names).
Changes changesOfRenaming(const diagram::Document& values, const diagram::Renaming& renaming, const std::string& name);

// A member of a class in a library that has another name now.
struct LibraryMember {
  std::string package;               // "Gears", "Gears.Small"
  std::vector<std::string> classes;  // the texts of those in it, as they were before
  std::string className, before, after;
};
// The classes of its package as one text.
std::string packageText(const LibraryMember& member);
// What that makes of diagrams that use the class, or classes of the same package that have parts of it.
Rewriting followingMember(const LibraryMember& member);

// Wires of a diagram, the last first, that end at a member of parts whose class has it from the class at `position`.
std::vector<int> wiresAtMember(const diagram::Document& values, size_t position, const std::string& member);

// Parts of a class that is called otherwise by now.
void addClassOfParts(const diagram::Document& values, const std::string& before, const std::string& after,
                     Changes& changes);

}  // namespace armature::app
