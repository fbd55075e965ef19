// The classes that lookup can see, as a tree that is filled on demand: library folders and files on the path, files
// given by the user, and classes made from a diagram. No file is read before one of its classes is asked for
// (specification 3.6, section 13.4: mapping of package structures to a file system).
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/syntax/parser.h"

namespace armature::model {

class Library;

// A class definition in its lexical place. The root of the tree has no definition and no parent. Nodes are made once
// and never move, so that they serve as identities of classes.
class ClassNode {
 public:
  Name name() const { return name_; }
  // The enclosing class; the root for a top-level class; null for the root.
  const ClassNode* parent() const { return parent_; }
  bool isRoot() const { return parent_ == nullptr; }
  // The parsed definition, read now if the class lies in a file of its own; null for the root and for a file that
  // cannot be read (then a diagnostic has been added to the library's list).
  const syntax::ClassDefinition* definition() const;
  // The class of that name declared directly here: a nested definition, or a file or folder of a package stored as a
  // folder. Null when there is none. Constant time after the first call. Does not see inherited classes.
  const ClassNode* child(Name name) const;
  // Names of all directly declared classes, in the order of package.order or of the text; reads no further file.
  std::vector<Name> childNames() const;
  // A.B.C
  std::string qualifiedName() const;

 private:
  friend class Library;
  // Finds or makes the child of a name.
  ClassNode* addChild(Name name) const;
  // Puts a new node with this definition into the place of a child; an old one of that name goes out of sight.
  ClassNode* replaceChild(const syntax::ClassDefinition* definition) const;
  void adopt(const syntax::ClassDefinition* definition) const;
  void index() const;
  void indexFolder() const;
  void indexDefinition() const;

  Library* library_ = nullptr;
  const ClassNode* parent_ = nullptr;
  Name name_;
  mutable const syntax::ClassDefinition* definition_ = nullptr;
  mutable bool loaded_ = false;   // definition_ is final
  mutable bool indexed_ = false;  // children_ holds all nested definitions
  mutable std::string path_;      // file or folder to read, empty for a nested class
  mutable bool isFolder_ = false;
  mutable std::unordered_map<Name, std::unique_ptr<ClassNode>> children_;
  mutable std::vector<Name> order_;
};

// Owner of the names, source texts, trees and class nodes of one session. Not thread-safe.
class Library {
 public:
  Library();
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  NameTable& names() { return *names_; }
  SourceTable& sources() { return *sources_; }
  // Syntax errors of files read so far and files that could not be read.
  Diagnostics& diagnostics() { return *diagnostics_; }
  // Whether a file has been read without syntax errors. A tree with errors lacks parts: nothing may use its classes.
  bool isReadable(FileId file) const { return !broken_.contains(file); }
  syntax::ParseContext parseContext();

  // Texts that stand in for files, by their paths: what somebody is writing and has not saved. A file that has been
  // read already stays what it was.
  void setUnsavedTexts(const std::map<std::string, std::string>& texts);
  // Adds a folder that contains libraries: sub-folders with package.mo ("Modelica", also "Modelica 4.1.0") and files
  // "Name.mo". An earlier folder wins as a whole for a library of the same name. Only lists the folder.
  // A folder which itself contains package.mo is added as that one library.
  void addPath(const std::string& folder);
  // Reads a .mo file now and puts its classes into the tree at its `within`; returns them in the order of the file.
  // They take precedence over the library path.
  std::vector<const ClassNode*> loadFile(const std::string& path);
  // Adds a class built elsewhere (a diagram) at the top level, replacing one of the same name.
  const ClassNode* addClass(const syntax::ClassDefinition* definition);
  const ClassNode& root() const { return root_; }
  // The class of a dotted name, e.g. "Modelica.Blocks.Sources.Sine"; null when there is none.
  const ClassNode* find(std::string_view qualifiedName);
  // The classes whose files have been read, in that order; only grows.
  const std::vector<const ClassNode*>& readClasses() const { return read_; }
  // Folder or file of the library (top-level class) that a class belongs to, for modelica:// resources.
  std::string resourceFolder(const ClassNode& node) const;

 private:
  friend class ClassNode;
  // Reads and parses a file; null (with a diagnostic) when it cannot be read.
  const syntax::StoredDefinition* read(const std::string& path);
  // Makes the node of a library unless an earlier one has its name.
  void addLibrary(const std::string& path, bool isFolder);
  // Chooses among versions of libraries that lie side by side.
  void takeUsed(const syntax::ClassDefinition& user, const std::string& folder);
  // Whether the text of a library says that it is this version, or that it works for what was written for it; true
  // where it says nothing. `own` is then its version.
  bool isVersion(const ClassNode& library, std::string_view version, std::string& own);
  void checkWithin(const syntax::StoredDefinition& stored, const ClassNode& node);
  void takeVersion(Name library, std::string_view version, SourceSpan asked, const std::string& folder);

  std::unique_ptr<NameTable> names_;
  std::unique_ptr<SourceTable> sources_;
  std::unique_ptr<Diagnostics> diagnostics_;
  std::unique_ptr<syntax::Arena> arena_;
  ClassNode root_;
  std::unordered_set<FileId> broken_;           // files with syntax errors
  std::map<std::string, std::string> unsaved_;  // by normal paths
  std::vector<const ClassNode*> read_;
  std::vector<std::unique_ptr<ClassNode>> retired_;  // replaced nodes, alive because they serve as identities
};

}  // namespace armature::model
