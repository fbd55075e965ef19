// Something that is wrong at a place of a text.
#pragma once
#include <QString>
#include <vector>

namespace armature::app {

struct TextProblem {
  int line = 0;    // from 0; −1: the text as a whole
  int begin = 0;   // [byte] of the line
  int length = 0;  // [byte]; 0: the word that begins there
  bool isError = true;
  QString words;
  bool operator==(const TextProblem&) const = default;
};
using TextProblems = std::vector<TextProblem>;

}  // namespace armature::app
