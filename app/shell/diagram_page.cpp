#include "app/shell/diagram_page.h"

#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/canvas/minimap.h"
#include "app/controls/control_panel.h"
#include "app/controls/time_strip.h"
#include "app/look/letters.h"
#include "app/panels/access_bar.h"
#include "app/panels/events_panel.h"
#include "app/panels/messages_panel.h"
#include "app/panels/runs_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/explanations.h"
#include "app/shell/lower_panel_room.h"
#include "app/shell/notices.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"
#include "app/shell/page_messages.h"
#include "app/shell/zoom_corner.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

// What parameters of a diagram are of which nobody knows the unit without looking up a type.
static QStringList typesOf(const diagram::Document& document) {
  QStringList types;
  for (const diagram::ParameterItem& item : document.parameters)
    if (item.unit.empty() && item.type != "Real")
      types << QString::fromStdString(item.name) << QString::fromStdString(item.type);
  return types;
}

DiagramPage::DiagramPage(const Shared& shared)
    : shared_(shared),
      catalog_(shared.catalog),
      checker_(document_, shared.engine),
      run_(document_, checker_),
      scene_(document_, catalog_),
      playback_(run_),
      glasses_(shared_.engine, document_, catalog_, shared_.glasses) {
  checker_.grants().setSettings(shared_.settings);
  makeWidgets();
  connectRooms();
  if (shared_.glasses && shared_.glasses->kind()) Q_EMIT glasses_.changed();  // a page that is opened with them on
  file_ = std::make_unique<PageFile>(document_, *notices_, shared_.recoveryFolder, shared_.number);
}

DiagramPage::~DiagramPage() {
  // What happens while the widgets go is told to nobody.
  document_.disconnect();
  scene_.disconnect();
  glasses_.disconnect();
  icon_->disconnect(this);
  equations_->disconnect(this);
  run_.disconnect();
  checker_.disconnect();
}

void DiagramPage::makeWidgets() {
  centre_ = std::make_unique<QWidget>();
  auto* layout = new QVBoxLayout(centre_.get());
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  notices_ = new Notices(centre_.get());
  breadcrumb_ = new Breadcrumb(centre_.get());
  canvases_ = new QStackedWidget(centre_.get());
  canvas_ = new CanvasView(scene_, shared_.icons);
  canvases_->addWidget(canvas_);
  zoomCorner_ = new ZoomCorner(*canvas_);
  new Minimap(*canvas_, zoomCorner_->height() + 18);
  overlay_ = new LiveOverlay(*canvas_, run_, {});
  explanations_ = new Explanations(document_, catalog_, run_, overlay_->book(), *canvas_, this);
  tools_ = std::make_unique<Toolset>(*canvas_);
  tools_->setPulling({&run_, [this](ConnectorRef flange) {
                        const Line* const line = overlay_->lines().find(flange);
                        return line ? line->direction : QPointF(1, 0);
                      }});
  tools_->setTakesVariables(true);
  tools_->setVariableNames([this] { return plots_->names(); });
  layout->addWidget(notices_);
  layout->addWidget(breadcrumb_);
  layout->addWidget(new AccessBar(run_, centre_.get()));
  layout->addWidget(canvases_, 1);
  controls_ = new ControlPanel(document_, run_, catalog_, centre_.get());
  layout->addWidget(controls_);

  inspectors_ = std::make_unique<QStackedWidget>();
  inspector_ = new InspectorPanel(document_, catalog_, shared_.icons);
  inspectors_->addWidget(inspector_);
  icon_ = std::make_unique<PageIcon>(document_, catalog_, shared_.icons, *canvases_, *inspectors_);
  equations_ = std::make_unique<PageEquations>(document_, catalog_, shared_.engine, run_, *canvases_);

  bottom_ = std::make_unique<QSplitter>(Qt::Horizontal);
  bottom_->setHandleWidth(1);
  bottomTabs_ = new LowerTabs;
  bottomTabs_->setDocumentMode(true);
  bottomTabs_->setObjectName("bottomTabs");
  plots_ = new PlotsPanel(document_, run_);
  messages_ = new MessagesPanel;
  events_ = new EventsPanel;
  bottomTabs_->addTab(plots_, tr("Plots"));
  bottomTabs_->addTab(messages_, tr("Messages"));
  bottomTabs_->addTab(events_, tr("Events"));
  pageMessages_ = std::make_unique<PageMessages>(
      PageMessages::Sources{checker_, run_, scene_, catalog_, shared_.engine, *plots_, *controls_}, *messages_,
      *bottomTabs_);
  bottomTabs_->addTab(new RunsPanel(run_), tr("Runs"));
  for (QWidget* list : {static_cast<QWidget*>(messages_), static_cast<QWidget*>(events_)})
    list->setAccessibleName(bottomTabs_->tabText(bottomTabs_->indexOf(list)));
  times_ = new TimeStrip(run_, shared_.icons, bottomTabs_);
  bottomTabs_->setCornerWidget(times_);
  variables_ = new VariableBrowser;
  bottom_->addWidget(bottomTabs_);
  bottom_->addWidget(variables_);
  bottom_->setStretchFactor(0, 1);
  bottom_->setStretchFactor(1, 0);
  bottom_->setSizes({480, 220});
  bottom_->setCollapsible(0, false);
  lowerPanel_ = new LowerPanelRoom(*bottom_, *bottomTabs_, *variables_->filterField());
}

void DiagramPage::connectView(CanvasView& view, Toolset& tools) {
  connect(&view.scene(), &DiagramScene::hoverChanged, this, &DiagramPage::statusChanged);
  connect(&view, &CanvasView::zoomChanged, this, &DiagramPage::statusChanged);
  connect(&tools, &Toolset::partActivated, this,
          [this](int part, bool isByKey) { lookInto(part, isByKey ? PartView::fields : PartView::inside); });
  connect(&tools, &Toolset::nameWanted, this, [this] {
    Q_EMIT inspectorWanted();  // it may be behind another panel
    (isInside() ? insides_.back()->inspector() : *inspector_).focusName();
  });
  connect(&tools, &Toolset::contextMenuWanted, this, &DiagramPage::contextMenuWanted);
  connect(&tools, &Toolset::sparklineActivated, this, [this](const QString& variable) {
    plots_->setPlotted(variable, true);
    bottomTabs_->setCurrentWidget(plots_);
  });
  connect(&tools, &Toolset::sparklineMenuWanted, this, &DiagramPage::sparklineMenuWanted);
  connect(&tools, &Toolset::noteMenuWanted, this, &DiagramPage::noteMenuWanted);
  connect(&tools, &Toolset::carriedOut, plots_, &PlotsPanel::drop);
  connect(&tools, &Toolset::wayUpWanted, this, [this] { goUp(*this); });
}

void DiagramPage::connectRooms() {
  connectView(*canvas_, *tools_);
  connect(&scene_, &DiagramScene::selectionChanged, this, &DiagramPage::selectionChanged);
  // What is put beside a part is wanted in sight; the scene has it when the edit is over.
  connect(&document_, &OpenDocument::partExtraChanged, this, [this](int index) {
    const auto& item = document_.values().components[static_cast<size_t>(index)];
    if (sparklinesOf(item).size() <= scene_.parts()[static_cast<size_t>(index)].sparklines.size()) return;
    QTimer::singleShot(0, canvas_, [this, index] {
      if (static_cast<size_t>(index) < scene_.parts().size()) canvas_->bringSparklinesIntoView(index);
    });
  });
  connect(breadcrumb_, &Breadcrumb::levelWanted, this, [this](int level) { goUpTo(static_cast<size_t>(level)); });
  connect(&document_, &OpenDocument::partInserted, this, [this](int index) {
    pageMessages_->expectDrawing(true);
    // Not while undoing: that is no use of the palette. The stack knows what it does when it has done it.
    const QString name = QString::fromStdString(document_.values().components[static_cast<size_t>(index)].className);
    QTimer::singleShot(0, this, [this, name] {
      if (!document_.undoStack()->canRedo()) Q_EMIT partUsed(name);
    });
  });
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    pageMessages_->expectDrawing(false);
    goUpTo(0);
    variables_->tree()->setSource(nullptr, nullptr);
    inspector_->variables()->setSource(nullptr, nullptr);
    events_->setEvents({});
  });
  // Undone or changed elsewhere while the inside of a part is on show: whoever undoes wants to see it, be it a place or
  // a note alone.
  connect(&document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    const bool isBeside = icon_->page() || (equations_->page() && !isInside());  // they follow the diagram
    if (isBeside || (isInside() && insides_.back()->isKeeping())) return;
    if (!readAgain() && hasMeaning) goUpTo(0);
  });
  connectEquations(*this);
  connect(icon_.get(), &PageIcon::changed, this, &DiagramPage::showLevel);
  connect(icon_.get(), &PageIcon::lockChanged, this, [this] { showPath(*this, *breadcrumb_); });
  connect(equations_.get(), &PageEquations::changed, this, &DiagramPage::showLevel);
  // The text of a class whose inside is edited must not be older than its icon.
  connect(icon_.get(), &PageIcon::opening, this, [this] { goUpTo(0); });
  connect(&document_, &OpenDocument::classesChanged, this, &DiagramPage::readClasses);
  connect(&document_, &OpenDocument::wasReset, this, &DiagramPage::readClasses);
  // What the diagram imports its classes may be made of.
  connect(&document_, &OpenDocument::textsChanged, this, [this] {
    if (diagram::importsOf(document_.values().declarations) != imports_) readClasses();
  });
  connect(&document_, &OpenDocument::parametersChanged, this, [this] {
    if (typesOf(document_.values()) != types_) readClasses();
  });
  connect(&document_, &OpenDocument::pathChanged, this, &DiagramPage::titleChanged);
  connect(&document_, &OpenDocument::textsChanged, this, &DiagramPage::titleChanged);
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, &DiagramPage::titleChanged);

  connect(inspector_, &InspectorPanel::controlWanted, controls_, &ControlPanel::add);
  connect(inspector_, &InspectorPanel::pageWanted, this, &DiagramPage::pageWanted);
  for (VariableTree* tree : {variables_->tree(), inspector_->variables()}) {
    connect(tree, &VariableTree::plotToggled, plots_, &PlotsPanel::setPlotted);
    connect(plots_, &PlotsPanel::plottedChanged, tree, &VariableTree::setPlotted);
    connect(tree, &VariableTree::explainWanted, explanations_, &Explanations::showNow);
    tree->setDocument(document_);
    tree->setNamesInRun([this](const std::string& name) { return run_.nameInStore(name); });
  }
  // All that shows a number of the run sees it through the same glasses.
  connect(&glasses_, &PageGlasses::changed, this, [this] {
    const Glasses worn = glasses_.value();
    overlay_->setGlasses(worn);
    plots_->setGlasses(worn);
    explanations_->setGlasses(worn);
    equations_->setGlasses(worn);
    for (VariableTree* tree : {variables_->tree(), inspector_->variables()}) tree->setGlasses(worn);
    for (const auto& inside : insides_) {
      inside->overlay().setGlasses(worn);
      inside->inspector().variables()->setGlasses(worn);
    }
    Q_EMIT statusChanged();
  });
  connect(plots_, &PlotsPanel::explainWanted, explanations_, &Explanations::show);
  connect(messages_, &MessagesPanel::partsWanted, this, &DiagramPage::showParts);
  connect(&checker_, &Checker::checked, this, [this](const ModelPtr& model) {
    pageMessages_->update();
    if (model && !run_.store()) {
      variables_->tree()->setBeside(checker_.pushPoints());
      variables_->tree()->setSource(nullptr, model);
      inspector_->variables()->setSource(nullptr, model);
    }
    Q_EMIT statusChanged();
  });
  connect(&run_, &RunControl::stateChanged, this, &DiagramPage::runStateChanged);
  connect(&checker_, &Checker::isLongChanged, this, &DiagramPage::runStateChanged);
  connect(&run_, &RunControl::stateChanged, this, [this] {
    if (run_.isActive()) pageMessages_->setBeingDrawn(false);
  });
  connect(&run_, &RunControl::progressed, this, [this] {
    // Values change too fast to be read thirty times a second.
    if (++ticks_ % 4 == 0) updateValues();
    Q_EMIT progressed();
  });
  connect(&run_, &RunControl::shownTimeChanged, this, &DiagramPage::updateValues);
  connect(&run_, &RunControl::storeChanged, this, &DiagramPage::takeStore);
  connect(&run_, &RunControl::finished, this, [this] {
    pageMessages_->update();
    updateValues();
    Q_EMIT progressed();
    events_->setEvents(run_.result().events);
    if (run_.state() == RunState::stopped && messages_->errorCount() > 0) bottomTabs_->setCurrentWidget(messages_);
    if (run_.state() == RunState::done && bottomTabs_->currentWidget() == messages_)
      bottomTabs_->setCurrentWidget(plots_);
  });
}

QWidget* DiagramPage::bottom() {
  return bottom_.get();
}

bool isPristine(DiagramPage& page) {
  const OpenDocument& document = page.document();
  const auto& values = document.values();
  return document.path().isEmpty() && !document.isModified() && values.components.empty() &&
         values.declarations.empty() && values.title.empty();
}

std::shared_ptr<const diagram::Document> classesOnly(const diagram::Document& document) {
  return std::make_shared<const diagram::Document>(diagram::ownClassesOf(document));
}

// A class whose text is being written cannot be read at every moment: its parts stay as they were meanwhile. What a
// parser makes of such a text may lack what stands behind the mistake, as the icon.
static void keepUnreadable(const diagram::Document& document, const QList<ClassPtr>& before, QList<ClassPtr>& own) {
  for (const std::string& text : document.classes) {
    const std::string name = diagram::classHead(text).name;
    const auto isIt = [&](const ClassPtr& info) { return info->name == name; };
    const auto read = std::find_if(own.begin(), own.end(), isIt);
    if (read != own.end() && !diagram::ownClassName(text).empty()) continue;
    const auto kept = std::find_if(before.begin(), before.end(), isIt);
    if (kept == before.end()) continue;
    if (read != own.end())
      *read = *kept;
    else
      own << *kept;
  }
}

void DiagramPage::readClasses() {
  diagram::Document read = diagram::ownClassesOf(document_.values());
  read.parameters = document_.values().parameters;
  const auto copy = std::make_shared<const diagram::Document>(std::move(read));
  imports_ = copy->declarations;
  types_ = typesOf(*copy);
  shared_.engine.post(EngineThread::normal, this, [this, copy](Engine& engine) -> EngineThread::Answer {
    auto infos = std::make_shared<std::vector<ClassInfo>>(engine.classesOf(*copy));
    return [this, infos, copy] {
      QList<ClassPtr> own;
      for (ClassInfo& info : *infos) own << std::make_shared<const ClassInfo>(std::move(info));
      const bool areParametersRead = !own.isEmpty() && own.last()->name.empty();
      catalog_.setParameters(areParametersRead ? own.takeLast() : ClassPtr());
      keepUnreadable(*copy, catalog_.own(), own);
      catalog_.setOwn(own);
      Q_EMIT classesRead();
    };
  });
}

void DiagramPage::setOverlays(const Overlays& overlays, bool areValuesShown) {
  overlay_->setShown(overlays);
  canvas_->setValuesShown(areValuesShown);
  for (const auto& inside : insides_) {
    inside->overlay().setShown(overlays);
    inside->canvas().setValuesShown(areValuesShown);
  }
  hasMotion_ = overlays.hasMotion;
  playback_.setWanted(hasMotion_ && !isPlaybackHeld_);
}

// Numbers over the diagram grow with the letters of its view.
void setLargeType(DiagramPage& page, bool isLarge) {
  constexpr int kLargePlotLetters = 18;  // [px]
  const int letters = isLarge ? kLargeLetters : kLetters;
  const auto set = [&](CanvasView& view) {
    const QString style = QString("armature--app--CanvasView { font-size: %1px; }").arg(letters);
    if (view.styleSheet() != style) view.setStyleSheet(style);
  };
  set(page.diagramCanvas());
  for (const auto& inside : page.insides()) set(inside->canvas());
  page.plots().setLetters(isLarge ? kLargePlotLetters : kLetters);
  // Curves before the list of all variables, which the command for searching it brings back.
  page.variables().setVisible(!isLarge);
}

void DiagramPage::holdPlayback(bool isHeld) {
  isPlaybackHeld_ = isHeld;
  playback_.setWanted(hasMotion_ && !isPlaybackHeld_);
}

void commitField(DiagramPage& page) {
  QWidget* field = page.inspectors()->window()->focusWidget();
  if (!field || !page.inspectors()->isAncestorOf(field)) return;
  field->clearFocus();
  field->setFocus();
}

void endRecovery(DiagramPage& page) {
  page.run().stop();
  page.file().end();
}

void showMessages(DiagramPage& page) {
  page.bottomTabs().setCurrentWidget(&page.messages());
}

void DiagramPage::refreshIcons() {
  zoomCorner_->refreshIcons();
  for (const auto& inside : insides_) inside->zoomCorner().refreshIcons();
  if (icon_->page()) icon_->page()->refreshIcons();
  pageMessages_->update();
}

void DiagramPage::selectionChanged() {
  inspector_->show(scene_.selectedParts());
  if (scene_.selectedSparkline().isValid()) Q_EMIT statusChanged();
}

void DiagramPage::takeStore() {
  variables_->tree()->setBeside(run_.pushing().points());
  variables_->tree()->setSource(run_.store(), run_.model());
  inspector_->variables()->setSource(run_.store(), run_.model());
  for (const auto& inside : insides_) inside->inspector().variables()->setSource(run_.store(), run_.model());
}

void DiagramPage::updateValues() {
  const std::optional<double> time = run_.isShowingNewest() ? std::nullopt : std::optional(run_.shownTime());
  variables_->tree()->updateValues(time);
  inspector_->variables()->updateValues(time);
  for (const auto& inside : insides_) inside->inspector().variables()->updateValues(time);
  Q_EMIT statusChanged();
}

void DiagramPage::showParts(const QStringList& parts) {
  const bool isAny = std::ranges::any_of(
      parts, [this](const QString& path) { return document_.partIndex(splitEnd(path.toStdString()).first) >= 0; });
  if (!isAny) return;
  goUpTo(0);
  showOnLevel(parts);
}

}  // namespace armature::app
