// The line below the diagram: what lies under the pointer, how large the model is, and the zoom.
#pragma once
#include <QObject>

class QLabel;
class QStatusBar;

namespace armature::app {

class OpenPages;

class StatusLine : public QObject {
  Q_OBJECT
 public:
  // Both must outlive the line.
  StatusLine(QStatusBar& bar, OpenPages& pages);
  // As the page on show has it.
  void update();

 private:
  OpenPages& pages_;
  QLabel *hover_, *size_, *zoom_;
};

}  // namespace armature::app
