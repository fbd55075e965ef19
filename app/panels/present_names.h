// What the variables of a run are called by now: a part that has got another name since keeps its variables.
#pragma once
#include <QHash>
#include <QString>
#include <functional>

#include "engine/diagram/document.h"

namespace armature::app {

class PresentNames {
 public:
  // What a part was called when the run began; empty: it was not there.
  using NameInRun = std::function<std::string(const std::string&)>;

  // Reads the names of a diagram's parts anew; true where a variable is called otherwise than before.
  bool read(const diagram::Document& values, const NameInRun& nameInRun);
  bool forget();
  bool areOthers() const { return !names_.isEmpty(); }
  // `variable`: as the run has it ("damper.w_rel", "der(damper.phi_rel)").
  QString of(const QString& variable) const;

 private:
  QHash<QString, QString> names_;  // of the parts that are called otherwise now, by those in the run
};

}  // namespace armature::app
