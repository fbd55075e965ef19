// What stands in a class with what extends clauses have put in the place of its replaceable classes: the types of its
// components, and values within what was put there.
#pragma once
#include "engine/facade/replaceables.h"

namespace armature {

class StandingTypes {
 public:
  // All must outlive it; of the class at the end of its short definitions.
  StandingTypes(model::Library& library, ClassLookup& lookup, const model::ClassNode& node)
      : library_(library), lookup_(lookup), standing_(standingClasses(lookup, node)) {}

  // The type of a component: that of what was put in the place of its class, or of the package that has it.
  TypeInfo typeOfMember(const ClassMember& member) const;
  // "Medium.nX", "law.useHeat": a number or truth that a package of the class has as a constant, or a component of it
  // as a value; empty for anything else. What a part says of it otherwise is not known here.
  std::string valueWithin(const syntax::Reference& name, const std::vector<ClassMember>& members) const;

 private:
  std::string literalText(syntax::ExprPtr value) const;

  model::Library& library_;
  ClassLookup& lookup_;
  std::map<Name, StandingClass> standing_;
};

}  // namespace armature
