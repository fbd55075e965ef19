#include "engine/diagram/own_library.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <tuple>

#include "engine/base/durable_file.h"
#include "engine/base/read_file.h"
#include "engine/base/system_words.h"
#include "engine/diagram/library_text.h"
#include "engine/diagram/own_class.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

bool isOneFile(const std::filesystem::path& place) {
  std::error_code error;
  return place.extension() == ".mo" && std::filesystem::is_regular_file(place, error);
}

namespace fs = std::filesystem;

namespace {

constexpr uint64_t kMostBytes = 64u << 20;  // of one text

Diagnostic notWritten(const fs::path& path, int error) {
  return failure("F301", phrase("cannot write '%1': %2", path.string(), systemWords(error)));
}

Result<std::string> textOf(const fs::path& path) {
  auto text = readFile(path.string(), kMostBytes);
  if (!text) return failure("D043", phrase("cannot read '%1': %2", path.string(), systemWords(errno)));
  return std::move(*text);
}

// The disk has what the folder says.
void flushFolder(const fs::path& folder) {
  const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  fsync(handle);
  close(handle);
}

// A new folder beside those of the person, seen by nobody until it gets its name; taken away again if it gets none.
class Staging {
 public:
  Staging(const fs::path& parent, const std::string& name) : path_((parent / ("." + name + ".XXXXXX")).string()) {
    if (!mkdtemp(path_.data())) error_ = errno;
  }
  ~Staging() {
    std::error_code ignored;
    if (error_ == 0 && !isDone_) fs::remove_all(path_, ignored);
  }
  Staging(const Staging&) = delete;
  Staging& operator=(const Staging&) = delete;

  fs::path path() const { return path_; }
  int error() const { return error_; }
  Result<void> become(const fs::path& target, fs::perms mode) {
    std::error_code error;
    fs::permissions(path_, mode, error);
    flushFolder(path_);
    std::error_code there;
    // Not over something that has come meanwhile: a folder that is there, be it empty, stays.
    int failed = renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0 ? 0 : errno;
    // A file system that cannot promise that.
    if (failed == EINVAL)
      failed = fs::exists(target, there) ? EEXIST : std::rename(path_.c_str(), target.c_str()) == 0 ? 0 : errno;
    if (failed == EEXIST) return failure("D041", phrase("'%1' is there already", target.string()));
    if (failed != 0) return notWritten(target, failed);
    isDone_ = true;
    flushFolder(target.parent_path());
    return {};
  }

 private:
  std::string path_;
  int error_ = 0;
  bool isDone_ = false;
};

Result<void> checkName(const std::string& name) {
  // A quoted name may have a dot or a slash in it, which no file name can stand for.
  if (!syntax::isIdentifier(name) || name.front() == '\'')
    return failure("D040", phrase("'%1' cannot be the name of a library: letters, digits and _ only", name));
  return {};
}

// What a file of a name would hide: "Gears", "Gears.mo", "Gears 1.0".
bool isTaken(const fs::path& parent, const std::string& name) {
  std::error_code error;
  return fs::exists(fs::symlink_status(parent / name, error)) || fs::exists(parent / (name + ".mo"), error);
}

// A class of that name is a file, and no folder besides.
bool isFileAlone(const fs::path& parent, const std::string& name) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(parent / (name + ".mo"), error)) &&
         !fs::exists(fs::symlink_status(parent / name, error));
}

fs::path withoutSlash(const std::string& folder) {
  const fs::path path(folder);
  return path.has_filename() ? path : path.parent_path();
}

fs::path packageFile(const fs::path& place) {
  return isOneFile(place) ? place : place / "package.mo";
}

// ---- renaming ----

using Texts = std::map<fs::path, std::pair<std::string, std::string>>;  // by path: before and after

// Reads all Modelica texts of a library and gives each the new name.
Result<Texts> renamedTexts(const fs::path& folder, const std::string& before, const std::string& after) {
  Texts texts;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), last; !error && it != last; it.increment(error)) {
    std::error_code ignored;
    if (it->path().extension() != ".mo" || !it->is_regular_file(ignored)) continue;
    auto text = textOf(it->path());
    if (!text) return text.reason();
    auto made = withLibraryName(*text, before, after);
    if (!made) return failure("D043", phrase("%1: %2", it->path().string(), made.reason().message));
    if (*made != *text) texts[it->path()] = {text.take(), made.take()};
  }
  if (error) return failure("D043", phrase("cannot read '%1': %2", folder.string(), systemWords(error.value())));
  return texts;
}

// A further name for a file, or a copy of it where the file system has no further names.
Result<void> keep(const fs::path& from, const fs::path& to) {
  std::error_code error;
  if (fs::is_symlink(from, error)) {
    fs::copy_symlink(from, to, error);
  } else {
    fs::create_hard_link(from, to, error);
    if (error) fs::copy_file(from, to, error);
  }
  return error ? Result<void>(notWritten(to, error.value())) : Result<void>();
}

// The whole folder once more, with the new texts.
Result<void> copyWith(const Texts& texts, const fs::path& from, const fs::path& to) {
  std::error_code error;
  for (fs::recursive_directory_iterator it(from, error), last; !error && it != last; it.increment(error)) {
    const fs::path target = to / fs::relative(it->path(), from, error);
    std::error_code failed;
    if (it->is_directory(failed) && !it->is_symlink(failed)) {
      fs::create_directory(target, it->path(), failed);
      if (failed) return notWritten(target, failed.value());
      continue;
    }
    const auto text = texts.find(it->path());
    const auto done =
        text == texts.end() ? keep(it->path(), target) : writeDurably(target.string(), text->second.second);
    if (!done) return done;
    if (text != texts.end()) fs::permissions(target, fs::status(it->path(), failed).permissions(), failed);
  }
  if (error) return failure("D043", phrase("cannot read '%1': %2", from.string(), systemWords(error.value())));
  return {};
}

// Whether the texts are still those that were read.
bool isUnchanged(const Texts& texts) {
  return std::ranges::all_of(texts, [](const auto& entry) {
    const auto now = readFile(entry.first.string(), kMostBytes);
    return now && *now == entry.second.first;
  });
}

// ---- adding classes ----

std::string nameOf(const fs::path& folder) {
  const std::string name = (folder.extension() == ".mo" ? folder.stem() : folder.filename()).string();
  return name.substr(0, name.find(' '));
}

// The same with the packages that the folder lies in.
std::string fullNameOf(const fs::path& folder) {
  std::error_code error;
  const fs::path parent = folder.parent_path();
  const bool isWithin = parent != folder && fs::exists(parent / "package.mo", error);
  return (isWithin ? fullNameOf(parent) + "." : std::string()) + nameOf(folder);
}

Result<void> addToOrder(const fs::path& folder, const std::vector<std::string>& names) {
  const fs::path path = folder / "package.order";
  std::error_code error;
  if (!fs::exists(path, error)) return {};  // a library without one is in alphabetical order
  auto text = textOf(path);
  if (!text) return text.reason();
  std::string made = text.take();
  if (!made.empty() && made.back() != '\n') made += '\n';
  for (const std::string& name : names)
    if (("\n" + made).find("\n" + name + "\n") == std::string::npos) made += name + "\n";
  return writeDurably(path.string(), made);
}

// `text`: of the package as it is to be; `onDisk`: as it is.
Result<void> addUses(const fs::path& package, std::string text, const std::vector<UsedLibrary>& uses,
                     const std::string& onDisk) {
  for (const UsedLibrary& used : uses) {
    auto made = withUse(text, used);
    if (!made) return made.reason();
    text = made.take();
  }
  return text == onDisk ? Result<void>() : writeDurably(package.string(), text);
}

// All of it in one change of the file.
Result<void> addToFile(const fs::path& file, const std::string& before, const std::vector<std::string>& classTexts,
                       const std::vector<UsedLibrary>& uses) {
  std::string text = before;
  for (const std::string& classText : classTexts) {
    auto made = withClass(text, classText);
    if (!made) return made.reason();
    text = made.take();
  }
  return addUses(file, text, uses, before);
}

}  // namespace

Result<std::string> makeLibrary(const std::string& parent, const NewLibrary& wanted) {
  if (auto checked = checkName(wanted.name); !checked) return checked.reason();
  const fs::path folder = withoutSlash(parent), target = folder / wanted.name;
  if (isTaken(folder, wanted.name)) return failure("D041", phrase("'%1' is there already", target.string()));
  Staging staging(folder, wanted.name);
  if (staging.error() != 0) return notWritten(folder, staging.error());
  auto text = withVersion("within ;\npackage " + wanted.name + "\nend " + wanted.name + ";\n", wanted.version);
  for (const UsedLibrary& used : wanted.uses)
    if (text) text = withUse(*text, used);
  if (!text) return text.reason();
  for (const auto& [name, content] : {std::pair("package.mo", *text), std::pair("package.order", std::string())})
    if (auto written = writeDurably((staging.path() / name).string(), content); !written) return written.reason();
  const fs::perms all = fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read |
                        fs::perms::others_exec;
  if (auto done = staging.become(target, all); !done) return done.reason();
  return target.string();
}

namespace {

// Where a library lies under another name: a version behind the name stays.
fs::path renamedPlace(const fs::path& before, const std::string& name) {
  return before.parent_path() / (name + before.filename().string().substr(nameOf(before).size()));
}

// The new one is there: the old one goes.
Result<std::string> takeAway(const fs::path& before, const fs::path& after) {
  std::error_code error;
  fs::remove_all(before, error);
  if (error)
    return failure("F301", phrase("'%1' is there now, but '%2' cannot be taken away: %3", after.string(),
                                  before.string(), systemWords(error.value())));
  flushFolder(before.parent_path());
  return after.string();
}

}  // namespace

// The new file is there before the old one goes.
static Result<std::string> renameFile(const fs::path& before, const std::string& name) {
  const fs::path after = renamedPlace(before, name);
  if (isTaken(before.parent_path(), name) || isTaken(before.parent_path(), after.filename().string()))
    return failure("D041", phrase("'%1' is there already", after.string()));
  auto text = textOf(before);
  if (!text) return text.reason();
  auto made = withLibraryName(*text, nameOf(before), name);
  if (!made) return made.reason();
  if (auto written = writeDurably(after.string(), *made); !written) return written.reason();
  std::error_code error;
  fs::permissions(after, fs::status(before, error).permissions(), error);
  if (const auto now = readFile(before.string(), kMostBytes); !now || *now != *text) {
    fs::remove(after, error);
    return failure("D042", phrase("files of '%1' have changed meanwhile", before.string()));
  }
  return takeAway(before, after);
}

Result<std::string> renameLibrary(const std::string& folder, const std::string& name) {
  if (auto checked = checkName(name); !checked) return checked.reason();
  const fs::path before = withoutSlash(folder);
  std::error_code error;
  if (fs::is_symlink(before, error)) return failure("D043", phrase("'%1' is a link", before.string()));
  if (isOneFile(before)) return renameFile(before, name);
  const fs::path after = renamedPlace(before, name);
  if (isTaken(before.parent_path(), after.filename().string()))
    return failure("D041", phrase("'%1' is there already", after.string()));
  auto texts = renamedTexts(before, nameOf(before), name);
  if (!texts) return texts.reason();
  Staging staging(before.parent_path(), name);
  if (staging.error() != 0) return notWritten(before.parent_path(), staging.error());
  if (auto copied = copyWith(*texts, before, staging.path()); !copied) return copied.reason();
  if (!isUnchanged(*texts)) return failure("D042", phrase("files of '%1' have changed meanwhile", before.string()));
  if (auto done = staging.become(after, fs::status(before, error).permissions()); !done) return done.reason();
  return takeAway(before, after);
}

Result<void> setLibraryVersion(const std::string& folder, const std::string& version) {
  const fs::path path = packageFile(withoutSlash(folder));
  auto text = textOf(path);
  if (!text) return text.reason();
  auto made = withVersion(*text, version);
  if (!made) return made.reason();
  return *made == *text ? Result<void>() : writeDurably(path.string(), *made);
}

Result<void> addClasses(const std::string& folder, const std::vector<std::string>& classTexts,
                        const std::vector<UsedLibrary>& uses, const std::set<std::string>& replaced) {
  const fs::path base = withoutSlash(folder), package = packageFile(base);
  auto text = textOf(package);
  if (!text) return text.reason();
  const std::vector<std::string> within = classesIn(*text);
  std::vector<std::string> names;
  for (const std::string& classText : classTexts) {
    const std::string name = classHead(classText).name;
    if (name.empty()) return failure("D043", phrase("the text of a class cannot be read"));
    if (auto checked = checkName(name); !checked) return checked;
    const bool isReplaced = replaced.contains(name) && isFileAlone(base, name);
    if ((package != base && isTaken(base, name) && !isReplaced) || std::ranges::find(within, name) != within.end())
      return failure("D041", phrase("the library has a class '%1' already", name), {name});
    names.push_back(name);
  }
  if (package == base) return addToFile(package, *text, classTexts, uses);
  // The files first: a class that is in no list is found all the same.
  for (size_t k = 0; k < names.size(); ++k) {
    const std::string file = (base / (names[k] + ".mo")).string();
    if (auto written = writeDurably(file, fileOfClass(classTexts[k], fullNameOf(base))); !written) return written;
  }
  if (auto listed = addToOrder(base, names); !listed) return listed;
  return addUses(package, *text, uses, *text);
}

ClassFile fileOf(const std::string& folder, const std::string& qualifiedName) {
  fs::path at = withoutSlash(folder);
  if (isOneFile(at)) return {at.string(), qualifiedName};
  std::string top = nameOf(at);
  std::string rest = qualifiedName.size() > top.size() ? qualifiedName.substr(top.size() + 1) : std::string();
  std::error_code error;
  while (!rest.empty()) {
    const std::string first = rest.substr(0, rest.find('.'));
    if (fs::exists(at / (first + ".mo"), error)) return {(at / (first + ".mo")).string(), rest};
    if (!fs::exists(at / first / "package.mo", error)) break;
    at /= first;
    top = first;
    rest.erase(0, first.size() + 1);
  }
  return {(at / "package.mo").string(), rest.empty() ? top : top + "." + rest};
}

std::vector<std::string> classFiles(const std::string& folder) {
  const fs::path base = withoutSlash(folder);
  if (isOneFile(base)) return {base.string()};
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(base, error), last; !error && it != last; it.increment(error))
    if (it->path().extension() == ".mo") files.push_back(it->path().string());
  // What package.order does not name comes behind, by the alphabet.
  const std::string order = "\n" + readFile((base / "package.order").string(), kMostBytes).value_or("") + "\n";
  std::ranges::sort(files, {}, [&](const std::string& file) {
    const std::string name = fs::path(file).stem().string();
    const size_t at = order.find("\n" + name + "\n");
    return std::tuple(name != "package", at, file);
  });
  return files;
}

TextPlaceOfClass textPlaceOf(const std::string& folder, const std::string& qualifiedName) {
  const ClassFile file = fileOf(folder, qualifiedName);
  const fs::path path(file.path), base = withoutSlash(folder);
  std::error_code error;
  TextPlaceOfClass place{nameOf(base), file.className};
  if (!isOneFile(base))
    for (const fs::path& part : fs::relative(path.parent_path(), base, error))
      if (part != ".") place.package += "." + part.string();
  if (path.filename() != "package.mo" && !isOneFile(base)) return place;
  const size_t dot = place.path.find('.');
  place.path = dot == std::string::npos ? std::string() : place.path.substr(dot + 1);
  return place;
}

std::string folderOfPackage(const std::string& folder, const std::string& package) {
  fs::path at = withoutSlash(folder);
  if (isOneFile(at)) return at.string();
  for (size_t dot = package.find('.'); dot != std::string::npos;) {
    const size_t next = package.find('.', dot + 1);
    at /= package.substr(dot + 1, next == std::string::npos ? next : next - dot - 1);
    dot = next;
  }
  return at.string();
}

std::string classOfFile(const std::string& folder, const std::string& path) {
  std::error_code error;
  const fs::path base = withoutSlash(folder), file(path);
  if (isOneFile(base)) return fs::equivalent(base, file, error) ? nameOf(base) : std::string();
  const fs::path relative = fs::relative(file, base, error);
  if (error || file.extension() != ".mo" || relative.empty() || *relative.begin() == "..") return {};
  std::string name = nameOf(base);
  for (const fs::path& part : relative.parent_path()) name += "." + part.string();
  return file.filename() == "package.mo" ? name : name + "." + file.stem().string();
}

}  // namespace armature::diagram
