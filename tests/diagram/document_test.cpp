// Diagrams as files: what is written is read again, unknown members survive, and each kind of damage has one precise
// message.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "sample.h"

using namespace armature;
using namespace armature::diagram;

class DocumentTest : public QObject {
  Q_OBJECT
 private slots:
  void writtenIsReadAgain();
  void unknownMembersSurvive();
  void valuesMayBeNumbers();
  void layoutIsReadable();
  void damageIsNamed_data();
  void damageIsNamed();
  void savingReplacesTheFileAsAWhole();
  void savingKeepsLinksAndModes();
  void savingReportsFailure();
  void filesOfReleasedVersionsStayAsTheyAre();
  void loadingReportsFailure();
};

void DocumentTest::writtenIsReadAgain() {
  const Document document = sampleDocument();
  const std::string text = toJson(document);
  const Result<Document> again = fromJson(text, "Drive.armature.json");
  QVERIFY2(again.ok(), again.ok() ? "" : again.reason().message.c_str());
  QVERIFY(*again == document);
  QCOMPARE(toJson(*again), text);
  // The text is JSON in the eyes of another reader.
  QJsonParseError error;
  QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
  QCOMPARE(error.error, QJsonParseError::NoError);
}

void DocumentTest::unknownMembersSurvive() {
  const std::string text = R"({"format": "armature-diagram", "version": 1, "name": "D", "future": {"a": [1, null]},
    "components": [{"name": "a", "class": "A", "note": "n", "placement": {"x": 1, "y": 2, "layer": 3}}],
    "connections": [{"from": "a.x", "to": "a.y", "label": "wire"}],
    "parameters": [{"name": "p", "slider": [0, 1]}], "experiment": {"solver": "ida"}})";
  const Result<Document> document = fromJson(text, "D");
  QVERIFY(document.ok());
  const std::string written = toJson(*document);
  const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(written)).object();
  QCOMPARE(json["future"].toObject()["a"].toArray().size(), 2);
  const QJsonObject component = json["components"].toArray()[0].toObject();
  QCOMPARE(component["note"].toString(), QString("n"));
  QCOMPARE(component["placement"].toObject()["layer"].toInt(), 3);
  QCOMPARE(component["placement"].toObject()["y"].toInt(), 2);
  QCOMPARE(json["connections"].toArray()[0].toObject()["label"].toString(), QString("wire"));
  QCOMPARE(json["parameters"].toArray()[0].toObject()["slider"].toArray().size(), 2);
  QCOMPARE(json["experiment"].toObject()["solver"].toString(), QString("ida"));
  QVERIFY(*fromJson(written, "D") == *document);
}

void DocumentTest::valuesMayBeNumbers() {
  const Result<Document> document = fromJson(
      R"({"format": "armature-diagram", "version": 1, "name": "D", "components": [{"name": "a", "class": "A",
          "modifiers": {"J": 2, "k": 0.5, "b": true, "phi": {"start": 1, "fixed": true}, "e": "Init.No"}}]})",
      "D");
  QVERIFY(document.ok());
  const std::vector<Modifier> expected = {{"J", "2"},         {"k", "0.5"},          {"b", "true"},
                                          {"phi.start", "1"}, {"phi.fixed", "true"}, {"e", "Init.No"}};
  QVERIFY(document->components[0].modifiers == expected);
}

void DocumentTest::layoutIsReadable() {
  const std::string text = toJson(sampleDocument());
  QVERIFY(text.find("\n      \"placement\": {\"x\": -20, \"y\": 10, \"width\": 20, \"height\": 20, \"rotation\": 90, "
                    "\"flip\": true}\n") != std::string::npos);
  QVERIFY(text.find("\"route\": [[-40, 10], [-40.5, 20]]") != std::string::npos);
  QCOMPARE(text.back(), '\n');
}

void DocumentTest::damageIsNamed_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("message");
  const QString head = R"({"format": "armature-diagram", "version": 1, "name": "D")";
  const auto row = [&](const char* name, const QString& text, const char* code, const char* message) {
    QTest::newRow(name) << text << code << message;
  };
  row("empty", "", "D001", "F: the file ends in the middle of its text");
  row("cut", head + ", \"components\": [", "D001", "F: the file ends in the middle of its text");
  row("no JSON", "{\"format\":\n  oops}", "D001", "F: the file is not JSON from line 2, column 3 on");
  row("too large", head + ", \"experiment\": {\"stopTime\": 1e999}}", "D001",
      "F: the file has a number that cannot be represented");
  row("other list", "[1, 2]", "D004", "F: the file: expected an object { … }");
  row("other JSON", "{\"a\": 1}", "D002",
      "F: this is not a diagram: the member 'format' does not say \"armature-diagram\"");
  row("newer", R"({"format": "armature-diagram", "version": 7, "name": "D"})", "D003",
      "F: the diagram was saved by a newer program (format 7); this one reads formats up to 1, update it to open the "
      "file");
  row("no version", R"({"format": "armature-diagram", "name": "D"})", "D005",
      "F: the file: the member 'version' is missing");
  row("version text", R"({"format": "armature-diagram", "version": "1"})", "D004",
      "F: version: expected a whole number from 1 on");
  row("no name", R"({"format": "armature-diagram", "version": 1})", "D005",
      "F: the file: the member 'name' is missing");
  row("list", head + ", \"components\": {}}", "D004", "F: components: expected a list [ … ]");
  row("item", head + ", \"components\": [3]}", "D004", "F: components[0]: expected an object { … }");
  row("class", head + ", \"components\": [{\"name\": \"a\"}]}", "D005",
      "F: components[0]: the member 'class' is missing");
  row("number",
      head + R"(, "components": [{"name": "a", "class": "A"}, {"name": "b", "class": "A", "placement": {"x": "1"}}]})",
      "D004", "F: components[1].placement.x: expected a number");
  row("size", head + R"(, "components": [{"name": "a", "class": "A", "placement": {"width": 0}}]})", "D004",
      "F: components[0].placement.width: expected a positive number");
  row("flip", head + R"(, "components": [{"name": "a", "class": "A", "placement": {"flip": 1}}]})", "D004",
      "F: components[0].placement.flip: expected true or false");
  row("modifier", head + R"(, "components": [{"name": "a", "class": "A", "modifiers": {"J": [1]}}]})", "D004",
      "F: components[0].modifiers.J: expected a text, a number or a truth value");
  row("route", head + R"(, "connections": [{"from": "a", "to": "b", "route": [[1, 2], [1]]}]})", "D004",
      "F: connections[0].route[1]: expected a corner [x, y]");
  row("distance", head + R"(, "connections": [{"from": "a", "to": "b", "route": [[1, 2e300]]}]})", "D004",
      "F: connections[0].route[0]: expected a corner [x, y]");
  row("library", head + ", \"libraries\": [\"a\", 2]}", "D004", "F: libraries[1]: expected a text");
  row("tolerance", head + ", \"experiment\": {\"tolerance\": 0}}", "D004",
      "F: experiment.tolerance: expected a positive number");
  row("nested", "{\"a\": " + QString("[").repeated(100000), "D006", "F: the file is nested too deeply");
}

void DocumentTest::damageIsNamed() {
  QFETCH(QString, text);
  QFETCH(QString, code);
  QFETCH(QString, message);
  const Result<Document> document = fromJson(text.toStdString(), "F");
  QVERIFY(!document.ok());
  QCOMPARE(QString::fromStdString(document.reason().message), message);
  QCOMPARE(QString::fromStdString(document.reason().code), code);
}

void DocumentTest::savingReplacesTheFileAsAWhole() {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("Drive.armature.json").toStdString();
  Document document = sampleDocument();
  QVERIFY(save(document, path).ok());
  document.title = "second";
  QVERIFY(save(document, path).ok());
  const Result<Document> again = load(path);
  QVERIFY(again.ok() && *again == document);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);  // no side file stays
}

void DocumentTest::savingKeepsLinksAndModes() {
  const QTemporaryDir folder;
  const QString target = folder.filePath("target.json"), link = folder.filePath("link.json");
  QVERIFY(save(sampleDocument(), target.toStdString()).ok());
  QVERIFY(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
  QVERIFY(QFile::link(target, link));
  Document document = sampleDocument();
  document.title = "through the link";
  QVERIFY(save(document, link.toStdString()).ok());
  QVERIFY(QFileInfo(link).isSymLink());
  QVERIFY(*load(target.toStdString()) == document);
  QCOMPARE(QFile::permissions(target) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void DocumentTest::savingReportsFailure() {
  const QTemporaryDir folder;
  const Result<void> saved = save(sampleDocument(), folder.filePath("missing/D.json").toStdString());
  QVERIFY(!saved.ok());
  QCOMPARE(saved.reason().code, std::string("F004"));
}

// Files as released versions have saved them, with members that this version does not know among them: each can be
// read, and saving it gives the same bytes. A file is added here with every change of the format, and none is ever
// changed.
void DocumentTest::filesOfReleasedVersionsStayAsTheyAre() {
  const QTemporaryDir folder;
  int count = 0;
  for (const char* version : {"v1"}) {
    const QDir corpus(QStringLiteral(ARMATURE_SOURCE_DIR "/tests/diagram/corpus/") + version);
    for (const QFileInfo& info : corpus.entryInfoList({"*.armature.json"}, QDir::Files)) {
      const Result<Document> document = load(info.filePath().toStdString());
      QVERIFY2(document.ok(), document.ok() ? "" : document.reason().message.c_str());
      QFile file(info.filePath());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray before = file.readAll();
      const QString copy = folder.filePath(info.fileName());
      QVERIFY(save(*document, copy.toStdString()).ok());
      QFile saved(copy);
      QVERIFY(saved.open(QIODevice::ReadOnly));
      QCOMPARE(saved.readAll(), before);
      QVERIFY(*load(copy.toStdString()) == *document);
      ++count;
    }
  }
  QVERIFY(count >= 8);
}

void DocumentTest::loadingReportsFailure() {
  const QTemporaryDir folder;
  QCOMPARE(load(folder.filePath("no.json").toStdString()).reason().code, std::string("F001"));
  QCOMPARE(load(folder.path().toStdString()).reason().code, std::string("F001"));
}

QTEST_APPLESS_MAIN(DocumentTest)
#include "document_test.moc"
