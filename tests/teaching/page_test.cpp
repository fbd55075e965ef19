// What the pages of the one-dimensional libraries state, against simulations: every equation that a page writes holds
// on a bench, and every sentence with "positive" or "negative" in it has a check of its own (page_signs.json), or a
// reason why it states no sign. Each check is falsified too, and the bench has to notice.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "tests/teaching/sign_bench.h"

using namespace armature;
using app::SignRelation;
using test::largest;
using test::partPackages;
using test::SignBench;

namespace {

// Whose pages only speak of signs: bases, and the packages.
const char* const kBases[] = {"Modelica.Mechanics.Translational.Interfaces", "Modelica.Mechanics.Rotational.Interfaces",
                              "Modelica.Electrical.Analog.Interfaces", "Modelica.Thermal.HeatTransfer.Interfaces"};

bool areAlike(const QList<double>& a, const QList<double>& b, double sign = 1) {
  const double size = std::max(1e-6, std::max(largest(a), largest(b)));
  for (qsizetype k = 0; k < a.size(); ++k)
    if (!(std::abs(a[k] - sign * b[k]) <= 1e-5 * size)) return false;
  return true;
}

// Never below zero, and not always zero.
bool isPositive(const QList<double>& values, double sign = 1) {
  const double size = largest(values);
  return size > 1e-6 && std::ranges::all_of(values, [&](double value) { return sign * value >= -1e-5 * size; });
}

QList<double> product(const QList<double>& a, const QList<double>& b) {
  QList<double> out(a.size());
  for (qsizetype k = 0; k < a.size(); ++k) out[k] = a[k] * b[k];
  return out;
}

// The page of a class, as it is written; with its tags.
QString pageOf(const QString& name) {
  QString path = QStringLiteral(ARMATURE_SOURCE_DIR "/palette/") + QString(name).replace('.', '/');
  QFile file(QFile::exists(path + ".mo") ? path + ".mo" : path + "/package.mo");
  if (!file.open(QIODevice::ReadOnly)) return {};
  static const QRegularExpression page("Documentation\\s*\\(\\s*info\\s*=\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
  return page.match(QString::fromUtf8(file.readAll())).captured(1).replace('\n', ' ');
}

QString plain(QString text) {
  static const QRegularExpression tag("<[^>]*>");
  return text.remove(tag)
      .replace("&lt;", "<")
      .replace("&gt;", ">")
      .replace("&nbsp;", " ")
      .replace("&amp;", "&")
      .simplified();
}

QStringList sentencesOf(const QString& page) {
  static const QRegularExpression block("</?(h4|p|br|li|ul|table|tr|td|th|pre)[^>]*>"), end("(?<=[.;:])\\s+"),
      sign("\\b(positive|negative|tension|compression)\\b");
  QStringList out;
  for (const QString& paragraph : page.split(block))
    for (const QString& sentence : plain(paragraph).split(end))
      if (sentence.contains(sign)) out << sentence;
  return out;
}

// Parts of a text between commas that stand in no brackets.
QStringList apart(const QString& text) {
  QStringList out{QString()};
  int depth = 0;
  for (const QChar c : text) {
    if (QString("([{").contains(c)) ++depth;
    if (QString(")]}").contains(c)) --depth;
    if (c == ',' && depth == 0)
      out << QString();
    else
      out.back() += c;
  }
  return out;
}

// Equations among what a page sets as code: a single sign of equality, and no words.
QList<SignRelation> equationsOf(const QString& page) {
  static const QRegularExpression code("<code>(.*?)</code>"), equality("(?<![<>=:])=(?!=)"),
      words("[\\w)]\\s+(?!or |and )[A-Za-z(]|:");
  QList<SignRelation> out;
  for (auto codes = code.globalMatch(page); codes.hasNext();)
    for (const QString& text : apart(plain(codes.next().captured(1)))) {
      const QStringList sides = text.split(equality);
      if (sides.size() != 2 || text.contains(words) || sides[0].contains('(') > sides[0].contains("der(")) continue;
      if (!sides[0].trimmed().isEmpty()) out << SignRelation{sides[0].trimmed(), sides[1].trimmed(), text.trimmed()};
    }
  return out;
}

// With full names of constants; t counts from the start of a source.
QString inModelica(QString text) {
  static const QRegularExpression constant("\\b(?<!\\.)(pi|sigma)\\b"), t("\\bt\\b");
  return text.replace(constant, "Modelica.Constants.\\1").replace(t, "(time - startTime)");
}

QJsonArray read(const char* name) {
  QFile file(QStringLiteral(ARMATURE_SOURCE_DIR "/tests/teaching/") + name);
  (void)file.open(QIODevice::ReadOnly);
  return QJsonDocument::fromJson(file.readAll()).array();
}

}  // namespace

class PageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void equationsHold_data();
  void equationsHold();
  void everySentenceIsChecked();
  void sentencesHold_data();
  void sentencesHold();
  void cleanupTestCase();

 private:
  std::vector<QString> parts(bool isSimulated);
  const ClassInfo* info(const QString& name) { return session_.classInfo(name.toStdString()); }
  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  int equations_ = 0, left_ = 0, sentences_ = 0, mutants_ = 0;
};

std::vector<QString> PageTest::parts(bool isSimulated) {
  std::vector<QString> names;
  const auto add = [&](const char* package) {
    for (const std::string& name : session_.children(package)) {
      const ClassInfo* c = session_.classInfo(name);
      if (c && (!isSimulated || (!c->isPartial && c->kind == "model"))) names.push_back(QString::fromStdString(name));
    }
    if (!isSimulated) names.push_back(package);
  };
  for (const std::string& package : partPackages()) add(package.c_str());
  if (isSimulated) return names;
  for (const char* package : kBases) {
    add(package);
    names.push_back(QString(package).section('.', 0, -2));
  }
  return names;
}

void PageTest::equationsHold_data() {
  QTest::addColumn<QString>("part");
  for (const QString& name : parts(true))
    if (!equationsOf(pageOf(name)).isEmpty()) QTest::newRow(qPrintable(name)) << name;
}

void PageTest::equationsHold() {
  QFETCH(QString, part);
  const ClassInfo c = *info(part);  // a copy: the session forgets its own with each file that it reads
  QString modifiers;
  QStringList left;  // that cannot be simulated as they stand, each with its reason in the file
  for (const QJsonValue entry : read("page_equations.json")) {
    if (!part.endsWith("." + entry["part"].toString()) && entry["part"].toString() != "*") continue;
    if (entry["with"].isString()) modifiers = entry["with"].toString();
    if (entry["equation"].isString()) left << entry["equation"].toString();
  }
  QList<SignRelation> relations;
  for (const SignRelation& one : equationsOf(pageOf(part)))
    if (left.removeAll(one.says) == 0 && !left.contains("*"))
      relations << SignRelation{inModelica(one.left), inModelica(one.right), one.says};
  left.removeAll("*");
  left_ += static_cast<int>(equationsOf(pageOf(part)).size() - relations.size());
  if (relations.isEmpty()) return;
  const SignBench bench(session_, c, {}, relations, modifiers);
  QVERIFY2(bench.reason().isEmpty(), qPrintable(bench.reason()));
  for (qsizetype k = 0; k < relations.size(); ++k) {
    QVERIFY2(areAlike(bench.left(k), bench.right(k)), qPrintable(relations[k].says));
    ++equations_;
    if (largest(bench.left(k)) < 1e-9) continue;  // of nothing the opposite is the same
    QVERIFY2(!areAlike(bench.left(k), bench.right(k), -1), qPrintable("falsified: " + relations[k].says));
    ++mutants_;
  }
}

void PageTest::everySentenceIsChecked() {
  QSet<QString> known, met;
  for (const QJsonValue check : read("page_signs.json")) known << check["says"].toString();
  int missing = 0;
  for (const QString& name : parts(false))
    for (const QString& sentence : sentencesOf(pageOf(name))) {
      met << sentence;
      if (!known.contains(sentence)) qInfo("%s: %s", qPrintable(name), qPrintable(sentence)), ++missing;
    }
  for (const QString& sentence : known - met) qInfo("on no page: %s", qPrintable(sentence)), ++missing;
  QCOMPARE(missing, 0);
}

void PageTest::sentencesHold_data() {
  QTest::addColumn<QString>("part");
  QTest::addColumn<QJsonObject>("check");
  const QJsonArray all = read("page_signs.json");
  const auto checkOf = [&](const QString& sentence, const QString& name) {
    for (const QJsonValue check : all)
      if (check["says"].toString() == sentence && name.contains(check["of"].toString())) return check.toObject();
    return QJsonObject();
  };
  QSet<QString> done;
  for (const QString& name : parts(false)) {
    for (const QString& sentence : sentencesOf(pageOf(name))) {
      const QJsonObject check = checkOf(sentence, name);
      const QString part = check["on"].toString(name), key = part.section('.', 1) + ": " + sentence.left(50);
      if (check.isEmpty() || check.contains("none") || done.contains(key)) continue;
      done << key;
      QTest::newRow(qPrintable(key)) << part << check;
    }
  }
}

void PageTest::sentencesHold() {
  QFETCH(QString, part);
  QFETCH(QJsonObject, check);
  QList<SignRelation> relations;
  for (const char* kind : {"same", "equal"})
    if (check.contains(kind)) relations << SignRelation{check[kind][0].toString(), check[kind][1].toString(), kind};
  if (check.contains("positive")) relations << SignRelation{check["positive"].toString(), "1", "positive"};
  QVERIFY(!relations.isEmpty());
  QVERIFY2(info(part), qPrintable(part));
  const ClassInfo c = *info(part);
  const SignBench bench(session_, c, {}, relations, check["with"].toString());
  QVERIFY2(bench.reason().isEmpty(), qPrintable(bench.reason()));
  for (qsizetype k = 0; k < relations.size(); ++k) {
    const QList<double> left = bench.left(k), right = bench.right(k);
    const auto holds = [&](double sign) {
      return relations[k].says == "equal"  ? largest(left) > 1e-8 && areAlike(left, right, sign)
             : relations[k].says == "same" ? isPositive(product(left, right), sign)
                                           : isPositive(left, sign);
    };
    const QString text = relations[k].left + " | " + relations[k].right;
    QVERIFY2(holds(1), qPrintable(text));
    QVERIFY2(!holds(-1), qPrintable("falsified it would not be noticed: " + text));
    ++mutants_;
  }
  ++sentences_;
}

void PageTest::cleanupTestCase() {
  qInfo("%d equations hold (%d left out), %d sentences hold, %d falsified ones noticed", equations_, left_, sentences_,
        mutants_);
}

QTEST_GUILESS_MAIN(PageTest)
#include "page_test.moc"
