// Where a person has put what stands beside a part: from the part's centre to the middle of its upper edge [unit, y
// up], stored among the members of the part that the format leaves to programs.
#pragma once
#include <QPointF>
#include <optional>

#include "engine/diagram/document.h"

namespace armature::app {

// What can be put elsewhere.
enum class Beside : uint8_t { label, sparklines };

// Nothing where it stands by itself.
std::optional<QPointF> storedPlace(const diagram::ComponentItem& item, Beside what);
// The members of a part with another place for it, or with none.
diagram::Json withStoredPlace(diagram::Json members, Beside what, std::optional<QPointF> place);

}  // namespace armature::app
