#include "app/shell/run_menu.h"

#include <QMenuBar>
#include <QTabWidget>

#include "app/plots/plot_menu.h"
#include "app/shell/action_need.h"
#include "app/shell/action_set.h"
#include "app/shell/announcements.h"
#include "app/shell/lower_panel_room.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_messages.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

RunMenu::RunMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, const Announcements& announcements)
    : pages_(pages), menu_(bar.addMenu(tr("&Run", "menu"))) {
  QMenu* const menu = menu_;
  run_ = actions.add(tr("&Run"), "run", QKeySequence(Qt::Key_F5), [this, &announcements] {
    pages_.commit();
    const auto& values = pages_.current().document().values();
    if (values.components.empty() && (values.declarations.find_first_not_of(" \n\t") == std::string::npos ||
                                      diagram::hasOnlyImports(values.declarations)))
      return announcements.say(tr("There is nothing to run yet: drag a part onto the diagram first."), 8000);
    Q_EMIT resultsWanted();
    pages_.current().run().start();
  });
  pause_ = actions.add(tr("&Pause"), "pause", QKeySequence(Qt::Key_F6), [this] {
    RunControl& run = pages_.current().run();
    run.setPaused(run.state() == RunState::running);
  });
  stop_ = actions.add(tr("&Stop"), "stop", QKeySequence(tr("Shift+F5")), [this] { pages_.current().run().stop(); });
  step_ = actions.add(tr("S&tep"), "step", QKeySequence(Qt::Key_F10), [this] { step(RunControl::Step::point); });
  eventStep_ = actions.add(tr("Step to the next &event"), {}, QKeySequence(tr("Ctrl+F10")),
                           [this] { step(RunControl::Step::event); });
  stepBack_ = actions.add(tr("Step &back"), "step-back", QKeySequence(tr("Shift+F10")), [this] {
    Q_EMIT resultsWanted();
    pages_.current().run().stepBack();
  });
  goBack_ = actions.add(tr("Back to the instant s&hown"), "go-back", QKeySequence(tr("Ctrl+Shift+F10")), [this] {
    RunControl& run = pages_.current().run();
    run.goBack(run.shownTime());
  });
  menu->addActions({run_, pause_, stop_, step_, eventStep_, stepBack_, goBack_});
  follow_ = actions.add(tr("Run a&gain after each change"), {}, QKeySequence(tr("Ctrl+F5")),
                        [this] { pages_.current().run().setFollowing(follow_->isChecked()); });
  follow_->setCheckable(true);
  menu->addAction(follow_);
  push_ = actions.add(tr("P&ush by hand"), "push", QKeySequence(tr("Ctrl+Shift+H")), [this, &announcements] {
    pages_.current().run().pushing().setOn(push_->isChecked());
    if (push_->isChecked())
      announcements.say(
          tr("While a run goes on, drag a flange of the diagram, or a body of the 3-D view, to pull at it."), 8000);
  });
  push_->setCheckable(true);
  menu->addAction(push_);
  menu->addSeparator();
  menu->addAction(
      actions.add(tr("&Check the diagram"), "check-diagram", QKeySequence(Qt::Key_F7), [this] { check(); }));
  menu->addAction(actions.add(tr("Compare &with this run"), {}, QKeySequence(tr("Ctrl+Shift+K")),
                              [this, &announcements] { compare(announcements); }));
  addPlots(*menu, actions);
  addNeeds();
  connect(&pages, &OpenPages::runStateChanged, this, &RunMenu::update);
  connect(&pages, &OpenPages::currentChanged, this, &RunMenu::update);
}

// Why what is grey is so.
void RunMenu::addNeeds() {
  const auto needRest = [this](QAction* action) {
    setNeed(*action, [this, action] {
      if (action->isEnabled()) return QString();
      return locked_ == &pages_.current() ? tr("First answer the question of the lesson")
                                          : tr("It is running already.");
    });
  };
  for (QAction* action : {run_, step_, eventStep_, follow_}) needRest(action);
  for (QAction* action : {pause_, stop_}) setReason(*action, tr("Nothing is running."));
  for (QAction* action : {stepBack_, goBack_})
    setReason(*action, tr("There is no earlier instant of a run to go back to."));
}

void RunMenu::update() {
  RunControl& run = pages_.current().run();
  const RunState state = run.state();
  const bool isLocked = locked_ == &pages_.current();
  run_->setEnabled(!isLocked && (!run.isActive() || state == RunState::paused));
  run_->setToolTip(isLocked ? tr("First answer the question of the lesson") : QString());
  run_->setText(state == RunState::paused ? tr("&Continue") : tr("&Run"));
  run_->setIconText(state == RunState::paused ? buttonTexts().last() : buttonTexts().first());
  const bool canPause = state == RunState::running || state == RunState::paused;
  pause_->setEnabled(canPause);
  pause_->setText(state == RunState::paused ? tr("Resume after the &pause") : tr("&Pause"));
  stop_->setEnabled(run.isActive() || pages_.current().checker().isLong());
  follow_->setEnabled(!isLocked);
  follow_->setChecked(run.isFollowing());
  push_->setChecked(run.pushing().isOn());
  for (QAction* step : {step_, eventStep_})
    step->setEnabled(!isLocked && (!run.isActive() || state == RunState::paused));
  for (QAction* back : {stepBack_, goBack_}) back->setEnabled(!isLocked && run.canGoBack());
}

void RunMenu::setLocked(const DiagramPage* page) {
  locked_ = page;
  update();
}

void RunMenu::step(RunControl::Step kind) {
  pages_.commit();
  if (!pages_.current().run().isActive()) Q_EMIT resultsWanted();
  pages_.current().run().step(kind);
}

void RunMenu::check() {
  Q_EMIT resultsWanted();
  DiagramPage& page = pages_.current();
  showMessages(page);
  page.pageMessages().setBeingDrawn(false);
  page.checker().checkNow();
}

void RunMenu::compare(const Announcements& announcements) {
  RunControl& run = pages_.current().run();
  const bool isDone = !run.isActive() && run.book().toggleReference();
  announcements.say(!isDone                      ? tr("There is no finished run yet.")
                    : run.book().isAnyCompared() ? tr("The runs that follow are compared with this one.")
                                                 : tr("Each run is compared with the one before."),
                    6000);
}

// What can be done with the plot that is current, as its own menu has it; the most frequent by keys, too.
void RunMenu::addPlots(QMenu& menu, ActionSet& actions) {
  menu.addAction(actions.add(tr("&Add a plot"), "plot", {}, [this] { showPlots().addPlot(); }));
  menu.addAction(actions.add(tr("Plot an expressio&n…"), {}, QKeySequence(tr("Ctrl+Shift+X")),
                             [this] { askForExpression(*showPlots().current(), {}); }));
  menu.addAction(actions.add(tr("&Measure in the plot"), {}, QKeySequence(tr("Ctrl+Shift+M")), [this] {
    PlotView& view = *showPlots().current();
    toggleCursors(view);
    view.setFocus();
  }));
  QMenu* plot = menu.addMenu(tr("P&lot"));
  plot->setObjectName("currentPlotMenu");
  connect(plot, &QMenu::aboutToShow, this, [this, plot] {
    qDeleteAll(plot->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    plot->clear();
    fillPlotMenu(*plot, *showPlots().current(), {});
  });
}

QStringList RunMenu::buttonTexts() {
  return {tr("Run", "button"), tr("Continue", "button")};
}

PlotsPanel& RunMenu::showPlots() {
  Q_EMIT resultsWanted();
  DiagramPage& page = pages_.current();
  page.bottomTabs().setCurrentWidget(&page.plots());
  page.lowerPanel().open();
  return page.plots();
}

}  // namespace armature::app
