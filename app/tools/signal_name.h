// The names of signals of buses, as a person gives them to the ends of wires.
#pragma once
#include "app/canvas/buses.h"

namespace armature::app {

// The signal that the end of a wire at a bus names; empty where it is at the bus itself.
QString signalAt(const DiagramScene& scene, ConnectorRef bus, const std::string& end);
// Why a text cannot be the name of a signal; empty when it can.
QString signalNameProblem(const QString& name);
// Gives a signal another name at this bus and at all that are joined to it, with all that reads it (wires, plots,
// expressions, notes), in one step of undo. Gives the reason when it cannot be done, else an empty text.
QString renameSignal(DiagramScene& scene, ConnectorRef bus, const QString& before, const QString& after);

}  // namespace armature::app
