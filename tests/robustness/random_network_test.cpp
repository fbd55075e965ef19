// Random networks from a fixed seed: valid ones must run, and conserve what they store where nothing is lost; for
// invalid ones there must be a message, and where one mistake was made on purpose, its code. The variable
// ARMATURE_RANDOM_NETWORKS sets their number (250 of each sort by default), ARMATURE_RANDOM_SEED takes others,
// ARMATURE_FAILURES names a folder for the models of those that fail.
#include <QElapsedTimer>
#include <QtTest>
#include <cmath>
#include <map>

#include "engine/facade/session.h"
#include "random_network.h"
#include "tests/palette/palette_folder.h"

using namespace armature;
using namespace armature::test;

namespace {

constexpr qint64 kLongest = 20000;  // [ms] for one network, sanitizers and a busy machine included
// What may be missing: of what the stores have exchanged, and of what they hold (an integrator's errors are relative to
// that; a body at room temperature holds much and exchanges little).
constexpr double kLoss = 1e-5, kLossOfHeld = 1e-7;

int countOfNetworks() {
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_RANDOM_NETWORKS");
  return wanted > 0 ? wanted : 250;
}

uint32_t seedOr(uint32_t usual) {
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_RANDOM_SEED");
  return wanted > 0 ? static_cast<uint32_t>(wanted) : usual;
}

struct Trial {
  std::shared_ptr<const Model> model;
  std::shared_ptr<results::Store> store;
  solve::RunResult result;
  std::vector<Message> messages;

  QString errors() const {
    QString text;
    for (const Message& m : messages)
      if (m.severity == Severity::error) text += QString::fromStdString(m.toText()) + '\n';
    return text;
  }
};

Trial run(Session& session, const RandomNetwork& network) {
  Trial trial;
  Source source;
  source.document = &network.document;
  trial.model = session.translate(source, trial.messages);
  if (!trial.model) return trial;
  solve::Control control;
  trial.store = trial.model->makeStore();
  solve::Settings settings = trial.model->defaultSettings();
  settings.interval = settings.stopTime / 20;
  settings.stepBudget = 200000;
  trial.result = trial.model->run(settings, {}, control, *trial.store, trial.messages);
  return trial;
}

struct Stored {
  double sum = 0;     // the conserved quantity; NaN when a variable is missing
  double amount = 0;  // of its terms without their signs
  std::vector<double> terms;

  double exchangedSince(const Stored& begin) const {
    double exchanged = 0;
    for (size_t k = 0; k < terms.size(); ++k) exchanged += std::abs(terms[k] - begin.terms[k]);
    return exchanged;
  }
};

Stored storedAt(const RandomNetwork& network, const results::Store& store, double time) {
  Stored stored;
  for (const StoredTerm& term : network.stored) {
    const int64_t column = store.find(term.variable);
    const double value = column < 0 ? std::nan("") : store.valueAt(store.columns()[size_t(column)], time);
    const double part = term.factor * std::pow(value, term.power);
    stored.sum += part;
    stored.amount += std::abs(part);
    stored.terms.push_back(part);
  }
  return stored;
}

// Whether an error with this code names the part, in its list of parts or in its sentence.
bool isTold(const std::vector<Message>& messages, const QString& code, const QString& part) {
  for (const Message& m : messages) {
    if (m.severity != Severity::error || QString::fromStdString(m.code) != code) continue;
    if (QString::fromStdString(m.toText()).contains(part)) return true;
    for (const std::string& each : m.parts)
      if (QString::fromStdString(each).split('.').front() == part) return true;
  }
  return false;
}

QByteArray textOf(const RandomNetwork& network) {
  return QByteArray::fromStdString(diagram::toModelica(network.document));
}

// What went wrong, network by network: all are tried, so that one failure does not hide the others.
class Failures {
 public:
  void add(const RandomNetwork& network, const QString& why) {
    if (++count_ == 1) first_ = why + '\n' + textOf(network);
    qWarning("%s: %s", network.document.name.c_str(), qPrintable(why.section('\n', 0, 0)));
    const QString folder = qEnvironmentVariable("ARMATURE_FAILURES");
    if (folder.isEmpty()) return;
    QFile file(folder + '/' + QString::fromStdString(network.document.name) + ".mo");
    if (file.open(QIODevice::WriteOnly))
      file.write("// " + why.toUtf8().replace('\n', "\n// ") + '\n' + textOf(network));
  }
  int count() const { return count_; }
  QByteArray text() const { return QString("%1 failures, the first: %2").arg(count_).arg(first_).toUtf8(); }

 private:
  int count_ = 0;
  QString first_;
};

// What is wrong with the run of a valid network; empty: nothing.
QString complaintAbout(const RandomNetwork& network, const Trial& trial) {
  if (!trial.model || trial.result.outcome != solve::Outcome::finished) return "does not run: " + trial.errors();
  if (network.stored.empty()) return {};
  const Stored begin = storedAt(network, *trial.store, 0);
  for (const double time : {0.1, 0.25, 0.5}) {
    const Stored now = storedAt(network, *trial.store, time);
    const double exchanged = now.exchangedSince(begin), held = std::max(begin.amount, now.amount);
    if (std::abs(now.sum - begin.sum) <= kLoss * exchanged + kLossOfHeld * held) continue;
    return QString("%1 is missing at %2 s; %3 were exchanged, %4 are held")
        .arg(begin.sum - now.sum)
        .arg(time)
        .arg(exchanged)
        .arg(held);
  }
  return {};
}

}  // namespace

class RandomNetworkTest : public QObject {
  Q_OBJECT
 private slots:
  void validNetworksRun();
  void invalidNetworksAreExplained();
};

void RandomNetworkTest::validNetworksRun() {
  std::mt19937 random(seedOr(2024));
  Session session({paletteFolder()});
  int conserving = 0;
  Failures failures;
  const int count = countOfNetworks();
  for (int k = 0; k < count; ++k) {
    const RandomNetwork network = randomNetwork(random, "Valid" + std::to_string(k), true);
    QElapsedTimer timer;
    timer.start();
    const Trial trial = run(session, network);
    const QString complaint = complaintAbout(network, trial);
    if (!complaint.isEmpty()) failures.add(network, complaint);
    if (timer.elapsed() > kLongest) failures.add(network, QString("takes %1 s").arg(timer.elapsed() / 1000));
    conserving += !network.stored.empty();
  }
  QVERIFY2(failures.count() == 0, failures.text());
  QVERIFY(conserving >= count / 5);
  qInfo("%d networks, %d of them without losses", count, conserving);
}

void RandomNetworkTest::invalidNetworksAreExplained() {
  std::mt19937 random(seedOr(77));
  Session session({paletteFolder()});
  const int count = countOfNetworks();
  int refused = 0;
  Failures failures;
  std::map<QString, int> kinds;
  for (int k = 0; k < count; ++k) {
    const RandomNetwork network = randomNetwork(random, "Invalid" + std::to_string(k), false);
    QElapsedTimer timer;
    timer.start();
    const Trial trial = run(session, network);
    if (timer.elapsed() > kLongest) failures.add(network, QString("takes %1 s").arg(timer.elapsed() / 1000));
    const bool isDone = trial.model && trial.result.outcome != solve::Outcome::failed;
    refused += !trial.model;
    ++kinds[network.mistake];
    if (isDone != trial.errors().isEmpty())
      failures.add(network, network.mistake + ": ended without a word or in spite of errors: " + trial.errors());
    else if (!network.code.isEmpty() && !isTold(trial.messages, network.code, network.part))
      failures.add(network,
                   QString("%1: not %2 for %3 but ").arg(network.mistake, network.code, network.part) + trial.errors());
  }
  QVERIFY2(failures.count() == 0, failures.text());
  QVERIFY(refused > count / 4);
  QVERIFY(kinds.size() > 25);
  qInfo("%d networks, %d kinds of mistakes, %d refused by the translation", count, int(kinds.size()), refused);
}

QTEST_GUILESS_MAIN(RandomNetworkTest)
#include "random_network_test.moc"
