#include "engine/facade/translation.h"

#include <chrono>

#include "engine/facade/frame_words.h"

namespace armature {
namespace {

using Clock = std::chrono::steady_clock;
using Order = model::FlattenOptions::Order;

Translation translate(model::Library& library, const model::ClassNode& node, const model::FlattenOptions& options) {
  Translation made;
  const auto began = Clock::now();
  model::FlattenResult flat = model::flatten(library, node, options, made.diagnostics);
  made.instantiateSeconds = std::chrono::duration<double>(Clock::now() - began).count();
  if (!flat.model) return made;
  made.name = flat.model->name;
  made.experiment = flat.model->experiment;
  made.violated = assertionsNeverTrue(*flat.model);
  lower::LowerOptions lowering;
  lowering.cancel = options.cancel;
  lowering.whereabouts = options.whereabouts;
  made.lowered = lower::lower(std::move(flat), lowering, made.diagnostics);
  return made;
}

}  // namespace

Translation translateInOrder(model::Library& library, const model::ClassNode& node, model::FlattenOptions options) {
  options.order = Order::canonical;
  Translation canonical = translate(library, node, options);
  const bool isSilent = canonical.lowered.program && canonical.diagnostics.all().empty() && canonical.violated.empty();
  if (isSilent || (options.cancel && options.cancel->isCancelled())) return canonical;
  options.order = Order::text;
  Translation ofText = translate(library, node, options);
  if (!canonical.lowered.program) return ofText;
  if (ofText.lowered.program) {
    canonical.diagnostics = std::move(ofText.diagnostics);
    canonical.violated = std::move(ofText.violated);
  }
  return canonical;
}

}  // namespace armature
