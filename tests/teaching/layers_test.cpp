// What a run shows beside forces: arrows of velocities, accelerations and voltages; springs, dampers and rods that are
// pulled or pressed; brakes, clutches and gaps that hold or give way. All of it is read from the painter's list.
#include <QtTest>
#include <cmath>

#include "app/canvas/diagram_painter.h"
#include "app/look/format.h"
#include "app/teaching/describe.h"
#include "app/teaching/sheet.h"
#include "engine/diagram/json.h"
#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class LayersTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void massesShowHowTheyMove_data();
  void massesShowHowTheyMove();
  void anArrowIsNearestToItsOwnPart();
  void voltagesPointFromFilledToHollow();
  void theChoiceDecidesWhatArrowsTell();
  void pulledAndPressedFollowTheWorld();
  void rodsArePulledToo();
  void statesAreThoseOfTheRun_data();
  void statesAreThoseOfTheRun();
  void linesOfWordsEndAtTheDrawing();
  void signalsHaveTheUnitOfWhatTheyDrive();
  void numbersStayWhereTheyAre();
  void layersWithNothingToShowSaySo_data();
  void layersWithNothingToShowSaySo();
  void shortArrowsAreSaidToBe();
  void wordsOfTheLegendFitANarrowView();
  void conventionsOfTwoFlangesAreNotExchanged_data();
  void conventionsOfTwoFlangesAreNotExchanged();
  void aCrowdedViewSaysConventionsOfOnePart();
  void aMovedViewTakesAllAlong_data();
  void aMovedViewTakesAllAlong();

 private:
  ArrowBench bench_;
};

namespace {

std::string wordOf(const diagram::Json& description, const QString& part) {
  if (!description.contains("states")) return {};
  for (const auto& state : description["states"])
    if (state["part"] == part.toStdString()) return state["state"].get<std::string>();
  return {};
}

// What is pulled or pressed; sources have states of their own.
std::vector<DrawnState> strained(const Drawn& drawn) {
  std::vector<DrawnState> found;
  std::ranges::copy_if(drawn.states, std::back_inserter(found), [](const DrawnState& state) {
    return state.kind == DrawnState::Kind::tension || state.kind == DrawnState::Kind::compression;
  });
  return found;
}

diagram::ComponentItem item(const char* name, const char* className, double x, std::vector<diagram::Modifier> values) {
  diagram::ComponentItem made;
  made.name = name;
  made.className = std::string("Modelica.Mechanics.Translational.") + className;
  made.placement.x = x;
  made.modifiers = std::move(values);
  return made;
}

// Whether something of a part's icon is drawn at a pixel of the view, or beside it.
bool isDrawnAt(ArrowBench& bench, int index, QPointF pixel) {
  const auto pose = bench.view.poses().parts.constFind(index);
  const QPointF rest = bench.scene.parts()[static_cast<size_t>(index)].rect.center();
  const QPointF way = pose == bench.view.poses().parts.constEnd()
                          ? QPointF()
                          : bench.view.toPixels(pose->map(rest)) - bench.view.toPixels(rest);
  QImage image(bench.view.size(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme theme = Theme::light();
  DiagramPainter(bench.scene, bench.icons, theme, bench.view.scale(), bench.view.toPixels(QPointF(0, 0)) + way, 1)
      .paintIcon(painter, bench.scene.parts()[static_cast<size_t>(index)], true);
  painter.end();
  for (int y = -3; y <= 3; ++y)
    for (int x = -3; x <= 3; ++x)
      if (const QPoint at = pixel.toPoint() + QPoint(x, y); image.valid(at) && qAlpha(image.pixel(at)) > 60)
        return true;
  return false;
}

}  // namespace

void LayersTest::massesShowHowTheyMove_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("bodies");
  QTest::newRow("masses") << "Translational/Oscillator" << 2;
  QTest::newRow("inertias") << "Rotational/First" << 3;
  QTest::newRow("pushed") << "Translational/SignConvention" << 3;
}

// Of each mass and inertia a velocity and an acceleration, along its line as its sign says, long as its value, none of
// them like a force; with its number and its place in the legend.
void LayersTest::massesShowHowTheyMove() {
  QFETCH(QString, name);
  QFETCH(int, bodies);
  bench_.overlay.setShown({true, false, false, false, false, ArrowKinds::motion});
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  const double end = bench_.run.stopTime();
  int seen = 0;
  for (const double share : {0.31, 0.55, 0.97}) {
    const double time = share * end;
    const Drawn& drawn = bench_.draw(time);
    QHash<QString, double> largest, longest;
    seen = 0;
    for (const DrawnArrow& a : drawn.arrows) {
      const bool isBody = a.part.startsWith("mass") || a.part.startsWith("inertia");
      QVERIFY(a.kind != DrawnArrow::Kind::flow && a.connector.isEmpty());
      if (!isBody) continue;
      ++seen;
      const double value = bench_.result((a.part + '.' + a.variable).toStdString(), time);
      QCOMPARE(a.value, value);
      QVERIFY(a.line >= 0);
      const QPointF r = turnedOver(bench_.overlay.lines().all[static_cast<size_t>(a.line)].direction);
      const double along = QPointF::dotProduct(a.to - a.from, r);
      QVERIFY(std::abs(QLineF(a.from, a.to).length() - std::abs(along)) < 1e-6);
      QVERIFY2(along == 0 || (along > 0) == (value > 0), qPrintable(a.part));
      const bool isFast = a.quantity.endsWith("acceleration");
      QCOMPARE(a.kind, isFast ? DrawnArrow::Kind::acceleration : DrawnArrow::Kind::velocity);
      if (along == 0) continue;
      const auto number = std::find_if(drawn.numbers.begin(), drawn.numbers.end(), [&](const DrawnNumber& n) {
        return n.part == a.part && n.text.startsWith(formatNumber(value, 3)) && n.connector.isEmpty();
      });
      QVERIFY2(number != drawn.numbers.end(), qPrintable(a.part + '.' + a.variable));
    }
    QVERIFY(drawn.scales.size() >= 2);
    for (const DrawnScale& scale : drawn.scales) QVERIFY(scale.kind != DrawnArrow::Kind::flow);
  }
  QCOMPARE(seen, 2 * bodies);
}

// Between rows of parts an arrow is read as that of the nearer one.
void LayersTest::anArrowIsNearestToItsOwnPart() {
  bench_.overlay.setShown({true, false, false, false, false, ArrowKinds::motion});
  QVERIFY2(bench_.simulate(exampleDocument("Electrical/Analog/Rectifier")), qPrintable(bench_.reason()));
  const Drawn& drawn = bench_.draw(0.5 * bench_.run.stopTime());
  const auto& parts = bench_.view.scene().parts();
  int voltages = 0;
  for (const DrawnArrow& arrow : drawn.arrows) {
    if (arrow.kind != DrawnArrow::Kind::voltage) continue;
    ++voltages;
    const QRectF box = QRectF(arrow.from, arrow.to).normalized();
    const auto gapOf = [&](const PartPicture& part) { return gapBetween(box, bench_.view.toPixels(part.rect)); };
    const auto nearest = std::ranges::min_element(parts, {}, gapOf);
    QCOMPARE(nearest->name, arrow.part);
  }
  QVERIFY(voltages >= 12);
}

// A positive voltage p.v − n.v is an arrow from p to n, beside its part, however the part lies.
void LayersTest::voltagesPointFromFilledToHollow() {
  bench_.overlay.setShown({true, false, false, false, false, ArrowKinds::motion});
  diagram::Document d;
  d.name = "Divider";
  const auto add = [&](const char* name, const char* className, double x, double y, double turn,
                       std::vector<diagram::Modifier> values) {
    diagram::ComponentItem made;
    made.name = name;
    made.className = std::string("Modelica.Electrical.Analog.") + className;
    made.placement.x = x;
    made.placement.y = y;
    made.placement.rotation = turn;
    made.modifiers = std::move(values);
    d.components.push_back(made);
  };
  add("source", "Sources.ConstantVoltage", 0, 0, -90, {{"V", "9"}});
  add("one", "Basic.Resistor", 40, 30, 0, {{"R", "1"}});
  add("two", "Basic.Resistor", 80, 0, 90, {{"R", "2"}});  // drawn with its n above
  add("ground", "Basic.Ground", 0, -40, 0, {});
  for (const auto& [from, to] :
       {std::pair{"source.p", "one.p"}, {"one.n", "two.n"}, {"two.p", "source.n"}, {"source.n", "ground.p"}})
    d.connections.push_back({from, to, {}, {}});
  QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
  QHash<QString, double> seen;
  for (const DrawnArrow& a : bench_.draw(0.5).arrows) {
    if (a.kind != DrawnArrow::Kind::voltage) continue;
    seen.insert(a.part, a.value);
    const QPointF p = bench_.pixelOf(a.part + ".p"), n = bench_.pixelOf(a.part + ".n");
    QVERIFY2((QPointF::dotProduct(a.to - a.from, n - p) > 0) == (a.value > 0), qPrintable(a.part));
    QVERIFY(QLineF((a.from + a.to) / 2, (p + n) / 2).length() < 120);
  }
  QCOMPARE(seen.size(), 3);
  QVERIFY(std::abs(seen["source"] - 9) < 1e-9 && std::abs(seen["one"] - 3) < 1e-6);
  QVERIFY(std::abs(seen["two"] + 6) < 1e-6);  // joined the other way round
}

void LayersTest::theChoiceDecidesWhatArrowsTell() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/Oscillator")), qPrintable(bench_.reason()));
  const auto count = [&](ArrowKinds kinds) {
    bench_.overlay.setShown({true, false, false, false, false, kinds});
    int flows = 0, others = 0;
    for (const DrawnArrow& a : bench_.draw(0.9).arrows) ++(a.kind == DrawnArrow::Kind::flow ? flows : others);
    return std::pair(flows, others);
  };
  const auto flows = count(ArrowKinds::flows), motion = count(ArrowKinds::motion), both = count(ArrowKinds::both);
  QVERIFY(flows.first > 10 && flows.second == 0);
  QVERIFY(motion.first == 0 && motion.second == 4);
  QCOMPARE(both, std::pair(flows.first, motion.second));
}

// f > 0 pulls the ends apart in the world: tension, whatever side the ends are drawn on.
void LayersTest::pulledAndPressedFollowTheWorld() {
  bench_.overlay.setShown({false, false, true, false, false});
  diagram::Document d = exampleDocument("Translational/Oscillator");
  for (const bool isFlipped : {false, true}) {
    for (auto& part : d.components)
      if (part.name == "spring1" || part.name == "damper1") part.placement.flip = isFlipped;
    QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
    int pulled = 0, pressed = 0;
    for (int k = 0; k < 25; ++k) {
      const double time = 0.9 + k * 0.004;
      const std::vector<DrawnState> states = strained(bench_.draw(time));
      QCOMPARE(states.size(), size_t(3));
      for (const DrawnState& state : states) {
        const double f = bench_.result((state.part + ".f").toStdString(), time);
        QCOMPARE(state.force, f);
        QCOMPARE(state.kind, f > 0 ? DrawnState::Kind::tension : DrawnState::Kind::compression);
        ++(f > 0 ? pulled : pressed);
        QCOMPARE(state.from, bench_.pixelOf(state.part + ".flange_a"));
        QCOMPARE(state.to, bench_.pixelOf(state.part + ".flange_b"));
      }
    }
    QVERIFY(pulled > 10 && pressed > 10);
  }
}

// A rod has no force of its own: what acts on its end b says whether it is pulled. Pushed from behind it is pressed.
void LayersTest::rodsArePulledToo() {
  bench_.overlay.setShown({false, false, true, false, false});
  for (const bool isBehind : {true, false}) {
    diagram::Document d;
    d.name = "Rod";
    d.components = {item("push", "Sources.ConstantForce", -60, {{"f_constant", "3"}}),
                    item("first", "Components.Mass", -20, {{"m", "1"}}),
                    item("rod", "Components.Rod", 20, {{"L", "1"}}),
                    item("second", "Components.Mass", 60, {{"m", "2"}})};
    d.connections = {{"first.flange_b", "rod.flange_a", {}, {}}, {"rod.flange_b", "second.flange_a", {}, {}}};
    d.connections.push_back({"push.flange", isBehind ? "first.flange_a" : "second.flange_b", {}, {}});
    QVERIFY2(bench_.simulate(d), qPrintable(bench_.reason()));
    const std::vector<DrawnState> states = strained(bench_.draw(0.5));
    QCOMPARE(states.size(), size_t(1));
    // It hands on what the mass beyond it needs: 2 kg or 1 kg of the three.
    QVERIFY(std::abs(states[0].force - (isBehind ? -2 : 1)) < 1e-6);
    QCOMPARE(states[0].kind, isBehind ? DrawnState::Kind::compression : DrawnState::Kind::tension);
  }
}

void LayersTest::statesAreThoseOfTheRun_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QStringList>("expected");  // states that are met during the run
  QTest::newRow("clutches") << "Rotational/CoupledClutches" << QStringList{"stuck", "sliding backward", "free"};
  QTest::newRow("friction") << "Translational/Friction" << QStringList{"stuck", "sliding forward"};
  QTest::newRow("one way") << "Rotational/OneWayClutch" << QStringList{"locked", "free"};
  QTest::newRow("gap") << "Translational/ElastoGap" << QStringList{"open", "compression"};
}

// At forty instants of a run the state drawn is that of the run's variables, and the description says the same.
void LayersTest::statesAreThoseOfTheRun() {
  QFETCH(QString, name);
  QFETCH(QStringList, expected);
  bench_.overlay.setShown({false, false, true, false, false});
  QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
  QSet<QString> met;
  const auto value = [&](const QString& variable, double time) {
    const int64_t column = bench_.run.store()->find(variable.toStdString());
    return column < 0 ? std::nan("") : Instant(bench_.run.store(), time).value(column);
  };
  for (int k = 1; k <= 40; ++k) {
    const double time = bench_.run.startTime() + (bench_.run.stopTime() - bench_.run.startTime()) * k / 40.3;
    const Drawn drawn = bench_.draw(time);
    const diagram::Json description = describe(drawn, bench_.view);
    for (const DrawnState& state : drawn.states) {
      const std::string word = wordOf(description, state.part);
      met << QString::fromStdString(word);
      const double locked = value(state.part + ".locked", time), mode = value(state.part + ".mode", time),
                   contact = value(state.part + ".contact", time);
      if (mode == 1 && locked < 0.5) QCOMPARE(word, std::string("sliding forward"));
      if (mode == -1 && locked < 0.5) QCOMPARE(word, std::string("sliding backward"));
      if (mode == 2 && locked < 0.5) QCOMPARE(word, std::string("free"));
      if (locked > 0.5) QVERIFY2(word == "stuck" || word == "locked", word.c_str());
      if (contact < 0.5) QCOMPARE(word, std::string("open"));
      if (contact > 0.5) QVERIFY2(word != "open", word.c_str());
      if (locked >= 0 || contact < 0.5) QVERIFY(!state.badge.isEmpty());
    }
  }
  for (const QString& state : expected)
    QVERIFY2(met.contains(state), qPrintable(state + " of " + met.values().join(", ")));
}

// A line from words that stand off their part ends at what is seen of it, not at the edge of a box that nobody sees;
// that of a convention may end at the part's name.
void LayersTest::linesOfWordsEndAtTheDrawing() {
  int lines = 0;
  for (const char* name : {"Rotational/CoupledClutches", "Rotational/First", "Translational/Friction",
                           "Translational/SignConvention", "Electrical/Analog/DCMotor", "Parts/Analog/VoiceCoil"}) {
    for (const bool areConventions : {false, true}) {
      bench_.overlay.setShown({true, true, !areConventions, true, areConventions});
      QVERIFY2(bench_.simulate(exampleDocument(name)), qPrintable(bench_.reason()));
      const Drawn drawn = bench_.draw(bench_.run.startTime() + (bench_.run.stopTime() - bench_.run.startTime()) / 3);
      const auto check = [&](const QString& part, QPointF end) {
        const int index = bench_.document.partIndex(part.toStdString());
        const QRectF label = bench_.view.besideParts().label(index).adjusted(-1, -1, 1, 1);
        ++lines;
        return isDrawnAt(bench_, index, end) || (areConventions && label.contains(end));
      };
      for (const DrawnState& state : drawn.states)
        if (!state.leader.isNull())
          QVERIFY2(check(state.part, state.leader.p2()), qPrintable(QString("%1: %2").arg(name, state.part)));
      for (const DrawnNumber& number : drawn.numbers)
        if (number.hasLeader && !number.group.isNull())
          QVERIFY2(check(number.part, number.anchor), qPrintable(QString("%1: %2").arg(name, number.text)));
    }
  }
  QVERIFY2(lines >= 5, qPrintable(QString::number(lines)));
}

// The output of a sine has no unit; the torque that it drives has one, whichever of the two was drawn first.
void LayersTest::signalsHaveTheUnitOfWhatTheyDrive() {
  bench_.overlay.setShown({true, true, false, true, true, ArrowKinds::both});
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/First")), qPrintable(bench_.reason()));
  int seen = 0;
  for (const DrawnNumber& n : bench_.draw(0.05).numbers) {
    if (!n.isOnWire || (n.connector != "y" && n.connector != "tau")) continue;
    QVERIFY2(n.text.contains("N·m"), qPrintable(n.part + "." + n.connector + ": " + n.text));
    ++seen;
  }
  QVERIFY(seen > 0);
}

// From one instant to the next a number changes its text and not its place.
void LayersTest::numbersStayWhereTheyAre() {
  bench_.overlay.setShown({true, true, false, true, true, ArrowKinds::both});
  QVERIFY2(bench_.simulate(exampleDocument("Rotational/First")), qPrintable(bench_.reason()));
  bench_.draw(0.01);
  QHash<QString, QPointF> places;
  int seen = 0, hops = 0;
  for (int k = 1; k <= 60; ++k) {
    QSet<QString> once;
    for (const DrawnNumber& n : bench_.draw(k / 61.0).numbers) {
      // Two of one part and end are told apart by their order.
      QString key = n.part + '.' + n.connector + (n.isOnWire ? "~" : "");
      while (once.contains(key)) key += '+';
      once << key;
      if (n.part.isEmpty() || n.connector.isEmpty()) continue;
      const auto before = places.constFind(key);
      if (before != places.constEnd()) {
        ++seen;
        hops += QPointF(*before - n.box.center()).manhattanLength() > 0.5 ? 1 : 0;
      }
      places.insert(key, n.box.center());
    }
  }
  QVERIFY(seen > 500);
  // A few find that they need more room than they had, once.
  QVERIFY2(hops < seen / 75, qPrintable(QString("%1 of %2").arg(hops).arg(seen)));
}

void LayersTest::layersWithNothingToShowSaySo_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<Overlays>("shown");
  QTest::addColumn<QStringList>("before");
  QTest::addColumn<QStringList>("after");
  const QString run = "nothing has run yet: press Run";
  QTest::newRow("masses") << "Translational/Oscillator" << Overlays{true, true, true, true, true} << QStringList{run}
                          << QStringList();
  QTest::newRow("logic") << "Blocks/LogicalNetwork1" << Overlays{true, false, true, true, true}
                         << QStringList{"axes: mechanics only", "positive means: nothing here has a sign", run}
                         << QStringList{"axes: mechanics only", "positive means: nothing here has a sign",
                                        "arrows: none in this diagram", "motion: nothing moves in this diagram"};
  QTest::newRow("heat moves nothing") << "HeatTransfer/TwoMasses" << Overlays{true, true, true, false, false}
                                      << QStringList{run} << QStringList{"motion: nothing moves in this diagram"};
}

// Before a run they ask for one; the frame of the legend holds every line that is drawn in it.
void LayersTest::layersWithNothingToShowSaySo() {
  QFETCH(QString, name);
  QFETCH(Overlays, shown);
  QFETCH(QStringList, before);
  QFETCH(QStringList, after);
  ArrowBench bench;
  bench.overlay.setShown(shown);
  QCOMPARE(bench.draw(0).notes, QStringList());  // an empty page
  QVERIFY2(bench.show(exampleDocument(name)), qPrintable(bench.reason()));
  const Drawn& still = bench.draw(0);
  QCOMPARE(still.notes, before);
  QVERIFY(bench.view.rect().contains(still.legend.toRect()));
  QVERIFY2(bench.simulate(exampleDocument(name)), qPrintable(bench.reason()));
  const Drawn& drawn = bench.draw(0.4);
  QCOMPARE(drawn.notes.filter(":"), after);
  QVERIFY(bench.view.rect().contains(drawn.legend.toRect()));
  const diagram::Json said = describe(drawn, bench.view);
  QCOMPARE(said.contains("notes"), !drawn.notes.isEmpty());
  bench.overlay.setShown({});
  QCOMPARE(bench.draw(0.4).notes, QStringList());
}

// Beside a lesson and the 3-D view little is left of a projector's width: words go on in the next line, in order.
void LayersTest::wordsOfTheLegendFitANarrowView() {
  ArrowBench bench;
  bench.overlay.setShown({true, false, true, true, false});
  QVERIFY2(bench.simulate(exampleDocument("HeatTransfer/TwoMasses")), qPrintable(bench.reason()));
  const QString whole = bench.draw(0.4).notes.join(' ');
  QVERIFY(whole.contains("motion: nothing moves in this diagram"));
  bench.view.resize(230, 420);
  const Drawn& drawn = bench.draw(0.4);
  QVERIFY(drawn.notes.size() > 2);
  QVERIFY2(drawn.notes.join(' ').startsWith(whole), qPrintable(drawn.notes.join(' ')));
  QVERIFY(bench.view.rect().contains(drawn.legend.toRect()));
}

void LayersTest::shortArrowsAreSaidToBe() {
  ArrowBench bench;
  bench.overlay.setShown({true, false, false, false, false});
  QVERIFY2(bench.simulate(exampleDocument("Rotational/First")), qPrintable(bench.reason()));
  const QString words = "Zoom in for arrows to scale";
  QVERIFY(!bench.draw(0.4).notes.contains(words));
  bench.view.setZoom(0.2, {});
  bench.view.grab();
  QVERIFY(bench.overlay.drawn().notes.contains(words));
}

// Far away, what positive means is said of the part that is looked at, and the legend says how to see it.
void LayersTest::conventionsOfTwoFlangesAreNotExchanged_data() {
  QTest::addColumn<bool>("isMirrored");
  QTest::newRow("as shipped") << false;
  QTest::newRow("mirrored") << true;
}

// The angles of a gear's two shafts are each said on the side of their own flange.
void LayersTest::conventionsOfTwoFlangesAreNotExchanged() {
  QFETCH(const bool, isMirrored);
  diagram::Document document = exampleDocument("Rotational/First");
  for (auto& part : document.components)
    if (part.name == "idealGear") part.placement.flip = isMirrored;
  QVERIFY2(bench_.simulate(document), qPrintable(bench_.reason()));
  CanvasView& view = bench_.view;
  bench_.overlay.setShown({false, false, false, false, true});
  for (const QSize size : {QSize(640, 420), QSize(900, 500), QSize(1280, 800)}) {
    view.resize(size);
    view.fit();
    bench_.overlay.rest();
    bench_.draw(0.25);
    std::optional<double> a, b;
    for (const DrawnNumber& number : bench_.overlay.drawn().numbers) {
      if (number.part != "idealGear") continue;
      if (number.connector == "flange_a") a = number.group.center().x();
      if (number.connector == "flange_b") b = number.group.center().x();
    }
    QVERIFY(a && b);
    QVERIFY2(isMirrored ? *a >= *b : *a <= *b, qPrintable(QString("%1 against %2").arg(*a).arg(*b)));
  }
}

void LayersTest::aCrowdedViewSaysConventionsOfOnePart() {
  QVERIFY2(bench_.simulate(exampleDocument("Translational/SignConvention")), qPrintable(bench_.reason()));
  CanvasView& view = bench_.view;
  view.resize(1280, 800);
  view.fit();
  bench_.overlay.setShown({false, false, false, false, true});
  const auto partsWithConvention = [&](double zoom) {
    view.setZoom(zoom, QRectF(view.rect()).center());
    bench_.overlay.rest();
    QImage image(view.size(), QImage::Format_RGB32);
    view.render(&image);
    QSet<QString> parts;
    for (const DrawnArrow& arrow : bench_.overlay.drawn().arrows)
      if (arrow.layer == DrawnArrow::Layer::convention) parts << arrow.part;
    return parts;
  };
  QVERIFY(partsWithConvention(1).size() > 4);
  QVERIFY(bench_.overlay.drawn().notes.isEmpty());
  QVERIFY(partsWithConvention(0.3).isEmpty());
  QCOMPARE(bench_.overlay.drawn().notes.size(), 1);
  const auto& parts = bench_.scene.parts();
  const auto mass = std::ranges::find(parts, QString("mass2"), &PartPicture::name);
  bench_.scene.select({static_cast<int>(mass - parts.begin())}, {});
  QCOMPARE(partsWithConvention(0.3), QSet<QString>{"mass2"});
  bench_.scene.select({}, {});
  QVERIFY(partsWithConvention(0.3).isEmpty());
  QVERIFY(partsWithConvention(1).size() > 4);
}

void LayersTest::aMovedViewTakesAllAlong_data() {
  QTest::addColumn<QPointF>("pan");
  QTest::addColumn<double>("zoom");
  QTest::newRow("along") << QPointF(9, -5) << 1.0;
  QTest::newRow("nearer") << QPointF() << 1.05;
  QTest::newRow("both") << QPointF(-6, 3) << 0.96;
}

// While the view is being moved, what stands still lies where the diagram has gone, and arrows stay at their flanges;
// when it rests, all lies where it would without the way there.
void LayersTest::aMovedViewTakesAllAlong() {
  QFETCH(QPointF, pan);
  QFETCH(double, zoom);
  QVERIFY2(bench_.simulate(exampleDocument("Translational/SignConvention")), qPrintable(bench_.reason()));
  CanvasView& view = bench_.view;
  view.resize(1280, 800);
  bench_.overlay.setShown({true, true, true, true, true});
  view.fit();
  QImage image(view.size(), QImage::Format_RGB32);
  const auto move = [&] {
    view.panBy(pan);
    if (zoom != 1) view.setZoom(view.zoom() * zoom, {400, 300});
    view.render(&image);
    return bench_.overlay.drawn();
  };
  bench_.overlay.rest();
  bench_.run.setShownTime(0.5);
  view.render(&image);
  (void)move();  // the first of a movement is laid out as ever
  QVERIFY(!bench_.overlay.drawn().arrows.empty());
  const QPointF origin = view.toPixels(QPointF());
  const double scale = view.scale();
  const Drawn before = bench_.overlay.drawn();
  for (int k = 0; k < 3; ++k) (void)move();
  const Drawn after = bench_.overlay.drawn();
  const double ratio = view.scale() / scale;
  QCOMPARE(after.arrows.size(), before.arrows.size());
  QCOMPARE(after.numbers.size(), before.numbers.size());
  for (size_t k = 0; k < after.arrows.size(); ++k) {
    const DrawnArrow &one = before.arrows[k], &other = after.arrows[k];
    QCOMPARE(other.part + other.connector, one.part + one.connector);
    if (one.layer == DrawnArrow::Layer::value) continue;  // of its length, from where its flange is now
    const QPointF wanted = view.toPixels(QPointF()) + (one.from - origin) * ratio;
    QVERIFY2(QLineF(wanted, other.from).length() < 0.01, qPrintable(one.part));
  }
  for (const DrawnArrow& arrow : after.arrows)
    if (arrow.layer == DrawnArrow::Layer::value && !arrow.connector.isEmpty())
      QVERIFY2(QLineF(arrow.flange, bench_.pixelOf(arrow.part + "." + arrow.connector)).length() < 60,
               qPrintable(arrow.part));
  QTest::qWait(400);
  view.render(&image);
  const Drawn rested = bench_.overlay.drawn();
  bench_.overlay.setShown({});
  bench_.overlay.setShown({true, true, true, true, true});
  view.render(&image);
  const Drawn anew = bench_.overlay.drawn();
  // Axes and words may have other places that are as good: those of a moment ago are kept. Flanges are where they are.
  QCOMPARE(rested.arrows.size(), anew.arrows.size());
  for (size_t k = 0; k < anew.arrows.size(); ++k)
    if (anew.arrows[k].layer == DrawnArrow::Layer::value)
      QVERIFY(QLineF(rested.arrows[k].flange, anew.arrows[k].flange).length() < 0.01);
}

QTEST_MAIN(LayersTest)
#include "layers_test.moc"
