// What is put on the page of an icon by its name, with keys alone and by a double click.
#include <QDoubleSpinBox>
#include <QScreen>
#include <QtTest>

#include "tests/app/icon_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

QWidget* insertCard(MainWindow& window) {
  return iconView(window).findChild<QWidget*>("iconInsert");
}

// The card is open, and its list has a row of this text (and of this class).
int insertRow(MainWindow& window, const QString& text, const QString& className = {}) {
  auto* list = insertCard(window)->findChild<QListWidget*>();
  for (int row = 0; row < list->count(); ++row)
    if (list->item(row)->text() == text && list->item(row)->data(Qt::UserRole).toString() == className) return row;
  return -1;
}

// Types into the open card and takes a row with the arrow keys.
void takeByKeys(MainWindow& window, const QString& typed, const QString& text, const QString& className = {}) {
  QTRY_VERIFY(insertCard(window) && insertCard(window)->isVisible());
  auto* field = insertCard(window)->findChild<QLineEdit*>();
  auto* list = insertCard(window)->findChild<QListWidget*>();
  QTRY_VERIFY(field->hasFocus());
  QTest::keyClicks(field, typed);
  QTRY_VERIFY2_WITH_TIMEOUT(insertRow(window, text, className) >= 0, qPrintable(text), 20000);
  while (list->currentRow() < insertRow(window, text, className)) QTest::keyClick(field, Qt::Key_Down);
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(!insertCard(window)->isVisible());
}

QRectF boxOfItem(MainWindow& window, size_t item) {
  return boundsOf(iconOf(window).items.at(item));
}

}  // namespace

class IconInsertTest : public QObject {
  Q_OBJECT
 private slots:
  // Nobody points at the icon but who is meant to.
  void init() { QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); }
  void shapesByKeysAlone();
  void connectorsByKeysAlone();
  void whereOneDoubleClicks();
  void aLockedIconOffersNothing();
  void numbersHaveARealMinus();
  void unlikeShapesAreSaidToBe();
};

// Ins or a letter that no tool has opens the list; each shape is one step, where it is seen, none over another.
void IconInsertTest::shapesByKeysAlone() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  IconView& view = iconView(*window);
  const int steps = window->document().undoStack()->count();
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, "rect", "Rectangle");
  QVERIFY(view.hasFocus());
  QCOMPARE(boxOfItem(*window, 0), QRectF(-20, -20, 40, 40));
  QCOMPARE(window->page().icon().page()->model().selected(), QSet<int>{0});
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
  QTest::keyClicks(&view, "b");  // what people call it: "box"
  takeByKeys(*window, "ox", "Rectangle");
  QCOMPARE(boxOfItem(*window, 1), QRectF(-10, -30, 40, 40));
  QTest::keyClicks(&view, "c");
  takeByKeys(*window, "ircle", "Ellipse");
  QTest::keyClick(&view, Qt::Key_P, Qt::ShiftModifier);  // a letter of a tool
  takeByKeys(*window, "olyg", "Polygon");
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, {}, "Line");
  using Kind = diagram::IconItem::Kind;
  const Kind kinds[] = {Kind::rectangle, Kind::rectangle, Kind::ellipse, Kind::polygon, Kind::line};
  QCOMPARE(iconOf(*window).items.size(), std::size(kinds));
  for (size_t k = 0; k < std::size(kinds); ++k) QCOMPARE(iconOf(*window).items[k].kind, kinds[k]);
  // A text is written at once.
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, "text", "Text");
  auto* field = window->page().icon().page()->inspector().findChild<QLineEdit*>("icon_text");
  QTRY_VERIFY(field && field->hasFocus());
  QTest::keyClicks(field, "k = %k");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(iconOf(*window).items.back().text, std::string("k = %k"));
  QVERIFY(view.hasFocus());
  // Esc closes the list and nothing else; what nobody knows is said.
  QTest::keyClicks(&view, "x");
  auto* typed = insertCard(*window)->findChild<QLineEdit*>();
  QTest::keyClicks(typed, "yzzy");
  auto* list = insertCard(*window)->findChild<QListWidget*>();
  QCOMPARE(list->count(), 1);
  QVERIFY(!(list->item(0)->flags() & Qt::ItemIsEnabled));
  QTest::keyClick(typed, Qt::Key_Escape);
  QVERIFY(!insertCard(*window)->isVisible());
  QVERIFY(window->page().icon().page() && view.hasFocus());
  QCOMPARE(iconOf(*window).items.size(), size_t(6));
}

// Those of the library that the class has connectors of stand first; each stands on the side where it is expected,
// beside what is there, and is moved from there with the arrow keys.
void IconInsertTest::connectorsByKeysAlone() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  IconView& view = iconView(*window);
  const QString flange = "Modelica.Mechanics.Translational.Interfaces.Flange_a";
  QTest::keyClick(&view, Qt::Key_Insert);
  QTRY_VERIFY_WITH_TIMEOUT(insertRow(*window, "Flange_a", flange) >= 0, 20000);
  const auto isFirst = [&] {
    const int other = insertRow(*window, "Flange_a", "Modelica.Mechanics.Rotational.Interfaces.Flange_a");
    return other < 0 || insertRow(*window, "Flange_a", flange) < other;
  };
  QTRY_VERIFY(isFirst());
  takeByKeys(*window, "flange", "Flange_a", flange);
  const auto connector = [&](const char* name) -> std::optional<QPointF> {
    for (const BorderConnector& c : window->page().icon().page()->model().connectors())
      if (c.info.name == name) return QPointF(c.info.x, c.info.y);
    return std::nullopt;
  };
  QTRY_COMPARE(connector("flange_a2").value_or(QPointF()), QPointF(-100, 40));
  QCOMPARE(window->page().icon().page()->model().selectedConnector(), QString("flange_a2"));
  QVERIFY(view.hasFocus());
  QTest::keyClick(&view, Qt::Key_Up);
  QTRY_COMPARE(connector("flange_a2").value_or(QPointF()), QPointF(-100, 42));
  QTest::keyClicks(&view, "o");
  takeByKeys(*window, "utput", "RealOutput", "Modelica.Blocks.Interfaces.RealOutput");
  QVERIFY2(iconText(*window).find("Modelica.Blocks.Interfaces.RealOutput y") != std::string::npos,
           iconText(*window).c_str());
  QTRY_COMPARE_WITH_TIMEOUT(connector("y").value_or(QPointF()), QPointF(100, 40), 30000);
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, "realin", "RealInput", "Modelica.Blocks.Interfaces.RealInput");
  QTRY_COMPARE_WITH_TIMEOUT(connector("u").value_or(QPointF()), QPointF(-100, -40), 30000);
  QVERIFY2(iconText(*window).find("rotation") == std::string::npos, iconText(*window).c_str());
}

// A double click on an empty place puts it there; on a shape it does what it did.
void IconInsertTest::whereOneDoubleClicks() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  IconView& view = iconView(*window);
  const auto doubleClick = [&](QPointF at) {
    const QPoint pixel = view.toPixels(at).toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixel);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel);
  };
  doubleClick({40, -40});
  takeByKeys(*window, "ell", "Ellipse");
  QCOMPARE(boxOfItem(*window, 0).center(), QPointF(40, -40));
  doubleClick({40, -40});
  QVERIFY(!insertCard(*window)->isVisible());
  // A connector: on the border nearest to it.
  doubleClick({20, 80});
  takeByKeys(*window, "heatport_a", "HeatPort_a", "Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a");
  QVERIFY2(iconText(*window).find("extent = {{10, 90}, {30, 110}}") != std::string::npos, iconText(*window).c_str());
  // By the menu, too.
  takeFromMenu("Add a shape or connector…");
  QTest::mouseClick(&view, Qt::RightButton, {}, view.toPixels(QPointF(-60, -60)).toPoint());
  takeByKeys(*window, "line", "Line");
  QVERIFY(QLineF(boxOfItem(*window, 1).center(), QPointF(-60, -60)).length() < 4);
  // Clicked away it is closed.
  QTest::keyClick(&view, Qt::Key_Insert);
  QVERIFY(insertCard(*window)->isVisible());
  clickIcon(*window, {-80, -80});
  QVERIFY(!insertCard(*window)->isVisible());
}

// Nor can its fields and tools be used.
void IconInsertTest::aLockedIconOffersNothing() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  auto* left = window->page().icon().page()->inspector().findChild<QWidget*>("icon_left");
  auto* line = window->page().icon().page()->findChild<QToolButton*>("iconTool_draw-line");
  QVERIFY(left->isEnabled() && line->isEnabled());
  window->document().setClass(0, "model Valve\n  annotation(Icon(graphics = shapes));\nend Valve;");
  QTRY_VERIFY(window->page().icon().page()->model().isLocked());
  IconView& view = iconView(*window);
  QTest::keyClick(&view, Qt::Key_Insert);
  QTest::keyClicks(&view, "c");
  QTest::mouseDClick(&view, Qt::LeftButton, {}, view.rect().center());
  QVERIFY(!insertCard(*window)->isVisible());
  QVERIFY(!left->isEnabled() && !line->isEnabled());
  window->document().setClass(0, kValve);
  QTRY_VERIFY(left->isEnabled() && line->isEnabled());
}

// A minus sign in a field of numbers is a real one; that of the keyboard is taken.
void IconInsertTest::numbersHaveARealMinus() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  auto* left = window->page().icon().page()->inspector().findChild<QDoubleSpinBox*>("icon_left");
  QCOMPARE(left->text(), QString(QChar(0x2212)) + "100");
  enterNumber(*window, "left", "-120");
  QCOMPARE(iconOf(*window).low.x, -120.0);
  QCOMPARE(left->text(), QString(QChar(0x2212)) + "120");
}

// Of shapes that are unlike no field shows one's values as those of all; what is entered is given to each.
void IconInsertTest::unlikeShapesAreSaidToBe() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  IconView& view = iconView(*window);
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, "rect", "Rectangle");
  QTest::keyClick(&view, Qt::Key_Insert);
  takeByKeys(*window, "ellipse", "Ellipse");
  QTest::qWait(20);  // until the fields of the shape before are gone
  IconInspector& inspector = window->page().icon().page()->inspector();
  const auto box = [&] { return inspector.findChild<QComboBox*>("icon_fillPattern"); };
  const auto color = [&] { return inspector.findChild<QToolButton*>("icon_lineColor")->accessibleDescription(); };
  const auto number = [&] { return inspector.findChild<QDoubleSpinBox*>("icon_thickness"); };
  enterNumber(*window, "thickness", "2");
  const QString one = color();
  IconModel& model = window->page().icon().page()->model();
  model.change("fill", [](diagram::IconItem& item) {
    item.fillPattern = decltype(item.fillPattern)::sphere;
    item.lineColor = 0xFF0000;
  });
  QCOMPARE(color(), QString("#FF0000"));
  pressKey(&view, Qt::Key_A, Qt::ControlModifier);
  QTRY_COMPARE(model.selected().size(), 2);
  QTest::qWait(20);
  QCOMPARE(box()->currentIndex(), -1);
  QCOMPARE(number()->text(), QString());
  QVERIFY(color() != one && color() != "#FF0000");
  enterNumber(*window, "thickness", "3");
  QCOMPARE(iconOf(*window).items.at(0).thickness, 3.0);
  QCOMPARE(iconOf(*window).items.at(1).thickness, 3.0);
  QCOMPARE(number()->text(), QString("3"));
  QCOMPARE(box()->currentIndex(), -1);
}

QTEST_MAIN(IconInsertTest)
#include "icon_insert_test.moc"
