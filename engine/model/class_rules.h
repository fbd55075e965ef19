// What classes and the modifiers of classes must not do (specification 3.3, 4.6, 5.6, 7.2). Everything is told once a
// definition.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <set>
#include <unordered_set>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;

class ClassRules : private TranslationPart {
 public:
  ClassRules(Translation& translation, ClassTable& classes) : TranslationPart(translation), classes_(classes) {}

  // What a class may hold by its kind, what it may be derived from, and which names exclude each other.
  void checkRules(const Class* cls);
  // Every modifier must name an element; the instance is null where the modifiers are those of a class.
  void checkNames(const Environment& environment, Class* cls, const Instance* instance);

 private:
  void checkBases(const Class* cls);
  void checkLiterals(const syntax::ClassDefinition& definition);
  bool isReserved(Name name) const;
  void checkNamesOf(const syntax::ClassDefinition& definition);
  void checkClassesTwice(const Class* cls);
  void checkImports(const Class* cls);
  void checkRedeclares(const Class* cls);
  void checkSections(const syntax::ClassDefinition& definition);
  void checkClause(const syntax::ClassDefinition& definition, const syntax::ComponentClause& clause);
  void takesNoValue(const Modifier& modifier, const ClassDeclaration& declared, const Instance* instance);

  ClassTable& classes_;

  std::set<std::pair<FileId, uint32_t>> unknownNames_;               // places of modifiers of classes that name nothing
  std::unordered_set<const syntax::Modification*> reportedClasses_;  // that give a value to a class
  std::unordered_set<const syntax::ClassDefinition*> ruled_;         // whose kind and names have been checked
};

}  // namespace armature::model
