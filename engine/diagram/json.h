// JSON with its members in the order of the file; for those that look inside of a JsonValue.
#pragma once
#include <nlohmann/json.hpp>  // IWYU pragma: export

#include "engine/diagram/json_value.h"  // IWYU pragma: export
