// One curve of a plot: what the definition says about it, where it is in the stores, and what draws it.
#pragma once
#include <QColor>
#include <QString>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/document/change.h"
#include "app/look/display_unit.h"
#include "app/look/glasses.h"
#include "app/run/name_in_run.h"
#include "app/run/run_book.h"
#include "engine/facade/session.h"

class QCPCurve;
class QCPGraph;

namespace armature::app {

class CurveGraph;
struct Theme;

// The results that are drawn, which may be null, and those beside them.
struct PlotRuns {
  StorePtr store;
  std::vector<ComparedRun> compared;
  double from = 0, to = 1;  // time span of the run [s]
  // All are what the newest run has more than others: of `store`, more than this one.
  QString less = {};
  // Values of expressions beside those of the variables, by run; null where there are none (yet).
  StorePtr formulas = nullptr;
  std::vector<StorePtr> comparedFormulas = {};
  // In a diagram that came with the program: its titles are shown in the language of the window.
  bool isOfExample = false;
  // What a variable is called in the runs, where that is another name than now; empty: there is none.
  std::function<std::string(const std::string&)> nameInStore = {};
  // What is known of a variable before there are results; null where it is no variable of the model.
  std::function<const ModelVariable*(const std::string&)> inModel = {};
  // What the run knows of a variable; empty: nothing is known.
  std::function<NameInRun(const std::string&)> inRun = {};

  // The column of a variable or an expression in the values of a run; −1: there is none.
  int64_t columnIn(const results::Store* store, const std::string& name) const;
};

struct PlotCurve {
  QString variable;           // full name, or the text of an expression
  bool isExpression = false;  // computed from variables
  QString label;              // what a person calls it; empty: as it is
  QString problem;            // why it has no values in this run
  QString advice;             // what can be done about that; empty: nothing more is known
  bool isHidden = false;
  QStringList gone;          // of what it names, what is not in the model
  bool isAbsent = false;     // it, or what it is computed of, is not in the model or was not recorded
  bool isElsewhere = false;  // of another unit than the axis of values that a histogram has
  bool isBand = false;       // a truth, drawn as bands behind the curves
  bool marksSigns = false;   // where its sign changes
  QString unit;              // of the model
  std::string quantity;      // what the variable says it is ("Angle"); may be empty
  DisplayUnit shown;         // of the axis
  enum class Levels { none, boolean, logic, number } levels = Levels::none;
  int lane = -1;        // of a trace of levels, 0 = topmost; -1: it has none
  StorePtr store;       // that it is read from; null without results
  int64_t column = -1;  // in the store
  QColor color;
  bool isDashed = false;
  bool isCovering = false;  // lies on an earlier curve
  int axis = 0;             // 0: left, 1 and so on: to the right
  bool isTurned = false;    // glasses show it with the other sign
  bool hasValues() const { return store && column >= 0; }
  bool isDrawn() const { return hasValues() && !isHidden; }
  bool isInModel = false;  // of which it is known without results
  // Whether its unit stands at its axis.
  bool isTold() const { return (hasValues() || isInModel) && !isHidden; }
  // Whether there is something to draw, of the newest run or of one beside it.
  bool hasRows() const;
  const results::Column& results() const { return store->columns()[static_cast<size_t>(column)]; }
  // How a value of the run is seen: in the unit of the axis, with the sign that is shown.
  DisplayUnit seenUnit() const {
    DisplayUnit seen = shown;
    if (isTurned) seen.factor = -seen.factor;
    return seen;
  }
  double seen(double value) const { return seenUnit().shown(value); }
  CurveGraph* line = nullptr;  // over time
  // The same of the runs that it is compared with, by their number in the plot.
  struct Beside {
    size_t run = 0;
    StorePtr store;
    int64_t column = -1;
    CurveGraph* line = nullptr;
  };
  std::vector<Beside> beside;
  QCPGraph* graph = nullptr;  // of levels, in a lane
  QCPCurve* curve = nullptr;  // over another variable
};

// The curves that a definition asks for, with their places in the stores and their axes: one for each unit, the first
// on the left, unless the definition wants another side.
std::vector<PlotCurve> readCurves(const diagram::Json& definition, const PlotRuns& runs, const Glasses& glasses,
                                  const Theme& theme);

// Where `curve` is in the newest run, with its unit, its kind, and what is wrong with an expression.
void findCurve(PlotCurve& curve, const diagram::Json& definition, const PlotRuns& runs, const Glasses& glasses);

// The variable along the horizontal axis of a plot over another one, as findCurve() has it.
// Has its problem, too.
PlotCurve acrossCurve(const diagram::Json& definition, const PlotRuns& runs, const Glasses& glasses);

// As the legend has it.
QString legendName(const PlotCurve& curve, const Glasses& glasses);

}  // namespace armature::app
