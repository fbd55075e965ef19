// What a model's functions may touch of the world outside of the numbers: a plain value that the facade makes for a run
// from its source, its settings and what the user has allowed. Every native function that touches the world asks it
// (see door.h); a process that locks itself in builds its rules of the same value. Nothing is allowed by default.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace armature::native {

// How much a run may read, write and make. The figures of one run together, except where said.
struct FileLimits {
  uint64_t bytesPerFile = uint64_t{256} << 20;  // of one file that is read [byte]
  uint64_t bytesWritten = uint64_t{1} << 30;    // by all writes and copies [byte]
  uint64_t filesMade = 10'000;                  // files and folders
  uint64_t namesPerFolder = 100'000;            // of one folder that is listed
};

// What becomes of a call that would change the world (write, make, rename, remove).
enum class Effects : uint8_t {
  refused,  // it fails: in translation, which leaves the call to the run
  skipped,  // it does nothing and goes on: where a model is only looked at, as for the first picture
  allowed,  // it is done, where the folders below allow it: in a run
};

// Paths are absolute and canonical (no link, no "." or ".."), without a slash at the end; what they name need not
// exist. A folder stands for everything beneath it; links beneath it that lead out of it are not followed.
struct Permissions {
  Effects effects = Effects::refused;
  std::vector<std::string> readFolders;   // document, resources of loaded libraries, what the user has allowed
  std::vector<std::string> readFiles;     // single files that the user has named
  std::vector<std::string> writeFolders;  // what the user has allowed; may be read, too. Without the run's folder
  // Base of relative names: the document's folder; empty where there is none. Not a permission by itself.
  std::string documentFolder;
  // Where the run writes what it names relatively or beneath the document's folder; there it reads first, too. Made at
  // the first write, with the folders above it and mode 0700, or before by whoever locks the process in. Empty: none.
  std::string runFolder;
  FileLimits limits;
};

}  // namespace armature::native
