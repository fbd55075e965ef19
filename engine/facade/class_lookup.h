// Static lookup of class names in the library tree (specification 3.6, sections 5.3 and 7.1): enclosing scopes, imports
// and inherited classes, without instantiating anything. Modifications that redeclare packages are not followed.
#pragma once
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/model/library.h"

namespace armature {

// Remembers what it has found, so it must be thrown away when classes of the library are replaced.
class ClassLookup {
 public:
  explicit ClassLookup(model::Library& library) : library_(library) {}

  // What a class is made of; null where there is no text of it or its file has syntax errors.
  const syntax::ClassDefinition* definitionOf(const model::ClassNode& node) const;

  // The class that a name means within a class; null when there is none (and for Real, Integer, Boolean, String).
  const model::ClassNode* find(const model::ClassNode& scope, const syntax::Reference& name);
  // The same without the last `omitted` parts of the name.
  const model::ClassNode* find(const model::ClassNode& scope, const syntax::Reference& name, size_t omitted);
  // A class declared in or inherited by a class; null when there is none.
  const model::ClassNode* member(const model::ClassNode& owner, Name name);
  // A base class and the clause that names it.
  struct Base {
    const model::ClassNode* node = nullptr;  // null for a predefined type or when there is none of that name
    const syntax::Extends* clause = nullptr;
  };
  const std::vector<Base>& bases(const model::ClassNode& node);
  // The class at the end of a chain of short definitions, e.g. Modelica.Units.SI.Length for PathLength = Length.
  const model::ClassNode* resolveAlias(const model::ClassNode* node);
  // What it is made of; null for null, and where there is no text of it.
  const syntax::ClassDefinition* resolvedDefinition(const model::ClassNode* node);
  // The fully qualified text of a name that means a class, or a constant or literal of one; else its own text.
  std::string absoluteName(const model::ClassNode& scope, const syntax::Reference& name);

 private:
  const model::ClassNode* firstPart(const model::ClassNode& scope, Name name);
  const model::ClassNode* inScope(const model::ClassNode& scope, Name name);
  const model::ClassNode* imported(const model::ClassNode& scope, Name name);
  const std::vector<const syntax::Import*>& importsOf(const model::ClassNode& scope);
  using NodeSet = std::unordered_set<const model::ClassNode*>;
  const model::ClassNode* inherited(const model::ClassNode& owner, Name name);
  const model::ClassNode* inherited(const model::ClassNode& owner, Name name, NodeSet& searched);
  const model::ClassNode* absolute(syntax::List<Name> path);
  bool hasComponent(const model::ClassNode& owner, Name name);
  bool hasComponent(const model::ClassNode& owner, Name name, NodeSet& searched, int depth);

  model::Library& library_;
  std::unordered_map<const model::ClassNode*, std::vector<Base>> bases_;
  std::unordered_map<const model::ClassNode*, std::vector<const syntax::Import*>> imports_;
  std::unordered_set<const model::ClassNode*> underWay_;  // classes whose bases are being found just now
  int depth_ = 0;
};

}  // namespace armature
