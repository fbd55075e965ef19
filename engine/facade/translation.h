// From a class to its program: in the order of its text, or in one that does not hang on where its parts stand there.
#pragma once
#include <optional>

#include "engine/lower/lower.h"
#include "engine/model/flatten.h"

namespace armature {

// What a translation has given. `lowered.program` is null after errors.
struct Translation {
  lower::LowerResult lowered;
  Diagnostics diagnostics;
  std::vector<Diagnostic> violated;  // assertions that are never true (frame_words)
  // Of the flat model; the lowering has used up the rest of it.
  std::optional<model::Experiment> experiment;  // empty where the class could not be flattened
  std::string name;
  double instantiateSeconds = 0;
};

// Translates in the canonical order (model/canonical_order). Where that has anything to say, or gives nothing, once
// more in the order of the text, for its messages: they list parts, and choose between them, as they come, and a person
// expects them as the text has them. Where the messages are others, that translation is taken, too. (Not where the
// first one has taken more than a second.) `options.order` is set here.
Translation translateInOrder(model::Library& library, const model::ClassNode& node, model::FlattenOptions options);

}  // namespace armature
