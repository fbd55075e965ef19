// Modifiers of a part that put another class in the place of a replaceable element (Modelica specification 3.6, section
// 7.3): read from their text, and changed in it. What is said besides (a constraining clause, prefixes, comments)
// stays as it was written.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

struct Redeclaration {
  std::string element;    // name of what is replaced
  std::string kind;       // "package", "model", …; empty: a component
  std::string className;  // what takes its place, as it was written
  std::string arguments;  // between the parentheses behind it, as written; may be empty
  bool operator==(const Redeclaration&) const = default;
};

// "J = 2", as it stands in the parentheses behind a class.
std::string argumentText(const Modifier& modifier);

// What a modifier redeclares; nothing for one that redeclares nothing, or in another form than a single class with
// arguments (an array of a class, a value behind it, an element further inside).
std::optional<Redeclaration> redeclarationOf(const Modifier& modifier);

// The redeclaration as a modifier of its own.
Modifier modifierOf(const Redeclaration& redeclaration);
// A modifier that redeclares (redeclarationOf) with another class and other arguments in its text.
Modifier withChoice(const Modifier& modifier, const std::string& className, const std::string& arguments);

// Why a text cannot stand between the parentheses; nothing when it can (or is empty).
std::optional<Diagnostic> argumentsProblem(const std::string& arguments);
// The arguments by themselves: name ("J", "phi.start", with "each" and "final" before it) and text of the value. One in
// parentheses of its own ("phi(start = 1)") gives those within. What has no such form is its whole text as name.
std::vector<Modifier> argumentsOf(const std::string& arguments);
// The arguments with another value of a name ("J"); empty: without it. Others stay as they were written.
std::string withArgument(const std::string& arguments, const std::string& name, const std::string& value);

// The index of the modifier that redeclares an element of a part; −1 when there is none.
int redeclarationIndex(const std::vector<Modifier>& modifiers, const std::string& element);
// What it says; nothing when there is none.
std::optional<Redeclaration> redeclarationFor(const std::vector<Modifier>& modifiers, const std::string& element);

}  // namespace armature::diagram
