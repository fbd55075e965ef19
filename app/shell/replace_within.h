// Putting another text in the places that findText has found, in a diagram and in the classes of its own that its
// sub-models have.
#pragma once
#include "app/document/find_text.h"

namespace armature::app {

// As replaceText, all of it one step of undo. A name of a part in a sub-model is another one outside as well, wherever
// it is read. `problem`: also of a class whose text cannot be changed by its drawing, which stays as it is.
int replaceEverywhere(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what, const QString& by,
                      QString* problem = nullptr);

}  // namespace armature::app
