// Units of derivatives that no variable of the model declares.
#include <QtTest>
#include <algorithm>

#include "engine/facade/session.h"

using namespace armature;

class RateUnitsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void alsoWhereTheVariableIsARateItself();
};

// w = der(phi) is an alias of it, and der(w) one of a: what it is the derivative of is not known any more in the end.
void RateUnitsTest::alsoWhereTheVariableIsARateItself() {
  QTemporaryDir folder;
  QFile file(folder.filePath("Turning.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(
      "model Turning\n  Real phi(unit = \"rad\", start = 0, fixed = true), w(unit = \"rad/s\", start = 1, fixed = "
      "true);\n"
      "  Real a;\nequation\n  {w, a} = {der(phi), der(w)};\n  2*a = 1 - w;\nend Turning;\n");
  file.close();
  Session session({});
  Source source;
  source.file = file.fileName().toStdString();
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  QVERIFY(model);
  const auto unitOf = [&](const std::string& name) {
    const auto& all = model->variables();
    const auto at = std::find_if(all.begin(), all.end(), [&](const ModelVariable& v) { return v.name == name; });
    return at == all.end() ? std::string("no such variable") : at->unit.text();
  };
  QCOMPARE(unitOf("der(phi)"), std::string("rad/s"));
  QCOMPARE(unitOf("der(w)"), std::string("rad/s2"));
  QCOMPARE(unitOf("a"), std::string());
}

QTEST_APPLESS_MAIN(RateUnitsTest)
#include "rate_units_test.moc"
