// One replaceable part of a part in the inspector: a field that shows the class that is chosen, or the default in grey,
// and opens a card with what fits; below it the values of the chosen class.
#pragma once
#include "app/look/elided_box.h"
#include "app/run/catalog.h"

class QGridLayout;
class QLabel;
class QMenu;

namespace armature::app {

class ChoiceCard;
class FieldNote;
class ScrubLabel;
class ValueEdit;

// Looks like a list, and asks for one: what fits is not known before somebody wants it.
class ChoiceField : public ElidedBox {
  Q_OBJECT
 public:
  explicit ChoiceField(QWidget* parent = nullptr);
  // `isDefault`: in grey.
  void setShown(const QString& text, bool isDefault);
  void showPopup() override { Q_EMIT wanted({}); }

 Q_SIGNALS:
  // The list is to be shown, with a first text to search for.
  void wanted(const QString& text);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  // The wheel scrolls the panel.
  void wheelEvent(QWheelEvent* event) override;
};

class ReplaceableRow : public QObject {
  Q_OBJECT
 public:
  // Adds the row at the end of the grid; the widgets belong to the grid's owner. `owner` has the diagram's own classes,
  // and must outlive the row.
  ReplaceableRow(const ReplaceableInfo& info, QGridLayout* grid, Catalog& catalog, const diagram::Document& owner,
                 QObject* parent);

  const ReplaceableInfo& info() const { return info_; }
  // What stands there; an empty class is the default. `note`: what is to be said of it; empty: nothing.
  void setChoice(const QString& className, const QString& arguments, const QString& note);
  // Several parts are shown whose classes differ.
  void setMixed();
  void setEnabled(bool isEnabled);
  // Whether the text of the values is shown: where they have no fields of their own.
  void setArgumentsShown(bool areShown);
  // What the element is, below it; null where the class does not say.
  QLabel* about() const { return about_; }
  void focus();
  // Why a choice cannot be taken, below the field.
  void tell(const QString& problem);
  // The card of choices below the field, with a first text; whoever opens it takes what is chosen.
  ChoiceCard* openCard(const QString& text);

 Q_SIGNALS:
  // The card is wanted. The form may be made anew while it is open.
  void cardWanted(const QString& text);
  // The default is wanted again.
  void resetWanted();
  // Other values of the class that is chosen.
  void argumentsEdited(const QString& arguments);
  void pageWanted(const QString& className);

 private:
  void fillMenu(QMenu& menu);
  void addReset(QMenu& menu);
  void makeArguments(QGridLayout* grid, int row);
  void commitArguments();

  ReplaceableInfo info_;
  Catalog& catalog_;
  const diagram::Document& owner_;
  QString className_, arguments_;
  ScrubLabel* label_ = nullptr;
  ChoiceField* field_ = nullptr;
  QLabel* note_ = nullptr;
  QLabel* about_ = nullptr;
  ValueEdit* values_ = nullptr;
  FieldNote* valuesNote_ = nullptr;
  QLabel* valuesLabel_ = nullptr;
  bool areValuesWanted_ = true;
};

// What was chosen or typed: "Media.Water(d = 990)". `arguments`: of a choice that brings its own. Where it cannot be
// read there is a problem, and nothing else means anything.
struct TypedChoice {
  QString className, arguments, problem;
};
TypedChoice typedChoice(const QString& text, const QString& arguments);

}  // namespace armature::app
