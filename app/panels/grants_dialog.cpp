#include "app/panels/grants_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace armature::app {

GrantsDialog::GrantsDialog(QSettings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings), list_(new QTreeWidget(this)) {
  setWindowTitle(tr("Files that models may touch"));
  resize(640, 320);
  auto* column = new QVBoxLayout(this);
  auto* words =
      new QLabel(tr("A model may read its diagram's folder and the libraries. These diagrams may do more:"), this);
  words->setWordWrap(true);
  column->addWidget(words);
  list_->setObjectName("grants");
  list_->setHeaderLabels({tr("Diagram"), tr("May"), tr("Folder")});
  list_->setRootIsDecorated(false);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  column->addWidget(list_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  revoke_ = buttons->addButton(tr("Allow no longer"), QDialogButtonBox::ActionRole);
  revoke_->setObjectName("revokeGrant");
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(revoke_, &QPushButton::clicked, this, &GrantsDialog::revoke);
  connect(list_, &QTreeWidget::itemSelectionChanged, this,
          [this] { revoke_->setEnabled(!list_->selectedItems().isEmpty()); });
  fill();
}

void GrantsDialog::fill() {
  list_->clear();
  for (const FileGrant& grant : FileGrants::remembered(settings_)) {
    auto* item = new QTreeWidgetItem(list_, {grant.document, grant.isWrite ? tr("change") : tr("read"), grant.folder});
    item->setData(1, Qt::UserRole, grant.isWrite);
  }
  list_->header()->resizeSections(QHeaderView::ResizeToContents);
  revoke_->setEnabled(false);
}

void GrantsDialog::revoke() {
  for (const QTreeWidgetItem* item : list_->selectedItems())
    FileGrants::revoke(settings_, {item->text(0), item->text(2), item->data(1, Qt::UserRole).toBool()});
  fill();
}

}  // namespace armature::app
