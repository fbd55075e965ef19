// The door of the room `lower`: from a flat model to a numeric program, by passes that are timed and cancellable
// (lower.cpp has them in their order).
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/whereabouts.h"
#include "engine/model/flatten.h"
#include "engine/program/program.h"

namespace armature::lower {

struct StructureStatistics {
  uint32_t unknowns = 0, states = 0, aliases = 0;
  std::vector<uint32_t> linear, linearTorn, nonlinear, nonlinearTorn;  // sizes, as in Dymola's listing
  uint32_t mixed = 0;
};

struct PassTime {
  std::string name;
  double seconds = 0;
};

// Builds that check themselves anyway run the verifiers, too.
#ifdef NDEBUG
inline constexpr bool kVerifiesPasses = false;
#else
inline constexpr bool kVerifiesPasses = true;
#endif

struct LowerOptions {
  const CancelToken* cancel = nullptr;
  Whereabouts* whereabouts = nullptr;  // is told the pass and the part being worked on; may be null
  bool wantsJacobian = true;
  bool verifyPasses = kVerifiesPasses;  // run the verifier after each pass
  bool tear = true;                     // false: systems are solved whole (for the comparison in tests)
};

struct LowerResult {
  std::unique_ptr<program::Program> program;  // null after errors
  StructureStatistics statistics;
  std::vector<PassTime> passes;
  double structureSeconds = 0, compileSeconds = 0;
};

// Errors: S… structure (which parts, from the Dulmage–Mendelsohn decomposition), I… initial system. The flat model is
// consumed: passes rewrite it.
LowerResult lower(model::FlattenResult flat, const LowerOptions& options, Diagnostics& diagnostics);

}  // namespace armature::lower
