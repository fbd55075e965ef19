// Lesson files: whole ones come back as they were, broken ones and those of ill will get a message that says where.
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include "app/lessons/lesson_json.h"
#include "app/lessons/lesson_package.h"
#include "app/lessons/lesson_zip.h"
#include "engine/diagram/json.h"

using namespace armature;
using namespace armature::app;
using diagram::Json;

namespace {

const QString kFixtures = ARMATURE_SOURCE_DIR "/tests/lessons/fixtures/";

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::map<QString, QByteArray> springFiles() {
  const QDir folder(kFixtures + "spring");
  std::map<QString, QByteArray> files;
  for (const QString& name : folder.entryList(QDir::Files)) files[name] = contentOf(folder.filePath(name));
  return files;
}

Json springJson() {
  return Json::parse(springFiles().at("lesson.json").toStdString());
}

QString textOf(const Diagnostic& reason) {
  return QString::fromStdString(reason.code + " " + reason.message);
}

}  // namespace

Q_DECLARE_METATYPE(std::function<void(Json&)>)
using Break = std::function<void(Json&)>;

class LessonReaderTest : public QObject {
  Q_OBJECT
 private slots:
  void readsAWholeLesson();
  void comesBackAsItWas();
  void brokenTexts_data();
  void brokenTexts();
  void brokenFolders();
  void brokenArchives();
  void bombsAreRefusedWhileUnpacking();
  void aFlippedByteNeverHarms();
};

void LessonReaderTest::readsAWholeLesson() {
  for (const QString& path : {kFixtures + "spring", kFixtures + "spring/lesson.json"}) {
    const auto package = openLesson(path);
    QVERIFY2(package.ok(), package ? "" : package.reason().message.c_str());
    QCOMPARE(package->name, QString("spring"));
    QCOMPARE(package->lesson.steps.size(), size_t(7));
    QCOMPARE(package->lesson.title.in("de_AT"), QString("Eine Masse an einer Feder"));
    QCOMPARE(package->lesson.title.in("fr"), QString("A mass on a spring"));
    QCOMPARE(package->lesson.diagramOf(6), QString("spring.armature.json"));
    QCOMPARE(package->diagramOf(3)->name, std::string("PulledSpring"));
    QCOMPARE(int(package->lesson.steps[3].task->kind), int(TaskKind::choose));
    QVERIFY(package->lesson.extra->contains("author"));
  }
}

// Packed and unpacked, into a folder and out of it: nothing is lost, unknown members included.
void LessonReaderTest::comesBackAsItWas() {
  const auto package = openLesson(kFixtures + "spring");
  QVERIFY(package.ok());
  const QTemporaryDir folder;
  for (const QString& name : {QString("copy"), QString("copy.armature-lesson")}) {
    const auto saved = saveLesson(*package, folder.filePath(name));
    QVERIFY2(saved.ok(), saved ? "" : saved.reason().message.c_str());
    const auto again = openLesson(folder.filePath(name));
    QVERIFY2(again.ok(), again ? "" : again.reason().message.c_str());
    QCOMPARE(again->name, QString("copy"));
    QVERIFY(again->lesson == package->lesson);
    QVERIFY(again->files == package->files);
    QVERIFY(again->diagrams == package->diagrams);
  }
  QCOMPARE(packLesson(*package), contentOf(folder.filePath("copy.armature-lesson")));
  QVERIFY(!saveLesson(*package, "/proc/no/such/folder").ok());
  QVERIFY(!saveLesson(*package, "/proc/no.armature-lesson").ok());
}

void LessonReaderTest::brokenTexts_data() {
  QTest::addColumn<Break>("change");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("place");
  const auto row = [](const char* name, const char* code, const char* place, Break change) {
    QTest::newRow(name) << change << code << place;
  };
  const auto task = [](int step, std::function<void(Json&)> change) {
    return Break([step, change](Json& json) { change(json["steps"][static_cast<size_t>(step)]["task"]); });
  };
  row("no format", "D005", "the file: the member 'format'", [](Json& j) { j.erase("format"); });
  row("another format", "L001", "format", [](Json& j) { j["format"] = "armature-diagram"; });
  row("no version", "L001", "version", [](Json& j) { j.erase("version"); });
  row("of tomorrow", "L002", "version", [](Json& j) { j["version"] = 2; });
  row("a version in words", "D004", "version", [](Json& j) { j["version"] = "one"; });
  row("another kind", "L003", "kind", [](Json& j) { j["kind"] = "exam"; });
  row("an order in words", "D004", "order", [](Json& j) { j["order"] = "last"; });
  row("no title", "D005", "title", [](Json& j) { j.erase("title"); });
  row("an empty title", "D005", "title", [](Json& j) { j["title"] = Json::object(); });
  row("a title without languages", "D004", "title", [](Json& j) { j["title"] = "Spring"; });
  row("a title of numbers", "D004", "title.de", [](Json& j) { j["title"]["de"] = 7; });
  row("a text beyond measure", "L005", "summary.en", [](Json& j) { j["summary"]["en"] = std::string(30000, 'x'); });
  row("an unknown lock", "L003", "locks", [](Json& j) { j["locks"] = Json::array({"doors"}); });
  row("locks in words", "D004", "locks", [](Json& j) { j["locks"] = "all"; });
  row("no steps", "L004", "steps", [](Json& j) { j["steps"] = Json::array(); });
  row("steps as an object", "D004", "steps", [](Json& j) { j["steps"] = Json::object(); });
  row("a step that is none", "D004", "steps[1]", [](Json& j) { j["steps"][1] = 5; });
  row("too many steps", "L005", "steps", [](Json& j) {
    for (int i = 0; i < 300; ++i) j["steps"].push_back(j["steps"][0]);
  });
  row("no diagram", "D005", "steps[0]", [](Json& j) { j["steps"][0].erase("diagram"); });
  row("a diagram that is not there", "L016", "steps[2].diagram",
      [](Json& j) { j["steps"][2]["diagram"] = "x.armature.json"; });
  row("a diagram that is no diagram", "L016", "steps[2].diagram",
      [](Json& j) { j["steps"][2]["diagram"] = "lesson.json"; });
  row("a diagram elsewhere", "L016", "steps[2].diagram",
      [](Json& j) { j["steps"][2]["diagram"] = "../spring.armature.json"; });
  row("no text", "D005", "steps[3].text", [](Json& j) { j["steps"][3].erase("text"); });
  row("an unknown overlay", "L003", "steps[0].overlays",
      [](Json& j) { j["steps"][0]["overlays"] = Json::array({"rain"}); });
  row("an instant in words", "D004", "steps[1].at", [](Json& j) { j["steps"][1]["at"] = "soon"; });
  row("an instant beyond measure", "D004", "steps[1].at", [](Json& j) { j["steps"][1]["at"] = 1e300; });
  row("a lit part that is not there", "L018", "steps[1].light",
      [](Json& j) { j["steps"][1]["light"] = Json::array({"spring9"}); });
  row("an unknown task", "L003", "steps[1].task.kind", task(1, [](Json& t) { t["kind"] = "guess"; }));
  row("no question", "D005", "steps[1].task.question", task(1, [](Json& t) { t.erase("question"); }));
  row("no items", "L004", "steps[1].task.items", task(1, [](Json& t) { t.erase("items"); }));
  row("too many items", "L005", "steps[1].task.items", task(1, [](Json& t) {
        for (int i = 0; i < 30; ++i) t["items"].push_back(t["items"][0]);
      }));
  row("an item without a variable", "D005", "steps[1].task.items[1]",
      task(1, [](Json& t) { t["items"][1].erase("variable"); }));
  row("an item's instant in words", "D004", "steps[1].task.items[0].at",
      task(1, [](Json& t) { t["items"][0]["at"] = "x"; }));
  row("an arrow without a place", "D005", "steps[2].task.items[0]",
      task(2, [](Json& t) { t["items"][0].erase("connector"); }));
  row("an arrow at no part", "L018", "steps[2].task.items[1].part",
      task(2, [](Json& t) { t["items"][1]["part"] = "rod"; }));
  row("a choice among one", "L004", "steps[3].task.options",
      task(3, [](Json& t) { t["options"].erase(1), t["options"].erase(1); }));
  row("a choice at no part", "L018", "steps[3].task.options[1].part",
      task(3, [](Json& t) { t["options"][1]["part"] = "rod"; }));
  row("a condition that cannot be read", "L006", "steps[3].task.options[0].holds",
      task(3, [](Json& t) { t["options"][0]["holds"] = "max("; }));
  row("a condition that is a number", "L006", "steps[3].task.options[0].holds",
      task(3, [](Json& t) { t["options"][0]["holds"] = "max(mass1.v)"; }));
  row("a value that is a condition", "L006", "steps[4].task.items[2].value",
      task(4, [](Json& t) { t["items"][2]["value"] = "1 < 2"; }));
  row("neither variable nor value", "D005", "steps[5].task", task(5, [](Json& t) { t.erase("variable"); }));
  row("no tolerance at all", "D004", "steps[5].task.tolerance", task(5, [](Json& t) { t["tolerance"] = 0; }));
  row("half a point", "L005", "steps[6].task.points", task(6, [](Json& t) { t["points"] = 7.5; }));
  row("a thousand points", "L005", "steps[6].task.points", task(6, [](Json& t) { t["points"] = 1000; }));
  row("a fact without a number", "D005", "steps[0].facts[0].value",
      [](Json& j) { j["steps"][0]["facts"][0].erase("value"); });
  row("a fact that is no condition", "L006", "steps[0].facts[1].holds",
      [](Json& j) { j["steps"][0]["facts"][1]["holds"] = "1"; });
  row("facts in words", "D004", "steps[0].facts", [](Json& j) { j["steps"][0]["facts"] = "true"; });
}

void LessonReaderTest::brokenTexts() {
  QFETCH(Break, change);
  QFETCH(QString, code);
  QFETCH(QString, place);
  Json json = springJson();
  change(json);
  auto files = springFiles();
  files["lesson.json"] = QByteArray::fromStdString(json.dump());
  const auto package = lessonOf("spring", files);
  QVERIFY(!package.ok());
  const QString said = textOf(package.reason());
  QVERIFY2(said.startsWith(code + " lesson.json: " + place), qPrintable(said));
}

void LessonReaderTest::brokenFolders() {
  const QTemporaryDir folder;
  const auto fails = [](const QString& path, const char* wanted) {
    const auto package = openLesson(path);
    QVERIFY(!package.ok());
    QVERIFY2(textOf(package.reason()).startsWith(wanted), qPrintable(textOf(package.reason())));
  };
  fails(folder.filePath("nowhere"), "L010 nowhere: cannot be read");
  fails(folder.path(), "L015 there is no file lesson.json");
  const auto write = [&](const QString& name, const QByteArray& content) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  };
  write("lesson.json", "{");
  fails(folder.path(), "D001 lesson.json: the file is not JSON");
  write("lesson.json", "[" + QByteArray(100, '[') + "]");
  fails(folder.path(), "L005 lesson.json: the file is nested too deeply");
  write("lesson.json", QByteArray(3 << 20, ' '));
  fails(folder.path(), "L005 lesson.json: the file is larger");
  write("lesson.json", "{\"format\": 1e999}");
  fails(folder.path(), "D001 lesson.json: the file has a number");
  write("lesson.json", "[]");
  fails(folder.path(), "D004 lesson.json: the file: expected an object");
  write("lesson.json", springFiles().at("lesson.json"));
  write("spring.armature.json", "{\"format\": \"armature-diagram\"}");
  fails(folder.path(), "L017 spring.armature.json: ");
  write("spring.armature.json", springFiles().at("spring.armature.json"));
  QVERIFY(openLesson(folder.path()).ok());
  write("large", QByteArray(9 << 20, ' '));
  fails(folder.path(), "L011 large: is too large");
  QVERIFY(QFile::remove(folder.filePath("large")));
  for (int i = 0; i < 70; ++i) write(QString("file%1").arg(i), "x");
  fails(folder.path(), "L011 the folder has more than 64 files");
}

void LessonReaderTest::brokenArchives() {
  const auto fails = [](const QByteArray& bytes, const char* wanted) {
    const auto package = unpackLesson("spring", bytes);
    QVERIFY(!package.ok());
    QVERIFY2(textOf(package.reason()).startsWith(wanted), qPrintable(textOf(package.reason())));
  };
  const QByteArray whole = zip(springFiles());
  QVERIFY(unpackLesson("spring", whole).ok());
  fails({}, "L015 there is no file lesson.json");
  fails("no zip at all", "L013");
  fails(whole.left(whole.size() / 2), "L013");
  for (const char* name : {"../lesson.json", "folder/lesson.json", "a\\b", "C:x", ".hidden", "a\nb"}) {
    auto files = springFiles();
    files[name] = "x";
    fails(zip(files), "L012");
  }
  // The same name twice, as no program writes it: one letter of both entries' names changed.
  QByteArray twice = zip({{"lesson.json", "{}"}, {"lessom.json", "{}"}});
  fails(twice.replace("lessom", "lesson"), "L01");
  // The flag of encryption, in the entry and in the directory.
  QByteArray locked = zip({{"lesson.json", springFiles().at("lesson.json")}});
  locked[6] = char(locked[6] | 1);
  const qsizetype directory = locked.indexOf("PK\x01\x02");
  locked[directory + 8] = char(locked[directory + 8] | 1);
  fails(locked, "L014 lesson.json: is encrypted");
  // Packed bytes that are others: the check sum finds it.
  QByteArray spoiled = whole;
  const qsizetype at = spoiled.indexOf("lesson.json") + 60;
  spoiled[at] = char(~spoiled[at]);
  fails(spoiled, "L013");
  std::map<QString, QByteArray> many;
  for (int i = 0; i < 70; ++i) many[QString::number(i)] = "x";
  fails(zip(many), "L011 the lesson has more than 64 files");
  const QTemporaryDir folder;
  QFile file(folder.filePath("x.armature-lesson"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(21 << 20));
  const auto large = openLesson(file.fileName());
  QVERIFY(!large.ok() && textOf(large.reason()).startsWith("L011"));
}

// A thousandth of its size on the disk; and one that says of itself that it is small.
void LessonReaderTest::bombsAreRefusedWhileUnpacking() {
  QByteArray bomb = zip({{"lesson.json", springFiles().at("lesson.json")}, {"zeros", QByteArray(64 << 20, 0)}});
  QVERIFY2(bomb.size() < 100000, qPrintable(QString::number(bomb.size())));
  const auto refused = [](const QByteArray& bytes, const char* wanted) {
    const auto package = unpackLesson("bomb", bytes);
    QVERIFY(!package.ok());
    QVERIFY2(textOf(package.reason()).startsWith(wanted), qPrintable(textOf(package.reason())));
  };
  refused(bomb, "L011 zeros: is larger than 8 MB when unpacked");
  std::map<QString, QByteArray> parts{{"lesson.json", "{}"}};
  for (int i = 0; i < 5; ++i) parts[QString("zeros%1").arg(i)] = QByteArray(5 << 20, 0);
  refused(zip(parts), "L011 the lesson is larger than 20 MB when unpacked");
  // The size that the directory states, set to ten bytes: unpacking must not believe it.
  const qsizetype directory = bomb.lastIndexOf("PK\x01\x02");
  for (int i = 0; i < 4; ++i) bomb[directory + 24 + i] = char(i == 0 ? 10 : 0);
  refused(bomb, "L01");
}

// Any byte may be any other: a message or a lesson, never a crash (ASan and the fuzz target look closer).
void LessonReaderTest::aFlippedByteNeverHarms() {
  const QByteArray whole = zip(springFiles());
  int read = 0;
  for (qsizetype i = 0; i < whole.size(); ++i) {
    QByteArray bytes = whole;
    bytes[i] = char(bytes[i] ^ (1 << (i % 8)));
    read += unpackLesson("spring", bytes).ok();
  }
  // Dates and attributes mean nothing; everything else is noticed.
  QVERIFY2(read < 200, qPrintable(QString::number(read)));
}

QTEST_APPLESS_MAIN(LessonReaderTest)
#include "reader_test.moc"
