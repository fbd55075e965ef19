// The tables of one parse, for tests.
#pragma once
#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

namespace armature::syntax {

struct Session {
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  Arena arena;
  ParseContext context{names, sources, arena, diagnostics};

  FileId add(std::string text) { return sources.add("text.mo", std::move(text)); }
  const StoredDefinition* parse(std::string text) { return parseFile(context, add(std::move(text))); }
  const Expression* expression(std::string text) { return parseExpression(context, add(std::move(text))); }
};

}  // namespace armature::syntax
