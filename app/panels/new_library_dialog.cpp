#include "app/panels/new_library_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/document/open_document.h"

namespace armature::app {

NewLibraryDialog::NewLibraryDialog(const QStringList& taken, const QString& folder, QWidget* parent)
    : QDialog(parent),
      taken_(taken),
      name_(new QLineEdit(this)),
      folder_(new QLineEdit(QDir::toNativeSeparators(folder), this)),
      version_(new QLineEdit(QStringLiteral("0.1.0"), this)),
      words_(new QLabel(this)) {
  setObjectName("newLibrary");
  setWindowTitle(tr("New library"));
  setMinimumWidth(520);
  name_->setObjectName("libraryName");
  name_->setPlaceholderText(tr("MyParts"));
  folder_->setObjectName("libraryPlace");
  version_->setObjectName("libraryVersion");
  words_->setObjectName("libraryWords");
  words_->setProperty("role", "quiet");
  words_->setWordWrap(true);
  words_->setMinimumHeight(2 * words_->fontMetrics().lineSpacing());
  auto* form = new QFormLayout(this);
  form->setContentsMargins(16, 16, 16, 16);
  form->setSpacing(10);
  form->addRow(tr("Name"), name_);
  auto* place = new QHBoxLayout;
  auto* choose = new QPushButton(tr("Choose…"), this);
  choose->setAutoDefault(false);
  place->addWidget(folder_, 1);
  place->addWidget(choose);
  form->addRow(tr("In the folder"), place);
  form->addRow(tr("Version"), version_);
  form->addRow(words_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  make_ = buttons->addButton(tr("Create library"), QDialogButtonBox::AcceptRole);
  make_->setObjectName("makeLibrary");
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(choose, &QPushButton::clicked, this, &NewLibraryDialog::chooseFolder);
  for (QLineEdit* field : {name_, folder_, version_})
    connect(field, &QLineEdit::textChanged, this, &NewLibraryDialog::check);
  check();
}

QString NewLibraryDialog::name() const {
  return name_->text().trimmed();
}

QString NewLibraryDialog::folder() const {
  return QDir::cleanPath(QDir::fromNativeSeparators(folder_->text().trimmed()));
}

QString NewLibraryDialog::version() const {
  return version_->text().trimmed();
}

void NewLibraryDialog::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the library"), this->folder());
  if (!folder.isEmpty()) folder_->setText(QDir::toNativeSeparators(folder));
}

// The button says no before the disk does.
void NewLibraryDialog::check() {
  QString problem;
  if (!isIdentifier(name().toStdString()))
    problem = name().isEmpty() ? tr("Its parts are then called MyParts.Spring and so on.")
                               : tr("“%1” is not a name: letters, digits and _ only.").arg(name());
  else if (taken_.contains(name()))
    problem = tr("A library called %1 already exists.").arg(name());
  else if (folder_->text().trimmed().isEmpty() || !QDir(folder()).exists())
    problem = tr("There is no such folder.");
  else if (version().isEmpty())
    problem = tr("Enter a version.");
  make_->setEnabled(problem.isEmpty());
  words_->setText(problem.isEmpty()
                      ? tr("This creates the folder %1.").arg(QDir::toNativeSeparators(QDir(folder()).filePath(name())))
                      : problem);
}

}  // namespace armature::app
