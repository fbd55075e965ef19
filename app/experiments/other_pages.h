// The pages of a calibration, of sensitivities and of a steady state.
#pragma once
#include <QWidget>

#include "app/experiments/study_outcome.h"

class QComboBox;

namespace armature::app {

class Chart;
class DataTable;

// A row a parameter: what was found, how sure that is.
DataTable* makeParametersTable(const OutcomePtr& outcome, QWidget* parent);
// Measured data and the model beside them, before and after.
class FitPage : public QWidget {
  Q_OBJECT
 public:
  explicit FitPage(OutcomePtr outcome, QWidget* parent = nullptr);
  Chart& chart() { return *chart_; }

 private:
  void paint();
  OutcomePtr outcome_;
  Chart* chart_;
  QComboBox* which_;
};

// A parameter and a measure a row: the derivative, and by how much per cent the one changes with one per cent of the
// other.
DataTable* makeSensitivityTable(const OutcomePtr& outcome, QWidget* parent);
// Derivatives of a variable over time, a curve for each parameter.
class SensitivityPage : public QWidget {
  Q_OBJECT
 public:
  explicit SensitivityPage(OutcomePtr outcome, QWidget* parent = nullptr);
  Chart& chart() { return *chart_; }

 private:
  void paint();
  OutcomePtr outcome_;
  Chart* chart_;
  QComboBox* which_;
};

// Variables and their values in the steady state.
DataTable* makeSteadyTable(const OutcomePtr& outcome, QWidget* parent);

}  // namespace armature::app
