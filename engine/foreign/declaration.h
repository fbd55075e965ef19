// What the text of a library says of an external function, read from its file by the process that will compile it: of
// what the other side says only the place is taken, and only within folders that the user trusts.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/base/foreign_function.h"
#include "engine/foreign/signature.h"

namespace armature::foreign {

// Why a function cannot be called; a sentence is made of it on the other side (see line.cpp).
struct Refusal {
  enum class Kind : uint32_t {
    notTrusted,
    notThere,     // the file has no such clause
    signature,    // the arguments have no counterpart in C
    leadsOut,     // `detail`, which an annotation names, lies outside of what is trusted
    badName,      // `detail` is no name of a library
    noCompiler,   //
    notCompiled,  // `detail` is what the compiler says
    endless,      // the compiler does not come to an end
    system,       // `detail` is an error of the system
  };
  Kind kind = Kind::system;
  std::string function, detail;
};

struct Declaration {
  ForeignFunction function;
  Signature signature;
  std::string include;                                      // C text; empty: the function is declared by its signature
  std::vector<std::string> includeFolders, libraryFolders;  // canonical, those that exist
  std::vector<std::string> libraries;
  // Of a constructor: the C function that ends what it has made; empty where there is none.
  std::string destructor;
  std::string destructorInclude;
};

class Trust {
 public:
  // Folders as the user has named them; those that are not there are passed over.
  explicit Trust(const std::vector<std::string>& folders);
  bool isEmpty() const { return folders_.empty(); }
  // The canonical path of what is there and lies beneath a trusted folder.
  std::optional<std::string> within(const std::string& path) const;

 private:
  std::vector<std::string> folders_;
};

// Nothing, with the reason, where the function cannot be called.
std::optional<Declaration> readDeclaration(const ForeignFunction& function, const Trust& trust, Refusal& refusal);

}  // namespace armature::foreign
