// Pages of classes, preferences, about.
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/shell/main_window.h"

namespace armature::app {

void MainWindow::showPage(const QString& className) {
  const ClassPtr info = catalog_.find(className);
  if (!info) return;
  QDialog dialog(this);
  dialog.setWindowTitle(className);
  dialog.resize(640, 520);
  auto* layout = new QVBoxLayout(&dialog);
  auto* text = new QTextBrowser(&dialog);
  text->setOpenExternalLinks(true);
  QString html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                     .arg(className.section('.', -1), QString::fromStdString(info->description).toHtmlEscaped());
  html += QString::fromStdString(info->documentation);
  text->setHtml(html);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog.exec();
}

void MainWindow::showAbout() {
  QMessageBox box(this);
  box.setWindowTitle(tr("About Armature"));
  box.setIconPixmap(icons_.picture("app/armature", 64, devicePixelRatioF(), false));
  box.setText(tr("<b>Armature %1</b>").arg(ARMATURE_VERSION));
  box.setInformativeText(
      tr("Block diagrams of mechanics, electronics and heat: drawn, simulated, understood.<br><br>"
         "Free software under the GNU General Public License, version 3 or later."));
  box.exec();
}

void MainWindow::showPreferences() {
  QDialog dialog(this);
  dialog.setWindowTitle(tr("Preferences"));
  auto* layout = new QFormLayout(&dialog);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(10);
  auto* scheme = new QComboBox(&dialog);
  scheme->addItems({tr("Like the desktop"), tr("Light"), tr("Dark")});
  scheme->setCurrentIndex(static_cast<int>(scheme_));
  auto* libraries = new QPlainTextEdit(settings_->value("libraries").toStringList().join('\n'), &dialog);
  libraries->setFixedHeight(72);
  libraries->setPlaceholderText(tr("One folder per line, the first wins"));
  auto* note = new QLabel(tr("Library folders are read at the next start."), &dialog);
  note->setProperty("role", "quiet");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  layout->addRow(tr("Colours"), scheme);
  layout->addRow(tr("Libraries"), libraries);
  layout->addRow({}, note);
  layout->addRow(buttons);
  if (dialog.exec() != QDialog::Accepted) return;
  setScheme(static_cast<Scheme>(scheme->currentIndex()));
  settings_->setValue("libraries", libraries->toPlainText().split('\n', Qt::SkipEmptyParts));
}

}  // namespace armature::app
