// The inside of a class that has no parts of its own but those of a base: the drawing of that base, with the parts that
// the class redeclares.
#pragma once
#include <functional>

#include "app/run/engine.h"

namespace armature::app {

// `inside` gives the drawing of a class by itself. What comes from a base says so in its member `inheritedFrom`.
using InsideByName = std::function<Result<diagram::Document>(const std::string& className)>;
Result<diagram::Document> insideWithBases(Engine& engine, const diagram::Document& owner, const std::string& className,
                                          const InsideByName& inside, int depth = 0);

}  // namespace armature::app
