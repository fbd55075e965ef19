// How quickly large diagrams are edited: real mouse events in the real window of 1280×800, in software rendering.
//
//     canvas_benchmark [SECONDS [PARTS]]      (2, for each thing that is done; 10, 100 and 1000)
//
// Diagrams of 10, 100 and 1000 parts with half as many wires again. A table: what is done, pictures of the canvas a
// second, and the longest time [ms] that the window did not answer; then the time [ms] of an undo until its picture,
// of opening the file until its picture, and what share of a processor the window takes while nobody touches it.
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "app/look/theme.h"
#include "app/shell/main_window.h"
#include "tests/robustness/hands.h"

using namespace armature;
using namespace armature::app;

namespace {

double passed(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Rows of inertias and dampers, joined along the rows, and every second one with the row below.
diagram::Document sheetOf(int count) {
  diagram::Document d;
  d.name = "Sheet";
  const int columns = count > 200 ? 40 : count > 20 ? 12 : 5;
  const auto nameOf = [](int k) { return "part" + std::to_string(k); };
  for (int k = 0; k < count; ++k) {
    diagram::ComponentItem item;
    item.name = nameOf(k);
    item.className =
        std::string("Modelica.Mechanics.Rotational.Components.") + (k % 2 == 0 ? "Inertia" : "SpringDamper");
    item.placement.x = 40 * (k % columns);
    item.placement.y = -40 * (k / columns);
    item.modifiers = k % 2 == 0 ? std::vector<diagram::Modifier>{{"J", "1"}}
                                : std::vector<diagram::Modifier>{{"c", "1"}, {"d", "1"}};
    d.components.push_back(std::move(item));
  }
  const auto join = [&](int from, int to) {
    if (to < count) d.connections.push_back({nameOf(from) + ".flange_b", nameOf(to) + ".flange_a", {}, {}});
  };
  for (int k = 0; k < count; ++k) {
    if (k % columns + 1 < columns) join(k, k + 1);
    if (k % 2 == 0) join(k, k + columns);
  }
  return d;
}

class PaintCounter : public QObject {
 public:
  int pictures = 0;

 protected:
  bool eventFilter(QObject* /*object*/, QEvent* event) override {
    pictures += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }
};

class Bench {
 public:
  Bench(int count, double seconds) : count_(count), seconds_(seconds) {
    MainWindow::Options options;
    options.isQuiet = true;
    options.settingsFile = folder_.filePath("settings.ini");
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    QTest::qWait(1500);  // the palette is read
  }

  bool perform() {
    if (!open()) return false;
    drag("drag of 1 part", {count_ / 2});
    QSet<int> many;
    for (int k = 0; k < std::min(50, count_); ++k) many << (count_ / 2 + k) % count_;  // large sheets show their middle
    drag("drag of 50 parts", many);
    drawWire();
    const QPointF middle = QRectF(canvas().rect()).center();
    hands_.moveTo(canvas(), middle);
    watch("wheel", [&](int k) { hands_.turn({0, k / 12 % 2 == 0 ? 40 : -40}); });
    undo();
    strokes();
    idle();
    return true;
  }

 private:
  CanvasView& canvas() { return window_->canvas(); }
  bool isQuiet() {
    return !window_->checker().isChecking() && !window_->engine().isBusy() && !window_->run().isActive();
  }
  void rest() {
    QTest::qWait(300);
    (void)QTest::qWaitFor([this] { return isQuiet(); }, 120'000);
  }

  bool open() {
    const QString file = folder_.filePath("Sheet.armature.json");
    const diagram::Document sheet = sheetOf(count_);
    if (!diagram::save(sheet, file.toStdString()).ok()) return false;
    QElapsedTimer clock;
    clock.start();
    if (!window_->openFile(file)) return false;
    const auto& parts = canvas().scene().parts();
    while (parts.empty() || !parts.back().info) QCoreApplication::processEvents();
    // So far out that a part has less than two pixels, the pointer may miss it.
    canvas().setZoom(std::max(0.11, canvas().zoom()), QRectF(canvas().rect()).center());
    canvas().repaint();
    std::printf("%d parts, %zu wires: opened in %.0f ms, canvas of %dx%d at %.0f %%\n", count_,
                sheet.connections.size(), passed(clock), canvas().width(), canvas().height(), 100 * canvas().zoom());
    rest();
    return true;
  }

  // Every 10 ms something is done; told are pictures a second and the longest time without an answer.
  void watch(const char* words, const std::function<void(int)>& act) {
    PaintCounter counter;
    canvas().installEventFilter(&counter);
    double longest = 0;
    int acts = 0;
    QElapsedTimer whole, clock;
    whole.start();
    clock.start();
    while (passed(whole) < 1000 * seconds_) {
      if (passed(whole) > 10.0 * acts) act(acts++);
      QCoreApplication::processEvents();
      longest = std::max(longest, passed(clock));
      clock.restart();
      QThread::usleep(200);
    }
    std::printf("  %-18s %6.1f pictures a second, longest gap %6.1f ms\n", words,
                counter.pictures / (passed(whole) / 1000), longest);
  }

  void drag(const char* words, const QSet<int>& parts) {
    DiagramScene& scene = canvas().scene();
    scene.select(parts, {});
    rest();
    const QPointF start = canvas().toPixels(scene.parts().at(static_cast<size_t>(count_) / 2).rect.center());
    hands_.rest();
    hands_.moveTo(canvas(), start);
    hands_.press(Qt::LeftButton);
    watch(words, [&](int k) { hands_.moveTo(canvas(), start + way(k)); });
    hands_.release(Qt::LeftButton);
    if (!window_->document().undoStack()->canUndo()) std::printf("  nothing was dragged\n");
    window_->document().undoStack()->undo();
    scene.clearSelection();
    rest();
  }
  static QPointF way(int k) { return {90 * std::sin(0.07 * k), 60 * std::sin(0.11 * k)}; }

  void drawWire() {
    DiagramScene& scene = canvas().scene();
    const ConnectorRef from = scene.findEnd("part" + std::to_string(count_ / 2) + ".flange_b");
    const QPointF start = canvas().toPixels(scene.connector(from).at);
    hands_.rest();
    hands_.moveTo(canvas(), start);
    QElapsedTimer clock;
    clock.start();
    hands_.press(Qt::LeftButton);
    QCoreApplication::processEvents();
    std::printf("  %-18s %6.1f ms\n", "a wire begun", passed(clock));
    watch("drawing a wire", [&](int k) { hands_.moveTo(canvas(), start + QPointF(30, 20) + way(k)); });
    hands_.key(Qt::Key_Escape);
    hands_.release(Qt::LeftButton);
    hands_.key(Qt::Key_Escape);
    rest();
  }

  // Until the canvas has been painted, which what nothing can be seen of does not ask for.
  void seePicture() {
    PaintCounter counter;
    canvas().installEventFilter(&counter);
    QCoreApplication::processEvents();
    if (counter.pictures == 0) canvas().repaint();
  }

  // Of a move of a part, as the wires of a whole corner change by it.
  void undo() {
    std::vector<double> times;
    for (int k = 0; k < 15; ++k) {
      const int part = count_ / 2;
      const auto home = window_->document().values().components.at(static_cast<size_t>(part)).placement;
      diagram::Placement away = home;
      away.x += 60, away.y -= 30;
      window_->document().perform("Move", {PlacementChange{part, home, away}});
      canvas().repaint();
      rest();
      QElapsedTimer clock;
      clock.start();
      window_->document().undoStack()->undo();
      seePicture();
      times.push_back(passed(clock));
    }
    std::sort(times.begin(), times.end());
    std::printf("  %-18s %6.1f ms to the picture, at most %.1f\n", "undo", times[times.size() / 2], times.back());
  }

  // Keys on all parts at once, each until its picture.
  void strokes() {
    window_->activateWindow();
    (void)QTest::qWaitForWindowActive(window_.get());
    canvas().setFocus();
    const auto stroke = [&](const char* words, int key, Qt::KeyboardModifiers keys = {}) {
      QElapsedTimer clock;
      clock.start();
      hands_.key(key, keys);
      seePicture();
      std::printf("  %-18s %6.1f ms (%zu parts, %lld selected)\n", words, passed(clock),
                  window_->document().values().components.size(),
                  static_cast<long long>(canvas().scene().selectedParts().size()));
      rest();
    };
    stroke("select all", Qt::Key_A, Qt::ControlModifier);
    stroke("turn all", Qt::Key_R, Qt::ControlModifier);
    stroke("undo", Qt::Key_Z, Qt::ControlModifier);
    stroke("push all", Qt::Key_Right);
    stroke("undo", Qt::Key_Z, Qt::ControlModifier);
    stroke("copy all", Qt::Key_C, Qt::ControlModifier);
    stroke("delete all", Qt::Key_Delete);
    stroke("undo", Qt::Key_Z, Qt::ControlModifier);
    stroke("paste all", Qt::Key_V, Qt::ControlModifier);
    stroke("undo", Qt::Key_Z, Qt::ControlModifier);
    stroke("select all", Qt::Key_A, Qt::ControlModifier);
    stroke("wire by keys", Qt::Key_J, Qt::ControlModifier);
    stroke("escape", Qt::Key_Escape);
    canvas().scene().clearSelection();
  }

  void idle() {
    rest();
    QTest::qWait(2000);
    const auto processor = [] {
      timespec now{};
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
      return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
    };
    const double before = processor();
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer::singleShot(static_cast<int>(1000 * seconds_), &loop, &QEventLoop::quit);
    loop.exec();
    std::printf("  %-18s %6.2f %% of a processor\n", "untouched", 1e5 * (processor() - before) / passed(clock));
  }

  int count_;
  double seconds_;
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
  test::Hands hands_;
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  dressApplication();
  const double seconds = argc > 1 ? std::max(0.1, std::atof(argv[1])) : 2;
  const std::vector<int> counts = argc > 2 ? std::vector<int>{std::atoi(argv[2])} : std::vector<int>{10, 100, 1000};
  for (const int count : counts)
    if (!Bench(count, seconds).perform()) return 1;
  return 0;
}
