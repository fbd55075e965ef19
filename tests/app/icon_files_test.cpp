// Shapes for icons from files: SVG drawings and images, with what could not be taken; and icons out to Modelica text.
#include <QPainter>
#include <QRandomGenerator>
#include <QtTest>

#include "app/icon/svg_shapes.h"
#include "engine/facade/class_icon.h"
#include "engine/facade/session.h"
#include "tests/app/icon_bench.h"

using namespace armature;
using namespace armature::app;
using Shape = diagram::IconItem::Kind;

namespace {

const QRectF kFrame(-100, -100, 200, 200);

FileShapes shapesOf(const QByteArray& inside, const char* box = "0 0 100 100") {
  const QByteArray svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"" +
      QByteArray(box) + "\">" + inside + "</svg>";
  return svgShapesOf(svg, "a.svg", kFrame);
}

QString pointsOf(const diagram::IconItem& item) {
  QStringList list;
  for (const diagram::Point& p : item.points) list << QStringLiteral("%1,%2").arg(p.x).arg(p.y);
  return list.join(' ');
}

void writeFile(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

}  // namespace

class IconFilesTest : public QObject {
  Q_OBJECT
 private slots:
  void svgShapesAreTaken_data();
  void svgShapesAreTaken();
  void curvesAreFine();
  void holesStayOpen();
  void textsOfSvg();
  void whatIsLeftOutIsSaid_data();
  void whatIsLeftOutIsSaid();
  void hostileSvg();
  void shippedIconsAreTaken();
  void imageIsKeptInTheClass();
  void fileIsTakenByTheHand();
  void anImageIsTakenByTheHand();
  void exportedTextIsReadBack();
};

void IconFilesTest::svgShapesAreTaken_data() {
  QTest::addColumn<QByteArray>("svg");
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("points");
  QTest::addColumn<int>("line");
  QTest::addColumn<int>("fill");
  const auto row = [](const char* name, const char* svg, Shape kind, const char* points, int line, int fill) {
    QTest::newRow(name) << QByteArray(svg) << static_cast<int>(kind) << QString(points) << line << fill;
  };
  row("rectangle", "<rect x='10' y='20' width='30' height='40' fill='#ff0000' stroke='#0000ff'/>", Shape::rectangle,
      "-80,-20 -20,60", 0x0000FF, 0xFF0000);
  row("circle", "<circle cx='50' cy='50' r='25' fill='lime'/>", Shape::ellipse, "-50,-50 50,50", -1, 0x00FF00);
  row("ellipse moved",
      "<g transform='translate(10 0)'><ellipse cx='40' cy='50' rx='10' ry='20' fill='rgb(1,2,3)'/></g>", Shape::ellipse,
      "-20,-40 20,40", -1, 0x010203);
  row("line", "<line x1='0' y1='0' x2='100' y2='100' stroke='black' stroke-width='4'/>", Shape::line,
      "-100,100 100,-100", 0, -1);
  row("polyline", "<polyline points='0,0 50,0 50,100' fill='none' stroke='#123456'/>", Shape::line,
      "-100,100 0,100 0,-100", 0x123456, -1);
  row("polygon", "<polygon points='0,0 100,0 50,50' style='fill:#abcdef;stroke:none'/>", Shape::polygon,
      "-100,100 100,100 0,0 -100,100", -1, 0xABCDEF);
  row("path", "<path d='M10 10h20v20z' fill='red'/>", Shape::polygon, "-80,80 -40,80 -40,40 -80,80", -1, 0xFF0000);
  row("turned", "<rect x='40' y='40' width='20' height='20' transform='rotate(45 50 50)' fill='red'/>", Shape::polygon,
      "0,28.3 28.3,0 0,-28.3 -28.3,0 0,28.3", -1, 0xFF0000);
  row("used", "<defs><rect id='a' width='10' height='10'/></defs><use xlink:href='#a' x='20' y='0' fill='blue'/>",
      Shape::rectangle, "-60,80 -40,100", -1, 0x0000FF);
}

void IconFilesTest::svgShapesAreTaken() {
  QFETCH(QByteArray, svg);
  QFETCH(int, kind);
  QFETCH(QString, points);
  QFETCH(int, line);
  QFETCH(int, fill);
  const FileShapes shapes = shapesOf(svg);
  QCOMPARE(shapes.notes, QStringList());
  QCOMPARE(shapes.items.size(), size_t(1));
  const auto& item = shapes.items[0];
  QCOMPARE(static_cast<int>(item.kind), kind);
  QCOMPARE(pointsOf(item), points);
  QCOMPARE(item.linePattern == LinePattern::none, line < 0);
  if (line >= 0) QCOMPARE(item.lineColor, line);
  QCOMPARE(item.fillPattern == FillPattern::solid, fill >= 0);
  if (fill >= 0) QCOMPARE(item.fillColor, fill);
}

// A circle drawn as a path: its corners lie on the circle within a tenth of a unit, and are not more than it takes.
void IconFilesTest::curvesAreFine() {
  const FileShapes shapes =
      shapesOf("<path d='M10 50A40 40 0 0 1 90 50A40 40 0 0 1 10 50Z' fill='none' stroke='black' stroke-width='2'/>");
  QCOMPARE(shapes.items.size(), size_t(1));
  const QPolygonF outline = outlineOf(shapes.items[0]);
  QVERIFY2(outline.size() > 20 && outline.size() < 120, qPrintable(QString::number(outline.size())));
  for (qsizetype k = 0; k < outline.size(); ++k) {
    const QPointF middle = (outline[k] + outline[(k + 1) % outline.size()]) / 2;
    QVERIFY(std::abs(std::hypot(outline[k].x(), outline[k].y()) - 80) < 0.1);
    QVERIFY(std::hypot(middle.x(), middle.y()) > 79.8);
  }
  QCOMPARE(shapes.items[0].thickness, 1.0);  // four units of an icon are one millimetre
}

// A ring: the place in its hole is not filled.
void IconFilesTest::holesStayOpen() {
  const FileShapes shapes =
      shapesOf("<path d='M0 0H100V100H0Z M25 25V75H75V25Z' fill='red' fill-rule='evenodd' stroke='black'/>");
  QCOMPARE(shapes.items.size(), size_t(3));  // the filled ring, and both of its outlines
  QCOMPARE(shapes.items[0].linePattern, LinePattern::none);
  QImage image(100, 100, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  for (const auto& item : shapes.items) {
    const auto primitive = primitiveOfText(diagram::toText(item), {});
    QVERIFY(primitive);
    paintPrimitive(painter, QRectF(0, 0, 100, 100), *primitive, {Theme::light()});
  }
  painter.end();
  QCOMPARE(image.pixelColor(50, 50), QColor(Qt::white));
  QCOMPARE(image.pixelColor(12, 50), QColor(Qt::red));
}

void IconFilesTest::textsOfSvg() {
  const FileShapes shapes = shapesOf(
      "<text x='50' y='50' font-size='10' text-anchor='middle' font-weight='bold' fill='#0000ff'>M&amp;B</text>");
  QCOMPARE(shapes.items.size(), size_t(1));
  const auto& item = shapes.items[0];
  QCOMPARE(item.kind, Shape::text);
  QCOMPARE(item.text, std::string("M&B"));
  QCOMPARE(item.lineColor, 0x0000FF);
  QVERIFY(item.isBold);
  QVERIFY2(std::abs(boundsOf(item).center().x()) < 4, qPrintable(pointsOf(item)));
  QVERIFY(boundsOf(item).height() > 15 && boundsOf(item).height() < 45);
}

void IconFilesTest::whatIsLeftOutIsSaid_data() {
  QTest::addColumn<QByteArray>("svg");
  QTest::addColumn<int>("items");
  QTest::addColumn<QString>("words");
  QTest::newRow("gradient") << QByteArray(
                                   "<defs><linearGradient id='g'><stop offset='0' stop-color='red'/>"
                                   "<stop offset='1' stop-color='blue'/></linearGradient></defs>"
                                   "<rect width='50' height='50' fill='url(#g)'/>")
                            << 1 << "Gradients of a.svg";
  QTest::newRow("transparent") << QByteArray("<rect width='50' height='50' fill='red' fill-opacity='0.5'/>") << 1
                               << "transparent";
  QTest::newRow("clip") << QByteArray(
                               "<clipPath id='c'><rect width='9' height='9'/></clipPath>"
                               "<rect width='50' height='50' clip-path='url(#c)'/>")
                        << 1 << "no shape for (clipPath)";
  QTest::newRow("file") << QByteArray(
                               "<image width='9' height='9' xlink:href='file:///etc/hostname'/>"
                               "<rect width='50' height='50'/>")
                        << 1 << "in other files";
  QTest::newRow("script") << QByteArray("<script>alert(1)</script><rect width='50' height='50'/>") << 1 << "script";
  QTest::newRow("nothing") << QByteArray("<g/>") << 0 << "a.svg has no shapes.";
}

void IconFilesTest::whatIsLeftOutIsSaid() {
  QFETCH(QByteArray, svg);
  QFETCH(int, items);
  QFETCH(QString, words);
  const FileShapes shapes = shapesOf(svg);
  QCOMPARE(static_cast<int>(shapes.items.size()), items);
  QVERIFY2(shapes.notes.join('\n').contains(words), qPrintable(shapes.notes.join('\n')));
}

// Drawings that want to grow, to nest, or are none: an answer in good time, and a sentence.
void IconFilesTest::hostileSvg() {
  QByteArray bomb = "<defs><rect id='a0' width='1' height='1'/>";
  for (int k = 1; k < 40; ++k) {
    bomb += "<g id='a" + QByteArray::number(k) + "'>";
    for (int i = 0; i < 10; ++i) bomb += "<use xlink:href='#a" + QByteArray::number(k - 1) + "'/>";
    bomb += "</g>";
  }
  bomb += "</defs><use xlink:href='#a39'/>";
  QElapsedTimer clock;
  clock.start();
  QVERIFY(shapesOf(bomb).notes.join(' ').contains("use"));
  QVERIFY(!shapesOf(QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000)).notes.isEmpty());
  QVERIFY(svgShapesOf("not a drawing", "a.svg", kFrame).notes.join(' ').contains("a.svg is no SVG drawing"));
  QVERIFY(!svgShapesOf("", "a.svg", kFrame).notes.isEmpty());
  QVERIFY(!svgShapesOf("<svg xmlns='http://www.w3.org/2000/svg'><rect", "a.svg", kFrame).notes.isEmpty());
  QByteArray many;
  for (int k = 0; k < 5000; ++k) many += "<rect x='" + QByteArray::number(k % 90) + "' width='5' height='5'/>";
  const FileShapes shapes = shapesOf(many);
  QCOMPARE(shapes.items.size(), size_t(2000));
  QVERIFY(shapes.notes.join(' ').contains("more shapes"));
  QVERIFY(clock.elapsed() < 20000);
}

// The drawings that the program ships look as Qt draws them.
void IconFilesTest::shippedIconsAreTaken() {
  int count = 0;
  for (const char* name :
       {"Rotational/Components/Inertia", "Rotational/Components/Spring", "Translational/Components/Mass"}) {
    QFile file(QStringLiteral(ARMATURE_SOURCE_DIR "/icons/Modelica/Mechanics/") + name + ".svg");
    QVERIFY2(file.open(QIODevice::ReadOnly), name);
    const FileShapes shapes = svgShapesOf(file.readAll(), name, kFrame);
    QVERIFY2(!shapes.items.empty(), name);
    for (const auto& item : shapes.items) {
      for (const QPointF& point : outlineOf(item))
        QVERIFY2(QRectF(-110, -110, 220, 220).contains(point), diagram::toText(item).c_str());
      QVERIFY(primitiveOfText(diagram::toText(item), {}));
      ++count;
    }
  }
  QVERIFY(count > 20);
}

void IconFilesTest::imageIsKeptInTheClass() {
  QTemporaryDir folder;
  QImage image(40, 20, QImage::Format_RGB32);
  image.fill(QColor(0, 160, 0));
  QVERIFY(image.save(folder.filePath("a.png")));
  const FileShapes shapes = imageShape(folder.filePath("a.png"), kFrame);
  QCOMPARE(shapes.notes, QStringList());
  QCOMPARE(shapes.items.size(), size_t(1));
  QCOMPARE(pointsOf(shapes.items[0]), QString("-60,-30 60,30"));  // at its own proportions
  const auto primitive = primitiveOfText(diagram::toText(shapes.items[0]), {});
  QVERIFY(primitive);
  QImage drawn(100, 100, QImage::Format_RGB32);
  drawn.fill(Qt::white);
  QPainter painter(&drawn);
  paintPrimitive(painter, QRectF(0, 0, 100, 100), *primitive, {Theme::light()});
  painter.end();
  QCOMPARE(drawn.pixelColor(50, 50), QColor(0, 160, 0));
  QCOMPARE(drawn.pixelColor(50, 20), QColor(Qt::white));
  // A large one is made smaller, what is none is said.
  QImage noise(900, 900, QImage::Format_RGB32);
  QRandomGenerator random(7);
  for (int y = 0; y < 900; ++y)
    for (int x = 0; x < 900; ++x) noise.setPixel(x, y, random.generate());
  QVERIFY(noise.save(folder.filePath("b.png")));
  const FileShapes large = imageShape(folder.filePath("b.png"), kFrame);
  QCOMPARE(large.items.size(), size_t(1));
  QVERIFY(large.items[0].imageSource.size() <= (256U << 10) * 4 / 3 + 4);
  QVERIFY(large.notes.join(' ').contains("smaller"));
  writeFile(folder.filePath("c.png"), "no image");
  QVERIFY(imageShape(folder.filePath("c.png"), kFrame).notes.join(' ').contains("c.png is no image"));
  QVERIFY(imageShape(folder.filePath("d.png"), kFrame).notes.join(' ').contains("cannot be read"));
}

// By the button and the dialog: one step of undo; what was left out stands above the icon.
void IconFilesTest::fileIsTakenByTheHand() {
  QTemporaryDir folder;
  writeFile(folder.filePath("pump.svg"),
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><circle cx='5' cy='5' r='4' fill='#0A7F3F' "
            "fill-opacity='0.5'/><path d='M2 8L5 2L8 8Z' fill='white' stroke='black'/></svg>");
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  const std::string before = iconText(*window);
  answerFileDialog(folder.filePath("pump.svg"));
  pressTool(*window, "import");
  QTRY_COMPARE(iconOf(*window).items.size(), size_t(2));
  QCOMPARE(window->page().icon().page()->model().selected().size(), 2);
  auto* note = window->page().icon().page()->findChild<QLabel*>("iconNote");
  QVERIFY(note->isVisible() && note->text().contains("transparen"));
  pressKey(&iconView(*window), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(iconText(*window), before);
}

// By the button and the dialog, and dropped from a file manager.
void IconFilesTest::anImageIsTakenByTheHand() {
  QTemporaryDir folder;
  const QString path = folder.filePath("photo.png");
  QImage image(40, 20, QImage::Format_RGB32);
  image.fill(QColor(0, 160, 0));
  QVERIFY(image.save(path));
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  answerFileDialog(path);
  pressTool(*window, "import");
  QTRY_COMPARE(iconOf(*window).items.size(), size_t(1));
  QVERIFY(iconOf(*window).items[0].kind == Shape::bitmap && !iconOf(*window).items[0].imageSource.empty());
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  IconView& view = iconView(*window);
  const QPoint at = view.rect().center();
  QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &drop);
  QCOMPARE(iconOf(*window).items.size(), size_t(2));
  QVERIFY(iconText(*window).find("Bitmap") != std::string::npos);
}

// What is exported is an Icon annotation that our own reader of libraries finds again, shape by shape.
void IconFilesTest::exportedTextIsReadBack() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-80, 40}, {80, -40});
  drawIcon(*window, Qt::Key_E, {-20, -20}, {20, 20});
  dragIcon(*window, {100, 0}, {100, 20});
  window->page().goUpTo(0);
  dropPart(*window, "Valve", {0, 0});
  const std::string text = diagram::toModelica(window->document().values());
  QVERIFY(text.find("Icon(graphics = {") != std::string::npos);
  writeFile(folder.filePath("Exported.mo"), QByteArray::fromStdString(text));
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  std::vector<Message> messages;
  QVERIFY(!session.openFile(folder.filePath("Exported.mo").toStdString(), messages).empty());
  QVERIFY(messages.empty());
  const ClassInfo* info = session.classInfo("Untitled.Valve");
  QVERIFY(info);
  QCOMPARE(info->icon.size(), size_t(2));
  QCOMPARE(info->icon[0].fillPattern, FillPattern::solid);
  QCOMPARE(info->icon[0].points[1], (std::pair{80.0, 40.0}));
  QCOMPARE(info->connectors[1].y, 20.0);
}

QTEST_MAIN(IconFilesTest)
#include "icon_files_test.moc"
