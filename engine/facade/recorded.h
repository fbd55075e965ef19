// Which variables of a model a run of a diagram keeps: all of them, or what the diagram names (diagram/record_list.h).
#pragma once
#include <set>
#include <string>
#include <vector>

#include "engine/facade/session.h"

namespace armature {

class Recorded {
 public:
  explicit Recorded(const diagram::Document& document);

  bool isEverything() const { return patterns_.empty(); }
  const std::vector<std::string>& patterns() const { return patterns_; }
  // The first pattern that a name fits; empty where there is none.
  const std::string& patternOf(const std::string& name) const;
  // Whether a variable is kept: it fits a pattern, it is a state, or a plot of the diagram or a sparkline draws it.
  // Names of the translation's own, such as $when1, are kept with everything else, or for a pattern that has a $.
  bool operator()(const ModelVariable& variable) const;
  // The same for all variables of a model, with those that cost nothing: parameters and constants, and other names of
  // what is kept.
  std::vector<uint8_t> of(const std::vector<ModelVariable>& variables) const;

 private:
  std::vector<std::string> patterns_;
  std::set<std::string> drawn_;
};

}  // namespace armature
