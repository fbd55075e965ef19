// The dock "Energy": it follows the diagram on show, and never opens by itself.
#pragma once
#include <QObject>

class QDockWidget;

namespace armature::app {

class DockLayout;
class EnergyPanel;
class OpenPages;

class EnergyRoom : public QObject {
  Q_OBJECT
 public:
  // All must outlive the room.
  EnergyRoom(OpenPages& pages, DockLayout& docks);

  EnergyPanel& panel() { return *panel_; }
  QDockWidget& dock() { return dock_; }
  // Letters for the last row of a room.
  void setLargeType(bool isLarge);
  // Opens the dock with room to read.
  void open();

 private:
  void follow();

  OpenPages& pages_;
  DockLayout& docks_;
  EnergyPanel* panel_;
  QDockWidget& dock_;
};

}  // namespace armature::app
