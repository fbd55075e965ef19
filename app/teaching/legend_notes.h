// What the legend says in words: layers that are switched on and have nothing to show here, and arrows that are too
// short to be to scale. A switch that does nothing to see leaves a person in doubt about the switch.
#pragma once
#include <QStringList>

#include "app/teaching/drawn.h"
#include "app/teaching/overlays.h"

namespace armature::app {

struct ValueSlots;

// `still` lists the axes and the conventions; `slots`, where there is a run, what arrows it has (else null); `moves`: a
// part that slides or turns, charges that run, or a part that says its state; `isCrowded`: conventions are only those
// of the parts that are looked at. Where there is no room for them, the lines on short arrows (the last one) and on
// conventions may be left out: dropNotes.
QStringList legendNotes(const Overlays& overlays, const Drawn& still, const ValueSlots* slots, bool hasValues,
                        bool moves, bool isCrowded);
// Takes out what may be left out; false: there was nothing of it.
bool dropNotes(QStringList& notes);

}  // namespace armature::app
