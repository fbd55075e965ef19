#include "engine/diagram/edited_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <locale>
#include <map>
#include <set>
#include <sstream>

#include "engine/diagram/import.h"
#include "engine/diagram/model_text.h"
#include "engine/diagram/own_names.h"
#include "engine/diagram/text_names.h"
#include "engine/diagram/text_pieces.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parsing.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

// What the imports of a class call classes: by the name that stands for it, the path. Of a whole package it is not told
// by the text what is in it.
struct ImportedClasses {
  std::map<Name, std::string> paths;
  std::vector<std::string> packages;
  std::set<Name> own;  // that the model declares itself, which come first
};

ImportedClasses importedClasses(const syntax::ClassDefinition& model, const NameTable& names) {
  ImportedClasses made;
  auto& paths = made.paths;
  using Form = syntax::Import::Form;
  for (const syntax::Element& element : model.elements) {
    if (element.kind != syntax::Element::Kind::import || element.import->path.empty()) continue;
    const syntax::Import& import = *element.import;
    std::string path;
    for (const Name part : import.path) path += (path.empty() ? "" : ".") + std::string(names.text(part));
    if (import.form == Form::qualified) paths[import.path.back()] = path;
    if (import.form == Form::renamed) paths[import.alias] = path;
    if (import.form == Form::list)
      for (const Name name : import.names) paths[name] = path + "." + std::string(names.text(name));
    if (import.form == Form::wildcard) made.packages.push_back(path);
  }
  for (const syntax::Element& element : model.elements)
    if (element.kind == syntax::Element::Kind::classDefinition) made.own.insert(element.classDefinition->name);
  for (const Name name : made.own) paths.erase(name);
  return made;
}

// Parts have the full names of their classes: whoever shows them knows no imports.
void expandImported(Document& document, const syntax::ClassDefinition& model, NameTable& names,
                    const HasClass& hasClass) {
  const ImportedClasses imported = importedClasses(model, names);
  for (ComponentItem& item : document.components) {
    const std::string first = item.className.substr(0, item.className.find('.'));
    const Name name = names.intern(first);
    if (const auto path = imported.paths.find(name); path != imported.paths.end()) {
      item.className = path->second + item.className.substr(first.size());
    } else if (hasClass && !imported.own.contains(name)) {
      const auto package =
          std::ranges::find_if(imported.packages, [&](const std::string& one) { return hasClass(one + "." + first); });
      if (package != imported.packages.end()) item.className = *package + "." + item.className;
    }
  }
}

// A text read as one model.
struct ModelReading : syntax::Parsing {
  explicit ModelReading(const std::string& text, const HasClass& hasClass) {
    const FileId file = sources.add("diagram", text);
    const syntax::StoredDefinition* stored = syntax::parseFile(context, file);
    if (diagnostics.hasErrors()) return;
    if (stored->classes.size() != 1) {
      const auto size = static_cast<uint32_t>(text.size());
      const uint32_t begin = stored->classes.size() > 1 ? stored->classes[1]->span.begin : 0;
      diagnostics.error("D012", phrase("a diagram is one model"), {file, begin, size});
      return;
    }
    model = stored->classes[0];
    auto made = fromModelica(*model, context);
    if (!made)
      diagnostics.add(made.reason());
    else if (!diagnostics.hasErrors())
      document = made.take();
    if (document) expandImported(*document, *model, names, hasClass);
  }

  std::optional<Document> document;
  const syntax::ClassDefinition* model = nullptr;
};

// A component that the text gives no Placement.
struct Unplaced {
  std::string name, className;
  uint32_t end = 0;  // where an annotation would stand
};

// The end of a declaration: before the comma or semicolon that follows it.
uint32_t declarationEnd(const std::vector<syntax::Token>& tokens, uint32_t begin) {
  using Kind = syntax::TokenKind;
  int depth = 0;
  uint32_t end = begin;
  const auto first = std::ranges::lower_bound(tokens, begin, {}, &syntax::Token::begin);
  for (auto token = first; token != tokens.end(); ++token) {
    if (token->kind == Kind::leftParen || token->kind == Kind::leftBracket || token->kind == Kind::leftBrace) ++depth;
    if (token->kind == Kind::rightParen || token->kind == Kind::rightBracket || token->kind == Kind::rightBrace)
      --depth;
    if (depth == 0 && (token->kind == Kind::comma || token->kind == Kind::semicolon)) break;
    end = token->end;
  }
  return end;
}

std::vector<Unplaced> unplacedIn(ModelReading& reading, const std::string& text, const HasClass& hasClass) {
  std::vector<Unplaced> found;
  if (!reading.document) return found;
  const std::vector<syntax::Token> tokens = syntax::tokensOf(text);
  for (const syntax::Element& element : reading.model->elements) {
    if (element.kind != syntax::Element::Kind::componentClause) continue;
    const syntax::ComponentClause& clause = *element.clause;
    const bool canBeDrawn = !clause.constrainedBy && clause.flow == syntax::Flow::none && !clause.isProtected &&
                            clause.variability == syntax::Variability::continuous &&
                            clause.causality == syntax::Causality::none;
    if (!canBeDrawn) continue;
    Document named;
    named.components.resize(1);
    named.components[0].className = syntax::toText(*clause.type, reading.names);
    expandImported(named, *reading.model, reading.names, hasClass);
    for (const syntax::Component* component : clause.components)
      if (!component->annotation.isValid())
        found.push_back({std::string(reading.names.text(component->name)), named.components[0].className,
                         declarationEnd(tokens, component->span.begin)});
  }
  return found;
}

// A free place for a new part: at what it is joined with, else beside the part before it.
Placement freePlace(const Document& document, const std::string& name, const std::string& previous) {
  constexpr double kStep = 40;
  const auto headOf = [](const std::string& end) { return end.substr(0, end.find_first_of(".[")); };
  std::string near = previous;
  for (const ConnectionItem& wire : document.connections)
    for (const auto& [one, other] : {std::pair(wire.from, wire.to), std::pair(wire.to, wire.from)})
      if (headOf(one) == name &&
          std::ranges::find(document.components, headOf(other), &ComponentItem::name) != document.components.end())
        near = headOf(other);
  Placement place;
  const auto at = std::ranges::find(document.components, near, &ComponentItem::name);
  if (at != document.components.end()) place.x = at->placement.x + kStep, place.y = at->placement.y;
  const auto isFree = [&](double x, double y) {
    return std::ranges::none_of(document.components, [&](const ComponentItem& item) {
      const Placement& other = item.placement;
      const double half = std::max(other.width, other.height) / 2 + place.width / 2;
      return std::abs(other.x - x) < half + 4 && std::abs(other.y - y) < half + 4;
    });
  };
  // Around it, ring by ring.
  const double x = place.x, y = place.y;
  const int most = static_cast<int>(document.components.size()) + 1;
  for (int ring = 0; ring <= most; ++ring)
    for (int i = -ring; i <= ring; ++i)
      for (const auto& [dx, dy] : {std::pair(ring, i), std::pair(i, -ring), std::pair(i, ring), std::pair(-ring, i)}) {
        place.x = x + kStep * dx, place.y = y + kStep * dy;
        if (isFree(place.x, place.y)) return place;
      }
  return place;
}

std::string placementOf(const Placement& place) {
  const auto number = [](double value) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << value;
    return text.str();
  };
  const double x = place.flip ? -place.width / 2 : place.width / 2, y = place.height / 2;
  return "Placement(transformation(origin = {" + number(place.x) + ", " + number(place.y) + "}, extent = {{" +
         number(-x) + ", " + number(-y) + "}, {" + number(x) + ", " + number(y) +
         "}}, rotation = " + number(place.rotation) + "))";
}

// The text where such components have the places that the diagram has for them; with `isPart`, new ones get some.
std::string placedText(ModelReading& reading, const std::string& text, const Document& before, const HasClass& hasClass,
                       const HasClass& isPart) {
  std::vector<Unplaced> unplaced = unplacedIn(reading, text, hasClass);
  if (unplaced.empty()) return text;
  const std::set<std::string> declared = declaredNames(before.declarations);
  Document drawn = *reading.document;
  std::vector<std::pair<uint32_t, Placement>> places;
  std::string previous = drawn.components.empty() ? std::string() : drawn.components.back().name;
  for (const Unplaced& one : unplaced) {
    const auto known = std::ranges::find(before.components, one.name, &ComponentItem::name);
    const bool isNew = known == before.components.end();
    if (isNew && (!isPart || declared.count(one.name) || !isPart(one.className))) continue;
    ComponentItem item;
    item.name = one.name;
    item.placement = isNew ? freePlace(drawn, one.name, previous) : known->placement;
    places.emplace_back(one.end, item.placement);
    previous = one.name;
    drawn.components.push_back(std::move(item));
  }
  std::string made = text;
  std::ranges::sort(places, std::greater(), &std::pair<uint32_t, Placement>::first);
  for (const auto& [end, place] : places) made.insert(end, " annotation (" + placementOf(place) + ")");
  return made;
}

// A second component of a name is told where it stands.
void tellTwins(const syntax::ClassDefinition& model, const NameTable& names, std::vector<Diagnostic>& problems) {
  std::set<Name> seen;
  for (const syntax::Element& element : model.elements) {
    if (element.kind != syntax::Element::Kind::componentClause) continue;
    for (const syntax::Component* component : element.clause->components) {
      if (seen.insert(component->name).second) continue;
      const std::string name(names.text(component->name));
      Diagnostic twin;
      twin.code = "D011";
      twin.severity = Severity::error;
      twin.message = phrase("two things of the diagram are called '%1'", name);
      twin.span = component->span;
      problems.push_back(twin);
    }
  }
}

std::string keyOf(const ComponentItem& item) {
  return item.name;
}
std::string keyOf(const ParameterItem& item) {
  return item.name;
}
std::string keyOf(const ConnectionItem& item) {
  return item.from + '\n' + item.to;
}

// The list of `before` with what the person changed: `shown` and `edited` are what the two texts say.
template <class Item>
std::vector<Item> changedList(const std::vector<Item>& before, const std::vector<Item>& shown,
                              const std::vector<Item>& edited) {
  std::map<std::string, const Item*> was, is;
  for (const Item& item : shown) was.emplace(keyOf(item), &item);
  for (const Item& item : edited) is.emplace(keyOf(item), &item);
  std::vector<Item> made;
  for (const Item& item : before) {
    const std::string key = keyOf(item);
    const auto now = is.find(key);
    if (now == is.end()) {
      // Taken out of the text, unless it has never been in it.
      if (!was.count(key)) made.push_back(item);
      continue;
    }
    const auto then = was.find(key);
    if (then != was.end() && *then->second == *now->second) {
      made.push_back(item);
    } else {
      made.push_back(*now->second);
      made.back().extra = item.extra;
    }
    is.erase(now);
  }
  // What is new stands behind what it stands behind in the text, wires behind all others.
  std::map<std::string, std::vector<Item>> behind;
  std::string previous;
  for (const Item& item : edited) {
    const auto isNew = is.find(keyOf(item));
    if (isNew != is.end() && isNew->second == &item)
      behind[previous].push_back(item);
    else if (isNew == is.end() && !std::is_same_v<Item, ConnectionItem>)
      previous = keyOf(item);
  }
  if (behind.empty()) return made;
  std::vector<Item> ordered;
  const auto put = [&](const std::string& key) {
    const auto found = behind.find(key);
    if (found == behind.end()) return;
    ordered.insert(ordered.end(), found->second.begin(), found->second.end());
    behind.erase(found);
  };
  if constexpr (!std::is_same_v<Item, ConnectionItem>) put({});
  for (Item& item : made) {
    const std::string key = keyOf(item);
    ordered.push_back(std::move(item));
    put(key);
  }
  for (const auto& [key, items] : behind) ordered.insert(ordered.end(), items.begin(), items.end());
  return ordered;
}

std::vector<std::string> changedClasses(const Document& before, const Document& shown, const Document& edited) {
  if (edited.classes == shown.classes) return before.classes;
  std::vector<std::string> made = edited.classes;
  for (size_t i = 0; i < made.size(); ++i)
    for (size_t k = 0; k < shown.classes.size() && k < before.classes.size(); ++k)
      if (made[i] == shown.classes[k]) made[i] = before.classes[k];
  return made;
}

// What the text cannot say and what it does not change.
Document merged(const Document& before, const Document& shown, const Document& edited) {
  Document made = before;
  if (edited.name != shown.name) made.name = edited.name;
  if (edited.description != shown.description) made.description = edited.description;
  made.components = changedList(before.components, shown.components, edited.components);
  made.connections = changedList(before.connections, shown.connections, edited.connections);
  made.parameters = changedList(before.parameters, shown.parameters, edited.parameters);
  made.classes = changedClasses(before, shown, edited);
  if (edited.declarations != shown.declarations) made.declarations = edited.declarations;
  const Experiment &then = shown.experiment, &now = edited.experiment;
  if (now.startTime != then.startTime) made.experiment.startTime = now.startTime;
  if (now.stopTime != then.stopTime) made.experiment.stopTime = now.stopTime;
  if (now.interval != then.interval) made.experiment.interval = now.interval;
  if (now.tolerance != then.tolerance) made.experiment.tolerance = now.tolerance;
  return made;
}

// The text that was shown could not be read because of a class in it, which has been mended since.
Document withoutUnreadable(Document document) {
  std::erase_if(document.classes, [](const std::string& text) {
    return std::ranges::any_of(classTextProblems(text),
                               [](const Diagnostic& problem) { return problem.severity == Severity::error; });
  });
  return document;
}

// Comments that no text of the document has kept.
void warnOfComments(const std::string& text, const Document& document, std::vector<Diagnostic>& problems) {
  for (const TextPiece& piece : textPieces(text)) {
    if (piece.kind != TextPiece::Kind::comment) continue;
    const std::string comment = text.substr(piece.begin, piece.end - piece.begin);
    const auto has = [&](const std::string& one) { return one.find(comment) != std::string::npos; };
    if (has(document.declarations) || std::ranges::any_of(document.classes, has)) continue;
    Diagnostic warning;
    warning.code = "D036";
    warning.severity = Severity::warning;
    warning.message = phrase("a diagram keeps comments in its own classes and beside its equations only");
    warning.span = {FileId(0U), piece.begin, piece.end};
    problems.push_back(warning);
  }
}

}  // namespace

std::string textOfDiagram(const Document& document, const EndPlaces& places) {
  return modelText(document, TextFor::person, places).text;
}

std::vector<std::string> wholeImports(const std::string& text) {
  using Kind = syntax::TokenKind;
  std::vector<std::string> packages;
  std::string path;
  bool isImport = false;
  for (const syntax::Token& token : syntax::tokensOf(text)) {
    if (token.kind == Kind::kwImport) path.clear();
    if (isImport && token.kind == Kind::elementTimes) packages.push_back(path);
    isImport =
        token.kind == Kind::kwImport || (isImport && (token.kind == Kind::identifier || token.kind == Kind::dot));
    if (isImport && token.kind != Kind::kwImport) path += text.substr(token.begin, token.end - token.begin);
  }
  return packages;
}

std::vector<std::string> unplacedClasses(const std::string& text, const HasClass& hasClass) {
  ModelReading reading(text, hasClass);
  std::vector<std::string> names;
  for (const Unplaced& one : unplacedIn(reading, text, hasClass))
    if (std::ranges::find(names, one.className) == names.end()) names.push_back(one.className);
  return names;
}

EditedText editedDocument(const Document& before, const std::string& shown, const std::string& edited,
                          const HasClass& hasClass, const HasClass& isPart) {
  EditedText made;
  ModelReading typed(edited, hasClass);
  made.problems = typed.diagnostics.all();
  if (!typed.document) return made;
  tellTwins(*typed.model, typed.names, made.problems);
  if (made.problems.size() > typed.diagnostics.all().size()) return made;
  const ModelReading now(placedText(typed, edited, before, hasClass, isPart), hasClass);
  ModelReading former(shown, hasClass);
  std::optional<Document> then =
      former.document ? ModelReading(placedText(former, shown, before, hasClass, {}), hasClass).document : std::nullopt;
  if (!then) then = ModelReading(textOfDiagram(withoutUnreadable(before)), hasClass).document;
  if (!then) return made;
  made.document = merged(before, *then, *now.document);
  warnOfComments(edited, *made.document, made.problems);
  return made;
}

}  // namespace armature::diagram
