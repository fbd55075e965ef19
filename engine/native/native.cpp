#include "engine/native/native.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "engine/native/registry.h"

namespace armature::native {

uint32_t Context::textIndex(std::string_view text) {
  const auto [at, isNew] = textIndices.try_emplace(std::string(text), static_cast<uint32_t>(texts.size()));
  if (isNew) texts.emplace_back(text);
  return at->second;
}

void Context::dropTexts(size_t first) {
  for (size_t k = first; k < texts.size(); ++k) textIndices.erase(texts[k]);
  texts.resize(std::min(first, texts.size()));
}

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

std::string_view derivativeOf(std::string_view name) {
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

}  // namespace armature::native
