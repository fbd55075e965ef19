#include "app/document/find_text.h"

namespace armature::app {

std::vector<FindHit> findText(const diagram::Document& document, const FindWhat& what) {
  std::vector<FindHit> hits;
  if (what.text.isEmpty()) return hits;
  const auto contains = [&](const std::string& text) {
    return QString::fromStdString(text).contains(what.text, what.hasCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
  };
  const auto words = [](const std::string& name, const std::string& value) {
    return QString::fromStdString(name + " = " + value);
  };
  for (size_t i = 0; i < document.components.size(); ++i) {
    const auto& part = document.components[i];
    const int index = static_cast<int>(i);
    if (what.inNames && contains(part.name))
      hits.push_back({FindHit::Kind::partName, index, {}, QString::fromStdString(part.name)});
    if (!what.inValues) continue;
    for (const auto& m : part.modifiers)
      if (contains(m.value))
        hits.push_back({FindHit::Kind::value, index, m.name, words(part.name + "." + m.name, m.value)});
  }
  for (size_t i = 0; what.inValues && i < document.parameters.size(); ++i) {
    const auto& p = document.parameters[i];
    if (contains(p.value))
      hits.push_back({FindHit::Kind::parameterValue, static_cast<int>(i), {}, words(p.name, p.value)});
  }
  return hits;
}

int replaceText(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                QString* problem) {
  if (hits.empty()) return 0;
  const auto changed = [&](const std::string& text) {
    return QString::fromStdString(text).replace(what.text, by, what.hasCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
  };
  int count = 0;
  document.undoStack()->beginMacro(OpenDocument::tr("Replace “%1” by “%2”").arg(what.text, by));
  for (const FindHit& hit : hits) {
    bool isDone = false;
    if (hit.kind == FindHit::Kind::partName) {
      const QString name = changed(document.values().components.at(static_cast<size_t>(hit.index)).name);
      isDone = document.rename(hit.index, name);
      if (!isDone && problem && problem->isEmpty()) *problem = document.nameProblem(hit.index, name);
    } else if (hit.kind == FindHit::Kind::value) {
      const std::string value = changed(document.modifier(hit.index, hit.modifier)).trimmed().toStdString();
      isDone = document.setModifier(hit.index, hit.modifier, value);
    } else {
      diagram::ParameterItem item = document.values().parameters.at(static_cast<size_t>(hit.index));
      const std::string before = item.value;
      item.value = changed(item.value).trimmed().toStdString();
      isDone = !item.value.empty() && item.value != before;
      if (isDone) document.setParameter(hit.index, item);
    }
    count += isDone ? 1 : 0;
  }
  document.undoStack()->endMacro();
  // A step that changes nothing is none.
  if (count == 0) document.undoStack()->undo();
  return count;
}

}  // namespace armature::app
