// Addresses of files that libraries bring along.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace armature::model {

class Library;

// The path that modelica://Library/path names, or modelica://Library its folder (specification 13.5); nothing for other
// texts, and where there is no such library.
std::optional<std::string> addressedPath(std::string_view address, Library& library);

}  // namespace armature::model
