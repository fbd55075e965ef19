#include "engine/lower/wording.h"

#include <algorithm>

namespace armature::lower {

void addOnce(std::vector<std::string>& list, const std::string& name) {
  if (!name.empty() && std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
}

std::string ownerOf(const std::string& name) {
  int depth = 0;
  for (size_t k = name.size(); k-- > 0;) {
    if (name[k] == ']') ++depth;
    if (name[k] == '[') --depth;
    if (name[k] == '.' && depth == 0) return name.substr(0, k);
  }
  return {};
}

std::string abridged(std::string text) {
  constexpr size_t kMost = 200;
  if (text.size() <= kMost) return text;
  size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

PotentialKind potentialKind(const std::string& unit) {
  if (unit == "V") return PotentialKind::voltage;
  if (unit == "m" || unit == "rad") return PotentialKind::motion;
  if (unit == "K") return PotentialKind::temperature;
  return PotentialKind::other;
}

}  // namespace armature::lower
