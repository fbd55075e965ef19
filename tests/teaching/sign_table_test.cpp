// Every row of the sign table against the equations: each part runs on a bench, and each variable is what the table
// says that it is. Then every row is falsified in every way there is (its sign, its end, its axis, its side), and each
// of these mutants must differ from what was simulated.
#include <QtTest>
#include <cmath>

#include "tests/teaching/sign_bench.h"

using namespace armature;
using app::SignAxis;
using app::SignRow;
using app::SignTable;
using test::largest;
using test::partPackages;
using test::SignBench;

namespace {

double distance(const QList<double>& a, const QList<double>& b) {
  double most = 0;
  for (qsizetype k = 0; k < a.size(); ++k) most = std::max(most, std::abs(a[k] - b[k]));
  return most;
}

// Integration and the equations of a loop leave some 1e-6 of the size.
bool isSame(const QList<double>& a, const QList<double>& b) {
  return distance(a, b) <= 1e-5 * std::max(1e-3, std::max(largest(a), largest(b)));
}

SignAxis opposite(SignAxis axis) {
  switch (axis) {
    case SignAxis::line:
      return SignAxis::against;
    case SignAxis::against:
      return SignAxis::line;
    case SignAxis::apart:
      return SignAxis::together;
    default:
      return SignAxis::apart;
  }
}

// Every way in which a row may be wrong, with its name.
QList<std::pair<QString, SignRow>> mutantsOf(const SignRow& row, const QStringList& ends) {
  QList<std::pair<QString, SignRow>> mutants;
  const auto add = [&](const QString& name, auto change) {
    SignRow mutant = row;
    change(mutant);
    mutants << std::pair{name, mutant};
  };
  if (row.axis != SignAxis::path) add("sign", [](SignRow& m) { m.axis = opposite(m.axis); });
  if (row.axis != SignAxis::path && row.equals.isEmpty() && ends.contains(row.from) && ends.contains(row.to)) {
    const bool isAlong = row.axis == SignAxis::line || row.axis == SignAxis::against;
    add("axis", [&](SignRow& m) { m.axis = isAlong ? SignAxis::apart : SignAxis::line; });
  }
  if (app::isForce(row)) add("side", [](SignRow& m) { m.isOnNeighbours = !m.isOnNeighbours; });
  if ((row.axis == SignAxis::apart || row.axis == SignAxis::path || row.axis == SignAxis::together) &&
      row.at == "part" && row.equals.isEmpty()) {
    add("ends", [](SignRow& m) { std::swap(m.from, m.to); });
  }
  if (row.at != "part") {
    for (const QString& other : ends)
      if (other != row.at) add("end " + other, [&](SignRow& m) { m.at = other; });
  }
  return mutants;
}

}  // namespace

class SignTableTest : public QObject {
  Q_OBJECT
 private slots:
  void partsAreWhatTheTableSays_data();
  void partsAreWhatTheTableSays();
  void noDirectedVariableIsMissing();
  void noEntryIsLeftOver();
  void refusesWhatIsNotATable();
  void cleanupTestCase();

 private:
  const ClassInfo* info(const QString& name) { return session_.classInfo(name.toStdString()); }
  void checkRow(const SignBench& bench, const SignRow& row);
  void checkMutants(const SignBench& bench, const SignRow& row);
  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  int rows_ = 0, mutants_ = 0, relations_ = 0, parts_ = 0, flat_ = 0;
  QSet<QString> used_;
};

void SignTableTest::partsAreWhatTheTableSays_data() {
  QTest::addColumn<QString>("part");
  for (const std::string& package : partPackages()) {
    for (const std::string& name : session_.children(package)) {
      const ClassInfo* c = session_.classInfo(name);
      if (!c || c->isPartial || c->kind != "model" || c->connectors.empty()) continue;
      if (!SignTable::shipped().rowsOf(*c).isEmpty() || !SignTable::shipped().relationsOf(*c).isEmpty())
        QTest::newRow(c->name.c_str()) << QString::fromStdString(c->name);
    }
  }
}

void SignTableTest::partsAreWhatTheTableSays() {
  QFETCH(QString, part);
  const ClassInfo& c = *info(part);
  used_ << part;
  for (const std::string& base : c.bases) used_ << QString::fromStdString(base);
  const QList<SignRow> rows = SignTable::shipped().rowsOf(c);
  const QList<app::SignRelation> relations = SignTable::shipped().relationsOf(c);
  const SignBench bench(session_, c, rows, relations);
  QVERIFY2(bench.reason().isEmpty(), qPrintable(bench.reason()));
  ++parts_;
  for (const SignRow& row : rows) {
    checkRow(bench, row);
    if (QTest::currentTestFailed()) return;
  }
  for (qsizetype k = 0; k < relations.size(); ++k) {
    QVERIFY2(isSame(bench.left(k), bench.right(k)), qPrintable(relations[k].left + " is not " + relations[k].right));
    const QString flat = relations[k].left + " does not move";
    QVERIFY2(largest(bench.left(k)) > 1e-4 || relations[k].right == "0", qPrintable(flat));
    ++relations_;
  }
}

void SignTableTest::checkRow(const SignBench& bench, const SignRow& row) {
  const std::optional<QList<double>> value = bench.ofPart(row.variable);
  QVERIFY2(value, qPrintable("the part has no variable " + row.variable));
  QString why;
  const QList<double> predicted = bench.predicted(row, &why);
  QVERIFY2(why.isEmpty(), qPrintable(row.variable + ": " + why));
  QVERIFY2(isSame(*value, predicted), qPrintable(QString("%1 is not what the table says: off by %2 of %3")
                                                     .arg(row.variable)
                                                     .arg(distance(*value, predicted))
                                                     .arg(largest(*value))));
  ++rows_;
  if (largest(*value) > 1e-4) return checkMutants(bench, row);
  // Ideal parts have pins without a current or voltage; nothing mechanical may stand still on the bench.
  QVERIFY2(row.axis == SignAxis::path, qPrintable(row.variable + " does not move"));
  ++flat_;
}

void SignTableTest::checkMutants(const SignBench& bench, const SignRow& row) {
  const QList<double> value = *bench.ofPart(row.variable);
  for (const auto& [name, mutant] : mutantsOf(row, bench.ends())) {
    QString why;
    const QList<double> other = bench.predicted(mutant, &why);
    // Both ends of a rigid part move alike: another end says the same there.
    if (!app::isForce(row) && name.startsWith("end") && bench.moveAlike(row.at, mutant.at)) continue;
    const bool isAlive = isSame(value, other) && why.isEmpty();
    QVERIFY2(!isAlive, qPrintable(row.variable + ": falsified in its " + name + " it would not be noticed"));
    ++mutants_;
  }
}

// What has a direction, by its unit, has a row, or is said to have none.
void SignTableTest::noDirectedVariableIsMissing() {
  static const QSet<QString> directed = {"m", "m/s", "m/s2", "rad", "rad/s", "rad/s2", "N", "N.m"};
  QStringList missing;
  for (const std::string& package : partPackages()) {
    if (!package.starts_with("Modelica.Mechanics")) continue;
    for (const std::string& name : session_.children(package)) {
      const ClassInfo* c = session_.classInfo(name);
      if (!c || c->isPartial || c->kind != "model") continue;
      QSet<QString> known;
      for (const SignRow& row : SignTable::shipped().rowsOf(*c)) known << row.variable;
      for (const VariableInfo& variable : c->variables) {
        const QString v = QString::fromStdString(variable.name);
        if (directed.contains(QString::fromStdString(variable.unit)) && !known.contains(v) &&
            !SignTable::shipped().isUndirected(*c, v))
          missing << QString::fromStdString(name) + "." + v;
      }
    }
  }
  for (const QString& name : missing) qInfo("no row: %s", qPrintable(name));
  QVERIFY(missing.isEmpty());
}

// A name in the table that no part has is a slip of the pen.
void SignTableTest::noEntryIsLeftOver() {
  for (const QString& name : SignTable::shipped().classes()) {
    const ClassInfo* c = info(name);
    QVERIFY2(c, qPrintable(name));
    if (c->kind != "connector") QVERIFY2(used_.contains(name), qPrintable(name + " was met in no part"));
  }
}

void SignTableTest::refusesWhatIsNotATable() {
  SignTable table;
  QString reason;
  QVERIFY(!table.read("{", &reason));
  QVERIFY(!table.read(R"({"format":"something"})", &reason));
  QVERIFY(!table.read(R"({"format":"armature-signs","version":2,"parts":[]})", &reason));
  QVERIFY(reason.contains("version"));
  const char* const half =
      R"({"format":"armature-signs","version":1,"parts":[{"classes":["A"],"rows":[{"variable":"f"}]}]})";
  QVERIFY(!table.read(half, &reason));
  QVERIFY(table.classes().isEmpty());
}

void SignTableTest::cleanupTestCase() {
  qInfo("%d parts: %d rows and %d relations hold, %d falsified rows noticed; %d rows do not move", parts_, rows_,
        relations_, mutants_, flat_);
}

QTEST_GUILESS_MAIN(SignTableTest)
#include "sign_table_test.moc"
