#include "app/run/library_meaning.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace armature::app {

namespace {

// Of a model with places to push at, or without: by their full names.
std::unordered_map<std::string, double> tunableValues(const Model& model) {
  std::unordered_map<std::string, double> values;
  const std::vector<double> all = model.initialValues();
  for (size_t k = 0; k < all.size(); ++k)
    if (const ModelVariable& variable = model.variables()[k]; variable.isTunable) values.emplace(variable.name, all[k]);
  return values;
}

bool haveOtherValues(const Model& run, const Model& now, const std::set<std::string>& told) {
  const auto before = tunableValues(run);
  return std::ranges::any_of(tunableValues(now), [&](const auto& parameter) {
    if (told.contains(parameter.first)) return false;
    const auto found = before.find(parameter.first);
    return found == before.end() || std::bit_cast<uint64_t>(found->second) != std::bit_cast<uint64_t>(parameter.second);
  });
}

}  // namespace

void LibraryMeaning::mark(const Checker& checker) {
  digest_ = checker.lastDrawn()->digest();
  changes_ = checker.librariesChanges();
  areOthers_ = false;
}

void LibraryMeaning::look(const Checker& checker, const Model* run, const std::set<std::string>& told) {
  if (checker.librariesChanges() == changes_) {
    areOthers_ = false;
  } else {
    const ModelPtr& now = checker.lastDrawn();
    areOthers_ = !run || now->digest() != digest_ || haveOtherValues(*run, *now, told);
  }
}

}  // namespace armature::app
