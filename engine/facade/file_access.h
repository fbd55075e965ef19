// What a model may touch of the world: from its source, the libraries and what the user has allowed. Inside of the
// room.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/facade/session.h"
#include "engine/model/library.h"

namespace armature {

// What the user has pointed the session to: library folders, and Modelica files that were opened.
struct KnownPlaces {
  std::vector<std::string> libraryPath;
  std::vector<std::string> openedFiles;
};

// Permissions without effects. Readable are the folder of the document or file, the folders of the libraries on the
// library path, those of opened files, and what the source says. A home folder as a whole, and what lies above it, is
// never readable merely because a document lies there.
native::Permissions permissionsOf(const Source& source, const model::ClassNode& node, const model::Library& library,
                                  const KnownPlaces& places);

// What a process that translates a source and runs it needs of the file system at most: the texts of the libraries and
// files, and what the permissions of the run can come to say. Changes: what the source says, besides folderOfRuns().
native::Permissions reachOf(const Source& source, const KnownPlaces& places);

// Files that String variables of a program name as modelica://Library/path or file:///path, by that text: those that
// exist and may be read. What may not is told as a warning.
std::map<std::string, std::string> resourceFilesOf(const program::Program& program, model::Library& library,
                                                   const native::Permissions& permissions, Diagnostics& diagnostics);

}  // namespace armature
