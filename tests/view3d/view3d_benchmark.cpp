// Frames a second of a scene of N moving shapes (default 500) at 1280×800, and how much a run is slowed down by a view
// that follows it. Run it under a display, e.g. xvfb-run; Mesa's software renderer is what is measured there.
#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>

#include "app/view3d/frame_pace.h"
#include "app/view3d/graphics.h"
#include "app/view3d/scene_widget.h"
#include "engine/facade/session.h"

using namespace armature;
using namespace armature::app;

namespace {

// A store of shapes on circles, a row per frame; kinds in turn.
struct Crowd {
  std::vector<program::Variable> variables;
  std::shared_ptr<results::Store> store;
};

Crowd makeCrowd(int count, int rows) {
  Crowd crowd;
  std::vector<results::Column> columns;
  std::vector<double> values;
  const char* const types[] = {"box", "sphere", "cylinder", "cone", "pipe", "beam", "gearwheel", "spring"};
  const double extras[] = {0, 0, 0, 0.3, 0.5, 0, 16, 5};
  const auto add = [&](const std::string& name, double value, const char* text = "") {
    program::Variable v;
    v.name = name, v.text = text;
    results::Column c;
    c.name = name, c.source = static_cast<uint32_t>(values.size());
    crowd.variables.push_back(v), columns.push_back(c), values.push_back(value);
  };
  for (int k = 0; k < count; ++k) {
    const std::string name = "part" + std::to_string(k) + ".shape.";
    add(name + "shapeType", 0, types[k % 8]);
    for (int e = 0; e < 9; ++e)
      add(name + "R.T[" + std::to_string(e / 3 + 1) + "," + std::to_string(e % 3 + 1) + "]", e % 4 == 0);
    for (int e = 1; e <= 3; ++e) {
      const std::string at = "[" + std::to_string(e) + "]";
      add(name + "r" + at, 0), add(name + "r_shape" + at, 0), add(name + "lengthDirection" + at, e == 1);
      add(name + "widthDirection" + at, e == 2), add(name + "color" + at, 60 + 60 * ((k / 3 + e) % 4));
    }
    add(name + "length", 0.5), add(name + "width", 0.3), add(name + "height", 0.3), add(name + "extra", extras[k % 8]);
  }
  crowd.store = std::make_shared<results::Store>(columns, static_cast<uint32_t>(columns.size()));
  const size_t each = columns.size() / static_cast<size_t>(count);
  const int side = static_cast<int>(std::ceil(std::cbrt(count)));
  for (int row = 0; row < rows; ++row) {
    const double t = row / 60.0, c = std::cos(t), s = std::sin(t);
    for (int k = 0; k < count; ++k) {
      double* v = values.data() + each * static_cast<size_t>(k);
      const double T[9] = {c, s, 0, -s, c, 0, 0, 0, 1};
      std::copy(T, T + 9, v + 1);
      const double place[3] = {k % side + 0.2 * c, k / side % side + 0.2 * s, double(k / side / side)};
      for (int e = 0; e < 3; ++e) v[10 + 5 * e] = place[e];
    }
    if (!crowd.store->append(t, values.data())) break;
  }
  return crowd;
}

// The mean number of processes that wanted a core in the last minute; 0 where the system does not say.
double loadAverage() {
  double load = 0;
  return getloadavg(&load, 1) == 1 ? load : 0;
}

void measureFrames(int count) {
  constexpr int kFrames = 60;
  const Crowd crowd = makeCrowd(count, kFrames + 5);
  ViewScene scene;
  PushHand hand(scene);
  SceneWidget widget(scene, hand);
  widget.resize(1280, 800);
  scene.setSource(describeScene(crowd.variables), crowd.store, {});
  widget.show();
  QElapsedTimer clock;
  std::clock_t began = 0;
  int frames = -5;  // the first ones make shaders and buffers
  QEventLoop loop;
  QObject::connect(&widget, &SceneWidget::frameDone, &loop, [&] {
    if (++frames == 0) clock.start(), began = std::clock();
    if (frames >= kFrames) return loop.quit();
    QTimer::singleShot(0, &widget, [&] { scene.show((frames + 5) / 60.0); });
  });
  QTimer::singleShot(0, &widget, [&] { scene.show(1 / 60.0); });
  QTimer::singleShot(120000, &loop, &QEventLoop::quit);
  loop.exec();
  const double seconds = static_cast<double>(clock.elapsed()) / 1000;
  const double used = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC / frames;
  std::printf(
      "%d shapes, 1280x800: %.1f frames a second; %.1f ms of processor time each (%.1f a second on an idle core); "
      "load %.1f\n",
      count, frames / seconds, 1000 * used, 1 / used, loadAverage());
}

// A run, with or without a view that follows it.
struct Run {
  double seconds = 0, processor = 0;  // of the simulation [s]
  double drawing = 0;                 // all other processor time of the program [s]
};

Run measureRun(const Model& model, bool isWatched) {
  ViewScene scene;
  PushHand hand(scene);
  SceneWidget widget(scene, hand);
  const auto store = model.makeStore();
  solve::Control control;
  solve::Settings settings = model.defaultSettings();
  settings.stopTime = 30000;
  settings.interval = 0.5;
  if (isWatched) {
    widget.resize(800, 600);
    scene.setSource(describeScene(model.variables()), store, {});
    widget.show();
    (void)widget.picture();  // shaders are made once
  }
  std::atomic<bool> isDone{false};
  Run run;
  const std::clock_t before = std::clock();
  std::thread thread([&] {
    QElapsedTimer clock;
    clock.start();
    std::vector<Message> messages;
    (void)model.run(settings, {}, control, *store, messages);
    run.seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    run.processor = static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
    isDone = true;
  });
  // As the panel does.
  FramePace pace;
  QObject::connect(&widget, &SceneWidget::frameDone, &widget,
                   [&] { QTimer::singleShot(0, &widget, [&pace] { pace.end(); }); });
  int frames = 0;
  while (!isDone) {
    QApplication::processEvents(QEventLoop::AllEvents, 5);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    if (!isWatched || !pace.isDue(isSoftwareGraphics())) continue;
    pace.begin();
    scene.showLive();
    ++frames;
  }
  thread.join();
  run.drawing = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC - run.processor;
  if (isWatched)
    std::printf("  %d pictures in %.2f s, %.1f ms from begin to end of each; load %.1f\n", frames, run.seconds,
                pace.cost(), loadAverage());
  return run;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  if (!whyNoGraphics().isEmpty()) return std::printf("%s\n", qPrintable(whyNoGraphics())), 1;
  measureFrames(argc > 1 ? std::atoi(argv[1]) : 500);
  if (argc > 2 && std::string(argv[2]) == "frames") return 0;
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  const auto document = loadDiagram(ARMATURE_SOURCE_DIR "/resources/examples/MultiBody/DoublePendulum.armature.json");
  if (!document) return 1;
  Source source;
  source.document = &*document;
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  if (!model) return 1;
  // In turn, so that what else runs on the machine meets both alike.
  std::vector<double> alone, watched, slower, aloneUsed, watchedUsed, share;
  for (int k = 0; k < 7; ++k) {
    const Run a = measureRun(*model, false), w = measureRun(*model, true);
    alone.push_back(a.seconds), watched.push_back(w.seconds), slower.push_back(w.seconds / a.seconds);
    aloneUsed.push_back(a.processor), watchedUsed.push_back(w.processor);
    share.push_back((w.drawing - a.drawing * w.seconds / a.seconds) / w.seconds);
  }
  std::printf("run alone %.3f s, watched %.3f s (medians): %+.1f %%; of pairs %+.1f %%\n", median(alone),
              median(watched), 100 * (median(watched) / median(alone) - 1), 100 * (median(slower) - 1));
  std::printf("processor time of the run alone %.3f s, watched %.3f s: %+.1f %%\n", median(aloneUsed),
              median(watchedUsed), 100 * (median(watchedUsed) / median(aloneUsed) - 1));
  std::printf("drawing takes %.1f %% of one core; load %.1f on %u cores\n", 100 * median(share), loadAverage(),
              std::thread::hardware_concurrency());
  return 0;
}
