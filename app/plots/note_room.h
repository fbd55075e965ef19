// Where words find room in a plot: upon as little of its curves and marks as may be, near to what they speak of.
#pragma once
#include <QRectF>
#include <vector>

namespace armature::app {

class CurveGraph;

class NoteRoom {
 public:
  // `area`: of the plot [px].
  explicit NoteRoom(const QRectF& area);
  // What words had better not hide.
  void add(const CurveGraph& curve);
  void add(const QRectF& mark) { marks_.push_back(mark); }
  // Where words of this size are put that speak of what is at `at`; within the area, as far as it is large enough.
  QRectF placeFor(QSizeF size, QPointF at) const;
  // How much of curves and marks is behind words there [px²].
  double hidden(const QRectF& words) const;

 private:
  // From where to where curves pass within a strip of the area [px].
  struct Passage {
    double top, bottom;
  };
  QRectF area_;
  std::vector<std::vector<Passage>> strips_;
  std::vector<QRectF> marks_;
};

}  // namespace armature::app
