// How many pictures a second a diagram of many parts gets with what is drawn over it, in software rendering at
// 1280×800.
//
//     overlay_benchmark [SECONDS]      (2, for each line of the table)
//
// First the canvas alone, one picture after the other: for 10, 50, 200, 400 and 1000 parts, each layer alone and all
// together, the median and the longest time of a picture [ms] and pictures a second; then what moving the view costs,
// where all has to find its place anew in each picture. Then one line of 200 parts in space, as a track and as a shaft.
// Then the whole window when all layers are switched on and a run of 200 parts is played with them, at rest and while
// the view is moved: pictures of the canvas a second, and the longest time [ms] that the window did not answer.
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "app/energy/energy_view.h"
#include "app/lines/line_panel.h"
#include "app/look/theme.h"
#include "app/shell/main_window.h"
#include "app/shell/view_menu.h"
#include "app/teaching/power_book.h"
#include "app/teaching/quadrant_view.h"
#include "tests/teaching/arrow_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

double milliseconds(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Chains of masses and springs, and of inertias and dampers, in rows of a sheet about as wide as the window.
diagram::Document chains(int count) {
  diagram::Document d;
  d.name = "Chains";
  const int columns = count > 200 ? 25 : count > 50 ? 20 : 10;
  const auto add = [&](int k, const char* library, const char* kind, std::vector<diagram::Modifier> values) {
    diagram::ComponentItem item;
    item.name = "part" + std::to_string(k);
    item.className = std::string("Modelica.Mechanics.") + library + ".Components." + kind;
    item.placement.x = 30 * (k % columns);
    item.placement.y = -34 * (k / columns);
    item.modifiers = std::move(values);
    d.components.push_back(std::move(item));
  };
  for (int k = 0; k < count; ++k) {
    const bool isTurning = k / columns % 2 == 1, isFirst = k % columns == 0;
    if (k % 2 == 0 && isTurning)
      add(k, "Rotational", "Inertia", {{"J", "1"}, {"w.start", isFirst ? "1" : "0"}});
    else if (k % 2 == 0)
      add(k, "Translational", "Mass", {{"m", "1"}, {"v.start", isFirst ? "1" : "0"}});
    else if (isTurning)
      add(k, "Rotational", "SpringDamper", {{"c", "100"}, {"d", "1"}});
    else
      add(k, "Translational", "SpringDamper", {{"c", "100"}, {"d", "1"}});
    if (!isFirst)
      d.connections.push_back(
          {"part" + std::to_string(k - 1) + ".flange_b", "part" + std::to_string(k) + ".flange_a", {}, {}});
  }
  d.experiment.stopTime = 2;
  d.experiment.interval = 0.01;
  return d;
}

// Time of the processor that this thread has taken.
double processorMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

void print(const char* words, std::vector<double> times, std::vector<double> processor, const Drawn& drawn) {
  std::sort(times.begin(), times.end());
  std::sort(processor.begin(), processor.end());
  double sum = 0;
  for (const double t : times) sum += t;
  std::printf("  %-12s %8.2f %8.2f %8.1f %8.2f %8.2f   %zu %zu %zu\n", words, times[times.size() / 2], times.back(),
              1000 * static_cast<double>(times.size()) / sum, processor[processor.size() / 2], processor.back(),
              drawn.arrows.size(), drawn.numbers.size(), drawn.moving.size());
}

// Pictures of a widget for so many seconds, each of another instant.
void timePictures(const char* words, QWidget& widget, double seconds, const std::function<void(double)>& setTime,
                  const LiveOverlay* overlay = nullptr) {
  QImage image(widget.size(), QImage::Format_RGB32);
  std::vector<double> times, processor;
  QElapsedTimer whole;
  whole.start();
  for (int k = 0; milliseconds(whole) < 1000 * seconds; ++k) {
    QElapsedTimer clock;
    clock.start();
    const double before = processorMilliseconds();
    setTime(0.2 + 0.011 * (k % 150));
    widget.render(&image);
    processor.push_back(processorMilliseconds() - before);
    times.push_back(milliseconds(clock));
  }
  print(words, std::move(times), std::move(processor), overlay ? overlay->drawn() : Drawn());
}

void measure(test::ArrowBench& bench, const char* words, const Overlays& overlays, double seconds) {
  bench.overlay.setShown(overlays);
  timePictures(
      words, bench.view, seconds, [&](double t) { bench.run.setShownTime(t); }, &bench.overlay);
}

// The dock "Energy" beside it: both flows and the four quadrants, at an instant of their own each time.
void measureEnergy(int count, double seconds) {
  test::ArrowBench bench;
  diagram::Document document = chains(count);
  // Each mass begins as it is told: then energy goes down the chains.
  for (auto& component : document.components)
    for (const char* speed : {"v", "w"})
      if (!component.modifiers.empty() && component.modifiers.back().name == std::string(speed) + ".start")
        component.modifiers.push_back({std::string(speed) + ".fixed", "true"});
  if (!bench.simulate(document)) {
    std::printf("%s\n", qPrintable(bench.reason()));
    return;
  }
  EnergyView power(EnergyView::Shows::power), energy(EnergyView::Shows::energy);
  QuadrantView quadrants;
  QElapsedTimer bound;
  bound.start();
  if (!bench.overlay.book().powers()) return;
  std::printf("  energy: bound in %.1f ms", milliseconds(bound));
  while (!bench.overlay.book().energies()->advance(1000)) {
  }
  std::printf(", with all integrals %.1f ms\n", milliseconds(bound));
  quadrants.setPoint(&bench.overlay.book(), "part0", "flange_b");
  for (EnergyView* view : {&power, &energy}) view->setBook(&bench.overlay.book());
  const auto run = [&](const char* words, QWidget& widget, const std::function<void(double)>& setTime) {
    widget.resize(400, 420);
    timePictures(words, widget, seconds, setTime);
  };
  run("power", power, [&](double t) { power.setTime(t); });
  run("since start", energy, [&](double t) { energy.setTime(t); });
  run("quadrants", quadrants, [&](double t) { quadrants.setTime(t); });
}

// All layers over a view that is moved for each picture: along, and nearer and farther about its middle.
void measureMoves(test::ArrowBench& bench, double seconds) {
  int picture = 0;
  timePictures("panned", bench.view, seconds, [&](double) { bench.view.panBy({picture++ % 40 < 20 ? 7.0 : -7.0, 0}); });
  bench.view.fit();
  const double zoom = bench.view.zoom();
  const QPointF middle = QRectF(bench.view.rect()).center();
  timePictures("zoomed", bench.view, seconds,
               [&](double) { bench.view.setZoom(zoom * std::pow(1.06, picture++ % 30), middle); });
  bench.view.fit();
}

void measureCanvas(int count, double seconds) {
  test::ArrowBench bench;
  bench.view.resize(1280, 800);
  if (!bench.simulate(chains(count))) {
    std::printf("%s\n", qPrintable(bench.reason()));
    return;
  }
  bench.view.fit();
  std::printf("%d parts at %.0f %%: ms a picture, the longest, pictures a second; of the processor\n", count,
              100 * bench.view.zoom());
  measure(bench, "bare", {}, seconds);
  measure(bench, "axis", {false, false, false, true, false}, seconds);
  measure(bench, "convention", {false, false, false, false, true}, seconds);
  measure(bench, "arrows", {true, false, false, false, false}, seconds);
  measure(bench, "values", {false, true, false, false, false}, seconds);
  measure(bench, "motion", {false, false, true, false, false}, seconds);
  measure(bench, "all", {true, true, true, true, true}, seconds);
  measureMoves(bench, seconds);
  measureEnergy(count, seconds);
}

// One chain of masses and springs, or of inertias and springs.
diagram::Document chain(int count, bool isTurning) {
  diagram::Document d = chains(count);
  d.connections.clear();
  const std::string library = std::string("Modelica.Mechanics.") + (isTurning ? "Rotational" : "Translational");
  for (int k = 0; k < count; ++k) {
    auto& item = d.components[static_cast<size_t>(k)];
    const bool isBody = k % 2 == 0;
    item.className = library + ".Components." + (!isBody ? "SpringDamper" : isTurning ? "Inertia" : "Mass");
    item.modifiers = isBody ? std::vector<diagram::Modifier>{{isTurning ? "J" : "m", "1"}}
                            : std::vector<diagram::Modifier>{{"c", "100"}, {"d", "1"}};
    if (isBody && !isTurning) item.modifiers.push_back({"L", "0.1"});
    if (!isBody && !isTurning) item.modifiers.push_back({"s_rel0", "0.2"});
    if (k == 0) item.modifiers.push_back({isTurning ? "w.start" : "v.start", "1"});
    if (k > 0)
      d.connections.push_back(
          {"part" + std::to_string(k - 1) + ".flange_b", "part" + std::to_string(k) + ".flange_a", {}, {}});
  }
  return d;
}

void measureLine(int count, bool isTurning, double seconds) {
  test::ArrowBench bench;
  if (!bench.simulate(chain(count, isTurning))) {
    std::printf("%s\n", qPrintable(bench.reason()));
    return;
  }
  LinePanel panel;
  panel.resize(1280, 400);
  panel.setSource(&bench.scene, &bench.run, {});
  panel.show();
  panel.showDomain(isTurning ? Domain::rotational : Domain::translational);
  QTest::qWait(200);
  timePictures(isTurning ? "shaft" : "track", panel, seconds, [&](double t) { bench.run.setShownTime(t); });
}

// Counts the pictures of a widget.
class Counter : public QObject {
 public:
  int pictures = 0;

 protected:
  bool eventFilter(QObject* /*object*/, QEvent* event) override {
    pictures += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }
};

// The window for so many seconds; every 30 ms something is done in it.
void watch(MainWindow& window, const char* words, double seconds, const std::function<void(int)>& act) {
  Counter counter;
  window.canvas().installEventFilter(&counter);
  double longest = 0;
  int acts = 0;
  QElapsedTimer whole, clock;
  whole.start();
  clock.start();
  while (milliseconds(whole) < 1000 * seconds) {
    if (milliseconds(whole) > 30 * acts) act(acts++);
    QCoreApplication::processEvents();
    longest = std::max(longest, milliseconds(clock));
    clock.restart();
    QThread::usleep(200);
  }
  const double taken = milliseconds(whole) / 1000;
  std::printf("window, 200 parts, canvas of %dx%d at %.0f %%, %s: %.1f pictures a second, longest gap %.1f ms\n",
              window.canvas().width(), window.canvas().height(), 100 * window.canvas().zoom(), words,
              counter.pictures / taken, longest);
}

void measureWindow(double seconds) {
  const QTemporaryDir folder;
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = folder.filePath("settings.ini");
  options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  MainWindow window(std::move(options));
  window.resize(1280, 800);
  window.show();
  const QString file = folder.filePath("Chains.armature.json");
  if (!diagram::save(chains(200), file.toStdString()).ok() || !window.openFile(file)) return;
  const auto isQuiet = [&] {
    return !window.checker().isChecking() && !window.engine().isBusy() && !window.run().isActive();
  };
  QTest::qWait(1000);
  if (!QTest::qWaitFor(isQuiet, 60000)) return;
  window.run().start();
  QTest::qWait(100);
  if (!QTest::qWaitFor(isQuiet, 60000)) return;
  watch(window, "all layers switched on", 1, [&](int k) {
    if (k == 0) window.viewMenu().show({true, true, true, true, true});
  });
  const QPointF middle = QRectF(window.canvas().rect()).center();
  const double zoom = window.canvas().zoom();
  watch(window, "at rest", seconds, [](int) {});
  watch(window, "panned", seconds, [&](int k) { window.canvas().panBy({k % 40 < 20 ? 7.0 : -7.0, 0}); });
  watch(window, "zoomed", seconds, [&](int k) { window.canvas().setZoom(zoom * std::pow(1.06, k % 30), middle); });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  dressApplication();
  const double seconds = argc > 1 ? std::max(0.1, std::atof(argv[1])) : 2;
  for (const int count : {10, 50, 200, 400, 1000}) measureCanvas(count, seconds);
  std::printf("one line of 200 parts: ms a picture, the longest, pictures a second; of the processor\n");
  for (const bool isTurning : {false, true}) measureLine(200, isTurning, seconds);
  measureWindow(3 * seconds);
  return 0;
}
