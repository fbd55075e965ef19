// The Modelica text of a class whose drawing was changed: what was changed is written anew in its place, and everything
// else stays byte for byte, comments, layout and annotations of other programs among it. The inverse of import.h for a
// text that somebody has written, where toModelica writes one of its own.
#pragma once
#include <string>

#include "engine/diagram/document.h"

namespace armature::diagram {

// `text`: of a file; `className`: the class in it, by its path from the file's top ("Wheel", "Examples.First").
// `before`: the class as it was read (fromModelica); `after`: as it is now. With `places` the ends of wires follow the
// parts that were moved. Failures: D021 (there is no such class), D012 (the text cannot be read), D045 (something was
// changed that is no part of a drawing: declarations, equations, classes within, the class's own name).
[[nodiscard]] Result<std::string> withDrawnChanges(const std::string& text, const std::string& className,
                                                   const Document& before, const Document& after,
                                                   const EndPlaces& places = {});

}  // namespace armature::diagram
