// Spectra of sums of sines of known amplitude, on the grid of frequencies and between it; histograms and figures of
// curves whose shares and figures are known in closed form.
#include <QtTest>
#include <cmath>
#include <numbers>

#include "engine/results/spectrum.h"
#include "engine/results/stretch.h"

using namespace armature::results;

namespace {

constexpr double kPi = std::numbers::pi;

template <class Value>
std::shared_ptr<Store> storeOf(int rows, double end, const Value& value, Column::Kind kind = Column::Kind::continuous) {
  Column column;
  column.name = "x";
  column.kind = kind;
  auto store = std::make_shared<Store>(std::vector{column}, 1);
  for (int k = 0; k < rows; ++k) {
    const double t = end * k / (rows - 1), x = value(t);
    store->append(t, &x);
  }
  store->finish();
  return store;
}

// The largest amplitude near a frequency [Hz].
double peak(const Store& spectrum, double frequency, double reach) {
  double most = 0;
  for (uint64_t row = spectrum.lowerBound(frequency - reach);
       row < spectrum.rowCount() && spectrum.time(row) <= frequency + reach; ++row)
    most = std::max(most, spectrum.value(spectrum.columns()[0], row));
  return most;
}

}  // namespace

class SpectrumTest : public QObject {
  Q_OBJECT
 private slots:
  void sinesShowTheirAmplitude_data();
  void sinesShowTheirAmplitude();
  void rowsAreFrequencies();
  void fastOnesDoNotComeBackSlow();
  void shortStretchesHaveNone();
  void histogramsAreShares();
  void figuresOfASine();
  void figuresOfAStep();
  void figuresStopAtEvents();
};

void SpectrumTest::sinesShowTheirAmplitude_data() {
  QTest::addColumn<int>("window");
  QTest::addColumn<double>("frequency");
  QTest::addColumn<double>("margin");
  // Over two seconds frequencies of half a hertz fit; 20.25 Hz lies in the middle of two such, 20.1 Hz anywhere.
  for (const double frequency : {20.0, 20.25, 20.1, 100.3}) {
    QTest::addRow("no window, %g Hz", frequency) << int(Window::none) << frequency << 0.03;
    QTest::addRow("Hann, %g Hz", frequency) << int(Window::hann) << frequency << 0.01;
    QTest::addRow("Blackman, %g Hz", frequency) << int(Window::blackman) << frequency << 0.01;
    QTest::addRow("flat top, %g Hz", frequency) << int(Window::flatTop) << frequency << 0.001;
  }
}

void SpectrumTest::sinesShowTheirAmplitude() {
  QFETCH(int, window);
  QFETCH(double, frequency);
  QFETCH(double, margin);
  const auto store = storeOf(16'385, 2, [&](double t) {
    return 5 + 3 * std::sin(2 * kPi * frequency * t + 0.7) + 0.2 * std::cos(2 * kPi * 400 * t);
  });
  const SeenSeries series{store.get(), 0, 2, 0};  // seen twice as large
  const auto spectrum = spectrumOf({series}, 0, 2, static_cast<Window>(window));
  QVERIFY(spectrum);
  const double found = peak(*spectrum, frequency, 1);
  QVERIFY2(std::abs(found - 6) <= 6 * margin, qPrintable(QString::number(found)));
  QVERIFY2(std::abs(peak(*spectrum, 400, 1) - 0.4) <= 0.05, qPrintable(QString::number(peak(*spectrum, 400, 1))));
  const double mean = spectrum->value(spectrum->columns()[0], 0);
  QVERIFY2(std::abs(mean - 10) < 0.1, qPrintable(QString::number(mean)));
  // Far from both there is next to nothing, where a window holds it together.
  if (static_cast<Window>(window) != Window::none) QVERIFY(peak(*spectrum, 250, 50) < 6e-4);
}

void SpectrumTest::rowsAreFrequencies() {
  const auto store = storeOf(1025, 4, [](double t) { return std::sin(2 * kPi * 8 * t); });
  const auto spectrum = spectrumOf({{store.get(), 0}}, 1, 3, Window::hann);
  QCOMPARE(spectrum->time(0), 0.0);
  QCOMPARE(spectrum->time(1), 0.125);  // a quarter of one over two seconds
  // 512 samples of two seconds.
  QCOMPARE(spectrum->time(spectrum->rowCount() - 1), 512 / 2.0 / 2);
}

// A million rows of a tone that is faster than the samples can follow.
void SpectrumTest::fastOnesDoNotComeBackSlow() {
  const auto store =
      storeOf(1'000'000, 1, [](double t) { return std::sin(2 * kPi * 1000 * t) + std::sin(2 * kPi * 130'000 * t); });
  const auto spectrum = spectrumOf({{store.get(), 0}}, 0, 1, Window::flatTop);
  QVERIFY(std::abs(peak(*spectrum, 1000, 20) - 1) < 0.002);
  QVERIFY2(peak(*spectrum, 131'072 - 130'000, 20) < 0.02, qPrintable(QString::number(peak(*spectrum, 1072, 20))));
}

void SpectrumTest::shortStretchesHaveNone() {
  const auto store = storeOf(100, 1, [](double t) { return t; });
  QVERIFY(!spectrumOf({{store.get(), 0}}, 0.5, 0.55, Window::hann));
  QVERIFY(!spectrumOf({}, 0, 1, Window::hann));
  QVERIFY(!histogramOf({{store.get(), 0}}, 2, 3, 10));
  QVERIFY(!stretchOf(*store, store->columns()[0], 2, 3));
}

void SpectrumTest::histogramsAreShares() {
  // A ramp spends the same time everywhere; a sine after the arcsine's law.
  const auto ramp = storeOf(37, 3, [](double t) { return 2 * t; });
  const auto even = histogramOf({{ramp.get(), 0}}, 0, 3, 10);
  QCOMPARE(even->rowCount(), uint64_t(22));
  QCOMPARE(even->time(0), 0.0);
  QCOMPARE(even->time(21), 6.0);
  for (uint64_t row = 1; row < 21; ++row) QVERIFY(std::abs(even->value(even->columns()[0], row) - 10) < 1e-9);
  const auto sine = storeOf(100'001, 1, [](double t) { return std::sin(2 * kPi * t); });
  const auto law = histogramOf({{sine.get(), 0}}, 0, 1, 20);
  for (int k = 0; k < 20; ++k) {
    const double a = -1 + 0.1 * k, b = std::min(1.0, a + 0.1);
    const double share = 100 * (std::asin(b) - std::asin(a)) / kPi;
    QVERIFY(std::abs(law->value(law->columns()[0], static_cast<uint64_t>(1 + 2 * k)) - share) < 0.01);
  }
  // What holds its value is all in one range.
  const auto steps = storeOf(
      5, 4, [](double t) { return t < 3 ? 0.0 : 1.0; }, Column::Kind::discrete);
  const auto levels = histogramOf({{steps.get(), 0}}, 0, 4, 2);
  QVERIFY(std::abs(levels->value(levels->columns()[0], 1) - 75) < 1e-9);
}

void SpectrumTest::figuresOfASine() {
  const auto store = storeOf(40'001, 4, [](double t) { return 1 + 2 * std::sin(2 * kPi * 3 * t); });
  const auto figures = stretchOf(*store, store->columns()[0], 3.5, 0.5);
  QVERIFY(figures);
  QCOMPARE(figures->from, 0.5);
  QVERIFY(std::abs(figures->mean - 1) < 1e-6);
  QVERIFY(std::abs(figures->rms - std::sqrt(3)) < 1e-6);
  QVERIFY(std::abs(figures->largest - 3) < 1e-6 && std::abs(figures->smallest + 1) < 1e-6);
  QVERIFY(std::abs(std::sin(2 * kPi * 3 * figures->largestAt) - 1) < 1e-6);
  QVERIFY(figures->period && std::abs(*figures->period - 1.0 / 3) < 1e-6);
  QVERIFY(std::abs(figures->integral - 3) < 1e-5);
  QVERIFY(!figures->riseTime);
}

// The step response of a second-order system of damping 0.3 and natural frequency 4 rad/s: closed forms of its
// overshoot; of a first-order one: rise from 10 to 90 % in T ln 9, within 2 % after T ln 50.
void SpectrumTest::figuresOfAStep() {
  const double zeta = 0.3, w0 = 4, wd = w0 * std::sqrt(1 - zeta * zeta);
  const auto second = storeOf(200'001, 20, [&](double t) {
    return 5 * (1 - std::exp(-zeta * w0 * t) * (std::cos(wd * t) + zeta * w0 / wd * std::sin(wd * t)));
  });
  const auto swung = stretchOf(*second, second->columns()[0], 0, 20);
  QVERIFY(std::abs(*swung->overshoot - std::exp(-zeta * kPi / std::sqrt(1 - zeta * zeta))) < 1e-4);
  QVERIFY(std::abs(swung->largestAt - kPi / wd) < 1e-3);
  const double T = 0.5;
  const auto first = storeOf(200'001, 20, [&](double t) { return 3 - 2 * (1 - std::exp(-t / T)); });
  const auto crept = stretchOf(*first, first->columns()[0], 0, 20);
  QVERIFY(std::abs(*crept->riseTime - T * std::log(9)) < 1e-4);
  QVERIFY(std::abs(*crept->settlingTime - T * std::log(50)) < 1e-4);
  QVERIFY(*crept->overshoot < 1e-9);
  QVERIFY(std::abs(crept->slope() + 2.0 / 20) < 1e-9);
}

void SpectrumTest::figuresStopAtEvents() {
  Column column;
  column.name = "x";
  Store store({column}, 1);
  for (const auto& [t, x] : {std::pair(0.0, 1.0), std::pair(1.0, 1.0), std::pair(1.0, 7.0), std::pair(2.0, 9.0)})
    store.append(t, &x);
  const auto before = stretchOf(store, store.columns()[0], 0, 1), behind = stretchOf(store, store.columns()[0], 1, 2);
  QCOMPARE(before->last, 1.0);
  QCOMPARE(before->largest, 1.0);
  QCOMPARE(behind->first, 7.0);
  QCOMPARE(behind->mean, 8.0);
}

QTEST_APPLESS_MAIN(SpectrumTest)
#include "spectrum_test.moc"
