// The parts: a search field that is always there, recently used ones, and the library as a tree that reads a package
// when it is opened. Parts are dragged to the canvas, or put there by double click or Enter.
#pragma once
#include <QPersistentModelIndex>
#include <QTimer>
#include <QTreeWidget>
#include <QWidget>
#include <functional>

#include "app/look/icons.h"
#include "app/run/catalog.h"

class QLineEdit;
class QMenu;
class QToolButton;

namespace armature::app {

class PartCard;

// A tree whose leaves carry a class name and can be dragged.
class PartTree : public QTreeWidget {
  Q_OBJECT
 public:
  explicit PartTree(const Icons& icons, QWidget* parent = nullptr);
  // Which packages take a class that is dropped on them; at first none does.
  using Takes = std::function<bool(const QString& className, const QString& package)>;
  void setTakes(Takes takes) { takes_ = std::move(takes); }

 Q_SIGNALS:
  void cardWanted(QTreeWidgetItem* item);
  void cardUnwanted();
  void chosen(const QString& className);
  void classDropped(const QString& className, const QString& package);

 protected:
  void startDrag(Qt::DropActions actions) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  // The package under a drag that takes what is dragged; empty where none does.
  QString packageFor(const QDropEvent& event) const;
  void setTarget(QTreeWidgetItem* item);

  const Icons& icons_;
  Takes takes_ = [](const QString&, const QString&) { return false; };
  QPersistentModelIndex target_;  // the row that a drag would be dropped on
};

class PalettePanel : public QWidget {
  Q_OBJECT
 public:
  PalettePanel(Catalog& catalog, const Icons& icons, QWidget* parent = nullptr);

  QLineEdit* searchField() { return search_; }
  QTreeWidget* tree() { return tree_; }
  // Puts a class on top of those recently used.
  void noteUse(const QString& className);
  QStringList recent() const { return recent_; }
  void setRecent(const QStringList& classes);
  // Classes that belong to the diagram on show.
  void setOwnClasses(const QList<ClassPtr>& classes);
  // Connectors for the class that is drawn on show; none for a diagram.
  void setConnectors(const QList<ClassPtr>& classes);
  // See PartTree.
  void setTakes(PartTree::Takes takes) { tree_->setTakes(std::move(takes)); }
  // The classes of the parts on show: of equal finds those come first that belong to their libraries.
  void setInUse(std::function<QStringList()> classes) { inUse_ = std::move(classes); }
  // What the button beside the search field offers.
  void setLibraryMenu(QMenu* menu);
  // Opens the packages on the way to one and shows it.
  void reveal(const QString& package);

 Q_SIGNALS:
  // Double click or Enter: the part is to be placed somewhere free.
  void partChosen(const QString& className);
  // A model is to be opened as a diagram of its own.
  void modelChosen(const QString& className);
  // A class of the diagram's own is to be edited as text.
  void classTextWanted(const QString& className);
  void iconWanted(const QString& className);
  // Documentation of a class is wanted.
  void pageWanted(const QString& className);
  // The menu of a package is about to open: who knows what can be done with it adds that.
  void packageMenuWanted(const QString& package, QMenu& menu);
  // The same for a part; `isOwn`: of the diagram on show.
  void partMenuWanted(const QString& className, bool isOwn, QMenu& menu);
  // A class of the diagram on show was dropped on a package that takes it.
  void classDropped(const QString& className, const QString& package);

 private:
  // Whether the first level can be told; asks for what is not known.
  bool areLibrariesListed();
  void rebuild();
  void addLibraries(const QStringList& libraries);
  void addPackages(const QString& library);
  void addGroup(const QString& title, const QString& key, const QList<ClassPtr>& classes, bool isOpen);
  // A class of the diagram on show or of the libraries, as far as it is known.
  ClassPtr known(const QString& name) const;
  QTreeWidgetItem* itemOf(const QString& name) const;
  void fill(QTreeWidgetItem* item, const QString& package);
  void showSearch();
  void showCard(QTreeWidgetItem* item);
  void choose(const QString& className);
  void showMenu(QPoint at);
  void addPartActions(const QString& name, QMenu& menu);
  void refreshButton();
  QTreeWidgetItem* makeLeaf(const ClassPtr& info, bool hasLibrary) const;
  QTreeWidgetItem* makePackage(const QString& name) const;
  // Says that some are not shown.
  static QTreeWidgetItem* makeNote(const QString& text);
  QIcon iconOf(const QString& name, const ClassPtr& info) const;

  Catalog& catalog_;
  const Icons& icons_;
  QLineEdit* search_;
  QToolButton* libraries_;
  PartTree* tree_;
  PartCard* card_;
  QStringList recent_;
  QList<ClassPtr> own_;  // of the diagram on show
  QList<ClassPtr> connectors_;
  std::function<QStringList()> inUse_ = [] { return QStringList(); };
  QStringList packages_;  // of the first level, as it was built last
  QStringList wanted_;    // to open as they arrive
  QTimer searchDelay_, rebuildDelay_;
  bool isBuilt_ = false;
};

}  // namespace armature::app
