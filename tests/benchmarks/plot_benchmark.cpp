// How quickly a plot follows the hand: pictures a second and the longest gap between two, for wheel, push, frames and
// hover by real events, software rendering; and what the process has in memory then. "frame" is the drawing of one,
// "box" what is looked at through some, from the whole run down to few rows.
//
//     plot_benchmark [ROWS] [CURVES] [BUDGET in MB]      (10,000,000 and 20; without a budget all rows are in memory)
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>

#include "app/plots/plot_view.h"
#include "engine/diagram/json.h"

using namespace armature;
using namespace armature::app;

namespace {

StorePtr fill(int64_t rows, int curves, uint64_t budget) {
  std::vector<results::Column> columns(static_cast<size_t>(curves));
  for (int k = 0; k < curves; ++k) {
    columns[static_cast<size_t>(k)].name = "x" + std::to_string(k);
    columns[static_cast<size_t>(k)].source = static_cast<uint32_t>(k);
  }
  auto store = std::make_shared<results::Store>(columns, static_cast<uint32_t>(curves));
  if (budget > 0) store->keepWithin({budget, results::usualBudget().folder});
  std::vector<double> values(static_cast<size_t>(curves));
  for (int64_t row = 0; row < rows; ++row) {
    const double t = static_cast<double>(row) * 1e-3;
    for (int k = 0; k < curves; ++k)
      values[static_cast<size_t>(k)] = 3 * k + std::sin(t * (1 + k)) + 0.3 * std::sin(t * 0.01 * k);
    if (!store->append(t, values.data())) break;
  }
  store->finish();
  return store;
}

// What this thread has worked itself, whatever else the machine does [ms].
double workedMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// Times between pictures that are painted.
class Pace : public QObject {
 public:
  explicit Pace(QWidget* plot) { plot->installEventFilter(this); }
  void begin() {
    gaps_.clear();
    clock_.start();
    worked_ = workedMilliseconds();
  }
  void print(const char* what) {
    double sum = 0, most = 0;
    for (const double gap : gaps_) {
      sum += gap;
      most = std::max(most, gap);
    }
    const auto count = static_cast<double>(std::max<size_t>(1, gaps_.size()));
    std::printf("%-8s %4zu pictures  %7.1f a second  longest gap %6.1f ms  own work %5.1f ms each\n", what,
                gaps_.size(), sum > 0 ? 1000 * count / sum : 0, most, (workedMilliseconds() - worked_) / count);
  }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint)
      gaps_.push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6), clock_.start();
    return false;
  }

 private:
  QElapsedTimer clock_;
  std::vector<double> gaps_;
  double worked_ = 0;
};

void wheel(QWidget* at, QPoint place, int delta) {
  QWheelEvent event(place, at->mapToGlobal(place), {}, QPoint(0, delta), Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(at, &event);
}

double residentMegabytes() {
  std::ifstream file("/proc/self/statm");
  double size = 0, resident = 0;
  file >> size >> resident;
  return resident * 4096 / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  const int64_t rows = argc > 1 ? std::atoll(argv[1]) : 10'000'000;
  const int curves = argc > 2 ? std::atoi(argv[2]) : 20;
  const StorePtr store = fill(rows, curves, argc > 3 ? std::strtoull(argv[3], nullptr, 10) * 1'000'000 : 0);
  PlotView view;
  view.resize(1280, 400);
  diagram::Json definition{{"curves", diagram::Json::array()}};
  for (int k = 0; k < curves; ++k) definition["curves"].push_back({{"variable", "x" + std::to_string(k)}});
  view.setDefinition(definition);
  view.show();
  (void)QTest::qWaitForWindowExposed(&view);
  Pace pace(view.plot());
  pace.begin();
  view.setRuns({store, {}, 0, store->time(store->rowCount() - 1), {}});
  QCoreApplication::processEvents();
  std::printf("%llu rows, %d curves, %.0f MB of memory\n", static_cast<unsigned long long>(store->rowCount()), curves,
              residentMegabytes());
  pace.print("first");
  QCustomPlot* plot = view.plot();
  const QPoint middle = plot->rect().center();
  const auto each = [&](const char* what, int count, const auto& move) {
    pace.begin();
    for (int k = 0; k < count; ++k) {
      move(k);
      QCoreApplication::processEvents();
    }
    pace.print(what);
  };
  each("hover", 200, [&](int k) { QTest::mouseMove(plot, middle + QPoint(k % 100, k % 30)); });
  each("wheel", 60, [&](int k) { wheel(plot, middle, k < 30 ? 120 : -120); });
  each("wheel in", 40, [&](int) { wheel(plot, middle, 60); });
  QTest::mousePress(plot, Qt::LeftButton, Qt::ShiftModifier, middle);
  each("push", 100, [&](int k) {
    const QPoint to = middle + QPoint(k * 2, k % 20);
    QMouseEvent event(QEvent::MouseMove, to, plot->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::ShiftModifier);
    QApplication::sendEvent(plot, &event);
  });
  QTest::mouseRelease(plot, Qt::LeftButton, Qt::ShiftModifier, middle);
  view.resetZoom();
  QCoreApplication::processEvents();
  QTest::mousePress(plot, Qt::LeftButton, {}, middle);
  each("frame", 100, [&](int k) {
    const QPoint to = middle + QPoint(k * 2, k);
    QMouseEvent event(QEvent::MouseMove, to, plot->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(plot, &event);
  });
  QTest::mouseRelease(plot, Qt::LeftButton, {}, middle + QPoint(200, 100));
  constexpr int kBoxes = 8;  // into each other, each a third as wide
  each("box", 10 * kBoxes, [&](int k) {
    if (k % kBoxes == 0) view.resetZoom();
    const QPoint half(plot->width() / 6, plot->height() / 3);
    QTest::mousePress(plot, Qt::LeftButton, {}, middle - half);
    for (const QPoint at : {middle, middle + half}) {
      QMouseEvent event(QEvent::MouseMove, at, plot->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(plot, &event);
    }
    QTest::mouseRelease(plot, Qt::LeftButton, {}, middle + half);
    QCoreApplication::processEvents();  // the second one paints
  });
  std::printf("%.0f MB of memory\n", residentMegabytes());
  return 0;
}
