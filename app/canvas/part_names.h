// Parts by their names: of thousands of ends of wires each has to find its own.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::app {

class PartNames {
 public:
  void take(const std::vector<diagram::ComponentItem>& parts) {
    places_.clear();
    for (size_t k = 0; k < parts.size(); ++k) places_.emplace(parts[k].name, static_cast<int>(k));
  }
  // The place of a part, where it is still the one of that name; −1 otherwise.
  int find(const std::string& name, const std::vector<diagram::ComponentItem>& parts) const {
    const auto found = places_.find(name);
    const bool isThere = found != places_.end() && static_cast<size_t>(found->second) < parts.size() &&
                         parts[static_cast<size_t>(found->second)].name == name;
    return isThere ? found->second : -1;
  }

 private:
  std::unordered_map<std::string, int> places_;
};

}  // namespace armature::app
