#include "engine/facade/translation.h"

#include <chrono>
#include <cstdlib>
#include <string_view>

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

// Asked for by the environment, as long as two things hang on the order: which parts of a loop that does not close are
// named, and the picture of energies.
bool isCanonicalWanted() {
  const char* const order = std::getenv("ARMATURE_ORDER");
  return order != nullptr && std::string_view(order) == "canonical";
}

}  // namespace

Translation translateInOrder(model::Library& library, const model::ClassNode& node, model::FlattenOptions options) {
  options.order = Order::text;
  if (!isCanonicalWanted()) return translate(library, node, options);
  options.order = Order::canonical;
  const auto began = Clock::now();
  Translation canonical = translate(library, node, options);
  const bool isSilent = canonical.lowered.program && canonical.diagnostics.all().empty() && canonical.violated.empty();
  // What takes long is not waited for twice, least of all an endless loop that its budget ends: then names come in the
  // canonical order.
  constexpr std::chrono::seconds kPatience(1);
  const bool isSlow = Clock::now() - began > kPatience;
  if (isSilent || isSlow || (options.cancel && options.cancel->isCancelled())) return canonical;
  options.order = Order::text;
  Translation ofText = translate(library, node, options);
  return ofText.lowered.program || !canonical.lowered.program ? std::move(ofText) : std::move(canonical);
}

}  // namespace armature
