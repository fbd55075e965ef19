// The icon of a class between its text and values: what is read, and that writing changes what was changed alone.
#include <QtTest>

#include "engine/diagram/icon_drawing.h"

using namespace armature;
using namespace armature::diagram;

namespace {

using Kind = IconItem::Kind;

// With a comment, an argument that only its author knows, and an item that cannot be edited.
const std::string kValve = R"(model Valve "a valve"
  extends Base;
  Flange_a a "left" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b b, c annotation(Placement(transformation(extent = {{90, -10}, {110, 10}}),
    iconTransformation(origin = {0, 100}, extent = {{-10, -10}, {10, 10}}, rotation = 90)));
  parameter Real k = 1; // stiff
equation
  a.f = k*b.s;
  annotation(
    Documentation(info = "<p>Icon(graphics)</p>"),
    Icon(coordinateSystem(preserveAspectRatio = false, extent = {{-100, -50}, {100, 50}}), graphics = {
      // the housing
      Rectangle(extent = {{-80, 40}, {80, -40}}, lineColor = {0, 0, 255}, __Other_shade = 3,
        fillColor = {255, 255, 255}, fillPattern = FillPattern.Solid),
      DynamicSelect(Ellipse(extent = {{-5, -5}, {5, 5}}), Ellipse(extent = {{-k, -k}, {k, k}})),
      Line(points = {{-80, 0}, {80, 0}}, color = {191, 0, 0}, thickness = 0.5, arrow = {Arrow.None, Arrow.Filled}),
      Text(extent = {{-100, 80}, {100, 60}}, lineColor = {0, 0, 255}, textString = "%name")}),
    __Armature(signs = "x"));
end Valve;
)";

IconDrawing iconIn(const std::string& text) {
  auto icon = iconOf(text);
  if (!icon) qWarning("%s", icon.reason().message.c_str());
  return icon ? icon.take() : IconDrawing();
}

std::string textWith(const std::string& text, const IconDrawing& drawing) {
  auto made = withIcon(text, drawing);
  return made ? made.take() : "failed";
}

std::string withWords(std::string text, const std::string& before, const std::string& after) {
  const size_t at = text.find(before);
  if (at == std::string::npos) return "not found: " + before;
  return text.replace(at, before.size(), after);
}

IconItem boxAt(double x) {
  IconItem item;
  item.kind = Kind::rectangle;
  item.points = {{x, 0}, {x + 10, 10}};
  return item;
}

}  // namespace

class IconDrawingTest : public QObject {
  Q_OBJECT
 private slots:
  void valuesAreRead();
  void nothingChangedChangesNothing();
  void oneValueIsOneWord();
  void itemsComeAndGo();
  void firstIcon_data();
  void firstIcon();
  void everyValueComesBack();
  void connectorsMove();
  void frameAndGrid();
  void picturesMeanNothing_data();
  void picturesMeanNothing();
  void unreadableIconsAreRefused();
};

void IconDrawingTest::valuesAreRead() {
  const IconDrawing icon = iconIn(kValve);
  QCOMPARE(icon.low, (Point{-100, -50}));
  QVERIFY(!icon.keepsAspect);
  QCOMPARE(icon.items.size(), size_t(4));
  QCOMPARE(icon.items[0].kind, Kind::rectangle);
  QCOMPARE(icon.items[0].lineColor, 0x0000FF);
  QCOMPARE(icon.items[0].fillPattern, FillPattern::solid);
  QCOMPARE(icon.items[1].kind, Kind::other);
  QCOMPARE(icon.items[2].arrows[1], ArrowHead::filled);
  QCOMPARE(icon.items[2].thickness, 0.5);
  QCOMPARE(icon.items[3].text, std::string("%name"));
  QCOMPARE(icon.items[3].lineColor, 0x0000FF);
  QCOMPARE(icon.places.size(), size_t(4));
  QCOMPARE(icon.places[0].placement.x, -100.0);
  QVERIFY(!icon.places[1].hasPlace && icon.places[1].name == "b");
  QCOMPARE(icon.places[2].placement, (Placement{0, 100, 20, 20, 90, false}));  // of the icon, not of the diagram
}

void IconDrawingTest::nothingChangedChangesNothing() {
  QCOMPARE(textWith(kValve, iconIn(kValve)), kValve);
}

// What is not changed stays to the letter: comments, layout, arguments of other programs.
void IconDrawingTest::oneValueIsOneWord() {
  IconDrawing icon = iconIn(kValve);
  icon.items[0].points[1].x = 90;
  QCOMPARE(textWith(kValve, icon), withWords(kValve, "{{-80, 40}, {80, -40}}", "{{-80, 40}, {90, -40}}"));
  icon = iconIn(kValve);
  icon.items[0].radius = 5;
  QCOMPARE(textWith(kValve, icon),
           withWords(kValve, "fillPattern = FillPattern.Solid)", "fillPattern = FillPattern.Solid, radius = 5)"));
  icon = iconIn(kValve);
  icon.items[3].lineColor = 0xFF0000;
  icon.items[2].linePattern = LinePattern::dashDot;
  std::string wanted = withWords(kValve, "\"%name\")", "\"%name\", textColor = {255, 0, 0})");
  wanted = withWords(wanted, "Arrow.Filled})", "Arrow.Filled}, pattern = LinePattern.DashDot)");
  QCOMPARE(textWith(kValve, icon), wanted);
  QCOMPARE(iconIn(wanted).items[3].lineColor, 0xFF0000);
}

void IconDrawingTest::itemsComeAndGo() {
  const IconDrawing before = iconIn(kValve);
  const std::string line =
      "      Line(points = {{-80, 0}, {80, 0}}, color = {191, 0, 0}, thickness = 0.5, arrow = {Arrow.None, "
      "Arrow.Filled}),\n";
  // A new one at the front.
  IconDrawing icon = before;
  icon.items.push_back(boxAt(3));
  QCOMPARE(textWith(kValve, icon),
           withWords(kValve, "\"%name\")", "\"%name\"),\n      Rectangle(extent = {{3, 0}, {13, 10}})"));
  // One at the back, behind the comment of the first.
  icon = before;
  icon.items.insert(icon.items.begin(), boxAt(3));
  QCOMPARE(textWith(kValve, icon),
           withWords(kValve, "Rectangle(", "Rectangle(extent = {{3, 0}, {13, 10}}),\n      Rectangle("));
  // One goes, with its separator.
  icon = before;
  icon.items.erase(icon.items.begin() + 2);
  QCOMPARE(textWith(kValve, icon), withWords(kValve, line, ""));
  // The last one.
  icon = before;
  icon.items.pop_back();
  QCOMPARE(textWith(kValve, icon),
           withWords(kValve,
                     ",\n      Text(extent = {{-100, 80}, {100, 60}}, lineColor = {0, 0, 255}, textString = \"%name\")",
                     ""));
  // All of them, and some again.
  icon.items.clear();
  const std::string empty = textWith(kValve, icon);
  QVERIFY(empty.find("graphics = {}") != std::string::npos);
  icon = iconIn(empty);
  icon.items.push_back(boxAt(1));
  QCOMPARE(iconIn(textWith(empty, icon)).items.size(), size_t(1));
  // Another order: the texts change places.
  icon = before;
  std::swap(icon.items[0], icon.items[3]);
  const IconDrawing swapped = iconIn(textWith(kValve, icon));
  QCOMPARE(swapped.items[0].source, before.items[3].source);
  QCOMPARE(swapped.items[3].source, before.items[0].source);
}

void IconDrawingTest::firstIcon_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("wanted");
  const QString icon = "Icon(graphics = {\n      Rectangle(extent = {{0, 0}, {10, 10}})})";
  QTest::newRow("no annotation") << "model A\n  Real x;\nend A;"
                                 << "model A\n  Real x;\n  annotation(\n    " + icon + ");\nend A;";
  QTest::newRow("in one line") << "model A Real x; end A;"
                               << "model A Real x; \n  annotation(\n    " + icon + ");\nend A;";
  QTest::newRow("another") << "model A\n  annotation(defaultComponentName = \"a\");\nend A;\n"
                           << "model A\n  annotation(defaultComponentName = \"a\", \n    " + icon + ");\nend A;\n";
  QTest::newRow("empty") << "model A\n  annotation();\nend A;"
                         << "model A\n  annotation(\n    " + icon + ");\nend A;";
  QTest::newRow("system only") << "model A annotation(Icon(coordinateSystem(grid = {1, 1}))); end A;"
                               << "model A annotation(Icon(coordinateSystem(grid = {1, 1}), graphics = {\n      "
                                  "Rectangle(extent = {{0, 0}, {10, 10}})})); end A;";
}

void IconDrawingTest::firstIcon() {
  QFETCH(QString, text);
  QFETCH(QString, wanted);
  IconDrawing icon = iconIn(text.toStdString());
  icon.items.push_back(boxAt(0));
  const std::string made = textWith(text.toStdString(), icon);
  QCOMPARE(QString::fromStdString(made), wanted);
  QCOMPARE(iconIn(made).items.size(), size_t(1));
}

// Every member of every kind, by the names of the specification, there and back.
void IconDrawingTest::everyValueComesBack() {
  IconDrawing icon = iconIn("model A end A;");
  for (const Kind kind : {Kind::line, Kind::polygon, Kind::rectangle, Kind::ellipse, Kind::text, Kind::bitmap}) {
    IconItem item;
    item.kind = kind;
    item.origin = {1.5, -2};
    item.rotation = 30;
    item.points = {{-10, -20}, {30.25, 40}};
    if (kind == Kind::polygon || kind == Kind::line) item.points.push_back({0, 5});
    if (kind != Kind::bitmap) item.lineColor = 0x123456;
    if (kind == Kind::polygon || kind == Kind::rectangle || kind == Kind::ellipse) {
      item.fillColor = 0xFEDCBA;
      item.fillPattern = FillPattern::horizontalCylinder;
    }
    if (kind != Kind::text && kind != Kind::bitmap) {
      item.linePattern = LinePattern::dashDotDot;
      item.thickness = 0.75;
    }
    if (kind == Kind::line) {
      item.arrows = {ArrowHead::half, ArrowHead::open};
      item.arrowSize = 5;
    }
    if (kind == Kind::line || kind == Kind::polygon) item.smooth = Smooth::bezier;
    if (kind == Kind::rectangle) item.border = BorderPattern::engraved;
    if (kind == Kind::rectangle) item.radius = 2.5;
    if (kind == Kind::ellipse) {
      item.startAngle = 10;
      item.endAngle = 200;
      item.closure = EllipseClosure::chord;
    }
    if (kind == Kind::text) {
      item.text = "\"%k\" \\ m²";
      item.fontSize = 12;
      item.fontName = "Serif";
      item.isBold = item.isItalic = item.isUnderlined = true;
      item.alignment = TextAlignment::right;
    }
    if (kind == Kind::bitmap) {
      item.fileName = "modelica://A/b.png";
      item.imageSource = "aGVsbG8=";
    }
    icon.items.push_back(item);
  }
  const std::string made = textWith("model A end A;", icon);
  IconDrawing again = iconIn(made);
  QCOMPARE(again.items.size(), icon.items.size());
  for (size_t k = 0; k < icon.items.size(); ++k) {
    again.items[k].source.clear();
    QVERIFY2(again.items[k] == icon.items[k], toText(icon.items[k]).c_str());
  }
  for (const char* word : {"TextStyle.UnderLine", "LinePattern.DashDotDot", "FillPattern.HorizontalCylinder",
                           "EllipseClosure.Chord", "BorderPattern.Engraved", "Smooth.Bezier", "TextAlignment.Right",
                           "arrow = {Arrow.Half, Arrow.Open}", "imageSource = \"aGVsbG8=\""})
    QVERIFY2(made.find(word) != std::string::npos, word);
}

// The icon's place is written, that in the diagram stays.
void IconDrawingTest::connectorsMove() {
  IconDrawing icon = iconIn(kValve);
  icon.places[0].placement.x = 100;
  icon.places[0].placement.rotation = 180;
  icon.places[1].placement = {0, -50, 20, 20, 0, false};
  icon.places[1].hasPlace = true;
  icon.places[2].placement.x = 40;
  std::string wanted = withWords(kValve, "{{-110, -10}, {-90, 10}})))",
                                 "{{-110, -10}, {-90, 10}}), iconTransformation(origin = {100, 0}, extent = {{-10, "
                                 "-10}, {10, 10}}, rotation = 180)))");
  wanted = withWords(wanted, "Flange_b b,",
                     "Flange_b b annotation(Placement(iconTransformation(extent = {{-10, -60}, {10, -40}}))),");
  wanted = withWords(wanted, "origin = {0, 100}", "origin = {40, 100}");
  QCOMPARE(QString::fromStdString(textWith(kValve, icon)), QString::fromStdString(wanted));
  const IconDrawing again = iconIn(wanted);
  QCOMPARE(again.places, icon.places);
}

void IconDrawingTest::frameAndGrid() {
  IconDrawing icon = iconIn(kValve);
  icon.low = {-200, -100};
  icon.grid = {5, 5};
  std::string wanted = withWords(kValve, "{{-100, -50}, {100, 50}}", "{{-200, -100}, {100, 50}}");
  wanted = withWords(wanted, "{100, 50}})", "{100, 50}}, grid = {5, 5})");
  QCOMPARE(textWith(kValve, icon), wanted);
  const std::string plain = "model A annotation(Icon(graphics = {Rectangle(extent = {{0, 0}, {10, 10}})})); end A;";
  icon = iconIn(plain);
  icon.high = {50, 50};
  QCOMPARE(textWith(plain, icon),
           withWords(plain, "Icon(", "Icon(coordinateSystem(extent = {{-100, -100}, {50, 50}}), "));
}

void IconDrawingTest::picturesMeanNothing_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::addColumn<bool>("isPicture");
  const auto row = [](const char* name, const char* before, const char* after, bool isPicture) {
    QTest::newRow(name) << before << after << isPicture;
  };
  row("icon", "model A Real x; annotation(Icon(a = 1), Evaluate = true); end A;",
      "model A Real x; annotation(Evaluate = true); end A;", true);
  row("first icon", "model A Real x; end A;", "model A Real x; annotation(Icon(a = {1, 2})); end A;", true);
  row("placement", "model A B b; end A;", "model A B b annotation(Placement(c(d = 1))); end A;", true);
  row("comment", "model A B b; end A;", "model A /* b */ B b; end A;", true);
  row("value", "model A Real x = 1; end A;", "model A Real x = 2; end A;", false);
  row("meaning", "model A Real x; annotation(Icon(a = 1)); end A;",
      "model A Real x; annotation(Icon(a = 1), Evaluate = true); end A;", false);
  row("notes", "model A Real x; end A;", "model A Real x; annotation(__Armature(notes = \"[]\")); end A;", true);
  row("other notes", "model A Real x; annotation(__Armature(signs = \"s\", notes = \"[]\"), Evaluate = true); end A;",
      "model A Real x; annotation(__Armature(notes = \"[1]\", signs = \"s\"), Evaluate = true); end A;", true);
  row("no more notes", "model A Real x; annotation(__Armature(notes = \"[]\", signs = \"s\")); end A;",
      "model A Real x; annotation(__Armature(signs = \"s\")); end A;", true);
  row("signs", "model A Real x; annotation(__Armature(signs = \"s\", notes = \"[]\")); end A;",
      "model A Real x; annotation(__Armature(signs = \"t\", notes = \"[]\")); end A;", false);
  row("a call of that name", "model A equation Icon(1); end A;", "model A equation Icon(2); end A;", false);
}

void IconDrawingTest::picturesMeanNothing() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  QFETCH(bool, isPicture);
  QCOMPARE(differInPicturesOnly(before.toStdString(), after.toStdString()), isPicture);
  QCOMPARE(differInPicturesOnly(after.toStdString(), before.toStdString()), isPicture);
}

void IconDrawingTest::unreadableIconsAreRefused() {
  for (const char* text : {"model A Real = ; end A;", "type A = Real;", "", "model A end A; model B end B;",
                           "model A annotation(Icon(graphics = cat(1, {Line()}, {}))); end A;"}) {
    const auto icon = iconOf(text);
    QVERIFY2(!icon, text);
    QCOMPARE(icon.reason().code, std::string("D034"));
  }
}

QTEST_APPLESS_MAIN(IconDrawingTest)
#include "icon_drawing_test.moc"
