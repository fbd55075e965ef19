// The shaft: a rotational line in space at the true angles of an instant.
#pragma once
#include "app/lines/drawn_shaft.h"
#include "app/lines/shaft_plan.h"

namespace armature::app {

class ShaftPicture : public LinePicture {
 public:
  void setModel(const LineModel& model) override;
  void layOut(const Instant& instant, const LineStyle& style, const LineLook& look) override;
  void paint(QPainter& painter, const LineStyle& style, const LineLook& look, const QRectF& clip) const override;
  QSize extent() const override { return extent_; }
  LineHit hitAt(QPointF pixel) const override;
  std::vector<int> order() const override;
  QRectF boxOf(int part) const override;
  diagram::Json describe() const override;

  const DrawnShaft& drawn() const { return drawn_; }
  const ShaftPlan& plan() const { return plan_; }

 private:
  // One part while it is put into the list.
  struct Cell {
    const LinePart& part;
    const ShaftPlace& place;
    ShaftItem& item;
    double left, right, y;  // [px] ends of its place, height of its axis
    double angleA, angleB;  // [rad] of the ends drawn left and right
    double middle() const { return (left + right) / 2; }
  };
  void takeScales();
  // The style with letters as small as they have to be for all rows to be in sight, if they can be.
  LineStyle fitting(const LineStyle& style) const;
  void findFit(const LineStyle& style);
  void measure(const LineStyle& style);
  double x(double column) const { return margin_ + column * width_; }
  double y(int row) const { return top_ + row * pitch_; }
  double angleOf(const LinePart& part, int end, const Instant& instant) const;
  QString endName(const LinePart& part, int end) const;
  void addItem(size_t index, const Instant& instant);
  void addDisc(Cell& cell, ShaftDisc::Kind kind, int end, QPointF centre, double radius, double thickness);
  void addBar(Cell& cell, int end, double from, double to, double radius);
  void addBody(Cell& cell);
  void addElastic(Cell& cell, const Instant& instant);
  void addGear(Cell& cell);
  void addClutch(Cell& cell);
  void addWheel(Cell& cell);
  void addPlanetary(Cell& cell, const Instant& instant);
  void addOther(Cell& cell);
  void addGrounds(const Cell& cell);
  void addLinks();
  void addArrows(const Instant& instant, const LineStyle& style);
  void addScale(double largest, double longest, const QString& unit, DrawnArrow::Kind kind);
  void addLabels(const Instant& instant, const LineStyle& style, const LineLook& look);
  void placeFooter(const LineStyle& style);
  int fixedAt(int node) const;

  LineModel model_;
  ShaftPlan plan_;
  DrawnShaft drawn_;
  QSize extent_;
  double fit_ = 1;                                                   // of the letters
  double width_ = 0, pitch_ = 0, margin_ = 0, top_ = 0, reach_ = 0;  // [px]; reach: radius of the largest disc
  // Of the run so far.
  uint64_t rows_ = 0;
  double twistScale_ = 1, largestTorque_ = 0, largestSpeed_ = 0, largestInertia_ = 0;
  QHash<int, double> inertias_;  // by part
};

// Paints the list of a shaft.
void paintShaft(QPainter& painter, const DrawnShaft& drawn, const LineStyle& style, const LineLook& look,
                const QRectF& clip);

}  // namespace armature::app
