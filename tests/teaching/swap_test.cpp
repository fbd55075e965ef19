// Placing against exchanging: flipping or turning any part on the canvas changes neither a bit of the results nor the
// sense of any arrow; exchanging the ends of a part changes exactly the signs that the table of signs predicts, for
// every part of the 1-D libraries and for parts of random lines.
#include <QtTest>
#include <cmath>

#include "app/canvas/geometry.h"
#include "app/teaching/sheet.h"
#include "app/teaching/sign_table.h"
#include "tests/teaching/arrow_bench.h"
#include "tests/teaching/line_models.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

class SwapTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyPart_data();
  void everyPart();
  void partsOfRandomLines();
  void cleanupTestCase() { qInfo("%d falsified rows noticed", noticed_); }

 private:
  void placedOtherwise();
  ArrowBench bench_;
  int noticed_ = 0;
};

namespace {

constexpr double kTimes[] = {0, 0.05, 0.2, 0.35, 0.5, 0.6};

bool hasBothEnds(const ClassInfo& info) {
  const auto has = [&](const char* name) {
    return std::any_of(info.connectors.begin(), info.connectors.end(), [&](const ConnectorInfo& c) {
      return c.name == name && (c.domain == Domain::rotational || c.domain == Domain::translational);
    });
  };
  return has("flange_a") && has("flange_b");
}

// What is joined to one end goes to the other one.
diagram::Document swapped(diagram::Document d, const std::string& part) {
  const auto other = [&](const std::string& end) {
    if (end == part + ".flange_a") return part + ".flange_b";
    if (end == part + ".flange_b") return part + ".flange_a";
    return end;
  };
  for (auto& connection : d.connections) {
    connection.from = other(connection.from);
    connection.to = other(connection.to);
  }
  return d;
}

// Values of all variables at the instants, by name.
using Values = QHash<QString, QList<double>>;

Values valuesOf(const ArrowBench& bench) {
  Values values;
  const auto& store = *bench.run.store();
  for (const double time : kTimes) {
    const Instant instant(bench.run.store(), time);
    for (size_t c = 0; c < store.columns().size(); ++c)
      if (store.columns()[c].type == results::Column::Type::real)
        values[QString::fromStdString(store.columns()[c].name)] << instant.value(static_cast<int64_t>(c));
  }
  return values;
}

bool isNear(const QList<double>& a, const QList<double>& b, double sign = 1) {
  double largest = 1e-2;
  for (const double v : a) largest = std::max(largest, std::abs(v));
  for (qsizetype k = 0; k < std::min(a.size(), b.size()); ++k)
    if (!(std::abs(a[k] - sign * b[k]) < 2e-3 * largest)) return false;
  return a.size() == b.size() && !a.isEmpty();
}

QString said(const QList<double>& values) {
  QStringList words;
  for (const double v : values) words << QString::number(v, 'g', 5);
  return words.join(' ');
}

// What a row says after its part's ends have been exchanged while everything else moves as before; empty where the
// program does not know such a variable.
QList<double> predicted(const SignRow& row, const QString& part, const Values& before) {
  const QString own = part + '.' + row.variable;
  const auto times = [&](double factor) {
    QList<double> values = before.value(own);
    for (double& v : values) v *= factor;
    return values;
  };
  if (row.axis != SignAxis::line && row.axis != SignAxis::against) return times(-1);  // relative, pull, way through
  if (row.at == "part") return times(1);
  const QString other = row.at == "flange_a" ? "flange_b" : "flange_a";
  const QString there = part + '.' + other + '.';
  if (row.quantity == "force") return before.value(there + "f");
  if (row.quantity == "torque") return before.value(there + "tau");
  if (row.quantity == "position") return before.value(there + "s");
  if (row.quantity == "angle") return before.value(there + "phi");
  return {};
}

// What does not hold of the signs of a part; `rows` counts those that were looked at.
QString faultOfSigns(const ClassInfo& info, const QString& part, const Values& before, const Values& after, int& rows) {
  for (const SignRow& row : SignTable::shipped().rowsOf(info)) {
    const QList<double> expected = predicted(row, part, before), found = after.value(part + '.' + row.variable);
    if (expected.isEmpty() || found.isEmpty()) continue;
    ++rows;
    if (!isNear(found, expected))
      return QString("%1.%2 was %3, is %4, and should be %5")
          .arg(part, row.variable, said(before.value(part + '.' + row.variable)), said(found), said(expected));
  }
  return {};
}

// Every row that is looked at, falsified: what keeps its sign would turn it, what turns it would keep it, what is
// counted at an end would stay at it. Names a row whose mutant would not be noticed; `noticed` counts the others.
QString unnoticed(const ClassInfo& info, const QString& part, const Values& before, const Values& after, int& noticed) {
  for (const SignRow& row : SignTable::shipped().rowsOf(info)) {
    const QString own = part + '.' + row.variable;
    const QList<double> expected = predicted(row, part, before), was = before.value(own), is = after.value(own);
    if (expected.isEmpty() || is.isEmpty()) continue;
    if (std::ranges::all_of(is, [](double v) { return std::abs(v) < 1e-3; })) continue;  // has no sign here
    const bool isOfEnd = row.at != "part" && row.axis == SignAxis::line;
    // Ends of a rigid part, and those of a part that passes all on, say the same.
    if (isOfEnd && isNear(was, expected)) continue;
    const bool keeps =
        isOfEnd || row.axis == SignAxis::apart || row.axis == SignAxis::together || row.axis == SignAxis::path;
    if (isNear(is, was, keeps ? 1 : -1)) return own;
    ++noticed;
  }
  return {};
}

// Whether everything else moves as before.
bool isSameMotion(const Values& before, const Values& after, const QString& part) {
  for (auto i = before.begin(); i != before.end(); ++i) {
    const QString last = i.key().section('.', -1);
    if (i.key().startsWith(part + '.') || (last != "v" && last != "w" && last != "a")) continue;
    if (!isNear(after.value(i.key()), *i)) return false;
  }
  return true;
}

// Whether everything else begins where it began before: of places that no one has fixed, those that are states keep
// their start values, and which are is the solver's choice.
bool hasSameStart(const Values& before, const Values& after, const QString& part) {
  for (auto i = before.begin(); i != before.end(); ++i) {
    const QString last = i.key().section('.', -1);
    const bool isPlace = last == "s" || last == "phi" || last == "v" || last == "w";
    if (!isPlace || i.key().startsWith(part + '.') || !after.contains(i.key())) continue;
    if (std::abs(after[i.key()].front() - i->front()) > 1e-6) return false;
  }
  return true;
}

}  // namespace

void SwapTest::everyPart_data() {
  QTest::addColumn<QString>("className");
  const std::vector<ClassInfo> parts = partsWithFlanges(bench_);
  for (const ClassInfo& info : parts) QTest::addRow("%s", info.name.c_str() + 19) << QString::fromStdString(info.name);
  QVERIFY2(parts.size() > 60, qPrintable(QString::number(parts.size())));
}

// Turned over, turned by 90° and put elsewhere: the meaning stays, the senses stay, and a run from what is drawn now
// gives the same bits.
void SwapTest::placedOtherwise() {
  std::vector<std::function<void(diagram::Document&)>> ways;
  for (int way = 0; way < 4; ++way)
    ways.push_back([way](diagram::Document& d) {
      diagram::Placement& p = d.components.front().placement;
      const QPointF centre(p.x, p.y);
      p = way % 2 == 0 ? mirrored(p, centre) : turned(p, centre, way == 1);
      p.y += 10;
    });
  const QString fault = faultOfPlacing(bench_, 0.35, ways);
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

// What a part with two ends is between: where its exchange leaves the motion alone, exactly the predicted signs change.
// Where it does not, the part has a sense of its own, and these are all such parts.
void SwapTest::everyPart() {
  QFETCH(QString, className);
  const ClassInfo info = bench_.classOf(className.toStdString());
  diagram::Document document = partBetweenMasses(info, false);
  auto& values = document.components.front().modifiers;
  for (auto& value : values)
    if (value.name == "L" || value.name == "deltaPhi") value.value = "0";  // a length shifts what is joined to it
  QVERIFY2(bench_.simulate(document), qPrintable(bench_.reason()));
  const Values before = valuesOf(bench_);
  placedOtherwise();
  if (QTest::currentTestFailed() || !hasBothEnds(info)) return;
  QVERIFY2(bench_.simulate(swapped(document, "part")), qPrintable(bench_.reason()));
  const QString fault = faultOf(bench_, bench_.draw(0.35));
  QVERIFY2(fault.isEmpty(), qPrintable(fault));
  const Values after = valuesOf(bench_);
  static const QStringList directed{"ElastoGap", "Force2",       "Torque2",        "IdealGear",      "LossyGear",
                                    "Gearbox",   "OneWayClutch", "IdealPlanetary", "ElastoBacklash", "ElastoBacklash2"};
  const bool isDirected = directed.contains(className.section('.', -1));
  if (!isSameMotion(before, after, "part")) {
    QVERIFY2(isDirected, qPrintable("the motion changes: " + className));
    // What is given goes on to say the same of the part's own ends.
    for (const SignRow& row : SignTable::shipped().rowsOf(info))
      if (row.axis == SignAxis::apart && row.isOnNeighbours)
        QVERIFY2(isNear(after.value("part." + row.variable), before.value("part." + row.variable)),
                 qPrintable(row.variable));
    return;
  }
  int rows = 0;
  const QString wrong = faultOfSigns(info, "part", before, after, rows);
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  QVERIFY2(rows > 0 || SignTable::shipped().rowsOf(info).isEmpty(), qPrintable(className));
  const QString alive = unnoticed(info, "part", before, after, noticed_);
  QVERIFY2(alive.isEmpty(), qPrintable("falsified it would not be noticed: " + alive));
}

// One part of each of 200 lines at random: all else stays as it was, to the sense of every arrow at every other part.
void SwapTest::partsOfRandomLines() {
  std::mt19937 random(41);
  int done = 0, tried = 0, rows = 0;
  static const QStringList kinds{"Mass", "Inertia", "Spring", "Damper", "SpringDamper", "ForceSensor", "TorqueSensor"};
  for (; done < 200 && tried < 800; ++tried) {
    const diagram::Document document = randomLine(random);
    std::vector<const diagram::ComponentItem*> candidates;
    for (const auto& item : document.components) {
      if (kinds.contains(QString::fromStdString(item.className).section('.', -1))) candidates.push_back(&item);
    }
    if (candidates.empty()) continue;
    const diagram::ComponentItem& item = *candidates[random() % candidates.size()];
    if (!bench_.simulate(document)) continue;
    const QString part = QString::fromStdString(item.name);
    const Values before = valuesOf(bench_);
    bench_.draw(0.35);
    QMap<QString, int> senses = sensesOf(bench_);
    QVERIFY2(bench_.simulate(swapped(document, item.name)), qPrintable(bench_.reason()));
    const Values after = valuesOf(bench_);
    if (!hasSameStart(before, after, part)) continue;
    const QString text = "\n" + QString::fromStdString(diagram::toJson(document));
    const QString wrong = faultOfSigns(bench_.classOf(item.className), part, before, after, rows);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text));
    // Which derivatives are states is the solver's choice.
    for (auto i = before.begin(); i != before.end(); ++i)
      if (!i.key().startsWith(part + '.') && !i.key().startsWith("der("))
        QVERIFY2(isNear(after.value(i.key()), *i), qPrintable(i.key() + text));
    const QString fault = faultOf(bench_, bench_.draw(0.35));
    QVERIFY2(fault.isEmpty(), qPrintable(fault + text));
    // In the world everything points as before: at each end of the part what was at the other one.
    const QMap<QString, int> now = sensesOf(bench_);
    const auto otherEnd = [&](QString end) {
      if (end == part + ".flange_a") return part + ".flange_b";
      if (end == part + ".flange_b") return part + ".flange_a";
      return end;
    };
    for (auto i = senses.begin(); i != senses.end(); ++i)
      QVERIFY2(now.value(otherEnd(i.key()), 9) == *i, qPrintable(i.key() + text));
    ++done;
  }
  qInfo("%d lines of %d, %d signs", done, tried, rows);
  QCOMPARE(done, 200);
  QVERIFY(rows > 300);
}

QTEST_MAIN(SwapTest)
#include "swap_test.moc"
