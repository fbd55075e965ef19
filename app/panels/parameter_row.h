// One parameter in the inspector: its field (text, tick or list), what is written in it, and whether that can be read.
#pragma once
#include <QWidget>

#include "engine/facade/class_info.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace armature::app {

class ParameterRow : public QObject {
  Q_OBJECT
 public:
  // Adds the row at the end of the grid; the widgets belong to the grid's owner.
  ParameterRow(const ParameterInfo& info, QGridLayout* grid, QObject* parent);

  const std::string& name() const { return info_.name; }
  // Shows a modifier's text; empty = the default. Does not emit.
  void setValue(const QString& text);
  void setEnabled(bool isEnabled);
  // A start value that must hold at the beginning; else it is a guess.
  void setFixed(bool isFixed);
  // Puts the cursor into the field and selects its text.
  void focus();

 Q_SIGNALS:
  // The person entered another value; empty = back to the default.
  void edited(const QString& text);
  // The tick "fixed" of a start value was changed.
  void fixedEdited(bool isFixed);

 private:
  void commitText();
  void markChanged(bool isChanged);

  ParameterInfo info_;
  QString value_;
  QLabel* label_ = nullptr;
  QLineEdit* field_ = nullptr;
  QCheckBox* tick_ = nullptr;
  QComboBox* list_ = nullptr;
  QCheckBox* fixed_ = nullptr;
};

// Why a text cannot be a Modelica expression, judged by brackets and quotes only; empty when it may be one. The engine
// has the last word.
QString expressionProblem(const QString& text);

}  // namespace armature::app
