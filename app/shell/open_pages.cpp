#include "app/shell/open_pages.h"

#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>

#include "app/panels/messages_panel.h"
#include "app/panels/shown_name.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/message_place.h"
#include "app/shell/page_messages.h"

namespace armature::app {

OpenPages::OpenPages(const Shared& shared, const Places& places) : shared_(shared), places_(places) {
  connect(&places_.tabs, &QTabBar::currentChanged, &links_, [this] { tabChanged(); });
  connect(&places_.tabs, &QTabBar::tabCloseRequested, &links_, [this](int index) { Q_EMIT closeWanted(index); });
  connect(&places_.tabs, &QTabBar::tabMoved, &links_, [this](int from, int to) {
    const auto first = pages_.begin() + std::min(from, to), last = pages_.begin() + std::max(from, to);
    std::rotate(first, from < to ? first + 1 : last, last + 1);
  });
}

OpenPages::~OpenPages() {
  // Insides of parts may be kept on other pages, which are not to go before them.
  for (const auto& page : pages_) page->goUpTo(0);
}

int OpenPages::indexOf(const DiagramPage& page) const {
  for (size_t i = 0; i < pages_.size(); ++i)
    if (pages_[i].get() == &page) return static_cast<int>(i);
  return -1;
}

DiagramPage* OpenPages::find(const QString& path) const {
  const auto real = [](const QString& file) {
    const QFileInfo info(file);
    return info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
  };
  for (const auto& page : pages_) {
    const QString own = page->document().path();
    if (!own.isEmpty() && real(own) == real(path)) return page.get();
  }
  return nullptr;
}

DiagramPage& OpenPages::make() {
  pages_.push_back(std::make_unique<DiagramPage>(DiagramPage::Shared{shared_.engine, shared_.catalog, shared_.icons,
                                                                     shared_.recoveryFolder, number_++,
                                                                     shared_.settings, shared_.glasses}));
  DiagramPage& page = *pages_.back();
  places_.centres.addWidget(page.centre());
  places_.inspectors.addWidget(page.inspectors());
  places_.bottoms.addWidget(page.bottom());
  undoGroup_.addStack(page.document().undoStack());
  connectPage(page);
  places_.tabs.addTab(shownName(page.document()));
  return page;
}

DiagramPage& OpenPages::add() {
  DiagramPage& page = make();
  places_.tabs.setCurrentIndex(indexOf(page));
  if (!current_) tabChanged();
  return page;
}

DiagramPage& OpenPages::addBehind(DiagramPage& host) {
  DiagramPage& page = make();
  page.setProperty(kIsBehind, true);
  places_.tabs.setTabVisible(indexOf(page), false);
  setHost(page, host);
  return page;
}

void OpenPages::setHost(DiagramPage& behind, DiagramPage& host) {
  if (isBehind(behind)) hosts_.insert(&behind, &host);
}

std::vector<DiagramPage*> OpenPages::pagesBehind(const DiagramPage& host) const {
  std::vector<DiagramPage*> found;
  for (const auto& page : pages_)
    if (page && hosts_.value(page.get()) == &host) found.push_back(page.get());
  return found;
}

int OpenPages::visibleCount() const {
  return static_cast<int>(std::ranges::count_if(pages_, [](const auto& page) { return !isBehind(*page); }));
}

void OpenPages::turn(int by) {
  int index = indexOf(*current_);
  do index = (index + by + count()) % count();
  while (isBehind(at(index)));
  show(index);
}

// What the keys of undo and the title are about: the page that has what is on show. Pages without a tab that nobody
// looks at are kept while something in them is not saved.
void OpenPages::levelChangedOf(DiagramPage& page) {
  if (&page == current_) {
    undoGroup_.setActiveStack(page.home().document().undoStack());
    Q_EMIT levelChanged();
    Q_EMIT titleChanged();
  }
  // Not from within the page that is leaving one of them.
  QMetaObject::invokeMethod(this, &OpenPages::removeUnneeded, Qt::QueuedConnection);
}

void OpenPages::removeUnneeded() {
  const auto isNeeded = [this](const DiagramPage& page) {
    if (!isBehind(page) || page.isInside()) return true;
    const auto has = [&](const auto& one) { return isAtHome(*one, page); };
    return std::ranges::any_of(pages_, has);
  };
  const auto isToGo = [&](const auto& page) { return !isNeeded(*page) && !page->document().isModified(); };
  const auto first = std::ranges::find_if(pages_, isToGo);
  if (first != pages_.end()) remove(static_cast<int>(first - pages_.begin()));  // which looks for the next one
}

DiagramPage& OpenPages::pageToFill() {
  return isPristine(*current_) ? *current_ : add();
}

void OpenPages::connectPage(DiagramPage& page) {
  const auto relay = [this, &page](auto from, auto to) {
    connect(&page, from, &links_, [this, &page, to] {
      if (&page == current_) Q_EMIT(this->*to)();
    });
  };
  relay(&DiagramPage::runStateChanged, &OpenPages::runStateChanged);
  connect(&page.pageMessages(), &PageMessages::changed, &links_, [this, &page] {
    if (&page == current_) Q_EMIT runStateChanged();
  });
  relay(&DiagramPage::progressed, &OpenPages::progressed);
  relay(&DiagramPage::statusChanged, &OpenPages::statusChanged);
  connect(&page, &DiagramPage::levelChanged, &links_, [this, &page] { levelChangedOf(page); });
  connect(&page, &DiagramPage::libraryClassWanted, &links_,
          [this, &page](const QString& className, const std::function<void(DiagramPage*)>& use) {
            Q_EMIT libraryClassWanted(&page, className, use);
          });
  connect(&page.checker(), &Checker::started, this, &OpenPages::checkStarts);
  relay(&DiagramPage::classesRead, &OpenPages::classesRead);
  connect(&page, &DiagramPage::titleChanged, &links_, [this, &page] { updateTab(page); });
  connectFile(page);
  connect(&page, &DiagramPage::contextMenuWanted, this, &OpenPages::contextMenuWanted);
  connect(&page, &DiagramPage::sparklineMenuWanted, this, &OpenPages::sparklineMenuWanted);
  connect(&page, &DiagramPage::noteMenuWanted, this, &OpenPages::noteMenuWanted);
  connect(&page, &DiagramPage::pageWanted, this, &OpenPages::pageWanted);
  connect(&page, &DiagramPage::partUsed, this, &OpenPages::partUsed);
  auto* way = page.centre()->findChild<Breadcrumb*>();
  connect(way, &Breadcrumb::ownLibraryAsked, this, &OpenPages::ownLibraryAsked);
  // Not from within the button that goes with it.
  connect(way, &Breadcrumb::editWanted, this, &OpenPages::classEditWanted, Qt::QueuedConnection);
  connect(&page.inspector(), &InspectorPanel::classTextWanted, this, &OpenPages::classTextWanted);
  connect(&page.inspector(), &InspectorPanel::noted, this, &OpenPages::noted);
  connect(&page.messages(), &MessagesPanel::placeWanted, &page, [this, &page](const Message& message) {
    showPlaceOf(page, message,
                [this](int position, int line, int byte) { Q_EMIT classPlaceWanted(position, line, byte); });
  });
  connect(&page.inspector(), &InspectorPanel::factorTyped, this, &OpenPages::factorTyped);
  connect(&page, &DiagramPage::inspectorWanted, &links_, [this, &page] { Q_EMIT inspectorWanted(&page); });
}

void OpenPages::connectFile(DiagramPage& page) {
  connect(&page.file(), &PageFile::reloaded, &links_, [this, &page] { noteReset(page); });
  connect(&page.file(), &PageFile::problem, this, &OpenPages::problem);
  connect(&page.file(), &PageFile::saveWanted, &links_, [this, &page] { Q_EMIT saveWanted(&page); });
  // Not from within the page that it deletes.
  connect(
      &page.file(), &PageFile::closeWanted, &links_,
      [this, &page] {
        if (const int index = indexOf(page); index >= 0) Q_EMIT closeWanted(index);
      },
      Qt::QueuedConnection);
}

void OpenPages::noteReset(DiagramPage& page) {
  page.diagramCanvas().fit();
  page.checker().checkNow();
  updateTab(page);
}

void OpenPages::commit() {
  commitField(*current_);
  Q_EMIT commitWanted();
}

void OpenPages::show(int index) {
  if (index >= 0 && isBehind(at(index))) {
    at(index).setProperty(kIsBehind, {});
    hosts_.remove(&at(index));
    places_.tabs.setTabVisible(index, true);
  }
  places_.tabs.setCurrentIndex(index);
}

void OpenPages::tabChanged() {
  const int index = places_.tabs.currentIndex();
  if (index < 0 || index >= count()) return;
  current_ = pages_[static_cast<size_t>(index)].get();
  places_.centres.setCurrentWidget(current_->centre());
  places_.inspectors.setCurrentWidget(current_->inspectors());
  places_.bottoms.setCurrentWidget(current_->bottom());
  undoGroup_.setActiveStack(current_->home().document().undoStack());
  announce();
}

void OpenPages::announce() {
  current_->refreshIcons();
  Q_EMIT currentChanged(current_);
  updateTab(*current_);
}

// Several of one title, such as a diagram and what was restored of it, are told apart by their files, and those by
// their folders.
QString OpenPages::nameOf(DiagramPage& page) const {
  const auto fileOf = [](DiagramPage& one) {
    return QFileInfo(one.document().path()).fileName().section(QStringLiteral(".armature.json"), 0, 0);
  };
  const QString title = shownName(page.document()), file = fileOf(page);
  bool isShared = false, isFileShared = false;
  for (const auto& other : pages_) {
    if (!other || other.get() == &page || isBehind(*other) || shownName(other->document()) != title) continue;
    isShared = true;
    isFileShared = isFileShared || fileOf(*other) == file;
  }
  if (!isShared) return title;
  if (file.isEmpty()) return tr("%1 (not saved yet)").arg(title);
  const QString folder = QFileInfo(page.document().path()).dir().dirName();
  return QStringLiteral("%1 (%2)").arg(title, isFileShared ? folder + '/' + file : file);
}

bool OpenPages::isUnsaved(DiagramPage& page) const {
  const auto isModified = [](DiagramPage* one) { return one->document().isModified(); };
  return isModified(&page) || std::ranges::any_of(pagesBehind(page), isModified);
}

// With a mark that is no part of the name.
QString OpenPages::tabTextOf(DiagramPage& page) const {
  return (isUnsaved(page) ? QStringLiteral("● ") : QString()) + nameOf(page).replace('&', "&&");
}

void OpenPages::updateTab(DiagramPage& page) {
  const int index = indexOf(page);
  if (index < 0 || index >= places_.tabs.count()) return;
  OpenDocument& document = page.document();
  // All of them: others may have or lose the same title by that.
  for (int at = 0; at < std::min(count(), places_.tabs.count()); ++at) {
    if (!pages_[static_cast<size_t>(at)]) continue;  // on its way out
    const QString text = tabTextOf(*pages_[static_cast<size_t>(at)]);
    if (places_.tabs.tabText(at) != text) places_.tabs.setTabText(at, text);
  }
  const QString unsaved = page.file().modelicaFile().isEmpty()
                              ? tr("Not saved yet")
                              : tr("A copy of %1, not saved yet").arg(QFileInfo(page.file().modelicaFile()).fileName());
  const QString library = page.property(kLibraryFile).toString();
  const QString path = library.isEmpty() ? document.path() : library;
  places_.tabs.setTabToolTip(index, path.isEmpty() ? unsaved : path);
  if (&page == current_ || &page == &current_->home() || hosts_.value(&page) == current_) Q_EMIT titleChanged();
}

void OpenPages::remove(int index) {
  const size_t at = static_cast<size_t>(index);
  const bool hasTab = !isBehind(*pages_[at]);
  if (hasTab && visibleCount() == 1) add();
  for (DiagramPage* behind : pagesBehind(*pages_[at]))
    if (behind->document().isModified()) show(*behind);  // nothing of it is lost
  for (const auto& page : pages_) leaveHome(*page, *pages_[at]);
  // The tab first: its neighbour becomes the current one while all pages are still there.
  const std::unique_ptr<DiagramPage> gone = std::move(pages_[at]);
  undoGroup_.removeStack(gone->document().undoStack());
  gone->disconnect(this);
  gone->disconnect(&links_);
  gone->file().disconnect();
  endRecovery(*gone);
  pages_.erase(pages_.begin() + index);
  {
    const QSignalBlocker quiet(&places_.tabs);
    places_.tabs.removeTab(index);
    if (const int now = places_.tabs.currentIndex(); now >= 0 && isBehind(this->at(now))) {
      const auto first = std::ranges::find_if(pages_, [](const auto& page) { return !isBehind(*page); });
      places_.tabs.setCurrentIndex(static_cast<int>(first - pages_.begin()));
    }
  }
  hosts_.remove(gone.get());
  hosts_.removeIf([&](const auto& host) { return host.value() == gone.get(); });
  if (hasTab) tabChanged();
  removeUnneeded();
}

}  // namespace armature::app
