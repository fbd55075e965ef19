// Modelica models as diagrams and back.
#include <QRandomGenerator>
#include <QtTest>
#include <cmath>
#include <numeric>

#include "engine/diagram/icon_place.h"
#include "engine/diagram/import.h"
#include "engine/diagram/json.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/layout.h"
#include "engine/diagram/places_beside.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/printer.h"
#include "sample.h"

using namespace armature;
using namespace armature::diagram;

namespace {

struct ImportSession {
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};

  const syntax::ClassDefinition* parse(const std::string& text) {
    const auto classes = parseFile(context, sources.add("t.mo", text))->classes;
    for (const Diagnostic& d : diagnostics.all()) qWarning("%s", toText(d, sources).c_str());
    return classes.empty() ? nullptr : classes[0];
  }
};

}  // namespace

class ImportTest : public QObject {
  Q_OBJECT
 private slots:
  void exportIsReadAgain();
  void placementsAreInverse_data();
  void placementsAreInverse();
  void partsParametersAndTheRest();
  void namesBecomeAbsolute();
  void classesWithoutBodyAreRefused();
  void experimentsCanBeSaved();
  void partsWithoutPlacesAreLaidOut();
  void partsAreToldByTheirClasses();
  void newPartsStandBesideTheirOthers();
  void nothingLiesUponAnything_data();
  void nothingLiesUponAnything();
  void placesOnTheIconAreKept();
  void whatItemsCarryIsKept();
};

// Export and import are inverse but for what a Modelica text writes differently: the declarations' comment at the end
// of a line and the layout.
void ImportTest::exportIsReadAgain() {
  const Document document = sampleDocument();
  ImportSession session;
  const syntax::ClassDefinition* model = session.parse(toModelica(document));
  QVERIFY(model && !session.diagnostics.hasErrors());
  const Result<Document> again = fromModelica(*model, session.context);
  QVERIFY(again.ok());
  Document expected = document;
  expected.declarations = "  Real x(start = 1);\nequation\n  der(x) = -x;\n";
  QCOMPARE(QString::fromStdString(toJson(*again)), QString::fromStdString(toJson(expected)));
}

// A connector that stands elsewhere on the icon than in the diagram does so after the drawing was changed, in a file,
// too; what would end the annotation is left out.
void ImportTest::placesOnTheIconAreKept() {
  ImportSession session;
  const auto* model = session.parse(
      "model M\n  A.Pin p annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}}), "
      "iconTransformation(origin = {0, 100}, extent = {{-10, -10}, {10, 10}}, rotation = 90)));\nend M;");
  QVERIFY(model);
  Result<Document> document = fromModelica(*model, session.context);
  QVERIFY(document.ok() && document->components.size() == 1);
  document->components[0].placement.x = -120;
  const auto reloaded = fromJson(toJson(*document), "M");
  QVERIFY(reloaded.ok());
  const std::string wanted =
      "Placement(transformation(extent = {{-130, -10}, {-110, 10}}), iconTransformation(origin = "
      "{0, 100}, extent = {{-10, -10}, {10, 10}}, rotation = 90))";
  for (const std::string& text : {toModelica(*document), toModelica(*reloaded), toClassText(*document, "")})
    QVERIFY2(text.find(wanted) != std::string::npos, text.c_str());
  Document broken = *document;
  broken.components[0].extra = Json{{"iconTransformation", "extent = 1)); Real x; //"}};
  QVERIFY(toModelica(broken).find("Real x") == std::string::npos);
}

// Where labels stand, what is drawn beside a part, how a value was typed, what is recorded: no annotation says it, and
// it is there again. What is said of parts that have gone, or makes no sense, is passed over.
void ImportTest::whatItemsCarryIsKept() {
  Document document = sampleDocument();
  document.declarations.clear();
  document.components[0].extra = Json::parse(R"({"label": [1, -2], "sparklines": ["w"]})");
  document.components[1].extra = Json::parse(R"({"typed": {"tau_constant": ["3", "3000 mN.m"]}})");
  document.parameters[0].extra = Json::parse(R"({"typed": {"value": ["1.5", "150 %"]}})");
  document.connections[0].extra = Json::parse(R"({"note": "of mine"})");
  document.experiment.extra = Json::parse(R"({"record": ["inertia1.*"]})");
  document.extra = Json::parse(R"({"unknown": {"items": 1}})");
  const auto read = [](const std::string& text) {
    ImportSession session;
    const syntax::ClassDefinition* model = session.parse(text);
    return model ? fromModelica(*model, session.context) : Result<Document>(failure("D021", phrase("none")));
  };
  const std::string text = toModelica(document);
  const Result<Document> again = read(text);
  QVERIFY(again.ok());
  QCOMPARE(QString::fromStdString(toJson(*again)), QString::fromStdString(toJson(document)));
  QVERIFY(toClassText(document, "").find("label") == std::string::npos);
  // Corners that a wire was only drawn with are none of its own again, unless somebody has moved them.
  ConnectionItem wire = document.connections[0];
  wire.from = "torque[2].flange";
  wire.route.clear();
  document.connections.push_back(wire);
  setDrawnRoute(wire, {{1, 2}, {3.25, 4}});
  Document drawn = document;
  setDrawnRoute(drawn.connections[0], {{5, 6}});
  QCOMPARE(QString::fromStdString(toJson(drawn)), QString::fromStdString(toJson(document)));
  drawn.connections[1] = wire;
  std::string drawnText = toModelica(drawn);
  QCOMPARE(QString::fromStdString(toJson(*read(drawnText))), QString::fromStdString(toJson(document)));
  const size_t corner = drawnText.find("{1, 2}");
  QVERIFY(corner != std::string::npos);
  drawnText.replace(corner, 6, "{1, 3}");
  const auto moved = read(drawnText);
  QVERIFY(moved.ok() && moved->connections[1].route == (std::vector<Point>{{1, 3}, {3.25, 4}}));
  QVERIFY(moved->connections[1].extra == document.connections[1].extra);
  const Result<Document> other = read(
      "model M\n  annotation (__Armature(document = \"{\\\"items\\\": {\\\"parts\\\": {\\\"gone\\\": "
      "{\\\"a\\\": 1}, \\\"b\\\": 2}, \\\"wires\\\": 3}}\"));\nend M;");
  QVERIFY(other.ok() && other->extra->empty());
}

void ImportTest::placementsAreInverse_data() {
  QTest::addColumn<double>("rotation");
  QTest::addColumn<bool>("flip");
  for (const double rotation : {0.0, 90.0, 180.0, -90.0, 30.0}) {
    for (const bool flip : {false, true}) QTest::addRow("%g %d", rotation, flip) << rotation << flip;
  }
}

void ImportTest::placementsAreInverse() {
  QFETCH(double, rotation);
  QFETCH(bool, flip);
  Document document = sampleDocument();
  document.components[0].placement = {12, -34, 20, 40, rotation, flip};
  ImportSession session;
  const Result<Document> again = fromModelica(*session.parse(toModelica(document)), session.context);
  const Placement& made = again->components[0].placement;
  QVERIFY(made == document.components[0].placement);
}

void ImportTest::partsParametersAndTheRest() {
  ImportSession session;
  const syntax::ClassDefinition* model = session.parse(
      "model M \"d\" extends Base; import A.B; parameter Real k(unit = \"m\") = 2 \"gain\"; parameter Real v[2] = {1, "
      "2};\n"
      "  parameter Real q(min = 0) = 1; Real s; constant Integer n = 3; type T = Real;\n"
      "  inner Lib.World world annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n"
      "  Lib.Part a[n](each r = 1, phi(each start = 2, fixed = true), final c = 3) if b\n"
      "    annotation (Placement(transformation(origin = {50, 0}, extent = {{-10, 10}, {10, -10}}, rotation = 90)));\n"
      "protected Lib.Part hidden annotation (Placement(transformation(extent = {{0, 0}, {20, 20}})));\n"
      "equation connect(a[1].p, world.q) annotation (Line(points = {{0, 0}, {5, 0}, {5, 9}, {9, 9}}));\n"
      "  s = 1; for i in 1:2 loop connect(a[i].p, a[i].n); end for;\n"
      "initial equation s = 0; algorithm s := 2;\n"
      "  annotation (experiment(StartTime = 1, StopTime = 3, Interval = 0.1, Tolerance = 1e-7));\nend M;");
  const Result<Document> d = fromModelica(*model, session.context);
  QVERIFY(d.ok());
  QCOMPARE(d->components.size(), size_t(3));
  QVERIFY(d->components[2].name == "hidden" && d->components[2].isProtected && !d->components[1].isProtected);
  QCOMPARE(d->components[0].prefixes, std::string("inner"));
  const ComponentItem& a = d->components[1];
  QCOMPARE(a.dimensions, std::string("n"));
  QCOMPARE(a.condition, std::string("b"));
  const std::vector<Modifier> modifiers = {
      {"each r", "1"}, {"each phi.start", "2"}, {"phi.fixed", "true"}, {"final c", "3"}};
  QVERIFY(a.modifiers == modifiers);
  // Upside down and turned left is mirrored and turned right.
  QVERIFY(a.placement == (Placement{50, 0, 20, 20, -90, true}));
  QCOMPARE(d->parameters.size(), size_t(1));
  QCOMPARE(d->parameters[0].unit, std::string("m"));
  QCOMPARE(d->connections.size(), size_t(1));
  QVERIFY(d->connections[0].route == (std::vector<Point>{{5, 0}, {5, 9}}));
  QCOMPARE(d->classes.size(), size_t(1));
  QCOMPARE(
      QString::fromStdString(d->declarations),
      QString(
          "  extends Base;\n  import A.B;\n  parameter Real v[2] = {1, 2};\n  parameter Real q(min = 0) = 1;\n"
          "  Real s;\n  constant Integer n = 3;\nequation\n  s = 1;\n  for i in 1:2 loop connect(a[i].p, a[i].n); end "
          "for;\ninitial equation\n  s = 0;\nalgorithm\n  s := 2;\n"));
  QCOMPARE(d->experiment.stopTime, 3.0);
  QCOMPARE(d->experiment.tolerance, 1e-7);
  const std::string text = toModelica(*d);
  QVERIFY2(text.find("protected\n  Lib.Part hidden annotation (Placement(") != std::string::npos, text.c_str());
  QVERIFY(text.find("{20, 20}})));\npublic\n") != std::string::npos);
}

// What the file of a diagram must not say is not taken from an annotation: the diagram could not be opened again.
void ImportTest::experimentsCanBeSaved() {
  ImportSession session;
  const syntax::ClassDefinition* model =
      session.parse("model M annotation (experiment(StopTime = 1e308, Interval = -1, Tolerance = 0)); end M;");
  const Result<Document> d = fromModelica(*model, session.context);
  QVERIFY(d.ok());
  const Result<Document> again = fromJson(toJson(*d), "M");
  QVERIFY2(again.ok(), again.ok() ? "" : again.reason().message.c_str());
  QCOMPARE(d->experiment.tolerance, Experiment().tolerance);
}

// Names that the surroundings of the model give a meaning to are written in full; its own names stay.
void ImportTest::namesBecomeAbsolute() {
  ImportSession session;
  const syntax::ClassDefinition* model = session.parse(
      "model M parameter SI.Length k = Const.pi; Parts.P a(L = (k + Const.pi)*(k - 1), redeclare model Q = Parts.R(x = "
      "Const.e))\n"
      "  annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\n"
      "  Real s(start = Const.e); equation s = f(k); end M;");
  const auto resolve = [&session](const syntax::Reference& name) { return "Lib." + toText(name, session.names); };
  const Result<Document> d = fromModelica(*model, session.context, resolve);
  QCOMPARE(d->parameters[0].type, std::string("Lib.SI.Length"));
  QCOMPARE(d->parameters[0].value, std::string("Lib.Const.pi"));
  QCOMPARE(d->components[0].className, std::string("Lib.Parts.P"));
  const std::vector<Modifier> modifiers = {{"L", "(k + Lib.Const.pi)*(k - 1)"},
                                           {"redeclare model Q", "Lib.Parts.R(x = Lib.Const.e)"}};
  QVERIFY(d->components[0].modifiers == modifiers);
  QCOMPARE(QString::fromStdString(d->declarations),
           QString("  Lib.Real s(start = Lib.Const.e);\nequation\n  s = Lib.f(k);\n"));
}

void ImportTest::classesWithoutBodyAreRefused() {
  ImportSession session;
  const Result<Document> d = fromModelica(*session.parse("type T = Real;"), session.context);
  QVERIFY(!d.ok());
  QCOMPARE(d.reason().code, std::string("D020"));
}

// A model that nobody has drawn: what wires join are its parts, and they stand side by side as they are joined; what no
// wire touches stays text.
void ImportTest::partsWithoutPlacesAreLaidOut() {
  ImportSession session;
  const syntax::ClassDefinition* model = session.parse(
      "model M\n  parameter Real k = 2;\n  L.Inertia a;\n  L.Spring s(c = k);\n  L.Inertia b[3](each J = 1);\n"
      "  L.World w;\n  Real x;\n  protected L.Inertia hidden;\nequation\n  connect(a.flange_b, s.flange_a);\n"
      "  connect(s.flange_b, b[1].flange_a);\n  x = a.phi;\nend M;\n");
  QVERIFY(model && !session.diagnostics.hasErrors());
  const Result<Document> made = fromModelica(*model, session.context);
  QVERIFY(made.ok());
  QStringList parts;
  for (const ComponentItem& item : made->components) parts << QString::fromStdString(item.name + item.dimensions);
  QCOMPARE(parts, (QStringList{"a", "s", "b3"}));
  QCOMPARE(made->connections.size(), size_t(2));
  QVERIFY(made->declarations.find("L.World w") != std::string::npos);
  QVERIFY(made->declarations.find("hidden") != std::string::npos);
  QVERIFY(isWithoutPlaces(*made));
  const IconEnds ends = [](const std::string& end) -> std::optional<IconEnd> {
    return IconEnd{end.ends_with("_b") ? 100.0 : -100.0, 0, {}};
  };
  const auto places = layOut(*made, {0, 1, 2}, ends);
  QVERIFY(places[0].x < places[1].x && places[1].x < places[2].x);
  QVERIFY(places[0].y == places[1].y && places[1].y == places[2].y);
  QVERIFY(places[1].x - places[0].x > 20);
  // The same again, and in any order.
  QVERIFY(layOut(*made, {0, 1, 2}, ends) == places);
  QCOMPARE(layOut(*made, {2, 0, 1}, ends)[0].x, places[2].x);
  // A ring of parts, all joined with all, without a side: nothing lies upon anything else.
  Document ring;
  for (int i = 0; i < 12; ++i) {
    ComponentItem item;
    item.name = "p" + std::to_string(i);
    item.placement.height = i % 3 == 0 ? 40 : 20;
    ring.components.push_back(item);
    for (int k = 0; k < i; ++k) {
      ConnectionItem wire;
      wire.from = "p" + std::to_string(k) + ".x";
      wire.to = item.name + ".x";
      ring.connections.push_back(wire);
    }
  }
  std::vector<int> all(12);
  std::iota(all.begin(), all.end(), 0);
  for (const double side : {-100.0, 0.0, 100.0}) {
    const auto apart = layOut(ring, all, [&](const std::string& end) {
      return IconEnd{end[1] % 2 == 0 ? side : 0, side, {}};
    });
    for (size_t a = 0; a < 12; ++a)
      for (size_t b = 0; b < a; ++b) {
        const bool isBeside = std::abs(apart[a].x - apart[b].x) >= (apart[a].width + apart[b].width) / 2;
        const bool isAbove = std::abs(apart[a].y - apart[b].y) >= (apart[a].height + apart[b].height) / 2;
        QVERIFY(isBeside || isAbove);
      }
  }
  // A model with one place is drawn: the others stay text.
  ImportSession drawn;
  const syntax::ClassDefinition* other = drawn.parse(
      "model M\n  L.Inertia a annotation (Placement(transformation(extent = {{0, 0}, {20, 20}})));\n  L.Inertia b;\n"
      "equation\n  connect(a.flange_b, b.flange_a);\nend M;\n");
  const Result<Document> partly = fromModelica(*other, drawn.context);
  QVERIFY(partly.ok());
  QCOMPARE(partly->components.size(), size_t(1));
}

namespace {

// Where classes are known: those that begin with a capital letter behind "L." are drawn, Real and records are not.
ImportedClass imported(ImportSession& session, const char* text) {
  const syntax::ClassDefinition* model = session.parse(text);
  if (!model || session.diagnostics.hasErrors()) qFatal("%s", text);
  return importClass(*model, session.context, {},
                     [&](const syntax::Reference& type) {
                       const std::string name = syntax::toText(type, session.names);
                       return name.starts_with("L.") && name != "L.Record";
                     })
      .take();
}

QString namesOf(const Document& document) {
  QStringList names;
  for (const ComponentItem& item : document.components) names << QString::fromStdString(item.name);
  return names.join(' ');
}

bool isApart(const std::vector<Placement>& places) {
  for (size_t a = 0; a < places.size(); ++a)
    for (size_t b = 0; b < a; ++b)
      if (boxOf(places[a]).intersects(boxOf(places[b]))) return false;
  return true;
}

// Flanges at the left and the right side, by their names.
std::optional<IconEnd> sideEnds(const std::string& end) {
  return IconEnd{end.ends_with("_b") ? 100.0 : -100.0, 0, {}};
}

}  // namespace

// Where a model has no equations but wires all of its parts are drawn, else those that wires join; no values, nothing
// that stands elsewhere, nothing protected.
void ImportTest::partsAreToldByTheirClasses() {
  const std::string place = " annotation (Placement(transformation(extent = {{0, 0}, {20, 20}})))";
  const std::string parts =
      "L.A a%1; L.B b; L.A unseen annotation (Placement(visible = false)); inner L.World w; outer L.World o; L.Record "
      "r; Real x; parameter L.A p; ";
  const auto names = [&](const std::string& equations, bool isPlaced) {
    ImportSession session;
    std::string text = "model M " + parts + "protected L.A hidden; " + equations + " end M;";
    text.replace(text.find("%1"), 2, isPlaced ? place : "");
    const ImportedClass made = imported(session, text.c_str());
    const size_t placed = isPlaced ? 1 : 0;
    return namesOf(made.document) + (made.unplaced.size() + placed == made.document.components.size() ? "" : " ?");
  };
  for (const bool isPlaced : {false, true}) {
    QCOMPARE(names("", isPlaced), QString("a b w"));
    QCOMPARE(names("equation connect(a.x, b.y);", isPlaced), QString("a b w"));
    QCOMPARE(names("equation connect(a.x, b.y); x = 1;", isPlaced), QString("a b"));
    QCOMPARE(names("equation x = 1;", isPlaced), QString(isPlaced ? "a" : ""));
    QCOMPARE(names("initial equation x = 1;", isPlaced), QString(isPlaced ? "a" : ""));
    QCOMPARE(names("algorithm x := 1;", isPlaced), QString(isPlaced ? "a" : ""));
  }
}

// One of five has a place: those before it stand to its left, those behind it to its right, each in line.
void ImportTest::newPartsStandBesideTheirOthers() {
  Document chain;
  for (int i = 0; i < 6; ++i) {
    ComponentItem item;
    item.name = std::string(1, static_cast<char>('a' + i));
    chain.components.push_back(item);
  }
  for (const char* wire : {"ab", "bc", "cd", "de"}) {
    ConnectionItem item;
    item.from = std::string(1, wire[0]) + ".flange_b";
    item.to = std::string(1, wire[1]) + ".flange_a";
    chain.connections.push_back(item);
  }
  for (const auto& [x, y] : {std::pair(0.0, 0.0), {-4000, 600}}) {
    chain.components[2].placement = {x, y, 20, 20, 0, false};
    const std::vector<Placement> made = placesBeside(chain, {0, 1, 3, 4, 5}, sideEnds);
    std::vector<double> row;
    for (const size_t i : {0, 1, 2, 3}) {
      QCOMPARE(made[i].y, y);
      row.push_back(made[i].x - x);
    }
    QCOMPARE(row, (std::vector<double>{-80, -40, 40, 80}));
    QVERIFY(made[4].y < y - 20);  // joined with nothing
    QCOMPARE(made[4].x, x - 80);
    QVERIFY(placesBeside(chain, {0, 1, 3, 4, 5}, sideEnds) == made);
  }
  // Where another one stands already it goes round that, but not far.
  chain.components[5].placement = {-4000 + 40, 600, 20, 20, 0, false};
  const std::vector<Placement> made = placesBeside(chain, {0, 1, 3, 4}, sideEnds);
  std::vector<Placement> all = made;
  all.push_back(chain.components[2].placement);
  all.push_back(chain.components[5].placement);
  QVERIFY(isApart(all));
  QVERIFY(std::hypot(made[2].x - (-4000 + 40), made[2].y - 600) < 60);
  // A part that is turned has its flanges above and below.
  chain.components[2].placement = {0, 0, 20, 20, 90, false};
  QCOMPARE(placesBeside(chain, {0, 1, 3, 4}, sideEnds)[2].y, 40.0);
}

void ImportTest::nothingLiesUponAnything_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("every");  // which parts have a place; 0: none
  QTest::addColumn<bool>("isJoined");
  QTest::newRow("one of five") << 5 << 5 << true;
  QTest::newRow("one of five, not joined") << 5 << 5 << false;
  QTest::newRow("each third of sixty") << 60 << 3 << true;
  QTest::newRow("200, not joined") << 200 << 0 << false;
  QTest::newRow("200, one with a place") << 200 << 200 << true;
  QTest::newRow("200 beside 200") << 400 << 2 << true;
}

// Parts of several sizes at random places, some wired at random.
void ImportTest::nothingLiesUponAnything() {
  QFETCH(int, count);
  QFETCH(int, every);
  QFETCH(bool, isJoined);
  QRandomGenerator random(7);
  Document document;
  std::vector<int> open;
  for (int i = 0; i < count; ++i) {
    ComponentItem item;
    item.name = "p" + std::to_string(i);
    item.placement.width = i % 5 == 0 ? 60 : 20;
    item.placement.height = i % 7 == 0 ? 40 : 20;
    item.placement.rotation = i % 4 * 90;
    // Crowded: no more room than one of these between two.
    if (every > 0 && i % every == 0)
      item.placement.x = i / every % 20 * 100, item.placement.y = std::floor(i / every / 20) * 100;
    else
      open.push_back(i);
    document.components.push_back(item);
    if (!isJoined || i == 0) continue;
    ConnectionItem wire;
    wire.from = "p" + std::to_string(random.bounded(i)) + ".flange_b";
    wire.to = item.name + ".flange_a";
    document.connections.push_back(wire);
  }
  const std::vector<Placement> made = placesBeside(document, open, sideEnds);
  QVERIFY(made == placesBeside(document, open, sideEnds));
  for (size_t k = 0; k < open.size(); ++k) document.components[static_cast<size_t>(open[k])].placement = made[k];
  std::vector<Placement> all;
  for (const ComponentItem& item : document.components) {
    all.push_back(item.placement);
    QCOMPARE(std::fmod(item.placement.x, 2), 0.0);
    QCOMPARE(std::fmod(item.placement.y, 2), 0.0);
  }
  QVERIFY(isApart(all));
  if (every > 0 || isJoined) return;
  // In rows: about as wide as high.
  RouteBox about = boxOf(all.front());
  for (const Placement& one : all) {
    const RouteBox box = boxOf(one);
    const double right = std::max(about.right(), box.right()), top = std::max(about.top(), box.top());
    about.x = std::min(about.x, box.x), about.y = std::min(about.y, box.y);
    about.width = right - about.x, about.height = top - about.y;
  }
  QVERIFY2(about.width < 2 * about.height && about.height < 2 * about.width,
           qPrintable(QString("%1 × %2").arg(about.width).arg(about.height)));
}

QTEST_APPLESS_MAIN(ImportTest)
#include "import_test.moc"
