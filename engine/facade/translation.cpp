#include "engine/facade/translation.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <tuple>

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

// What the messages of a translation say and of whom, in whatever order.
using Said = std::vector<std::tuple<std::string, std::string, std::vector<std::string>>>;
Said saidBy(const Translation& translation) {
  Said said;
  for (const std::vector<Diagnostic>* list : {&translation.diagnostics.all(), &translation.violated})
    for (const Diagnostic& d : *list) {
      std::vector<std::string> parts = d.parts;
      std::ranges::sort(parts);
      said.emplace_back(d.code, d.message.text(), std::move(parts));
    }
  std::ranges::sort(said);
  return said;
}

}  // namespace

Translation translateInOrder(model::Library& library, const model::ClassNode& node, model::FlattenOptions options) {
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
  if (!canonical.lowered.program) return ofText;
  if (!ofText.lowered.program) return canonical;
  if (saidBy(ofText) != saidBy(canonical)) return ofText;
  // The same is said of both: only the order of the words is the text's.
  canonical.diagnostics = std::move(ofText.diagnostics);
  canonical.violated = std::move(ofText.violated);
  return canonical;
}

}  // namespace armature
