#include "app/experiments/page_head.h"

#include <QLabel>

#include "app/look/elided_box.h"

namespace armature::app {

QVBoxLayout* layOutPage(QWidget* page) {
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(8, 4, 8, 0);
  layout->setSpacing(2);  // small windows have few rows
  return layout;
}

QHBoxLayout* addHead(QVBoxLayout* layout) {
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  layout->addLayout(head);
  return head;
}

QComboBox* addChoice(QHBoxLayout* head, const QString& title, const QString& name) {
  auto* label = new QLabel(title);
  label->setProperty("role", "quiet");
  auto* box = new ElidedBox;
  box->setObjectName(name);
  box->setAccessibleName(title);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  box->setMinimumWidth(kLeastBox);
  label->setBuddy(box);
  head->addWidget(label);
  head->addWidget(box);
  return box;
}

}  // namespace armature::app
