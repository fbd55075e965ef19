// An external function of a library that the engine has no implementation of: where it is declared and how it is
// called. Where its C text and its compiled libraries lie is read from the declaration by the one who compiles it, who
// believes nobody (see engine/foreign).
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace armature {

struct ForeignFunction {
  std::string name;      // in C
  std::string function;  // qualified name in Modelica, for messages
  std::string library;   // folder of its library, or the one that holds the library's file; a group that shares C text
  std::string file;      // Modelica text with its external clause
  uint32_t offset = 0;   // of the clause in this text [byte]
  // Result and arguments in the order of the call (specification 12.9.1): "r:Rz&I{ri}". r Real, i Integer, Boolean or
  // enumeration, z a size, s String, o external object, v (result only) none; upper case: an array of it; {…} a record;
  // & before what is handed back.
  std::string signature;
  // What IncludeDirectory and LibraryDirectory name, or their defaults (specification 12.9.4); they need not exist.
  std::vector<std::string> includeFolders, libraryFolders;
  bool isPure = false;  // said to be so: it may be called while a model is only looked at (specification 12.3)

  friend bool operator==(const ForeignFunction&, const ForeignFunction&) = default;
};

}  // namespace armature
