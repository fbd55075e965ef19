// What a diagram is called in the window.
#pragma once
#include <QString>

namespace armature::app {

class OpenDocument;

// Its own title; that of an example in the language of the window. A title that a person has written is shown as it is
// written.
QString shownName(const OpenDocument& document);

// What it says about itself, likewise.
QString shownDescription(const OpenDocument& document);
// What something within it says of itself, likewise.
QString shownText(const OpenDocument& document, const std::string& text);

}  // namespace armature::app
