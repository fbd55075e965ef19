// What the engine's own process costs in the window: two windows, one with the engine in this process and one with it
// in processes of its own, do the same in turn.
//
//     window_benchmark [ROUNDS]      (20)
//
// Prints, for each window, the smallest, median and largest time [ms] from a click on Run to the first painted curve,
// for a model that the checker has translated and for a run again; of a change of a parameter until it is checked; and
// of a run at full speed with a million rows; behind them the median of the ratios of the pairs. Then the longest time
// in which the window answers nothing while such a run goes on and all layers are switched on and off; the time from
// the start of a process until its window is usable; and the memory of this process while a model that takes the most
// memory that a translation may have is translated apart.
//
//     window_benchmark --start FILE      what is started for it: opens the diagram, ends as soon as it is usable
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "app/look/theme.h"
#include "app/plots/plot_view.h"
#include "app/shell/main_window.h"
#include "app/shell/view_menu.h"
#include "engine/diagram/document.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr int kLongest = 120'000;  // [ms] of anything

double milliseconds(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Tells when a curve of another run than the one of its making is painted.
class FirstCurve : public QObject {
 public:
  FirstCurve(PlotView* plot, RunControl& run) : plot_(plot), run_(run), before_(run.store()) {
    plot->plot()->installEventFilter(this);
  }
  bool isPainted() const { return painted_; }

 protected:
  bool eventFilter(QObject* /*object*/, QEvent* event) override {
    if (event->type() == QEvent::Paint && run_.store() != before_ && !plot_->variables().isEmpty())
      painted_ = painted_ || !std::isnan(lastValue(*plot_, plot_->variables().front()));
    return false;
  }

 private:
  PlotView* plot_;
  RunControl& run_;
  StorePtr before_;
  bool painted_ = false;
};

class Bench {
 public:
  Bench(const char* name, const QTemporaryDir& folder, std::function<std::unique_ptr<Engine>()> engine) : name(name) {
    MainWindow::Options options;
    options.isQuiet = true;
    options.settingsFile = folder.filePath(QString(name) + ".ini");
    options.makeEngine = std::move(engine);
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
  }
  MainWindow& window() { return *window_; }

  void open(const QString& file) {
    window_->openFile(file);
    settle();
  }
  // Until nothing is being translated or run.
  void settle() {
    QElapsedTimer clock;
    clock.start();
    do QTest::qWait(2);
    while ((window_->run().isActive() || window_->checker().isChecking() || window_->engine().isBusy()) &&
           clock.elapsed() < kLongest);
  }
  double change(int number) {
    OpenDocument& document = window_->document();
    QElapsedTimer clock;
    clock.start();
    document.setModifier(document.partIndex("inertia1"), "J", std::to_string(number));
    window_->checker().checkNow();
    while (!window_->checker().currentModel() && clock.elapsed() < kLongest) QCoreApplication::processEvents();
    return milliseconds(clock);
  }
  double toFirstCurve() {
    PlotView* const plot = window_->plots().findChild<PlotView*>();
    if (plot == nullptr) return NAN;
    const FirstCurve curve(plot, window_->run());
    QElapsedTimer clock;
    clock.start();
    clickRun();
    while (!curve.isPainted() && clock.elapsed() < kLongest) QCoreApplication::processEvents();
    const double taken = milliseconds(clock);
    settle();
    return taken;
  }
  double wholeRun(const std::function<void()>& meanwhile = [] {}) {
    QElapsedTimer clock;
    clock.start();
    clickRun();
    QTest::qWait(1);
    while (window_->run().isActive() && clock.elapsed() < kLongest) {
      QCoreApplication::processEvents();
      meanwhile();
    }
    const double taken = milliseconds(clock);
    settle();
    return taken;
  }
  bool isUsable() const { return window_->checker().isAnswered() && window_->findChild<PlotView*>() != nullptr; }

  const char* name;
  std::vector<double> changes, firsts, again, runs;

 private:
  void clickRun() {
    for (QToolButton* button : window_->findChildren<QToolButton*>())
      if (button->isVisible() && button->isEnabled() && button->defaultAction() &&
          button->defaultAction()->shortcut() == QKeySequence(Qt::Key_F5))
        return QTest::mouseClick(button, Qt::LeftButton);
    std::printf("there is no button to run\n");
  }

  std::unique_ptr<MainWindow> window_;
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? NAN : values[values.size() / 2];
}

void print(const char* what, const std::vector<double>& here, const std::vector<double>& apart) {
  std::vector<double> ratios;
  for (size_t k = 0; k < here.size(); ++k) ratios.push_back(apart[k] / here[k]);
  const auto [hereLeast, hereMost] = std::minmax_element(here.begin(), here.end());
  const auto [apartLeast, apartMost] = std::minmax_element(apart.begin(), apart.end());
  std::printf("%-28s %8.1f %8.1f %8.1f   %8.1f %8.1f %8.1f   %6.3f\n", what, *hereLeast, median(here), *hereMost,
              *apartLeast, median(apart), *apartMost, median(ratios));
}

double residentMegabytes() {
  std::ifstream in("/proc/self/statm");
  double all = 0, resident = 0;
  in >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

// Runs at full speed while all layers are switched on and off again five times a second.
void printLayers(Bench& bench) {
  constexpr int kSwitched = 200;  // [ms]
  double gap = 0;
  int runs = 0, switches = 0;
  QElapsedTimer since, sinceSwitch;
  sinceSwitch.start();
  for (; runs < 5; ++runs) {
    since.start();
    bench.wholeRun([&] {
      gap = std::max(gap, milliseconds(since));
      since.restart();
      if (sinceSwitch.elapsed() < kSwitched) return;
      const bool isOn = ++switches % 2 == 1;
      bench.window().viewMenu().show({isOn, isOn, isOn, isOn, isOn});
      sinceSwitch.restart();
    });
  }
  std::printf("%d runs of a million rows at full speed, all layers switched on or off %d times: longest gap %.1f ms\n",
              runs, switches, gap);
}

// Opens a diagram as the program does; until it is painted, checked and answers.
int startOnly(const QString& file) {
  const QTemporaryDir folder;
  Bench bench("start", folder, [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); });
  bench.window().openFile(file);
  QElapsedTimer clock;
  clock.start();
  while (!bench.isUsable() && clock.elapsed() < kLongest) QTest::qWait(1);
  std::fflush(nullptr);
  std::_Exit(bench.isUsable() ? 0 : 1);
}

void printStart(const QString& program, const QString& file) {
  std::vector<double> taken;
  for (int k = 0; k < 10; ++k) {
    QElapsedTimer clock;
    clock.start();
    if (QProcess::execute(program, {"--start", file}) != 0) return (void)std::printf("the window does not start\n");
    taken.push_back(milliseconds(clock));
  }
  const auto [least, most] = std::minmax_element(taken.begin(), taken.end());
  std::printf("start of the process to usable [ms]: %.0f %.0f %.0f\n", *least, median(taken), *most);
}

// The window's memory while a model of the largest size is translated apart.
void printMemory(Bench& bench, const QTemporaryDir& folder) {
  const QString file = folder.filePath("Wide.mo");
  // Twice the parts with each level, until the memory does not suffice.
  std::ofstream text(file.toStdString());
  text << "model Wide\n  model A0\n    Real x = time;\n  end A0;\n";
  for (int k = 1; k <= 40; ++k) text << "  model A" << k << "\n    A" << k - 1 << " a[2];\n  end A" << k << ";\n";
  text << "  A40 a;\nend Wide;\n";
  text.close();
  const double before = residentMegabytes();
  double most = before;
  QElapsedTimer clock;
  clock.start();
  bench.window().openFile(file);
  QTest::qWait(50);
  bench.window().checker().checkNow();
  double gap = 0;
  QElapsedTimer since;
  since.start();
  while ((bench.window().engine().isBusy() || bench.window().checker().isChecking()) && clock.elapsed() < kLongest) {
    QTest::qWait(5);
    gap = std::max(gap, milliseconds(since));
    since.restart();
    most = std::max(most, residentMegabytes());
  }
  const Messages& messages = bench.window().checker().messages();
  std::printf(
      "a model of the largest size: %.1f s; the window's memory %.0f MB before, at most %.0f MB; its longest gap "
      "%.0f ms; message: %s\n",
      milliseconds(clock) / 1000, before, most, gap, messages.empty() ? "none" : messages.front().toText().c_str());
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  dressApplication();
  if (argc > 2 && std::string_view(argv[1]) == "--start") return startOnly(argv[2]);
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
  const QTemporaryDir folder;
  const QString first = ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json";
  const QString longOne = folder.filePath("Long.armature.json");
  auto document = diagram::load(first.toStdString());
  if (!document) return 1;
  document->experiment.stopTime = 100;
  document->experiment.interval = 1e-4;
  if (!diagram::save(*document, longOne.toStdString()).ok()) return 1;
  Bench here("here", folder, [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); });
  Bench apart("apart", folder, [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); });
  for (Bench* bench : {&here, &apart}) {
    bench->open(first);
    (void)bench->toFirstCurve();
  }
  for (int round = 0; round < rounds; ++round)
    for (int k = 0; k < 2; ++k) {
      Bench& bench = (round + k) % 2 == 0 ? here : apart;
      bench.changes.push_back(bench.change(round + 1));
      bench.settle();
      bench.firsts.push_back(bench.toFirstCurve());
      bench.again.push_back(bench.toFirstCurve());
    }
  for (Bench* bench : {&here, &apart}) bench->open(longOne);
  for (int round = 0; round < std::min(rounds, 10); ++round)
    for (int k = 0; k < 2; ++k) {
      Bench& bench = (round + k) % 2 == 0 ? here : apart;
      bench.runs.push_back(bench.wholeRun());
    }
  std::printf("%-28s %26s   %26s   %6s\n", "[ms]", "in this process", "in processes of its own", "ratio");
  print("change to checked", here.changes, apart.changes);
  print("click to first curve", here.firsts, apart.firsts);
  print("again", here.again, apart.again);
  print("a run of a million rows", here.runs, apart.runs);
  printLayers(apart);
  printStart(argv[0], first);
  printMemory(apart, folder);
  return 0;
}
