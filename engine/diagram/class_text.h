// What the text of a class as a diagram keeps it says before it is parsed.
#pragma once
#include <string>

namespace armature::diagram {

// Without the semicolon behind it, which may be missing.
inline std::string withoutSemicolon(const std::string& classText) {
  return classText.substr(0, classText.find_last_not_of(" \t\r\n;") + 1);
}

// What the first words of a class's text say, read token by token: whatever follows may be unreadable.
struct ClassHead {
  std::string name;  // empty where there is none yet
  bool isPartial = false;
  bool canBePart = false;  // model, block, class, connector, record
};
ClassHead classHead(const std::string& classText);

}  // namespace armature::diagram
