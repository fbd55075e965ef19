// One line of the diagram on show in space: the panel follows the page and its level, comes when the menu View or a
// right click asks for it, and never by itself.
#pragma once
#include <QObject>

#include "engine/diagram/document.h"
#include "engine/facade/domain.h"

namespace armature::app {

class CanvasMenu;
class DockLayout;
class LinePanel;
class OpenPages;
class ViewMenu;

class LineRoom : public QObject {
  Q_OBJECT
 public:
  // All must outlive this.
  LineRoom(LinePanel& panel, OpenPages& pages, DockLayout& docks, ViewMenu& view, CanvasMenu& canvas);

  LinePanel& panel() { return panel_; }
  // Shows the track (translational) or the shaft (rotational) that a part of the diagram is on; an empty name: of what
  // is selected, else the first.
  void show(Domain domain, const QString& part = {});

 private:
  void follow();

  LinePanel& panel_;
  OpenPages& pages_;
  DockLayout& docks_;
};

}  // namespace armature::app
