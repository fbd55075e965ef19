// The pages of a linear model: its modes with who takes part in them, poles and zeros, the answers over frequency and
// to a step, and the matrices.
#pragma once
#include <QWidget>

#include "app/experiments/study_outcome.h"

class QComboBox;
class QHBoxLayout;

namespace armature::app {

class Chart;
class DataTable;

// An eigenvalue a row: frequency, damping, time constant, the states that take part.
DataTable* makeModesTable(const OutcomePtr& outcome, QWidget* parent);

// The way from one of the inputs to one of the outputs, as pictures.
class WayPage : public QWidget {
  Q_OBJECT
 public:
  enum class Picture { bode, step, poles };
  WayPage(OutcomePtr outcome, Picture picture, QWidget* parent = nullptr);
  Chart& chart() { return *chart_; }

 private:
  void paint();
  void paintBode(size_t input, size_t output);
  void paintStep(size_t input, size_t output);
  void paintPoles(size_t input, size_t output);
  QString wordsAt(QPointF at) const;
  // "from torque.tau to inertia1.w", with the unit of one over the other.
  QString unitOfWay(size_t input, size_t output) const;

  OutcomePtr outcome_;
  Picture picture_;
  Chart* chart_;
  QComboBox *input_ = nullptr, *output_ = nullptr;
};

// A, B, C and D with the names of rows and columns.
class MatrixPage : public QWidget {
  Q_OBJECT
 public:
  explicit MatrixPage(OutcomePtr outcome, QWidget* parent = nullptr);

 private:
  void fill();
  OutcomePtr outcome_;
  QComboBox* which_;
  DataTable* table_;
};

}  // namespace armature::app
