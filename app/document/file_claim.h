// That a file is open here: a lock that other windows and programs see. It lies in a folder of the program's own, so
// that the folders of diagrams and libraries stay as the person made them.
#pragma once
#include "app/document/file_lock.h"

namespace armature::app {

// `folder` of the locks; `path` of the file, which has to be there. Null as of FileLock::take.
std::unique_ptr<FileLock> claimFile(const QString& folder, const QString& path, FileLock::Outcome* outcome = nullptr);

}  // namespace armature::app
