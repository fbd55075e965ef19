// Values in the inspector: tables as literals, as a grid and from a spreadsheet, numbers that stay as they were typed,
// the way back to the default.
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QTableWidget>
#include <QToolButton>

#include "app/document/typed_text.h"
#include "app/panels/table_dialog.h"
#include "app/panels/table_text.h"
#include "app/panels/value_check.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ValueTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void literalsAreReadAndWritten();
  void spreadsheetsAreRead_data();
  void spreadsheetsAreRead();
  void aMatrixIsTyped();
  void aTableIsPastedAndRuns();
  void cellsAreEditedInTheGrid();
  void wordsOverATableAreLeftOut();
  void thePictureBesideATableFollows();
  void whatWasTypedStays();
  void theMenuLeadsBackToTheDefault();
};

namespace {

QLineEdit* fieldOf(MainWindow& window, const char* name) {
  return window.inspector().findChild<QLineEdit*>(QStringLiteral("parameter_") + name);
}

// Selects the part that was dropped last, and waits for a field of its class.
void show(MainWindow& window, const char* name) {
  const int last = static_cast<int>(window.document().values().components.size()) - 1;
  QTRY_VERIFY_WITH_TIMEOUT(window.canvas().scene().parts().at(static_cast<size_t>(last)).info, 10000);
  window.canvas().scene().select({last}, {});
  QTRY_VERIFY2(fieldOf(window, name), name);
}

}  // namespace

void ValueTest::literalsAreReadAndWritten() {
  const auto matrix = cellsOfLiteral("[0,0; 1,5; 2,3]");
  QVERIFY(matrix);
  QCOMPARE(*matrix, (TableCells{{"0", "0"}, {"1", "5"}, {"2", "3"}}));
  QCOMPARE(literalOf(*matrix, false), QString("[0, 0; 1, 5; 2, 3]"));
  QCOMPARE(cellsOfLiteral("{{1, 2}, {f(3, 4), -5e-3}}").value_or(TableCells()),
           (TableCells{{"1", "2"}, {"f(3, 4)", "-5e-3"}}));
  QCOMPARE(cellsOfLiteral(" {1, a + b, 3} ").value_or(TableCells()), (TableCells{{"1"}, {"a + b"}, {"3"}}));
  QCOMPARE(literalOf({{"1"}, {""}}, true), QString("{1, 0}"));
  for (const char* other : {"fill(0, 2, 2)", "table", "[1, 2; 3]", "{1, 2} + {3, 4}", "", "[1, 2", "[1,; 2, 3]"})
    QVERIFY2(!cellsOfLiteral(other), other);
  // The semicolon between rows is no mistake, any other is.
  QCOMPARE(expressionProblem("[0,0; 1,5; 2,3]"), QString());
  QVERIFY(!expressionProblem("1; 2").isEmpty());
  QVERIFY(!expressionProblem("[1, (2; 3)]").isEmpty());
}

void ValueTest::spreadsheetsAreRead_data() {
  QTest::addColumn<bool>("isGerman");
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("literal");
  QTest::newRow("tabs") << false << "0\t1.5\n1\t2\n"
                        << "[0, 1.5; 1, 2]";
  QTest::newRow("tabs, carriage returns") << false << "0\t1.5\r\n1\t2\r\n"
                                          << "[0, 1.5; 1, 2]";
  QTest::newRow("commas") << false << "0,1.5\n1,2"
                          << "[0, 1.5; 1, 2]";
  QTest::newRow("semicolons") << false << "0;1.5\n1;2"
                              << "[0, 1.5; 1, 2]";
  QTest::newRow("blanks") << false << "0  1.5\n1  2"
                          << "[0, 1.5; 1, 2]";
  QTest::newRow("one column") << false << "0.5\n1\n2"
                              << "[0.5; 1; 2]";
  QTest::newRow("a gap") << false << "0\t1\n2"
                         << "[0, 1; 2, 0]";
  QTest::newRow("German, tabs") << true << "0\t1,5\n1\t-2,25e3"
                                << "[0, 1.5; 1, -2.25e3]";
  QTest::newRow("German, semicolons") << true << "0;1,5\n1;2"
                                      << "[0, 1.5; 1, 2]";
  QTest::newRow("German, groups of three") << true << "0\t1.234,5\n1\t12.345.678"
                                           << "[0, 1234.5; 1, 12345678]";
  QTest::newRow("German, one column") << true << "0,5\n1,5"
                                      << "[0.5; 1.5]";
  QTest::newRow("German, blanks") << true << "0,5 1,5\n1 2,5"
                                  << "[0.5, 1.5; 1, 2.5]";
  QTest::newRow("German, a file with points") << true << "0.5,1\n1.5,2"
                                              << "[0.5, 1; 1.5, 2]";
}

void ValueTest::spreadsheetsAreRead() {
  QFETCH(bool, isGerman);
  QFETCH(QString, text);
  QFETCH(QString, literal);
  const QLocale before;
  QLocale::setDefault(isGerman ? QLocale(QLocale::German) : QLocale(QLocale::English));
  const QString made = literalOf(cellsOfClipboard(text), false);
  QLocale::setDefault(before);
  QCOMPARE(made, literal);
}

void ValueTest::aMatrixIsTyped() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  show(*window, "table");
  typeInto(fieldOf(*window, "table"), "[0,0; 1,5; 2,3]");
  QCOMPARE(window->document().modifier(0, "table"), std::string("[0,0; 1,5; 2,3]"));
  QCOMPARE(fieldOf(*window, "table")->text(), QString("[0,0; 1,5; 2,3]"));
}

// A table of five rows in three actions: click, paste, run. The output follows its straight lines.
void ValueTest::aTableIsPastedAndRuns() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  show(*window, "table");
  QGuiApplication::clipboard()->setText("0\t0\n0.25\t1\n0.5\t-1\n0.75\t2\n1\t3\n");
  QLineEdit* field = fieldOf(*window, "table");
  QTest::mouseClick(field, Qt::LeftButton);                // 1
  QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);  // 2
  QTest::keyClick(field, Qt::Key_Return);                  // 3
  QCOMPARE(window->document().modifier(0, "table"), std::string("[0, 0; 0.25, 1; 0.5, -1; 0.75, 2; 1, 3]"));
  runToEnd(*window);
  const auto store = window->run().store();
  QVERIFY(store);
  const auto column = store->find(window->document().values().components[0].name + ".y[1]");
  QVERIFY(column >= 0);
  const results::Column& output = store->columns()[static_cast<size_t>(column)];
  const double points[][2] = {{0, 0}, {0.25, 1}, {0.5, -1}, {0.75, 2}, {1, 3}};
  QVERIFY(store->rowCount() > 100);
  for (uint64_t row = 0; row < store->rowCount(); ++row) {
    const double t = store->time(row);
    size_t k = 0;
    while (k < 3 && t > points[k + 1][0]) ++k;
    const double share = (t - points[k][0]) / (points[k + 1][0] - points[k][0]);
    const double expected = points[k][1] + share * (points[k + 1][1] - points[k][1]);
    QVERIFY2(std::abs(store->value(output, row) - expected) < 1e-6, qPrintable(QString::number(t)));
  }
}

void ValueTest::cellsAreEditedInTheGrid() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  show(*window, "table");
  typeInto(fieldOf(*window, "table"), "[0, 0; 1, 5]");
  QTimer::singleShot(200, this, [] {
    auto* dialog = qobject_cast<TableDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), QString("Table combiTimeTable1.table"));
    QTableWidget* grid = dialog->grid();
    QCOMPARE(grid->rowCount(), 2);
    QCOMPARE(grid->item(1, 1)->text(), QString("5"));
    // A block pasted from the second cell of the last row makes the table larger.
    grid->setCurrentCell(1, 1);
    QGuiApplication::clipboard()->setText("7\t8\n9\t10");
    QTest::keyClick(grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(grid->rowCount(), 3);
    QCOMPARE(grid->columnCount(), 3);
    QCOMPARE(dialog->text(), QString("[0, 0, 0; 1, 7, 8; 0, 9, 10]"));
    // What is no expression keeps the dialog open.
    grid->item(0, 0)->setText("1 +");
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QVERIFY(!buttons->button(QDialogButtonBox::Ok)->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>("tableProblem")->text().contains("1"));
    grid->item(0, 0)->setText("0");
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  auto* button = window->inspector().findChild<QToolButton*>("table_table");
  QVERIFY(button);
  const int steps = window->document().undoStack()->count();
  button->click();
  QCOMPARE(window->document().modifier(0, "table"), std::string("[0, 0, 0; 1, 7, 8; 0, 9, 10]"));
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
}

// A block with the names of its columns: the words are marked and said, and one button leaves them out.
void ValueTest::wordsOverATableAreLeftOut() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  show(*window, "table");
  QTimer::singleShot(200, this, [] {
    auto* dialog = qobject_cast<TableDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTableWidget* grid = dialog->grid();
    QPushButton* const ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    auto* leaveOut = dialog->findChild<QPushButton*>("leaveOutHeader");
    QVERIFY(leaveOut && leaveOut->isHidden() && ok->isEnabled());
    grid->setCurrentCell(0, 0);
    QGuiApplication::clipboard()->setText("Time\tValue\n0\t1\n2\t3\n");
    QTest::keyClick(grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(grid->rowCount(), 3);
    QVERIFY(!ok->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>("tableProblem")->text().contains("Time"));
    QVERIFY(grid->item(0, 1)->background().style() != Qt::NoBrush && !grid->item(0, 1)->toolTip().isEmpty());
    QVERIFY(grid->item(1, 1)->background().style() == Qt::NoBrush);
    QVERIFY(leaveOut->isVisible());
    QTest::mouseClick(leaveOut, Qt::LeftButton);
    QCOMPARE(grid->rowCount(), 2);
    QVERIFY(leaveOut->isHidden() && ok->isEnabled());
    // A word among numbers is no header.
    grid->item(1, 1)->setText("X");
    QVERIFY(!ok->isEnabled() && leaveOut->isHidden());
    grid->item(1, 1)->setText("3");
    QTest::mouseClick(ok, Qt::LeftButton);
  });
  window->inspector().findChild<QToolButton*>("table_table")->click();
  QCOMPARE(window->document().modifier(0, "table"), std::string("[0, 1; 2, 3]"));
}

// Beside the grid: what is typed into a cell by keys changes the picture, and typed back brings it back.
void ValueTest::thePictureBesideATableFollows() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Blocks.Sources.CombiTimeTable", {0, 0});
  show(*window, "table");
  typeInto(fieldOf(*window, "table"), "[0, 0; 1, 5; 2, 1]");
  bool isSeen = false;
  QTimer::singleShot(200, this, [&] {
    auto* dialog = qobject_cast<TableDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const auto closed = qScopeGuard([&] { dialog->reject(); });
    auto* plot = dialog->findChild<QWidget*>("tablePlot");
    QVERIFY(isWhole(plot));
    QTableWidget* grid = dialog->grid();
    const auto type = [&](int row, const char* text) {
      QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->visualItemRect(grid->item(row, 1)).center());
      for (const char* letter = text; *letter; ++letter) QTest::keyClick(QApplication::focusWidget(), *letter);
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
      QCoreApplication::processEvents();  // the cell takes what its editor has after the key
      return plot->grab().toImage();
    };
    const QImage before = plot->grab().toImage();
    QVERIFY(type(2, "3") != before);
    QCOMPARE(grid->item(2, 1)->text(), QString("3"));
    QCOMPARE(type(2, "1"), before);
    // Without numbers there is no curve.
    QVERIFY(type(2, "x") != before);
    isSeen = true;
  });
  auto* button = window->inspector().findChild<QToolButton*>("table_table");
  QVERIFY(button);
  QTest::mouseClick(button, Qt::LeftButton);
  QVERIFY(isSeen);
}

void ValueTest::whatWasTypedStays() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Mechanics.Rotational.Sources.ConstantSpeed", {0, 0});
  show(*window, "w_fixed");
  typeInto(fieldOf(*window, "w_fixed"), "1500 rpm");
  const std::string value = window->document().modifier(0, "w_fixed");
  QCOMPARE(QString::fromStdString(value).toDouble(), 50 * M_PI);
  QCOMPARE(fieldOf(*window, "w_fixed")->text(), QString("1500 rpm"));
  QCOMPARE(window->canvas().scene().parts()[0].values, QStringList{QString("w_fixed = 1500%1rpm").arg(QChar(0x202F))});
  // In the file, and read again.
  const QString path = folder.filePath("typed.armature.json");
  QVERIFY(window->document().save(path).ok());
  window->files().open(path);
  window->canvas().scene().select({0}, {});
  QTRY_VERIFY(fieldOf(*window, "w_fixed") && fieldOf(*window, "w_fixed")->text() == "1500 rpm");
  // One step back takes both away; a value from elsewhere is shown as it is.
  typeInto(fieldOf(*window, "w_fixed"), "2 rev/s");
  QCOMPARE(fieldOf(*window, "w_fixed")->text(), QString("2 rev/s"));
  window->document().undoStack()->undo();
  QCOMPARE(fieldOf(*window, "w_fixed")->text(), QString("1500 rpm"));
  window->document().setModifier(0, "w_fixed", "3");
  QCOMPARE(fieldOf(*window, "w_fixed")->text(), QString("3"));
  // Nothing is remembered where the number comes back by itself.
  QCOMPARE(typedForm("5", "5"), QString());
  QCOMPARE(typedForm("2*k", "2*k"), QString());
  QCOMPARE(typedForm("1500rpm", "157.07963267949"), QString("1500 rpm"));
}

void ValueTest::theMenuLeadsBackToTheDefault() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.IdealGear", {0, 0});
  show(*window, "ratio");
  typeInto(fieldOf(*window, "ratio"), "7");
  QCOMPARE(window->document().modifier(0, "ratio"), std::string("7"));
  const auto choose = [&](QWidget* widget) {
    QTimer::singleShot(200, this, [] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      QVERIFY(menu);
      auto* reset = menu->findChild<QAction*>("resetValue");
      QVERIFY(reset && reset->isEnabled());
      QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(reset).center());
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(4, 4), widget->mapToGlobal(QPoint(4, 4)));
    QApplication::sendEvent(widget, &event);
  };
  choose(fieldOf(*window, "ratio"));
  QCOMPARE(window->document().modifier(0, "ratio"), std::string());
  // Of a tick as well.
  auto* tick = window->inspector().findChild<QCheckBox*>("parameter_useSupport");
  QVERIFY(tick);
  QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
  QCOMPARE(window->document().modifier(0, "useSupport"), std::string("true"));
  choose(tick);
  QCOMPARE(window->document().modifier(0, "useSupport"), std::string());
}

QTEST_MAIN(ValueTest)
#include "value_test.moc"
