// Which variables of a class are offered a start value: what class_reader.cpp lists under Initialization.
#pragma once
#include <set>
#include <string>

#include "engine/facade/class_members.h"

namespace armature {

// The variables of a class that stand in der(…) in the equations of that class itself.
void collectDerived(const syntax::ClassDefinition& definition, const NameTable& names, std::set<Name>& into);

// Whether a variable's start value may be said otherwise by whoever uses the class, and somebody might want to: its
// declaration gives one, or it may be a state or a guess: it is derived, wanted as a state, or its type gives a start.
// Of lists and matrices those of Real alone.
bool offersStart(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                 const std::set<Name>& derived);

// Its start as Modelica text, of a list or matrix as one: "{1, 1, 1}" for `each start = 1`. Empty where there is none.
std::string startText(const ClassMember& member, const TypeInfo& type, model::Library& library);

}  // namespace armature
