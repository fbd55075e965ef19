// What may take the place of a declaration (specification 6.4, 7.2.6, 7.3): only what is replaceable and not final can
// be redeclared, and what replaces it, or is found as its inner, has all public elements of the class that was
// promised. Inside of the room; other rooms see flatten.h.
#pragma once
#include <unordered_set>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
struct RedeclaredClass;

// What is told of a redeclaration (N018), beside the declaration that it meets: an error, unless it is made a warning.
Diagnostic ofRedeclaration(Phrase message, SourceSpan redeclaration, SourceSpan declaration, Phrase there);

class Redeclarations : private TranslationPart {
 public:
  Redeclarations(Translation& translation, ClassTable& classes) : TranslationPart(translation), classes_(classes) {}

  // The redeclarations of a component among its modifiers, and the class that it has now.
  void checkRedeclared(Instance* parent, const Element& element, const Environment& modifiers, Class* now);
  // The constraining clauses of a component and of its redeclarations.
  void checkConstraints(Instance* parent, const Element& element, const Environment& modifiers);
  // All class redeclarations that the translation has met.
  void checkRedeclaredClasses();
  void checkRedeclared(const RedeclaredClass& redeclared);
  // The inner part that an outer declaration of a class has found.
  void checkInner(const Instance* outer, Class* wanted, const Instance* inner);

 private:
  bool mayBeRedeclared(const Element& element, const Modifier& redeclaration);
  void warnOfFixed(Name name, SourceSpan redeclaration, SourceSpan earlier);
  void checkEarlier(const RedeclaredClass& redeclared);
  Class* knownClass(const syntax::Reference& reference, const Context* context);
  bool fits(Class* wanted, Class* given, Name name, SourceSpan span, std::vector<std::string> parts);
  Class* narrowedBy(Class* cls, Name name);
  void checkDefault(const RedeclaredClass& declared);
  bool isSameType(const syntax::Reference& a, const Context* contextOfA, const syntax::Reference& b,
                  const Context* contextOfB);
  const Element* missingElement(Class* wanted, Class* given);

  ClassTable& classes_;
  std::unordered_set<const syntax::ClassDefinition*> misfits_;      // told already
  std::unordered_set<const syntax::ComponentClause*> constrained_;  // whose constraining clauses have been checked
};

}  // namespace armature::model
