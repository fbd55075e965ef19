// The dock's widget for a diagram's own classes: which class, its text, and what is wrong with it. What is typed goes
// into the document after a moment, whatever it is: the document keeps a text that cannot be read as it keeps any
// other. There is one history, that of the document: what is typed in one go is one step of it.
#pragma once
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "app/document/open_document.h"
#include "app/text/class_check.h"

class QComboBox;
class QMenu;
class QToolButton;

namespace armature::app {

class BaseCard;
class Catalog;
class CodeEdit;
struct ClassTemplate;
class ProblemStrip;
class RenameField;

class ClassPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ClassPanel(EngineThread& engine, QWidget* parent = nullptr);

  // The diagram whose classes are shown; both live at least until another one is set.
  void setDiagram(OpenDocument* document, Catalog* catalog);
  // Shows a class by its number.
  void showClass(int index);
  // Shows a class within the one that is shown, by its path from there on ("Wheel.Rim").
  void showWithin(const QString& path);
  // Adds a class made of a template (its number in classTemplates()), shows it, and marks what is to be written.
  void addClass(int index);
  // The same of a class that extends a base.
  void addClass(const ClassTemplate& chosen);
  // Opens the card of base classes.
  void chooseBase();
  // Opens the menu of templates.
  void chooseTemplate();
  // Takes over what is typed at once.
  void commit();
  // Asks for another name for what the cursor is on.
  void rename();
  int shown() const { return index_; }
  CodeEdit& editor() { return *editor_; }

 Q_SIGNALS:
  void pageWanted(const QString& className);
  // A part of the class is to be put onto the diagram.
  void partWanted(const QString& className);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeHead();
  QMenu* makeTemplates();
  void makeActions();
  void refresh();
  void fillList();
  void choose(int row);
  void showText();
  void check();
  void tell(const TextProblems& problems);
  void remove();
  void travel(bool isBack);
  void takeName(int at, const QString& name);
  bool isLocked() const;
  // Whether the text on show is the package's whose classes the others are.
  bool isPackage() const;
  QString className() const;
  QString freeName(const QString& wish) const;
  int historyStep();
  void perform(const QString& what, Changes changes, int mergeId = -1);

  QPointer<OpenDocument> document_;
  QPointer<Catalog> catalog_;
  QPointer<BaseCard> bases_;  // while it is open
  int index_ = -1;
  QString within_;    // the path of the class within that was chosen; empty: the whole class
  QString followed_;  // the name that parts of the class have: that of its text when it last had a free one
  int session_ = 0;   // of typing: what is typed in one of them is one step of undo
  int sessionLine_ = -1;
  QElapsedTimer pause_;
  QTimer rest_;
  ClassCheck check_;
  QComboBox* list_;
  QToolButton *new_, *place_, *more_;
  CodeEdit* editor_;
  ProblemStrip* strip_;
  RenameField* field_;
  bool isOwnChange_ = false;
};

}  // namespace armature::app
