// The menu View: zoom, what is drawn over the diagram, the theme, docks and tabs.
#pragma once
#include <QObject>

#include "app/teaching/live_overlay.h"

class QAction;
class QMenu;
class QMenuBar;

namespace armature::app {

class ActionSet;
class ColorScheme;
class DockLayout;
class OpenPages;

class ViewMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  ViewMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, DockLayout& docks, ColorScheme& scheme);

  // What is drawn over the diagram, on every page alike.
  void show(const Overlays& overlays);

 private:
  void addZoom(QMenu* menu);
  void addOverlays(QMenu* menu);
  void addScheme(QMenu* menu, ColorScheme& scheme);
  void addDocks(QMenu* menu, DockLayout& docks);
  void addTabs(QMenu* menu);
  void apply();

  ActionSet& actions_;
  OpenPages& pages_;
  QAction *values_ = nullptr, *arrows_ = nullptr, *live_ = nullptr, *motion_ = nullptr, *axis_ = nullptr,
          *convention_ = nullptr;
};

}  // namespace armature::app
