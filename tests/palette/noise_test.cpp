// Noise sources and the functions behind them, against numbers and functions that are not ours.
#include <cmath>

#include "circuit_case.h"

using namespace armature::test;

class NoiseTest : public QObject {
  Q_OBJECT
 private slots:
  // Numbers of the reference trajectory of Modelica.Blocks.Examples.Noise.UniformNoise (Dymola, MAP-LIB 4.1.0).
  void uniformNoiseRepeatsTheReference() {
    const CircuitRun run = runCircuit(
        "inner Blk.Noise.GlobalSeed globalSeed; Blk.Noise.UniformNoise u(samplePeriod = 0.02, y_min = -1, y_max = 3, "
        "useAutomaticLocalSeed = false, fixedLocalSeed = 10);",
        0.6);
    QVERIFY2(run.store, run.message.c_str());
    QVERIFY(std::abs(run.at("u.y", 0.17) - 0.834361347) < 1e-8);
    QVERIFY(std::abs(run.at("u.y", 0.19) - -0.744829503) < 1e-8);
    QVERIFY(std::abs(run.at("u.y", 0.53) - 0.615087248) < 1e-8);
    QVERIFY(std::abs(run.at("u.y", 0.55) - 1.47434674) < 1e-8);
  }

  // Error function and inverses over their ranges beside those of the C library.
  void specialFunctions() {
    const CircuitRun run = runCircuit(
        "import F = Modelica.Math.Special; Real u = 8 * time - 4; Real p = 1.998 * time - 0.999; Real q = "
        "Modelica.Math.exp(-60 * time); Real e = F.erf(u); Real c = F.erfc(u); Real i = F.erfInv(p); Real j = "
        "F.erfcInv(q); Real s = F.sinc(u);",
        1);
    QVERIFY2(run.store, run.message.c_str());
    for (int k = 0; k <= 600; k += 7) {
      const double t = k / 600.0, u = run.at("u", t), i = run.at("i", t), j = run.at("j", t);
      QVERIFY2(std::abs(run.at("e", t) - std::erf(u)) <= 4e-15, qPrintable(QString::number(u)));
      QVERIFY2(std::abs(run.at("c", t) / std::erfc(u) - 1) <= 2e-13, qPrintable(QString::number(u)));
      QVERIFY2(std::abs(std::erf(i) - run.at("p", t)) <= 1e-14, qPrintable(QString::number(i)));
      QVERIFY2(std::abs(std::erfc(j) / run.at("q", t) - 1) <= 1e-12, qPrintable(QString::number(j)));
      if (k != 300) QVERIFY2(std::abs(run.at("s", t) - std::sin(u) / u) <= 1e-14, qPrintable(QString::number(u)));
    }
    QCOMPARE(run.at("s", 0.5), 1.0);
  }

  // Mean and spread of many numbers; the bounds are four standard deviations of the estimates wide.
  void distributions() {
    const CircuitRun run = runCircuit(
        "inner Blk.Noise.GlobalSeed globalSeed; Blk.Noise.NormalNoise n(samplePeriod = 1, mu = 3, sigma = 2); "
        "Blk.Noise.TruncatedNormalNoise t(samplePeriod = 1, y_min = -1, y_max = 1, mu = 0.5, sigma = 1); "
        "Blk.Noise.BandLimitedWhiteNoise b(samplePeriod = 1, noisePower = 9); Blk.Noise.UniformNoise "
        "quiet(samplePeriod "
        "= 1, enableNoise = false, y_min = 1, y_max = 2, y_off = 7);",
        600);
    QVERIFY2(run.store, run.message.c_str());
    double sum[3] = {}, squares[3] = {};
    const char* const names[] = {"n.y", "t.y", "b.y"};
    constexpr int kCount = 599;
    for (int k = 0; k < kCount; ++k) {
      for (int j = 0; j < 3; ++j) {
        const double y = run.at(names[j], k + 0.5);
        sum[j] += y;
        squares[j] += y * y;
      }
      QVERIFY(std::abs(run.at("t.y", k + 0.5)) <= 1);
      QCOMPARE(run.at("quiet.y", k + 0.5), 7.0);
    }
    const auto mean = [&](int j) { return sum[j] / kCount; };
    const auto spread = [&](int j) { return std::sqrt(squares[j] / kCount - mean(j) * mean(j)); };
    QVERIFY(std::abs(mean(0) - 3) < 4 * 2 / std::sqrt(double(kCount)));
    QVERIFY(std::abs(spread(0) - 2) < 4 * 2 / std::sqrt(2.0 * kCount));
    QVERIFY(std::abs(mean(2)) < 4 * 3 / std::sqrt(double(kCount)));
    QVERIFY(std::abs(spread(2) - 3) < 4 * 3 / std::sqrt(2.0 * kCount));
    // Truncated at -1.5 and 0.5 standard deviations (Johnson, Kotz & Balakrishnan 1994, section 10.1).
    const auto density = [](double x) { return std::exp(-x * x / 2) / std::sqrt(2 * M_PI); };
    const auto below = [](double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); };
    const double share = below(0.5) - below(-1.5);
    const double expected = 0.5 + (density(-1.5) - density(0.5)) / share;
    QVERIFY(std::abs(mean(1) - expected) < 4 * 0.55 / std::sqrt(double(kCount)));
  }
};

QTEST_GUILESS_MAIN(NoiseTest)
#include "noise_test.moc"
