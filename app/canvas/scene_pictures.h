// What the picture of a diagram is made of: parts with their connectors and labels, wires, and references to them.
// Coordinates are the diagram's (y up) unless said otherwise.
#pragma once
#include <QHash>
#include <QPolygonF>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "app/document/open_document.h"
#include "app/look/icons.h"
#include "app/run/catalog.h"
#include "engine/diagram/wire_router.h"

namespace armature::app {

// Of a bus: it is drawn in the colour that its class has for itself.
struct BusLook {
  bool isBus = false;
  int color = -1;  // RGB of its icon; −1: it has none
  bool operator==(const BusLook&) const = default;
};

struct ConnectorPicture {
  ConnectorInfo info;
  QPointF at, out;
  diagram::Leaving leaving = diagram::Leaving::outwards;  // how wires leave it
  bool isVisible = true;                                  // its condition holds or cannot be decided
  bool isConnected = false;
  BusLook bus = {};  // as far as its class is known
};

enum class LabelSide { below, above, belowRight, belowLeft, aboveRight, aboveLeft, right, left };

struct PartPicture {
  QString name;
  QString className;
  diagram::Placement placement;
  ClassPtr info;                // null until the catalog knows it
  bool isMissing = false;       // no such class
  bool isDisabled = false;      // its condition is false: not part of the model
  bool hasStartValues = false;  // of its own (start_mark)
  bool isLit = false;           // somebody speaks of it: it has its name where the others have none
  QRectF rect;
  QRectF drawn;  // what its icon covers of that, as far as it is known: names stand beside it
  std::vector<ConnectorPicture> connectors;
  IconState state;
  QHash<QString, QString> iconTexts = {};  // what texts with % read on the icon of a class of the diagram's own
  QStringList values;                      // "J = 2 kg·m²"
  LabelSide labelSide = LabelSide::below;
  QPointF labelShift = {};                 // from there, where that side is taken [unit, y up]
  std::optional<QPointF> labelOffset;      // where the person has put it, from the centre of the part [unit, y up]
  bool hasRoomForValues = true;            // false: the lines under the name would cover something
  QRectF labelRect;                        // about what name and values cover [unit, y up]
  QStringList sparklines = {};             // variables drawn beside it, by their names within it
  std::optional<QPointF> sparkPlace = {};  // of their upper edge, where the person has put it, as of the label
  QRectF sparkRect = {};                   // about what they cover [unit, y up]; empty: nothing
};

struct WirePicture {
  QString from, to;
  QPolygonF points;  // empty: an end is missing
  Domain domain = Domain::other;
  int net = 0;
  bool isManual = false;  // has a stored route
  uint64_t square = 0;    // corners at which it meets others of its net: these are not rounded; of the first 64
  BusLook bus = {};       // it joins two buses as a whole, or one as a part of another one
  uint64_t print = 0;     // of what its way follows from (rest_ways.h); 0: not known
};

// A connector on the diagram: part index and position in its list; part < 0 = none.
struct ConnectorRef {
  int part = -1;
  int connector = -1;
  bool isValid() const { return part >= 0; }
  bool operator==(const ConnectorRef&) const = default;
};

// What a connector class says of itself by its name, for connectors of the diagram itself: domain, direction, filling.
ConnectorInfo outerConnector(const QString& className);

// A sparkline on the diagram: part index and position in its list; part < 0 = none.
struct SparkRef {
  int part = -1;
  int index = -1;
  bool isValid() const { return part >= 0; }
  bool operator==(const SparkRef&) const = default;
};

// What lies under the pointer.
struct Hovered {
  int part = -1, wire = -1;  // −1: none
  ConnectorRef connector;
  SparkRef sparkline;
};

// Where three wires of a net meet.
struct Junction {
  QPointF at;
  int net = 0;
  Domain domain = Domain::other;
  BusLook bus = {};
};

struct WireHit {
  int wire = -1;
  int segment = -1;
};

// What messages say about a part.
struct PartMark {
  int count = 0;
  bool isError = false;
  QString text;
};

}  // namespace armature::app
