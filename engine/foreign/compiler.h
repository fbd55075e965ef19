// Compiles groups of functions into modules that a process can load: shared objects in a folder of its own, which is
// made by the first process that compiles, seen by those that it forks, and put away by it.
#pragma once
#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "engine/foreign/declaration.h"

namespace armature::foreign {

class Compiler {
 public:
  // The folder is made in `workFolder`; `trust` bounds what is linked.
  Compiler(std::string workFolder, Trust trust) : workFolder_(std::move(workFolder)), trust_(std::move(trust)) {}
  // The path of the module; nothing, with the reason. What has been compiled before is not compiled again.
  std::optional<std::string> compile(const std::vector<Declaration>& functions, Refusal& refusal);
  // At the end of the process.
  void putAway();
  const Trust& trust() const { return trust_; }

 private:
  std::optional<std::vector<std::string>> linked(const std::vector<Declaration>& functions, Refusal& refusal) const;

  bool makeFolder();

  std::string workFolder_, folder_;
  pid_t owner_ = 0;
  Trust trust_;
};

}  // namespace armature::foreign
