#include "app/shell/view_menu.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QSettings>

#include "app/canvas/minimap.h"
#include "app/shell/action_need.h"
#include "app/shell/action_set.h"
#include "app/shell/color_scheme.h"
#include "app/shell/dock_layout.h"
#include "app/shell/glasses_menu.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"
#include "app/teaching/worn_glasses.h"

namespace armature::app {

ViewMenu::ViewMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, DockLayout& docks, ColorScheme& scheme,
                   WornGlasses& glasses)
    : actions_(actions), pages_(pages), worn_(glasses) {
  QMenu* menu = bar.addMenu(tr("&View"));
  addZoom(menu);
  addMinimap(menu);
  menu->addSeparator();
  addOverlays(menu);
  glasses_ = new GlassesMenu(*menu, actions_, worn_);
  addLines(menu);
  menu->addSeparator();
  addScheme(menu, scheme);
  large_ = actions_.add(tr("&Large type"), {}, QKeySequence(tr("Ctrl+Shift+L")), [this] { applyLargeType(); });
  large_->setCheckable(true);
  menu->addAction(large_);
  menu->addSeparator();
  addDocks(menu, docks);
  menu->addSeparator();
  addTabs(menu);
  connect(&pages, &OpenPages::currentChanged, this, &ViewMenu::apply);
  connect(&pages, &OpenPages::currentChanged, this, &ViewMenu::applyLocks);
  connect(&pages, &OpenPages::currentChanged, this,
          [this](DiagramPage* page) { setLargeType(*page, large_->isChecked()); });
  connect(&pages, &OpenPages::levelChanged, this, &ViewMenu::apply);
  connect(&pages, &OpenPages::levelChanged, this, [this] { setLargeType(pages_.current(), large_->isChecked()); });
}

// Whatever is on show: an icon, equations, the diagram or the inside of a part.
static void zoomShownBy(DiagramPage& page, double factor) {
  if (IconPage* icon = page.icon().page()) return icon->view().zoomBy(factor);
  if (EquationPage* equations = page.equations().page()) return equations->setZoom(equations->zoom() * factor);
  page.canvas().zoomBy(factor);
}

// The selected parts as large as they fit with a margin, at most at 250 %.
static void zoomToSelection(CanvasView& canvas) {
  QRectF area;
  for (const int part : canvas.scene().selectedParts())
    area = area.united(canvas.scene().parts()[static_cast<size_t>(part)].rect);
  if (area.isEmpty()) return;
  const QRectF view = QRectF(canvas.rect()).adjusted(48, 48, -48, -48);
  const double scale = std::min(view.width() / area.width(), view.height() / area.height());
  canvas.setZoom(std::min(scale / kPixelsPerUnit, 2.5), QRectF(canvas.rect()).center());
  canvas.panBy(view.center() - canvas.toPixels(area.center()));
}

void ViewMenu::addZoom(QMenu* menu) {
  const auto canvas = [this]() -> CanvasView& { return pages_.current().canvas(); };
  menu->addAction(actions_.add(tr("Zoom &in"), "zoom-in", QKeySequence(tr("Ctrl++")),
                               [this] { zoomShownBy(pages_.current(), 1.25); }));
  menu->addAction(actions_.add(tr("Zoom &out"), "zoom-out", QKeySequence(tr("Ctrl+-")),
                               [this] { zoomShownBy(pages_.current(), 1 / 1.25); }));
  menu->addAction(actions_.add(tr("Zoom to &100 %"), {}, QKeySequence(tr("Ctrl+0")), [this, canvas] {
    if (EquationPage* equations = pages_.current().equations().page()) return equations->setZoom(1);
    canvas().setZoom(1, QRectF(canvas().rect()).center());
  }));
  menu->addAction(actions_.add(tr("&Fit the diagram"), "zoom-fit", QKeySequence(tr("Ctrl+9")), [this, canvas] {
    if (IconPage* icon = pages_.current().icon().page()) return icon->view().fit();
    if (EquationPage* equations = pages_.current().equations().page()) return equations->setZoom(1);
    canvas().fit();
  }));
  menu->addAction(actions_.add(tr("Zoom to the s&election"), {}, QKeySequence(tr("Ctrl+8")),
                               [canvas] { zoomToSelection(canvas()); }));
}

void ViewMenu::addMinimap(QMenu* menu) {
  QMenu* when = menu->addMenu(tr("O&verview map"));
  minimap_ = new QActionGroup(this);
  for (const auto& [text, mode] : {std::pair{tr("Of diagrams &larger than the view"), MinimapMode::whenLarger},
                                   {tr("&Always"), MinimapMode::always},
                                   {tr("&Never"), MinimapMode::never}}) {
    QAction* choice = actions_.add(text, {}, {}, [this] { apply(); });
    choice->setCheckable(true);
    choice->setData(static_cast<int>(mode));
    choice->setProperty("command", tr("Overview map: %1").arg(QString(text).remove('&')));
    minimap_->addAction(choice);
    when->addAction(choice);
  }
  minimap_->actions().front()->setChecked(true);
}

void ViewMenu::addOverlays(QMenu* menu) {
  const auto toggle = [&](const QString& text, const QString& icon, const QKeySequence& keys, bool isOn) {
    QAction* made = actions_.add(text, icon, keys, [this] { apply(); });
    made->setCheckable(true);
    made->setChecked(isOn);
    menu->addAction(made);
    return made;
  };
  values_ = toggle(tr("Show parameter &values"), {}, {}, true);
  arrows_ = toggle(tr("Show &arrows of forces, torques and flows"), "arrows", Qt::Key_F2, false);
  live_ = toggle(tr("Show &live values at connectors"), "values", Qt::Key_F3, false);
  motion_ = toggle(tr("Show &motion of parts"), "motion", Qt::Key_F4, false);
  addArrowKinds(menu);
  axis_ = toggle(tr("Show the a&xes of lines"), "axis", QKeySequence(tr("Shift+F2")), false);
  convention_ = toggle(tr("Show what &positive means"), "convention", QKeySequence(tr("Shift+F3")), false);
  sparklines_ = toggle(tr("Show &sparklines beside parts"), {}, QKeySequence(tr("Ctrl+F2")), true);
}

void ViewMenu::addArrowKinds(QMenu* menu) {
  QMenu* which = menu->addMenu(tr("Arro&ws show"));
  kinds_ = new QActionGroup(this);
  for (const auto& [text, kind] : {std::pair{tr("&Forces, torques and flows"), ArrowKinds::flows},
                                   {tr("&Velocities, accelerations and voltages"), ArrowKinds::motion},
                                   {tr("&Both"), ArrowKinds::both}}) {
    // A choice of what arrows tell is a wish to see them.
    QAction* choice = actions_.add(text, {}, {}, [this] {
      arrows_->setChecked(true);
      apply();
    });
    choice->setCheckable(true);
    choice->setData(static_cast<int>(kind));
    choice->setProperty("command", tr("Arrows show: %1").arg(QString(text).remove('&')));
    kinds_->addAction(choice);
    which->addAction(choice);
  }
  kinds_->actions().front()->setChecked(true);
}

void ViewMenu::addLines(QMenu* menu) {
  const auto add = [&](const QString& text, const QKeySequence& keys, Domain domain) {
    menu->addAction(actions_.add(text, {}, keys, [this, domain] { Q_EMIT lineWanted(domain); }));
  };
  add(tr("Trac&k: masses and springs at their true positions"), QKeySequence(tr("Shift+F4")), Domain::translational);
  add(tr("S&haft: what turns, in space"), QKeySequence(tr("Ctrl+F4")), Domain::rotational);
}

void ViewMenu::addScheme(QMenu* menu, ColorScheme& scheme) {
  QAction* dark = actions_.add(tr("&Dark theme"), "theme", QKeySequence(tr("Ctrl+Shift+D")), {});
  dark->setCheckable(true);
  menu->addAction(dark);
  connect(dark, &QAction::triggered, this,
          [&scheme](bool isDark) { scheme.set(isDark ? ColorScheme::Scheme::dark : ColorScheme::Scheme::light); });
  connect(&scheme, &ColorScheme::changed, dark, [dark, &scheme] { dark->setChecked(scheme.isDark()); });
}

void ViewMenu::addDocks(QMenu* menu, DockLayout& docks) {
  actions_.setIcon(docks.view3d().toggleViewAction(), "view3d");
  // A menu of their own: with the other entries they are more than a small screen has room for.
  QMenu* panels = menu->addMenu(tr("Panels"));
  for (QDockWidget* dock : docks.all()) {
    QAction* toggle = dock->toggleViewAction();
    panels->addAction(toggle);
    actions_.adopt(toggle);
    toggle->setProperty("command", tr("Show or hide: %1").arg(dock->windowTitle()));
  }
  menu->addAction(actions_.add(tr("&Reset the layout"), {}, {}, [&docks] { docks.reset(); }));
}

// Tabs by the keyboard, as browsers do it.
void ViewMenu::addTabs(QMenu* menu) {
  const auto turn = [this](int by) { pages_.turn(by); };
  menu->addAction(actions_.add(tr("&Next diagram"), {}, QKeySequence(tr("Ctrl+Tab")), [turn] { turn(1); }));
  menu->addAction(actions_.add(tr("Pre&vious diagram"), {}, QKeySequence(tr("Ctrl+Shift+Tab")), [turn] { turn(-1); }));
  // Its keys are those of the canvas (Ctrl+Enter): fields have them for themselves.
  QAction* inside = actions_.add(tr("Look &inside the selected part"), {}, {}, [this] { lookInside(); });
  setNeed(*inside, [this] {
    const bool isOne = pages_.current().canvas().scene().selectedParts().size() == 1;
    return isOne ? QString() : tr("Select one part first.");
  });
  menu->addAction(inside);
  menu->addAction(actions_.add(tr("&Up from the inside of a part"), {}, QKeySequence(tr("Alt+Up")), [this] {
    DiagramPage& page = pages_.current();
    if (page.icon().page()) return page.icon().leave();
    if (page.equations().page()) return page.equations().leave();
    goUp(page);
  }));
}

void ViewMenu::lookInside() {
  DiagramPage& page = pages_.current();
  const QSet<int>& selected = page.canvas().scene().selectedParts();
  if (selected.size() == 1 && !page.icon().page() && !page.equations().page()) page.lookInto(*selected.begin());
}

void ViewMenu::show(const Overlays& overlays) {
  arrows_->setChecked(overlays.hasArrows);
  live_->setChecked(overlays.hasValues);
  motion_->setChecked(overlays.hasMotion);
  axis_->setChecked(overlays.hasAxis);
  convention_->setChecked(overlays.hasConvention);
  sparklines_->setChecked(overlays.hasSparklines);
  for (QAction* choice : kinds_->actions())
    if (choice->data().toInt() == static_cast<int>(overlays.kinds)) choice->setChecked(true);
  apply();
}

void ViewMenu::showForLesson(Overlays overlays) {
  if (!own_) own_ = this->overlays();
  overlays.kinds = own_->kinds;
  show(overlays);
}

bool ViewMenu::wear(const QString& glasses) {
  worn_.choose(glasses);
  return worn_.name() == glasses;
}

void ViewMenu::wearForLesson(const QString& glasses) {
  worn_.chooseForLesson(glasses);
}

void ViewMenu::endLesson() {
  worn_.endLesson();
  if (own_) show(*own_);
  own_.reset();
}

Overlays ViewMenu::overlays() const {
  const int kind = kinds_->checkedAction()->data().toInt();
  return {arrows_->isChecked(),    live_->isChecked(),       motion_->isChecked(),
          axis_->isChecked(),      convention_->isChecked(), static_cast<ArrowKinds>(kind),
          sparklines_->isChecked()};
}

void ViewMenu::setLocks(const Locks& locks) {
  locks_ = locks;
  applyLocks();
  apply();
}

void ViewMenu::applyLocks() {
  const bool isHere = locks_.page == &pages_.current();
  glasses_->setLocked(isHere && locks_.overlays);
  for (QAction* layer : {axis_, convention_}) layer->setEnabled(!isHere || !locks_.overlays);
  for (QAction* layer : {arrows_, live_, motion_, sparklines_})
    layer->setEnabled(!isHere || (!locks_.overlays && !locks_.results));
  Q_EMIT resultsHidden(isHere && locks_.results);
}

void ViewMenu::applyLargeType() {
  setLargeType(pages_.current(), large_->isChecked());
  Q_EMIT largeTypeChanged(large_->isChecked());
}

void ViewMenu::apply() {
  Overlays shown = overlays();
  // A result that may not be looked at is not drawn beside a part, either.
  if (locks_.page == &pages_.current() && locks_.results) shown.hasSparklines = false;
  pages_.current().setOverlays(shown, values_->isChecked());
  for (Minimap* map : pages_.current().centre()->findChildren<Minimap*>())
    map->setMode(static_cast<MinimapMode>(minimap_->checkedAction()->data().toInt()));
}

void ViewMenu::save(QSettings& settings) const {
  const Overlays shown = own_.value_or(overlays());
  QStringList words;
  for (const auto& [word, isOn] : {std::pair{"arrows", shown.hasArrows},
                                   {"values", shown.hasValues},
                                   {"motion", shown.hasMotion},
                                   {"axis", shown.hasAxis},
                                   {"convention", shown.hasConvention}})
    if (isOn) words << word;
  settings.setValue("overlays/shown", words);
  settings.setValue("overlays/arrows", static_cast<int>(shown.kinds));
  settings.setValue("overlays/sparklines", shown.hasSparklines);
  settings.setValue("view/minimap", minimap_->checkedAction()->data());
}

void ViewMenu::restore(const QSettings& settings) {
  const int map = settings.value("view/minimap").toInt();
  for (QAction* choice : minimap_->actions())
    if (choice->data().toInt() == map) choice->setChecked(true);
  const QStringList words = settings.value("overlays/shown").toStringList();
  const int kind = std::clamp(settings.value("overlays/arrows").toInt(), 0, static_cast<int>(ArrowKinds::both));
  show({words.contains("arrows"), words.contains("values"), words.contains("motion"), words.contains("axis"),
        words.contains("convention"), static_cast<ArrowKinds>(kind),
        settings.value("overlays/sparklines", true).toBool()});
}

}  // namespace armature::app
