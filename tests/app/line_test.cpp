// Lines of flanges, their positive direction and the check of every part against it: plain values in and out.
#include <QtTest>

#include "app/teaching/line.h"
#include "app/teaching/line_choice.h"
#include "tests/app/line_drawing.h"

using namespace armature;
using namespace armature::app;

class LineTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wiresAndPartsJoinFlangesIntoLines();
  void aLinePointsAsMostOfItsPartsDo();
  void placementsDecideAlongAcrossAndAgainst_data();
  void placementsDecideAlongAcrossAndAgainst();
  void aGearToTranslationEndsALine();
  void aBevelGearEndsALine();
  void aMachineWithManyAxesHasManyLines();
  void hiddenSupportsAreGround();
  void fixedPointsAndSensorsPointNowhere();
  void thePersonsChoiceWins();
  void turningAnAxisIsOneStepAndSurvivesTheFile();
  void turningAPartPutsItAlongItsLine();
};

// Two trains that share nothing are two lines; what is wired is one, whatever is between.
void LineTest::wiresAndPartsJoinFlangesIntoLines() {
  Drawing drawing;
  drawing.add("fixed", fixedClass(), {-80, 0});
  drawing.add("spring", springClass(), {-40, 0});
  drawing.add("mass", massClass(), {0, 0});
  drawing.add("other", massClass(), {0, -60});
  drawing.join("fixed.flange", "spring.flange_a");
  drawing.join("spring.flange_b", "mass.flange_a");
  const Lines lines = drawing.lines();
  QCOMPARE(lines.all.size(), size_t(2));
  QCOMPARE(lines.all[0].members.size(), size_t(3));
  QCOMPARE(lines.all[0].flanges.size(), size_t(5));
  QCOMPARE(lines.find(drawing.end("fixed.flange")), lines.find(drawing.end("mass.flange_b")));
  QVERIFY(lines.find(drawing.end("other.flange_a")) != lines.find(drawing.end("mass.flange_b")));
}

// Two of three parts point left: positive is left, and the third one is against it.
void LineTest::aLinePointsAsMostOfItsPartsDo() {
  Drawing drawing;
  drawing.add("spring1", springClass(), {-40, 0}, 0, true);
  drawing.add("spring2", springClass(), {0, 0}, 180);
  drawing.add("spring3", springClass(), {40, 0});
  drawing.join("spring1.flange_a", "spring2.flange_b");
  drawing.join("spring2.flange_a", "spring3.flange_a");
  const Lines lines = drawing.lines();
  QCOMPARE(lines.all.size(), size_t(1));
  QCOMPARE(lines.all[0].direction, QPointF(-1, 0));
  QVERIFY(lines.all[0].members[0].check == AxisCheck::along);
  QVERIFY(lines.all[0].members[1].check == AxisCheck::along);
  QVERIFY(lines.all[0].members[2].check == AxisCheck::against);
}

void LineTest::placementsDecideAlongAcrossAndAgainst_data() {
  QTest::addColumn<double>("rotation");
  QTest::addColumn<bool>("flip");
  QTest::addColumn<int>("expected");
  const auto row = [](const char* name, double rotation, bool flip, AxisCheck check) {
    QTest::newRow(name) << rotation << flip << static_cast<int>(check);
  };
  row("as drawn", 0, false, AxisCheck::along);
  row("flipped", 0, true, AxisCheck::against);
  row("upside down", 180, false, AxisCheck::against);
  row("flipped and upside down", 180, true, AxisCheck::along);
  row("standing", 90, false, AxisCheck::across);
  row("hanging", 270, false, AxisCheck::across);
  row("standing and flipped", 90, true, AxisCheck::across);
}

// One part placed in every way on a line of two others.
void LineTest::placementsDecideAlongAcrossAndAgainst() {
  QFETCH(double, rotation);
  QFETCH(bool, flip);
  QFETCH(int, expected);
  Drawing drawing;
  drawing.add("mass1", massClass(), {-40, 0});
  drawing.add("mass2", massClass(), {0, 0});
  drawing.add("damper", springClass(), {40, 0}, rotation, flip);
  drawing.join("mass1.flange_b", "mass2.flange_a");
  drawing.join("mass2.flange_b", "damper.flange_a");
  const Lines lines = drawing.lines();
  QCOMPARE(lines.all[0].direction, QPointF(1, 0));
  QCOMPARE(static_cast<int>(lines.all[0].members[2].check), expected);
}

void LineTest::aGearToTranslationEndsALine() {
  Drawing drawing;
  drawing.add("gear", gearToRodClass(), {0, 0});
  drawing.add("mass", massClass(), {40, 0});
  drawing.join("gear.flangeT", "mass.flange_a");
  const Lines lines = drawing.lines();
  QCOMPARE(lines.all.size(), size_t(2));
  const Line *turning = lines.find(drawing.end("gear.flangeR")), *sliding = lines.find(drawing.end("gear.flangeT"));
  QVERIFY(turning != sliding);
  QVERIFY(turning->domain == Domain::rotational && sliding->domain == Domain::translational);
  QCOMPARE(sliding->members.size(), size_t(2));
}

void LineTest::aBevelGearEndsALine() {
  Drawing drawing;
  ClassInfo bevel = springClass(Domain::rotational);
  bevel.name = "Modelica.Mechanics.MultiBody.Parts.BevelGear1D";
  drawing.add("bevel", bevel, {0, 0});
  QCOMPARE(drawing.lines().all.size(), size_t(2));
}

void LineTest::aMachineWithManyAxesHasManyLines() {
  Drawing drawing;
  ClassInfo machine = emptyClass("Own.Machine");
  for (int k = 1; k <= 6; ++k)
    machine.connectors.push_back(flange(("axis" + std::to_string(k)).c_str(), -100, 100 - 30 * k, true));
  drawing.add("machine", machine, {0, 0});
  QCOMPARE(drawing.lines().all.size(), size_t(6));
}

// The support that is not shown is on the line as ground; shown, it is a flange like the others.
void LineTest::hiddenSupportsAreGround() {
  Drawing drawing;
  drawing.add("force", forceClass(), {0, 0});
  drawing.parts[0].connectors[1].isVisible = false;
  Lines lines = drawing.lines();
  QCOMPARE(lines.all.size(), size_t(1));
  QCOMPARE(lines.all[0].flanges.size(), size_t(1));
  QCOMPARE(lines.all[0].grounds.size(), size_t(1));
  drawing.parts[0].connectors[1].isVisible = true;
  lines = drawing.lines();
  QCOMPARE(lines.all[0].flanges.size(), size_t(2));
  QCOMPARE(lines.all[0].grounds.size(), size_t(0));
}

void LineTest::fixedPointsAndSensorsPointNowhere() {
  Drawing drawing;
  drawing.add("mass", massClass(), {0, 0});
  drawing.add("fixed", fixedClass(), {40, 0}, 90);
  drawing.add("sensor", sensorClass(), {40, 40}, 0, true);
  drawing.add("force", forceClass(), {-40, 0}, 0, true);
  drawing.join("mass.flange_b", "fixed.flange");
  drawing.join("mass.flange_b", "sensor.flange");
  drawing.join("mass.flange_a", "force.flange");
  const Lines lines = drawing.lines();
  QCOMPARE(lines.all.size(), size_t(1));
  QCOMPARE(lines.all[0].direction, QPointF(1, 0));  // a mass is asked before a source
  QVERIFY(lines.all[0].members[1].check == AxisCheck::none);
  QVERIFY(lines.all[0].members[2].check == AxisCheck::none);
  QVERIFY(lines.all[0].members[3].check == AxisCheck::against);
}

void LineTest::thePersonsChoiceWins() {
  Drawing drawing;
  drawing.add("mass1", massClass(), {0, 0});
  drawing.add("mass2", massClass(), {40, 0});
  drawing.join("mass1.flange_b", "mass2.flange_a");
  const Lines lines = drawing.lines({{"mass2.flange_a", QPointF(-1, 0)}});
  QCOMPARE(lines.all[0].direction, QPointF(-1, 0));
  QVERIFY(lines.all[0].isChosen);
  QVERIFY(lines.all[0].members[0].check == AxisCheck::against);
  // A choice at a flange of another line concerns nobody here.
  QCOMPARE(drawing.lines({{"mass9.flange_a", QPointF(-1, 0)}}).all[0].direction, QPointF(1, 0));
}

void LineTest::turningAnAxisIsOneStepAndSurvivesTheFile() {
  Scene bench;
  bench.add("mass1", massClass(), {0, 0});
  bench.add("mass2", massClass(), {40, 0});
  bench.document.addConnection("mass1.flange_b", "mass2.flange_a");
  const std::string before = diagram::toJson(bench.document.values());
  const quint64 meaning = bench.document.meaning();
  const int steps = bench.document.undoStack()->count();
  turnAxis(bench.document, bench.scene, bench.lines().all.at(0));
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  QCOMPARE(bench.document.meaning(), meaning);  // the engine has nothing to look at
  QCOMPARE(bench.lines().all.at(0).direction, QPointF(-1, 0));
  const auto again = diagram::fromJson(diagram::toJson(bench.document.values()), "again");
  QVERIFY(again);
  QVERIFY(*again == bench.document.values());
  QCOMPARE(readChoices(*again), readChoices(bench.document.values()));
  // Renamed, a part keeps its choice.
  QVERIFY(bench.document.rename(0, "wagon"));
  QCOMPARE(bench.lines().all.at(0).direction, QPointF(-1, 0));
  bench.document.undoStack()->undo();
  bench.document.undoStack()->undo();
  QCOMPARE(diagram::toJson(bench.document.values()), before);
  // Turned twice, nothing stays behind.
  turnAxis(bench.document, bench.scene, bench.lines().all.at(0));
  turnAxis(bench.document, bench.scene, bench.lines().all.at(0));
  QCOMPARE(diagram::toJson(bench.document.values()), before);
}

void LineTest::turningAPartPutsItAlongItsLine() {
  for (const auto& [rotation, flip] : {std::pair{0.0, true}, {180.0, false}, {90.0, false}, {270.0, true}}) {
    Scene bench;
    const bool isUpright = std::abs(std::remainder(rotation, 180)) > 1;
    bench.add("mass1", massClass(), {0, 0}, isUpright ? 270 : 0);
    bench.add("mass2", massClass(), isUpright ? QPointF(0, 40) : QPointF(40, 0), isUpright ? 270 : 0);
    bench.add("spring", springClass(), {80, 80}, rotation, flip);
    bench.document.addConnection("mass1.flange_b", "mass2.flange_a");
    bench.document.addConnection("mass2.flange_b", "spring.flange_a", {{60, 20}});
    const Line line = bench.lines().all.at(0);
    QVERIFY(line.members[2].check == AxisCheck::against);
    const quint64 meaning = bench.document.meaning();
    turnPart(bench.document, bench.scene, 2, line);
    QVERIFY(bench.lines().all.at(0).members[2].check == AxisCheck::along);
    QCOMPARE(bench.document.meaning(), meaning);
    const auto& placement = bench.document.values().components[2].placement;
    QCOMPARE(QPointF(placement.x, placement.y), QPointF(80, 80));
    QVERIFY(bench.document.values().connections[1].route.empty());  // its wires find a way anew
  }
}

QTEST_MAIN(LineTest)
#include "line_test.moc"
