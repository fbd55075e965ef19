// One control of the panel: its name and value, and what a hand moves. A movement of the hand is one step of undo.
#pragma once
#include <QFrame>
#include <QTimer>

#include "app/controls/played_parameter.h"
#include "engine/diagram/json.h"

class QAbstractButton;
class QAbstractSlider;
class QLabel;
class QLineEdit;

namespace armature::app {

class ControlCard : public QFrame {
  Q_OBJECT
 public:
  // `definition`: as the document has it, see the schema.
  ControlCard(const PlayedParameter& parameter, diagram::Json definition, QWidget* parent = nullptr);

  const diagram::Json& definition() const { return definition_; }
  // Of its parameter.
  QString name() const { return parameter_.name(); }
  // Takes a change of range or label, without being made anew.
  void setDefinition(const diagram::Json& definition);
  QString kind() const { return kindOf(definition_); }
  // "slider" where a definition does not say it.
  static QString kindOf(const diagram::Json& definition);
  // The value as the document has it now.
  void refresh();
  // Whether there is what it moves; if not, that is said on it.
  bool isThere() const { return parameter_.isThere(); }
  // A key that is meant for it: the text of a QKeySequence. Empty: none.
  QString key() const;
  // As if its key had gone down or up.
  void press(bool isDown);
  // The axis and the button of a gamepad that are meant for it, from 0; below 0: none.
  int axis() const { return indexOf("axis"); }
  int padButton() const { return indexOf("padButton"); }
  // The axis stands at −1 … 1: what is beyond the dead zone goes over the range. One movement is one step of undo.
  void steer(double position);
  // Of the axis about its middle, as a share of its way to each side.
  double deadZone() const;

 Q_SIGNALS:
  // The person wants its menu.
  void menuWanted(QPoint global);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  QWidget* makeBody();
  QWidget* makeSlider(bool isKnob);
  QWidget* makeButton(bool isSwitch);
  QWidget* makeField();
  void takeField();
  void set(double value);
  double bound(const char* member, double otherwise) const;
  int indexOf(const char* member) const;
  double low() const;
  double high() const;
  QString valueText(std::optional<double> value) const;
  QString tip() const;

  PlayedParameter parameter_;
  diagram::Json definition_;
  int gesture_ = -1;  // the movement of a hand that is under way
  QTimer steered_;    // since an axis has moved
  QLabel *name_, *value_;
  QAbstractSlider* slider_ = nullptr;
  QAbstractButton* button_ = nullptr;
  QLineEdit* field_ = nullptr;
};

}  // namespace armature::app
