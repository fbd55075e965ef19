// Names in the texts of a diagram's own classes, for an editor of text: what can be seen from a place, what a dotted
// name means there, and one declaration renamed wherever it is meant. Works on the texts alone, in microseconds for
// classes of usual size; what libraries declare is told by the name of their class, for a catalog to be asked.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace armature::diagram {

struct OwnTexts;
class NameScopes;

struct KnownName {
  enum class Kind { variable, parameter, constant, part, classKind, function, package };
  std::string name;
  Kind kind = Kind::variable;
  std::string type;  // as it is written, imports put in; of a class: its kind
  std::string description;
};

// What a dotted name means at a place.
struct NameMeaning {
  bool isFound = false;           // its first name is declared in the texts
  bool isClass = false;           // it names a class, not something of that class
  bool isOwn = false;             // the class is one of the texts'
  std::string className;          // the class, or that of the thing that is named
  std::vector<std::string> rest;  // names behind it that the texts do not know: members of that class
  std::string description;        // of the last name that the texts know
};

class OwnNames {
 public:
  explicit OwnNames(const std::vector<std::string>& classTexts);
  ~OwnNames();
  OwnNames(const OwnNames&) = delete;
  OwnNames& operator=(const OwnNames&) = delete;

  // Names that can be written at a byte of a text without a dot, the nearest first, each once.
  std::vector<KnownName> visibleAt(size_t text, uint32_t at) const;
  // Classes of libraries from which the class around a byte inherits, by way of own bases, too.
  std::vector<std::string> foreignBasesAt(size_t text, uint32_t at) const;
  NameMeaning meaningAt(size_t text, uint32_t at, const std::vector<std::string>& path) const;
  // Members of an own class ("Hard", "Hard.Inner") and of its own bases.
  std::vector<KnownName> membersOf(const std::string& ownClass) const;
  std::vector<std::string> foreignBasesOf(const std::string& ownClass) const;
  // The class of a member of an own class: its path where it is one of the texts, else its name in its library; empty
  // where there is no such member.
  std::string classOfMember(const std::string& ownClass, const std::string& member) const;

 private:
  KnownName known(int declaration) const;
  int scopeOf(const std::string& ownClass) const;
  void addMembers(int scope, bool isAll, int depth, std::vector<KnownName>& names) const;
  void addForeignBases(int scope, int depth, std::vector<std::string>& bases) const;

  std::unique_ptr<OwnTexts> texts_;
  std::unique_ptr<NameScopes> scopes_;
};

struct Renaming {
  std::vector<std::string> texts;  // all of them, with the new name
  std::string before;
  size_t places = 0;                 // that were changed
  size_t behind = 0;                 // byte behind the name where it was asked for, in its new text
  bool isClass = false;              // it is a class itself
  std::vector<std::string> holders;  // classes that have it as a member, by their paths; of a class: itself
  std::optional<size_t> memberOf{};  // the text whose class itself declares it
};

// Gives what is declared, or meant, at a byte of a text another name everywhere in the texts. Failure D035: there is no
// name of the texts' own; they cannot be read; the new name is none, or something else would be meant somewhere.
[[nodiscard]] Result<Renaming> renamed(const std::vector<std::string>& classTexts, size_t text, uint32_t at,
                                       const std::string& name);

// The same for a member that the class of a text declares itself. Failure D035 also where it declares none.
[[nodiscard]] Result<Renaming> renamedMember(const std::vector<std::string>& classTexts, size_t text,
                                             const std::string& member, const std::string& name);
// Classes, by their paths, that have a member which the class of a text declares; empty where it declares none.
std::vector<std::string> classesWithMember(const std::vector<std::string>& classTexts, size_t text,
                                           const std::string& member);
// The other texts, by the names of their classes, that say something of a member which the class of a text declares.
std::vector<std::string> classesMentioning(const std::vector<std::string>& classTexts, size_t text,
                                           const std::string& member);
// Both of the first for a class within others, by its path ("Gears.Drive").
[[nodiscard]] Result<Renaming> renamedMember(const std::vector<std::string>& classTexts, const std::string& classPath,
                                             const std::string& member, const std::string& name);
std::vector<std::string> classesWithMember(const std::vector<std::string>& classTexts, const std::string& classPath,
                                           const std::string& member);

// Mistakes in the text of one class, as the compiler's parser finds them; spans count in the text.
std::vector<Diagnostic> classTextProblems(const std::string& classText);

}  // namespace armature::diagram
