// The diagram on paper and as a picture: of any size, and in the look at the sheet before it is printed.
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>

#include "app/shell/exports.h"
#include "app/shell/print_preview.h"
#include "app/shell/printing.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class PrintingTest : public QObject {
  Q_OBJECT
 private:
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  void choose(const QString& text) {
    for (QAction* action : window_->findChildren<QAction*>())
      if (action->text() == text) return action->trigger();
    QFAIL(qPrintable(text));
  }
  // Exports the diagram as a person does who wants it so wide, with such a margin [px].
  QString writtenAs(const QString& name, int width, int margin) {
    const QString path = folder_->filePath(name);
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      auto* dialog = window_->findChild<QDialog*>("pictureDialog");
      if (!dialog || !dialog->isVisible()) return;
      timer.stop();
      dialog->findChild<QSpinBox*>("pictureWidth")->setValue(width);
      dialog->findChild<QSpinBox*>("pictureMargin")->setValue(margin);
      answerFileDialog(path);
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    timer.start(20);
    choose("Export &picture of the diagram…");
    return path;
  }
  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  // The darkest pixel of the look at the sheet that is not upon it or its outline.
  static int blackestBeside(QPrintPreviewWidget& preview) {
    auto* view = preview.findChild<QGraphicsView*>();
    const QRectF page = view->scene()->items(Qt::AscendingOrder).first()->sceneBoundingRect();
    const QRect whole = view->mapFromScene(page).boundingRect();
    const QImage picture = view->viewport()->grab().toImage();
    int blackest = 255;
    // Half way down the right edge and along the lower one, from the middle of the surround inwards.
    for (int x = whole.right() + 6; x > whole.right() - whole.width() / 200; --x)
      if (picture.rect().contains(x, whole.center().y()))
        blackest = std::min(blackest, qGray(picture.pixel(x, whole.center().y())));
    for (int y = whole.bottom() + 6; y > whole.bottom() - whole.width() / 200; --y)
      if (picture.rect().contains(whole.center().x(), y))
        blackest = std::min(blackest, qGray(picture.pixel(whole.center().x(), y)));
    return blackest;
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  }
  void cleanup() {
    if (Theme::of(window_.get()).isDark) choose("&Dark theme");
    window_.reset();
  }

  // All of it lies within the margins of one page, and fills it in one direction.
  void itFillsTheSheet() {
    QPdfWriter device(folder_->filePath("sheet.pdf"));
    QImage sheet(1100, 800, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    const QRectF room(40, 40, 1020, 720);
    window_->canvas().paintDiagram(painter, room);
    painter.end();
    QRect ink;
    for (int y = 0; y < sheet.height(); ++y)
      for (int x = 0; x < sheet.width(); ++x)
        if (qGray(sheet.pixel(x, y)) < 200) ink = ink.united(QRect(x, y, 1, 1));
    QVERIFY2(room.toAlignedRect().adjusted(-2, -2, 2, 2).contains(ink), qPrintable(QString::number(ink.bottom())));
    QVERIFY(ink.width() > 0.9 * room.width() || ink.height() > 0.9 * room.height());
    QVERIFY(paintSheet(window_->canvas(), device, device.resolution()));
  }

  // Of the size that was wanted, with the rim that was wanted: a PNG with its dots, an SVG, and a PDF of one page.
  void itBecomesAPictureOfAnySize() {
    const QImage image(writtenAs("first.png", 500, 40));
    QCOMPARE(image.width(), 1000);
    QVERIFY(image.height() > 200 && image.height() < 1000);
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        if (qGray(image.pixel(x, y)) < 200) ink = ink.united(QRect(x, y, 1, 1));
    QVERIFY2(image.rect().adjusted(76, 76, -76, -76).contains(ink), qPrintable(QString::number(ink.left())));
    QVERIFY(ink.width() > 800 || ink.height() > image.height() - 200);

    const QByteArray svg = contentOf(writtenAs("first.svg", 640, 0));
    QCOMPARE(window_->statusBar()->currentMessage(), QString("Written: first.svg"));
    QVERIFY2(svg.contains("viewBox=\"0 0 640 "), svg.left(400).constData());

    const QByteArray pdf = contentOf(writtenAs("first.pdf", 960, 20));
    QVERIFY(pdf.startsWith("%PDF-") && pdf.contains("/Count 1") && pdf.size() > 4000);
    QVERIFY(pdf.contains("/MediaBox [0 0 720"));  // 10 inches
  }

  // What is shown over the diagram is on its picture, too, in lines and letters and the colours of paper; what stands
  // in the window stays where it is.
  void layersAreOnThePicture() {
    const auto inkOf = [&](const QImage& image) {
      int count = 0;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          const QColor ink = image.pixelColor(x, y);
          if (ink.red() > 200 && ink.green() < 140 && ink.blue() < 90) ++count;  // arrows of what a run says
        }
      return count;
    };
    runToEnd(*window_);
    window_->run().setShownTime(0.4);
    const QImage bare(writtenAs("bare.png", 700, 20));
    QCOMPARE(inkOf(bare), 0);
    const auto wordsOf = [&](const QString& name) { return contentOf(writtenAs(name, 700, 20)).count("<text"); };
    const qsizetype words = wordsOf("bare.svg");
    Overlays layers;
    layers.hasArrows = layers.hasValues = layers.hasAxis = layers.hasConvention = layers.hasMotion = true;
    window_->page().holdPlayback(true);  // the shown instant stays
    window_->page().setOverlays(layers, true);
    for (const bool isDark : {false, true}) {
      if (isDark) choose("&Dark theme");
      QTRY_COMPARE(Theme::of(window_.get()).isDark, isDark);
      QTest::qWait(300);  // what follows from it has come
      const QImage before = window_->canvas().grab().toImage();
      const QString name = isDark ? "dark" : "light";
      const QImage image(writtenAs(name + ".png", 700, 20));
      QVERIFY2(inkOf(image) > 100, qPrintable(QString::number(inkOf(image))));
      QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
      QVERIFY2(wordsOf(name + ".svg") > words + 5, qPrintable(QString::number(words)));
      QVERIFY2(!contentOf(folder_->filePath(name + ".svg")).contains("<image"), "dots in place of lines");
      QCOMPARE(window_->canvas().grab().toImage(), before);
    }
    choose("&Dark theme");
    // In space round the diagram, as in the window: none of it lies on the rim.
    const QImage image(writtenAs("layers.png", 700, 20));
    for (int x = 0; x < image.width(); ++x)
      for (int y : {10, image.height() - 10}) QVERIFY(image.pixelColor(x, y) == QColor(Qt::white));
  }

  // What is exported is put beside its diagram; not into the program's own folder.
  void itIsWrittenBesideItsDiagram() {
    QCOMPARE(folderFor(window_->page()), QDir::homePath());
    const QString path = folder_->filePath("mine.armature.json");
    QVERIFY(QFile::copy(example("Rotational/First"), path));
    QVERIFY(window_->openFile(path));
    QCOMPARE(folderFor(window_->page()), QFileInfo(path).absolutePath());
  }

  void theSheetIsShownFirst() {
    int pages = 0;
    QString zoom;
    bool wasLying = false, isStanding = false, isOneRow = false;
    int blackest = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      auto* dialog = window_->findChild<PrintPreview*>("printPreview");
      auto* preview = dialog ? dialog->findChild<QPrintPreviewWidget*>() : nullptr;
      if (!preview || preview->pageCount() == 0) return;
      pages = preview->pageCount();
      zoom = dialog->findChild<QToolButton*>("printZoom")->text();
      const auto lineOf = [&](const char* name) {
        return dialog->findChild<QToolButton*>(name)->geometry().center().y();
      };
      isOneRow = lineOf("printNow") == lineOf("printFit");
      wasLying = dialog->findChild<QToolButton*>("printLying")->isChecked();
      dialog->findChild<QToolButton*>("printStanding")->click();
      blackest = blackestBeside(*preview);
      isStanding = preview->orientation() == QPageLayout::Portrait &&
                   !dialog->findChild<QToolButton*>("printLying")->isChecked();
      dialog->reject();
    });
    timer.start(50);
    window_->resize(520, 500);
    pressKey(window_.get(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(pages, 1);
    QVERIFY(wasLying);
    // Pages throw no shadow, in no theme.
    QVERIFY2(blackest > 180, qPrintable(QString::number(blackest)));
    QVERIFY(isStanding);
    // It is wider than its share of a small window rather than that a button drops alone into a second row.
    QVERIFY(isOneRow);
    // A whole number, in the words of the window.
    QVERIFY2(QRegularExpression("^\\d{2,3} %$").match(zoom).hasMatch(), qPrintable(zoom));
  }

  // What was printed, and where to, is said.
  void whereItWasPrintedIsSaid() {
    const QString path = folder_->filePath("sheet.pdf");
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      auto* question = window_->findChild<QPrintDialog*>();
      if (question && question->isVisible()) {
        question->printer()->setOutputFormat(QPrinter::PdfFormat);
        question->printer()->setOutputFileName(path);
        return question->done(QDialog::Accepted);
      }
      auto* dialog = window_->findChild<PrintPreview*>("printPreview");
      auto* preview = dialog ? dialog->findChild<QPrintPreviewWidget*>() : nullptr;
      if (!preview || preview->pageCount() == 0) return;
      QTimer::singleShot(0, dialog->findChild<QToolButton*>("printNow"), &QToolButton::click);
    });
    timer.start(50);
    pressKey(window_.get(), Qt::Key_P, Qt::ControlModifier);
    QVERIFY(contentOf(path).startsWith("%PDF-"));
    QCOMPARE(window_->statusBar()->currentMessage(), QString("Printed: sheet.pdf"));
  }
};

QTEST_MAIN(PrintingTest)
#include "printing_test.moc"
