// Where a lesson is played: one page of the window with its run. The room `shell` has one; a lesson knows no window.
#pragma once
#include <QObject>

#include "app/canvas/canvas_view.h"
#include "app/run/run_control.h"

namespace armature::app {

// What cannot be done meanwhile.
struct LessonLocks {
  bool structure = false;   // parts and wires
  bool parameters = false;  // values of parts, experiment
  bool overlays = false;    // layers over the diagram
  bool results = false;     // a run, and all layers that show one: a prediction is open
  bool operator==(const LessonLocks&) const = default;
};

class LessonStage : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // Whether the page is there; `show` makes one.
  virtual bool isOpen() const = 0;
  // Puts a diagram on the page: fresh, without a file and without a run.
  virtual void show(const diagram::Document& document) = 0;
  // Gives the page back to the person as it is.
  virtual void leave() = 0;

  // ---- while it is open ----
  virtual RunControl& run() = 0;
  virtual CanvasView& canvas() = 0;
  // Names of layers as lessons have them.
  virtual void setOverlays(const QStringList& overlays) = 0;
  // The glasses that numbers are shown through, by their name; empty: none.
  virtual void setGlasses(const QString& name) = 0;
  virtual void light(const QStringList& parts) = 0;
  virtual void setLocks(const LessonLocks& locks) = 0;
  // Keeps motion at the instant that is shown, or lets it play.
  virtual void hold(bool isHeld) = 0;
  // The positive direction on the screen of the line that a connector belongs to, a unit vector, y up; to the right
  // where it is on no line.
  virtual QPointF axisOf(const QString& part, const QString& connector) = 0;

 Q_SIGNALS:
  // A run has come to its end, or could not begin.
  void finished();
  // The engine has looked at the diagram.
  void checked();
  // The page has gone.
  void closed();
};

// What is wrong with a diagram by its check and, where that is of the same model, its last run: the first error, or the
// message with a code (empty: none) whatever its weight. Null: nothing.
const Message* firstProblem(const RunControl& run, const QString& code);

}  // namespace armature::app
