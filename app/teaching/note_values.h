// The values of variables that notes on a diagram show, at the instant of the run that everything else shows, too.
#pragma once
#include <QObject>
#include <unordered_map>

#include "app/canvas/note_layout.h"
#include "app/look/glasses.h"
#include "app/teaching/instant.h"

namespace armature::app {

class CanvasView;

class NoteValues : public QObject {
  Q_OBJECT
 public:
  // `path`: of the view, as of LiveOverlay: "" or "robot.". Draws the view anew when values are others. The view and
  // the run must outlive this.
  NoteValues(CanvasView& view, RunControl& run, QString path);

  void setGlasses(const Glasses& glasses);
  // For one picture.
  NoteLayout::ValueOf now();

 private:
  struct Entry {
    int64_t column = -1;
    QString problem;  // why it has no values
    ColumnText text;
    bool isTurned = false;
  };
  const Entry& entryOf(const QString& variable);
  NoteLayout::Value valueOf(const QString& variable, const Instant& instant);

  RunControl& run_;
  QString path_;
  Glasses glasses_;
  StorePtr store_;  // of the entries
  std::unordered_map<QString, Entry> entries_;
};

}  // namespace armature::app
