// Every text of the shipped part library that the window shows has its German one: what a part is, its parameters,
// variables and connectors, groups of parameters.
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <set>

#include "app/language/language.h"
#include "app/language/tables.h"
#include "engine/base/read_file.h"
#include "engine/facade/session.h"
#include "tests/translation/said_patterns.h"

namespace armature::app {

class LibraryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void everyPartIsDescribed();
  void everyTextOfAPartIsTranslated();
  void everythingThatAModelSaysIsTranslated();
  void textsWithNumbersAreTranslated_data();
  void textsWithNumbersAreTranslated();
  void noTranslationIsLeftOver();
  void everyTitleOfAnExampleIsTranslated();
  void everyTextWithinAnExampleIsTranslated();

 private:
  void visit(const std::string& package);
  void visitConnectors(const std::string& package);
  QStringList withoutTranslation(const char* context, const std::set<std::string>& texts) const;

  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  std::set<std::string> classes_, texts_;
  QJsonObject table_;
};

// Packages without parts to drag.
bool isHidden(const std::string& name) {
  static const std::set<std::string> hidden{"Icons",       "Interfaces", "Units",     "Constants",
                                            "Utilities",   "Internal",   "Functions", "BaseClasses",
                                            "ComplexMath", "Media",      "Math"};
  const std::string last = name.substr(name.rfind('.') + 1);
  return hidden.count(last) && name != "Modelica.Blocks.Math";
}

// What a class of one's own can be joined by is offered with its description, too.
void LibraryTest::visitConnectors(const std::string& package) {
  for (const std::string& name : session_.children(package)) {
    const ClassInfo* info = session_.classInfo(name);
    if (info && info->kind == "connector" && !info->isPartial && !info->description.empty()) classes_.insert(name);
  }
}

void LibraryTest::visit(const std::string& package) {
  for (const std::string& name : session_.children(package)) {
    if (name.ends_with(".Interfaces")) visitConnectors(name);
    const ClassInfo* info = isHidden(name) ? nullptr : session_.classInfo(name);
    if (!info) continue;
    if (info->kind == "package") {
      if (!info->description.empty()) classes_.insert(name);
      visit(name);
    }
    const bool isPart = info->kind == "model" || info->kind == "block";
    if (!isPart || info->isPartial) continue;
    if (!info->description.empty()) classes_.insert(name);
    for (const ParameterInfo& p : info->parameters) {
      texts_.insert(p.description);
      texts_.insert(p.group);
      texts_.insert(p.tab);
      texts_.insert(p.choiceTexts.begin(), p.choiceTexts.end());
    }
    for (const VariableInfo& v : info->variables) texts_.insert(v.description);
    for (const ConnectorInfo& c : info->connectors) {
      texts_.insert(c.description);
      if (const ClassInfo* type = c.type.find('.') == std::string::npos ? nullptr : session_.classInfo(c.type))
        for (const VariableInfo& v : type->variables) texts_.insert(v.description);
    }
  }
}

void LibraryTest::initTestCase() {
  visit("Modelica");
  // What a frame carries is a record, with descriptions of its own in the list of variables.
  for (const VariableInfo& v : session_.classInfo("Modelica.Mechanics.MultiBody.Frames.Orientation")->variables)
    texts_.insert(v.description);
  for (const char* standard : {"", "General"}) texts_.erase(standard);
  texts_.insert("Parameters");
  QVERIFY(classes_.size() > 300);
  QVERIFY(texts_.size() > 500);
  QFile file(ARMATURE_SOURCE_DIR "/resources/translations/palette_de.json");
  QVERIFY(file.open(QIODevice::ReadOnly));
  table_ = QJsonDocument::fromJson(file.readAll()).object();
  QVERIFY(speak(Language::german));
}

// A word may be the same in both languages, so that the table itself is asked.
QStringList LibraryTest::withoutTranslation(const char* context, const std::set<std::string>& texts) const {
  const QJsonObject table = table_[context].toObject();
  QStringList missing;
  for (const std::string& text : texts) {
    const QString said = table[QString::fromStdString(text)].toString();
    if (said.isEmpty() || QCoreApplication::translate(context, text.c_str()) != said)
      missing << QString::fromStdString(text);
  }
  return missing;
}

void LibraryTest::everyPartIsDescribed() {
  const QStringList missing = withoutTranslation("Classes", classes_);
  for (const QString& name : missing)
    qInfo("%s: %s", qPrintable(name), session_.classInfo(name.toStdString())->description.c_str());
  QVERIFY2(missing.isEmpty(), qPrintable(QString("%1 of %2").arg(missing.size()).arg(classes_.size())));
}

void LibraryTest::everyTextOfAPartIsTranslated() {
  const QStringList missing = withoutTranslation("Library", texts_);
  for (const QString& text : missing) qInfo("%s", qPrintable(text));
  QVERIFY2(missing.isEmpty(), qPrintable(QString("%1 of %2").arg(missing.size()).arg(texts_.size())));
}

// The texts of assert() and terminate() in all classes of the palette, those of functions and inner packages, too, as
// patterns with places for what is put between.
void LibraryTest::everythingThatAModelSaysIsTranslated() {
  const QJsonObject table = table_["Assertions"].toObject();
  const std::set<std::string> said = saidInFolder(ARMATURE_SOURCE_DIR "/palette");
  QVERIFY(said.size() > 100);
  QStringList faults;
  for (const std::string& pattern : said) {
    const QString key = QString::fromStdString(pattern), german = table[key].toString();
    static const QRegularExpression place("%[1-9]");
    const auto places = [](const QString& text) {
      QStringList found;
      for (const auto& match : place.globalMatch(text)) found << match.captured();
      found.sort();
      return found;
    };
    if (german.isEmpty() || places(german) != places(key)) faults << key;
    // As it comes from a run, with a number at each place.
    QString text = key;
    for (const QString& at : places(key)) text.replace(at, "0.5");
    QString wanted = german;
    for (const QString& at : places(german)) wanted.replace(at, "0,5");
    if (saidText(text.toStdString()) != wanted) faults << text + " -> " + saidText(text.toStdString());
  }
  for (const QString& key : table.keys())
    if (!said.count(key.toStdString())) faults << "in no class: " + key;
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
}

void LibraryTest::textsWithNumbersAreTranslated_data() {
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  QTest::newRow("no places") << "The time lies behind the table"
                             << "die Zeit liegt hinter dem Ende der Tabelle";
  QTest::newRow("numbers") << "The lower limit 2.5 exceeds the upper limit -1e-05"
                           << "die untere Grenze 2,5 liegt über der oberen Grenze -1e-05";
  // Of two patterns that fit, that which says more is meant.
  QTest::newRow("element") << "u[2] = 3 lies above the table, which ends at 1.5"
                           << "u[2] = 3 liegt oberhalb der Tabelle, die bei 1,5 endet";
  QTest::newRow("element of one of two") << "u1[2] = 3 lies above the table, which ends at 1"
                                         << "u1[2] = 3 liegt oberhalb der Tabelle, die bei 1 endet";
  QTest::newRow("text in a text") << "\"1..2\", character 3: Expected a real number "
                                  << "„1..2“, Zeichen 3: erwartet wird eine reelle Zahl ";
  QTest::newRow("a person's own") << "The lower limit is wrong"
                                  << "The lower limit is wrong";
  QTest::newRow("a name") << "limiter"
                          << "limiter";
}

void LibraryTest::textsWithNumbersAreTranslated() {
  QFETCH(QString, english);
  QFETCH(QString, german);
  QCOMPARE(saidText(english.toStdString()), german);
}

// An entry that nothing asks for says that a text has changed and its translation has not.
void LibraryTest::noTranslationIsLeftOver() {
  QStringList leftOver;
  for (const QString& name : table_["Classes"].toObject().keys())
    if (!classes_.count(name.toStdString())) leftOver << name;
  for (const QString& text : table_["Library"].toObject().keys())
    if (!texts_.count(text.toStdString())) leftOver << text;
  for (const QString& text : leftOver) qInfo("%s", qPrintable(text));
  QVERIFY2(leftOver.isEmpty(), "listed above");
}

// Of diagrams and their plots, and the folders that they lie in; nothing stands in the table for none of them.
void LibraryTest::everyTitleOfAnExampleIsTranslated() {
  const auto read = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
  };
  std::set<std::string> titles, folders, descriptions;
  const QDir root(ARMATURE_SOURCE_DIR "/resources/examples");
  for (QDirIterator it(root.path(), {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
    const QString path = it.next();
    const QJsonObject diagram = read(path);
    titles.insert(diagram["title"].toString().toStdString());
    descriptions.insert(diagram["description"].toString().toStdString());
    for (const QJsonValue& plot : diagram["plots"].toArray()) titles.insert(plot["title"].toString().toStdString());
    QStringList way = root.relativeFilePath(path).split('/');
    way.removeLast();
    for (const QString& folder : way) folders.insert(folder.toStdString());
  }
  titles.erase("");
  QVERIFY(titles.size() > 250 && folders.size() > 5);
  table_ = read(ARMATURE_SOURCE_DIR "/resources/translations/titles_de.json");
  const QStringList missing = withoutTranslation("Titles", titles) + withoutTranslation("Descriptions", descriptions) +
                              withoutTranslation("Example folders", folders);
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
  for (const QString& title : table_["Titles"].toObject().keys())
    QVERIFY2(titles.count(title.toStdString()), qPrintable(title));
  for (const QString& text : table_["Descriptions"].toObject().keys())
    QVERIFY2(descriptions.count(text.toStdString()), qPrintable(text));
}

// What its parameters, own classes and declarations say of themselves, which the inspector and lists of variables show.
void LibraryTest::everyTextWithinAnExampleIsTranslated() {
  const auto read = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
  };
  std::set<std::string> texts;
  // Descriptions, not values: of a unit, of a text in an icon, of an argument.
  static const QRegularExpression described(R"re(([^\s])\s*"((?:[^"\\]|\\.)*)")re");
  const auto takeFrom = [&](const QString& modelica) {
    for (const QRegularExpressionMatch& match : described.globalMatch(modelica))
      if (!QStringLiteral("=,({").contains(match.captured(1))) texts.insert(match.captured(2).toStdString());
  };
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
       it.hasNext();) {
    const QJsonObject diagram = read(it.next());
    for (const QJsonValue& parameter : diagram["parameters"].toArray())
      texts.insert(parameter["description"].toString().toStdString());
    for (const QJsonValue& text : diagram["classes"].toArray()) takeFrom(text.toString());
    takeFrom(diagram["declarations"].toString());
  }
  texts.erase("");
  QVERIFY(texts.size() > 130);
  // Some are those of the parts as well.
  const QJsonObject own = read(ARMATURE_SOURCE_DIR "/resources/translations/titles_de.json")["Library"].toObject();
  QJsonObject all = read(ARMATURE_SOURCE_DIR "/resources/translations/palette_de.json");
  QJsonObject both = all["Library"].toObject();
  for (const QString& text : own.keys()) {
    QVERIFY2(texts.count(text.toStdString()) && !both.contains(text), qPrintable(text));
    both[text] = own[text];
  }
  all["Library"] = both;
  table_ = all;
  const QStringList missing = withoutTranslation("Library", texts);
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
  QCOMPARE(saidText("the bevel gear makes or loses energy"), "das Kegelradgetriebe erzeugt oder verliert Energie");
}

}  // namespace armature::app

QTEST_GUILESS_MAIN(armature::app::LibraryTest)
#include "library_test.moc"
