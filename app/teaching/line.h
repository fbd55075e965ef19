// The lines of a diagram: largest sets of flanges of one mechanical domain that are joined by wires or by parts whose
// flanges move along (or turn about) one axis. A line has one positive direction on the screen, however its parts are
// placed, and every part is drawn along, across or against it. Values go in, values come out; nothing is known here of
// widgets or of a run.
#pragma once
#include <QHash>
#include <QPointF>
#include <optional>
#include <span>
#include <vector>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

// How a part is drawn on its line: its a to b points as the line, turned by 90°, or the other way round; `none`: it
// points nowhere by itself (a fixed point, an absolute sensor).
enum class AxisCheck { none, along, across, against };

struct LineMember {
  int part = -1;
  std::optional<QPointF> pointing;  // unit vector on the screen, y up
  bool hasTwoFlanges = false;       // its direction counts before that of sources
  AxisCheck check = AxisCheck::none;
};

struct Line {
  Domain domain = Domain::other;
  QPointF direction;                  // positive, a unit vector on the screen, y up
  QPointF natural;                    // what it would be without the person's choice
  bool isChosen = false;              // by the person
  std::vector<ConnectorRef> flanges;  // in the order of parts
  std::vector<ConnectorRef> grounds;  // supports that are not shown: held by the implicit ground
  std::vector<LineMember> members;    // each part once
};

struct Lines {
  std::vector<Line> all;
  QHash<qint64, int> byFlange;

  // The line of a flange (or of the place of a hidden support), or null.
  const Line* find(ConnectorRef flange) const;
  static qint64 key(ConnectorRef flange) { return (static_cast<qint64>(flange.part) << 32) | flange.connector; }
};

// The person's choices of a positive direction, by flange ("mass1.flange_a"), as unit vectors on the screen, y up.
using LineChoices = QHash<QString, QPointF>;

// Whether a connector is the housing that a part reacts against.
bool isSupport(const ConnectorPicture& connector);

// Cost is linear in the number of flanges and wires.
Lines findLines(std::span<const PartPicture> parts, std::span<const WirePicture> wires, const LineChoices& choices);

}  // namespace armature::app
