// The open diagrams as tabs, and the session that comes back at the next start.
#include <QDockWidget>
#include <QFileInfo>
#include <QTabBar>

#include "app/panels/palette_panel.h"
#include "app/shell/main_window.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

int MainWindow::indexOf(const DiagramPage& page) const {
  for (size_t i = 0; i < pages_.size(); ++i)
    if (pages_[i].get() == &page) return static_cast<int>(i);
  return -1;
}

DiagramPage& MainWindow::addPage() {
  pages_.push_back(
      std::make_unique<DiagramPage>(DiagramPage::Shared{engine_, catalog_, icons_, recoveryFolder(), pageNumber_++}));
  DiagramPage& page = *pages_.back();
  centres_->addWidget(page.centre());
  inspectors_->addWidget(page.inspectors());
  bottoms_->addWidget(page.bottom());
  undoGroup_.addStack(page.document().undoStack());
  connectPage(page);
  const int index = tabs_->addTab(page.document().displayName());
  tabs_->setCurrentIndex(index);
  if (!page_) tabChanged();
  return page;
}

// An untouched empty page is filled instead of leaving it behind.
DiagramPage& MainWindow::pageToFill() {
  return page_->isPristine() ? *page_ : addPage();
}

void MainWindow::connectPage(DiagramPage& page) {
  const auto whenShown = [this, &page](auto run) {
    return [this, &page, run](auto...) {
      if (&page == page_) run();
    };
  };
  connect(&page, &DiagramPage::runStateChanged, this, whenShown([this] { updateRunState(); }));
  connect(&page, &DiagramPage::messagesChanged, this, whenShown([this] { updateRunState(); }));
  connect(&page, &DiagramPage::progressed, this, whenShown([this] { updateProgress(); }));
  connect(&page, &DiagramPage::statusChanged, this, whenShown([this] { updateStatus(); }));
  connect(&page, &DiagramPage::levelChanged, this, whenShown([this] { applyOverlays(); }));
  connect(&page, &DiagramPage::classesRead, this, whenShown([this] { showOwnClasses(); }));
  connect(&page, &DiagramPage::titleChanged, this, [this, &page] { updateTab(page); });
  connect(&page, &DiagramPage::contextMenuWanted, this, &MainWindow::contextMenu);
  connect(&page, &DiagramPage::pageWanted, this, &MainWindow::showPage);
  connect(&page, &DiagramPage::partUsed, this, [this](const QString& name) { palette_->noteUse(name); });
  connect(&page, &DiagramPage::inspectorWanted, this, [this, &page] {
    inspectorDock_->show();
    if (page.isInside())
      page.insides().back()->inspector().focusFirst();
    else
      page.inspector().focusFirst();
  });
}

void MainWindow::showOwnClasses() {
  QList<ClassPtr> placeable;
  for (const ClassPtr& info : page_->catalog().own())
    if (isPlaceable(*info)) placeable << info;
  std::sort(placeable.begin(), placeable.end(), [](const ClassPtr& a, const ClassPtr& b) { return a->name < b->name; });
  palette_->setOwnClasses(placeable);
}

void MainWindow::showPageAt(int index) {
  tabs_->setCurrentIndex(index);
}

void MainWindow::tabChanged() {
  const int index = tabs_->currentIndex();
  if (index < 0 || index >= pageCount()) return;
  page_ = pages_[static_cast<size_t>(index)].get();
  centres_->setCurrentWidget(page_->centre());
  inspectors_->setCurrentWidget(page_->inspectors());
  bottoms_->setCurrentWidget(page_->bottom());
  undoGroup_.setActiveStack(page_->document().undoStack());
  if (!runAction_) return;  // still under construction
  showOwnClasses();
  page_->refreshIcons();
  applyOverlays();
  updateTab(*page_);
  updateRunState();
  updateStatus();
  canvas().setFocus();
  view3d_->setRun(&page_->document(), &page_->scene(), &page_->run());
  Q_EMIT pageChanged(page_);
}

void MainWindow::updateTab(DiagramPage& page) {
  const int index = indexOf(page);
  if (index < 0 || index >= tabs_->count()) return;
  OpenDocument& document = page.document();
  // A mark that is no part of the name: unsaved changes.
  tabs_->setTabText(
      index, (document.isModified() ? QStringLiteral("● ") : QString()) + document.displayName().replace('&', "&&"));
  const QString unsaved = page.modelicaFile().isEmpty()
                              ? tr("Not saved yet")
                              : tr("A copy of %1, not saved yet").arg(QFileInfo(page.modelicaFile()).fileName());
  tabs_->setTabToolTip(index, document.path().isEmpty() ? unsaved : document.path());
  if (&page == page_) updateTitle();
}

bool MainWindow::closePage(int index) {
  DiagramPage& page = pageAt(index);
  if (!mayDiscard(page)) return false;
  if (pageCount() == 1) addPage();
  // The tab first: its neighbour becomes the current one while all pages are still there.
  const size_t at = static_cast<size_t>(index);
  undoGroup_.removeStack(page.document().undoStack());
  page.disconnect(this);
  page.endRecovery();
  std::unique_ptr<DiagramPage> gone = std::move(pages_[at]);
  pages_.erase(pages_.begin() + index);
  {
    const QSignalBlocker quiet(tabs_);
    tabs_->removeTab(index);
  }
  tabChanged();
  return true;
}

bool MainWindow::restoreSession() {
  const QStringList files = settings_->value("openFiles").toStringList();
  for (const QString& path : files)
    if (QFileInfo::exists(path)) openFile(path);
  if (page_->isPristine()) return false;
  for (int i = 0; i < pageCount(); ++i)
    if (pageAt(i).document().path() == settings_->value("lastFile").toString()) showPageAt(i);
  return true;
}

void MainWindow::saveSession() {
  QStringList files;
  for (const auto& page : pages_)
    if (!page->document().path().isEmpty()) files << page->document().path();
  settings_->setValue("openFiles", files);
  settings_->setValue("lastFile", document().path());
}

}  // namespace armature::app
