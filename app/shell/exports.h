// What is written for other programs: the model as Modelica text, the diagram as a picture, the results as a table.
#pragma once
#include <QObject>

#include "app/run/engine_thread.h"
#include "engine/base/result.h"

namespace armature::app {

class DiagramPage;
class Announcements;
class DiagramScene;
class OpenPages;

class Exports : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  Exports(EngineThread& engine, OpenPages& pages, const Announcements& announcements)
      : engine_(engine), pages_(pages), announcements_(announcements) {}

  // Each asks for a file and writes what is on show into it.
  void exportModelica();
  void exportPicture();
  // Shows the sheet first.
  void print();
  // All variables of the last run.
  void exportResults();

 private:
  void tell(const QString& path, const Result<void>& written) const;
  void warnIfFailed(const QString& path, const Result<void>& written) const;

  EngineThread& engine_;
  OpenPages& pages_;
  const Announcements& announcements_;
};

// The diagram with the ways of all wires as they are drawn.
diagram::Document withDrawnRoutes(DiagramScene& scene);
// Where a file that is made of a diagram is first offered to be written: beside the one that it came from.
QString folderFor(DiagramPage& page);

}  // namespace armature::app
