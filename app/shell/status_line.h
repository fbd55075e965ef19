// The line below the diagram: what lies under the pointer, how large the model is, and the zoom.
#pragma once
#include <QElapsedTimer>
#include <QObject>

class QLabel;
class QStatusBar;

namespace armature::app {

class DiagramPage;
class OpenPages;

// What lies under the pointer on what a page shows: "inertia1.flange_b, phi 0.42 rad, tau −3.1 N·m".
QString hoverWords(DiagramPage& page);

class StatusLine : public QObject {
  Q_OBJECT
 public:
  // Both must outlive the line.
  StatusLine(QStatusBar& bar, OpenPages& pages);
  // As the page on show has it.
  void update();

 private:
  // Which diagram is on show: another one in the same tab, too.
  QString shown() const;
  // What was said of one diagram does not stay when another is shown.
  void forgetOther();

  QStatusBar& bar_;
  OpenPages& pages_;
  QLabel *hover_, *glasses_, *size_, *zoom_;
  QString saidOf_;
  QElapsedTimer said_;
};

}  // namespace armature::app
