// What a terminal would obey is shown instead; what a person reads stays as it is.
#include <QtTest>

#include "engine/base/printable.h"

using armature::printable;

class PrintableTest : public QObject {
  Q_OBJECT
 private slots:
  void texts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    const auto same = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text << text; };
    same("nothing", "");
    same("letters", "error N004: no class A.B");
    same("lines", "one\n  two\tthree");
    same("other scripts", "Drehzahl ω, 30 °C, 模型, 😀");
    same("a space that does not break", "1\xC2\xA0V");
    const auto row = [](const char* name, const QByteArray& text, const char* shown) {
      QTest::newRow(name) << text << QByteArray(shown);
    };
    row("title of the window", "\x1b]0;t\x07", "\\x1b]0;t\\x07");
    row("back to the line's begin", "bad\rgood", "bad\\x0dgood");
    row("no byte", QByteArray("a\0b", 3), "a\\x00b");
    row("rub out", "a\x7f", "a\\x7f");
    row("control of two bytes",
        "\xC2\x9B"
        "2J",
        "\\xc2\\x9b2J");
    row("control of one byte beyond ASCII",
        "\x9B"
        "2J",
        "\\x9b2J");
    row("half a character", "a\xE2\x82", "a\\xe2\\x82");
    row("half of a pair", "\xED\xA0\x80", "\\xed\\xa0\\x80");
    row("longer than it need be", "\xC0\x9B\xE0\x80\x9B", "\\xc0\\x9b\\xe0\\x80\\x9b");
    row("beyond the last one", "\xF4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
  }
  void texts() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), shown);
  }
};

QTEST_APPLESS_MAIN(PrintableTest)
#include "printable_test.moc"
