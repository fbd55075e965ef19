// The powers of what one view shows, bound to its run when somebody asks for them and kept until the run or the diagram
// is another one. What the insides of its parts would tell comes later, by signal.
#pragma once
#include <QObject>
#include <optional>

#include "app/canvas/diagram_scene.h"
#include "app/power/energies.h"
#include "app/run/run_control.h"

namespace armature::app {

class PowerBook : public QObject {
  Q_OBJECT
 public:
  // Both must outlive this. `prefix`: "" or "robot.axis1.".
  PowerBook(DiagramScene& scene, RunControl& run, const QString& prefix, QObject* parent);

  // Null without a run, or before its first row.
  const Powers* powers();
  // Whether somebody has asked since the run or the diagram has changed.
  bool isBound() const { return powers_ != nullptr; }
  // What is largest in the run so far; powers() must not be null.
  const Survey& survey();
  // Null without a run.
  Energies* energies();
  // Whether it still waits for what the insides of parts tell.
  bool isWaiting() const { return isWaiting_; }

 Q_SIGNALS:
  // What powers() gave is no longer there.
  void changed();

 private:
  void clear();

  DiagramScene& scene_;
  RunControl& run_;
  std::string prefix_;
  std::unique_ptr<Powers> powers_;
  std::optional<Survey> survey_;
  std::optional<Energies> energies_;
  bool isWaiting_ = false;
};

// What a source does at an instant, in words for people: "drives forward", "gives".
QString quadrantWords(Quadrant quadrant, bool isGiving);

}  // namespace armature::app
