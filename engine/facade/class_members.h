// The elements of a class with those of its bases, and the types and attributes of components: what class_reader.cpp
// puts into a ClassInfo.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/facade/class_lookup.h"

namespace armature {

// Modifiers and the class in whose text they stand.
struct ScopedModification {
  const syntax::Modification* modification = nullptr;
  const model::ClassNode* scope = nullptr;
};

// A component of a class or of one of its bases. `modifications` hold what applies to it, the strongest first: those of
// the outermost extends clause, at the end its own.
struct ClassMember {
  const syntax::Component* component = nullptr;
  const syntax::ComponentClause* clause = nullptr;
  const model::ClassNode* scope = nullptr;  // where the declaration stands
  // The constraining class, where a clause names one that still holds, else the type that was first declared.
  const syntax::Reference* promised = nullptr;
  const model::ClassNode* promisedScope = nullptr;
  // What the declaration that promises says of all that takes its place; may be null.
  const syntax::Modification* promisedModification = nullptr;
  bool isProtected = false;
  bool isFinal = false;       // by its clause or by a modifier
  bool isRedeclared = false;  // by an extends clause
  std::vector<ScopedModification> modifications;
};

// An expression and the class in whose text it stands.
struct ScopedExpression {
  syntax::ExprPtr expression = nullptr;
  const model::ClassNode* scope = nullptr;
};

// The type of a component, followed through short definitions.
struct TypeInfo {
  enum class Kind { real, integer, boolean, string, enumeration, composite, unknown } kind = Kind::unknown;
  std::string name;                            // Real, …; else the qualified name of the class at the end
  const model::ClassNode* declared = nullptr;  // class that the declaration names; null for a predefined type
  const model::ClassNode* node = nullptr;      // class at the end of the chain; null for a predefined type
  bool isConnector = false;
  bool isExpandable = false;
  syntax::Causality causality = syntax::Causality::none;  // of a short definition like RealInput
  std::vector<ScopedModification> attributes;             // the strongest first
  std::vector<ScopedExpression> dimensions;               // of short definitions

  bool isSimple() const { return kind != Kind::composite && kind != Kind::unknown; }
};

// Components of a class and its bases in the order of the text, bases where their extends clause stands.
std::vector<ClassMember> membersOf(model::Library& library, ClassLookup& lookup, const model::ClassNode& node);
// The type that a name means within a class.
TypeInfo typeOf(model::Library& library, ClassLookup& lookup, const model::ClassNode& scope,
                const syntax::Reference& name);
// The strongest value of an attribute ("unit", "start") of a member, then of its type; null when nothing sets it.
ScopedExpression attributeOf(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                             std::string_view attribute);
// The same as a text; empty where it is none.
std::string attributeText(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                          std::string_view attribute);
// As the author wrote it; over several lines in the printer's layout. Empty for null.
std::string textOf(const ScopedExpression& expression, model::Library& library);
// The sizes of a member: its own, then those of its type.
std::vector<std::string> dimensionsOf(const ClassMember& member, const TypeInfo& type, model::Library& library);
// The strongest binding of a member; null when there is none.
ScopedExpression bindingOf(const ClassMember& member);

}  // namespace armature
