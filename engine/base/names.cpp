#include "engine/base/names.h"

namespace armature {

Name NameTable::intern(std::string_view text) {
  if (auto it = index_.find(text); it != index_.end()) return it->second;
  const Name name(texts_.size());
  texts_.emplace_back(text);
  index_.emplace(texts_.back(), name);
  return name;
}

Name NameTable::find(std::string_view text) const {
  auto it = index_.find(text);
  return it == index_.end() ? Name() : it->second;
}

}  // namespace armature
