// What the signs of one's own parts mean, asked for and checked on a bench: a spring that hardens, and a damper whose
// ends are exchanged. Then arrows, sentences, states and glasses know the part as they know those of the library.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyleOption>
#include <QtTest>

#include "app/shell/explanations.h"
#include "app/shell/signs_dialog.h"
#include "app/shell/view_menu.h"
#include "engine/diagram/own_class.h"
#include "tests/app/window_bench.h"
#include "tests/robustness/diagram_builder.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;
using namespace std::string_literals;

namespace {

const char* const kEnds = R"(
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
)";

std::string cubicSpring() {
  return "model CubicSpring \"spring that hardens\""s + kEnds + R"(  parameter Real k = 100 "by the cube";
  Real s_rel "length"; // a comment that stays
  Real f "force of the spring";
equation
  s_rel = flange_b.s - flange_a.s;
  f = k*s_rel^3;
  flange_b.f = f;
  flange_a.f = -f;
end CubicSpring;)";
}

// It counts from b to a: f is positive where it is pressed.
std::string turnedDamper() {
  return "model TurnedDamper \"damper whose ends are exchanged\""s + kEnds + R"(  parameter Real d = 3;
  Real v_rel, f;
equation
  v_rel = der(flange_a.s) - der(flange_b.s);
  f = d*v_rel;
  flange_a.f = f;
  flange_b.f = -f;
  annotation(Icon(graphics = {Line(points = {{-90, 0}, {90, 0}})}));
end TurnedDamper;)";
}

diagram::Document ownParts() {
  diagram::Document made = DiagramBuilder("OwnParts")
                               .part("wall", kTranslational + "Components.Fixed"s)
                               .at(-60)
                               .part("spring", "CubicSpring")
                               .at(-30, 10)
                               .part("damper", "TurnedDamper")
                               .at(-30, -30)
                               .part("mass", kTranslational + "Components.Mass"s,
                                     {{"m", "1"}, {"s.start", "0.6"}, {"s.fixed", "true"}, {"v.fixed", "true"}})
                               .at(10)
                               .wire("wall.flange", "spring.flange_a")
                               .wire("spring.flange_b", "mass.flange_a")
                               .wire("wall.flange", "damper.flange_a")
                               .wire("damper.flange_b", "mass.flange_a")
                               .stopTime(0.1)
                               .document;
  made.classes = {cubicSpring(), turnedDamper()};
  return made;
}

std::unique_ptr<MainWindow> windowWithOwn(const QTemporaryDir& folder, const diagram::Document& document) {
  const QString path = folder.filePath("own.armature.json");
  if (!diagram::save(document, path.toStdString())) return nullptr;
  auto window = makeWindow(folder);
  return window->openFile(path) ? std::move(window) : nullptr;
}

ClassPtr ownClass(MainWindow& window, const QString& name) {
  for (const ClassPtr& info : window.page().catalog().own())
    if (info->name == name.toStdString()) return info;
  return nullptr;
}

// Clicks through the dialog that the menu opens: what fits where the bench contradicts, else what is proposed.
struct Answered {
  QStringList verdicts;
  bool wasHeldBack = false;  // an answer that the bench contradicts could not be kept
};

void answerAll(MainWindow& window, int part, Answered& answered) {
  window.canvas().scene().select({part}, {});
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
    auto* dialog = qobject_cast<SignsDialog*>(QApplication::activeModalWidget());
    if (!dialog || !dialog->isBenchReady()) return;
    auto* next = dialog->findChild<QPushButton*>("signNext");
    auto* fit = dialog->findChild<QPushButton*>("signFit");
    answered.verdicts << dialog->findChild<QLabel*>("signVerdict")->text();
    if (fit->isVisible()) {
      answered.wasHeldBack = !next->isEnabled();
      QTest::mouseClick(fit, Qt::LeftButton);
      answered.verdicts << dialog->findChild<QLabel*>("signVerdict")->text();
    }
    if (!next->isEnabled()) return dialog->reject();
    QTest::mouseClick(next, Qt::LeftButton);
  });
  timer.start(30);
  QAction* ask = nullptr;
  for (QAction* action : window.findChildren<QAction*>())
    if (QString(action->text()).remove('&').startsWith("Describe the signs")) ask = action;
  QVERIFY(ask);
  ask->trigger();
}

}  // namespace

class OwnSignsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theTextKeepsEverythingElse();
  void readingRefusesWhatIsNone();
  void springIsAskedAndKnown();
  void exchangedEndsAreFound();
  void noAnswerIsTakenForGranted();
  void oldAndNewFiles();
  void oddClasses();
};

void OwnSignsTest::theTextKeepsEverythingElse() {
  const std::string said =
      R"({"format":"armature-signs","version":1,"rows":[{"variable":"f","positive":"a \"b\" \\ c"}]})";
  Session session{{ARMATURE_SOURCE_DIR "/palette"}};
  const auto signsOf = [&](const std::string& text) {
    diagram::Document document = DiagramBuilder("D").document;
    document.classes = {text};
    const auto infos = session.classesOf(document);
    return infos.empty() ? "no class"s : infos.front().signs;
  };
  for (const std::string& text :
       {cubicSpring(), turnedDamper(), "model A Real x; equation x = 1; end A;"s,
        "model A Real x; equation x = 1; annotation(); end A;"s,
        "model A \"__Armature(signs)\" Real x; equation x = 1; annotation(__Armature(), Icon()); end A;"s,
        "model A Real x; equation x = 1; annotation(Icon(), __Armature(document = \"{}\")); end A;"s,
        "model A\n  Real x annotation(__Armature(signs = \"no\"));\nequation\n  x = 1;\nend A;\n"s}) {
    QCOMPARE(signsOf(text), ""s);
    const auto once = diagram::withSigns(text, said);
    QVERIFY2(once, text.c_str());
    QVERIFY2(signsOf(*once) == said, once->c_str());
    // Said again: instead of, not beside it.
    const auto twice = diagram::withSigns(*once, "short");
    QVERIFY(twice);
    QCOMPARE(signsOf(*twice), "short"s);
    QCOMPARE(*diagram::withSigns(*twice, said), *once);
    // Nothing else of the text has changed: without what was put in it is the same.
    std::string rest = *diagram::withSigns(*once, "");
    QVERIFY(rest.find("comment that stays") != std::string::npos || text.find("comment") == std::string::npos);
    size_t from = 0;
    for (const char c : text) {
      if (c == ';' || std::isspace(static_cast<unsigned char>(c))) continue;
      from = rest.find(c, from);
      QVERIFY2(from != std::string::npos, rest.c_str());
      ++from;
    }
  }
  QVERIFY(!diagram::withSigns("model A", said));
  QVERIFY(!diagram::withSigns("type A = Real;", said));
  QVERIFY(!diagram::withSigns("", said));
}

void OwnSignsTest::readingRefusesWhatIsNone() {
  QString reason;
  for (const char* text :
       {"", "{", "[]", R"({"format":"other"})", R"({"format":"armature-signs","version":2,"rows":[]})",
        R"({"format":"armature-signs","version":1,"rows":[{"variable":"f"}]})"}) {
    reason.clear();
    QVERIFY2(readOwnSigns(text, &reason).isEmpty() && !reason.isEmpty(), text);
  }
  SignRow row;
  row.variable = "f";
  row.quantity = "force";
  row.axis = SignAxis::together;
  row.isOnNeighbours = true;
  row.from = "one";
  row.to = "two";
  row.positive = "pos", row.negative = "neg", row.zero = "none";
  const QList<SignRow> back = readOwnSigns(ownSignsText({row}));
  QCOMPARE(back.size(), 1);
  QVERIFY(back[0].axis == row.axis && back[0].isOnNeighbours && back[0].from == "one" && back[0].to == "two" &&
          back[0].at == "part" && back[0].positive == "pos" && back[0].negative == "neg" && back[0].zero == "none");
}

void OwnSignsTest::springIsAskedAndKnown() {
  const QTemporaryDir folder;
  const auto window = windowWithOwn(folder, ownParts());
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*window, "CubicSpring") && window->canvas().scene().parts().at(1).info, 20000);
  QCOMPARE(signCandidates(*ownClass(*window, "CubicSpring")), QStringList({"s_rel", "f"}));
  QVERIFY(!SignTable::shipped().knows(*ownClass(*window, "CubicSpring")));

  Answered answered;
  answerAll(*window, 1, answered);
  QCOMPARE(answered.verdicts.size(), 2);
  for (const QString& verdict : answered.verdicts) QVERIFY2(verdict.contains("agrees"), qPrintable(verdict));
  QVERIFY(!answered.wasHeldBack);
  QVERIFY(window->document().isModified());
  QVERIFY(window->document().values().classes[0].find("__Armature(signs = ") != std::string::npos);
  QVERIFY(window->document().values().classes[0].find("// a comment that stays") != std::string::npos);
  const auto rowsNow = [&] {
    const ClassPtr info = ownClass(*window, "CubicSpring");
    return info ? SignTable::shipped().rowsOf(*info).size() : -1;
  };
  QTRY_COMPARE(rowsNow(), 2);

  // One step of undo, and back.
  window->document().undoStack()->undo();
  QTRY_COMPARE(rowsNow(), 0);
  QVERIFY(window->document().values().classes[0] == cubicSpring());
  window->document().undoStack()->redo();
  QTRY_COMPARE(rowsNow(), 2);

  // The diagram knows the part now, as those of the library.
  window->viewMenu().show({true, true, true, false, true});
  runToEnd(*window);
  window->page().holdPlayback(true);
  window->run().setShownTime(0);
  const auto conventions = [&] {
    window->canvas().grab();
    int found = 0;
    for (const DrawnArrow& arrow : window->page().overlay().drawn().arrows)
      found += arrow.layer == DrawnArrow::Layer::convention && arrow.part == "spring" ? 1 : 0;
    return found;
  };
  QTRY_COMPARE(conventions(), 2);
  const auto stateOf = [&](const QString& part) {
    window->canvas().grab();
    for (const DrawnState& state : window->page().overlay().drawn().states)
      if (state.part == part) return state.kind;
    return DrawnState::Kind::open;
  };
  QTRY_COMPARE(stateOf("spring"), DrawnState::Kind::tension);
  window->page().explanations().showNow("spring.f", window->mapToGlobal(QPoint(300, 300)));
  const QString words = window->page().explanations().card()->accessibleName();
  QVERIFY2(words.contains("In tension: it pulls wall and mass towards each other."), qPrintable(words));
  QVERIFY(window->viewMenu().wear("compression"));
  QTRY_VERIFY(window->page().overlay().glasses().turn("spring.f"));
  QVERIFY(!window->page().overlay().glasses().turn("spring.s_rel"));
  QVERIFY(window->page().overlay().glasses().turn("spring.flange_b.f"));
}

void OwnSignsTest::exchangedEndsAreFound() {
  const QTemporaryDir folder;
  const auto window = windowWithOwn(folder, ownParts());
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*window, "TurnedDamper") && window->canvas().scene().parts().at(2).info, 20000);
  Answered answered;
  answerAll(*window, 2, answered);
  QCOMPARE(answered.verdicts.size(), 4);  // both proposals are contradicted, both that fit are taken
  QVERIFY(answered.wasHeldBack);
  for (const int k : {0, 2}) {
    QVERIFY2(answered.verdicts[k].contains("contradicts"), qPrintable(answered.verdicts[k]));
    // With the numbers: what the answer makes of it is the opposite of what it is.
    const QRegularExpression numbers("makes \\w+ (−?)([\\d.]+)\\W\\S+, and its equations make it (−?)([\\d.]+)\\W");
    const auto match = numbers.match(answered.verdicts[k]);
    QVERIFY2(match.hasMatch(), qPrintable(answered.verdicts[k]));
    QCOMPARE(match.captured(2), match.captured(4));
    QVERIFY(match.captured(1) != match.captured(3));
    QVERIFY(answered.verdicts[k + 1].contains("agrees"));
  }
  const auto row = [&]() -> std::optional<SignRow> {
    const ClassPtr info = ownClass(*window, "TurnedDamper");
    return info ? SignTable::shipped().find(*info, "f") : std::nullopt;
  };
  QTRY_VERIFY(row());
  QVERIFY(row()->axis == SignAxis::together && !row()->isOnNeighbours);
  QVERIFY2(row()->positive.startsWith("In compression"), qPrintable(row()->positive));
  // Its positive is pressed: the glasses that count tension turn it, and those that count compression do not.
  QVERIFY(window->viewMenu().wear("tension"));
  QTRY_VERIFY(window->page().overlay().glasses().turn("damper.f"));
  QVERIFY(window->viewMenu().wear("compression"));
  QVERIFY(!window->page().overlay().glasses().turn("damper.f"));
  // Drawn, too: it is pulled while the mass moves away, although f is negative then.
  QVERIFY(window->viewMenu().wear(""));
  window->viewMenu().show({true, false, true, false, true});
  runToEnd(*window);
  window->page().holdPlayback(true);
  window->run().showNewest();
  const StorePtr store = window->run().store();
  const double f = store->value(store->columns()[static_cast<size_t>(store->find("damper.f"))], store->rowCount() - 1);
  QVERIFY(std::abs(f) > 0.01);
  window->canvas().grab();
  bool isSeen = false;
  for (const DrawnState& state : window->page().overlay().drawn().states)
    if (state.part == "damper") {
      isSeen = true;
      QCOMPARE(state.kind, f > 0 ? DrawnState::Kind::compression : DrawnState::Kind::tension);
    }
  QVERIFY(isSeen);
}

// Every answer that there is about the force of the spring: just one is true of it.
void OwnSignsTest::noAnswerIsTakenForGranted() {
  const QTemporaryDir folder;
  const auto window = windowWithOwn(folder, ownParts());
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*window, "CubicSpring"), 20000);
  SignsDialog dialog(ownClass(*window, "CubicSpring"), window->document().values().classes, {}, window->engine(),
                     window.get());
  dialog.show();
  QTRY_VERIFY_WITH_TIMEOUT(dialog.isBenchReady(), 30000);
  QTest::mouseClick(dialog.findChild<QPushButton*>("signNext"), Qt::LeftButton);
  auto* answer = dialog.findChild<QComboBox*>("signAnswer");
  auto* verdict = dialog.findChild<QLabel*>("signVerdict");
  auto* next = dialog.findChild<QPushButton*>("signNext");
  QVERIFY(answer->count() >= 6);
  QStringList right;
  QStyleOptionComboBox option;
  option.initFrom(answer);
  const int room =
      answer->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, answer).width();
  for (int k = 0; k < answer->count(); ++k) {
    answer->setCurrentIndex(k);
    QVERIFY2(answer->fontMetrics().horizontalAdvance(answer->currentText()) < room, qPrintable(answer->currentText()));
    const bool agrees = verdict->text().contains("agrees");
    QVERIFY(agrees != verdict->text().contains("contradicts"));
    QCOMPARE(next->isEnabled(), agrees);
    if (agrees) right << answer->currentText();
  }
  // The force between the ends, which is that on the part at flange_b and that on the neighbour at flange_a.
  QCOMPARE(right.size(), 3);
  QVERIFY(right[0].contains("pulled") && right[1].startsWith("At flange_a") && right[2].startsWith("At flange_b"));
  // Empty sentences are no answer.
  answer->setCurrentIndex(0);
  auto* positive = dialog.findChild<QLineEdit*>("signPositive");
  // The sentence names the connectors; what is kept names what is connected there, whatever that is.
  QVERIFY2(positive->text().contains("{flange_a}") && !positive->text().contains("{a}"), qPrintable(positive->text()));
  QVERIFY(!dialog.findChild<QLabel*>("signBraces")->isHidden());
  QVERIFY(dialog.rows().back().positive.contains("{a}"));
  positive->selectAll();
  QTest::keyClick(positive, Qt::Key_Delete);
  QVERIFY(!next->isEnabled());
  QTest::keyClicks(positive, "It pulls.");
  QVERIFY(next->isEnabled());
  // Left out: nothing is said of it.
  auto* quantity = dialog.findChild<QComboBox*>("signQuantity");
  quantity->setCurrentIndex(quantity->count() - 1);
  QVERIFY(next->isEnabled());
  QCOMPARE(dialog.rows().size(), 1);
}

void OwnSignsTest::oldAndNewFiles() {
  const QTemporaryDir folder;
  // A file of before has no signs, and loads and saves as it was.
  const std::string path = folder.filePath("old.armature.json").toStdString();
  QVERIFY(diagram::save(ownParts(), path));
  const auto old = diagram::load(path);
  QVERIFY(old);
  QVERIFY(*old == ownParts());
  diagram::Document said = ownParts();
  SignRow row;
  row.variable = "f";
  row.quantity = "force";
  row.axis = SignAxis::apart;
  row.from = "flange_a";
  row.to = "flange_b";
  row.positive = "In tension.", row.negative = "In compression.", row.zero = "None.";
  said.classes[0] = *diagram::withSigns(said.classes[0], ownSignsText({row}).toStdString());
  const auto window = windowWithOwn(folder, said);
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*window, "CubicSpring"), 20000);
  QCOMPARE(SignTable::shipped().rowsOf(*ownClass(*window, "CubicSpring")).size(), 1);
  QVERIFY(window->files().save());
  QVERIFY(*diagram::load(folder.filePath("own.armature.json").toStdString()) == said);
  // Signs of a later program are passed over, not misread.
  said.classes[0] = *diagram::withSigns(said.classes[0], R"({"format":"armature-signs","version":7,"rows":[]})");
  const auto later = windowWithOwn(folder, said);
  QVERIFY(later);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*later, "CubicSpring"), 20000);
  QVERIFY(SignTable::shipped().rowsOf(*ownClass(*later, "CubicSpring")).isEmpty());
}

// Classes with nothing to ask, that cannot run, or whose run is no run.
void OwnSignsTest::oddClasses() {
  const QTemporaryDir folder;
  diagram::Document document = ownParts();
  document.classes = {"model Nothing end Nothing;",
                      "model Broken"s + kEnds + "  Real f;\nequation\n  flange_a.f = f;\nend Broken;",
                      "model Odd"s + kEnds +
                          "  Real f;\nequation\n  f = if time > 1 then 1/0.0 else 0;\n"
                          "  flange_a.f = f; flange_b.f = -f;\nend Odd;"};
  const auto window = windowWithOwn(folder, document);
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(ownClass(*window, "Odd") && ownClass(*window, "Broken") && ownClass(*window, "Nothing"),
                           20000);
  for (const char* name : {"Nothing", "Broken", "Odd"}) {
    SignsDialog dialog(ownClass(*window, name), document.classes, {}, window->engine(), window.get());
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isBenchReady(), 30000);
    const QString verdict = dialog.findChild<QLabel*>("signVerdict")->text();
    QVERIFY2(QString(name) == "Nothing" || verdict.contains("unchecked") || verdict.contains("contradicts"),
             qPrintable(verdict));
  }
  // Closed while the bench still runs.
  { SignsDialog gone(ownClass(*window, "Odd"), document.classes, {}, window->engine(), window.get()); }
  QTRY_VERIFY(!window->engine().isBusy());
}

QTEST_MAIN(OwnSignsTest)
#include "own_signs_test.moc"
