// What is drawn of a rotational line as a shaft in space, as a list: painted from, described from and tested from. The
// shaft lies along x, its positive direction to the right; one looks at it a little from the right, so that discs show
// their right-hand face. A positive angle turns a mark from the top over the front. Places are pixels of the view.
#pragma once
#include <optional>

#include "app/lines/line_picture.h"

namespace armature::app {

// Sine of the angle that one looks from the right by: a disc of radius r is 2·r·kLookAside wide.
inline constexpr double kLookAside = 0.26;

// Where on the screen a point at an angle on a circle about the shaft is, from its centre; `isInFront`: it faces the
// person.
inline QPointF onCircle(double radius, double angle) {
  return {-radius * std::sin(angle) * kLookAside, -radius * std::cos(angle)};
}
inline bool isInFront(double angle) {
  return std::sin(angle) > 0;
}

// Something round that turns with a flange.
struct ShaftDisc {
  enum class Kind { inertia, wheel, plate, sun, ring, carrier, rotor } kind = Kind::inertia;
  int part = -1;  // in the scene
  QString name, connector;
  QPointF centre;        // of its right-hand face
  double radius = 0;     // [px]
  double thickness = 0;  // [px] to the left
  double angle = 0;      // [rad] as drawn: scale · result
  double scale = 1;
};

// A piece of a shaft; a torsion bar is twisted between its ends.
struct ShaftBar {
  int part = -1;
  QString name, connector;  // the end whose angle it has at `from`
  QPointF from, to;
  double radius = 0;      // [px]
  double angle = 0;       // [rad] at `from`
  double twist = 0;       // [rad] more at `to`: twistScale · (angle between the ends less that without torque)
  double twistScale = 0;  // 0: no torsion bar
};

// Two wheels in mesh, or with a belt round both: then they turn the same way.
struct ShaftPair {
  int part = -1;
  QString name;
  QPointF a, b;  // middles of the wheels
  double radiusA = 0, radiusB = 0;
  bool hasBelt = false;
};

// The ground: a fixed point (`part`), or what holds a housing.
struct ShaftGround {
  int part = -1;  // −1: implied
  QString end;    // what is held
  QPointF at;
  bool isUpright = false;  // a wall at the end of a shaft; else a floor below a housing
};

struct ShaftItem {
  int part = -1;
  QString name;
  PartRole role = PartRole::other;
  int column = 0, row = 0;
  QRectF box;
  std::vector<std::pair<ConnectorRef, QPointF>> ends;  // where its flanges are
  std::optional<DrawnState::Kind> state;
  double open = 0;  // [px] between the plates of a clutch, or the pads and the disc of a brake
  bool isHousing = false;
};

// Flanges that are joined but drawn on axes of their own.
struct ShaftLink {
  QPolygonF points;
};

struct DrawnShaft {
  double twistScale = 1;
  std::vector<ShaftItem> items;
  std::vector<ShaftDisc> discs;
  std::vector<ShaftBar> bars;
  std::vector<ShaftPair> pairs;
  std::vector<ShaftGround> grounds;
  std::vector<ShaftLink> links;
  std::vector<LineLabel> labels;
  QString footer;
  QRectF footerBox;  // of its words, in sight
  QPointF footerAt;  // lower left corner of the scales
  Drawn over;        // torques at flanges, speeds of inertias, their scales
};

}  // namespace armature::app
