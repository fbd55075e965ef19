// Broken diagrams: truncated, mutated and type-confused JSON from a fixed seed. Reading must give a document or one
// message; a document that was read must be written and read again as the same, and its netlist must give a class or a
// message.
#include <QtTest>
#include <random>

#include "engine/diagram/import.h"
#include "engine/diagram/json.h"
#include "engine/diagram/netlist.h"
#include "engine/syntax/arena.h"
#include "sample.h"
#include "tests/slowness.h"

using namespace armature;
using namespace armature::diagram;

namespace {

constexpr int kRounds = armature::test::kSlowness > 1 ? 1000 : 4000;

constexpr const char* kValues[] = {
    "null",        "true",          "-1",          "1e300",  "0.5",      "\"\"",
    "\"end\"",     "\"a b\"",       "[]",          "{}",     "[[1, 2]]", "{\"a\": {\"b\": 1}}",
    "\"\\u0000\"", "\"redeclare\"", "\"1); end\"", "\"/*\"", "\"x[\""};

// Replaces the value of one member anywhere in the tree by one of another type.
void confuse(Json& json, std::mt19937& random, int depth = 0) {
  if (!json.is_structured() || json.empty() || depth > 12) {
    json = Json::parse(kValues[random() % std::size(kValues)]);
    return;
  }
  auto it = json.begin();
  std::advance(it, static_cast<long>(random() % json.size()));
  if (random() % 4 == 0) {
    *it = Json::parse(kValues[random() % std::size(kValues)]);
  } else {
    confuse(*it, random, depth + 1);
  }
}

// Whether the text gives a document; checks everything that must hold either way.
bool isReadable(const std::string& text) {
  const Result<Document> document = fromJson(text, "fuzz");
  if (!document) {
    if (document.reason().message.empty() || document.reason().code[0] != 'D') qFatal("a failure without a message");
    return false;
  }
  const std::string written = toJson(*document);
  const Result<Document> again = fromJson(written, "again");
  if (!again || !(*again == *document) || toJson(*again) != written) qFatal("not the same again: %s", written.c_str());
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const Netlist netlist = toClass(*document, context);
  if (!netlist.model && !diagnostics.hasErrors()) qFatal("no class and no message: %s", written.c_str());
  if (netlist.model && !fromModelica(*netlist.model, context)) qFatal("the class is no diagram: %s", written.c_str());
  return true;
}

}  // namespace

class DiagramFuzzTest : public QObject {
  Q_OBJECT
 private slots:
  void truncatedTexts();
  void mutatedTexts();
  void confusedTypes();
};

void DiagramFuzzTest::truncatedTexts() {
  const std::string text = toJson(sampleDocument());
  for (size_t length = 0; length + 2 < text.size(); ++length) QVERIFY(!isReadable(text.substr(0, length)));
  QVERIFY(isReadable(text));
}

void DiagramFuzzTest::mutatedTexts() {
  const std::string text = toJson(sampleDocument());
  std::mt19937 random(42);
  int readable = 0;
  for (int i = 0; i < kRounds; ++i) {
    std::string mutated = text;
    for (size_t k = 0; k < 1 + random() % 3; ++k) {
      const size_t at = random() % mutated.size();
      switch (random() % 3) {
        case 0:
          mutated.erase(at, 1 + random() % 10);
          break;
        case 1:
          mutated[at] = static_cast<char>(random());
          break;
        default:
          mutated.insert(at, mutated.substr(random() % mutated.size(), random() % 40));
      }
    }
    readable += isReadable(mutated);
  }
  qInfo("%d of %d still readable", readable, kRounds);
}

void DiagramFuzzTest::confusedTypes() {
  const Json whole = Json::parse(toJson(sampleDocument()));
  std::mt19937 random(7);
  int readable = 0;
  for (int i = 0; i < kRounds; ++i) {
    Json confused = whole;
    confuse(confused, random);
    if (random() % 2) confuse(confused, random);
    readable += isReadable(confused.dump());
  }
  QVERIFY(readable > kRounds / 40);  // some of the changes hit members that carry any value
  qInfo("%d of %d still readable", readable, kRounds);
}

QTEST_APPLESS_MAIN(DiagramFuzzTest)
#include "fuzz_test.moc"
