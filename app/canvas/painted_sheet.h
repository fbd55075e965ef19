// The diagram as it was painted last, below selection and gestures: of the next picture only the places are painted
// again where something has changed. In the same view that is the part under the hand and its wires, not a thousand
// others.
#pragma once
#include <QFont>
#include <QPixmap>
#include <QPolygonF>
#include <QRegion>
#include <vector>

namespace armature::app {

// What the whole picture hangs on; another look is another picture.
struct SheetLook {
  QPointF origin;    // [px]
  double scale = 0;  // [px/unit]
  double ratio = 0;  // device pixels per pixel
  QSize size;        // [px]
  QFont font;
  const void* theme = nullptr;
  bool hasChrome = false, hasValues = false;
  quint64 rest = 0;  // of anything else
  bool operator==(const SheetLook&) const = default;
};

// One thing on the sheet: what it looks like, as a number that differs where it looks different, and what it covers
// [px].
struct SheetItem {
  size_t looks = 0;
  QRectF box, second;  // icon and label; of a wire its box is enough to know whether it is met
  QPolygonF line;      // of a wire: it covers its pieces, not its box
  double half = 0;     // of a wire: half of its width, halo included [px]
  bool operator==(const SheetItem& other) const {
    return looks == other.looks && box == other.box && second == other.second && line == other.line;
  }
};

class PaintedSheet {
 public:
  using Items = std::vector<SheetItem>;
  // What has to be painted anew for these kinds of things, each in its order, in whole pixels of the device; all of it
  // for another look. It is up to the caller to paint it into picture().
  const QRegion& changed(const SheetLook& look, std::vector<Items> kinds);
  // What that was last [px].
  const QRegion& lastChanged() const { return lastChanged_; }
  // Where it is painted.
  QPixmap& picture() { return picture_; }
  void clear() { look_ = {}; }

 private:
  SheetLook look_;
  std::vector<Items> kinds_;
  QPixmap picture_;
  QRegion lastChanged_;
};

}  // namespace armature::app
