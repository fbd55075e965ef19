// Parts by their names: of thousands of ends of wires each has to find its own.
#pragma once
#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::app {

class PartNames {
 public:
  // Takes those of the parts as they are now. False where one is not what it was, or they are in another order.
  bool take(const std::vector<diagram::ComponentItem>& parts) {
    const auto isNamed = [](const diagram::ComponentItem& part, const std::string& name) { return part.name == name; };
    if (std::ranges::equal(parts, names_, isNamed)) return true;
    names_.clear();
    places_.clear();
    for (size_t k = 0; k < parts.size(); ++k) {
      names_.push_back(parts[k].name);
      places_.emplace(parts[k].name, static_cast<int>(k));
    }
    return false;
  }
  // The place of a part, where it is still the one of that name; −1 otherwise.
  int find(const std::string& name, const std::vector<diagram::ComponentItem>& parts) const {
    const auto found = places_.find(name);
    const bool isThere = found != places_.end() && static_cast<size_t>(found->second) < parts.size() &&
                         parts[static_cast<size_t>(found->second)].name == name;
    return isThere ? found->second : -1;
  }

 private:
  std::vector<std::string> names_;
  std::unordered_map<std::string, int> places_;
};

}  // namespace armature::app
