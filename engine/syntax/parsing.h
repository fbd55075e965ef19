// A text that is parsed by itself, beside any session: all that its tree points into.
#pragma once
#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

namespace armature::syntax {

struct Parsing {
  Parsing() = default;
  Parsing(const Parsing&) = delete;
  Parsing& operator=(const Parsing&) = delete;

  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  Arena arena;
  ParseContext context{names, sources, arena, diagnostics};
};

}  // namespace armature::syntax
