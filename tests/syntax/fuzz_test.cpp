// Broken texts: a bounded number of mutations of valid texts from a fixed seed. The parser must come back, its spans
// must lie within the text, and what it could read must survive printing where no error was reported.
#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <chrono>
#include <random>

#include "engine/syntax/compare.h"
#include "engine/syntax/printer.h"
#include "session.h"

using namespace armature;
using namespace armature::syntax;

namespace {

// Pieces that change the meaning of what surrounds them.
const char* const kPieces[] = {"(",
                               ")",
                               "[",
                               "]",
                               "{",
                               "}",
                               "\"",
                               "'",
                               "/*",
                               "*/",
                               "//",
                               ";",
                               ",",
                               ".",
                               "..",
                               "=",
                               ":=",
                               " end ",
                               " end if;",
                               " equation ",
                               " algorithm ",
                               " annotation(",
                               " model M ",
                               " if ",
                               " then ",
                               " else ",
                               " for i loop ",
                               " when ",
                               " extends ",
                               " import ",
                               " redeclare ",
                               " external ",
                               " der(",
                               " initial ",
                               " within ",
                               " protected ",
                               "\\",
                               "\n",
                               "1e",
                               "\xC3\xA4",
                               "\x01",
                               "^",
                               " not ",
                               "-",
                               " break ",
                               " enumeration(",
                               " constrainedby ",
                               "<",
                               "==",
                               " end M;"};

std::string mutate(std::string text, std::mt19937& random) {
  const auto below = [&random](size_t limit) { return limit ? random() % limit : 0; };
  const size_t count = 1 + below(4);
  for (size_t i = 0; i < count && !text.empty(); ++i) {
    const size_t at = below(text.size());
    switch (below(5)) {
      case 0:
        text.erase(at, 1 + below(20));
        break;
      case 1:
        text.insert(at, kPieces[below(std::size(kPieces))]);
        break;
      case 2:
        text[at] = static_cast<char>(random());
        break;
      case 3:
        text.insert(at, text.substr(below(text.size()), 1 + below(200)));
        break;
      default:
        text.resize(at);
        break;
    }
  }
  return text;
}

std::vector<std::string> seeds() {
  std::vector<std::string> texts;
  for (const char* folder : {ARMATURE_SOURCE_DIR "/palette", ARMATURE_SOURCE_DIR "/tests/golden/syntax"}) {
    QStringList paths;
    for (QDirIterator it(folder, {"*.mo"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
      paths << it.next();
    paths.sort();
    for (const QString& path : paths) {
      QFile file(path);
      if (file.open(QIODevice::ReadOnly)) texts.push_back(file.read(6000).toStdString());
    }
  }
  return texts;
}

}  // namespace

class FuzzTest : public QObject {
  Q_OBJECT
 private slots:
  void mutatedTexts();
  void randomTokens();
};

void FuzzTest::mutatedTexts() {
  const std::vector<std::string> texts = seeds();
  QVERIFY(!texts.empty());
  std::mt19937 random(20260601);
  constexpr int kInputs = 4000;
  int clean = 0;
  for (int i = 0; i < kInputs; ++i) {
    const std::string text = mutate(texts[random() % texts.size()], random);
    Session session;
    const StoredDefinition* stored = session.parse(text);
    QVERIFY(stored);
    for (const Diagnostic& d : session.diagnostics.all()) {
      QVERIFY(d.span.isValid() && d.span.begin <= d.span.end && d.span.end <= text.size());
      QVERIFY(!d.message.empty());
    }
    if (session.diagnostics.hasErrors()) continue;
    ++clean;
    const std::string printed = toText(*stored, session.names, session.sources);
    const StoredDefinition* again = session.parse(printed);
    QVERIFY2(!session.diagnostics.hasErrors() && isEqual(*stored, *again, session.sources), printed.c_str());
  }
  qInfo("%d inputs, %d of them still valid", kInputs, clean);
}

// Words in any order: the longest time of one input is bounded, so that nothing reads a text again and again.
void FuzzTest::randomTokens() {
  std::mt19937 random(7);
  constexpr int kInputs = 200;
  for (int i = 0; i < kInputs; ++i) {
    std::string text;
    while (text.size() < 100000) {
      text += kPieces[random() % std::size(kPieces)];
      text += ' ';
    }
    Session session;
    const auto start = std::chrono::steady_clock::now();
    QVERIFY(session.parse(std::move(text)));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    QVERIFY2(seconds.count() < 2, "100 kB of broken text take more than 2 s");
  }
}

QTEST_APPLESS_MAIN(FuzzTest)
#include "fuzz_test.moc"
