// Moving diagrams: what is drawn elsewhere, longer or turned is so by the results at the scale that is said, read from
// the painter's own list.
#include <QtTest>
#include <cmath>

#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class MotionTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void drawingsMoveAsTheResultsDo_data();
  void drawingsMoveAsTheResultsDo();
  void gearsTurnAtTheirTrueRatio();
  void smallMotionIsMadeLarger();
  void wiresGoWithTheirFlanges();
  void sourcesStayOnTheirGround();
  void noWireCutsASource();
  void theGroundOfALitPartGoesAlong();
  void namesGoAlong();
  void numbersKeepOffNamesThatMove_data() { drawingsMoveAsTheResultsDo_data(); }
  void numbersKeepOffNamesThatMove();
  void noWireRunsThroughItsValue_data() { drawingsMoveAsTheResultsDo_data(); }
  void noWireRunsThroughItsValue();

 private:
  // Of each part whose ends have moved or turned by the results there is an offset and a length, or an angle.
  void everythingThatMovesIsListed(double time);
  ArrowBench bench_;
};

namespace {}  // namespace

void MotionTest::drawingsMoveAsTheResultsDo_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"Translational/Accelerate", "Translational/SignConvention", "Translational/Sensors", "Translational/Friction",
        "Translational/InitialConditions", "Translational/Oscillator", "Translational/ElastoGap",
        "Translational/Damper", "Translational/PreLoad", "Rotational/First", "Rotational/CoupledClutches",
        "Rotational/ElasticBearing", "Rotational/Backlash", "Rotational/RollingWheel"})
    QTest::newRow(name) << QString(name);
}

// At ten instants: offsets, lengths and angles are those of the results, less what was there at the start.
void MotionTest::drawingsMoveAsTheResultsDo() {
  QFETCH(QString, name);
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const double start = bench_.run.startTime(), end = bench_.run.stopTime();
  const auto since = [&](const QString& variable, double time) {
    return bench_.result(variable.toStdString(), time) - bench_.result(variable.toStdString(), start);
  };
  int checked = 0;
  double farthest = 0;
  for (int k = 1; k <= 10; ++k) {
    const double time = start + (end - start) * k / 10;
    for (const DrawnMotion& m : bench_.draw(time).moving) {
      double expected = 0;
      if (m.kind == DrawnMotion::Kind::angle) {
        expected = m.scale * since(m.part + '.' + m.connector + ".phi", time);
      } else if (m.kind == DrawnMotion::Kind::offset) {
        expected = m.scale * since(m.part + '.' + m.connector + ".s", time);
      } else {
        const ConnectorRef a = bench_.scene.findEnd((m.part + ".flange_a").toStdString()),
                           b = bench_.scene.findEnd((m.part + ".flange_b").toStdString());
        QVERIFY(a.isValid() && b.isValid());
        const Line* line = bench_.overlay.lines().find(a);
        const QPointF d = bench_.scene.connector(b).at - bench_.scene.connector(a).at;
        const double along = QPointF::dotProduct(d, line->direction);
        const double stretch = m.scale * (since(m.part + ".flange_b.s", time) - since(m.part + ".flange_a.s", time));
        expected = std::hypot(along + stretch, std::hypot(d.x(), d.y()) > std::abs(along) + 1e-9 ? d.x() + d.y() : 0);
      }
      QVERIFY2(std::abs(m.value - expected) < 1e-6 * std::max(1.0, std::abs(expected)),
               qPrintable(QString("%1 at %2: %3, not %4").arg(m.part).arg(time).arg(m.value).arg(expected)));
      ++checked;
      if (m.kind == DrawnMotion::Kind::offset) farthest = std::max(farthest, std::abs(m.value));
    }
  }
  QVERIFY(checked >= 10);
  everythingThatMovesIsListed(end);
  QVERIFY2(farthest <= 14.001, qPrintable(QString::number(farthest)));  // it stays near its place
}

void MotionTest::everythingThatMovesIsListed(double time) {
  QSet<QString> listed;
  for (const DrawnMotion& m : bench_.draw(time).moving)
    listed << (m.kind == DrawnMotion::Kind::angle ? m.part + '.' + m.connector : m.part);
  const double start = bench_.run.startTime();
  for (const PartPicture& part : bench_.scene.parts()) {
    const QString kind = part.className.section('.', -1), name = part.name;
    const bool isSlider = kind == "Mass" || kind == "Spring" || kind == "Damper" || kind == "SpringDamper";
    const bool isTurner = kind == "Inertia" || kind == "IdealGear";
    for (const char* end : {"flange_a", "flange_b"}) {
      const std::string flange = (name + '.' + end).toStdString();
      const std::string variable = flange + (part.className.contains("Rotational") ? ".phi" : ".s");
      if ((!isSlider && !isTurner) || bench_.run.store()->find(variable) < 0) continue;
      if (std::abs(bench_.result(variable, time) - bench_.result(variable, start)) < 1e-9) continue;
      const QString wanted = part.className.contains("Rotational") ? QString::fromStdString(flange) : name;
      QVERIFY2(listed.contains(wanted), qPrintable(wanted));
    }
  }
}

void MotionTest::gearsTurnAtTheirTrueRatio() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Rotational/First")));
  double fast = 0, slow = 0;
  for (const DrawnMotion& m : bench_.draw(0.13).moving) {
    if (m.part != "idealGear" || m.kind != DrawnMotion::Kind::angle) continue;
    if (m.connector == "flange_a") fast = m.value;
    if (m.connector == "flange_b") slow = m.value;
  }
  QVERIFY(std::abs(slow) > 0.01);
  QVERIFY(std::abs(fast - 10 * slow) < 1e-9 * std::abs(fast));
}

// The resonance of a tenth of a millimetre is seen: exaggerated, and the constant metre is left out.
void MotionTest::smallMotionIsMadeLarger() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/Oscillator")));
  double largest = 0, scale = 0;
  for (int k = 0; k <= 200; ++k)
    for (const DrawnMotion& m : bench_.draw(k / 200.0).moving)
      if (m.part == "mass1" && m.kind == DrawnMotion::Kind::offset) {
        largest = std::max(largest, std::abs(m.value));
        scale = m.scale;
      }
  QVERIFY2(largest > 3 && scale > 500, qPrintable(QString("%1, %2 units a metre").arg(largest).arg(scale)));
}

// Where a mass slides, its flange, its wire and the end of its spring go with it.
void MotionTest::wiresGoWithTheirFlanges() {
  bench_.overlay.setShown({true, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/Oscillator")));
  double moved = 0;
  for (int k = 0; k <= 50; ++k) {
    const QString fault = faultOf(bench_, bench_.draw(0.9 + k / 500.0));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    const Poses& poses = bench_.view.poses();
    const auto shift = [&](const char* end) {
      const ConnectorRef ref = bench_.scene.findEnd(end);
      return poses.shift(ref.part, ref.connector);
    };
    QVERIFY(QPointF(shift("mass1.flange_b") - shift("spring1.flange_a")).manhattanLength() < 1e-9);
    moved = std::max(moved, std::abs(shift("mass1.flange_b").x()));
    const auto& wires = bench_.scene.wires();
    for (size_t w = 0; w < wires.size(); ++w) {
      if (wires[w].from != "mass1.flange_b" && wires[w].to != "mass1.flange_b") continue;
      const QPolygonF points = poses.wires.value(static_cast<int>(w), wires[w].points);
      const QPointF at = bench_.scene.connector(bench_.scene.findEnd("mass1.flange_b")).at + shift("mass1.flange_b");
      QVERIFY((points.first() - at).manhattanLength() < 1e-9 || (points.last() - at).manhattanLength() < 1e-9);
      QVERIFY(points.size() <= wires[w].points.size() + 1);  // of the source on the ground the rod comes out
    }
  }
  QVERIFY(moved > 1);
}

// The source that pushes a mass away stays on the ground, implied or shown; what moves is its flange.
void MotionTest::sourcesStayOnTheirGround() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(1);
  const Poses& poses = bench_.view.poses();
  for (const char* name : {"force1", "force2", "force3"}) {
    const int part = bench_.document.partIndex(name);
    const QTransform pose = poses.parts.value(part);
    QVERIFY2(pose.isIdentity(), name);
    const ConnectorRef flange = bench_.scene.findEnd(std::string(name) + ".flange");
    QVERIFY(poses.shift(flange.part, flange.connector).x() > 1);
  }
  QVERIFY(poses.parts.value(bench_.document.partIndex("mass1")).dx() > 1);
}

// A flange that is pushed into its source takes no wire with it: it would cut the drawing of the source apart.
void MotionTest::noWireCutsASource() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.draw(1);
  const auto& wires = bench_.scene.wires();
  int seen = 0;
  for (size_t w = 0; w < wires.size(); ++w) {
    if (wires[w].from != "force3.flange" && wires[w].to != "force3.flange") continue;
    ++seen;
    const QPolygonF points = bench_.view.poses().wires.value(static_cast<int>(w), wires[w].points);
    const QRectF icon = bench_.scene.parts()[static_cast<size_t>(bench_.document.partIndex("force3"))].rect;
    for (const QPointF& point : points) QVERIFY(!icon.adjusted(0.5, 0.5, -0.5, -0.5).contains(point));
    // Its other end is at the mass all the same.
    const ConnectorRef mass = bench_.scene.findEnd("mass3.flange_b");
    const QPointF at = bench_.scene.connector(mass).at + bench_.view.poses().shift(mass.part, mass.connector);
    QVERIFY((points.first() - at).manhattanLength() < 1e-9 || (points.last() - at).manhattanLength() < 1e-9);
  }
  QCOMPARE(seen, 1);
}

// What a lesson lights stands in the middle of its ground at every instant.
void MotionTest::theGroundOfALitPartGoesAlong() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  bench_.scene.setLit({"mass1"});
  const int part = bench_.document.partIndex("mass1");
  const QRectF rest = bench_.scene.parts()[static_cast<size_t>(part)].rect;
  for (const double time : {0.0, 1.0}) {
    bench_.draw(time);
    const QRectF icon = bench_.view.toPixels(bench_.view.poses().parts.value(part).mapRect(rest));
    const QImage picture = bench_.view.grab().toImage();
    const double ratio = picture.devicePixelRatio();
    // Above the corners there is nothing else.
    for (const QPointF& at : {icon.topLeft() + QPointF(-6, 4), icon.topRight() + QPointF(6, 4)}) {
      const QColor ground = picture.pixelColor((at * ratio).toPoint());
      QVERIFY2(ground.red() > ground.blue() + 8, qPrintable(QString("%1 s: %2").arg(time).arg(ground.name())));
    }
    const QColor beyond = picture.pixelColor(((icon.topRight() + QPointF(15, 4)) * ratio).toPoint());
    QVERIFY2(beyond.red() <= beyond.blue() + 8, qPrintable(beyond.name()));
  }
  bench_.scene.setLit({});
}

// As many dark pixels where the name has gone to as where it was, and it is taken hold of there.
void MotionTest::namesGoAlong() {
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY(bench_.simulate(exampleDocument("Translational/SignConvention")));
  const int part = bench_.document.partIndex("mass1");
  const auto darkIn = [&](const QRectF& box) {
    const QImage picture = bench_.view.grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const QRect area = QRectF(box.topLeft() * ratio, box.size() * ratio).toAlignedRect();
    int dark = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
      for (int x = area.left(); x <= area.right(); ++x) dark += picture.pixelColor(x, y).lightness() < 150 ? 1 : 0;
    return dark;
  };
  bench_.draw(0);
  const QRectF before = bench_.view.besideParts().drawnLabel(part);
  QCOMPARE(before, bench_.view.besideParts().label(part));
  const int dark = darkIn(before);
  QVERIFY(dark > 20);
  bench_.draw(1);
  const QRectF after = bench_.view.besideParts().drawnLabel(part);
  QVERIFY(after.left() > before.left() + 5);
  const int darkAfter = darkIn(after);
  QVERIFY2(std::abs(darkAfter - dark) <= dark / 5, qPrintable(QString("%1, then %2").arg(dark).arg(darkAfter)));
  QCOMPARE(darkIn({before.topLeft(), QPointF(after.left() - 1, before.bottom())}), 0);
  QCOMPARE(bench_.view.besideParts().labelAt(after.center()), part);
}

// Where they stand is found once for a run: no name of a part that slides runs upon them.
void MotionTest::numbersKeepOffNamesThatMove() {
  QFETCH(QString, name);
  bench_.overlay.setShown({true, true, true, false, false});
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const double start = bench_.run.startTime(), end = bench_.run.stopTime();
  for (int k = 0; k <= 10; ++k) {
    const Drawn& drawn = bench_.draw(start + (end - start) * k / 10);
    for (size_t part = 0; part < bench_.scene.parts().size(); ++part) {
      if (bench_.view.poses().parts.value(static_cast<int>(part)).isIdentity()) continue;
      const QRectF label = bench_.view.besideParts().drawnLabel(static_cast<int>(part)).adjusted(1, 1, -1, -1);
      for (const DrawnNumber& number : drawn.numbers)
        QVERIFY2(!number.box.intersects(label),
                 qPrintable(number.text + " on " + bench_.scene.parts()[part].name + QString(" at step %1").arg(k)));
    }
  }
}

// A value stands beside its wire wherever that is drawn.
void MotionTest::noWireRunsThroughItsValue() {
  QFETCH(QString, name);
  bench_.overlay.setShown({true, true, true, false, false});
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const double start = bench_.run.startTime(), end = bench_.run.stopTime();
  const auto& wires = bench_.scene.wires();
  for (int k = 0; k <= 10; ++k) {
    const Drawn& drawn = bench_.draw(start + (end - start) * k / 10);
    for (const DrawnNumber& number : drawn.numbers) {
      const QString of = number.part + '.' + number.connector;
      if (!number.isOnWire) continue;
      for (size_t i = 0; i < wires.size(); ++i) {
        if (wires[i].from != of && wires[i].to != of) continue;
        const QPolygonF points = bench_.view.poses().wires.value(static_cast<int>(i), wires[i].points);
        for (qsizetype piece = 0; piece + 1 < points.size(); ++piece) {
          const QRectF box(bench_.view.toPixels(points[piece]), bench_.view.toPixels(points[piece + 1]));
          QVERIFY2(!number.box.intersects(box.normalized().adjusted(-1, -1, 1, 1)),
                   qPrintable(QString("%1 of %2 at step %3").arg(number.text, of).arg(k)));
        }
      }
    }
  }
}

QTEST_MAIN(MotionTest)
#include "motion_test.moc"
