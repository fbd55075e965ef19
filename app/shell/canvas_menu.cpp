#include "app/shell/canvas_menu.h"

#include <QInputDialog>
#include <QMenu>

#include "app/canvas/buses.h"
#include "app/canvas/note_layout.h"
#include "app/document/notes.h"
#include "app/document/sparklines.h"
#include "app/shell/action_set.h"
#include "app/shell/explanations.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/tools/edit_actions.h"
#include "app/tools/note_card.h"
#include "app/tools/signal_name.h"
#include "engine/diagram/json.h"
#include "engine/diagram/sparkline_list.h"

namespace armature::app {

CanvasMenu::CanvasMenu(QWidget& window, const ActionSet& actions, QAction* toggle, QMenu* arrange, OpenPages& pages)
    : window_(window), actions_(actions), toggle_(toggle), arrange_(arrange), pages_(pages) {
  connect(&pages, &OpenPages::contextMenuWanted, this, &CanvasMenu::open);
  connect(&pages, &OpenPages::sparklineMenuWanted, this, &CanvasMenu::openForSparkline);
  connect(&pages, &OpenPages::noteMenuWanted, this, &CanvasMenu::openForNote);
}

void CanvasMenu::addAll(QMenu& menu, std::initializer_list<const char*> icons) const {
  for (const char* icon : icons) menu.addAction(actions_.byIcon(icon));
}

void CanvasMenu::open(QPoint global, int part, int wire) {
  QMenu menu(&window_);
  if (part >= 0)
    fillForPart(menu, part);
  else if (wire >= 0)
    fillForWire(menu, wire, global);
  if (menu.isEmpty()) fillForCanvas(menu, global);
  menu.exec(global);
}

void CanvasMenu::fillForCanvas(QMenu& menu, QPoint global) {
  DiagramPage& page = pages_.current();
  const QPointF pixel = page.canvas().mapFromGlobal(QPointF(global));
  addLine(menu, page.overlay().lineAt(pixel));
  if (DiagramScene* scene = editedScene(page)) {
    const QPointF at = page.canvas().toDiagram(pixel);
    menu.addAction(actions_.byIcon("paste")->icon(), tr("Paste here"), this,
                   [scene, at] { pasteParts(*scene, {}, at); });
    QAction* insert = menu.addAction(tr("Part here…"), this, [&page, pixel] { shownTools(page).insertPart(pixel); });
    insert->setShortcut(QKeySequence(Qt::Key_Insert));
    menu.addAction(actions_.byIcon("note")->icon(), tr("Note here"), this,
                   [&page, at] { shownTools(page).addNote(at); });
  }
  menu.addSeparator();
  addAll(menu, {"zoom-fit", "export", "camera"});
}

// A variable, a part or an end on show, as the diagram's run calls it.
static QString nameInRun(const DiagramPage& page, const QString& name) {
  if (!page.isInside()) return name;
  const std::string path = page.insides().back()->path().toStdString();
  return QString::fromStdString(diagram::fullName(path, name.toStdString()));
}

void CanvasMenu::fillForPart(QMenu& menu, int part) {
  DiagramPage& page = pages_.current();
  const auto& picture = page.canvas().scene().parts()[static_cast<size_t>(part)];
  const QString className = picture.className;
  menu.addAction(tr("Look inside"), this, [&page, part] { page.lookInto(part); });
  menu.addAction(tr("Equations"), this, [&page, part] { page.lookInto(part, PartView::equations); });
  menu.addAction(tr("About %1").arg(className.section('.', -1)), this,
                 [this, className] { Q_EMIT pageWanted(className); });
  const bool isOwn = &page.home() == &page && ownClassOf(page.document().values(), className) >= 0;
  if (isOwn) {
    menu.addAction(tr("Edit %1 as text").arg(className), this,
                   [this, className] { Q_EMIT classTextWanted(className); });
  }
  const QString full = fullNameAmong(page.home().document().values(), className);
  if (isOwn || pages_.isOfOwnLibrary(full))
    menu.addAction(tr("Edit the icon of %1").arg(className), this, [this, full] { Q_EMIT iconWanted(full); });
  addLinesOf(menu, part);
  if (isOwn && !page.isInside())
    menu.addAction(tr("Describe the signs…"), this, [this, className] { Q_EMIT signsWanted(className); });
  addPlots(menu, nameInRun(page, picture.name));
  if (!page.isInside()) {
    addSparklines(menu, picture.name);
    addExplanations(menu, picture.name);
  }
  menu.addSeparator();
  if (DiagramScene* scene = editedScene(page))
    addEdits(menu, *scene, part);
  else
    addAll(menu, {"copy"});
}

// What changes the part, or all that are selected.
void CanvasMenu::addEdits(QMenu& menu, DiagramScene& scene, int part) {
  Toolset& tools = shownTools(pages_.current());
  addAll(menu, {"rotate-left", "rotate-right", "flip", "flip-vertical"});
  menu.addSeparator();
  menu.addAction(tr("Replace by…"), this, [&tools, part] { tools.replace(part); });
  if (scene.selectedParts().size() > 1) menu.addMenu(arrange_);
  addAll(menu, {"cut", "copy", "delete", "submodel"});
  menu.addAction(toggle_);
  if (!scene.parts()[static_cast<size_t>(part)].labelOffset) return;
  menu.addAction(tr("Reset the label"), this, [&document = scene.document(), part] {
    const auto& item = document.values().components[static_cast<size_t>(part)];
    document.setPartExtra(part, withStoredPlace(item.extra, Beside::label, std::nullopt), tr("Reset the label"));
  });
}

// One line in space: a track or a shaft.
void CanvasMenu::addLine(QMenu& menu, int line) {
  const Lines& lines = pages_.current().overlay().lines();
  if (line < 0 || line >= static_cast<int>(lines.all.size())) return;
  const bool isTurning = lines.all[static_cast<size_t>(line)].domain == Domain::rotational;
  menu.addAction(isTurning ? tr("Show this line as a shaft") : tr("Show this line on its track"), this,
                 [this, line] { Q_EMIT lineWanted(line); });
}

void CanvasMenu::addLinesOf(QMenu& menu, int part) {
  const Lines& lines = pages_.current().overlay().lines();
  for (size_t i = 0; i < lines.all.size(); ++i)
    for (const LineMember& member : lines.all[i].members)
      if (member.part == part) {
        addLine(menu, static_cast<int>(i));
        break;
      }
}

// Variables of a part or a connector, for the plot that is current.
void CanvasMenu::addPlots(QMenu& menu, const QString& name) {
  PlotsPanel& plots = pages_.current().plots();
  const QStringList variables = plots.variablesOf(name);
  if (variables.isEmpty()) return;
  QMenu* sub = menu.addMenu(tr("Plot"));
  for (const QString& variable : variables)
    sub->addAction(variable, this, [&plots, variable] { plots.setPlotted(variable, true); });
}

// The same variables, for curves beside the part; those that stand there are ticked.
void CanvasMenu::addSparklines(QMenu& menu, const QString& part) {
  OpenDocument& document = pages_.current().document();
  const QStringList variables = pages_.current().plots().variablesOf(part);
  if (variables.isEmpty() || document.locks().structure) return;
  QMenu* sub = menu.addMenu(tr("Show as sparkline"));
  sub->setObjectName("sparklines");
  for (const QString& variable : variables) {
    QAction* action = sub->addAction(
        variable, &document, [&document, variable](bool isShown) { setSparkline(document, variable, isShown); });
    action->setCheckable(true);
    action->setChecked(isSparkline(document.values(), variable));
  }
}

void CanvasMenu::openForSparkline(const QString& variable, QPoint global) {
  DiagramPage& page = pages_.current();
  OpenDocument& document = page.document();
  const auto found = partVariable(document.values(), variable);
  if (!found) return;
  const PartPicture& part = page.scene().parts()[static_cast<size_t>(found->part)];
  QMenu menu(&window_);
  menu.setObjectName("sparklineMenu");
  menu.addAction(tr("Plot %1").arg(variable), &page.plots(),
                 [&page, variable] { page.plots().setPlotted(variable, true); });
  menu.addAction(tr("Explain this number"), &page,
                 [&page, variable, global] { page.explanations().showNow(variable, global); });
  if (!document.locks().structure) {
    menu.addSeparator();
    menu.addAction(tr("Remove the sparkline"), &document,
                   [&document, variable] { setSparkline(document, variable, false); });
    if (part.sparklines.size() > 1)
      menu.addAction(tr("Remove the sparklines of %1").arg(part.name), &document,
                     [&document, index = found->part] { removeSparklines(document, index); });
    if (part.sparkPlace)
      menu.addAction(tr("Reset the sparklines"), &document, [&document, index = found->part] {
        const auto& item = document.values().components[static_cast<size_t>(index)];
        document.setPartExtra(index, withStoredPlace(item.extra, Beside::sparklines, std::nullopt),
                              tr("Reset the sparklines"));
      });
  }
  menu.exec(global);
}

void CanvasMenu::openForNote(int note, QPoint global) {
  DiagramPage& page = pages_.current();
  DiagramScene& scene = page.canvas().scene();
  OpenDocument& document = scene.document();
  const bool isEdited = editedScene(page) == &scene;
  const NotePicture& picture = scene.notes()[static_cast<size_t>(note)];
  if (!isEdited && picture.layout->variables().isEmpty()) return;
  QMenu menu(&window_);
  menu.setObjectName("noteMenu");
  for (const QString& variable : picture.layout->variables())
    menu.addAction(tr("Plot %1").arg(variable), &page.plots(),
                   [&page, name = nameInRun(page, variable)] { page.plots().setPlotted(name, true); });
  menu.addSeparator();
  if (isEdited) {
    Toolset& tools = shownTools(page);
    menu.addAction(tr("Edit the note"), &tools, [&tools, note] { tools.editNote(note); });
    fillNoteGrounds(*menu.addMenu(tr("Background")), QString::fromStdString(picture.note.ground), Theme::of(&window_),
                    [&document, note, after = picture.note](const QString& ground) mutable {
                      after.ground = ground.toStdString();
                      setNote(document, note, after);
                    });
    menu.addSeparator();
  }
  addAll(menu, {"cut", "copy", "delete"});
  menu.exec(global);
}

// Numbers of the part whose signs mean something, with their values.
void CanvasMenu::addExplanations(QMenu& menu, const QString& part) {
  Explanations& explanations = pages_.current().explanations();
  const auto choices = explanations.choicesOf(part);
  if (choices.isEmpty()) return;
  QMenu* sub = menu.addMenu(tr("Explain"));
  for (const auto& [shown, name] : choices)
    sub->addAction(shown, this, [&explanations, name = name, at = QCursor::pos()] { explanations.showNow(name, at); });
}

void CanvasMenu::fillForWire(QMenu& menu, int wire, QPoint global) {
  DiagramPage& page = pages_.current();
  const WirePicture& picture = page.canvas().scene().wires()[static_cast<size_t>(wire)];
  const ConnectorRef end = page.canvas().scene().findEnd(picture.from.toStdString());
  addPlots(menu, nameInRun(page, picture.from));
  addLine(menu, page.overlay().lines().byFlange.value(Lines::key(end), -1));
  DiagramScene* const scene = editedScene(page);
  if (!scene) return;
  QAction* route = menu.addAction(tr("Route automatically"), this,
                                  [&document = scene->document(), wire] { document.setRoute(wire, {}); });
  route->setEnabled(picture.isManual);
  menu.addAction(tr("Branch from here"), this, [&page, wire, global] {
    CanvasView& canvas = page.canvas();
    shownTools(page).beginBranch(wire, canvas.toDiagram(canvas.mapFromGlobal(QPointF(global))));
  });
  for (const bool isFrom : {true, false}) addElements(menu, *scene, wire, isFrom);
  for (const bool isFrom : {true, false}) addSignals(menu, *scene, wire, isFrom);
  addAll(menu, {"delete"});
}

// Other signals of the bus that an end of a wire belongs to, and another name for this one.
void CanvasMenu::addSignals(QMenu& menu, DiagramScene& scene, int wire, bool isFrom) {
  const auto& connection = scene.document().values().connections.at(static_cast<size_t>(wire));
  const ConnectorRef bus = scene.findEnd(isFrom ? connection.from : connection.to);
  if (!isBus(scene, bus) || isBus(scene, scene.findEnd(isFrom ? connection.to : connection.from))) return;
  QMenu* sub = menu.addMenu(tr("Signal of the bus"));
  sub->setObjectName("signals");
  const std::string end = isFrom ? connection.from : connection.to;
  const auto join = [&document = scene.document(), wire, isFrom](const std::string& name) {
    document.setEnd(wire, isFrom, name);
  };
  for (const QString& name : busSignals(scene, bus)) {
    const std::string text = busEnd(scene, bus, name);
    QAction* choice = sub->addAction(name, this, [join, text] { join(text); });
    choice->setCheckable(true);
    choice->setChecked(text == end);
  }
  sub->addSeparator();
  sub->addAction(tr("Another signal…"), this, [this, join, &scene, bus] {
    askForSignal(tr("Name of the signal:"), {}, [&](const QString& name) {
      const QString problem = signalNameProblem(name);
      if (problem.isEmpty()) join(busEnd(scene, bus, name));
      return problem;
    });
  });
  const QString signal = signalAt(scene, bus, end);
  // What the class of the bus declares has the name that it has there.
  if (signal.isEmpty() || declaredSignals(scene, bus).contains(signal)) return;
  sub->addAction(tr("Rename %1…").arg(signal), this, [this, &scene, bus, signal] {
    askForSignal(tr("New name of %1 at all its wires:").arg(signal), signal,
                 [&](const QString& name) { return renameSignal(scene, bus, signal, name); });
  });
}

// Until `take` has no reason against it; that is said in place of the question.
void CanvasMenu::askForSignal(QString question, QString name, const std::function<QString(const QString&)>& take) {
  do {
    bool isWanted = false;
    name = QInputDialog::getText(&window_, tr("Signal of the bus"), question, QLineEdit::Normal, name, &isWanted);
    if (!isWanted) return;
    name = name.trimmed();
    question = take(name);
  } while (!question.isEmpty());
}

// Other elements of the array of connectors that an end of a wire belongs to.
void CanvasMenu::addElements(QMenu& menu, DiagramScene& scene, int wire, bool isFrom) {
  OpenDocument& document = scene.document();
  const auto& connection = document.values().connections.at(static_cast<size_t>(wire));
  const std::string end = isFrom ? connection.from : connection.to;
  const ConnectorRef ref = scene.findEnd(end);
  const int count = ref.isValid() ? scene.elementCount(ref) : 0;
  if (count < 2) return;
  QMenu* sub = menu.addMenu(tr("Connect %1 to").arg(QString::fromStdString(end)));
  for (int element = 1; element <= count; ++element) {
    const std::string name = scene.elementName(ref, element);
    QAction* choice = sub->addAction(QString::fromStdString(name), this,
                                     [&document, wire, isFrom, name] { document.setEnd(wire, isFrom, name); });
    choice->setEnabled(!scene.isElementUsed(ref, element));
  }
}

}  // namespace armature::app
