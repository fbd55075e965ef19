// Texts of several lines: no word stands alone on the last one where there is room beside it.
#include <QLabel>
#include <QListWidget>
#include <QtTest>

#include "app/lessons/verdict.h"
#include "app/look/theme.h"
#include "app/look/word_wrap.h"

using namespace armature::app;

namespace {

// How far to the right there is ink in the last line of what is drawn [px].
int endOfLastLine(QWidget& widget, int lineHeight) {
  const QImage seen = widget.grab().toImage();
  const QColor ground = seen.pixelColor(0, 0);
  int bottom = -1, end = 0;
  for (int y = seen.height() - 1; y >= 0 && (bottom < 0 || y > bottom - lineHeight); --y)
    for (int x = 0; x < seen.width(); ++x)
      if (seen.pixelColor(x, y) != ground) {
        bottom = std::max(bottom, y);
        end = std::max(end, x);
      }
  return end;
}

}  // namespace

class WordWrapTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() { dressApplication(); }
  void lastLinesHaveTwoWords_data();
  void lastLinesHaveTwoWords();
  void labelsFollow();
  void wordsAreHeldTogether();
};

void WordWrapTest::lastLinesHaveTwoWords_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("full");  // the longest line that fits
  QTest::addColumn<bool>("isNarrower");
  QTest::newRow("one word alone") << "They have no common parameter."
                                  << "They have no common" << true;
  QTest::newRow("two words") << "They have no common parameter here."
                             << "They have no common" << false;
  QTest::newRow("one line") << "They have none."
                            << "They have no common" << false;
  // A narrower column would have another line.
  QTest::newRow("nothing to give") << "Unpronounceable parameter"
                                   << "Unpronounceable" << false;
  QTest::newRow("of two paragraphs") << "They have no common parameter.\nSo much for that."
                                     << "They have no common" << true;
}

void WordWrapTest::lastLinesHaveTwoWords() {
  QFETCH(QString, text);
  QFETCH(QString, full);
  QFETCH(bool, isNarrower);
  const QFont font = QApplication::font();
  const QFontMetrics metrics(font);
  const int width = metrics.horizontalAdvance(full) + 4;
  const int even = evenWidth(font, text, width);
  QCOMPARE(even < width, isNarrower);
  const auto high = [&](int wide) {
    return metrics.boundingRect(QRect(0, 0, wide, 1), Qt::TextWordWrap, text).height();
  };
  QCOMPARE(high(even), high(width));
  // On the side that it is aligned to.
  const QRect box(10, 20, width, 100);
  QCOMPARE(evenBox(font, text, box, Qt::AlignLeft).left(), box.left());
  QCOMPARE(evenBox(font, text, box, Qt::AlignRight).right(), box.right());
  QVERIFY(std::abs(evenBox(font, text, box, Qt::AlignHCenter).center().x() - box.center().x()) <= 1);
}

// Whatever is written as plain text on a label of the window.
void WordWrapTest::labelsFollow() {
  const QString first = "They have no common", last = "word.";
  QLabel label(first + ' ' + last);
  label.setWordWrap(true);
  const QFontMetrics metrics(label.font());
  label.setFixedWidth(metrics.horizontalAdvance(first) + 4);
  label.setFixedHeight(label.heightForWidth(label.width()));
  label.show();
  QVERIFY(endOfLastLine(label, metrics.height() * 2 / 3) > metrics.horizontalAdvance("common"));
}

void WordWrapTest::wordsAreHeldTogether() {
  const QChar space(0xA0);
  const QString held = heldTogether("Each of the masses is pressed with a force and begins at rest.\nIt moves then.");
  QVERIFY2(held.contains(QString("begins at%1rest.").arg(space)), qPrintable(held));
  QVERIFY(held.endsWith("It moves then."));  // one line in any column
  const QString rich = richText("What each of the equations says of it is by now **well** known");
  QVERIFY2(rich.endsWith(QString("</b>%1known").arg(space)), qPrintable(rich));
}

QTEST_MAIN(WordWrapTest)
#include "word_wrap_test.moc"
