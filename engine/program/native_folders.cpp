// Modelica.Utilities: files and folders as wholes, the working folder and the environment. Nothing is replaced or
// emptied unasked: what exists is not overwritten, a folder is removed only when it is empty, and nothing is started.
// The working folder and the variables that a model sets are those of its run, not of the process.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

#include <unistd.h>

#include "engine/program/native_registry.h"

namespace armature::program {

namespace {

namespace fs = std::filesystem;

bool refuse(NativeCall& call, const std::string& what, const std::error_code& code) {
  return failCall(call, code ? what + ": " + code.message() : what);
}

// Modelica.Utilities.Types.FileType: 1 none, 2 regular file, 3 directory, 4 other.
bool stat(NativeCall& call) {
  ArgumentReader in(call);
  std::error_code code;
  const fs::file_status status = fs::status(pathOf(call, in.text()), code);
  if (code || !fs::exists(status)) return giveNumber(call, 1);
  return giveNumber(call, fs::is_regular_file(status) ? 2 : fs::is_directory(status) ? 3 : 4);
}

std::string fullPath(const NativeCall& call, const std::string& name) {
  std::error_code code;
  const fs::path path = fs::absolute(pathOf(call, name), code).lexically_normal();
  if (code) return name;
  const std::string text = path.generic_string();
  return text.size() > 1 && text.back() == '/' ? text.substr(0, text.size() - 1) : text;
}

bool fullPathName(NativeCall& call) {
  ArgumentReader in(call);
  return giveText(call, fullPath(call, in.text()));
}

bool makeFolder(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  std::error_code code;
  if (fs::create_directory(pathOf(call, name), code)) return true;
  return refuse(call, "folder " + name + (code ? " cannot be made" : " cannot be made: it exists already"), code);
}

bool removeFolder(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text(), path = pathOf(call, name);
  std::error_code code;
  if (!fs::is_directory(path, code)) return failCall(call, "folder " + name + " cannot be removed: it is no folder");
  if (fs::remove(path, code)) return true;
  return refuse(call, "folder " + name + " cannot be removed", code);
}

bool rename(NativeCall& call) {
  ArgumentReader in(call);
  const std::string from = in.text(), to = in.text();
  std::error_code code;
  if (fs::exists(fs::symlink_status(pathOf(call, to), code)))
    return failCall(call, from + " cannot be renamed: " + to + " exists already");
  fs::rename(pathOf(call, from), pathOf(call, to), code);
  return !code || refuse(call, from + " cannot be renamed to " + to, code);
}

bool removeFile(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text(), path = pathOf(call, name);
  std::error_code code;
  if (!fs::is_regular_file(path, code)) return failCall(call, "file " + name + " cannot be removed: it is no file");
  if (fs::remove(path, code)) return true;
  return refuse(call, "file " + name + " cannot be removed", code);
}

bool copyFile(NativeCall& call) {
  ArgumentReader in(call);
  const std::string from = in.text(), to = in.text();
  std::error_code code;
  if (fs::copy_file(pathOf(call, from), pathOf(call, to), fs::copy_options::none, code)) return true;
  return refuse(call, "file " + from + " cannot be copied to " + to, code);
}

bool namesIn(NativeCall& call, const std::string& folder, std::vector<std::string>& names) {
  std::error_code code;
  for (fs::directory_iterator it(pathOf(call, folder), code), last; !code && it != last; it.increment(code))
    names.push_back(it->path().filename().string());
  std::sort(names.begin(), names.end());
  return !code || refuse(call, "folder " + folder + " cannot be read", code);
}

bool countNames(NativeCall& call) {
  ArgumentReader in(call);
  std::vector<std::string> names;
  return namesIn(call, in.text(), names) && giveNumber(call, static_cast<double>(names.size()));
}

bool readFolder(NativeCall& call) {
  ArgumentReader in(call);
  const std::string folder = in.text();
  std::vector<std::string> names;
  if (!namesIn(call, folder, names)) return false;
  if (names.size() != call.out.size())
    return failCall(call, "folder " + folder + " has " + std::to_string(names.size()) + " entries, not " +
                              std::to_string(call.out.size()));
  for (size_t k = 0; k < names.size(); ++k) call.out[k] = call.context.textIndex(names[k]);
  return true;
}

bool currentFolder(NativeCall& call) {
  std::error_code code;
  return giveText(call,
                  call.context.workFolder.empty() ? fs::current_path(code).generic_string() : call.context.workFolder);
}

bool changeFolder(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  std::error_code code;
  // The first time from where currentFolder says that the model is.
  const fs::path base = call.context.workFolder.empty() ? fs::current_path(code) : fs::path(call.context.workFolder);
  std::string folder = (base / name).lexically_normal().generic_string();
  if (folder.size() > 1 && folder.back() == '/') folder.pop_back();
  if (!fs::is_directory(folder, code))
    return failCall(call, "the working folder cannot be " + name + ": it is no folder");
  call.context.workFolder = std::move(folder);
  return true;
}

// Results: the content and whether the variable exists.
bool environment(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  const auto own = call.context.environment.find(name);
  const char* value = own != call.context.environment.end() ? own->second.c_str() : std::getenv(name.c_str());
  if (call.out.size() > 1) call.out[1] = value != nullptr ? 1 : 0;
  return giveText(call, value != nullptr ? value : "");
}

bool setEnvironment(NativeCall& call) {
  ArgumentReader in(call);
  const std::string name = in.text();
  if (name.empty()) return failCall(call, "a variable of the environment needs a name");
  call.context.environment[name] = in.text();
  return true;
}

// The name of a file that does not exist, in the system's folder for such files.
bool temporaryName(NativeCall& call) {
  std::error_code code;
  const fs::path folder = fs::temp_directory_path(code);
  if (code) return refuse(call, "there is no folder for temporary files", code);
  for (int k = 0; k < 100'000; ++k) {
    const fs::path path = folder / ("armature-" + std::to_string(::getpid()) + "-" + std::to_string(k));
    if (!fs::exists(fs::symlink_status(path, code))) return giveText(call, path.generic_string());
  }
  return failCall(call, "no name for a temporary file is free");
}

constexpr std::array<NativeEntry, 14> kEntries{{
    {"ModelicaInternal_stat", stat},
    {"ModelicaInternal_fullPathName", fullPathName},
    {"ModelicaInternal_mkdir", makeFolder},
    {"ModelicaInternal_rmdir", removeFolder},
    {"ModelicaInternal_rename", rename},
    {"ModelicaInternal_removeFile", removeFile},
    {"ModelicaInternal_copyFile", copyFile},
    {"ModelicaInternal_getNumberOfFiles", countNames},
    {"ModelicaInternal_readDirectory", readFolder},
    {"ModelicaInternal_getcwd", currentFolder},
    {"ModelicaInternal_chdir", changeFolder},
    {"ModelicaInternal_getenv", environment},
    {"ModelicaInternal_setenv", setEnvironment},
    {"ModelicaInternal_temporaryFileName", temporaryName},
}};

}  // namespace

std::span<const NativeEntry> folderNatives() {
  return kEntries;
}

}  // namespace armature::program
