#include "app/run/name_in_run.h"

#include <algorithm>

namespace armature::app {

static bool hasVariable(const Model& model, const std::string& name) {
  return std::ranges::any_of(model.variables(), [&](const ModelVariable& one) { return one.name == name; });
}

NameInRun findInRun(RunControl& run, const std::string& name) {
  if (!run.store() || !run.model() || name == "time") return NameInRun::unknown;
  const std::string then = run.nameInStore(name);
  if (then.empty()) return NameInRun::notYet;
  if (run.store()->find(then) >= 0) return NameInRun::recorded;
  if (hasVariable(*run.model(), then)) return NameInRun::notRecorded;
  const ModelPtr& newest = run.checker().lastModel();
  const bool hasCome = newest && newest != run.model() && hasVariable(*newest, name);
  return hasCome ? NameInRun::notYet : NameInRun::notInModel;
}

}  // namespace armature::app
