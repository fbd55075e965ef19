#include "engine/native/native.h"

#include <unordered_map>

#include "engine/native/registry.h"

namespace armature::native {

Function findFunction(std::string_view name) {
  static const std::unordered_map<std::string_view, Function> kAll = [] {
    std::unordered_map<std::string_view, Function> all;
    for (const auto part : {tableNatives(), table2dNatives(), randomNatives(), stringNatives(), fileNatives(),
                            folderNatives(), systemNatives(), matrixFileNatives(), lapackNatives(), fftNatives()})
      for (const Entry& entry : part) all.emplace(entry.name, entry.function);
    return all;
  }();
  const auto at = kAll.find(name);
  return at == kAll.end() ? nullptr : at->second;
}

}  // namespace armature::native
