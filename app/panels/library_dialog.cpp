#include "app/panels/library_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/language/messages.h"
#include "app/look/empty_words.h"

namespace armature::app {

QString libraryWords(const LibraryFolders& folders, const ListedFolder& listed) {
  switch (listed.state) {
    case ListedFolder::State::missing:
      return LibraryDialog::tr("There is no such folder.");
    case ListedFolder::State::unreadable:
      return LibraryDialog::tr("The folder cannot be read.");
    case ListedFolder::State::empty:
      return LibraryDialog::tr("The folder contains no library.");
    case ListedFolder::State::good:
      break;
  }
  QStringList words;
  for (const ListedLibrary& library : listed.libraries) {
    QString text = QString::fromStdString(library.name);
    if (!library.version.empty()) text += ' ' + QString::fromStdString(library.version);
    if (!library.problem.empty())
      text = LibraryDialog::tr("%1 (cannot be read: %2)").arg(text, spoken(library.problem));
    else if (folders.isHidden(library))
      text = LibraryDialog::tr("%1 (not used: an earlier folder has it)").arg(text);
    words << text;
  }
  return words.join(QStringLiteral(", "));
}

LibraryDialog::LibraryDialog(LibraryFolders& folders, QWidget* parent)
    : QDialog(parent), folders_(folders), list_(new QTreeWidget(this)) {
  setObjectName("libraryDialog");
  setWindowTitle(tr("Library folders"));
  resize(720, 320);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(10);
  auto* words = new QLabel(tr("Modelica libraries in these folders appear in the palette. Of two with the same name, "
                              "the one in the upper folder is used, even in place of one that comes with the program."),
                           this);
  words->setWordWrap(true);
  column->addWidget(words);
  list_->setObjectName("libraryFolders");
  list_->setHeaderLabels({tr("Folder"), tr("Libraries")});
  list_->setRootIsDecorated(false);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->header()->setSectionResizeMode(QHeaderView::Stretch);
  sayWhenEmpty(*list_, tr("No folder yet: add one, or create a library of your own."));
  column->addWidget(list_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* add = buttons->addButton(tr("Add folder…"), QDialogButtonBox::ActionRole);
  add->setObjectName("addLibraryFolder");
  remove_ = buttons->addButton(tr("Remove"), QDialogButtonBox::ActionRole);
  remove_->setObjectName("removeLibraryFolder");
  for (QPushButton* button : {add, remove_}) button->setAutoDefault(false);
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(add, &QPushButton::clicked, this, &LibraryDialog::addWanted);
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (const QTreeWidgetItem* item = list_->currentItem()) Q_EMIT removeWanted(item->text(0));
  });
  connect(list_, &QTreeWidget::itemSelectionChanged, this,
          [this] { remove_->setEnabled(!list_->selectedItems().isEmpty()); });
  connect(&folders_, &LibraryFolders::foldersChanged, this, &LibraryDialog::fill);
  connect(&folders_, &LibraryFolders::looked, this, &LibraryDialog::fill);
  connect(&folders_, &LibraryFolders::changed, this, &LibraryDialog::fill);
  fill();
}

void LibraryDialog::fill() {
  list_->clear();
  for (const QString& folder : folders_.folders()) {
    const ListedFolder* const listed = folders_.listed(folder);
    auto* item = new QTreeWidgetItem(list_, {folder, listed ? libraryWords(folders_, *listed) : tr("Reading…")});
    for (const int column : {0, 1}) item->setToolTip(column, item->text(column));
  }
  remove_->setEnabled(false);
}

}  // namespace armature::app
