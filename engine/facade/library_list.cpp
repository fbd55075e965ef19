#include "engine/facade/library_list.h"

#include <filesystem>
#include <system_error>

#include "engine/model/library.h"
#include "engine/syntax/annotation_values.h"

namespace armature {

namespace fs = std::filesystem;

namespace {

std::string versionOf(model::Library& library, const syntax::ClassDefinition& definition) {
  if (!definition.annotation.isValid()) return {};
  syntax::ParseContext context = library.parseContext();
  const syntax::Modification* const annotation = syntax::parseAnnotation(context, definition.annotation);
  return syntax::textOf(syntax::value(annotation, library.names(), "version"), library.names()).value_or("");
}

ListedLibrary read(model::Library& library, const model::ClassNode& node) {
  ListedLibrary listed;
  listed.name = node.qualifiedName();
  listed.place = library.resourceFolder(node);
  std::error_code error;
  listed.isFolder = fs::exists(fs::path(listed.place) / "package.mo", error);
  const size_t known = library.diagnostics().all().size();
  const syntax::ClassDefinition* const definition = node.definition();
  const auto& all = library.diagnostics().all();
  for (size_t k = known; k < all.size() && listed.problem.empty(); ++k)
    if (all[k].severity == Severity::error) listed.problem = all[k].message;
  if (definition && !listed.isFolder) listed.place = library.sources().name(definition->span.file);
  if (definition && listed.problem.empty()) listed.version = versionOf(library, *definition);
  if (!definition && listed.problem.empty()) listed.problem = phrase("there is no class '%1'", listed.name);
  return listed;
}

// A folder that is not there, or that cannot be listed.
std::optional<ListedFolder::State> trouble(const std::string& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error))
    return error && error != std::errc::no_such_file_or_directory && error != std::errc::not_a_directory
               ? ListedFolder::State::unreadable
               : ListedFolder::State::missing;
  const fs::directory_iterator first(folder, error);
  return error ? std::optional(ListedFolder::State::unreadable) : std::nullopt;
}

}  // namespace

ListedFolder listLibraries(const std::string& folder) {
  ListedFolder listed;
  listed.folder = folder;
  if (const auto wrong = trouble(folder)) {
    listed.state = *wrong;
    return listed;
  }
  model::Library library;
  library.addPath(folder);
  for (const Name name : library.root().childNames())
    if (const model::ClassNode* const node = library.root().child(name))
      listed.libraries.push_back(read(library, *node));
  if (listed.libraries.empty()) listed.state = ListedFolder::State::empty;
  return listed;
}

}  // namespace armature
