// The track: a translational line at the true positions of an instant, over an axis in metres. One scale for all of it.
#pragma once
#include "app/lines/drawn_track.h"
#include "app/lines/track_plan.h"

namespace armature::app {

class TrackPicture : public LinePicture {
 public:
  void setModel(const LineModel& model) override;
  void layOut(const Instant& instant, const LineStyle& style, const LineLook& look) override;
  void paint(QPainter& painter, const LineStyle& style, const LineLook& look, const QRectF& clip) const override;
  QSize extent() const override { return extent_; }
  LineHit hitAt(QPointF pixel) const override;
  std::vector<int> order() const override;
  QRectF boxOf(int part) const override;
  diagram::Json describe() const override;
  bool zoom(double factor, double at) override;
  bool pan(double pixels) override;

  const DrawnTrack& drawn() const { return drawn_; }
  const TrackPlan& plan() const { return plan_; }

 private:
  void addItems(const Instant& instant, const LineStyle& style);
  void addTicks(const LineStyle& style);
  void addNodes(const Instant& instant);
  void addForces(const Instant& instant, const LineStyle& style);
  void addLabels(const Instant& instant, const LineStyle& style, const LineLook& look);
  void addNotes(const Instant& instant, const LineStyle& style);
  // Puts the lanes below each other; how much they take [px].
  double stack(const LineStyle& style, double height);
  double middleOf(int lane) const { return middles_.at(static_cast<size_t>(lane)); }

  LineModel model_;
  TrackPlan plan_;
  DrawnTrack drawn_;
  QSize extent_;
  std::vector<double> middles_;   // of the lanes [px]
  double zoom_ = 1, centre_ = 0;  // centre [m], from that of the range
};

// Paints the list of a track.
void paintTrack(QPainter& painter, const DrawnTrack& drawn, const LineStyle& style, const LineLook& look,
                const QRectF& clip);

}  // namespace armature::app
