// The pages of a sweep or a Monte Carlo study: families of curves, measures against factors, and the table.
#pragma once
#include <QWidget>

#include "app/experiments/study_outcome.h"

class QComboBox;

namespace armature::app {

class Chart;
class DataTable;
class FamilyLines;

// Curves of one variable over time, one a run: few in colours of their own with their values in the legend, many in the
// colours of a scale of the first factor, of which the legend has samples; of a Monte Carlo study the middle and what
// nine of ten lie between.
class FamilyPage : public QWidget {
  Q_OBJECT
 public:
  explicit FamilyPage(OutcomePtr outcome, QWidget* parent = nullptr);
  Chart& chart() { return *chart_; }

 private:
  void paint();
  void addCurves(size_t variable);
  void addSamples(const FamilyLines& lines);
  void addSpread(size_t variable);
  QString wordsAt(QPointF at) const;
  OutcomePtr outcome_;
  Chart* chart_;
  QComboBox* variable_;
};

// A measure against a factor, a line for each combination of the others; of a Monte Carlo study also how often it takes
// which value.
class ResponsePage : public QWidget {
  Q_OBJECT
 public:
  explicit ResponsePage(OutcomePtr outcome, QWidget* parent = nullptr);
  Chart& chart() { return *chart_; }

 private:
  void paint();
  void paintHistogram(size_t measure);
  void paintResponse(size_t measure, size_t factor);
  QString wordsAt(QPointF at) const;
  OutcomePtr outcome_;
  Chart* chart_;
  QComboBox *measure_, *factor_;
};

// A row a run: a sample of its curve, its values, its measures, how it ended.
DataTable* makeRunsTable(const OutcomePtr& outcome, QWidget* parent);

}  // namespace armature::app
