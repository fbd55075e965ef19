// The shaft: angles, twists, ratios and senses, read from the painter's own list, are those of the run.
#include "tests/lines/line_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class ShaftTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void anglesAreThoseOfTheRun_data();
  void anglesAreThoseOfTheRun();
  void gearsHaveTheirRatio_data();
  void gearsHaveTheirRatio();
  void marksTurnByTheRightHand();
  void clutchesShowWhatTheyDo();
  void planetarySets();
  void groundIsDrawnWhereItHolds();
  void allRowsAreInSight();
  void longLines_data();
  void longLines();
  void randomLines();
  void notANumber();

 private:
  QString faultOf(int line);
  LineBench bench_;
};

namespace {

const ShaftDisc* discOf(const DrawnShaft& drawn, const QString& part, const QString& connector) {
  for (const ShaftDisc& disc : drawn.discs)
    if (disc.name == part && disc.connector == connector) return &disc;
  return nullptr;
}

// Each part has a place of its own, and what is drawn of one row does not meet.
QString overlapOf(const DrawnShaft& drawn) {
  for (size_t i = 0; i < drawn.items.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      const ShaftItem &one = drawn.items[i], &other = drawn.items[j];
      if (one.column == other.column && one.row == other.row) return one.name + " is where " + other.name + " is";
      // A gear reaches into the row below.
      const bool isGear = one.role == PartRole::gear || other.role == PartRole::gear;
      const QRectF common = one.box & other.box;
      if (!isGear && common.width() > 1 && common.height() > 1) return one.name + " lies on " + other.name;
    }
  return {};
}

}  // namespace

QString ShaftTest::faultOf(int line) {
  bench_.panel.showLine(line);
  const LineModel& model = bench_.panel.model();
  for (int k = 0; k <= 10; ++k) {
    const double time = bench_.instantOf(k);
    const DrawnShaft& drawn = bench_.shaft(time);
    const auto result = [&](const QString& name) { return bench_.result(name.toStdString(), time); };
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); };
    QSet<int> seen;
    for (const ShaftItem& item : drawn.items) seen << item.part;
    for (const ShaftGround& ground : drawn.grounds) seen << ground.part;
    for (const LinePart& part : model.parts)
      if (!seen.contains(part.part)) return part.name + ": is not drawn";
    for (const ShaftDisc& disc : drawn.discs) {
      const QString end = disc.name + '.' + disc.connector;
      if (!isNear(disc.angle, disc.scale * result(end + ".phi")))
        return end + QString(" at %1, drawn at %2").arg(result(end + ".phi")).arg(disc.angle);
      if (disc.scale != 1) return end + ": the angle is not true";
    }
    for (const ShaftBar& bar : drawn.bars) {
      const QString end = bar.name + '.' + bar.connector;
      if (!isNear(bar.angle, result(end + ".phi"))) return end + ": its shaft is turned otherwise";
      if (bar.twistScale == 0) continue;
      if (bar.twistScale != drawn.twistScale) return end + ": twist has more than one scale";
      // From the end that is drawn left to the other one.
      const bool isFromA = bar.connector == "flange_a";
      const double free =
          bench_.run.store()->find((bar.name + ".phi_rel0").toStdString()) >= 0 ? result(bar.name + ".phi_rel0") : 0;
      const double relative = result(bar.name + ".flange_b.phi") - result(bar.name + ".flange_a.phi") - free;
      if (std::abs(bar.twist - bar.twistScale * (isFromA ? relative : -relative)) > 1e-6)
        return bar.name + QString(": twisted by %1, drawn %2").arg(relative).arg(bar.twist);
      if (std::abs(bar.twist) > 1.001 && bar.twistScale > 1) return bar.name + ": twisted too far";
    }
    for (const DrawnArrow& arrow : drawn.over.arrows) {
      const bool isTorque = arrow.kind == DrawnArrow::Kind::flow;
      const double wanted = result(isTorque ? arrow.part + '.' + arrow.connector + ".tau" : arrow.part + ".w");
      if (!isNear(arrow.value, wanted)) return arrow.part + ": an arrow of another value";
      const double way = arrow.to.x() - arrow.from.x();
      if (way != 0 && (way > 0) != (wanted > 0)) return arrow.part + ": an arrow points the wrong way";
      if (arrow.to.y() != arrow.from.y() || !arrow.isTurning) return arrow.part + ": an arrow is not along the shaft";
    }
    if (const QString overlap = overlapOf(drawn); !overlap.isEmpty()) return overlap;
  }
  return {};
}

void ShaftTest::anglesAreThoseOfTheRun_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"Rotational/Backlash", "Rotational/CoupledClutches", "Rotational/ElasticBearing", "Rotational/First",
        "Rotational/FirstGrounded", "Rotational/Friction", "Rotational/LossyGearDemo1", "Rotational/LossyGearDemo2",
        "Rotational/OneWayClutch", "Rotational/RollingWheel", "MultiBody/ActuatedDrive"})
    QTest::newRow(name) << QString(name);
}

void ShaftTest::anglesAreThoseOfTheRun() {
  QFETCH(QString, name);
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const std::vector<int> lines = bench_.linesOf(Domain::rotational);
  QVERIFY(!lines.empty());
  for (const int line : lines) {
    const QString fault = faultOf(line);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
  }
}

void ShaftTest::gearsHaveTheirRatio_data() {
  QTest::addColumn<double>("ratio");
  QTest::addColumn<bool>("isSwapped");
  for (const double ratio : {10.0, 2.0, 0.25, -1.0, -3.0, -0.5})
    for (const bool isSwapped : {false, true}) QTest::addRow("%g %d", ratio, isSwapped) << ratio << isSwapped;
}

// Radii as the ratio, angles as the ratio with its sign; a belt where both turn the same way, wheels that touch where
// they do not. And so with the ends of the gear swapped.
void ShaftTest::gearsHaveTheirRatio() {
  QFETCH(double, ratio);
  QFETCH(bool, isSwapped);
  diagram::Document d = exampleDocument("Rotational/FirstGrounded");
  for (auto& item : d.components)
    if (item.name == "idealGear")
      for (auto& modifier : item.modifiers)
        if (modifier.name == "ratio") modifier.value = std::to_string(ratio);
  if (isSwapped)
    for (auto& c : d.connections)
      for (std::string* end : {&c.from, &c.to}) {
        if (*end == "idealGear.flange_a")
          *end = "idealGear.flange_b";
        else if (*end == "idealGear.flange_b")
          *end = "idealGear.flange_a";
      }
  QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::rotational).front());
  for (int k = 1; k <= 10; ++k) {
    const DrawnShaft& drawn = bench_.shaft(bench_.instantOf(k));
    const ShaftDisc *a = discOf(drawn, "idealGear", "flange_a"), *b = discOf(drawn, "idealGear", "flange_b");
    QVERIFY(a && b);
    QVERIFY(std::abs(b->radius / a->radius - std::abs(ratio)) < 1e-9 * std::abs(ratio));
    QVERIFY(std::abs(a->angle - ratio * b->angle) < 1e-6 * std::max(1.0, std::abs(a->angle)));
    QCOMPARE(drawn.pairs.size(), size_t{1});
    QCOMPARE(drawn.pairs.front().hasBelt, ratio > 0);
    const double distance = std::abs(a->centre.y() - b->centre.y());
    QCOMPARE(std::abs(distance - a->radius - b->radius) < 1e-6, ratio < 0);
  }
}

// A positive angle takes a mark from the top over the front, which is left on the right-hand face, down.
void ShaftTest::marksTurnByTheRightHand() {
  QVERIFY(onCircle(10, 0).y() == -10);
  QVERIFY(isInFront(0.3) && !isInFront(-0.3));
  QVERIFY(onCircle(10, 0.3).x() < 0 && onCircle(10, 0.3).y() > -10);
  QVERIFY(std::abs(onCircle(10, M_PI).y() - 10) < 1e-9);
}

void ShaftTest::clutchesShowWhatTheyDo() {
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/CoupledClutches")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::rotational).front());
  QMap<int, int> seen;
  for (int k = 0; k <= 100; ++k) {
    const double time = 1.5 * k / 100;
    const DrawnShaft& drawn = bench_.shaft(time);
    for (const ShaftItem& item : drawn.items) {
      if (item.role != PartRole::clutch) continue;
      const std::string name = item.name.toStdString();
      const int mode = qRound(bench_.result(name + ".mode", time));
      const bool isLocked = bench_.result(name + ".locked", time) > 0.5;
      if (isLocked) QCOMPARE(item.open, 0.0);
      if (!isLocked && mode == 2) QVERIFY(item.open > 8);
      if (!isLocked && std::abs(mode) == 1) QVERIFY(item.open > 0 && item.open < 8);
      ++seen[isLocked ? 0 : mode];
      // The plates are as far apart as it says.
      const ShaftDisc *a = discOf(drawn, item.name, "flange_a"), *b = discOf(drawn, item.name, "flange_b");
      QVERIFY(a && b);
      const double gap = std::max(a->centre.x(), b->centre.x()) - a->thickness - std::min(a->centre.x(), b->centre.x());
      QVERIFY(std::abs(gap - item.open) < 1e-9);
    }
  }
  QVERIFY2(seen.contains(0) && seen.contains(2) && (seen.contains(1) || seen.contains(-1)), "not all states were seen");
}

void ShaftTest::planetarySets() {
  diagram::Document d;
  d.name = "Planets";
  d.experiment.stopTime = 2;
  const auto add = [&](const char* name, const char* kind, double x, double y, std::vector<diagram::Modifier> values) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = std::string("Modelica.Mechanics.Rotational.Components.") + kind;
    item.placement.x = x;
    item.placement.y = y;
    item.modifiers = std::move(values);
    d.components.push_back(item);
  };
  add("motor", "Inertia", 0, 0, {{"J", "1"}, {"w.start", "6"}, {"w.fixed", "true"}});
  add("planetary", "IdealPlanetary", 40, 0, {{"ratio", "2.5"}});
  add("rim", "Inertia", 80, 0, {{"J", "3"}});
  add("arm", "Inertia", 0, 40, {{"J", "2"}, {"w.start", "1"}, {"w.fixed", "true"}});
  d.connections = {{"motor.flange_b", "planetary.sun", {}, {}},
                   {"planetary.ring", "rim.flange_a", {}, {}},
                   {"arm.flange_b", "planetary.carrier", {}, {}}};
  QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
  const int line = bench_.linesOf(Domain::rotational).front();
  const QString fault = faultOf(line);
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  const DrawnShaft& drawn = bench_.shaft(1.3);
  const ShaftDisc *sun = discOf(drawn, "planetary", "sun"), *ring = discOf(drawn, "planetary", "ring"),
                  *carrier = discOf(drawn, "planetary", "carrier");
  QVERIFY(sun && ring && carrier);
  QVERIFY(std::abs(ring->radius / sun->radius - 2.5) < 1e-9);
  QVERIFY(std::abs(3.5 * carrier->angle - sun->angle - 2.5 * ring->angle) < 1e-6);
}

// In the height that the dock has at first all parts with their names and values are in sight.
void ShaftTest::allRowsAreInSight() {
  bench_.panel.resize(980, 350);
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/First")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::rotational).front());
  (void)bench_.shaft(0.5);
  QCoreApplication::processEvents();
  const DrawnShaft& drawn = bench_.shaft(0.5);
  const QRectF seen(bench_.panel.view().visibleRegion().boundingRect());
  QVERIFY2(seen.height() < 340, qPrintable(QString::number(seen.height())));
  QVERIFY(!drawn.labels.empty());
  for (const LineLabel& label : drawn.labels) QVERIFY2(seen.contains(label.box), qPrintable(label.name));
  for (const ShaftItem& item : drawn.items) QVERIFY2(seen.contains(item.box), qPrintable(item.name));
  bench_.panel.resize(1000, 420);
}

// A fixed point stands at every end that it holds; a housing that the ground holds unseen has one, too.
void ShaftTest::groundIsDrawnWhereItHolds() {
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/First")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::rotational).front());
  const int fixed = bench_.document.partIndex("fixed");
  QStringList held;
  for (const ShaftGround& ground : bench_.shaft(0.5).grounds) {
    QCOMPARE(ground.part, fixed);
    held << ground.end;
  }
  held.sort();
  QCOMPARE(held, (QStringList{"damper.flange_b", "idealGear.support", "torque.support"}));
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/FirstGrounded")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::rotational).front());
  int implied = 0;
  for (const ShaftGround& ground : bench_.shaft(0.5).grounds) implied += ground.part < 0;
  QCOMPARE(implied, 2);
}

void ShaftTest::longLines_data() {
  QTest::addColumn<int>("count");
  for (const int count : {2, 3, 8, 40, 200}) QTest::addRow("%d parts", count) << count;
}

void ShaftTest::longLines() {
  QFETCH(int, count);
  std::mt19937 random(static_cast<unsigned>(count));
  QVERIFY2(bench_.simulate(longLine(random, count, true)), qPrintable(bench_.reason()));
  const std::vector<int> lines = bench_.linesOf(Domain::rotational);
  QCOMPARE(lines.size(), size_t{1});
  const QString fault = faultOf(lines.front());
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void ShaftTest::randomLines() {
  std::mt19937 random(20261123);
  // The long run: ARMATURE_LINE_MODELS=200.
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_LINE_MODELS");
  int shown = 0;
  for (int k = 0; k < (wanted > 0 ? wanted : 12); ++k) {
    const diagram::Document line = randomLine(random);
    if (line.components.front().className.find("Rotational") == std::string::npos) continue;
    if (!bench_.simulate(line)) continue;
    for (const int index : bench_.linesOf(Domain::rotational)) {
      const QString fault = faultOf(index);
      QVERIFY2(fault.isEmpty(), qPrintable(QString("model %1: %2").arg(k).arg(fault)));
      ++shown;
    }
  }
  QVERIFY(shown > 2);
}

void ShaftTest::notANumber() {
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/First")), qPrintable(bench_.reason()));
  const Lines lines = findLines(bench_.scene.parts(), bench_.scene.wires(), {});
  const auto& columns = bench_.run.store()->columns();
  uint32_t series = 0;
  for (const auto& column : columns) series = std::max(series, column.source + 1);
  auto store = std::make_shared<results::Store>(columns, series);
  const std::vector<double> nothing(series, std::nan("")), infinite(series, HUGE_VAL);
  QVERIFY(store->append(0, nothing.data()) && store->append(1, infinite.data()));
  store->finish();
  ShaftPicture picture;
  picture.setModel(makeLineModel(bench_.scene, lines, bench_.linesOf(Domain::rotational).front(), store, {}));
  TextRuns texts;
  Stamps stamps;
  QFont font;
  font.setPixelSize(13);
  const LineStyle style{Theme::dark(), font, texts, stamps, QSize(800, 300)};
  QImage image(800, 300, QImage::Format_RGB32);
  for (const double time : {0.0, 1.0}) {
    picture.layOut(Instant(store, time), style, {});
    QPainter painter(&image);
    picture.paint(painter, style, {}, QRectF(0, 0, 800, 300));
    QVERIFY(picture.drawn().footer.contains("inertia1"));
  }
}

QTEST_MAIN(ShaftTest)
#include "shaft_test.moc"
