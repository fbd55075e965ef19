// A diagram with places to push at: left alone it runs as without them, pushed it moves as mechanics says.
#include <QtTest>

#include <cmath>

#include "engine/facade/push_points.h"
#include "engine/facade/session.h"
#include "tests/slowness.h"

using namespace armature;

namespace {

struct PushedRun {
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
};

double valueAt(const results::Store& store, const std::string& name, double time) {
  const int64_t column = store.find(name);
  return column < 0 ? std::nan("") : store.valueAt(store.columns()[static_cast<size_t>(column)], time);
}

double last(const PushedRun& run, const std::string& name) {
  return valueAt(*run.store, name, run.store->time(run.store->rowCount() - 1));
}

diagram::ComponentItem part(const std::string& name, const std::string& className,
                            std::vector<diagram::Modifier> modifiers = {}) {
  diagram::ComponentItem item;
  item.name = name;
  item.className = "Modelica.Mechanics." + className;
  item.modifiers = std::move(modifiers);
  return item;
}

}  // namespace

class PushTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void givesAMassItsImpulse();
  void turnsAnInertia();
  void movesAFreeBody();
  void turnsABodyAtThePointThatIsHeld();
  void acrossAWire();
  void leavesOutWhatMayBeAbsent();
  void takesNoNameTwice();
  void changesNothingWhereNobodyPushes_data();
  void changesNothingWhereNobodyPushes();

 private:
  PushPoints pushable(const diagram::Document& document) {
    return withPushPoints(document, [this](const std::string& name) {
      const ClassInfo* const info = session_.classInfo(name);
      return info ? std::make_shared<const ClassInfo>(*info) : nullptr;
    });
  }
  std::shared_ptr<const Model> translated(const diagram::Document& document) {
    std::vector<Message> messages;
    Source source;
    source.document = &document;
    auto model = session_.translate(source, messages);
    if (!model)
      for (const Message& message : messages) qInfo("%s", message.toText().c_str());
    return model;
  }
  // With a push from `from` to `to` [s].
  PushedRun pushed(const PushPoints& points, double from, double to, const solve::ParameterValues& push,
                   const solve::ParameterValues& end) {
    const auto model = translated(points.document);
    if (!model) return {};
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 1;
    settings.interval = 0.01;
    settings.tolerance = 1e-9;
    settings.changes = {{from, solve::Change::Place::planned, push}, {to, solve::Change::Place::planned, end}};
    return runOf(*model, settings);
  }
  static PushedRun runOf(const Model& model, const solve::Settings& settings) {
    PushedRun run{model.makeStore(), {}};
    std::vector<Message> messages;
    solve::Control control;
    run.result = model.run(settings, {}, control, *run.store, messages);
    if (run.result.outcome == solve::Outcome::failed)
      for (const Message& message : messages) qInfo("%s", message.toText().c_str());
    return run;
  }

  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
};

// A free mass m that is pushed by F for T has the speed F·T/m, in the direction of its axis.
void PushTest::givesAMassItsImpulse() {
  diagram::Document document;
  document.name = "Free";
  document.components = {
      part("mass", "Translational.Components.Mass", {{"m", "2"}, {"v.start", "0"}, {"s.start", "0"}})};
  document.components[0].modifiers.push_back({"v.fixed", "true"});
  document.components[0].modifiers.push_back({"s.fixed", "true"});
  const PushPoints points = pushable(document);
  const PushSource* const source = points.at("mass.flange_b");
  QVERIFY(source);
  const PushedRun run = pushed(points, 0.2, 0.7, pushOnFlange(*source, 3), pushOnFlange(*source, 0));
  QVERIFY(run.store);
  QCOMPARE(valueAt(*run.store, "mass.v", 0.1), 0.0);
  // The results keep the course of the push.
  for (const auto& [time, force] : {std::pair{0.1, 0.0}, {0.3, 3.0}, {0.6, 3.0}, {0.8, 0.0}})
    QCOMPARE(valueAt(*run.store, source->name + ".f", time), force);
  QVERIFY2(std::abs(last(run, "mass.v") - 3 * 0.5 / 2) < 1e-9, QByteArray::number(last(run, "mass.v")));
  // With the speed reached it glides on: ½·F/m·T² + v·0.3 s.
  QVERIFY(std::abs(last(run, "mass.s") - (0.5 * 1.5 * 0.25 + 0.75 * 0.3)) < 1e-7);
}

void PushTest::turnsAnInertia() {
  diagram::Document document;
  document.name = "Free";
  document.components = {part("rotor", "Rotational.Components.Inertia",
                              {{"J", "0.5"}, {"w.start", "1"}, {"w.fixed", "true"}, {"phi.fixed", "true"}})};
  const PushPoints points = pushable(document);
  const PushSource* const source = points.at("rotor.flange_a");
  QVERIFY(source);
  const PushedRun run = pushed(points, 0.1, 0.6, pushOnFlange(*source, -4), pushOnFlange(*source, 0));
  QVERIFY(run.store);
  QVERIFY2(std::abs(last(run, "rotor.w") - (1 - 4 * 0.5 / 0.5)) < 1e-9, QByteArray::number(last(run, "rotor.w")));
}

static diagram::Document freeBody() {
  diagram::Document document;
  document.name = "Free";
  document.components = {
      part("world", "MultiBody.World", {{"gravityType", "Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity"}}),
      part("body", "MultiBody.Parts.Body",
           {{"m", "2"},
            {"r_CM", "{0, 0, 0}"},
            {"I_11", "0.1"},
            {"I_22", "0.2"},
            {"I_33", "0.3"},
            {"r_0.fixed", "true"},
            {"v_0.fixed", "true"},
            {"angles_fixed", "true"},
            {"w_0_fixed", "true"}})};
  document.components[0].prefixes = "inner";
  return document;
}

// In space, by its centre of mass: the impulse F·T in the direction of the force, and no turn.
void PushTest::movesAFreeBody() {
  const PushPoints points = pushable(freeBody());
  const PushSource* const source = points.at("body.frame_a");
  QVERIFY(source);
  QCOMPARE(source->domain, Domain::multibody);
  const PushedRun run = pushed(points, 0.25, 0.75, pushOnFrame(*source, {4, -2, 1}, {}), pushOnFrame(*source, {}, {}));
  QVERIFY(run.store);
  const std::array<double, 3> force{4, -2, 1};
  for (size_t k = 0; k < 3; ++k) {
    const std::string index = "[" + std::to_string(k + 1) + "]";
    QVERIFY2(std::abs(last(run, "body.v_0" + index) - force[k] * 0.5 / 2) < 1e-8, index.c_str());
    QVERIFY(std::abs(last(run, "body.w_a" + index)) < 1e-9);
  }
}

// Held at a point off its centre: its arm turns with the body while the force stays, so that the work ½·I·ω² is
// F·r·sin φ, and the centre has the impulse F·T as before.
void PushTest::turnsABodyAtThePointThatIsHeld() {
  const PushPoints points = pushable(freeBody());
  const PushSource* const source = points.at("body.frame_a");
  QVERIFY(source);
  constexpr double kForce = 1.5, kArm = 0.4, kInertia = 0.3;
  const PushedRun run =
      pushed(points, 0.2, 0.9, pushOnFrame(*source, {0, kForce, 0}, {kArm, 0, 0}), pushOnFrame(*source, {}, {}));
  QVERIFY(run.store);
  const double w = last(run, "body.w_a[3]");
  const double phi =
      std::atan2(valueAt(*run.store, "body.frame_a.R.T[1,2]", 0.9), valueAt(*run.store, "body.frame_a.R.T[1,1]", 0.9));
  QVERIFY2(phi > 0.3, QByteArray::number(phi));
  QVERIFY2(std::abs(0.5 * kInertia * w * w - kForce * kArm * std::sin(phi)) < 1e-6,
           QByteArray::number(0.5 * kInertia * w * w) + " " + QByteArray::number(kForce * kArm * std::sin(phi)));
  QVERIFY(std::abs(last(run, "body.v_0[2]") - kForce * 0.7 / 2) < 1e-7);
}

// All flanges of a node have one source; the parts of a diagram and what it calls them stay as they are.
void PushTest::acrossAWire() {
  diagram::Document document;
  document.name = "Two";
  document.components = {part("a", "Rotational.Components.Inertia", {{"J", "1"}}),
                         part("b", "Rotational.Components.Inertia", {{"J", "3"}})};
  document.connections = {{"a.flange_b", "b.flange_a", {}}};
  const PushPoints points = pushable(document);
  QCOMPARE(points.sources.size(), size_t{3});
  QVERIFY(points.at("a.flange_b") == points.at("b.flange_a"));
  QVERIFY(points.at("a.flange_a") != points.at("b.flange_b"));
  QVERIFY(!points.at("a.nothing"));
  for (size_t k = 0; k < 2; ++k) QVERIFY(points.document.components[k] == document.components[k]);
  const PushSource* const source = points.at("b.flange_a");
  const PushedRun run = pushed(points, 0.2, 0.7, pushOnFlange(*source, 8), pushOnFlange(*source, 0));
  QVERIFY(run.store);
  QVERIFY2(std::abs(last(run, "b.w") - 8 * 0.5 / 4) < 1e-8, QByteArray::number(last(run, "b.w")));
}

// A support that is not switched on, arrays of parts and parts that are switched off are not pushed.
void PushTest::leavesOutWhatMayBeAbsent() {
  diagram::Document document;
  document.name = "Some";
  document.components = {part("gear", "Rotational.Components.IdealGear"), part("mass", "Translational.Components.Mass"),
                         part("off", "Translational.Components.Mass")};
  document.components[1].dimensions = "3";
  document.components[2].condition = "false";
  const PushPoints points = pushable(document);
  QVERIFY(points.at("gear.flange_a"));
  QVERIFY(!points.at("gear.support"));
  QVERIFY(!points.at("mass.flange_a"));
  QVERIFY(!points.at("off.flange_a"));
}

void PushTest::takesNoNameTwice() {
  diagram::Document document;
  document.name = "Names";
  document.components = {part("rotor", "Rotational.Components.Inertia"),
                         part("push_rotor_flange_a", "Rotational.Components.Inertia")};
  document.parameters.push_back({"PushingTorque", "Real", "1", {}, {}});
  const PushPoints points = pushable(document);
  QVERIFY(translated(points.document));
}

void PushTest::changesNothingWhereNobodyPushes_data() {
  QTest::addColumn<QString>("file");
  // Every shipped diagram with flanges or frames.
  const QString folder = QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples/");
  for (const char* library : {"Rotational", "Translational", "MultiBody", "Parts/MultiBody"}) {
    const QDir files(folder + library);
    const QStringList names = files.entryList({"*.armature.json"}, QDir::Files);
    for (qsizetype k = 0; k < names.size(); k += test::kOneOf)
      QTest::newRow(qPrintable(QString(library) + "/" + names[k].section('.', 0, 0))) << files.filePath(names[k]);
  }
}

// The same columns with the same values, as near as the run comes to itself at another tolerance: a mechanism that is
// chaotic has no digits to compare after a while.
void PushTest::changesNothingWhereNobodyPushes() {
  QFETCH(QString, file);
  const auto document = loadDiagram(file.toStdString());
  QVERIFY(document);
  const PushPoints points = pushable(*document);
  QVERIFY(!points.sources.empty());
  const auto plain = translated(*document), more = translated(points.document);
  QVERIFY(plain && more);
  QCOMPARE(more->statistics().states, plain->statistics().states);
  solve::Settings settings = plain->defaultSettings();
  settings.tolerance = 1e-8;
  const PushedRun alone = runOf(*plain, settings), beside = runOf(*more, settings);
  settings.tolerance = 1e-7;
  const PushedRun coarse = runOf(*plain, settings), coarseBeside = runOf(*more, settings);
  QVERIFY(alone.result.outcome != solve::Outcome::failed);
  QVERIFY(beside.result.outcome == alone.result.outcome);
  double worst = 0;
  for (const auto& column : alone.store->columns()) {
    QVERIFY2(beside.store->find(column.name) >= 0, column.name.c_str());
    if (column.isConstant || !column.isState) continue;
    const auto [low, high] = alone.store->range(column, 0, alone.store->rowCount());
    const double scale = std::max({1e-9, std::abs(low), std::abs(high)});
    double doubt = 0;  // so far
    for (int k = 0; k <= 100; ++k) {
      const double t = settings.startTime + (settings.stopTime - settings.startTime) * k / 100;
      const double x = alone.store->valueAt(column, t);
      const double pushed = valueAt(*beside.store, column.name, t);
      doubt = std::max({doubt, std::abs(x - valueAt(*coarse.store, column.name, t)) / scale,
                        std::abs(pushed - valueAt(*coarseBeside.store, column.name, t)) / scale});
      const double difference = std::abs(x - pushed) / scale;
      QVERIFY2(difference <= 1e-6 + 10 * doubt, column.name.c_str());
      worst = std::max(worst, difference);
    }
  }
  const auto unknowns = [](const Model& model) { return model.statistics().unknowns; };
  const auto seconds = [](const PushedRun& run) { return run.result.statistics.integrateSeconds; };
  qInfo("%zu places to push at; largest relative difference of a state: %.3g; unknowns %u, %u; run %.3g s, %.3g s",
        points.sources.size(), worst, unknowns(*plain), unknowns(*more), seconds(alone), seconds(beside));
}

QTEST_GUILESS_MAIN(PushTest)
#include "push_test.moc"
