// A page's way into its parts and back.
#include <QLayout>
#include <algorithm>
#include <cmath>
#include <set>

#include "app/icon/icon_inspector.h"
#include "app/panels/shown_name.h"
#include "app/panels/variable_tree.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/diagram_page.h"
#include "app/shell/notices.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"
#include "app/shell/zoom_corner.h"
#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/vendor_text.h"

namespace armature::app {

CanvasView& DiagramPage::canvas() {
  return insides_.empty() ? *canvas_ : insides_.back()->canvas();
}

LiveOverlay& DiagramPage::overlay() {
  return insides_.empty() ? *overlay_ : insides_.back()->overlay();
}

namespace {

// What there is to see in a class: its diagram when it is made of parts, else its equations.
struct Inside {
  std::optional<diagram::Document> drawing;
  std::optional<ClassEquations> equations;
};

// Notes that were written in the window, with the text of a class; instead of what its graphics say.
void takeNotes(const std::string& classText, diagram::Document& inside) {
  const auto kept = diagram::vendorText(classText, "notes");
  if (!kept) return;
  diagram::Json notes = diagram::Json::parse(*kept, nullptr, false);
  if (notes.is_array()) (*inside.extra)["notes"] = std::move(notes);
}

Inside readInside(Engine& engine, const diagram::Document& owner, const std::string& className, PartView wanted) {
  Inside found;
  if (auto equations = engine.equationsOf(owner, className)) found.equations = equations.take();
  if (found.equations && (!found.equations->hasParts || wanted == PartView::equations)) return found;
  auto drawing = engine.insideOf(owner, className);
  if (drawing && !drawing->components.empty()) found.drawing = drawing.take();
  return found;
}

}  // namespace

void DiagramPage::lookInto(int part, PartView wanted) {
  const PartPicture& picture = canvas().scene().parts().at(static_cast<size_t>(part));
  const QString name = picture.name, className = picture.className;
  const size_t level = insides_.size();
  const auto owner = classesOnly(document_.values());
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto inside = std::make_shared<Inside>(readInside(engine, *owner, className.toStdString(), wanted));
    return [=, this] {
      // Looked elsewhere, or taken away, meanwhile.
      if (level != insides_.size() || equations_->page() || icon_->page()) return;
      DiagramScene& scene = canvas().scene();
      const int index = scene.document().partIndex(name.toStdString());
      if (index < 0) return;
      if (inside->drawing) return enter(name, className, std::move(*inside->drawing));
      if (!inside->equations || wanted == PartView::fields) return Q_EMIT inspectorWanted();
      // Its parameters and variables stand beside its equations.
      if (scene.selectedParts() != QSet<int>{index}) scene.select({index}, {});
      equations_->open(isInside() ? insides_.back()->document() : document_,
                       isInside() ? insides_.back()->path() : QString(), name, className, *inside->equations);
    };
  });
}

void connectEquations(DiagramPage& page) {
  PageEquations& equations = page.equations();
  QObject::connect(&equations, &PageEquations::plotToggled, &page.plots(),
                   [&page](const QString& name, bool isPlotted) {
                     page.plots().setPlotted(name, isPlotted);
                     page.bottomTabs().setCurrentWidget(&page.plots());
                   });
  QObject::connect(&page.plots(), &PlotsPanel::plottedChanged, &equations, &PageEquations::setPlotted);
  QObject::connect(&equations, &PageEquations::pageWanted, &page, &DiagramPage::pageWanted);
  QObject::connect(&equations, &PageEquations::parametersWanted, &page, &DiagramPage::inspectorWanted);
  QObject::connect(&equations, &PageEquations::zoomChanged, &page, &DiagramPage::statusChanged);
  QObject::connect(&equations, &PageEquations::textWanted, &page.inspector(), &InspectorPanel::classTextWanted);
}

DiagramScene* editedScene(DiagramPage& page) {
  if (page.icon().page() || page.equations().page()) return nullptr;
  if (page.document().locks().structure) return nullptr;
  if (!page.isInside()) return &page.scene();
  InsideView& inside = *page.insides().back();
  return inside.isEditable() ? &inside.scene() : nullptr;
}

Toolset& shownTools(DiagramPage& page) {
  return page.isInside() ? page.insides().back()->tools() : page.tools();
}

DiagramScene& shownScene(DiagramPage& page) {
  return page.isInside() ? page.insides().back()->scene() : page.scene();
}

// What the text of a class says, ready to be shown.
static InsideView::Drawing drawingOf(const OpenDocument& document, Catalog& catalog, const QString& className,
                                     diagram::Document values) {
  const int own = ownClassOf(document.values(), className);
  if (own >= 0) takeNotes(document.values().classes[static_cast<size_t>(own)], values);
  std::optional<InsideView::Changeable> changeable;
  // What is drawn in a base is changed there.
  const bool isInherited = values.extra->is_object() && values.extra->contains("inheritedFrom");
  if (own >= 0 && !isInherited && !document.locks().structure && !document.locks().values)
    if (const std::string& text = document.values().classes[static_cast<size_t>(own)]; diagram::canBeDrawn(text))
      changeable = {text, {}};
  // Connectors that the class has from its bases stand where its icon has them.
  if (const ClassPtr info = catalog.known(className))
    for (const ConnectorInfo& c : info->connectors) {
      const bool isThere = std::any_of(values.components.begin(), values.components.end(),
                                       [&](const diagram::ComponentItem& item) { return item.name == c.name; });
      if (isThere) continue;
      diagram::ComponentItem item;
      item.name = c.name;
      item.className = c.type;
      item.placement.x = std::round(c.x / kGrid) * kGrid;
      item.placement.y = std::round(c.y / kGrid) * kGrid;
      if (!c.dimensions.empty()) item.dimensions = c.dimensions.front();
      values.components.push_back(item);
      if (changeable) changeable->inherited.insert(c.name);
    }
  return {std::move(values), std::move(changeable)};
}

void readLibraryInsides(DiagramPage& page, EngineThread& engine) {
  for (const auto& inside : page.insides()) {
    const QString className = inside->className();
    if (ownClassOf(page.document().values(), className) >= 0) continue;  // follows the document
    const auto owner = classesOnly(page.document().values());
    engine.post(EngineThread::urgent, &page, [&page, className, owner](Engine& worker) -> EngineThread::Answer {
      auto read = worker.insideOf(*owner, className.toStdString());
      auto drawn = std::make_shared<diagram::Document>(read ? read.take() : diagram::Document());
      return [&page, className, drawn] {
        if (drawn->components.empty()) return;
        for (const auto& one : page.insides())
          if (one->className() == className) one->become(drawingOf(page.document(), page.catalog(), className, *drawn));
      };
    });
  }
}

void DiagramPage::enter(const QString& name, const QString& className, diagram::Document values) {
  const QString path = isInside() ? insides_.back()->path() + "." + name : name;
  auto inside = std::make_unique<InsideView>(drawingOf(document_, catalog_, className, std::move(values)), catalog_,
                                             shared_.icons, run_, path, className);
  canvases_->addWidget(&inside->canvas());
  inspectors_->addWidget(&inside->inspector());
  connectView(inside->canvas(), inside->tools());
  // In a note a variable is called as the class has it.
  inside->tools().setVariableNames([this, begin = path + "."] {
    QStringList within{QStringLiteral("time")};
    for (const QString& name : plots_->names())
      if (name.startsWith(begin)) within << name.mid(begin.size());
    return within;
  });
  VariableTree* tree = inside->inspector().variables();
  connect(tree, &VariableTree::plotToggled, plots_, &PlotsPanel::setPlotted);
  connect(plots_, &PlotsPanel::plottedChanged, tree, &VariableTree::setPlotted);
  tree->setDocument(document_);
  connect(&inside->inspector(), &InspectorPanel::pageWanted, this, &DiagramPage::pageWanted);
  inside->overlay().setGlasses(glasses_.value());
  tree->setGlasses(glasses_.value());
  tree->setSource(run_.store(), run_.store() ? run_.model() : checker_.lastModel());
  if (inside->isEditable()) inside->keepClassIn(document_);
  connect(inside.get(), &InsideView::refused, this,
          [this](const QString& why) { notices_->show(QStringLiteral("inside"), why); });
  connect(&inside->inspector(), &InspectorPanel::noted, inspector_, &InspectorPanel::noted);
  insides_.push_back(std::move(inside));
  showLevel();
  insides_.back()->canvas().fit();
}

// By their names from the level on show on. What lies within a single part of it is shown inside of that.
void DiagramPage::showOnLevel(const QStringList& paths) {
  DiagramScene& scene = canvas().scene();
  QSet<int> found, wires;
  QStringList within;
  int first = -1;
  for (const QString& path : paths) {
    const auto [name, rest] = splitEnd(path.toStdString());
    const int part = scene.document().partIndex(name);
    if (part < 0) continue;
    if (first < 0) first = part;
    found << part;
    if (!rest.empty()) within << QString::fromStdString(rest);
  }
  if (first < 0) return;
  // What is about a wire names both of its ends.
  const auto& connections = scene.document().values().connections;
  for (size_t i = 0; i < connections.size(); ++i)
    if (paths.contains(QString::fromStdString(connections[i].from)) &&
        paths.contains(QString::fromStdString(connections[i].to)))
      wires << static_cast<int>(i);
  scene.select(found, wires);
  canvas().bringIntoView(first);
  if (found.size() == 1 && !within.isEmpty()) showWithin(first, within);
}

// Goes into a part where its drawing has one of these; a connector is seen from outside.
void DiagramPage::showWithin(int part, const QStringList& paths) {
  const PartPicture& picture = canvas().scene().parts().at(static_cast<size_t>(part));
  const QString name = picture.name, className = picture.className;
  const size_t level = insides_.size();
  const auto owner = classesOnly(document_.values());
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto read = engine.insideOf(*owner, className.toStdString());
    auto inside = std::make_shared<diagram::Document>(read ? read.take() : diagram::Document());
    return [=, this] {
      std::set<std::string> inner;
      for (const diagram::ComponentItem& item : inside->components) inner.insert(item.name);
      if (const ClassPtr info = catalog_.known(className))
        for (const ConnectorInfo& connector : info->connectors) inner.erase(connector.name);
      const bool isThere = std::ranges::any_of(
          paths, [&](const QString& path) { return inner.contains(splitEnd(path.toStdString()).first); });
      const bool isElsewhere = level != insides_.size() || equations_->page() || icon_->page();
      if (!isThere || isElsewhere || canvas().scene().document().partIndex(name.toStdString()) < 0) return;
      enter(name, className, *inside);
      showOnLevel(paths);
    };
  });
}

// The outermost level whose class has become another one since it was drawn is shown as it is by now; false where all
// are what they were.
bool DiagramPage::readAgain() {
  const auto isOlder = [this](const auto& inside) { return inside->isOlderThan(document_.values()); };
  const auto older = std::ranges::find_if(insides_, isOlder);
  if (older == insides_.end()) return false;
  const auto level = static_cast<size_t>(older - insides_.begin());
  const QString className = (*older)->className();
  const int own = ownClassOf(document_.values(), className);
  if (const size_t shown = own < 0 ? level : level + 1; shown < insides_.size()) {
    goUpTo(shown);  // comes back here where an older one is left
    return true;
  }
  const std::string text = document_.values().classes[static_cast<size_t>(own)];
  const auto owner = classesOnly(document_.values());
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto read = engine.insideOf(*owner, className.toStdString());
    auto drawn = std::make_shared<diagram::Document>(read ? read.take() : diagram::Document());
    return [=, this] {
      const int now = ownClassOf(document_.values(), className);
      const bool isLatest = now >= 0 && document_.values().classes[static_cast<size_t>(now)] == text;
      if (!isLatest || insides_.size() != level + 1 || insides_.back()->className() != className) return;
      InsideView::Drawing drawing = drawingOf(document_, catalog_, className, *drawn);
      if (drawn->components.empty() || !drawing.changeable) return goUpTo(level);
      insides_.back()->become(std::move(drawing));
    };
  });
  return true;
}

void DiagramPage::goUpTo(size_t level) {
  icon_->leave();
  equations_->leave();
  if (level < insides_.size()) {
    notices_->take(QStringLiteral("inside"));
    // They go when what is above them has its room.
    const std::vector<std::unique_ptr<InsideView>> gone(
        std::make_move_iterator(insides_.begin() + static_cast<int>(level)), std::make_move_iterator(insides_.end()));
    insides_.resize(level);
    showLevel();
  }
  // A name that was changed further inside may have changed the text of what lies above.
  (void)readAgain();
}

void DiagramPage::showLevel() {
  QStringList names{shownName(document_)};
  QString className = isInside() ? insides_.back()->className() : QString();
  QWidget *view = &canvas(), *inspector = isInside() ? &insides_.back()->inspector() : inspector_;
  Breadcrumb::Kind kind = editedScene(*this) ? Breadcrumb::Kind::edited : Breadcrumb::Kind::lookedAt;
  IconPage* const icon = icon_->page();
  EquationPage* const equations = icon ? nullptr : equations_->page();
  for (const auto& inside : insides_)
    if (!icon) names << inside->path().section('.', -1);
  if (icon) {
    className = icon->model().className();
    names << tr("Icon of %1").arg(className);
    view = icon;
    inspector = &icon->inspector();
    kind = Breadcrumb::Kind::edited;
  } else if (equations) {
    className = equations->part().className;
    names << equations_->name();
    view = equations;
    kind = Breadcrumb::Kind::equations;
  }
  // The diagram is not to be squeezed by the breadcrumb, neither before it goes out of sight nor when it comes back.
  const bool isBack = names.size() == 1;
  if (!isBack) canvases_->setCurrentWidget(view);
  breadcrumb_->setPath(names, className, kind);
  if (isBack) {
    centre_->layout()->activate();
    canvases_->setCurrentWidget(view);
  }
  inspectors_->setCurrentWidget(inspector);
  focusOn(*this);
  Q_EMIT levelChanged();
  Q_EMIT statusChanged();
}

void goUp(DiagramPage& page) {
  if (page.isInside()) return page.goUpTo(page.insides().size() - 1);
  page.centre()->findChild<Breadcrumb*>()->goBack();
}

void focusOn(DiagramPage& page) {
  if (IconPage* icon = page.icon().page())
    icon->view().setFocus();
  else if (EquationPage* equations = page.equations().page())
    equations->setFocus();
  else
    page.canvas().setFocus();
}

}  // namespace armature::app
