// The glasses: which numbers of a run are shown with the other sign, because another convention counts them so. A value
// that is handed to whatever turns numbers into text or curves; results, files and marks know nothing of it. A number
// that is turned carries a badge wherever it is shown.
#pragma once
#include <QIcon>
#include <QString>
#include <functional>

class QPainter;
class QRectF;

namespace armature::app {

struct Glasses {
  QString name;   // as the command line and lessons have it; empty: numbers are shown as this library counts them
  QString title;  // "Compression positive"
  QString badge;  // "compression +": what stands beside each number that is turned
  QString says;   // which numbers these are and why, in a sentence or two
  std::function<bool(const QString& variable)> turns;  // by a variable's full name

  bool areOn() const { return !name.isEmpty(); }
  bool turn(const QString& variable) const { return areOn() && turns && turns(variable); }
};

struct ShownValue {
  double value = 0;  // in the unit of the model
  bool isTurned = false;
};

// What is shown for a value of the run. `variable`: full name.
ShownValue shownValue(const QString& variable, double value, const Glasses& glasses);

// "3.2 N [compression +]" where the number is turned, else the text itself.
QString withBadge(const QString& text, const Glasses& glasses, bool isTurned);

// The badge as a drawing: two lenses and a bridge, in the middle of a box.
void paintGlasses(QPainter& painter, const QRectF& box, const QColor& ink);
// The same as an icon of a row; its width is twice its height.
QIcon glassesIcon(const QColor& ink);

}  // namespace armature::app
