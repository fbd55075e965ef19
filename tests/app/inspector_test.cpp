// Values and the diagram's own properties through the inspector's fields.
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>

#include "app/panels/fold.h"
#include "app/panels/messages_panel.h"
#include "app/shell/text_room.h"
#include "engine/facade/expression_check.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class InspectorTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void expressionsFollowARenamedPart();
  void theDiagramIsEditedWhileNothingIsSelected();
  void parametersOfTheDiagramAreAddedAndUsed();
  void equationsBesideThePartsRun();
  void aClassOfTheDiagramIsAPart();
  void equalMessagesAreOneRow();
  void namesAreReadFromExpressions();
  void whatCannotBeReadIsToldAtTheField();
  void whatIsRefusedIsNotLost();
  void aNameThatCannotBeSaysWhy();
  void theValueUsedStandsInAnEmptyField();
  void severalPartsAreSetTogether();
  void aMixedTickIsHalf();
  void anOrderOfMagnitudeIsEntered();
  void statesAreChosenByHand();
  void aStartValueIsFixedByAClick();
};

void InspectorTest::theDiagramIsEditedWhileNothingIsSelected() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("diagramTitle"));
  const std::string empty = diagram::toJson(window->document().values());
  typeInto(window->inspector().findChild<QLineEdit*>("diagramTitle"), "Bench");
  QCOMPARE(window->document().values().title, std::string("Bench"));
  QTRY_COMPARE(window->tabs().tabText(0), QString("● Bench"));
  QTRY_VERIFY(window->inspector().findChild<QPlainTextEdit*>("diagramDescription"));
  auto* text = window->inspector().findChild<QPlainTextEdit*>("diagramDescription");
  text->setFocus();
  QTest::keyClicks(text, "A test.");
  QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(window->document().values().description, std::string("A test."));
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("stopTime"));
  typeInto(window->inspector().findChild<QLineEdit*>("stopTime"), "250 ms");
  QCOMPARE(window->document().values().experiment.stopTime, 0.25);
  QCOMPARE(window->document().undoStack()->count(), 3);
  // What a file must not say is not taken; nothing stands for the usual value.
  for (const char* text : {"0", "-1", "1e400", ""}) {
    QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("tolerance"));
    typeInto(window->inspector().findChild<QLineEdit*>("tolerance"), text);
    QCOMPARE(window->document().values().experiment.tolerance, diagram::Experiment().tolerance);
  }
  // The method, and the step of those that have one.
  const auto method = [&] { return window->inspector().findChild<QComboBox*>("method"); };
  QVERIFY(method() && !window->inspector().findChild<QLineEdit*>("step"));
  QTest::keyClick(method(), Qt::Key_End);
  QTRY_COMPARE(window->document().values().experiment.method, MethodKind::automatic);
  QTRY_COMPARE(method()->currentText(), QString("auto"));
  QTest::keyClick(method(), Qt::Key_Up);
  QTRY_COMPARE(window->document().values().experiment.method, MethodKind::rk4);
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("step"));
  typeInto(window->inspector().findChild<QLineEdit*>("step"), "2 ms");
  QCOMPARE(window->document().values().experiment.step, 0.002);
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("step"));
  typeInto(window->inspector().findChild<QLineEdit*>("step"), "-1");
  QCOMPARE(window->document().values().experiment.step, 0.002);
  window->canvas().setFocus();
  while (window->document().undoStack()->canUndo()) pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(window->document().values()), empty);
}

void InspectorTest::parametersOfTheDiagramAreAddedAndUsed() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  QTRY_VERIFY(window->inspector().findChild<QPushButton*>("addParameter"));
  // The dialog is filled by its fields; Return in the last one is Ok.
  QTimer::singleShot(50, this, [] {
    QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    typeInto(dialog->findChild<QLineEdit*>("newUnit"), "kg.m2");
  });
  QTimer filler;
  int turn = 0;
  connect(&filler, &QTimer::timeout, this, [&] {
    QWidget* dialog = QApplication::activeModalWidget();
    if (!dialog) return;
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    if (turn++ == 0) {
      // A name that is none is refused with the reason.
      dialog->findChild<QLineEdit*>("newName")->setText("2J");
      QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
      return;
    }
    QVERIFY(dialog->isVisible());
    dialog->findChild<QLineEdit*>("newName")->setText("J");
    dialog->findChild<QLineEdit*>("newValue")->setText("0.7");
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  filler.start(150);
  QTest::mouseClick(window->inspector().findChild<QPushButton*>("addParameter"), Qt::LeftButton);
  filler.stop();
  QCOMPARE(window->document().values().parameters.size(), size_t(1));
  const diagram::ParameterItem& made = window->document().values().parameters[0];
  QCOMPARE(made.name, std::string("J"));
  QCOMPARE(made.value, std::string("0.7"));
  QCOMPARE(made.unit, std::string("kg.m2"));
  QCOMPARE(made.type, std::string("Real"));
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_J"));
  typeInto(window->inspector().findChild<QLineEdit*>("parameter_J"), "J");
  runToEnd(*window);
  const auto& store = *window->run().store();
  QCOMPARE(store.value(store.columns()[static_cast<size_t>(store.find("inertia1.J"))], 0), 0.7);
}

// Text typed beside the parts takes part in the run: x' = −x, x(0) = 1 after one second is 1/e.
void InspectorTest::equationsBesideThePartsRun() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  QTRY_VERIFY(window->inspector().findChild<QPlainTextEdit*>("diagramDeclarations"));
  auto* text = window->inspector().findChild<QPlainTextEdit*>("diagramDeclarations");
  QTest::mouseClick(text->viewport(), Qt::LeftButton);
  text->setFocus();
  for (const char* line : {"Real x(start = 1, fixed = true);", "equation", "der(x) = -x;"}) {
    QTest::keyClicks(text, line);
    QTest::keyClick(text, Qt::Key_Return);
  }
  QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
  QVERIFY(window->document().values().declarations.find("der(x)") != std::string::npos);
  window->canvas().setFocus();
  runToEnd(*window);
  const auto& store = *window->run().store();
  const double last = store.value(store.columns()[static_cast<size_t>(store.find("x"))], store.rowCount() - 1);
  QVERIFY2(std::abs(last - std::exp(-1.0)) < 1e-5, qPrintable(QString::number(last)));
}

// A class of the diagram's own joins the palette, is dropped like any other part, and runs: m x'' = −k x³ keeps its
// energy, so that the speed at x = 0 is √(k/2m)·x0².
void InspectorTest::aClassOfTheDiagramIsAPart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  QTRY_VERIFY(window->inspector().findChild<QPushButton*>("addClass"));
  // The button leads to the texts of own parts, with the choice of a new one.
  bool wasOffered = false;
  QTimer::singleShot(300, this, [&] {
    QWidget* menu = QApplication::activePopupWidget();
    wasOffered = menu && menu->objectName() == "templates";
    if (menu) menu->close();
  });
  QTest::mouseClick(window->inspector().findChild<QPushButton*>("addClass"), Qt::LeftButton);
  QTRY_VERIFY(wasOffered);
  QVERIFY(window->texts().classDock().isVisible());
  window->document().setClass(0,
                              "model Hard\n  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\n"
                              "  parameter Real k = 2;\nequation\n  f = k*s_rel^3;\nend Hard;");
  QCOMPARE(window->document().values().classes.size(), size_t(1));
  QTRY_VERIFY(!window->palettePanel().tree()->findItems("Hard", Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
  dropPart(*window, "Modelica.Mechanics.Translational.Components.Fixed", {-30, 0});
  dropPart(*window, "Hard", {0, 0});
  dropPart(*window, "Modelica.Mechanics.Translational.Components.Mass", {30, 0});
  for (size_t i = 0; i < 3; ++i) QTRY_VERIFY(window->canvas().scene().parts().at(i).info);
  const auto name = [&](size_t i) { return window->document().values().components[i].name; };
  wire(*window, (name(0) + ".flange").c_str(), (name(1) + ".flange_a").c_str());
  wire(*window, (name(1) + ".flange_b").c_str(), (name(2) + ".flange_a").c_str());
  QCOMPARE(window->document().values().connections.size(), size_t(2));
  window->document().setModifier(2, "m", "1");
  window->document().setModifier(2, "L", "0");
  for (const char* fixed : {"s.fixed", "v.fixed"}) window->document().setModifier(2, fixed, "true");
  window->document().setModifier(2, "s.start", "1");
  window->document().setModifier(2, "v.start", "0");
  auto experiment = window->document().values().experiment;
  experiment.stopTime = 10;
  experiment.tolerance = 1e-8;
  window->document().setExperiment(experiment);
  runToEnd(*window);
  const auto& store = *window->run().store();
  const auto& v = store.columns()[static_cast<size_t>(store.find(name(2) + ".v"))];
  const auto& s = store.columns()[static_cast<size_t>(store.find(name(2) + ".s"))];
  double worst = 0;
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    const double speed = store.value(v, row), place = store.value(s, row);
    worst = std::max(worst, std::abs(speed * speed / 2 + 2 * std::pow(place, 4) / 4 - 0.5));
  }
  QVERIFY2(worst < 1e-5, qPrintable(QString::number(worst)));
  // The text's change is a step of undo like the rest.
  while (window->document().undoStack()->canUndo()) pressKey(window.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(window->document().values().classes.empty());
}

// Five hundred messages of one kind are one row that names the first parts and selects all of them.
void InspectorTest::equalMessagesAreOneRow() {
  MessagesPanel panel;
  panel.resize(500, 300);
  std::vector<Message> messages;
  for (int i = 1; i <= 500; ++i) {
    Message message;
    message.code = "I004";
    message.severity = Severity::warning;
    const std::string name = "spring" + std::to_string(i);
    message.text = Phrase("the start value of " + name + ".phi_rel is a guess only");
    message.parts = {name};
    messages.push_back(message);
  }
  Message other;
  other.code = "S001";
  other.text = Phrase("spring1 is not held");
  other.parts = {"spring1"};
  messages.push_back(other);
  panel.setMessages(messages);
  QCOMPARE(panel.count(), 2);
  QCOMPARE(panel.errorCount(), 1);
  panel.show();
  (void)QTest::qWaitForWindowExposed(&panel);
  QStringList wanted;
  connect(&panel, &MessagesPanel::partsWanted, this, [&](const QStringList& parts) { wanted = parts; });
  const QPoint second = panel.visualItemRect(panel.item(1)).center();
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, second);
  QCOMPARE(wanted.size(), 500);
  QCOMPARE(wanted.last(), QString("spring500"));
  auto* label = qobject_cast<QLabel*>(panel.itemWidget(panel.item(1)));
  QVERIFY(label && label->text().contains("500"));
  QTest::mouseDClick(panel.viewport(), Qt::LeftButton, {}, second);
  QTRY_VERIFY(panel.count() > 100);
}

void InspectorTest::namesAreReadFromExpressions() {
  using Names = std::vector<std::string>;
  const std::pair<const char*, Names> rows[] = {{"2", {}},
                                                {"2*inertia1.J + sin(w)", {"inertia1", "sin", "w"}},
                                                {"{a[k + 1], a[2]}", {"k", "a"}},
                                                {"sum(i*x for i in 1:n)", {"n", "sum", "x"}},
                                                {"sum(i for i in 1:2) + i", {"sum", "i"}},
                                                {"if on then f(u = y) else 0", {"on", "f", "y"}},
                                                {"\"abc\"", {}}};
  for (const auto& [text, names] : rows) {
    const auto found = namesInExpression(text);
    QVERIFY2(found, text);
    QVERIFY2(*found == names, text);
  }
  for (const char* text : {"2*", "*2", "a b", "2 3", "= 1", "if a then b", "model", "", "a..b", "1e"})
    QVERIFY2(!namesInExpression(text), text);
}

// A sentence below the field, for what cannot be read (it is not taken) and for names that nothing has (they are taken,
// for they may come yet); it goes when the value is mended.
void InspectorTest::whatCannotBeReadIsToldAtTheField() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "spring");
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("parameter_c"); };
  const auto note = [&] { return window->inspector().findChild<QLabel*>("note_parameter_c"); };
  QTRY_VERIFY(field() && note());
  const int spring = window->document().partIndex("spring");
  const std::string before = window->document().modifier(spring, "c");
  for (const char* text : {"2*", "a b", "1 +", "if", "2)"}) {
    typeInto(field(), text);
    QVERIFY2(note()->isVisible() && note()->text().size() > 15, text);
    QCOMPARE(window->document().modifier(spring, "c"), before);
    QVERIFY(field()->property("invalid").toBool());
  }
  typeInto(field(), "abc");
  QVERIFY2(note()->isVisible() && note()->text().contains("abc"), qPrintable(note()->text()));
  QCOMPARE(window->document().modifier(spring, "c"), std::string("abc"));
  for (const char* text : {"2*abc", "inertia1.J + abc.x", "sum(i*k for i in 1:3)"}) {
    typeInto(field(), text);
    QVERIFY2(note()->isVisible(), text);
  }
  for (const char* text :
       {"2*inertia1.J", "Modelica.Constants.pi", "sum(i for i in 1:3)", "max(1, 2e3)", "if time > 1 then 2 else 3"}) {
    typeInto(field(), text);
    QVERIFY2(note()->isHidden(), qPrintable(text + (": " + note()->text())));
    QVERIFY(!field()->property("invalid").toBool());
    QCOMPARE(window->document().modifier(spring, "c"), std::string(text));
  }
  // A name that the diagram has from now on.
  typeInto(field(), "stiffness");
  QVERIFY(note()->isVisible());
  window->document().setParameter(0, diagram::ParameterItem{"stiffness", "Real", "1e4", "N.m/rad", ""});
  pressKey(&window->canvas(), Qt::Key_Escape);
  clickPart(*window, "damper");
  clickPart(*window, "spring");
  QTRY_VERIFY(field() && note());
  QTRY_VERIFY(note() && note()->isHidden());  // the former form goes with the next events
  QCOMPARE(field()->text(), QString("stiffness"));
}

// A click elsewhere throws nothing away that could not be taken: it is said, and stands in its field again later.
void InspectorTest::whatIsRefusedIsNotLost() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "spring");
  const auto field = [&](const char* name) { return window->inspector().findChild<QLineEdit*>(name); };
  QTRY_VERIFY(field("parameter_c"));
  const int spring = window->document().partIndex("spring");
  const std::string before = window->document().modifier(spring, "c");
  field("parameter_c")->setFocus();
  field("parameter_c")->selectAll();
  QTest::keyClicks(field("parameter_c"), "7x y");
  clickPart(*window, "damper");
  QTRY_VERIFY(field("parameter_d") && !field("parameter_c"));
  const QString told = window->statusBar()->currentMessage();
  QVERIFY2(told.contains("spring") && told.contains("7x y"), qPrintable(told));
  QCOMPARE(window->document().modifier(spring, "c"), before);
  clickPart(*window, "spring");
  QTRY_VERIFY(field("parameter_c") && field("parameter_c")->text() == "7x y");
  QVERIFY(field("parameter_c")->property("invalid").toBool());
  auto* note = window->inspector().findChild<QLabel*>("note_parameter_c");
  QVERIFY(note && note->isVisible() && !note->text().isEmpty());
  // Another value of the part leaves it, Esc takes it back for good.
  QVERIFY(window->document().setModifier(spring, "phi_rel0", "0.1"));
  QCOMPARE(field("parameter_c")->text(), QString("7x y"));
  field("parameter_c")->setFocus();
  QTest::keyClick(field("parameter_c"), Qt::Key_Escape);
  const QString rest = field("parameter_c")->text();
  QVERIFY(rest != "7x y");
  clickPart(*window, "damper");
  QTRY_VERIFY(field("parameter_d") && !field("parameter_c"));
  clickPart(*window, "spring");
  QTRY_VERIFY(field("parameter_c"));
  QCOMPARE(field("parameter_c")->text(), rest);
  QVERIFY(!field("parameter_c")->property("invalid").toBool());
}

// In its own field, with what was typed, as long as it is not mended or taken back.
void InspectorTest::aNameThatCannotBeSaysWhy() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "spring");
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("partName"); };
  const auto note = [&] { return window->inspector().findChild<QLabel*>("note_partName"); };
  QTRY_VERIFY(field() && note() && field()->text() == "spring");
  for (const auto& [name, word] :
       {std::pair("2 gear", "letter"), {"while", "Modelica"}, {"damper", "damper"}, {"Übersetzung 1", "letter"}}) {
    field()->setFocus();
    field()->selectAll();
    QTest::keyClicks(field(), QString::fromUtf8(name));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), QString::fromUtf8(name));
    QVERIFY(field()->property("invalid").toBool());
    QVERIFY2(note()->isVisible() && note()->text().contains(word), qPrintable(note()->text()));
    QVERIFY(window->document().partIndex("spring") >= 0);
  }
  clickPart(*window, "damper");
  QTRY_VERIFY(field() && field()->text() == "damper");
  clickPart(*window, "spring");
  QTRY_VERIFY(field() && field()->text() == QString::fromUtf8("Übersetzung 1"));
  QVERIFY(note() && note()->isVisible());
  typeInto(field(), "spring2");
  QVERIFY(window->document().partIndex("spring2") >= 0);
  QTRY_VERIFY(note() && note()->isHidden() && field()->text() == "spring2");
}

// The library gives an amplitude no value but a start: that is what a run takes.
void InspectorTest::theValueUsedStandsInAnEmptyField() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Electrical.Analog.Sources.SineVoltage", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "sineVoltage1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_V"));
  auto* field = window->inspector().findChild<QLineEdit*>("parameter_V");
  QCOMPARE(field->text(), QString());
  QCOMPARE(field->placeholderText(), QString("1"));
  QVERIFY2(field->toolTip().contains("Without a value 1 is used"), qPrintable(field->toolTip()));
  window->checker().checkNow();
  const auto isTold = [&] {
    const auto& list = window->checker().messages();
    return std::any_of(list.begin(), list.end(), [](const Message& m) {
      return m.code == "I001" && m.text.find("V of sineVoltage1 has no value; 1 is used") != std::string::npos;
    });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isTold(), 30000);
}

void InspectorTest::severalPartsAreSetTogether() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QString basic = "Modelica.Electrical.Analog.Basic.";
  for (const int x : {-60, 0}) dropPart(*window, basic + "Resistor", QPointF(x, 0));
  for (size_t i = 0; i < 2; ++i) QTRY_VERIFY(window->canvas().scene().parts().at(i).info);
  OpenDocument& document = window->document();
  document.setModifier(0, "R", "5");
  document.setModifier(1, "R", "7");
  CanvasView& canvas = window->canvas();
  dragOn(canvas, canvas.toPixels(QPointF(-90, 40)).toPoint(), canvas.toPixels(QPointF(30, -40)).toPoint());
  QCOMPARE(canvas.scene().selectedParts().size(), 2);
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("parameter_R"); };
  QTRY_VERIFY(window->inspector().findChild<QLabel*>("severalParts"));
  QVERIFY(window->inspector().findChild<QLabel*>("severalParts")->text().contains("Resistor"));
  QVERIFY(field());
  QCOMPARE(field()->text(), QString());
  QCOMPARE(field()->placeholderText(), QString("several values"));
  const int steps = document.undoStack()->count();
  typeInto(field(), "2.2kOhm");
  QCOMPARE(document.modifier(0, "R"), std::string("2200"));
  QCOMPARE(document.modifier(1, "R"), std::string("2200"));
  QCOMPARE(document.undoStack()->count(), steps + 1);
  QCOMPARE(field()->text(), QString("2200"));
  auto* tick = window->inspector().findChild<QCheckBox*>("parameter_useHeatPort");
  QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
  for (const int part : {0, 1}) QCOMPARE(document.modifier(part, "useHeatPort"), std::string("true"));
  document.undoStack()->undo();
  document.undoStack()->undo();
  QCOMPARE(document.modifier(0, "R"), std::string("5"));
  QCOMPARE(field()->placeholderText(), QString("several values"));
  // A source has no R.
  dropPart(*window, "Modelica.Electrical.Analog.Sources.SineVoltage", {-60, -30});
  QTRY_VERIFY(canvas.scene().parts().at(2).info);
  canvas.setFocus();
  pressKey(&canvas, Qt::Key_A, Qt::ControlModifier);
  QTRY_VERIFY(!field());
  QCOMPARE(canvas.scene().selectedParts().size(), 3);
}

// Of several parts one begins where it is told to, the other does not: the tick is half, and a click sets both.
void InspectorTest::aMixedTickIsHalf() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  for (const int x : {-60, 0}) dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", QPointF(x, 0));
  for (size_t i = 0; i < 2; ++i) QTRY_VERIFY(window->canvas().scene().parts().at(i).info);
  OpenDocument& document = window->document();
  document.setModifier(0, "phi.fixed", "true");
  CanvasView& canvas = window->canvas();
  dragOn(canvas, canvas.toPixels(QPointF(-90, 40)).toPoint(), canvas.toPixels(QPointF(30, -40)).toPoint());
  QCOMPARE(canvas.scene().selectedParts().size(), 2);
  const auto tick = [&] { return window->inspector().findChild<QCheckBox*>("parameter_phi.fixed"); };
  QTRY_VERIFY(window->inspector().findChild<QLabel*>("severalParts") && tick());
  QCOMPARE(tick()->checkState(), Qt::PartiallyChecked);
  const auto ground = [&] { return tick()->grab().toImage().pixelColor(4, tick()->height() / 2 - 4); };
  const QColor half = ground();  // is no empty box
  window->inspector().ensureWidgetVisible(tick());
  QTest::mouseClick(tick(), Qt::LeftButton, {}, QPoint(8, tick()->height() / 2));
  for (const int part : {0, 1}) QCOMPARE(document.modifier(part, "phi.fixed"), std::string("true"));
  QCOMPARE(tick()->checkState(), Qt::Checked);
  QCOMPARE(ground(), half);
  QTest::mouseClick(tick(), Qt::LeftButton, {}, QPoint(8, tick()->height() / 2));
  QTest::mouseMove(tick(), QPoint(tick()->width() + 20, 0));
  QCOMPARE(tick()->checkState(), Qt::Unchecked);
  QVERIFY(ground() != half);
  document.undoStack()->undo();
  document.undoStack()->undo();
  QCOMPARE(tick()->checkState(), Qt::PartiallyChecked);
}

// Under Advanced, beside the choice of states, for the variables that have start values.
void InspectorTest::anOrderOfMagnitudeIsEntered() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("parameter_w.nominal"); };
  QTRY_VERIFY(field() && window->inspector().findChild<QWidget*>("parameter_stateSelect"));
  window->inspector().focusValue("w.nominal");
  QTRY_VERIFY(field()->hasFocus() && field()->isVisible());
  typeInto(field(), "100");
  QCOMPARE(window->document().modifier(0, "w.nominal"), std::string("100"));
  QTRY_VERIFY(field() && field()->text() == "100");
  QVERIFY(!window->inspector().findChild<QLineEdit*>("modifier_w.nominal"));
  typeInto(field(), "2*");
  QVERIFY(field()->property("invalid").toBool());
  QCOMPARE(window->document().modifier(0, "w.nominal"), std::string("100"));
}

namespace {

// Scrolls to a value of the part on show and opens its group by a click where that is closed.
void openFold(MainWindow& window, const char* name) {
  QWidget* field = nullptr;
  QTRY_VERIFY2((field = window.inspector().findChild<QWidget*>(name)), name);
  QWidget* group = field;
  while (group && !qobject_cast<Fold*>(group)) group = group->parentWidget();
  QVERIFY2(group, name);
  if (!static_cast<Fold*>(group)->isOpen()) {
    auto* head = group->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
    window.inspector().ensureWidgetVisible(head);
    QTest::mouseClick(head, Qt::LeftButton);
  }
  QTRY_VERIFY2(field->isVisible(), name);
  window.inspector().ensureWidgetVisible(field);
}

}  // namespace

// Under Advanced, which a click opens: by the arrow keys, and back to the default.
void InspectorTest::statesAreChosenByHand() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  openFold(*window, "parameter_stateSelect");
  auto* list = window->inspector().findChild<QComboBox*>("parameter_stateSelect");
  QVERIFY(list && isWhole(list));
  const int steps = window->document().undoStack()->count();
  QTest::mouseClick(list, Qt::LeftButton);
  QTRY_VERIFY(list->view()->isVisible());
  const int wanted = list->findText("always");
  QVERIFY(wanted >= 0);
  QTest::keyClick(list->view(), Qt::Key_Home);
  for (int row = 0; row < wanted; ++row) QTest::keyClick(list->view(), Qt::Key_Down);
  QTest::keyClick(list->view(), Qt::Key_Return);
  QTRY_COMPARE(window->document().modifier(0, "stateSelect"), std::string("StateSelect.always"));
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(window->document().modifier(0, "stateSelect"), std::string());
}

// Of a spring, whose twist is declared by its base.
void InspectorTest::aStartValueIsFixedByAClick() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.SpringDamper", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "springDamper1");
  openFold(*window, "parameter_phi_rel.fixed");
  auto* tick = window->inspector().findChild<QCheckBox*>("parameter_phi_rel.fixed");
  QVERIFY(tick && isWhole(tick));
  const auto click = [&] { QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2)); };
  click();
  QCOMPARE(window->document().modifier(0, "phi_rel.fixed"), std::string("true"));
  QCOMPARE(tick->checkState(), Qt::Checked);
  click();
  QCOMPARE(tick->checkState(), Qt::Unchecked);
  QVERIFY(window->document().modifier(0, "phi_rel.fixed") != "true");
}

// Values elsewhere that read a part follow its new name, in the same step.
void InspectorTest::expressionsFollowARenamedPart() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  OpenDocument& document = window->document();
  const int spring = document.partIndex("spring");
  QVERIFY(document.setModifier(spring, "c", "inertia2.J*1000"));
  document.setText(TextChange::Member::declarations, "Real power = inertia2.w*spring.tau; // of inertia2");
  const std::string before = diagram::toJson(document.values());
  QTRY_VERIFY(window->canvas().scene().findEnd("spring.flange_a").isValid());
  clickPart(*window, "inertia2");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("partName"));
  typeInto(window->inspector().findChild<QLineEdit*>("partName"), "disc");
  QCOMPARE(document.modifier(spring, "c"), std::string("disc.J*1000"));
  QCOMPARE(document.values().declarations, std::string("Real power = disc.w*spring.tau; // of inertia2"));
  runToEnd(*window);
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(document.values()), before);
}

QTEST_MAIN(InspectorTest)
#include "inspector_test.moc"
