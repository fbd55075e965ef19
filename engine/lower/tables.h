// The tables of a program beside its sections: variables, states, discrete variables, origins, messages.
#pragma once
#include "engine/lower/section_builder.h"
#include "engine/lower/work.h"

namespace armature::lower {

// Of a variable, positive: 1 where it has none.
double nominalOf(Work& w, VarId v);
// Fills states, discretes and variables of the program.
void fillTables(Work& w, SlotTable& slots);
// A string expression as pieces; values that are not plain variables are computed by the section.
std::vector<program::MessagePiece> messagePieces(Work& w, SlotTable& slots, SectionBuilder& section, ExprId message);
// Sizes of systems as listed by the statistics.
void countSystems(Work& w);

}  // namespace armature::lower
