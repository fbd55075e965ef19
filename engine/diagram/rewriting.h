// What of a text is to be written anew where it says something in other words: names stand shortly in it, comments and
// another layout between its tokens. Inside of the room.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace armature::diagram {

struct Rewriting {
  uint32_t begin = 0, end = 0;  // in the source
  std::string with;
};

// `source` says `before` and is to say `after`: in the order of their places, without overlaps. Of names that stand in
// the source shortly only those that have changed are written in full. Nothing where the source does not say `before`
// token by token.
std::optional<std::vector<Rewriting>> rewritings(const std::string& source, const std::string& before,
                                                 const std::string& after);

}  // namespace armature::diagram
