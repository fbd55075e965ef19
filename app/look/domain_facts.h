// What the program knows of the domains of connectors, in one table: colours, words, the names of their variables.
#pragma once
#include <QString>
#include <span>

#include "engine/facade/domain.h"

namespace armature::app {

struct DomainFacts {
  Domain domain;
  const char *light, *dark;      // ink in either theme; null: that of quiet text
  double wire;                   // width of a wire [px], at 100 %
  const char* kind;              // what a connector is, in words, untranslated; null: its class says it
  const char *flow, *potential;  // names of the connector's variables; null where there are none or not these two
  bool isMechanical;             // the flow is a force or torque along the part's own axis
  const char* package;           // a part of the names of its connectors' classes; null: not told by the name
  const char* signs;             // what counts as positive, untranslated; null: nothing to say
};

// One row for each domain, in the order of the enumeration.
std::span<const DomainFacts> domainFacts();
const DomainFacts& factsOf(Domain domain);
// The words of a row in the person's language.
QString domainWords(const char* words);

}  // namespace armature::app
