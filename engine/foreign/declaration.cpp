#include "engine/foreign/declaration.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "engine/base/names.h"
#include "engine/base/read_file.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

namespace armature::foreign {

namespace fs = std::filesystem;

namespace {

constexpr uint64_t kLongestFile = 64u << 20;  // [bytes]

// A text with everything that its tree lives in.
struct ParsedFile {
  explicit ParsedFile(std::string content)
      : stored(syntax::parseFile(context, sources.add("library", std::move(content)))) {}

  NameTable names;
  SourceTable sources;
  syntax::Arena arena;
  Diagnostics diagnostics;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const syntax::StoredDefinition* stored;
};

// A class and the one around it.
struct Place {
  const syntax::ClassDefinition* found = nullptr;
  const syntax::ClassDefinition* around = nullptr;
};

Place find(const syntax::ClassDefinition* definition, const syntax::ClassDefinition* around, uint32_t offset) {
  if (definition->external && definition->external->span.begin == offset) return {definition, around};
  for (const syntax::Element& element : definition->elements) {
    if (element.kind != syntax::Element::Kind::classDefinition || offset < element.classDefinition->span.begin ||
        offset >= element.classDefinition->span.end)
      continue;
    if (const Place place = find(element.classDefinition, definition, offset); place.found) return place;
  }
  return {};
}

std::string nameInC(const syntax::ClassDefinition& definition, const NameTable& names) {
  return definition.external->function.empty() ? std::string(names.text(definition.name))
                                               : std::string(definition.external->function);
}

// Of the clause, or of the class where the clause says nothing.
std::vector<std::string> annotated(ParsedFile& file, const syntax::ClassDefinition& definition, const char* name) {
  std::vector<std::string> texts;
  for (const SourceSpan span : {definition.external->annotation, definition.annotation})
    if (texts.empty() && span.isValid())
      texts = syntax::textsOf(syntax::value(syntax::parseAnnotation(file.context, span), file.names, name), file.names);
  return texts;
}

std::string includeOf(ParsedFile& file, const syntax::ClassDefinition& definition) {
  std::string text;
  for (const std::string& part : annotated(file, definition, "Include")) text += part + '\n';
  return text;
}

bool isNameOfLibrary(const std::string& name) {
  const auto isPlain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  return !name.empty() && isPlain(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return isPlain(c) || c == '-' || c == '+' || c == '.'; });
}

// Identifiers of C alone come into the text that is compiled.
bool isIdentifier(const std::string& name) {
  return !name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) == 0 &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; });
}

std::optional<std::vector<std::string>> folders(const std::vector<std::string>& named, const Trust& trust,
                                                Refusal& refusal) {
  std::vector<std::string> found;
  for (const std::string& folder : named) {
    std::error_code code;
    if (!fs::is_directory(folder, code)) continue;
    const auto inside = trust.within(folder);
    if (!inside) {
      refusal = {Refusal::Kind::leadsOut, refusal.function, folder};
      return std::nullopt;
    }
    found.push_back(*inside);
  }
  return found;
}

// What a sibling of a constructor says of the end of its objects (specification 12.9.7).
void readDestructor(ParsedFile& file, const syntax::ClassDefinition& around, Declaration& made) {
  for (const syntax::Element& element : around.elements) {
    if (element.kind != syntax::Element::Kind::classDefinition) continue;
    const syntax::ClassDefinition* sibling = element.classDefinition;
    if (!sibling->external || file.names.text(sibling->name) != "destructor") continue;
    made.destructor = nameInC(*sibling, file.names);
    made.destructorInclude = includeOf(file, *sibling);
    for (std::string& library : annotated(file, *sibling, "Library"))
      if (std::find(made.libraries.begin(), made.libraries.end(), library) == made.libraries.end())
        made.libraries.push_back(std::move(library));
  }
}

}  // namespace

Trust::Trust(const std::vector<std::string>& folders) {
  for (const std::string& folder : folders) {
    std::error_code code;
    const fs::path canonical = fs::canonical(folder, code);
    if (!code && fs::is_directory(canonical, code)) folders_.push_back(canonical.generic_string());
  }
}

std::optional<std::string> Trust::within(const std::string& path) const {
  std::error_code code;
  std::string canonical = fs::canonical(path, code).generic_string();
  if (code) return std::nullopt;
  for (const std::string& folder : folders_)
    if (folder == "/" || canonical == folder || canonical.compare(0, folder.size() + 1, folder + '/') == 0)
      return canonical;
  return std::nullopt;
}

std::optional<Declaration> readDeclaration(const ForeignFunction& function, const Trust& trust, Refusal& refusal) {
  refusal = {Refusal::Kind::notTrusted, function.function, {}};
  const auto path = trust.within(function.file);
  if (!path) return std::nullopt;
  refusal.kind = Refusal::Kind::notThere;
  auto content = readFile(*path, kLongestFile);
  if (!content) return std::nullopt;
  ParsedFile file(std::move(*content));
  Place place;
  for (const syntax::ClassDefinition* definition : file.stored->classes)
    if (!place.found) place = find(definition, nullptr, function.offset);
  if (!place.found || nameInC(*place.found, file.names) != function.name) return std::nullopt;
  Declaration made;
  made.function = function;
  made.include = includeOf(file, *place.found);
  made.libraries = annotated(file, *place.found, "Library");
  if (place.around && file.names.text(place.found->name) == "constructor") readDestructor(file, *place.around, made);
  refusal.kind = Refusal::Kind::signature;
  auto signature = signatureOf(function.signature);
  if (!signature || !isIdentifier(function.name) || !(made.destructor.empty() || isIdentifier(made.destructor)))
    return std::nullopt;
  made.signature = std::move(*signature);
  for (const std::string& library : made.libraries) {
    if (isNameOfLibrary(library)) continue;
    refusal = {Refusal::Kind::badName, function.function, library};
    return std::nullopt;
  }
  auto includes = folders(function.includeFolders, trust, refusal);
  auto libraries = includes ? folders(function.libraryFolders, trust, refusal) : std::nullopt;
  if (!libraries) return std::nullopt;
  made.includeFolders = std::move(*includes);
  made.libraryFolders = std::move(*libraries);
  return made;
}

}  // namespace armature::foreign
