// The diagram on paper: as a PDF file, and in the look at the sheet before it is printed.
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>

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

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  }
  void cleanup() { window_.reset(); }

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

  void itBecomesAPdf() {
    const QString path = folder_->filePath("first.pdf");
    answerFileDialog(path);
    choose("Export &picture of the diagram…");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.startsWith("%PDF-"));
    QVERIFY(content.contains("/Count 1") && content.size() > 4000);
  }

  void theSheetIsShownFirst() {
    int pages = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      auto* dialog = window_->findChild<QPrintPreviewDialog*>("printPreview");
      auto* preview = dialog ? dialog->findChild<QPrintPreviewWidget*>() : nullptr;
      if (!preview || preview->pageCount() == 0) return;
      pages = preview->pageCount();
      dialog->reject();
    });
    timer.start(50);
    pressKey(window_.get(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(pages, 1);
  }
};

QTEST_MAIN(PrintingTest)
#include "printing_test.moc"
