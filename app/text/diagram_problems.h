// What the check of a diagram says of its text, at the places of the text that a person reads and writes beside it: the
// check has read another one, without annotations.
#pragma once
#include <string>
#include <vector>

#include "app/run/checker.h"
#include "app/text/text_problem.h"

namespace armature::app {

// Of the messages of `document`, those that quote its text. What stands nowhere in `text` has no line. Linear in the
// size of both.
TextProblems diagramProblems(const diagram::Document& document, const Messages& messages, const std::string& text);

}  // namespace armature::app
