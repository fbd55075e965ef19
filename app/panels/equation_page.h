// The inside of a part that is made of text: the equations of its class, its own ones and those of its bases, typeset,
// with the values that their variables have at the instant that is shown. Branches that are switched off then are dim.
#pragma once
#include <QScrollArea>
#include <QTimer>

#include "app/panels/equation_values.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace armature::app {

class EquationRow;

class EquationPage : public QScrollArea {
  Q_OBJECT
 public:
  // What is shown: a part of the diagram, or of the inside of one.
  struct Part {
    QString path;        // its full name; of an array of parts without a place
    QString className;   // as the diagram calls it
    bool isOwn = false;  // a class of the diagram's own, whose text can be edited
  };
  // `run` must outlive the page.
  EquationPage(RunControl& run, Part part, const ClassEquations& equations, QWidget* parent = nullptr);
  ~EquationPage() override;

  const Part& part() const { return part_; }
  // The class has another text now.
  void setEquations(const ClassEquations& equations);
  // What its class is, in words.
  void setTitle(const QString& title);
  // The part is called something else now.
  void setPath(const QString& path);
  // What is known of its parameters without a model.
  void setKnown(const EquationValues::Known& known);
  void setGlasses(const Glasses& glasses);
  void setPlotted(const QSet<QString>& names);
  // Of the equations; 1: as large as a book has them.
  void setZoom(double zoom);
  double zoom() const { return zoom_; }
  const std::vector<EquationRow*>& rows() const { return rows_; }

 Q_SIGNALS:
  void wayUpWanted();
  // The fields of the part's parameters are wanted.
  void parametersWanted();
  void zoomChanged(double zoom);
  void plotToggled(const QString& variable, bool isPlotted);
  void pageWanted(const QString& className);
  void textWanted(const QString& className);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeHead(QVBoxLayout* layout);
  void addGroup(const EquationGroup& group, QVBoxLayout* layout);
  void fitColumns();
  void takeSource();
  void listElements();
  void showValues();
  void updateStates();
  void say();

  RunControl& run_;
  Part part_;
  QString title_;
  ClassEquations equations_;
  EquationValues values_;
  EquationValues::Known known_;
  QSet<QString> plotted_;
  double zoom_ = 1;
  QWidget *body_ = nullptr, *head_ = nullptr;
  QLabel *about_ = nullptr, *note_ = nullptr;
  QComboBox* elements_ = nullptr;  // which part of an array
  QString element_;                // its name as it was chosen; empty: the first
  std::vector<EquationRow*> rows_;
  std::vector<bool> isJudged_;  // by row: conditions of its group tell which branch counts
  QTimer refresh_;
};

}  // namespace armature::app
