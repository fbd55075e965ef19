// Menus, toolbar, shortcuts.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include "app/panels/messages_panel.h"
#include "app/panels/palette_panel.h"
#include "app/shell/command_palette.h"
#include "app/shell/main_window.h"
#include "app/shell/zoom_corner.h"
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

void MainWindow::makeActions() {
  QMenu* file = menuBar()->addMenu(tr("&File"));
  file->addAction(action(tr("&New diagram"), "new", QKeySequence::New, [this] {
    if (mayDiscard()) newDiagram();
  }));
  file->addAction(action(tr("&Open…"), "open", QKeySequence::Open, [this] { openDialog(); }));
  recentMenu_ = file->addMenu(tr("Open &recent"));
  fillExamples(file->addMenu(tr("&Examples")));
  file->addSeparator();
  saveAction_ = action(tr("&Save"), "save", QKeySequence::Save, [this] { save(); });
  file->addAction(saveAction_);
  file->addAction(action(tr("Save &as…"), {}, QKeySequence(tr("Ctrl+Shift+S")), [this] { saveAs(); }));
  file->addSeparator();
  file->addAction(action(tr("Export &Modelica text…"), "export", {}, [this] { exportModelica(); }));
  file->addAction(action(tr("Export &picture of the diagram…"), "camera", {}, [this] { exportPicture(); }));
  file->addSeparator();
  file->addAction(action(tr("&Quit"), {}, QKeySequence::Quit, [this] { close(); }));
  makeEditMenu();
  makeViewMenu();
  makeRunMenu();
  QMenu* help = menuBar()->addMenu(tr("&Help"));
  help->addAction(
      action(tr("&Commands…"), "palette-command", QKeySequence(tr("Ctrl+Shift+P")), [this] { commands_->open(); }));
  help->addAction(action(tr("&About Armature"), "info", {}, [this] { showAbout(); }));
  fillRecent();
  makeToolBar();
}

void MainWindow::makeEditMenu() {
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  QUndoStack* stack = document_.undoStack();
  const auto history = [&](QAction* made, const QString& icon, const QKeySequence& keys) {
    made->setShortcut(keys);
    actionIcons_.insert(made, icon);
    addAction(made);
    edit->addAction(made);
  };
  history(stack->createUndoAction(this, tr("&Undo")), "undo", QKeySequence::Undo);
  history(stack->createRedoAction(this, tr("&Redo")), "redo", QKeySequence(tr("Ctrl+Shift+Z")));
  edit->addSeparator();
  edit->addAction(action(tr("Cu&t"), "cut", QKeySequence::Cut, [this] { cutSelection(scene_); }));
  edit->addAction(action(tr("&Copy"), "copy", QKeySequence::Copy, [this] { copySelection(scene_); }));
  edit->addAction(action(tr("&Paste"), "paste", QKeySequence::Paste, [this] { pasteParts(scene_); }));
  edit->addAction(action(tr("&Duplicate"), {}, QKeySequence(tr("Ctrl+D")), [this] { duplicateSelection(scene_); }));
  edit->addAction(action(tr("De&lete"), "delete", QKeySequence::Delete, [this] { deleteSelection(scene_); }));
  edit->addAction(action(tr("Select &all"), {}, QKeySequence::SelectAll, [this] { selectAll(scene_); }));
  edit->addSeparator();
  edit->addAction(action(tr("Rotate &left"), "rotate-left", QKeySequence(tr("Ctrl+Shift+R")),
                         [this] { rotateSelection(scene_, false); }));
  edit->addAction(action(tr("Rotate ri&ght"), "rotate-right", QKeySequence(tr("Ctrl+R")),
                         [this] { rotateSelection(scene_, true); }));
  edit->addAction(action(tr("&Flip"), "flip", QKeySequence(tr("Ctrl+F")), [this] { flipSelection(scene_); }));
  edit->addSeparator();
  edit->addAction(action(tr("Find a &part"), "search", QKeySequence(tr("Ctrl+K")), [this] {
    paletteDock_->show();
    palette_->searchField()->setFocus();
    palette_->searchField()->selectAll();
  }));
  edit->addAction(action(tr("Pr&eferences…"), "settings", QKeySequence(tr("Ctrl+,")), [this] { showPreferences(); }));
}

void MainWindow::makeViewMenu() {
  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addAction(action(tr("Zoom &in"), "zoom-in", QKeySequence(tr("Ctrl++")), [this] { canvas_->zoomBy(1.25); }));
  view->addAction(
      action(tr("Zoom &out"), "zoom-out", QKeySequence(tr("Ctrl+-")), [this] { canvas_->zoomBy(1 / 1.25); }));
  view->addAction(action(tr("Zoom to &100 %"), {}, QKeySequence(tr("Ctrl+0")),
                         [this] { canvas_->setZoom(1, QRectF(canvas_->rect()).center()); }));
  view->addAction(action(tr("&Fit the diagram"), "zoom-fit", QKeySequence(tr("Ctrl+9")), [this] { canvas_->fit(); }));
  view->addSeparator();
  valuesAction_ = action(tr("Show parameter &values"), "values", {},
                         [this] { canvas_->setValuesShown(valuesAction_->isChecked()); });
  valuesAction_->setCheckable(true);
  valuesAction_->setChecked(true);
  view->addAction(valuesAction_);
  darkAction_ = action(tr("&Dark theme"), "theme", QKeySequence(tr("Ctrl+Shift+D")),
                       [this] { setScheme(darkAction_->isChecked() ? Scheme::dark : Scheme::light); });
  darkAction_->setCheckable(true);
  view->addAction(darkAction_);
  view->addSeparator();
  for (QDockWidget* dock : {paletteDock_, inspectorDock_, bottomDock_}) {
    view->addAction(dock->toggleViewAction());
    addAction(dock->toggleViewAction());
    dock->toggleViewAction()->setProperty("command", tr("Show or hide %1").arg(dock->windowTitle().toLower()));
  }
  view->addAction(action(tr("&Reset the layout"), {}, {}, [this] { resetLayout(); }));
}

void MainWindow::makeRunMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Run"));
  runAction_ = action(tr("&Run"), "run", QKeySequence(Qt::Key_F5), [this] {
    bottomDock_->show();
    run_.start();
  });
  pauseAction_ = action(tr("&Pause"), "pause", QKeySequence(Qt::Key_F6),
                        [this] { run_.setPaused(run_.state() == RunState::running); });
  stopAction_ = action(tr("&Stop"), "stop", QKeySequence(tr("Shift+F5")), [this] { run_.stop(); });
  stepAction_ = action(tr("S&tep"), "step", QKeySequence(Qt::Key_F10), [this] { run_.step(); });
  menu->addActions({runAction_, pauseAction_, stopAction_, stepAction_});
  menu->addSeparator();
  menu->addAction(action(tr("&Check the diagram"), "check", QKeySequence(Qt::Key_F7), [this] {
    bottomTabs_->setCurrentWidget(messages_);
    checker_.checkNow();
  }));
  menu->addAction(action(tr("&Add a plot"), "plot", {}, [this] {
    bottomTabs_->setCurrentWidget(plots_);
    plots_->addPlot();
  }));
}

void MainWindow::makeToolBar() {
  QToolBar* bar = addToolBar(tr("Toolbar"));
  bar->setObjectName("toolBar");
  bar->setMovable(false);
  bar->setFixedHeight(44);
  bar->setIconSize({20, 20});
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  const auto byIcon = [this](const QString& icon) { return actionIcons_.key(icon); };
  for (const char* icon : {"new", "open", "save"}) bar->addAction(byIcon(icon));
  bar->addSeparator();
  for (const char* icon : {"undo", "redo"}) bar->addAction(byIcon(icon));
  const auto spacer = [&] {
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
  };
  spacer();
  runButton_ = new QToolButton(bar);
  runButton_->setObjectName("runButton");
  runButton_->setDefaultAction(runAction_);
  runButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  runButton_->setProperty("primary", true);
  runButton_->setFixedHeight(30);
  bar->addWidget(runButton_);
  bar->addActions({pauseAction_, stopAction_, stepAction_});
  timeLabel_ = new QLabel(bar);
  timeLabel_->setObjectName("timeLabel");
  timeLabel_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  timeLabel_->setMinimumWidth(64);
  timeLabel_->setProperty("role", "quiet");
  bar->addWidget(timeLabel_);
  auto* gap = new QWidget(bar);
  gap->setFixedWidth(8);
  bar->addWidget(gap);
  pace_ = new QComboBox(bar);
  pace_->setToolTip(tr("Pace: simulated seconds per second"));
  pace_->setAccessibleName(tr("Pace"));
  for (const auto& [text, pace] : {std::pair{tr("Full speed"), 0.0},
                                   {tr("Real time"), 1.0},
                                   {QStringLiteral("0.1×"), 0.1},
                                   {QStringLiteral("0.5×"), 0.5},
                                   {QStringLiteral("2×"), 2.0},
                                   {QStringLiteral("10×"), 10.0}})
    pace_->addItem(text, pace);
  connect(pace_, &QComboBox::activated, this, [this] { run_.setPace(pace_->currentData().toDouble()); });
  bar->addWidget(pace_);
  auto* gap2 = new QWidget(bar);
  gap2->setFixedWidth(8);
  bar->addWidget(gap2);
  pill_ = new QToolButton(bar);
  pill_->setObjectName("statePill");
  pill_->setFocusPolicy(Qt::TabFocus);
  pill_->setMinimumWidth(112);
  connect(pill_, &QToolButton::clicked, this, [this] {
    bottomDock_->show();
    bottomTabs_->setCurrentWidget(messages_);
  });
  bar->addWidget(pill_);
  spacer();
  for (const char* icon : {"values", "theme", "palette-command"}) bar->addAction(byIcon(icon));
  refreshIcons();
}

void MainWindow::refreshIcons() {
  const Theme& theme = Theme::of(QApplication::palette());
  const QColor disabled = theme.isDark ? QColor("#5F6873") : QColor("#A3ABB5");
  for (auto i = actionIcons_.begin(); i != actionIcons_.end(); ++i)
    i.key()->setIcon(icons_.action(i.value(), i.value() == "run" ? theme.onAccent : theme.text, disabled));
  if (zoomCorner_) zoomCorner_->refreshIcons();
}

void MainWindow::fillExamples(QMenu* menu) {
  const QDir root(shippedFolder("resources/examples"));
  for (const QString& library : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
    QMenu* sub = menu->addMenu(library);
    const QDir folder(root.filePath(library));
    for (const QString& name : folder.entryList({"*.armature.json"}, QDir::Files, QDir::Name)) {
      const QString path = folder.filePath(name);
      auto* open = sub->addAction(QString(name).remove(".armature.json"));
      open->setProperty("command", tr("Open the example %1 %2").arg(library, open->text()));
      connect(open, &QAction::triggered, this, [this, path] {
        if (mayDiscard()) openFile(path);
      });
    }
  }
  menu->setEnabled(!menu->isEmpty());
}

void MainWindow::contextMenu(QPoint global, int part, int wire) {
  QMenu menu(this);
  const auto add = [&](const char* icon) { menu.addAction(actionIcons_.key(icon)); };
  if (part >= 0) {
    for (const char* icon : {"rotate-left", "rotate-right", "flip"}) add(icon);
    menu.addSeparator();
    for (const char* icon : {"cut", "copy", "delete"}) add(icon);
    menu.addSeparator();
    const QString className = scene_.parts()[static_cast<size_t>(part)].className;
    menu.addAction(tr("About %1").arg(className.section('.', -1)), this, [this, className] { showPage(className); });
  } else if (wire >= 0) {
    const bool isManual = scene_.wires()[static_cast<size_t>(wire)].isManual;
    QAction* route = menu.addAction(tr("Route automatically"), this, [this, wire] { document_.setRoute(wire, {}); });
    route->setEnabled(isManual);
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
