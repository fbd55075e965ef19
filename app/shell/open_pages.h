// The open diagrams: a page for each, a tab for each page. One page is on show, its widgets in the places that the
// window has for them; runs of the others go on behind it. What the page on show says is said again here, so that
// nobody has to know which one it is.
#pragma once
#include <QHash>
#include <QObject>
#include <QUndoGroup>
#include <memory>
#include <vector>

#include "app/shell/diagram_page.h"

class QSettings;
class QStackedWidget;
class QTabBar;

namespace armature::app {

// A page's property: the file of a library that its diagram is saved into; empty for others.
inline constexpr const char* kLibraryFile = "libraryFile";
// True of a page without a tab: see OpenPages::addBehind.
inline constexpr const char* kIsBehind = "isBehind";

class OpenPages : public QObject {
  Q_OBJECT
 public:
  // Where the widgets of a page go. All must outlive the pages.
  struct Places {
    QTabBar& tabs;
    QStackedWidget &centres, &inspectors, &bottoms;
  };
  struct Shared {
    EngineThread& engine;
    Catalog& catalog;
    const Icons& icons;
    QString recoveryFolder;                // empty: no side copies
    QSettings* settings = nullptr;         // where answers about files are remembered; null: nowhere
    const WornGlasses* glasses = nullptr;  // see DiagramPage::Shared
  };
  OpenPages(const Shared& shared, const Places& places);
  ~OpenPages() override;

  DiagramPage& current() { return *current_; }
  int count() const { return static_cast<int>(pages_.size()); }
  DiagramPage& at(int index) { return *pages_.at(static_cast<size_t>(index)); }
  const std::vector<std::unique_ptr<DiagramPage>>& all() const { return pages_; }
  // -1 for a page that is not open.
  int indexOf(const DiagramPage& page) const;
  // The page that has a file open, by whatever link; null when there is none.
  DiagramPage* find(const QString& path) const;

  void show(int index);
  void show(const DiagramPage& page) { show(indexOf(page)); }
  // An empty page, on show.
  DiagramPage& add();
  // An empty page without a tab, for classes that are edited inside of the parts of another page. It gets a tab when it
  // is shown; without one it goes with that page, or once nobody needs it.
  DiagramPage& addBehind(DiagramPage& host);
  // A page without a tab is used by this one from now on; others stay what they are.
  void setHost(DiagramPage& behind, DiagramPage& host);
  static bool isBehind(const DiagramPage& page) { return page.property(kIsBehind).toBool(); }
  std::vector<DiagramPage*> pagesBehind(const DiagramPage& host) const;
  // Whether something is not saved, on the page or inside of its parts.
  bool isUnsaved(DiagramPage& page) const;
  // The next page with a tab (1), or the one before (-1).
  void turn(int by);
  // The page on show if nobody has drawn on it, else a new one.
  DiagramPage& pageToFill();
  // Closes a page without asking; the last one gives way to an empty one.
  void remove(int index);
  // How the diagram of a page is called among those that are open.
  QString nameOf(DiagramPage& page) const;
  // The tab says that and whether it is saved.
  void updateTab(DiagramPage& page);
  // A page has another diagram: shows and checks all of it.
  void noteReset(DiagramPage& page);
  // Says again which page is on show, for those who have come since.
  void announce();
  QUndoGroup& undoGroup() { return undoGroup_; }
  // Takes over what is typed in the field with the cursor and in editors of text.
  void commit();

  // Whether a class is one of a library that the person changes.
  bool isOfOwnLibrary(const QString& className) {
    bool isOwn = false;
    Q_EMIT ownLibraryAsked(className, isOwn);
    return isOwn;
  }

 Q_SIGNALS:
  // Another page is on show.
  void currentChanged(armature::app::DiagramPage* page);
  // The person wants a page to be closed.
  void closeWanted(int index);

  // ---- of the page on show ----
  void titleChanged();
  void runStateChanged();
  void progressed();
  void statusChanged();
  void levelChanged();
  void classesRead();

  // ---- of any page ----
  void contextMenuWanted(QPoint global, int part, int wire);
  void sparklineMenuWanted(const QString& variable, QPoint global);
  void noteMenuWanted(int note, QPoint global);
  void pageWanted(const QString& className);
  // See DiagramPage::libraryClassWanted.
  void libraryClassWanted(armature::app::DiagramPage* page, const QString& className,
                          const std::function<void(armature::app::DiagramPage*)>& use);
  // A model is about to be looked at by the engine.
  void checkStarts();
  // A class of the page on show is to be edited as text, by its number; their count: a new one.
  void classTextWanted(int position);
  // The same with the cursor at a byte of a line, both from 0.
  void classPlaceWanted(int position, int line, int byte);
  void partUsed(const QString& className);
  // See Breadcrumb.
  void ownLibraryAsked(const QString& className, bool& isOwn);
  void classEditWanted(const QString& className);
  // A passing word about what was done.
  void noted(const QString& words);
  void inspectorWanted(armature::app::DiagramPage* page);
  // Of the page on show.
  void factorTyped(const QString& name, const QString& values);
  void saveWanted(armature::app::DiagramPage* page);
  // What is typed somewhere is to be taken over now.
  void commitWanted();
  // Something about its file.
  void problem(const QString& text);

 private:
  void connectPage(DiagramPage& page);
  void connectFile(DiagramPage& page);
  void tabChanged();
  DiagramPage& make();
  void levelChangedOf(DiagramPage& page);
  void removeUnneeded();
  int visibleCount() const;
  QString tabTextOf(DiagramPage& page) const;

  Shared shared_;
  Places places_;
  QUndoGroup undoGroup_;
  std::vector<std::unique_ptr<DiagramPage>> pages_;
  QHash<const DiagramPage*, DiagramPage*> hosts_;  // of pages without a tab
  DiagramPage* current_ = nullptr;
  int number_ = 0;  // of pages made so far
  QObject links_;   // what is connected to what has gone when this goes, which is first
};

}  // namespace armature::app
