#include "app/shell/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QSplitter>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/events_panel.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/messages_panel.h"
#include "app/panels/palette_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/command_palette.h"
#include "app/shell/zoom_corner.h"
#include "app/tools/edit_actions.h"

namespace armature::app {

namespace {
// Raised when docks change, so that an older layout is not forced upon them.
constexpr int kLayoutVersion = 1;
}  // namespace

MainWindow::MainWindow(Options options)
    : options_(std::move(options)),
      settings_(options_.settingsFile.isEmpty()
                    ? std::make_unique<QSettings>()
                    : std::make_unique<QSettings>(options_.settingsFile, QSettings::IniFormat)),
      icons_(shippedFolder("icons")),
      engine_(options_.makeEngine),
      catalog_(engine_),
      checker_(document_, engine_),
      run_(document_, checker_),
      scene_(document_, catalog_) {
  setObjectName("mainWindow");
  setWindowIcon(QIcon(shippedFolder("icons") + "/app/armature.svg"));
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  isSystemDark_ = QApplication::palette().color(QPalette::Window).lightness() < 128;

  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  canvas_ = new CanvasView(scene_, icons_, centre);
  layout->addWidget(canvas_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  setCentralWidget(centre);
  tools_ = new Toolset(*canvas_, this);

  makeDocks();
  makeActions();
  commands_ = new CommandPalette(*this);
  connectRooms();
  if (!options_.isQuiet) {
    autosave_ = std::make_unique<Autosave>(
        document_, QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery");
  }

  setScheme(static_cast<Scheme>(settings_->value("scheme", 0).toInt()));
  resize(1280, 800);
  resetLayout();
  if (settings_->value("layoutVersion").toInt() == kLayoutVersion) {
    restoreGeometry(settings_->value("geometry").toByteArray());
    restoreState(settings_->value("state").toByteArray(), kLayoutVersion);
  }
  palette_->setRecent(settings_->value("recentParts").toStringList());
  canvas_->setFocus();
  updateTitle();
  updateRunState();
  // After the classes of the first diagram: the whole palette, so that search finds everything.
  QTimer::singleShot(300, this, [this] {
    catalog_.crawl({"Modelica.Mechanics", "Modelica.Blocks", "Modelica.Electrical", "Modelica.Thermal"});
  });
  if (!options_.isQuiet) QTimer::singleShot(0, this, &MainWindow::recover);
}

MainWindow::~MainWindow() {
  // The panels listen to objects that are members here: they go first.
  document_.disconnect();
  scene_.disconnect();
  run_.disconnect();
  checker_.disconnect();
  catalog_.disconnect();
  delete tools_;
  delete takeCentralWidget();
  delete paletteDock_;
  delete inspectorDock_;
  delete bottomDock_;
}

void MainWindow::makeDocks() {
  const auto dock = [this](const QString& title, const QString& name, QWidget* widget, Qt::DockWidgetArea area) {
    auto* made = new QDockWidget(title, this);
    made->setObjectName(name);
    made->setWidget(widget);
    addDockWidget(area, made);
    return made;
  };
  // Plots need width, the inspector height.
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

  palette_ = new PalettePanel(catalog_, icons_);
  paletteDock_ = dock(tr("Parts"), "partsDock", palette_, Qt::LeftDockWidgetArea);
  inspector_ = new InspectorPanel(document_, catalog_, icons_);
  inspectorDock_ = dock(tr("Inspector"), "inspectorDock", inspector_, Qt::RightDockWidgetArea);

  auto* bottom = new QSplitter(Qt::Horizontal);
  bottom->setHandleWidth(1);
  bottomTabs_ = new QTabWidget;
  bottomTabs_->setDocumentMode(true);
  bottomTabs_->setObjectName("bottomTabs");
  plots_ = new PlotsPanel(document_, run_);
  messages_ = new MessagesPanel;
  events_ = new EventsPanel;
  bottomTabs_->addTab(plots_, tr("Plots"));
  bottomTabs_->addTab(messages_, tr("Messages"));
  bottomTabs_->addTab(events_, tr("Events"));
  variables_ = new VariableBrowser;
  bottom->addWidget(bottomTabs_);
  bottom->addWidget(variables_);
  bottom->setStretchFactor(0, 1);
  bottom->setStretchFactor(1, 0);
  bottom->setSizes({480, 220});
  bottom->setCollapsible(0, false);
  bottomDock_ = dock(tr("Results"), "resultsDock", bottom, Qt::BottomDockWidgetArea);
  bottomDock_->setTitleBarWidget(new QWidget(bottomDock_));  // the tabs say it

  hoverLabel_ = new QLabel(this);
  hoverLabel_->setObjectName("hoverWords");
  sizeLabel_ = new QLabel(this);
  zoomLabel_ = new QLabel(this);
  statusBar()->setSizeGripEnabled(false);
  statusBar()->addWidget(hoverLabel_, 1);
  statusBar()->addPermanentWidget(sizeLabel_);
  statusBar()->addPermanentWidget(zoomLabel_);
}

void MainWindow::resetLayout() {
  for (QDockWidget* dock : {paletteDock_, inspectorDock_, bottomDock_}) {
    dock->setFloating(false);
    dock->show();
  }
  addDockWidget(Qt::LeftDockWidgetArea, paletteDock_);
  addDockWidget(Qt::RightDockWidgetArea, inspectorDock_);
  addDockWidget(Qt::BottomDockWidgetArea, bottomDock_);
  resizeDocks({paletteDock_, inspectorDock_}, {250, 290}, Qt::Horizontal);
  resizeDocks({bottomDock_}, {260}, Qt::Vertical);
}

void MainWindow::connectRooms() {
  connect(&scene_, &DiagramScene::selectionChanged, this, &MainWindow::selectionChanged);
  connect(&scene_, &DiagramScene::hoverChanged, this, &MainWindow::updateStatus);
  connect(canvas_, &CanvasView::zoomChanged, this, &MainWindow::updateStatus);
  connect(tools_, &Toolset::partActivated, this, [this] {
    inspectorDock_->show();
    inspector_->focusFirst();
  });
  connect(tools_, &Toolset::contextMenuWanted, this, &MainWindow::contextMenu);
  connect(palette_, &PalettePanel::partChosen, this, &MainWindow::placeFromPalette);
  connect(&document_, &OpenDocument::partInserted, this, [this](int index) {
    // Not while undoing: that is no use of the palette.
    if (document_.undoStack()->canRedo()) return;
    palette_->noteUse(QString::fromStdString(document_.values().components[static_cast<size_t>(index)].className));
  });
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    variables_->tree()->setSource(nullptr, nullptr);
    inspector_->variables()->setSource(nullptr, nullptr);
    events_->setEvents({});
  });
  connect(&document_, &OpenDocument::pathChanged, this, &MainWindow::updateTitle);
  connect(&document_, &OpenDocument::textsChanged, this, &MainWindow::updateTitle);
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);

  connect(inspector_, &InspectorPanel::numberEntered, this,
          [this](const QString& name, double value) { run_.setParameter(name.toStdString(), value); });
  connect(inspector_, &InspectorPanel::pageWanted, this, &MainWindow::showPage);
  for (VariableTree* tree : {variables_->tree(), inspector_->variables()}) {
    connect(tree, &VariableTree::plotToggled, plots_, &PlotsPanel::setPlotted);
    connect(plots_, &PlotsPanel::plottedChanged, tree, &VariableTree::setPlotted);
  }
  connect(messages_, &MessagesPanel::partsWanted, this, &MainWindow::showParts);

  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    updateMessages();
    if (model && !run_.store()) {
      variables_->tree()->setSource(nullptr, model);
      inspector_->variables()->setSource(nullptr, model);
    }
    updateStatus();
  });
  connect(&run_, &RunControl::stateChanged, this, &MainWindow::updateRunState);
  connect(&run_, &RunControl::progressed, this, &MainWindow::updateProgress);
  connect(&run_, &RunControl::storeChanged, this, [this] {
    variables_->tree()->setSource(run_.store(), run_.model());
    inspector_->variables()->setSource(run_.store(), run_.model());
  });
  connect(&run_, &RunControl::finished, this, [this] {
    updateMessages();
    updateProgress();
    events_->setEvents(run_.result().events);
    variables_->tree()->updateValues();
    inspector_->variables()->updateValues();
    if (run_.state() == RunState::stopped && messages_->errorCount() > 0) bottomTabs_->setCurrentWidget(messages_);
    if (run_.state() == RunState::done && bottomTabs_->currentWidget() == messages_)
      bottomTabs_->setCurrentWidget(plots_);
  });
}

void MainWindow::selectionChanged() {
  const auto& parts = scene_.selectedParts();
  if (parts.size() == 1)
    inspector_->show(*parts.begin(), 1);
  else
    inspector_->show(parts.isEmpty() ? -1 : -2, static_cast<int>(parts.size()));
}

void MainWindow::placeFromPalette(const QString& className) {
  const QPointF middle = canvas_->toDiagram(QRectF(canvas_->rect()).center());
  placePart(scene_, className, freePlace(scene_, middle));
  canvas_->setFocus();
}

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

void MainWindow::setScheme(Scheme scheme) {
  scheme_ = scheme;
  settings_->setValue("scheme", static_cast<int>(scheme));
  const bool isDark = scheme == Scheme::dark || (scheme == Scheme::system && isSystemDark_);
  const Theme& theme = isDark ? Theme::dark() : Theme::light();
  QApplication::setPalette(theme.palette());
  qApp->setStyleSheet(theme.styleSheet());
  refreshIcons();
  if (darkAction_) darkAction_->setChecked(isDark);
  updateRunState();
  updateMessages();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayDiscard()) return event->ignore();
  if (!options_.isQuiet) {
    settings_->setValue("geometry", saveGeometry());
    settings_->setValue("state", saveState(kLayoutVersion));
    settings_->setValue("layoutVersion", kLayoutVersion);
    settings_->setValue("recentParts", palette_->recent());
    settings_->setValue("lastFile", document_.path());
  }
  run_.stop();
  autosave_.reset();
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  for (const QUrl& url : event->mimeData()->urls())
    if (url.toLocalFile().endsWith(".json")) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (!urls.isEmpty() && mayDiscard()) openFile(urls.first().toLocalFile());
}

}  // namespace armature::app
