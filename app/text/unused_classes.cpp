#include "app/text/unused_classes.h"

#include <QSet>
#include <algorithm>
#include <numeric>

#include "engine/diagram/document_place.h"
#include "engine/diagram/model_text.h"
#include "engine/diagram/netlist.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/package_text.h"
#include "engine/diagram/text_pieces.h"

namespace armature::app {

namespace {

using Names = QSet<QString>;

void addNames(Names& names, std::string_view text) {
  for (const diagram::TextPiece& piece : diagram::textPieces(text))
    if (piece.kind == diagram::TextPiece::Kind::name)
      names << QString::fromUtf8(text.data() + piece.begin, piece.end - piece.begin);
}

}  // namespace

std::vector<size_t> unusedClassesOf(const diagram::Document& document) {
  if (document.classes.empty() || !diagram::packageOf(document).empty()) return {};
  Names used;
  diagram::Document alone = document;
  alone.classes.clear();
  addNames(used, diagram::modelText(alone, diagram::TextFor::compiler, {}).text);
  std::vector<QString> names;
  for (const std::string& text : document.classes) names.push_back(QString::fromStdString(diagram::ownClassName(text)));
  std::vector<size_t> left(names.size());
  std::iota(left.begin(), left.end(), size_t(0));
  const auto isUsed = [&](size_t i) { return names[i].isEmpty() || used.contains(names[i]); };
  for (auto it = std::ranges::find_if(left, isUsed); it != left.end(); it = std::ranges::find_if(left, isUsed)) {
    addNames(used, document.classes[*it]);
    left.erase(it);
  }
  return left;
}

UnusedClasses::UnusedClasses(const OpenDocument& document, const Checker& checker, EngineThread& engine,
                             QObject* parent)
    : QObject(parent), document_(document), checker_(checker), check_(engine, EngineThread::idle) {
  connect(&check_, &ClassCheck::found, this, &UnusedClasses::take);
  connect(&checker, &Checker::checked, this, [this](const ModelPtr& model) { look(model != nullptr); });
  connect(&document, &OpenDocument::wasReset, this, &UnusedClasses::forget);
}

void UnusedClasses::look(bool isUnderstood) {
  if (!isUnderstood) return forget();
  const diagram::Document& values = document_.values();
  Question question{values.classes, unusedClassesOf(values), diagram::importsOf(values.declarations),
                    checker_.librariesChanges()};
  if (question == asked_) return;
  forget();
  asked_ = std::move(question);
  askNext();
}

void UnusedClasses::askNext() {
  if (next_ < asked_.unused.size()) check_.ask(asked_.classes, asked_.unused[next_], asked_.imports);
}

void UnusedClasses::take(const TextProblems& problems) {
  const auto first = std::ranges::find_if(problems, &TextProblem::isError);
  if (first != problems.end()) {
    mistakes_.push_back({asked_.unused[next_], *first});
    Q_EMIT changed();
  }
  ++next_;
  askNext();
}

void UnusedClasses::forget() {
  check_.stop();
  asked_ = {};
  next_ = 0;
  if (mistakes_.empty()) return;
  mistakes_.clear();
  Q_EMIT changed();
}

Messages UnusedClasses::messages() const {
  const diagram::Document& values = document_.values();
  Messages all;
  for (const Mistake& mistake : mistakes_) {
    // The document may have changed since; the next answer is on its way.
    if (values.classes != asked_.classes) return {};
    Message message;
    message.code = "D069";
    message.severity = Severity::warning;
    message.text = phrase("the class %1, which nothing uses, has a mistake: %2",
                          diagram::ownClassName(values.classes[mistake.index]), mistake.problem.words.toStdString());
    message.file = diagram::nameOfText(values);
    message.line =
        diagram::lineOfClass(values, mistake.index) + static_cast<uint32_t>(std::max(mistake.problem.line, 0));
    message.column = static_cast<uint32_t>(mistake.problem.begin) + 1;
    all.push_back(std::move(message));
  }
  return all;
}

}  // namespace armature::app
