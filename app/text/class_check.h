// Looks at one class of a diagram by itself: at once by the parser, then by the whole compiler, for which it is put
// into a diagram that has nothing else but the other classes. What a part that nothing is joined to would lack does not
// count. Only the latest question is answered.
#pragma once
#include <QObject>
#include <memory>

#include "app/run/engine_thread.h"
#include "app/text/class_bench.h"
#include "app/text/text_problem.h"
#include "engine/base/cancel.h"

namespace armature::app {

// Messages of reading, names, types and the diagram's text; the others are about a model as a whole.
bool isOfText(const Message& message);
// Spans of the parser's messages as lines of the text.
TextProblems placedProblems(const std::string& text, const std::vector<Diagnostic>& diagnostics);

class ClassCheck : public QObject {
  Q_OBJECT
 public:
  explicit ClassCheck(EngineThread& engine, EngineThread::Priority priority = EngineThread::normal,
                      QObject* parent = nullptr);
  ~ClassCheck() override;

  // Asks for the class at `index` of `classes`; `imports` and `package` as of benchFor. `found` comes at once when the
  // text cannot be read, else from the engine's thread.
  void ask(const std::vector<std::string>& classes, size_t index, const std::string& imports = {},
           const std::string& package = {});
  // Nothing is wanted any more.
  void stop();

 Q_SIGNALS:
  void found(const armature::app::TextProblems& problems);

 private:
  EngineThread& engine_;
  EngineThread::Priority priority_;
  std::shared_ptr<CancelToken> cancel_;
};

}  // namespace armature::app
