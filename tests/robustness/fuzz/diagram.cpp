// Diagrams (also what the clipboard holds, which is one): reading gives a document or a message; a document is written
// and read again as the same; its netlist gives a class or a message, and the class a document.
#include "engine/diagram/document.h"
#include "engine/diagram/import.h"
#include "engine/diagram/netlist.h"
#include "engine/syntax/arena.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::diagram;
using armature::fuzz::demand;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const Result<Document> document = fromJson(fuzz::textOf(data, size), "fuzz");
  if (!document) {
    demand(!document.reason().message.empty() && document.reason().code[0] == 'D', "a failure has a message");
    return 0;
  }
  const std::string written = toJson(*document);
  const Result<Document> again = fromJson(written, "again");
  demand(again && *again == *document && toJson(*again) == written, "what is written is read as the same");
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const Netlist netlist = toClass(*document, context);
  demand(netlist.model || diagnostics.hasErrors(), "a document gives a class or a message");
  if (netlist.model) demand(static_cast<bool>(fromModelica(*netlist.model, context)), "the class gives a document");
  return 0;
}
