// C functions of libraries that the user trusts, for one translation and its runs (see native/foreign.h). A process of
// their own is started at once; compiling and calling happens there and in its children.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/native/foreign.h"

namespace armature::foreign {

struct Limits {
  double callSeconds = 60;  // of one call; then the process is ended
};

class Host : public native::ForeignHost {
 public:
  // Whether anything has been admitted.
  virtual bool isNeeded() const = 0;
  // For a process that is about to copy itself, in which the copies can start nothing (see Model::reserveForeign).
  virtual void reserve() = 0;
  virtual void take() = 0;
  virtual void leave() = 0;
};

// `workFolder` holds what is compiled, as long as the process lives. Call it from a process that may start others.
std::shared_ptr<Host> startHost(std::vector<std::string> trustedFolders, std::string workFolder, Limits limits = {});

}  // namespace armature::foreign
