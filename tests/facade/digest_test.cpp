// Whether two translations give the same program, told by their digest: against runs of both, number by number.
#include <QtTest>

#include <fstream>

#include "engine/facade/session.h"

using namespace armature;

namespace {

const QString kText = QStringLiteral(R"(
package P
  function f "of both"
    input Real x;
    output Real y;
  protected
    Real sum;
  algorithm
    sum := 0;
    for i in 1:3 loop
      sum := sum + x/i;
    end for;
    y := if sum > 2 then 2 else sum;
  end f;
  model Spring "A spring"
    parameter Real c(unit = "N/m") = 10;
    parameter Real table[2, 2] = [0, 1; 1, 3];
    Real s(start = 0.5, fixed = true, unit = "m"), v(start = 0, fixed = true);
    Boolean isOut(start = false);
    discrete Real last(start = 0, fixed = true);
  equation
    der(s) = v;
    der(v) = -c*s - 0.1*f(s) + table[1, 2]*sin(2*time);
    isOut = s > 0.25;
    when isOut then
      last = time;
    end when;
    assert(s < 100, "far");
  end Spring;
  model M
    Spring spring annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  end M;
end P;
)");

}  // namespace

class DigestTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void tellsOthersApart_data();
  void tellsOthersApart();
  void isTheSameForShippedDiagrams();

 private:
  std::shared_ptr<const Model> translated(const QString& text);

  QTemporaryDir folder_;
  int count_ = 0;
};

// In a session of its own: nothing of an earlier one can make them alike.
std::shared_ptr<const Model> DigestTest::translated(const QString& text) {
  const std::string path = folder_.filePath(QStringLiteral("P%1.mo").arg(++count_)).toStdString();
  std::ofstream(path) << text.toStdString();
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  std::vector<Message> messages;
  Source source;
  source.file = path;
  source.className = "P.M";
  return session.translate(source, messages);
}

void DigestTest::tellsOthersApart_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::addColumn<bool>("isOther");
  const auto row = [](const char* name, const char* before, const char* after, bool isOther) {
    QTest::newRow(name) << QString(before) << QString(after) << isOther;
  };
  row("nothing", "", "", false);
  row("description", "\"A spring\"", "\"A coil\"", false);
  row("comment", "isOut = s", "/* far */ isOut = s", false);
  row("placement", "-10, -10}, {10", "-20, -10}, {20", false);
  row("words of an assertion", "\"far\"", "\"too far\"", false);
  row("tunable parameter", "= 10;", "= 11;", false);  // is compared by its name
  row("number in an equation", "0.1*f", "0.2*f", true);
  row("sign", "-c*s", "c*s", true);
  row("start value", "start = 0.5", "start = 0.6", true);
  row("table", "1, 3]", "1, 4]", false);  // the entry is not used
  row("unit", "fixed = true, unit = \"m\"", "fixed = true, unit = \"mm\"", true);
  row("loop of a function", "1:3", "1:4", true);
  row("branch of a function", "then 2", "then 3", true);
  row("border", "s > 0.25", "s > 0.26", true);
  row("when", "last = time", "last = pre(last) + 1", true);
  row("limit of an assertion", "s < 100", "s < 200", true);
  row("variable", "Boolean isOut", "Real w = 2*s; Boolean isOut", true);
  row("name", "last", "newest", true);
  row("sine", "sin(2*time)", "cos(2*time)", true);
}

void DigestTest::tellsOthersApart() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  QFETCH(bool, isOther);
  QString changed = kText;
  if (!before.isEmpty()) {
    QVERIFY(changed.contains(before));
    changed.replace(before, after);
  }
  const auto was = translated(kText), now = translated(changed);
  QVERIFY(was && now);
  QCOMPARE(now->digest() != was->digest(), isOther);
}

void DigestTest::isTheSameForShippedDiagrams() {
  std::map<uint64_t, QString> known;
  QDirIterator files(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                     QDirIterator::Subdirectories);
  int count = 0;
  while (files.hasNext()) {
    const QString name = files.next();
    auto read = diagram::load(name.toStdString());
    QVERIFY(read);
    const diagram::Document document = read.take();
    Source source;
    source.document = &document;
    std::optional<uint64_t> first;
    for (int k = 0; k < 2; ++k) {
      Session session({ARMATURE_SOURCE_DIR "/palette"});
      std::vector<Message> messages;
      const auto model = session.translate(source, messages);
      if (!model) break;
      if (first) QCOMPARE(model->digest(), *first);
      first = model->digest();
    }
    if (!first) continue;
    ++count;
    QVERIFY2(known.emplace(*first, name).second, qPrintable(name + " and " + known[*first]));
  }
  QVERIFY(count > 10);
}

QTEST_GUILESS_MAIN(DigestTest)
#include "digest_test.moc"
