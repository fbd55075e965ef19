#include "app/shell/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/look/moment_words.h"

namespace armature::app {

RecoveryDialog::RecoveryDialog(const std::vector<Entry>& entries, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this)) {
  setObjectName("recoveryList");
  setWindowTitle(tr("Unsaved diagrams"));
  resize(620, 320);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(10);
  auto* words = new QLabel(tr("Armature ended before these diagrams were saved. Your changes have been kept; what is "
                              "not ticked stays for the next start."),
                           this);
  words->setWordWrap(true);
  column->addWidget(words);
  list_->setHeaderLabels({tr("Diagram"), tr("Last change"), tr("Folder")});
  list_->setRootIsDecorated(false);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setAccessibleName(windowTitle());
  for (const Entry& entry : entries) {
    const QString name = entry.path.isEmpty() ? entry.title : QFileInfo(entry.path).fileName();
    const QString folder = entry.path.isEmpty() ? tr("never saved") : QFileInfo(entry.path).absolutePath();
    auto* item = new QTreeWidgetItem(list_, {name, momentWords(entry.changed), QDir::toNativeSeparators(folder)});
    item->setCheckState(0, Qt::Checked);
    for (const int place : {0, 2}) item->setToolTip(place, item->text(place));
  }
  // The box of a tick takes more room in the row than the header counts with.
  list_->resizeColumnToContents(0);
  list_->header()->resizeSection(0, std::min(list_->columnWidth(0) + 24, 320));
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(2, QHeaderView::Stretch);
  column->addWidget(list_, 1);
  auto* buttons = new QDialogButtonBox(this);
  restore_ = buttons->addButton(tr("Restore"), QDialogButtonBox::AcceptRole);
  discard_ = buttons->addButton(tr("Discard"), QDialogButtonBox::DestructiveRole);
  // Whoever closes the question has not thrown anything away.
  const QPushButton* later = buttons->addButton(tr("Decide later"), QDialogButtonBox::RejectRole);
  restore_->setDefault(true);
  column->addWidget(buttons);
  connect(restore_, &QPushButton::clicked, this, [this] { end(Answer::restore); });
  connect(discard_, &QPushButton::clicked, this, [this] { end(Answer::discard); });
  connect(later, &QPushButton::clicked, this, &QDialog::reject);
  connect(list_, &QTreeWidget::itemChanged, this, &RecoveryDialog::update);
}

void RecoveryDialog::update() {
  bool isAny = false;
  for (int i = 0; i < list_->topLevelItemCount(); ++i)
    isAny = isAny || list_->topLevelItem(i)->checkState(0) == Qt::Checked;
  restore_->setEnabled(isAny);
  discard_->setEnabled(isAny);
}

void RecoveryDialog::end(Answer answer) {
  answer_ = answer;
  accept();
}

RecoveryDialog::Answer RecoveryDialog::answerFor(size_t entry) const {
  const QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(entry));
  return item && item->checkState(0) == Qt::Checked ? answer_ : Answer::later;
}

}  // namespace armature::app
