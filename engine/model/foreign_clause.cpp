#include "engine/model/foreign_clause.h"

#include <filesystem>

#include "engine/model/address.h"
#include "engine/syntax/annotation_values.h"

namespace armature::model {

namespace {

char letterOf(BaseType base) {
  switch (base) {
    case BaseType::integer:
    case BaseType::boolean:
    case BaseType::enumeration:
      return 'i';
    case BaseType::string:
      return 's';
    case BaseType::externalObject:
      return 'o';
    default:
      return 'r';
  }
}

// The folder that an annotation names; the text itself where it is no address of a library.
std::string folderOf(const std::string& uri, Library& library) {
  constexpr std::string_view kFile = "file://";
  return uri.starts_with(kFile) ? uri.substr(kFile.size()) : addressedPath(uri, library).value_or(uri);
}

// The outermost folder above a file that is a package, or the file's own.
std::string libraryFolder(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code code;
  fs::path folder = fs::absolute(file, code).lexically_normal().parent_path();
  while (folder.has_relative_path() && fs::exists(folder / "package.mo", code) &&
         fs::exists(folder.parent_path() / "package.mo", code))
    folder = folder.parent_path();
  return folder.generic_string();
}

std::vector<std::string> foldersOf(const FunctionClass& function, const char* annotation, const std::string& otherwise,
                                   Library& library) {
  std::vector<std::string> folders;
  for (const SourceSpan span : {function.external->annotation, function.externalAnnotation}) {
    if (!span.isValid()) continue;
    syntax::ParseContext parse = library.parseContext();
    const syntax::ExprPtr named = syntax::value(syntax::parseAnnotation(parse, span), library.names(), annotation);
    for (const std::string& text : syntax::textsOf(named, library.names())) folders.push_back(folderOf(text, library));
  }
  if (folders.empty()) folders.push_back(otherwise);
  return folders;
}

}  // namespace

std::string signatureOf(const Value& value) {
  if (!value.isRecord()) {
    const char letter = letterOf(value.base);
    return std::string(1, value.isScalar() ? letter : static_cast<char>(letter - 'a' + 'A'));
  }
  std::string fields = "{";
  for (const Field& field : value.fields) fields += signatureOf(*field.value);
  return fields + '}';
}

bool isSize(const syntax::Expression& argument, const NameTable& names) {
  return argument.kind == syntax::ExprKind::call && argument.reference->parts.size() == 1 &&
         names.text(argument.reference->parts.front().name) == "size" && argument.args.size() == 2;
}

Result<ForeignFunction> foreignFunction(const FunctionClass& function, const std::string& name,
                                        const std::string& signature, Library& library) {
  const syntax::ExternalClause& clause = *function.external;
  if (clause.language != "C")
    return failure("T325", phrase("functions in %1 of a library are not called", clause.language));
  if (!function.externalNode) return failure("T325", Phrase());
  ForeignFunction made;
  made.name = name;
  made.function = function.name;
  made.file = std::string(library.sources().name(clause.span.file));
  made.offset = clause.span.begin;
  made.signature = signature;
  made.isPure = function.externalNode->definition() && function.externalNode->definition()->isPure;
  made.library = libraryFolder(made.file);
  const std::string resources = made.library + "/Resources/";
  made.includeFolders = foldersOf(function, "IncludeDirectory", resources + "Include", library);
  made.libraryFolders = foldersOf(function, "LibraryDirectory", resources + "Library", library);
  return made;
}

}  // namespace armature::model
