// What stands in a plot besides its curves: lines at events, diamonds where parameters were changed by hand, bands
// while a truth holds, marks where a sign changes, and notes that a person has written at instants.
#pragma once
#include <QVector>
#include <vector>

#include "app/plots/plot_curve.h"
#include "app/plots/plot_notes.h"

class QCPAbstractItem;
class QCPGraph;
class QCustomPlot;

namespace armature::app {

class ChangeMarks;

class PlotMarks {
 public:
  explicit PlotMarks(QCustomPlot& plot) : plot_(plot), notes_(plot) {}
  // Anew, after the plot's items have been cleared.
  void forget();
  const QVector<double>& events() const { return events_; }
  // Instants of events and those at which parameters were changed by hand [s]; whether they are others than before.
  bool setTimes(QVector<double> events, const std::vector<double>& changes, const Theme& theme, bool isOverTime);
  const std::vector<double>& changes() const { return changes_; }
  // Those of the instants that are shown; call it when these have changed. `isOverTime`: events have a place.
  void showEvents(const Theme& theme, bool isOverTime);
  void showChanges(const Theme& theme, bool isOverTime);
  // Bands, notes and changes of sign for the results that are there and the times that are shown.
  void show(const std::vector<PlotCurve>& curves, const diagram::Json& definition, const Theme& theme,
            const QFont& font);
  // Puts the words of notes where they have room beside their dots; after the plot has been laid out.
  // `cursors`: instants of lines that are moved by hand, with a letter at their feet.
  void fitNotes(const std::vector<PlotCurve>& curves, const QVector<double>& cursors);
  // The note at a place of the plot [px], by its number in the definition; -1 without one.
  int noteAt(QPoint place) const { return notes_.at(place); }
  int bandCount() const { return static_cast<int>(bands_.size()); }
  // Times at which signs are marked [s], of all curves.
  QVector<double> signTimes() const;

 private:
  void addBands(const PlotCurve& curve, int number);
  void addSigns(const PlotCurve& curve, size_t number);

  QCustomPlot& plot_;
  QVector<double> events_;
  std::vector<double> changes_;
  ChangeMarks* changeMarks_ = nullptr;  // none without changes
  std::vector<QCPGraph*> signs_;        // by number of the curve; null where it has none
  std::vector<QCPAbstractItem*> eventLines_, bands_;
  PlotNotes notes_;
};

}  // namespace armature::app
