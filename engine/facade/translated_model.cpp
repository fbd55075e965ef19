#include "engine/facade/translated_model.h"

#include <sys/resource.h>

#include "engine/facade/frame_words.h"
#include "engine/facade/message.h"

namespace armature {

namespace {

// Most memory that this process has had [bytes].
uint64_t peakBytes() {
  rusage usage{};
  return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<uint64_t>(usage.ru_maxrss) * 1024 : 0;
}

}  // namespace

void TranslatedModel::take(lower::LowerResult&& lowered) {
  figures.times.structure = lowered.structureSeconds;
  figures.times.compile = lowered.compileSeconds;
  for (const lower::PassTime& pass : lowered.passes) figures.times.passes.emplace_back(pass.name, pass.seconds);
  lower::StructureStatistics& s = lowered.statistics;
  figures.unknowns = s.unknowns;
  figures.states = s.states;
  figures.aliases = s.aliases;
  figures.mixed = s.mixed;
  figures.linear = std::move(s.linear);
  figures.linearTorn = std::move(s.linearTorn);
  figures.nonlinear = std::move(s.nonlinear);
  figures.nonlinearTorn = std::move(s.nonlinearTorn);
  figures.peakBytes = peakBytes();
  code = std::move(lowered.program);
}

solve::RunResult TranslatedModel::run(const solve::Settings& wanted, const solve::Overrides& overrides,
                                      solve::Control& control, results::Store& store,
                                      std::vector<Message>& messages) const {
  Diagnostics diagnostics;
  solve::RunResult result = solve::run(*code, wanted, overrides, control, store, diagnostics);
  result.statistics.peakBytes = peakBytes();
  const std::lock_guard lock(texts->mutex);
  for (const Diagnostic& d : diagnostics.all())
    messages.push_back(toMessage(explainAssembly(d, *code), texts->library.sources()));
  return result;
}

}  // namespace armature
