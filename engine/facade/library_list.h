// What a folder of the library path has in it, for a person who puts folders on the path: which libraries, of which
// versions, and what is wrong with them. Reads one file of each library, package.mo; knows nothing of any session.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/base/phrase.h"

namespace armature {

struct ListedLibrary {
  std::string name;
  std::string place;      // its folder, or its file
  bool isFolder = false;  // a package as a folder, else one file
  std::string version;    // as its text says; empty where it says none
  Phrase problem;         // why it cannot be read; empty when it can
};

struct ListedFolder {
  enum class State { good, missing, unreadable, empty };
  std::string folder;
  State state = State::good;  // empty: a folder without libraries
  std::vector<ListedLibrary> libraries;
};

// `folder` as it stands on the path: one that contains libraries, or is one itself. Never fails: the state says it all.
ListedFolder listLibraries(const std::string& folder);

}  // namespace armature
