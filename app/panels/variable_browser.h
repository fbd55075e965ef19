// All variables by part, with a filter field above.
#pragma once
#include <QWidget>

#include "app/panels/variable_tree.h"

class QLineEdit;

namespace armature::app {

class VariableBrowser : public QWidget {
  Q_OBJECT
 public:
  explicit VariableBrowser(QWidget* parent = nullptr);
  VariableTree* tree() { return tree_; }
  QLineEdit* filterField() { return filter_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QLineEdit* filter_;
  VariableTree* tree_;
};

}  // namespace armature::app
