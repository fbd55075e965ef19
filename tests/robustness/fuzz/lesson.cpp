// Lessons from anybody: first byte 0: a lesson's text beside a diagram that is whole, 1: a packed lesson. What can be
// read is written and read again as the same, its files stay within the limits, and its conditions can be asked of a
// run that has none of their variables.
#include "app/lessons/lesson_json.h"
#include "app/lessons/lesson_zip.h"
#include "app/lessons/marking.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::app;
using armature::fuzz::demand;

namespace {

const results::Store& emptyRun() {
  static const results::Store run({results::Column{}}, 1);
  return run;
}

void look(const LessonPackage& package) {
  const auto again = lessonFromJson(toJson(package.lesson));
  demand(again.ok() && *again == package.lesson, "a lesson that is written is read as the same");
  demand(!package.lesson.steps.empty(), "a lesson has steps");
  for (size_t i = 0; i < package.lesson.steps.size(); ++i) {
    demand(package.diagramOf(i) != nullptr, "a step has a diagram");
    const Step& step = package.lesson.steps[i];
    for (const Fact& fact : step.facts) (void)holds(fact, emptyRun());
    if (!step.task) continue;
    (void)mark(*step.task, {}, step.at, emptyRun());
    (void)rightAnswer(*step.task, step.at, emptyRun());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0 || data[0] > 1) return 0;
  const QByteArray content(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1);
  static const QByteArray kDiagram =
      "{\"format\":\"armature-diagram\",\"version\":1,\"name\":\"D\",\"components\":[{\"name\":\"spring1\",\"class\":"
      "\"S\"},{\"name\":\"mass1\",\"class\":\"M\"}],\"connections\":[]}";
  const auto package = data[0] == 0 ? lessonOf("lesson", {{"lesson.json", content}, {"spring.armature.json", kDiagram}})
                                    : unpackLesson("lesson", content);
  if (!package) {
    demand(!package.reason().message.empty() && !package.reason().code.empty(), "a failure has a message");
    return 0;
  }
  qint64 total = 0;
  for (const auto& [name, bytes] : package->files) {
    demand(nameProblem(name).empty(), "names are plain");
    total += bytes.size();
  }
  demand(total <= PackageLimits().total && package->files.size() < PackageLimits().count, "sizes are bounded");
  look(*package);
  if (data[0] == 1) demand(unpackLesson("lesson", packLesson(*package)).ok(), "what is packed is unpacked");
  return 0;
}
