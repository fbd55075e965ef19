#include "app/lessons/lesson.h"

#include <array>

#include "engine/diagram/json.h"

namespace armature::app {

namespace {

constexpr std::array<std::pair<TaskKind, const char*>, 7> kKinds{{{TaskKind::sign, "sign"},
                                                                  {TaskKind::arrow, "arrow"},
                                                                  {TaskKind::choose, "choose"},
                                                                  {TaskKind::order, "order"},
                                                                  {TaskKind::number, "number"},
                                                                  {TaskKind::sketch, "sketch"},
                                                                  {TaskKind::repair, "repair"}}};

}  // namespace

const QString& LocalText::in(const QString& language) const {
  const QString& wanted = language.startsWith("de") ? de : en;
  const QString& other = language.startsWith("de") ? en : de;
  return wanted.isEmpty() ? other : wanted;
}

diagram::Document spoken(diagram::Document document, const Lesson& lesson, const QString& language) {
  if (!language.startsWith("de")) return document;
  const auto in = [&](const std::string& title) {
    const auto found = lesson.words.find(QString::fromStdString(title));
    return found == lesson.words.end() ? title : found->second.toStdString();
  };
  document.title = in(document.title);
  document.description = in(document.description);
  for (diagram::Json& plot : *document.plots)
    if (const auto title = plot.find("title"); title != plot.end() && title->is_string())
      *title = in(title->get<std::string>());
  return document;
}

QString nameOf(TaskKind kind) {
  for (const auto& [known, name] : kKinds)
    if (known == kind) return name;
  return {};
}

std::optional<TaskKind> taskKindOf(const QString& name) {
  for (const auto& [kind, known] : kKinds)
    if (name == known) return kind;
  return std::nullopt;
}

QString Lesson::diagramOf(size_t step) const {
  for (size_t i = std::min(step + 1, steps.size()); i-- > 0;)
    if (!steps[i].diagram.isEmpty()) return steps[i].diagram;
  return {};
}

bool showsResults(const QString& overlay) {
  return overlay != "axis" && overlay != "convention";
}

}  // namespace armature::app
