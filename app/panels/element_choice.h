// The choice among the elements of a part that is an array: whose variables are listed.
#pragma once
#include <QComboBox>

namespace armature::app {

class VariableTree;

class ElementChoice : public QComboBox {
  Q_OBJECT
 public:
  // `variables`: the list, which shows those of one element of `part` (its full name) from now on, with what its class
  // hides when wanted. `chosen`: the element ("[2]"), kept from part to part. Both must outlive the choice.
  ElementChoice(VariableTree& variables, QString part, bool hasProtected, QString& chosen, QWidget* parent = nullptr);

 private:
  // The elements that the model, or its last run, has.
  void fill();
  void list();

  VariableTree& variables_;
  QString part_;
  bool hasProtected_;
  QString& chosen_;
};

}  // namespace armature::app
