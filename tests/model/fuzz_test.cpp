// Broken classes: no text may crash the flattening, make it hang or exhaust memory. Texts of the golden files are
// damaged at random, with a fixed seed, and flattened class by class.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <random>

#include "engine/model/flatten.h"
#include "tests/slowness.h"

using namespace armature;

namespace {

// Words and marks of a text, blanks between them dropped.
QList<QByteArray> tokensOf(const QByteArray& text) {
  QList<QByteArray> tokens;
  QByteArray word;
  for (const char c : text) {
    const bool isWord = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '"' || c == '\'';
    if (isWord) {
      word += c;
      continue;
    }
    if (!word.isEmpty()) tokens << word;
    word.clear();
    if (!std::isspace(static_cast<unsigned char>(c))) tokens << QByteArray(1, c);
  }
  if (!word.isEmpty()) tokens << word;
  return tokens;
}

}  // namespace

class FlattenFuzzTest : public QObject {
  Q_OBJECT
 private slots:
  void damagedClasses();
};

void FlattenFuzzTest::damagedClasses() {
  const QDir folder(QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/model"));
  QTemporaryDir temporary;
  std::mt19937 random(20261120);
  auto below = [&](qsizetype n) {
    return static_cast<qsizetype>(random() % static_cast<unsigned>(std::max<qsizetype>(n, 1)));
  };
  const int rounds = qEnvironmentVariableIntValue("ARMATURE_FUZZ_ROUNDS") > 0
                         ? qEnvironmentVariableIntValue("ARMATURE_FUZZ_ROUNDS")
                         : 6;
  for (const QString& name : folder.entryList({"*.mo"}, QDir::Files, QDir::Name)) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray all = file.readAll();
    const QList<QByteArray> tokens = tokensOf(all.left(all.indexOf("// Flat:")));
    for (int round = 0; round < rounds; ++round) {
      QList<QByteArray> damaged = tokens;
      for (qsizetype k = 0; k <= round % 6; ++k) {
        const qsizetype at = below(damaged.size());
        // Mostly names for names, which often leaves the text well-formed.
        const QByteArray& other = tokens[below(tokens.size())];
        if (random() % 10 < 8) {
          const auto isName = [](const QByteArray& t) { return std::isalnum(static_cast<unsigned char>(t[0])) != 0; };
          if (isName(damaged[at]) && isName(other)) damaged[at] = other;
          continue;
        }
        switch (random() % 4) {
          case 0:
            damaged.removeAt(at);
            break;
          case 1:
            damaged.insert(at, tokens[below(tokens.size())]);
            break;
          case 2:
            damaged[at] = tokens[below(tokens.size())];
            break;
          default:
            damaged.swapItemsAt(at, below(damaged.size()));
            break;
        }
      }
      const QString path = temporary.filePath("damaged.mo");
      QFile out(path);
      QVERIFY(out.open(QIODevice::WriteOnly));
      out.write(damaged.join(' '));
      out.close();
      model::Library library;
      QElapsedTimer timer;
      timer.start();
      for (const model::ClassNode* node : library.loadFile(path.toStdString())) {
        Diagnostics diagnostics;
        model::FlattenOptions options;
        options.scalarBudget = 100000;
        const model::FlattenResult result = model::flatten(library, *node, options, diagnostics);
        if (result.model) {
          const std::vector<std::string> problems = model::verify(*result.model);
          QVERIFY2(problems.empty(), damaged.join(' ').constData());
        } else {
          QVERIFY2(diagnostics.hasErrors(), damaged.join(' ').constData());
        }
      }
      QVERIFY2(timer.elapsed() < 20000 * test::kSlowness, damaged.join(' ').constData());
    }
  }
}

QTEST_MAIN(FlattenFuzzTest)
#include "fuzz_test.moc"
