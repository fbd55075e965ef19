#include "app/panels/variable_browser.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace armature::app {

VariableBrowser::VariableBrowser(QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 0);
  layout->setSpacing(4);
  filter_ = new QLineEdit(this);
  filter_->setObjectName("variableFilter");
  filter_->setPlaceholderText(tr("Filter variables"));
  filter_->setAccessibleName(filter_->placeholderText());
  filter_->setClearButtonEnabled(true);
  tree_ = new VariableTree(VariableTree::Kind::tree, this);
  tree_->setAccessibleName(tr("Variables"));
  tree_->setObjectName("variables");
  layout->addWidget(filter_);
  layout->addWidget(tree_, 1);
  connect(filter_, &QLineEdit::textChanged, tree_, &VariableTree::setFilter);
  filter_->installEventFilter(this);
}

// Enter plots the first variable found, the arrow key goes down into the list, Esc empties the field before it is left.
bool VariableBrowser::eventFilter(QObject* object, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(object, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      tree_->toggleFirst();
      return true;
    case Qt::Key_Down:
      tree_->setFocus();
      if (!tree_->currentItem()) tree_->setCurrentItem(tree_->topLevelItem(0));
      return true;
    case Qt::Key_Escape:
      if (filter_->text().isEmpty()) return false;
      filter_->clear();
      return true;
    default:
      return QWidget::eventFilter(object, event);
  }
}

}  // namespace armature::app
