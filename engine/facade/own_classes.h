// The classes that a diagram brings itself, as those of a library: what the editor shows of them, their insides
// and equations, and which of them fit where a class is promised.
#pragma once
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/facade/class_equations.h"
#include "engine/facade/class_reader.h"

namespace armature {

// By their simple names; those that cannot be read are left out. At the end, without a name, one that has the
// parameters of the diagram whose types have to be looked up; their values stay out of it.
std::vector<ClassInfo> infosOfOwn(model::Library& library, const diagram::Document& document);

// The inside of one of them, by its simple name; its siblings stand there by theirs. Failure D020, D021.
[[nodiscard]] Result<diagram::Document> diagramOfOwn(model::Library& library, const diagram::Document& owner,
                                                     const std::string& className);

// The equations of one of them, by its simple name, to which its siblings are called by theirs. Failure D021.
[[nodiscard]] Result<ClassEquations> equationsOfOwn(model::Library& library, const diagram::Document& owner,
                                                    const std::string& className);

// Those that fit, what is declared beside the parts included; see FitQuestion.
std::vector<FittingClass> fittingOfOwn(model::Library& library, const diagram::Document& document,
                                       const FitQuestion& question);

}  // namespace armature
