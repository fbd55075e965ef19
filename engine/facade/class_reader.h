// Reads what the editor shows of a class from the library tree, without instantiating a model: inherited elements by
// static lookup, modifiers of extends clauses on defaults and attributes, annotations as literal data.
#pragma once
#include <optional>
#include <string>

#include "engine/facade/class_info.h"
#include "engine/facade/class_lookup.h"
#include "engine/facade/connector_kinds.h"
#include "engine/syntax/arena.h"

namespace armature {

// Reads many classes of one library and remembers what they share (bases, connector classes). To be thrown away when
// classes of the library are replaced.
class ClassReader {
 public:
  explicit ClassReader(model::Library& library);
  ~ClassReader();

  // Everything about a class; nothing when there is no class of that name or its file cannot be read. Unknown bases and
  // types leave out what they would have brought.
  std::optional<ClassInfo> read(const std::string& qualifiedName);
  ClassLookup& lookup() { return lookup_; }

 private:
  friend class ClassReading;
  model::Library& library_;
  ClassLookup lookup_;
  ConnectorKinds connectorKinds_;
};

// The same for a single class.
std::optional<ClassInfo> readClass(model::Library& library, const std::string& qualifiedName);

}  // namespace armature
