// Where the names and values of parts go: beside their icons, off wires, icons, connectors and each other.
#pragma once
#include <QHash>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

#include "app/canvas/free_places.h"

namespace armature::app {

class SceneNotes;
struct PartPicture;
struct WirePicture;

// Widths of names that were measured, at a zoom of 100 % [px].
class NameWidths {
 public:
  double of(const QString& name);

 private:
  QHash<QString, double> known_;
};

// For one picture of the diagram: places the labels of its parts (PartPicture::labelRect, labelSide, hasRoomForValues).
class LabelPlaces {
 public:
  // How much larger text is on the diagram than at 100 %, of which so much because all letters of the view are larger.
  struct Scale {
    double text = 1, letters = 1;
  };
  LabelPlaces(std::vector<PartPicture>& parts, const std::vector<WirePicture>& wires, const SceneNotes& notes,
              NameWidths& widths, Scale scale)
      : parts_(parts), wires_(wires), notes_(notes), widths_(widths), scale_(scale) {}

  void placeAll();
  // What labels keep off: wires, icons, connectors, texts of notes, signs of start values, and the labels that a
  // person has put somewhere.
  FreePlaces taken() const;

 private:
  // What it costs to have a text in a box.
  using Cost = std::function<int(const QRectF&)>;
  int choose(PartPicture& part, const Cost& cost) const;
  void settle(const FreePlaces& fixed);
  bool makeWay(size_t part, const FreePlaces& fixed);
  void searchFarther(const FreePlaces& fixed);
  void moveAway(PartPicture& part, const Cost& cost) const;
  bool isNearest(const PartPicture& part, const QRectF& label) const;
  FreePlaces takenWithin(const QRectF& area) const;
  QRectF searched() const;
  double widthOf(const PartPicture& part) const;  // [unit]
  double widthWithValues(const PartPicture& part) const;
  double heightWithValues(const PartPicture& part) const;
  double lineHeight() const { return 4.2 * scale_.text; }
  // Further out there are names only.
  bool areValuesShown() const { return scale_.text / scale_.letters < 1.6; }

  std::vector<PartPicture>& parts_;
  const std::vector<WirePicture>& wires_;
  const SceneNotes& notes_;
  NameWidths& widths_;
  Scale scale_;
};

}  // namespace armature::app
