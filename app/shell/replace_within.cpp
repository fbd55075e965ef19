#include "app/shell/replace_within.h"

#include "app/language/messages.h"
#include "app/shell/class_outside.h"
#include "app/shell/inside_view.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

struct Replacing {
  const FindWhat& what;
  const QString& by;
  QString problem;
  int count = 0;
};

// What becomes of a diagram when it is done in one of its own classes, as a person would do it in the drawing of it.
Changes changesInClass(const diagram::Document& values, const std::string& className, const std::vector<FindHit>& hits,
                       Replacing& replacing) {
  const QString name = QString::fromStdString(className);
  const int position = ownClassOf(values, name);
  if (position < 0) return {};
  auto before = diagram::drawingOf(values.classes[static_cast<size_t>(position)]);
  if (!before) return {};
  OpenDocument drawing;
  drawing.reset(*before, {});
  ClassOutside outside(*before, name);
  QObject::connect(&drawing, &OpenDocument::partRenamed, [&](int part, const QString& was) {
    outside.renamed(was.toStdString(), drawing.values().components[static_cast<size_t>(part)].name);
  });
  const int count = replaceText(drawing, hits, replacing.what, replacing.by, &replacing.problem);
  if (count == 0) return {};
  auto made = outside.follow(values, static_cast<size_t>(position));
  if (!made) {
    if (replacing.problem.isEmpty()) replacing.problem = withStop(spokenSentence(made.reason().message));
    return {};
  }
  ClassOutside::Following followed = made.take();
  // The text has the new names already: what is drawn is compared with a drawing that has them as well.
  const diagram::Document& compared = followed.drawing ? *followed.drawing : *before;
  const auto text = diagram::withDrawing(followed.text, compared, drawing.values());
  if (!text) {
    if (replacing.problem.isEmpty()) replacing.problem = withStop(spokenSentence(text.reason().message));
    return {};
  }
  replacing.count += count;
  followed.changes.push_back(ClassChange{position, followed.text, *text});
  return followed.changes;
}

}  // namespace

int replaceEverywhere(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                      QString* problem) {
  std::map<std::string, std::vector<FindHit>> byClass;
  for (const FindHit& hit : hits) byClass[hit.className].push_back(hit);
  const std::vector<FindHit> own = std::move(byClass[std::string()]);
  byClass.erase(std::string());
  Replacing replacing{what, by, {}, 0};
  diagram::Document values = document.values();
  Changes changes;
  const auto replaceIn = [&](const std::string& className, const std::vector<FindHit>& within) {
    for (const Change& change : changesInClass(values, className, within, replacing)) {
      apply(change, true, values);
      changes.push_back(change);
    }
  };
  // Names first in all of them, since values elsewhere follow them.
  for (auto& [className, within] : byClass) {
    const auto isName = [](const FindHit& hit) { return hit.kind == FindHit::Kind::partName; };
    const auto rest = std::ranges::stable_partition(within, isName);
    replaceIn(className, {within.begin(), rest.begin()});
    within.erase(within.begin(), rest.begin());
  }
  for (const auto& [className, within] : byClass) replaceIn(className, within);
  // Not without anything to be done: an empty step would take away what can be done again.
  if (!changes.empty()) {
    document.undoStack()->beginMacro(OpenDocument::tr("Replace “%1” by “%2”").arg(what.text, by));
    document.perform({}, changes);
  }
  replacing.count += replaceText(document, own, what, by, &replacing.problem);
  if (!changes.empty()) document.undoStack()->endMacro();
  if (problem && problem->isEmpty()) *problem = replacing.problem;
  return replacing.count;
}

}  // namespace armature::app
