// The diagram's plots, in columns side by side; those of one column stand below each other over one time axis. One of
// them is current: ticked variables go there.
#pragma once
#include <QWidget>
#include <algorithm>

#include "app/document/open_document.h"
#include "app/plots/plot_difference.h"
#include "app/plots/plot_formulas.h"
#include "app/plots/plot_view.h"

class QLabel;
class QScrollArea;
class QSplitter;

namespace armature::app {

class PlotsPanel : public QWidget {
  Q_OBJECT
 public:
  PlotsPanel(OpenDocument& document, RunControl& run, QWidget* parent = nullptr);

  int plotCount() const { return static_cast<int>(views_.size()); }
  bool isBusy() const {
    return std::ranges::any_of(views_, [](const PlotView* view) { return view->isBusy(); });
  }
  PlotView* view(int index) { return views_.at(static_cast<size_t>(index)); }
  PlotView* current();
  // Adds an empty plot to the document and makes it current.
  void addPlot();
  void setPlotted(const QString& variable, bool isPlotted);
  void refresh();
  // What a plot names that is neither in the model of the run nor in a run beside it.
  QStringList absentNames(int index) const;
  QString titleOf(int index) const;
  // Makes a plot the current one and brings it in sight.
  void showPlot(int index);
  // Names of all variables that can be plotted: those of the results, else of the model.
  QStringList names() const;
  // Those of a part, a connector or a signal, the nearest first.
  QStringList variablesOf(const QString& name) const;
  // A part, a connector or a wire was dropped at a place of the screen: the plot there, if there is one, gets what is
  // chosen of its variables.
  void drop(const QString& name, QPoint global);
  // That values are shown through; what is exported as a table has the library's signs.
  void setGlasses(const Glasses& glasses);
  // Letters of the plots' font size [px]; those at the axes are smaller.
  void setLetters(int size);

 Q_SIGNALS:
  // Variables of the current plot.
  void plottedChanged(const QSet<QString>& names);
  // As of PlotView.
  void explainWanted(const QString& variable, double time, QPoint global);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void markInstants();
  void rebuild();
  void arrange();
  void alignColumns();
  // Another stretch of time in one plot: the others of its column follow.
  void shareTimes(int index, double from, double to);
  QStringList expressions() const;
  void connectView(PlotView* view, int index);
  void makeCurrent(int index);
  // The run on show and those beside it; their differences, where these are wanted and there.
  PlotView::Runs runs() const;
  PlotView::Runs wholeRuns() const;
  void takeRuns();
  void takeFormulas(PlotView::Runs& runs) const;
  void askForFormulas();
  void askForDifference();
  void tellAge();
  bool lacksValues() const;

  OpenDocument& document_;
  RunControl& run_;
  QLabel* stale_;  // says that the curves are of another diagram
  QScrollArea* scroll_;
  QSplitter* splitter_;  // in it
  std::vector<PlotView*> views_;
  int current_ = 0;
  Glasses glasses_;
  PlotFormulas formulas_;
  PlotDifference difference_;
  // What the newest run has more than those beside it; empty while it is worked out.
  std::vector<PlotDifference::Made> differences_;
  bool hasFormulas_ = false;  // that have been asked for
  std::vector<QSplitter*> columns_;
  std::vector<int> columnOf_;  // each plot's
  std::vector<PlotKind> kinds_;
};

}  // namespace armature::app
