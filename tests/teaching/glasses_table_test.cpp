// The glasses against the equations: each part runs on a bench, and what glasses show of each of its variables has to
// be the tension, or the power that goes in, as the bench feels it at the part's ends. Then every rule and every entry
// of the data is falsified, and each of these mutants has to be noticed.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <cmath>

#include "app/teaching/glasses_table.h"
#include "engine/diagram/json.h"
#include "tests/teaching/sign_bench.h"

using namespace armature;
using app::GlassesTable;
using app::SignAxis;
using app::SignRow;
using app::SignTable;
using test::largest;
using test::SignBench;

namespace {

const QStringList kPackages = {
    "Modelica.Mechanics.Translational.Components", "Modelica.Mechanics.Translational.Sources",
    "Modelica.Mechanics.Translational.Sensors",    "Modelica.Mechanics.Rotational.Components",
    "Modelica.Mechanics.Rotational.Sources",       "Modelica.Electrical.Analog.Basic",
    "Modelica.Electrical.Analog.Sources"};

// Parts of one's own that count as no part of the library does.
const char* const kOwnParts = R"(
package Own
  model PressedSpring "counts its force positive when pressed"
    extends Modelica.Mechanics.Translational.Interfaces.PartialTwoFlanges;
    Real f;
  equation
    f = 7*(0.5 - (flange_b.s - flange_a.s));
    flange_b.f = -f; flange_a.f = f;
  end PressedSpring;
  model Puller "pulls its neighbours together with a course of its own"
    extends Modelica.Mechanics.Translational.Interfaces.PartialTwoFlanges;
    Real f;
  equation
    f = sin(1.7*time);
    flange_b.f = f; flange_a.f = -f;
  end Puller;
  model BackCounter "counts what it feels against the axis"
    Modelica.Mechanics.Translational.Interfaces.Flange_a flange;
    Real f;
  equation
    f = -3*flange.s;
    flange.f = -f;
  end BackCounter;
end Own;
)";
const char* const kOwnSigns = R"({"format":"armature-signs","version":1,"parts":[
  {"classes":["Own.PressedSpring"],"rows":[{"variable":"f","quantity":"force","axis":"together","acts":"part",
    "positive":"+","negative":"-","zero":"0"}]},
  {"classes":["Own.Puller"],"rows":[{"variable":"f","quantity":"force","axis":"together","acts":"neighbours",
    "positive":"+","negative":"-","zero":"0"}]},
  {"classes":["Own.BackCounter"],"rows":[{"variable":"f","quantity":"force","axis":"against","at":"flange",
    "acts":"part","positive":"+","negative":"-","zero":"0"}]}]})";

using Values = QList<double>;

Values combined(const Values& a, double factorA, const Values& b, double factorB) {
  Values sum(a.size());
  for (qsizetype k = 0; k < a.size(); ++k) sum[k] = factorA * a[k] + factorB * b[k];
  return sum;
}

Values productOf(const Values& a, const Values& b) {
  Values all(a.size());
  for (qsizetype k = 0; k < a.size(); ++k) all[k] = a[k] * b[k];
  return all;
}

bool areSame(const Values& a, const Values& b) {
  return largest(combined(a, 1, b, -1)) <= 1e-5 * std::max(1e-3, std::max(largest(a), largest(b)));
}

// What the bench itself feels at an end of the part, not what the part says.
struct Ends {
  const SignBench& bench;
  Values read(const QString& quantity, SignAxis axis, const QString& at) const {
    SignRow row;
    row.quantity = quantity;
    row.axis = axis;
    row.at = at;
    QString why;
    return bench.predicted(row, &why);
  }
  Values force(const QString& at) const { return read("force", SignAxis::line, at); }
  Values current(const QString& at) const { return read("current", SignAxis::path, at); }
  Values speed(const QString& at) const { return read("velocity", SignAxis::line, at); }
  Values voltage(const QString& at) const { return read("voltage", SignAxis::path, at); }
};

// What a measure of a row is by the bench, and what the row's value has to be multiplied with to be that.
struct Truth {
  Values factor, measure;
};

bool isApart(const SignRow& row) {
  return row.axis == SignAxis::apart || row.axis == SignAxis::together;
}

bool hasEnds(const SignBench& bench, const SignRow& row) {
  return bench.ends().contains(row.from) && bench.ends().contains(row.to);
}

Values ones(const SignBench& bench) {
  return Values(static_cast<qsizetype>(bench.rowCount()), 1.0);
}

// How far the ends of the part are pulled apart there.
std::optional<Truth> tensionOf(const SignBench& bench, const SignRow& row) {
  const Ends ends{bench};
  if (row.quantity != "force" || !hasEnds(bench, row)) return std::nullopt;
  const Values pull = combined(ends.force(row.to), 0.5, ends.force(row.from), -0.5);
  if (isApart(row) && row.equals.isEmpty()) return Truth{ones(bench), pull};
  if (row.at == row.to && !row.isOnNeighbours) return Truth{ones(bench), ends.force(row.to)};
  if (row.at == row.from && !row.isOnNeighbours) return Truth{ones(bench), combined(ends.force(row.from), -1, pull, 0)};
  return std::nullopt;
}

// The power that goes into the part where the row is counted.
std::optional<Truth> intakeOf(const SignBench& bench, const SignRow& row) {
  const Ends ends{bench};
  if (app::isForce(row)) {
    if (!row.equals.isEmpty()) return std::nullopt;
    if (row.at != "part") return Truth{ends.speed(row.at), productOf(ends.force(row.at), ends.speed(row.at))};
    if (!hasEnds(bench, row)) return std::nullopt;
    const Values both = combined(productOf(ends.force(row.from), ends.speed(row.from)), 1,
                                 productOf(ends.force(row.to), ends.speed(row.to)), 1);
    if (isApart(row)) return Truth{combined(ends.speed(row.to), 1, ends.speed(row.from), -1), both};
    return Truth{combined(ends.speed(row.to), 0.5, ends.speed(row.from), 0.5), both};
  }
  if (row.quantity != "current") return std::nullopt;
  if (row.at != "part") return Truth{ends.voltage(row.at), productOf(ends.current(row.at), ends.voltage(row.at))};
  return Truth{combined(ends.voltage(row.from), 1, ends.voltage(row.to), -1),
               combined(productOf(ends.current(row.from), ends.voltage(row.from)), 1,
                        productOf(ends.current(row.to), ends.voltage(row.to)), 1)};
}

// Machines and sources, by what they are called: what gives power as its signal or a machine asks, and no load.
bool isMachine(const QString& name) {
  const QString last = name.section('.', -1);
  const bool isLoad = last.contains("Dependent") || last.startsWith("EddyCurrent") || last.startsWith("Sign");
  const bool isElectrical = name.contains(".Analog.");
  return last.endsWith("EMF") || (name.contains(".Sources.") && (!isLoad || isElectrical));
}

// Power on its way from the electrical to the mechanical side.
std::optional<Truth> driveOf(const SignBench& bench, const SignRow& row, const QString& name) {
  if (!isMachine(name) || row.at.startsWith("support")) return std::nullopt;
  auto truth = intakeOf(bench, row);
  if (truth && app::isForce(row)) truth->measure = combined(truth->measure, -1, truth->measure, 0);
  return truth;
}

// One row of one part on the bench: its sign in each measure as the bench has it; 2: it says nothing (no value).
struct Found {
  QString name;  // for messages
  SignRow row;
  std::shared_ptr<const ClassInfo> info;
  QMap<QString, int> signs;
};

int signOf(const Values& value, const std::optional<Truth>& truth) {
  if (!truth) return 0;
  if (largest(value) < 1e-4 || largest(truth->measure) < 1e-6) return 2;
  if (areSame(productOf(value, truth->factor), truth->measure)) return 1;
  if (areSame(productOf(value, truth->factor), combined(truth->measure, -1, truth->measure, 0))) return -1;
  return 3;  // neither: the row would be of no use
}

}  // namespace

class GlassesTableTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void everyRowThroughEveryGlasses();
  void kindsAreWhatTheirNamesSay();
  void knownNumbers_data();
  void knownNumbers();
  void everyMutantIsNoticed();
  void refusesWhatAreNoGlasses();

 private:
  void measure(const ClassInfo& info, const SignTable& table);
  // Rows that a table says otherwise of than the bench; the names of the first few.
  QStringList faultsOf(const GlassesTable& table) const;
  QByteArray shippedText() const;

  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  SignTable own_;
  std::vector<Found> rows_;
};

void GlassesTableTest::initTestCase() {
  for (const QString& package : kPackages)
    for (const std::string& name : session_.children(package.toStdString())) {
      const ClassInfo* c = session_.classInfo(name);
      if (!c || c->isPartial || c->kind != "model" || c->connectors.empty()) continue;
      const bool hasRows = !SignTable::shipped().rowsOf(*c).isEmpty();
      if (hasRows || QString::fromStdString(name).endsWith("SupplyVoltage")) measure(*c, SignTable::shipped());
    }
  const QTemporaryDir folder;
  QFile file(folder.filePath("Own.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(kOwnParts);
  file.close();
  std::vector<Message> messages;
  QVERIFY(!session_.openFile(file.fileName().toStdString(), messages).empty());
  QVERIFY(own_.read(kOwnSigns));
  for (const char* name : {"Own.PressedSpring", "Own.Puller", "Own.BackCounter"}) {
    QVERIFY(session_.classInfo(name));
    measure(*session_.classInfo(name), own_);
  }
  qInfo("%zu rows", rows_.size());
}

void GlassesTableTest::measure(const ClassInfo& known, const SignTable& table) {
  // A session forgets classes when it reads other files.
  const auto kept = std::make_shared<const ClassInfo>(known);
  const ClassInfo& info = *kept;
  const QString name = QString::fromStdString(info.name);
  const SignBench bench(session_, info, table.rowsOf(info), {});
  QVERIFY2(bench.reason().isEmpty(), qPrintable(bench.reason()));
  QStringList variables;
  for (const SignRow& row : table.rowsOf(info)) variables << row.variable;
  for (const QString& end : bench.ends())
    for (const char* flow : {"f", "tau", "i", "Q_flow"}) variables << end + "." + flow;
  for (const QString& variable : variables) {
    auto row = table.find(info, variable);
    if (!row && variable.contains('.')) row = SignTable::shipped().find(info, variable);
    const auto value = bench.ofPart(variable);
    if (!row || !value) continue;
    Found found{name + "." + variable, *row, kept, {}};
    found.signs["tension"] = signOf(*value, tensionOf(bench, *row));
    found.signs["intake"] = signOf(*value, intakeOf(bench, *row));
    found.signs["drive"] = signOf(*value, driveOf(bench, *row, name));
    rows_.push_back(found);
  }
}

QStringList GlassesTableTest::faultsOf(const GlassesTable& table) const {
  QStringList faults;
  for (const Found& found : rows_)
    for (auto it = found.signs.begin(); it != found.signs.end() && faults.size() < 12; ++it) {
      const int said = table.signOf(it.key(), found.row, *found.info);
      // Parts of a force (f_c, f_d) have no ends of their own to be measured at: they count as the whole does.
      const int wanted =
          found.row.equals.isEmpty() || it.key() == "drive" ? it.value()
          : isApart(found.row) && app::isForce(found.row) && (it.key() == "intake" || found.row.quantity == "force")
              ? 1
              : 0;
      if (wanted != 2 && said != wanted)
        faults << QString("%1: %2 by the data %3, on the bench %4").arg(found.name, it.key()).arg(said).arg(wanted);
    }
  return faults;
}

// What the data say is what the bench felt, for every row and every cut of every part.
void GlassesTableTest::everyRowThroughEveryGlasses() {
  QVERIFY(rows_.size() > 300);
  const QStringList faults = faultsOf(GlassesTable::shipped());
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  QMap<QString, int> counted;
  for (const Found& found : rows_)
    for (auto it = found.signs.begin(); it != found.signs.end(); ++it)
      if (it.value() == 1 || it.value() == -1) ++counted[it.key()];
  for (const char* name : {"tension", "intake", "drive"}) {
    qInfo("%s: %d rows measured", name, counted[name]);
    QVERIFY(counted[name] > 30);
  }
}

void GlassesTableTest::kindsAreWhatTheirNamesSay() {
  const QMap<QString, std::pair<QString, int>> wanted = {{"tension", {"tension", 1}},
                                                         {"compression", {"tension", -1}},
                                                         {"load", {"intake", 1}},
                                                         {"motor", {"drive", 1}},
                                                         {"generator", {"drive", -1}}};
  QCOMPARE(GlassesTable::shipped().kinds().size(), wanted.size());
  for (const app::GlassesKind& kind : GlassesTable::shipped().kinds())
    QCOMPARE(std::pair(kind.measure, kind.sense), wanted.value(kind.name));
}

// Some that everybody can check by head.
void GlassesTableTest::knownNumbers_data() {
  QTest::addColumn<QString>("part");
  QTest::addColumn<QString>("variable");
  QTest::addColumn<QString>("turnedBy");  // names of glasses, separated by blanks
  const QString t = "Modelica.Mechanics.Translational.", r = "Modelica.Mechanics.Rotational.",
                e = "Modelica.Electrical.Analog.";
  QTest::newRow("a spring's force") << t + "Components.Spring"
                                    << "f"
                                    << "compression";
  QTest::newRow("its length") << t + "Components.Spring"
                              << "s_rel"
                              << "";
  QTest::newRow("a damper's rate") << t + "Components.Damper"
                                   << "v_rel"
                                   << "";
  QTest::newRow("a gap") << t + "Components.ElastoGap"
                         << "f"
                         << "compression";
  QTest::newRow("a rod's first cut") << t + "Components.Rod"
                                     << "flange_a.f"
                                     << "tension";
  QTest::newRow("a rod's second cut") << t + "Components.Rod"
                                      << "flange_b.f"
                                      << "compression";
  QTest::newRow("a force sensor") << t + "Sensors.ForceSensor"
                                  << "f"
                                  << "tension";
  QTest::newRow("the wall") << t + "Components.Fixed"
                            << "flange.f"
                            << "";
  QTest::newRow("a brake") << t + "Components.Brake"
                           << "f"
                           << "";
  QTest::newRow("a shaft's spring") << r + "Components.Spring"
                                    << "tau"
                                    << "";
  QTest::newRow("a driving torque") << r + "Sources.Torque"
                                    << "tau"
                                    << "load generator";
  QTest::newRow("its cut") << r + "Sources.Torque"
                           << "flange.tau"
                           << "motor";
  QTest::newRow("a battery's current") << e + "Sources.ConstantVoltage"
                                       << "i"
                                       << "generator";
  QTest::newRow("its pin") << e + "Sources.ConstantVoltage"
                           << "n.i"
                           << "generator";
  QTest::newRow("a supply's pin") << e + "Sources.DCPowerSupply"
                                  << "p.i"
                                  << "generator";
  QTest::newRow("its voltage") << e + "Sources.ConstantVoltage"
                               << "v"
                               << "";
  QTest::newRow("a resistor") << e + "Basic.Resistor"
                              << "i"
                              << "";
  QTest::newRow("a machine's current") << e + "Basic.RotationalEMF"
                                       << "i"
                                       << "generator";
  QTest::newRow("what it gives the shaft") << e + "Basic.RotationalEMF"
                                           << "tauElectrical"
                                           << "load generator";
  QTest::newRow("the shaft's cut") << e + "Basic.RotationalEMF"
                                   << "flange.tau"
                                   << "motor";
}

void GlassesTableTest::knownNumbers() {
  QFETCH(QString, part);
  QFETCH(QString, variable);
  QFETCH(QString, turnedBy);
  const ClassInfo* info = session_.classInfo(part.toStdString());
  QVERIFY(info);
  const auto row = SignTable::shipped().find(*info, variable);
  QVERIFY(row);
  QStringList by;
  for (const app::GlassesKind& kind : GlassesTable::shipped().kinds())
    if (GlassesTable::shipped().turns(kind, *row, *info)) by << kind.name;
  QCOMPARE(by.join(' '), turnedBy);
}

QByteArray GlassesTableTest::shippedText() const {
  QFile file(":/signs/glasses.json");
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Each rule with its sign turned, left out, or asked for at another place; each class without its role.
void GlassesTableTest::everyMutantIsNoticed() {
  const QJsonObject shipped = QJsonDocument::fromJson(shippedText()).object();
  int mutants = 0;
  const auto check = [&](const QJsonObject& mutant, const QString& name) {
    GlassesTable table;
    QString reason;
    QVERIFY2(table.read(QJsonDocument(mutant).toJson(), &reason), qPrintable(reason));
    QVERIFY2(!faultsOf(table).isEmpty(), qPrintable("not noticed: " + name));
    ++mutants;
  };
  const QJsonObject measures = shipped["measures"].toObject();
  for (const QString& measure : measures.keys())
    for (qsizetype k = 0; k < measures[measure].toArray().size(); ++k) {
      const auto changed = [&](const std::function<void(QJsonArray&)>& change) {
        QJsonArray rules = measures[measure].toArray();
        change(rules);
        QJsonObject all = measures, mutant = shipped;
        all[measure] = rules;
        mutant["measures"] = all;
        return mutant;
      };
      const QString name = QString("%1 %2").arg(measure).arg(k);
      const auto set = [k](const char* member, const QJsonValue& value) {
        return [=](QJsonArray& rules) {
          QJsonObject rule = rules[k].toObject();
          rule[QString(member)] = value;
          rules[k] = rule;
        };
      };
      const QJsonObject rule = measures[measure].toArray()[k].toObject();
      check(changed(set("sign", -rule["sign"].toInt())), name + " turned");
      check(changed([k](QJsonArray& rules) { rules.removeAt(k); }), name + " left out");
      check(changed(set("acts", rule["acts"].toString() == "part" ? "neighbours" : "part")), name + " other side");
      if (QTest::currentTestFailed()) return;
    }
  const QJsonArray machines = shipped["roles"].toObject()["machine"].toArray();
  for (qsizetype k = 0; k < machines.size(); ++k) {
    // It stops where it is driven, as the bench does; see knownNumbers.
    if (machines[k].toString().endsWith("DCPowerSupply")) continue;
    QJsonArray fewer = machines;
    fewer.removeAt(k);
    QJsonObject mutant = shipped;
    mutant["roles"] = QJsonObject{{"machine", fewer}};
    check(mutant, "without " + machines[k].toString());
    if (QTest::currentTestFailed()) return;
  }
  qInfo("%d mutants noticed", mutants);
}

void GlassesTableTest::refusesWhatAreNoGlasses() {
  GlassesTable table;
  QString reason;
  QVERIFY(!table.read("{", &reason));
  QVERIFY(!table.read(R"({"format":"armature-signs"})", &reason));
  QJsonObject newer = QJsonDocument::fromJson(shippedText()).object();
  newer["version"] = 2;
  QVERIFY(!table.read(QJsonDocument(newer).toJson(), &reason));
  QVERIFY(reason.contains("version"));
  QVERIFY(table.kinds().isEmpty());
}

QTEST_GUILESS_MAIN(GlassesTableTest)
#include "glasses_table_test.moc"
