// The parts: a search field that is always there, recently used ones, and the library as a tree that reads a package
// when it is opened. Parts are dragged to the canvas, or put there by double click or Enter.
#pragma once
#include <QTimer>
#include <QTreeWidget>
#include <QWidget>

#include "app/look/icons.h"
#include "app/run/catalog.h"

class QLineEdit;

namespace armature::app {

class PartCard;

// A tree whose leaves carry a class name and can be dragged.
class PartTree : public QTreeWidget {
  Q_OBJECT
 public:
  explicit PartTree(const Icons& icons, QWidget* parent = nullptr);

 Q_SIGNALS:
  void cardWanted(QTreeWidgetItem* item);
  void cardUnwanted();
  void chosen(const QString& className);

 protected:
  void startDrag(Qt::DropActions actions) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  const Icons& icons_;
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
  // Opens the packages on the way to one and shows it.
  void reveal(const QString& package);

 Q_SIGNALS:
  // Double click or Enter: the part is to be placed somewhere free.
  void partChosen(const QString& className);
  // A model is to be opened as a diagram of its own.
  void modelChosen(const QString& className);
  // A class of the diagram's own is to be edited as text.
  void classTextWanted(const QString& className);
  // Documentation of a class is wanted.
  void pageWanted(const QString& className);

 private:
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
  QTreeWidgetItem* makeLeaf(const ClassPtr& info, bool hasLibrary) const;
  QTreeWidgetItem* makePackage(const QString& name) const;
  // Says that some are not shown.
  static QTreeWidgetItem* makeNote(const QString& text);
  QIcon iconOf(const QString& name, const ClassPtr& info) const;

  Catalog& catalog_;
  const Icons& icons_;
  QLineEdit* search_;
  PartTree* tree_;
  PartCard* card_;
  QStringList recent_;
  QList<ClassPtr> own_;  // of the diagram on show
  QStringList wanted_;   // packages to open as they arrive
  QTimer searchDelay_, rebuildDelay_;
  bool isBuilt_ = false;
};

}  // namespace armature::app
