// A page's way into its parts and back.
#include <QLayout>
#include <QPointer>
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

// The notice that a drawing is older than its text.
static const QString kOlder = QStringLiteral("olderInside");

CanvasView& DiagramPage::canvas() {
  return insides_.empty() ? *canvas_ : insides_.back()->canvas();
}

DiagramPage& DiagramPage::home() {
  return insides_.empty() ? *this : insides_.back()->home();
}

bool isAtHome(const DiagramPage& page, const DiagramPage& home) {
  return std::ranges::any_of(page.insides(), [&](const auto& inside) { return &inside->home() == &home; });
}

void leaveHome(DiagramPage& page, const DiagramPage& home) {
  if (&page == &home) return;
  const auto isThere = [&](const auto& inside) { return &inside->home() == &home; };
  const auto& insides = page.insides();
  const auto first = std::ranges::find_if(insides, isThere);
  if (first != insides.end()) page.goUpTo(static_cast<size_t>(first - insides.begin()));
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
  const auto owner = classesOnly(home().document().values());
  const std::string read = nameAmong(*owner, className).toStdString();
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto inside = std::make_shared<Inside>(readInside(engine, *owner, read, wanted));
    return [=, this] {
      if (level != insides_.size() || equations_->page() || icon_->page()) return;  // looked elsewhere meanwhile
      DiagramScene& scene = canvas().scene();
      const int index = scene.document().partIndex(name.toStdString());
      if (index < 0) return;
      if (inside->drawing)
        return enter(
            {name, className, level, std::make_shared<const diagram::Document>(std::move(*inside->drawing)), [] {}});
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

// What the text of a class says, ready to be shown. `home`: the page that may have it among its own.
static InsideView::Drawing drawingOf(DiagramPage& home, const QString& className, diagram::Document values) {
  const OpenDocument& document = home.document();
  const int own = ownClassOf(document.values(), className);
  if (own >= 0) takeNotes(document.values().classes[static_cast<size_t>(own)], values);
  // What the program has drawn when it was saved is drawn by the program again.
  const diagram::DrawnRoutes drawn = diagram::takeDrawnRoutes(values);
  WireCorners corners = cornersByEnds(values.connections, drawn);
  std::optional<InsideView::Changeable> changeable;
  // What is drawn in a base is changed there.
  const bool isInherited = values.extra->is_object() && values.extra->contains("inheritedFrom");
  if (own >= 0 && !isInherited && !document.locks().structure && !document.locks().values)
    if (const std::string& text = document.values().classes[static_cast<size_t>(own)]; diagram::canBeDrawn(text))
      changeable = {text, {}};
  // Connectors that the class has from its bases stand where its icon has them.
  if (const ClassPtr info = home.catalog().known(className))
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
  return {std::move(values), std::move(changeable), std::move(corners)};
}

void readLibraryInsides(DiagramPage& page, EngineThread& engine) {
  for (const auto& inside : page.insides()) {
    if (inside->isEditable()) continue;  // follows its text
    const QString className = inside->className();
    const auto owner = classesOnly(inside->home().document().values());
    engine.post(EngineThread::urgent, &page, [&page, className, owner](Engine& worker) -> EngineThread::Answer {
      auto read = worker.insideOf(*owner, nameAmong(*owner, className).toStdString());
      auto drawn = std::make_shared<diagram::Document>(read ? read.take() : diagram::Document());
      return [&page, className, drawn] {
        if (drawn->components.empty()) return;
        for (const auto& one : page.insides())
          if (one->className() == className && !one->isEditable())
            one->become(drawingOf(one->home(), className, *drawn));
      };
    });
  }
}

// Not while something else is looked at, or what was to be entered has gone.
static bool isStillThere(DiagramPage& page, size_t level, const QString& part) {
  if (level != page.insides().size() || page.equations().page() || page.icon().page()) return false;
  return page.canvas().scene().document().partIndex(part.toStdString()) >= 0;
}

// Classes of a library that the person changes are edited among the texts that they are saved with.
void DiagramPage::enter(const Entry& entry) {
  const auto look = [this, entry] { show(entry, home(), drawingOf(home(), entry.className, *entry.values)); };
  const bool isOwn = ownClassOf(home().document().values(), entry.className) >= 0;
  if (isOwn || document_.locks().structure || document_.locks().values) return look();
  const auto use = [page = QPointer<DiagramPage>(this), entry, look](DiagramPage* texts) {
    if (!page || !isStillThere(*page, entry.level, entry.name)) return;
    if (texts)
      page->enterKept(entry, *texts);
    else
      look();
  };
  Q_EMIT libraryClassWanted(entry.className, use);
}

void DiagramPage::enterKept(const Entry& entry, DiagramPage& home) {
  const auto owner = classesOnly(home.document().values());
  const std::string read = nameAmong(*owner, entry.className).toStdString();
  const QPointer<DiagramPage> texts = &home;
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto inside = engine.insideOf(*owner, read);
    auto drawn = std::make_shared<diagram::Document>(inside ? inside.take() : diagram::Document());
    return [=, this] {
      if (!isStillThere(*this, entry.level, entry.name)) return;
      if (texts && !drawn->components.empty())
        if (auto drawing = drawingOf(*texts, entry.className, *drawn); drawing.changeable)
          return show(entry, *texts, std::move(drawing));
      show(entry, this->home(), drawingOf(this->home(), entry.className, *entry.values));
    };
  });
}

void DiagramPage::show(const Entry& entry, DiagramPage& home, InsideView::Drawing drawing) {
  const QString path = isInside() ? insides_.back()->path() + "." + entry.name : entry.name;
  auto inside = std::make_unique<InsideView>(std::move(drawing), home, shared_.icons, run_, path, entry.className);
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
  const QStringList plotted = plots_->current()->variables();
  tree->setPlotted(QSet<QString>(plotted.begin(), plotted.end()));
  tree->setDocument(document_);
  tree->setNamesInRun([this](const std::string& name) { return run_.nameInStore(name); });
  connect(&inside->inspector(), &InspectorPanel::pageWanted, this, &DiagramPage::pageWanted);
  inside->overlay().setGlasses(glasses_.value());
  tree->setGlasses(glasses_.value());
  tree->setSource(run_.store(), run_.store() ? run_.model() : checker_.lastModel());
  if (inside->isEditable()) inside->keepClassIn(home.document());
  connect(inside.get(), &InsideView::refused, this,
          [this](const QString& why) { notices_->show(QStringLiteral("inside"), why); });
  connect(&inside->inspector(), &InspectorPanel::noted, inspector_, &InspectorPanel::noted);
  if (&home != this) {
    const auto follow = [this] {
      if (!isInside() || !insides_.back()->isKeeping()) (void)readAgain();
    };
    connect(&home.document(), &OpenDocument::edited, inside.get(), follow);
    connect(&home.document(), &OpenDocument::wasReset, inside.get(), follow);
  }
  insides_.push_back(std::move(inside));
  showLevel();
  insides_.back()->canvas().fit();
  entry.then();
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
  const auto owner = classesOnly(home().document().values());
  const std::string wanted = nameAmong(*owner, className).toStdString();
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto read = engine.insideOf(*owner, wanted);
    auto inside = std::make_shared<diagram::Document>(read ? read.take() : diagram::Document());
    return [=, this] {
      std::set<std::string> inner;
      for (const diagram::ComponentItem& item : inside->components) inner.insert(item.name);
      if (const ClassPtr info = catalog_.known(className))
        for (const ConnectorInfo& connector : info->connectors) inner.erase(connector.name);
      const bool isThere = std::ranges::any_of(
          paths, [&](const QString& path) { return inner.contains(splitEnd(path.toStdString()).first); });
      const Entry entry{name, className, level, inside, [this, paths] { showOnLevel(paths); }};
      if (isThere && isStillThere(*this, entry.level, entry.name)) enter(entry);
    };
  });
}

// Whether one of the texts of own classes cannot be read now, so that nobody knows what it is called.
static bool isBeingWritten(const diagram::Document& values) {
  return std::ranges::any_of(values.classes,
                             [](const std::string& text) { return diagram::classHead(text).name.empty(); });
}

// Somebody is writing the text of a class that is looked at, and has not come to an end: what was drawn last stays on
// show, or they would be thrown out with each mistake.
static void tellOlder(Notices& notices, const QString& className) {
  notices.show(
      kOlder, DiagramPage::tr("The text of %1 has a mistake: what it said before is shown, and cannot be changed here.")
                  .arg(className));
}

// The outermost level whose class has become another one since it was drawn is shown as it is by now; false where all
// are what they were.
bool DiagramPage::readAgain() {
  const auto isOlder = [](const auto& inside) { return inside->isOlderThan(inside->home().document().values()); };
  const auto older = std::ranges::find_if(insides_, isOlder);
  if (older == insides_.end()) {
    notices_->take(kOlder);
    return false;
  }
  const auto level = static_cast<size_t>(older - insides_.begin());
  const QString className = (*older)->className();
  const QPointer<DiagramPage> home = &(*older)->home();
  const diagram::Document& values = home->document().values();
  const int own = ownClassOf(values, className);
  if (own < 0 && isBeingWritten(values)) {
    tellOlder(*notices_, className);
    return true;
  }
  if (const size_t shown = own < 0 ? level : level + 1; shown < insides_.size()) {
    goUpTo(shown);  // comes back here where an older one is left
    return true;
  }
  const std::string text = values.classes[static_cast<size_t>(own)];
  const auto owner = classesOnly(values);
  shared_.engine.post(EngineThread::urgent, this, [=, this](Engine& engine) -> EngineThread::Answer {
    auto read = engine.insideOf(*owner, nameAmong(*owner, className).toStdString());
    const bool isRead = read.ok();
    auto drawn = std::make_shared<diagram::Document>(isRead ? read.take() : diagram::Document());
    return [=, this] {
      if (!home || insides_.size() != level + 1 || insides_.back()->className() != className) return;
      const diagram::Document& latest = home->document().values();
      const int now = ownClassOf(latest, className);
      if (now < 0 || latest.classes[static_cast<size_t>(now)] != text) return;
      InsideView::Drawing drawing = drawingOf(*home, className, *drawn);
      if (!isRead || !drawing.changeable) return tellOlder(*notices_, className);
      if (drawn->components.empty()) return goUpTo(level);
      notices_->take(kOlder);
      insides_.back()->become(std::move(drawing));
    };
  });
  return true;
}

static void selectByName(DiagramScene& scene, const QString& name) {
  const int part = scene.document().partIndex(name.toStdString());
  if (part >= 0 && static_cast<size_t>(part) < scene.parts().size()) scene.select({part}, {});
}

// The part that one comes from is selected.
void DiagramPage::goUpTo(size_t level) {
  icon_->leave();
  equations_->leave();
  if (level < insides_.size()) {
    for (const QString& key : {QStringLiteral("inside"), kOlder}) notices_->take(key);
    // They go when what is above them has its room.
    const std::vector<std::unique_ptr<InsideView>> gone(
        std::make_move_iterator(insides_.begin() + static_cast<int>(level)), std::make_move_iterator(insides_.end()));
    insides_.resize(level);
    selectByName(shownScene(*this), gone.front()->path().section('.', -1));
    showLevel();
  }
  // A name that was changed further inside may have changed the text of what lies above.
  (void)readAgain();
}

void showPath(DiagramPage& page, Breadcrumb& breadcrumb) {
  QStringList names{shownName(page.document())};
  QString className = page.isInside() ? page.insides().back()->className() : QString();
  Breadcrumb::Kind kind = !editedScene(page)      ? Breadcrumb::Kind::lookedAt
                          : &page.home() == &page ? Breadcrumb::Kind::edited
                                                  : Breadcrumb::Kind::editedLibrary;
  if (IconPage* const icon = page.icon().page()) {
    className = icon->model().className();
    names << DiagramPage::tr("Icon of %1").arg(className);
    kind = icon->model().isLocked() ? Breadcrumb::Kind::locked : Breadcrumb::Kind::edited;
    return breadcrumb.setPath(names, className, kind);
  }
  for (const auto& inside : page.insides()) names << inside->path().section('.', -1);
  if (EquationPage* const equations = page.equations().page()) {
    className = equations->part().className;
    names << page.equations().name();
    kind = Breadcrumb::Kind::equations;
  }
  breadcrumb.setPath(names, className, kind);
}

void DiagramPage::showLevel() {
  IconPage* const icon = icon_->page();
  EquationPage* const equations = icon ? nullptr : equations_->page();
  QWidget* const view = icon ? icon : equations ? equations : static_cast<QWidget*>(&canvas());
  QWidget* const inspector = icon         ? static_cast<QWidget*>(&icon->inspector())
                             : isInside() ? static_cast<QWidget*>(&insides_.back()->inspector())
                                          : inspector_;
  // The diagram is not to be squeezed by the breadcrumb, neither before it goes out of sight nor when it comes back.
  const bool isBack = !icon && !equations && !isInside();
  if (!isBack) canvases_->setCurrentWidget(view);
  showPath(*this, *breadcrumb_);
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
