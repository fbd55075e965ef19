#include "engine/base/glob.h"

namespace armature {

bool fitsGlob(std::string_view pattern, std::string_view name) {
  // Goes back to the last * where the rest does not fit.
  size_t p = 0, n = 0, star = std::string_view::npos, mark = 0;
  while (n < name.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      mark = n;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
      ++p, ++n;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      n = ++mark;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

bool isOwnName(std::string_view name) {
  return name.find('$') != std::string_view::npos;
}

bool fitsWish(std::string_view pattern, std::string_view name) {
  return (!isOwnName(name) || isOwnName(pattern)) && fitsGlob(pattern, name);
}

}  // namespace armature
