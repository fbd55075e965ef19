// The glasses in the window: chosen by clicks in the menu, seen wherever a number stands, with their badge, and nowhere
// else; results, exports and arrows stay as they are.
#include <qcustomplot.h>

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QtTest>

#include "app/plots/plot_export.h"
#include "app/plots/plot_view.h"
#include "app/shell/explanations.h"
#include "app/shell/view_menu.h"
#include "app/teaching/describe.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"
#include "tests/robustness/diagram_builder.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;
using namespace std::string_literals;

namespace {

// A mass between a wall with a spring and a driving force; a rod that is pushed; the reader's spring with others.
diagram::Document pressedSpring() {
  diagram::Document made = DiagramBuilder("PressedSpring")
                               .part("wall", kTranslational + "Components.Fixed"s)
                               .at(-80)
                               .part("spring", kTranslational + "Components.Spring"s, {{"c", "32"}, {"s_rel0", "0.5"}})
                               .at(-45)  // both of its numbers have room
                               .part("mass", kTranslational + "Components.Mass"s, {{"m", "1"}})
                               .at(0)
                               .part("rod", kTranslational + "Components.Rod"s, {{"L", "1"}})
                               .at(30)
                               .part("push", kTranslational + "Sources.Force"s)
                               .at(60)
                               .part("signal", kBlocks + "Sources.Constant"s, {{"k", "-3.2"}})
                               .at(90)
                               .wire("wall.flange", "spring.flange_a")
                               .wire("spring.flange_b", "mass.flange_a")
                               .wire("mass.flange_b", "rod.flange_a")
                               .wire("rod.flange_b", "push.flange")
                               .wire("push.f", "signal.y")
                               .stopTime(1)
                               .document;
  made.components[2].modifiers.push_back({"s.start", "0.3"});
  made.components[2].modifiers.push_back({"s.fixed", "true"});
  made.components[2].modifiers.push_back({"v.fixed", "true"});
  made.components[4].placement.flip = true;
  made.components[5].placement.flip = true;
  made.plots =
      diagram::Json::parse(R"([{"title":"forces","curves":[{"variable":"spring.f"},{"variable":"spring.s_rel"}]},
    {"title":"over the length","x":"spring.s_rel","curves":[{"variable":"spring.f"}]}])");
  return made;
}

// The same circuit for machines and sources: a battery, a resistor and a machine with an inertia.
diagram::Document motor() {
  return DiagramBuilder("Motor")
      .part("battery", kAnalog + "Sources.ConstantVoltage"s, {{"V", "12"}})
      .at(-40)
      .part("resistor", kAnalog + "Basic.Resistor"s, {{"R", "1"}})
      .at(-20, 30)
      .part("emf", kAnalog + "Basic.RotationalEMF"s, {{"k", "0.5"}})
      .at(10)
      .part("inertia", kRotational + "Components.Inertia"s, {{"J", "0.1"}})
      .at(40)
      .part("ground", kAnalog + "Basic.Ground"s)
      .at(-20, -40)
      .wire("battery.p", "resistor.p")
      .wire("resistor.n", "emf.p")
      .wire("emf.n", "battery.n")
      .wire("battery.n", "ground.p")
      .wire("emf.flange", "inertia.flange_a")
      .stopTime(1)
      .document;
}

QByteArray bitsOf(const StorePtr& store) {
  QByteArray bits;
  for (const auto& column : store->columns())
    for (uint64_t row = 0; row < store->rowCount(); ++row) {
      const double value = store->value(column, row);
      bits.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
  return bits;
}

// Counts how often a widget is painted.
class Paintings : public QObject {
 public:
  explicit Paintings(QWidget& widget) { widget.installEventFilter(this); }
  int count() const { return count_; }

 protected:
  bool eventFilter(QObject* /*object*/, QEvent* event) override {
    count_ += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }

 private:
  int count_ = 0;
};

// Opens View → Glasses as a hand does, and clicks an entry.
void choose(MainWindow& window, const QString& title) {
  QMenuBar* bar = window.menuBar();
  QAction* view = nullptr;
  for (QAction* top : bar->actions())
    if (QString(top->text()).remove('&') == "View") view = top;
  QVERIFY(view);
  QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(view).center());
  QMenu* menu = view->menu();
  QTRY_VERIFY(menu->isVisible());
  auto* glasses = window.findChild<QMenu*>("glassesMenu");
  QVERIFY(glasses);
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(glasses->menuAction()).center());
  QTRY_VERIFY(glasses->isVisible());
  for (QAction* action : glasses->actions())
    if (action->text() == title) {
      QTest::mouseClick(glasses, Qt::LeftButton, {}, glasses->actionGeometry(action).center());
      QTRY_VERIFY(!menu->isVisible());
      return;
    }
  QFAIL(qPrintable("no entry " + title));
}

std::unique_ptr<MainWindow> windowWith(const QTemporaryDir& folder, const diagram::Document& document) {
  const QString path = folder.filePath("diagram.armature.json");
  if (!diagram::save(document, path.toStdString())) return nullptr;
  auto window = makeWindow(folder);
  if (!window->openFile(path)) return nullptr;
  window->viewMenu().show({true, true, false, false, true});
  return window;
}

// Each number of a list: full name, text, badge.
struct Row {
  QString name, text;
  bool hasBadge = false;
};
QList<Row> rowsOf(VariableTree& tree) {
  QList<Row> rows;
  for (QTreeWidgetItemIterator i(&tree); *i; ++i)
    if ((*i)->data(0, Qt::UserRole).isValid() && !(*i)->text(1).isEmpty())
      rows << Row{(*i)->data(0, Qt::UserRole).toString(), (*i)->text(1), !(*i)->icon(1).isNull()};
  return rows;
}

QString opposite(QString text) {
  const QChar minus(0x2212);
  return text.startsWith(minus) ? text.mid(1) : minus + text;
}

}  // namespace

class GlassesViewTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyPlaceOfANumber();
  void arrowsAreFacts();
  void resultsAndExportsStay();
  void aChangeIsNotPaintedInItsMidst();
  void plotsWearThemToo();
  void duringARunAndInReplay();
  void machinesAndSources();
  void theCardSaysBoth();
  void theStatusLineNamesThem();
  void aLessonChoosesAndLocks();
  void theInsideOfAPart();
  void oddDiagrams();
};

// What glasses turn is shown with the other sign and their badge; everything else is to the letter as before.
void GlassesViewTest::everyPlaceOfANumber() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  clickPart(*window, "spring");
  VariableTree& list = *window->page().variables().tree();
  // Values are read of the rows in sight: a few at a time.
  const auto listed = [&] {
    QList<Row> rows;
    for (const char* filter : {"spring", "flange_a.f", "flange_b.f", "push", "rod"}) {
      list.setFilter(filter);
      rows += rowsOf(list);
    }
    return rows;
  };
  QTRY_VERIFY(listed().size() > 12);
  VariableTree& inspector = *window->inspector().variables();
  QTRY_VERIFY(rowsOf(inspector).size() > 2);
  window->canvas().grab();
  const QList<Row> before = listed(), inspected = rowsOf(inspector);
  const Drawn drawn = window->page().overlay().drawn();
  for (const Row& row : before + inspected) QVERIFY(!row.hasBadge);
  for (const DrawnNumber& number : drawn.numbers) QVERIFY(!number.isTurned);

  choose(*window, "Compression positive");
  const QSet<QString> turned{"spring.f",        "spring.flange_b.f", "mass.flange_b.f", "rod.flange_b.f",
                             "spring.flange_b", "mass.flange_b",     "rod.flange_b"};
  int badges = 0;
  const auto check = [&](const QList<Row>& now, const QList<Row>& then) {
    QCOMPARE(now.size(), then.size());
    for (qsizetype k = 0; k < now.size(); ++k) {
      const bool isTurned = turned.contains(now[k].name);
      QVERIFY2(now[k].hasBadge == isTurned, qPrintable(now[k].name));
      const QString wanted = isTurned && then[k].text[0] != '0' ? opposite(then[k].text) : then[k].text;
      QCOMPARE(now[k].text, wanted);
      badges += isTurned ? 1 : 0;
    }
  };
  check(listed(), before);
  check(rowsOf(inspector), inspected);
  QVERIFY(badges >= 5);
  window->canvas().grab();
  const Drawn through = window->page().overlay().drawn();
  QCOMPARE(through.glasses, QString("Compression positive"));
  // The painter's list: a number at an arrow has its badge where its sign is not the arrow's.
  int painted = 0;
  for (const DrawnNumber& number : through.numbers) {
    for (const DrawnArrow& arrow : through.arrows) {
      if (arrow.layer != DrawnArrow::Layer::value || arrow.part != number.part || arrow.connector != number.connector ||
          arrow.from == arrow.to || number.isOnWire)
        continue;
      if (arrow.part != number.part || number.text.contains('s')) continue;
      const bool isNegative = number.text.startsWith(QChar(0x2212));
      QVERIFY2(number.isTurned == (isNegative != (arrow.value < 0)), qPrintable(number.part + number.connector));
      QVERIFY2(number.isTurned == turned.contains(number.part + "." + number.connector), qPrintable(number.text));
      painted += number.isTurned ? 1 : 0;
    }
  }
  QStringList shown;
  for (const DrawnNumber& number : through.numbers) shown << number.part + '.' + number.connector + ' ' + number.text;
  QVERIFY2(painted >= 3, qPrintable(shown.join('\n')));
  const diagram::Json said = describe(through, window->canvas());
  QCOMPARE(said.at("glasses").get<std::string>(), "Compression positive"s);
  size_t withBadge = 0;
  for (const auto& number : said.at("numbers"))
    if (number.contains("badge")) {
      QCOMPARE(number.at("badge").get<std::string>(), "compression +"s);
      ++withBadge;
    }
  QCOMPARE(withBadge, static_cast<size_t>(std::ranges::count(through.numbers, true, &DrawnNumber::isTurned)));

  choose(*window, "This library");
  for (const Row& row : listed() + rowsOf(inspector)) QVERIFY(!row.hasBadge);
}

// The push on a part is what it is, whoever looks; what turns is the arrow that says what positive means.
void GlassesViewTest::arrowsAreFacts() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  const auto arrowsOf = [&](DrawnArrow::Layer layer) {
    window->canvas().grab();
    QMap<QString, std::pair<double, QPointF>> found;  // by the place that it tells of: value and sense
    for (const DrawnArrow& a : window->page().overlay().drawn().arrows) {
      const QPointF way = a.to - a.from;
      if (a.layer == layer && a.quantity.contains("force"))
        found[a.part + "." + a.connector] = {a.value, QPointF(way.x() > 0 ? 1 : way.x() < 0 ? -1 : 0, 0)};
    }
    return found;
  };
  const auto facts = arrowsOf(DrawnArrow::Layer::value), conventions = arrowsOf(DrawnArrow::Layer::convention);
  QVERIFY(facts.size() >= 6);
  for (const char* name : {"Tension positive", "Compression positive", "Load positive", "Motor convention"}) {
    choose(*window, name);
    QCOMPARE(arrowsOf(DrawnArrow::Layer::value), facts);
    const auto turned = arrowsOf(DrawnArrow::Layer::convention);
    const bool isSpring = QString(name).startsWith("Compression"), isSource = QString(name).startsWith("Load");
    for (const char* end : {"spring.flange_a", "spring.flange_b"}) {
      QVERIFY(turned.contains(end));
      QCOMPARE(turned[end].second, conventions[end].second * (isSpring ? -1 : 1));
    }
    QCOMPARE(turned["push.flange"].second, conventions["push.flange"].second * (isSource ? -1 : 1));
  }
}

void GlassesViewTest::resultsAndExportsStay() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  const QByteArray results = bitsOf(window->run().store());
  const auto csv = [&](const QString& name) {
    QFile file(folder.filePath(name));
    if (!exportPlotValues(*window->plots().view(0), file.fileName()) || !file.open(QIODevice::ReadOnly))
      return QByteArray();
    return file.readAll();
  };
  const QByteArray table = csv("before.csv");
  QVERIFY(table.contains("spring.f") && table.size() > 1000);
  for (const char* name : {"tension", "compression", "load", "motor", "generator"}) {
    QVERIFY(window->viewMenu().wear(QString(name)));
    QVERIFY(bitsOf(window->run().store()) == results);
    QCOMPARE(csv("after.csv"), table);
    QVERIFY(!window->document().isModified());
  }
  runToEnd(*window);  // a run with glasses on is the same run
  QVERIFY(bitsOf(window->run().store()) == results);
  QVERIFY(!window->viewMenu().wear("rose-tinted"));
}

// A plot that painted at once would have the whole window painted before all of it knows of the change: a wire that is
// being drawn, from a part that has just gone.
void GlassesViewTest::aChangeIsNotPaintedInItsMidst() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  choose(*window, "Compression positive");
  QTest::qWait(200);  // plots are painted
  Paintings paintings(window->canvas());
  for (int k = 0; k < 3; ++k) {
    dropPart(*window, "Modelica.Mechanics.Translational.Components.Mass", QPointF(20 * k, 80));
    QCOMPARE(paintings.count(), 0);
    window->document().undoStack()->undo();
    QCOMPARE(paintings.count(), 0);
  }
  QTRY_VERIFY(paintings.count() > 0);
}

void GlassesViewTest::plotsWearThemToo() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  PlotView& view = *window->plots().view(0);
  PlotView& over = *window->plots().view(1);
  const double force = lastValue(view, "spring.f"), length = lastValue(view, "spring.s_rel");
  QVERIFY(std::abs(force) > 0.1);
  const auto texts = [](const PlotView& plot) {
    QStringList all;
    for (const QLabel* label : plot.findChildren<QLabel*>()) all << label->text();
    all << plot.cursor().card().text();  // lies on the window
    return all.join(' ').replace("&nbsp;", " ");
  };
  QVERIFY(!texts(view).contains("compression +"));
  choose(*window, "Compression positive");
  QCOMPARE(lastValue(view, "spring.f"), -force);
  QCOMPARE(lastValue(view, "spring.s_rel"), length);
  QVERIFY(axisLabel(view, false).contains("[compression +]"));
  QVERIFY(!axisLabel(view, true).contains("compression"));
  QVERIFY2(texts(view).contains("spring.f [compression +]"), qPrintable(texts(view)));
  QVERIFY(!texts(view).contains("s_rel [compression +]"));
  // What an exported picture has as its legend.
  QStringList legend;
  for (int k = 0; k < view.plot()->plottableCount(); ++k) legend << view.plot()->plottable(k)->name();
  QVERIFY(legend.contains("spring.f [compression +]") && legend.contains("spring.s_rel"));
  const auto* curve = qobject_cast<QCPCurve*>(over.plot()->plottable(0));
  QVERIFY(curve && curve->name().contains("[compression +]"));
  const StorePtr store = window->run().store();
  const auto& f = store->columns()[static_cast<size_t>(store->find("spring.f"))];
  QCOMPARE((curve->data()->constEnd() - 1)->value, -store->value(f, store->rowCount() - 1));
  // The card at the pointer.
  const QPoint middle = view.plot()->axisRect()->rect().center();
  QTest::mouseMove(view.plot(), middle - QPoint(3, 0));
  QTest::mouseMove(view.plot(), middle);
  QTRY_VERIFY(texts(view).contains("time "));
  QVERIFY(texts(view).count("[compression +]") >= 2);
  choose(*window, "This library");
  QCOMPARE(lastValue(view, "spring.f"), force);
  QVERIFY(!texts(view).contains("compression"));
}

void GlassesViewTest::duringARunAndInReplay() {
  const QTemporaryDir folder;
  diagram::Document document = pressedSpring();
  document.experiment.stopTime = 20;
  const auto window = windowWith(folder, document);
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(1).info, 20000);
  window->run().start();
  const QStringList names{"compression", "tension", "load", "", "compression"};
  int k = 0;
  QTRY_VERIFY_WITH_TIMEOUT((window->viewMenu().wear(names[k++ % names.size()]), window->canvas().grab(),
                            window->run().state() == RunState::done),
                           60000);
  window->viewMenu().show({true, true, true, false, false});  // motion: it is replayed
  QVERIFY(window->viewMenu().wear("compression"));
  QTRY_VERIFY(!window->run().isShowingNewest());
  const StorePtr store = window->run().store();
  const auto& f = store->columns()[static_cast<size_t>(store->find("spring.flange_b.f"))];
  for (int i = 0; i < 6; ++i) {
    QTest::qWait(40);
    window->canvas().grab();
    const double value = store->valueAt(f, window->run().shownTime());
    for (const DrawnNumber& number : window->page().overlay().drawn().numbers)
      if (number.part == "spring" && number.connector == "flange_b" && number.text.endsWith("N") &&
          std::abs(value) > 0.01) {
        QVERIFY(number.isTurned);
        QCOMPARE(number.text.startsWith(QChar(0x2212)), value > 0);
      }
  }
}

void GlassesViewTest::machinesAndSources() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, motor());
  QVERIFY(window);
  runToEnd(*window);
  const auto value = [&](const char* name) { return window->page().overlay().glasses().turn(name); };
  choose(*window, "Generator convention");
  QTRY_VERIFY(value("battery.i"));
  QVERIFY(value("battery.p.i") && value("emf.i") && value("emf.tauElectrical"));
  QVERIFY(!value("resistor.i") && !value("battery.v") && !value("inertia.flange_a.tau") && !value("emf.flange.tau"));
  QVERIFY(value("der(battery.i)"));
  choose(*window, "Motor convention");
  QTRY_VERIFY(value("emf.flange.tau"));
  QVERIFY(!value("emf.i") && !value("emf.tauElectrical") && !value("battery.i") && !value("emf.support.tau"));
}

void GlassesViewTest::theCardSaysBoth() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  const auto said = [&](const char* name) {
    window->page().explanations().showNow(name, window->mapToGlobal(QPoint(300, 300)));
    return window->page().explanations().card()->accessibleName();
  };
  const QString before = said("spring.f");
  const double value = lastValue(*window->plots().view(0), "spring.f");
  QVERIFY(!before.contains("glasses"));
  choose(*window, "Compression positive");
  const QString after = said("spring.f");
  // The sentence tells the fact, which is the same; the title has the number with its badge.
  const QString fact = value < 0 ? "In compression" : "In tension";
  QVERIFY(before.contains(fact) && after.contains(fact));
  QVERIFY2(after.contains("[compression +]"), qPrintable(after));
  QVERIFY(after.contains("Seen through the glasses “Compression positive”; this library counts"));
  QVERIFY(after.contains("soil and contact mechanics"));
  QVERIFY(!said("spring.s_rel").contains("[compression +]"));
  // Cuts add up to zero in one direction only.
  QVERIFY(said("spring.flange_b.f").contains("as this library counts:"));
}

void GlassesViewTest::theStatusLineNamesThem() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  runToEnd(*window);
  auto* worn = window->findChild<QLabel*>("wornGlasses");
  auto* hover = window->findChild<QLabel*>("hoverWords");
  QVERIFY(worn && hover && !worn->isVisible());
  choose(*window, "Compression positive");
  QVERIFY(worn->isVisible() && worn->text().contains("Compression positive"));
  CanvasView& canvas = window->canvas();
  const ConnectorRef end = canvas.scene().findEnd("spring.flange_b");
  canvas.scene().setHover(-1, end, -1);
  QTRY_VERIFY2(hover->toolTip().contains("[compression +]"), qPrintable(hover->toolTip()));
  QCOMPARE(hover->toolTip().count("[compression +]"), 1);
  // A page that is opened with glasses on wears them, too; after the next start nobody does.
  QVERIFY(window->openFile(example("Translational/Oscillator")));
  QVERIFY(window->page().overlay().glasses().areOn());
  QVERIFY(worn->isVisible());
  window->viewMenu().save(window->settings());
  window->settings().sync();
  const auto next = makeWindow(folder);
  QVERIFY(!next->page().overlay().glasses().areOn());
}

void GlassesViewTest::aLessonChoosesAndLocks() {
  const QTemporaryDir folder;
  const auto window = windowWith(folder, pressedSpring());
  QVERIFY(window);
  QVERIFY(window->viewMenu().wear("load"));
  window->viewMenu().wearForLesson("compression");
  QCOMPARE(window->page().overlay().glasses().name, QString("compression"));
  window->viewMenu().setLocks({&window->page(), true, false});
  auto* menu = window->findChild<QMenu*>("glassesMenu");
  for (QAction* action : menu->actions())
    if (!action->isSeparator()) QVERIFY(!action->isEnabled());
  window->viewMenu().setLocks({});
  window->viewMenu().wearForLesson({});
  QVERIFY(!window->page().overlay().glasses().areOn());
  window->viewMenu().endLesson();
  QCOMPARE(window->page().overlay().glasses().name, QString("load"));
}

// Variables of parts inside of parts, in lists and over the inside alike.
void GlassesViewTest::theInsideOfAPart() {
  const QTemporaryDir folder;
  diagram::Document document = pressedSpring();
  document.classes = {R"(model Pair "two springs in a row"
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Mechanics.Translational.Components.Spring one(c = 64, s_rel0 = 0.25) annotation(Placement(transformation(extent = {{-50, -10}, {-30, 10}})));
  Modelica.Mechanics.Translational.Components.Spring two(c = 64, s_rel0 = 0.25) annotation(Placement(transformation(extent = {{30, -10}, {50, 10}})));
equation
  connect(flange_a, one.flange_a);
  connect(one.flange_b, two.flange_a);
  connect(two.flange_b, flange_b);
end Pair;)"};
  document.components[1].className = "Pair";
  document.components[1].modifiers.clear();
  const auto window = windowWith(folder, document);
  QVERIFY(window);
  runToEnd(*window);
  choose(*window, "Compression positive");
  QTRY_VERIFY(window->page().overlay().glasses().turn("spring.one.f"));
  QVERIFY(window->page().overlay().glasses().turn("spring.two.flange_b.f"));
  QVERIFY(window->page().overlay().glasses().turn("spring.flange_b.f"));
  QVERIFY(!window->page().overlay().glasses().turn("spring.two.flange_a.f"));
  QVERIFY(!window->page().overlay().glasses().turn("spring.none.f"));
  window->page().lookInto(1);
  QTRY_VERIFY(window->page().isInside());
  QTRY_VERIFY((window->canvas().grab(),
               std::ranges::any_of(window->page().overlay().drawn().numbers, [](const DrawnNumber& number) {
                 return number.isTurned && number.part == "one" && number.connector == "flange_b";
               })));
}

// Nothing to see, classes that nobody knows, no run: nothing hangs, nothing is turned.
void GlassesViewTest::oddDiagrams() {
  const QTemporaryDir folder;
  for (const diagram::Document& document :
       {DiagramBuilder("Empty").document, DiagramBuilder("Unknown").part("a", "No.Such.Class").document,
        DiagramBuilder("Odd").part("a", kTranslational + "Components.Spring"s).document}) {
    const auto window = windowWith(folder, document);
    QVERIFY(window);
    for (const char* name : {"tension", "compression", "load", "motor", "generator", ""}) {
      QVERIFY(window->viewMenu().wear(QString(name)));
      window->canvas().grab();
      for (const char* variable : {"", ".", "a", "a.", "a..f", "der()", "der(a.f", "a[1].f", "x.y.z", "time"})
        QVERIFY(!window->page().overlay().glasses().turn(variable));
    }
  }
}

QTEST_MAIN(GlassesViewTest)
#include "glasses_view_test.moc"
