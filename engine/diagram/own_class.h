// A diagram's own classes: what their texts say, and one of them edited as a diagram, its text changed where the
// drawing was.
#pragma once
#include <string>

#include "engine/base/result.h"
#include "engine/diagram/changed_text.h"
#include "engine/diagram/class_text.h"
#include "engine/diagram/document.h"

namespace armature::diagram {

// The classes that a diagram brings, under its name, with the imports beside its parts, which they see, and nothing
// else of it: mistakes elsewhere in the diagram do not matter there.
Document ownClassesOf(const Document& document);
// The same with what is declared beside its parts.
Document ownTextsOf(const Document& document);

// The simple name of the class; empty when the text cannot be read.
std::string ownClassName(const std::string& classText);

// The imports in the text beside a drawing (Document::declarations), which its classes see. Of a text that cannot be
// read, as one that is being typed, those that can.
std::string importsOf(const std::string& declarations);
// Whether that text says nothing but them: nothing that could be run or shown.
bool hasOnlyImports(const std::string& declarations);

// Whether a class can be changed by its drawing, whatever else stands in its text. A failure (D034) says why not: the
// text cannot be read, or it is no model or block with a body.
[[nodiscard]] Result<void> canBeDrawn(const std::string& classText);

// What is drawn in a class, as its text says; class names are as they are written. Failure D034: the text cannot be
// read, or is no class with a body.
[[nodiscard]] Result<Document> drawingOf(const std::string& classText);

// The class after its drawing was changed: everything else of the text stays byte for byte (changed_text.h has the
// failures). `before`: the class as its text says (drawingOf); `after`: as it is drawn now.
[[nodiscard]] Result<std::string> withDrawing(const std::string& classText, const Document& before,
                                              const Document& after, const WireDrawing& drawing = {});

// The class with one more connector, whose placement is that on its icon; in its diagram it has the same, or stands
// beyond a wider drawing on that side. Everything else of the text stays to the letter. Failure
// D034: the text cannot be read, or is no class with a body.
[[nodiscard]] Result<std::string> withConnector(const std::string& classText, ComponentItem connector);

// The class with `signs` as the text of its annotation __Armature(signs = "…"), which says what the signs of its
// variables mean (see app/teaching/own_signs.h); everything else of the text stays to the letter. Failure D034: the
// text cannot be read, or is no class with a body.
[[nodiscard]] Result<std::string> withSigns(const std::string& classText, const std::string& signs);

}  // namespace armature::diagram
