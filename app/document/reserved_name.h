// Names that parts, parameters and classes of a diagram cannot have although they are spelt like names: those of the
// language's own types, and those of the libraries, which would be hidden by them.
#pragma once
#include <QString>
#include <QStringList>

#include "engine/diagram/document.h"

namespace armature::app {

// Why not; empty for a name that is free of this. `libraries`: names of the top level.
QString reservedProblem(const QString& name, const QStringList& libraries);

// The libraries that a diagram uses, by the names of its parts' classes.
QStringList usedLibraries(const diagram::Document& values);

}  // namespace armature::app
