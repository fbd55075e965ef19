#include "app/document/find_text.h"

#include <optional>

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

// What a hit would be with the other text in its place; nothing where it stays as it is, with the reason if there is
// one.
static std::optional<QString> replacement(const OpenDocument& document, const FindHit& hit, const FindWhat& what,
                                          const QString& by, QString* problem) {
  const bool isParameter = hit.kind == FindHit::Kind::parameterValue, isName = hit.kind == FindHit::Kind::partName;
  const auto at = static_cast<size_t>(hit.index);
  const std::string before = isParameter ? document.values().parameters.at(at).value
                             : isName    ? document.values().components.at(at).name
                                         : document.modifier(hit.index, hit.modifier);
  QString after =
      QString::fromStdString(before).replace(what.text, by, what.hasCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
  if (!isName) after = after.trimmed();
  if (after.toStdString() == before || (isParameter && after.isEmpty())) return std::nullopt;
  const QString reason = isName ? document.nameProblem(hit.index, after) : QString();
  if (reason.isEmpty()) return after;
  if (problem && problem->isEmpty()) *problem = reason;
  return std::nullopt;
}

int replaceText(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                QString* problem) {
  int count = 0;
  for (const FindHit& hit : hits) {
    const std::optional<QString> text = replacement(document, hit, what, by, problem);
    if (!text) continue;
    // Not before something changes: an empty step would take away what can be done again.
    if (count++ == 0) document.undoStack()->beginMacro(OpenDocument::tr("Replace “%1” by “%2”").arg(what.text, by));
    if (hit.kind == FindHit::Kind::partName) {
      document.rename(hit.index, *text);
    } else if (hit.kind == FindHit::Kind::value) {
      document.setModifier(hit.index, hit.modifier, text->toStdString());
    } else {
      diagram::ParameterItem item = document.values().parameters.at(static_cast<size_t>(hit.index));
      item.value = text->toStdString();
      document.setParameter(hit.index, item);
    }
  }
  if (count > 0) document.undoStack()->endMacro();
  return count;
}

}  // namespace armature::app
