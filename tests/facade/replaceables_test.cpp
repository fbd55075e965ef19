// Which parts of a class can be replaced, and what fits in their place: on a library written for the test, and on the
// standard library where it is at hand.
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/diagram/document_place.h"
#include "engine/facade/session.h"
#include "tests/facade/replaceable_library.h"

using namespace armature;

class ReplaceablesTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void elementsOfAClass();
  void whatExtendsClausesMakeOfThem();
  void componentsAreElementsToo();
  void whatFitsExtendsTheConstraint_data();
  void whatFitsExtendsTheConstraint();
  void aDiagramsOwnClassesFitAsWell();
  void ownClassesHaveReplaceableParts();
  void choicesRunAndComeBackFromText_data();
  void choicesRunAndComeBackFromText();
  void whatDoesNotFitIsToldAsThat_data();
  void whatDoesNotFitIsToldAsThat();
  void standardLibrary_data();
  void standardLibrary();

 private:
  const ReplaceableInfo* element(const std::string& className, const std::string& name);
  std::vector<std::string> fitting(const std::string& constraint, const std::string& kind);

  QTemporaryDir folder_;
  std::unique_ptr<Session> session_;
};

void ReplaceablesTest::initTestCase() {
  QVERIFY(writeReplaceableLibrary(folder_.path()));
  session_ = std::make_unique<Session>(std::vector<std::string>{folder_.path().toStdString()});
  QVERIFY(session_->classInfo("Exchange.Pipe"));
}

const ReplaceableInfo* ReplaceablesTest::element(const std::string& className, const std::string& name) {
  const ClassInfo* info = session_->classInfo(className);
  if (!info) return nullptr;
  for (const ReplaceableInfo& one : info->replaceables)
    if (one.name == name) return &one;
  return nullptr;
}

std::vector<std::string> ReplaceablesTest::fitting(const std::string& constraint, const std::string& kind) {
  std::vector<std::string> names;
  for (const FittingClass& one : session_->fittingClasses({}, {constraint, kind, "Exchange"}))
    names.push_back(one.name);
  return names;
}

// Name, kind, default, constraint, description and choices; what is protected is not for a user of the class.
void ReplaceablesTest::elementsOfAClass() {
  QCOMPARE(session_->classInfo("Exchange.Pipe")->replaceables.size(), size_t(3));
  const ReplaceableInfo* medium = element("Exchange.Pipe", "Medium");
  QVERIFY(medium);
  QCOMPARE(medium->kind, std::string("package"));
  QVERIFY(!medium->isComponent);
  QCOMPARE(medium->defaultClass, std::string("Exchange.Media.Fluid"));
  QVERIFY(medium->isDefaultPartial);
  QCOMPARE(medium->constraint, std::string("Exchange.Media.Fluid"));
  QCOMPARE(medium->description, std::string("fluid in the pipe"));
  QVERIFY(medium->choices.empty());
  const ReplaceableInfo* law = element("Exchange.Pipe", "Law");
  QVERIFY(law);
  QCOMPARE(law->kind, std::string("model"));
  QVERIFY(!law->isDefaultPartial);
  QCOMPARE(law->defaultClass, std::string("Exchange.Laws.Linear"));
  QCOMPARE(law->constraint, std::string("Exchange.Laws.Law"));
  QCOMPARE(law->choices.size(), size_t(2));
  QCOMPARE(law->choices[0].className, std::string("Exchange.Laws.Linear"));
  QCOMPARE(law->choices[0].modifiers, std::string("k = 5"));
  QCOMPARE(law->choices[0].description, std::string("steep"));
  QCOMPARE(law->choices[1].className, std::string("Exchange.Laws.Square"));
  // Without a constraining clause the default is what is promised.
  const ReplaceableInfo* lambda = element("Exchange.Pipe", "lambda");
  QVERIFY(lambda);
  QCOMPARE(lambda->kind, std::string("function"));
  // What it is of the fluid that will be chosen nobody knows here.
  QVERIFY(!lambda->isDefaultPartial);
  QCOMPARE(lambda->constraint, std::string("Exchange.Media.Fluid.conductivity"));
}

// Specification 3.6, section 7.3: a final redeclaration ends it, one that is replaceable again has another default and
// the constraint of before.
void ReplaceablesTest::whatExtendsClausesMakeOfThem() {
  QVERIFY(!element("Exchange.Oiled", "Medium"));
  const ReplaceableInfo* law = element("Exchange.Oiled", "Law");
  QVERIFY(law);
  QCOMPARE(law->defaultClass, std::string("Exchange.Laws.Square"));
  QCOMPARE(law->constraint, std::string("Exchange.Laws.Law"));
  QCOMPARE(law->choices.size(), size_t(2));
  QVERIFY(element("Exchange.Oiled", "lambda"));
}

void ReplaceablesTest::componentsAreElementsToo() {
  QCOMPARE(session_->classInfo("Exchange.Holder")->replaceables.size(), size_t(1));
  const ReplaceableInfo* part = element("Exchange.Holder", "part");
  QVERIFY(part);
  QVERIFY(part->isComponent);
  QCOMPARE(part->kind, std::string("block"));
  QCOMPARE(part->defaultClass, std::string("Exchange.Factor"));
  QCOMPARE(part->defaultModifiers, std::string("k = 2, u = 3"));
  QCOMPARE(part->constraint, std::string("Exchange.Factor"));
  QCOMPARE(part->constraintModifiers, std::string("u = 3"));
  QCOMPARE(part->description, std::string("what is multiplied"));
  QCOMPARE(part->choices.size(), size_t(1));
  QCOMPARE(part->choices[0].className, std::string("Exchange.Offset"));
  QCOMPARE(part->choices[0].modifiers, std::string("k = 7"));
}

void ReplaceablesTest::whatFitsExtendsTheConstraint_data() {
  QTest::addColumn<QString>("constraint");
  QTest::addColumn<QString>("kind");
  QTest::addColumn<QStringList>("expected");
  QTest::newRow("packages, through partial ones and short definitions")
      << "Exchange.Media.Fluid"
      << "package" << QStringList{"Exchange.Media.Water", "Exchange.Media.Oil", "Exchange.Media.HotOil"};
  QTest::newRow("models") << "Exchange.Laws.Law"
                          << "model" << QStringList{"Exchange.Laws.Linear", "Exchange.Laws.Square"};
  QTest::newRow("a complete class fits itself") << "Exchange.Factor"
                                                << "block" << QStringList{"Exchange.Factor", "Exchange.Offset"};
  QTest::newRow("blocks where a model is promised") << "Exchange.Factor"
                                                    << "model" << QStringList{"Exchange.Factor", "Exchange.Offset"};
  QTest::newRow("functions redeclared in packages")
      << "Exchange.Media.Fluid.conductivity"
      << "function" << QStringList{"Exchange.Media.Water.conductivity", "Exchange.Media.Oil.conductivity"};
  QTest::newRow("no such class") << "Exchange.Nothing"
                                 << "model" << QStringList{};
}

// Partial classes, protected ones and those of another kind do not fit.
void ReplaceablesTest::whatFitsExtendsTheConstraint() {
  QFETCH(QString, constraint);
  QFETCH(QString, kind);
  QFETCH(QStringList, expected);
  QStringList names;
  for (const std::string& name : fitting(constraint.toStdString(), kind.toStdString()))
    names << QString::fromStdString(name);
  QCOMPARE(names, expected);
}

// Among them what is declared beside the parts, replaceable or not, by the names that the diagram has for them.
void ReplaceablesTest::aDiagramsOwnClassesFitAsWell() {
  diagram::Document document;
  document.name = "Plant";
  document.classes = {"package Brine \"salty\" extends Exchange.Media.Liquid(d = 1100); end Brine;",
                      "package Salt constant Real d = 1; end Salt;"};
  document.declarations = "  replaceable package Medium = Exchange.Media.Water constrainedby Exchange.Media.Fluid;\n";
  const auto found = session_->fittingClasses(document, {"Exchange.Media.Fluid", "package", ""});
  QCOMPARE(found.size(), size_t(2));
  QCOMPARE(found[0].name, std::string("Brine"));
  QCOMPARE(found[0].description, std::string("salty"));
  QCOMPARE(found[1].name, std::string("Medium"));
  document.declarations = "  what nobody can read (\n";
  QCOMPARE(session_->fittingClasses(document, {"Exchange.Media.Fluid", "package", ""}).size(), size_t(1));
}

// A diagram's own class with a replaceable part of another own class.
void ReplaceablesTest::ownClassesHaveReplaceableParts() {
  diagram::Document document;
  document.name = "Plant";
  document.classes = {"partial model Law Real p; end Law;", "model Constant extends Law; equation p = 1; end Constant;",
                      "model Pump replaceable model L = Constant constrainedby Law; L l; end Pump;"};
  const std::vector<ClassInfo> own = session_->classesOf(document);
  QCOMPARE(own.size(), size_t(3));
  QCOMPARE(own[2].replaceables.size(), size_t(1));
  QCOMPARE(own[2].replaceables[0].defaultClass, std::string("Constant"));
  QCOMPARE(own[2].replaceables[0].constraint, std::string("Law"));
  const auto found = session_->fittingClasses(document, {"Law", "model", ""});
  QCOMPARE(found.size(), size_t(1));
  QCOMPARE(found[0].name, std::string("Constant"));
}

void ReplaceablesTest::choicesRunAndComeBackFromText_data() {
  QTest::addColumn<QString>("className");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("variable");
  QTest::addColumn<double>("expected");
  QTest::newRow("package") << "Exchange.Pipe"
                           << "redeclare package Medium"
                           << "Exchange.Media.Oil"
                           << "p.m" << 850.0;
  QTest::newRow("package with values") << "Exchange.Pipe"
                                       << "redeclare package Medium"
                                       << "Exchange.Media.Water(d = 990)"
                                       << "p.m" << 990.0;
  QTest::newRow("component") << "Exchange.Holder"
                             << "redeclare Exchange.Offset part(k = 5)"
                             << ""
                             << "p.y" << 15.0;
}

// What a choice means is what the text says: the diagram, its export and the export read again give one number.
void ReplaceablesTest::choicesRunAndComeBackFromText() {
  QFETCH(QString, className);
  QFETCH(QString, name);
  QFETCH(QString, value);
  QFETCH(QString, variable);
  QFETCH(double, expected);
  diagram::Document document;
  document.name = "Chosen";
  diagram::ComponentItem item;
  item.name = "p";
  item.className = className.toStdString();
  if (className == "Exchange.Pipe" && !name.contains("Medium"))
    item.modifiers.push_back({"redeclare package Medium", "Exchange.Media.Water"});
  item.modifiers.push_back({name.toStdString(), value.toStdString()});
  document.components = {item};
  const auto valueOf = [&](const Source& source) {
    std::vector<Message> messages;
    const auto model = session_->translate(source, messages);
    for (const Message& message : messages) qWarning("%s", message.toText().c_str());
    if (!model) return -1.0;
    std::vector<Message> told;
    solve::Control control;
    const auto store = model->makeStore();
    (void)model->run(model->defaultSettings(), {}, control, *store, told);
    const int64_t column = store->find(variable.toStdString());
    return column < 0 ? -2.0 : store->value(store->columns()[static_cast<size_t>(column)], store->rowCount() - 1);
  };
  Source source;
  source.document = &document;
  QCOMPARE(valueOf(source), expected);
  const auto text = session_->exportModelica(source);
  QVERIFY(text);
  QFile file(folder_.filePath("Chosen.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(*text));
  file.close();
  std::vector<Message> messages;
  QCOMPARE(session_->openFile(file.fileName().toStdString(), messages), std::vector<std::string>{"Chosen"});
  QVERIFY(messages.empty());
  const auto again = session_->diagramOf("Chosen");
  QVERIFY(again);
  QCOMPARE((*again).components[0].modifiers, document.components[0].modifiers);
  Source read;
  read.className = "Chosen";
  QCOMPARE(valueOf(read), expected);
}

void ReplaceablesTest::whatDoesNotFitIsToldAsThat_data() {
  QTest::addColumn<QString>("modifier");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("words");
  QTest::addColumn<bool>("isInText");
  const QString medium = "redeclare package Medium", water = "Exchange.Media.Water";
  QTest::newRow("nothing chosen") << ""
                                  << ""
                                  << "D067"
                                  << "Medium of p has to be chosen: 'Exchange.Media.Fluid' is partial" << false;
  QTest::newRow("no fluid") << medium << "Exchange.Laws"
                            << "D066"
                            << "'Exchange.Laws' cannot stand for Medium of p: it has no d" << true;
  QTest::newRow("a class is missing") << medium << "Exchange.Media.Stone"
                                      << "D066"
                                      << "'Exchange.Media.Stone' cannot stand for Medium of p: it has no conductivity"
                                      << true;
  QTest::newRow("no such class") << medium << "Exchange.Media.Beer"
                                 << "N002"
                                 << "class 'Exchange.Media.Beer' is not known here" << true;
}

// One message that says what was chosen wrongly, at the place of the choice, and not what follows inside of the part.
void ReplaceablesTest::whatDoesNotFitIsToldAsThat() {
  QFETCH(QString, modifier);
  QFETCH(QString, value);
  QFETCH(QString, code);
  QFETCH(QString, words);
  QFETCH(bool, isInText);
  diagram::Document document;
  document.name = "Wrong";
  diagram::ComponentItem item;
  item.name = "p";
  item.className = "Exchange.Heated";
  if (!modifier.isEmpty()) item.modifiers.push_back({modifier.toStdString(), value.toStdString()});
  document.components = {item};
  Source source;
  source.document = &document;
  std::vector<Message> messages;
  QVERIFY(!session_->translate(source, messages));
  for (const Message& message : messages) qInfo("%s", message.toText().c_str());
  QCOMPARE(messages.size(), size_t(1));
  QCOMPARE(QString::fromStdString(messages[0].code), code);
  QCOMPARE(QString::fromStdString(messages[0].text.text()), words);
  QCOMPARE(messages[0].parts.front(), std::string("p"));
  const auto place = diagram::placeInDocument(document, messages[0].line, messages[0].column);
  QCOMPARE(place.kind == diagram::DocumentPlace::Kind::value, isInText);
  if (isInText) QCOMPARE(QString::fromStdString(place.name), modifier);
}

void ReplaceablesTest::standardLibrary_data() {
  QTest::addColumn<QString>("className");
  QTest::addColumn<QString>("element");
  QTest::addColumn<QString>("expected");  // one that has to be there
  QTest::addColumn<QString>("foreign");   // one that must not
  QTest::addColumn<int>("atLeast");
  QTest::newRow("a medium") << "Modelica.Fluid.Pipes.StaticPipe"
                            << "Medium"
                            << "Modelica.Media.Water.StandardWater"
                            << "Modelica.Media.Interfaces.PartialMedium" << 30;
  QTest::newRow("a flow model") << "Modelica.Fluid.Pipes.DynamicPipe"
                                << "FlowModel"
                                << "Modelica.Fluid.Pipes.BaseClasses.FlowModels.DetailedPipeFlow"
                                << "Modelica.Fluid.Pipes.BaseClasses.HeatTransfer.IdealFlowHeatTransfer" << 3;
  QTest::newRow("heat transfer") << "Modelica.Fluid.Pipes.DynamicPipe"
                                 << "HeatTransfer"
                                 << "Modelica.Fluid.Pipes.BaseClasses.HeatTransfer.IdealFlowHeatTransfer"
                                 << "Modelica.Fluid.Pipes.BaseClasses.FlowModels.DetailedPipeFlow" << 2;
}

// The whole standard library is read once; every later question is answered at once.
void ReplaceablesTest::standardLibrary() {
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL")) QSKIP("ARMATURE_MSL is not set");
  QFETCH(QString, className);
  QFETCH(QString, element);
  QFETCH(QString, expected);
  QFETCH(QString, foreign);
  QFETCH(int, atLeast);
  static Session session({qEnvironmentVariable("ARMATURE_MSL").toStdString()});
  const ClassInfo* info = session.classInfo(className.toStdString());
  QVERIFY(info);
  const auto found = std::ranges::find(info->replaceables, element.toStdString(), &ReplaceableInfo::name);
  QVERIFY(found != info->replaceables.end());
  const FitQuestion question{found->constraint, found->kind, "Modelica"};
  QElapsedTimer timer;
  timer.start();
  (void)session.fittingClasses({}, question);
  const qint64 first = timer.restart();
  const auto fitting = session.fittingClasses({}, question);
  const qint64 second = timer.elapsed();
  qInfo("%s.%s: %zu classes fit; first %lld ms, then %lld ms", qPrintable(className), qPrintable(element),
        fitting.size(), static_cast<long long>(first), static_cast<long long>(second));
  QStringList names;
  for (const FittingClass& one : fitting) names << QString::fromStdString(one.name);
  QVERIFY(names.contains(expected));
  QVERIFY(!names.contains(foreign));
  QVERIFY(names.size() >= atLeast);
  QVERIFY2(second < 200, "what has been read is not read again");
}

QTEST_APPLESS_MAIN(ReplaceablesTest)
#include "replaceables_test.moc"
