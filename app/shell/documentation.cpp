#include "app/shell/documentation.h"

#include "app/panels/diagram_page_html.h"
#include "app/panels/shown_name.h"
#include "app/panels/text_field.h"
#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"
#include "app/shell/part_pages.h"

namespace armature::app {

Documentation::Documentation(Catalog& catalog, EngineThread& engine, const Icons& icons, OpenPages& pages,
                             DockLayout& docks)
    : catalog_(catalog), engine_(engine), icons_(icons), pages_(pages), docks_(docks) {
  connect(&pages, &OpenPages::pageWanted, this, &Documentation::showClass);
  // The dock opened by its own action has no page yet.
  connect(docks.pages().toggleViewAction(), &QAction::triggered, this, [this](bool isWanted) {
    if (isWanted && !partPages_) showSelection();
  });
}

PartPages& Documentation::partPages() {
  if (partPages_) return *partPages_;
  partPages_ = new PartPages(catalog_, engine_, icons_, &docks_.pages());
  const auto find = [this](const QString& name) -> ClassPtr {
    for (const ClassPtr& info : pages_.current().catalog().own())
      if (name == QString::fromStdString(info->name)) return info;
    return nullptr;
  };
  const auto text = [this](const QString& name) {
    for (const std::string& own : pages_.current().document().values().classes)
      if (name == classNameOf(QString::fromStdString(own))) return QString::fromStdString(own);
    return QString();
  };
  partPages_->browser().setOwnClasses(find, text);
  partPages_->browser().setDiagramPage([this] {
    OpenDocument& document = pages_.current().document();
    diagram::Document values = document.values();
    values.description = shownDescription(document).toStdString();
    for (auto& parameter : values.parameters) {
      parameter.description = shownText(document, parameter.description).toStdString();
      parameter.unit = pages_.current().catalog().unitOf(parameter, values).toStdString();
    }
    return diagramPageHtml(values, shownName(document));
  });
  connect(partPages_, &PartPages::exampleWanted, this, &Documentation::exampleWanted);
  docks_.pages().setWidget(partPages_);
  return *partPages_;
}

void Documentation::showClass(const QString& className) {
  partPages().showClass(className);
  docks_.showPages();
}

void Documentation::showSelection() {
  DiagramPage& page = pages_.current();
  const DiagramScene& scene = page.canvas().scene();
  const QSet<int>& selected = scene.selectedParts();
  if (!selected.isEmpty()) return showClass(scene.parts().at(static_cast<size_t>(*selected.begin())).className);
  if (page.isInside()) return showClass(page.insides().back()->className());
  partPages().showDiagram();
  docks_.showPages();
}

}  // namespace armature::app
