#include "engine/diagram/edited_text.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/diagram/import.h"
#include "engine/diagram/model_text.h"
#include "engine/diagram/own_names.h"
#include "engine/diagram/text_pieces.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parsing.h"

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
    auto made = fromModelica(*stored->classes[0], context);
    if (!made)
      diagnostics.add(made.reason());
    else if (!diagnostics.hasErrors())
      document = made.take();
    if (document) expandImported(*document, *stored->classes[0], names, hasClass);
  }

  std::optional<Document> document;
};

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
  for (const Item& item : edited)
    if (const auto isNew = is.find(keyOf(item)); isNew != is.end() && isNew->second == &item) made.push_back(item);
  return made;
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

EditedText editedDocument(const Document& before, const std::string& shown, const std::string& edited,
                          const HasClass& hasClass) {
  EditedText made;
  const ModelReading now(edited, hasClass);
  made.problems = now.diagnostics.all();
  if (!now.document) return made;
  std::optional<Document> then = ModelReading(shown, hasClass).document;
  if (!then) then = ModelReading(textOfDiagram(withoutUnreadable(before)), hasClass).document;
  if (!then) return made;
  made.document = merged(before, *then, *now.document);
  warnOfComments(edited, *made.document, made.problems);
  return made;
}

}  // namespace armature::diagram
