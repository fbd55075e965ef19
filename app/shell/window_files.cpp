// New, open, save, export, recovery.
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QSvgGenerator>

#include "app/shell/main_window.h"

namespace armature::app {

namespace {
const char* const kFilter = "Armature diagrams (*.armature.json)";
}

bool MainWindow::mayDiscard() {
  if (!document_.isModified() || options_.isQuiet) return true;
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Save the changes to %1?").arg(document_.displayName()),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
  box.setInformativeText(tr("Without saving they are lost."));
  const int answer = box.exec();
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool MainWindow::openFile(const QString& path) {
  const auto opened = document_.open(path);
  if (!opened) {
    const QString reason = QString::fromStdString(opened.reason().message);
    if (options_.isQuiet)
      qWarning("%s", qPrintable(reason));
    else
      QMessageBox::warning(this, tr("Armature"), tr("%1 was not opened.\n%2").arg(QFileInfo(path).fileName(), reason));
    return false;
  }
  canvas_->fit();
  noteRecent(path);
  checker_.checkNow();
  return true;
}

void MainWindow::openFirst() {
  const QString folder = shippedFolder("resources/examples");
  const QString first = folder + "/Rotational/First.armature.json";
  if (!folder.isEmpty() && QFileInfo::exists(first))
    openFile(first);
  else
    newDiagram();
}

void MainWindow::newDiagram() {
  diagram::Document empty;
  empty.name = "Untitled";
  document_.reset(std::move(empty), {});
  canvas_->fit();
}

void MainWindow::openDialog() {
  if (!mayDiscard()) return;
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open a diagram"), QFileInfo(document_.path()).path(), tr(kFilter));
  if (!path.isEmpty()) openFile(path);
}

bool MainWindow::saveTo(const QString& path) {
  const auto saved = document_.save(path);
  if (!saved) {
    if (!options_.isQuiet)
      QMessageBox::warning(this, tr("Armature"),
                           tr("The diagram was not saved.\n%1").arg(QString::fromStdString(saved.reason().message)));
    return false;
  }
  noteRecent(path);
  return true;
}

bool MainWindow::save() {
  // Shipped examples stay as they are: changes to them are saved elsewhere.
  const QString examples = shippedFolder("resources/examples");
  const bool isExample =
      !examples.isEmpty() && QFileInfo(document_.path()).canonicalFilePath().startsWith(examples + "/");
  return document_.path().isEmpty() || isExample ? saveAs() : saveTo(document_.path());
}

bool MainWindow::saveAs() {
  QString name = document_.path().isEmpty()
                     ? QDir::homePath() + "/" + QString::fromStdString(document_.values().name) + ".armature.json"
                     : QDir::homePath() + "/" + QFileInfo(document_.path()).fileName();
  QString path = QFileDialog::getSaveFileName(this, tr("Save the diagram"), name, tr(kFilter));
  if (path.isEmpty()) return false;
  if (!path.endsWith(".json")) path += ".armature.json";
  return saveTo(path);
}

void MainWindow::exportModelica() {
  const QString name = QString::fromStdString(document_.values().name);
  const QString path = QFileDialog::getSaveFileName(this, tr("Export Modelica text"),
                                                    QDir::homePath() + "/" + name + ".mo", tr("Modelica (*.mo)"));
  if (path.isEmpty()) return;
  const auto copy = std::make_shared<const diagram::Document>(document_.values());
  engine_.post(EngineThread::urgent, this, [this, copy, path](Engine& engine) -> EngineThread::Answer {
    auto text = std::make_shared<Result<std::string>>(engine.exportModelica(*copy));
    return [this, text, path] {
      QFile file(path);
      QString problem;
      if (!*text)
        problem = QString::fromStdString(text->reason().message);
      else if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(**text)) < 0)
        problem = file.errorString();
      if (!problem.isEmpty())
        QMessageBox::warning(this, tr("Armature"),
                             tr("%1 was not written.\n%2").arg(QFileInfo(path).fileName(), problem));
    };
  });
}

void MainWindow::exportPicture() {
  const QString name = QString::fromStdString(document_.values().name);
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Export a picture"), QDir::homePath() + "/" + name + ".svg", tr("Pictures (*.svg *.png)"));
  if (path.isEmpty()) return;
  const QRectF bounds = scene_.bounds();
  const QSize size = (bounds.size() * kPixelsPerUnit).toSize().expandedTo(QSize(100, 100));
  if (path.endsWith(".png", Qt::CaseInsensitive)) {
    QImage image(size * 2, QImage::Format_ARGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(2, 2);
    canvas_->paintDiagram(painter, QRectF(QPointF(), size));
    painter.end();
    image.save(path);
    return;
  }
  QSvgGenerator generator;
  generator.setFileName(path);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(document_.displayName());
  QPainter painter(&generator);
  canvas_->paintDiagram(painter, QRectF(QPointF(), size));
}

void MainWindow::noteRecent(const QString& path) {
  QStringList recent = settings_->value("recentFiles").toStringList();
  const QString full = QFileInfo(path).absoluteFilePath();
  recent.removeAll(full);
  recent.prepend(full);
  settings_->setValue("recentFiles", recent.mid(0, 8));
  fillRecent();
}

void MainWindow::fillRecent() {
  recentMenu_->clear();
  for (const QString& path : settings_->value("recentFiles").toStringList()) {
    if (!QFileInfo::exists(path)) continue;
    auto* open = recentMenu_->addAction(QFileInfo(path).fileName().remove(".armature.json"));
    open->setToolTip(path);
    open->setProperty("command", tr("Open the recent file %1").arg(open->text()));
    connect(open, &QAction::triggered, this, [this, path] {
      if (mayDiscard()) openFile(path);
    });
  }
  recentMenu_->setEnabled(!recentMenu_->isEmpty());
}

void MainWindow::flushRecovery() {
  if (autosave_) autosave_->flush();
}

void MainWindow::recover() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery";
  for (auto& found : Autosave::leftovers(folder)) {
    const QString name =
        found.originalPath.isEmpty() ? tr("an unsaved diagram") : QFileInfo(found.originalPath).fileName();
    QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Armature ended before %1 was saved.").arg(name),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("The changes up to a few seconds before the end are still there."));
    const QAbstractButton* restore = box.addButton(tr("Restore"), QMessageBox::AcceptRole);
    box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.exec();
    QFile::remove(found.file);
    if (box.clickedButton() != restore) continue;
    document_.reset(std::move(found.document), found.originalPath);
    document_.setUnsaved();
    canvas_->fit();
    checker_.checkNow();
    updateTitle();
    return;
  }
}

void MainWindow::updateTitle() {
  setWindowTitle(document_.displayName() + QStringLiteral("[*] – Armature"));
  setWindowModified(document_.isModified());
  if (saveAction_) saveAction_->setEnabled(document_.isModified() || document_.path().isEmpty());
}

}  // namespace armature::app
