// The classes of a text, and those within them: for whoever leads to one of them. Read token by token, so that a text
// that somebody is typing has an outline, too.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace armature::diagram {

struct OutlinedClass {
  std::string path;             // from the text's top: "Gears.Wheel.Rim"
  int depth = 0;                // 0: of the top
  uint32_t begin = 0, end = 0;  // of its name [byte]
};

// In the order of the text. Linear in its length.
std::vector<OutlinedClass> classOutline(std::string_view text);

}  // namespace armature::diagram
