// What may take the place of a class (specification 3.6, sections 6.4 and 7.3): the classes of a library that extend
// it, directly or not, and are complete. The classes of a library are listed once, by reading the heads of all of them.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/facade/class_lookup.h"
#include "engine/facade/replaceable_info.h"

namespace armature {

// Whether a class extends another one, directly or not; each fits itself.
bool descends(ClassLookup& lookup, const model::ClassNode& node, const model::ClassNode& ancestor);

// Remembers what it has found, so it must be thrown away when classes of the library are replaced.
class FittingClasses {
 public:
  explicit FittingClasses(ClassLookup& lookup) : lookup_(lookup) {}

  // The classes below `root`, and it itself, that fit `constraint`, in the library's order; of the kind that can stand
  // for `kind`. `isOwn`: of the scope that the redeclaration stands in, where replaceable and protected classes count.
  // The first question about a root reads all of its files.
  std::vector<const model::ClassNode*> find(const model::ClassNode& constraint, const std::string& kind,
                                            const model::ClassNode& root, bool isOwn = false);

 private:
  struct Candidate {
    const model::ClassNode* node = nullptr;
    const syntax::ClassDefinition* definition = nullptr;
  };
  const std::vector<Candidate>& candidates(const model::ClassNode& root, bool isOwn);
  void collect(const model::ClassNode& node, bool isOwn, std::vector<Candidate>& found);

  ClassLookup& lookup_;
  std::unordered_map<const model::ClassNode*, std::vector<Candidate>> candidates_;  // by root
};

}  // namespace armature
