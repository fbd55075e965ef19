// Modelica text to tree. The parser recovers at the next semicolon or `end`, so that one run reports many errors; what
// it could not read is missing from the tree. Grammar: Modelica specification 3.6, appendix A.2.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/diagnostic.h"
#include "engine/syntax/tree.h"

namespace armature::syntax {

// Owns the nodes of one or more parses; nodes stay good as long as the arena lives.
class Arena;

// What a parse needs; the tables belong to the session.
struct ParseContext {
  NameTable& names;
  SourceTable& sources;
  Arena& arena;
  Diagnostics& diagnostics;
};

// Parses a whole file that has been added to the sources. Errors go to the diagnostics (codes P…); returns what
// could be read, never null. Linear in the length of the text.
const StoredDefinition* parseFile(ParseContext& context, FileId file);

// Parses one expression (a modifier's value in a diagram, a plotted expression). Null after an error.
const Expression* parseExpression(ParseContext& context, FileId file);

// Parses a modification's argument list without the parentheses ("start = 1, fixed = true") of a file.
const Modification* parseArguments(ParseContext& context, FileId file);

// Parses declarations, equations and algorithms as the body of a class named `name` (a diagram's own text).
const ClassDefinition* parseClassBody(ParseContext& context, FileId file, Name name);

// The same for a part of a text, whose spans then count from the start of the whole text: one text can hold many
// fragments that are checked one by one.
const StoredDefinition* parseFile(ParseContext& context, SourceSpan part);
const Expression* parseExpression(ParseContext& context, SourceSpan part);
const Modification* parseArguments(ParseContext& context, SourceSpan part);
const ClassDefinition* parseClassBody(ParseContext& context, SourceSpan part, Name name);

// Parses the annotation that a span covers (`annotation(…)`) into its modification; null for an invalid span or after
// an error.
const Modification* parseAnnotation(ParseContext& context, SourceSpan annotation);

}  // namespace armature::syntax
