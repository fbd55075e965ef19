// Values cross unchanged; bytes that were cut off, lengthened or changed at random are read without harm.
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/worker/belief.h"
#include "engine/worker/protocol.h"

using namespace armature;
using namespace armature::worker;

namespace {

ModelText example() {
  ModelText text;
  text.isThere = true;
  text.name = "First";
  Message message;
  message.code = "N001";
  message.severity = Severity::warning;
  message.parts = {"spring1", "spring1.flange_b"};
  message.text = phrase("%2 lacks %1", phrase("the flange %1", std::string("b")), std::string("spring1"));
  message.notes = {Phrase("a note")};
  text.messages = {message};
  text.statistics.linear = {3, 5};
  text.statistics.times.passes = {{"sorting", 0.5}};
  ModelVariable variable;
  variable.name = "inertia1.w";
  variable.kind = ModelVariable::Kind::continuous;
  variable.unit = "rad/s";
  text.variables = {variable, variable};
  text.initial = {1.5, -2};
  text.resources = {{"modelica://A/b.stl", "b.stl"}};
  return text;
}

}  // namespace

class WireTest : public QObject {
  Q_OBJECT
 private slots:
  void valuesCross() {
    const Bytes bytes = toBytes(example());
    ModelText back;
    QVERIFY(fromBytes(bytes, back));
    QCOMPARE(toBytes(back), bytes);
    QCOMPARE(back.messages.front().parts.size(), size_t(2));
    QCOMPARE(back.variables.back().unit, std::string("rad/s"));
    QCOMPARE(back.initial.back(), -2.0);
  }

  // What many share crosses once, and is shared again over there.
  void sharedTextsCross() {
    const SharedText text("Absolute position of the centre");
    const std::vector<SharedText> there{text, SharedText("m"), text, SharedText(), text};
    const Bytes bytes = toBytes(there);
    QCOMPARE(bytes.find(text.text()), bytes.rfind(text.text()));
    std::vector<SharedText> back;
    QVERIFY(fromBytes(bytes, back));
    QVERIFY(back == there);
    QCOMPARE(back[4].identity(), back[0].identity());
    Bytes strange;
    strange += toBytes(uint64_t(1), uint64_t(1), std::string("the second before the first"));
    QVERIFY(!fromBytes(strange, back));
  }

  // A sentence crosses as its pattern with the arguments.
  void phrasesCross() {
    Phrase back;
    const Phrase there = phrase("%2 lacks %1", phrase("the flange %1", std::string("b")), std::string("spring1"));
    QVERIFY(fromBytes(toBytes(there), back));
    QVERIFY(back == there);
    QCOMPARE(back.text(), std::string("spring1 lacks the flange b"));
    QCOMPARE(back.arguments().front().pattern(), std::string("the flange %1"));
  }

  // What a phrase of ours cannot be is refused: an argument too many, none for a place, one place twice, many levels.
  void refusesOddPhrases() {
    const auto bytesOf = [](const std::string& pattern, uint8_t count) {
      Bytes bytes = toBytes(pattern, std::string(), count);
      for (uint8_t k = 0; k < count; ++k) bytes += toBytes(Phrase("x"));
      return bytes;
    };
    Phrase back;
    QVERIFY(fromBytes(bytesOf("%1 and %2", 2), back));
    for (const auto& [pattern, count] : std::vector<std::pair<std::string, uint8_t>>{
             {"%1 and %2", 1}, {"%1 and %2", 3}, {"%1 and %1", 1}, {"%1 and %3", 2}, {"", 1}, {"%1", 200}})
      QVERIFY2(!fromBytes(bytesOf(pattern, count), back), pattern.c_str());
    Bytes deep;
    for (int level = 0; level < 100000; ++level) deep += toBytes(std::string("%1"), std::string(), uint8_t(1));
    QVERIFY(!fromBytes(deep + toBytes(Phrase("x")), back));
  }

  // What nests more deeply than a reader takes crosses as text.
  void flattensDeepPhrases() {
    Phrase deep(std::string("x"));
    for (int level = 0; level < 40; ++level) deep = phrase("(%1)", deep);
    Phrase back;
    QVERIFY(fromBytes(toBytes(deep), back));
    QCOMPARE(back.text(), deep.text());
  }

  void pairsAndOptionalsCross() {
    const std::optional<double> none, some = 2.5;
    std::map<std::string, double> map{{"a", 1}, {"b", 2}};
    const Bytes bytes = toBytes(none, some, map);
    std::optional<double> first = 1, second;
    std::map<std::string, double> third;
    QVERIFY(fromBytes(bytes, first, second, third));
    QVERIFY(!first);
    QCOMPARE(*second, 2.5);
    QVERIFY(third == map);
  }

  // Each beginning of the bytes is too short and says so.
  void whatIsCutOffIsNoValue() {
    const Bytes bytes = toBytes(example());
    for (size_t length = 0; length < bytes.size(); ++length) {
      ModelText back;
      QVERIFY(!fromBytes(std::string_view(bytes).substr(0, length), back));
    }
  }

  // Lists are never longer than the bytes that are there, enumerations never beyond their literals.
  void changedBytesDoNoHarm() {
    const Bytes bytes = toBytes(example());
    std::mt19937 random(11);
    int refused = 0;
    for (int k = 0; k < 20'000; ++k) {
      Bytes changed = bytes;
      for (int n = 0; n < 3; ++n) changed[random() % changed.size()] = static_cast<char>(random());
      ModelText back;
      refused += fromBytes(changed, back) ? 0 : 1;
      for (const ModelVariable& v : back.variables) QVERIFY(v.kind <= ModelVariable::Kind::continuous);
      QVERIFY(back.variables.size() <= changed.size());
    }
    QVERIFY(refused > 1000);
  }

  // Values without a variable, and times that are none, are no model.
  void modelsThatMakeNoSense() {
    QVERIFY(isSensible(example()));
    ModelText text = example();
    text.initial.pop_back();
    QVERIFY(!isSensible(text));
    text = example();
    text.settings.stopTime = std::nan("");
    QVERIFY(!isSensible(text));
    QCOMPARE(timeOr(HUGE_VAL, 2), 2.0);
    QCOMPARE(timeOr(1, 2), 1.0);
  }

  // Whoever allows a file to be read allows its folder, not another one that the worker names.
  void onlyTheFileOwnFolderIsAskedFor() {
    const QTemporaryDir folder;
    const std::string place = QFileInfo(folder.path()).canonicalFilePath().toStdString();
    const auto isAsked = [](const std::string& path, const std::string& asked, AccessKind kind = AccessKind::read) {
      std::vector<Message> messages(1);
      messages.front().access = AccessRequest{path, asked, kind, {}, {}};
      dropForeignRequests(messages);
      return messages.front().access.has_value();
    };
    QVERIFY(isAsked(place + "/a.txt", place));
    QVERIFY(isAsked(place, place));  // a folder that is listed
    QVERIFY(!isAsked(place + "/a.txt", "/"));
    QVERIFY(!isAsked(place + "/a.txt", "/etc"));
    QVERIFY(!isAsked("a.txt", ""));
    QVERIFY(!isAsked("", "/"));
    // A library, by a folder above the text of its function.
    QVERIFY(isAsked(place + "/Lib/A/package.mo", place + "/Lib", AccessKind::trust));
    QVERIFY(!isAsked(place + "/Lib/A/package.mo", "/", AccessKind::trust));
    QVERIFY(!isAsked(place + "/Lib/A/package.mo", place + "/Other", AccessKind::trust));
    QVERIFY(!isAsked(place + "/Lib/../Other/package.mo", place + "/Lib", AccessKind::trust));
    QVERIFY(!isAsked(place + "/Lib/a.txt", place + "/Lib", AccessKind::trust));
    QVERIFY(isRunFolder(folderOfRuns() + "/run"));
    QVERIFY(!isRunFolder(place));
    QVERIFY(!isRunFolder(""));
  }
};

QTEST_APPLESS_MAIN(WireTest)
#include "wire_test.moc"
