// Where a wire runs across those of other nets that are painted before it: there the lower one has a gap, so that the
// crossing reads as a bridge. Where other lines are near along the lower one, or it turns or ends there, the gap is as
// much narrower as it takes for the line to be seen between them; where there is no room for both, it has none.
#pragma once
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "app/canvas/cell_grid.h"

namespace armature::app {

class WireCrossings {
 public:
  // So far along a line from a crossing what lies there makes its gap narrower [px].
  static constexpr double kSight = 10;

  // Within `area` [px]; what lies outside of it is not looked for. Narrower gaps are whole multiples of `pixel` [px],
  // the device's; 0: any.
  explicit WireCrossings(const QRectF& area, double pixel = 0);
  // A wire of such a width [px]. All of them have to be there before gaps are asked for; those of lesser nets lie
  // below.
  void add(const QPolygonF& corners, double width, int net);
  // Calls `visit` with each gap that a wire makes: a line along the one below it, and how wide it has to be to cover
  // that. A gap may come twice.
  template <typename Visit>
  void forGaps(const QPolygonF& corners, double width, int net, Visit visit) const {
    for (qsizetype k = 0; k + 1 < corners.size(); ++k) {
      const Piece over{{corners[k], corners[k + 1]}, QRectF(corners[k], corners[k + 1]).normalized(), width, net};
      forNear(over.line, [&](const Piece& below) {
        if (below.net >= net) return;
        if (const QLineF gap = gapIn(below, over); !gap.isNull()) visit(gap, below.width + 2);
      });
    }
  }
  // How far it is from a corner of a wire along the pieces that meet there to the edge of the nearest wire of another
  // net that crosses one of them [px]; `within` at most. As far the corner may be rounded: beside the line as it is
  // drawn a gap would look like a slip.
  double freeAbout(const QPolygonF& corners, qsizetype corner, double width, int net, double within) const;

 private:
  struct Piece {
    QLineF line;
    QRectF box;
    double width;
    int net;
  };
  QLineF gapIn(const Piece& below, const Piece& over) const;
  // From a crossing along the line below, in a direction (a unit vector): what there is of it until something else
  // comes.
  double freeAlong(const Piece& below, const Piece& over, QPointF at, QPointF way) const;
  template <typename Visit>
  void forNear(const QLineF& line, Visit visit) const {
    cells_.forNear(QRectF(line.p1(), line.p2()).normalized(),
                   [&](int piece) { visit(pieces_[static_cast<size_t>(piece)]); });
  }

  CellGrid cells_;
  double pixel_;
  std::vector<Piece> pieces_;
};

}  // namespace armature::app
