// What is written over a diagram can be read: no word, number, badge or legend lies upon another one, on a diagram as
// the window shows it, with each layer. All boxes are read from the painter's list.
#include <QDirIterator>
#include <QtTest>

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

QTEST_MAIN(CrowdingTest)
#include "crowding_test.moc"
