#include "engine/program/native.h"

#include <array>
#include <unordered_map>
#include <utility>

#include "engine/program/native_registry.h"

namespace armature::program {

NativeFunction findNative(std::string_view name) {
  static const std::unordered_map<std::string_view, NativeFunction> kAll = [] {
    std::unordered_map<std::string_view, NativeFunction> all;
    for (const auto part : {tableNatives(), table2dNatives(), randomNatives(), stringNatives(), fileNatives(),
                            folderNatives(), matrixFileNatives(), lapackNatives(), fftNatives()})
      for (const NativeEntry& entry : part) all.emplace(entry.name, entry.function);
    return all;
  }();
  const auto at = kAll.find(name);
  return at == kAll.end() ? nullptr : at->second;
}

std::string_view nativeDerivative(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kDerivatives{{
      {"ModelicaStandardTables_CombiTimeTable_getValue", "ModelicaStandardTables_CombiTimeTable_getDerValue"},
      {"ModelicaStandardTables_CombiTimeTable_getDerValue", "ModelicaStandardTables_CombiTimeTable_getDer2Value"},
      {"ModelicaStandardTables_CombiTable1D_getValue", "ModelicaStandardTables_CombiTable1D_getDerValue"},
      {"ModelicaStandardTables_CombiTable1D_getDerValue", "ModelicaStandardTables_CombiTable1D_getDer2Value"},
      {"ModelicaStandardTables_CombiTable2D_getValue", "ModelicaStandardTables_CombiTable2D_getDerValue"},
      {"ModelicaStandardTables_CombiTable2D_getDerValue", "ModelicaStandardTables_CombiTable2D_getDer2Value"},
  }};
  for (const auto& [function, derivative] : kDerivatives)
    if (function == name) return derivative;
  return {};
}

}  // namespace armature::program
