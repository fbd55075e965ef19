#include "app/panels/variable_browser.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace armature::app {

VariableBrowser::VariableBrowser(QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 4, 0);
  layout->setSpacing(4);
  filter_ = new QLineEdit(this);
  filter_->setObjectName("variableFilter");
  filter_->setPlaceholderText(tr("Filter variables"));
  filter_->setClearButtonEnabled(true);
  tree_ = new VariableTree(VariableTree::Kind::tree, this);
  tree_->setObjectName("variables");
  layout->addWidget(filter_);
  layout->addWidget(tree_, 1);
  connect(filter_, &QLineEdit::textChanged, tree_, &VariableTree::setFilter);
}

}  // namespace armature::app
