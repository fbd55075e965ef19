// Names that the language or a library that is there has already, for the fields that names are typed into.
#pragma once
#include "app/run/catalog.h"

namespace armature::app {

// Why something in the diagram cannot be called so; empty where nothing forbids it.
QString libraryNameProblem(Catalog& catalog, const diagram::Document& values, const QString& name);

}  // namespace armature::app
