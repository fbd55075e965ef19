// Which connectors of a diagram a wire from one of them may end at, and why not at the others.
#pragma once
#include <QHash>
#include <QSet>
#include <QString>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

// Which ends the wires of a diagram join: for questions about wires from many connectors.
struct WiredEnds {
  explicit WiredEnds(const DiagramScene& scene);
  QHash<QString, QSet<QString>> joined;  // by an end
  QSet<QString> all;
};

class JoinRules {
 public:
  // Good until the diagram changes. It is made once for all questions about wires from one connector: what the wires
  // are is not looked up again for each.
  JoinRules(const DiagramScene& scene, ConnectorRef from);
  JoinRules(const DiagramScene& scene, ConnectorRef from, const WiredEnds& ends);
  bool allows(ConnectorRef to) const { return obstacleOf(to) == Obstacle::none; }
  // In words; empty where a wire is allowed.
  QString refusal(ConnectorRef to) const;

 private:
  enum class Obstacle { none, same, joined, noSignal, kind, outputs, inputs, heard, quantities };
  Obstacle obstacleOf(ConnectorRef to) const;
  // The one of the two that is an input.
  ConnectorRef inputOf(ConnectorRef to) const;

  const DiagramScene& scene_;
  ConnectorRef from_;
  QSet<QString> joined_;  // ends that wires join it with
  QSet<QString> wired_;   // where it is a signal: all ends of wires
};

}  // namespace armature::app
