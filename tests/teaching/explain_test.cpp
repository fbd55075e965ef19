// "Explain this number": what the sentences say is compared with the run that they tell of; then by hand in the window,
// from the list of variables and from the diagram's menu.
#include <QLabel>
#include <QMenu>

#include "app/shell/explanations.h"
#include "engine/facade/session.h"
#include "tests/app/window_bench.h"
#include "tests/robustness/diagram_builder.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;
using namespace std::string_literals;

namespace {

// A mass that a spring of 11 N/m pushes away from the wall, from 0.71 m where 1 m is relaxed; a damper beside it; and a
// source that pushes back while the mass moves on.
diagram::Document springAndMass() {
  return DiagramBuilder("SpringAndMass")
      .part("wall", kTranslational + "Components.Fixed"s)
      .part("spring", kTranslational + "Components.Spring"s, {{"c", "11"}, {"s_rel0", "1"}})
      .part("damper", kTranslational + "Components.Damper"s, {{"d", "0.5"}})
      .part("mass", kTranslational + "Components.Mass"s,
            {{"m", "2"}, {"s.start", "0.71"}, {"s.fixed", "true"}, {"v.fixed", "true"}})
      .part("push", kTranslational + "Sources.ConstantForce"s, {{"f_constant", "-0.4"}})
      .wire("wall.flange", "spring.flange_a")
      .wire("wall.flange", "damper.flange_a")
      .wire("spring.flange_b", "mass.flange_a")
      .wire("damper.flange_b", "mass.flange_a")
      .wire("mass.flange_b", "push.flange")
      .stopTime(2)
      .document;
}

}  // namespace

class ExplainTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void springInCompression();
  void springAfterItsRest();
  void driveAndBrake();
  void facesOfACut();
  void withoutARun();
  void bothEndsAtOnePart();
  void everyNumberOfTheExamples_data();
  void everyNumberOfTheExamples();
  void fromTheListOfVariables();
  void fromTheDiagram();

 private:
  StorePtr run(const diagram::Document& document);
  ExplainSources sources(const diagram::Document& document, const StorePtr& store, double time);
  double value(const char* name, double time) {
    return store_->valueAt(store_->columns()[static_cast<size_t>(store_->find(name))], time);
  }
  QString words(const QString& variable, double time) {
    const ExplainSources from = sources(document_, store_, time);
    return explain(variable, from).sentences.join(' ');
  }
  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
  diagram::Document document_ = springAndMass();
  StorePtr store_;
};

StorePtr ExplainTest::run(const diagram::Document& document) {
  Source source;
  source.document = &document;
  std::vector<Message> messages;
  const auto model = session_.translate(source, messages);
  if (!model) return nullptr;
  const auto store = model->makeStore();
  solve::Control control;
  return model->run(model->defaultSettings(), {}, control, *store, messages).outcome == solve::Outcome::finished
             ? store
             : nullptr;
}

ExplainSources ExplainTest::sources(const diagram::Document& document, const StorePtr& store, double time) {
  return {document,
          [this](const QString& name) {
            const ClassInfo* info = session_.classInfo(name.toStdString());
            return info ? std::make_shared<const ClassInfo>(*info) : ClassPtr();
          },
          Instant(store, time), SignTable::shipped()};
}

void ExplainTest::initTestCase() {
  store_ = run(document_);
  QVERIFY(store_);
}

// 11 N/m times −0.29 m: the number of the user's first question.
void ExplainTest::springInCompression() {
  const ExplainSources from = sources(document_, store_, 0);
  const Explanation said = explain("spring.f", from);
  QVERIFY(said.hasSign);
  QVERIFY2(said.title.startsWith("spring.f = −3.19"), qPrintable(said.title));
  const QString text = said.sentences.join(' ');
  QVERIFY2(text.contains("In compression: it pushes wall back and mass in the positive direction"), qPrintable(text));
  QVERIFY2(text.contains("spring is ") && text.contains("shorter than relaxed"), qPrintable(text));
  QVERIFY2(text.contains("0.29"), qPrintable(text));
}

void ExplainTest::springAfterItsRest() {
  double time = 0;
  while (time < 2 && value("spring.s_rel", time) <= 1.05) time += 0.01;
  QVERIFY(time < 2);
  const QString text = words("spring.f", time);
  QVERIFY2(text.contains("In tension: it pulls wall in the positive direction"), qPrintable(text));
  QVERIFY2(text.contains("longer than relaxed"), qPrintable(text));
}

// The force is −0.4 N throughout: it brakes while the mass moves forward, and drives it on its way back.
void ExplainTest::driveAndBrake() {
  bool hasBraked = false, hasDriven = false;
  for (double time = 0.05; time < 2; time += 0.1) {
    const double speed = value("mass.v", time);
    if (std::abs(speed) < 0.05) continue;
    const QString text = words("push.f", time);
    QVERIFY2(text.contains(speed > 0 ? "it brakes, and takes" : "it drives, and gives"), qPrintable(text));
    (speed > 0 ? hasBraked : hasDriven) = true;
  }
  QVERIFY(hasBraked && hasDriven);
}

void ExplainTest::facesOfACut() {
  const QString text = words("mass.flange_a.f", 0);
  QVERIFY2(text.startsWith("spring and damper pushes") || text.contains("spring and damper"), qPrintable(text));
  QVERIFY2(text.contains("mass 3.19"), qPrintable(text));
  QVERIFY2(text.contains("spring −3.19"), qPrintable(text));
  QVERIFY2(text.contains("together zero"), qPrintable(text));
}

void ExplainTest::withoutARun() {
  const ExplainSources from = sources(document_, nullptr, 0);
  const Explanation said = explain("spring.f", from);
  QCOMPARE(said.title, QString("spring.f"));
  QVERIFY(said.sentences.size() == 2 && said.sentences[0].startsWith("Positive: In tension"));
  QVERIFY(!explain("spring.nothing", from).hasSign);
  QVERIFY(!explain("nobody.f", from).sentences.isEmpty());
}

// A damper across the two flanges of one part: its name alone would say that it is held back and taken along at once.
void ExplainTest::bothEndsAtOnePart() {
  const auto document = DiagramBuilder("Across")
                            .part("spring", kTranslational + "Components.Spring"s)
                            .part("damper", kTranslational + "Components.Damper"s)
                            .wire("spring.flange_a", "damper.flange_a")
                            .wire("spring.flange_b", "damper.flange_b")
                            .document;
  const QString text = explain("damper.f", sources(document, nullptr, 0)).sentences.join(' ');
  QVERIFY2(text.contains("spring.flange_a") && text.contains("spring.flange_b"), qPrintable(text));
}

void ExplainTest::everyNumberOfTheExamples_data() {
  QTest::addColumn<QString>("file");
  for (const char* folder : {"Translational", "Rotational"}) {
    const QDir examples(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples/") + folder);
    for (const QString& name : examples.entryList({"*.armature.json"}))
      QTest::newRow(qPrintable(QString(folder) + "/" + name)) << examples.filePath(name);
  }
}

// No sentence is left with a gap, and every sign that is said is the value's.
void ExplainTest::everyNumberOfTheExamples() {
  QFETCH(QString, file);
  const auto document = loadDiagram(file.toStdString());
  QVERIFY(document);
  const StorePtr store = run(*document);
  QVERIFY(store);
  const double end = store->time(store->rowCount() - 1);
  int count = 0;
  for (const double share : {0.0, 0.3, 1.0}) {
    const ExplainSources from = sources(*document, store, share * end);
    for (const auto& component : document->components) {
      for (const QString& name : explainable(QString::fromStdString(component.name), from)) {
        const Explanation said = explain(name, from);
        const QString text = said.sentences.join(' ');
        QVERIFY2(said.hasSign && !text.isEmpty() && !text.contains('{'), qPrintable(name + ": " + text));
        const bool isNegative = said.title.contains("= −");
        if (name.endsWith(".v") && isNegative && !text.contains("at rest"))
          QVERIFY2(text.contains("against the positive"), qPrintable(text));
        ++count;
      }
    }
  }
  QVERIFY(count > 0);
}

namespace {

// Clicks the entry of the menu that is open, or of the submenu that it opens.
void choose(const QString& words) {
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu);
  for (QAction* action : menu->actions()) {
    if (!action->text().startsWith(words)) continue;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    return;
  }
  QFAIL(qPrintable("no entry " + words));
}

QString textOf(const ExplainCard* card) {
  QStringList texts;
  for (const QLabel* label : card->findChildren<QLabel*>()) texts << label->text();
  return texts.join('\n');
}

}  // namespace

void ExplainTest::fromTheListOfVariables() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Translational/Oscillator")));
  runToEnd(*window);
  VariableTree* tree = window->page().variables().tree();
  window->page().bottomTabs();
  QTest::keyClicks(window->page().variables().filterField(), "spring1.f");
  const auto row = [&]() -> QTreeWidgetItem* {
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
      if (tree->topLevelItem(i)->text(0) == "spring1.f") return tree->topLevelItem(i);
    return nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(row(), 10000);
  const QPoint at = tree->visualItemRect(row()).center();
  QContextMenuEvent ask(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
  QApplication::sendEvent(tree->viewport(), &ask);
  QTRY_VERIFY(QApplication::activePopupWidget());
  choose("Explain");
  QTRY_VERIFY(window->page().explanations().card());
  ExplainCard* card = window->page().explanations().card();
  QTRY_VERIFY(card->isVisible());
  QVERIFY2(textOf(card).contains("spring1.f = "), qPrintable(textOf(card)));
  QVERIFY(card->accessibleName().contains("spring1.f"));
  QVERIFY(card->screen()->availableGeometry().contains(card->geometry()));
  QTest::keyClick(card, Qt::Key_Escape);
  QTRY_VERIFY(!window->page().explanations().card());
}

void ExplainTest::fromTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Translational/SignConvention")));
  runToEnd(*window);
  const auto choices = window->page().explanations().choicesOf("force1");
  QVERIFY(!choices.isEmpty());
  QCOMPARE(choices.first().second, QString("force1.f"));
  QVERIFY2(choices.first().first.startsWith("f = 1"), qPrintable(choices.first().first));
  window->page().explanations().showNow("force1.f", window->mapToGlobal(QPoint(300, 300)));
  ExplainCard* card = window->page().explanations().card();
  QVERIFY(card && card->isVisible());
  QVERIFY2(textOf(card).contains("force1 pushes mass1 in the positive direction."), qPrintable(textOf(card)));
  QVERIFY2(textOf(card).contains("it drives"), qPrintable(textOf(card)));
  // Another one takes its place.
  window->page().explanations().showNow("mass1.a", window->mapToGlobal(QPoint(300, 300)));
  QTRY_COMPARE(window->findChildren<ExplainCard*>().size(), 1);
}

QTEST_MAIN(ExplainTest)
#include "explain_test.moc"
