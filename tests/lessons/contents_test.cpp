// The lessons that come with the program: the numbers in their texts are those of the facts, which answers_test holds
// against a run; every task asks for something, and no answer is given away.
#include <QtTest>
#include <cmath>
#include <set>

#include "app/lessons/marking.h"
#include "engine/diagram/json.h"
#include "tests/lessons/lesson_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

const QString kLessons = QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons");

QString wordsOf(const DiagramRun& run) {
  QString words;
  for (const Message& m : run.messages) words += QString::fromStdString(m.toText()) + '\n';
  return words;
}

// Magnitudes that a text states, in either language; names in `…` have none.
std::multiset<double> numbersIn(QString text) {
  static const QRegularExpression kCode("`[^`]*`"), kPower("\\(\\d+ s\\)²|²"), kComma("(\\d),(\\d)"),
      kNumber("(?<![A-Za-z_\\d.])\\d+(?:\\.\\d+)?");
  text.remove(kCode).replace("½", "0.5").remove(kPower).replace(kComma, "\\1.\\2");
  std::multiset<double> found;
  for (const auto& match : kNumber.globalMatch(text)) found.insert(match.captured().toDouble());
  return found;
}

std::multiset<QString> namesIn(const QString& text) {
  static const QRegularExpression kCode("`[^`]*`");
  std::multiset<QString> found;
  for (const auto& match : kCode.globalMatch(text)) found.insert(match.captured());
  return found;
}

// What the facts of a step allow its texts to say.
std::set<double> numbersOf(const std::vector<Fact>& facts) {
  std::set<double> found;
  for (const Fact& fact : facts) {
    if (fact.holds.isEmpty()) {
      found.insert(std::abs(fact.value));
      if (fact.at) found.insert(*fact.at);
      continue;
    }
    for (double number : numbersIn(fact.holds)) found.insert(number);
    if (fact.holds.contains("abs(")) found.insert(0);
  }
  return found;
}

std::vector<LocalText> textsOf(const Step& step) {
  std::vector<LocalText> all{step.text, step.explain};
  if (!step.task) return all;
  all.push_back(step.task->question);
  for (const TaskItem& item : step.task->items) all.push_back(item.text);
  return all;
}

}  // namespace

class ContentsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void thereAreEnough();
  void numbersAreFacts_data() { eachLesson(); }
  void numbersAreFacts();
  void tasksAsk_data() { eachLesson(); }
  void tasksAsk();
  void bothLanguagesSayTheSame_data() { eachLesson(); }
  void bothLanguagesSayTheSame();
  void titlesOfDiagramsHaveTheirGerman_data() { eachLesson(); }
  void titlesOfDiagramsHaveTheirGerman();

 private:
  static QStringList names() { return QDir(kLessons).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }
  void eachLesson();
  const LessonPackage& lesson();
  const DiagramRun& run(const LessonPackage& package, size_t step);
  void verifyTask(const Step& step, const DiagramRun& run);

  DiagramRuns runs_;
  std::map<QString, LessonPackage> lessons_;
};

void ContentsTest::eachLesson() {
  QTest::addColumn<QString>("name");
  for (const QString& name : names()) QTest::newRow(qPrintable(name)) << name;
}

const LessonPackage& ContentsTest::lesson() {
  const QString name = *static_cast<QString*>(QTest::qData("name", QMetaType::QString));
  const auto known = lessons_.find(name);
  if (known != lessons_.end()) return known->second;
  auto opened = openLesson(kLessons + '/' + name);
  if (!opened) qFatal("%s", opened.reason().message.c_str());
  return lessons_.emplace(name, opened.take()).first->second;
}

const DiagramRun& ContentsTest::run(const LessonPackage& package, size_t step) {
  return runs_.of(package.name + package.lesson.diagramOf(step), *package.diagramOf(step));
}

// Lessons of three to seven steps with two predictions at least, a gallery of mistakes, and every kind of task.
void ContentsTest::thereAreEnough() {
  int lessons = 0, mistakes = 0;
  std::set<int> orders;
  std::set<TaskKind> kinds;
  for (const QString& name : names()) {
    const auto package = openLesson(kLessons + '/' + name);
    QVERIFY2(package, package ? "" : package.reason().message.c_str());
    const Lesson& lesson = package->lesson;
    ++(lesson.isMistake ? mistakes : lessons);
    QVERIFY2(orders.insert(lesson.order).second, qPrintable(name));
    long tasks = 0;
    for (const Step& step : lesson.steps)
      if (step.task) kinds.insert(step.task->kind), ++tasks;
    QVERIFY2(tasks >= 2, qPrintable(name));
    if (!lesson.isMistake) QVERIFY2(lesson.steps.size() >= 3 && lesson.steps.size() <= 7, qPrintable(name));
  }
  QVERIFY(lessons >= 16);
  QVERIFY(mistakes >= 7);
  QCOMPARE(kinds.size(), size_t(7));
}

// Each number that the texts of a step state is one of its facts' (answers_test shows that these hold).
void ContentsTest::numbersAreFacts() {
  const LessonPackage& package = lesson();
  for (size_t i = 0; i < package.lesson.steps.size(); ++i) {
    const Step& step = package.lesson.steps[i];
    if (step.task && step.task->kind == TaskKind::repair) continue;  // it begins with its message
    const DiagramRun& run = this->run(package, i);
    QVERIFY2(run.isDone(), qPrintable(wordsOf(run)));
    QVERIFY(!step.facts.empty());
    std::set<double> stated = numbersOf(step.facts);
    stated.insert(run.model->defaultSettings().stopTime);
    for (const LocalText* text : {&step.text, &step.explain})
      for (double number : numbersIn(text->en))
        QVERIFY2(std::ranges::any_of(stated, [&](double s) { return std::abs(s - number) <= 1e-6 * number; }),
                 qPrintable(QString("step %1 states %2").arg(i + 1).arg(number)));
  }
}

void ContentsTest::verifyTask(const Step& step, const DiagramRun& run) {
  const Task& task = *step.task;
  const auto answer = rightAnswer(task, step.at, *run.store);
  QVERIFY2(answer, answer ? "" : answer.reason().message.c_str());
  if (task.kind == TaskKind::arrow) QVERIFY(!std::ranges::count(answer->signs, std::optional<int>(0)));
  if (task.kind == TaskKind::choose) QVERIFY(!answer->chosen.empty());
  if (task.kind == TaskKind::order) {
    const auto marking = mark(task, *answer, step.at, *run.store);
    QVERIFY(marking);
    std::set<double> ranks;
    for (const ItemMark& item : marking->items) ranks.insert(item.expected);
    QCOMPARE(ranks.size(), task.items.size());
    QVERIFY(!std::ranges::is_sorted(answer->order));
  }
  if (task.kind == TaskKind::sketch) {
    const auto [low, high] = std::ranges::minmax(answer->curve);
    QVERIFY(high - low > 1e-3);
  }
  if (task.kind == TaskKind::number) {
    const auto stated = numbersOf(step.facts);
    QVERIFY(std::ranges::any_of(stated, [&](double s) { return std::abs(s - std::abs(*answer->number)) < 1e-4 * s; }));
  }
}

// There is something to answer, it is explained, and what shows results comes after it.
void ContentsTest::tasksAsk() {
  const LessonPackage& package = lesson();
  for (size_t i = 0; i < package.lesson.steps.size(); ++i) {
    const Step& step = package.lesson.steps[i];
    if (!step.task) continue;
    QVERIFY2(!step.explain.isEmpty() && !step.task->question.isEmpty(), qPrintable(QString::number(i + 1)));
    QVERIFY(std::ranges::none_of(step.overlays, showsResults));
    if (step.task->kind == TaskKind::repair) continue;
    verifyTask(step, run(package, i));
    if (QTest::currentTestFailed()) return qWarning("in step %zu", i + 1);
  }
}

// With the same numbers, and the same names of parts and variables.
void ContentsTest::bothLanguagesSayTheSame() {
  const LessonPackage& package = lesson();
  std::vector<LocalText> texts{package.lesson.title, package.lesson.summary};
  for (const Step& step : package.lesson.steps)
    for (LocalText& text : textsOf(step)) texts.push_back(std::move(text));
  QVERIFY(!texts[0].isEmpty() && !texts[1].isEmpty());
  for (const LocalText& text : texts) {
    QCOMPARE(text.en.isEmpty(), text.de.isEmpty());
    QVERIFY2(numbersIn(text.en) == numbersIn(text.de), qPrintable(text.de));
    const auto english = namesIn(text.en), german = namesIn(text.de);
    QVERIFY2(std::set(english.begin(), english.end()) == std::set(german.begin(), german.end()), qPrintable(text.de));
  }
}

void ContentsTest::titlesOfDiagramsHaveTheirGerman() {
  const LessonPackage& package = lesson();
  std::set<QString> met;
  for (const auto& [file, diagram] : package.diagrams) {
    const diagram::Document german = spoken(diagram, package.lesson, "de_DE");
    QCOMPARE(spoken(diagram, package.lesson, "en_GB").title, diagram.title);
    QCOMPARE(german.plots->size(), diagram.plots->size());
    std::vector<std::pair<std::string, std::string>> titles{{diagram.title, german.title},
                                                            {diagram.description, german.description}};
    for (size_t k = 0; k < diagram.plots->size(); ++k)
      titles.emplace_back((*diagram.plots)[k].value("title", ""), (*german.plots)[k].value("title", ""));
    for (const auto& [english, said] : titles) {
      const auto found = package.lesson.words.find(QString::fromStdString(english));
      QVERIFY2(english.empty() || found != package.lesson.words.end(), english.c_str());
      if (english.empty()) continue;
      QCOMPARE(QString::fromStdString(said), found->second);
      met.insert(found->first);
    }
  }
  QCOMPARE(met.size(), package.lesson.words.size());
}

QTEST_GUILESS_MAIN(ContentsTest)
#include "contents_test.moc"
