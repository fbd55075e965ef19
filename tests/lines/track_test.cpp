// The track: what is drawn, read from the painter's own list, is where the run says it is.
#include "app/teaching/line_choice.h"
#include "engine/diagram/json.h"
#include "tests/lines/line_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class TrackTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void positionsAreThoseOfTheRun_data();
  void positionsAreThoseOfTheRun();
  void namesAreThoseOfTheRun_data() { positionsAreThoseOfTheRun_data(); }
  void namesAreThoseOfTheRun();
  void longLines_data();
  void longLines();
  void randomLines();
  void forcesPointAsTheyAct();
  void pulledOrPressedIsToldByArrows();
  void gapsShowTheWayThatIsLeft();
  void bodiesWithoutLengthAreSaid();
  void whatIsFarAwayIsSaid();
  void turnedOverTheTrackStays();
  void nothingBreaks_data();
  void nothingBreaks();
  void aRunThatStopsEarly();
  void notANumber();

 private:
  // Everything that must hold of a track at ten instants of the run; empty, or what does not.
  QString faultOf(int line);
  LineBench bench_;
};

namespace {

QString endName(const TrackItem& item, bool isSecond) {
  return item.name + '.' + (isSecond ? item.b : item.a);
}

// Nothing lies upon another thing of its lane.
QString overlapOf(const DrawnTrack& drawn) {
  for (size_t i = 0; i < drawn.items.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      const TrackItem &one = drawn.items[i], &other = drawn.items[j];
      const bool isSame = std::abs(one.box.center().y() - other.box.center().y()) < one.box.height() - 1;
      if (isSame != (one.lane == other.lane)) return one.name + " and " + other.name + ": lanes are not apart";
      if (!isSame) continue;
      const double common = std::min(one.box.right(), other.box.right()) - std::max(one.box.left(), other.box.left());
      if (common > 1.01) return one.name + " lies on " + other.name;
    }
  for (size_t i = 0; i < drawn.labels.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (drawn.labels[i].box.intersects(drawn.labels[j].box))
        return drawn.labels[i].name + " is written on " + drawn.labels[j].name;
  return {};
}

}  // namespace

QString TrackTest::faultOf(int line) {
  bench_.panel.showLine(line);
  const LineModel& model = bench_.panel.model();
  double zero = 0, perMetre = 0;
  std::map<QString, int> lanes;
  for (int k = 0; k <= 10; ++k) {
    const double time = bench_.instantOf(k);
    const DrawnTrack& drawn = bench_.track(time);
    if (k == 0) {
      zero = drawn.zero;
      perMetre = drawn.perMetre;
      for (const TrackItem& item : drawn.items) lanes[item.name] = item.lane;
    }
    if (drawn.items.size() != model.parts.size()) return "not all parts are drawn";
    if (!(drawn.perMetre > 0) || drawn.zero != zero || drawn.perMetre != perMetre) return "the axis jumps";
    const double most = 1e-9 * std::max({1.0, std::abs(drawn.low), std::abs(drawn.high)});
    const auto s = [&](double pixel) { return (pixel - drawn.zero) / drawn.perMetre; };
    for (const TrackItem& item : drawn.items) {
      if (lanes[item.name] != item.lane) return item.name + ": its lane changes";
      for (const bool isSecond : {false, true}) {
        if (isSecond && item.b.isEmpty()) continue;
        const QString end = endName(item, isSecond);
        const double wanted = bench_.result((end + ".s").toStdString(), time);
        const double found = s(isSecond ? item.to : item.from);
        if (!(std::abs(found - wanted) <= most)) return end + QString(" at %1, drawn at %2").arg(wanted).arg(found);
        const double edge = 1e-5 * (drawn.high - drawn.low);
        if (wanted < drawn.low - edge || wanted > drawn.high + edge) return end + ": beyond the axis";
        // What is drawn begins or ends there, or has it in its middle.
        const double pixel = isSecond ? item.to : item.from;
        if (pixel < item.box.left() - 1e-6 || pixel > item.box.right() + 1e-6) return end + ": beside its drawing";
      }
      const double length = std::abs(item.to - item.from);
      if (item.role == PartRole::body && !item.isWidened && length > 4 && std::abs(item.box.width() - length) > 1e-6)
        return item.name + ": has another length";
    }
    for (const TrackNode& node : drawn.nodes)
      for (const QString& end : node.ends)
        if (!(std::abs(s(node.at) - bench_.result((end + ".s").toStdString(), time)) <= most))
          return end + ": not joined";
    for (const TrackTick& tick : drawn.ticks)
      if (std::abs(s(tick.at) - tick.value) > most) return "a tick is wrong";
    if (drawn.ticks.size() < 2) return "there are no ticks";
    if (const QString overlap = overlapOf(drawn); !overlap.isEmpty()) return overlap;
  }
  return {};
}

void TrackTest::positionsAreThoseOfTheRun_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"Translational/Accelerate", "Translational/Damper", "Translational/ElastoGap", "Translational/Friction",
        "Translational/InitialConditions", "Translational/Oscillator", "Translational/PreLoad", "Translational/Sensors",
        "Translational/SignConvention", "Translational/WhyArrows", "Rotational/RollingWheel"})
    QTest::newRow(name) << QString(name);
}

void TrackTest::positionsAreThoseOfTheRun() {
  QFETCH(QString, name);
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const std::vector<int> lines = bench_.linesOf(Domain::translational);
  QVERIFY(!lines.empty());
  for (const int line : lines) {
    const QString fault = faultOf(line);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
  }
}

// Where a label says "f = …", the variable f of that part has this value: no student finds another one in the list.
void TrackTest::namesAreThoseOfTheRun() {
  QFETCH(QString, name);
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const results::Store& store = *bench_.run.store();
  int checked = 0;
  for (const int line : bench_.linesOf(Domain::translational)) {
    bench_.panel.showLine(line);
    const double time = bench_.instantOf(3);
    for (const LineLabel& label : bench_.track(time).labels) {
      const QString symbol = label.value.section(" = ", 0, 0),
                    number = label.value.section(" = ", 1).section(' ', 0, 0);
      const int64_t column = store.find((label.name + '.' + symbol).toStdString());
      if (number.isEmpty() || column < 0) continue;
      const double value = store.valueAt(store.columns()[static_cast<size_t>(column)], time);
      const QString shown = ColumnText(store.columns()[static_cast<size_t>(column)])(value, 0);
      const double largest = largestOf(store, column);
      if (std::abs(value) < 1e-6 * largest) continue;
      QVERIFY2(label.value == symbol + " = " + shown, qPrintable(label.name + ": " + label.value + ", not " + shown));
      ++checked;
    }
  }
  if (name == "Rotational/RollingWheel") QVERIFY(checked > 1);
}

void TrackTest::longLines_data() {
  QTest::addColumn<int>("count");
  for (const int count : {2, 3, 8, 40, 200}) QTest::addRow("%d parts", count) << count;
}

void TrackTest::longLines() {
  QFETCH(int, count);
  std::mt19937 random(static_cast<unsigned>(count));
  QVERIFY2(bench_.simulate(longLine(random, count, false)), qPrintable(bench_.reason()));
  const std::vector<int> lines = bench_.linesOf(Domain::translational);
  QCOMPARE(lines.size(), size_t{1});
  const QString fault = faultOf(lines.front());
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  QCOMPARE(static_cast<int>(bench_.panel.model().parts.size()), count);
}

void TrackTest::randomLines() {
  std::mt19937 random(20261123);
  // The long run: ARMATURE_LINE_MODELS=200.
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_LINE_MODELS");
  int shown = 0;
  for (int k = 0; k < (wanted > 0 ? wanted : 12); ++k) {
    const diagram::Document line = randomLine(random);
    if (line.components.front().className.find("Rotational") != std::string::npos) continue;
    if (!bench_.simulate(line)) continue;  // rods may have closed a loop
    for (const int index : bench_.linesOf(Domain::translational)) {
      const QString fault = faultOf(index);
      QVERIFY2(fault.isEmpty(), qPrintable(QString("model %1: %2").arg(k).arg(fault)));
      ++shown;
    }
  }
  QVERIFY(shown > 2);
}

// The three systems of the sign convention: each source pushes its mass to the right, however it is drawn.
void TrackTest::forcesPointAsTheyAct() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/SignConvention")), qPrintable(bench_.reason()));
  int found = 0;
  for (const int line : bench_.linesOf(Domain::translational)) {
    bench_.panel.showLine(line);
    const DrawnTrack& drawn = bench_.track(0.5);
    for (const DrawnArrow& arrow : drawn.over.arrows) {
      ++found;
      const double flow = bench_.result((arrow.part + '.' + arrow.connector + ".f").toStdString(), 0.5);
      QCOMPARE(arrow.value, -flow);
      QVERIFY(arrow.value > 0 && arrow.to.x() > arrow.from.x() && arrow.to.y() == arrow.from.y());
      // At its flange, and not on the mass.
      QVERIFY(arrow.from == arrow.flange || arrow.to == arrow.flange);
    }
  }
  QCOMPARE(found, 3);
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Sensors")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::translational).front());
  double scale = 0;
  for (int k = 1; k <= 9; ++k) {
    const DrawnTrack& drawn = bench_.track(k * 0.1 + 0.02);
    QCOMPARE(drawn.over.arrows.size(), size_t{1});
    const DrawnArrow& arrow = drawn.over.arrows.front();
    const double here = (arrow.to.x() - arrow.from.x()) / arrow.value;
    if (scale == 0) scale = here;
    QVERIFY(here > 0);
    QVERIFY(std::abs(here - scale) < 1e-6 * scale);
    QVERIFY(arrow.value > 0 ? arrow.to == arrow.flange : arrow.from == arrow.flange);
  }
}

// On a long spring the arrows have shafts longer than their heads, on a short one they stay within it.
void TrackTest::pulledOrPressedIsToldByArrows() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Oscillator")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::translational).front());
  int longOnes = 0, pulled = 0, pressed = 0;
  for (int k = 0; k <= 10; ++k) {
    for (const DrawnState& state : bench_.track(bench_.instantOf(k)).over.states) {
      if (state.from == state.to) continue;
      constexpr double kMark = 1.5, kInner = 3, kHead = 7;  // as they are painted
      const double wide = std::abs(state.to.x() - state.from.x());
      QVERIFY(2 * kMark * state.reach < wide);
      if (state.reach - kInner > 2 * kHead) ++longOnes;
      ++(state.kind == DrawnState::Kind::tension ? pulled : pressed);
    }
  }
  QVERIFY2(longOnes > 5 && pulled > 0 && pressed > 0,
           qPrintable(QString("%1 %2 %3").arg(longOnes).arg(pulled).arg(pressed)));
}

// While a gap is open its spring has its natural length; closed, it is as long as the gap.
void TrackTest::gapsShowTheWayThatIsLeft() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/ElastoGap")), qPrintable(bench_.reason()));
  int open = 0, closed = 0;
  for (const int line : bench_.linesOf(Domain::translational)) {
    bench_.panel.showLine(line);
    for (int k = 0; k <= 10; ++k) {
      const double time = bench_.instantOf(k);
      const DrawnTrack& drawn = bench_.track(time);
      for (const TrackItem& item : drawn.items) {
        if (item.role != PartRole::gap) continue;
        const std::string name = item.name.toStdString();
        QVERIFY(std::abs((item.natural - item.from) / drawn.perMetre - 1.5) < 1e-9);
        const bool isContact = bench_.result(name + ".contact", time) > 0.5;
        QCOMPARE(item.state == DrawnState::Kind::open, !isContact);
        QCOMPARE(item.to - item.from > item.natural - item.from + 1e-6, !isContact);
        ++(isContact ? closed : open);
      }
    }
  }
  QVERIFY(open > 0 && closed > 0);
}

void TrackTest::bodiesWithoutLengthAreSaid() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/ElastoGap")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::translational).front());
  const DrawnTrack& drawn = bench_.track(1);
  int widened = 0;
  for (const TrackItem& item : drawn.items) {
    if (!item.isWidened) continue;
    ++widened;
    QVERIFY(drawn.footer.contains(item.name));
    QVERIFY(std::abs(item.box.center().x() - item.from) < 1e-9);
  }
  QCOMPARE(widened, 2);
}

// Enlarged, a part beyond the edge is named there with its place; the scale stays one for all.
void TrackTest::whatIsFarAwayIsSaid() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Damper")), qPrintable(bench_.reason()));
  bench_.panel.showLine(bench_.linesOf(Domain::translational).front());
  const double before = bench_.track(0).perMetre;
  QVERIFY(bench_.track(0).notes.empty());
  QVERIFY(bench_.panel.view().picture()->zoom(8, 990));
  const DrawnTrack& drawn = bench_.track(0);
  QVERIFY(std::abs(drawn.perMetre - 8 * before) < 1e-6 * before);
  QVERIFY(!drawn.notes.empty());
  for (const TrackNote& note : drawn.notes) {
    const auto item =
        std::find_if(drawn.items.begin(), drawn.items.end(), [&](const TrackItem& i) { return i.part == note.part; });
    QVERIFY(item->box.right() < 0 || item->box.left() > 1000);
    QVERIFY(note.words.contains(item->name) && QRectF(0, 0, 1000, 420).contains(note.box));
  }
  QVERIFY(bench_.panel.view().picture()->zoom(0, 0));
  QCOMPARE(bench_.track(0).perMetre, before);
}

// The positive direction is to the right, whichever way the diagram counts; where that differs it is said.
void TrackTest::turnedOverTheTrackStays() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Damper")), qPrintable(bench_.reason()));
  const int line = bench_.linesOf(Domain::translational).front();
  bench_.panel.showLine(line);
  const double zero = bench_.track(0.1).zero, perMetre = bench_.track(0.1).perMetre;
  QVERIFY(bench_.track(0.1).footer.isEmpty());
  const Lines lines = findLines(bench_.scene.parts(), bench_.scene.wires(), {});
  turnAxis(bench_.document, bench_.scene, lines.all[static_cast<size_t>(line)]);
  QTest::qWait(20);
  QCOMPARE(bench_.panel.model().direction, QPointF(-1, 0));
  QVERIFY(bench_.track(0.1).footer.contains("left"));
  QCOMPARE(bench_.track(0.1).zero, zero);
  QCOMPARE(bench_.track(0.1).perMetre, perMetre);
  const QString fault = faultOf(line);
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TrackTest::nothingBreaks_data() {
  QTest::addColumn<QString>("what");
  for (const char* what : {"empty", "one part", "no results", "unknown class", "own class", "all at one place"})
    QTest::newRow(what) << QString(what);
}

void TrackTest::nothingBreaks() {
  QFETCH(QString, what);
  LineBench bench;
  diagram::Document d;
  d.name = "Small";
  d.experiment.stopTime = 0.1;
  const auto add = [&](const char* name, const char* className) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = className;
    item.placement.x = 30.0 * static_cast<double>(d.components.size());
    d.components.push_back(item);
  };
  if (what != "empty") add("mass", "Modelica.Mechanics.Translational.Components.Mass");
  if (what != "empty") d.components.back().modifiers = {{"m", "1"}};
  if (what == "unknown class") {
    add("strange", "Nowhere.Thing");
    d.connections.push_back({"mass.flange_b", "strange.flange_a", {}, {}});
  }
  if (what == "all at one place") {
    add("rod", "Modelica.Mechanics.Translational.Components.Rod");
    d.components.back().modifiers = {{"L", "0"}};
    d.connections.push_back({"mass.flange_b", "rod.flange_a", {}, {}});
  }
  if (what == "own class") {
    d.classes.push_back(
        "model Sleeve extends Modelica.Mechanics.Translational.Interfaces.PartialTwoFlanges; equation flange_b.s = "
        "flange_a.s + 0.3; flange_a.f + flange_b.f = 0; end Sleeve;");
    add("sleeve", "Sleeve");
    d.connections.push_back({"mass.flange_b", "sleeve.flange_a", {}, {}});
  }
  const bool isRun = what != "no results" && what != "unknown class" && what != "empty" && what != "own class";
  if (isRun) {
    QVERIFY2(bench.simulate(d), qPrintable(bench.reason()));
  } else {
    bench.document.reset(d, {});
    QTest::qWait(200);
  }
  bench.panel.showDomain(Domain::translational);
  bench.panel.showDomain(Domain::rotational);
  bench.panel.showDomain(Domain::translational);
  bench.panel.grab();
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_Plus, Qt::Key_0})
    QTest::keyClick(&bench.panel.view(), key);
  QTest::mouseMove(&bench.panel.view(), QPoint(300, 100));
  QTest::mouseClick(&bench.panel.view(), Qt::LeftButton, {}, QPoint(300, 100));
  bench.panel.grab();
  QVERIFY(bench.panel.describe(Domain::translational).is_array());
  if (isRun) QVERIFY(!bench.panel.describe(Domain::translational).at(0).at("parts").empty());
  bench.document.reset({}, {});
  QTest::qWait(50);
  bench.panel.grab();
}

void TrackTest::aRunThatStopsEarly() {
  diagram::Document d = exampleDocument("Translational/Damper");
  d.declarations = "equation\n  assert(time < 0.3, \"enough\");\n";
  QVERIFY(!bench_.simulate(d));
  QVERIFY(bench_.run.store() && bench_.run.store()->rowCount() > 10);
  const double last = bench_.run.store()->time(bench_.run.store()->rowCount() - 1);
  QVERIFY(last < 0.35);
  for (const int line : bench_.linesOf(Domain::translational)) {
    const QString fault = faultOf(line);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
  }
  bench_.run.showNewest();
}

// A position that is not a number is said and not drawn; the others stay where they are.
void TrackTest::notANumber() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Damper")), qPrintable(bench_.reason()));
  const Lines lines = findLines(bench_.scene.parts(), bench_.scene.wires(), {});
  const int line = bench_.linesOf(Domain::translational).front();
  const auto& columns = bench_.run.store()->columns();
  uint32_t series = 0;
  for (const auto& column : columns) series = std::max(series, column.source + 1);
  auto store = std::make_shared<results::Store>(columns, series);
  const uint32_t bad = columns[static_cast<size_t>(bench_.run.store()->find("mass1.flange_a.s"))].source;
  for (size_t c = 0; c < columns.size(); ++c)
    if (columns[c].isConstant) store->setConstant(c, bench_.run.store()->value(columns[c], 0));
  for (int row = 0; row < 5; ++row) {
    std::vector<double> values(series, 0.5 * row);
    values[bad] = row < 2 ? 1 : std::nan("");
    QVERIFY(store->append(0.1 * row, values.data()));
  }
  store->finish();
  TrackPicture picture;
  picture.setModel(makeLineModel(bench_.scene, lines, line, store, {}));
  TextRuns texts;
  Stamps stamps;
  QFont font;
  font.setPixelSize(13);
  const LineStyle style{Theme::light(), font, texts, stamps, QSize(800, 300)};
  QImage image(800, 300, QImage::Format_RGB32);
  for (const double time : {0.0, 0.3, 0.4}) {
    picture.layOut(Instant(store, time), style, {});
    QPainter painter(&image);
    picture.paint(painter, style, {}, QRectF(0, 0, 800, 300));
    for (const TrackItem& item : picture.drawn().items) QVERIFY(std::isfinite(item.from) && std::isfinite(item.to));
    const bool isLost = picture.drawn().footer.contains("mass1");
    QCOMPARE(isLost, time > 0.2);
  }
}

QTEST_MAIN(TrackTest)
#include "track_test.moc"
