#include "app/shell/line_room.h"

#include "app/lines/line_panel.h"
#include "app/shell/canvas_menu.h"
#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"
#include "app/shell/status_line.h"
#include "app/shell/view_menu.h"

namespace armature::app {

LineRoom::LineRoom(LinePanel& panel, OpenPages& pages, DockLayout& docks, ViewMenu& view, CanvasMenu& canvas)
    : panel_(panel), pages_(pages), docks_(docks) {
  connect(&pages, &OpenPages::currentChanged, this, &LineRoom::follow);
  connect(&pages, &OpenPages::levelChanged, this, &LineRoom::follow);
  connect(&view, &ViewMenu::lineWanted, this, [this](Domain domain) { show(domain); });
  connect(&view, &ViewMenu::largeTypeChanged, &panel, &LinePanel::setLargeType);
  connect(&view, &ViewMenu::resultsHidden, &panel, &LinePanel::setResultsHidden);
  connect(&canvas, &CanvasMenu::lineWanted, this, [this](int line) {
    docks_.showLine();
    panel_.showLine(line);
    panel_.view().setFocus();
  });
  connect(&panel, &LinePanel::ownWindowWanted, this,
          [this] { docks_.line().setFloating(!docks_.line().isFloating()); });
  panel_.view().setGlasses([&pages] { return pages.current().overlay().glasses(); });
  connect(&pages, &OpenPages::statusChanged, &panel.view(), qOverload<>(&QWidget::update));
  panel_.setHoverWords([&pages] { return hoverWords(pages.current()); });
  follow();
}

void LineRoom::follow() {
  DiagramPage& page = pages_.current();
  const QString path = page.isInside() ? page.insides().back()->path() : QString();
  panel_.setSource(&page.canvas().scene(), &page.run(), path);
}

void LineRoom::show(Domain domain, const QString& part) {
  docks_.showLine();
  DiagramPage& page = pages_.current();
  panel_.showDomain(domain, part.isEmpty() ? -1 : page.canvas().scene().document().partIndex(part.toStdString()));
  panel_.view().setFocus();
}

}  // namespace armature::app
