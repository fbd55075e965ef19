// The text beside the drawing of a class (Document::declarations), item by item: each declaration, equation and
// statement with the comments at it. Inside of the room.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace armature::diagram {

struct BodyItem {
  enum class Section { declarations, equations, initialEquations, algorithms, initialAlgorithms };
  enum class What { component, classDefinition, import, extends, equation, wire, statement };
  Section section = Section::declarations;
  What what = What::equation;
  bool isProtected = false;
  std::string name;   // of a component or a class
  size_t number = 0;  // among those of its section and kind
  std::string text;   // without the semicolon
  std::string lead;   // comments in the lines before it
  std::string trail;  // and behind it in its line

  bool isOfKind(const BodyItem& other) const {
    return section == other.section && what == other.what && isProtected == other.isProtected;
  }
  bool isAlike(const BodyItem& other) const { return isOfKind(other) && name == other.name && text == other.text; }
};

// Failure D012: the text cannot be read. A clause with several components is an item for each.
[[nodiscard]] Result<std::vector<BodyItem>> bodyItems(const std::string& declarations);

// Which item of `after` each item of `before` has become; −1: none. What is alike is the same in the longest run of
// those in one order; of the others those of one name, then those at one place.
std::vector<int> pairedItems(const std::vector<BodyItem>& before, const std::vector<BodyItem>& after);

}  // namespace armature::diagram
