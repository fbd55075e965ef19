// What a connector is by its variables: the domain it belongs to, and what it has to have in common with another one to
// be wired to it.
#pragma once
#include <string>
#include <unordered_map>

#include "engine/facade/class_members.h"
#include "engine/facade/domain.h"

namespace armature {

struct ConnectorKind {
  Domain domain = Domain::other;
  std::string signature;  // its variables with their types, in order of their names
};

// Of the connector classes of a library, each found once.
class ConnectorKinds {
 public:
  ConnectorKinds(model::Library& library, ClassLookup& lookup) : library_(library), lookup_(lookup) {}

  // `type`: what the declared class is.
  const ConnectorKind& of(const model::ClassNode& declared, const TypeInfo& type);

 private:
  ConnectorKind compositeKind(const model::ClassNode& node);

  model::Library& library_;
  ClassLookup& lookup_;
  std::unordered_map<const model::ClassNode*, ConnectorKind> known_;
  int depth_ = 0;  // of connectors within connectors
};

}  // namespace armature
