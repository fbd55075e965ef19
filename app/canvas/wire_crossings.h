// Where a wire runs across those of other nets that are painted before it: there it has a rim in the colour of the
// sheet, so that the crossing reads as a bridge. Elsewhere it needs none, and a rim would take away what lies below:
// the outline of a part, the ground of one that is lit, a note.
#pragma once
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace armature::app {

class WireCrossings {
 public:
  // Within `area` [px]; what lies outside of it is not looked for.
  explicit WireCrossings(const QRectF& area);
  // From now on a wire of such a width [px] is there to be crossed.
  void add(const QPolygonF& corners, double width);
  // Calls `visit` with each stretch of a wire that lies across one that is there: along the former, and so long that it
  // covers the latter. A crossing may come twice.
  template <typename Visit>
  void forBridges(const QPolygonF& corners, Visit visit) const {
    for (qsizetype k = 0; k + 1 < corners.size(); ++k) {
      const QLineF piece(corners[k], corners[k + 1]);
      const QRectF box = QRectF(piece.p1(), piece.p2()).normalized();
      forNear(piece, [&](const Piece& below) {
        if (const QLineF bridge = bridgeOver(piece, box, below); !bridge.isNull()) visit(bridge);
      });
    }
  }

 private:
  struct Piece {
    QLineF line;
    QRectF box;
    double width;
  };
  struct Entry {
    int piece, next;
  };
  struct Range {
    int left, top, right, bottom;
  };
  Range cellsOf(const QLineF& line) const;
  static QLineF bridgeOver(const QLineF& over, const QRectF& box, const Piece& below);
  template <typename Visit>
  void forNear(const QLineF& line, Visit visit) const {
    const Range range = cellsOf(line);
    for (int row = range.top; row <= range.bottom; ++row)
      for (int column = range.left; column <= range.right; ++column)
        for (int at = first_[static_cast<size_t>(row * columns_ + column)]; at >= 0;
             at = entries_[static_cast<size_t>(at)].next)
          visit(pieces_[static_cast<size_t>(entries_[static_cast<size_t>(at)].piece)]);
  }

  QPointF corner_;
  int columns_, rows_;
  std::vector<int> first_;  // entry of each cell, row by row; −1: none
  std::vector<Entry> entries_;
  std::vector<Piece> pieces_;
};

}  // namespace armature::app
