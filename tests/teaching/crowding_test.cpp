// What is written over a diagram can be read: no word, number, badge or legend lies upon another one, on a diagram as
// the window shows it, with each layer; numbers of a run lie upon no part and no wire, near what they tell of, and
// lines from them run through no other words. All boxes are read from the painter's list.
#include <QDirIterator>
#include <QtTest>

#include "app/canvas/line_box.h"
#include "app/canvas/message_badge.h"
#include "app/canvas/start_mark.h"
#include "app/look/letters.h"
#include "app/teaching/number_layout.h"
#include "app/teaching/sheet.h"
#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class CrowdingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wordsStandApart_data();
  void wordsStandApart();
  void axesLieBesideTheirOwnLine();
  void manySelectedPartsAreNotLookedAt();
  void whatIsLookedAtComesFirst();
  void numbersOfASelectedPartCoverNothing();
  void aCardCutsNoNumberInHalf();
  void numbersKeepOffMessages();

 private:
  ArrowBench bench_;
};

namespace {

struct Written {
  QString what;
  QRectF box;
};

// Everything that is to be read, with the names of the parts.
std::vector<Written> writtenOn(ArrowBench& bench, const Drawn& drawn) {
  std::vector<Written> all;
  for (size_t i = 0; i < bench.scene.parts().size(); ++i)
    if (const QRectF box = bench.view.besideParts().label(static_cast<int>(i)); !box.isEmpty())
      all.push_back({"name " + bench.scene.parts()[i].name, box});
  for (const DrawnNumber& number : drawn.numbers)
    all.push_back({"number " + number.part + '.' + number.connector + ' ' + number.text, number.box});
  for (const DrawnState& state : drawn.states)
    if (!state.badge.isEmpty()) all.push_back({"badge of " + state.part, state.badge});
  for (const DrawnMark& mark : drawn.marks) all.push_back({"mark", mark.box});
  for (const PartPicture& part : bench.scene.parts())
    if (const QRectF box = startMarkBox(part, bench.view.toPixels(part.rect), bench.view.font());
        part.hasStartValues && !box.isEmpty())
      all.push_back({"start of " + part.name, box});
  if (!drawn.legend.isEmpty()) all.push_back({"legend", drawn.legend});
  return all;
}

// Pairs that cover each other by more than a hair's breadth.
QStringList collisions(const std::vector<Written>& all) {
  QStringList found;
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t k = i + 1; k < all.size(); ++k) {
      const QRectF common = all[i].box & all[k].box;
      if (common.width() > 2.5 && common.height() > 2.5) found << all[i].what + " / " + all[k].what;
    }
  return found;
}

bool isOfRun(const DrawnNumber& number) {
  return number.group.isNull();  // words of conventions have arrows of their own
}

// Parts and wires below a number of a run.
QStringList coveredBy(ArrowBench& bench, const DrawnNumber& number) {
  QStringList found;
  const QRectF box = number.box.adjusted(2.5, 2.5, -2.5, -2.5);
  for (const PartPicture& part : bench.scene.parts())
    if (bench.view.toPixels(part.rect).adjusted(2, 2, -2, -2).intersects(box)) found << part.name;
  for (const WirePicture& wire : bench.scene.wires())
    for (int k = 0; k + 1 < wire.points.size(); ++k)
      if (lineBox(bench.view.toPixels(wire.points[k]), bench.view.toPixels(wire.points[k + 1]), 1).intersects(box))
        found << wire.from + ".." + wire.to;
  return found;
}

// Whether a line from an arrow goes through the inside of a box; about its end is the arrow itself.
bool goesThrough(const QLineF& line, const QRectF& box) {
  constexpr double kArrow = 4;  // [px]
  const QRectF inner = box.adjusted(2.5, 2.5, -2.5, -2.5);
  for (int k = 0; k <= 100; ++k)
    if (const QPointF p = line.pointAt(k / 100.0); QLineF(line.p1(), p).length() > kArrow && inner.contains(p))
      return true;
  return false;
}

// What of the numbers of a run cannot be read at a glance; `farthest` from what they tell of, in their heights.
QStringList hardToRead(ArrowBench& bench, const Drawn& drawn, double farthest = 6) {
  QStringList found;
  const std::vector<Written> all = writtenOn(bench, drawn);
  for (const DrawnNumber& number : drawn.numbers) {
    if (!isOfRun(number)) continue;
    const QString name = "number " + number.part + '.' + number.connector + ' ' + number.text;
    for (const QString& below : coveredBy(bench, number)) found << name + " upon " + below;
    if (!number.hasLeader) continue;
    if (gapTo(number.box, number.anchor) > farthest * number.box.height()) found << name + " far away";
    for (const Written& other : all)
      if (other.what != name && goesThrough({number.anchor, number.box.center()}, other.box))
        found << QString("line of %1 through %2, from %3, %4 to %5, %6; %7, %8, %9 wide")
                     .arg(name, other.what)
                     .arg(number.anchor.x())
                     .arg(number.anchor.y())
                     .arg(number.box.center().x())
                     .arg(number.box.center().y())
                     .arg(other.box.left())
                     .arg(other.box.top())
                     .arg(other.box.width());
  }
  return found;
}

diagram::Document read(const QString& name) {
  auto loaded = diagram::load(ARMATURE_SOURCE_DIR "/resources/" + name.toStdString() + ".armature.json");
  return loaded ? loaded.take() : diagram::Document();
}

// Below resources, in the order of the alphabet: those that need no classes of their own, which only a page reads.
QStringList diagramsIn(const QString& folder) {
  const QDir resources(ARMATURE_SOURCE_DIR "/resources");
  QStringList names;  // but mistakes, which do not run
  for (QDirIterator all(resources.filePath(folder), {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories);
       all.hasNext();)
    if (const QString name = resources.relativeFilePath(all.next()).section('.', 0, -3);
        !name.contains("mistake_") && read(name).classes.empty())
      names << name;
  names.sort();
  return names;
}

// What the panels leave to a diagram in a window of 1280×800, and of 1024×768 with large type.
constexpr QSize kDesk(740, 420), kProjector(1024, 383);

const std::pair<const char*, Overlays> kLayers[] = {{"axis", {false, false, false, true, false}},
                                                    {"convention", {false, false, false, true, true}},
                                                    {"arrows", {true, false, false, true, false}},
                                                    {"values", {false, true, false, false, false}},
                                                    {"motion", {false, false, true, false, false}},
                                                    {"speeds", {true, false, false, true, false, ArrowKinds::motion}},
                                                    {"both", {true, false, true, true, false, ArrowKinds::both}},
                                                    {"glasses", {true, false, false, true, true}}};

}  // namespace

void CrowdingTest::wordsStandApart_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("letters");
  for (const char* folder : {"examples", "lessons"})
    for (const QString& name : diagramsIn(folder)) {
      QTest::addRow("%s at a desk", qPrintable(name)) << name << kDesk << kLetters;
      QTest::addRow("%s on a projector", qPrintable(name)) << name << kProjector << kLargeLetters;
    }
}

void CrowdingTest::wordsStandApart() {
  QFETCH(QString, name);
  QFETCH(QSize, size);
  QFETCH(int, letters);
  QFont font = bench_.view.font();
  font.setPixelSize(letters);
  bench_.view.setFont(font);
  bench_.view.resize(size);
  QVERIFY2(bench_.simulate(read(name)), qPrintable(bench_.reason()));
  QStringList all;
  for (const auto& [layer, overlays] : kLayers) {
    bench_.overlay.setShown(overlays);
    for (const double share : {0.31, 0.97}) {
      QStringList pairs = collisions(writtenOn(bench_, bench_.draw(share * bench_.run.stopTime())));
      // With forces and motion at once in large type a legend of seven scales may leave no place to what a part does.
      if (overlays.kinds == ArrowKinds::both && letters == kLargeLetters)
        pairs.removeIf([](const QString& pair) { return pair.startsWith("badge") && pair.endsWith("legend"); });
      // While parts move, numbers and their ends stay.
      if (!overlays.hasMotion) pairs << hardToRead(bench_, bench_.overlay.drawn());
      for (const QString& pair : pairs) all << QString(layer) + ": " + pair;
    }
  }
  all.removeDuplicates();
  QVERIFY2(all.isEmpty(), qPrintable(QString::number(all.size()) + ":\n" + all.join('\n')));
}

// An axis nearer to parts of another line would be read as that one's.
void CrowdingTest::axesLieBesideTheirOwnLine() {
  int count = 0;
  QStringList all;
  for (const QString& name : diagramsIn("lessons")) {
    bench_.view.resize(kDesk);
    QVERIFY2(bench_.simulate(read(name)), qPrintable(bench_.reason()));
    bench_.overlay.setShown(kLayers[0].second);
    const Drawn drawn = bench_.draw(0);
    const Lines& lines = bench_.overlay.lines();
    for (const DrawnArrow& arrow : drawn.arrows) {
      if (arrow.layer != DrawnArrow::Layer::axis) continue;
      const QRectF axis = QRectF(arrow.from, arrow.to).normalized();
      double own = 1e9, others = 1e9;
      const Line& line = lines.all.at(static_cast<size_t>(arrow.line));
      for (size_t i = 0; i < lines.all.size(); ++i)
        for (const LineMember& member : lines.all[i].members) {
          const bool isOwn =
              std::ranges::any_of(line.members, [&](const LineMember& one) { return one.part == member.part; });
          const QRectF rect = bench_.view.toPixels(bench_.scene.parts().at(static_cast<size_t>(member.part)).rect);
          double& least = isOwn ? own : others;
          least = std::min(least, gapBetween(axis, rect));
        }
      if (own > others + 1) all << QString("%1: %2, %3 px, %4 px").arg(name, arrow.part).arg(own).arg(others);
      ++count;
    }
  }
  QVERIFY(count > 20);
  QVERIFY2(all.isEmpty(), qPrintable(all.join('\n')));
}

// All parts selected say no more than none: each would push the others' numbers away.
void CrowdingTest::manySelectedPartsAreNotLookedAt() {
  bench_.view.resize(560, 300);
  QVERIFY(bench_.simulate(read("examples/Rotational/First")));
  bench_.overlay.setShown({true, true, false, true, true});
  const auto told = [&] {
    QSet<QString> ends;
    for (const DrawnNumber& number : bench_.draw(0.3).numbers)
      if (isOfRun(number)) ends << number.part + '.' + number.connector;
    return ends;
  };
  const QSet<QString> before = told();
  QSet<int> parts;
  for (size_t k = 0; k < bench_.scene.parts().size(); ++k) parts << static_cast<int>(k);
  bench_.scene.select(parts, {});
  QCOMPARE(told(), before);
  bench_.scene.clearSelection();
}

// Where there is no room for all numbers, those of the selected part are there, and near it.
void CrowdingTest::whatIsLookedAtComesFirst() {
  bench_.view.resize(560, 300);
  QVERIFY(bench_.simulate(read("examples/Rotational/First")));
  bench_.overlay.setShown({true, false, false, true, false});
  for (const char* name : {"inertia1", "idealGear", "inertia2", "damper"}) {
    bench_.scene.select({bench_.document.partIndex(name)}, {});
    int own = 0;
    for (const DrawnArrow& arrow : bench_.draw(0.3).arrows)
      own += arrow.part == name && arrow.layer == DrawnArrow::Layer::value;
    QVERIFY(own >= 2);
    // What the card of the part covers it says itself.
    QVERIFY(bench_.overlay.drawn().cuts.size() == 1);
    for (const DrawnNumber& number : bench_.overlay.drawn().numbers)
      if (number.part == name) QVERIFY2(gapTo(number.box, number.anchor) < 7 * number.box.height(), name);
  }
  bench_.scene.clearSelection();
}

// A number of a selected part stands farther off, with a line, rather than upon a wire or a connector.
void CrowdingTest::numbersOfASelectedPartCoverNothing() {
  QStringList all;
  int count = 0;
  QFont font = bench_.view.font();
  font.setPixelSize(kLetters);
  bench_.view.setFont(font);
  for (const char* folder : {"examples", "lessons"})
    for (const QString& name : diagramsIn(folder)) {
      bench_.view.resize(kDesk);
      QVERIFY2(bench_.simulate(read(name)), qPrintable(bench_.reason()));
      for (const auto& [layer, overlays] : kLayers) {
        if (overlays.hasMotion || overlays.hasConvention) continue;
        bench_.overlay.setShown(overlays);
        for (size_t part = 0; part < bench_.scene.parts().size(); ++part) {
          bench_.scene.select({static_cast<int>(part)}, {});
          for (const QString& found : hardToRead(bench_, bench_.draw(0.31 * bench_.run.stopTime()), 9))
            all << QString("%1, %2, %3 selected: %4").arg(name, layer, bench_.scene.parts()[part].name, found);
          count += static_cast<int>(bench_.overlay.drawn().numbers.size());
        }
      }
      bench_.scene.clearSelection();
    }
  QVERIFY(count > 1000);
  constexpr qsizetype kCrowd = 1;  // numbers of several hundred that are left a wire alone
  QVERIFY2(all.size() <= kCrowd, qPrintable(QString::number(all.size()) + ":\n" + all.join('\n')));
}

// The card of a part stands upon no name and not on the part, and no number looks out from under it.
void CrowdingTest::aCardCutsNoNumberInHalf() {
  for (const QSize& size : {QSize(560, 300), QSize(740, 420)}) {
    bench_.view.resize(size);
    QVERIFY(bench_.simulate(read("examples/Rotational/First")));
    bench_.overlay.setShown({true, true, true, true, false});
    for (const char* name : {"inertia1", "spring", "fixed"}) {
      bench_.scene.select({bench_.document.partIndex(name)}, {});
      const Drawn& drawn = bench_.draw(0.3);
      QCOMPARE(drawn.cuts.size(), size_t(1));
      const QRectF card = drawn.cuts[0].box;
      for (const DrawnNumber& number : drawn.numbers) QVERIFY2(!number.box.intersects(card), qPrintable(number.text));
      const auto part = static_cast<size_t>(bench_.document.partIndex(name));
      QVERIFY2(!bench_.view.besideParts().label(static_cast<int>(part)).intersects(card), name);
      QVERIFY2(!bench_.view.toPixels(bench_.scene.parts()[part].rect).intersects(card), name);
    }
  }
  bench_.scene.clearSelection();
}

// A new diagram has messages about most of its parts (values that nobody has given yet): their badges and the numbers
// of its run are read, both.
void CrowdingTest::numbersKeepOffMessages() {
  bench_.view.resize(kDesk);
  QStringList all;
  for (const char* name :
       {"examples/Rotational/First", "examples/Electrical/Analog/Rectifier", "examples/Translational/Oscillator"}) {
    QVERIFY2(bench_.simulate(read(name)), qPrintable(bench_.reason()));
    QHash<QString, PartMark> marks;
    for (const PartPicture& part : bench_.scene.parts()) marks.insert(part.name, {1, false, "a value"});
    bench_.scene.setMarks(marks);
    for (const auto& [layer, overlays] : kLayers) {
      if (overlays.hasMotion || overlays.hasConvention) continue;
      bench_.overlay.setShown(overlays);
      for (const DrawnNumber& number : bench_.draw(0.31 * bench_.run.stopTime()).numbers)
        for (const PartPicture& part : bench_.scene.parts()) {
          const QRectF common = number.box & badgeBox(bench_.view.toPixels(part.rect));
          if (common.width() > 2.5 && common.height() > 2.5)
            all << QString("%1, %2: %3 upon the badge of %4").arg(name, layer, number.text, part.name);
        }
    }
  }
  bench_.scene.setMarks({});
  QVERIFY2(all.isEmpty(), qPrintable(all.join('\n')));
}

QTEST_MAIN(CrowdingTest)
#include "crowding_test.moc"
