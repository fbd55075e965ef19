// The card that says what one number means; it goes when something else is clicked.
#pragma once
#include <QFrame>

#include "app/teaching/explain.h"

class QLabel;
class QVBoxLayout;

namespace armature::app {

class PowerBook;

class ExplainCard : public QFrame {
  Q_OBJECT
 public:
  explicit ExplainCard(QWidget* parent);
  // Adds the four quadrants of a connector at a time [s], before it is shown.
  void addQuadrants(PowerBook& book, const QString& part, const QString& connector, double time);
  // With its upper left corner near a global point, whole on the screen.
  void showFor(const Explanation& explanation, QPoint global);

 private:
  QLabel *title_, *text_;
};

}  // namespace armature::app
