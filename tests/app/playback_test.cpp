// A run that is played again: at the pace of the run, in slow motion, from the instant that somebody else has set, and
// with thirty pictures a second at least.
#include <QtTest>

#include "app/run/playback.h"
#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;

class PlaybackTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void init() { playback_.setWanted(false); }
  void aShortRunTakesSomeSeconds();
  void aPaceIsKept_data();
  void aPaceIsKept();
  void itGoesOnFromWhereOneHasSetIt();
  void itBeginsAnewAtItsEnd();

 private:
  // How far the shown time goes in so much time [s]; the clock is read with it, whatever else the machine does.
  double speed(double seconds);

  test::ArrowBench bench_;
  Playback playback_{bench_.run};
};

void PlaybackTest::initTestCase() {
  auto loaded = diagram::load(ARMATURE_SOURCE_DIR "/resources/examples/Translational/Oscillator.armature.json");
  QVERIFY(loaded.ok());
  diagram::Document document = loaded.take();
  document.experiment.stopTime = 3;
  QVERIFY2(bench_.simulate(document), qPrintable(bench_.reason()));
}

double PlaybackTest::speed(double seconds) {
  const auto next = [&] {
    QSignalSpy shown(&bench_.run, &RunControl::shownTimeChanged);
    (void)shown.wait(5000);
    return bench_.run.shownTime();
  };
  const double from = next();
  QElapsedTimer clock;
  clock.start();
  while (static_cast<double>(clock.elapsed()) < 1000 * seconds) (void)next();
  return (next() - from) / (static_cast<double>(clock.nsecsElapsed()) / 1e9);
}

// Three seconds in six, where nobody has asked for anything else.
void PlaybackTest::aShortRunTakesSomeSeconds() {
  bench_.run.setPace(0);
  playback_.setWanted(true);
  const double rate = speed(0.5);
  QVERIFY2(rate > 0.4 && rate < 0.6, qPrintable(QString::number(rate)));
}

void PlaybackTest::aPaceIsKept_data() {
  QTest::addColumn<double>("pace");
  QTest::newRow("slow motion") << 0.1;
  QTest::newRow("real time") << 1.0;
  QTest::newRow("fast") << 2.0;
}

void PlaybackTest::aPaceIsKept() {
  QFETCH(double, pace);
  bench_.run.setPace(pace);
  playback_.setWanted(true);
  const double rate = speed(0.5);
  QVERIFY2(rate > 0.8 * pace && rate < 1.2 * pace, qPrintable(QString::number(rate)));
}

void PlaybackTest::itGoesOnFromWhereOneHasSetIt() {
  bench_.run.setPace(0.1);
  playback_.setWanted(true);
  (void)speed(0.1);
  bench_.run.setShownTime(2);
  (void)speed(0.1);
  QVERIFY2(bench_.run.shownTime() > 2 && bench_.run.shownTime() < 2.3,
           qPrintable(QString::number(bench_.run.shownTime())));
}

// Its end is shown for a second before that.
void PlaybackTest::itBeginsAnewAtItsEnd() {
  bench_.run.setPace(2);
  playback_.setWanted(true);
  bench_.run.setShownTime(2.9);
  QTRY_COMPARE(bench_.run.shownTime(), 3.0);
  QElapsedTimer clock;
  clock.start();
  QTRY_VERIFY(bench_.run.shownTime() < 1);
  QVERIFY2(clock.elapsed() > 800, qPrintable(QString::number(clock.elapsed())));
}

QTEST_MAIN(PlaybackTest)
#include "playback_test.moc"
