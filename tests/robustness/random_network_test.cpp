// Random networks from a fixed seed: valid ones must run, and conserve what they store where nothing is lost; for
// invalid ones there must be a message, and where one mistake was made on purpose, its code. The variable
// ARMATURE_RANDOM_NETWORKS sets their number (400 of each kind by default).
#include <QElapsedTimer>
#include <QtTest>
#include <cmath>

#include "engine/facade/session.h"
#include "random_network.h"

using namespace armature;
using namespace armature::test;

namespace {

constexpr qint64 kLongest = 20000;  // [ms] for one network, sanitizers and a busy machine included

int countOfNetworks() {
  const int wanted = qEnvironmentVariableIntValue("ARMATURE_RANDOM_NETWORKS");
  return wanted > 0 ? wanted : 400;
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

// The conserved quantity at a time; NaN when a variable is missing.
double storedAt(const RandomNetwork& network, const results::Store& store, double time) {
  double sum = 0;
  for (const StoredTerm& term : network.stored) {
    const int64_t column = store.find(term.variable);
    if (column < 0) return std::nan("");
    sum += term.factor * std::pow(store.valueAt(store.columns()[size_t(column)], time), term.power);
  }
  return sum;
}

QByteArray textOf(const RandomNetwork& network) {
  return QByteArray::fromStdString(diagram::toModelica(network.document));
}

}  // namespace

class RandomNetworkTest : public QObject {
  Q_OBJECT
 private slots:
  void validNetworksRun();
  void invalidNetworksAreExplained();
};

void RandomNetworkTest::validNetworksRun() {
  std::mt19937 random(2024);
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  int conserving = 0;
  const int count = countOfNetworks();
  for (int k = 0; k < count; ++k) {
    const RandomNetwork network = randomNetwork(random, "Valid" + std::to_string(k), true);
    QElapsedTimer timer;
    timer.start();
    const Trial trial = run(session, network);
    QVERIFY2(timer.elapsed() < kLongest, textOf(network));
    QVERIFY2(trial.model && trial.result.outcome == solve::Outcome::finished,
             qPrintable(trial.errors() + textOf(network)));
    if (network.stored.empty()) continue;
    ++conserving;
    const double begin = storedAt(network, *trial.store, 0);
    for (const double time : {0.1, 0.25, 0.5}) {
      const double now = storedAt(network, *trial.store, time);
      QVERIFY2(std::abs(now - begin) <= 1e-5 * std::abs(begin),
               qPrintable(QString("%1 at the start, %2 at %3 s\n").arg(begin).arg(now).arg(time) + textOf(network)));
    }
  }
  QVERIFY(conserving >= count / 5);
  qInfo("%d networks, %d of them without losses", count, conserving);
}

void RandomNetworkTest::invalidNetworksAreExplained() {
  std::mt19937 random(77);
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  const int count = countOfNetworks();
  int refused = 0;
  for (int k = 0; k < count; ++k) {
    const RandomNetwork network = randomNetwork(random, "Invalid" + std::to_string(k), false);
    QElapsedTimer timer;
    timer.start();
    const Trial trial = run(session, network);
    QVERIFY2(timer.elapsed() < kLongest, textOf(network));
    const bool isDone = trial.model && trial.result.outcome != solve::Outcome::failed;
    refused += !trial.model;
    const QString context = network.mistake + '\n' + trial.errors() + textOf(network);
    QVERIFY2(isDone == trial.errors().isEmpty(), qPrintable(context));
    if (!network.code.isEmpty()) QVERIFY2(trial.errors().contains("error " + network.code), qPrintable(context));
  }
  QVERIFY(refused > count / 4);
  qInfo("%d networks, %d of them refused by the translation", count, refused);
}

QTEST_GUILESS_MAIN(RandomNetworkTest)
#include "random_network_test.moc"
