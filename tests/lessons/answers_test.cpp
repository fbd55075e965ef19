// Every lesson: its diagrams run, every fact holds in the run, every task has the right answer that is written down in
// answers.txt (ARMATURE_UPDATE=1 writes it anew, to be reviewed). Then all facts and tasks are changed one by one, and
// each change has to be noticed.
#include <QRegularExpression>
#include <QtTest>
#include <cmath>

#include "app/lessons/marking.h"
#include "engine/facade/measure.h"
#include "tests/lessons/lesson_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

const char* const kAnswers = ARMATURE_SOURCE_DIR "/tests/lessons/answers.txt";

QString rounded(double value) {
  return std::abs(value) < 1e-9 ? "0" : QString::number(value, 'g', 3);
}

// Of each comparison in a condition, whether it holds by itself: "(TF)". A condition that is false as a whole may be so
// for the wrong reason.
QString truthsOf(const QString& condition, const results::Store& store) {
  QString truths;
  for (QString part : condition.split(QRegularExpression("\\b(and|or|not)\\b"), Qt::SkipEmptyParts)) {
    part = part.trimmed();
    while (part.startsWith('(') && part.count('(') > part.count(')')) part = part.mid(1);
    while (part.endsWith(')') && part.count(')') > part.count('(')) part.chop(1);
    const auto measure = Measure::read(part.toStdString());
    if (!measure) continue;
    const auto value = measure->of(store);
    truths += !value ? "?" : *value != 0 ? "T" : "F";
  }
  return "(" + truths + ")";
}

// The right answer in a word: "+ - 0", "1 3", "2<1<3", "0.5", "+++--".
QString answerText(const Task& task, const Marking& marking, const results::Store& store) {
  QStringList words;
  for (const ItemMark& mark : marking.items) {
    if (task.kind == TaskKind::sign || task.kind == TaskKind::arrow)
      words << (mark.expected > 0 ? "+" : mark.expected < 0 ? "-" : "0") + ("=" + rounded(mark.value));
    if (task.kind == TaskKind::choose)
      words << (mark.expected != 0 ? "right" : "wrong") + truthsOf(task.items[size_t(mark.item)].expression, store);
    if (task.kind == TaskKind::order) words << QString("%1=%2").arg(mark.expected + 1).arg(rounded(mark.value));
    if (task.kind == TaskKind::number) words << rounded(mark.expected);
  }
  if (task.kind == TaskKind::sketch) {
    double largest = 0;
    for (const ItemMark& mark : marking.items) largest = std::max(largest, std::abs(mark.value));
    for (const ItemMark& mark : marking.items) words << QString::number(std::round(20 * mark.value / largest) / 20);
  }
  if (task.kind == TaskKind::repair) words << task.fails;
  return words.join(' ');
}

QString keyOf(const QString& lesson, size_t step) {
  return QString("%1 %2").arg(lesson).arg(step + 1);
}

std::map<QString, QString> writtenAnswers() {
  std::map<QString, QString> answers;
  QFile file(kAnswers);
  if (!file.open(QIODevice::ReadOnly)) return answers;
  for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
    answers[line.section(": ", 0, 0)] = line.section(": ", 1);
  return answers;
}

// What is wrong with one step; empty: nothing.
class StepCheck {
 public:
  StepCheck(const QString& key, const Step& step, const DiagramRun& run, const std::map<QString, QString>& answers)
      : key_(key), step_(step), run_(run), answers_(answers) {}

  QStringList problems() {
    if (step_.task && step_.task->kind == TaskKind::repair) {
      checkFailure();
      return problems_;
    }
    if (!run_.isDone()) {
      say("the diagram does not run: " +
          (run_.messages.empty() ? QString() : QString::fromStdString(run_.messages[0].text)));
      return problems_;
    }
    for (size_t i = 0; i < step_.facts.size(); ++i) checkFact(i);
    if (step_.task) checkTask(*step_.task);
    return problems_;
  }
  const QString& answer() const { return answer_; }

 private:
  void say(const QString& text) { problems_ << key_ + ": " + text; }

  void checkFailure() {
    answer_ = step_.task->fails;
    for (const Message& message : run_.messages)
      if (message.code == step_.task->fails.toStdString()) return;
    say("the diagram does not give the message " + step_.task->fails);
  }

  void checkFact(size_t i) {
    double value = 0;
    const Fact& fact = step_.facts[i];
    const auto isTrue = holds(fact, *run_.store, &value);
    const QString what = fact.holds.isEmpty() ? fact.variable : fact.holds;
    if (!isTrue)
      say(QString("fact %1 (%2): %3").arg(i).arg(what, QString::fromStdString(isTrue.reason().message)));
    else if (!*isTrue)
      say(QString("fact %1 (%2) does not hold: the run has %3").arg(i).arg(what).arg(value, 0, 'g', 12));
  }

  // What a task asks of a variable is stated by a fact, so that another variable cannot slip in.
  bool isStated(const QString& variable) const {
    const std::string name = variable.toStdString();
    return std::any_of(step_.facts.begin(), step_.facts.end(), [&](const Fact& fact) {
      if (fact.holds.isEmpty()) return fact.variable == variable;
      const auto measure = Measure::read(fact.holds.toStdString());
      if (!measure) return false;
      const auto names = measure->variables();
      return std::find(names.begin(), names.end(), name) != names.end();
    });
  }

  void checkTask(const Task& task) {
    const auto right = rightAnswer(task, step_.at, *run_.store);
    if (!right) return say(QString::fromStdString(right.reason().message));
    const auto marking = mark(task, *right, step_.at, *run_.store);
    if (!marking || !marking->isRight()) return say("the right answer is marked wrong");
    if (!right->isComplete(task)) return say("no answer is right");
    if (task.kind == TaskKind::choose && !task.isMany && right->chosen.size() != 1) say("not one option is right");
    if (task.kind == TaskKind::choose && right->chosen.size() == task.items.size()) say("no option is wrong");
    const bool needsFact = !key_.startsWith("spring ");  // a fixture, which states little
    for (const TaskItem& item : task.items)
      if (needsFact && !item.variable.isEmpty() && !isStated(item.variable)) say("no fact states " + item.variable);
    if (needsFact && !task.variable.isEmpty() && !isStated(task.variable)) say("no fact states " + task.variable);
    answer_ = answerText(task, *mark(task, *right, step_.at, *run_.store), *run_.store);
    const auto written = answers_.find(key_);
    if (written == answers_.end() || written->second != answer_) say("the right answer is now: " + answer_);
  }

  QString key_, answer_;
  const Step& step_;
  const DiagramRun& run_;
  const std::map<QString, QString>& answers_;
  QStringList problems_;
};

// ---- mutants ----

struct Mutant {
  QString what;
  Step step;
  QStringList before, after;  // the variable that was exchanged
  bool isOfZero = false;      // a sign was put before nothing
};

QString otherEnd(const QString& name) {
  static const std::pair<const char*, const char*> kEnds[] = {
      {"flange_a", "flange_b"}, {"frame_a", "frame_b"}, {".p.", ".n."}, {"port_a", "port_b"}};
  for (const auto& [a, b] : kEnds) {
    if (name.contains(a)) return QString(name).replace(a, b);
    if (name.contains(b)) return QString(name).replace(b, a);
  }
  return {};
}

// Each comparison turned over, once; and the sign of what stands on the right of an equation.
std::vector<std::pair<QString, QString>> mutatedConditions(const QString& text) {
  static const std::pair<const char*, const char*> kTurns[] = {{"<=", ">"},  {">=", "<"}, {"<>", "=="},
                                                               {"==", "<>"}, {"<", ">"},  {">", "<"}};
  std::vector<std::pair<QString, QString>> made;
  for (int i = 0; i < text.size(); ++i)
    for (const auto& [from, to] : kTurns) {
      const int length = static_cast<int>(qstrlen(from));
      if (text.mid(i, length) != from) continue;
      made.push_back({QString("%1 for %2").arg(to, from), QString(text).replace(i, length, to)});
      i += length - 1;
      break;
    }
  static const QRegularExpression kRight("==\\s*(-?)\\s*(?=[\\da-z(])");
  for (const auto& match : kRight.globalMatch(text)) {
    const QString sign = match.captured(1).isEmpty() ? "== -" : "== ";
    made.push_back({"sign", QString(text).replace(match.capturedStart(), match.capturedLength(), sign)});
  }
  return made;
}

void addFactMutants(const Step& step, std::vector<Mutant>& mutants) {
  for (size_t i = 0; i < step.facts.size(); ++i) {
    const Fact& fact = step.facts[i];
    const auto add = [&](const QString& what, const std::function<void(Fact&)>& change) {
      Mutant mutant{QString("fact %1: %2").arg(i).arg(what), step, {}, {}, false};
      change(mutant.step.facts[i]);
      mutants.push_back(std::move(mutant));
      return &mutants.back();
    };
    for (const auto& [what, text] : mutatedConditions(fact.holds))
      add(what, [text = text](Fact& changed) { changed.holds = text; });
    if (!fact.holds.isEmpty()) continue;
    if (fact.value != 0) add("sign flipped", [](Fact& changed) { changed.value = -changed.value; });
    if (fact.value == 0) add("one for zero", [](Fact& changed) { changed.value = 1; });
    add("twice", [](Fact& changed) { changed.value = changed.value != 0 ? 2 * changed.value : -1; });
    if (const QString end = otherEnd(fact.variable); !end.isEmpty()) {
      Mutant* mutant = add("other end", [&](Fact& changed) { changed.variable = end; });
      mutant->before << fact.variable, mutant->after << end;
    }
  }
}

bool isZero(const QString& expression, const results::Store& store) {
  const auto measure = Measure::read(expression.toStdString());
  const auto value = measure ? measure->of(store) : Result<double>(measure.reason());
  return value && std::abs(*value) < 1e-9;
}

void addTaskMutants(const Step& step, const results::Store& store, std::vector<Mutant>& mutants) {
  const Task& task = *step.task;
  const auto add = [&](const QString& what, const std::function<void(Task&)>& change) {
    Mutant mutant{"task: " + what, step, {}, {}, false};
    change(*mutant.step.task);
    mutants.push_back(std::move(mutant));
    return &mutants.back();
  };
  for (size_t i = 0; i < task.items.size(); ++i) {
    const TaskItem& item = task.items[i];
    if (const QString end = otherEnd(item.variable); !end.isEmpty()) {
      Mutant* mutant =
          add(QString("item %1: other end").arg(i), [&](Task& changed) { changed.items[i].variable = end; });
      mutant->before << item.variable, mutant->after << end;
    }
    if (task.kind == TaskKind::choose)
      for (const auto& [what, text] : mutatedConditions(item.expression)) {
        if (what == "sign") continue;  // a statement that is wrong stays wrong; facts say what is right
        add(QString("option %1: %2").arg(i).arg(what),
            [&, text = text](Task& changed) { changed.items[i].expression = text; });
      }
    if (task.kind == TaskKind::order)
      add(QString("item %1: sign flipped").arg(i), [&](Task& changed) {
        changed.items[i].expression = "-(" + item.expression + ")";
      })->isOfZero = isZero(item.expression, store);
  }
  if (const QString end = otherEnd(task.variable); !end.isEmpty()) {
    Mutant* mutant = add("other end", [&](Task& changed) { changed.variable = end; });
    mutant->before << task.variable, mutant->after << end;
  }
  if (!task.expression.isEmpty())
    add("sign flipped", [&](Task& changed) { changed.expression = "-(" + task.expression + ")"; });
}

// Both names mean the same numbers throughout the run: the change says nothing else.
bool isSame(const Mutant& mutant, const results::Store& store) {
  if (mutant.isOfZero) return true;
  if (mutant.before.isEmpty()) return false;
  const int64_t a = store.find(mutant.before[0].toStdString()), b = store.find(mutant.after[0].toStdString());
  if (a < 0 || b < 0) return false;
  const auto& columns = store.columns();
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    const double x = store.value(columns[size_t(a)], row), y = store.value(columns[size_t(b)], row);
    if (std::abs(x - y) > 1e-6 * std::max({1e-3, std::abs(x), std::abs(y)})) return false;
  }
  return true;
}

}  // namespace

class LessonAnswersTest : public QObject {
  Q_OBJECT
 private slots:
  void holds_data();
  void holds();
  void changesAreNoticed();
  void cleanupTestCase();

 private:
  DiagramRuns runs_;
  std::map<QString, QString> answers_ = writtenAnswers(), found_;
};

void LessonAnswersTest::holds_data() {
  QTest::addColumn<QString>("folder");
  const QStringList folders = lessonFolders();
  QVERIFY(folders.size() >= 2);
  for (const QString& folder : folders) QTest::newRow(qPrintable(QDir(folder).dirName())) << folder;
}

void LessonAnswersTest::holds() {
  QFETCH(QString, folder);
  const auto package = openLesson(folder);
  QVERIFY2(package.ok(), package ? "" : package.reason().message.c_str());
  QStringList problems;
  for (size_t i = 0; i < package->lesson.steps.size(); ++i) {
    const Step& step = package->lesson.steps[i];
    const DiagramRun& run = runs_.of(package->name + package->lesson.diagramOf(i), *package->diagramOf(i));
    StepCheck check(keyOf(package->name, i), step, run, answers_);
    problems += check.problems();
    if (!check.answer().isEmpty()) found_[keyOf(package->name, i)] = check.answer();
    for (const LocalText* text : {&step.text, &step.explain})
      if (text->en.isEmpty() != text->de.isEmpty()) problems << keyOf(package->name, i) + ": a language is missing";
  }
  if (qEnvironmentVariableIsSet("ARMATURE_UPDATE")) return;
  QVERIFY2(problems.isEmpty(), qPrintable("\n" + problems.join('\n')));
}

void LessonAnswersTest::changesAreNoticed() {
  if (qEnvironmentVariableIsSet("ARMATURE_UPDATE")) return;
  int killed = 0, total = 0, same = 0;
  QStringList alive;
  for (const QString& folder : lessonFolders()) {
    const auto package = openLesson(folder);
    if (!package || package->name == "spring") continue;
    for (size_t i = 0; i < package->lesson.steps.size(); ++i) {
      const Step& step = package->lesson.steps[i];
      const DiagramRun& run = runs_.of(package->name + package->lesson.diagramOf(i), *package->diagramOf(i));
      if (!run.isDone()) continue;
      std::vector<Mutant> mutants;
      addFactMutants(step, mutants);
      if (step.task) addTaskMutants(step, *run.store, mutants);
      for (const Mutant& mutant : mutants) {
        if (isSame(mutant, *run.store)) {
          ++same;
          continue;
        }
        ++total;
        if (!StepCheck(keyOf(package->name, i), mutant.step, run, answers_).problems().isEmpty())
          ++killed;
        else
          alive << keyOf(package->name, i) + ", " + mutant.what;
      }
    }
  }
  qInfo("%d of %d changes of facts and tasks are noticed; %d more say the same in other words", killed, total, same);
  QVERIFY2(alive.isEmpty(), qPrintable("\n" + alive.join('\n')));
}

void LessonAnswersTest::cleanupTestCase() {
  if (!qEnvironmentVariableIsSet("ARMATURE_UPDATE")) return;
  QFile file(kAnswers);
  QVERIFY(file.open(QIODevice::WriteOnly));
  for (const auto& [key, answer] : found_) file.write((key + ": " + answer + "\n").toUtf8());
}

QTEST_APPLESS_MAIN(LessonAnswersTest)
#include "answers_test.moc"
