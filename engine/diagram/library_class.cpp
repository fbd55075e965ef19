#include "engine/diagram/library_class.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <map>
#include <optional>

#include "engine/base/durable_file.h"
#include "engine/base/read_file.h"
#include "engine/base/system_words.h"
#include "engine/diagram/library_text.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/own_library.h"
#include "engine/diagram/own_names.h"
#include "engine/diagram/text_names.h"
#include "engine/syntax/lexer.h"

namespace armature::diagram {

namespace {

namespace fs = std::filesystem;

// A text among others that are put into one, between marks by which it is found again.
std::string mark(size_t piece, bool isEnd) {
  const std::string number = std::to_string(piece);
  return isEnd ? "/*@" + number + ">*/\n;\n" : "\n/*@<" + number + "*/";
}

// All texts of a library's folder as one: each class of a file in the place of its file within its package.
class WholeLibrary {
 public:
  struct Piece {
    fs::path path;
    std::string text;  // of the file as it was read
    FileParts parts;
    std::string className;  // full name
  };

  Result<void> read(const fs::path& folder, const std::string& fullName) {
    auto whole = add(folder, fullName);
    if (!whole) return whole.reason();
    text_ = whole.take();
    return {};
  }

  const std::string& text() const { return text_; }
  const std::vector<Piece>& pieces() const { return pieces_; }

  // The byte of the name of the class that a file has; nothing where there is no such file.
  std::optional<uint32_t> nameOf(const fs::path& file) const {
    for (size_t k = 0; k < pieces_.size(); ++k) {
      if (pieces_[k].path != file) continue;
      const size_t begin = text_.find(mark(k, false)) + mark(k, false).size();
      for (const syntax::Token& token : syntax::tokensOf(pieces_[k].parts.classes[0]))
        if (token.kind == syntax::TokenKind::identifier) return static_cast<uint32_t>(begin + token.begin);
    }
    return std::nullopt;
  }

  // The file of a piece as it is in another whole text.
  std::string fileIn(const std::string& whole, size_t piece) const {
    const size_t begin = whole.find(mark(piece, false)) + mark(piece, false).size();
    std::string own = whole.substr(begin, whole.find(mark(piece, true)) - begin);
    // What lies within has files of its own.
    for (size_t at = own.find("\n/*@<"); at != std::string::npos; at = own.find("\n/*@<")) {
      const size_t inner = std::stoul(own.substr(at + 5));
      own.erase(at, own.find(mark(inner, true)) + mark(inner, true).size() - at);
    }
    const FileParts& parts = pieces_[piece].parts;
    return parts.around[0] + own + parts.around[1];
  }

 private:
  // Reads a file whose class has a name; its text between marks, with others within it.
  Result<size_t> addFile(const fs::path& path, const std::string& className) {
    auto text = readFile(path.string());
    if (!text) return failure("D043", phrase("cannot read '%1': %2", path.string(), systemWords(errno)));
    auto parts = partsOfFile(*text);
    if (!parts) return failure("D043", phrase("%1: %2", path.string(), parts.reason().message));
    if (parts->classes.size() != 1)
      return failure("D043", phrase("%1: %2", path.string(),
                                    phrase("there has to be one class in the file of a library's class")));
    pieces_.push_back({path, std::move(*text), parts.take(), className});
    return pieces_.size() - 1;
  }

  Result<std::string> add(const fs::path& folder, const std::string& fullName) {
    auto package = addFile(isOneFile(folder) ? folder : folder / "package.mo", fullName);
    if (!package) return package.reason();
    const std::string own = pieces_[*package].parts.classes[0];
    std::string within;
    if (!isOneFile(folder)) {
      for (const std::string& file : classFiles(folder.string())) {
        const fs::path path(file);
        if (path.filename() == "package.mo") continue;
        auto one = addFile(path, fullName + "." + path.stem().string());
        if (!one) return one.reason();
        within += mark(*one, false) + pieces_[*one].parts.classes[0] + mark(*one, true);
      }
      std::error_code error;
      for (fs::directory_iterator it(folder, error), last; !error && it != last; it.increment(error)) {
        std::error_code ignored;
        if (!fs::exists(it->path() / "package.mo", ignored)) continue;
        auto inner = add(it->path(), fullName + "." + it->path().filename().string());
        if (!inner) return inner.reason();
        within += *inner;
      }
    }
    const auto place = within.empty() ? std::optional<size_t>(0) : placeOfClasses(own);
    if (!place) return failure("D043", phrase("the annotation of the package cannot be read"));
    return mark(*package, false) + own.substr(0, *place) + within + own.substr(*place) + mark(*package, true);
  }

  // Where a further class goes into the text of a package.
  static std::optional<size_t> placeOfClasses(const std::string& own) {
    const auto longer = withClass(own + ";", "model Placed__ end Placed__;");
    if (!longer) return std::nullopt;
    size_t place = 0;
    while (place < own.size() && (*longer)[place] == own[place]) ++place;
    return place;
  }

  std::string text_;
  std::vector<Piece> pieces_;
};

fs::path placeOf(const std::string& folder) {
  const fs::path path(folder);
  return path.has_filename() ? path : path.parent_path();
}

std::string topOf(const std::string& qualifiedName) {
  return qualifiedName.substr(0, qualifiedName.find('.'));
}

std::string simpleOf(const std::string& qualifiedName) {
  return qualifiedName.substr(qualifiedName.rfind('.') + 1);
}

Diagnostic noOwnFile(const std::string& name) {
  return failure("D043", phrase("'%1' has no file of its own", name), {name});
}

// The library with a class called otherwise, and the file of the class; texts as they were found.
struct Renamed {
  WholeLibrary library;
  fs::path file;
  std::string made;
};

Result<Renamed> readRenamed(const std::string& folder, const std::string& qualifiedName, const std::string& name) {
  if (!hasOwnFile(folder, qualifiedName)) return noOwnFile(qualifiedName);
  Renamed found{{}, fileOf(folder, qualifiedName).path, {}};
  if (auto read = found.library.read(placeOf(folder), topOf(qualifiedName)); !read) return read.reason();
  const auto at = found.library.nameOf(found.file);
  if (!at) return noOwnFile(qualifiedName);
  auto made = renamed({found.library.text()}, 0, *at, name);
  if (!made) return made.reason();
  found.made = std::move(made->texts[0]);
  return found;
}

// A name that nothing has, of a class that is renamed only to find who mentions it.
constexpr const char* kNobody = "Nobody__";

}  // namespace

bool hasOwnFile(const std::string& folder, const std::string& qualifiedName) {
  const ClassFile file = fileOf(folder, qualifiedName);
  const fs::path path(file.path);
  return path.filename() != "package.mo" && !isOneFile(placeOf(folder)) && path.stem() == file.className &&
         file.className == simpleOf(qualifiedName);
}

Result<std::vector<std::string>> usersOfClass(const std::string& folder, const std::string& qualifiedName) {
  auto found = readRenamed(folder, qualifiedName, kNobody);
  if (!found) return found.reason();
  std::vector<std::string> users;
  const auto& pieces = found->library.pieces();
  for (size_t k = 0; k < pieces.size(); ++k)
    if (pieces[k].path != found->file &&
        withGlobalNames(found->library.fileIn(found->made, k), qualifiedName, kNobody) != pieces[k].text)
      users.push_back(pieces[k].className);
  return users;
}

Result<void> renameInOrder(const std::string& packageFolder, const std::string& before, const std::string& after) {
  const fs::path path = fs::path(packageFolder) / "package.order";
  const auto text = readFile(path.string());
  if (!text) return {};  // a library without one is in alphabetical order
  std::string made;
  for (size_t from = 0; from < text->size();) {
    const size_t end = std::min(text->find('\n', from), text->size());
    std::string line = text->substr(from, end - from);
    const std::string ending = line.ends_with('\r') ? "\r\n" : "\n";
    if (line.ends_with('\r')) line.pop_back();
    from = end + 1;
    if (line == before && after.empty()) continue;
    made += (line == before ? after : line) + (end < text->size() ? ending : "");
  }
  return made == *text ? Result<void>() : writeDurably(path.string(), made);
}

Result<std::string> renameClass(const std::string& folder, const std::string& qualifiedName, const std::string& name) {
  auto found = readRenamed(folder, qualifiedName, name);
  if (!found) return found.reason();
  const fs::path target = found->file.parent_path() / (name + ".mo");
  std::error_code error;
  if (fs::exists(target, error) || fs::exists(found->file.parent_path() / name, error))
    return failure("D041", phrase("'%1' is there already", target.string()));
  const std::string after = qualifiedName.substr(0, qualifiedName.rfind('.') + 1) + name;
  std::map<fs::path, std::string> texts;
  const auto& pieces = found->library.pieces();
  for (size_t k = 0; k < pieces.size(); ++k) {
    const std::string meant = withGlobalNames(found->library.fileIn(found->made, k), qualifiedName, after);
    const std::string text = withAddresses(meant, qualifiedName, after);
    if (readFile(pieces[k].path.string()) != pieces[k].text)
      return failure("D042", phrase("files of '%1' have changed meanwhile", placeOf(folder).string()));
    if (pieces[k].path == found->file)
      texts[target] = text;
    else if (text != pieces[k].text)
      texts[pieces[k].path] = text;
  }
  // The class under its new name first: whoever mentions it finds it at any moment.
  if (auto written = writeDurably(target.string(), texts.extract(target).mapped()); !written) return written.reason();
  fs::permissions(target, fs::status(found->file, error).permissions(), error);
  for (const auto& [path, text] : texts)
    if (auto written = writeDurably(path.string(), text); !written) return written.reason();
  if (auto listed = renameInOrder(target.parent_path().string(), simpleOf(qualifiedName), name); !listed)
    return listed.reason();
  if (!fs::remove(found->file, error))
    return failure("F301", phrase("'%1' is there now, but '%2' cannot be taken away: %3", target.string(),
                                  found->file.string(), systemWords(error.value())));
  return after;
}

Result<std::string> withClassName(const std::string& classText, const std::string& name) {
  for (const syntax::Token& token : syntax::tokensOf(classText)) {
    if (token.kind != syntax::TokenKind::identifier) continue;
    auto made = renamed({classText}, 0, static_cast<uint32_t>(token.begin), name);
    if (!made) return made.reason();
    return std::move(made->texts[0]);
  }
  return failure("D035", phrase("there is no name at this place"));
}

Result<std::string> duplicateClass(const std::string& folder, const std::string& qualifiedName,
                                   const std::string& name) {
  if (!hasOwnFile(folder, qualifiedName)) return noOwnFile(qualifiedName);
  const fs::path file = fileOf(folder, qualifiedName).path;
  const auto text = readFile(file.string());
  if (!text) return failure("D043", phrase("cannot read '%1': %2", file.string(), systemWords(errno)));
  auto parts = partsOfFile(*text);
  if (!parts) return parts.reason();
  auto made = withClassName(parts->classes.at(0) + ";", name);
  if (!made) return made.reason();
  if (auto added = addClasses(file.parent_path().string(), {*made}); !added) return added.reason();
  return qualifiedName.substr(0, qualifiedName.rfind('.') + 1) + name;
}

}  // namespace armature::diagram
