// Modelica files: a text without errors is printed, and what is printed has none either.
#include "engine/syntax/parser.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/printer.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using armature::fuzz::demand;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const FileId file = sources.add("fuzz", std::string(fuzz::textOf(data, size)));
  const syntax::StoredDefinition* stored = syntax::parseFile(context, file);
  demand(stored != nullptr, "a parse gives something");
  if (diagnostics.hasErrors()) return 0;
  const std::string printed = syntax::toText(*stored, names, sources);
  Diagnostics ofPrinted;
  syntax::ParseContext again{names, sources, arena, ofPrinted};
  const syntax::StoredDefinition* read = syntax::parseFile(again, sources.add("printed", printed));
  demand(!ofPrinted.hasErrors(), "what is printed can be read");
  demand(read->classes.size() == stored->classes.size(), "what is printed has the same classes");
  return 0;
}
