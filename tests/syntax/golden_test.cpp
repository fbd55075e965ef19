// Golden files of the parser's messages: tests/golden/syntax/*.mo hold a text and, in a comment at its end, the
// messages that it must give. `--update` rewrites these comments. A file begins with `fail_` exactly when it gives an
// error.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "session.h"

using namespace armature;
using namespace armature::syntax;

namespace {

const QString kFolder = QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/syntax");
const QByteArray kHead = "// Messages:\n";
const QByteArray kTail = "// endMessages\n";

struct Golden {
  QByteArray text;      // without the comment of messages
  QByteArray expected;  // the comment's lines
};

QByteArray readAll(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Golden readGolden(const QString& name) {
  const QByteArray all = readAll(kFolder + "/" + name);
  const auto at = all.indexOf(kHead);
  if (at < 0) return {all, {}};
  const auto end = all.indexOf(kTail, at);
  return {all.left(at), all.mid(at + kHead.size(), end - at - kHead.size())};
}

QStringList goldenFiles() {
  return QDir(kFolder).entryList({"*.mo"}, QDir::Files, QDir::Name);
}

// The messages of a text as lines of a comment.
QByteArray messagesOf(const QByteArray& text, bool& hasErrors) {
  Session session;
  parseFile(session.context, session.sources.add("", text.toStdString()));
  hasErrors = session.diagnostics.hasErrors();
  QByteArray lines;
  for (const Diagnostic& diagnostic : session.diagnostics.all()) {
    const QByteArray message = QByteArray::fromStdString(toText(diagnostic, session.sources));
    for (const QByteArray& line : message.split('\n')) {
      const QByteArray trimmed = line.startsWith(':') ? line.mid(1) : line;
      lines += "// " + QByteArray(trimmed).replace("  :", "  ") + "\n";
    }
  }
  return lines;
}

}  // namespace

class GoldenTest : public QObject {
  Q_OBJECT
 private slots:
  void messages_data();
  void messages();
  void everyCodeIsProvoked();
};

void GoldenTest::messages_data() {
  QTest::addColumn<QString>("file");
  for (const QString& name : goldenFiles()) QTest::newRow(qPrintable(name)) << name;
}

void GoldenTest::messages() {
  QFETCH(QString, file);
  const Golden golden = readGolden(file);
  bool hasErrors = false;
  const QByteArray given = messagesOf(golden.text, hasErrors);
  QCOMPARE(QString::fromUtf8(given), QString::fromUtf8(golden.expected));
  QCOMPARE(hasErrors, file.startsWith("fail_"));
}

// The codes that the room's source mentions are the codes that the golden files provoke.
void GoldenTest::everyCodeIsProvoked() {
  static const QRegularExpression code("\\bP\\d{3}\\b");
  const auto collect = [](const QString& text, std::set<QString>& codes) {
    for (auto it = code.globalMatch(text); it.hasNext();) codes.insert(it.next().captured());
  };
  std::set<QString> written, provoked;
  const QDir room(QStringLiteral(ARMATURE_SOURCE_DIR "/engine/syntax"));
  for (const QString& name : room.entryList({"*.cpp"}, QDir::Files)) {
    collect(QString::fromUtf8(readAll(room.filePath(name))), written);
  }
  for (const QString& name : goldenFiles()) collect(QString::fromUtf8(readGolden(name).expected), provoked);
  for (const QString& one : written) QVERIFY2(provoked.count(one), qPrintable(one + " is not provoked"));
}

int main(int argc, char** argv) {
  if (argc > 1 && QByteArray(argv[1]) == "--update") {
    for (const QString& name : goldenFiles()) {
      const Golden golden = readGolden(name);
      bool hasErrors = false;
      QFile file(kFolder + "/" + name);
      if (!file.open(QIODevice::WriteOnly)) return 1;
      file.write(golden.text + kHead + messagesOf(golden.text, hasErrors) + kTail);
    }
    return 0;
  }
  GoldenTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "golden_test.moc"
