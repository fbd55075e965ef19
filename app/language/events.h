// What happened in a run, in the language that is spoken.
#pragma once
#include <QString>
#include <string>

namespace armature::app {

// "x > 1 became true, y < 0 became false", as the run has it: relations are the model's own text, what is said of them
// is not.
QString spokenEvent(const std::string& text);

}  // namespace armature::app
