// The program itself, started as a person starts it: what a word on its command line changes for this start, and what
// it leaves for the next one.
#include <QApplication>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QtTest>

class StartTest : public QObject {
  Q_OBJECT
 private slots:
  void darkIsForThisStart();
};

namespace {

// How much of the screen is covered by windows, and how much of it is light; the screen itself is black [-].
struct Look {
  double covered = 0, light = 0;
};

Look lookAtScreen() {
  const QImage image = QGuiApplication::primaryScreen()->grabWindow(0).toImage();
  Look look;
  if (image.isNull()) return look;
  for (int y = 0; y < image.height(); y += 4)
    for (int x = 0; x < image.width(); x += 4) {
      const int lightness = image.pixelColor(x, y).lightness();
      look.covered += lightness > 0;
      look.light += lightness > 200;
    }
  const double all = image.width() / 4.0 * (image.height() / 4.0);
  return {look.covered / all, look.light / all};
}

// With settings and all else in a folder, until its window stands there.
Look lookOfStart(const QString& folder, const QStringList& arguments) {
  constexpr double kWindow = 0.3;  // of the screen [-]
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
    environment.insert(name, folder);
  QProcess program;
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(ARMATURE_PROGRAM), arguments);
  (void)QTest::qWaitFor([] { return lookAtScreen().covered > kWindow; }, 60000);
  QTest::qWait(1500);  // settings are written by then, too
  const Look look = lookAtScreen();
  program.terminate();
  if (!program.waitForFinished(10000)) program.kill();
  program.waitForFinished();
  return look;
}

}  // namespace

// The dark theme of a command line is not what the person has chosen.
void StartTest::darkIsForThisStart() {
  if (QGuiApplication::platformName() != QLatin1String("xcb")) QSKIP("needs a display that can be looked at");
  QVERIFY(lookAtScreen().covered < 0.3);
  const QTemporaryDir folder;
  const auto words = [](const Look& look) {
    return QStringLiteral("covered %1, light %2").arg(look.covered).arg(look.light).toUtf8();
  };
  const Look dark = lookOfStart(folder.path(), {"--dark"});
  QVERIFY2(dark.covered > 0.3 && dark.light < 0.1 * dark.covered, words(dark).constData());
  const Look next = lookOfStart(folder.path(), {});
  QVERIFY2(next.covered > 0.3 && next.light > 0.5 * next.covered, words(next).constData());
}

QTEST_MAIN(StartTest)
#include "start_test.moc"
