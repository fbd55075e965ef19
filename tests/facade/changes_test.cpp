// A parameter that is changed in mid-run, and a run that is held, brought back and told again: against models with that
// change as an event of their own, and digit by digit against runs that were left alone.
#include <QtTest>

#include <cmath>
#include <fstream>
#include <random>
#include <thread>

#include "engine/facade/session.h"

using namespace armature;

namespace {

struct ChangedRun {
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
};

// Where two runs have other digits; empty where they have the same.
QString differenceOf(const results::Store& a, const results::Store& b) {
  if (a.rowCount() != b.rowCount()) return QStringLiteral("%1 rows against %2").arg(a.rowCount()).arg(b.rowCount());
  for (uint64_t row = 0; row < a.rowCount(); ++row) {
    if (a.time(row) != b.time(row)) return QStringLiteral("time of row %1").arg(row);
    for (const auto& column : a.columns()) {
      const auto& other = b.columns()[static_cast<size_t>(b.find(column.name))];
      const double x = a.value(column, row), y = b.value(other, row);
      if (!(x == y || (std::isnan(x) && std::isnan(y))))
        return QStringLiteral("%1 at %2 s: %3 against %4")
            .arg(QString::fromStdString(column.name))
            .arg(a.time(row), 0, 'g', 17)
            .arg(x, 0, 'g', 17)
            .arg(y, 0, 'g', 17);
    }
  }
  return {};
}

}  // namespace

class ChangesTest : public QObject {
  Q_OBJECT
 private slots:
  void equalsAModelWithThatEvent_data();
  void equalsAModelWithThatEvent();
  void toldLikePlanned_data() { models(); }
  void toldLikePlanned();
  void doneAgainDigitByDigit_data() { models(); }
  void doneAgainDigitByDigit();
  void broughtBackDigitByDigit_data() { models(); }
  void broughtBackDigitByDigit();
  void anotherWay();
  void openEnded();

 private:
  // Text with `%1` where the parameter's declaration stands, its name, and its value before and after.
  static void models();
  std::shared_ptr<const Model> translated(const QString& text);
  static ChangedRun runOf(const Model& model, const solve::Settings& settings);

  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  QTemporaryDir folder_;
  int count_ = 0;
};

void ChangesTest::models() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("before");
  QTest::addColumn<double>("after");
  QTest::newRow("smooth") << "model M %1 Real x(start = 1, fixed = true), y(start = 0, fixed = true); equation "
                             "der(x) = y; der(y) = -p*x - 0.1*y; end M;"
                          << 4.0 << 9.0;
  // A pendulum in Cartesian coordinates: index 3.
  QTest::newRow("index 3")
      << "model M %1 Real x(start = 0.8), y(start = -0.6), u(start = 0, fixed = true), v, f; equation "
         "der(x) = u; der(y) = v; der(u) = f*x; der(v) = f*y - p; x^2 + y^2 = 1; "
         "initial equation x = 0.8; end M;"
      << 9.81 << 25.0;
  QTest::newRow("friction")
      << "model M %1 Modelica.Mechanics.Translational.Components.MassWithStopAndFriction mass(m = 1, "
         "L = 0.1, smin = -10, smax = 10, F_prop = 1, F_Coulomb = 5, F_Stribeck = 4, fexp = 2, "
         "s(start = 0, fixed = true), v(start = 0, fixed = true)); "
         "Modelica.Mechanics.Translational.Sources.Force force; equation "
         "force.f = p*sin(10*time); connect(force.flange, mass.flange_a); end M;"
      << 12.0 << 25.0;
  QTest::newRow("events") << "model M %1 Real h(start = 1, fixed = true), v(start = 0, fixed = true); "
                             "discrete Integer n(start = 0, fixed = true); equation der(h) = v; der(v) = -p; "
                             "when h < 0 then reinit(v, -0.8*pre(v)); n = pre(n) + 1; end when; end M;"
                          << 9.81 << 4.0;
  QTest::newRow("no states") << "model M %1 Real y, z; equation y = p*sin(7*time); z = if y > 0.5 then 1 else 0; end M;"
                             << 1.0 << 2.0;
}

std::shared_ptr<const Model> ChangesTest::translated(const QString& text) {
  // A session reads each class once.
  const QString name = QStringLiteral("M%1").arg(++count_), path = folder_.filePath(name + ".mo");
  QString own = text;
  own.replace("model M ", "model " + name + " ").replace("end M;", "end " + name + ";");
  std::ofstream(path.toStdString()) << own.toStdString();
  std::vector<Message> messages;
  Source source;
  source.file = path.toStdString();
  auto model = session_.translate(source, messages);
  for (const Message& message : messages) qInfo("%s", message.toText().c_str());
  return model;
}

ChangedRun ChangesTest::runOf(const Model& model, const solve::Settings& settings) {
  ChangedRun run{model.makeStore(), {}};
  std::vector<Message> messages;
  solve::Control control;
  run.result = model.run(settings, {}, control, *run.store, messages);
  for (const Message& message : messages) qInfo("%s", message.toText().c_str());
  return run;
}

namespace {

solve::Settings settingsOf(const Model& model) {
  solve::Settings settings = model.defaultSettings();
  settings.stopTime = 1.2;
  settings.interval = 0.004;
  return settings;
}

QString withParameter(const QString& text, double value) {
  return text.arg(QStringLiteral("parameter Real p = %1;").arg(value));
}

}  // namespace

void ChangesTest::equalsAModelWithThatEvent_data() {
  models();
}

// The instant is no result point.
void ChangesTest::equalsAModelWithThatEvent() {
  QFETCH(QString, text);
  QFETCH(double, before);
  QFETCH(double, after);
  constexpr double kAt = 0.4321;
  const auto changed = translated(withParameter(text, before));
  const auto modelled =
      translated(text.arg(QStringLiteral("Real p = if time < %1 then %2 else %3;").arg(kAt).arg(before).arg(after)));
  QVERIFY(changed && modelled);
  solve::Settings settings = settingsOf(*changed);
  const ChangedRun event = runOf(*modelled, settings);
  settings.changes = {{kAt, solve::Change::Place::planned, {{"p", after}}}};
  const ChangedRun change = runOf(*changed, settings);
  QVERIFY(change.result.outcome == solve::Outcome::finished && event.result.outcome == solve::Outcome::finished);
  QCOMPARE(change.result.changes, settings.changes);
  QCOMPARE(change.store->rowCount(), event.store->rowCount());
  double worst = 0;
  for (const auto& column : event.store->columns()) {
    if (column.isConstant || column.name == "p") continue;
    const auto& other = change.store->columns()[static_cast<size_t>(change.store->find(column.name))];
    const auto [low, high] = event.store->range(column, 0, event.store->rowCount());
    for (uint64_t row = 0; row < event.store->rowCount(); ++row) {
      const double a = event.store->value(column, row), b = change.store->value(other, row);
      worst = std::max(worst, std::abs(a - b) / std::max(1e-9, std::max(std::abs(low), std::abs(high))));
    }
  }
  qInfo("largest relative difference: %.3g", worst);
  QVERIFY(worst < 1e-10);
  const auto isChange = [](const solve::EventRecord& record) { return record.isChange; };
  const auto& events = change.result.events;
  const auto found = std::find_if(events.begin(), events.end(), isChange);
  QVERIFY(found != events.end());
  QCOMPARE(found->time, kAt);
  QVERIFY(QString::fromStdString(found->text).startsWith("p = "));
}

// What a hand changes while the run goes on is the same within the tolerance of the integration as what was planned for
// that instant.
void ChangesTest::toldLikePlanned() {
  QFETCH(QString, text);
  QFETCH(double, before);
  QFETCH(double, after);
  const auto model = translated(withParameter(text, before));
  QVERIFY(model);
  solve::Settings settings = settingsOf(*model);
  settings.tolerance = 1e-8;
  ChangedRun told{model->makeStore(), {}};
  std::vector<Message> messages;
  solve::Control control;
  control.isPaused = true;
  control.goTo = 0.4;
  std::thread runner([&] { told.result = model->run(settings, {}, control, *told.store, messages); });
  const bool hasCome = QTest::qWaitFor([&] { return control.time >= 0.4; }, 10000);
  control.setParameter("p", after);
  control.isPaused = false;
  runner.join();
  QVERIFY(hasCome);
  QCOMPARE(told.result.changes.size(), size_t{1});
  const double at = told.result.changes[0].time;
  QVERIFY2(std::abs(at - 0.4) < 1e-12, QByteArray::number(at));
  settings.changes = {{at, solve::Change::Place::planned, {{"p", after}}}};
  const ChangedRun planned = runOf(*model, settings);
  double worst = 0;
  for (const auto& column : planned.store->columns()) {
    if (column.isConstant || !column.isState) continue;
    const auto [low, high] = planned.store->range(column, 0, planned.store->rowCount());
    for (double t = 0; t < settings.stopTime; t += 0.01)
      worst = std::max(worst, std::abs(planned.store->valueAt(column, t) - told.store->valueAt(column, t)) /
                                  std::max(std::abs(low), std::abs(high)));
  }
  qInfo("largest relative difference of a state: %.3g", worst);
  QVERIFY(worst < 1e-4);
}

// Pauses, paces, steps and changes at random moments; then the same once more without any of them but what was changed.
void ChangesTest::doneAgainDigitByDigit() {
  QFETCH(QString, text);
  QFETCH(double, before);
  QFETCH(double, after);
  const auto model = translated(withParameter(text, before));
  QVERIFY(model);
  solve::Settings settings = settingsOf(*model);
  std::mt19937 random(7);
  for (int round = 0; round < 4; ++round) {
    ChangedRun played{model->makeStore(), {}};
    std::vector<Message> messages;
    solve::Control control;
    control.pace = 4;
    std::thread runner([&] { played.result = model->run(settings, {}, control, *played.store, messages); });
    for (int act = 0; act < 12; ++act) {
      std::this_thread::sleep_for(std::chrono::milliseconds(random() % 25));
      switch (random() % 4) {
        case 0:
          control.setParameter("p", before + (after - before) * static_cast<double>(random() % 1000) / 999);
          break;
        case 1:
          control.isPaused = true;
          break;
        case 2:
          ++control.pointSteps;
          break;
        default:
          control.isPaused = false;
      }
    }
    control.isPaused = false;
    runner.join();
    QVERIFY(played.result.outcome == solve::Outcome::finished);
    solve::Settings again = settings;
    again.changes = played.result.changes;
    const ChangedRun repeated = runOf(*model, again);
    QCOMPARE(repeated.result.changes, played.result.changes);
    const QString difference = differenceOf(*repeated.store, *played.store);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }
}

// A run that goes at once to an instant and stands there has the rows up to it, and goes on as if it had never stood.
void ChangesTest::broughtBackDigitByDigit() {
  QFETCH(QString, text);
  QFETCH(double, before);
  QFETCH(double, after);
  const auto model = translated(withParameter(text, before));
  QVERIFY(model);
  solve::Settings settings = settingsOf(*model);
  settings.changes = {{0.3, solve::Change::Place::planned, {{"p", after}}}};
  const ChangedRun alone = runOf(*model, settings);
  settings.changes = alone.result.changes;
  for (const double share : {0.0, 0.17, 0.25, 0.5, 0.83, 1.0}) {
    const auto row = static_cast<uint64_t>(share * static_cast<double>(alone.store->rowCount() - 1));
    const double at = alone.store->time(row);
    ChangedRun back{model->makeStore(), {}};
    std::vector<Message> messages;
    solve::Control control;
    control.isPaused = true;
    control.pace = 0.001;
    control.goTo = at;
    std::thread runner([&] { back.result = model->run(settings, {}, control, *back.store, messages); });
    const auto stands = [&] { return back.store->rowCount() > row && control.time >= at; };
    const bool hasCome = QTest::qWaitFor(stands, 10000);
    QTest::qWait(30);
    const uint64_t rows = back.store->rowCount();
    control.pace = 0;
    control.isPaused = false;
    runner.join();
    QVERIFY2(hasCome, QByteArray::number(at));
    QVERIFY2(share == 1 || alone.store->time(rows - 1) == at, QByteArray::number(alone.store->time(rows - 1) - at));
    const QString difference = differenceOf(*back.store, *alone.store);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }
}

// Told something new where it was brought back to, the run leaves what had come after, but parameters that had been
// changed further on stand as they stood.
void ChangesTest::anotherWay() {
  const auto model = translated(
      "model M parameter Real p = 1; parameter Real q = 1; Real x(start = 0, fixed = true), y(start = 0, fixed = "
      "true); "
      "equation der(x) = p; der(y) = q; end M;");
  QVERIFY(model);
  solve::Settings settings = model->defaultSettings();
  settings.stopTime = 1;
  settings.interval = 0.01;
  settings.changes = {{0.2, solve::Change::Place::withinStep, {{"p", 2}}},
                      {0.8, solve::Change::Place::withinStep, {{"q", 5}}}};
  ChangedRun run{model->makeStore(), {}};
  std::vector<Message> messages;
  solve::Control control;
  control.isPaused = true;
  control.goTo = 0.5;
  std::thread runner([&] { run.result = model->run(settings, {}, control, *run.store, messages); });
  const bool hasCome = QTest::qWaitFor([&] { return control.time >= 0.5; }, 10000);
  control.setParameter("p", 10);
  control.isPaused = false;
  runner.join();
  QVERIFY(hasCome);
  const auto last = [&](const char* name) {
    return run.store->value(run.store->columns()[static_cast<size_t>(run.store->find(name))],
                            run.store->rowCount() - 1);
  };
  QVERIFY2(std::abs(last("x") - (0.2 + 2 * 0.3 + 10 * 0.5)) < 1e-4, QByteArray::number(last("x")));
  QVERIFY2(std::abs(last("y") - (0.5 + 5 * 0.5)) < 1e-4, QByteArray::number(last("y")));
  QCOMPARE(run.result.changes.size(), size_t{2});
}

// Without an end: the digits up to the stop time are those of a run that ends there, and it goes on until it is
// stopped.
void ChangesTest::openEnded() {
  const auto model = translated(
      "model M Real x(start = 1, fixed = true), y(start = 0, fixed = true); discrete Integer n(start = 0, fixed = "
      "true); "
      "equation der(x) = y; der(y) = -100*x; when x < 0 then n = pre(n) + 1; end when; end M;");
  QVERIFY(model);
  solve::Settings settings = settingsOf(*model);
  const ChangedRun ended = runOf(*model, settings);
  settings.isOpenEnded = true;
  ChangedRun run{model->makeStore(), {}};
  std::vector<Message> messages;
  solve::Control control;
  std::thread runner([&] { run.result = model->run(settings, {}, control, *run.store, messages); });
  const bool hasCome = QTest::qWaitFor([&] { return control.time > 20 * settings.stopTime; }, 20000);
  QVERIFY(control.events > 0 && control.steps > 0);
  control.cancel.cancel();
  runner.join();
  QVERIFY(hasCome);
  QVERIFY(run.result.outcome == solve::Outcome::finished);
  QVERIFY(run.store->time(run.store->rowCount() - 1) > 20 * settings.stopTime);
  const auto& x = ended.store->columns()[static_cast<size_t>(ended.store->find("x"))];
  for (double t = 0; t < 1.19; t += 0.01)
    QVERIFY(std::abs(ended.store->valueAt(x, t) - run.store->valueAt(x, t)) < 1e-3);
}

QTEST_GUILESS_MAIN(ChangesTest)
#include "changes_test.moc"
