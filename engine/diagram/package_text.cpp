#include "engine/diagram/package_text.h"

#include <algorithm>

#include "engine/diagram/class_places.h"
#include "engine/diagram/class_reading.h"
#include "engine/diagram/json.h"
#include "engine/diagram/text_edits.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;
using syntax::Element;
using syntax::TokenKind;

constexpr const char* kMember = "package";

bool isPackage(const ClassReading& reading) {
  return reading.hasBody() && reading.read->kind == syntax::ClassKind::package;
}

template <class Do>
void forEachClass(const ClassDefinition& package, const Do& todo) {
  for (const Element& element : package.elements)
    if (element.kind == Element::Kind::classDefinition) todo(*element.classDefinition);
}

// What stands for a class in the package's text: the words up to its name, and its end.
std::string placeholder(const std::string& text, const ClassDefinition& of) {
  const std::string name = text.substr(of.nameSpan.begin, of.nameSpan.end - of.nameSpan.begin);
  return text.substr(of.span.begin, of.nameSpan.end - of.span.begin) + " /* ... */ end " + name;
}

bool isPlaceholder(const ClassDefinition& one) {
  return one.form == ClassDefinition::Form::body && one.elements.empty() && one.equations.empty() &&
         one.algorithms.empty() && !one.external && !one.annotation.isValid() && one.description.empty();
}

// A class that only draws an icon: models inherit none of packages.
bool isOfIcons(const std::string& text, const Element& element) {
  const SourceSpan span = element.extends->span;
  return text.substr(span.begin, span.end - span.begin).find("Icons.") != std::string::npos;
}

Diagnostic problemAt(SourceSpan span, const Phrase& words) {
  Diagnostic problem = failure("D046", words);
  problem.span = span;
  return problem;
}

}  // namespace

Result<PackageFile> readPackage(const std::string& text) {
  syntax::Parsing parsing;
  const syntax::StoredDefinition* stored = syntax::parseFile(parsing.context, parsing.sources.add("library", text));
  for (const Diagnostic& d : parsing.diagnostics.all())
    if (d.severity == Severity::error) return failure("D043", d.message);
  const bool isOne = stored->classes.size() == 1 && stored->classes[0]->kind == syntax::ClassKind::package &&
                     stored->classes[0]->form == ClassDefinition::Form::body;
  if (!isOne) return failure("D043", phrase("there has to be one package in the file"));
  const ClassDefinition& package = *stored->classes[0];
  PackageFile file;
  file.before = text.substr(0, package.span.begin);
  file.after = text.substr(package.span.end);
  uint32_t done = package.span.begin;
  forEachClass(package, [&](const ClassDefinition& one) {
    file.names.emplace_back(parsing.names.text(one.name));
    file.classes.push_back(text.substr(one.span.begin, one.span.end - one.span.begin));
    file.own += text.substr(done, one.span.begin - done) + placeholder(text, one);
    done = one.span.end;
  });
  file.own += text.substr(done, package.span.end - done);
  return file;
}

std::vector<Diagnostic> packageTextProblems(const std::string& own, const std::string& name,
                                            const std::vector<std::string>& classes) {
  const std::vector<syntax::Token> tokens = syntax::tokensOf(own);
  ClassReading reading(own);
  if (!tokens.empty() && tokens[0].kind == TokenKind::kwWithin)
    return {problemAt({reading.sources.add("own", own), tokens[0].begin, tokens[0].end},
                      phrase("what the package is within stands in its file already: begin with the package"))};
  if (!reading.read) return {};
  if (!isPackage(reading) || reading.names.text(reading.read->name) != name)
    return {problemAt(reading.read->nameSpan,
                      phrase("this is the text of the package '%1': libraries get another name in the palette, and "
                             "packages that are folders keep theirs",
                             name))};
  std::vector<Diagnostic> problems;
  forEachClass(*reading.read, [&](const ClassDefinition& one) {
    const std::string of(reading.names.text(one.name));
    if (std::ranges::find(classes, of) != classes.end() && !isPlaceholder(one))
      problems.push_back(
          problemAt(one.nameSpan, phrase("'%1' has a text by itself: its place here has to stay empty", of)));
  });
  return problems;
}

Result<std::string> withPackageText(const PackageFile& file, const std::string& own,
                                    const std::vector<std::optional<std::string>>& classes) {
  const ClassReading before(file.own), reading(own);
  const std::string name = before.read ? std::string(before.names.text(before.read->name)) : std::string();
  for (const Diagnostic& problem : packageTextProblems(own, name, file.names)) return problem;
  if (!reading.read) {
    for (const Diagnostic& d : reading.diagnostics.all())
      if (d.severity == Severity::error) return failure("D046", d.message);
    return failure("D046", phrase("there has to be one package in the file"));
  }
  std::string made;
  uint32_t done = 0;
  std::vector<bool> isPlaced(file.names.size(), false);
  forEachClass(*reading.read, [&](const ClassDefinition& one) {
    const auto found = std::ranges::find(file.names, reading.names.text(one.name));
    if (found == file.names.end()) return;  // a new one
    const auto k = static_cast<size_t>(found - file.names.begin());
    isPlaced[k] = true;
    made += reading.text.substr(done, one.span.begin - done) +
            (classes[k] ? withoutSemicolon(*classes[k]) : file.classes[k]);
    done = one.span.end;
  });
  for (size_t k = 0; k < isPlaced.size(); ++k)
    if (!isPlaced[k] && classes[k])
      return failure("D046",
                     phrase("'%1' has no place in the text of the package any more, but is one of its classes: remove "
                            "the class as well, or bring its line back",
                            file.names[k]));
  return file.before + made + withoutSemicolon(reading.text.substr(done)) + file.after;
}

std::string bodyOfPackage(const std::string& own) {
  const ClassReading reading(own);
  if (!isPackage(reading)) return {};
  TextEdits tokens(reading.text);
  const ClassPlaces places(tokens, *reading.read);
  std::string body = reading.text;
  const auto blank = [&](uint32_t begin, uint32_t end) {
    for (uint32_t k = begin; k < end && k < body.size(); ++k)
      if (body[k] != '\n' && body[k] != '\r') body[k] = ' ';
  };
  const auto afterSemicolon = [&](uint32_t from) { return tokens.endOfNext(TokenKind::semicolon, from); };
  blank(0, places.endOfHead());
  for (const Element& element : reading.read->elements) {
    const bool isDrawing = element.kind == Element::Kind::extends && isOfIcons(reading.text, element);
    if (element.kind == Element::Kind::classDefinition || isDrawing) {
      const SourceSpan span = spanOf(element);
      blank(tokens.withPrefixes(span.begin), afterSemicolon(span.end));
    }
  }
  const SourceSpan annotation = reading.read->annotation;
  if (annotation.isValid()) blank(annotation.begin, afterSemicolon(annotation.end));
  blank(places.beginOfEnd(), static_cast<uint32_t>(body.size()));
  return body;
}

std::set<std::string> declaredInPackage(const std::string& own) {
  const ClassReading reading(own);
  std::set<std::string> names;
  if (!isPackage(reading)) return names;
  forEachClass(*reading.read,
               [&](const ClassDefinition& one) { names.insert(std::string(reading.names.text(one.name))); });
  for (const Element& element : reading.read->elements)
    if (element.kind == Element::Kind::componentClause)
      for (const syntax::Component* one : element.clause->components)
        names.insert(std::string(reading.names.text(one->name)));
  return names;
}

std::string packageOf(const Document& document) {
  const Json& extra = document.extra;
  const auto found = extra.is_object() ? extra.find(kMember) : extra.end();
  return found != extra.end() && found->is_string() ? found->get<std::string>() : std::string();
}

void setPackage(Document& document, const std::string& package) {
  if (!document.extra->is_object()) document.extra = Json::object();
  (*document.extra)[kMember] = package;
}

bool isPackageText(const Document& document, size_t index) {
  const std::string package = packageOf(document);
  return !package.empty() && index < document.classes.size() &&
         classHead(document.classes[index]).name == package.substr(package.rfind('.') + 1);
}

}  // namespace armature::diagram
