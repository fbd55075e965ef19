#include "app/lessons/lesson_stage.h"

namespace armature::app {

const Message* firstProblem(const RunControl& run, const QString& code) {
  Checker& checker = const_cast<RunControl&>(run).checker();
  const auto find = [&](const Messages& messages) -> const Message* {
    for (const Message& message : messages)
      if (message.severity == Severity::error || (!code.isEmpty() && message.code == code.toStdString()))
        return &message;
    return nullptr;
  };
  if (const Message* message = find(checker.messages())) return message;
  const bool isCurrent = run.model() && run.model() == checker.currentModel();
  return isCurrent ? find(run.messages()) : nullptr;
}

}  // namespace armature::app
