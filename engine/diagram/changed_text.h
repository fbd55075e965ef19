// The Modelica text of a class whose drawing was changed: what was changed is written anew in its place, and everything
// else stays byte for byte, comments, layout and annotations of other programs among it. The inverse of import.h for a
// text that somebody has written, where toModelica writes one of its own.
#pragma once
#include <string>

#include "engine/diagram/document.h"

namespace armature::diagram {

// How the picture draws wires; each function may be absent.
struct WireDrawing {
  EndPlaces places;  // of their ends
  // Corners of a wire that has none of its own: those that it is drawn with, and those that it was drawn with when the
  // text was read or written (nothing: not known).
  using Corners = std::function<std::optional<std::vector<Point>>(const ConnectionItem& wire)>;
  Corners corners, cornersBefore;
  // Further arguments of a Line annotation ("color = {0, 0, 255}"); may be empty.
  std::function<std::string(const ConnectionItem& wire)> looks;
};

// `text`: of a file; `className`: the class in it, by its path from the file's top ("Wheel", "Examples.First").
// `before`: the class as it was read (fromModelica); `after`: as it is now. New wires are written with the corners and
// the colour that they are drawn with; in the others those points are changed that the drawing has changed. Failures:
// D021 (there is no such class), D012 (a text cannot be read), D045 (the class's own name was changed).
[[nodiscard]] Result<std::string> withDrawnChanges(const std::string& text, const std::string& className,
                                                   const Document& before, const Document& after,
                                                   const WireDrawing& drawing = {});

}  // namespace armature::diagram
