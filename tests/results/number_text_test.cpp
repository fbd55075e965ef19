// Shortest texts of numbers, against the standard library's.
#include <QtTest>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <random>

#include "engine/results/number_text.h"

using namespace armature;
using namespace armature::results;

namespace {

std::string textOf(double value) {
  char text[kLongestNumber];
  return {text, writeNumber(value, text)};
}

std::string standardText(double value) {
  char text[kLongestNumber];
  return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

}  // namespace

class NumberTextTest : public QObject {
  Q_OBJECT
 private slots:
  void specialNumbers();
  void decimalPowers();
  void roundNumbers();
  void anyBits();
  void anyMagnitude();
};

void NumberTextTest::specialNumbers() {
  QCOMPARE(textOf(0), "0");
  QCOMPARE(textOf(-0.0), "0");
  QCOMPARE(textOf(std::nan("")), "nan");
  QCOMPARE(textOf(-std::nan("")), "nan");
  QCOMPARE(textOf(INFINITY), "inf");
  QCOMPARE(textOf(-INFINITY), "-inf");
  using Limits = std::numeric_limits<double>;
  for (const double value : {Limits::min(), Limits::max(), Limits::denorm_min(), Limits::lowest(), Limits::epsilon()})
    QCOMPARE(textOf(value), standardText(value));
}

void NumberTextTest::decimalPowers() {
  for (int power = -323; power <= 308; ++power) {
    for (const double digits : {1.0, 1.5, 9.9, 1.25, 123456.0, 1.2345678901234567}) {
      const double value = digits * std::pow(10.0, power);
      if (!std::isfinite(value) || value == 0) continue;
      QCOMPARE(textOf(value), standardText(value));
      QCOMPARE(textOf(-value), standardText(-value));
      QCOMPARE(textOf(std::nextafter(value, 0)), standardText(std::nextafter(value, 0)));
    }
  }
}

void NumberTextTest::roundNumbers() {
  for (int k = 1; k < 20'000; ++k) {
    for (const double value : {k * 1.0, k * 0.1, k / 128.0, k * 1e3, k * 1e-5, k * 4503599627370.5}) {
      QCOMPARE(textOf(value), standardText(value));
    }
  }
  for (int bit = 40; bit < 70; ++bit) {
    const double value = std::ldexp(1.0, bit);
    for (const double near : {value - 1, value, value + 1, value + 0.5, 3 * value}) {
      QCOMPARE(textOf(near), standardText(near));
    }
  }
}

void NumberTextTest::anyBits() {
  std::mt19937_64 any(7);
  for (int k = 0; k < 1'000'000; ++k) {
    const double value = std::bit_cast<double>(any());
    if (!std::isfinite(value)) continue;
    if (textOf(value) != standardText(value)) QCOMPARE(textOf(value), standardText(value));
  }
}

// As results are: most within some powers of ten about one.
void NumberTextTest::anyMagnitude() {
  std::mt19937_64 any(11);
  std::uniform_real_distribution<double> power(-20, 20);
  for (int k = 0; k < 1'000'000; ++k) {
    const double value = std::pow(10.0, power(any));
    if (textOf(value) != standardText(value)) QCOMPARE(textOf(value), standardText(value));
  }
}

QTEST_APPLESS_MAIN(NumberTextTest)
#include "number_text_test.moc"
