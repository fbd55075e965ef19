// Takes a picture of the window or a filmstrip without a person: waits until the classes are there and the diagram is
// checked, runs it if wanted, and saves it; or says in words what is drawn.
#pragma once
#include <QObject>
#include <QSize>
#include <QString>
#include <optional>

#include "engine/facade/domain.h"

namespace armature::app {

class MainWindow;

// The domain of the line that "--view track:PART" asks for; nothing where it is no such view.
std::optional<Domain> viewDomain(const QString& view);
// Shows it; false where it is no such view.
bool showLineView(MainWindow& window, const QString& view);

class PictureJob : public QObject {
  Q_OBJECT
 public:
  struct Wish {
    QString picture;      // file; empty: none
    QString description;  // file for the list of what is drawn over the diagram; empty: none
    bool isRunWanted = false;
    std::optional<double> time;  // [s] the instant that is shown, instead of the end of the run
    int instants = 0;            // > 0: a filmstrip of so many instants instead of the window
    QSize size;                  // [px] of the filmstrip
    QString view;                // a line in space: "track", "shaft:inertia1"; empty: none
  };
  // Ends the application with status 0, or 1 when that could not be done within a minute.
  PictureJob(MainWindow& window, Wish wish);

 private:
  void poll();
  void take();
  bool savePictureOf(const QString& path);
  bool saveDescription(const QString& path);
  MainWindow& window_;
  Wish wish_;
  bool hasStarted_ = false, hasView_ = false;
  int quietTurns_ = 0;
  int turns_ = 0;
};

}  // namespace armature::app
