// Moving diagrams: masses slide along their line, springs and dampers stretch between their ends, shafts turn at their
// true ratios. What is constant from the start is left out; one exaggeration for all lines, and one for all shafts, is
// chosen by the run so far and said in the corner.
#pragma once
#include <QPainter>

#include "app/canvas/poses.h"
#include "app/look/theme.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

class Motion {
 public:
  // Another run, or another picture.
  void clear() {
    rows_ = 0;
    hasStructure_ = false;
  }
  // Chooses the scales by what the store has.
  void update(const DiagramScene& scene, const std::vector<Reading>& readings, const results::Store& store);
  // What is drawn elsewhere at an instant.
  Poses poses(const DiagramScene& scene, const Lines& lines, const std::vector<Reading>& readings,
              const Instant& instant) const;
  // Takes the places that names pass which go with their parts.
  void reserveNames(Sheet& sheet, const std::vector<Reading>& readings, const results::Store& store) const;
  // How far a metre goes in the picture, and how many times angles are drawn: the legend's lines.
  void layOutScale(Sheet& sheet) const;
  // Lists what moves; and paints the shafts, after that.
  void layOut(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant) const;
  void paintShafts(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                   const Theme& theme, Stamps& stamps) const;

  double unitsPerMetre() const { return unitsPerMetre_; }
  double anglesTimes() const { return anglesTimes_; }
  // Whether anything slides or turns in the run so far.
  bool moves() const { return unitsPerMetre_ > 0 || turns_; }

 private:
  // What goes with what, found once for a picture and a run.
  void findStructure(const DiagramScene& scene, const std::vector<Reading>& readings);
  void moveWires(Poses& poses, const DiagramScene& scene) const;

  // A part with the readings of its ends, by their numbers; `b` below 0: it has but one.
  struct Slider {
    int part = -1, a = -1, b = -1;
  };
  bool hasStructure_ = false;
  std::vector<Slider> sliders_;                              // in the order of parts
  std::vector<std::pair<ConnectorRef, ConnectorRef>> ends_;  // of the wires
  double unitsPerMetre_ = 0;                                 // [unit/m]
  double anglesTimes_ = 1;
  bool turns_ = false;
  uint64_t rows_ = 0;  // when the scales were chosen
};

}  // namespace armature::app
