// The floating card about a class: its icon large, what it is, its connectors.
#pragma once
#include <QFrame>

#include "app/look/icons.h"
#include "engine/facade/class_info.h"

class QLabel;

namespace armature::app {

class PartCard : public QFrame {
  Q_OBJECT
 public:
  PartCard(const Icons& icons, QWidget* parent);
  // Shows the card with its left edge at a global point.
  void showFor(const ClassInfo& info, QPoint global);

 private:
  const Icons& icons_;
  QLabel* picture_;
  QLabel* title_;
  QLabel* text_;
};

}  // namespace armature::app
