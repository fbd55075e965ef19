// What lies in the clipboard, pasted into a document that has parts of the same names, moved, renamed, and undone: the
// document is as before. What is copied from it is read again as a diagram.
#include "app/document/clipboard.h"
#include "app/document/difference.h"
#include "app/document/open_document.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::app;
using armature::fuzz::demand;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  const std::optional<diagram::Document> pasted = fromClipboard(text);
  if (!pasted) return 0;
  OpenDocument document;
  document.reset(*pasted, {});
  const std::string before = diagram::toJson(document.values());
  const std::vector<int> added = document.addParts("Paste", pasted->components, pasted->connections);
  demand(added.size() == pasted->components.size(), "all parts are pasted");
  for (const int part : added) {
    document.rename(part, "part");
    document.setModifier(part, "k", "1");
  }
  const auto copy = fromClipboard(toClipboard(document.values(), added));
  demand(copy && copy->components.size() == added.size(), "what is copied can be pasted");
  (void)differencesOnDisk(*pasted, document.values());
  document.remove(added, {});
  while (document.undoStack()->canUndo()) document.undoStack()->undo();
  demand(diagram::toJson(document.values()) == before, "what is undone is as before");
  return 0;
}
