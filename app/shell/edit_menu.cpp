#include "app/shell/edit_menu.h"

#include <QInputDialog>
#include <QMenuBar>

#include "app/shell/action_set.h"
#include "app/shell/open_pages.h"
#include "app/tools/edit_actions.h"
#include "app/tools/submodel.h"

namespace armature::app {

using Keys = QKeySequence;

EditMenu::EditMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages) : actions_(actions), pages_(pages) {
  QMenu* menu = bar.addMenu(tr("&Edit"));
  addHistory(menu);
  menu->addSeparator();
  addClipboard(menu);
  menu->addSeparator();
  addShape(menu);
  menu->addSeparator();
  addSearch(menu);
}

QAction* EditMenu::edit(const QString& text, const QString& icon, const QKeySequence& keys,
                        std::function<void(DiagramScene&)> run) {
  return actions_.add(text, icon, keys, [this, run = std::move(run)] {
    if (DiagramScene* scene = editedScene(pages_.current())) run(*scene);
  });
}

void EditMenu::addHistory(QMenu* menu) {
  QUndoGroup& group = pages_.undoGroup();
  QAction* undo = group.createUndoAction(menu->window(), tr("&Undo"));
  QAction* redo = group.createRedoAction(menu->window(), tr("&Redo"));
  actions_.adopt(undo, "undo", Keys::Undo);
  actions_.adopt(redo, "redo", Keys(tr("Ctrl+Shift+Z")));
  menu->addActions({undo, redo});
}

void EditMenu::addClipboard(QMenu* menu) {
  menu->addAction(edit(tr("Cu&t"), "cut", Keys::Cut, cutSelection));
  menu->addAction(
      actions_.add(tr("&Copy"), "copy", Keys::Copy, [this] { copySelection(pages_.current().canvas().scene()); }));
  menu->addAction(edit(tr("&Paste"), "paste", Keys::Paste, [this](DiagramScene& scene) { paste(scene); }));
  menu->addAction(edit(tr("&Duplicate"), {}, Keys(tr("Ctrl+D")), duplicateSelection));
  menu->addAction(edit(tr("De&lete"), "delete", Keys::Delete, deleteSelection));
  toggle_ = edit(tr("S&witch off or on"), {}, Keys(tr("Ctrl+E")), toggleSelection);
  menu->addAction(toggle_);
  menu->addAction(
      actions_.add(tr("Select &all"), {}, Keys::SelectAll, [this] { selectAll(pages_.current().canvas().scene()); }));
}

// Into what is in sight.
void EditMenu::paste(DiagramScene& scene) {
  const CanvasView& view = pages_.current().canvas();
  pasteParts(scene, QRectF(view.toDiagram(QPointF(0, view.height())), view.toDiagram(QPointF(view.width(), 0))));
}

void EditMenu::addShape(QMenu* menu) {
  menu->addAction(edit(tr("Rotate &left"), "rotate-left", Keys(tr("Ctrl+Shift+R")),
                       [](DiagramScene& scene) { rotateSelection(scene, false); }));
  menu->addAction(edit(tr("Rotate ri&ght"), "rotate-right", Keys(tr("Ctrl+R")),
                       [](DiagramScene& scene) { rotateSelection(scene, true); }));
  menu->addAction(edit(tr("&Flip"), "flip", Keys(tr("Ctrl+F")), flipSelection));
  menu->addAction(edit(tr("&Join by a wire…"), {}, Keys(tr("Ctrl+J")), [this](DiagramScene&) {
    DiagramPage& page = pages_.current();
    (page.isInside() ? page.insides().back()->tools() : page.tools()).join();
    ;
  }));
  menu->addAction(edit(tr("&Make a sub-model…"), "submodel", Keys(tr("Ctrl+G")),
                       [this](DiagramScene& scene) { askForSubmodel(scene); }));
  menu->addAction(actions_.add(tr("Sa&y what the signs mean…"), {}, {}, [this] { Q_EMIT signsWanted(); }));
}

// Asks for the name of its class; why it cannot be made is said in place of the question.
void EditMenu::askForSubmodel(DiagramScene& scene) {
  if (scene.selectedParts().isEmpty() || pages_.current().isInside()) return;
  QWidget* window = pages_.current().canvas().window();
  QString question = tr("Name of the class that the selected parts become:"), name = freeClassName(scene);
  do {
    bool isWanted = false;
    name = QInputDialog::getText(window, tr("Make a sub-model"), question, QLineEdit::Normal, name, &isWanted);
    if (!isWanted) return;
    question = makeSubmodel(scene, name.trimmed());
  } while (!question.isEmpty());
}

void EditMenu::addSearch(QMenu* menu) {
  menu->addAction(
      actions_.add(tr("Find a &part"), "search", Keys(tr("Ctrl+K")), [this] { Q_EMIT partSearchWanted(); }));
  menu->addAction(
      actions_.add(tr("Find a &variable"), {}, Keys(tr("Ctrl+Shift+F")), [this] { Q_EMIT variableSearchWanted(); }));
  menu->addAction(
      actions_.add(tr("Pr&eferences…"), "settings", Keys(tr("Ctrl+,")), [this] { Q_EMIT preferencesWanted(); }));
}

}  // namespace armature::app
