#include "engine/diagram/moved_class.h"

#include <algorithm>
#include <set>

#include "engine/diagram/library_text.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/text_names.h"

namespace armature::diagram {

namespace {

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

// The class of a part, "each …" of a modifier's value: a path that begins with a name.
std::string renamedPath(const std::string& path, const std::string& before, const std::string& after) {
  const bool isIt = path == before || path.rfind(before + ".", 0) == 0;
  return isIt ? after + path.substr(before.size()) : path;
}

// A name or path put in place of another wherever something that the diagram mentions begins with it.
void rename(Document& document, const std::string& before, const std::string& after) {
  for (ComponentItem& item : document.components) {
    item.className = renamedPath(item.className, before, after);
    for (Modifier& modifier : item.modifiers) {
      modifier.value = withRenamed(modifier.value, before, after);
      if (modifier.name.find("redeclare ") != std::string::npos)
        modifier.name = withRenamed(modifier.name, before, after);
    }
  }
  document.declarations = withRenamed(document.declarations, before, after);
  const std::string first = before.substr(0, before.find('.'));
  for (std::string& text : document.classes)
    if (!isDeclaredWithin(text, first)) text = withRenamed(text, before, after);
}

}  // namespace

bool isNameFree(const Document& document, const std::string& name) {
  return std::ranges::none_of(document.components, [&](const ComponentItem& item) { return item.name == name; }) &&
         std::ranges::none_of(document.classes, [&](const std::string& text) { return classHead(text).name == name; });
}

std::vector<size_t> neededClasses(const Document& document, const std::string& className) {
  std::vector<std::string> names;
  for (const std::string& text : document.classes) names.push_back(classHead(text).name);
  std::vector<bool> isNeeded(names.size(), false);
  std::vector<std::string> left{className};
  while (!left.empty()) {
    const std::string name = left.back();
    left.pop_back();
    for (size_t i = 0; i < names.size(); ++i) {
      if (names[i] != name || isNeeded[i]) continue;
      isNeeded[i] = true;
      for (const std::string& mentioned : firstNames(document.classes[i]))
        if (contains(names, mentioned)) left.push_back(mentioned);
    }
  }
  std::vector<size_t> needed;
  for (size_t i = 0; i < names.size(); ++i)
    if (isNeeded[i]) needed.push_back(i);
  return needed;
}

Result<Document> withClassesMoved(const Document& document, const std::vector<size_t>& classes,
                                  const std::string& library) {
  const std::set<std::string> ofDiagram = declaredNames(document.declarations);
  std::vector<std::string> names;
  for (const size_t i : classes) {
    const std::string& text = document.classes.at(i);
    names.push_back(classHead(text).name);
    const std::vector<std::string> mentioned = firstNames(text);
    for (const std::string& name : ofDiagram)
      if (contains(mentioned, name) && !isDeclaredWithin(text, name))
        return failure("D044",
                       phrase("the class '%1' mentions '%2', which is declared in the diagram", names.back(), name),
                       {names.back(), name});
  }
  if (!isNameFree(document, library))
    return failure("D044", phrase("something in the diagram is called '%1', as the library is", library), {library});
  Document moved = document;
  for (auto i = classes.rbegin(); i != classes.rend(); ++i)
    moved.classes.erase(moved.classes.begin() + static_cast<std::ptrdiff_t>(*i));
  for (const std::string& name : names) rename(moved, name, library + "." + name);
  return moved;
}

Document withClassRenamed(const Document& document, const std::string& before, const std::string& after) {
  Document renamed = document;
  rename(renamed, before, after);
  return renamed;
}

}  // namespace armature::diagram
