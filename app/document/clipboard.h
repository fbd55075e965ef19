// Parts and the wires among them as text, for the clipboard: a diagram file of its own, so that it can also be pasted
// into a text editor.
#pragma once
#include <QByteArray>
#include <optional>

#include "engine/diagram/document.h"

namespace armature::app {

inline constexpr const char* kClipboardMime = "application/x-armature-diagram+json";

// The chosen parts (indices), the connections between them, and the chosen notes.
QByteArray toClipboard(const diagram::Document& document, const std::vector<int>& parts,
                       const std::vector<int>& notes = {});
// What a clipboard text holds; nothing when it is no diagram.
std::optional<diagram::Document> fromClipboard(const QByteArray& text);

}  // namespace armature::app
