// Members of classes of the libraries, as the catalog knows them.
#pragma once
#include "app/text/completions.h"

namespace armature::app {

// What can be written behind "part." of a class, with what each is.
std::vector<Completion> membersOf(const ClassInfo& info);
// The class of a member that has members itself; empty for others.
QString typeOfMember(const ClassInfo& info, const QString& member);
// "kg.m2 – moment of inertia": as much of it as there is.
QString noteOf(const QString& what, const QString& unit, const QString& description);

}  // namespace armature::app
