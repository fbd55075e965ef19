// What a person may answer when asked what the signs of a part of his own mean: the variables that can be asked about,
// for each the answers in plain words with the row of the sign table that each stands for, and the check of an answer
// against the part's own equations on a test bench (sign_run.h).
#pragma once
#include "app/teaching/sign_run.h"
#include "engine/diagram/document.h"

namespace armature::app {

struct SignAnswer {
  QString words;  // "positive where the part is pulled apart"
  SignRow row;    // with a proposal for its sentences
};

// Variables that may have a direction, in the order of the class; with rows in the tables those that have none.
QStringList signCandidates(const ClassInfo& info);
// "force", "velocity", … by its unit or else by its name; empty where neither says.
QString proposedQuantity(const VariableInfo& variable);
// Quantities that a part with such connectors can have, and what they are called.
QStringList quantitiesOf(const ClassInfo& info);
QString quantityName(const QString& quantity);
// In which the bench has it: "N.m".
QString unitOfQuantity(const QString& quantity);
// All answers for a variable of that quantity; the one that the library would give first.
QList<SignAnswer> answersFor(const ClassInfo& info, const QString& variable, const QString& quantity);

// The part on its bench, as a diagram that brings its classes; `ends`: the connectors that are held.
diagram::Document signBenchOf(const ClassInfo& info, const std::vector<std::string>& ownClasses, QStringList* ends);
inline constexpr double kSignBenchTime = 6;  // [s]

// What the bench says of an answer.
struct SignVerdict {
  enum class Kind { agrees, contradicts, cannotTell } kind = Kind::cannotTell;
  double time = 0;   // [s] where it is seen best
  double said = 0;   // what the variable would be there by the answer
  double found = 0;  // what it is there
};
SignVerdict checkAnswer(const SignRun& run, const SignRow& row);

}  // namespace armature::app
