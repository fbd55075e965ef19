// One parameter in the inspector: its field (text, tick or list), what is written in it, and whether that can be read.
// Numbers are shown and typed in a unit of the person's choice; a number with another unit behind it is converted.
#pragma once
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "app/look/display_unit.h"
#include "engine/facade/class_info.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace armature::app {

class FieldNote;
class ScrubLabel;
class ValueEdit;
class VectorField;
class WideField;

// The modifier that fixes a start value: of a list that of each element ("each r.fixed").
std::string fixedName(const ParameterInfo& start);

class ParameterRow : public QObject {
  Q_OBJECT
 public:
  // Adds the row at the end of the grid; the widgets belong to the grid's owner.
  // `wantedUnit`: shown unit, empty = as the class says.
  ParameterRow(const ParameterInfo& info, QGridLayout* grid, const QString& wantedUnit, QObject* parent);

  const std::string& name() const { return info_.name; }
  // What stands before the field, if not the name.
  void setLabel(const QString& text);
  // Of the movement of a hand that draws at the label: what it changes is one step of undo. −1: what was typed.
  int gesture() const { return gesture_; }
  // What is to be said of a value that can be read: a sentence, or nothing.
  // Of which part it is, as the window of its table says.
  void setPart(const QString& name) { part_ = name; }
  void setRemark(std::function<QString(const QString& value)> remark) { remark_ = std::move(remark); }
  // Lets the menu offer in these words to make the value a parameter of what is drawn; empty: it does not.
  void offerParameter(const QString& words) { parameterWords_ = words; }
  // Shows a modifier's text as it was typed, if that is known; empty = the default. Does not emit.
  void setValue(const QString& text, const QString& typed = {});
  // Several parts are shown whose values differ: neither of them stands in the field.
  void setMixed();
  void setEnabled(bool isEnabled);
  std::string fixedName() const { return app::fixedName(info_); }
  // A start value that must hold at the beginning; else it is a guess.
  void setFixed(bool isFixed);
  // Several parts are shown of which some have it fixed.
  void setFixedMixed();
  // What the parameter means, below it; null where the class does not say. Hidden until someone has room for it.
  QLabel* about() const { return about_; }
  // Puts the cursor into the field and selects its text.
  void focus();
  // Adds to a menu which controls a parameter of a type may have on the panel.
  static void addControls(QMenu& menu, const std::string& type, QObject* context,
                          std::function<void(const QString& kind)> chosen);

 Q_SIGNALS:
  // The person entered another value; empty = back to the default. `typed`: how, where it is another text.
  void edited(const QString& text, const QString& typed);
  // Values for many runs were typed: "range(1, 5, 9)", in the model's unit. The value stays as it was.
  void factorTyped(const QString& values);
  // Another unit is to be shown for parameters of this one.
  void unitChosen(const QString& unit, const QString& wanted);
  // The value is to be a parameter of what is drawn; `value`: the one that holds while nothing is entered.
  void parameterWanted(const QString& value);
  // It is wanted on the panel of controls.
  void controlWanted(const QString& kind);
  // The tick "fixed" of a start value was changed.
  void fixedEdited(bool isFixed);

 private:
  QString shownText() const;
  QString defaultWords() const;
  void fillMenu(QMenu& menu);
  void addSharing(QMenu& menu);
  void makeTable(QGridLayout* grid, int row);
  void openTable();
  QWidget* makeEditor();
  QWidget* makeUnit();
  void showUnit(const QString& words);
  // What is typed, as Modelica text in the model's unit; nothing, and why, where it cannot be taken.
  std::optional<QString> entered(const QString& typed, QString* problem = nullptr) const;
  // Why what is typed cannot be taken; empty when it can.
  QString fieldProblem(const QString& text) const;
  void commitText();
  std::optional<QString> enteredFactor(const QString& typed) const;
  void markChanged(bool isChanged);
  void makeScrubbable();
  void scrubTo(double shown);
  DisplayUnit unitInField(QString* words = nullptr) const;

  QString part_;
  std::function<QString(const QString& value)> remark_;
  QString parameterWords_;
  ParameterInfo info_;
  DisplayUnit shown_;
  QString value_, typed_;
  bool isUnitChosen_ = false;  // by the person: what was typed in another one is shown in it
  ScrubLabel* label_ = nullptr;
  int gesture_ = -1;
  ValueEdit* field_ = nullptr;
  WideField* wide_ = nullptr;      // where it stands
  FieldNote* note_ = nullptr;      // below the field
  QLabel* about_ = nullptr;        // below that
  VectorField* vector_ = nullptr;  // stands in for the field where a vector can be shown by components
  QCheckBox* tick_ = nullptr;
  QComboBox* list_ = nullptr;
  QCheckBox* fixed_ = nullptr;
  QToolButton* unit_ = nullptr;
  QToolButton* tableButton_ = nullptr;
};

}  // namespace armature::app
