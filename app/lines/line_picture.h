// A picture of one line: laid out as a list for one instant, then painted from it, pointed at in it and described from
// it. Two of them: the track of a translational line, the shaft of a rotational one. All places are pixels of the view.
#pragma once
#include <QPainter>

#include "app/lines/line_model.h"
#include "app/look/glasses.h"
#include "app/look/stamps.h"
#include "app/look/text_runs.h"
#include "app/look/theme.h"

namespace armature::app {

// What a picture is drawn with.
struct LineStyle {
  const Theme& theme;
  QFont font;
  TextRuns& texts;
  Stamps& stamps;
  QSize room;      // [px] that there is to see at once
  QRectF sight{};  // [px] what of the picture is seen; empty: from its upper left corner
  QRectF seen() const { return sight.isEmpty() ? QRectF(QPointF(), room) : sight; }
  // 1 with letters of the usual size; lines and heads grow with them.
  double size() const { return std::clamp(font.pixelSize() / 13.0, 0.8, 2.0); }
  double row() const { return texts.height(font); }
};

// What the person looks at: parts of the scene.
struct LineLook {
  QSet<int> selected;
  int hovered = -1;
  Glasses glasses{};  // that numbers are shown through
  bool isAt(int part) const { return part == hovered || selected.contains(part); }
};

// The name of a part with its value, where they are written.
struct LineLabel {
  int part = -1;
  QString name, value;
  QRectF box;
  bool isTurned = false;  // glasses show its number with the other sign
};

// What lies at a place: a part, and one of its flanges where that is nearest.
struct LineHit {
  int part = -1;
  ConnectorRef connector;
};

class LinePicture {
 public:
  virtual ~LinePicture() = default;
  // Another line, or another run of it; what was laid out is forgotten.
  virtual void setModel(const LineModel& model) = 0;
  // Fills the list for an instant; what holds for the whole run is found where it is not known yet.
  virtual void layOut(const Instant& instant, const LineStyle& style, const LineLook& look) = 0;
  // Paints the list; what lies outside of `clip` may be left out.
  virtual void paint(QPainter& painter, const LineStyle& style, const LineLook& look, const QRectF& clip) const = 0;
  // What all of it takes [px]; known after layOut.
  virtual QSize extent() const = 0;
  virtual LineHit hitAt(QPointF pixel) const = 0;
  // Parts in the order in which one reads them, and where each is drawn.
  virtual std::vector<int> order() const = 0;
  virtual QRectF boxOf(int part) const = 0;
  // The list as JSON.
  virtual diagram::Json describe() const = 0;
  // Sees a part of it larger about a place, or all of it again (0). False where there is nothing to enlarge.
  virtual bool zoom(double /*factor*/, double /*at*/) { return false; }
  virtual bool pan(double /*pixels*/) { return false; }
};

// What both lists say of arrows, states and scales of values.
void describeOver(const Drawn& over, diagram::Json& into);
diagram::Json describeLabel(const LineLabel& label);
// Name and value of a part at an instant ("s = 0.52 m", "stuck", or nothing); without a place yet.
LineLabel makeLabel(const LineModel& model, const LinePart& part, const Instant& instant, const Glasses& glasses);
// What the badge of a turned number takes beside it [px].
double badgeWidth(const LineStyle& style);
// The longest that it gets in a run, about.
QString widestWords(const LineModel& model, const LinePart& part);

// Painted in both: hatching along a line, on its right-hand side seen from `from`.
void paintHatch(QPainter& painter, QPointF from, QPointF to, double depth, const QColor& ink);
// A frame round what is selected or pointed at.
void paintLook(QPainter& painter, const QRectF& box, bool isSelected, const Theme& theme);

}  // namespace armature::app
