#include "app/panels/grants_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/look/empty_words.h"

namespace armature::app {

GrantsDialog::GrantsDialog(QSettings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings), words_(new QLabel(this)), list_(new QTreeWidget(this)) {
  setWindowTitle(tr("What models may do"));
  resize(720, 320);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(10);
  words_->setWordWrap(true);
  column->addWidget(words_);
  list_->setObjectName("grants");
  list_->setHeaderLabels({tr("Diagram"), tr("May"), tr("Folder")});
  list_->setRootIsDecorated(false);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  sayWhenEmpty(*list_, tr("None yet"));
  column->addWidget(list_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  revoke_ = buttons->addButton(tr("Revoke"), QDialogButtonBox::ActionRole);
  revoke_->setObjectName("revokeGrant");
  revoke_->setAutoDefault(false);
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(revoke_, &QPushButton::clicked, this, &GrantsDialog::revoke);
  connect(list_, &QTreeWidget::itemSelectionChanged, this,
          [this] { revoke_->setEnabled(!list_->selectedItems().isEmpty()); });
  list_->viewport()->installEventFilter(this);
  fill();
}

void GrantsDialog::fill() {
  list_->clear();
  for (const FileGrant& grant : FileGrants::remembered(settings_)) {
    const QString kind = grant.kind == AccessKind::trust   ? tr("call C functions")
                         : grant.kind == AccessKind::write ? tr("change")
                                                           : tr("read");
    const QString document = grant.document.isEmpty() ? tr("Every diagram") : grant.document;
    auto* item = new QTreeWidgetItem(list_, {document, kind, grant.folder});
    item->setData(0, Qt::UserRole, grant.document);
    item->setData(1, Qt::UserRole, static_cast<int>(grant.kind));
    for (const int column : {0, 2}) item->setToolTip(column, item->text(column));
  }
  fitColumns();
  const QString always = tr("A model may read its diagram's folder and the libraries.");
  words_->setText(
      always + ' ' +
      (list_->topLevelItemCount() > 0 ? tr("These diagrams may do more:") : tr("No diagram may do more than that.")));
  revoke_->setEnabled(false);
}

// Both paths share what the word between them leaves: what one of them does not need is the other's.
void GrantsDialog::fitColumns() {
  const QAbstractItemView& view = *list_;
  list_->header()->setSectionResizeMode(QHeaderView::Fixed);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(2, QHeaderView::Stretch);
  const int left = list_->viewport()->width() - list_->header()->sectionSize(1);
  constexpr int kBeside = 24;  // [px] that the style sheet keeps beside a text
  const int first = std::max(view.sizeHintForColumn(0), list_->header()->sectionSizeHint(0)) + kBeside;
  const int last = std::max(view.sizeHintForColumn(2), list_->header()->sectionSizeHint(2)) + kBeside;
  const int head = list_->header()->sectionSizeHint(0) + kBeside;
  list_->header()->resizeSection(0, std::max(head, std::min(first, std::max(left / 2, left - last))));
}

// The list has its room, its fonts and its header's hints only when it is shown.
bool GrantsDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Show) fitColumns();
  return QDialog::eventFilter(watched, event);
}

void GrantsDialog::revoke() {
  for (const QTreeWidgetItem* item : list_->selectedItems())
    FileGrants::revoke(settings_, {item->data(0, Qt::UserRole).toString(), item->text(2),
                                   static_cast<AccessKind>(item->data(1, Qt::UserRole).toInt())});
  fill();
}

}  // namespace armature::app
