#include "engine/diagram/library_text.h"

#include <algorithm>
#include <cctype>

#include "engine/diagram/annotation_places.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_library.h"
#include "engine/diagram/text_names.h"
#include "engine/syntax/parsing.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::TokenKind;

// A whole file, read.
struct ReadFile : syntax::Parsing {
  explicit ReadFile(const std::string& text) : stored(syntax::parseFile(context, sources.add("library", text))) {}
  bool isWhole() const { return !diagnostics.hasErrors() && stored->classes.size() == 1; }
  const syntax::ClassDefinition& top() const { return *stored->classes[0]; }

  const syntax::StoredDefinition* stored;
};

Diagnostic unreadable(const ReadFile& file) {
  for (const Diagnostic& d : file.diagnostics.all())
    if (d.severity == Severity::error) return failure("D043", d.message);
  return failure("D043", phrase("there has to be one class in the file of a library's class"));
}

// Whether a class, or one within it, declares a name.
bool declares(const syntax::ClassDefinition& inClass, Name name) {
  for (const syntax::Element& element : inClass.elements) {
    using Kind = syntax::Element::Kind;
    if (element.kind == Kind::classDefinition &&
        (element.classDefinition->name == name || declares(*element.classDefinition, name)))
      return true;
    if (element.kind == Kind::import && element.import->form == syntax::Import::Form::renamed &&
        element.import->alias == name)
      return true;
    if (element.kind == Kind::componentClause &&
        std::ranges::any_of(element.clause->components, [&](const auto* c) { return c->name == name; }))
      return true;
  }
  return false;
}

std::string replaced(const std::string& text, const TextPlace& place, const std::string& with) {
  std::string made = text;
  return made.replace(place.begin, place.end - place.begin, place.before + with + place.behind);
}

// Where an argument of the package's annotation goes in: `before` and what stands behind it.
std::optional<TextPlace> placeOfArgument(const std::string& text, SourceSpan annotation, const std::string& before,
                                         const std::string& behind) {
  if (!annotation.isValid()) {
    auto place = placeOfAnnotation(text);
    if (place) place->before += before, place->behind = behind + place->behind;
    return place;
  }
  const auto inside = insideOfAnnotation(text, annotation.begin);
  if (!inside) return std::nullopt;
  return TextPlace{*inside, *inside, before, behind + (isEmptyBehind(text, *inside) ? "" : ", ")};
}

std::optional<FoundArgument> argumentOf(const std::string& text, SourceSpan annotation, std::string_view name) {
  if (!annotation.isValid()) return std::nullopt;
  const auto inside = insideOfAnnotation(text, annotation.begin);
  return inside ? findArgument(text, *inside, name) : std::nullopt;
}

Diagnostic withoutPlace() {
  return failure("D043", phrase("the annotation of the package cannot be read"));
}

}  // namespace

std::vector<std::string> classesIn(const std::string& packageText) {
  const ReadFile file(packageText);
  std::vector<std::string> names;
  if (file.stored->classes.empty()) return names;
  for (const syntax::Element& element : file.top().elements)
    if (element.kind == syntax::Element::Kind::classDefinition)
      names.emplace_back(file.names.text(element.classDefinition->name));
  return names;
}

bool isDeclaredWithin(const std::string& classText, const std::string& name) {
  const ReadFile file(withoutSemicolon(classText) + ";");
  const Name wanted = file.names.find(name);
  return wanted && std::ranges::any_of(file.stored->classes, [&](const auto* top) { return declares(*top, wanted); });
}

namespace {

// A class as it stands in a file: with the semicolon behind it.
std::string ended(const std::string& classText) {
  std::string text = classText.substr(0, classText.find_last_not_of(" \t\r\n") + 1);
  // A semicolon that a comment swallows ends nothing.
  if (!text.ends_with(';')) text += text.find("//", text.rfind('\n') + 1) == std::string::npos ? ";" : "\n;";
  return text + "\n";
}

// Lines two blanks further in; as they are where a string goes over several of them, which would be another one.
std::string indented(const std::string& text) {
  for (const syntax::Token& token : syntax::tokensOf(text))
    if (token.kind == TokenKind::string && text.substr(token.begin, token.end - token.begin).find('\n') < text.size())
      return text;
  std::string made;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    made += (end > begin ? "  " : "") + text.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return made;
}

// Where the last line of a package begins: its annotation, or its end.
std::optional<size_t> endOfClasses(const std::string& text, const syntax::ClassDefinition& package) {
  size_t at = package.annotation.isValid() ? package.annotation.begin : 0;
  if (at == 0) {
    Diagnostics ignored;
    syntax::Lexer lexer(text, FileId(), package.span.begin, package.span.end, ignored);
    for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile; token = lexer.next())
      if (text.compare(token.begin, token.end - token.begin, "end") == 0) at = token.begin;
  }
  if (at == 0) return std::nullopt;
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return at;
}

}  // namespace

std::string fileOfClass(const std::string& classText, const std::string& library) {
  return "within " + library + ";\n" + ended(classText);
}

Result<std::string> withClass(const std::string& packageText, const std::string& classText) {
  const ReadFile file(packageText);
  if (!file.isWhole()) return unreadable(file);
  const auto at = endOfClasses(packageText, file.top());
  if (!at) return withoutPlace();
  const std::string added = indented(ended(classText));
  const bool isAtLineStart = *at == 0 || packageText[*at - 1] == '\n';
  return packageText.substr(0, *at) + (isAtLineStart ? "" : "\n") + added + packageText.substr(*at);
}

std::string FileParts::whole() const {
  std::string text = around.front();
  for (size_t i = 0; i < classes.size(); ++i) text += classes[i] + around[i + 1];
  return text;
}

Result<FileParts> partsOfFile(const std::string& text, bool isOfPackage) {
  const ReadFile file(text);
  if (!file.isWhole()) return unreadable(file);
  std::vector<SourceSpan> spans;
  if (!isOfPackage) spans.push_back(file.top().span);
  for (const syntax::Element& element : file.top().elements)
    if (isOfPackage && element.kind == syntax::Element::Kind::classDefinition)
      spans.push_back(element.classDefinition->span);
  FileParts parts;
  uint32_t end = 0;
  for (const SourceSpan span : spans) {
    parts.around.push_back(text.substr(end, span.begin - end));
    parts.classes.push_back(text.substr(span.begin, span.end - span.begin));
    end = span.end;
  }
  parts.around.push_back(text.substr(end));
  return parts;
}

Result<std::string> withVersion(const std::string& packageText, const std::string& version) {
  const ReadFile file(packageText);
  if (!file.isWhole()) return unreadable(file);
  const std::string value = syntax::stringLiteral(version);
  const SourceSpan annotation = file.top().annotation;
  const auto known = argumentOf(packageText, annotation, "version");
  if (known && known->string) return replaced(packageText, {known->string->begin, known->string->end, "", ""}, value);
  const auto place = placeOfArgument(packageText, annotation, "version = ", "");
  return place && !known ? Result<std::string>(replaced(packageText, *place, value)) : withoutPlace();
}

Result<std::string> withUse(const std::string& packageText, const UsedLibrary& used) {
  const ReadFile file(packageText);
  if (!file.isWhole()) return unreadable(file);
  const std::string text =
      used.first + (used.second.empty() ? std::string() : "(version = " + syntax::stringLiteral(used.second) + ")");
  const SourceSpan annotation = file.top().annotation;
  const auto known = argumentOf(packageText, annotation, "uses");
  if (!known) {
    const auto place = placeOfArgument(packageText, annotation, "uses(", ")");
    return place ? Result<std::string>(replaced(packageText, *place, text)) : withoutPlace();
  }
  if (known->open.kind != TokenKind::leftParen) return withoutPlace();
  const uint32_t inside = known->open.end;
  if (findArgument(packageText, inside, used.first)) return packageText;
  return replaced(packageText, {inside, inside, "", isEmptyBehind(packageText, inside) ? "" : ", "}, text);
}

std::string withAddresses(const std::string& text, const std::string& before, const std::string& after) {
  const std::string scheme = "modelica://", address = scheme + before;
  std::string made;
  size_t done = 0;
  for (const syntax::Token& token : syntax::tokensOf(text)) {
    if (token.kind != TokenKind::string) continue;
    for (size_t at = text.find(address, token.begin); at < token.end; at = text.find(address, at + 1)) {
      if (!isNameAt(text, at + scheme.size(), before)) continue;
      made += text.substr(done, at - done) + scheme + after;
      done = at + address.size();
    }
  }
  return made + text.substr(done);
}

std::string withGlobalNames(const std::string& text, const std::string& before, const std::string& after) {
  std::string made;
  size_t done = 0;
  TokenKind last = TokenKind::endOfFile, beforeLast = TokenKind::endOfFile;
  for (const syntax::Token& token : syntax::tokensOf(text)) {
    const bool isMember = beforeLast == TokenKind::identifier || beforeLast == TokenKind::rightBracket ||
                          beforeLast == TokenKind::rightParen;
    if (token.kind == TokenKind::identifier && last == TokenKind::dot && !isMember &&
        isNameAt(text, token.begin, before)) {
      made += text.substr(done, token.begin - done) + after;
      done = token.begin + before.size();
    }
    beforeLast = last;
    last = token.kind;
  }
  return made + text.substr(done);
}

Result<std::string> withLibraryName(const std::string& text, const std::string& before, const std::string& after) {
  const ReadFile file(text);
  if (file.diagnostics.hasErrors()) return unreadable(file);
  const Name old = file.names.find(before), next = file.names.find(after);
  for (const syntax::ClassDefinition* top : file.stored->classes) {
    const bool isInside = !file.stored->within.empty() && old && top->name == old;
    if (old && (isInside || declares(*top, old)))
      return failure("D043", phrase("something in the library is called '%1', too", before));
    if (next && (declares(*top, next) || (top->name == next && !file.stored->within.empty())))
      return failure("D043", phrase("something in the library is called '%1', too", after));
  }
  return withAddresses(withGlobalNames(withRenamed(text, before, after), before, after), before, after);
}

}  // namespace armature::diagram
