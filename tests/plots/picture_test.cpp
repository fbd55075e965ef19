// What is exported of a plot: pictures of any size, light and with their title, and values.
#include <qcustomplot.h>

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "app/look/theme.h"
#include "app/plots/plot_export.h"
#include "engine/diagram/json.h"
#include "tests/plots/plot_bench.h"

using namespace armature;
using namespace armature::app;
using diagram::Json;

class PictureTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void picturesAreLightInADarkWindow();
  void exportsHaveAnySize();
  void titlesOfPicturesAreCrossedByNothing();
};

// Above the curves and the legend, and gone afterwards.
void PictureTest::titlesOfPicturesAreCrossedByNothing() {
  Json definition = plotOf({"inertia1.w"});
  definition["title"] = "Speeds";
  Bench bench(definition);
  QCustomPlot& plot = *bench.view.plot();
  plot.replot(QCustomPlot::rpImmediateRefresh);
  const QRect before = plot.axisRect()->rect();
  bench.view.dressForExport(true);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  const auto* title = plot.findChild<QCPTextElement*>();
  QVERIFY(title && title->visible());
  QVERIFY(title->outerRect().height() > 8 && title->outerRect().bottom() < plot.axisRect()->rect().top());
  QVERIFY(plot.axisRect()->rect().height() > before.height() - 40);
  bench.view.dressForExport(false);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  QVERIFY(!title->visible());
  QCOMPARE(plot.axisRect()->rect(), before);
}

// As the pictures of diagrams are; the plot itself stays as dark as it was.
void PictureTest::picturesAreLightInADarkWindow() {
  for (const char* kind : {"", "spectrum"}) {
    Json definition = plotOf({"inertia1.w"});
    definition["title"] = "Speeds";
    if (*kind) definition["kind"] = kind;
    Bench bench(definition);
    QTRY_VERIFY(!bench.view.isBusy());
    const QTemporaryDir folder;
    const QString light = folder.filePath("light.png"), dark = folder.filePath("dark.png");
    QVERIFY(exportPlotPicture(bench.view, light, {400, 300}, 1));
    bench.view.resize(400, 150);  // a title in it would cost a number
    bench.view.setPalette(Theme::dark().palette());
    QTRY_COMPARE(bench.view.plot()->toPixmap(400, 300).toImage().pixelColor(1, 1), Theme::dark().canvas);
    QTRY_VERIFY(!bench.view.isBusy());
    bench.view.fitTo(bench.view.plot()->viewport());
    const QImage before = bench.view.plot()->grab().toImage();
    QVERIFY(exportPlotPicture(bench.view, dark, {400, 300}, 1));
    QCOMPARE(bench.view.plot()->grab().toImage(), before);
    QCOMPARE(QImage(dark), QImage(light));
    QCOMPARE(bench.view.plot()->toPixmap(400, 300).toImage().pixelColor(1, 1), Theme::dark().canvas);
  }
}

void PictureTest::exportsHaveAnySize() {
  Json definition = plotOf({"inertia1.w"});
  definition["curves"].push_back({{"expression", "integral(inertia1.w)"}});
  Bench bench(definition);
  const QTemporaryDir folder;
  const QString png = folder.filePath("a.png"), svg = folder.filePath("a.svg"), pdf = folder.filePath("a.pdf");
  QVERIFY(exportPlotPicture(bench.view, png, {1000, 300}, 3));
  QCOMPARE(QImage(png).size(), QSize(3000, 900));
  QVERIFY(exportPlotPicture(bench.view, svg, {640, 480}));
  QFile file(svg);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().contains("viewBox=\"0 0 640 480\""));
  QVERIFY(exportPlotPicture(bench.view, pdf, {640, 480}));
  QFile made(pdf);
  QVERIFY(made.open(QIODevice::ReadOnly) && made.read(5) == "%PDF-" && made.size() > 2000);
  const QString csv = folder.filePath("a.csv");
  QVERIFY(exportPlotValues(bench.view, csv));
  QFile table(csv);
  QVERIFY(table.open(QIODevice::ReadOnly));
  QCOMPARE(QString(table.readLine()), QString("time,\"inertia1.w\",\"integral(inertia1.w)\"\n"));
  QByteArray last;
  int lines = 0;
  while (!table.atEnd()) last = table.readLine(), ++lines;
  QCOMPARE(lines, kRows);
  const double turned = 3 / (10 * M_PI) * (1 - std::cos(40 * M_PI));
  QVERIFY2(std::abs(last.split(',').at(2).toDouble() - turned) < 1e-6, last.constData());
}

QTEST_MAIN(PictureTest)
#include "picture_test.moc"
