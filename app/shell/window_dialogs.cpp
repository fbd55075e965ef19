// Pages of classes, preferences, about.
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "app/shell/main_window.h"
#include "app/shell/part_pages.h"

namespace armature::app {

void MainWindow::showPage(const QString& className) {
  if (!partPages_) {
    partPages_ = std::make_unique<PartPages>(catalog_, engine_, icons_, this);
    partPages_->browser().setOwnClasses([this](const QString& name) -> ClassPtr {
      for (const ClassPtr& info : page_->catalog().own())
        if (name == QString::fromStdString(info->name)) return info;
      return nullptr;
    });
    connect(partPages_.get(), &PartPages::exampleWanted, this, &MainWindow::showExample);
  }
  partPages_->open(className);
}

// The class of what is selected, else the first page of the library.
void MainWindow::showPageOfSelection() {
  const DiagramScene& scene = canvas().scene();
  const QSet<int>& selected = scene.selectedParts();
  showPage(selected.isEmpty() ? QStringLiteral("Modelica")
                              : scene.parts().at(static_cast<size_t>(*selected.begin())).className);
}

void MainWindow::showExample(const QString& file, const QString& part) {
  if (!openFile(file)) return;
  page_->goUpTo(0);
  const auto& parts = page_->scene().parts();
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].name == part) page_->scene().select({static_cast<int>(i)}, {});
  activateWindow();
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
