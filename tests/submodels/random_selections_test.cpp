// Random parts of every shipped diagram become a sub-model by Ctrl+G: the results are the same under their new names,
// and one undo gives back the file, byte by byte.
#include <QDirIterator>
#include <QLabel>
#include <cstring>
#include <random>

#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"
#include "tests/facade/submodel_runs.h"

using namespace armature;
using namespace armature::app;

namespace {

using Parts = QSet<int>;

// Each part by chance.
Parts scattered(const diagram::Document& document, std::mt19937& random) {
  const double share = std::uniform_real_distribution<>(0.15, 0.85)(random);
  Parts parts;
  for (size_t i = 0; i < document.components.size(); ++i)
    if (std::uniform_real_distribution<>(0, 1)(random) < share) parts << static_cast<int>(i);
  return parts;
}

// Some part and, again and again, one that a wire joins to those that are there.
Parts connected(const diagram::Document& document, std::mt19937& random) {
  const auto partOf = [&](const std::string& end) {
    const std::string name = end.substr(0, end.find_first_of(".["));
    for (size_t i = 0; i < document.components.size(); ++i)
      if (document.components[i].name == name) return static_cast<int>(i);
    return -1;
  };
  const auto count = static_cast<uint32_t>(document.components.size());
  Parts parts{static_cast<int>(random() % count)};
  for (uint32_t wanted = 1 + random() % count; static_cast<uint32_t>(parts.size()) < wanted;) {
    QList<int> next;
    for (const auto& wire : document.connections) {
      const int from = partOf(wire.from), to = partOf(wire.to);
      if (from >= 0 && to >= 0 && parts.contains(from) != parts.contains(to))
        next << (parts.contains(from) ? to : from);
    }
    if (next.isEmpty()) break;
    parts << next[static_cast<qsizetype>(random() % static_cast<uint32_t>(next.size()))];
  }
  return parts;
}

}  // namespace

class RandomSelectionsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void cleanup();
  void resultsStayTheSame_data();
  void resultsStayTheSame();
  void cleanupTestCase();

 public:
  int each = 4;        // of how many diagrams one is taken
  int selections = 2;  // of each

 private:
  void perform(Parts parts);
  // Presses Ctrl+G and types the name; gives the reason why it cannot be.
  QString make(const Parts& parts);
  // Those parts that stay, where one of them has to.
  Parts withoutNamed(const Parts& parts, const QString& reason) const;

  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  test::Run before_, finer_;
  int made_ = 0, moved_ = 0, refused_ = 0, isEqual_ = 0;
};

void RandomSelectionsTest::cleanup() {
  window_.reset();
  before_ = {};
  finer_ = {};
}

void RandomSelectionsTest::cleanupTestCase() {
  qInfo("%d sub-models of %d parts, %d of them with results equal in every digit; %d parts had to stay outside", made_,
        moved_, isEqual_, refused_);
  QVERIFY(made_ > 0 && moved_ > made_);
}

QString RandomSelectionsTest::make(const Parts& parts) {
  DiagramScene& scene = window_->canvas().scene();
  scene.select(parts, {});
  QString reason;
  bool isAnswered = false;
  QTimer poll;
  connect(&poll, &QTimer::timeout, this, [&] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    auto* field = dialog ? dialog->findChild<QLineEdit*>() : nullptr;
    if (!field) return;
    if (isAnswered) {  // it asks again and says why
      reason = dialog->findChild<QLabel*>()->text();
      return dialog->reject();
    }
    isAnswered = true;
    field->selectAll();
    QTest::keyClicks(field, "SomeParts");
    QTest::keyClick(field, Qt::Key_Return);
  });
  poll.start(5);
  pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
  return isAnswered ? reason : QString("nothing was asked");
}

Parts RandomSelectionsTest::withoutNamed(const Parts& parts, const QString& reason) const {
  const auto& all = window_->document().values().components;
  for (const int part : parts) {
    const QString name = QString::fromStdString(all[static_cast<size_t>(part)].name);
    // The first name is that of the part which cannot go.
    if (reason.indexOf(QRegularExpression("[“\"'‘]")) + 1 == reason.indexOf(QRegularExpression("\\b" + name + "\\b")))
      return Parts(parts) - Parts{part};
  }
  return {};
}

void RandomSelectionsTest::perform(Parts parts) {
  OpenDocument& document = window_->document();
  const diagram::Document original = document.values();
  while (!parts.isEmpty()) {
    const QString reason = make(parts);
    if (reason.isEmpty()) break;
    const Parts rest = withoutNamed(parts, reason);
    QVERIFY2(!rest.isEmpty() || parts.size() == 1, qPrintable(reason));
    parts = rest;
    ++refused_;
  }
  if (parts.isEmpty()) return;
  diagram::Submodel submodel;
  submodel.part = document.values().components.back();
  for (const int part : parts) submodel.moved.insert(original.components[static_cast<size_t>(part)].name);
  QCOMPARE(submodel.part.className, std::string("SomeParts"));
  QCOMPARE(document.values().components.size(), original.components.size() - static_cast<size_t>(parts.size()) + 1);
  const test::Run moved = test::run(session_, document.values());
  QVERIFY2(moved.isDone, qPrintable(moved.errors + QString::fromStdString(document.values().classes.back())));
  test::Distance worst;
  QString apart = test::difference(before_, finer_, moved, submodel, worst);
  if (!apart.isEmpty()) {  // other states may have been chosen, which leave more open
    const test::Run movedFiner = test::run(session_, document.values(), 0.1);
    apart = test::difference(before_, finer_, moved, submodel, worst, &movedFiner);
  }
  QVERIFY2(apart.isEmpty(), qPrintable(apart));
  if (worst.value > 1e-3) qInfo("%s: %g of its largest value", worst.name.c_str(), worst.value);
  isEqual_ += worst.value == 0 ? 1 : 0;
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(QString::fromStdString(diagram::toJson(document.values())),
           QString::fromStdString(diagram::toJson(original)));
  ++made_;
  moved_ += static_cast<int>(parts.size());
}

void RandomSelectionsTest::resultsStayTheSame_data() {
  QTest::addColumn<QString>("path");
  const QString folder = ARMATURE_SOURCE_DIR "/resources/examples";
  QStringList files;
  QDirIterator all(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories);
  while (all.hasNext()) files << all.next();
  files.sort();
  for (qsizetype i = 0; i < files.size(); i += each)
    QTest::newRow(qPrintable(files[i].mid(folder.size() + 1).remove(".armature.json"))) << files[i];
}

// Scattered ones and connected ones in turn.
void RandomSelectionsTest::resultsStayTheSame() {
  QFETCH(QString, path);
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  QVERIFY(window_->openFile(path));
  const auto areKnown = [&] {
    const auto& parts = window_->canvas().scene().parts();
    return !parts.empty() && std::all_of(parts.begin(), parts.end(), [](const PartPicture& part) { return part.info; });
  };
  QTRY_VERIFY_WITH_TIMEOUT(areKnown() && !window_->engine().isBusy(), 30000);
  before_ = test::run(session_, window_->document().values());
  finer_ = test::run(session_, window_->document().values(), 0.1);
  QVERIFY2(before_.isDone && finer_.isDone, qPrintable(before_.errors + finer_.errors));
  std::seed_seq numbers{static_cast<uint32_t>(path.size()), static_cast<uint32_t>(qHash(QFileInfo(path).fileName()))};
  std::mt19937 random(numbers);
  for (int i = 0; i < selections && !QTest::currentTestFailed(); ++i)
    perform(i % 2 == 0 ? connected(window_->document().values(), random)
                       : scattered(window_->document().values(), random));
}

// `random_selections_test all N …`: every diagram, N selections of each.
int main(int count, char** arguments) {
  RandomSelectionsTest test;
  std::vector<char*> others(arguments, arguments + count);
  if (count > 2 && std::strcmp(arguments[1], "all") == 0) {
    test.each = 1;
    test.selections = std::atoi(arguments[2]);
    others.erase(others.begin() + 1, others.begin() + 3);
  }
  QApplication program(count, arguments);
  return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "random_selections_test.moc"
