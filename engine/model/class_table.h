// The table of classes: classes in their environment with inheritance, short classes and redeclarations (specification
// 4.5, 5.6, 7), and what names mean in them (chapter 5). A class is completed when it is first asked for.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <set>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "engine/model/translation.h"
#include "engine/syntax/arena.h"

namespace armature::model {

class Modifiers;

// Classes that stand in for others: of a modifier (`by` is null) or of the text of a derived class.
struct RedeclaredClass {
  Class* owner;
  Class* by;
  Class* made;
  Name name;
};

// A class that an extends clause redeclares for its base.
struct NarrowedClass {
  Class* base;
  Modifier redeclaration;
};

// A modifier or redeclaration of a class element, or where its declaration stands in a text.
struct SaidOfClass {
  Modifier modifier;
  bool isOfText = false;
};

// The parts of the model that a reference to a class may pass through (`world.Frame`): asked of the instances.
class PartFinder {
 public:
  virtual ~PartFinder() = default;
  // The instance of an element of a class, made when it is first asked for; not yet elaborated.
  virtual Instance* childAt(Instance* instance, uint32_t index) = 0;
  // The same by name; null where there is none.
  virtual Instance* childOf(Instance* instance, Name name) = 0;
  // Through outer declarations, elaborated; null when removed or failed.
  virtual Instance* resolved(Instance* instance) = 0;
};

// Rules that a class has to keep once its elements are known.
class ClassChecks {
 public:
  virtual ~ClassChecks() = default;
  virtual void checkRules(const Class* cls) = 0;
  // Every modifier must name an element; the instance is null where the modifiers are those of a class.
  virtual void checkNames(const Environment& environment, Class* cls, const Instance* instance) = 0;
};

class ClassTable : private TranslationPart {
 public:
  ClassTable(Translation& translation, Modifiers& modifiers, PartFinder& parts, ClassChecks& checks);

  const std::vector<RedeclaredClass>& redeclaredClasses() const { return redeclaredClasses_; }
  const std::vector<NarrowedClass>& narrowedClasses() const { return narrowedClasses_; }
  // The classes of the user's own text that have a constraining clause; `by` is the text that declares them.
  const std::vector<RedeclaredClass>& constrainedClasses() const { return constrainedClasses_; }
  // Whether it is asked for the first time: each redeclaration is checked once.
  bool isFirstCheck(const syntax::ComponentClause* clause) { return redeclared_.insert(clause).second; }
  // A class in its environment, not yet completed; the node is null where a modifier holds the definition.
  Class* makeClass(const ClassNode* node, const syntax::ClassDefinition* definition, const Context* enclosing,
                   Environment environment);
  // Null where the library has no class of the name at its top.
  Class* topLevelClass(Name name);
  // Finds the elements of a class, own and inherited; false after an error.
  bool complete(Class* cls);
  // The same class with further class redeclarations and modifiers around it.
  Class* withRedeclarations(Class* cls, Environment redeclarations);
  // The holder of the constants of a package or function.
  Instance* staticsOf(Class* cls);
  // Where a class element is declared, own or inherited; null where there is none.
  const ClassDeclaration* findDeclaration(Class* cls, Name name);
  // The text of a class element where it was first declared, own or inherited: its prefixes outlive a redeclaration.
  const syntax::ClassDefinition* writtenClass(Class* cls, Name name) const;
  // A class element as seen through an instance; null where there is none.
  Class* classElement(Instance* self, Name name);
  // All that the class of an instance and its bases say of a class element, outermost first.
  std::vector<SaidOfClass> saidOfClass(Name name, Instance* self);
  // The class that a declaration means for an instance.
  Class* classOf(const ClassDeclaration& declaration, Instance* self);
  // What a simple name means in a place: with imports and enclosing classes, or in the text of the place alone.
  Found lookup(Name name, const Context* context);
  Found lookupHere(Name name, const Context* context);
  // What a path from the unnamed root leads to.
  Class* classAtPath(std::span<const Name> path);
  Found foundAtPath(std::span<const Name> path);
  Class* builtinClass(Name name);
  // The class of a type specifier or function name; null after a message unless quiet.
  Class* resolveClass(const syntax::Reference& reference, const Context* context, bool quiet = false);
  // Whether what a path has led to is protected where it is declared.
  bool isProtected(const Found& found) const;
  // What a name may be looked up in (specification 5.3.2, 4.1): told where the user's own text does it.
  void checkInside(Class* holder, Name name, SourceSpan span);
  // Refuses the use of a part that the text of the translated class switches on and off by a condition: only
  // connections may use it (specification 4.4.5). What a library's condition has made may be used where it is there.
  // False after the message.
  bool checkSwitched(const Instance* part, SourceSpan span);
  // The message that a reference means nothing, with a name that is spelled like it.
  void unknownName(const syntax::Reference& reference, const Context* context);
  // The same of a reference that should mean a class; `owner` may have something else of that name.
  void unknownClass(const syntax::Reference& reference, Class* owner, const Context* context);
  // The message that something is redeclared that must not be; once a redeclaration.
  void notReplaceable(const Modifier& redeclaration, SourceSpan declaration);
  // Whether a type makes connections overconstrained (specification 9.4).
  bool hasEqualityConstraint(Class* cls);
  // The class that gives a record its name and fields, behind short classes.
  const ClassNode* recordNode(Class* cls);
  // The class of a node of the library, with no environment around it.
  Class* classOfNode(const ClassNode* node);

 private:
  bool isReadable(FileId file);
  bool completeBody(Class* cls);
  bool completeAlias(Class* cls);
  bool addBase(Class* cls, Class* base, const syntax::Modification* modification, const Context* context,
               bool isProtected);
  void addElements(Class* cls, const syntax::ComponentClause& clause);
  void apply(const Environment& modifiers, Class* cls);
  bool isAboutClass(const Modifier& modifier, Class* base);
  void checkInheritedTwice(Class* cls, const Element& first, const Element& second);
  void replace(Element& redeclared, Element old);
  void checkRedeclaredElement(const Element& old, const Element& redeclared);
  bool hasSameType(const Element& first, const Element& second);
  const ClassDeclaration* findInBases(Class* cls, Name name);
  Class* innerClass(Instance* self, const syntax::ClassDefinition& outer);
  Environment constraintsOf(const syntax::ClassDefinition& definition, Instance* self);
  const Context* rebased(const Context* context, Instance* self);
  bool isPackageLike(const Class* cls) const;
  void checkThroughPart(const syntax::Reference& reference, const Class* found, size_t parts, const Instance* part);
  Found lookupOutside(Name name, Class* view);
  Found lookupImports(Name name, Class* view);

  Modifiers& modifiers_;
  PartFinder& parts_;
  ClassChecks& checks_;

  std::deque<Class> classes_;
  std::unordered_set<const syntax::ComponentClause*> redeclared_;  // by which something has been checked
  std::set<std::tuple<const syntax::Component*, const syntax::Component*, const syntax::ClassDefinition*>>
      twiceChecked_;  // pairs of declarations of one name in a class
  std::unordered_set<const syntax::ClassDefinition*> redeclaredOnce_, constrainedOnce_;
  std::vector<NarrowedClass> narrowedClasses_;
  std::vector<RedeclaredClass> redeclaredClasses_, constrainedClasses_;
  std::deque<ClassDeclaration> declarationStore_;
  std::unordered_map<Name, Class*> topLevel_;
  std::unordered_map<Name, Class*> builtinClasses_;
  std::unordered_map<FileId, bool> brokenFiles_;  // with syntax errors; whether they have been reported
  size_t syntaxErrorsSeen_ = 0;
  syntax::Arena arena_;  // of the text of the built-in types
};

}  // namespace armature::model
