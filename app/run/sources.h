// The window's questions as sources of the engine, the same for an engine here and for one in processes of its own.
#pragma once
#include "app/run/engine.h"

namespace armature::app {

// A diagram's model; it must outlive the source.
inline Source sourceOf(const diagram::Document& document, const FileAccess& access = {}) {
  Source source;
  source.document = &document;
  source.folder = access.folder;
  source.readFolders = access.readFolders;
  source.writeFolders = access.writeFolders;
  source.trustedFolders = access.trustedFolders;
  return source;
}

// A class of the library by its qualified name.
inline Source sourceOf(const std::string& className) {
  Source source;
  source.className = className;
  return source;
}

}  // namespace armature::app
