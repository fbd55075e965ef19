// View → Glasses: which convention the numbers of a run are shown in. One of a few, each with a sentence in its
// tooltip.
#pragma once
#include <QObject>

class QActionGroup;
class QMenu;

namespace armature::app {

class ActionSet;
class WornGlasses;

class GlassesMenu : public QObject {
  Q_OBJECT
 public:
  // Adds itself to `view`. All must outlive it.
  GlassesMenu(QMenu& view, ActionSet& actions, WornGlasses& worn);
  // No others can be chosen: a lesson has chosen.
  void setLocked(bool isLocked);

 private:
  void showChoice();
  WornGlasses& worn_;
  QActionGroup* group_;
};

}  // namespace armature::app
