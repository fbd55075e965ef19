// Two cursors that stay, and a card of what the chosen curve does between them: differences, slope, extremes, means,
// period, rise and settling. The cursors are dragged with the mouse and moved with the keys. Long stretches are
// measured beside the window.
#pragma once
#include <QLabel>
#include <QPointer>
#include <QTimer>
#include <optional>

#include "app/plots/latest_work.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_curve.h"
#include "engine/results/stretch.h"

class QCPItemStraightLine;
class QCPItemText;
class QCustomPlot;

namespace armature::app {

class PlotMeasure : public QObject {
  Q_OBJECT
 public:
  // The curves of the plot and their axes, both of which outlive this.
  PlotMeasure(QCustomPlot& plot, const std::vector<PlotCurve>& curves, const PlotAxes& axes);
  // Anew, after the plot's items have been cleared: from the member "measure" of the definition.
  void begin(const diagram::Json& definition, bool isOverTime);
  void applyTheme(const Theme& theme, int letters);
  bool isOn() const { return isOn_; }
  QString curve() const { return curve_; }
  // The two instants, as they stand [s].
  double at(int cursor) const { return at_[cursor]; }
  // The one that the keys move: 0 or 1.
  int chosen() const { return chosen_; }
  void choose(int cursor);
  // Moves the chosen one by pixels of the plot.
  void step(int pixels);
  // Measures the curves that there are now.
  void refresh();
  const std::optional<results::StretchFigures>& figures() const { return figures_; }
  const QLabel& card() const { return *card_; }
  bool eventFilter(QObject* object, QEvent* event) override;
  bool isBusy() const { return work_.isBusy(); }

 Q_SIGNALS:
  void moved();   // a cursor goes with the mouse
  void placed();  // and has been let go

 private:
  // What is measured, of how many rows.
  struct Question {
    StorePtr store;
    int64_t column = -1;
    double from = 0, to = 0;  // [s]
    uint64_t rows = 0;
    bool operator==(const Question&) const = default;
    // The same of a run that has gone on.
    bool isAlike(const Question& other) const {
      return store == other.store && column == other.column && from == other.from && to == other.to;
    }
  };
  int cursorAt(double pixel) const;
  void move(int cursor, double time);
  void place();
  const PlotCurve* measured() const;
  void ask(const Question& question);
  void show(const PlotCurve& curve);
  QString html(const PlotCurve& curve) const;
  NumberColumn valueForm(const PlotCurve& curve) const;
  NumberColumn timeForm() const;
  void partLetters();
  // Of the card [px]: the curves keep the rest.
  int mostWidth() const;
  QPoint cornerFor(QSize size) const;
  // Where there is room for no more than a line: it takes the legend's place, not that of the curves.
  bool isLow() const;
  struct Line {
    QString name, words;
  };
  Line line(const PlotCurve& curve, const QString& name, int room) const;

  QCustomPlot& plot_;
  const std::vector<PlotCurve>& curves_;
  const PlotAxes& axes_;
  QPointer<QLabel> card_;
  bool wasLow_ = false;  // as it is shown
  QCPItemStraightLine* lines_[2] = {nullptr, nullptr};
  QCPItemText* letters_[2] = {nullptr, nullptr};
  bool isOn_ = false;
  double at_[2] = {0, 0};
  QString curve_;
  int chosen_ = 1;
  int held_ = -1;  // the cursor that goes with the mouse
  QColor quiet_, accent_, canvas_;
  QString style_, lowStyle_;  // of the card
  QTimer stepped_;            // the keys rest
  Question asked_, answered_;
  std::optional<results::StretchFigures> figures_;
  LatestWork work_;
};

}  // namespace armature::app
