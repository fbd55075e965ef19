// Diagrams to look at one class by itself: with one part of it, alone or with something at each of its connectors.
#pragma once
#include <QString>
#include <optional>

#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature::app {

struct ClassBench {
  diagram::Document document;
  uint32_t firstLine = 1;  // of the class's text in the made text, from 1
  std::string part;        // the class that has a part there; empty: none, or a partial class, which is only inherited
  bool isPartialPackage = false;
};

// One part of the class at `index`, and the other classes. Functions and packages are read only; a partial class is
// inherited by another one, for it need not be whole. `imports`: those of the diagram, which its classes see;
// `package`: whose classes they are (diagram::packageOf).
ClassBench benchFor(const std::vector<std::string>& classes, size_t index, const std::string& imports = {},
                    const std::string& package = {});

// The same with an inertia, a mass, a resistor to ground, … at each connector and a signal at each input: the part then
// needs as many equations as it will need in any diagram. Nothing where there is a connector that nothing fits.
std::optional<ClassBench> joinedBench(const ClassBench& bench, const ClassInfo& info);

// What the engine says, without the names that only the bench has.
QString wordsWithoutBench(QString words, const ClassBench& bench);

}  // namespace armature::app
