// The equations of a class as a person reads them: its own ones and those of its bases, line by line with their depth
// in blocks, each with the variables that stand in it. Read from the library tree without instantiating a model, for
// parts that are made of text; what the compiler makes of the equations is another matter.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/diagram/document.h"

namespace armature {

namespace model {
class Library;
}

// A variable that stands in an equation.
struct EquationName {
  // As a run calls it behind the path of the part: "w", "flange_a.tau", "x[2]". Of an element whose place is not a
  // plain number the name without this place and those behind it: "x", "cells.p" of "cells[i].p[1]".
  std::string name;
  bool isDerivative = false;  // der(name)
  bool operator==(const EquationName&) const = default;
};

struct EquationLine {
  enum class Kind : uint8_t {
    equality,    // text: "J*a = flange_a.tau + flange_b.tau"
    assignment,  // "x := 2*y"
    call,        // "reinit(v, -e*v)"
    assertion,   // what has to hold; description: what is said where it does not
    connection,  // "connect(a, b)"
    ifBranch,    // text: the condition of this branch; its lines follow one level deeper
    elseIfBranch,
    elseBranch,  // without a text
    forLoop,     // "i in 1:n"
    whileLoop,   // the condition
    whenBranch,
    elseWhenBranch,
    breakStatement,
    returnStatement,
  } kind = Kind::equality;
  uint32_t depth = 0;               // in blocks
  std::string text;                 // Modelica; functions and constants by their last names
  std::string condition;            // of branches of if: the text for Formula, names as in `names`; may be none for it
  std::string description;          // as it stands behind the equation, or of the variable that is declared with it
  std::vector<EquationName> names;  // once each, in the order of the text
  bool operator==(const EquationLine&) const = default;
};

// What one class contributes: one kind of section.
struct EquationGroup {
  std::string className;     // where the text stands, in full; of a diagram's own classes as it calls them
  bool isInherited = false;  // from a base
  bool isInitial = false;    // holds at the start only
  bool isAlgorithm = false;
  std::vector<EquationLine> lines;
  bool operator==(const EquationGroup&) const = default;
};

struct ClassEquations {
  bool hasParts = false;              // it has models or blocks in it: it is a diagram as well
  bool isCut = false;                 // there are more lines than kMostEquationLines
  std::vector<EquationGroup> groups;  // own ones first, then those of bases; initial ones last; none is empty
  bool operator==(const ClassEquations&) const = default;
};

// More than a person reads; tables written as algorithms have tens of thousands.
constexpr size_t kMostEquationLines = 600;

// Of a class of the library, by its qualified name. Failure D021 where there is no such class or its file has mistakes.
// Linear in the text of the class and its bases.
[[nodiscard]] Result<ClassEquations> equationsOf(model::Library& library, const std::string& qualifiedName);

}  // namespace armature
