// The toolbar: files, the run cluster in the middle, overlays and views at the right.
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include "app/shell/main_window.h"

namespace armature::app {

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
  connect(pace_, &QComboBox::activated, this, [this] { run().setPace(pace_->currentData().toDouble()); });
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
    page_->showMessages();
  });
  bar->addWidget(pill_);
  spacer();
  for (const char* icon : {"arrows", "values", "motion"}) bar->addAction(byIcon(icon));
  bar->addSeparator();
  for (const char* icon : {"view3d", "theme", "palette-command"})
    if (QAction* found = byIcon(icon)) bar->addAction(found);
  refreshIcons();
}

void MainWindow::refreshIcons() {
  const Theme& theme = Theme::of(QApplication::palette());
  const QColor disabled = theme.isDark ? QColor("#5F6873") : QColor("#A3ABB5");
  for (auto i = actionIcons_.begin(); i != actionIcons_.end(); ++i)
    i.key()->setIcon(icons_.action(i.value(), i.value() == "run" ? theme.onAccent : theme.text, disabled));
  for (auto& page : pages_) page->refreshIcons();
}

void MainWindow::showOverlays(const Overlays& overlays) {
  arrowsAction_->setChecked(overlays.hasArrows);
  liveAction_->setChecked(overlays.hasValues);
  motionAction_->setChecked(overlays.hasMotion);
  applyOverlays();
}

// What is drawn over the diagram, on every page alike.
void MainWindow::applyOverlays() {
  if (!motionAction_) return;
  page_->setOverlays({arrowsAction_->isChecked(), liveAction_->isChecked(), motionAction_->isChecked()},
                     valuesAction_->isChecked());
}

}  // namespace armature::app
