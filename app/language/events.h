// What happened in a run, in the language that is spoken.
#pragma once
#include <QString>
#include <string>
#include <vector>

namespace armature::app {

// "x > 1 became true, y < 0 became false", as the run has it: relations are the model's own text, what is said of them
// is not.
QString spokenEvent(const std::string& text);

// What changed at an event, one condition or parameter after the other.
struct SpokenChange {
  QString words;
  QString outcome;  // their end that says what became of a condition (" became true"); empty where there is none
};
std::vector<SpokenChange> spokenChanges(const std::string& text);

}  // namespace armature::app
