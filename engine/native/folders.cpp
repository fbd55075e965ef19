// Modelica.Utilities: files and folders as wholes, and the working folder. Nothing is replaced or emptied unasked: what
// exists is not overwritten, and a folder is removed only when it is empty. The working folder that a model sets is
// that of its run, not of the process.
#include <array>
#include <vector>

#include "engine/native/registry.h"

namespace armature::native {

namespace {

bool stat(Call& call) {
  ArgumentReader in(call);
  const auto kind = call.context.door.kindOf(in.text());
  return kind ? giveNumber(call, static_cast<double>(*kind)) : failCall(call, kind.reason());
}

bool fullPathName(Call& call) {
  ArgumentReader in(call);
  return giveText(call, call.context.door.fullPath(in.text()));
}

bool makeFolder(Call& call) {
  ArgumentReader in(call);
  return isDone(call, call.context.door.makeFolder(in.text()));
}

bool removeFolder(Call& call) {
  ArgumentReader in(call);
  return isDone(call, call.context.door.removeFolder(in.text()));
}

bool rename(Call& call) {
  ArgumentReader in(call);
  const std::string from = in.text(), to = in.text();
  return isDone(call, call.context.door.rename(from, to));
}

bool removeFile(Call& call) {
  ArgumentReader in(call);
  return isDone(call, call.context.door.removeFile(in.text()));
}

bool copyFile(Call& call) {
  ArgumentReader in(call);
  const std::string from = in.text(), to = in.text();
  return isDone(call, call.context.door.copy(from, to));
}

bool countNames(Call& call) {
  ArgumentReader in(call);
  const auto names = call.context.door.namesIn(in.text());
  return names ? giveNumber(call, static_cast<double>(names->size())) : failCall(call, names.reason());
}

bool readFolder(Call& call) {
  ArgumentReader in(call);
  const std::string folder = in.text();
  const auto names = call.context.door.namesIn(folder);
  if (!names) return failCall(call, names.reason());
  if (names->size() != call.out.size())
    return failCall(call, phrase("folder %1 has %2 entries, not %3", folder, names->size(), call.out.size()));
  for (size_t k = 0; k < names->size(); ++k) call.out[k] = call.context.textIndex((*names)[k]);
  return true;
}

bool currentFolder(Call& call) {
  return giveText(call, call.context.door.currentFolder());
}

bool changeFolder(Call& call) {
  ArgumentReader in(call);
  return isInRun(call, phrase("the working folder that a model sets")) &&
         isDone(call, call.context.door.changeFolder(in.text()));
}

bool temporaryName(Call& call) {
  if (!isInRun(call, phrase("the name of a temporary file"))) return false;
  const auto name = call.context.door.temporaryName();
  return name ? giveText(call, *name) : failCall(call, name.reason());
}

constexpr std::array<Entry, 12> kFolderEntries{{
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
    {"ModelicaInternal_temporaryFileName", temporaryName},
}};

}  // namespace

std::span<const Entry> folderNatives() {
  return kFolderEntries;
}

}  // namespace armature::native
