// What a part's parameters say for its picture: texts, state of the icon, lines under the name.
#pragma once
#include <QHash>
#include <QStringList>
#include <optional>
#include <string>

#include "app/canvas/condition.h"
#include "app/document/change.h"
#include "app/look/icons.h"
#include "engine/facade/class_info.h"

namespace armature::app {

// The text of a parameter: the part's modifier, else the class's default; nothing when the class has no such parameter
// or `info` is null and there is no modifier.
std::optional<std::string> parameterTextOf(const diagram::ComponentItem& item, const ClassInfo* info,
                                           const std::string& name);
// Lines under a part's name: at most two parameters with their units. A value that is a parameter of the diagram is
// shown by that parameter's value, one that was typed in another unit as it was typed.
QStringList valueLines(const diagram::ComponentItem& item, const ClassInfo& info, const diagram::Document& document);
// What texts with % read on the icon of a class of the diagram's own (specification 3.6, section 18.6.5.5). The name by
// itself is left out, as the canvas writes it, and so are values on icons of libraries, which stand under the name.
QHash<QString, QString> iconTexts(const diagram::ComponentItem& item, const ClassInfo& info);
// Values of the parameters that drawings may depend on: Booleans, enumerations, and "ratio" = negative.
IconState iconState(const diagram::ComponentItem& item, const ClassInfo& info);

}  // namespace armature::app
