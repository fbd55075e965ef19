#include "app/shell/main_window.h"

#include <QApplication>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/panels/palette_panel.h"
#include "app/shell/command_palette.h"
#include "app/shell/part_pages.h"
#include "app/tools/edit_actions.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {
// Raised when docks change, so that an older layout is not forced upon them.
constexpr int kLayoutVersion = 3;
}  // namespace

MainWindow::MainWindow(Options options)
    : options_(std::move(options)),
      settings_(options_.settingsFile.isEmpty()
                    ? std::make_unique<QSettings>()
                    : std::make_unique<QSettings>(options_.settingsFile, QSettings::IniFormat)),
      icons_(shippedFolder("icons")),
      engine_(options_.makeEngine),
      catalog_(engine_) {
  setObjectName("mainWindow");
  setWindowIcon(QIcon(shippedFolder("icons") + "/app/armature.svg"));
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  isSystemDark_ = QApplication::palette().color(QPalette::Window).lightness() < 128;

  makeCentre();
  makeDocks();
  addPage();
  makeActions();
  commands_ = new CommandPalette(*this);
  setScheme(static_cast<Scheme>(settings_->value("scheme", 0).toInt()));
  resize(1280, 800);
  resetLayout();
  if (settings_->value("layoutVersion").toInt() == kLayoutVersion) {
    restoreGeometry(settings_->value("geometry").toByteArray());
    restoreState(settings_->value("state").toByteArray(), kLayoutVersion);
  }
  isView3dUnwanted_ = settings_->value("view3dUnwanted").toBool();
  pagesDock_->hide();  // what was read last time is not known any more
  palette_->setRecent(settings_->value("recentParts").toStringList());
  tabChanged();
  // After the classes of the first diagram: the whole palette, so that search finds everything.
  QTimer::singleShot(300, this, [this] {
    catalog_.crawl({"Modelica.Mechanics", "Modelica.Blocks", "Modelica.Electrical", "Modelica.Thermal",
                    "Modelica.Magnetic", "Modelica.Fluid", "Modelica.StateGraph", "Modelica.Clocked"});
  });
  if (!recoveryFolder().isEmpty()) QTimer::singleShot(0, this, &MainWindow::recover);
}

MainWindow::~MainWindow() {
  // Pages and panels listen to objects that are members here: they go first.
  disconnect(tabs_, nullptr, this, nullptr);
  for (auto& page : pages_) page->disconnect(this);
  catalog_.disconnect();
  pages_.clear();
  delete takeCentralWidget();
  delete paletteDock_;
  delete inspectorDock_;
  delete bottomDock_;
  delete view3dDock_;
  delete pagesDock_;
}

void MainWindow::makeCentre() {
  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  tabs_ = new QTabBar(centre);
  tabs_->setObjectName("pageTabs");
  tabs_->setDocumentMode(true);
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setTabsClosable(true);
  tabs_->setMovable(true);
  tabs_->setElideMode(Qt::ElideRight);
  tabs_->setUsesScrollButtons(true);
  tabs_->setAccessibleName(tr("Open diagrams"));
  centres_ = new QStackedWidget(centre);
  layout->addWidget(tabs_);
  layout->addWidget(centres_, 1);
  setCentralWidget(centre);
  connect(tabs_, &QTabBar::currentChanged, this, &MainWindow::tabChanged);
  connect(tabs_, &QTabBar::tabCloseRequested, this, &MainWindow::closePage);
  connect(tabs_, &QTabBar::tabMoved, this,
          [this](int from, int to) { std::swap(pages_[static_cast<size_t>(from)], pages_[static_cast<size_t>(to)]); });
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
  connect(palette_, &PalettePanel::partChosen, this, &MainWindow::placeFromPalette);
  connect(palette_, &PalettePanel::modelChosen, this, [this](const QString& name) { openLibraryModel(name); });
  connect(palette_, &PalettePanel::pageWanted, this, &MainWindow::showPage);
  paletteDock_ = dock(tr("Parts"), "partsDock", palette_, Qt::LeftDockWidgetArea);
  inspectors_ = new QStackedWidget;
  inspectorDock_ = dock(tr("Inspector"), "inspectorDock", inspectors_, Qt::RightDockWidgetArea);
  bottoms_ = new QStackedWidget;
  bottomDock_ = dock(tr("Results"), "resultsDock", bottoms_, Qt::BottomDockWidgetArea);
  view3d_ = new View3dPanel;
  view3dDock_ = dock(tr("3-D view"), "view3dDock", view3d_, Qt::RightDockWidgetArea);
  // It comes by itself with the first model that has something to see.
  connect(view3d_, &View3dPanel::contentFound, this, [this] {
    if (view3dDock_->isVisible() || isView3dUnwanted_) return;
    view3dDock_->show();
    if (view3dDock_->isFloating()) return;
    resizeDocks({view3dDock_}, {std::max(inspectorDock_->width(), width() * 3 / 10)}, Qt::Horizontal);
    resizeDocks({view3dDock_, inspectorDock_}, {height() / 2, height() * 2 / 5}, Qt::Vertical);
  });
  connect(view3d_, &View3dPanel::viewChanged, this, [this] {
    if (page_) updateTitle();
  });
  view3dDock_->installEventFilter(this);
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  pagesDock_ = dock(tr("Documentation"), "pagesDock", new QWidget, Qt::RightDockWidgetArea);
  pagesDock_->hide();
  connect(pagesDock_->toggleViewAction(), &QAction::triggered, this, [this](bool isWanted) {
    if (isWanted && !partPages_) showPageOfSelection();
  });
  bottomDock_->setTitleBarWidget(new QWidget(bottomDock_));  // the tabs say it

  hoverLabel_ = new QLabel(this);
  hoverLabel_->setObjectName("hoverWords");
  hoverLabel_->setMinimumWidth(80);
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
  view3dDock_->setFloating(false);
  view3dDock_->hide();
  isView3dUnwanted_ = false;
  // Above the inspector: beside it, too little would be left for the diagram and the plots.
  addDockWidget(Qt::RightDockWidgetArea, view3dDock_);
  splitDockWidget(view3dDock_, inspectorDock_, Qt::Vertical);
  pagesDock_->setFloating(false);
  pagesDock_->hide();
  addDockWidget(Qt::RightDockWidgetArea, pagesDock_);
  tabifyDockWidget(view3dDock_, pagesDock_);
  resizeDocks({paletteDock_, inspectorDock_}, {250, 290}, Qt::Horizontal);
  resizeDocks({bottomDock_}, {260}, Qt::Vertical);
}

void MainWindow::placeFromPalette(const QString& className) {
  page_->goUpTo(0);
  CanvasView& canvas = page_->diagramCanvas();
  const QPointF middle = canvas.toDiagram(QRectF(canvas.rect()).center());
  placePart(page_->scene(), className, freePlace(page_->scene(), middle));
  canvas.setFocus();
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
}

// Closing the 3-D view is meant: the next model with something to see does not bring it back.
bool MainWindow::eventFilter(QObject* object, QEvent* event) {
  if (object == view3dDock_ && event->type() == QEvent::Close) isView3dUnwanted_ = true;
  if (object == view3dDock_ && event->type() == QEvent::Show) isView3dUnwanted_ = false;
  return QMainWindow::eventFilter(object, event);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
  canvas().setFocus();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  for (auto& page : pages_)
    if (!mayDiscard(*page)) return event->ignore();
  if (!options_.isQuiet) {
    settings_->setValue("geometry", saveGeometry());
    settings_->setValue("state", saveState(kLayoutVersion));
    settings_->setValue("layoutVersion", kLayoutVersion);
    settings_->setValue("view3dUnwanted", isView3dUnwanted_);
    settings_->setValue("recentParts", palette_->recent());
    saveSession();
  }
  for (auto& page : pages_) page->endRecovery();
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  for (const QUrl& url : event->mimeData()->urls())
    if (url.toLocalFile().endsWith(".json") || url.toLocalFile().endsWith(".mo")) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  for (const QUrl& url : event->mimeData()->urls()) openFile(url.toLocalFile());
}

}  // namespace armature::app
