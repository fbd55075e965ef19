// Pictures of studies in little room: the legend hides no curve, what an axis has is not cut, lines are no stairs; and
// tables, whose numbers are in view.
#include <QHeaderView>
#include <QtTest>
#include <cmath>

#include "app/experiments/chart.h"
#include "app/experiments/data_table.h"

namespace armature::app {

class ChartTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theLegendHidesNoCurve_data();
  void theLegendHidesNoCurve();
  void labelsKeepWithinTheirAxis();
  void decadesStandApart();
  void fallingLinesAreNoStairs();
  void pointsAreWhole();
  void aLegendIsNoPoint();
  void numbersOfAnAxisHaveOneForm();
  void headsStandAboveTheirNumbers();
  void numbersAreInView();
};

namespace {

constexpr int kCurves = 6, kPoints = 501;

// As a sweep: waves all over the picture, each with a long name.
void drawWaves(Chart& chart) {
  for (int i = 0; i < kCurves; ++i) {
    auto* line = new QCPGraph(chart.xAxis, chart.yAxis);
    QVector<double> times, values;
    for (int k = 0; k < kPoints; ++k) {
      times << k / 500.0;
      values << std::sin(40 * times.back() + i);
    }
    line->setData(times, values, true);
    line->setName(QStringLiteral("spring.c = %1 N·m/rad, inertia3.J = 2 kg·m²").arg(1000 * (i + 1)));
  }
  chart.xAxis->setLabel("time, s");
  chart.yAxis->setLabel("angular velocity of the third inertia, rad/s");
  chart.legend->setVisible(true);
  chart.showAll();
}

void showAt(QWidget& widget, QSize size) {
  widget.resize(size);
  widget.show();
  QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

}  // namespace

void ChartTest::theLegendHidesNoCurve_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("named");  // curves with a name, at least
  QTest::newRow("wide") << QSize(1100, 300) << kCurves;
  QTest::newRow("high") << QSize(420, 600) << kCurves;
  QTest::newRow("middle") << QSize(420, 200) << 2;
  QTest::newRow("low") << QSize(420, 130) << 0;
  QTest::newRow("small") << QSize(200, 120) << 0;
}

// Whether there is room for all names, for some or for none.
void ChartTest::theLegendHidesNoCurve() {
  QFETCH(QSize, size);
  QFETCH(int, named);
  Chart chart;
  chart.setPainter([&chart] { drawWaves(chart); });
  showAt(chart, {1100, 700});
  showAt(chart, size);
  chart.replot();
  const int items = chart.legend->visible() ? chart.legend->itemCount() : 0;
  QVERIFY2(items >= named && items <= kCurves, qPrintable(QString::number(items)));
  const QRect names = items > 0 ? chart.legend->outerRect() : QRect();
  QVERIFY(chart.rect().contains(names) || items == 0);
  for (int i = 0; i < kCurves; ++i)
    for (const QCPGraphData& point : *chart.graph(i)->data()) {
      const QPointF at(chart.xAxis->coordToPixel(point.key), chart.yAxis->coordToPixel(point.value));
      QVERIFY(!names.contains(at.toPoint()));
    }
  // With room all of them are there again, in their order.
  showAt(chart, {1100, 700});
  chart.replot();
  QVERIFY(chart.legend->visible());
  QCOMPARE(chart.legend->itemCount(), kCurves);
  for (int i = 0; i < kCurves; ++i)
    QCOMPARE(qobject_cast<QCPPlottableLegendItem*>(chart.legend->item(i))->plottable(), chart.plottable(i));
}

// Its beginning and its unit stay; with room it is whole again.
void ChartTest::labelsKeepWithinTheirAxis() {
  Chart chart;
  chart.setPainter([&chart] { drawWaves(chart); });
  showAt(chart, {420, 170});
  chart.replot();
  const QFontMetricsF metrics(chart.yAxis->labelFont());
  QVERIFY(metrics.horizontalAdvance(chart.yAxis->label()) <= chart.axisRect()->height());
  QVERIFY2(chart.yAxis->label().startsWith("ang") && chart.yAxis->label().endsWith("rad/s"),
           qPrintable(chart.yAxis->label()));
  chart.paint();  // from the whole of it
  showAt(chart, {420, 600});
  chart.replot();
  QCOMPARE(chart.yAxis->label(), QString("angular velocity of the third inertia, rad/s"));
  QCOMPARE(chart.xAxis->label(), QString("time, s"));
}

// Six decades in a low pane: some have a number, none touches another.
void ChartTest::decadesStandApart() {
  Chart chart;
  chart.setLogarithmic(chart.yAxis);
  chart.setPainter([&chart] {
    auto* line = new QCPGraph(chart.xAxis, chart.yAxis);
    line->setData({0, 1}, {1e-6, 1}, true);
    chart.showAll();
  });
  showAt(chart, {420, 110});
  chart.replot();
  const auto numbers = [&chart] {
    QList<double> places;
    const QStringList texts = chart.yAxis->tickVectorLabels();
    for (qsizetype k = 0; k < texts.size(); ++k)
      if (!texts[k].isEmpty()) places << chart.yAxis->coordToPixel(chart.yAxis->tickVector().value(k));
    return places;
  };
  const QList<double> low = numbers();
  QVERIFY(low.size() >= 2);
  const double height = QFontMetricsF(chart.yAxis->tickLabelFont()).height();
  for (qsizetype k = 1; k < low.size(); ++k) QVERIFY(std::abs(low[k] - low[k - 1]) > height);
  QVERIFY(!chart.yAxis->grid()->subGridVisible());
  showAt(chart, {420, 700});
  chart.replot();
  QVERIFY(numbers().size() >= 7);
  QVERIFY(chart.yAxis->grid()->subGridVisible());
}

// More points than pixels are drawn one by one.
void ChartTest::fallingLinesAreNoStairs() {
  Chart chart;
  chart.setPainter([&chart] {
    auto* line = new QCPGraph(chart.xAxis, chart.yAxis);
    QVector<double> x, y;
    for (int k = 0; k < 2000; ++k) x << k, y << -k;
    line->setData(x, y, true);
    chart.showAll();
  });
  showAt(chart, {300, 200});
  QVERIFY(!chart.graph(0)->adaptiveSampling());
}

// The first and the last point of a response lie within the frame.
void ChartTest::pointsAreWhole() {
  Chart chart;
  bool areDots = true;
  chart.setPainter([&] {
    auto* line = new QCPGraph(chart.xAxis, chart.yAxis);
    line->setData({1000, 50500, 100000}, {1, 0.45, 0.44}, true);
    if (areDots) line->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 5));
    chart.showAll();
  });
  showAt(chart, {420, 240});
  QVERIFY(chart.xAxis->coordToPixel(1000) >= chart.axisRect()->left() + 5);
  QVERIFY(chart.xAxis->coordToPixel(100000) <= chart.axisRect()->right() - 5);
  areDots = false;
  chart.paint();
  QCOMPARE(chart.xAxis->range(), QCPRange(1000, 100000));
}

// The mark in the legend stands far from the points of a picture of poles.
void ChartTest::aLegendIsNoPoint() {
  Chart chart;
  chart.setPainter([&chart] {
    auto* poles = new QCPCurve(chart.xAxis, chart.yAxis);
    poles->setName("poles");
    poles->setLineStyle(QCPCurve::lsNone);
    poles->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCross, 8));
    poles->setData({0, 1, 2, 3}, {-0.7, -0.08, -0.08, 0}, {0, 76, -76, 0});
    chart.legend->setVisible(true);
    chart.showAll();
  });
  showAt(chart, {680, 260});
  chart.replot();
  const QRect names = chart.legend->outerRect().adjusted(-30, -30, 30, 30);
  QVERIFY(chart.legend->visible());
  for (const QPointF at : {QPointF(-0.7, 0), QPointF(-0.08, 76), QPointF(-0.08, -76), QPointF(0, 0)})
    QVERIFY(!names.contains(chart.xAxis->coordToPixel(at.x()), chart.yAxis->coordToPixel(at.y())));
}

void ChartTest::numbersOfAnAxisHaveOneForm() {
  Chart chart;
  QVector<double> x{1000, 50500, 100000}, y{1e-4, 8e-3, 2e-3};
  chart.setLogarithmic(chart.yAxis);
  chart.setPainter([&] {
    (new QCPGraph(chart.xAxis, chart.yAxis))->setData(x, y, true);
    chart.showAll();
  });
  showAt(chart, {640, 160});
  chart.replot();
  const auto numbersOf = [](const QCPAxis& axis) {
    QStringList texts = axis.tickVectorLabels();
    texts.removeAll(QString());
    return texts;
  };
  const QStringList gains = numbersOf(*chart.yAxis);
  QVERIFY(gains.size() >= 2);
  for (const QString& text : gains) QVERIFY2(text.startsWith("10"), qPrintable(text));
  QVERIFY(chart.yAxis->coordToPixel(8e-3) > chart.axisRect()->top() + 2);
  const QStringList stiffness = numbersOf(*chart.xAxis);
  QVERIFY(stiffness.size() >= 3);
  for (const QString& text : stiffness) QVERIFY2(text == "0" || text.endsWith("k"), qPrintable(text));
  // Less than two decades: the frame reaches to the next one.
  y = {2e-3, 8e-3, 5e-3};
  chart.paint();
  chart.replot();
  QVERIFY(numbersOf(*chart.yAxis).size() >= 2);
}

void ChartTest::headsStandAboveTheirNumbers() {
  DataTable table;
  table.setData({{"Variable", {}}, {"Value", {}}}, 3,
                [](int row, int column) { return column == 0 ? textCell("inertia.w") : numberCell(row); });
  const auto of = [&](int column) {
    return table.model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
  };
  QCOMPARE(of(0), Qt::AlignLeft | Qt::AlignVCenter);
  QCOMPARE(of(1), Qt::AlignRight | Qt::AlignVCenter);
}

// Long names give way to the numbers beside them; a width that somebody chose stays.
void ChartTest::numbersAreInView() {
  DataTable table;
  const QStringList titles{"der(thirdInertiaOfTheDrive.angularVelocity), rad/s/s", "der(inertia.w), rad/s/s"};
  table.setData(
      {{"Variable", {}}, {"Value", {}}, {"Unit", {}}}, 2,
      [](int row, int column) {
        if (column == 1) return numberCell(row);
        return textCell(column == 0 ? "a text that is as long as a whole line, or longer" : "rad/s");
      },
      titles);
  showAt(table, {360, 200});
  QVERIFY(table.verticalHeader()->width() <= 0.5 * table.width());
  QCOMPARE(table.model()->headerData(0, Qt::Vertical, Qt::ToolTipRole).toString(), titles[0]);
  const QRect last = table.visualRect(table.model()->index(0, 2));
  QVERIFY(table.viewport()->rect().contains(last));
  showAt(table, {900, 200});
  QVERIFY(table.columnWidth(0) > 200);
  table.horizontalHeader()->resizeSection(0, 131);
  showAt(table, {950, 200});
  QCOMPARE(table.columnWidth(0), 131);
}

}  // namespace armature::app

using armature::app::ChartTest;
QTEST_MAIN(ChartTest)
#include "chart_test.moc"
