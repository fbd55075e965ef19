// Trees back to Modelica text. Parsing the text gives an equal tree (compare.h); layout and comments are the printer's.
// Annotations are written as they stand in their source.
#pragma once
#include <string>

#include "engine/syntax/tree.h"

namespace armature::syntax {

// An expression, with only the parentheses it needs; numbers as the shortest text of the same value.
std::string toText(const Expression& expression, const NameTable& names);
// A dotted reference with its subscripts.
std::string toText(const Reference& reference, const NameTable& names);
// A modification as it follows a name: "(start = 1)", " = 2", both or nothing.
std::string toText(const Modification& modification, const NameTable& names, const SourceTable& sources);
// A class with everything in it, without a final semicolon or newline; inner lines are indented by `indent` blanks.
std::string toText(const ClassDefinition& definition, const NameTable& names, const SourceTable& sources,
                   int indent = 0);
// A whole file.
std::string toText(const StoredDefinition& stored, const NameTable& names, const SourceTable& sources);

// A text as a Modelica string literal, quotes included.
std::string stringLiteral(std::string_view text);
// A number as the shortest Modelica literal that reads back as the same value ("1", "2.5", "1e-06").
std::string numberText(double value);
// Whether a text is an identifier of Modelica: letters, digits and underscores or a quoted name, and no keyword.
bool isIdentifier(std::string_view text);

}  // namespace armature::syntax
