// Reading a plot's definition, whatever a file may hold in it.
#pragma once
#include <QString>

#include "app/document/change.h"

namespace armature::app {

// A text member; empty when it is absent or no text.
inline QString textMember(const diagram::Json& json, const char* member) {
  if (!json.is_object()) return {};
  const auto found = json.find(member);
  return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

}  // namespace armature::app
