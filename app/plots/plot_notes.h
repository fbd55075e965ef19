// Notes that a person has written at instants of a plot: a dot upon the curve that one speaks of, and its words where
// they hide little, with a line from one to the other where these are apart. Without a curve they stand at the top.
#pragma once
#include <QPoint>
#include <vector>

#include "app/plots/plot_curve.h"

class QCPItemLine;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;

namespace armature::app {

class NoteRoom;

class PlotNotes {
 public:
  explicit PlotNotes(QCustomPlot& plot) : plot_(plot) {}
  // After the plot's items have been cleared.
  void forget() { notes_.clear(); }
  void clear();
  void add(const std::vector<PlotCurve>& curves, const diagram::Json& note, const Theme& theme, const QFont& font);
  bool isEmpty() const { return notes_.empty(); }
  // Puts the words where they have room; after the plot has been laid out. `room` has all that is in the plot.
  void fit(NoteRoom& room);
  // The note at a place of the plot [px], by its number in the definition; -1 without one.
  int at(QPoint place) const;

 private:
  struct Note {
    QString words;
    QCPItemTracer* dot;
    QCPItemLine* leader;
    QCPItemText* text;
    bool isOfCurve;
  };
  void fitBeside(Note& note, NoteRoom& room);
  void fitAtTop(Note& note) const;

  QCustomPlot& plot_;
  std::vector<Note> notes_;
};

}  // namespace armature::app
