// Experiments in the window, by mouse and keys: sweeps that are typed into the fields of parameters, Monte Carlo,
// steady states, linear models, calibration; their pictures and tables, stopping, undo, and what is kept with the
// diagram.
#include <qcustomplot.h>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabWidget>
#include <QToolButton>
#include <cmath>

#include "app/experiments/chart.h"
#include "app/experiments/data_table.h"
#include "app/experiments/experiments_panel.h"
#include "app/experiments/field_area.h"
#include "app/experiments/study_work.h"
#include "app/experiments/text_rows.h"
#include "app/shell/experiments_room.h"
#include "engine/diagram/json.h"
#include "engine/results/csv.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;
using experiments::WrittenStudy;

class ExperimentsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
  }
  void cleanup() { window_.reset(); }

  void openedByItsKeys();
  void typedIntoAField();
  void sweepIsWhatSingleRunsSay();
  void linesAreToldApart_data();
  void linesAreToldApart();
  void tableIsSortedAndCopied();
  void monteCarlo();
  void steadyState();
  void linearModel();
  void calibration();
  void stopped();
  void mistakesAreSaid();
  void undoAndFile();
  void partsAreRenamed();
  void structuralFactors();
  void inASmallWindow();
  void titlesOfRowsEndInDots();
  void wholeRowsOfAFormAreShown();
  void columnsAreAsWideAsTheirNumbers();
  void numbersFarBelowAreNotRounded();
  void longChoicesHaveTheirRoom();

 private:
  ExperimentsPanel& panel() { return window_->experiments().panel(); }
  template <class T>
  T* find(const char* name) {
    return panel().findChild<T*>(QString::fromLatin1(name));
  }
  void open() {
    pressKey(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window_->experiments().dock().isVisible());
  }
  // Add, then the entry of the menu by its place.
  void add(int entry) {
    auto* button = find<QToolButton>("addStudy");
    QVERIFY(button);
    QTimer::singleShot(100, this, [button, entry] {
      QMenu* menu = button->menu();
      QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(entry)).center());
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(panel().current());
  }
  // Types into a field of a list; the row grows as it is filled.
  void type(const char* list, int row, int place, const QString& text) {
    auto* rows = find<TextRows>(list);
    QVERIFY2(rows, list);
    QLineEdit* field = rows->field(row, place);
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    if (QWidget* popup = QApplication::activePopupWidget()) popup->hide();
    QTest::keyClick(field, Qt::Key_Return);
  }
  void run(int milliseconds = 120000) {
    QTest::mouseClick(find<QToolButton>("runStudy"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!panel().job().isActive(), milliseconds);
  }
  QString words() { return find<QLabel>("studyState")->text(); }
  QStringList tabs() {
    QStringList all;
    for (int k = 0; k < panel().results().count(); ++k) all << panel().results().tabText(k);
    return all;
  }
  // A study with two factors, a measure and a curve.
  void writeSweep(const QString& stiffness = "range(1e3, 1e5, 3)") {
    open();
    add(0);
    type("vary", 0, 0, "spring.c");
    type("vary", 0, 1, stiffness);
    type("measures", 0, 0, "max(inertia3.w)");
    type("curves", 0, 0, "inertia3.w");
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void ExperimentsTest::openedByItsKeys() {
  QVERIFY(!window_->experiments().dock().isVisible());
  open();
  QVERIFY(panel().isVisible());
  QVERIFY(panel().height() > 200);
  QVERIFY(!find<QToolButton>("runStudy")->isEnabled());
  QVERIFY(!window_->document().isModified());
}

// range(…) where a value belongs: the value stays, the parameter is a factor of a sweep, in the model's unit.
void ExperimentsTest::typedIntoAField() {
  const int spring = window_->document().partIndex("spring");
  const std::string before = window_->document().modifier(spring, "c");
  clickPart(*window_, "spring");
  auto* field = window_->inspector().findChild<QLineEdit*>("parameter_c");
  QTRY_VERIFY(field = window_->inspector().findChild<QLineEdit*>("parameter_c"));
  typeInto(field, "range(1e3, 1e5, 9)");
  QCOMPARE(window_->document().modifier(spring, "c"), before);
  QVERIFY(window_->experiments().dock().isVisible());
  auto study = panel().current();
  QVERIFY(study);
  QVERIFY(study->kind == WrittenStudy::Kind::sweep);
  QCOMPARE(study->vary.size(), size_t(1));
  QCOMPARE(study->vary[0].first, std::string("spring.c"));
  const auto grid = experiments::readFactor("a=" + study->vary[0].second);
  QVERIFY2(grid && grid->a == 1000 && grid->b == 100000 && grid->count == 9, study->vary[0].second.c_str());
  // A second one joins it; the same again takes its place. It is shown in degrees, and kept as the model has it.
  const auto second = [this] { return window_->inspector().findChild<QLineEdit*>("parameter_phi_rel0"); };
  typeInto(second(), "choices(10, 20)");
  typeInto(second(), "choices(10, 20, 180)");
  study = panel().current();
  QCOMPARE(study->vary.size(), size_t(2));
  QCOMPARE(study->vary[1].first, std::string("spring.phi_rel0"));
  const auto factor = experiments::readFactor("a=" + study->vary[1].second);
  QVERIFY(factor);
  QCOMPARE(factor->choices.size(), size_t(3));
  QVERIFY2(std::fabs(std::stod(factor->choices[2]) - 3.14159265) < 1e-6, study->vary[1].second.c_str());
  // What is drawn from a distribution belongs to a Monte Carlo study.
  typeInto(second(), "normal(10, 1)");
  QVERIFY(panel().current()->kind == WrittenStudy::Kind::monteCarlo);
  QCOMPARE(experiments::studiesOf(window_->document().values()).size(), size_t(2));
}

// A run of a study is what Run makes of its values: the largest value, and the curve.
void ExperimentsTest::sweepIsWhatSingleRunsSay() {
  writeSweep();
  run();
  QCOMPARE(tabs(), (QStringList{"Curves", "Response", "Table"}));
  QVERIFY2(words().startsWith("3 runs"), qPrintable(words()));
  const OutcomePtr outcome = panel().outcome();
  const RunsOutcome& runs = *outcome->runs;
  QCOMPARE(runs.translations, uint32_t(1));
  auto* family = find<Chart>("familyChart");
  QCOMPARE(family->plottableCount(), 3);
  QVERIFY(family->legend->visible());
  // It hides nothing of the curves.
  family->replot();
  const QRect names = family->legend->outerRect();
  for (int k = 0; k < 3; ++k)
    for (const QCPGraphData& point : *family->graph(k)->data()) {
      const QPoint at(qRound(family->xAxis->coordToPixel(point.key)), qRound(family->yAxis->coordToPixel(point.value)));
      QVERIFY2(!names.contains(at), qPrintable(QStringLiteral("%1, %2").arg(at.x()).arg(at.y())));
    }
  for (uint64_t k = 0; k < 3; ++k) {
    const std::string value = runs.study.valuesOf(k)[0];
    window_->document().setModifier(window_->document().partIndex("spring"), "c", value);
    runToEnd(*window_);
    const StorePtr store = window_->run().store();
    const results::Column& w = store->columns()[static_cast<size_t>(store->find("inertia3.w"))];
    const double largest = store->range(w, 0, store->rowCount()).second;
    QVERIFY(runs.table.values(k)[0] == largest);
    const auto* graph = qobject_cast<QCPGraph*>(family->plottable(static_cast<int>(k)));
    QCOMPARE(graph->dataCount(), 501);
    for (int i = 0; i < 501; i += 50)
      QVERIFY(std::fabs(graph->data()->at(i)->value - store->valueAt(w, graph->data()->at(i)->key)) < 1e-9);
  }
  // The response: three dots, from soft to stiff.
  panel().results().setCurrentIndex(1);
  const auto* response = qobject_cast<QCPGraph*>(find<Chart>("responseChart")->plottable(0));
  QCOMPARE(response->dataCount(), 3);
  QCOMPARE(response->data()->at(0)->key, 1e3);
  QCOMPARE(response->data()->at(2)->value, runs.table.values(2)[0]);
  // Saved as a picture by the chart itself.
  const QString picture = folder_->filePath("family.svg");
  QVERIFY(family->saveAs(picture));
  QVERIFY(QFileInfo(picture).size() > 2000);
}

void ExperimentsTest::linesAreToldApart_data() {
  QTest::addColumn<int>("count");
  QTest::newRow("few") << 3;
  QTest::newRow("many") << 9;
}

// The table has a sample of each curve beside the value that it is of; the legend of many has some of the whole scale.
void ExperimentsTest::linesAreToldApart() {
  QFETCH(int, count);
  writeSweep(QStringLiteral("range(1e3, 1e5, %1)").arg(count));
  run();
  auto* family = find<Chart>("familyChart");
  QVERIFY(family && family->legend->visible());
  QCOMPARE(family->legend->itemCount(), count == 3 ? 3 : 5);
  panel().results().setCurrentIndex(2);
  auto* table = find<DataTable>("runsTable");
  for (int row = 0; row < count; ++row) {
    const auto sample = table->model()->index(row, 0).data(Qt::DecorationRole).value<QPixmap>();
    QVERIFY(!sample.isNull());
    const QImage picture = sample.toImage();
    QCOMPARE(picture.pixelColor(picture.rect().center()), family->graph(row)->pen().color());
  }
  QVERIFY(!table->model()->index(0, 1).data(Qt::DecorationRole).isValid());
}

void ExperimentsTest::tableIsSortedAndCopied() {
  writeSweep("range(1e3, 1e5, 5)");
  type("vary", 1, 0, "inertia3.J");
  type("vary", 1, 1, "choices(2, 4)");
  run();
  panel().results().setCurrentIndex(2);
  auto* table = find<DataTable>("runsTable");
  QCOMPARE(table->model()->rowCount(), 10);
  const auto first = [&] { return table->model()->index(0, 2).data().toString(); };
  const QString before = first();
  // A click on the head of the measure, twice: the largest comes first.
  QHeaderView* head = table->horizontalHeader();
  const QPoint at(head->sectionViewportPosition(2) + 10, head->height() / 2);
  QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
  QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
  double largest = -HUGE_VAL;
  for (uint64_t k = 0; k < 10; ++k) largest = std::max(largest, panel().outcome()->runs->table.values(k)[0]);
  table->setFocus();
  QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split('\n');
  QCOMPARE(lines.size(), 11);
  const bool isLargestFirst = lines[1].split('\t')[2].toDouble() == largest;
  const bool isLargestLast = lines[10].split('\t')[2].toDouble() == largest;
  QVERIFY(isLargestFirst || isLargestLast);
  const QString path = folder_->filePath("table.csv");
  QVERIFY(table->saveCsv(path));
  const auto read = results::readCsv(path.toStdString());
  QVERIFY(read);
  QCOMPARE(read->names.size(), size_t(4));
  QCOMPARE(read->columns[2].size(), size_t(10));
  // Two lines, one for each inertia.
  panel().results().setCurrentIndex(1);
  QCOMPARE(find<Chart>("responseChart")->plottableCount(), 2);
}

void ExperimentsTest::monteCarlo() {
  open();
  add(1);
  type("vary", 0, 0, "spring.c");
  type("vary", 0, 1, "uniform(1e4, 2e4)");
  type("measures", 0, 0, "max(inertia3.w)");
  type("curves", 0, 0, "inertia3.w");
  typeInto(find<QLineEdit>("runs"), "40");
  typeInto(find<QLineEdit>("seed"), "3");
  QCOMPARE(panel().current()->runs, uint64_t(40));
  run();
  QVERIFY2(words().startsWith("40 runs"), qPrintable(words()));
  const experiments::Table first = panel().outcome()->runs->table;
  auto* chart = find<Chart>("responseChart");
  auto* bars = qobject_cast<QCPBars*>(chart->plottable(0));
  QVERIFY(bars);
  double count = 0;
  for (const auto& bar : *bars->data()) count += bar.value;
  QCOMPARE(count, 40.0);
  run();
  for (uint64_t k = 0; k < 40; ++k) QVERIFY(panel().outcome()->runs->table.values(k)[0] == first.values(k)[0]);
}

void ExperimentsTest::steadyState() {
  // At rest nothing changes, whatever the angles that nothing holds; before the start there is nothing at all.
  open();
  add(2);
  run();
  QVERIFY2(!panel().outcome()->problem && panel().outcome()->steady, qPrintable(words()));
  QVERIFY2(words().size() > 10, qPrintable(words()));
  // Beside the form of another study these results are out of sight, and come back with their own.
  const QString said = words();
  add(0);
  QVERIFY(!panel().results().isVisible() && words().isEmpty());
  panel().list().setCurrentIndex(0);
  QVERIFY(panel().results().isVisible());
  QCOMPARE(words(), said);
  typeInto(find<QLineEdit>("at"), "-1");
  run();
  QCOMPARE(panel().outcome()->problem->code, std::string("E031"));
  QVERIFY2(words().contains("before the start"), qPrintable(words()));
}

void ExperimentsTest::linearModel() {
  open();
  add(3);
  typeInto(find<QLineEdit>("at"), "0.1");
  type("inputs", 0, 0, "sine.amplitude");
  type("outputs", 0, 0, "inertia3.w");
  run();
  QVERIFY2(panel().outcome() && panel().outcome()->linear, qPrintable(words()));
  QCOMPARE(tabs(), (QStringList{"Modes", "Poles", "Bode", "Step", "Matrices"}));
  const LinearOutcome& linear = *panel().outcome()->linear;
  QCOMPARE(linear.model.time, 0.1);
  QCOMPARE(linear.model.inputs.size(), size_t(1));
  auto* modes = find<DataTable>("modesTable");
  QVERIFY(modes->model()->rowCount() >= 2);
  auto* bode = find<Chart>("bodeChart");
  QCOMPARE(bode->plottableCount(), 2);
  QVERIFY(bode->pane(0)->axis(QCPAxis::atLeft)->scaleType() == QCPAxis::stLogarithmic);
  // The end of the step is the gain at rest, if there is one; here the curve is there and finite.
  auto* step = qobject_cast<QCPGraph*>(find<Chart>("stepChart")->plottable(0));
  QVERIFY(step->dataCount() > 100);
  panel().results().setCurrentIndex(4);
  auto* matrix = find<DataTable>("matrixTable");
  QCOMPARE(matrix->model()->rowCount(), static_cast<int>(linear.model.states.size()));
  QVERIFY(matrix->model()->headerData(0, Qt::Vertical).toString().startsWith("der("));
  QStringList heads;
  for (int row = 0; row < matrix->model()->rowCount(); ++row)
    heads << matrix->model()->headerData(row, Qt::Vertical).toString();
  QVERIFY2(heads.filter(QString::fromUtf8("rad/s²")).size() > 0 && heads.filter("/s/s").isEmpty(),
           qPrintable(heads.join(" | ")));
  find<QComboBox>("matrix")->setCurrentIndex(1);
  QCOMPARE(matrix->model()->columnCount(), 1);
}

// Data of a run with other parameters: they are found again.
void ExperimentsTest::calibration() {
  const int spring = window_->document().partIndex("spring");
  const std::string own = window_->document().modifier(spring, "c");
  window_->document().setModifier(spring, "c", "1.1e4");
  runToEnd(*window_);
  const StorePtr store = window_->run().store();
  const results::Column& w = store->columns()[static_cast<size_t>(store->find("inertia3.w"))];
  const QString path = folder_->filePath("measured.csv");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("time,speed\n");
  for (int k = 0; k <= 50; ++k)
    file.write(QStringLiteral("%1,%2\n").arg(k * 0.02).arg(store->valueAt(w, k * 0.02), 0, 'g', 12).toUtf8());
  file.close();
  window_->document().setModifier(spring, "c", own);
  open();
  add(4);
  type("fits", 0, 0, "spring.c");
  type("fits", 0, 1, "8e3");
  type("fits", 0, 2, "1.5e4");
  typeInto(find<QLineEdit>("data"), path);
  type("comparisons", 0, 0, "inertia3.w");
  type("comparisons", 0, 1, "speed");
  run(300000);
  QVERIFY2(panel().outcome() && panel().outcome()->calibration, qPrintable(words()));
  const auto& found = panel().outcome()->calibration->result.parameters.at(0);
  QVERIFY2(std::fabs(found.value - 1.1e4) < 10, qPrintable(QString::number(found.value)));
  QCOMPARE(tabs(), (QStringList{"Fit", "Parameters"}));
  QCOMPARE(find<Chart>("fitChart")->plottableCount(), 3);
  QCOMPARE(find<DataTable>("parametersTable")->model()->rowCount(), 1);
}

// A long study never holds the window up, says how far it is, and what was done when it is stopped stays.
void ExperimentsTest::stopped() {
  writeSweep("range(1e3, 1e5, 20000)");
  QTest::mouseClick(find<QToolButton>("runStudy"), Qt::LeftButton);
  QVERIFY(panel().job().isActive());
  QTRY_VERIFY_WITH_TIMEOUT(words().contains("of 20") && words().contains("000 runs"), 60000);
  QTRY_VERIFY_WITH_TIMEOUT(words().contains("left"), 60000);
  // The window goes on drawing meanwhile.
  QElapsedTimer clock;
  clock.start();
  qint64 longest = 0, last = 0;
  while (clock.elapsed() < 1000) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    longest = std::max(longest, clock.elapsed() - last);
    last = clock.elapsed();
  }
  QVERIFY2(longest < 400, qPrintable(QString::number(longest)));
  QTest::mouseClick(find<QToolButton>("stopStudy"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(!panel().job().isActive(), 20000);
  QVERIFY2(words().startsWith("Stopped with"), qPrintable(words()));
  QVERIFY(!panel().outcome()->isWhole);
  QCOMPARE(find<DataTable>("runsTable")->model()->rowCount(), 20000);
}

void ExperimentsTest::mistakesAreSaid() {
  open();
  add(0);
  type("vary", 0, 0, "spring.c");
  type("vary", 0, 1, "range(1, 5)");
  QVERIFY(find<TextRows>("vary")->findChild<QLabel*>()->text().contains("three numbers"));
  run();
  QVERIFY2(words().contains("three numbers"), qPrintable(words()));
  QCOMPARE(panel().results().count(), 0);
  type("vary", 0, 1, "range(1, 5, 3)");
  type("measures", 0, 0, "max(nobody.w)");
  run();
  QVERIFY2(words().contains("nobody.w"), qPrintable(words()));
}

// Each change is a step of undo; the study is in the file, with what nobody knows, and changes nothing of the model.
void ExperimentsTest::undoAndFile() {
  const quint64 meaning = window_->document().meaning();
  writeSweep();
  QCOMPARE(window_->document().meaning(), meaning);
  QVERIFY(window_->document().isModified());
  const QString path = folder_->filePath("Kept.armature.json");
  QVERIFY(window_->document().save(path));
  const auto read = diagram::load(path.toStdString());
  QVERIFY(read);
  QCOMPARE(experiments::studiesOf(*read).size(), size_t(1));
  QCOMPARE(experiments::studiesOf(*read)[0].measures[0], std::string("max(inertia3.w)"));
  int steps = 0;
  for (; !experiments::studyList(window_->document().values()).empty() && steps < 20; ++steps)
    window_->document().undoStack()->undo();
  QCOMPARE(steps, 5);  // added, three fields, and the values beside their name
  QVERIFY(!panel().current());
  QVERIFY(!window_->document().values().experiment.extra->contains("studies"));
  window_->document().undoStack()->redo();
  QVERIFY(panel().current());
}

// The name of a part in studies follows the part.
void ExperimentsTest::partsAreRenamed() {
  writeSweep();
  QVERIFY(window_->document().rename(window_->document().partIndex("inertia3"), "load"));
  QVERIFY(window_->document().rename(window_->document().partIndex("spring"), "shaft"));
  const auto study = panel().current();
  QCOMPARE(study->measures[0], std::string("max(load.w)"));
  QCOMPARE(study->curves[0], std::string("load.w"));
  QCOMPARE(study->vary[0].first, std::string("shaft.c"));
  window_->document().undoStack()->undo();
  QCOMPARE(panel().current()->vary[0].first, std::string("spring.c"));
}

// A value that the translation divides by, or that changes the equations, is one of the diagram with that value.
void ExperimentsTest::structuralFactors() {
  writeSweep("choices(1e4, 2e4)");
  type("vary", 1, 0, "inertia1.phi.start");
  type("vary", 1, 1, "choices(0.5, 1)");
  run();
  const RunsOutcome& runs = *panel().outcome()->runs;
  QCOMPARE(runs.translations, uint32_t(2));
  for (uint64_t k = 0; k < 4; ++k) QCOMPARE(int(runs.table.status(k)), 0);
  const auto document = withValues(window_->document().values(), {{"inertia1.phi.start", "1"}, {"nobody.x", "1"}});
  QVERIFY(!document);
  QCOMPARE(document.reason().code, std::string("E011"));
}

// Where it is narrow the fields and what comes of them are tabs of one panel, each with all of its room; beside each
// other again where it is wide.
void ExperimentsTest::inASmallWindow() {
  window_->resize(640, 400);
  QTest::qWait(50);  // until its panels are in one column
  open();
  add(0);
  QTRY_VERIFY(isWhole(find<QToolButton>("runStudy")));
  QTRY_VERIFY(isWhole(find<QComboBox>("studies")));
  QCOMPARE(tabs(), QStringList{"Study"});
  type("vary", 0, 0, "spring.c");
  type("vary", 0, 1, "range(1e3, 1e5, 3)");
  type("curves", 0, 0, "inertia3.w");
  run();
  QCOMPARE(tabs(), (QStringList{"Study", "Curves", "Table"}));
  QCOMPARE(panel().results().currentIndex(), 1);
  QTRY_VERIFY(isWhole(find<Chart>("familyChart")));
  QVERIFY(find<Chart>("familyChart")->width() > 300);
  QCOMPARE(window_->size(), QSize(640, 400));
  // Another study has no results yet; they come back with the first one, and a problem is read beside its fields.
  panel().results().setCurrentIndex(0);
  add(2);
  QVERIFY(!panel().results().isTabVisible(1));
  typeInto(find<QLineEdit>("at"), "-1");
  run();
  QCOMPARE(panel().results().currentIndex(), 0);
  QTRY_VERIFY(find<QLabel>("studyState")->isVisible() && words().contains("before the start"));
  typeInto(find<QLineEdit>("at"), "0");
  run();
  QTRY_VERIFY(isWhole(find<DataTable>("steadyTable")));
  QVERIFY(find<DataTable>("steadyTable")->columnWidth(0) > 90);
  window_->resize(1400, 900);
  QTRY_COMPARE(tabs(), QStringList{"Steady state"});
  QTRY_VERIFY(isWhole(find<QToolButton>("runStudy")) && isWhole(find<QLineEdit>("at")));
  QTRY_VERIFY(isWhole(find<DataTable>("steadyTable")));
}

// None of their letters reaches the edge where they have no room.
void ExperimentsTest::titlesOfRowsEndInDots() {
  DataTable table;
  table.setData({{"a", {}}, {"b", {}}}, 2, [](int, int) { return numberCell(1); },
                {"der(inertia3.flange_a.phi.of.a.very.long.name), rad/s", "short"});
  table.resize(240, 120);
  table.show();
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  QHeaderView& titles = *table.verticalHeader();
  const auto inkBetween = [&](const QRect& room) {
    const QImage seen = titles.viewport()->grab(room).toImage();
    QSet<QRgb> colors;
    for (int y = 0; y < seen.height(); ++y)
      for (int x = 0; x < seen.width(); ++x) colors << seen.pixel(x, y);
    return colors.size();
  };
  const int height = titles.sectionSize(0), edge = titles.viewport()->width() - 1;  // its line
  QVERIFY(edge < 100);
  QCOMPARE(inkBetween(QRect(edge - 6, 2, 6, height - 4)), 1);
  QVERIFY(inkBetween(QRect(edge - 30, 2, 20, height - 4)) > 1);
}

// Whatever it is scrolled to: no row is cut, the first and the last come into view, and so does the field with the
// cursor. What starts the study stands at the edges of its fields.
void ExperimentsTest::wholeRowsOfAFormAreShown() {
  writeSweep();
  auto* area = panel().findChild<FieldArea*>();
  QVERIFY(area);
  const auto cut = [&] {
    for (const QLineEdit* field : area->widget()->findChildren<QLineEdit*>()) {
      const QRect place(field->mapTo(area->viewport(), QPoint()), field->size());
      const QRect room = area->viewport()->rect();
      if (field->isVisible() && room.intersects(place) && !room.contains(place)) return field->objectName();
    }
    return QString();
  };
  const auto isShown = [&](const QLineEdit* field) {
    return area->viewport()->rect().contains(QRect(field->mapTo(area->viewport(), QPoint()), field->size()));
  };
  const QLineEdit* const first = find<TextRows>("vary")->field(0, 0);
  const QLineEdit* const last = find<TextRows>("curves")->field(1, 0);
  QScrollBar* const bar = area->verticalScrollBar();
  for (const int height : {700, 760, 800, 830, 900}) {
    window_->resize(1280, height);
    QTest::qWait(50);
    for (const int end : {bar->maximum(), 0}) {
      for (int k = 0; k < 20 && bar->value() != end; ++k) {
        bar->triggerAction(end > 0 ? QAbstractSlider::SliderSingleStepAdd : QAbstractSlider::SliderSingleStepSub);
        QTRY_VERIFY2(
            cut().isEmpty(),
            qPrintable(
                QStringLiteral("%1 at %2 of %3, %4").arg(cut()).arg(bar->value()).arg(bar->maximum()).arg(height)));
      }
      QVERIFY2(isShown(end > 0 ? last : first), qPrintable(QStringLiteral("%1, %2").arg(height).arg(end)));
    }
  }
  QLineEdit* const field = find<TextRows>("curves")->field(0, 0);
  field->setFocus();
  QTRY_VERIFY(isShown(field) && cut().isEmpty());
  const auto left = [&](const QWidget* one) { return one->mapTo(&panel(), QPoint()).x(); };
  QCOMPARE(left(find<QToolButton>("runStudy")), left(field));
  // The field of another study begins at the same place as those of all.
  add(1);
  QTRY_COMPARE(left(find<QLineEdit>("runs")), left(find<QLineEdit>("seed")));
  const int begin = left(find<QLineEdit>("runs"));
  add(3);
  QTRY_COMPARE(left(find<QLineEdit>("at")), begin);
}

// And as what stands above them, with a gap before the next; a mark of the order needs no room where there is none.
void ExperimentsTest::columnsAreAsWideAsTheirNumbers() {
  DataTable table;
  table.setData({{"a", {}}, {"Standard error", {}}, {"Unit", {}}}, 2,
                [](int, int column) { return column == 2 ? textCell("N·m/rad") : numberCell(12002); });
  table.resize(400, 120);
  table.show();
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  const auto isSnug = [&](int column, const char* text) {
    const int wanted = table.fontMetrics().horizontalAdvance(QString::fromUtf8(text));
    return table.columnWidth(column) >= wanted + 8 && table.columnWidth(column) <= wanted + 40;
  };
  QVERIFY2(isSnug(0, "12002"), qPrintable(QString::number(table.columnWidth(0))));
  QVERIFY2(isSnug(1, "Standard error"), qPrintable(QString::number(table.columnWidth(1))));
  QVERIFY2(isSnug(2, "N·m/rad"), qPrintable(QString::number(table.columnWidth(2))));
  // A longer number far below has its room as well.
  table.setData({{"a", {}}, {"b", {}}}, 200, [](int row, int) { return numberCell(row == 150 ? -123456.5 : 1.5); });
  QVERIFY2(isSnug(0, "−123456"), qPrintable(QString::number(table.columnWidth(0))));
  QVERIFY(!table.horizontalScrollBar()->isVisible());
}

// The form of a column of very many numbers is made of some of them, and says no less of the others.
void ExperimentsTest::numbersFarBelowAreNotRounded() {
  constexpr int kRows = 25000;
  DataTable table;
  table.setData({{"chosen", {}}, {"measured", {}}}, kRows, [](int row, int column) {
    return column == 0 ? chosenCell(row == kRows - 2 ? 12.345 : 10) : numberCell(row == kRows - 2 ? 12.34 : 0);
  });
  const auto said = [&](int row, int column) { return table.model()->index(row, column).data().toString(); };
  QCOMPARE(said(0, 0), QString("10"));
  QCOMPARE(said(kRows - 2, 0), QString("12.345"));
  QCOMPARE(said(kRows - 2, 1), QString("12.34"));
}

// A measure is read whole beside the picture of it.
void ExperimentsTest::longChoicesHaveTheirRoom() {
  writeSweep();
  run();
  panel().results().setCurrentIndex(1);
  auto* box = find<QComboBox>("responseMeasure");
  QTRY_VERIFY(box && box->isVisible());
  QStyleOptionComboBox option;
  option.initFrom(box);
  const QRect room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
  QVERIFY(room.width() >= box->fontMetrics().horizontalAdvance(box->currentText()));
}

QTEST_MAIN(ExperimentsTest)
#include "experiments_test.moc"
