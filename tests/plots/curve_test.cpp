// Curves as pixels, against a drawing of every segment as it is defined: a pixel is covered by the share of it that
// lies within half a pen's width of the line.
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <random>

#include "app/plots/curve_picture.h"

using namespace armature;
using namespace armature::app;

namespace {

struct Sample {
  double time, value;
};
using Samples = std::vector<Sample>;

StorePtr storeOf(const Samples& samples) {
  results::Column column;
  column.name = "x";
  auto store = std::make_shared<results::Store>(std::vector<results::Column>{column}, 1);
  for (const Sample& s : samples) store->append(s.time, &s.value);
  store->finish();
  return store;
}

Samples sine(int rows, double periods) {
  Samples all;
  for (int k = 0; k < rows; ++k) {
    const double t = static_cast<double>(k) / (rows - 1);
    all.push_back({t, 0.9 * std::sin(2 * M_PI * periods * t)});
  }
  return all;
}

// Events are two rows of one time.
Samples square(int rows, int periods) {
  Samples all;
  double level = -0.8;
  int half = 0;
  for (int k = 0; k < rows; ++k) {
    const double t = static_cast<double>(k) / (rows - 1);
    const double next = (half + 1) / (2.0 * periods);
    if (t > next && next < 1) {
      all.push_back({next, level});
      level = -level;
      all.push_back({next, level});
      ++half;
    }
    all.push_back({t, level});
  }
  return all;
}

Samples noise(int rows) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> any(-0.7, 0.7);
  Samples all;
  for (int k = 0; k < rows; ++k) all.push_back({static_cast<double>(k) / (rows - 1), any(random)});
  return all;
}

// Rare rows, many rows, rare rows.
Samples bursts(int rows) {
  Samples all;
  for (int k = 0; k < rows; ++k) {
    const double u = static_cast<double>(k) / (rows - 1);
    const double t = 0.5 + 0.5 * std::pow(2 * u - 1, 5);
    all.push_back({t, 0.8 * std::sin(40 * t)});
  }
  return all;
}

struct Picture {
  int width = 0, height = 0;
  std::vector<double> cover;  // 0 … 1, row by row
  double at(int x, int y) const { return cover[static_cast<size_t>(y * width + x)]; }
};

Picture painted(const Samples& samples, const QSize& size, double penWidth, double from, double to) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const StorePtr store = storeOf(samples);
  const CurveSeries series(store, 0, {});
  CurveWork work;
  {
    QPainter painter(&image);
    paintCurve(painter, size, from, to, series, work, {size.height() / 2.0, -size.height() / 2.0},
               {.color = Qt::black, .width = penWidth});
  }
  if (qEnvironmentVariableIsSet("DUMP"))
    image.scaled(size * 4).save(QString("/tmp/c_%1_%2.png").arg(samples.size()).arg(size.width()));
  Picture picture{size.width(), size.height(), {}};
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x) picture.cover.push_back(qAlpha(image.pixel(x, y)) / 255.0);
  return picture;
}

double distanceTo(QPointF p, QPointF a, QPointF b) {
  const QPointF d = b - a;
  const double length = QPointF::dotProduct(d, d);
  const double share = length > 0 ? std::clamp(QPointF::dotProduct(p - a, d) / length, 0.0, 1.0) : 0;
  const QPointF off = p - (a + share * d);
  return std::hypot(off.x(), off.y());
}

Picture exact(const Samples& samples, const QSize& size, double penWidth, double from, double to) {
  constexpr int kParts = 8;
  QPolygonF line;
  for (const Sample& s : samples)
    line << QPointF((s.time - from) / (to - from) * size.width(), size.height() / 2.0 * (1 - s.value));
  Picture picture{size.width(), size.height(),
                  std::vector<double>(static_cast<size_t>(size.width() * size.height()), 0)};
  const double reach = penWidth / 2;
  qsizetype first = 0;
  for (int x = 0; x < size.width(); ++x) {
    while (first + 1 < line.size() && line[first + 1].x() < x - reach) ++first;
    qsizetype last = first;
    while (last + 1 < line.size() && line[last].x() <= x + 1 + reach) ++last;
    std::vector<bool> hit(static_cast<size_t>(size.height()) * kParts * kParts, false);
    for (qsizetype k = first; k < last; ++k) {
      const QPointF a = line[k], b = line[k + 1];
      const int top = std::max(0, static_cast<int>(std::floor(std::min(a.y(), b.y()) - reach)));
      const int bottom = std::min(size.height() - 1, static_cast<int>(std::ceil(std::max(a.y(), b.y()) + reach)));
      for (int y = top; y <= bottom; ++y)
        for (int part = 0; part < kParts * kParts; ++part) {
          const size_t cell = static_cast<size_t>(y) * kParts * kParts + static_cast<size_t>(part);
          const QPointF p(x + (part % kParts + 0.5) / kParts, y + (part / kParts + 0.5) / kParts);
          if (!hit[cell] && distanceTo(p, a, b) <= reach) hit[cell] = true;
        }
    }
    for (int y = 0; y < size.height(); ++y) {
      int count = 0;
      for (int part = 0; part < kParts * kParts; ++part)
        count += hit[static_cast<size_t>(y) * kParts * kParts + static_cast<size_t>(part)];
      picture.cover[static_cast<size_t>(y * size.width() + x)] = static_cast<double>(count) / (kParts * kParts);
    }
  }
  return picture;
}

}  // namespace

class CurveTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void pixelsAreThoseOfTheLine_data() {
    QTest::addColumn<Samples>("samples");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    const std::pair<const char*, Samples> curves[] = {{"sine of few rows", sine(120, 3)},
                                                      {"sine of many rows", sine(20'000, 3)},
                                                      {"fast sine", sine(20'000, 60)},
                                                      {"band of sines", sine(40'000, 800)},
                                                      {"square of few rows", square(80, 4)},
                                                      {"square of many rows", square(20'000, 4)},
                                                      {"noise", noise(20'000)},
                                                      {"noise of some rows", noise(700)},
                                                      {"rare and dense", bursts(6'000)}};
    for (const auto& [name, samples] : curves)
      for (const double ratio : {1.0, 2.0}) {
        QTest::addRow("%s, %gx", name, ratio) << samples << ratio << 0.0 << 1.0;
        QTest::addRow("%s, %gx, a part", name, ratio) << samples << ratio << 0.3 << 0.37;
      }
  }
  void pixelsAreThoseOfTheLine() {
    QFETCH(Samples, samples);
    QFETCH(double, ratio);
    QFETCH(double, from);
    QFETCH(double, to);
    const QSize size = (QSizeF(240, 120) * ratio).toSize();
    const Picture ours = painted(samples, size, 1.5 * ratio, from, to);
    const Picture wanted = exact(samples, size, 1.5 * ratio, from, to);
    double sum = 0, covered = 0, most = 0;
    int gaps = 0, spilled = 0;
    for (int y = 0; y < size.height(); ++y)
      for (int x = 1; x + 1 < size.width(); ++x) {
        const double a = ours.at(x, y), b = wanted.at(x, y);
        sum += std::abs(a - b);
        covered += b;
        most = std::max(most, std::abs(a - b));
        gaps += b > 0.99 && a < 0.5;
        spilled += b == 0 && a > 0.35;
      }
    QVERIFY2(sum < 0.09 * covered && gaps == 0 && spilled == 0,
             qPrintable(QString("%1 of what is covered differs, at most %2 in a pixel; %3 gaps, %4 spilled")
                            .arg(sum / covered)
                            .arg(most)
                            .arg(gaps)
                            .arg(spilled)));
  }

  // Past so many rows a pixel flanks are placed to half a pixel; what is seen is the same.
  void manyRowsAreCoarser_data() {
    QTest::addColumn<Samples>("samples");
    QTest::newRow("square") << square(200'000, 4);
    QTest::newRow("noise") << noise(200'000);
    QTest::newRow("slow sine") << sine(200'000, 2);
    QTest::newRow("band") << sine(200'000, 3'000);
  }
  void manyRowsAreCoarser() {
    QFETCH(Samples, samples);
    const QSize size(120, 60);
    const Picture ours = painted(samples, size, 1.5, 0, 1), wanted = exact(samples, size, 1.5, 0, 1);
    for (int y = 1; y + 1 < size.height(); ++y)
      for (int x = 1; x + 1 < size.width(); ++x) {
        // Nothing is missing and nothing is there that is not within a pixel.
        double nearest = 0, least = 1;
        for (int dx = -1; dx <= 1; ++dx)
          for (int dy = -1; dy <= 1; ++dy) {
            nearest = std::max(nearest, wanted.at(x + dx, y + dy));
            least = std::min(least, wanted.at(x + dx, y + dy));
          }
        QVERIFY2(ours.at(x, y) <= nearest + 0.3 && ours.at(x, y) >= least - 0.3,
                 qPrintable(QString("%1, %2: %3 for %4").arg(x).arg(y).arg(ours.at(x, y)).arg(wanted.at(x, y))));
      }
  }

  // Up and down alike, as thick as the pen, from few rows and from many.
  void flanksAreAlike_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("ratio");
    for (const int rows : {60, 1'000, 100'000})
      for (const double ratio : {1.0, 2.0}) QTest::addRow("%d rows, %gx", rows, ratio) << rows << ratio;
  }
  void flanksAreAlike() {
    QFETCH(int, rows);
    QFETCH(double, ratio);
    const int periods = 3;
    const QSize size = (QSizeF(200, 100) * ratio).toSize();
    const Picture picture = painted(square(rows, periods), size, 1.5 * ratio, 0, 1);
    for (int flank = 1; flank < 2 * periods; ++flank) {
      const double place = size.width() * flank / (2.0 * periods);
      for (int y = size.height() / 4; y < 3 * size.height() / 4; ++y) {
        double thickness = 0, moment = 0;
        for (int x = 0; x < size.width(); ++x)
          if (std::abs(x + 0.5 - place) < 8) {
            thickness += picture.at(x, y);
            moment += picture.at(x, y) * (x + 0.5);
          }
        QVERIFY2(std::abs(thickness - 1.5 * ratio) < 0.3 * ratio,
                 qPrintable(QString("flank %1 is %2 px thick").arg(flank).arg(thickness)));
        QVERIFY2(std::abs(moment / thickness - place) < 0.6, qPrintable(QString::number(moment / thickness - place)));
      }
    }
  }

  // Each column has the rows that lie well within it, and none that lie beyond its neighbours, however dense they are.
  void columnsHaveTheirRows() {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> any(-1, 1);
    Samples samples;
    double t = 0;
    for (int k = 0; k < 300'000; ++k) {
      // Dense stretches, rare ones, and none.
      t += k % 50'000 == 49'999 ? 0.05 : std::pow(10.0, -7 + 3 * (k / 20'000 % 2)) * (1 + any(random) / 2);
      samples.push_back({t, k % 1000 < 3 ? std::nan("") : any(random)});
    }
    const StorePtr store = storeOf(samples);
    for (int round = 0; round < 60; ++round) {
      const double middle = t * std::abs(any(random)), half = t * std::pow(10.0, -4 * std::abs(any(random)));
      const int count = 300 + round * 30;
      const auto columns = ColumnRows::place(nullptr, store, middle - half, middle + half,
                                             {.count = count, .leastGroups = 2U + round % 2 * 2});
      const auto shape = shapeOf(columns, store->columns()[0], false, {}, {});
      uint64_t read = 0;
      for (const PartValues& part : shape->parts) read += part.groups.size() + part.values.size();
      QVERIFY(read < 40 * static_cast<uint64_t>(count));
      const double width = 2 * half / count;
      const auto rangeOf = [&](double from, double to) {
        ValueRange range;
        const auto isBefore = [](const Sample& s, double time) { return s.time < time; };
        auto at = std::lower_bound(samples.begin(), samples.end(), from, isBefore);
        for (; at != samples.end() && at->time <= to; ++at) range.take(at->value);
        return range;
      };
      for (int c = 0; c < count; c += 1 + c % 7) {
        const ValueRange& ours = shape->stretches[static_cast<size_t>(c)];
        const double begin = middle - half + c * width;
        const ValueRange inner = rangeOf(begin + 0.3 * width, begin + 0.7 * width);
        if (!inner.isEmpty()) QVERIFY(ours.low <= inner.low && ours.high >= inner.high);
        // The line goes on to the rows beside the column.
        const auto next = static_cast<int64_t>(columns->row(c + 1)), last = static_cast<int64_t>(samples.size()) - 1;
        ValueRange outer = rangeOf(begin - width, begin + 2 * width);
        for (const int64_t row : {static_cast<int64_t>(columns->row(c)) - 1, next})
          outer.take(samples[static_cast<size_t>(std::clamp<int64_t>(row, 0, last))].value);
        if (!ours.isEmpty()) QVERIFY(ours.low >= outer.low && ours.high <= outer.high);
      }
    }
  }

  // What the picture before has read makes no difference, nor do rows in a file, nor what a series knows of them.
  void shapesAreThoseOfAllRows() {
    constexpr int kMany = 400'000;
    const QTemporaryDir folder(QDir::currentPath() + "/rows-XXXXXX");
    std::vector<results::Column> all(30);
    for (uint32_t k = 0; k < all.size(); ++k) all[k].source = k, all[k].isNegated = k == 2;
    const auto store = std::make_shared<results::Store>(all, 30), spooled = std::make_shared<results::Store>(all, 30);
    spooled->keepWithin({1, folder.path().toStdString()});
    std::mt19937 random(3);
    std::normal_distribution<double> any;
    std::vector<double> values(30);
    const auto append = [&](int rows) {
      for (int k = 0; k < rows; ++k) {
        for (double& value : values) value = any(random);
        const double time = 1e-3 * static_cast<double>(store->rowCount());
        QVERIFY(store->append(time, values.data()) && spooled->append(time, values.data()));
      }
    };
    append(kMany - 10'000);
    CurveSeries series(spooled, 2, {});
    append(10'000);
    spooled->finish();
    QTRY_VERIFY(spooled->bytesInFile() > 30'000'000);
    std::shared_ptr<const CurveShape> before, spooledBefore;
    double from = 0, to = 1e-3 * kMany;
    for (int step = 0; step < 200; ++step) {
      if (step == 100) series.update();
      const double size = to - from, place = from + size * std::abs(std::fmod(any(random), 1));
      const double factor = step % 40 < 15 ? 0.7 : step % 40 < 25 ? 1 : 1.5;
      from = place - (place - from) * factor + (factor == 1 ? 0.1 * size : 0);
      to = from + size * factor;
      if (step % 50 == 49) from = 0, to = 1e-3 * kMany;
      const auto columns = ColumnRows::place(nullptr, store, from, to, {.count = 900});
      const auto spooledColumns = ColumnRows::place(nullptr, spooled, from, to, {.count = 900});
      const auto wanted = shapeOf(columns, all[2], false, {}, {});
      before =
          shapeOf(columns, all[2], false, partsFor(*columns, before ? before->parts : std::vector<PartValues>()), {});
      std::vector<PartValues> known =
          partsFor(*spooledColumns, spooledBefore ? spooledBefore->parts : std::vector<PartValues>());
      series.addKnown(*spooledColumns, known);
      spooledBefore = shapeOf(spooledColumns, all[2], false, known, {});
      const std::vector<ValueRange> rough = series.roughStretches(*spooledColumns);
      for (size_t c = 0; c < wanted->stretches.size(); ++c) {
        const ValueRange& one = wanted->stretches[c];
        for (const auto& other : {before->stretches[c], spooledBefore->stretches[c]})
          QVERIFY(one.isEmpty() ? other.isEmpty() : one.low == other.low && one.high == other.high);
        // At rest for what has come since the series was asked last.
        const auto column = static_cast<int>(c);
        const bool isKnown =
            columns->row(column + 1) < kMany - 11'000 && columns->row(column) < columns->row(column + 1);
        if (isKnown && columns->parts().size() == 1 && columns->parts()[0].bits > 0)
          QVERIFY(!rough[c].isEmpty() && rough[c].low <= one.high && rough[c].high >= one.low);
      }
    }
  }

  // Shapes that are made together are those that are made alone, and those that a picture did not wait for come soon.
  void shapesComeTogether() {
    constexpr uint32_t kCurves = 12;
    const QTemporaryDir folder(QDir::currentPath() + "/rows-XXXXXX");
    std::vector<results::Column> all(kCurves);
    for (uint32_t k = 0; k < kCurves; ++k) all[k].source = k;
    const auto store = std::make_shared<results::Store>(all, kCurves);
    store->keepWithin({1, folder.path().toStdString()});
    std::vector<double> values(kCurves);
    constexpr int kMany = 700'000;
    for (int row = 0; row < kMany; ++row) {
      for (uint32_t k = 0; k < kCurves; ++k) values[k] = std::sin(1e-3 * row * (k + 1));
      QVERIFY(store->append(row, values.data()));
    }
    store->finish();
    QTRY_VERIFY(store->hasFile());
    int again = 0;
    CurveWork work([&] { ++again; });
    std::vector<std::unique_ptr<CurveSeries>> curves;
    for (uint32_t k = 0; k < kCurves; ++k) {
      curves.push_back(std::make_unique<CurveSeries>(store, k, DisplayUnit()));
      work.add(*curves.back(), false);
    }
    for (double from = 0; from < kMany / 2.0; from += kMany / 9.0) {
      const auto& columns = work.columns(store, from, from + kMany / 3.0, {.count = 1500});
      std::shared_ptr<const CurveShape> shape = work.shape(*curves[3], columns, false);
      if (!shape) {
        // The picture is painted without it, and is told.
        QVERIFY(work.isLate());
        const int before = again;
        QTRY_VERIFY(again > before);
        shape = work.shape(*curves[3], columns, false);
      }
      QVERIFY(shape && !work.isLate());
      for (uint32_t k = 0; k < kCurves; ++k) {
        const auto ours = work.shape(*curves[k], columns, false);
        const auto alone = shapeOf(columns, all[k], false, {}, {});
        QVERIFY(ours && ours->stretches.size() == alone->stretches.size());
        for (size_t c = 0; c < alone->stretches.size(); ++c)
          QVERIFY(ours->stretches[c].low == alone->stretches[c].low &&
                  ours->stretches[c].high == alone->stretches[c].high);
      }
    }
    // Nobody waits for these, and what they are made of goes.
    work.setPatient(false);
    (void)work.shape(*curves[0], work.columns(store, 0, kMany, {.count = 7000}), false);
    for (const auto& curve : curves) work.remove(*curve);
  }

  // Summaries say what reading every row says, also while rows come.
  void rangesAreThoseOfTheRows() {
    std::mt19937 random(9);
    std::normal_distribution<double> any;
    results::Column column;
    column.name = "x";
    column.isNegated = true;
    auto store = std::make_shared<results::Store>(std::vector<results::Column>{column}, 1);
    DisplayUnit shown;
    shown.factor = 2;
    shown.offset = 1;
    CurveSeries series(store, 0, shown);
    std::vector<double> all;
    for (int round = 0; round < 60; ++round) {
      for (int k = 0; k < 397; ++k) {
        const double value = round % 7 == 3 ? std::nan("") : any(random);
        all.push_back(1 - 2 * value);
        store->append(static_cast<double>(all.size()), &value);
      }
      if (round % 3 == 0) series.update();
      for (int k = 0; k < 50; ++k) {
        const uint64_t a = random() % all.size(), b = a + random() % (all.size() - a + 1);
        ValueRange wanted;
        for (uint64_t row = a; row < b; ++row) wanted.take(all[row]);
        const ValueRange said = series.range(a, b);
        QCOMPARE(said.isEmpty(), wanted.isEmpty());
        if (!wanted.isEmpty())
          QVERIFY2(said.low == wanted.low && said.high == wanted.high,
                   qPrintable(QString("rows %1 to %2 of %3: %4 … %5 for %6 … %7")
                                  .arg(a)
                                  .arg(b)
                                  .arg(all.size())
                                  .arg(said.low)
                                  .arg(said.high)
                                  .arg(wanted.low)
                                  .arg(wanted.high)));
      }
    }
  }
};

QTEST_MAIN(CurveTest)
#include "curve_test.moc"
