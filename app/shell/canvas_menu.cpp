#include "app/shell/canvas_menu.h"

#include <QMenu>

#include "app/canvas/label_layout.h"
#include "app/shell/action_set.h"
#include "app/shell/explanations.h"
#include "app/shell/open_pages.h"

namespace armature::app {

CanvasMenu::CanvasMenu(QWidget& window, const ActionSet& actions, QAction* toggle, OpenPages& pages)
    : window_(window), actions_(actions), toggle_(toggle), pages_(pages) {
  connect(&pages, &OpenPages::contextMenuWanted, this, &CanvasMenu::open);
}

void CanvasMenu::addAll(QMenu& menu, std::initializer_list<const char*> icons) const {
  for (const char* icon : icons) menu.addAction(actions_.byIcon(icon));
}

void CanvasMenu::open(QPoint global, int part, int wire) {
  QMenu menu(&window_);
  if (part >= 0) {
    fillForPart(menu, part);
  } else if (wire >= 0 && !pages_.current().isInside()) {
    fillForWire(menu, wire);
  } else {
    addAll(menu, {"paste"});
    menu.addSeparator();
    addAll(menu, {"zoom-fit", "export", "camera"});
  }
  menu.exec(global);
}

void CanvasMenu::fillForPart(QMenu& menu, int part) {
  DiagramPage& page = pages_.current();
  const auto& picture = page.canvas().scene().parts()[static_cast<size_t>(part)];
  const QString className = picture.className;
  menu.addAction(tr("Look inside"), this, [&page, part] { page.lookInto(part); });
  menu.addAction(tr("About %1").arg(className.section('.', -1)), this,
                 [this, className] { Q_EMIT pageWanted(className); });
  if (page.isInside()) return;
  addExplanations(menu, picture.name);
  menu.addSeparator();
  addAll(menu, {"rotate-left", "rotate-right", "flip"});
  menu.addSeparator();
  addAll(menu, {"cut", "copy", "delete"});
  menu.addAction(toggle_);
  if (!picture.labelOffset) return;
  menu.addAction(tr("Put the label back"), this, [&page, part] {
    OpenDocument& document = page.document();
    const auto& item = document.values().components[static_cast<size_t>(part)];
    document.setPartExtra(part, withLabelOffset(item.extra, std::nullopt), tr("Put the label back"));
  });
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

void CanvasMenu::fillForWire(QMenu& menu, int wire) {
  DiagramPage& page = pages_.current();
  const bool isManual = page.canvas().scene().wires()[static_cast<size_t>(wire)].isManual;
  QAction* route =
      menu.addAction(tr("Route automatically"), this, [&page, wire] { page.document().setRoute(wire, {}); });
  route->setEnabled(isManual);
  for (const bool isFrom : {true, false}) addElements(menu, wire, isFrom);
  addAll(menu, {"delete"});
}

// Other elements of the array of connectors that an end of a wire belongs to.
void CanvasMenu::addElements(QMenu& menu, int wire, bool isFrom) {
  DiagramPage& page = pages_.current();
  const DiagramScene& scene = page.scene();
  const auto& connection = page.document().values().connections.at(static_cast<size_t>(wire));
  const std::string end = isFrom ? connection.from : connection.to;
  const ConnectorRef ref = scene.findEnd(end);
  const int count = ref.isValid() ? scene.elementCount(ref) : 0;
  if (count < 2) return;
  QMenu* sub = menu.addMenu(tr("Connect %1 to").arg(QString::fromStdString(end)));
  for (int element = 1; element <= count; ++element) {
    const std::string name = scene.elementName(ref, element);
    QAction* choice = sub->addAction(QString::fromStdString(name), this,
                                     [&page, wire, isFrom, name] { page.document().setEnd(wire, isFrom, name); });
    choice->setEnabled(!scene.isElementUsed(ref, element));
  }
}

}  // namespace armature::app
