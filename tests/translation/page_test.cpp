// Every page of the shipped part library has its German one: with the same tags, formulas and links.
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>

#include "app/language/language.h"
#include "app/language/tables.h"
#include "engine/facade/session.h"
#include "tests/translation/palette_pages.h"

namespace armature::app {

namespace {

// What a pattern finds in a text, sorted.
QStringList found(const QString& text, const char* pattern) {
  const QRegularExpression form(pattern, QRegularExpression::DotMatchesEverythingOption);
  QStringList all;
  for (auto matches = form.globalMatch(text); matches.hasNext();) all << matches.next().captured();
  all.sort();
  return all;
}

// Numbers and operators of all code, sorted: what is said between them in words has another order.
QString formulasIn(const QString& page) {
  QString all = found(page, "<code>.*?</code>").join("");
  static const QRegularExpression words("</?code>|[\\p{L}\\s,:.']");
  all.remove(words);
  std::ranges::sort(all);
  return all;
}

}  // namespace

class PageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QVERIFY(speak(Language::german)); }
  void everyPageIsTranslated();
  void noPageIsLeftOver();
  void aPageIsFoundByTheClass();

 private:
  const QStringList english_ = palettePages();
};

void PageTest::everyPageIsTranslated() {
  QVERIFY(english_.size() > 700);
  int faults = 0;
  for (const QString& english : english_) {
    const QString german = pageText(english.toStdString());
    QString fault = german == english && saysInWords(english) ? "has no German one" : QString();
    for (const char* kept : {"</?\\w+", "(href|src)\\s*=\\s*[\"'][^\"']*"})
      if (fault.isEmpty() && found(english, kept) != found(german, kept)) fault = QString("differs in ") + kept;
    if (fault.isEmpty() && formulasIn(english) != formulasIn(german)) fault = "has other formulas";
    if (fault.isEmpty()) continue;
    qInfo("%s: %s", qPrintable(fault), qPrintable(QString(english).left(200).simplified()));
    ++faults;
  }
  QVERIFY2(faults == 0, qPrintable(QString("%1 of %2 pages").arg(faults).arg(english_.size())));
}

void PageTest::noPageIsLeftOver() {
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/translations", {"pages_*_de.json"}); it.hasNext();) {
    QFile file(it.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject pages = QJsonDocument::fromJson(file.readAll()).object()["Pages"].toObject();
    QVERIFY2(!pages.isEmpty(), qPrintable(file.fileName()));
    for (const QString& english : pages.keys()) QVERIFY2(english_.contains(english), qPrintable(english));
  }
}

// The text that the engine reads is the one that the table has.
void PageTest::aPageIsFoundByTheClass() {
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  const ClassInfo* info = session.classInfo("Modelica.Mechanics.Rotational.Components.Spring");
  QVERIFY(info);
  const QString said = pageText(info->documentation);
  QVERIFY2(said.contains("Feder") && !said.contains("Twisting"), qPrintable(said));
}

}  // namespace armature::app

QTEST_GUILESS_MAIN(armature::app::PageTest)
#include "page_test.moc"
