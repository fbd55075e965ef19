// Diagnostics as messages that stand alone.
#pragma once
#include "engine/base/source.h"
#include "engine/facade/session.h"

namespace armature {

// Resolves the text places of a diagnostic.
Message toMessage(const Diagnostic& diagnostic, const SourceTable& sources);

}  // namespace armature
