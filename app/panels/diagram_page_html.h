// The page of a diagram as HTML: what it is about, its parts and parameters, its own classes, what is simulated; for an
// empty one, how to begin.
#pragma once
#include <QString>

#include "engine/diagram/document.h"

namespace armature::app {

// Links as on the pages of classes ("page:NAME"). `title`: what the tab shows.
QString diagramPageHtml(const diagram::Document& diagram, const QString& title);

}  // namespace armature::app
