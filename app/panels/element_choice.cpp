#include "app/panels/element_choice.h"

#include "app/panels/variable_tree.h"

namespace armature::app {

ElementChoice::ElementChoice(VariableTree& variables, QString part, bool hasProtected, QString& chosen, QWidget* parent)
    : QComboBox(parent), variables_(variables), part_(std::move(part)), hasProtected_(hasProtected), chosen_(chosen) {
  setObjectName("elementChoice");
  setAccessibleName(tr("Element of the array"));
  setToolTip(tr("The element whose variables are listed"));
  fill();
  list();
  connect(this, &QComboBox::currentIndexChanged, this, [this] {
    chosen_ = currentData().toString();
    list();
  });
  connect(&variables_, &VariableTree::sourceChanged, this, [this] {
    const QString before = chosen_;
    fill();
    if (chosen_ != before) list();
  });
}

void ElementChoice::fill() {
  const QStringList elements = variables_.elementsOf(part_);
  const QSignalBlocker silence(this);
  clear();
  for (const QString& element : elements) addItem(part_.section('.', -1) + element, element);
  setVisible(!elements.isEmpty());
  if (elements.isEmpty()) return;
  if (!elements.contains(chosen_)) chosen_ = elements.front();
  setCurrentIndex(static_cast<int>(elements.indexOf(chosen_)));
}

void ElementChoice::list() {
  variables_.setPart(part_ + chosen_, hasProtected_);
}

}  // namespace armature::app
