#include "app/shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/lines/line_panel.h"
#include "app/look/focus_ring.h"
#include "app/look/screen_room.h"
#include "app/panels/palette_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/canvas_menu.h"
#include "app/shell/command_palette.h"
#include "app/shell/connector_offer.h"
#include "app/shell/diagram_files.h"
#include "app/shell/dock_layout.h"
#include "app/shell/documentation.h"
#include "app/shell/edit_menu.h"
#include "app/shell/energy_room.h"
#include "app/shell/experiments_room.h"
#include "app/shell/exports.h"
#include "app/shell/file_menu.h"
#include "app/shell/learn_menu.h"
#include "app/shell/lesson_room.h"
#include "app/shell/library_room.h"
#include "app/shell/library_texts.h"
#include "app/shell/line_room.h"
#include "app/shell/modelica_files.h"
#include "app/shell/own_signs.h"
#include "app/shell/page_icon.h"
#include "app/shell/preferences.h"
#include "app/shell/recent_files.h"
#include "app/shell/recovery.h"
#include "app/shell/result_files.h"
#include "app/shell/run_bar.h"
#include "app/shell/run_menu.h"
#include "app/shell/status_bar.h"
#include "app/shell/status_line.h"
#include "app/shell/text_room.h"
#include "app/shell/view_menu.h"
#include "app/shell/window_session.h"
#include "app/tools/edit_actions.h"
#include "app/tools/quick_insert.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {

std::unique_ptr<QSettings> openSettings(const QString& file) {
  return file.isEmpty() ? std::make_unique<QSettings>() : std::make_unique<QSettings>(file, QSettings::IniFormat);
}

QString recoveryFolder(const MainWindow::Options& options) {
  if (!options.recoveryFolder.isEmpty()) return options.recoveryFolder;
  return options.isQuiet ? QString() : Recovery::standardFolder();
}

}  // namespace

MainWindow::MainWindow(Options options)
    : options_(std::move(options)),
      settings_(openSettings(options_.settingsFile)),
      icons_(shippedFolder("icons")),
      engine_(options_.makeEngine),
      catalog_(engine_),
      announcements_(*this, options_.isQuiet),
      scheme_(*settings_),
      actions_(*this, icons_) {
  setObjectName("mainWindow");
  setWindowIcon(QIcon(shippedFolder("icons") + "/app/armature.svg"));
  setAcceptDrops(true);
  makeCentre();
  makeDocks();
  makeFiles();
  makeMenus();
  makeToolBar();
  commands_ = new CommandPalette(*this);
  connect(commands_, &CommandPalette::refused, &links_, [this](const QString& why) { announcements_.say(why, 5000); });
  connectPages();
  connectPalette();
  connectMenus();
  connectTexts();
  scheme_.restore();
  FocusRing::install();
  resize(1280, 800);
  docks_->reset();
  docks_->restore(*settings_);
  keepOnScreen(*this);
  viewMenu_->restore(*settings_);
  palette_->setRecent(settings_->value("recentParts").toStringList());
  pages_->announce();
  constexpr int kFrame = 300;  // [ms] until the desktop has given the window a frame
  QTimer::singleShot(0, this, [this] { QTimer::singleShot(kFrame, this, [this] { keepOnScreen(*this); }); });
  // After the classes of the first diagram: the whole palette, so that search finds everything.
  QTimer::singleShot(300, this, [this] {
    catalog_.crawl({"Modelica.Mechanics", "Modelica.Blocks", "Modelica.Electrical", "Modelica.Thermal",
                    "Modelica.Magnetic", "Modelica.Fluid", "Modelica.StateGraph", "Modelica.Clocked"});
  });
}

MainWindow::~MainWindow() = default;

std::vector<std::string> MainWindow::libraryPath(const QStringList& forThisStart, const QStringList& own) {
  std::vector<std::string> folders;
  for (const QString& folder : forThisStart + own) folders.push_back(folder.toStdString());
  folders = standardLibraryPath(folders);
  // What a model of a library may read is told by the library's folder: that of this moment.
  for (std::string& folder : folders)
    folder = QDir::cleanPath(QDir::current().absoluteFilePath(QString::fromStdString(folder))).toStdString();
  return folders;
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
}

void MainWindow::makeDocks() {
  palette_ = new PalettePanel(catalog_, icons_);
  inspectors_ = new QStackedWidget;
  bottoms_ = new QStackedWidget;
  view3d_ = new View3dPanel;
  lessonPlace_ = new QStackedWidget;
  line_ = new LinePanel;
  docks_ = std::make_unique<DockLayout>(
      *this, DockLayout::Panels{palette_, inspectors_, bottoms_, view3d_, lessonPlace_, line_});
  pages_ = std::make_unique<OpenPages>(
      OpenPages::Shared{engine_, catalog_, icons_, recoveryFolder(options_), settings_.get(), &glasses_},
      OpenPages::Places{*tabs_, *centres_, *inspectors_, *bottoms_});
  setStatusBar(new StatusBar(this));
  status_ = std::make_unique<StatusLine>(*statusBar(), *pages_);
  energy_ = std::make_unique<EnergyRoom>(*pages_, *docks_);
  experiments_ = std::make_unique<ExperimentsRoom>(engine_, *pages_, *docks_);
  texts_ = std::make_unique<TextRoom>(engine_, *pages_, *docks_);
  auto* steps = new QUndoView(&pages_->undoGroup());
  steps->setObjectName("undoHistory");
  steps->setEmptyLabel(tr("As it was opened"));
  steps->setAccessibleName(tr("Steps that can be undone"));
  history_ = &docks_->addWithInspector(tr("Undo history"), "historyDock", steps);
  pages_->add();
}

void MainWindow::makeFiles() {
  libraries_ = std::make_unique<LibraryFolders>(
      engine_, catalog_, *settings_,
      [forThisStart = options_.libraryFolders](const QStringList& own) { return libraryPath(forThisStart, own); });
  libraryRoom_ = std::make_unique<LibraryRoom>(engine_, *libraries_, actions_,
                                               LibraryRoom::Rooms{*pages_, *palette_, announcements_});
  recent_ = std::make_unique<RecentFiles>(*settings_);
  modelica_ = std::make_unique<ModelicaFiles>(engine_, catalog_, *pages_, *recent_, announcements_);
  connect(modelica_.get(), &ModelicaFiles::copyShown, &libraryRoom_->classes(), &LibraryClasses::noteCopy);
  connect(&libraryRoom_->classes(), &LibraryClasses::copyReloadWanted, modelica_.get(), &ModelicaFiles::reload);
  exports_ = std::make_unique<Exports>(engine_, *pages_, announcements_);
  results_ = std::make_unique<ResultFiles>(engine_, *pages_, announcements_);
  files_ = std::make_unique<DiagramFiles>(DiagramFiles::Rooms{*pages_, *modelica_, libraryRoom_->classes(),
                                                              libraryRoom_->texts(), *exports_, *recent_, *view3d_,
                                                              announcements_});
  recovery_ = std::make_unique<Recovery>(recoveryFolder(options_), *pages_, announcements_);
  documentation_ = std::make_unique<Documentation>(catalog_, engine_, icons_, *pages_, *docks_);
}

void MainWindow::makeMenus() {
  QMenuBar& bar = *menuBar();
  fileMenu_ = std::make_unique<FileMenu>(
      bar, actions_,
      FileMenu::Rooms{*pages_, *files_, *exports_, *results_, *recent_, *view3d_, *libraryRoom_->menu()});
  editMenu_ = std::make_unique<EditMenu>(bar, actions_, *pages_);
  viewMenu_ = std::make_unique<ViewMenu>(bar, actions_, *pages_, *docks_, scheme_, glasses_);
  runMenu_ = std::make_unique<RunMenu>(bar, actions_, *pages_, announcements_);
  experiments_->addActions(runMenu_->menu(), actions_);
  lessonRoom_ = std::make_unique<LessonRoom>(*pages_, *viewMenu_, *runMenu_);
  learnMenu_ = std::make_unique<LearnMenu>(
      bar, actions_, LearnMenu::Rooms{*lessonRoom_, *pages_, *docks_, *lessonPlace_, *settings_, announcements_});
  canvasMenu_ = std::make_unique<CanvasMenu>(*this, actions_, editMenu_->toggle(), editMenu_->arrange(), *pages_);
  lineRoom_ = std::make_unique<LineRoom>(*line_, *pages_, *docks_, *viewMenu_, *canvasMenu_);
  QMenu* help = bar.addMenu(tr("&Help"));
  help->addAction(actions_.add(tr("&Commands…"), "palette-command", QKeySequence(tr("Ctrl+Shift+P")),
                               [this] { commands_->open(); }));
  help->addAction(actions_.add(tr("About the selected &part, or the diagram"), "help", QKeySequence(Qt::Key_F1),
                               [this] { documentation_->showSelection(); }));
  help->addAction(actions_.add(tr("&About Armature"), "info", {}, [this] { showAbout(*this, icons_); }));
}

// Files, the run cluster in the middle, overlays and views at the right.
void MainWindow::makeToolBar() {
  QToolBar* bar = addToolBar(tr("Toolbar"));
  bar->setObjectName("toolBar");
  bar->setMovable(false);
  bar->setFixedHeight(45);  // with the line below it
  bar->setIconSize({20, 20});
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  const auto add = [&](std::initializer_list<const char*> icons) {
    for (const char* icon : icons) bar->addAction(actions_.byIcon(icon));
  };
  const auto addSpacer = [&] {
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
  };
  add({"new", "open", "save"});
  bar->addSeparator();
  add({"undo", "redo"});
  addSpacer();
  runBar_ = std::make_unique<RunBar>(*bar, *runMenu_, *pages_);
  addSpacer();
  add({"axis", "convention", "arrows", "values", "motion"});
  bar->addSeparator();
  add({"view3d", "theme", "palette-command"});
}

void MainWindow::connectPages() {
  connect(pages_.get(), &OpenPages::closeWanted, &links_, [this](int index) { closePage(index); });
  connect(pages_.get(), &OpenPages::problem, &links_, [this](const QString& text) { announcements_.warn(text); });
  connect(pages_.get(), &OpenPages::saveWanted, &links_, [this](DiagramPage* page) {
    pages_->show(*page);
    files_->save();
  });
  connect(pages_.get(), &OpenPages::titleChanged, &links_, [this] { updateTitle(); });
  connect(pages_.get(), &OpenPages::classesRead, &links_, [this] { showOwnClasses(); });
  new ConnectorOffer(catalog_, *pages_, *palette_, this);
  connect(pages_.get(), &OpenPages::partUsed, palette_, &PalettePanel::noteUse);
  connect(pages_.get(), &OpenPages::inspectorWanted, &links_, [this](DiagramPage* page) {
    docks_->inspector().show();
    docks_->inspector().raise();  // from behind the tab of another panel
    (page->isInside() ? page->insides().back()->inspector() : page->inspector()).focusFirst();
  });
  connect(pages_.get(), &OpenPages::currentChanged, &links_, [this](DiagramPage* page) {
    showOwnClasses();
    focusOn(*page);
    view3d_->setRun(&page->document(), &page->scene(), &page->run());
    Q_EMIT pageChanged(page);
  });
  connect(&scheme_, &ColorScheme::changed, &links_, [this] {
    actions_.refreshIcons();
    for (const auto& page : pages_->all()) page->refreshIcons();
    runBar_->update();
  });
}

void MainWindow::connectPalette() {
  connect(palette_, &PalettePanel::partChosen, &links_, [this](const QString& name) { placeFromPalette(name); });
  palette_->setInUse([this] { return classesInUse(shownScene(page())); });
  connect(palette_, &PalettePanel::modelChosen, modelica_.get(),
          [this](const QString& name) { modelica_->openModel(name); });
  connect(palette_, &PalettePanel::pageWanted, documentation_.get(), &Documentation::showClass);
  // It comes by itself with the first model that has something to see.
  connect(view3d_, &View3dPanel::contentFound, docks_.get(), &DockLayout::offerView3d);
  connect(view3d_, &View3dPanel::nothingFound, docks_.get(), &DockLayout::withdrawView3d);
}

void MainWindow::connectMenus() {
  // First: a lesson's column is measured after that.
  connect(viewMenu_.get(), &ViewMenu::largeTypeChanged, docks_.get(), &DockLayout::setLargeType);
  connect(viewMenu_.get(), &ViewMenu::largeTypeChanged, learnMenu_.get(), &LearnMenu::setLargeType);
  connect(viewMenu_.get(), &ViewMenu::largeTypeChanged, energy_.get(), &EnergyRoom::setLargeType);
  connect(recent_.get(), &RecentFiles::openWanted, files_.get(), &DiagramFiles::open);
  connect(documentation_.get(), &Documentation::exampleWanted, files_.get(), &DiagramFiles::openExample);
  connect(canvasMenu_.get(), &CanvasMenu::pageWanted, documentation_.get(), &Documentation::showClass);
  connect(fileMenu_.get(), &FileMenu::closeWanted, &links_, [this] { closePage(tabs_->currentIndex()); });
  connect(fileMenu_.get(), &FileMenu::quitWanted, this, &QWidget::close);
  connect(editMenu_.get(), &EditMenu::signsWanted, &links_, [this] { askForSigns(page(), engine_, announcements_); });
  connect(canvasMenu_.get(), &CanvasMenu::signsWanted, &links_,
          [this](const QString& name) { askForSigns(page(), engine_, announcements_, name); });
  connect(editMenu_.get(), &EditMenu::historyWanted, &links_, [this] { docks_->toggle(*history_); });
  connect(editMenu_.get(), &EditMenu::preferencesWanted, &links_,
          [this] { askPreferences(*this, scheme_, *settings_, [this] { libraryRoom_->showFolders(); }); });
  const auto focus = [](QLineEdit* field) {
    field->setFocus();
    field->selectAll();
  };
  connect(editMenu_.get(), &EditMenu::partSearchWanted, &links_, [this, focus] {
    docks_->parts().show();
    focus(palette_->searchField());
  });
  connect(editMenu_.get(), &EditMenu::variableSearchWanted, &links_, [this, focus] {
    docks_->results().show();
    page().variables().show();  // large type has put it away
    focus(page().variables().filterField());
  });
  connect(runMenu_.get(), &RunMenu::resultsWanted, &docks_->results(), &QWidget::show);
  connect(runBar_.get(), &RunBar::messagesWanted, &links_, [this] {
    docks_->results().show();
    showMessages(page());
  });
}

void MainWindow::connectTexts() {
  connect(texts_.get(), &TextRoom::typed, fileMenu_.get(), &FileMenu::noteTyping);
  connect(pages_.get(), &OpenPages::noted, &links_, [this](const QString& words) { announcements_.say(words, 10000); });
  connect(editMenu_.get(), &EditMenu::said, &links_, [this](const QString& words) { announcements_.say(words, 5000); });
  connect(pages_.get(), &OpenPages::commitWanted, texts_.get(), &TextRoom::commit);
  connect(editMenu_.get(), &EditMenu::newPartWanted, texts_.get(), &TextRoom::openNew);
  connect(canvasMenu_.get(), &CanvasMenu::classTextWanted, texts_.get(), &TextRoom::openClass);
  connect(palette_, &PalettePanel::classTextWanted, texts_.get(), &TextRoom::openClass);
  connect(&libraryRoom_->texts(), &LibraryTexts::textWanted, texts_.get(), &TextRoom::openClass);
  const auto editIcon = [this](const QString& name) {
    const diagram::Document& values = page().document().values();
    if (ownClassOf(values, name) >= 0)
      page().icon().open(nameAmong(values, name));
    else
      libraryRoom_->texts().openIcon(name);
  };
  connect(&libraryRoom_->texts(), &LibraryTexts::iconWanted, &links_, editIcon);
  connect(editMenu_.get(), &EditMenu::iconWanted, &links_, editIcon);
  connect(canvasMenu_.get(), &CanvasMenu::iconWanted, &links_, editIcon);
  connect(palette_, &PalettePanel::iconWanted, &links_, editIcon);
  connect(viewMenu_.get(), &ViewMenu::largeTypeChanged, texts_.get(), &TextRoom::setLargeType);
  connect(texts_.get(), &TextRoom::pageWanted, documentation_.get(), &Documentation::showClass);
  connect(texts_.get(), &TextRoom::partWanted, &links_, [this](const QString& name) { placeFromPalette(name); });
}

// The palette offers the classes that the diagram on show brings itself.
void MainWindow::showOwnClasses() {
  QList<ClassPtr> placeable;
  for (const ClassPtr& info : page().catalog().own())
    if (isPlaceable(*info)) placeable << info;
  std::sort(placeable.begin(), placeable.end(), [](const ClassPtr& a, const ClassPtr& b) { return a->name < b->name; });
  palette_->setOwnClasses(placeable);
}

void MainWindow::placeFromPalette(const QString& className) {
  if (document().locks().structure)
    return announcements_.say(tr("The parts of this lesson's diagram are locked."), 6000);
  page().goUpTo(0);
  CanvasView& canvas = page().diagramCanvas();
  const QPointF middle = canvas.toDiagram(QRectF(canvas.rect()).center());
  placePart(page().scene(), className, freePlace(page().scene(), middle));
  canvas.setFocus();
}

void MainWindow::updateTitle() {
  DiagramPage& home = page().home();
  const QString name = &home == &page() ? pages_->nameOf(page()) : page().insides().back()->className();
  setWindowTitle(name + QStringLiteral("[*] – Armature"));
  setWindowModified(home.document().isModified());
}

bool MainWindow::closePage(int index) {
  if (!options_.isQuiet && !texts_->mayLeave(pages_->at(index), *this)) return false;
  DiagramPage& closed = pages_->at(index);
  std::vector<QPointer<DiagramPage>> behind;
  for (DiagramPage* one : pages_->pagesBehind(closed)) behind.emplace_back(one);
  if (!files_->mayClose(closed)) return false;
  for (const auto& one : behind)
    if (one) pages_->remove(pages_->indexOf(*one));
  pages_->remove(pages_->indexOf(closed));
  return true;
}

bool MainWindow::openFile(const QString& path) {
  if (ResultFiles::isOne(path)) {
    results_->open(path);
    return true;
  }
  if (LearnMenu::isLesson(path)) return learnMenu_->open(path);
  return files_->open(path);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
  focusOn(page());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  for (const auto& page : pages_->all())
    if (!options_.isQuiet && !texts_->mayLeave(*page, *this)) return event->ignore();
  if (!files_->mayCloseAll()) return event->ignore();
  if (!options_.isQuiet) {
    docks_->save(*settings_);
    viewMenu_->save(*settings_);
    settings_->setValue("recentParts", palette_->recent());
    saveSession(*settings_, *pages_);
  }
  for (const auto& page : pages_->all()) endRecovery(*page);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  for (const QUrl& url : event->mimeData()->urls())
    if (ResultFiles::isOne(url.toLocalFile()) || url.toLocalFile().endsWith(".json") ||
        url.toLocalFile().endsWith(".mo") || LearnMenu::isLesson(url.toLocalFile()))
      event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  for (const QUrl& url : event->mimeData()->urls()) openFile(url.toLocalFile());
}

}  // namespace armature::app
