#include "app/shell/edit_menu.h"

#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <algorithm>

#include "app/panels/find_dialog.h"
#include "app/shell/action_need.h"
#include "app/shell/action_set.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"
#include "app/shell/replace_within.h"
#include "app/tools/arrange.h"
#include "app/tools/edit_actions.h"
#include "app/tools/submodel.h"
#include "engine/diagram/own_class.h"

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
  for (QMenu* each : {menu, arrange_}) showNeeds(*each);
}

QAction* EditMenu::edit(const QString& text, const QString& icon, const QKeySequence& keys,
                        std::function<void(DiagramScene&)> run, IconCommand command) {
  return actions_.add(text, icon, keys, [this, command, run = std::move(run)] {
    if (IconPage* page = pages_.current().icon().page()) return page->run(command);
    if (DiagramScene* scene = editedScene(pages_.current())) run(*scene);
  });
}

// What keeps an action from doing anything to what is on show.
QString EditMenu::missing(int least, const QString& words) const {
  DiagramPage& page = pages_.current();
  if (page.icon().page()) return {};
  const DiagramScene* scene = editedScene(page);
  if (!scene) return tr("What is shown here is read-only.");
  const auto parts = static_cast<int>(scene->selectedParts().size());
  const bool isAny = parts > 0 || !scene->selectedWires().isEmpty() || !scene->notes().selected().isEmpty() ||
                     scene->selectedSparkline().isValid();
  return (least > 0 ? parts >= least : isAny) ? QString() : words;
}

QAction* EditMenu::withParts(QAction* action, int least, const QString& words) {
  setNeed(*action, [this, least, words] { return missing(least, words); });
  return action;
}

QAction* EditMenu::withSelection(QAction* action) {
  return withParts(action, 0, tr("Select parts or wires first."));
}

QAction* EditMenu::withPart(QAction* action) {
  return withParts(action, 1, tr("Select parts first."));
}

void EditMenu::addHistory(QMenu* menu) {
  QUndoGroup& group = pages_.undoGroup();
  QAction* undo = group.createUndoAction(menu->window(), tr("&Undo"));
  QAction* redo = group.createRedoAction(menu->window(), tr("&Redo"));
  actions_.adopt(undo, "undo", Keys::Undo);
  actions_.adopt(redo, "redo", Keys(tr("Ctrl+Shift+Z")));
  setNeed(*undo, [&group] { return group.canUndo() ? QString() : tr("There is nothing to undo."); });
  setNeed(*redo, [&group] { return group.canRedo() ? QString() : tr("Nothing has been undone."); });
  // What has changed may be out of sight, or inside of a part.
  connect(undo, &QAction::triggered, this, [this, &group] {
    if (group.canRedo()) Q_EMIT said(tr("Undone: %1").arg(group.redoText()));
  });
  connect(redo, &QAction::triggered, this, [this, &group] {
    if (group.canUndo()) Q_EMIT said(tr("Done again: %1").arg(group.undoText()));
  });
  menu->addActions({undo, redo});
  menu->addAction(actions_.add(tr("Undo histor&y"), {}, Keys(tr("Ctrl+Alt+Z")), [this] { Q_EMIT historyWanted(); }));
}

void EditMenu::addClipboard(QMenu* menu) {
  menu->addAction(withSelection(edit(tr("Cu&t"), "cut", Keys::Cut, cutSelection, IconCommand::cut)));
  // What is only looked at can be copied, too.
  const auto look = [&](const QString& text, const QString& icon, const Keys& keys, void (*run)(DiagramScene&),
                        IconCommand command) {
    QAction* action = actions_.add(text, icon, keys, [this, run, command] {
      DiagramPage& page = pages_.current();
      if (IconPage* icon = page.icon().page()) return icon->run(command);
      if (!page.equations().page()) run(page.canvas().scene());
    });
    menu->addAction(action);
    return action;
  };
  QAction* copy = look(
      tr("&Copy"), "copy", Keys::Copy, [](DiagramScene& scene) { copySelection(scene); }, IconCommand::copy);
  setNeed(*copy, [this] {
    DiagramPage& page = pages_.current();
    const DiagramScene& scene = page.canvas().scene();
    const bool isAny = page.icon().page() || !scene.selectedParts().isEmpty() || !scene.notes().selected().isEmpty();
    return isAny ? QString() : tr("Select parts first.");
  });
  menu->addAction(edit(
      tr("&Paste"), "paste", Keys::Paste, [this](DiagramScene& scene) { paste(scene); }, IconCommand::paste));
  menu->addAction(withPart(edit(
      tr("&Duplicate"), {}, Keys(tr("Ctrl+D")), [this](DiagramScene& scene) { duplicate(scene); },
      IconCommand::duplicate)));
  menu->addAction(withSelection(edit(tr("De&lete"), "delete", Keys::Delete, deleteSelection, IconCommand::remove)));
  toggle_ = withPart(edit(tr("S&witch off or on"), {}, Keys(tr("Ctrl+E")), toggleSelection));
  menu->addAction(toggle_);
  look(
      tr("Select &all"), {}, Keys::SelectAll, [](DiagramScene& scene) { selectAll(scene); }, IconCommand::selectAll);
}

// A free place for copies may be out of sight.
static void showCopies(CanvasView& view) {
  const QSet<int>& copies = view.scene().selectedParts();
  if (!copies.isEmpty()) view.bringIntoView(*std::ranges::min_element(copies));
}

void EditMenu::duplicate(DiagramScene& scene) {
  duplicateSelection(scene);
  showCopies(pages_.current().canvas());
}

// At the pointer; from a menu, into what is in sight.
void EditMenu::paste(DiagramScene& scene) {
  CanvasView& view = pages_.current().canvas();
  const QRectF visible(view.toDiagram(QPointF(0, view.height())), view.toDiagram(QPointF(view.width(), 0)));
  const bool isDone =
      pasteParts(scene, visible, view.underMouse() ? std::optional(view.toDiagram(view.pointer())) : std::nullopt);
  if (isDone) showCopies(view);
}

// At the pointer; from a menu, in the upper left of what is in sight.
void EditMenu::addNote() {
  DiagramPage& page = pages_.current();
  if (!editedScene(page)) return;
  const CanvasView& view = page.canvas();
  shownTools(page).addNote(view.toDiagram(view.underMouse() ? view.pointer() : QPointF(24, 24)));
}

void EditMenu::addShape(QMenu* menu) {
  const auto ofParts = [&](const QString& text, const QString& icon, const Keys& keys,
                           std::function<void(DiagramScene&)> run, IconCommand command = IconCommand::none) {
    menu->addAction(withPart(edit(text, icon, keys, std::move(run), command)));
  };
  ofParts(
      tr("Rotate &left"), "rotate-left", Keys(tr("Ctrl+Shift+R")),
      [](DiagramScene& scene) { rotateSelection(scene, false); }, IconCommand::rotateLeft);
  ofParts(
      tr("Rotate ri&ght"), "rotate-right", Keys(tr("Ctrl+R")),
      [](DiagramScene& scene) { rotateSelection(scene, true); }, IconCommand::rotateRight);
  ofParts(
      tr("&Flip"), "flip", Keys(tr("Ctrl+F")), [](DiagramScene& scene) { flipSelection(scene, false); },
      IconCommand::flip);
  ofParts(
      tr("Flip &upside down"), "flip-vertical", Keys(tr("Ctrl+Alt+F")),
      [](DiagramScene& scene) { flipSelection(scene, true); }, IconCommand::flipUpsideDown);
  addArrangement(menu->addMenu(tr("Arran&ge")));
  menu->addAction(edit(tr("&Join by a wire…"), {}, Keys(tr("Ctrl+J")),
                       [this](DiagramScene&) { shownTools(pages_.current()).join(); }));
  menu->addAction(actions_.add(tr("Insert a n&ote"), "note", Keys(tr("Ctrl+Alt+N")), [this] { addNote(); }));
  addReplace(menu);
  addSubmodel(menu);
  menu->addAction(
      actions_.add(tr("&New part as text…"), {}, Keys(tr("Ctrl+Shift+N")), [this] { Q_EMIT newPartWanted(); }));
  menu->addAction(actions_.add(tr("Edit the &icon of a part…"), "icon", Keys(tr("Ctrl+I")), [this] { editIcon(); }));
  menu->addAction(actions_.add(tr("Describe the si&gns…"), {}, {}, [this] { Q_EMIT signsWanted(); }));
}

// What is edited in a part of a library's class is kept with the package's other texts, which other diagrams read as
// files: a class without a file is none that they could find.
static QString whyNoSubmodel(DiagramPage& page) {
  if (!page.isInside() || &page.home() == &page) return {};
  return EditMenu::tr("%1 belongs to a library: open it as a diagram to make a sub-model of its parts")
      .arg(page.insides().back()->className());
}

void EditMenu::addSubmodel(QMenu* menu) {
  QAction* const submodel =
      edit(tr("&Make a sub-model…"), "submodel", Keys(tr("Ctrl+G")), [this](DiagramScene& s) { askForSubmodel(s); });
  setNeed(*submodel, [this] {
    const QString words = missing(1, tr("Select parts first."));
    return words.isEmpty() ? whyNoSubmodel(pages_.current()) : words;
  });
  menu->addAction(submodel);
}

// Another class in the place of the one part that is selected.
void EditMenu::addReplace(QMenu* menu) {
  QAction* const replace = edit(tr("Replace &by…"), {}, {}, [this](DiagramScene& scene) {
    const auto parts = scene.selectedParts();
    if (parts.size() == 1) shownTools(pages_.current()).replace(*parts.begin());
  });
  setNeed(*replace, [this] {
    const QString words = tr("Select one part first.");
    const DiagramScene* const scene = editedScene(pages_.current());
    return scene && !pages_.current().icon().page() && scene->selectedParts().size() > 1 ? words : missing(1, words);
  });
  menu->addAction(replace);
}

// Lines, gaps, and places along the connections.
void EditMenu::addArrangement(QMenu* menu) {
  arrange_ = menu;
  const auto add = [&](const QString& text, const QString& command, std::function<void(DiagramScene&)> run) {
    QAction* made = edit(text, {}, {}, std::move(run));
    made->setProperty("command", command);
    menu->addAction(made);
    return made;
  };
  const auto align = [&](const QString& text, const QString& command, Edge edge) {
    withParts(add(text, command, [edge](DiagramScene& scene) { alignSelection(scene, edge); }), 2,
              tr("Select two parts or more first."));
  };
  align(tr("&Left edges in line"), tr("Align left edges"), Edge::left);
  align(tr("Centres in a colu&mn"), tr("Align centres in a column"), Edge::middle);
  align(tr("&Right edges in line"), tr("Align right edges"), Edge::right);
  menu->addSeparator();
  align(tr("&Top edges in line"), tr("Align top edges"), Edge::top);
  align(tr("Centres in a row (&side by side)"), tr("Align centres in a row"), Edge::centre);
  align(tr("&Bottom edges in line"), tr("Align bottom edges"), Edge::bottom);
  menu->addSeparator();
  const auto distribute = [&](const QString& text, const QString& command, bool isLevel) {
    withParts(add(text, command, [isLevel](DiagramScene& scene) { distributeSelection(scene, isLevel); }), 3,
              tr("Select three parts or more first."));
  };
  distribute(tr("Equal gaps from left to &right"), tr("Distribute from left to right"), true);
  distribute(tr("Equal gaps from top to b&ottom"), tr("Distribute from top to bottom"), false);
  menu->addSeparator();
  QAction* layOut = edit(tr("Lay out &along the connections"), {}, Keys(tr("Ctrl+Alt+L")), [this](DiagramScene& scene) {
    CanvasView& canvas = pages_.current().canvas();
    const auto isSeen = [&] { return QRectF(canvas.rect()).contains(canvas.toPixels(scene.bounds())); };
    const bool wasSeen = isSeen();
    layOutSelection(scene);
    if (wasSeen && !isSeen()) canvas.fit();
  });
  menu->addAction(layOut);
}

// Of the selected part, of the part that is looked into, of the only class there is, or of the one that is chosen; also
// where that is a library's that the person changes.
void EditMenu::editIcon() {
  DiagramPage& page = pages_.current();
  const diagram::Document& values = page.document().values();
  const DiagramScene& scene = page.canvas().scene();
  if (page.icon().page()) return;
  QStringList names;
  for (const std::string& text : values.classes)
    if (const auto head = diagram::classHead(text); head.canBePart) names << QString::fromStdString(head.name);
  const auto selected = scene.selectedParts();
  QString name = names.size() == 1 ? names.front() : QString();
  if (page.isInside()) name = page.insides().back()->className();
  if (selected.size() == 1) name = scene.parts()[static_cast<size_t>(*selected.begin())].className;
  const QString full = fullNameAmong(page.home().document().values(), name);
  if (!names.contains(name) && pages_.isOfOwnLibrary(full)) return Q_EMIT iconWanted(full);
  if (!names.contains(name)) {
    QWidget* window = page.canvas().window();
    if (names.isEmpty()) {
      QMessageBox::information(
          window, tr("Armature"),
          tr("This diagram has no parts of its own yet. Write one as text, or make a sub-model of selected parts."));
      return;
    }
    bool isWanted = false;
    name = QInputDialog::getItem(window, tr("Edit an icon"), tr("Icon of the part:"), names, 0, false, &isWanted);
    if (!isWanted) return;
  }
  page.icon().open(name);
}

// Asks for the name of its class; why it cannot be made is said in place of the question.
void EditMenu::askForSubmodel(DiagramScene& scene) {
  DiagramPage& page = pages_.current();
  if (scene.selectedParts().isEmpty()) return;
  if (const QString why = whyNoSubmodel(page); !why.isEmpty()) return Q_EMIT said(why);
  const SubmodelHome home = page.isInside() ? page.insides().back()->submodelHome() : SubmodelHome();
  QString question = tr("Class name of the new sub-model:"), name = freeClassName(scene, home);
  do {
    bool isWanted = false;
    name = QInputDialog::getText(page.canvas().window(), tr("Make a sub-model"), question, QLineEdit::Normal, name,
                                 &isWanted);
    if (!isWanted) return;
    question = makeSubmodel(scene, name.trimmed(), home);
  } while (!question.isEmpty());
}

void EditMenu::showFound(const QStringList& names) {
  DiagramPage& page = pages_.current();
  page.showParts(names);
  uncoverFound();
}

// What has been found is not below the dialog that has found it.
void EditMenu::uncoverFound() {
  CanvasView& canvas = pages_.current().canvas();
  const QSet<int>& selected = canvas.scene().selectedParts();
  if (!findDialog_->isVisible() || selected.isEmpty()) return;
  const auto part = static_cast<size_t>(*std::ranges::min_element(selected));
  const QRect box = canvas.toPixels(canvas.scene().parts()[part].rect).toAlignedRect().marginsAdded({12, 12, 12, 30});
  findDialog_->keepClearOf(QRect(canvas.mapToGlobal(box.topLeft()), box.size()));
}

// Over the diagram on show; it goes on with the next one.
void EditMenu::find() {
  if (!findDialog_) {
    findDialog_ = new FindDialog(replaceEverywhere, pages_.current().canvas().window());
    const auto follow = [this] { findDialog_->setDocument(&pages_.current().document()); };
    connect(&pages_, &OpenPages::currentChanged, this, follow);
    connect(findDialog_, &FindDialog::partsWanted, this, &EditMenu::showFound);
    // The inside of a part comes later, and what is found there is chosen after that.
    connect(
        &pages_, &OpenPages::levelChanged, this, [this] { uncoverFound(); }, Qt::QueuedConnection);
    follow();
  }
  findDialog_->open();
}

void EditMenu::addSearch(QMenu* menu) {
  menu->addAction(
      actions_.add(tr("Find a &part"), "search", Keys(tr("Ctrl+K")), [this] { Q_EMIT partSearchWanted(); }));
  menu->addAction(actions_.add(tr("&Find and replace…"), {}, Keys(tr("Ctrl+H")), [this] { find(); }));
  menu->addAction(
      actions_.add(tr("Find a &variable"), {}, Keys(tr("Ctrl+Shift+F")), [this] { Q_EMIT variableSearchWanted(); }));
  menu->addAction(
      actions_.add(tr("Pr&eferences…"), "settings", Keys(tr("Ctrl+,")), [this] { Q_EMIT preferencesWanted(); }));
}

}  // namespace armature::app
