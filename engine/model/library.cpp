#include "engine/model/library.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <system_error>

#include "engine/base/read_file.h"
#include "engine/syntax/arena.h"

namespace armature::model {

namespace fs = std::filesystem;
using syntax::ClassDefinition;

namespace {

constexpr size_t kMaxFileBytes = 256u << 20;  // larger files are not Modelica text, and spans have 32 bits

// The library's name of a folder or file name: "Modelica 4.1.0" and "Complex.mo" become "Modelica" and "Complex".
std::string libraryName(const fs::path& path, bool isFolder) {
  std::string name = isFolder ? path.filename().string() : path.stem().string();
  return name.substr(0, name.find(' '));
}

// The version in the name of a folder or file of a library, "4.1.0" of "Modelica 4.1.0"; empty when it has none.
std::string versionIn(const fs::path& path, bool isFolder) {
  const std::string name = isFolder ? path.filename().string() : path.stem().string();
  const size_t space = name.find(' ');
  return space == std::string::npos ? std::string() : name.substr(space + 1);
}

// Whether version a is newer than b: by their numbers, a release after what leads up to it ("2.0.0-beta"; specification
// 13.4, semantic versioning).
bool isNewer(std::string_view a, std::string_view b) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  while (!a.empty() && !b.empty()) {
    if (!isDigit(a.front()) || !isDigit(b.front())) {
      if (a.front() != b.front()) return a.front() > b.front();
      a.remove_prefix(1), b.remove_prefix(1);
      continue;
    }
    const auto number = [&](std::string_view& text) {
      while (text.size() > 1 && text[0] == '0' && isDigit(text[1])) text.remove_prefix(1);
      const size_t length = static_cast<size_t>(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
      const std::string_view digits = text.substr(0, length);
      text.remove_prefix(length);
      return digits;
    };
    const std::string_view x = number(a), y = number(b);
    if (x.size() != y.size()) return x.size() > y.size();
    if (x != y) return x > y;
  }
  const bool aLeadsUp = !a.empty() && a.front() == '-', bLeadsUp = !b.empty() && b.front() == '-';
  return aLeadsUp || bLeadsUp ? bLeadsUp && !aLeadsUp : a.size() > b.size();
}

bool isPackageFolder(const fs::path& path) {
  std::error_code error;
  return fs::exists(path / "package.mo", error);
}

std::string normal(const std::string& path) {
  return fs::path(path).lexically_normal().string();
}

std::optional<std::string> readText(const std::string& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;
  return readFile(path, kMaxFileBytes);
}

// Names of the lines of package.order, in their order.
std::vector<std::string> readOrder(const fs::path& folder) {
  std::vector<std::string> names;
  std::istringstream in(readFile((folder / "package.order").string()).value_or(""));
  for (std::string line; std::getline(in, line);) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) line.pop_back();
    if (!line.empty()) names.push_back(line);
  }
  return names;
}

}  // namespace

Library::Library()
    : names_(std::make_unique<NameTable>()),
      sources_(std::make_unique<SourceTable>()),
      diagnostics_(std::make_unique<Diagnostics>()),
      arena_(std::make_unique<syntax::Arena>()) {
  root_.library_ = this;
  root_.loaded_ = true;
  root_.indexed_ = true;
}

Library::~Library() = default;

syntax::ParseContext Library::parseContext() {
  return {*names_, *sources_, *arena_, *diagnostics_};
}

// ---- class nodes --------------------------------------------------------------------------------------------------

ClassNode* ClassNode::addChild(Name name) const {
  auto& slot = children_[name];
  if (!slot) {
    slot = std::make_unique<ClassNode>();
    slot->library_ = library_;
    slot->parent_ = this;
    slot->name_ = name;
    order_.push_back(name);
  }
  return slot.get();
}

void ClassNode::adopt(const ClassDefinition* definition) const {
  definition_ = definition;
  loaded_ = true;
}

// Lists the folder of a package without reading a file: sub-packages and files, package.order first.
void ClassNode::indexFolder() const {
  std::vector<std::pair<std::string, fs::path>> entries;
  std::error_code error;
  for (fs::directory_iterator it(path_, error), last; !error && it != last; it.increment(error)) {
    const fs::path& path = it->path();
    std::error_code ignored;
    if (it->is_directory(ignored)) {
      if (isPackageFolder(path)) entries.emplace_back(path.filename().string(), path);
    } else if (path.extension() == ".mo" && path.filename() != "package.mo") {
      entries.emplace_back(path.stem().string(), path);
    }
  }
  std::sort(entries.begin(), entries.end());
  for (const auto& [name, path] : entries) {
    ClassNode* made = addChild(library_->names_->intern(name));
    if (made->loaded_) continue;  // declared in package.mo already
    made->path_ = path.string();
    made->isFolder_ = path.extension() != ".mo";
  }
}

void ClassNode::indexDefinition() const {
  const ClassDefinition* own = definition();
  if (!own) return;
  for (const syntax::Element& element : own->elements) {
    if (element.kind != syntax::Element::Kind::classDefinition) continue;
    ClassNode* made = addChild(element.classDefinition->name);
    if (made->loaded_) continue;  // the first of two classes of one name stays
    made->adopt(element.classDefinition);
  }
}

void ClassNode::index() const {
  if (indexed_) return;
  indexed_ = true;
  if (isFolder_) {
    // Nested classes of package.mo come into the tree before the files, which a class of the same name would hide.
    indexDefinition();
    std::vector<Name> inFile;
    inFile.swap(order_);
    indexFolder();
    std::vector<Name> listed;
    for (const std::string& name : readOrder(path_)) {
      const Name known = library_->names_->find(name);
      if (known && children_.count(known)) listed.push_back(known);
    }
    std::vector<Name> rest = std::move(order_);
    order_.clear();
    for (const std::vector<Name>* names : {&listed, &inFile, &rest}) {
      for (const Name name : *names) {
        if (std::find(order_.begin(), order_.end(), name) == order_.end()) order_.push_back(name);
      }
    }
  } else {
    indexDefinition();
  }
}

const ClassDefinition* ClassNode::definition() const {
  if (loaded_) return definition_;
  loaded_ = true;
  if (path_.empty()) return nullptr;
  const std::string file = isFolder_ ? (fs::path(path_) / "package.mo").string() : path_;
  library_->read_.push_back(this);
  const syntax::StoredDefinition* stored = library_->read(file);
  if (!stored) return nullptr;
  for (const ClassDefinition* candidate : stored->classes) {
    if (candidate->name == name_) definition_ = candidate;
  }
  if (definition_ && parent_->isRoot()) library_->takeUsed(*definition_, fs::path(path_).parent_path().string());
  if (definition_) library_->checkWithin(*stored, *this);
  if (!definition_ && !stored->classes.empty()) {
    const ClassDefinition* found = stored->classes.front();
    library_->diagnostics_->error(
        "F002",
        phrase("the file of class '%1' declares '%2' instead", qualifiedName(), library_->names_->text(found->name)),
        found->nameSpan);
  }
  return definition_;
}

const ClassNode* ClassNode::child(Name name) const {
  index();
  const auto it = children_.find(name);
  return it == children_.end() ? nullptr : it->second.get();
}

std::vector<Name> ClassNode::childNames() const {
  index();
  return order_;
}

std::string ClassNode::qualifiedName() const {
  if (isRoot()) return {};
  const std::string own(library_->names_->text(name_));
  return parent_->isRoot() ? own : parent_->qualifiedName() + "." + own;
}

// ---- the library --------------------------------------------------------------------------------------------------

void Library::setUnsavedTexts(const std::map<std::string, std::string>& texts) {
  unsaved_.clear();
  for (const auto& [path, text] : texts) unsaved_.emplace(normal(path), text);
}

const syntax::StoredDefinition* Library::read(const std::string& path) {
  const auto unsaved = unsaved_.find(normal(path));
  std::optional<std::string> text = unsaved == unsaved_.end() ? readText(path) : unsaved->second;
  if (!text) {
    diagnostics_->error("F001", phrase("cannot read '%1'", path));
    return nullptr;
  }
  const FileId file = sources_->add(path, std::move(*text));
  syntax::ParseContext context = parseContext();
  const size_t errors = diagnostics_->errorCount();
  const syntax::StoredDefinition* stored = syntax::parseFile(context, file);
  if (diagnostics_->errorCount() > errors) broken_.insert(file);
  return stored;
}

void Library::addLibrary(const std::string& path, bool isFolder) {
  const Name name = names_->intern(libraryName(path, isFolder));
  if (root_.children_.count(name)) return;  // an earlier folder wins
  ClassNode* made = root_.addChild(name);
  made->path_ = path;
  made->isFolder_ = isFolder;
}

void Library::addPath(const std::string& folder) {
  fs::path base(folder);
  if (!base.has_filename()) base = base.parent_path();  // "lib/" is "lib"
  if (isPackageFolder(base)) {
    addLibrary(base.string(), true);
    return;
  }
  std::vector<fs::path> folders, files;
  std::error_code error;
  for (fs::directory_iterator it(base, error), last; !error && it != last; it.increment(error)) {
    std::error_code ignored;
    if (it->is_directory(ignored)) {
      if (isPackageFolder(it->path())) folders.push_back(it->path());
    } else if (it->path().extension() == ".mo") {
      files.push_back(it->path());
    }
  }
  if (error) diagnostics_->warning("F003", phrase("cannot list the library folder '%1'", folder));
  // Of several versions the newest is taken, a plain "Modelica" before any of them; what `uses` asks for: takeUsed.
  std::sort(folders.begin(), folders.end(), [](const fs::path& a, const fs::path& b) {
    const std::string name = libraryName(a, true), other = libraryName(b, true);
    if (name != other) return name < other;
    const std::string version = versionIn(a, true), otherVersion = versionIn(b, true);
    if (version.empty() || otherVersion.empty()) return version.empty() && !otherVersion.empty();
    return isNewer(version, otherVersion);
  });
  std::sort(files.begin(), files.end());
  for (const fs::path& path : folders) addLibrary(path.string(), true);
  for (const fs::path& path : files) addLibrary(path.string(), false);
}

std::vector<const ClassNode*> Library::loadFile(const std::string& path) {
  std::vector<const ClassNode*> nodes;
  const syntax::StoredDefinition* stored = read(path);
  if (!stored) return nodes;
  const ClassNode* place = &root_;
  for (const Name part : stored->within) {
    place->index();
    place = place->addChild(part);  // an enclosing package that is not on the path stays empty
  }
  for (const ClassDefinition* definition : stored->classes) {
    nodes.push_back(place->replaceChild(definition));
    if (place->isRoot()) takeUsed(*definition, fs::path(path).parent_path().string());
    // The folder around a package.mo belongs to its package.
    const ClassNode* node = nodes.back();
    const fs::path file(path);
    if (file.filename() == "package.mo") {
      node->path_ = file.has_parent_path() ? file.parent_path().string() : ".";
      node->isFolder_ = true;
    } else if (place->isRoot()) {
      node->path_ = path;
    }
  }
  return nodes;
}

// The versions that a top-level class names in its annotation `uses` (specification 18.8.1): of a library of which
// nothing has been read yet the folder or file with that version in its name is taken, where it lies beside.
void Library::takeUsed(const ClassDefinition& user, const std::string& folder) {
  if (!user.annotation.isValid() || sources_->text(user.annotation).find("uses") == std::string_view::npos) return;
  syntax::ParseContext context = parseContext();
  const syntax::Modification* annotation = syntax::parseAnnotation(context, user.annotation);
  if (!annotation) return;
  for (const syntax::Argument* a : annotation->arguments) {
    if (a->path.size() != 1 || names_->text(a->path[0]) != "uses" || !a->modification) continue;
    for (const syntax::Argument* used : a->modification->arguments) {
      if (used->path.size() != 1 || !used->modification) continue;
      for (const syntax::Argument* given : used->modification->arguments) {
        const bool isVersion = given->path.size() == 1 && names_->text(given->path[0]) == "version";
        const syntax::Expression* value = isVersion && given->modification ? given->modification->binding : nullptr;
        if (value && value->kind == syntax::ExprKind::string)
          takeVersion(used->path[0], value->text, used->span, folder);
      }
    }
  }
}

// Reads `version` and `conversion(noneFromVersion = …)` of a library (specification 18.8).
bool Library::isVersion(const ClassNode& library, std::string_view version, std::string& own) {
  const ClassDefinition* definition = library.definition();
  if (!definition || !definition->annotation.isValid()) return true;
  syntax::ParseContext context = parseContext();
  const syntax::Modification* annotation = syntax::parseAnnotation(context, definition->annotation);
  if (!annotation) return true;
  const auto isNamed = [&](const syntax::Argument& a, std::string_view name) {
    return a.path.size() == 1 && names_->text(a.path[0]) == name && a.modification;
  };
  bool isCompatible = false;
  for (const syntax::Argument* a : annotation->arguments) {
    const syntax::Expression* value = a->modification ? a->modification->binding : nullptr;
    if (isNamed(*a, "version") && value && value->kind == syntax::ExprKind::string) own = value->text;
    if (!isNamed(*a, "conversion")) continue;
    for (const syntax::Argument* from : a->modification->arguments) {
      const syntax::Expression* given = isNamed(*from, "noneFromVersion") ? from->modification->binding : nullptr;
      isCompatible = isCompatible || (given && given->kind == syntax::ExprKind::string && given->text == version);
    }
  }
  return isCompatible || own.empty() || own == version;
}

void Library::takeVersion(Name library, std::string_view version, SourceSpan asked, const std::string& folder) {
  const auto at = root_.children_.find(library);
  if (at == root_.children_.end() || at->second->path_.empty()) return;
  ClassNode& node = *at->second;
  const std::string taken = versionIn(node.path_, node.isFolder_);
  if (taken == version) return;
  const fs::path wanted =
      fs::path(node.path_).parent_path() / (std::string(names_->text(library)) + " " + std::string(version));
  const std::string file = wanted.string() + ".mo";
  std::error_code error;
  const bool isFolder = isPackageFolder(wanted), isThere = isFolder || fs::exists(file, error);
  if (isThere && !node.loaded_ && !node.indexed_) {
    node.path_ = isFolder ? wanted.string() : file;
    node.isFolder_ = isFolder;
    return;
  }
  // Libraries that lie in one folder come together; others are asked which version they are.
  std::string own = taken;
  if (taken.empty() && fs::path(node.path_).parent_path() != folder && isVersion(node, version, own)) return;
  if (!own.empty() && own != version) {
    const std::string name(names_->text(library));
    diagnostics_->warning(
        "F005",
        isThere ? phrase("version %1 of library %2 is asked for where version %3 is in use already", version, name, own)
                : phrase("version %1 of library %2 is not on the library path, version %3 is used", version, name, own),
        asked);
  }
}

// A file says after `within` where its class belongs, and lies there (specification 13.4).
void Library::checkWithin(const syntax::StoredDefinition& stored, const ClassNode& node) {
  std::string within;
  for (const Name part : stored.within) within += (within.empty() ? "" : ".") + std::string(names_->text(part));
  const std::string place = node.parent_->qualifiedName();
  if (!stored.hasWithin || within == place) return;
  diagnostics_->warning("F006",
                        phrase("the file says that '%1' belongs %2, but it lies %3", names_->text(node.name_),
                               within.empty() ? phrase("to no package") : phrase("to '%1'", within),
                               place.empty() ? phrase("outside of all packages") : phrase("in '%1'", place)),
                        node.definition_->nameSpan, {}, phrase("change what stands after 'within', or move the file"));
}

const ClassNode* Library::addClass(const ClassDefinition* definition) {
  return root_.replaceChild(definition);
}

ClassNode* ClassNode::replaceChild(const ClassDefinition* definition) const {
  index();
  const auto it = children_.find(definition->name);
  if (it != children_.end()) {
    library_->retired_.push_back(std::move(it->second));  // nodes are identities: the old one stays alive, out of sight
    children_.erase(it);
    order_.erase(std::remove(order_.begin(), order_.end(), definition->name), order_.end());
  }
  ClassNode* made = addChild(definition->name);
  made->adopt(definition);
  return made;
}

const ClassNode* Library::find(std::string_view qualifiedName) {
  if (!qualifiedName.empty() && qualifiedName.front() == '.') qualifiedName.remove_prefix(1);
  const ClassNode* node = &root_;
  while (node && !qualifiedName.empty()) {
    // A dot within a quoted name does not separate.
    size_t dot = qualifiedName.front() == '\'' ? qualifiedName.find('\'', 1) : 0;
    dot = qualifiedName.find('.', dot);
    const Name part = names_->find(qualifiedName.substr(0, dot));
    if (part) {
      node = node->child(part);
    } else {
      // Listing may make the name known.
      node->index();
      const Name listed = names_->find(qualifiedName.substr(0, dot));
      node = listed ? node->child(listed) : nullptr;
    }
    qualifiedName = dot == std::string_view::npos ? std::string_view() : qualifiedName.substr(dot + 1);
  }
  return node == &root_ ? nullptr : node;
}

std::string Library::resourceFolder(const ClassNode& node) const {
  const ClassNode* top = &node;
  while (top->parent_ && !top->parent_->isRoot()) top = top->parent_;
  if (top->isFolder_) return top->path_;
  const fs::path folder = fs::path(top->path_).parent_path();
  return folder.empty() && !top->path_.empty() ? "." : folder.string();
}

}  // namespace armature::model
