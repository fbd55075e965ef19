// Random networks of palette parts as diagrams: parts of all domains and couplings between them. Valid by
// construction, some conserving energy; or with one thing wrong.
#pragma once
#include <QString>
#include <random>
#include <vector>

#include "diagram_builder.h"

namespace armature::test {

// One term of a conserved quantity: factor · variable^power.
struct StoredTerm {
  std::string variable;
  double factor = 0;
  int power = 2;
};

struct RandomNetwork {
  diagram::Document document;
  bool isValid = true;
  QString mistake;                 // what is wrong, for an invalid one
  QString code;                    // of the error that must come; empty: any error, or even none
  QString part;                    // that the error must name; empty: none in particular
  std::vector<StoredTerm> stored;  // their sum is constant; empty: nothing is conserved
};

// The same for the same state of the generator.
RandomNetwork randomNetwork(std::mt19937& random, const std::string& name, bool isValid);

}  // namespace armature::test
