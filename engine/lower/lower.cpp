#include "engine/lower/lower.h"

#include <chrono>

#include "engine/base/ensure.h"
#include "engine/lower/tables.h"
#include "engine/lower/verify_work.h"
#include "engine/lower/work.h"
#include "engine/program/ranges.h"
#include "engine/program/tangent.h"
#include "engine/program/verify.h"

namespace armature::lower {
namespace {

struct Pass {
  const char* name;
  const char* activity;  // as a person is told what is under way
  bool (*run)(Work&);
  bool isStructure;  // counts as structure, else as compilation
};

bool countUnknowns(Work& w) {
  for (uint32_t i = 0; i < w.m.variables.size(); ++i)
    if (w.role[i] == Role::unknown || w.role[i] == Role::discrete) ++w.statistics.unknowns;
  return true;
}

bool count(Work& w) {
  countSystems(w);
  return true;
}

bool checkRanges(Work& w) {
  for (Diagnostic& d : program::warningsAboutRanges(*w.program, w.program->initial.data(), nullptr))
    w.diagnostics.add(std::move(d));
  return true;
}

bool differentiateProgram(Work& w) {
  if (w.options.wantsJacobian) program::addJacobian(*w.program);
  return true;
}

constexpr Pass kPasses[] = {
    {"clocks", "finding the clocks", resolveClocks, true},
    {"normalize", "collecting the equations", normalize, true},
    {"parameters", "computing the parameters", evaluateParameters, true},
    {"count", "counting the unknowns", countUnknowns, true},
    {"references", "finding what refers to what", findReferences, true},
    {"aliases", "removing equal variables", eliminateAliases, true},
    {"events", "finding the events", expandEvents, true},
    {"relevance", "finding what matters", findRelevance, true},
    {"index reduction", "choosing the states", reduceIndex, true},
    {"sort continuous", "sorting the equations", sortContinuous, true},
    {"sort events", "sorting the equations of events", sortEvents, true},
    {"sort initial", "sorting the equations of the start", sortInitial, true},
    {"statistics", "counting the systems", count, true},
    {"code", "generating code", generate, false},
    {"ranges", "checking the ranges of parameters", checkRanges, false},
    {"jacobian", "differentiating the equations", differentiateProgram, false},
};

}  // namespace

LowerResult lower(model::FlattenResult flat, const LowerOptions& options, Diagnostics& diagnostics) {
  LowerResult result;
  if (!flat.model) return result;
  Work work(std::move(flat), options, diagnostics);
  for (const Pass& pass : kPasses) {
    const auto begin = std::chrono::steady_clock::now();
    if (options.whereabouts) options.whereabouts->begin(pass.activity);
    const bool isGood = pass.run(work) && !work.isCancelled();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    result.passes.push_back({pass.name, seconds});
    (pass.isStructure ? result.structureSeconds : result.compileSeconds) += seconds;
    if (!isGood) return result;
    if (options.verifyPasses) {
      const std::vector<std::string> violations = verifyWork(work);
      ENSURE(violations.empty(), pass.name, violations.front());
      if (!pass.isStructure) {
        const std::vector<std::string> broken = program::verify(*work.program);
        ENSURE(broken.empty(), pass.name, broken.front());
      }
    }
  }
  result.program = std::move(work.program);
  result.statistics = work.statistics;
  return result;
}

}  // namespace armature::lower
