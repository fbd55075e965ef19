// The page that lessons are played on: one tab of the window, used again from lesson to lesson.
#pragma once
#include "app/lessons/lesson_stage.h"

namespace armature::app {

class DiagramPage;
class OpenPages;
class RunMenu;
class ViewMenu;

class LessonRoom : public LessonStage {
  Q_OBJECT
 public:
  // All must outlive the room.
  LessonRoom(OpenPages& pages, ViewMenu& view, RunMenu& run);

  bool isOpen() const override { return page_ && isInUse_; }
  void show(const diagram::Document& document) override;
  void leave() override;
  RunControl& run() override;
  CanvasView& canvas() override;
  void setOverlays(const QStringList& overlays) override;
  void setGlasses(const QString& name) override;
  void light(const QStringList& parts) override;
  void setLocks(const LessonLocks& locks) override;
  void hold(bool isHeld) override;
  QPointF axisOf(const QString& part, const QString& connector) override;

 private:
  void takePage();
  OpenPages& pages_;
  ViewMenu& view_;
  RunMenu& runMenu_;
  DiagramPage* page_ = nullptr;
  bool isInUse_ = false;
};

}  // namespace armature::app
