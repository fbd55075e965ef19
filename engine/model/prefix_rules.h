// Which type prefixes a component may have (specification 4.4.2.2, 4.6, 9.3): flow, stream, input, output, discrete,
// parameter and constant are for data and connectors, and none of a kind stands within another of the kind.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;

class PrefixRules : private TranslationPart {
 public:
  PrefixRules(Translation& translation, ClassTable& classes) : TranslationPart(translation), classes_(classes) {}

  // The prefixes of a component; its class and what it has from its class and its parents are known.
  void check(const Instance* instance, Class* cls, const syntax::ComponentClause& clause);

 private:
  void refuse(const Instance* instance, Phrase message);
  void checkClass(const Instance* instance, const Class* cls, const syntax::ComponentClause& clause);
  void checkType(const Instance* instance, const Class* cls);
  void checkWithin(const Instance* instance, const Class* cls, const syntax::ComponentClause& clause);
  void checkBlock(const Instance* instance, const Class* cls);
  void checkGroup(const Instance* instance, Class* cls);

  ClassTable& classes_;
};

}  // namespace armature::model
