// What can stand at a place of a class's text: names that can be seen there, members behind a dot, what can be modified
// within the parentheses of a declaration, units within the quotes of a unit, and what the language brings. Names of
// the diagram's own classes come from their texts (engine/diagram/own_names), those of libraries from the catalog,
// which has them from the compiler.
#pragma once
#include <QString>
#include <QStringList>
#include <vector>

#include "app/run/catalog.h"
#include "engine/diagram/own_names.h"

namespace armature::app {

struct Completion {
  enum class Kind { parameter, variable, part, classKind, package, function, keyword, unit };
  QString word;
  Kind kind = Kind::keyword;
  QString note;  // what it is, in a sentence
};

struct Completions {
  std::vector<Completion> list;  // in alphabetical order, without repetition
  int entered = 0;               // bytes of them that stand there already
  bool isMember = false;         // behind a dot, or a unit: worth offering before anything is typed
  QString awaited;               // a class or package that is being read and would bring more
};

// A text among those of the diagram's classes: the first of them is the one that is looked at.
struct TextView {
  const std::vector<std::string>& texts;
  const diagram::OwnNames& names;
  Catalog& catalog;
};

// What can stand at a byte of the text.
Completions completionsAt(const TextView& view, size_t at);

// What the name at a byte means: the class with a page for it (empty: none), and a sentence. Inherited names belong to
// the class that brings them.
struct NameInfo {
  QString page, words;
  QString awaited;
};
NameInfo infoAt(const TextView& view, size_t at);

}  // namespace armature::app
