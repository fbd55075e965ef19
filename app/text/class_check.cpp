#include "app/text/class_check.h"

#include <algorithm>

#include "app/language/messages.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_names.h"
#include "engine/diagram/package_text.h"

namespace armature::app {

namespace {

// Too few equations, too many, or both.
bool isOfCount(const Message& message) {
  return message.code == "S001" || message.code == "S002" || message.code == "S003";
}

// What is wrong, and what to do about it where that is known.
QString wordsOf(const Phrase& text, const Phrase& advice) {
  const QString sentence = spokenSentence(text);
  return advice.empty() ? sentence : sentence + QStringLiteral(". ") + spokenSentence(advice);
}

TextProblem problemOf(const Message& message, const ClassBench& bench, uint32_t lines) {
  TextProblem problem;
  problem.isError = message.severity == Severity::error;
  problem.words = wordsWithoutBench(wordsOf(message.text, message.advice), bench);
  const bool isHere = message.line >= bench.firstLine && message.line < bench.firstLine + lines;
  problem.line = isHere ? static_cast<int>(message.line - bench.firstLine) : -1;
  problem.begin = isHere && message.column > 0 ? static_cast<int>(message.column) - 1 : 0;
  return problem;
}

TextProblems problemsOf(const std::vector<Message>& messages, const ClassBench& bench, uint32_t lines) {
  TextProblems problems;
  for (const Message& message : messages) {
    if (message.severity == Severity::note || !isOfText(message)) continue;
    if (bench.isPartialPackage && message.code == "T009") continue;  // whoever extends it gives the constant a value
    TextProblem problem = problemOf(message, bench, lines);
    if (problem.line < 0 && !problem.isError) continue;
    if (std::ranges::find(problems, problem) == problems.end()) problems.push_back(std::move(problem));
  }
  return problems;
}

// What is wrong with the number of equations, found with something at each connector. A remark: it rests on what was
// put there.
TextProblems countProblems(Engine& engine, const ClassBench& bench, uint32_t lines, const CancelToken& cancel) {
  TextProblems problems;
  if (bench.part.empty() || cancel.isCancelled()) return problems;
  for (const ClassInfo& info : engine.classesOf(bench.document)) {
    if (info.name != bench.part) continue;
    const auto joined = joinedBench(bench, info);
    if (!joined) return problems;
    std::vector<Message> messages;
    (void)engine.translate(joined->document, {}, messages, &cancel);
    for (const Message& message : messages) {
      if (message.severity != Severity::error || !isOfCount(message)) continue;
      TextProblem problem = problemOf(message, *joined, lines);
      problem.isError = false;
      problem.words = wordsWithoutBench(spokenSentence(message.text), *joined);  // advice is for the bench
      // What was put there is nobody's business.
      if (problem.words.contains(QLatin1String("__")) || message.code == "S003") {
        problem.words =
            message.code == "S002"
                ? ClassCheck::tr("The class has too few equations: something at its connectors is undetermined.")
                : ClassCheck::tr("Some equations say the same or contradict each other, and others are missing.");
        problem.line = -1;
      }
      problems.push_back(std::move(problem));
    }
  }
  return problems;
}

}  // namespace

bool isOfText(const Message& message) {
  return !message.code.empty() && std::string("PNTDF").find(message.code.front()) != std::string::npos;
}

TextProblems placedProblems(const std::string& text, const std::vector<Diagnostic>& diagnostics) {
  TextProblems problems;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    TextProblem problem;
    problem.isError = diagnostic.severity == Severity::error;
    problem.words = wordsOf(diagnostic.message, diagnostic.advice);
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

ClassCheck::ClassCheck(EngineThread& engine, EngineThread::Priority priority, QObject* parent)
    : QObject(parent), engine_(engine), priority_(priority) {}

ClassCheck::~ClassCheck() {
  stop();
}

void ClassCheck::stop() {
  if (cancel_) cancel_->cancel();
  cancel_.reset();
}

// What the parser finds; of a package's own text also what would keep it from being saved.
static TextProblems textProblemsOf(const std::vector<std::string>& classes, size_t index, const std::string& package) {
  const std::string& text = classes.at(index);
  const std::string name = package.substr(package.rfind('.') + 1);
  if (!package.empty() && index == 0) {
    std::vector<std::string> others;
    for (size_t i = 1; i < classes.size(); ++i) others.push_back(diagram::classHead(classes[i]).name);
    if (const auto problems = diagram::packageTextProblems(text, name, others); !problems.empty())
      return placedProblems(text, problems);
  }
  return placedProblems(text, diagram::classTextProblems(text));
}

void ClassCheck::ask(const std::vector<std::string>& classes, size_t index, const std::string& imports,
                     const std::string& package) {
  stop();
  const std::string& text = classes.at(index);
  const TextProblems mistakes = textProblemsOf(classes, index, package);
  if (std::ranges::any_of(mistakes, &TextProblem::isError)) return Q_EMIT found(mistakes);
  cancel_ = std::make_shared<CancelToken>();
  const auto bench = std::make_shared<const ClassBench>(benchFor(classes, index, imports, package));
  const auto lines = static_cast<uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  engine_.post(priority_, this,
               [this, bench, lines, mistakes, cancel = cancel_](Engine& engine) -> EngineThread::Answer {
                 std::vector<Message> messages;
                 if (!cancel->isCancelled()) (void)engine.translate(bench->document, {}, messages, cancel.get());
                 TextProblems problems = problemsOf(messages, *bench, lines);
                 if (std::ranges::none_of(problems, &TextProblem::isError)) {
                   const TextProblems counted = countProblems(engine, *bench, lines, *cancel);
                   problems.insert(problems.end(), counted.begin(), counted.end());
                 }
                 problems.insert(problems.begin(), mistakes.begin(), mistakes.end());
                 return [this, problems, cancel] {
                   if (cancel != cancel_ || cancel->isCancelled()) return;
                   Q_EMIT found(problems);
                 };
               });
}

}  // namespace armature::app
