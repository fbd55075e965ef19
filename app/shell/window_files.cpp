// New, open, save, export, recovery.
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QStatusBar>
#include <QSvgGenerator>
#include <QTabBar>
#include <numeric>

#include "app/shell/main_window.h"
#include "app/view3d/view3d_panel.h"
#include "engine/facade/session.h"

namespace armature::app {

namespace {
const char* const kFilter = "Armature diagrams (*.armature.json)";
const char* const kOpenFilter =
    "Diagrams and Modelica (*.armature.json *.mo);;Armature diagrams (*.armature.json);;Modelica text (*.mo)";

// Models below some classes, in the order of the text; at most a few hundred.
void collectModels(Engine& engine, const std::vector<std::string>& names, QStringList& models) {
  constexpr int kMost = 400;
  for (const std::string& name : names) {
    if (models.size() >= kMost) return;
    const ClassInfo* info = engine.classInfo(name);
    if (!info) continue;
    if (info->kind == "package")
      collectModels(engine, engine.children(name), models);
    else if ((info->kind == "model" || info->kind == "block" || info->kind == "class") && !info->isPartial)
      models << QString::fromStdString(name);
  }
}

// Where a diagram that has no file yet is offered to be written.
QString folderFor(const DiagramPage& page) {
  return page.modelicaFile().isEmpty() ? QDir::homePath() : QFileInfo(page.modelicaFile()).absolutePath();
}
}  // namespace

QString MainWindow::recoveryFolder() const {
  if (!options_.recoveryFolder.isEmpty()) return options_.recoveryFolder;
  return options_.isQuiet ? QString()
                          : QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery";
}

// What a person must know but cannot answer.
void MainWindow::tell(const QString& text) {
  if (options_.isQuiet)
    qWarning("%s", qPrintable(text));
  else
    QMessageBox::warning(this, tr("Armature"), text);
}

void MainWindow::commitField() {
  QWidget* field = focusWidget();
  if (!field || !page_->inspectors()->isAncestorOf(field)) return;
  field->clearFocus();
  field->setFocus();
}

bool MainWindow::mayDiscard(DiagramPage& page) {
  commitField();
  OpenDocument& document = page.document();
  if (!document.isModified() || options_.isQuiet) return true;
  showPageAt(indexOf(page));
  QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Save the changes to %1?").arg(document.displayName()),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
  box.setInformativeText(tr("Without saving they are lost."));
  const int answer = box.exec();
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool MainWindow::openFile(const QString& path) {
  if (path.endsWith(".mo", Qt::CaseInsensitive)) {
    openModelica(path);
    return true;
  }
  const QString full = QFileInfo(path).absoluteFilePath();
  for (int i = 0; i < pageCount(); ++i)
    if (!pageAt(i).document().path().isEmpty() && QFileInfo(pageAt(i).document().path()).absoluteFilePath() == full) {
      showPageAt(i);
      return true;
    }
  // Read first: a damaged file leaves no empty page behind.
  auto loaded = diagram::load(full.toStdString());
  if (!loaded) {
    tell(tr("%1 was not opened.\n%2").arg(QFileInfo(path).fileName(), QString::fromStdString(loaded.reason().message)));
    return false;
  }
  DiagramPage& page = pageToFill();
  page.setModelicaFile({});
  page.document().reset(loaded.take(), full);
  page.diagramCanvas().fit();
  noteRecent(full);
  page.checker().checkNow();
  updateTab(page);
  return true;
}

// A Modelica file: its classes join the library for this session, and one of its models opens as a diagram.
void MainWindow::openModelica(const QString& path) {
  engine_.post(EngineThread::urgent, this, [this, path](Engine& engine) -> EngineThread::Answer {
    Messages messages;
    const auto names = engine.openFile(path.toStdString(), messages);
    QStringList models, roots;
    collectModels(engine, names, models);
    for (const auto& name : names) roots << QString::fromStdString(name);
    return [this, path, models, roots, messages] {
      const auto mistake = std::find_if(messages.begin(), messages.end(),
                                        [](const Message& m) { return m.severity == Severity::error; });
      if (roots.isEmpty() || mistake != messages.end()) {
        const QString reason =
            mistake == messages.end() ? tr("There is no class in it.") : QString::fromStdString(mistake->toText());
        return tell(tr("%1 was not opened.\n%2").arg(QFileInfo(path).fileName(), reason));
      }
      catalog_.libraryAdded(roots);
      noteRecent(QFileInfo(path).absoluteFilePath());
      if (models.isEmpty())
        statusBar()->showMessage(tr("%1 has no model; its classes can be used now.").arg(QFileInfo(path).fileName()),
                                 8000);
      else
        chooseModel(path, models);
    };
  });
}

void MainWindow::chooseModel(const QString& file, const QStringList& models) {
  QString chosen = models.last();
  if (models.size() > 1 && !options_.isQuiet) {
    bool isChosen = false;
    chosen = QInputDialog::getItem(
        this, tr("Open a model"),
        tr("%1 has several models. Which one is to be opened as a diagram?").arg(QFileInfo(file).fileName()), models,
        static_cast<int>(models.size()) - 1, false, &isChosen);
    if (!isChosen) return;
  }
  openLibraryModel(chosen, file);
}

void MainWindow::openLibraryModel(const QString& className, const QString& file) {
  engine_.post(EngineThread::urgent, this, [this, className, file](Engine& engine) -> EngineThread::Answer {
    auto read = std::make_shared<Result<diagram::Document>>(engine.diagramOf(className.toStdString()));
    return [this, className, file, read] {
      if (!*read)
        return tell(tr("%1 was not opened.\n%2").arg(className, QString::fromStdString(read->reason().message)));
      diagram::Document values = read->take();
      if (values.title.empty()) values.title = className.section('.', -1).toStdString();
      DiagramPage& page = pageToFill();
      page.setModelicaFile(file);
      page.document().reset(std::move(values), {});
      page.document().setUnsaved();
      page.diagramCanvas().fit();
      page.checker().checkNow();
      updateTab(page);
      const QString origin = file.isEmpty() ? className.section('.', -1) : QFileInfo(file).fileName();
      statusBar()->showMessage(tr("This is a copy of %1, to be saved as a diagram; %1 stays as it is.").arg(origin),
                               10000);
    };
  });
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
  DiagramPage& page = pageToFill();
  page.setModelicaFile({});
  page.document().reset(std::move(empty), {});
  page.diagramCanvas().fit();
  updateTab(page);
}

void MainWindow::openDialog() {
  const QStringList paths =
      QFileDialog::getOpenFileNames(this, tr("Open"), QFileInfo(document().path()).path(), tr(kOpenFilter));
  for (const QString& path : paths) openFile(path);
}

bool MainWindow::saveTo(const QString& path) {
  commitField();
  view3d_->keepView();
  const auto saved = document().save(path);
  if (!saved) {
    tell(tr("The diagram was not saved.\n%1").arg(QString::fromStdString(saved.reason().message)));
    return false;
  }
  noteRecent(path);
  updateTab(*page_);
  return true;
}

bool MainWindow::save() {
  // Shipped examples stay as they are: changes to them are saved elsewhere.
  const QString examples = shippedFolder("resources/examples");
  const bool isExample =
      !examples.isEmpty() && QFileInfo(document().path()).canonicalFilePath().startsWith(examples + "/");
  if (document().path().isEmpty() && !page_->modelicaFile().isEmpty()) return saveCopyOfModelica();
  return document().path().isEmpty() || isExample ? saveAs() : saveTo(document().path());
}

bool MainWindow::saveCopyOfModelica() {
  const QString file = QFileInfo(page_->modelicaFile()).fileName();
  QMessageBox box(QMessageBox::Information, tr("Armature"), tr("%1 is not changed by saving.").arg(file),
                  QMessageBox::NoButton, this);
  box.setObjectName("modelicaSave");
  box.setInformativeText(tr("Armature works on a copy of the model, so that comments and other classes in %1 are never "
                            "lost. Save the copy "
                            "as a diagram, or write it as a Modelica file of its own.")
                             .arg(file));
  const QAbstractButton* asDiagram = box.addButton(tr("Save as a diagram…"), QMessageBox::AcceptRole);
  const QAbstractButton* asText = box.addButton(tr("Write Modelica text…"), QMessageBox::ActionRole);
  box.addButton(QMessageBox::Cancel);
  box.exec();
  // Text keeps the model, but not the plots: the diagram counts as unsaved as before.
  if (box.clickedButton() == asText) exportModelica();
  return box.clickedButton() == asDiagram && saveAs();
}

bool MainWindow::saveAs() {
  QString name = document().path().isEmpty()
                     ? folderFor(*page_) + "/" + QString::fromStdString(document().values().name) + ".armature.json"
                     : QDir::homePath() + "/" + QFileInfo(document().path()).fileName();
  QString path = QFileDialog::getSaveFileName(this, tr("Save the diagram"), name, tr(kFilter));
  if (path.isEmpty()) return false;
  if (!path.endsWith(".json")) path += ".armature.json";
  return saveTo(path);
}

void MainWindow::exportModelica() {
  const QString start = folderFor(*page_) + "/" + QString::fromStdString(document().values().name);
  // Beside the file that the model came from, not over it.
  const bool isOrigin =
      !page_->modelicaFile().isEmpty() && QFileInfo(start + ".mo") == QFileInfo(page_->modelicaFile());
  const QString path = QFileDialog::getSaveFileName(this, tr("Export Modelica text"),
                                                    start + (isOrigin ? "_changed.mo" : ".mo"), tr("Modelica (*.mo)"));
  if (path.isEmpty()) return;
  const auto copy = std::make_shared<const diagram::Document>(document().values());
  engine_.post(EngineThread::urgent, this, [this, copy, path](Engine& engine) -> EngineThread::Answer {
    auto text = std::make_shared<Result<std::string>>(engine.exportModelica(*copy));
    return [this, text, path] {
      QFile file(path);
      QString problem;
      if (!*text)
        problem = QString::fromStdString(text->reason().message);
      else if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(**text)) < 0)
        problem = file.errorString();
      if (!problem.isEmpty()) tell(tr("%1 was not written.\n%2").arg(QFileInfo(path).fileName(), problem));
    };
  });
}

void MainWindow::exportPicture() {
  const QString name = QString::fromStdString(document().values().name);
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Export a picture"), QDir::homePath() + "/" + name + ".svg", tr("Pictures (*.svg *.png)"));
  if (path.isEmpty()) return;
  const QRectF bounds = page_->scene().bounds();
  const QSize size = (bounds.size() * kPixelsPerUnit).toSize().expandedTo(QSize(100, 100));
  if (path.endsWith(".png", Qt::CaseInsensitive)) {
    QImage image(size * 2, QImage::Format_ARGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(2, 2);
    page_->diagramCanvas().paintDiagram(painter, QRectF(QPointF(), size));
    painter.end();
    image.save(path);
    return;
  }
  QSvgGenerator generator;
  generator.setFileName(path);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(document().displayName());
  QPainter painter(&generator);
  page_->diagramCanvas().paintDiagram(painter, QRectF(QPointF(), size));
}

void MainWindow::exportResults() {
  const StorePtr store = run().store();
  if (!store || run().isActive()) return tell(tr("There is no finished run to export."));
  const QString name = folderFor(*page_) + "/" + QString::fromStdString(document().values().name) + ".csv";
  const QString path = QFileDialog::getSaveFileName(this, tr("Export results"), name, tr("Results (*.csv *.mat)"));
  if (path.isEmpty()) return;
  // Thousands of variables take a while.
  engine_.post(EngineThread::normal, this, [this, store, path](Engine&) -> EngineThread::Answer {
    std::vector<uint32_t> columns(store->columns().size());
    std::iota(columns.begin(), columns.end(), 0U);
    auto written = std::make_shared<Result<void>>(saveResults(*store, columns, path.toStdString()));
    return [this, written, path, count = columns.size()] {
      const QString file = QFileInfo(path).fileName();
      if (!*written)
        return tell(tr("%1 was not written.\n%2").arg(file, QString::fromStdString(written->reason().message)));
      statusBar()->showMessage(tr("%1 variables are written to %2.").arg(count).arg(file), 6000);
    };
  });
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
    connect(open, &QAction::triggered, this, [this, path] { openFile(path); });
  }
  recentMenu_->setEnabled(!recentMenu_->isEmpty());
}

void MainWindow::flushRecovery() {
  for (auto& page : pages_) page->flushRecovery();
}

void MainWindow::recover() {
  for (auto& found : Autosave::leftovers(recoveryFolder())) {
    const QString name =
        found.originalPath.isEmpty() ? tr("an unsaved diagram") : QFileInfo(found.originalPath).fileName();
    QMessageBox box(QMessageBox::Question, tr("Armature"), tr("Armature ended before %1 was saved.").arg(name),
                    QMessageBox::NoButton, this);
    box.setObjectName("recoveryQuestion");
    box.setInformativeText(tr("The changes up to a few seconds before the end are still there."));
    const QAbstractButton* restore = box.addButton(tr("Restore"), QMessageBox::AcceptRole);
    box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.exec();
    QFile::remove(found.file);
    if (box.clickedButton() != restore) continue;
    // The page that has the file open as it was saved, else one of its own.
    DiagramPage* page = nullptr;
    for (auto& open : pages_)
      if (!found.originalPath.isEmpty() && open->document().path() == found.originalPath &&
          !open->document().isModified())
        page = open.get();
    if (!page) page = &pageToFill();
    showPageAt(indexOf(*page));
    page->document().reset(std::move(found.document), found.originalPath);
    page->document().setUnsaved();
    page->diagramCanvas().fit();
    page->checker().checkNow();
    updateTab(*page);
  }
}

void MainWindow::updateTitle() {
  setWindowTitle(document().displayName() + QStringLiteral("[*] – Armature"));
  setWindowModified(document().isModified());
  if (saveAction_)
    saveAction_->setEnabled(document().isModified() || document().path().isEmpty() || view3d_->isViewChanged());
}

}  // namespace armature::app
