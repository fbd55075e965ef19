// The classes of a diagram's own texts and what each declares, found without instantiating anything: enough to say what
// a name in these texts means as long as it is declared in them. The inside of own_names.h.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/syntax/lexer.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

// Something that has a name of its own in one of the texts.
struct NameDeclaration {
  Name name;
  size_t text = 0;
  size_t token = 0;                              // of the text: where it is declared
  int owner = -1;                                // scope, −1: none (a class of the top level)
  const syntax::Component* component = nullptr;  // null for others
  int scope = -1;                                // of a class: its own
  const syntax::Import* import = nullptr;        // of a name that an import brings
};

struct NameScope {
  const syntax::ClassDefinition* definition = nullptr;
  size_t text = 0;
  int parent = -1;
  std::string path;             // "Hard", "Hard.Inner"
  std::map<Name, int> members;  // declarations
  std::vector<const syntax::Extends*> bases;
};

// The texts as tokens and trees. Not to be copied: the trees point into it.
struct OwnTexts : syntax::Parsing {
  explicit OwnTexts(const std::vector<std::string>& contents);

  struct Text {
    FileId file;
    std::vector<syntax::Token> tokens;
    const syntax::StoredDefinition* tree = nullptr;
    bool isReadable = false;  // without mistakes
  };
  // The token that covers a byte or ends there; the number of tokens where there is none.
  size_t tokenAt(size_t text, uint32_t at) const;
  // The first token that begins at a byte or behind it.
  size_t tokenFrom(size_t text, uint32_t at) const;
  // The names of a dotted reference, as tokens.
  std::vector<size_t> namesIn(size_t text, SourceSpan span) const;

  std::vector<Text> texts;
};

class NameScopes {
 public:
  // The texts must outlive the scopes.
  explicit NameScopes(OwnTexts& texts);

  const std::vector<NameScope>& scopes() const { return scopes_; }
  const std::vector<NameDeclaration>& declarations() const { return declarations_; }
  // Classes of the top level, by their names.
  const std::map<Name, int>& top() const { return top_; }
  // Adds a declaration that belongs to no class, such as a loop's variable.
  int declare(const NameDeclaration& declaration);

  // A member of a class, inherited ones included; −1 where the texts have none.
  int member(int scope, Name name) const;
  // What a name means within a class; −1 where the texts do not say it.
  int lookup(int scope, Name name) const;
  // The class that a reference names, aliases followed; −1 for classes of libraries.
  int classOf(const syntax::Reference& name, int scope) const;
  // The class of a declared component, or the declared class itself; −1 for those of libraries.
  int typeOf(int declaration) const;
  // The bases of a class that are classes of the texts.
  std::vector<int> ownBases(int scope) const;
  // The name of a class of a library as it would be written outside of all classes: imports are put in.
  std::string foreignName(const syntax::Reference& name, int scope) const;
  // The innermost class around a byte of a text; −1 where there is none.
  int scopeAt(size_t text, uint32_t at) const;

 private:
  void collect(const syntax::ClassDefinition& definition, size_t text, int parent);
  void collectElement(const syntax::Element& element, size_t text, int scope);
  void collectImport(const syntax::Import& import, size_t text, int scope);
  int member(int scope, Name name, int depth) const;
  int classOf(const syntax::Reference& name, int scope, int depth) const;
  int resolved(int declaration, int depth) const;

  OwnTexts& texts_;
  std::vector<NameScope> scopes_;
  std::vector<NameDeclaration> declarations_;
  std::map<Name, int> top_;
};

}  // namespace armature::diagram
