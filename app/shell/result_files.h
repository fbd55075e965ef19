// Results from files, drawn beside those of the runs: measured data, results of another program, or ours of another
// day.
#pragma once
#include <QObject>

#include "app/run/engine_thread.h"

namespace armature::app {

class Announcements;
class OpenPages;

class ResultFiles : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  ResultFiles(EngineThread& engine, OpenPages& pages, const Announcements& announcements)
      : engine_(engine), pages_(pages), announcements_(announcements) {}

  // Whether a file is one of results, by its name.
  static bool isOne(const QString& path);
  // Asks for a file.
  void open();
  // Reads it beside the work of the window; it is in the list of runs of the diagram on show then.
  void open(const QString& path);

 private:
  EngineThread& engine_;
  OpenPages& pages_;
  const Announcements& announcements_;
};

}  // namespace armature::app
