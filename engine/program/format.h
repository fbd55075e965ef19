// Texts of messages that are made during a run.
#pragma once
#include <string>
#include <vector>

#include "engine/base/phrase.h"
#include "engine/program/program.h"

namespace armature::program {

// The text of a message: literal pieces and values of v. `texts` are those that text indices refer to.
std::string formatMessage(const std::vector<MessagePiece>& pieces, const double* v,
                          const std::vector<std::string>& texts);
// A number with six significant digits, as String(value) of the language writes it.
std::string formatReal(double value);
// The same in a sentence, with its unit if it has one.
Phrase spokenReal(double value, const std::string& unit = {});

}  // namespace armature::program
