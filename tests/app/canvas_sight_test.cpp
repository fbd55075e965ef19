// What is seen of a diagram in a view: fitted, moved, small, switched off, turned.
#include <QtTest>

#include "app/canvas/canvas_view.h"
#include "app/canvas/diagram_painter.h"
#include "app/canvas/start_mark.h"
#include "app/canvas/stored_place.h"
#include "app/canvas/wire_crossings.h"
#include "app/canvas/wire_nets.h"
#include "tests/app/canvas_bench.h"

using namespace armature;
using namespace armature::app;

class CanvasSightTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsSwitchedOffAreHatched();
  void aDiagramThatFitsLeavesTheCornerFree();
  void aDrawnDiagramLeavesTheCornerFreeInALowerView();
  void aDiagramThatFitsShowsItsLabels_data();
  void aDiagramThatFitsShowsItsLabels();
  void litPartsHaveTheirNames();
  void theMiddleOfASmallPartIsThePart();
  void aBranchLeavesItsLineAtARightAngle();
  void linesLieOnWholePixels();
  void wiresBridgeOthersAndNothingElse();
  void gapsLeaveALineToBeSeen();
  void namesLieAboveTheRingOfAnError();
  void startMarksStandBesideTheFrame();
  void anotherIconAtTheSamePlaceIsPainted();
  void cornersAreRoundedAsFarAsNothingCrosses();
  void theViewMovesNoFartherThanNeeded();
  void whatAMessageSpeaksOfComesIntoView();
  void whatIsSoughtIsNotUnderTheCorner();
  void hintsBreakIntoEvenLines();
  void valuesSideBySideAreTold();
  void lettersOfTurnedIconsCanBeRead_data();
  void lettersOfTurnedIconsCanBeRead();
  void wordsOfTurnedClassesCanBeRead_data();
  void wordsOfTurnedClassesCanBeRead();
  void theMinusOfATurnedSourceIsLevel();
  void whatIsSeenOfAPartIsFound();
  void warningsAreNotSeenFromAfar();
};

void CanvasSightTest::partsSwitchedOffAreHatched() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.scene.clearSelection();
  const QImage before = bench.view.grab().toImage();
  bench.scene.select({0}, {});
  toggleSelection(bench.scene);
  QCOMPARE(bench.document.values().components[0].condition, std::string("false"));
  QVERIFY(bench.scene.parts()[0].isDisabled);
  bench.scene.clearSelection();
  QVERIFY(bench.view.grab().toImage() != before);
  bench.scene.select({0}, {});
  toggleSelection(bench.scene);
  bench.scene.clearSelection();
  QCOMPARE(bench.view.grab().toImage(), before);
  // A condition of the part's own is read, and left alone.
  diagram::ParameterItem parameter;
  parameter.name = "isThere", parameter.type = "Boolean", parameter.value = "false";
  bench.document.setParameter(0, parameter);
  diagram::ComponentItem item = bench.document.values().components[0];
  item.name = "other", item.condition = "isThere";
  bench.document.addPart(item);
  QVERIFY(bench.scene.parts()[1].isDisabled);
  bench.scene.select({1}, {});
  toggleSelection(bench.scene);
  QCOMPARE(bench.document.values().components[1].condition, std::string("isThere"));
}

void CanvasSightTest::aDiagramThatFitsLeavesTheCornerFree() {
  Bench bench;
  for (const int x : {-90, 0, 90})
    for (const int y : {-60, 0, 60}) bench.add("Fake.Inertia", QPointF(x, y));
  bench.view.fit();
  const QSizeF size(160, 50);
  const auto corner = [&] {
    const QPointF end(bench.view.width(), bench.view.height());
    return QRectF(bench.view.toDiagram(end - QPointF(size.width(), size.height())), bench.view.toDiagram(end))
        .normalized();
  };
  QVERIFY(bench.scene.isAnythingIn(corner()));  // else the rest says nothing
  bench.view.setCornerSize(size);
  bench.view.fit();
  QVERIFY(!bench.scene.isAnythingIn(corner()));
  const QRectF seen(bench.view.toDiagram({0, 0}),
                    bench.view.toDiagram(QPointF(bench.view.width(), bench.view.height())));
  QVERIFY(seen.normalized().contains(bench.scene.bounds()));
}

// One that is being drawn stays where it is as long as it can be seen, which it cannot under what floats in the corner.
void CanvasSightTest::aDrawnDiagramLeavesTheCornerFreeInALowerView() {
  Bench bench;
  for (const int x : {0, 60}) bench.add("Fake.Inertia", QPointF(x, 0));
  const QSizeF size(160, 50);
  bench.view.setCornerSize(size);
  bench.view.resize(560, 320);
  bench.view.fit();
  const auto corner = [&](QSize view) {
    return QRectF(QPointF(view.width() - size.width(), view.height() - size.height()), size);
  };
  const auto boxOf = [&](int part) {
    return bench.view.toPixels(bench.scene.parts()[size_t(part)].rect).united(bench.view.besideParts().label(part));
  };
  const QRectF first = boxOf(1);
  int hidden = 0;
  for (int height = 314; height > 150; height -= 6) {
    // Where the middle would stay in the middle.
    const QSize next(560, height);
    const QRectF centred = first.translated(0, (height - 320) / 2.0);
    if (QRectF(QPointF(), QSizeF(next)).contains(centred) && centred.intersects(corner(next))) ++hidden;
    bench.view.resize(next);
    for (const int part : {0, 1}) QVERIFY2(!boxOf(part).intersects(corner(next)), qPrintable(QString::number(height)));
  }
  QVERIFY(hidden > 0);  // else the rest says nothing
}

void CanvasSightTest::aDiagramThatFitsShowsItsLabels_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::newRow("low and wide") << 14 << 2;
  QTest::newRow("high and narrow") << 2 << 9;
  QTest::newRow("a few") << 3 << 2;
}

// Names far longer than their parts, at every zoom that fitting comes to.
void CanvasSightTest::aDiagramThatFitsShowsItsLabels() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  Bench bench;
  for (int x = 0; x < columns; ++x)
    for (int y = 0; y < rows; ++y) bench.add("Fake.Inertia", QPointF(60 * x, 40 * y));
  for (size_t i = 0; i < bench.scene.parts().size(); ++i)
    bench.document.rename(static_cast<int>(i), QStringLiteral("averyveryverylongname%1").arg(i));
  for (const QSize& size : {QSize(800, 600), QSize(500, 260), QSize(320, 700)}) {
    bench.view.resize(size);
    bench.view.fit();
    int shown = 0;
    for (size_t i = 0; i < bench.scene.parts().size(); ++i) {
      const QRectF label = bench.view.besideParts().label(static_cast<int>(i));
      QVERIFY(QRectF(bench.view.rect()).contains(bench.view.toPixels(bench.scene.parts()[i].rect)));
      if (label.isEmpty()) continue;
      ++shown;
      QVERIFY2(QRectF(bench.view.rect()).contains(label),
               qPrintable(QString("%1 at %2 %").arg(bench.scene.parts()[i].name).arg(bench.view.zoom() * 100)));
    }
    QVERIFY(shown > 0 || bench.view.zoom() < 0.345);
  }
}

// Where a view is too small for names the parts that somebody speaks of have theirs.
void CanvasSightTest::litPartsHaveTheirNames() {
  Bench bench;
  for (int x = 0; x < 4; ++x) bench.add("Fake.Inertia", QPointF(60 * x, 0));
  bench.view.resize(300, 200);
  bench.view.setZoom(0.28, QPointF(150, 100));
  const auto isNamed = [&](int part) { return !bench.view.besideParts().label(part).isEmpty(); };
  for (int part = 0; part < 4; ++part) QVERIFY(!isNamed(part));
  bench.scene.setLit({bench.scene.parts()[2].name});
  for (int part = 0; part < 4; ++part) QCOMPARE(isNamed(part), part == 2);
  bench.document.rename(2, "load");
  bench.scene.setLit({"load"});
  QVERIFY(isNamed(2));
  bench.scene.setLit({});
  QVERIFY(!isNamed(2));
}

// However small a part is drawn, a press on its middle means the part, and one on its connectors a wire.
void CanvasSightTest::theMiddleOfASmallPartIsThePart() {
  Bench bench;
  bench.add("Fake.Inertia", QPointF(0, 0));
  bench.view.resize(600, 400);
  for (const double zoom : {0.15, 0.28, 0.38, 1.0, 3.0}) {
    bench.view.setZoom(zoom, QPointF(300, 200));
    const PartPicture& part = bench.scene.parts()[0];
    const double reach = bench.view.connectorReach();
    QVERIFY2(!bench.scene.connectorAt(part.rect.center(), reach).isValid(), qPrintable(QString::number(zoom)));
    // Of one that is as large as a finger's tip the middle three fifths are.
    for (const QPointF& off : {QPointF(0.29, 0), QPointF(-0.29, 0.25), QPointF(0, 0.29)})
      QVERIFY2(!bench.scene.connectorAt(part.rect.center() + off * part.rect.width(), reach).isValid(),
               qPrintable(QString::number(zoom)));
    for (const ConnectorPicture& c : part.connectors) {
      QVERIFY(bench.scene.connectorAt(c.at, reach).isValid());
      QVERIFY(bench.scene.connectorAt(c.at + 0.9 * reach * c.out, reach).isValid());
    }
  }
}

// Where a wire turns off a line of its net stands a dot upon a plain T; corners elsewhere stay round.
void CanvasSightTest::aBranchLeavesItsLineAtARightAngle() {
  std::vector<WirePicture> wires(3);
  wires[0].points = {{0, 0}, {20, 0}};
  wires[1].points = {{0, 0}, {10, 0}, {10, 10}, {30, 10}};
  wires[2].points = {{0, 30}, {10, 30}, {10, 0.5}};
  wires[2].net = 2;
  const std::vector<Junction> junctions = junctionsOf(wires);
  QCOMPARE(junctions.size(), size_t(1));
  QCOMPARE(junctions[0].at, QPointF(10, 0));
  squareCorners(wires, junctions);
  QCOMPARE(wires[0].square, uint64_t{0});
  QCOMPARE(wires[1].square, uint64_t{1} << 1);
  QCOMPARE(wires[2].square, uint64_t{0});
}

// All lines of a domain are equally strong, where one wire lies and where two of a net do, at any zoom and wherever the
// view has been moved to: full ink on whole pixels and nothing beside it.
void CanvasSightTest::linesLieOnWholePixels() {
  Bench bench;
  for (const QPointF at : {QPointF(0, 0), QPointF(80, 0), QPointF(80, -60), QPointF(0, -60)})
    bench.add("Fake.Inertia", at);
  for (const char* end : {"inertia2.flange_a", "inertia3.flange_a", "inertia4.flange_b"})
    bench.document.addConnection("inertia1.flange_b", end, {});
  bench.scene.clearSelection();
  const Theme& theme = Theme::of(&bench.view);
  const QRgb ink = theme.domain(bench.scene.wires()[0].domain).rgb();
  for (const double zoom : {1.0, 0.82, 0.63, 1.37}) {
    bench.view.setZoom(zoom, QPointF(400, 300));
    bench.view.panBy({0.3, 0.45});
    const QImage image = bench.view.grab().toImage();
    QSet<int> widths;
    int looked = 0;
    for (const WirePicture& wire : bench.scene.wires())
      for (qsizetype k = 0; k + 1 < wire.points.size(); ++k) {
        const QPointF a = bench.view.toPixels(wire.points[k]), b = bench.view.toPixels(wire.points[k + 1]);
        if (QLineF(a, b).length() < 30) continue;
        const QPointF at = a + 0.37 * (b - a);
        const QPointF side = std::abs(a.y() - b.y()) < 1 ? QPointF(0, 1) : QPointF(1, 0);
        int inked = 0;
        for (int step = -5; step <= 5; ++step) {
          const QRgb seen = image.pixel((at + step * side).toPoint()) | 0xff000000;
          inked += seen == ink;
          QVERIFY2(seen == ink || seen == theme.canvas.rgb() || seen == theme.grid.rgb(),
                   qPrintable(QString("%1 at %2 %").arg(seen, 0, 16).arg(100 * zoom)));
        }
        widths << inked;
        ++looked;
      }
    QVERIFY2(looked >= 3 && widths.size() == 1 && *widths.begin() > 0,
             qPrintable(QString("%1 pieces of %2 widths").arg(looked).arg(widths.size())));
  }
}

namespace {

// Gaps that a wire of two pixels makes in those of lesser nets.
QList<QLineF> gapsOf(const WireCrossings& crossings, const QPolygonF& corners, int net) {
  QList<QLineF> found;
  crossings.forGaps(corners, 2, net, [&](const QLineF& gap, double) {
    if (!found.contains(gap)) found << gap;
  });
  return found;
}

}  // namespace

// A wire makes gaps in those that lie below it, where it crosses them; none along them, and not where none is.
void CanvasSightTest::wiresBridgeOthersAndNothingElse() {
  WireCrossings crossings(QRectF(0, 0, 400, 300));
  const QPolygonF upright{{50, 20}, {50, 250}, {350, 250}};
  crossings.add(upright, 2, 2);
  QVERIFY(gapsOf(crossings, upright, 2).isEmpty());
  crossings.add({{10, 100}, {300, 100}, {300, 280}}, 2, 1);
  QCOMPARE(gapsOf(crossings, upright, 2), (QList<QLineF>{{46.5, 100, 53.5, 100}, {300, 246.5, 300, 253.5}}));
  QVERIFY(gapsOf(crossings, upright, 1).isEmpty());
  QVERIFY(gapsOf(crossings, {{10, 103}, {290, 103}}, 2).isEmpty());
  QVERIFY(gapsOf(crossings, {{10, 100}, {290, 100}}, 2).isEmpty());
  QVERIFY(gapsOf(crossings, {{50, 20}, {50, 99}}, 2).isEmpty());
}

// Wires close beside each other: what they cross is seen between them, and where a line begins or turns.
void CanvasSightTest::gapsLeaveALineToBeSeen() {
  WireCrossings crossings(QRectF(0, 0, 400, 300), 1);
  crossings.add({{10, 100}, {300, 100}}, 2, 1);
  const QPolygonF first{{50, 20}, {50, 200}}, second{{56, 20}, {56, 200}}, third{{59, 20}, {59, 200}};
  for (const QPolygonF& one : {first, second, third}) crossings.add(one, 2, 2);
  QCOMPARE(gapsOf(crossings, first, 2), (QList<QLineF>{{46.5, 100, 52, 100}}));  // 4 between them: 1, and 2 of line
  QCOMPARE(gapsOf(crossings, second, 2), (QList<QLineF>{{54, 100, 57, 100}}));   // 1 between them: it stays whole
  QCOMPARE(gapsOf(crossings, third, 2), (QList<QLineF>{{58, 100, 62.5, 100}}));
  // A line that begins 5 before the one that crosses it is seen to begin.
  crossings.add({{200, 150}, {240, 150}}, 2, 3);
  crossings.add({{210, 150}, {210, 200}}, 2, 3);
  const QPolygonF across{{180, 155}, {260, 155}};
  QCOMPARE(gapsOf(crossings, across, 4), (QList<QLineF>{{210, 153, 210, 158.5}}));
}

// A name that stands where the ring or the badge of an error would be stays readable.
void CanvasSightTest::namesLieAboveTheRingOfAnError() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.view.setZoom(1, bench.view.rect().center());
  const double half = bench.scene.parts()[0].rect.width() / 2;
  for (const QPointF& at : {QPointF(0, half + 3), QPointF(half, half + 3)}) {
    const diagram::Json& members = bench.document.values().components[0].extra;
    bench.document.setPartExtra(0, withStoredPlace(members, Beside::label, at), "Move the label");
    bench.scene.setMarks({});
    const QRect label = bench.view.toPixels(bench.scene.parts()[0].labelRect).toRect().adjusted(4, 2, -4, -2);
    const QImage without = bench.view.grab(label).toImage();
    bench.scene.setMarks({{"inertia1", PartMark{1, true, "broken"}}});
    QCOMPARE(bench.view.grab(label).toImage(), without);
  }
}

// What says that a part begins at values of its own covers neither its icon nor the frame of a part that is selected,
// and stays where it is when the part is.
void CanvasSightTest::startMarksStandBesideTheFrame() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.scene.clearSelection();
  const QImage without = bench.view.grab().toImage();
  bench.document.setModifier(0, "w.start", "2");
  const PartPicture& part = bench.scene.parts()[0];
  QVERIFY(part.hasStartValues);
  const QRectF icon = bench.view.toPixels(part.rect);
  const QRectF box = startMarkBox(part, icon, bench.view.font());
  QVERIFY(!box.isEmpty());
  QVERIFY(!box.intersects(icon.adjusted(-5, -5, 5, 5)));
  QVERIFY(icon.adjusted(-30, -30, 30, 30).contains(box));
  const QRect seen = box.toAlignedRect();
  QVERIFY(bench.view.grab(seen).toImage() != without.copy(seen));
  const QImage before = bench.view.grab(seen).toImage();
  bench.scene.select({0}, {});
  QCOMPARE(bench.view.grab(seen).toImage(), before);
}

// A class that comes anew may lie in memory where the one before it did.
void CanvasSightTest::anotherIconAtTheSamePlaceIsPainted() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  const QImage before = bench.view.grab().toImage();
  auto& info = const_cast<ClassInfo&>(*bench.scene.parts()[0].info);
  IconPrimitive shape;
  shape.kind = IconPrimitive::Kind::rectangle;
  shape.points = {{-80, -80}, {80, 80}};
  shape.lineColor = 0xB42318;
  info.icon = {shape};
  info.iconKey = 7;
  QVERIFY(bench.view.grab().toImage() != before);
}

// Where another net's wire crosses just beside a bend, this is drawn less round: the gap lies on the line as it is
// seen.
void CanvasSightTest::cornersAreRoundedAsFarAsNothingCrosses() {
  WireCrossings crossings(QRectF(0, 0, 400, 300));
  const QPolygonF bent{{50, 20}, {50, 200}, {300, 200}};
  crossings.add(bent, 2, 1);
  const auto free = [&] { return crossings.freeAbout(bent, 1, 2, 1, 10); };
  QCOMPARE(free(), 10.0);
  crossings.add({{10, 100}, {300, 100}}, 2, 2);  // far away
  crossings.add({{58, 190}, {58, 240}}, 2, 1);   // of its own net
  QCOMPARE(free(), 10.0);
  crossings.add({{59, 150}, {59, 250}}, 2, 2);
  QCOMPARE(free(), 5.5);
  crossings.add({{30, 198}, {90, 198}}, 2, 3);
  QCOMPARE(free(), 0.0);
}

// A part half outside comes in by what is missing; one in sight moves nothing.
void CanvasSightTest::theViewMovesNoFartherThanNeeded() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.view.setZoom(1, {0, 0});
  bench.view.lookAt(bench.scene.parts()[0].rect.center());
  const QPointF before = bench.view.toPixels(QPointF(0, 0));
  bench.view.bringIntoView(0);
  QCOMPARE(bench.view.toPixels(QPointF(0, 0)), before);
  bench.view.panBy({-before.x() - 10, 0});
  bench.view.bringIntoView(0);
  const QRectF box = bench.view.toPixels(bench.scene.parts()[0].rect);
  QVERIFY(box.left() > 0 && box.left() < 40);
  QCOMPARE(bench.view.toPixels(QPointF(0, 0)).y(), before.y());
}

// A selected part that is given a wrong value is seen with its ring and number; once, however often it is checked.
void CanvasSightTest::whatAMessageSpeaksOfComesIntoView() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.view.setZoom(1, QPointF(400, 300));
  bench.view.panBy({0, -bench.view.toPixels(QPointF(0, 0)).y()});  // the upper half is beyond the edge
  const auto boxOf = [&](int part) { return bench.view.toPixels(bench.scene.parts()[size_t(part)].rect); };
  const double cut = boxOf(0).top();
  QVERIFY(cut < -20);
  const PartMark mark{1, true, "it is wrong"};
  bench.scene.select({1}, {});
  bench.scene.setMarks({{"inertia1", mark}});
  QCOMPARE(boxOf(0).top(), cut);  // of another part
  bench.scene.select({0}, {});
  bench.scene.setMarks({});
  bench.scene.setMarks({{"inertia1", mark}});
  QVERIFY(QRectF(bench.view.rect()).contains(boxOf(0).adjusted(-5, -9, 9, 5)));
  bench.view.panBy({0, cut - boxOf(0).top()});
  bench.scene.setMarks({{"inertia1", mark}});
  QCOMPARE(boxOf(0).top(), cut);
}

// A part that is sought is seen beside what floats in the corner, with its name; by the shorter way.
void CanvasSightTest::whatIsSoughtIsNotUnderTheCorner() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.view.setZoom(1, QPointF(400, 300));
  const QSizeF size(160, 50);
  bench.view.setCornerSize(size);
  const QRectF corner(QPointF(bench.view.width(), bench.view.height()) - QPointF(size.width(), size.height()), size);
  const auto part = [&] { return bench.view.toPixels(bench.scene.parts()[0].rect); };
  const auto name = [&] { return bench.view.besideParts().label(0); };
  // Its name alone is half under it.
  bench.view.panBy(QPointF(corner.center().x(), corner.top() + name().height() / 2) -
                   QPointF(name().center().x(), name().bottom()));
  QVERIFY(name().intersects(corner) && !part().intersects(corner));
  const QPointF before = part().center();
  bench.view.bringIntoView(0);
  QVERIFY(!name().intersects(corner) && !part().intersects(corner));
  QCOMPARE(part().center().x(), before.x());
  QVERIFY(before.y() - part().center().y() < 40);
  // All of it, at its left end.
  bench.view.panBy(QPointF(corner.left() + 4, corner.center().y()) - part().center());
  const double height = part().center().y();
  bench.view.bringIntoView(0);
  QVERIFY(!name().intersects(corner) && !part().intersects(corner));
  QVERIFY(QRectF(bench.view.rect()).contains(name().united(part())));
  const QPointF rest = part().center();
  QVERIFY(rest.y() <= height);
  bench.view.bringIntoView(0);
  QCOMPARE(part().center(), rest);
}

// In a narrow view no line of a hint is a word alone.
void CanvasSightTest::hintsBreakIntoEvenLines() {
  Bench bench;
  bench.view.setZoom(0.2, QPointF(0, 0));  // no dots of the grid
  const QRgb ground = Theme::of(&bench.view).canvas.rgb();
  for (const int width : {230, 300, 340}) {
    bench.view.resize(width, 400);
    const QImage image = bench.view.grab().toImage();
    // The lines of text, each as wide as its ink.
    QList<int> widths;
    bool isInLine = false;
    for (int y = 0; y < image.height(); ++y) {
      int first = -1, last = -1;
      for (int x = 0; x < image.width(); ++x)
        if ((image.pixel(x, y) | 0xff000000) != ground) last = x, first = first < 0 ? x : first;
      if (first >= 0 && !isInLine) widths << 0;
      isInLine = first >= 0;
      if (isInLine) widths.last() = std::max(widths.last(), last - first);
    }
    QVERIFY2(widths.size() >= 5, qPrintable(QString("%1 lines").arg(widths.size())));
    const auto [least, most] = std::minmax_element(widths.begin(), widths.end());
    QVERIFY2(*least > 0.45 * *most, qPrintable(QString("%1 of %2 at %3").arg(*least).arg(*most).arg(width)));
  }
}

// Values of parts in a row keep so far apart that they are not read as one.
void CanvasSightTest::valuesSideBySideAreTold() {
  Bench bench;
  for (const double x : {0.0, 40.0, 80.0}) bench.add("Fake.Inertia", {x, 0});
  for (const int part : {0, 1, 2}) bench.document.setModifier(part, "J", part == 1 ? "10000.125" : "2.25");
  for (double zoom = 0.56; zoom < 1.6; zoom += 0.02) {
    bench.view.setZoom(zoom, QPointF(400, 300));
    for (const int part : {0, 1}) {
      const QRectF left = bench.view.besideParts().label(part), right = bench.view.besideParts().label(part + 1);
      if (left.top() < right.bottom() && right.top() < left.bottom())
        QVERIFY2(right.left() - left.right() > 4, qPrintable(QString("%1 at %2").arg(part).arg(zoom)));
    }
  }
}

void CanvasSightTest::lettersOfTurnedIconsCanBeRead_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QRect>("letters");  // where they stand in the icon, ten pixels per unit
  QTest::addColumn<bool>("flip");
  QTest::addColumn<double>("rotation");
  // PT₁ of a lag, 1/s of an integrator, k of a gain.
  const QRect lag(315, 385, 210, 110), integrator(120, 70, 400, 500), gain(135, 190, 150, 260);
  QTest::newRow("mirrored") << "Continuous.FirstOrder" << lag << true << 0.0;
  QTest::newRow("upside down") << "Continuous.FirstOrder" << lag << false << 180.0;
  QTest::newRow("both") << "Continuous.FirstOrder" << lag << true << 180.0;
  for (const double rotation : {90.0, 180.0, 270.0})
    for (const bool flip : {false, true}) {
      const QByteArray turn = QByteArray::number(rotation) + (flip ? " mirrored" : "");
      QTest::newRow("fraction, " + turn) << "Continuous.Integrator" << integrator << flip << rotation;
      QTest::newRow("gain, " + turn) << "Math.Gain" << gain << flip << rotation;
    }
}

// They stand elsewhere when the icon is mirrored or turned, and look the same there.
void CanvasSightTest::lettersOfTurnedIconsCanBeRead() {
  QFETCH(QString, name);
  QFETCH(QRect, letters);
  QFETCH(bool, flip);
  QFETCH(double, rotation);
  Bench bench;
  const Icons icons(QStringLiteral(ARMATURE_SOURCE_DIR "/icons"));
  const auto drawn = [&](bool isFlipped, double angle) {
    QImage image(640, 640, QImage::Format_RGB32);  // ten pixels per unit of the icon
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    PartPicture part;
    part.className = "Modelica.Blocks." + name;
    part.placement.flip = isFlipped;
    part.placement.rotation = angle;
    DiagramPainter(bench.scene, icons, Theme::light(), 32, {320, 320}, 1).paintIcon(painter, part, true);
    return image;
  };
  QTransform turn;
  turn.rotate(-rotation);
  turn.scale(flip ? -1 : 1, 1);
  const QPointF middle(320, 320);
  QRect moved = letters;
  moved.moveTopLeft(
      (turn.map(QRectF(letters).center() - middle) + middle - QPointF(letters.width(), letters.height()) / 2)
          .toPoint());
  const QImage plain = drawn(false, 0).copy(letters), turned = drawn(flip, rotation).copy(moved);
  int ink = 0, different = 0;
  for (int x = 0; x < plain.width(); ++x)
    for (int y = 0; y < plain.height(); ++y) {
      ink += qGray(plain.pixel(x, y)) < 180;
      different += std::abs(qGray(plain.pixel(x, y)) - qGray(turned.pixel(x, y))) > 60;
    }
  QVERIFY2(ink > 1000, qPrintable(QString::number(ink)));
  QVERIFY2(different < ink / 10, qPrintable(QString("%1 of %2").arg(different).arg(ink)));
}

void CanvasSightTest::wordsOfTurnedClassesCanBeRead_data() {
  QTest::addColumn<QString>("word");
  QTest::addColumn<bool>("flip");
  QTest::addColumn<double>("rotation");
  QTest::addColumn<int>("read");  // how far the word is turned for its reader, clockwise [deg]
  for (const double rotation : {0.0, 90.0, 180.0, 270.0})
    for (const bool flip : {false, true}) {
      const QByteArray turn = QByteArray::number(rotation) + (flip ? " mirrored" : "");
      const bool isOnSide = std::abs(std::remainder(rotation, 180)) > 1;
      QTest::newRow("upright, " + turn) << "Fj" << flip << rotation << 0;
      QTest::newRow("along, " + turn) << "Rejection" << flip << rotation << (isOnSide ? -90 : 0);
    }
}

// A text of a class's graphics stands at the place of the turned frame, at the same end of it, and is read upright, or
// from below where it does not fit across.
void CanvasSightTest::wordsOfTurnedClassesCanBeRead() {
  QFETCH(QString, word);
  QFETCH(bool, flip);
  QFETCH(double, rotation);
  QFETCH(int, read);
  Bench bench;
  const Icons icons(QStringLiteral(ARMATURE_SOURCE_DIR "/icons"));
  auto info = std::make_shared<ClassInfo>();
  IconPrimitive text;
  text.kind = IconPrimitive::Kind::text;
  text.points = {{-90, 30}, {70, 80}};
  text.text = word.toStdString();
  text.alignment = TextAlignment::left;
  info->icon = {text};
  const auto inkOf = [&](bool isFlipped, double angle) {
    QImage image(640, 640, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    PartPicture part;
    part.className = "Own.Words";
    part.placement.flip = isFlipped;
    part.placement.rotation = angle;
    part.info = info;
    DiagramPainter(bench.scene, icons, Theme::light(), 32, {320, 320}, 1).paintIcon(painter, part, true);
    painter.end();
    QRect ink;
    for (int y = 0; y < 640; ++y)
      for (int x = 0; x < 640; ++x)
        if (qGray(image.pixel(x, y)) < 180) ink |= QRect(x, y, 1, 1);
    return std::pair(ink, image.copy(ink));
  };
  const auto [plainAt, plain] = inkOf(false, 0);
  const auto [turnedAt, turned] = inkOf(flip, rotation);
  QVERIFY(plainAt.width() > 50);
  // Back as its reader sees it, it looks the same.
  const QImage back = turned.transformed(QTransform().rotate(-read)).scaled(plain.size());
  QVERIFY(std::abs(turned.width() - (read ? plain.height() : plain.width())) < 4);
  int ink = 0, different = 0;
  for (int y = 0; y < plain.height(); ++y)
    for (int x = 0; x < plain.width(); ++x) {
      ink += qGray(plain.pixel(x, y)) < 180;
      different += std::abs(qGray(plain.pixel(x, y)) - qGray(back.pixel(x, y))) > 100;
    }
  QVERIFY2(different < ink / 3, qPrintable(QString("%1 of %2").arg(different).arg(ink)));
  // Within the turned frame, at the end where it began.
  QTransform turn;
  turn.translate(320, 320);
  turn.rotate(-rotation);
  turn.scale(flip ? -3.2 : 3.2, -3.2);
  QVERIFY(turn.mapRect(QRectF(-90, 30, 160, 50)).adjusted(-6, -6, 6, 6).contains(turnedAt));
  const QPointF start = turn.map(QPointF(-90, 55)), end = turn.map(QPointF(70, 55));
  const auto gap = [&](QPointF to) { return QLineF(QRectF(turnedAt).center(), to).length(); };
  if (word.size() < 3) QVERIFY(gap(start) < 0.5 * gap(end));
}

// A source that lies on its side, a difference: about its minus more is drawn from left to right than from top to
// bottom.
void CanvasSightTest::theMinusOfATurnedSourceIsLevel() {
  Bench bench;
  const Icons icons(QStringLiteral(ARMATURE_SOURCE_DIR "/icons"));
  // Where it stands from the middle of the icon, ten pixels per unit.
  const std::pair<const char*, QPointF> minuses[] = {{"Electrical.Analog.Sources.ConstantVoltage", {150, -120}},
                                                     {"Blocks.Math.Feedback", {0, 0}}};
  for (const auto& [name, place] : minuses)
    for (const double angle : {0.0, 90.0, 180.0, 270.0})
      for (const bool isFlipped : {false, true}) {
        QImage image(640, 640, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        PartPicture part;
        part.className = QStringLiteral("Modelica.") + name;
        part.placement.rotation = angle;
        part.placement.flip = isFlipped;
        DiagramPainter(bench.scene, icons, Theme::light(), 32, {320, 320}, 1).paintIcon(painter, part, true);
        QTransform turn;
        turn.rotate(-angle);
        turn.scale(isFlipped ? -1 : 1, 1);
        const QPoint at = QPointF(turn.map(place) + QPointF(320, 320)).toPoint();
        QRect drawn;
        for (int y = at.y() - 55; y <= at.y() + 55; ++y)
          for (int x = at.x() - 55; x <= at.x() + 55; ++x)
            if (image.pixel(x, y) != qRgb(255, 255, 255)) drawn |= QRect(x, y, 1, 1);
        QVERIFY2(
            drawn.width() > 3 * drawn.height() && drawn.height() > 5,
            qPrintable(QStringLiteral("%1 %2° %3x%4").arg(name).arg(angle).arg(drawn.width()).arg(drawn.height())));
      }
}

// Of a disc beside the middle of its icon's box, turned with its part.
void CanvasSightTest::whatIsSeenOfAPartIsFound() {
  Bench bench;
  bench.add("Fake.Inertia", {10, 0});
  auto& info = const_cast<ClassInfo&>(*bench.scene.parts()[0].info);
  IconPrimitive disc;
  disc.kind = IconPrimitive::Kind::ellipse;
  disc.points = {{-90, -30}, {-30, 30}};
  info.icon = {disc};
  info.iconKey = 7;
  PartPicture part = bench.scene.parts()[0];
  const QPointF middle = part.rect.center();
  const auto away = [&](QPointF disc, const QRectF& box) {
    return std::abs(QLineF(middle + disc, bench.view.besideParts().ink().nearest(part, box)).length() - 3);
  };
  const QRectF above(middle + QPointF(2, 12), QSizeF(8, 4));
  QVERIFY(away({-6, 0}, above) < 0.5);
  QVERIFY(bench.view.besideParts().ink().nearest(part, above).y() > middle.y() + 1);
  part.placement.rotation = 90;
  QVERIFY(away({0, -6}, above) < 0.5);
  part.placement.flip = true;
  QVERIFY(away({0, 6}, above) < 0.5);
  const QPointF end = bench.view.besideParts().inkNear(0, bench.view.toPixels(above));
  QVERIFY(QLineF(end, bench.view.toPixels(middle + QPointF(-6, 0))).length() < 3.6 * bench.view.scale());
}

// Where parts are too small to be read, a thousand rings would be all that there is to see: errors alone have them.
void CanvasSightTest::warningsAreNotSeenFromAfar() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  bench.scene.clearSelection();
  const QString part = bench.scene.parts()[0].name;
  const auto seen = [&](double zoom, bool isError) {
    bench.view.setZoom(zoom, QRectF(bench.view.rect()).center());
    bench.scene.setMarks({});
    const QImage before = bench.view.grab().toImage();
    bench.scene.setMarks({{part, PartMark{2, isError, "J has no value"}}});
    return bench.view.grab().toImage() != before;
  };
  for (const double zoom : {0.1, 0.25}) {
    QVERIFY(!seen(zoom, false));
    QVERIFY(seen(zoom, true));
  }
  for (const double zoom : {0.32, 1.0}) QVERIFY(seen(zoom, false));
}

QTEST_MAIN(CanvasSightTest)
#include "canvas_sight_test.moc"
