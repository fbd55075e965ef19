// The menu View: zoom, what is drawn over the diagram, the theme, docks and tabs.
#pragma once
#include <QObject>

#include "app/teaching/live_overlay.h"

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QSettings;

namespace armature::app {

class ActionSet;
class ColorScheme;
class DiagramPage;
class DockLayout;
class GlassesMenu;
class OpenPages;
class WornGlasses;

class ViewMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  ViewMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, DockLayout& docks, ColorScheme& scheme,
           WornGlasses& glasses);
  // What is drawn over the diagram, as it was at the last end.
  void restore(const QSettings& settings);
  void save(QSettings& settings) const;

  // What is drawn over the diagram, on every page alike.
  void show(const Overlays& overlays);
  // The same for a lesson: the person's own choice is kept beside, comes back at the end of the lesson, and is what is
  // saved meanwhile.
  void showForLesson(Overlays overlays);
  // The glasses that numbers are shown through, on every page alike; false for a name that is none.
  bool wear(const QString& glasses);
  // The glasses that a lesson shows its numbers through; empty: none.
  void wearForLesson(const QString& glasses);
  void endLesson();
  // While a page is on show: no layer can be chosen, or none that shows results. Null ends it.
  struct Locks {
    const DiagramPage* page = nullptr;
    bool overlays = false, results = false;
  };
  void setLocks(const Locks& locks);
  bool isLargeType() const { return large_->isChecked(); }

 Q_SIGNALS:
  void largeTypeChanged(bool isLarge);
  // A line of this domain is to be shown in space.
  void lineWanted(armature::Domain domain);
  // Whether results may be looked at on the page on show.
  void resultsHidden(bool areHidden);

 private:
  void addZoom(QMenu* menu);
  void addMinimap(QMenu* menu);
  void addOverlays(QMenu* menu);
  void addArrowKinds(QMenu* menu);
  Overlays overlays() const;
  void addScheme(QMenu* menu, ColorScheme& scheme);
  void addLines(QMenu* menu);
  void addDocks(QMenu* menu, DockLayout& docks);
  void addTabs(QMenu* menu);
  void lookInside();
  void apply();
  void applyLocks();
  void applyLargeType();

  ActionSet& actions_;
  OpenPages& pages_;
  WornGlasses& worn_;
  GlassesMenu* glasses_ = nullptr;
  QAction *values_ = nullptr, *arrows_ = nullptr, *live_ = nullptr, *motion_ = nullptr, *axis_ = nullptr,
          *convention_ = nullptr, *sparklines_ = nullptr, *large_ = nullptr;
  QActionGroup *kinds_ = nullptr, *minimap_ = nullptr;
  Locks locks_;
  std::optional<Overlays> own_;  // while a lesson chooses
};

}  // namespace armature::app
