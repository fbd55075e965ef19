// The menu Edit: undo, the clipboard, turning and joining parts. What changes a diagram does nothing while the inside
// of a part is shown that can only be looked at.
#pragma once
#include <QObject>
#include <functional>

#include "app/icon/icon_commands.h"

class QAction;
class QKeySequence;
class QMenu;
class QMenuBar;

namespace armature::app {

class ActionSet;
class DiagramScene;
class FindDialog;
class OpenPages;

class EditMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  EditMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages);

  // Switches the selected parts off or on.
  QAction* toggle() const { return toggle_; }
  // Lines and gaps among the selected parts.
  QMenu* arrange() const { return arrange_; }

 Q_SIGNALS:
  void partSearchWanted();
  void variableSearchWanted();
  void preferencesWanted();
  // What is good to know for some seconds.
  void said(const QString& words);
  // The list of all steps that can be undone.
  void historyWanted();
  // A class of the diagram's own is to be written.
  void newPartWanted();
  // What the signs of the selected part's class mean is to be said.
  void signsWanted();
  // The icon of a class of a library that the person changes is to be edited.
  void iconWanted(const QString& className);

 private:
  // What it does to the diagram, or to the icon that is on show.
  QAction* edit(const QString& text, const QString& icon, const QKeySequence& keys,
                std::function<void(DiagramScene&)> run, IconCommand command = IconCommand::none);
  // The action needs so many selected parts; without a number, anything that is selected. Else `missing` is said.
  QAction* withParts(QAction* action, int least, const QString& missing);
  QAction* withSelection(QAction* action);
  QAction* withPart(QAction* action);
  QString missing(int least, const QString& words) const;
  void addHistory(QMenu* menu);
  void addClipboard(QMenu* menu);
  void addShape(QMenu* menu);
  void addSubmodel(QMenu* menu);
  void addReplace(QMenu* menu);
  void addArrangement(QMenu* menu);
  void addSearch(QMenu* menu);
  void find();
  void duplicate(DiagramScene& scene);
  void showFound(const QStringList& names);
  void uncoverFound();
  void paste(DiagramScene& scene);
  void addNote();
  void askForSubmodel(DiagramScene& scene);
  void editIcon();

  ActionSet& actions_;
  OpenPages& pages_;
  FindDialog* findDialog_ = nullptr;  // of the window
  QAction* toggle_ = nullptr;
  QMenu* arrange_ = nullptr;
};

}  // namespace armature::app
