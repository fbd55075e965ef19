// What is said below a field about a value: that it cannot be read, or that it speaks of something that the diagram
// does not have.
#pragma once
#include <QString>

#include "app/document/open_document.h"
#include "app/run/catalog.h"

namespace armature::app {

// Why a text cannot be a Modelica expression; empty when it is one, or nothing at all.
QString expressionProblem(const QString& text);
// The first name in an expression that neither the diagram (its parts, parameters, classes, declarations) nor the
// language nor a library on the path has, as a sentence; empty when all are known, or when the diagram inherits names
// that only the engine knows.
QString unknownName(const QString& text, const diagram::Document& diagram, Catalog& catalog);

}  // namespace armature::app
