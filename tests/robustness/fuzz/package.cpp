// Libraries as folders: the input is a list of files, "//// path" before each, that is put into a folder in memory and
// added as a library; all classes are asked for, and their interfaces. No text crashes or hangs.
#include <filesystem>

#include "engine/facade/class_reader.h"
#include "engine/model/library.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
namespace fs = std::filesystem;

namespace {

constexpr int kMostFiles = 8, kMostClasses = 50;

// Letters and digits, "package.mo", "package.order", and folders of such names.
bool isName(std::string_view path) {
  if (path.empty() || path.size() > 60 || path.front() == '/' || path.find("..") != std::string_view::npos)
    return false;
  for (const char c : path)
    if (!(std::isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '/' || c == ' ' || c == '_')) return false;
  return true;
}

const fs::path& folder() {
  static const fs::path kFolder = [] {
    char name[] = "/dev/shm/armature-fuzz-XXXXXX";
    fuzz::demand(mkdtemp(name) != nullptr, "a folder can be made");
    return fs::path(name);
  }();
  return kFolder;
}

void write(std::string_view text) {
  constexpr std::string_view kMark = "//// ";
  for (int k = 0; k < kMostFiles && text.substr(0, kMark.size()) == kMark; ++k) {
    text.remove_prefix(kMark.size());
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view path = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const size_t next = std::min(text.find(kMark), text.size());
    if (isName(path)) {
      std::error_code error;
      const fs::path file = folder() / path;
      fs::create_directories(file.parent_path(), error);
      if (std::FILE* const out = std::fopen(file.c_str(), "wb")) {
        (void)std::fwrite(text.data(), 1, next, out);
        std::fclose(out);
      }
    }
    text.remove_prefix(next);
  }
}

void ask(ClassReader& reader, const model::ClassNode& node, int& left) {
  if (--left < 0) return;
  if (!node.isRoot()) (void)reader.read(node.qualifiedName());
  for (const Name name : node.childNames())
    if (const model::ClassNode* child = node.child(name)) ask(reader, *child, left);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  write(fuzz::textOf(data, size));
  {
    model::Library library;
    library.addPath(folder().string());
    ClassReader reader(library);
    int left = kMostClasses;
    ask(reader, library.root(), left);
    (void)library.find("A.B.C");
  }
  std::error_code error;
  fs::remove_all(folder(), error);
  fs::create_directory(folder(), error);
  return 0;
}
