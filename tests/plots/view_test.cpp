// A plot by itself, under real mouse and keys: expressions that are typed, axes by unit, lanes, cursors, spectra,
// histograms, notes and the legend.
#include <qcustomplot.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QtTest>
#include <cmath>

#include "app/plots/expression_field.h"
#include "app/plots/plot_ticker.h"
#include "app/plots/tube_dialog.h"
#include "engine/diagram/json.h"
#include "tests/plots/plot_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;
using diagram::Json;

namespace {

// Where texts in a plot stand [px], in the order of these beginnings.
QList<QRectF> textsOf(PlotView& view, const QStringList& beginnings) {
  QList<QRectF> places;
  for (const QString& beginning : beginnings)
    for (int k = 0; k < view.plot()->itemCount(); ++k)
      if (const auto* text = qobject_cast<const QCPItemText*>(view.plot()->item(k));
          text && text->text().startsWith(beginning))
        places << QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
  return places;
}

}  // namespace

class ViewTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void expressionsAreTyped();
  void expressionsSayWhatIsWrong();
  void whatIsSaidOfAnExpressionHasRoom();
  void axesAreByUnit();
  void levelsHaveLanesAmongNumbers();
  void truthsAreBands();
  void tubesAboutOtherRuns();
  void cursorsMeasure();
  void readingsBelowEachOtherHaveOneForm();
  void theCardOfTwoCursorsLeavesTheCurvesRoom();
  void aLowPlotShowsItsCurvesBesideTheCard();
  void axesOfLowPlotsTellWhatTheyCan();
  void spectraShowAmplitudes();
  void histogramsShowShares();
  void logarithmicCurvesLieWhereTheyShould();
  void circlesAreRound();
  void theLegendHidesRenamesAndReorders();
  void aLowLegendHasTheRestInAMenu();
  void signChangesAreMarked();
  void notesStayWithTheirCurve();
  void keysDoWhatTheMouseDoes();
  void phasePlotsAreRatesOverValues();
  void withoutItsVariableAPhasePlotSaysSo();
  void whatOthersWroteStays();
};

// With the completion of a name, the unit while one types, and an axis of its own.
void ViewTest::expressionsAreTyped() {
  Bench bench(plotOf({"inertia1.w"}));
  bench.choose("Add expression…");
  auto* field = bench.view.findChild<ExpressionField*>();
  QVERIFY(field);
  QTest::keyClicks(&field->line(), "ertia1");
  QAbstractItemView* names = field->completer().popup();
  QTRY_VERIFY(names->isVisible());
  QCOMPARE(names->model()->index(0, 0).data().toString(), QString("inertia1.w"));
  QTest::keyClick(names, Qt::Key_Down);
  QTest::keyClick(names, Qt::Key_Return);
  QCOMPARE(field->line().text(), QString("inertia1.w"));
  QTest::keyClicks(&field->line(), "*torque.tau");
  names->hide();
  QCOMPARE(field->note().text(), QString("in W"));
  QTest::keyClick(&field->line(), Qt::Key_Return);
  const QString text = "inertia1.w*torque.tau";
  QCOMPARE(bench.view.variables(), QStringList({"inertia1.w", text}));
  QCOMPARE(bench.view.definition()["curves"][1], Json({{"expression", text.toStdString()}}));
  QCOMPARE(axisLabel(bench.view, true), QString("power, W"));
  const double tau = 2 * (1 - std::exp(-kEnd / 0.5));
  QVERIFY(std::abs(lastValue(bench.view, text) - 3 * std::sin(40 * M_PI) * tau) < 1e-9);
}

void ViewTest::expressionsSayWhatIsWrong() {
  Bench bench(plotOf({"inertia1.w"}));
  bench.choose("Add expression…");
  auto* field = bench.view.findChild<ExpressionField*>();
  QVERIFY(field);
  const auto type = [&](const QString& text) {
    field->line().selectAll();
    QTest::keyClicks(&field->line(), text);
    field->completer().popup()->hide();
    QTest::keyClick(&field->line(), Qt::Key_Return);
  };
  type("inertia1.w + mass.f");
  QVERIFY2(field->note().text().contains("rad/s and N cannot be added"), qPrintable(field->note().text()));
  type("inertia1.w +");
  QVERIFY(field->isVisible());
  type("inertia2.w*2");
  QVERIFY(field->note().text().contains("no variable inertia2.w"));
  QTest::keyClick(&field->line(), Qt::Key_Escape);
  QVERIFY(!field->isVisible());
  QCOMPARE(bench.view.variables(), QStringList("inertia1.w"));
  // One that comes with a file says it in the legend, and nothing else suffers.
  Json next = bench.view.definition();
  next["curves"].push_back({{"expression", "mass.s + mass.f"}});
  bench.take(next);
  QVERIFY(bench.curve("mass.s + mass.f").problem.contains("cannot be added"));
  QVERIFY(bench.view.findChild<QLabel*>("plotLegend")->text().contains("cannot be added"));
  QVERIFY(std::isfinite(lastValue(bench.view, "inertia1.w")));
}

// In a narrow plot, too: the card is as high as its words.
void ViewTest::whatIsSaidOfAnExpressionHasRoom() {
  for (const int width : {230, 300, 900}) {
    Bench bench(plotOf({"inertia1.w"}), {width, 300});
    bench.choose("Add expression…");
    auto* field = bench.view.findChild<ExpressionField*>();
    QVERIFY(field);
    const auto hasRoom = [&] {
      field->layout()->activate();
      const QLabel& note = field->note();
      return note.height() >= note.heightForWidth(note.width()) && field->rect().contains(note.geometry());
    };
    QVERIFY2(hasRoom(), qPrintable(QString("%1: %2").arg(width).arg(field->note().text())));
    QTest::keyClicks(&field->line(), "nobody.knows.this.variable.of.a.very.long.name*der(");
    QVERIFY2(hasRoom(), qPrintable(QString("%1: %2").arg(width).arg(field->note().text())));
  }
}

void ViewTest::axesAreByUnit() {
  Bench bench(plotOf({"inertia1.w", "torque.tau", "mass.s", "mass.f", "source.v", "cosine"}));
  QCOMPARE(bench.view.axes().count(), 5);
  const QStringList units{"angular velocity, rad/s", "torque, N·m", "distance, m", "force, N", "voltage, V"};
  for (int axis = 0; axis < 5; ++axis) {
    QCOMPARE(bench.view.axes().at(axis)->label(), units[axis]);
    QCOMPARE(bench.view.curves()[static_cast<size_t>(axis)].axis, axis);
  }
  QCOMPARE(bench.curve("cosine").axis, 2);
  // The wheel over the numbers of one scales that one.
  const QCPRange before = bench.view.axes().at(2)->range(), others = bench.view.axes().at(3)->range();
  const QRect area = bench.view.axes().area().rect();
  const QPoint at(area.right() + bench.view.axes().at(2)->offset() + 8, area.center().y());
  QWheelEvent wheel(at, bench.view.plot()->mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(bench.view.plot(), &wheel);
  QVERIFY(bench.view.axes().at(2)->range().size() < before.size());
  QCOMPARE(bench.view.axes().at(3)->range().size(), others.size());
  // And one that is wanted on the other side goes there.
  bench.choose("Read on the left axis", "cosine");
  QCOMPARE(bench.view.definition()["curves"][5]["axis"], Json("left"));
}

void ViewTest::levelsHaveLanesAmongNumbers() {
  Bench bench(plotOf({"inertia1.w", "brake.locked", "gear.mode"}));
  const PlotCurve& locked = bench.curve("brake.locked");
  QCOMPARE(locked.lane, 0);
  QCOMPARE(bench.curve("gear.mode").lane, 1);
  QCOMPARE(bench.curve("inertia1.w").lane, -1);
  QVERIFY(locked.graph && !locked.line);
  QVERIFY(locked.graph->keyAxis() != bench.view.plot()->xAxis);
  // Both areas show the same times at the same pixels.
  bench.view.plot()->xAxis->setRange(0.5, 1.5);
  bench.view.replotNow();
  QCOMPARE(locked.graph->keyAxis()->range().lower, 0.5);
  QVERIFY(std::abs(locked.graph->keyAxis()->coordToPixel(1) - seconds(bench.view, 1)) <= 1);
  QVERIFY(locked.graph->keyAxis()->axisRect()->bottom() <= bench.view.axes().area().top());
  QCOMPARE(bench.view.axes().at(0)->label(), QString("angular velocity, rad/s"));
  QVERIFY(!bench.view.traceLetters("gear.mode").isEmpty());
  // Without numbers they take all the room again.
  bench.take(plotOf({"brake.locked"}));
  QCOMPARE(bench.curve("brake.locked").graph->keyAxis(), bench.view.plot()->xAxis);
  bench.take(plotOf({"inertia1.w"}));
  QCOMPARE(bench.view.plot()->axisRectCount(), 1);
}

void ViewTest::truthsAreBands() {
  Bench bench(plotOf({"inertia1.w", "brake.locked"}));
  bench.choose("Draw as bands", "brake.locked");
  QCOMPARE(bench.view.definition()["curves"][1]["draw"], Json("band"));
  QCOMPARE(bench.view.plot()->axisRectCount(), 1);
  QCOMPARE(bench.view.marks().bandCount(), 2);  // a band and its edge
  bench.view.replotNow();
  const QImage picture = bench.view.plot()->toPixmap().toImage();
  const int y = bench.view.axes().area().rect().bottom() - 4;
  const auto at = [&](double t) { return picture.pixelColor(qRound(seconds(bench.view, t)), y); };
  QVERIFY(at(1.51) != at(0.51));
  QCOMPARE(at(2.51), at(0.51));
}

// Another run, which had half a newton metre more from 2 s to 2.5 s: at one percent of 4 s its tube reaches 0.04 s
// further, and the run is outside between. The same with a hundredth more, all the time, is within.
void ViewTest::tubesAboutOtherRuns() {
  const auto moved = [](const std::function<double(double)>& by) {
    auto store = std::make_shared<results::Store>(std::vector<results::Column>{column("torque.tau", 0, "N.m")}, 1);
    for (int k = 0; k < kRows; ++k) {
      const double t = kEnd * k / (kRows - 1), value = 2 * (1 - std::exp(-t / 0.5)) + by(t);
      store->append(t, &value);
    }
    store->finish();
    return store;
  };
  Bench bench(plotOf({"torque.tau"}));
  bench.beside = {{"A", moved([](double t) { return t >= 2 && t < 2.5 ? 0.5 : 0; })}};
  bench.takeRun();
  const auto ask = [&bench](const char* percent) {
    QTimer::singleShot(50, &bench.view, [percent] {
      auto* dialog = qobject_cast<TubeDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      auto* box = dialog->findChild<QDoubleSpinBox*>();
      if (box->value() == 1) QCOMPARE(box->text(), QString("1 %"));
      box->selectAll();
      QTest::keyClicks(box, percent);
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    bench.choose("Tolerance tube…");
  };
  ask("1");
  QCOMPARE(bench.view.definition()["tube"], Json(0.01));
  QTRY_COMPARE(bench.view.tube().verdicts().size(), 1);
  const QString said = bench.view.tube().verdicts()[0];
  QVERIFY2(said.startsWith("outside the tube (1") && said.contains("A") && said.contains("2.04") &&
               said.endsWith("torque.tau"),
           qPrintable(said));
  bench.view.replotNow();
  const QImage picture = bench.view.plot()->toPixmap().toImage();
  const int y = bench.view.axes().area().rect().bottom() - 4;
  const auto at = [&](double t) { return picture.pixelColor(qRound(seconds(bench.view, t)), y); };
  QVERIFY(at(2.06) != at(1.51) && at(2.44) != at(1.51));
  QCOMPARE(at(2.02), at(1.51));
  QCOMPARE(at(2.48), at(1.51));
  // The tube itself is seen a little above the curve of the other run.
  const PlotCurve& curve = bench.curve("torque.tau");
  const auto pixel = [&](double t, double value) {
    return QPoint(qRound(seconds(bench.view, t)), qRound(bench.view.axes().at(curve.axis)->coordToPixel(value)));
  };
  QVERIFY(picture.pixelColor(pixel(2.25, 2.5 - 0.022)) != picture.pixelColor(pixel(2.25, 2.2)));

  bench.beside = {{"A", moved([](double) { return 0.01; })}};
  bench.takeRun();
  QTRY_COMPARE(bench.view.tube().verdicts().size(), 1);
  QVERIFY(bench.view.tube().verdicts()[0].startsWith("within the tube (1"));
  ask("0");
  QVERIFY(!bench.view.definition().contains("tube"));
  QVERIFY(bench.view.tube().verdicts().isEmpty());
}

void ViewTest::cursorsMeasure() {
  Bench bench(plotOf({"inertia1.w", "torque.tau"}));
  bench.choose("Measure between two cursors", "inertia1.w");
  PlotMeasure& measure = bench.view.measure();
  QVERIFY(measure.isOn() && measure.figures());
  QCOMPARE(measure.at(0), 1.0);
  QCOMPARE(measure.at(1), 3.0);
  QVERIFY(std::abs(*measure.figures()->period - 0.2) < 1e-6);
  QVERIFY(std::abs(measure.figures()->rms - 3 / std::sqrt(2)) < 1e-4);
  QVERIFY(std::abs(measure.figures()->largest - 3) < 1e-4);
  QVERIFY2(measure.card().text().contains("5&nbsp;Hz") || measure.card().text().contains("5\u202fHz"),
           qPrintable(measure.card().text()));
  // One is dragged; where it is let go is kept with the plot.
  const int y = bench.view.axes().area().rect().center().y();
  const QPoint from(qRound(seconds(bench.view, 3)), y), to(qRound(seconds(bench.view, 1.5)), y + 30);
  bench.drag(from, to);
  const double at = bench.view.definition()["measure"]["to"].get<double>();
  QVERIFY2(std::abs(at - 1.5) < 0.02, qPrintable(QString::number(at)));
  QVERIFY(std::abs(measure.figures()->to - at) < 1e-9);
  QCOMPARE(bench.view.plot()->xAxis->range().upper, kEnd);  // that was no frame to look at
  // Another curve, a step: rise from 10 to 90 % in T ln 9.
  Json next = bench.view.definition();
  next["measure"] = {{"from", 0}, {"to", kEnd}, {"curve", "torque.tau"}};
  bench.take(next);
  QVERIFY(std::abs(*bench.view.measure().figures()->riseTime - 0.5 * std::log(9)) < 2e-3);
  bench.choose("Remove the two cursors");
  QVERIFY(!bench.view.definition().contains("measure") && !measure.isOn());
  QVERIFY(!measure.card().isVisible());
}

// Values of two curves of one unit under the pointer, and the figures between two cursors.
void ViewTest::readingsBelowEachOtherHaveOneForm() {
  Bench bench(plotOf({"mass.s", "cosine"}));
  const auto decimalsIn = [](const QString& text) {
    QList<qsizetype> counts;
    static const QRegularExpression number(QStringLiteral("\\d\\.(\\d+)\u202Fm(?!/)"));
    for (auto match = number.globalMatch(text); match.hasNext();) counts << match.next().capturedLength(1);
    return counts;
  };
  // The sine is 0.93 there, the cosine 2.85.
  const QPoint at(qRound(seconds(bench.view, 2.01)), bench.view.axes().area().rect().center().y());
  QMouseEvent move(QEvent::MouseMove, at, bench.view.plot()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                   Qt::NoModifier);
  QApplication::sendEvent(bench.view.plot(), &move);
  const QString card = bench.view.cursor().card().text();
  QVERIFY2(decimalsIn(card).size() == 2 && decimalsIn(card)[0] == decimalsIn(card)[1], qPrintable(card));
  bench.choose("Measure between two cursors", "cosine");
  bench.drag(QPoint(qRound(seconds(bench.view, 3)), at.y()), QPoint(qRound(seconds(bench.view, 2.04)), at.y()));
  QTRY_VERIFY(bench.view.measure().figures());
  const QList<qsizetype> figures = decimalsIn(bench.view.measure().card().text().replace("&nbsp;", " "));
  QVERIFY(figures.size() >= 6);
  QCOMPARE(figures.count(figures.first()), figures.size());
}

// In the corner where nothing is drawn, and a third of the plot wide at most.
void ViewTest::theCardOfTwoCursorsLeavesTheCurvesRoom() {
  for (const QSize size : {QSize(900, 420), QSize(600, 300), QSize(1400, 360)}) {
    Json measured = plotOf({"torque.tau"});
    measured["measure"] = {{"from", 1}, {"to", 3}};
    Bench bench(measured, size);
    const QLabel& card = bench.view.measure().card();
    QTRY_VERIFY(bench.view.measure().figures() && card.isVisible());
    QTRY_VERIFY2(3 * card.width() <= bench.view.plot()->width(), qPrintable(QString::number(card.width())));
    QVERIFY(card.text().contains("B − A") || card.text().contains("B&nbsp;−&nbsp;A"));
    const QCPAxis& values = *bench.view.axes().at(0);
    for (double t = 0; t <= kEnd; t += 0.01) {
      const QPoint at(qRound(seconds(bench.view, t)), qRound(values.coordToPixel(2 * (1 - std::exp(-t / 0.5)))));
      QVERIFY2(!card.geometry().contains(bench.view.plot()->mapTo(card.parentWidget(), at)),
               qPrintable(QString("%1 wide: %2 s").arg(size.width()).arg(t)));
    }
  }
}

void ViewTest::aLowPlotShowsItsCurvesBesideTheCard() {
  Json measured = plotOf({"inertia1.w"});
  measured["measure"] = {{"from", 1}, {"to", 3}};
  Bench low(measured, {250, 96}), high(measured, {900, 420});
  const auto curves = [](Bench& bench) {
    const QRect area = bench.view.axes().area().rect();
    return QRect(bench.view.plot()->mapTo(&bench.view, area.topLeft()), area.size());
  };
  const auto card = [](Bench& bench) { return bench.view.measure().card().geometry(); };
  QTRY_VERIFY(low.view.measure().figures() && high.view.measure().figures());
  QVERIFY(low.view.measure().card().isVisible());
  QVERIFY(!card(low).intersects(curves(low).adjusted(0, 2, 0, 0)));
  QVERIFY(low.view.rect().contains(card(low)));
  QVERIFY(low.view.measure().card().text().contains("rad/s"));
  // Where there is room the card has all figures.
  QTRY_VERIFY(high.view.measure().card().text().contains("RMS"));
  QVERIFY(high.view.rect().contains(card(high)));
  // The line above a low plot is whole at any width, and hides all of the names, not a part.
  for (const int width : {250, 170, 120}) {
    low.view.resize(width, 96);
    const QLabel& line = low.view.measure().card();
    QTRY_COMPARE(line.width(), width - 4);
    QTRY_VERIFY2(line.sizeHint().width() <= line.width(), qPrintable(line.text()));
    QVERIFY(line.text().contains("rad/s"));
    QVERIFY(line.geometry().bottom() + 1 >= low.view.findChild<QLabel*>("plotLegend")->geometry().bottom());
  }
  // Letters of cursors that are close to each other stand beside each other.
  measured["measure"] = {{"from", 1}, {"to", 1.01}};
  high.take(measured);
  high.view.replotNow();
  QTRY_COMPARE(textsOf(high.view, {"A", "B"}).size(), qsizetype{2});
  const QList<QRectF> letters = textsOf(high.view, {"A", "B"});
  QVERIFY(!letters[0].adjusted(1, 0, -1, 0).intersects(letters[1]));
}

// The unit stands behind the last number of a low plot, which then has more room for its curve, and no axis of values
// has but one number.
void ViewTest::axesOfLowPlotsTellWhatTheyCan() {
  Bench bench(plotOf({"inertia1.w"}), {180, 96});
  const auto labelsOf = [](const QCPAxis& axis) {
    QVector<double> ticks;
    QVector<QString> labels;
    axis.ticker()->generate(axis.range(), QLocale(), 'g', 6, ticks, nullptr, &labels);
    return labels;
  };
  const QCPAxis &across = *bench.view.plot()->xAxis, &values = *bench.view.axes().at(0);
  QTRY_VERIFY(across.label().isEmpty());
  QVERIFY2(labelsOf(across).last().endsWith(QString(QChar(0x2009)) + "s"), qPrintable(labelsOf(across).last()));
  for (const int height : {96, 110, 150}) {
    bench.view.resize(180, height);
    QTRY_VERIFY(bench.view.axes().area().height() > 20);
    QTRY_VERIFY2(labelsOf(values).size() >= 2, qPrintable(QString::number(height)));
    QVERIFY(labelsOf(across).size() >= 2);
  }
  QTRY_COMPARE(across.label(), QString("time, s"));
  QVERIFY(!labelsOf(across).last().contains("s"));
}

void ViewTest::spectraShowAmplitudes() {
  Bench bench(plotOf({"inertia1.w", "torque.tau"}));
  bench.choose("Spectrum of what is shown", "Draw");
  QCOMPARE(bench.view.definition()["kind"], Json("spectrum"));
  QCOMPARE(bench.view.definition()["span"], Json({0, kEnd}));
  const PlotCurve& curve = bench.curve("inertia1.w");
  QVERIFY(curve.line);
  double most = 0, where = 0;
  for (uint64_t row = 1; row < curve.store->rowCount(); ++row)
    if (const double value = curve.store->value(curve.results(), row); value > most)
      most = value, where = curve.store->time(row);
  QVERIFY2(std::abs(most - 3) < 0.03 && std::abs(where - 5) < 0.1,
           qPrintable(QString("%1 at %2").arg(most).arg(where)));
  QVERIFY(bench.view.plot()->xAxis->label().startsWith("frequency"));
  QCOMPARE(axisLabel(bench.view, false), QString("angular velocity, rad/s"));
  bench.choose("Logarithmic frequency", "Draw");
  bench.choose("Logarithmic values", "Draw");
  QCOMPARE(bench.view.plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
  QCOMPARE(bench.view.axes().at(0)->scaleType(), QCPAxis::stLogarithmic);
  bench.choose("Curves over time", "Draw");
  QVERIFY(bench.view.isOverTime() && !bench.view.definition().contains("span"));
  QCOMPARE(bench.view.plot()->xAxis->scaleType(), QCPAxis::stLinear);
  QCOMPARE(bench.view.plot()->xAxis->range().upper, kEnd);
}

void ViewTest::histogramsShowShares() {
  Json definition = plotOf({"inertia1.w", "torque.tau"});
  definition["kind"] = "histogram";
  definition["bins"] = 10;
  Bench bench(definition);
  const PlotCurve& curve = bench.curve("inertia1.w");
  QVERIFY(curve.line);
  double sum = 0;
  for (uint64_t row = 1; row + 1 < curve.store->rowCount(); row += 2) sum += curve.store->value(curve.results(), row);
  QVERIFY(std::abs(sum - 100) < 1e-6);
  QCOMPARE(axisLabel(bench.view, false), QString("%"));
  QCOMPARE(bench.view.plot()->xAxis->label(), QString("value, rad/s"));
  QVERIFY(!bench.curve("torque.tau").line);  // in another unit
  // Before a run no unit is known; that of the shares is not the values'.
  bench.view.setRuns({});
  QCOMPARE(bench.view.plot()->xAxis->label(), QString("value"));
}

// exp(-t/T) is a straight line.
void ViewTest::logarithmicCurvesLieWhereTheyShould() {
  Json definition{{"curves", {{{"expression", "exp(-2*time)"}}}}, {"logarithmic", {"y"}}};
  Bench bench(definition);
  const QImage picture = bench.view.plot()->toPixmap().toImage();
  const QColor ink = bench.curve("exp(-2*time)").color;
  for (const double t : {0.5, 1.0, 2.0, 3.5}) {
    const int x = qRound(seconds(bench.view, t)), y = qRound(bench.view.axes().at(0)->coordToPixel(std::exp(-2 * t)));
    bool isThere = false;
    for (int dy = -2; dy <= 2; ++dy) {
      const QColor found = picture.pixelColor(x, y + dy);
      isThere = isThere || std::abs(found.red() - ink.red()) + std::abs(found.blue() - ink.blue()) < 90;
    }
    QVERIFY2(isThere, qPrintable(QString("%1 s").arg(t)));
  }
  const QCPRange range = bench.view.axes().at(0)->range();
  QVERIFY(range.lower > 0 && range.lower < std::exp(-2 * kEnd) && range.upper > 1);
  // Ticks at powers of ten.
  const QVector<double> ticks =
      bench.view.axes().at(0)->ticker() ? bench.view.axes().at(0)->tickVector() : QVector<double>();
  QVERIFY(ticks.contains(1.0) && ticks.contains(0.1));
}

void ViewTest::circlesAreRound() {
  Json definition = plotOf({"cosine"});
  definition["x"] = "mass.s";
  Bench bench(definition, {900, 300});
  bench.choose("Equal scales", "Draw");
  QCOMPARE(bench.view.definition()["equalScales"], Json(true));
  const QRect area = bench.view.axes().area().rect();
  const double across = bench.view.plot()->xAxis->range().size() / area.width();
  const double upright = bench.view.plot()->yAxis->range().size() / area.height();
  QVERIFY2(std::abs(across / upright - 1) < 1e-6, qPrintable(QString("%1, %2").arg(across).arg(upright)));
  QCOMPARE(bench.view.plot()->xAxis->label(), QString("mass.s, m"));
  // The upper edge of the frame has no ticks: it has no scale.
  QVERIFY(bench.view.plot()->xAxis2->visible() && !bench.view.plot()->xAxis2->ticks());
}

void ViewTest::theLegendHidesRenamesAndReorders() {
  Bench bench(plotOf({"inertia1.w", "torque.tau"}));
  auto* legend = bench.view.findChild<QLabel*>("plotLegend");
  // A click on the first name.
  QTest::mouseClick(legend, Qt::LeftButton, {}, QPoint(40, legend->height() / 2 + 2));
  QCOMPARE(bench.view.definition()["curves"][0]["hidden"], Json(true));
  QVERIFY(!bench.curve("inertia1.w").line);
  QVERIFY(bench.curve("torque.tau").line);
  QTest::mouseClick(legend, Qt::LeftButton, {}, QPoint(40, legend->height() / 2 + 2));
  QVERIFY(bench.curve("inertia1.w").line);
  QVERIFY(!bench.view.definition()["curves"][0].contains("hidden"));
  QTimer::singleShot(50, &bench.view, [] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "speed of the motor");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
  });
  bench.choose("Rename…", "inertia1.w");
  QCOMPARE(bench.view.definition()["curves"][0]["label"], Json("speed of the motor"));
  QVERIFY(legend->text().contains("speed&nbsp;of&nbsp;the&nbsp;motor"));
  bench.choose("Later in the legend", "speed of the motor");
  QCOMPARE(bench.view.variables(), QStringList({"torque.tau", "inertia1.w"}));
}

// In a low plot the names end with how many more there are, none is cut off, and each of the others is in the menu.
void ViewTest::aLowLegendHasTheRestInAMenu() {
  Json definition = plotOf({"inertia1.w", "torque.tau", "mass.s", "mass.f", "source.v", "cosine", "gear.mode"});
  for (size_t k = 0; k < 7; ++k) definition["curves"][k]["label"] = "a name of some length, " + std::to_string(k + 1);
  Bench bench(definition, {420, 150});
  auto* legend = bench.view.findChild<QLabel*>("plotLegend");
  const auto countShown = [&] { return legend->text().count("some&nbsp;length"); };
  const qsizetype shown = countShown();
  QVERIFY2(shown >= 1 && shown < 7, qPrintable(QString::number(shown)));
  QVERIFY(legend->text().contains(QString("and %1 more").arg(7 - shown)));
  QVERIFY(legend->heightForWidth(legend->width()) <= legend->height());
  // By keys: the last link is that of the rest.
  legend->setFocus(Qt::TabFocusReason);
  for (qsizetype k = 0; k <= shown; ++k) QTest::keyClick(legend, Qt::Key_Tab);
  QTest::keyClick(legend, Qt::Key_Return);
  QTRY_VERIFY(QApplication::activePopupWidget());
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu);
  QCOMPARE(menu->actions().size(), 7 - shown);
  QAction* last = menu->actions().last();
  QVERIFY(last->text().endsWith("7") && last->isChecked());
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(last).center());
  QCOMPARE(bench.view.definition()["curves"][6]["hidden"], Json(true));
  // A long title gives way, too, so that the rest is reached.
  Json titled = bench.view.definition();
  titled["title"] = "Place of the tip of the second bar over time";
  bench.take(titled);
  bench.view.resize(130, 150);
  QTRY_VERIFY(legend->text().contains("+7<"));
  QVERIFY2(legend->heightForWidth(legend->width()) <= legend->height(), qPrintable(legend->text()));
  QVERIFY(legend->text().contains(QChar(0x2026)));
  bench.take(definition);
  // With room all of them are there again.
  bench.view.resize(900, 420);
  QTRY_COMPARE(countShown(), qsizetype{7});
  QVERIFY(!legend->text().contains("more"));
}

// Of a cosine of 5 Hz ten in a second; those of ten thousand periods would be a wall.
void ViewTest::signChangesAreMarked() {
  Bench bench(plotOf({"cosine"}));
  bench.choose("Mark where the sign changes", "cosine");
  QCOMPARE(bench.view.definition()["curves"][0]["signChanges"], Json(true));
  const QVector<double> times = bench.view.marks().signTimes();
  QCOMPARE(times.size(), 40);
  for (int k = 0; k < times.size(); ++k) QVERIFY(std::abs(times[k] - 0.05 - 0.1 * k) < 1e-6);
  bench.view.plot()->xAxis->setRange(1, 2);
  bench.view.zoomed();
  QTRY_COMPARE(bench.view.marks().signTimes().size(), 10);
  bench.choose("Mark where the sign changes", "cosine");
  QVERIFY(bench.view.marks().signTimes().isEmpty());
}

void ViewTest::notesStayWithTheirCurve() {
  Bench bench(plotOf({"torque.tau"}));
  const QPoint place(qRound(seconds(bench.view, 1)),
                     qRound(bench.view.axes().at(0)->coordToPixel(2 * (1 - std::exp(-2.0)))));
  QTimer::singleShot(50, &bench.view, [] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "nearly there");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
  });
  bench.choose("Note here…", {}, place);
  const Json note = bench.view.definition()["notes"][0];
  QCOMPARE(note["text"], Json("nearly there"));
  QCOMPARE(note["curve"], Json("torque.tau"));
  QVERIFY(std::abs(note["time"].get<double>() - 1) < 0.02);
  bench.view.replotNow();
  const QRectF ground = textsOf(bench.view, {"nearly there"}).value(0);
  QVERIFY(!ground.isEmpty());
  for (double x = ground.left(); x <= ground.right(); ++x) {  // they hide nothing of the curve
    const double time = bench.view.plot()->xAxis->pixelToCoord(x);
    const double y = bench.view.axes().at(0)->coordToPixel(2 * (1 - std::exp(-2 * time)));
    QVERIFY2(y < ground.top() || y > ground.bottom(), qPrintable(QString::number(x)));
  }
  const QPoint words = ground.center().toPoint();
  QCOMPARE(bench.view.marks().noteAt(words), 0);
  bench.choose("Remove this note", {}, words);
  QVERIFY(!bench.view.definition().contains("notes"));
  // Whole within the picture, wherever their dots are; dots end them where they are wider than it.
  Json noted = plotOf({"torque.tau"});
  noted["notes"] = {{{"text", "nearly there"}, {"curve", "torque.tau"}, {"time", 0.02}},
                    {{"text", "at its end"}, {"curve", "torque.tau"}, {"time", 3.9}},
                    {{"text", "of all curves"}, {"time", 3.99}}};
  Bench small(noted, {260, 150});
  for (const int width : {500, 260, 130}) {
    small.view.resize(width, 150);
    const auto areWhole = [&] {
      small.view.replotNow();
      const QRectF area = QRectF(small.view.axes().area().rect()).adjusted(-1, -1, 1, 1);
      const QList<QRectF> places = textsOf(small.view, {"n", "at", "of"});
      return places.size() == 3 &&
             std::ranges::all_of(places, [&](const QRectF& place) { return area.contains(place); });
    };
    QTRY_VERIFY2(areWhole(), qPrintable(QString::number(width)));
  }
}

// Cursors, zoom, and what asks for words; the cursor that the arrows moved is kept once they rest.
void ViewTest::keysDoWhatTheMouseDoes() {
  Bench bench(plotOf({"inertia1.w", "torque.tau"}));
  bench.view.setFocus();
  QTest::keyClick(&bench.view, Qt::Key_M);
  PlotMeasure& measure = bench.view.measure();
  QVERIFY(measure.isOn());
  const double pixel = bench.view.plot()->xAxis->pixelToCoord(101) - bench.view.plot()->xAxis->pixelToCoord(100);
  const double before = measure.at(0), other = measure.at(1);
  QTest::keyClick(&bench.view, Qt::Key_A);
  QTest::keyClick(&bench.view, Qt::Key_Right);
  QVERIFY(std::abs(measure.at(0) - before - pixel) < 1e-9);
  QTest::keyClick(&bench.view, Qt::Key_Left, Qt::ShiftModifier);
  QVERIFY(std::abs(measure.at(0) - before + 9 * pixel) < 1e-9);
  QCOMPARE(measure.at(1), other);
  QCOMPARE(measure.figures()->from, measure.at(0));
  QTRY_COMPARE(bench.view.definition()["measure"]["from"].get<double>(), before - 9 * pixel);
  QCOMPARE(bench.said.count("Move a cursor"), 1);
  QTest::keyClick(&bench.view, Qt::Key_M);
  QVERIFY(!measure.isOn());
  // Without cursors the arrows push the picture.
  QTest::keyClick(&bench.view, Qt::Key_Plus);
  const QCPRange range = bench.view.plot()->xAxis->range();
  QVERIFY(std::abs(range.size() - 0.8 * kEnd) < 1e-9);
  QTest::keyClick(&bench.view, Qt::Key_Right);
  QVERIFY(std::abs(bench.view.plot()->xAxis->range().lower - range.lower - 0.1 * range.size()) < 1e-9);
  QTest::keyClick(&bench.view, Qt::Key_Home);
  QCOMPARE(bench.view.plot()->xAxis->range().upper, kEnd);
  // A note in the middle of what is shown, and the field for an expression.
  QTimer::singleShot(50, &bench.view, [] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "half");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
  });
  QTest::keyClick(&bench.view, Qt::Key_N);
  QCOMPARE(bench.view.definition()["notes"][0]["time"].get<double>(), kEnd / 2);
  QTest::keyClick(&bench.view, Qt::Key_E);
  QVERIFY(bench.view.findChild<ExpressionField*>());
  QTest::keyClick(&bench.view.findChild<ExpressionField*>()->line(), Qt::Key_Escape);
  // Names in the legend are reached by Tab, and hidden by Enter.
  auto* legend = bench.view.findChild<QLabel*>("plotLegend");
  legend->setFocus(Qt::TabFocusReason);
  QTest::keyClick(legend, Qt::Key_Tab);
  QTest::keyClick(legend, Qt::Key_Return);
  QCOMPARE(bench.said.last().left(5), QString("Hide "));
}

void ViewTest::phasePlotsAreRatesOverValues() {
  Bench bench(plotOf({"cosine"}));
  bench.choose("Phase plot: rate over value", "cosine");
  QCOMPARE(bench.view.definition()["x"], Json("cosine"));
  QCOMPARE(bench.view.variables(), QStringList("der(cosine)"));
  QVERIFY(bench.curve("der(cosine)").curve);
  QVERIFY(bench.curve("der(cosine)").curve->data()->size() > 1000);
  QCOMPARE(axisLabel(bench.view, false), QString("velocity, m/s"));
  bench.choose("Curves over time", "Draw");
  QVERIFY(bench.view.isOverTime());
}

// One sentence in the middle, and no numbers at the axes, which would be of nothing.
void ViewTest::withoutItsVariableAPhasePlotSaysSo() {
  Json definition = plotOf({"cosine"});
  definition["x"] = "nobody.s";
  Bench bench(definition);
  const auto* hint = bench.view.findChild<QLabel*>("plotHint");
  QVERIFY(hint && hint->isVisible());
  QVERIFY2(hint->text().startsWith("nobody.s") && hint->text().contains("Use as x axis"), qPrintable(hint->text()));
  const auto isTold = [](const QCPAxis& axis) {
    return axis.ticks() && axis.tickLabels() && axis.ticker().dynamicCast<PlotTicker>()->isTold();
  };
  QVERIFY(!isTold(*bench.view.plot()->xAxis) && !isTold(*bench.view.axes().at(0)));
  // With a variable that there is both are as ever.
  definition["x"] = "mass.s";
  bench.take(definition);
  QVERIFY(!hint->isVisible());
  QVERIFY(isTold(*bench.view.plot()->xAxis) && isTold(*bench.view.axes().at(0)));
}

// Definitions of before, and members of programs that know more: no wish of the menu loses them.
void ViewTest::whatOthersWroteStays() {
  Json definition{{"title", "old"},
                  {"future", {{"a", 1}}},
                  {"curves",
                   {{{"variable", "inertia1.w"}, {"color", "#aa3377"}, {"glow", true}},
                    {{"variable", "torque.tau"}, {"axis", "right"}},
                    7,
                    {{"glow", 3}}}}};
  Bench bench(definition);
  QCOMPARE(bench.view.variables(), QStringList({"inertia1.w", "torque.tau"}));
  bench.choose("Later in the legend", "inertia1.w");
  bench.choose("Hide", "inertia1.w");
  bench.choose("Measure between two cursors", "torque.tau");
  bench.choose("Logarithmic values", "Draw");
  bench.choose("Spectrum of what is shown", "Draw");
  const Json& now = bench.view.definition();
  QCOMPARE(now["future"], definition["future"]);
  QCOMPARE(now["title"], Json("old"));
  QCOMPARE(now["curves"].size(), size_t(4));
  QCOMPARE(now["curves"][1]["glow"], Json(true));
  QCOMPARE(now["curves"][1]["color"], Json("#aa3377"));
  QCOMPARE(now["curves"][2], Json(7));
  QCOMPARE(now["curves"][3]["glow"], Json(3));
}

QTEST_MAIN(ViewTest)
#include "view_test.moc"
