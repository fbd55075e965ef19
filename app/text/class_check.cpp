#include "app/text/class_check.h"

#include <algorithm>

#include "app/language/messages.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_names.h"

namespace armature::app {

namespace {

constexpr const char* kBench = "ClassAlone__";
constexpr const char* kPart = "alone__";
constexpr const char* kHeir = "AloneHeir__";

// Messages of reading, names, types and the diagram's text; the others come of standing alone.
bool isOfText(const Message& message) {
  return !message.code.empty() && std::string("PNTDF").find(message.code.front()) != std::string::npos;
}

TextProblem problemOf(const Message& message, const ClassBench& bench, uint32_t lines) {
  TextProblem problem;
  problem.isError = message.severity == Severity::error;
  problem.words = spokenSentence(message.text);
  for (const char* made : {kPart, kBench, kHeir}) problem.words.remove(QLatin1String(made) + '.');
  const bool isHere = message.line >= bench.firstLine && message.line < bench.firstLine + lines;
  problem.line = isHere ? static_cast<int>(message.line - bench.firstLine) : -1;
  problem.begin = isHere && message.column > 0 ? static_cast<int>(message.column) - 1 : 0;
  return problem;
}

TextProblems problemsOf(const std::vector<Message>& messages, const ClassBench& bench, uint32_t lines) {
  TextProblems problems;
  for (const Message& message : messages) {
    if (message.severity == Severity::note || !isOfText(message)) continue;
    TextProblem problem = problemOf(message, bench, lines);
    if (problem.line < 0 && !problem.isError) continue;
    if (std::ranges::find(problems, problem) == problems.end()) problems.push_back(std::move(problem));
  }
  return problems;
}

}  // namespace

// A partial class is inherited there: it need not be whole.
ClassBench benchFor(const std::vector<std::string>& classes, size_t index) {
  ClassBench bench;
  const std::string& text = classes.at(index);
  bench.document.name = kBench;
  bench.document.classes.push_back(text);  // first, so that its lines are known
  const diagram::ClassHead head = diagram::classHead(text);
  std::string name = head.canBePart ? head.name : std::string();
  if (head.isPartial && !name.empty()) {
    bench.document.classes.push_back("model " + std::string(kHeir) + "\n  extends " + name + ";\nend " + kHeir + ";\n");
    name = kHeir;
  }
  for (size_t i = 0; i < classes.size(); ++i)
    if (i != index) bench.document.classes.push_back(classes[i]);
  // Functions and packages are read only.
  if (!name.empty()) {
    diagram::ComponentItem item;
    item.name = kPart;
    item.className = name;
    bench.document.components.push_back(item);
  }
  bench.firstLine = name.empty() ? 2 : 3;  // behind "model ClassAlone__" and the part
  return bench;
}

TextProblems placedProblems(const std::string& text, const std::vector<Diagnostic>& diagnostics) {
  TextProblems problems;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    TextProblem problem;
    problem.isError = diagnostic.severity == Severity::error;
    problem.words = spokenSentence(diagnostic.message);
    problem.line = -1;
    if (diagnostic.span.isValid()) {
      const size_t begin = std::min<size_t>(diagnostic.span.begin, text.size());
      const auto lineStart = begin > 0 ? text.rfind('\n', begin - 1) + 1 : 0;
      problem.line =
          static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
      problem.begin = static_cast<int>(begin - lineStart);
      const size_t lineEnd = std::min(text.find('\n', begin), text.size());
      problem.length = static_cast<int>(std::min<size_t>(diagnostic.span.end, lineEnd) - std::min(begin, lineEnd));
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

ClassCheck::ClassCheck(EngineThread& engine, QObject* parent) : QObject(parent), engine_(engine) {}

ClassCheck::~ClassCheck() {
  stop();
}

void ClassCheck::stop() {
  if (cancel_) cancel_->cancel();
  cancel_.reset();
}

void ClassCheck::ask(const std::vector<std::string>& classes, size_t index) {
  stop();
  const std::string& text = classes.at(index);
  const TextProblems mistakes = placedProblems(text, diagram::classTextProblems(text));
  if (std::ranges::any_of(mistakes, &TextProblem::isError)) return Q_EMIT found(mistakes);
  cancel_ = std::make_shared<CancelToken>();
  const auto bench = std::make_shared<const ClassBench>(benchFor(classes, index));
  const auto lines = static_cast<uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  engine_.post(EngineThread::normal, this,
               [this, bench, lines, mistakes, cancel = cancel_](Engine& engine) -> EngineThread::Answer {
                 std::vector<Message> messages;
                 if (!cancel->isCancelled()) (void)engine.translate(bench->document, {}, messages, cancel.get());
                 return [this, bench, lines, mistakes, cancel, messages = std::move(messages)] {
                   if (cancel != cancel_ || cancel->isCancelled()) return;
                   TextProblems problems = problemsOf(messages, *bench, lines);
                   problems.insert(problems.begin(), mistakes.begin(), mistakes.end());
                   Q_EMIT found(problems);
                 };
               });
}

}  // namespace armature::app
