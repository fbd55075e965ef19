// Every edit of the open diagram: done, undone, redone, and compared byte by byte with the file it would give.
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include "app/document/autosave.h"
#include "app/document/clipboard.h"
#include "app/document/difference.h"
#include "app/document/file_watch.h"
#include "app/document/find_text.h"
#include "app/document/open_document.h"
#include "engine/diagram/json.h"

using namespace armature;
using namespace armature::app;

namespace {

std::string bytes(const OpenDocument& document) {
  return diagram::toJson(document.values());
}

diagram::ComponentItem part(const std::string& name, const std::string& className, double x) {
  diagram::ComponentItem item;
  item.name = name;
  item.className = className;
  item.placement.x = x;
  return item;
}

// Two inertias and a spring, wired, with a plot; unknown members everywhere they are allowed.
diagram::Document sample() {
  diagram::Document d;
  d.name = "Sample";
  for (int i = 0; i < 3; ++i)
    d.components.push_back(part(
        i == 1 ? "spring1" : "inertia" + std::to_string(i + 1),
        i == 1 ? "Modelica.Mechanics.Rotational.Components.Spring" : "Modelica.Mechanics.Rotational.Components.Inertia",
        40.0 * i));
  d.components[0].modifiers = {{"J", "2"}, {"phi.start", "0.1"}};
  (*d.components[0].extra)["note"] = "kept";
  diagram::ConnectionItem wire;
  wire.from = "inertia1.flange_b";
  wire.to = "spring1.flange_a";
  d.connections.push_back(wire);
  wire.from = "spring1.flange_b";
  wire.to = "inertia3.flange_a";
  wire.route = {{60, 0}, {60, 10}};
  d.connections.push_back(wire);
  d.parameters.push_back({"ratio", "Real", "10", "1", "gear", diagram::Json::object()});
  d.plots->push_back({{"title", "Speed"}, {"curves", {{{"variable", "inertia1.w"}}}}});
  (*d.extra)["later"] = 7;
  return d;
}

// One random edit; any index drawn from what is there.
void randomEdit(OpenDocument& document, QRandomGenerator& random) {
  const auto& v = document.values();
  const int parts = static_cast<int>(v.components.size()), wires = static_cast<int>(v.connections.size());
  const auto anyPart = [&] { return random.bounded(parts); };
  switch (random.bounded(11)) {
    case 0:
      document.addPart(part(document.freeName("A.B.Mass"), "A.B.Mass", random.bounded(200)));
      break;
    case 1:
      if (parts > 1) document.remove({anyPart()}, {});
      break;
    case 2:
      if (parts > 0) document.rename(anyPart(), QStringLiteral("renamed%1").arg(random.bounded(1000)));
      break;
    case 3:
      if (parts > 0)
        document.setModifier(anyPart(), random.bounded(2) ? "J" : "c",
                             random.bounded(3) ? std::to_string(random.bounded(9)) : "");
      break;
    case 4:
      if (parts > 1) {
        const auto &a = v.components[static_cast<size_t>(anyPart())].name,
                   &b = v.components[static_cast<size_t>(anyPart())].name;
        document.addConnection(a + ".flange_b", b + ".flange_a");
      }
      break;
    case 5:
      if (wires > 0) document.remove({}, {random.bounded(wires)});
      break;
    case 6:
      if (wires > 0) document.setRoute(random.bounded(wires), {{double(random.bounded(50)), 2}});
      break;
    case 7:
      if (parts > 0) {
        const int p = anyPart();
        auto before = v.components[static_cast<size_t>(p)].placement, after = before;
        after.x += 2 * random.bounded(10);
        after.rotation = 90 * random.bounded(4);
        document.perform("Move", {PlacementChange{p, before, after}}, 1);
      }
      break;
    case 8:
      document.setText(static_cast<TextChange::Member>(1 + random.bounded(3)), QString::number(random.bounded(100)));
      break;
    case 9: {
      auto e = v.experiment;
      e.stopTime = 1 + random.bounded(10);
      document.setExperiment(e);
      break;
    }
    default: {
      const int n = static_cast<int>(v.plots->size());
      const int at = random.bounded(n + 1);
      document.setPlot(
          at,
          at < n && random.bounded(2) ? std::nullopt : std::optional<diagram::Json>({{"title", random.bounded(100)}}),
          "Plot");
    }
  }
}

}  // namespace

class DocumentTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyEditUndoesAndRedoesExactly_data();
  void everyEditUndoesAndRedoesExactly();
  void randomSequencesUndoToTheFirstByte();
  void renamingFollowsWiresAndPlots();
  void removingAPartTakesItsWires();
  void nudgesMergeIntoOneStep();
  void badNamesAreRefused();
  // Replaced in all places by one step; where nothing changes there is none, and what was undone can be done again.
  void textIsReplacedInOneStep();
  void clipboardKeepsInnerWires();
  void savingAndLoadingGivesTheSameDocument();
  void autosaveNeverTouchesTheFile();
  void everyEditIsInTheCopy();
  void aFoundCopyStaysUntilANewerOneIsThere();
  void aCopyOfWhatIsSavedIsNotOffered();
  void aCopyThatCannotBeWrittenIsTold();
  void oneHoldsALock();
  void changesFromOutsideAreSeen();
  void differencesAreNamed();
};

void DocumentTest::everyEditUndoesAndRedoesExactly_data() {
  using Edit = std::function<void(OpenDocument&)>;
  QTest::addColumn<std::function<void(OpenDocument&)>>("edit");
  const std::pair<const char*, Edit> rows[] = {
      {"add part", [](OpenDocument& d) { d.addPart(part("m1", "A.Mass", 4)); }},
      {"remove middle part", [](OpenDocument& d) { d.remove({1}, {}); }},
      {"remove all",
       [](OpenDocument& d) {
         d.remove({2, 0, 1}, {0});
       }},
      {"remove wire", [](OpenDocument& d) { d.remove({}, {0}); }},
      {"rename", [](OpenDocument& d) { QVERIFY(d.rename(0, "motor")); }},
      {"switch off",
       [](OpenDocument& d) {
         d.setDisabled({0, 2}, true);
       }},
      {"new modifier", [](OpenDocument& d) { QVERIFY(d.setModifier(1, "c", "1e4")); }},
      {"changed modifier", [](OpenDocument& d) { QVERIFY(d.setModifier(0, "J", "3")); }},
      {"removed first modifier", [](OpenDocument& d) { QVERIFY(d.setModifier(0, "J", "")); }},
      {"connect", [](OpenDocument& d) { d.addConnection("inertia1.flange_a", "inertia3.flange_b"); }},
      {"route",
       [](OpenDocument& d) {
         d.setRoute(1, {{2, 2}});
       }},
      {"unroute", [](OpenDocument& d) { d.setRoute(1, {}); }},
      {"title", [](OpenDocument& d) { d.setText(TextChange::Member::title, "T"); }},
      {"declarations", [](OpenDocument& d) { d.setText(TextChange::Member::declarations, "Real x;"); }},
      {"experiment", [](OpenDocument& d) { d.setExperiment({.stopTime = 5, .interval = 0.1, .tolerance = 1e-8}); }},
      {"parameter",
       [](OpenDocument& d) {
         d.setParameter(0, diagram::ParameterItem{"ratio", "Real", "5", "1", "", {}});
       }},
      {"new parameter",
       [](OpenDocument& d) {
         d.setParameter(1, diagram::ParameterItem{"J", "Real", "5", "", "", {}});
       }},
      {"removed parameter", [](OpenDocument& d) { d.setParameter(0, std::nullopt); }},
      {"plot",
       [](OpenDocument& d) {
         d.setPlot(1, diagram::Json{{"title", "x"}}, "Add plot");
       }},
      {"removed plot", [](OpenDocument& d) { d.setPlot(0, std::nullopt, "Remove plot"); }},
      {"paste",
       [](OpenDocument& d) {
         const auto copy = d.values();
         d.addParts("Paste", copy.components, copy.connections);
       }},
  };
  for (const auto& [name, edit] : rows) QTest::newRow(name) << edit;
}

void DocumentTest::everyEditUndoesAndRedoesExactly() {
  QFETCH(std::function<void(OpenDocument&)>, edit);
  OpenDocument document;
  document.reset(sample(), {});
  const std::string before = bytes(document);
  edit(document);
  QCOMPARE(document.undoStack()->count(), 1);
  const std::string after = bytes(document);
  QVERIFY(after != before);
  for (int i = 0; i < 2; ++i) {
    document.undoStack()->undo();
    QCOMPARE(bytes(document), before);
    document.undoStack()->redo();
    QCOMPARE(bytes(document), after);
  }
}

// 200 edits with undos and redos in between; then all the way back, and forward again, through every state.
void DocumentTest::randomSequencesUndoToTheFirstByte() {
  for (quint32 seed = 1; seed <= 10; ++seed) {
    QRandomGenerator random(seed);
    OpenDocument document;
    document.reset(sample(), {});
    std::vector<std::string> states{bytes(document)};
    for (int i = 0; i < 200; ++i) {
      if (random.bounded(5) == 0 && document.undoStack()->canUndo()) {
        document.undoStack()->undo();
        QCOMPARE(bytes(document), states[static_cast<size_t>(document.undoStack()->index())]);
        if (random.bounded(2)) {
          document.undoStack()->redo();
          QCOMPARE(bytes(document), states[static_cast<size_t>(document.undoStack()->index())]);
        }
        continue;
      }
      randomEdit(document, random);
      const size_t index = static_cast<size_t>(document.undoStack()->index());
      states.resize(index);  // an edit drops what could have been redone; a merged one replaces its state
      states.push_back(bytes(document));
    }
    while (document.undoStack()->canUndo()) {
      document.undoStack()->undo();
      QCOMPARE(bytes(document), states[static_cast<size_t>(document.undoStack()->index())]);
    }
    while (document.undoStack()->canRedo()) {
      document.undoStack()->redo();
      QCOMPARE(bytes(document), states[static_cast<size_t>(document.undoStack()->index())]);
    }
  }
}

void DocumentTest::renamingFollowsWiresAndPlots() {
  OpenDocument document;
  document.reset(sample(), {});
  QVERIFY(document.rename(0, "motor"));
  QCOMPARE(document.values().connections[0].from, std::string("motor.flange_b"));
  QCOMPARE((*document.values().plots)[0]["curves"][0]["variable"].get<std::string>(), std::string("motor.w"));
  QCOMPARE(document.undoStack()->count(), 1);
  // Derivatives, and the variable along the x axis.
  document.setPlot(0, diagram::Json{{"x", "motor.phi"}, {"curves", {{{"variable", "der(der(motor.phi))"}}}}},
                   "Set plot");
  QVERIFY(document.rename(0, "rotor"));
  QCOMPARE((*document.values().plots)[0]["x"].get<std::string>(), std::string("rotor.phi"));
  QCOMPARE((*document.values().plots)[0]["curves"][0]["variable"].get<std::string>(),
           std::string("der(der(rotor.phi))"));
  // Expressions, and who speaks of them.
  document.setPlot(0,
                   diagram::Json{{"curves", {{{"expression", "2*rotor.w*x.rotor + rotor1.w"}}}},
                                 {"measure", {{"from", 0}, {"to", 1}, {"curve", "rotor.w"}}},
                                 {"notes", {{{"time", 1}, {"text", "rotor"}, {"curve", "der(rotor.w)"}}}}},
                   "Set plot");
  QVERIFY(document.rename(0, "shaft"));
  const diagram::Json& plot = (*document.values().plots)[0];
  QCOMPARE(plot["curves"][0]["expression"].get<std::string>(), std::string("2*shaft.w*x.rotor + rotor1.w"));
  QCOMPARE(plot["measure"]["curve"].get<std::string>(), std::string("shaft.w"));
  QCOMPARE(plot["notes"][0]["curve"].get<std::string>(), std::string("der(shaft.w)"));
  QCOMPARE(plot["notes"][0]["text"].get<std::string>(), std::string("rotor"));
}

void DocumentTest::textIsReplacedInOneStep() {
  OpenDocument document;
  document.reset(sample(), {});
  const std::string before = bytes(document);
  const FindWhat what{"inertia", false, true, true};
  QCOMPARE(replaceText(document, findText(document.values(), what), what, "disc"), 2);
  QCOMPARE(document.values().components[0].name, std::string("disc1"));
  QCOMPARE(document.undoStack()->count(), 1);
  document.undoStack()->undo();
  QCOMPARE(bytes(document), before);
  // The name of another part is refused, and says why.
  QString problem;
  const FindWhat whole{"inertia1", false, true, false};
  QCOMPARE(replaceText(document, findText(document.values(), whole), whole, "spring1", &problem), 0);
  QVERIFY(!problem.isEmpty());
  QVERIFY(document.undoStack()->canRedo());
  QCOMPARE(bytes(document), before);
}

void DocumentTest::removingAPartTakesItsWires() {
  OpenDocument document;
  document.reset(sample(), {});
  document.remove({1}, {});
  QVERIFY(document.values().connections.empty());
  document.undoStack()->undo();
  QCOMPARE(document.values().connections.size(), size_t(2));
}

void DocumentTest::nudgesMergeIntoOneStep() {
  OpenDocument document;
  document.reset(sample(), {});
  for (int i = 0; i < 5; ++i) {
    auto before = document.values().components[0].placement, after = before;
    after.x += 2;
    document.perform("Move", {PlacementChange{0, before, after}}, 1);
  }
  QCOMPARE(document.undoStack()->count(), 1);
  QCOMPARE(document.values().components[0].placement.x, 10.0);
  document.undoStack()->undo();
  QCOMPARE(document.values().components[0].placement.x, 0.0);
}

void DocumentTest::badNamesAreRefused() {
  OpenDocument document;
  document.reset(sample(), {});
  for (const char* name : {"", "1a", "a b", "model", "spring1", "a.b", "ä"}) QVERIFY2(!document.rename(0, name), name);
  QCOMPARE(document.undoStack()->count(), 0);
}

void DocumentTest::clipboardKeepsInnerWires() {
  OpenDocument document;
  document.reset(sample(), {});
  const auto copied = fromClipboard(toClipboard(document.values(), {0, 1}));
  QVERIFY(copied);
  QCOMPARE(copied->components.size(), size_t(2));
  QCOMPARE(copied->connections.size(), size_t(1));
  const auto added = document.addParts("Paste", copied->components, copied->connections);
  QCOMPARE(added, (std::vector<int>{3, 4}));
  const auto& wire = document.values().connections.back();
  QCOMPARE(wire.from, document.values().components[3].name + ".flange_b");
  QVERIFY(!fromClipboard("no diagram"));
}

void DocumentTest::savingAndLoadingGivesTheSameDocument() {
  QTemporaryDir folder;
  OpenDocument document, other;
  document.reset(sample(), {});
  document.addPart(part("m1", "A.Mass", 4));
  QVERIFY(document.isModified());
  QVERIFY(document.save(folder.filePath("a.armature.json")).ok());
  QVERIFY(!document.isModified());
  QVERIFY(other.open(folder.filePath("a.armature.json")).ok());
  QVERIFY(other.values() == document.values());
  QVERIFY(!other.open(folder.filePath("absent.armature.json")).ok());
  QVERIFY(other.values() == document.values());
}

void DocumentTest::autosaveNeverTouchesTheFile() {
  QTemporaryDir folder;
  const QString path = folder.filePath("a.armature.json"), recovery = folder.filePath("recovery");
  OpenDocument document;
  document.reset(sample(), {});
  QVERIFY(document.save(path).ok());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray saved = file.readAll();
  Autosave autosave(document, recovery, 0, 0);
  document.addPart(part("m1", "A.Mass", 4));
  autosave.flush();
  QCOMPARE(QDir(recovery).entryList(QDir::Files).size(), 1);
  file.seek(0);
  QCOMPARE(file.readAll(), saved);
  QVERIFY(Autosave::leftovers(recovery).empty());  // this process still runs
  const QString copy = QDir(recovery).filePath(QDir(recovery).entryList(QDir::Files).first());
  QVERIFY(QFile::copy(copy, recovery + "/999999999.armature.json"));
  const auto found = Autosave::leftovers(recovery);
  QCOMPARE(found.size(), size_t(1));
  QCOMPARE(found[0].originalPath, path);
  QVERIFY(found[0].document == document.values());
  QVERIFY(document.save(path).ok());
  QTRY_VERIFY(!QFile::exists(copy));
}

namespace {

QString onlyCopy(const QString& folder) {
  const QStringList copies = QDir(folder).entryList({"*.armature.json"}, QDir::Files);
  return copies.size() == 1 ? QDir(folder).filePath(copies.first()) : QString();
}

// As a program that was killed has left it: the copy without its lock.
QString leaveCopy(const QString& recovery, const QString& path, const diagram::Document& values) {
  OpenDocument document;
  document.reset(diagram::Document(), path, path.isEmpty() ? QByteArray() : digestOf(path));
  Autosave autosave(document, recovery);
  document.reset(values, path, document.fileDigest());
  document.setUnsaved();
  autosave.flush();
  const QString left = recovery + "/left.armature.json";
  QFile::remove(left);
  return QFile::copy(onlyCopy(recovery), left) ? left : QString();
}

void writeText(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(text), text.size());
}

}  // namespace

// Without being asked, and soon: a kill takes no more than what was done since.
void DocumentTest::everyEditIsInTheCopy() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery");
  OpenDocument document;
  document.reset(sample(), {});
  const Autosave autosave(document, recovery);
  for (int k = 1; k < 4; ++k) {
    document.addPart(part("m" + std::to_string(k), "A.Mass", 4 * k));
    const size_t count = document.values().components.size();
    const auto countThere = [&] {
      const auto copy = diagram::load(onlyCopy(recovery).toStdString());
      return copy ? copy->components.size() : 0;
    };
    QTRY_COMPARE(countThere(), count);
  }
  document.undoStack()->undo();
  document.undoStack()->undo();
  document.undoStack()->undo();
  QTRY_VERIFY(onlyCopy(recovery).isEmpty());  // nothing is unsaved any more
}

void DocumentTest::aFoundCopyStaysUntilANewerOneIsThere() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery"), path = folder.filePath("a.armature.json");
  QVERIFY(diagram::save(sample(), path.toStdString()).ok());
  diagram::Document changed = sample();
  changed.title = "changed";
  const QString left = leaveCopy(recovery, path, changed);
  QVERIFY(!left.isEmpty());
  OpenDocument document;
  {
    Autosave autosave(document, recovery);
    auto found = Autosave::leftovers(recovery);
    QCOMPARE(found.size(), size_t(1));
    // While one program asks, another is not offered the same copy.
    QVERIFY(Autosave::leftovers(recovery).empty());
    QCOMPARE(found[0].originalPath, path);
    QCOMPARE(found[0].originalDigest, digestOf(path));
    document.reset(std::move(found[0].document), path, found[0].originalDigest);
    document.setUnsaved();
    autosave.takeOver(found[0]);
    found.clear();
    QVERIFY(QFile::exists(left));
    QVERIFY(Autosave::leftovers(recovery).empty());
    QVERIFY(autosave.flush());
    QCOMPARE(onlyCopy(recovery), left);
    document.setText(TextChange::Member::title, "newer");
    QVERIFY(autosave.flush());
    QCOMPARE(diagram::load(left.toStdString())->title, std::string("newer"));
    QCOMPARE(onlyCopy(recovery), left);
    QVERIFY(document.save(path).ok());
    QTRY_VERIFY(!QFile::exists(left));
  }
  QVERIFY(QDir(recovery).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

// Killed after saving, before the copy was taken away.
void DocumentTest::aCopyOfWhatIsSavedIsNotOffered() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery"), path = folder.filePath("a.armature.json");
  QVERIFY(diagram::save(sample(), path.toStdString()).ok());
  const QString left = leaveCopy(recovery, path, sample());
  QVERIFY(!left.isEmpty());
  QVERIFY(Autosave::leftovers(recovery).empty());
  QVERIFY(!QFile::exists(left));
}

void DocumentTest::aCopyThatCannotBeWrittenIsTold() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery");
  writeText(recovery, "a file where the folder should be");
  OpenDocument document;
  document.reset(sample(), {});
  Autosave autosave(document, recovery);
  QStringList reasons;
  connect(&autosave, &Autosave::failed, this, [&](const QString& reason) { reasons << reason; });
  document.addPart(part("m1", "A.Mass", 4));
  QVERIFY(!autosave.flush());
  QTRY_COMPARE(reasons.size(), 1);
  QVERIFY2(reasons[0].contains(recovery), qPrintable(reasons[0]));
  QVERIFY(QFile::remove(recovery));
  QVERIFY(autosave.flush());
  QTRY_COMPARE(reasons.size(), 2);
  QVERIFY(reasons[1].isEmpty());
}

void DocumentTest::oneHoldsALock() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.lock");
  FileLock::Outcome outcome{};
  auto first = FileLock::take(path, &outcome);
  QVERIFY(first && outcome == FileLock::Outcome::taken);
  QVERIFY(!FileLock::take(path, &outcome));
  QCOMPARE(outcome, FileLock::Outcome::inUse);
  first.reset();
  QVERIFY(!QFile::exists(path));
  QVERIFY(FileLock::take(path));
  QVERIFY(!FileLock::take(folder.filePath("none/a.lock"), &outcome));
  QCOMPARE(outcome, FileLock::Outcome::impossible);
  // One that a killed program has left is nobody's.
  writeText(path, {});
  QVERIFY(FileLock::take(path));
}

// Written in place, replaced, deleted, made again: each is told once; what is written here, or equal, is no change.
void DocumentTest::changesFromOutsideAreSeen() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.armature.json");
  QVERIFY(diagram::save(sample(), path.toStdString()).ok());
  OpenDocument document;
  FileWatch watch(document);
  QList<FileWatch::State> seen;
  connect(&watch, &FileWatch::changed, this, [&](FileWatch::State state) { seen << state; });
  QVERIFY(document.open(path).ok());
  document.addPart(part("m1", "A.Mass", 4));
  QVERIFY(document.save(path).ok());
  QTest::qWait(400);
  QVERIFY(seen.isEmpty());
  QVERIFY(FileWatch::stateOf(document) == FileWatch::State::same);
  using State = FileWatch::State;
  writeText(path, "{}");
  QTRY_COMPARE(seen, QList{State::changed});
  QVERIFY(FileWatch::stateOf(document) == State::changed);
  QVERIFY(diagram::save(sample(), path.toStdString()).ok());
  QTRY_COMPARE(seen, (QList{State::changed, State::changed}));
  QVERIFY(QFile::remove(path));
  QTRY_COMPARE(seen, (QList{State::changed, State::changed, State::gone}));
  QVERIFY(diagram::save(document.values(), path.toStdString()).ok());
  QTRY_COMPARE(seen, (QList{State::changed, State::changed, State::gone, State::same}));
  writeText(path, "[]");
  QTRY_COMPARE(seen.size(), 5);
  QVERIFY(document.save(path).ok());  // as somebody who was asked
  QTRY_COMPARE(seen.last(), State::same);
}

void DocumentTest::differencesAreNamed() {
  const diagram::Document here = sample();
  QVERIFY(differencesOnDisk(here, here).isEmpty());
  diagram::Document there = here;
  there.components[0].modifiers.push_back({"newValue", "7"});
  there.components.push_back(part("extra", "A.Mass", 40));
  there.experiment.stopTime += 1;
  const QString name = QString::fromStdString(here.components[0].name);
  QCOMPARE(differencesOnDisk(here, there),
           (QStringList{name + ": newValue = 7, not set here", "extra (Mass) is additional",
                        "the settings of the run differ"}));
  QCOMPARE(differencesOnDisk(there, here), (QStringList{name + ": newValue is not set, here 7",
                                                        "extra (Mass) is missing", "the settings of the run differ"}));
  there = here;
  (*there.extra)["unknown"] = 1;
  QCOMPARE(differencesOnDisk(here, there), QStringList{"other members of the file differ"});
}

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
