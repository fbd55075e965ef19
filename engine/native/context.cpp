// The texts of a run.
#include <algorithm>

#include "engine/native/native.h"

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

}  // namespace armature::native
