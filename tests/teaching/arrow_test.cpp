// What is drawn over a diagram is physically right, read from the painter's own list: action and reaction are opposite
// at every cut of every part and of random lines, however the parts are placed; turning a part on the canvas changes no
// result and no arrow's sense; exchanging its ends changes what the sign table says.
#include <QtTest>

#include "app/canvas/geometry.h"
#include "app/look/format.h"
#include "app/teaching/describe.h"
#include "app/teaching/sheet.h"
#include "engine/diagram/json.h"
#include "tests/teaching/arrow_bench.h"
#include "tests/teaching/line_models.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class ArrowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyPartBetweenMasses_data();
  void everyPartBetweenMasses();
  void randomLines();
  void thirdSystemOfTheSignConvention();
  void aTurnedFixedPointDrawsAlongTheLine();
  void theNumberOfAFreeFlangeStandsAtIt();
  void theGroundReactsAtTheHatching();
  void swappingTheEndsOfASpringChangesItsSigns();
  void swappingTheEndsOfAMassChangesNothingButNames();
  void theDescriptionIsWhatWasDrawn();
  void aClickTurnsAnAxis();
  void aClickTurnsAPartThatMisleads();
  void conventionsPointAsTheTableSays();
  void aWireIsCutOpen();
  void aPartIsCutFree();
  void aPartInSpaceIsCutFree();
  void picturesOfLargeDiagramsAreFast();

 private:
  // Turns, flips and moves one part after the other: results and senses stay.
  void placedOtherwise(std::mt19937& random);
  // Cuts each wire and frees each part: sums are zero, or mass times acceleration.
  void cutEverywhere();
  ArrowBench bench_;
};

void ArrowTest::everyPartBetweenMasses_data() {
  QTest::addColumn<QString>("className");
  QTest::addColumn<bool>("hasSupport");
  const std::vector<ClassInfo> parts = partsWithFlanges(bench_);
  for (const ClassInfo& info : parts) {
    const QString name = QString::fromStdString(info.name);
    QTest::addRow("%s", info.name.c_str() + 19) << name << false;
    const bool canHave = std::any_of(info.connectors.begin(), info.connectors.end(),
                                     [](const ConnectorInfo& c) { return c.condition.starts_with("useSupport"); });
    if (canHave) QTest::addRow("%s held", info.name.c_str() + 19) << name << true;
  }
  QVERIFY2(parts.size() > 60, qPrintable(QString::number(parts.size())));
}

// Each part of the palette's 1-D libraries, with the ground implied and with its support held.
void ArrowTest::everyPartBetweenMasses() {
  QFETCH(QString, className);
  QFETCH(bool, hasSupport);
  const ClassInfo info = bench_.classOf(className.toStdString());
  QVERIFY2(bench_.simulate(partBetweenMasses(info, hasSupport)), qPrintable(bench_.reason()));
  for (const double time : {0.0, 0.2, 0.7, 1.0}) {
    const Drawn& drawn = bench_.draw(time);
    QVERIFY(!drawn.arrows.empty());
    const QString fault = faultOf(bench_, drawn);
    QVERIFY2(fault.isEmpty(), qPrintable(QString("t = %1: %2").arg(time).arg(fault)));
  }
}

void ArrowTest::randomLines() {
  // The long run: ARMATURE_LINE_MODELS=200.
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_LINE_MODELS");
  const int count = wanted > 0 ? wanted : 30;
  std::mt19937 random(14);
  int done = 0, tried = 0;
  for (; done < count && tried < 2 * count; ++tried) {
    if (!bench_.simulate(randomLine(random))) continue;  // a chain that the engine refuses, as two ends held fast
    ++done;
    const std::string text = diagram::toJson(bench_.document.values());
    for (const double time : {0.0, 0.23, 0.6}) {
      const QString fault = faultOf(bench_, bench_.draw(time));
      QVERIFY2(fault.isEmpty(), qPrintable(fault + "\n" + QString::fromStdString(text)));
    }
    cutEverywhere();
    placedOtherwise(random);
    if (QTest::currentTestFailed()) return;
  }
  qInfo("%d models of %d", done, tried);
  QCOMPARE(done, count);
}

void ArrowTest::placedOtherwise(std::mt19937& random) {
  const size_t count = bench_.document.values().components.size();
  const QString fault = faultOfPlacing(bench_, 0.23, {[&](diagram::Document& d) {
                                         diagram::Placement& p = d.components[random() % count].placement;
                                         const QPointF centre(p.x, p.y);
                                         p = random() % 2 ? mirrored(p, centre) : turned(p, centre, random() % 2 != 0);
                                       }});
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

// The +1 N of the mass and the −1 N of the source, two faces of one cut, pointed the same way while arrows followed the
// icons: the source is drawn turned.
void ArrowTest::thirdSystemOfTheSignConvention() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  const QString fault = faultOf(bench_, bench_.draw(0.5));
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  const DrawnArrow *onMass = bench_.arrow("mass3.flange_b"), *onForce = bench_.arrow("force3.flange");
  QVERIFY(onMass && onForce);
  QVERIFY(std::abs(onMass->value - 1) < 1e-9 && std::abs(onForce->value + 1) < 1e-9);
  QVERIFY(onMass->to.x() > onMass->from.x());
  QVERIFY(onForce->to.x() < onForce->from.x());
  // All three masses are pushed to the right.
  for (const char* end : {"mass1.flange_a", "mass2.flange_b", "mass3.flange_b"}) {
    const DrawnArrow* arrow = bench_.arrow(end);
    QVERIFY(arrow && arrow->to.x() > arrow->from.x());
  }
  // The turned source, and nothing else, is marked.
  const auto& marks = bench_.overlay.drawn().marks;
  QCOMPARE(marks.size(), size_t(1));
  QCOMPARE(bench_.scene.parts()[static_cast<size_t>(marks[0].part)].name, QString("force3"));
}

// A fixed point turned by 90° at the end of a lying line: its force is drawn along the line, not upright.
void ArrowTest::aTurnedFixedPointDrawsAlongTheLine() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/WhyArrows")));
  bench_.draw(0.5);
  for (const char* end : {"fixed1.flange", "fixed2.flange"}) {
    const DrawnArrow* arrow = bench_.arrow(end);
    QVERIFY(arrow);
    QVERIFY(arrow->from != arrow->to);
    QCOMPARE(arrow->from.y(), arrow->to.y());
  }
}

// Its number is nearer to it than to any other flange.
void ArrowTest::theNumberOfAFreeFlangeStandsAtIt() {
  bench_.overlay.setShown({false, true, false, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  const Drawn& drawn = bench_.draw(0.5);
  int found = 0;
  for (const DrawnNumber& number : drawn.numbers) {
    const QString end = number.part + '.' + number.connector;
    if (end != "mass1.flange_b" && end != "mass2.flange_a" && end != "mass3.flange_a") continue;
    ++found;
    QVERIFY(number.hasLeader);
    QCOMPARE(number.anchor, bench_.pixelOf(end));
    const double own = QLineF(number.box.center(), number.anchor).length();
    const QString other = number.part + (number.connector == "flange_a" ? ".flange_b" : ".flange_a");
    QVERIFY2(own < QLineF(number.box.center(), bench_.pixelOf(other)).length(), qPrintable(end));
    const double expected = bench_.result(end.toStdString() + ".s", 0.5);
    QVERIFY2(number.text.startsWith(formatNumber(expected, 3)), qPrintable(number.text));
  }
  bench_.overlay.setShown({true, false, false, true, false});
  QCOMPARE(found, 3);
}

// The same force with the implicit ground and with a fixed point at its support: the reaction is drawn alike.
void ArrowTest::theGroundReactsAtTheHatching() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(0.5);
  const DrawnArrow *implied = bench_.arrow("force1.support"), *held = bench_.arrow("force3.support");
  QVERIFY(implied && held);
  QVERIFY(std::abs(implied->value - 1) < 1e-9 && std::abs(held->value - 1) < 1e-9);
  QVERIFY(implied->to.x() > implied->from.x() && held->to.x() > held->from.x());
  const double away = QLineF(bench_.pixelOf("force1.support"), (implied->from + implied->to) / 2).length();
  QVERIFY2(away < 40, qPrintable(QString::number(away)));
}

// A spring without length at rest: its own force and length change their signs, the motion does not.
void ArrowTest::swappingTheEndsOfASpringChangesItsSigns() {
  const auto model = [](bool isSwapped) {
    diagram::Document d;
    d.name = "Swap";
    const auto add = [&](const char* name, const char* className, double x, std::vector<diagram::Modifier> values) {
      diagram::ComponentItem item;
      item.name = name;
      item.className = std::string("Modelica.Mechanics.Translational.Components.") + className;
      item.placement.x = x;
      item.modifiers = std::move(values);
      d.components.push_back(item);
    };
    add("fixed", "Fixed", -60, {});
    add("spring", "Spring", -20, {{"c", "10"}});
    add("mass", "Mass", 20, {{"m", "1"}, {"s.start", "0.5"}, {"s.fixed", "true"}, {"v.fixed", "true"}});
    d.connections.push_back({"fixed.flange", isSwapped ? "spring.flange_b" : "spring.flange_a", {}, {}});
    d.connections.push_back({isSwapped ? "spring.flange_a" : "spring.flange_b", "mass.flange_a", {}, {}});
    d.experiment.stopTime = 0.8;
    return d;
  };
  QVERIFY(bench_.simulate(model(false)));
  bench_.draw(0.1);
  const double f = bench_.result("spring.f", 0.1), length = bench_.result("spring.s_rel", 0.1),
               s = bench_.result("mass.s", 0.1), onMass = bench_.arrow("mass.flange_a")->value,
               onRight = bench_.arrow("spring.flange_b")->value;
  QVERIFY(f > 0.1);
  QVERIFY(bench_.simulate(model(true)));
  const QString fault = faultOf(bench_, bench_.draw(0.1));
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  const auto isNear = [](double a, double b) { return std::abs(a - b) < 1e-6; };
  QVERIFY(isNear(bench_.result("spring.f", 0.1), -f));
  QVERIFY(isNear(bench_.result("spring.s_rel", 0.1), -length));
  QVERIFY(isNear(bench_.result("mass.s", 0.1), s));
  QVERIFY(isNear(bench_.arrow("mass.flange_a")->value, onMass));
  QVERIFY(isNear(bench_.arrow("spring.flange_a")->value, onRight));
}

void ArrowTest::swappingTheEndsOfAMassChangesNothingButNames() {
  diagram::Document d = exampleDocument("Translational/SignConvention");
  QVERIFY(bench_.simulate(d));
  const double a = bench_.result("mass1.a", 0.5), s = bench_.result("mass1.s", 0.5);
  for (auto& connection : d.connections)
    if (connection.to == "mass1.flange_a") connection.to = "mass1.flange_b";
  QVERIFY(bench_.simulate(d));
  const QString fault = faultOf(bench_, bench_.draw(0.5));
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  QCOMPARE(bench_.result("mass1.a", 0.5), a);
  QCOMPARE(bench_.result("mass1.s", 0.5), s);
  QVERIFY(bench_.arrow("mass1.flange_b")->to.x() > bench_.arrow("mass1.flange_b")->from.x());
}

// The JSON has every arrow and number of the list, in units of the diagram and y up.
void ArrowTest::theDescriptionIsWhatWasDrawn() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  const Drawn& drawn = bench_.draw(0.5);
  const diagram::Json json = describe(drawn, bench_.view);
  QCOMPARE(json["arrows"].size(), drawn.arrows.size());
  QCOMPARE(json["numbers"].size(), drawn.numbers.size());
  int seen = 0;
  for (const auto& arrow : json["arrows"]) {
    if (arrow["part"] != "mass3" || arrow["connector"] != "flange_b") continue;
    ++seen;
    QCOMPARE(arrow["layer"].get<std::string>(), std::string("value"));
    QCOMPARE(arrow["quantity"].get<std::string>(), std::string("force"));
    QCOMPARE(arrow["unit"].get<std::string>(), std::string("N"));
    QVERIFY(std::abs(arrow["value"].get<double>() - 1) < 1e-9);
    QVERIFY(arrow["to"][0].get<double>() > arrow["from"][0].get<double>());
    const QPointF flange = bench_.scene.connector(bench_.scene.findEnd("mass3.flange_b")).at;
    QVERIFY(std::abs(arrow["from"][1].get<double>() - flange.y()) < 12 / bench_.view.scale());
  }
  QCOMPARE(seen, 1);
}

// All arrows of the line point the other way on the screen, and no number changes.
void ArrowTest::aClickTurnsAnAxis() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(0.5);
  const QMap<QString, int> senses = sensesOf(bench_);
  const auto axisOf = [&](const char* end) -> DrawnArrow {
    const int line = bench_.arrow(end)->line;
    for (const DrawnArrow& a : bench_.overlay.drawn().arrows)
      if (a.layer == DrawnArrow::Layer::axis && a.line == line) return a;
    return {};
  };
  const DrawnArrow before = axisOf("mass1.flange_a");
  QVERIFY(before.to.x() > before.from.x());
  bench_.view.show();
  QTest::mouseClick(&bench_.view, Qt::LeftButton, {}, ((before.from + before.to) / 2).toPoint());
  QCOMPARE(bench_.document.undoStack()->count(), 1);
  bench_.draw(0.5);
  const DrawnArrow after = axisOf("mass1.flange_a");
  QVERIFY(after.to.x() < after.from.x());
  const DrawnArrow* arrow = bench_.arrow("mass1.flange_a");
  QVERIFY(arrow->to.x() < arrow->from.x() && arrow->value > 0);
  QCOMPARE(sensesOf(bench_), senses);
  const QString fault = faultOf(bench_, bench_.overlay.drawn());
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  // The other lines stay, and undo brings the axis back.
  QVERIFY(axisOf("mass2.flange_b").to.x() > axisOf("mass2.flange_b").from.x());
  bench_.document.undoStack()->undo();
  bench_.draw(0.5);
  QCOMPARE(axisOf("mass1.flange_a").to, before.to);
  bench_.view.hide();
}

void ArrowTest::aClickTurnsAPartThatMisleads() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(0.5);
  const QMap<QString, int> senses = sensesOf(bench_);
  QCOMPARE(bench_.overlay.drawn().marks.size(), size_t(1));
  bench_.view.show();
  QTest::mouseClick(&bench_.view, Qt::LeftButton, {}, bench_.overlay.drawn().marks[0].box.center().toPoint());
  bench_.draw(0.5);
  QCOMPARE(bench_.overlay.drawn().marks.size(), size_t(0));
  QVERIFY(
      !bench_.document.values().components[static_cast<size_t>(bench_.document.partIndex("force3"))].placement.flip);
  QCOMPARE(sensesOf(bench_), senses);
  bench_.document.undoStack()->undo();
  bench_.draw(0.5);
  QCOMPARE(bench_.overlay.drawn().marks.size(), size_t(1));
  bench_.view.hide();
}

// Before anything has run: a spring's force pulls its ends apart in the world, a mass counts along its line, and a
// source that is drawn turned pushes along the line all the same.
void ArrowTest::conventionsPointAsTheTableSays() {
  bench_.overlay.setShown({false, false, false, false, true});
  QVERIFY(bench_.simulate(exampleDocument("Translational/WhyArrows")));
  const auto ways = [&](const QString& part) {
    QList<QPair<QString, int>> found;
    for (const DrawnArrow& a : bench_.overlay.drawn().arrows)
      if (a.layer == DrawnArrow::Layer::convention && a.part == part)
        found << qMakePair(a.connector, a.to.x() > a.from.x() ? 1 : -1);
    std::sort(found.begin(), found.end());
    return found;
  };
  bench_.draw(0);
  const QList<QPair<QString, int>> apart{{"flange_a", -1}, {"flange_b", 1}}, along{{"", 1}};
  QCOMPARE(ways("spring1"), apart);
  QCOMPARE(ways("mass1"), along);
  bench_.replace([](diagram::Document& d) {
    for (auto& item : d.components)
      if (item.name == "spring1" || item.name == "mass1") item.placement.flip = !item.placement.flip;
  });
  const int spring = bench_.document.partIndex("spring1");
  bench_.draw(0);
  const Line* line = bench_.overlay.lines().find(bench_.scene.findEnd("spring1.flange_a"));
  QVERIFY(line && spring >= 0);
  // Both are turned, and the line with them: everything points the other way.
  QCOMPARE(line->direction, QPointF(-1, 0));
  QCOMPARE(ways("mass1").first().second, -1);
  QCOMPARE(ways("spring1").first().second, 1);
  bench_.overlay.setShown({true, false, false, true, false});
}

void ArrowTest::cutEverywhere() {
  for (size_t w = 0; w < bench_.scene.wires().size(); ++w) {
    bench_.scene.select({}, {static_cast<int>(w)});
    const Drawn& drawn = bench_.draw(0.23);
    QCOMPARE(drawn.cuts.size(), size_t(1));
    QVERIFY(drawn.cuts[0].faces.size() >= 2);
    QVERIFY(std::abs(drawn.cuts[0].sums.at(0).value) < 1e-6);
  }
  for (size_t part = 0; part < bench_.scene.parts().size(); ++part) {
    bench_.scene.select({static_cast<int>(part)}, {});
    const Drawn& drawn = bench_.draw(0.23);
    if (drawn.cuts.empty()) continue;
    const auto& sums = drawn.cuts[0].sums;
    const QString kind = bench_.scene.parts()[part].className.section('.', -1);
    if (kind == "Mass" || kind == "Inertia") {
      QCOMPARE(sums.size(), size_t(2));
      QVERIFY(std::abs(sums[0].value - sums[1].value) < 1e-6 * std::max(1.0, std::abs(sums[0].value)));
    } else if (kind.contains("Spring") || kind == "Damper" || kind == "Rod" || kind.startsWith("Constant")) {
      QVERIFY2(std::abs(sums.at(0).value) < 1e-6, qPrintable(kind));
    }
  }
  bench_.scene.clearSelection();
}

// A click on the wire of the third system: its two faces, and their sum.
void ArrowTest::aWireIsCutOpen() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(0.5);
  QVERIFY(bench_.overlay.drawn().cuts.empty());
  int wire = -1;
  for (size_t w = 0; w < bench_.scene.wires().size(); ++w)
    if (bench_.scene.wires()[w].to == "mass3.flange_b") wire = static_cast<int>(w);
  bench_.scene.select({}, {wire});
  const Drawn& drawn = bench_.draw(0.5);
  QCOMPARE(drawn.cuts.size(), size_t(1));
  QCOMPARE(drawn.cuts[0].faces.size(), size_t(2));
  for (const auto& face : drawn.cuts[0].faces)
    QVERIFY(std::abs(face.value - (face.words.startsWith("mass3") ? 1 : -1)) < 1e-9);
  QVERIFY(std::abs(drawn.cuts[0].sums.at(0).value) < 1e-12);
  QVERIFY(QRectF(bench_.view.rect()).contains(drawn.cuts[0].box));
  bench_.scene.clearSelection();
}

// The mass is pushed by 1 N and gets m·a; the source feels the mass and the ground, which cancel.
void ArrowTest::aPartIsCutFree() {
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.scene.select({bench_.document.partIndex("mass1")}, {});
  const DrawnCut mass = bench_.draw(0.5).cuts.at(0);
  QCOMPARE(mass.faces.size(), size_t(2));
  QCOMPARE(mass.sums.size(), size_t(2));
  QVERIFY(std::abs(mass.sums[0].value - 1) < 1e-9 && std::abs(mass.sums[1].value - 1) < 1e-9);
  bench_.scene.select({bench_.document.partIndex("force1")}, {});
  const DrawnCut force = bench_.draw(0.5).cuts.at(0);
  QCOMPARE(force.faces.size(), size_t(2));
  QVERIFY(std::abs(force.sums.at(0).value) < 1e-12);
  bench_.scene.clearSelection();
}

// Between frames forces are vectors: each as the results have it; seen from the world they add up, whatever way the
// frames are turned.
void ArrowTest::aPartInSpaceIsCutFree() {
  QVERIFY(bench_.simulate(exampleDocument("MultiBody/ActuatedDrive")));
  const auto cutOf = [&](const char* part, double time) {
    bench_.scene.select({bench_.document.partIndex(part)}, {});
    return bench_.draw(time).cuts.at(0);
  };
  const auto isZero = [](const DrawnCut::Row& row, double largest) { return row.value < 1e-6 * largest; };
  const DrawnCut torque = cutOf("torque", 0.4);
  QCOMPARE(torque.faces.size(), size_t(4));
  double largest = 0;
  for (const DrawnCut::Row& row : torque.faces) {
    QCOMPARE(row.components.size(), size_t(3));
    largest = std::max(largest, row.value);
    for (int k = 0; k < 3; ++k) {
      const std::string name = row.words.toStdString() + "[" + std::to_string(k + 1) + "]";
      QVERIFY2(std::abs(row.components[static_cast<size_t>(k)] - bench_.result(name, 0.4)) < 1e-9, name.c_str());
    }
  }
  QVERIFY(largest > 0.1);
  QCOMPARE(torque.sums.size(), size_t(2));
  for (const DrawnCut::Row& row : torque.sums) QVERIFY2(isZero(row, largest), qPrintable(row.words));
  QVERIFY(QRectF(bench_.view.rect()).contains(torque.box));

  // Turned joints and long arms, where frames differ from the world and forces have levers.
  QVERIFY(bench_.simulate(exampleDocument("MultiBody/DoublePendulum")));
  int turned = 0;
  for (size_t part = 0; part < bench_.scene.parts().size(); ++part) {
    if (!bench_.scene.parts()[part].className.endsWith("Revolute")) continue;
    const DrawnCut cut = cutOf(qPrintable(bench_.scene.parts()[part].name), 0.37);
    double force = 0;
    for (const DrawnCut::Row& row : cut.faces)
      if (row.unit == "N") force = std::max(force, row.value);
    QVERIFY(force > 1);
    for (const DrawnCut::Row& row : cut.sums) QVERIFY2(isZero(row, force), qPrintable(row.words));
    turned += cut.sums.size() == 2 ? 1 : 0;
  }
  QVERIFY(turned >= 1);
  bench_.scene.clearSelection();
}

// A chain of 200 parts with all layers: printed, and far from what would stop a hand.
void ArrowTest::picturesOfLargeDiagramsAreFast() {
  diagram::Document d;
  d.name = "Chain";
  for (int k = 0; k < 200; ++k) {
    diagram::ComponentItem item;
    item.name = "part" + std::to_string(k);
    item.className = std::string("Modelica.Mechanics.Translational.Components.") + (k % 2 ? "Spring" : "Mass");
    item.placement.x = 40 * (k % 20);
    item.placement.y = -60 * (k / 20);
    item.modifiers = {k % 2 ? diagram::Modifier{"c", "100"} : diagram::Modifier{"m", "1"}};
    if (k == 0) item.modifiers.push_back({"v(start)", "1"});
    d.components.push_back(item);
    if (k > 0) d.connections.push_back({"part" + std::to_string(k - 1) + ".flange_b", item.name + ".flange_a", {}, {}});
  }
  d.components[0].modifiers.back() = {"v.start", "1"};
  QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
  const auto measured = [&](const Overlays& overlays) {
    bench_.overlay.setShown(overlays);
    bench_.draw(0.1);
    QElapsedTimer clock;
    clock.start();
    constexpr int kPictures = 20;
    for (int k = 0; k < kPictures; ++k) {
      bench_.run.setShownTime(0.2 + 0.02 * k);
      bench_.view.grab();
    }
    return static_cast<double>(clock.nsecsElapsed()) / 1e6 / kPictures;
  };
  const double bare = measured({}), arrows = measured({true, false, false, true, false}),
               motion = measured({false, false, true, false, false}), all = measured({true, true, true, true, true});
  qInfo("ms a picture of 200 parts: %.1f bare, %.1f axes and arrows, %.1f motion, %.1f all layers", bare, arrows,
        motion, all);
  bench_.overlay.setShown({true, false, false, true, false});
  QVERIFY(all < 1000);
}

QTEST_MAIN(ArrowTest)
#include "arrow_test.moc"
