// The door to the files of the world: every native function that opens, lists, makes, renames or removes one goes
// through it, and it lets through what the permissions of its run allow. A name given by a model is absolute or counts
// from the model's working folder, at first the document's. What is written beneath the document's folder goes to the
// same place beneath the run's folder instead, unless the user has allowed writing there, and is found there first when
// it is read; so a relative and an absolute name of one file stay names of one file, and the document's folder is not
// touched. One per run; not thread-safe.
//
// Failures: F501 may not be read, F502 may not be changed (both with an AccessRequest where allowing a folder helps),
// F504 too large or too many, F505 what the system says (not there, exists already, disk full).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/native/beneath.h"
#include "engine/native/permissions.h"

namespace armature::native {

// As Modelica.Utilities.Types.FileType counts them.
enum class FileKind : uint8_t { none = 1, file = 2, folder = 3, other = 4 };

class Door {
 public:
  Door() = default;  // nothing is allowed
  explicit Door(Permissions permissions) : permissions_(std::move(permissions)) {}

  const Permissions& permissions() const { return permissions_; }
  // The absolute path that a name stands for to the model, without "." and ".."; asks nobody.
  std::string fullPath(const std::string& name) const;
  std::string currentFolder() const;
  // Whether the run's folder has been made.
  bool hasRunFolder() const { return static_cast<bool>(run_); }

  // The whole content of a regular file.
  Result<std::string> read(const std::string& name);
  // Where a regular file that may be read lies, for those who have to open it by name (canonical).
  Result<std::string> readablePath(const std::string& name);
  Result<FileKind> kindOf(const std::string& name);
  // What a folder holds, sorted, without "." and "..".
  Result<std::vector<std::string>> namesIn(const std::string& folder);
  // The working folder of the model from now on.
  Result<void> changeFolder(const std::string& name);

  // The following do nothing and succeed where effects are skipped (see Effects).
  Result<void> append(const std::string& name, std::string_view bytes);
  Result<void> write(const std::string& name, std::string_view bytes);
  Result<void> copy(const std::string& from, const std::string& to);    // `to` must not exist
  Result<void> rename(const std::string& from, const std::string& to);  // the same
  Result<void> removeFile(const std::string& name);
  Result<void> makeFolder(const std::string& name);
  Result<void> removeFolder(const std::string& name);  // an empty one
  // The name of a file that does not exist, in the run's folder.
  Result<std::string> temporaryName();

 private:
  // A folder that a permission speaks of, and what is meant beneath it.
  struct Place {
    std::string root, relative;
    bool isMirror = false;  // beneath the run's folder in the place of the document's
  };
  // The folder that an entry lies in, opened, and the entry's own name.
  struct Entry {
    Descriptor folder;
    std::string name;
  };
  std::string base() const;
  std::vector<Place> readPlaces(const std::string& path) const;
  std::optional<Place> writePlace(const std::string& path) const;
  Result<Descriptor> openToRead(const std::string& path, int flags);
  Descriptor openAmong(const std::vector<Place>& places, int flags, bool& leadsOut) const;
  Result<Entry> entryToChange(const std::string& path);
  Result<Entry> entryToTake(const std::string& path);
  Result<Descriptor> openRoot(const Place& place);
  void mirrorFolders(const Place& place, const Descriptor& root);
  Result<void> makeRunFolder();
  Result<void> mayChange(const std::string& path, bool& isSkipped) const;
  Result<void> put(const std::string& name, std::string_view bytes, bool isAppended);
  Result<Descriptor> openToWrite(const Entry& entry, const std::string& path, int flags);
  Result<void> writeAll(const Descriptor& file, const std::string& path, std::string_view bytes);
  Result<void> countFile(const std::string& path);

  Permissions permissions_;
  std::string workFolder_;  // the model's, once it has set it
  Descriptor run_;
  uint64_t bytesWritten_ = 0, filesMade_ = 0, temporaryNames_ = 0;
};

}  // namespace armature::native
