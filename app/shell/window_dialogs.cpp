// Pages of classes, preferences, about.
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "app/panels/diagram_page_html.h"
#include "app/panels/text_field.h"
#include "app/shell/inside_view.h"
#include "app/shell/main_window.h"
#include "app/shell/part_pages.h"

namespace armature::app {

PartPages& MainWindow::partPages() {
  if (partPages_) return *partPages_;
  partPages_ = new PartPages(catalog_, engine_, icons_, pagesDock_);
  const auto find = [this](const QString& name) -> ClassPtr {
    for (const ClassPtr& info : page_->catalog().own())
      if (name == QString::fromStdString(info->name)) return info;
    return nullptr;
  };
  const auto text = [this](const QString& name) {
    for (const std::string& own : page_->document().values().classes)
      if (name == classNameOf(QString::fromStdString(own))) return QString::fromStdString(own);
    return QString();
  };
  partPages_->browser().setOwnClasses(find, text);
  partPages_->browser().setDiagramPage(
      [this] { return diagramPageHtml(page_->document().values(), page_->document().displayName()); });
  connect(partPages_, &PartPages::exampleWanted, this, &MainWindow::showExample);
  pagesDock_->setWidget(partPages_);
  return *partPages_;
}

// Beside the diagram, above the inspector; where the 3-D view is, as a tab with it.
void MainWindow::showPagesDock() {
  const bool wasShown = pagesDock_->isVisible();
  pagesDock_->show();
  pagesDock_->raise();
  if (pagesDock_->isFloating()) pagesDock_->activateWindow();
  partPages().setFocus();
  if (wasShown || pagesDock_->isFloating()) return;
  resizeDocks({pagesDock_}, {std::max(inspectorDock_->width(), width() * 32 / 100)}, Qt::Horizontal);
  resizeDocks({pagesDock_, inspectorDock_}, {height() * 6 / 10, height() * 3 / 10}, Qt::Vertical);
}

void MainWindow::showPage(const QString& className) {
  partPages().showClass(className);
  showPagesDock();
}

// The class of what is selected; with nothing selected the diagram itself, or the class that is looked into.
void MainWindow::showPageOfSelection() {
  const DiagramScene& scene = canvas().scene();
  const QSet<int>& selected = scene.selectedParts();
  if (!selected.isEmpty()) return showPage(scene.parts().at(static_cast<size_t>(*selected.begin())).className);
  if (page_->isInside()) return showPage(page_->insides().back()->className());
  partPages().showDiagram();
  showPagesDock();
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
