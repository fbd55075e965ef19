#include "engine/model/address.h"

#include <algorithm>

#include "engine/model/library.h"

namespace armature::model {

std::optional<std::string> addressedPath(std::string_view address, Library& library) {
  constexpr std::string_view kScheme = "modelica://";
  if (!address.starts_with(kScheme)) return std::nullopt;
  const size_t slash = std::min(address.find('/', kScheme.size()), address.size());
  const ClassNode* const node = library.find(std::string(address.substr(kScheme.size(), slash - kScheme.size())));
  if (!node) return std::nullopt;
  return library.resourceFolder(*node).append(address.substr(slash));
}

}  // namespace armature::model
