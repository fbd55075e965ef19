// Menus and shortcuts.
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

#include "app/canvas/label_layout.h"
#include "app/panels/palette_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/command_palette.h"
#include "app/shell/main_window.h"
#include "app/tools/edit_actions.h"

namespace armature::app {

QAction* MainWindow::action(const QString& text, const QString& icon, const QKeySequence& keys,
                            std::function<void()> run) {
  auto* made = new QAction(text, this);
  made->setShortcut(keys);
  QString tip = text;
  tip.remove('&');
  tip.remove(QStringLiteral("…"));
  if (!keys.isEmpty()) tip += QStringLiteral(" (%1)").arg(keys.toString(QKeySequence::NativeText));
  made->setToolTip(tip);
  if (!icon.isEmpty()) actionIcons_.insert(made, icon);
  connect(made, &QAction::triggered, this, std::move(run));
  addAction(made);
  return made;
}

QAction* MainWindow::edit(const QString& text, const QString& icon, const QKeySequence& keys,
                          std::function<void(DiagramScene&)> run) {
  return action(text, icon, keys, [this, run = std::move(run)] {
    if (!page_->isInside()) run(page_->scene());
  });
}

void MainWindow::makeActions() {
  QMenu* file = menuBar()->addMenu(tr("&File"));
  file->addAction(action(tr("&New diagram"), "new", QKeySequence::New, [this] {
    if (page_->isPristine())
      newDiagram();
    else
      addPage().diagramCanvas().fit();
  }));
  file->addAction(action(tr("&Open…"), "open", QKeySequence::Open, [this] { openDialog(); }));
  recentMenu_ = file->addMenu(tr("Open &recent"));
  fillExamples(file->addMenu(tr("&Examples")), shippedFolder("resources/examples"));
  file->addSeparator();
  file->addAction(action(tr("&Close the diagram"), "close", QKeySequence(tr("Ctrl+W")),
                         [this] { closePage(tabs_->currentIndex()); }));
  saveAction_ = action(tr("&Save"), "save", QKeySequence::Save, [this] { save(); });
  file->addAction(saveAction_);
  file->addAction(action(tr("Save &as…"), {}, QKeySequence(tr("Ctrl+Shift+S")), [this] { saveAs(); }));
  file->addSeparator();
  file->addAction(action(tr("Export &Modelica text…"), "export", {}, [this] { exportModelica(); }));
  file->addAction(action(tr("Export &results…"), {}, {}, [this] { exportResults(); }));
  file->addAction(action(tr("Export &picture of the diagram…"), "camera", {}, [this] { exportPicture(); }));
  file->addSeparator();
  file->addAction(action(tr("&Quit"), {}, QKeySequence::Quit, [this] { close(); }));
  makeEditMenu();
  makeViewMenu();
  makeRunMenu();
  QMenu* help = menuBar()->addMenu(tr("&Help"));
  help->addAction(
      action(tr("&Commands…"), "palette-command", QKeySequence(tr("Ctrl+Shift+P")), [this] { commands_->open(); }));
  help->addAction(action(tr("About the selected &part, or the diagram"), "help", QKeySequence(Qt::Key_F1),
                         [this] { showPageOfSelection(); }));
  help->addAction(action(tr("&About Armature"), "info", {}, [this] { showAbout(); }));
  fillRecent();
  makeToolBar();
}

void MainWindow::makeEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  const auto history = [&](QAction* made, const QString& icon, const QKeySequence& keys) {
    made->setShortcut(keys);
    actionIcons_.insert(made, icon);
    addAction(made);
    menu->addAction(made);
  };
  history(undoGroup_.createUndoAction(this, tr("&Undo")), "undo", QKeySequence::Undo);
  history(undoGroup_.createRedoAction(this, tr("&Redo")), "redo", QKeySequence(tr("Ctrl+Shift+Z")));
  menu->addSeparator();
  using Keys = QKeySequence;
  menu->addAction(edit(tr("Cu&t"), "cut", Keys::Cut, cutSelection));
  menu->addAction(action(tr("&Copy"), "copy", Keys::Copy, [this] { copySelection(canvas().scene()); }));
  menu->addAction(edit(tr("&Paste"), "paste", Keys::Paste, [this](DiagramScene& scene) {
    const CanvasView& view = canvas();
    pasteParts(scene, QRectF(view.toDiagram(QPointF(0, view.height())), view.toDiagram(QPointF(view.width(), 0))));
  }));
  menu->addAction(edit(tr("&Duplicate"), {}, Keys(tr("Ctrl+D")), duplicateSelection));
  menu->addAction(edit(tr("De&lete"), "delete", Keys::Delete, deleteSelection));
  toggleAction_ = edit(tr("S&witch off or on"), {}, Keys(tr("Ctrl+E")), toggleSelection);
  menu->addAction(toggleAction_);
  menu->addAction(action(tr("Select &all"), {}, Keys::SelectAll, [this] { selectAll(canvas().scene()); }));
  menu->addSeparator();
  menu->addAction(edit(tr("Rotate &left"), "rotate-left", Keys(tr("Ctrl+Shift+R")),
                       [](DiagramScene& scene) { rotateSelection(scene, false); }));
  menu->addAction(edit(tr("Rotate ri&ght"), "rotate-right", Keys(tr("Ctrl+R")),
                       [](DiagramScene& scene) { rotateSelection(scene, true); }));
  menu->addAction(edit(tr("&Flip"), "flip", Keys(tr("Ctrl+F")), flipSelection));
  menu->addAction(
      edit(tr("&Join by a wire…"), {}, Keys(tr("Ctrl+J")), [this](DiagramScene&) { page_->tools().join(); }));
  menu->addSeparator();
  menu->addAction(action(tr("Find a &part"), "search", QKeySequence(tr("Ctrl+K")), [this] {
    paletteDock_->show();
    palette_->searchField()->setFocus();
    palette_->searchField()->selectAll();
  }));
  menu->addAction(action(tr("Find a &variable"), {}, QKeySequence(tr("Ctrl+Shift+F")), [this] {
    bottomDock_->show();
    page_->variables().filterField()->setFocus();
    page_->variables().filterField()->selectAll();
  }));
  menu->addAction(action(tr("Pr&eferences…"), "settings", QKeySequence(tr("Ctrl+,")), [this] { showPreferences(); }));
}

void MainWindow::makeViewMenu() {
  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addAction(action(tr("Zoom &in"), "zoom-in", QKeySequence(tr("Ctrl++")), [this] { canvas().zoomBy(1.25); }));
  view->addAction(
      action(tr("Zoom &out"), "zoom-out", QKeySequence(tr("Ctrl+-")), [this] { canvas().zoomBy(1 / 1.25); }));
  view->addAction(action(tr("Zoom to &100 %"), {}, QKeySequence(tr("Ctrl+0")),
                         [this] { canvas().setZoom(1, QRectF(canvas().rect()).center()); }));
  view->addAction(action(tr("&Fit the diagram"), "zoom-fit", QKeySequence(tr("Ctrl+9")), [this] { canvas().fit(); }));
  view->addSeparator();
  const auto toggle = [&](const QString& text, const QString& icon, const QKeySequence& keys, bool isOn) {
    QAction* made = action(text, icon, keys, [this] { applyOverlays(); });
    made->setCheckable(true);
    made->setChecked(isOn);
    view->addAction(made);
    return made;
  };
  valuesAction_ = toggle(tr("Show parameter &values"), {}, {}, true);
  arrowsAction_ = toggle(tr("Show &arrows of forces, torques and flows"), "arrows", Qt::Key_F2, false);
  liveAction_ = toggle(tr("Show &live values at connectors"), "values", Qt::Key_F3, false);
  motionAction_ = toggle(tr("Show &motion of parts"), "motion", Qt::Key_F4, false);
  view->addSeparator();
  darkAction_ = action(tr("&Dark theme"), "theme", QKeySequence(tr("Ctrl+Shift+D")),
                       [this] { setScheme(darkAction_->isChecked() ? Scheme::dark : Scheme::light); });
  darkAction_->setCheckable(true);
  view->addAction(darkAction_);
  view->addSeparator();
  actionIcons_.insert(view3dDock_->toggleViewAction(), "view3d");
  for (QDockWidget* dock : {paletteDock_, inspectorDock_, bottomDock_, view3dDock_, pagesDock_}) {
    view->addAction(dock->toggleViewAction());
    addAction(dock->toggleViewAction());
    dock->toggleViewAction()->setProperty("command", tr("Show or hide %1").arg(dock->windowTitle().toLower()));
  }
  view->addAction(action(tr("&Reset the layout"), {}, {}, [this] { resetLayout(); }));
  // Tabs by the keyboard, as browsers do it.
  const auto turn = [this](int by) { showPageAt((tabs_->currentIndex() + by + pageCount()) % pageCount()); };
  view->addSeparator();
  view->addAction(action(tr("&Next diagram"), {}, QKeySequence(tr("Ctrl+Tab")), [turn] { turn(1); }));
  view->addAction(action(tr("Pre&vious diagram"), {}, QKeySequence(tr("Ctrl+Shift+Tab")), [turn] { turn(-1); }));
  view->addAction(action(tr("&Up from the inside of a part"), {}, QKeySequence(tr("Alt+Up")), [this] {
    if (page_->isInside()) page_->goUpTo(page_->insides().size() - 1);
  }));
}

void MainWindow::makeRunMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Run"));
  runAction_ = action(tr("&Run"), "run", QKeySequence(Qt::Key_F5), [this] {
    commitField();
    bottomDock_->show();
    run().start();
  });
  pauseAction_ = action(tr("&Pause"), "pause", QKeySequence(Qt::Key_F6),
                        [this] { run().setPaused(run().state() == RunState::running); });
  stopAction_ = action(tr("&Stop"), "stop", QKeySequence(tr("Shift+F5")), [this] { run().stop(); });
  stepAction_ = action(tr("S&tep"), "step", QKeySequence(Qt::Key_F10), [this] { run().step(); });
  menu->addActions({runAction_, pauseAction_, stopAction_, stepAction_});
  menu->addSeparator();
  menu->addAction(action(tr("&Check the diagram"), "check", QKeySequence(Qt::Key_F7), [this] {
    bottomDock_->show();
    page_->showMessages();
    page_->setBeingDrawn(false);
    checker().checkNow();
  }));
  menu->addAction(action(tr("Compare &with this run"), {}, QKeySequence(tr("Ctrl+Shift+K")), [this] {
    const bool isDone = run().toggleReference();
    statusBar()->showMessage(!isDone                ? tr("There is no finished run yet.")
                             : run().hasReference() ? tr("The runs that follow are compared with this one.")
                                                    : tr("Each run is compared with the one before."),
                             6000);
  }));
  menu->addAction(action(tr("&Add a plot"), "plot", {}, [this] {
    bottomDock_->show();
    page_->bottomTabs().setCurrentWidget(&plots());
    plots().addPlot();
  }));
}

// A menu per folder of the examples, whatever their depth.
void MainWindow::fillExamples(QMenu* menu, const QString& folder) {
  const QDir root(folder);
  for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
    fillExamples(menu->addMenu(name), root.filePath(name));
  for (const QString& name : root.entryList({"*.armature.json"}, QDir::Files, QDir::Name)) {
    const QString path = root.filePath(name);
    auto* open = menu->addAction(QString(name).remove(".armature.json"));
    open->setProperty("command", tr("Open the example %1 %2").arg(root.dirName(), open->text()));
    connect(open, &QAction::triggered, this, [this, path] { openFile(path); });
  }
  menu->setEnabled(!menu->isEmpty());
}

// Other elements of the array of connectors that an end of a wire belongs to.
void MainWindow::addElements(QMenu* menu, int wire, bool isFrom) {
  const auto& connection = document().values().connections.at(static_cast<size_t>(wire));
  const std::string end = isFrom ? connection.from : connection.to;
  const ConnectorRef ref = page_->scene().findEnd(end);
  const int count = ref.isValid() ? page_->scene().elementCount(ref) : 0;
  if (count < 2) return;
  QMenu* sub = menu->addMenu(tr("Connect %1 to").arg(QString::fromStdString(end)));
  for (int element = 1; element <= count; ++element) {
    const std::string name = page_->scene().elementName(ref, element);
    QAction* choice = sub->addAction(QString::fromStdString(name), this,
                                     [this, wire, isFrom, name] { document().setEnd(wire, isFrom, name); });
    choice->setEnabled(!page_->scene().isElementUsed(ref, element));
  }
}

void MainWindow::contextMenu(QPoint global, int part, int wire) {
  QMenu menu(this);
  const auto add = [&](const char* icon) { menu.addAction(actionIcons_.key(icon)); };
  DiagramScene& scene = canvas().scene();
  if (part >= 0) {
    const QString className = scene.parts()[static_cast<size_t>(part)].className;
    menu.addAction(tr("Look inside"), this, [this, part] { page_->lookInto(part); });
    menu.addAction(tr("About %1").arg(className.section('.', -1)), this, [this, className] { showPage(className); });
    if (page_->isInside()) {
      menu.exec(global);
      return;
    }
    menu.addSeparator();
    for (const char* icon : {"rotate-left", "rotate-right", "flip"}) add(icon);
    menu.addSeparator();
    for (const char* icon : {"cut", "copy", "delete"}) add(icon);
    menu.addAction(toggleAction_);
    if (scene.parts()[static_cast<size_t>(part)].labelOffset)
      menu.addAction(tr("Put the label back"), this, [this, part] {
        const auto& item = document().values().components[static_cast<size_t>(part)];
        document().setPartExtra(part, withLabelOffset(item.extra, std::nullopt), tr("Put the label back"));
      });
  } else if (wire >= 0 && !page_->isInside()) {
    const bool isManual = scene.wires()[static_cast<size_t>(wire)].isManual;
    QAction* route = menu.addAction(tr("Route automatically"), this, [this, wire] { document().setRoute(wire, {}); });
    route->setEnabled(isManual);
    for (const bool isFrom : {true, false}) addElements(&menu, wire, isFrom);
    add("delete");
  } else {
    add("paste");
    menu.addSeparator();
    add("zoom-fit");
    add("export");
    add("camera");
  }
  menu.exec(global);
}

}  // namespace armature::app
