// Answers marked against runs whose curves are known in closed form.
#include <QTextBoundaryFinder>
#include <QtTest>
#include <cmath>

#include "app/lessons/verdict.h"
#include "engine/facade/measure.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr double kPi = 3.14159265358979323846;

// Over a half turn: c = cos(2t), minus = −c, small = 1e-4·cos(2t) about 0 beside a start of 1, zero, one = 1.
const results::Store& run() {
  static const results::Store* made = [] {
    std::vector<results::Column> columns(5);
    const char* names[] = {"c", "minus", "burst", "zero", "one"};
    const uint32_t sources[] = {0, 0, 1, 2, 3};
    for (size_t i = 0; i < columns.size(); ++i) columns[i].name = names[i], columns[i].source = sources[i];
    columns[1].isNegated = true;
    columns[0].unit = columns[1].unit = "m/s";
    auto* store = new results::Store(columns, 4);
    for (int i = 0; i <= 1000; ++i) {
      const double t = kPi * i / 1000;
      const double values[] = {std::cos(2 * t), i == 0 ? 1.0 : 1e-4, 0.0, 1.0};
      store->append(t, values);
    }
    store->finish();
    return store;
  }();
  return *made;
}

TaskItem item(const char* variable, std::optional<double> at = std::nullopt) {
  TaskItem made;
  made.variable = variable;
  made.at = at;
  return made;
}

TaskItem measured(const char* expression) {
  TaskItem made;
  made.expression = expression;
  return made;
}

Task task(TaskKind kind, std::vector<TaskItem> items = {}) {
  Task made;
  made.kind = kind;
  made.items = std::move(items);
  return made;
}

Marking marked(const Task& task, const Answer& answer, std::optional<double> at = std::nullopt) {
  auto marking = mark(task, answer, at, run());
  if (!marking) qFatal("%s", marking.reason().message.c_str());
  return marking.take();
}

std::vector<double> cosine(int points, double scale = 1, double offset = 0) {
  std::vector<double> curve;
  for (int i = 0; i < points; ++i) curve.push_back(scale * std::cos(2 * kPi * i / (points - 1)) + offset);
  return curve;
}

}  // namespace

class MarkingTest : public QObject {
  Q_OBJECT
 private slots:
  void signs();
  void arrows();
  void choices();
  void orders();
  void numbers();
  void sketches();
  void repairs();
  void rightAnswersAreRight();
  void missingThingsAreSaid();
  void largeRunsAreRefused();
  void theRunIsDrawnWithAllItsPoints();
  void aLongRunKeepsItsPeaks();
  void ordersAreSaidWithTheirUnit();
  void formulasStayOnOneLine();
  void facts();
};

void MarkingTest::signs() {
  const Task asked = task(TaskKind::sign, {item("c", 0.1), item("minus", 0.1), item("burst"), item("zero"), item("c")});
  Answer answer;
  QVERIFY(!answer.isComplete(asked));
  answer.signs = {1, -1, 0, 0, -1};
  QVERIFY(answer.isComplete(asked));
  // The last item has the step's instant: cos 2 < 0. A ten-thousandth of the largest value counts as zero.
  QVERIFY(marked(asked, answer, 1.0).isRight());
  QCOMPARE(marked(asked, answer, 1.0).items[4].at, 1.0);
  // At the end of the run it is 1.
  const Marking late = marked(asked, answer);
  QVERIFY(!late.isRight());
  QCOMPARE(late.firstDifference()->item, 4);
  QCOMPARE(late.firstDifference()->expected, 1.0);
  QCOMPARE(late.firstDifference()->at, kPi);
  for (size_t i = 0; i < answer.signs.size(); ++i)
    for (int other = -1; other <= 1; ++other) {
      if (answer.signs[i] == other) continue;
      Answer wrong = answer;
      wrong.signs[i] = other;
      const Marking marking = marked(asked, wrong, 1.0);
      QCOMPARE(marking.firstDifference()->item, int(i));
      QCOMPARE(std::count_if(marking.items.begin(), marking.items.end(), [](auto& m) { return m.isRight; }), 4);
    }
  answer.signs[2].reset();
  QVERIFY(!answer.isComplete(asked));
  QCOMPARE(marked(asked, answer, 1.0).firstDifference()->item, 2);
  QCOMPARE(signOf(-0.9e-3, 1), 0);
  QCOMPARE(signOf(-1.1e-3, 1), -1);
  QCOMPARE(signOf(1e-10, 0), 0);
}

void MarkingTest::arrows() {
  const Task asked = task(TaskKind::arrow, {item("c", 0), item("minus", 0)});
  Answer answer;
  answer.signs = {1, -1};
  QVERIFY(marked(asked, answer).isRight());
  answer.signs = {1, 1};
  QCOMPARE(marked(asked, answer).firstDifference()->item, 1);
}

void MarkingTest::choices() {
  Task asked = task(TaskKind::choose, {measured("max(c) > 2"), measured("min(c) < 0"), measured("final(one) == 1")});
  asked.isMany = true;
  Answer answer;
  QVERIFY(!answer.isComplete(asked));
  answer.chosen = {1, 2};
  QVERIFY(marked(asked, answer).isRight());
  answer.chosen = {1};
  QCOMPARE(marked(asked, answer).firstDifference()->item, 2);
  answer.chosen = {0, 1, 2};
  QCOMPARE(marked(asked, answer).firstDifference()->item, 0);
  answer.chosen = {0};
  const Marking marking = marked(asked, answer);
  QVERIFY(!marking.items[1].isRight);
  // The instant is that of the smallest value.
  QCOMPARE(marking.items[1].at, kPi / 2);
}

void MarkingTest::orders() {
  const Task asked = task(TaskKind::order, {measured("at(c, 0)"), measured("min(c)"), measured("final(one)"),
                                            measured("at(c, 0.78539816339744828)")});
  Answer answer;
  // Items 0 and 2 are equal: either may stand first.
  for (const auto& order : {std::vector<int>{1, 3, 0, 2}, std::vector<int>{1, 3, 2, 0}}) {
    answer.order = order;
    QVERIFY(marked(asked, answer).isRight());
  }
  answer.order = {3, 1, 0, 2};
  QCOMPARE(marked(asked, answer).firstDifference()->item, 3);
  answer.order = {1, 1, 0, 2};
  QVERIFY(!marked(asked, answer).isRight());
  answer.order = {2, 0, 3, 1};
  const Marking backwards = marked(asked, answer);
  QVERIFY(std::none_of(backwards.items.begin(), backwards.items.end(), [](const ItemMark& m) { return m.isRight; }));
}

void MarkingTest::numbers() {
  Task asked = task(TaskKind::number);
  asked.variable = "minus";
  asked.tolerance = 0.02;
  Answer answer;
  for (const auto& [said, isRight] :
       {std::pair{-1.0, true}, {-1.019, true}, {-1.021, false}, {1.0, false}, {-0.981, true}}) {
    answer.number = said;
    QCOMPARE(marked(asked, answer).isRight(), isRight);
  }
  QCOMPARE(marked(asked, answer).items[0].value, -1.0);
  asked.variable = "zero";
  for (const auto& [said, isRight] : {std::pair{0.019, true}, {0.021, false}}) {
    answer.number = said;
    QCOMPARE(marked(asked, answer).isRight(), isRight);
  }
  asked.expression = "2*rms(one) + 1";
  answer.number = 3;
  QVERIFY(marked(asked, answer).isRight());
  answer.number = 3.1;
  QVERIFY(!marked(asked, answer).isRight());
}

void MarkingTest::sketches() {
  Task asked = task(TaskKind::sketch);
  asked.variable = "c";
  asked.points = 9;
  asked.tolerance = 0.15;
  Answer answer;
  // Only the shape counts.
  for (const double scale : {1.0, 0.3, 20.0}) {
    answer.curve = cosine(9, scale);
    QVERIFY(marked(asked, answer).isRight());
  }
  answer.curve = cosine(9, -1);
  Marking marking = marked(asked, answer);
  QCOMPARE(marking.firstDifference()->item, 0);
  // The sign is right at the beginning and wrong from the middle on: replay goes there.
  answer.curve = cosine(9);
  answer.curve[4] = 0.8;
  marking = marked(asked, answer);
  QCOMPARE(marking.firstDifference()->item, 4);
  QCOMPARE(marking.firstDifference()->at, kPi / 2);
  // A sign that is wrong comes before a height that is.
  answer.curve = cosine(9);
  answer.curve[0] = 0.4;
  answer.curve[8] = -1;
  QCOMPARE(marked(asked, answer).firstDifference()->item, 8);
  answer.curve[8] = 1;
  QCOMPARE(marked(asked, answer).firstDifference()->item, 0);
  // On the axis where there is a value is another sign.
  answer.curve.assign(9, 0);
  QCOMPARE(marked(asked, answer).firstDifference()->item, 0);
  asked.variable = "zero";
  QVERIFY(marked(asked, answer).isRight());
  answer.curve[5] = 0.5;
  QCOMPARE(marked(asked, answer).firstDifference()->item, 5);
  asked.variable = "one";
  answer.curve.assign(9, 0.4);
  QVERIFY(marked(asked, answer).isRight());
  answer.curve[7] = -0.4;
  QCOMPARE(marked(asked, answer).firstDifference()->item, 7);
}

void MarkingTest::repairs() {
  const Task asked = task(TaskKind::repair);
  Answer answer;
  QVERIFY(!marked(asked, answer).isRight());
  answer.isRepaired = true;
  QVERIFY(marked(asked, answer).isRight());
}

void MarkingTest::rightAnswersAreRight() {
  Task number = task(TaskKind::number), sketch = task(TaskKind::sketch);
  number.variable = "zero";
  sketch.variable = "minus";
  const Task tasks[] = {task(TaskKind::sign, {item("c", 0), item("zero"), item("minus", 0)}),
                        task(TaskKind::arrow, {item("minus")}),
                        task(TaskKind::choose, {measured("min(c) < 0"), measured("min(c) > 0")}),
                        task(TaskKind::order, {measured("final(one)"), measured("min(c)"), measured("final(zero)")}),
                        number,
                        sketch,
                        task(TaskKind::repair)};
  for (const Task& asked : tasks) {
    const auto answer = rightAnswer(asked, 0.1, run());
    QVERIFY2(answer.ok(), qPrintable(nameOf(asked.kind)));
    QVERIFY2(answer->isComplete(asked), qPrintable(nameOf(asked.kind)));
    QVERIFY2(marked(asked, *answer, 0.1).isRight(), qPrintable(nameOf(asked.kind)));
  }
}

void MarkingTest::missingThingsAreSaid() {
  const Answer answer;
  Task sketch = task(TaskKind::sketch);
  sketch.variable = "nobody";
  const std::pair<Task, const char*> rows[] = {{task(TaskKind::sign, {item("nobody")}), "M010"},
                                               {task(TaskKind::sign, {item("c", 99)}), "M012"},
                                               {task(TaskKind::choose, {measured("final(nobody) > 1")}), "M010"},
                                               {task(TaskKind::order, {measured("1/0")}), "M013"},
                                               {sketch, "M010"}};
  for (const auto& [asked, code] : rows) {
    const auto marking = mark(asked, answer, std::nullopt, run());
    QVERIFY(!marking.ok());
    QCOMPARE(marking.reason().code, std::string(code));
    QVERIFY(!rightAnswer(asked, std::nullopt, run()).ok());
  }
  const results::Store empty({results::Column{}}, 1);
  QCOMPARE(mark(task(TaskKind::sign, {item("")}), answer, std::nullopt, empty).reason().code, std::string("M011"));
}

// The window waits for the answer: a question over a run with very many points is refused instead.
void MarkingTest::largeRunsAreRefused() {
  results::Column x, y;
  x.name = "x", y.name = "y";
  x.source = y.source = 0;
  results::Store run({x, y}, 1);
  for (int row = 0; row < 1'000'000; ++row) {
    const double value = row;
    run.append(1e-6 * row, &value);
  }
  run.finish();
  const Answer answer;
  std::vector<TaskItem> some(20, measured("max(x) > 3")), many(21, measured("max(x) > 3"));
  QVERIFY(mark(task(TaskKind::choose, some), answer, std::nullopt, run).ok());
  for (const Task& asked : {task(TaskKind::choose, many), task(TaskKind::sign, std::vector(21, item("x"))),
                            task(TaskKind::order, std::vector(11, measured("max(x) + max(y) + max(x)")))}) {
    const auto marking = mark(asked, answer, std::nullopt, run);
    QVERIFY(!marking.ok());
    QCOMPARE(marking.reason().code, std::string("M014"));
  }
}

void MarkingTest::facts() {
  Fact fact;
  fact.variable = "minus";
  fact.value = -1;
  fact.tolerance = 1e-6;
  double value = 0;
  auto isTrue = holds(fact, run(), &value);
  QVERIFY(isTrue.ok() && *isTrue);
  QCOMPARE(value, -1.0);
  fact.value = 1;
  QVERIFY(!*holds(fact, run()));
  fact.value = -1;
  fact.at = kPi / 2;
  QVERIFY(!*holds(fact, run()));
  fact = {};
  fact.holds = "max(c) == 1 and min(c) < 0";
  QVERIFY(*holds(fact, run()));
  fact.holds = "max(c) == 1 and min(c) > 0";
  QVERIFY(!*holds(fact, run(), &value));
  QCOMPARE(value, 0.0);
  fact.holds = "max(nobody) == 1";
  QVERIFY(!holds(fact, run()).ok());
}

// Four points of the cosine meet its beginning and its end, but not the −1 between them.
void MarkingTest::theRunIsDrawnWithAllItsPoints() {
  Task asked = task(TaskKind::sketch);
  asked.variable = "c";
  asked.points = 4;
  Answer answer;
  answer.curve = {0.5, -0.25, -0.25, 0.5};
  const Marking marking = marked(asked, answer);
  QVERIFY(marking.isRight());
  QVERIFY(std::abs(marking.scale - 2) < 1e-4);
  const auto curve = runCurve(asked, marking, run());
  QCOMPARE(curve.size(), size_t(run().rowCount()));
  QCOMPARE(curve.front().first, 0.0);
  QCOMPARE(curve.back().first, 1.0);
  const auto lowest = std::ranges::min_element(curve, {}, &std::pair<double, double>::second);
  QVERIFY(std::abs(lowest->second + 1) < 1e-9 && std::abs(lowest->first - 0.5) < 1e-9);
  asked.variable = "missing";
  QVERIFY(runCurve(asked, marking, run()).empty());
}

// A spike of one row among many: less points than rows, and the spike is one of them.
void MarkingTest::aLongRunKeepsItsPeaks() {
  std::vector<results::Column> columns(1);
  columns[0].name = "x";
  results::Store store(columns, 1);
  constexpr int kRows = 100'000, kSpike = 61'803;
  for (int i = 0; i < kRows; ++i) {
    const double value = i == kSpike ? 7 : i == kSpike + 20'000 ? -3 : 0;
    store.append(i, &value);
  }
  store.finish();
  Task asked = task(TaskKind::sketch);
  asked.variable = "x";
  const Marking ends{{{0, true, 0, 0, 0}, {1, true, 0, 0, kRows - 1}}};
  const auto curve = runCurve(asked, ends, store);
  QVERIFY(curve.size() < 10'000);
  QVERIFY(std::ranges::is_sorted(curve, {}, &std::pair<double, double>::first));
  const auto [low, high] = std::ranges::minmax_element(curve, {}, &std::pair<double, double>::second);
  QCOMPARE(high->second, 7.0);
  QCOMPARE(low->second, -3.0);
  QVERIFY(std::abs(high->first - double(kSpike) / kRows) < 0.002);
}

void MarkingTest::ordersAreSaidWithTheirUnit() {
  const Task asked = task(TaskKind::order, {measured("at(c, 0)"), measured("abs(min(minus))"), measured("final(zero)"),
                                            measured("2*max(c)"), measured("at(c, 0) - max(c)")});
  const auto words = [&](int item) { return verdictOf(asked, {item, true, 2, -1, 0}, run()); };
  for (const int item : {0, 1}) QVERIFY2(words(item).endsWith("m/s"), qPrintable(words(item)));
  // Nothing tells the unit of these.
  for (const int item : {2, 3, 4}) QVERIFY2(words(item).endsWith("1"), qPrintable(words(item)));
}

void MarkingTest::formulasStayOnOneLine() {
  const QChar space(0x00A0);
  const auto spaces = [&](const QString& text) { return richText(text).count(' '); };
  QCOMPARE(richText("so s_b − s_a is"), QString("so s_b%1−%1s_a is").arg(space));
  QCOMPARE(richText("`f = c*(s_b - s_a)`."),
           QString("<code>f%1=%1c*(s_b%1-%2%1s_a)</code>.").arg(space, QChar(0x2060)));
  // Nowhere in it may a line end.
  QTextBoundaryFinder ends(QTextBoundaryFinder::Line, "f = c*(s_b - s_a)");
  QVERIFY(ends.toNextBoundary() < ends.string().size());
  ends = QTextBoundaryFinder(QTextBoundaryFinder::Line, richText("f = c*(s_b - s_a)"));
  QCOMPARE(ends.toNextBoundary(), ends.string().size());
  QCOMPARE(spaces("+1 m − 1 m + 1 m = 1 m."), 0);
  QCOMPARE(spaces("a > b and b < c"), 2);
  // A line is no longer than the panel: a long formula is broken before its operators.
  QCOMPARE(richText("(1 + ratio)*w_carrier = w_sun + ratio*w_ring"),
           QString("(1 +%1ratio)*w_carrier =%1w_sun +%1ratio*w_ring").arg(space));
  // Words, lists and lone signs are no formulas.
  QCOMPARE(spaces("torque +, speed −"), 3);
  QCOMPARE(spaces("the first – the second"), 4);
}

QTEST_APPLESS_MAIN(MarkingTest)
#include "marking_test.moc"
