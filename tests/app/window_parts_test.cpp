// The objects that the main window consists of, each alone: tabs, recent files, the session, docks, colours, actions,
// what the inspector shows.
#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QtTest>

#include "app/look/domain_facts.h"
#include "app/look/theme.h"
#include "app/panels/inspected.h"
#include "app/panels/palette_panel.h"
#include "app/shell/action_set.h"
#include "app/shell/color_scheme.h"
#include "app/shell/dock_layout.h"
#include "app/shell/lower_panel_room.h"
#include "app/shell/open_pages.h"
#include "app/shell/recent_files.h"
#include "tests/app/fake_engine.h"

using namespace armature;
using namespace armature::app;

namespace {

// Tabs and the places of their pages, on an engine that is made up.
struct Tabs {
  using MakeEngine = std::function<std::unique_ptr<Engine>()>;
  explicit Tabs(MakeEngine make = [] { return std::make_unique<FakeEngine>(); }) : engine(std::move(make)) {}

  EngineThread engine;
  Catalog catalog{engine};
  Icons icons{shippedFolder("icons")};
  QTabBar bar;
  QStackedWidget centres, inspectors, bottoms;
  OpenPages pages{{engine, catalog, icons, {}}, {bar, centres, inspectors, bottoms}};
};

// Translates until it is told to stop.
class EndlessEngine : public FakeEngine {
 public:
  std::shared_ptr<const Model> translate(const diagram::Document&, const FileAccess&, std::vector<Message>&,
                                         const CancelToken* cancel) override {
    while (!cancel->isCancelled()) QThread::msleep(1);
    return nullptr;
  }
};

// Knows A0, A1, … as well.
class WideEngine : public FakeEngine {
 public:
  const ClassInfo* classInfo(const std::string& name) override {
    if (name.front() == 'A') put(make(name.c_str()));
    return FakeEngine::classInfo(name);
  }
};

void fill(DiagramPage& page, const char* name) {
  diagram::Document values;
  values.name = name;
  page.document().reset(std::move(values), {});
  page.document().setUnsaved();
}

}  // namespace

class WindowPartsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void pagesFollowTheirTabs();
  void onlyThePageOnShowIsHeard();
  void theLastPageGivesWayToAnEmptyOne();
  void recentFilesAreThereAndFew();
  void theClosedViewStaysClosed();
  void aSmallWindowHasOneColumn();
  void aLowPanelOpens();
  void aNarrowLessonKeepsPlotsWide();
  void largeLettersGiveTheDiagramRoom();
  void schemesAreKept();
  void completionsAreDarkInTheDark();
  void aChangeOfSchemeReachesAll();
  void actionsAreFoundByTheirIcon();
  void inspectorFollowsRemovals();
  void domainsAreToldApart();
  void stopEndsACheck();
  void veryManyClassesAreTaken();
};

// Each tab shows its page's widgets; an untouched page is filled, a drawn one is not; moved tabs keep their pages.
void WindowPartsTest::pagesFollowTheirTabs() {
  Tabs tabs;
  QSignalSpy changed(&tabs.pages, &OpenPages::currentChanged);
  DiagramPage& first = tabs.pages.add();
  QCOMPARE(&tabs.pages.pageToFill(), &first);
  fill(first, "First");
  DiagramPage& second = tabs.pages.pageToFill();
  QVERIFY(&second != &first);
  QCOMPARE(tabs.pages.count(), 2);
  QCOMPARE(&tabs.pages.current(), &second);
  QCOMPARE(tabs.centres.currentWidget(), second.centre());
  tabs.pages.show(first);
  QCOMPARE(tabs.centres.currentWidget(), first.centre());
  QCOMPARE(tabs.inspectors.currentWidget(), first.inspectors());
  QCOMPARE(tabs.bottoms.currentWidget(), first.bottom());
  QCOMPARE(tabs.pages.undoGroup().activeStack(), first.document().undoStack());
  QVERIFY(tabs.bar.tabText(0).startsWith(QStringLiteral("● ")));
  QCOMPARE(changed.size(), 3);
  tabs.bar.moveTab(0, 1);
  QCOMPARE(tabs.pages.indexOf(first), 1);
  QCOMPARE(&tabs.pages.current(), &first);
}

void WindowPartsTest::onlyThePageOnShowIsHeard() {
  Tabs tabs;
  DiagramPage& first = tabs.pages.add();
  fill(first, "First");
  DiagramPage& second = tabs.pages.add();
  QSignalSpy status(&tabs.pages, &OpenPages::statusChanged), wanted(&tabs.pages, &OpenPages::pageWanted);
  Q_EMIT first.statusChanged();
  QCOMPARE(status.size(), 0);
  Q_EMIT second.statusChanged();
  QCOMPARE(status.size(), 1);
  Q_EMIT first.pageWanted("Fake.Sine");
  QCOMPARE(wanted.size(), 1);
}

void WindowPartsTest::theLastPageGivesWayToAnEmptyOne() {
  Tabs tabs;
  fill(tabs.pages.add(), "First");
  fill(tabs.pages.add(), "Second");
  tabs.pages.remove(0);
  QCOMPARE(tabs.pages.count(), 1);
  QCOMPARE(tabs.pages.current().document().values().name, std::string("Second"));
  tabs.pages.remove(0);
  QCOMPARE(tabs.pages.count(), 1);
  QVERIFY(isPristine(tabs.pages.current()));
  QCOMPARE(tabs.bar.count(), 1);
}

// The newest first, each once, eight at most; those that have gone are not offered.
void WindowPartsTest::recentFilesAreThereAndFew() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  RecentFiles recent(settings);
  QMenu menu;
  recent.setMenu(&menu);
  QVERIFY(!menu.isEnabled());
  for (int k = 0; k < 10; ++k) {
    QFile file(folder.filePath(QStringLiteral("d%1.armature.json").arg(k)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    recent.note(file.fileName());
  }
  QCOMPARE(menu.actions().size(), 8);
  QCOMPARE(menu.actions().first()->text(), QString("d9"));
  recent.note(folder.filePath("d5.armature.json"));
  QCOMPARE(menu.actions().size(), 8);
  QCOMPARE(menu.actions().first()->text(), QString("d5"));
  QVERIFY(QFile::remove(folder.filePath("d9.armature.json")));
  recent.note(folder.filePath("d5.armature.json"));
  QCOMPARE(menu.actions().size(), 7);
  QSignalSpy wanted(&recent, &RecentFiles::openWanted);
  menu.actions().first()->trigger();
  QCOMPARE(wanted.value(0).value(0).toString(), folder.filePath("d5.armature.json"));
}

// On a narrow screen; what was there comes back with usual letters.
void WindowPartsTest::largeLettersGiveTheDiagramRoom() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  const auto panels = [] {
    return DockLayout::Panels{new QWidget, new QWidget, new QWidget, new QWidget, new QWidget, new QWidget};
  };
  const auto isThere = [](DockLayout& docks) {
    return std::pair(!docks.parts().isHidden(), !docks.inspector().isHidden());
  };
  const std::pair both(true, true), neither(false, false);
  {
    QMainWindow window;
    DockLayout docks(window, panels());
    window.setCentralWidget(new QWidget);
    window.resize(1024, 768);
    docks.reset();
    window.show();
    docks.setLargeType(true);
    QVERIFY(isThere(docks) == neither);
    docks.setLargeType(false);
    QVERIFY(isThere(docks) == both);
    // What was closed by hand does not come.
    docks.inspector().hide();
    docks.setLargeType(true);
    docks.setLargeType(false);
    QVERIFY(isThere(docks) == std::pair(true, false));
    docks.inspector().show();
    docks.setLargeType(true);
    docks.save(settings);
  }
  // The next start has usual letters, and all docks.
  QMainWindow window;
  DockLayout docks(window, panels());
  window.setCentralWidget(new QWidget);
  window.resize(1024, 768);
  docks.reset();
  docks.restore(settings);
  window.show();
  QVERIFY(isThere(docks) == both);
  // A wide screen has room for all.
  window.resize(1920, 1080);
  docks.setLargeType(true);
  QVERIFY(isThere(docks) == both);
}

// On a projector plots reach under the 3-D view, which leaves more to the diagram; a wide window has room beside it.
void WindowPartsTest::aNarrowLessonKeepsPlotsWide() {
  for (const int width : {1024, 1600}) {
    QMainWindow window;
    DockLayout docks(window, {new QWidget, new QWidget, new QWidget, new QWidget, new QWidget, new QWidget});
    window.setCentralWidget(new QWidget);
    window.resize(width, 768);
    docks.reset();
    window.show();
    docks.showLesson(width / 3);
    docks.setLessonTall(true);
    docks.offerView3d();
    QTest::qWait(50);
    const QRect plots = docks.results().geometry(), space = docks.view3d().geometry();
    QVERIFY(docks.lesson().geometry().bottom() >= plots.bottom());
    QCOMPARE(plots.right() >= space.right(), width == 1024);
    if (width == 1024) QVERIFY(space.bottom() < plots.top());
    QVERIFY2(space.width() * 100 <= width * (width == 1024 ? 22 : 32), qPrintable(QString::number(space.width())));
    docks.setLessonTall(false);
    QTest::qWait(50);
    QVERIFY(docks.results().geometry().right() < docks.view3d().geometry().right());
  }
}

// The 3-D view comes with something to see, until the person has closed it; at the next start it stays closed, and
// after a reset it comes again.
void WindowPartsTest::theClosedViewStaysClosed() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  const auto panels = [] {
    return DockLayout::Panels{new QWidget, new QWidget, new QWidget, new QWidget, new QWidget, new QWidget};
  };
  {
    QMainWindow window;
    DockLayout docks(window, panels());
    window.setCentralWidget(new QWidget);
    window.resize(1280, 800);
    docks.reset();
    window.show();
    QVERIFY(docks.parts().isVisible() && !docks.view3d().isVisible() && !docks.pages().isVisible());
    docks.offerView3d();
    QVERIFY(docks.view3d().isVisible());
    // A line in space comes when it is asked for, in front of the results.
    QVERIFY(!docks.line().isVisible());
    docks.showLine();
    QVERIFY(docks.line().isVisible());
    QVERIFY(window.tabifiedDockWidgets(&docks.line()).contains(&docks.results()));
    // Where a tab says the title, the dock does not say it again.
    QVERIFY(!docks.parts().titleBarWidget());
    docks.showLesson(250);
    QTRY_VERIFY(docks.parts().titleBarWidget() && docks.lesson().titleBarWidget());
    docks.lesson().hide();
    QTRY_VERIFY(!docks.parts().titleBarWidget());
    docks.view3d().close();
    docks.offerView3d();
    QVERIFY(!docks.view3d().isVisible());
    docks.save(settings);
  }
  QMainWindow window;
  DockLayout docks(window, panels());
  window.setCentralWidget(new QWidget);
  window.resize(1280, 800);
  docks.reset();
  docks.restore(settings);
  window.show();
  docks.offerView3d();
  QVERIFY(!docks.view3d().isVisible());
  docks.reset();
  docks.offerView3d();
  QVERIFY(docks.view3d().isVisible());
}

static QString wordsOf(const QRect& a, const QRect& b) {
  QString words;
  QDebug(&words) << a << b;
  return words;
}

// A window on a screen of few, large points has one column of panels, and the results as the row of their tabs, which
// a click opens. With more room all stands as before.
void WindowPartsTest::aSmallWindowHasOneColumn() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  const auto panels = [] {
    return DockLayout::Panels{new QWidget, new QWidget, new QWidget, new QWidget, new QWidget, new QWidget};
  };
  const auto isOneColumn = [](QMainWindow& window, DockLayout& docks) {
    return window.tabifiedDockWidgets(&docks.parts()).contains(&docks.inspector());
  };
  {
    QMainWindow window;
    DockLayout docks(window, panels());
    window.setCentralWidget(new QWidget);
    window.resize(1280, 800);
    docks.reset();
    window.show();
    QTest::qWait(50);
    QVERIFY(!isOneColumn(window, docks));
    const QRect before = docks.inspector().geometry();
    window.resize(640, 400);
    QTRY_VERIFY(isOneColumn(window, docks));
    QTest::qWait(50);
    const QRect column = docks.parts().geometry(), low = docks.results().geometry();
    QVERIFY2(column.bottom() >= low.bottom() && column.right() < low.left(), qPrintable(wordsOf(column, low)));
    QVERIFY2(docks.results().height() < 60, qPrintable(QString::number(docks.results().height())));
    QVERIFY(window.centralWidget()->width() > 300 && window.centralWidget()->height() > 250);
    docks.offerView3d();
    docks.showLesson(400);
    QVERIFY(docks.inspector().isVisibleTo(&window));
    docks.lesson().hide(), docks.view3d().hide();
    window.resize(1280, 800);
    QTRY_VERIFY(!isOneColumn(window, docks));
    QTRY_COMPARE(docks.inspector().geometry(), before);
    window.resize(640, 400);
    QTRY_VERIFY(isOneColumn(window, docks));
    docks.save(settings);
  }
  QMainWindow window;
  DockLayout docks(window, panels());
  window.setCentralWidget(new QWidget);
  window.resize(1280, 800);
  docks.reset();
  docks.restore(settings);
  window.show();
  QVERIFY(isOneColumn(window, docks));
  window.resize(1280, 800);
  QTRY_VERIFY(!isOneColumn(window, docks));
}

// The list of variables gives way in a narrow panel and comes with its filter; a low panel opens with a click.
void WindowPartsTest::aLowPanelOpens() {
  QMainWindow window;
  window.setCentralWidget(new QWidget);
  auto* dock = new QDockWidget(&window);
  auto* splitter = new QSplitter(Qt::Horizontal);
  auto* tabs = new QTabWidget;
  auto* list = new QWidget;
  auto* filter = new QLineEdit(list);
  for (const char* name : {"Plots", "Messages", "Events", "Runs"}) tabs->addTab(new QWidget, name);
  splitter->addWidget(tabs);
  splitter->addWidget(list);
  new LowerPanelRoom(*splitter, *tabs, *filter);
  dock->setWidget(splitter);
  window.addDockWidget(Qt::BottomDockWidgetArea, dock);
  window.resize(900, 600);
  window.show();
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  window.resizeDocks({dock}, {200}, Qt::Vertical);
  QTRY_VERIFY(splitter->sizes().last() > 200);
  // Beside a row of tabs alone no sliver of the list is left.
  window.resizeDocks({dock}, {1}, Qt::Vertical);
  QTRY_COMPARE(splitter->sizes().last(), 0);
  QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(0).center());
  QTRY_VERIFY(splitter->sizes().last() > 200);
  window.resize(360, 600);
  QTRY_COMPARE(splitter->sizes().last(), 0);
  window.resize(900, 600);
  QTRY_VERIFY(splitter->sizes().last() > 200);
  window.resize(360, 600);
  QTRY_COMPARE(splitter->sizes().last(), 0);
  filter->setFocus();
  QTRY_VERIFY(splitter->sizes().last() > 100);
  window.resizeDocks({dock}, {1}, Qt::Vertical);
  QTRY_VERIFY(splitter->height() < 50);
  QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(0).center());
  QTRY_VERIFY(splitter->height() > 200);
}

// They are a window of their own, which nobody else gives the colours.
void WindowPartsTest::completionsAreDarkInTheDark() {
  dressApplication();
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  ColorScheme scheme(settings);
  for (const auto wanted : {ColorScheme::Scheme::dark, ColorScheme::Scheme::light}) {
    QWidget window;
    QLineEdit field(&window);
    QCompleter completer(QStringList{"one", "other"});
    field.setCompleter(&completer);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
    scheme.set(wanted);
    QTest::keyClicks(&field, "o");
    QTRY_VERIFY(completer.popup()->isVisible());
    const QImage image = completer.popup()->grab().toImage();
    const int lightness = image.pixelColor(image.width() - 6, image.height() / 2).lightness();
    QVERIFY2((lightness < 128) == (wanted == ColorScheme::Scheme::dark), qPrintable(QString::number(lightness)));
    completer.popup()->hide();
  }
}

void WindowPartsTest::schemesAreKept() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  const QPalette before = QApplication::palette();
  {
    ColorScheme scheme(settings);
    QSignalSpy changed(&scheme, &ColorScheme::changed);
    scheme.set(ColorScheme::Scheme::dark);
    QVERIFY(scheme.isDark() && changed.size() == 1);
  }
  QApplication::setPalette(before);
  ColorScheme scheme(settings);
  scheme.restore();
  QVERIFY(scheme.isDark());
  QCOMPARE(scheme.scheme(), ColorScheme::Scheme::dark);
  scheme.set(ColorScheme::Scheme::light);
  QVERIFY(!scheme.isDark());
  // For this start only: the next one begins with what was chosen.
  scheme.show(ColorScheme::Scheme::dark);
  QVERIFY(scheme.isDark());
  QCOMPARE(scheme.kept(), ColorScheme::Scheme::light);
  ColorScheme next(settings);
  next.restore();
  QVERIFY(!next.isDark());
}

// What was shown in light colours and is changed looks as what has been shown in dark colours from the first.
void WindowPartsTest::aChangeOfSchemeReachesAll() {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  const auto fillWindow = [](QMainWindow& window) {
    auto* list = new QTreeWidget;
    for (const char* name : {"one", "two"}) list->addTopLevelItem(new QTreeWidgetItem({name}));
    auto* field = new QLineEdit("text");
    auto* button = new QPushButton("button");
    auto* tabs = new QTabWidget;
    tabs->addTab(list, "first");
    auto* hidden = new QLineEdit("hidden");
    tabs->addTab(hidden, "second");
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    for (QWidget* widget : {static_cast<QWidget*>(tabs), static_cast<QWidget*>(field), static_cast<QWidget*>(button)})
      layout->addWidget(widget);
    window.setCentralWidget(centre);
    window.resize(300, 300);
    // Only one of the windows is active.
    for (QWidget* widget : window.findChildren<QWidget*>()) widget->setFocusPolicy(Qt::NoFocus);
    return tabs;
  };
  ColorScheme scheme(settings);
  scheme.set(ColorScheme::Scheme::light);
  QMainWindow changed, dark;
  QTabWidget* const tabs = fillWindow(changed);
  changed.show();
  QVERIFY(QTest::qWaitForWindowExposed(&changed));
  scheme.set(ColorScheme::Scheme::dark);
  fillWindow(dark);
  dark.setProperty(kSchemeProperty, "dark");
  dark.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dark));
  const QImage wanted = dark.grab().toImage();
  QTRY_COMPARE(changed.grab().toImage(), wanted);
  tabs->setCurrentIndex(1);
  static_cast<QTabWidget*>(dark.centralWidget()->layout()->itemAt(0)->widget())->setCurrentIndex(1);
  QTRY_COMPARE(changed.grab().toImage(), dark.grab().toImage());
  QVERIFY(changed.updatesEnabled());
  scheme.set(ColorScheme::Scheme::light);
  QTRY_VERIFY(changed.grab().toImage().pixelColor(2, 2).lightness() > 128);
}

void WindowPartsTest::actionsAreFoundByTheirIcon() {
  QMainWindow window;
  const Icons icons(shippedFolder("icons"));
  ActionSet actions(window, icons);
  int count = 0;
  QAction* run = actions.add("&Run…", "run", QKeySequence(Qt::Key_F5), [&count] { ++count; });
  QCOMPARE(actions.byIcon("run"), run);
  QVERIFY(!actions.byIcon("stop"));
  QVERIFY(run->toolTip().startsWith("Run (") && run->icon().isNull());
  actions.refreshIcons();
  QVERIFY(!run->icon().isNull());
  run->trigger();
  QCOMPARE(count, 1);
  QVERIFY(window.findChildren<QAction*>().contains(run));
}

// Before it, behind it, itself; several, and the diagram.
void WindowPartsTest::inspectorFollowsRemovals() {
  QCOMPARE(inspectedOf({}), Inspected(WholeDiagram{}));
  QCOMPARE(inspectedOf({3}), Inspected(OnePart{3}));
  QCOMPARE(inspectedOf({5, 1, 3}), Inspected(SeveralParts{{1, 3, 5}}));
  QCOMPARE(partsOf(inspectedOf({5, 1})), (std::vector<int>{1, 5}));
  QCOMPARE(withoutPart(OnePart{3}, 1), Inspected(OnePart{2}));
  QCOMPARE(withoutPart(OnePart{3}, 4), Inspected(OnePart{3}));
  QCOMPARE(withoutPart(OnePart{3}, 3), Inspected(WholeDiagram{}));
  QCOMPARE(withoutPart(SeveralParts{{1, 2}}, 7), Inspected(WholeDiagram{}));
  QCOMPARE(withoutPart(WholeDiagram{}, 0), Inspected(WholeDiagram{}));
}

// No two domains have the same ink or words; physical ones are drawn stronger than signals.
void WindowPartsTest::domainsAreToldApart() {
  QSet<QString> inks, words;
  for (const DomainFacts& facts : domainFacts()) {
    if (facts.domain == Domain::other) continue;
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
      const QString ink = theme->domain(facts.domain).name();
      QVERIFY2(!inks.contains(ink), qPrintable(ink));
      inks.insert(ink);
    }
    QVERIFY2(!words.contains(facts.kind), facts.kind);
    words.insert(facts.kind);
    const bool isThin = isSignal(facts.domain) && facts.domain != Domain::digital;
    QVERIFY(isThin ? facts.wire < factsOf(Domain::heat).wire : facts.wire >= factsOf(Domain::heat).wire);
    QCOMPARE(facts.flow == nullptr, facts.potential == nullptr);
  }
  QCOMPARE(Theme::light().domain(Domain::other), Theme::light().quiet);
}

// Whoever has waited for a translation that goes on and on can end it, and the engine is free for others.
void WindowPartsTest::stopEndsACheck() {
  Tabs tabs([] { return std::make_unique<EndlessEngine>(); });
  DiagramPage& page = tabs.pages.add();
  fill(page, "First");
  page.checker().checkNow();
  QTRY_VERIFY(page.checker().isLong());
  QCOMPARE(page.run().stateText(), QString("Checking"));
  page.run().stop();
  QCOMPARE(page.run().stateText(), QString("Ready"));
  QTRY_VERIFY(!tabs.engine.isBusy());
  page.run().start();
  QCOMPARE(page.run().state(), RunState::translating);
  QVERIFY(tabs.engine.isBusy());
  page.run().stop();
  QCOMPARE(page.run().state(), RunState::ready);
  QTRY_VERIFY(!tabs.engine.isBusy());
}

// A file of 50,000 classes is read in about linear time; what the palette does not show it tells, and finds.
void WindowPartsTest::veryManyClassesAreTaken() {
  Tabs tabs([] { return std::make_unique<WideEngine>(); });
  tabs.pages.add();
  PalettePanel palette(tabs.catalog, tabs.icons);
  QTRY_VERIFY(tabs.catalog.children({}));
  QStringList names;
  for (int k = 0; k < 50'000; ++k) names << QStringLiteral("A%1").arg(k);
  tabs.catalog.libraryAdded(names);
  QTRY_COMPARE_WITH_TIMEOUT(tabs.catalog.placeable().size(), 50'000, 20'000);
  QTreeWidget& tree = *palette.tree();
  const auto lastRow = [&] { return tree.topLevelItem(tree.topLevelItemCount() - 1)->text(0); };
  QTRY_VERIFY(lastRow().startsWith(QStringLiteral("49701 more")));
  QVERIFY(tree.topLevelItemCount() <= 302);
  palette.searchField()->setText("A49999");
  QTRY_COMPARE(lastRow(), QString("A49999"));
  palette.searchField()->setText("A");
  QTRY_VERIFY(lastRow().startsWith(QStringLiteral("There are more")));
}

QTEST_MAIN(WindowPartsTest)
#include "window_parts_test.moc"
