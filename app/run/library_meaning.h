// What the libraries meant for a run: whether it would come out otherwise with their classes as they are by now, though
// its diagram is the same. Told by the models that the diagram is translated to, so that a comment, a drawing or an
// edit that was taken back makes no difference, nor does a class that the diagram does not use.
#pragma once
#include <set>
#include <string>

#include "app/run/checker.h"

namespace armature::app {

class LibraryMeaning {
 public:
  // A run of the diagram as it is begins.
  void mark(const Checker& checker);
  // The diagram, the same as then, has been looked at. `run`: the model of the run; null where the diagram gives no
  // model now. `told`: parameters that the run was told on its way; what they are in the diagram says nothing.
  void look(const Checker& checker, const Model* run, const std::set<std::string>& told);
  bool areOthers() const { return areOthers_; }

 private:
  uint64_t digest_ = 0;  // of the model as it is drawn
  int changes_ = 0;      // of the libraries by then
  bool areOthers_ = false;
};

}  // namespace armature::app
