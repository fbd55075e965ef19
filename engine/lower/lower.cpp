#include "engine/lower/lower.h"

#include <chrono>

#include "engine/base/ensure.h"
#include "engine/lower/tables.h"
#include "engine/lower/verify_work.h"
#include "engine/lower/work.h"
#include "engine/lower/zero_flows.h"
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
  if (w.options.wantsJacobian) {
    program::addJacobian(*w.program);
    program::addSparseJacobian(*w.program);
  }
  return true;
}

constexpr Pass kPasses[] = {
    {"clocks", wording("finding the clocks").text, resolveClocks, true},
    {"normalize", wording("collecting the equations").text, normalize, true},
    {"parameters", wording("computing the parameters").text, evaluateParameters, true},
    {"count", wording("counting the unknowns").text, countUnknowns, true},
    {"references", wording("finding what refers to what").text, findReferences, true},
    {"zero flows", wording("removing equal variables").text, resolveZeroFlows, true},
    {"aliases", wording("removing equal variables").text, eliminateAliases, true},
    {"comparisons", wording("finding the events").text, watchComparisons, true},
    {"events", wording("finding the events").text, expandEvents, true},
    {"frozen values", wording("finding the events").text, refuseFrozenValues, true},
    {"relevance", wording("finding what matters").text, findRelevance, true},
    {"index reduction", wording("choosing the states").text, reduceIndex, true},
    {"sort continuous", wording("sorting the equations").text, sortContinuous, true},
    {"sort events", wording("sorting the equations of events").text, sortEvents, true},
    {"sort initial", wording("sorting the equations of the start").text, sortInitial, true},
    {"statistics", wording("counting the systems").text, count, true},
    {"code", wording("generating code").text, generate, false},
    {"ranges", wording("checking the ranges of parameters").text, checkRanges, false},
    {"jacobian", wording("differentiating the equations").text, differentiateProgram, false},
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
