#include "app/document/clipboard.h"

#include <set>

#include "app/document/notes.h"
#include "app/document/open_document.h"
#include "engine/diagram/json.h"

namespace armature::app {

QByteArray toClipboard(const diagram::Document& document, const std::vector<int>& parts,
                       const std::vector<int>& notes) {
  diagram::Document copy;
  copy.name = "Clipboard";
  std::set<std::string> names;
  for (int part : parts) {
    copy.components.push_back(document.components.at(static_cast<size_t>(part)));
    names.insert(copy.components.back().name);
  }
  for (const auto& c : document.connections)
    if (names.count(splitEnd(c.from).first) && names.count(splitEnd(c.to).first)) copy.connections.push_back(c);
  for (int note : notes) (*copy.extra)["notes"].push_back(*noteEntry(document, note));
  return QByteArray::fromStdString(diagram::toJson(copy));
}

std::optional<diagram::Document> fromClipboard(const QByteArray& text) {
  auto read = diagram::fromJson(text.toStdString(), "clipboard");
  if (!read) return std::nullopt;
  return read.take();
}

}  // namespace armature::app
