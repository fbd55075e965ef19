// The engine in processes of its own does what it does in one process, bit for bit, and what breaks down there is a
// message here.
#include <fcntl.h>
#include <signal.h>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <functional>
#include <thread>
#include <utility>

#include "engine/facade/class_equations.h"
#include "engine/worker/client.h"
#include "tests/facade/replaceable_library.h"
#include "tests/robustness/descendants.h"

using namespace armature;
using worker::Client;

namespace {

constexpr const char* kPalette = ARMATURE_SOURCE_DIR "/palette";
constexpr int kPatience = 60000;  // with another process [ms]: machines are slow at times

struct Run {
  std::shared_ptr<const Model> model;
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
  std::vector<Message> messages;
};

template <class Door>
Run runIn(Door& door, const Source& source, const solve::Overrides& overrides = {}) {
  Run run;
  run.model = door.translate(source, run.messages);
  if (!run.model) return run;
  run.store = run.model->makeStore();
  solve::Control control;
  run.result = run.model->run(run.model->defaultSettings(), overrides, control, *run.store, run.messages);
  return run;
}

// A run beside the test. One that fails ends it, and not the program.
class Beside {
 public:
  Beside(solve::Control& control, std::function<void()> run) : control_(control), thread_(std::move(run)) {}
  ~Beside() {
    if (!thread_.joinable()) return;
    control_.cancel.cancel();
    join();
  }
  void join() {
    control_.isPaused = false;
    thread_.join();
  }

 private:
  solve::Control& control_;
  std::thread thread_;
};

void writeModel(const QString& path, const char* text) {
  std::ofstream(path.toStdString()) << text;
}

}  // namespace

class ClientTest : public QObject {
  Q_OBJECT
 private:
  // A model of this text, in a process of its own.
  std::shared_ptr<const Model> translated(const char* file, const char* text, std::vector<Message>& messages) {
    writeModel(folder_.filePath(file), text);
    Source source;
    source.file = folder_.filePath(file).toStdString();
    return Client(ARMATURE_CLI, {kPalette}).translate(source, messages);
  }

 private slots:
  // What somebody is writing stands in the place of files, for a reader that was started again as well.
  void unsavedTextsStandForFiles() {
    QTemporaryDir folder;
    const QString path = folder.filePath("Bench.mo");
    writeModel(path, "package Bench model Wheel \"saved\" end Wheel; end Bench;");
    const std::vector<pid_t> known = test::processesBelow(getpid());
    Client client(ARMATURE_CLI, {folder.path().toStdString()});
    const auto words = [&] {
      const auto info = client.classInfo("Bench.Wheel");
      return info ? info->description : std::string("none");
    };
    QCOMPARE(words(), std::string("saved"));
    client.setUnsavedTexts({{path.toStdString(), "package Bench model Wheel \"written\" end Wheel; end Bench;"}});
    QCOMPARE(words(), std::string("written"));
    for (const pid_t reader : test::processesBelow(getpid()))
      if (std::ranges::find(known, reader) == known.end()) kill(reader, SIGKILL);
    QTRY_COMPARE_WITH_TIMEOUT(words(), std::string("written"), kPatience);
    client.setUnsavedTexts({});
    QCOMPARE(words(), std::string("saved"));
  }

  void runsAreEqual_data() {
    QTest::addColumn<QString>("file");
    for (const char* name : {"Rotational/First", "Electrical/Analog/Rectifier", "Translational/Friction",
                             "Electrical/Digital/Counter", "MultiBody/DoublePendulum"})
      QTest::newRow(name) << QString(ARMATURE_SOURCE_DIR "/resources/examples/%1.armature.json").arg(name);
  }

  // Twice in a row, the second time in another process with what the first one has read.
  void runsAreEqual() {
    QFETCH(QString, file);
    auto loaded = loadDiagram(file.toStdString());
    QVERIFY(loaded);
    const diagram::Document document = loaded.take();
    Source source;
    source.document = &document;
    Session session({kPalette});
    Client client(ARMATURE_CLI, {kPalette});
    const Run here = runIn(session, source);
    QVERIFY(here.model && here.result.outcome == solve::Outcome::finished);
    for (int round = 0; round < 2; ++round) {
      const Run there = runIn(client, source);
      QVERIFY2(there.model, there.messages.empty() ? "no model" : there.messages.front().toText().c_str());
      QCOMPARE(there.model->name(), here.model->name());
      QCOMPARE(there.model->statistics().unknowns, here.model->statistics().unknowns);
      QCOMPARE(there.result.statistics.steps, here.result.statistics.steps);
      QCOMPARE(there.messages.size(), here.messages.size());
      QVERIFY(there.store->isFinished());
      QCOMPARE(there.store->rowCount(), here.store->rowCount());
      QCOMPARE(there.store->columns().size(), here.store->columns().size());
      for (size_t k = 0; k < here.store->columns().size(); ++k) {
        for (uint64_t row = 0; row < here.store->rowCount(); ++row) {
          const double a = here.store->value(here.store->columns()[k], row);
          const double b = there.store->value(there.store->columns()[k], row);
          if (!(a == b || (a != a && b != b))) QFAIL(here.store->columns()[k].name.c_str());
        }
      }
    }
  }

  void questionsAreAnsweredAlike() {
    Session session({kPalette});
    Client client(ARMATURE_CLI, {kPalette});
    const std::string name = "Modelica.Mechanics.Rotational.Components.Spring";
    const auto info = client.classInfo(name);
    QVERIFY(info);
    QCOMPARE(info->parameters.size(), session.classInfo(name)->parameters.size());
    QCOMPARE(info->documentation, session.classInfo(name)->documentation);
    QVERIFY(!client.classInfo("Modelica.Nothing"));
    QCOMPARE(client.children("Modelica.Mechanics"), session.children("Modelica.Mechanics"));
    Source source;
    source.className = name;
    QCOMPARE(*client.exportModelica(source), *session.exportModelica(source));
    source.className = "Modelica.Nothing";
    QCOMPARE(client.exportModelica(source).reason().code, session.exportModelica(source).reason().code);
  }

  // What can be replaced, and what fits there, of a library and of a diagram's own classes.
  void whatFitsCrosses() {
    const QTemporaryDir folder;
    QVERIFY(writeReplaceableLibrary(folder.path()));
    const std::string path = folder.path().toStdString();
    Session session({path});
    Client client(ARMATURE_CLI, {path});
    const auto info = client.classInfo("Exchange.Pipe");
    QVERIFY(info);
    const auto& expected = session.classInfo("Exchange.Pipe")->replaceables;
    QCOMPARE(info->replaceables.size(), expected.size());
    QCOMPARE(info->replaceables[1].choices[0].modifiers, expected[1].choices[0].modifiers);
    QCOMPARE(info->replaceables[1].constraint, expected[1].constraint);
    QVERIFY(info->replaceables[0].isDefaultPartial && !info->replaceables[1].isDefaultPartial);
    diagram::Document document;
    document.name = "Plant";
    document.declarations = "  package Brine = Exchange.Media.Water(d = 1100) \"salty\";\n";
    const auto names = [](const std::vector<FittingClass>& found) {
      std::vector<std::string> list;
      for (const FittingClass& one : found) list.push_back(one.name);
      return list;
    };
    for (const char* library : {"Exchange", ""}) {
      const FitQuestion question{"Exchange.Media.Fluid", "package", library};
      QVERIFY(!client.fittingClasses(document, question).empty());
      QCOMPARE(names(client.fittingClasses(document, question)), names(session.fittingClasses(document, question)));
    }
    QCOMPARE(client.fittingClasses(document, {"Exchange.Media.Fluid", "package", ""}).front().description,
             std::string("salty"));
  }

  // Equations of classes, of the library and of the diagram, and why there are none.
  void equationsCross() {
    Session session(standardLibraryPath({}));
    Client client(ARMATURE_CLI, standardLibraryPath({}));
    diagram::Document document;
    document.name = "Own";
    document.classes = {
        "model Fall Real x(start = 1); equation if x > 0 then der(x) = -1 \"down\"; else der(x) = 0; "
        "end if; end Fall;"};
    for (const char* name : {"Fall", "Modelica.Mechanics.Rotational.Components.LossyGear"}) {
      const auto crossed = client.equationsOf(document, name);
      const auto told = session.equationsOf(document, name);
      QVERIFY(crossed && told);
      QVERIFY(!told->groups.empty());
      QVERIFY(*crossed == *told);
    }
    QCOMPARE(client.equationsOf(document, "Nowhere").reason().code, std::string("D021"));
  }

  // A parameter that changes during the run, a pause and an end from outside reach the process of the run.
  void runsAreControlled() {
    std::vector<Message> messages;
    const auto model = translated("ramp.mo",
                                  "model Ramp parameter Real p = 1; Real x(start = 0, fixed = true); "
                                  "equation der(x) = p; end Ramp;",
                                  messages);
    QVERIFY(model);
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 1000;
    settings.interval = 0.01;
    const auto store = model->makeStore();
    solve::Control control;
    control.pace = 20;
    solve::RunResult result;
    Beside runner(control, [&] { result = model->run(settings, {}, control, *store, messages); });
    QTRY_VERIFY_WITH_TIMEOUT(control.time > 1, kPatience);
    control.isPaused = true;
    // On a busy machine it takes a while until the other process has seen it.
    double paused = -1;
    const auto stands = [&] { return std::exchange(paused, control.time.load()) == paused; };
    QVERIFY(QTest::qWaitFor([&] { return QTest::qWait(200), stands(); }, kPatience));
    QTest::qWait(200);
    QCOMPARE(control.time.load(), paused);
    control.setParameter("p", 5);
    control.isPaused = false;
    QTRY_VERIFY_WITH_TIMEOUT(control.time > paused + 1, kPatience);
    control.cancel.cancel();
    runner.join();
    QVERIFY(result.outcome == solve::Outcome::cancelled);
    const auto& x = store->columns()[static_cast<size_t>(store->find("x"))];
    const uint64_t last = store->rowCount() - 1;
    // p = 1 until the pause, 5 from then on.
    const double expected = paused + 5 * (store->time(last) - paused);
    QVERIFY2(std::abs(store->value(x, last) - expected) < 1, QByteArray::number(store->value(x, last)));
  }

  // A run that is kept on its way is brought back from a copy of it: at once, and digit for digit, with what it was
  // told before and without.
  void isBroughtBackFromACopy_data() {
    QTest::addColumn<bool>("isInFile");
    QTest::newRow("rows in memory") << false;
    QTest::newRow("rows in a file") << true;
  }
  void isBroughtBackFromACopy() {
    QFETCH(bool, isInFile);
    std::vector<Message> messages;
    // Long rows, so that there are many more than fit into the least of budgets.
    const QByteArray text =
        QByteArray(
            "model Long parameter Real p = 1; Real x(start = 1, fixed = true), y(start = 0, fixed = true); "
            "discrete Real n(start = 0, fixed = true); Real z[") +
        (isInFile ? "60" : "1") +
        "]; equation der(x) = p*y*(1 + 0.1*x*x); der(y) = -x; when x < 0 then n = pre(n) + 1; end when; "
        "for i in 1:size(z, 1) loop z[i] = i*x + i; end for; end Long;";
    const auto model = translated("long.mo", text.constData(), messages);
    QVERIFY(model);
    const auto makeStore = [&] {
      auto store = model->makeStore();
      if (isInFile) store->keepWithin({1, folder_.path().toStdString()});
      return store;
    };
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 30000;
    settings.interval = 0.5;
    settings.isKeptOnTheWay = true;
    const auto alone = makeStore();
    solve::RunResult first;
    QElapsedTimer clock;
    {
      solve::Control control;
      Beside runner(control, [&] { first = model->run(settings, {}, control, *alone, messages); });
      const bool isOnItsWay = QTest::qWaitFor([&] { return control.time > 9000; }, 60000);
      control.setParameter("p", 1.5);
      clock.start();
      runner.join();
      QVERIFY(isOnItsWay);
    }
    const double whole = static_cast<double>(clock.elapsed()) / 1000;
    QCOMPARE(first.changes.size(), size_t{1});
    settings.changes = first.changes;
    // Twice, so that a copy of a copy serves as well.
    for (const double share : {0.9, 0.85, 0.2}) {
      const uint64_t row = static_cast<uint64_t>(share * static_cast<double>(alone->rowCount()));
      const double at = alone->time(row);
      const auto store = makeStore();
      solve::Control control;
      control.isPaused = true;
      control.goTo = at;
      solve::RunResult result;
      clock.start();
      Beside runner(control, [&] { result = model->run(settings, {}, control, *store, messages); });
      const bool hasCome = QTest::qWaitFor([&] { return store->rowCount() > row && control.time >= at; }, 60000);
      qInfo("%.2f s of the run after the change; to %g s in %.3f s", whole, at,
            static_cast<double>(clock.elapsed()) / 1000);
      runner.join();
      QVERIFY(hasCome);
      QVERIFY(result.outcome == solve::Outcome::finished);
      QCOMPARE(result.changes, first.changes);
      QCOMPARE(result.events.size(), first.events.size());
      QCOMPARE(store->rowCount(), alone->rowCount());
      for (const auto& column : alone->columns())
        for (uint64_t k = 0; k < alone->rowCount(); ++k)
          if (alone->value(column, k) != store->value(column, k) || alone->time(k) != store->time(k))
            QFAIL(qPrintable(QStringLiteral("row %1").arg(k)));
    }
    QVERIFY(first.statistics.integrateSeconds > 0.3);  // else there was no copy
    QVERIFY((alone->bytesInFile() > 20'000'000) == isInFile);
  }

  // A paused run goes on by one result point, or past one event, at a time; its results are those of a run that was
  // left alone, bit for bit.
  void stepsByPointAndEvent() {
    std::vector<Message> messages;
    const auto model =
        translated("steps.mo",
                   "model Steps Real x(start = 0, fixed = true); discrete Real n(start = 0, fixed = true); "
                   "equation der(x) = 1 - 0.1*x; when x > 0.0333 then n = pre(n) + 1; end when; end Steps;",
                   messages);
    QVERIFY(model);
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 0.1;
    settings.interval = 0.01;
    const auto alone = model->makeStore();
    solve::Control free;
    QVERIFY(model->run(settings, {}, free, *alone, messages).outcome == solve::Outcome::finished);

    const auto store = model->makeStore();
    solve::Control control;
    control.isPaused = true;
    solve::RunResult result;
    Beside runner(control, [&] { result = model->run(settings, {}, control, *store, messages); });
    const auto lastTime = [&] { return store->rowCount() == 0 ? -1 : store->time(store->rowCount() - 1); };
    const auto standsAt = [&](double time) {
      if (!QTest::qWaitFor([&] { return std::abs(lastTime() - time) < 1e-12; }, kPatience)) return false;
      QTest::qWait(60);
      return std::abs(lastTime() - time) < 1e-12;
    };
    bool isRight = standsAt(0);
    for (int k = 1; k <= 2; ++k) {
      ++control.pointSteps;
      isRight = isRight && standsAt(0.01 * k);
    }
    ++control.eventSteps;
    const double event = -10 * std::log1p(-0.00333);
    isRight = isRight && QTest::qWaitFor([&] { return lastTime() > 0.03; }, kPatience);
    QTest::qWait(60);
    isRight = isRight && std::abs(lastTime() - event) < 1e-6;
    ++control.pointSteps;
    isRight = isRight && standsAt(0.04);
    runner.join();
    QVERIFY(isRight);
    QVERIFY(result.outcome == solve::Outcome::finished);
    QCOMPARE(store->rowCount(), alone->rowCount());
    for (const auto& column : store->columns())
      for (uint64_t row = 0; row < store->rowCount(); ++row) {
        QCOMPARE(store->time(row), alone->time(row));
        QVERIFY(store->value(column, row) == alone->value(column, row));
      }
  }

  // Whatever process is killed: a message, and the next question is answered again.
  void killsAreTold() {
    const std::string first = ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json";
    auto loaded = loadDiagram(first);
    const diagram::Document document = loaded.take();
    Source source;
    source.document = &document;
    std::vector<pid_t> known = test::processesBelow(getpid());
    Client client(ARMATURE_CLI, {kPalette});
    std::vector<Message> messages;
    auto model = client.translate(source, messages);
    QVERIFY(model);
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 1e6;
    settings.interval = 10;
    for (int round = 0; round < 2; ++round) {
      auto store = model->makeStore();
      solve::Control control;
      solve::RunResult result;
      messages.clear();
      Beside runner(control, [&] { result = model->run(settings, {}, control, *store, messages); });
      QTRY_VERIFY_WITH_TIMEOUT(control.time > 1, kPatience);
      // The youngest is the run; in the second round the worker and the reader go, too.
      std::vector<pid_t> all = test::processesBelow(getpid());
      std::erase_if(all, [&](pid_t p) { return std::find(known.begin(), known.end(), p) != known.end(); });
      QCOMPARE(all.size(), size_t(3));
      for (size_t k = round == 0 ? 2 : 0; k < all.size(); ++k) kill(all[k], SIGKILL);
      known.push_back(all[2]);  // is still going while the next run begins
      runner.join();
      // On a busy machine a process lives on for a while after it has been killed.
      for (size_t k = round == 0 ? 2 : 0; k < all.size(); ++k)
        QTRY_VERIFY_WITH_TIMEOUT(test::hasEnded(all[k]), kPatience);
      QVERIFY(result.outcome == solve::Outcome::failed);
      QCOMPARE(messages.size(), size_t(1));
      QCOMPARE(messages.front().code, std::string("F330"));
      QVERIFY(store->rowCount() > 0);
    }
    // The model's worker is gone: it is made again, without a word.
    messages.clear();
    const auto store = model->makeStore();
    solve::Control control;
    const auto result = model->run(model->defaultSettings(), {}, control, *store, messages);
    QVERIFY2(result.outcome == solve::Outcome::finished, messages.empty() ? "" : messages.front().toText().c_str());
    QVERIFY(client.classInfo("Modelica.Mechanics.Rotational.Components.Spring"));
  }

  // One process makes the runs of one batch after another. When it goes, its run is made again in a new one, and told
  // if that goes, too.
  void batchesShareAProcess() {
    const std::string first = ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json";
    auto loaded = loadDiagram(first);
    const diagram::Document document = loaded.take();
    Source source;
    source.document = &document;
    const std::vector<pid_t> known = test::processesBelow(getpid());
    Client client(ARMATURE_CLI, {kPalette});
    std::vector<Message> messages;
    const auto model = client.translate(source, messages);
    QVERIFY(model);
    const auto here = Session({kPalette}).translate(source, messages);
    Batch batch;
    batch.settings = model->defaultSettings();
    batch.measures = {"max(inertia3.w)"};
    solve::ControlState control;
    const auto answers = [&](const Model& of, const std::function<void(size_t, bool isTold)>& onPoint = {}) {
      std::vector<BatchAnswer> all;
      of.runBatch(batch, control, [&](size_t point, BatchAnswer&& answer) {
        QCOMPARE(point, all.size());
        all.push_back(std::move(answer));
        if (onPoint) onPoint(point, !all.back().message.empty());
      });
      return all;
    };
    const auto setPoints = [&](int from, int count) {
      batch.points.clear();
      for (int k = from; k < from + count; ++k) batch.points.push_back({{"spring.c", 1e3 + 500.0 * k}});
    };
    // Those of tests before this one may live on for a while.
    const auto own = [&known] {
      std::vector<pid_t> all = test::processesBelow(getpid());
      std::erase_if(all, [&](pid_t p) { return std::find(known.begin(), known.end(), p) != known.end(); });
      return all;
    };
    std::vector<pid_t> before, after;
    for (int round = 0; round < 3; ++round) {
      setPoints(round, 5);
      const auto there = answers(*model), expected = answers(*here);
      QCOMPARE(there.size(), size_t(5));
      for (size_t k = 0; k < there.size(); ++k) QCOMPARE(there[k].values, expected[k].values);
      after = own();
      QCOMPARE(after.size(), size_t(3));  // reader, worker, and the one that makes the runs
      if (round > 0) QCOMPARE(after, before);
      before = after;
    }
    setPoints(0, 400);
    const auto expected = answers(*here);
    // A process that ends from outside, once, takes nothing along: its run is made again.
    const pid_t hand = after.back();
    const auto there = answers(*model, [&](size_t point, bool) {
      if (point == 0) kill(hand, SIGKILL);
    });
    QCOMPARE(there.size(), size_t(400));
    for (size_t k = 0; k < there.size(); ++k) {
      QCOMPARE(there[k].message, std::string());
      QCOMPARE(there[k].values, expected[k].values);
    }
    // A run whose process ends each time has its message: they are killed until one has.
    std::atomic<bool> isKilling{false}, isOver{false};
    std::atomic<int> rounds{0};
    std::thread killer([&] {
      for (; !isOver; std::this_thread::sleep_for(std::chrono::milliseconds(1))) {
        if (!isKilling) continue;
        const std::vector<pid_t> all = own();
        for (size_t i = 2; i < all.size(); ++i) kill(all[i], SIGKILL);
        ++rounds;
      }
    });
    bool wasTold = false;
    const auto some = answers(*model, [&](size_t, bool isTold) {
      wasTold = wasTold || isTold;
      isKilling = !wasTold;
      // Not all that is left may be done before they come to it.
      for (const int before = rounds; isKilling && rounds == before;)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    });
    isOver = true;
    killer.join();
    QCOMPARE(some.size(), size_t(400));
    size_t told = 0;
    for (size_t k = 0; k < some.size(); ++k) {
      told += some[k].message.empty() ? 0 : 1;
      if (some[k].message.empty()) QCOMPARE(some[k].values, expected[k].values);
    }
    QVERIFY(told >= 1 && told < 20);
    // A cancelled batch leaves none behind that would take the cancellation along.
    answers(*model, [&](size_t, bool) { control.cancel.cancel(); });
    control.cancel.reset();
    setPoints(0, 5);
    QCOMPARE(answers(*model).size(), size_t(5));
  }

  // Without its program there is a message (F331) and no model; what is no memory that cannot shrink is refused (F320).
  void whatIsNotThereIsTold() {
    Client client("/nowhere/armature-cli", {kPalette});
    Source source;
    source.className = "Modelica.Blocks.Sources.Sine";
    std::vector<Message> messages;
    QVERIFY(!client.translate(source, messages));
    QCOMPARE(messages.size(), size_t(1));
    QCOMPARE(messages.front().code, std::string("F331"));
    const auto joined = results::Memory::join(open("/dev/null", O_RDWR | O_CLOEXEC));
    QVERIFY(!joined);
    QCOMPARE(joined.reason().code, std::string("F320"));
  }

  void memoryAndTimeAreLimited() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizer reserves more memory than any limit");
#endif
    writeModel(folder_.filePath("large.mo"),
               "model Large Real x[400, 400]; equation for i in 1:400, j in 1:400 loop "
               "der(x[i, j]) = -x[i, j] * (i + j); end for; end Large;");
    Source source;
    source.file = folder_.filePath("large.mo").toStdString();
    Client client(ARMATURE_CLI, {kPalette});
    worker::Limits limits;
    limits.memoryBytes = 48 << 20;
    client.setLimits(limits);
    std::vector<Message> messages;
    QVERIFY(!client.translate(source, messages));
    QVERIFY(!messages.empty());
    QVERIFY2(messages.back().toText().find("memory") != std::string::npos, messages.back().toText().c_str());
    limits.memoryBytes = 0;
    limits.translationSeconds = 1;
    client.setLimits(limits);
    writeModel(folder_.filePath("large.mo"),
               "model Large Real x[1000, 1000]; equation for i in 1:1000, j in 1:1000 loop "
               "der(x[i, j]) = -x[i, j] * (i + j); end for; end Large;");
    messages.clear();
    QVERIFY(!client.translate(source, messages));
    QVERIFY2(messages.back().toText().find("longer") != std::string::npos, messages.back().toText().c_str());
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(ClientTest)
#include "client_test.moc"
