#include "app/document/find_text.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

bool contains(const std::string& text, const FindWhat& what) {
  return QString::fromStdString(text).contains(what.text, what.hasCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

// Where it is in a diagram, or in the inside of a part: its path and class are empty for the diagram.
void findIn(const diagram::Document& document, const QString& path, const std::string& className, const FindWhat& what,
            std::vector<FindHit>& hits) {
  const QString begin = path.isEmpty() ? path : path + '.';
  const auto add = [&](FindHit::Kind kind, size_t index, size_t position, const std::string& text, const QString& words,
                       const QString& part) {
    hits.push_back({kind, static_cast<int>(index), static_cast<int>(position), text, words, part, className});
  };
  const auto words = [&](const std::string& name, const std::string& value) {
    return begin + QString::fromStdString(name + " = " + value);
  };
  for (size_t i = 0; i < document.components.size(); ++i) {
    const auto& part = document.components[i];
    const QString name = begin + QString::fromStdString(part.name);
    if (what.inNames && contains(part.name, what)) add(FindHit::Kind::partName, i, 0, part.name, name, name);
    if (!what.inValues) continue;
    for (size_t k = 0; k < part.modifiers.size(); ++k)
      if (const auto& m = part.modifiers[k]; contains(m.value, what))
        add(FindHit::Kind::value, i, k, m.value, words(part.name + "." + m.name, m.value), name);
  }
  for (size_t i = 0; what.inValues && i < document.parameters.size(); ++i) {
    const auto& p = document.parameters[i];
    if (contains(p.value, what)) add(FindHit::Kind::parameterValue, i, 0, p.value, words(p.name, p.value), path);
  }
}

// The diagram's own classes as drawings, each read when it is first asked for.
class Insides {
 public:
  explicit Insides(const diagram::Document& document) {
    for (const std::string& text : document.classes) texts_.emplace(diagram::ownClassName(text), text);
  }
  // Of a class that has not been asked for before; nothing for one that is no drawing.
  std::optional<diagram::Document> next(const std::string& className) {
    const auto found = texts_.find(className);
    if (found == texts_.end()) return std::nullopt;
    const std::string text = std::move(found->second);
    texts_.erase(found);
    if (auto drawing = diagram::drawingOf(text)) return drawing.take();
    return std::nullopt;
  }

 private:
  std::map<std::string, std::string> texts_;
};

void findWithin(const diagram::Document& document, const QString& path, const FindWhat& what, Insides& insides,
                std::vector<FindHit>& hits) {
  for (const auto& part : document.components) {
    const auto inside = insides.next(part.className);
    if (!inside) continue;
    const QString name = (path.isEmpty() ? path : path + '.') + QString::fromStdString(part.name);
    findIn(*inside, name, part.className, what, hits);
    findWithin(*inside, name, what, insides, hits);
  }
}

}  // namespace

std::vector<FindHit> findText(const diagram::Document& document, const FindWhat& what) {
  std::vector<FindHit> hits;
  if (what.text.isEmpty()) return hits;
  findIn(document, {}, {}, what, hits);
  const auto hasIt = [&](const std::string& text) { return contains(text, what); };
  if (std::ranges::none_of(document.classes, hasIt)) return hits;
  Insides insides(document);
  findWithin(document, {}, what, insides, hits);
  return hits;
}

// What a hit would be with the other text in its place; nothing where it stays as it is, with the reason if there is
// one. Of a value it is made from the text that was found: where names in it were changed with their parts, that text
// is done already.
static std::optional<QString> replacement(const OpenDocument& document, const FindHit& hit, const FindWhat& what,
                                          const QString& by, QString* problem) {
  const bool isName = hit.kind == FindHit::Kind::partName;
  QString after =
      QString::fromStdString(hit.text).replace(what.text, by, what.hasCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
  if (!isName) after = after.trimmed();
  const bool isEmpty = hit.kind == FindHit::Kind::parameterValue && after.isEmpty();
  if (after.toStdString() == hit.text || isEmpty) return std::nullopt;
  const QString reason = isName ? document.nameProblem(hit.index, after) : QString();
  if (reason.isEmpty()) return after;
  if (problem && problem->isEmpty()) *problem = reason;
  return std::nullopt;
}

static void put(OpenDocument& document, const FindHit& hit, const QString& text) {
  const auto index = static_cast<size_t>(hit.index);
  if (hit.kind == FindHit::Kind::partName) {
    document.rename(hit.index, text);
  } else if (hit.kind == FindHit::Kind::value) {
    const auto& modifiers = document.values().components.at(index).modifiers;
    document.setModifier(hit.index, std::string(modifiers.at(static_cast<size_t>(hit.position)).name),
                         text.toStdString());
  } else {
    diagram::ParameterItem item = document.values().parameters.at(index);
    item.value = text.toStdString();
    document.setParameter(hit.index, item);
  }
}

int replaceText(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                QString* problem) {
  std::vector<FindHit> ordered = hits;
  // Names first, since values follow them. From the last value on: one that is empty then takes its place away.
  const auto isName = [](const FindHit& hit) { return hit.kind == FindHit::Kind::partName; };
  std::ranges::reverse(std::ranges::stable_partition(ordered, isName));
  int count = 0;
  for (const FindHit& hit : ordered) {
    const std::optional<QString> text = replacement(document, hit, what, by, problem);
    if (!text) continue;
    // Not before something changes: an empty step would take away what can be done again.
    if (count++ == 0) document.undoStack()->beginMacro(OpenDocument::tr("Replace “%1” by “%2”").arg(what.text, by));
    put(document, hit, *text);
  }
  if (count > 0) document.undoStack()->endMacro();
  return count;
}

}  // namespace armature::app
