// The replaceable elements of a class, those of its bases included, with what extends clauses on the way have made of
// them (specification 3.6, section 7.3): redeclared ones have another default, final ones are none any more.
#pragma once
#include <map>
#include <vector>

#include "engine/facade/class_members.h"
#include "engine/facade/replaceable_info.h"
#include "engine/syntax/parser.h"

namespace armature {

// Of a class with the members that it has. `context` is what annotations are parsed with. Protected elements are left
// out, and components of predefined types.
std::vector<ReplaceableInfo> replaceablesOf(model::Library& library, ClassLookup& lookup, const model::ClassNode& node,
                                            const std::vector<ClassMember>& members, syntax::ParseContext& context);

// What stands for a class element of a class: the last declaration of it on the way to the class, and in whose text
// that stands. `isRedeclared`: it is another one than was first declared.
struct StandingClass {
  const syntax::ClassDefinition* definition = nullptr;
  const model::ClassNode* scope = nullptr;
  bool isRedeclared = false;
};
// Of all class elements, those of bases included, by their names.
std::map<Name, StandingClass> standingClasses(ClassLookup& lookup, const model::ClassNode& node);

}  // namespace armature
