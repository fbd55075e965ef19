// Which names expressions and statements mention, and what a call says by its form alone. Part of the inside of the
// function executor.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "engine/model/functions.h"

namespace armature::model {

// Names that an expression mentions as first parts of references, appended.
void referencedNames(const syntax::Expression* e, std::vector<Name>& out);
// The left sides of all assignments in statements, nested ones included.
void assignedTargets(std::span<const syntax::Statement* const> statements, std::vector<const syntax::Reference*>& out);
// Their first names.
void assignedNames(std::span<const syntax::Statement* const> statements, std::vector<Name>& out);

// The same, with all names that expressions in the statement mention, as first parts of references.
void mentionedNames(const syntax::Statement& statement, std::vector<Name>& out);

// The message argument and the level of an assert call, positional or named.
const syntax::Expression* callArgument(const syntax::Expression& call, size_t position, std::string_view name,
                                       const NameTable& names);
// The name of a call's function if it has one part without subscripts, else empty.
std::string_view simpleCallee(const syntax::Expression& call, const NameTable& names);

}  // namespace armature::model
