// One number of a run in plain words: what its sign says, with the neighbours named; what the flanges of its node add
// up to; whether a source drives or brakes; how far a spring is from its rest.
#pragma once
#include <QStringList>
#include <functional>

#include "app/look/glasses.h"
#include "app/run/catalog.h"
#include "app/teaching/instant.h"
#include "app/teaching/sign_table.h"
#include "engine/diagram/document.h"

namespace armature::app {

struct Explanation {
  QString title;          // "spring1.f = −3.2 N at 0.4 s"
  QStringList sentences;  // never empty
  bool hasSign = false;   // the table of signs knows the variable
  QString quadrantAt;     // the connector at which it says whether the part drives or brakes; empty: nowhere
  int driving = 0;        // there: 1 it drives, −1 it brakes, 0 neither
};

struct ExplainSources {
  const diagram::Document& document;
  std::function<ClassPtr(const QString& className)> classOf;  // null where it is not known
  Instant instant;                                            // empty without a run: what the signs would mean then
  const SignTable& table;
  Glasses glasses = {};  // that numbers are shown through
};

// `variable`: full name, e.g. "spring1.f" or "mass1.flange_b.f".
Explanation explain(const QString& variable, const ExplainSources& sources);

// Variables of one part of the diagram that the table can explain, in its order; those of its connectors behind.
QStringList explainable(const QString& part, const ExplainSources& sources);

}  // namespace armature::app
