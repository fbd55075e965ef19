// From a class to its program, in an order that does not hang on where its parts stand in the text, with messages that
// come in the order of the text.
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

// Translates in the canonical order (model/canonical_order). Where that has anything to say, or gives nothing, the
// class is translated in the order of its text as well: those messages are told, because they list parts as the person
// has them, and that program is taken where the canonical order gives none. `options.order` is set here.
Translation translateInOrder(model::Library& library, const model::ClassNode& node, model::FlattenOptions options);

}  // namespace armature
