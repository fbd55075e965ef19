// What the signs of a diagram's own classes mean: asks for it, and keeps it in the class's text.
#pragma once
#include <QString>

namespace armature::app {

class Announcements;
class DiagramPage;
class EngineThread;

// Asks about a class of the page's diagram, one variable at a time, and keeps what was said with the class, as one step
// of undo. For another class it says that only these can be asked about. An empty name: the class of the selected part.
void askForSigns(DiagramPage& page, EngineThread& engine, const Announcements& announcements, QString className = {});

}  // namespace armature::app
