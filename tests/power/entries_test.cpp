// Every entry of the energy table, falsified in every way there is (a sign, a factor, two ends exchanged, a row taken
// away, a kind of power given out as another): each time a run has to notice. What notices is physics: power that goes
// in is stored, lost or handed on; what is lost is never given back; what is stored is the growth of its energy.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <cmath>
#include <set>

#include "app/power/energies.h"
#include "engine/diagram/json.h"
#include "tests/power/entry_models.h"
#include "tests/power/power_bench.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

struct Mutant {
  QString what;
  QSet<QString> classes;
  std::shared_ptr<EnergyTable> table;
  QString killedBy;  // the run that noticed
};

QJsonArray shippedParts() {
  QFile file(ARMATURE_SOURCE_DIR "/resources/signs/energy.json");
  (void)file.open(QIODevice::ReadOnly);
  return QJsonDocument::fromJson(file.readAll()).object()["parts"].toArray();
}

std::shared_ptr<EnergyTable> tableOf(const QJsonArray& parts) {
  auto table = std::make_shared<EnergyTable>();
  const QJsonObject file{{"format", "armature-energy"}, {"version", 1}, {"parts", parts}};
  return table->read(QJsonDocument(file).toJson()) ? table : nullptr;
}

// A formula with its sign turned, each of its signs turned, doubled, and its ends exchanged.
QStringList falsified(const QString& formula) {
  QStringList out{"-(" + formula + ")", "2*(" + formula + ")"};
  for (qsizetype at = 1; at < formula.size(); ++at)
    if ((formula[at] == '+' || formula[at] == '-') && formula[at - 1] == ' ')
      out << QString(formula).replace(at, 1, formula[at] == '+' ? "-" : "+");
  QString exchanged = formula;
  exchanged.replace("frame_a", "frame_#").replace("frame_b", "frame_a").replace("frame_#", "frame_b");
  if (exchanged != formula) out << exchanged;
  return out;
}

class Mutants {
 public:
  Mutants() : parts_(shippedParts()) {
    for (qsizetype at = 0; at < parts_.size(); ++at) ofPart(at);
  }
  std::vector<Mutant> list;

 private:
  void put(qsizetype at, const QJsonObject& part, const QString& what) {
    QJsonArray parts = parts_;
    parts[at] = part;
    Mutant mutant;
    for (const QJsonValue name : part["classes"].toArray()) mutant.classes << name.toString();
    mutant.what = QString("%1: %2").arg(part["classes"].toArray()[0].toString().section('.', 1), what);
    mutant.table = tableOf(parts);
    QVERIFY2(mutant.table, qPrintable(mutant.what));
    list.push_back(mutant);
  }
  void ofPart(qsizetype at) {
    const QJsonObject part = parts_[at].toObject();
    for (const char* name : {"lost", "beside"}) {
      if (!part.contains(name)) continue;
      for (const QString& formula : falsified(part[name].toString())) {
        QJsonObject wrong = part;
        wrong[name] = formula;
        put(at, wrong, QString(name) + " = " + formula);
      }
    }
    ofRest(at, part);
    const QJsonArray stored = part["stored"].toArray();
    for (qsizetype k = 0; k < stored.size(); ++k) ofStored(at, part, k);
    const QJsonArray moves = part["moves"].toArray();
    for (qsizetype k = 0; k < moves.size(); ++k) ofMove(at, part, k);
  }
  // What comes from outside is no loss, and is something.
  void ofRest(qsizetype at, const QJsonObject& part) {
    const QString rest = part["rest"].toString();
    if (rest.isEmpty() || rest == "none") return;
    QJsonObject wrong = part;
    wrong["rest"] = "none";
    put(at, wrong, "the rest is nothing");
    if (rest != "source") return;
    wrong["rest"] = "lost";
    put(at, wrong, "what it supplies is lost");
  }
  void ofStored(qsizetype at, const QJsonObject& part, qsizetype k) {
    const QJsonObject row = part["stored"].toArray()[k].toObject();
    const auto with = [&](const QJsonObject& changed, const QString& what) {
      QJsonObject wrong = part;
      QJsonArray rows = part["stored"].toArray();
      rows[k] = changed;
      wrong["stored"] = rows;
      put(at, wrong, what);
    };
    for (const char* name : {"power", "energy"}) {
      if (!row.contains(name)) continue;
      for (const QString& formula : falsified(row[name].toString())) {
        QJsonObject changed = row;
        changed[name] = formula;
        with(changed, row["form"].toString() + ' ' + name + " = " + formula);
      }
    }
  }
  void ofMove(qsizetype at, const QJsonObject& part, qsizetype k) {
    const QJsonObject row = part["moves"].toArray()[k].toObject();
    const auto with = [&](const QJsonObject& changed, const QString& what) {
      QJsonObject wrong = part;
      QJsonArray rows = part["moves"].toArray();
      rows[k] = changed;
      wrong["moves"] = rows;
      put(at, wrong, "motion of " + row["to"].toString() + ": " + what);
    };
    for (const char* name : {"speed", "times"}) {
      if (!row.contains(name)) continue;
      QJsonObject changed = row;
      changed[name] = "-(" + row[name].toString() + ")";
      with(changed, QString(name) + " negated");
      changed[name] =
          QString(name) == "times" ? "1/(" + row[name].toString() + ")" : "2*(" + row[name].toString() + ")";
      with(changed, QString(name) + " otherwise");
    }
    const auto exchange = [&](const char* one, const char* other) {
      if (!row.contains(one) || !row.contains(other)) return;
      // v(b) − v(a) = 0 is v(a) − v(b) = 0.
      if (!row.contains("speed") && !row.contains("times") && !row.contains("from")) return;
      if (row["rigid"].toBool() && !row.contains("speed")) return;
      QJsonObject changed = row;
      changed[one] = row[other];
      changed[other] = row[one];
      with(changed, QString("%1 and %2 exchanged").arg(one, other));
    };
    exchange("to", "base");
    exchange("to", "from");
    exchange("from", "base");
  }

  const QJsonArray parts_;
};

// What physics says of a run, by name: how far each is from holding, 1 where it does not.
using Findings = std::map<QString, double>;

class Judge {
 public:
  explicit Judge(PowerBench& bench) : bench_(bench) {}

  Findings judge(const EnergyTable& table) {
    const auto powers = bench_.powers(table);
    Findings found;
    found["unread"] = powers->unread().empty() ? 0 : 1;
    const uint64_t rows = bench_.store().rowCount();
    double turnover = 0, rest = 0, unknown = 0;
    std::vector<double> values, least(powers->shares().size());
    for (uint64_t k = 0; k <= kLooks; ++k) {
      powers->read(k * (rows - 1) / kLooks, values);
      const EnergySums sums = powers->sum(values);
      turnover = std::max(turnover, sums.turnover);
      rest = std::max(rest, std::isnan(sums.rest()) ? HUGE_VAL : std::abs(sums.rest()));
      unknown = std::max(unknown, std::abs(sums.unknown));
      for (size_t n = 0; n < least.size(); ++n)
        if (powers->shares()[n].kind == EnergyKind::lost) least[n] = std::min(least[n], values[n]);
    }
    for (uint64_t k = 0; k <= kLooks; ++k)
      for (const auto& [part, left] : powers->residuals(k * (rows - 1) / kLooks)) {
        double& finding = found[QString::fromStdString(part) + " leaves power"];
        if (!(std::abs(left) <= kTolerance * turnover)) finding = 1;
      }
    found["balance"] = rest > kTolerance * turnover ? 1 : 0;
    found["unknown"] = unknown > kTolerance * turnover ? 1 : 0;
    for (size_t n = 0; n < least.size(); ++n)
      if (powers->shares()[n].kind == EnergyKind::lost)
        found[QString::fromStdString(powers->shares()[n].part) + " gives back losses"] =
            least[n] < -kTolerance * turnover ? 1 : 0;
    addEnergies(*powers, found);
    addRest(*powers, turnover, found);
    for (const auto& part : bench_.document.values().components)
      addMotions(table, part.name + ".", part.className, 0, found);
    return found;
  }

 private:
  static constexpr double kTolerance = 1e-8;  // of what flows, as in balance_test
  static constexpr uint64_t kLooks = 20;
  static constexpr double kGrowth = 0.02;  // of the largest growth: the rows of a run are some way apart

  // Where nothing of a run changes at its end, nothing is stored either.
  void addRest(const Powers& powers, double turnover, Findings& found) {
    const auto& store = bench_.store();
    const uint64_t rows = store.rowCount();
    if (rows < 10) return;
    std::vector<double> values, before;
    powers.read(rows - 1, values);
    powers.read(rows - 5, before);
    for (const results::Column& column : store.columns())
      if (!column.isConstant && column.type == results::Column::Type::real && !column.name.starts_with("der(")) {
        const double now = store.value(column, rows - 1), then = store.value(column, rows - 5);
        if (std::abs(now - then) > 1e-7 * std::max(1.0, std::abs(now))) return;
      }
    for (size_t n = 0; n < values.size(); ++n)
      if (powers.shares()[n].kind == EnergyKind::stored)
        found[QString::fromStdString(powers.shares()[n].part) + " stores at rest"] =
            std::abs(values[n]) > 1e-4 * turnover ? 1 : 0;
  }

  // The growth of each energy from the start to twenty instants is the integral of its power.
  void addEnergies(const Powers& powers, Findings& found) {
    const auto& store = bench_.store();
    const uint64_t rows = store.rowCount();
    std::vector<double> values, before, sums(powers.shares().size()), worst(sums.size()), largest(sums.size());
    std::vector<std::optional<Formula>> formulas(sums.size());
    for (size_t n = 0; n < sums.size(); ++n) {
      const EnergyShare& share = powers.shares()[n];
      if (share.energy.empty()) continue;
      formulas[n] = Formula::bind(share.energy, share.part + ".", store, [](std::string_view) { return -1; });
      found[QString::fromStdString(share.part + " " + share.form) + " cannot be read"] = formulas[n] ? 0 : 1;
    }
    const auto energy = [&](size_t n, uint64_t row) { return formulas[n]->number(store, row, {}); };
    for (uint64_t row = 0; row < rows; ++row) {
      powers.read(row, values);
      for (size_t n = 0; n < sums.size(); ++n) {
        if (!formulas[n]) continue;
        if (row > 0) sums[n] += (store.time(row) - store.time(row - 1)) * (values[n] + before[n]) / 2;
        const double growth = energy(n, row) - energy(n, 0);
        largest[n] = std::max(largest[n], std::abs(growth));
        worst[n] = std::max(worst[n], std::abs(growth - sums[n]));
      }
      before = values;
    }
    for (size_t n = 0; n < sums.size(); ++n)
      if (formulas[n])
        found[QString::fromStdString(powers.shares()[n].part + " " + powers.shares()[n].form) + " grows otherwise"] =
            worst[n] > kGrowth * largest[n] ? 1 : 0;
  }

  // The way that a connector has gone is the integral of the speed that the table gives it: of each part, and of those
  // that it is made of.
  void addMotions(const EnergyTable& table, const std::string& path, const std::string& className, int depth,
                  Findings& found) {
    const auto info = bench_.classOf(className);
    if (!info || depth > 3) return;
    for (const MotionRow& row : table.movesOf(*info)) addMotion(row, *info, path, found);
    for (const PartInfo& part : info->parts)
      if (!part.isArray) addMotions(table, path + part.name + ".", part.type, depth + 1, found);
  }

  Columns placeOf(const ClassInfo& info, const std::string& path, const std::string& connector) const {
    for (const ConnectorInfo& c : info.connectors) {
      if (c.name != connector) continue;
      const char* const member = c.domain == Domain::rotational      ? ".phi"
                                 : c.domain == Domain::translational ? ".s"
                                                                     : ".r_0";
      return findColumns(bench_.store(), path + connector + member);
    }
    Columns none;
    none.at.fill(-1);
    return none;
  }

  void addMotion(const MotionRow& row, const ClassInfo& info, const std::string& path, Findings& found) {
    const auto& store = bench_.store();
    const Columns to = placeOf(info, path, row.to);
    const bool hasFrom = !row.from.empty(), hasBase = !row.base.empty();
    const Columns from = hasFrom ? placeOf(info, path, row.from) : to,
                  base = hasBase ? placeOf(info, path, row.base) : to;
    if (!to.isThere() || !from.isThere() || !base.isThere()) return;
    std::vector<Columns> read;
    const auto slot = [&](std::string_view name) {
      if (!name.starts_with("speed(")) return -1;
      read.push_back(placeOf(info, path, std::string(name.substr(6, name.size() - 7))));
      return static_cast<int>(read.size()) - 1;
    };
    const auto bound = [&](const std::string& text) {
      return text.empty() ? std::nullopt : Formula::bind(text, path, store, slot);
    };
    const auto times = bound(row.times), speed = bound(row.speed);
    const QString name = QString::fromStdString(path + row.to);
    found[name + " cannot be read"] =
        (times.has_value() == row.times.empty() || speed.has_value() == row.speed.empty());
    const Columns turn = row.isRigid ? findColumns(store, path + row.from + ".R.T") : Columns(),
                  turnRate = row.isRigid ? findColumns(store, path + row.from + ".R.w") : Columns();
    std::array<double, 3> sum{}, first{}, before{};
    double worst = 0, largest = 0;
    for (uint64_t k = 0; k < store.rowCount(); ++k) {
      std::vector<Quantity> inputs;
      for (const Columns& columns : read) inputs.push_back(slope(columns, k));
      const double factor = times ? times->number(store, k, inputs) : 1;
      const Quantity fromNow = from.value(store, k), baseNow = base.value(store, k), now = to.value(store, k);
      Quantity rate = speed ? speed->value(store, k, inputs) : Quantity();
      if (row.isRigid) rate = turned(rate, turn.value(store, k), turnRate.value(store, k), now, fromNow);
      const double step = k > 0 ? store.time(k) - store.time(k - 1) : 0;
      for (size_t n = 0; n < (to.shape == Quantity::Shape::vector ? 3 : 1); ++n) {
        const double ground = hasBase ? baseNow.v[n] : 0;
        const double way = now.v[n] - ground - (hasFrom ? factor * (fromNow.v[n] - ground) : 0);
        if (k == 0) first[n] = way;
        sum[n] += step * (rate.v[n] + before[n]) / 2;
        before[n] = rate.v[n];
        largest = std::max({largest, std::abs(now.v[n] - ground), std::abs(sum[n])});
        worst = std::max(worst, std::abs(way - first[n] - sum[n]));
      }
    }
    found[name + " moves otherwise"] = worst > kGrowth * largest ? 1 : 0;
  }

  // What a body's other frame moves more than its first one: ω × r, seen from the world, and what is added.
  static Quantity turned(Quantity added, const Quantity& turn, const Quantity& rate, const Quantity& to,
                         const Quantity& from) {
    Vector3 w{}, r{};
    for (size_t n = 0; n < 3; ++n) {
      for (size_t m = 0; m < 3; ++m) w[n] += turn.v[3 * m + n] * rate.v[m];
      r[n] = to.v[n] - from.v[n];
    }
    const Vector3 more = cross(w, r);
    for (size_t n = 0; n < 3; ++n) added.v[n] += more[n];
    return added;
  }

  // The derivative of a place by the rows around.
  Quantity slope(const Columns& columns, uint64_t row) const {
    const auto& store = bench_.store();
    uint64_t a = row > 0 ? row - 1 : row, b = row + 1 < store.rowCount() ? row + 1 : row;
    if (store.time(row) == store.time(a)) a = row;
    if (store.time(row) == store.time(b)) b = row;
    Quantity out = columns.value(store, b);
    const Quantity before = columns.value(store, a);
    const double span = store.time(b) - store.time(a);
    for (size_t n = 0; n < 3; ++n) out.v[n] = span > 0 ? (out.v[n] - before.v[n]) / span : 0;
    return out;
  }

  PowerBench& bench_;
};

}  // namespace

class EntriesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyMutantIsNoticed() {
    Mutants mutants;
    QVERIFY2(mutants.list.size() > 200, qPrintable(QString::number(mutants.list.size())));
    for (const QString& path : exampleFiles()) {
      QVERIFY2(bench_.simulateFile(path), qPrintable(path + bench_.reason()));
      tryAll(mutants.list, path.section("/examples/", 1));
    }
    for (const diagram::Document& document : entryModels()) {
      QVERIFY2(bench_.simulate(document), qPrintable(QString::fromStdString(document.name) + ": " + bench_.reason()));
      tryAll(mutants.list, QString::fromStdString(document.name));
    }
    int alive = 0;
    for (const Mutant& mutant : mutants.list)
      if (mutant.killedBy.isEmpty()) qInfo("alive: %s", qPrintable(mutant.what)), ++alive;
    qInfo("%d of %d falsified entries were noticed", int(mutants.list.size()) - alive, int(mutants.list.size()));
    QCOMPARE(alive, 0);
  }

 private:
  void tryAll(std::vector<Mutant>& mutants, const QString& run) {
    const QSet<QString> classes = bench_.classes();
    Judge judge(bench_);
    const Findings sound = judge.judge(EnergyTable::shipped());
    QVERIFY2(sound.at("balance") == 0, qPrintable(run));
    for (Mutant& mutant : mutants) {
      if (!mutant.killedBy.isEmpty() || !mutant.classes.intersects(classes)) continue;
      for (const auto& [name, finding] : judge.judge(*mutant.table)) {
        const auto before = sound.find(name);
        if (finding > 0 && (before == sound.end() || before->second == 0)) mutant.killedBy = run + ": " + name;
      }
    }
  }
  PowerBench bench_;
};

QTEST_GUILESS_MAIN(EntriesTest)
#include "entries_test.moc"
