// What is wrong with an expression that a person types: the sentence for the field, by the engine's own grammar.
#pragma once
#include <QString>

namespace armature::app {

// Empty when `text` is a Modelica expression, or nothing at all.
QString grammarProblem(const QString& text);

}  // namespace armature::app
