// Values with units through the inspector's fields, and vectors by their components; units by the rules alone.
#include <QLabel>
#include <QToolButton>

#include "app/look/display_unit.h"
#include "app/panels/scrub_label.h"
#include "app/panels/vector_field.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class InspectorUnitsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void unitsConvert_data();
  void unitsConvert();
  void unitsThatDoNotFitAreRefused();
  void anAngleIsTypedInDegrees();
  void anotherUnitCanBeChosen();
  void aHandThatDrawsKeepsTheUnit();
  void whatIsWrittenInFewDigitsIsReadSo();
  void vectorsAreSplit();
  void aVectorIsTypedByComponents();
  void aTypeTellsTheUnit();
};

// What is typed, for a value of which unit, shown in which: the number that the model gets. By the definitions of the
// units (BIPM, SI brochure): 1 rpm = 2π/60 rad/s, 0 °C = 273.15 K, 1 bar = 100 000 Pa.
void InspectorUnitsTest::unitsConvert_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("unit");
  QTest::addColumn<QString>("shown");
  QTest::addColumn<double>("expected");
  QTest::newRow("plain, same unit") << "2.5"
                                    << "kg"
                                    << "" << 2.5;
  QTest::newRow("plain, in the shown unit") << "30"
                                            << "rad"
                                            << "deg" << M_PI / 6;
  QTest::newRow("with a unit") << "30 deg"
                               << "rad"
                               << "" << M_PI / 6;
  QTest::newRow("the model's own unit") << "2 rad"
                                        << "rad"
                                        << "deg" << 2.0;
  QTest::newRow("revolutions a minute") << "1500 rpm"
                                        << "rad/s"
                                        << "" << 50 * M_PI;
  QTest::newRow("Celsius has another zero") << "20 degC"
                                            << "K"
                                            << "" << 293.15;
  QTest::newRow("degree sign") << "-10 °C"
                               << "K"
                               << "" << 263.15;
  QTest::newRow("shown in Celsius") << "20"
                                    << "K"
                                    << "degC" << 293.15;
  QTest::newRow("prefix, no blank") << "2.2kOhm"
                                    << "Ohm"
                                    << "" << 2200.0;
  QTest::newRow("micro sign") << "4.7 µF"
                              << "F"
                              << "" << 4.7e-6;
  QTest::newRow("a comma before a unit") << "2,5 kN"
                                         << "N"
                                         << "" << 2500.0;
  QTest::newRow("exponent") << "1e3 mm"
                            << "m"
                            << "" << 1.0;
  QTest::newRow("compound") << "36 km/h"
                            << "m/s"
                            << "" << 10.0;
}

void InspectorUnitsTest::unitsConvert() {
  QFETCH(QString, typed);
  QFETCH(QString, unit);
  QFETCH(QString, shown);
  QFETCH(double, expected);
  const DisplayUnit display = displayUnit(unit, shown);
  const auto entered = enteredValue(typed, unit, display);
  QVERIFY(entered);
  bool isNumber = false;
  const double value = entered->toDouble(&isNumber);
  QVERIFY2(isNumber, qPrintable(*entered));
  QVERIFY2(std::abs(value - expected) <= 1e-12 * std::abs(expected), qPrintable(*entered));
  // There and back: what is shown, typed again, is the same text (no drift from edit to edit).
  const QString again = *enteredValue(fieldText(*entered, display), unit, display);
  QCOMPARE(fieldText(again, display), fieldText(*entered, display));
}

void InspectorUnitsTest::unitsThatDoNotFitAreRefused() {
  const DisplayUnit plain = displayUnit("rad", "");
  QString problem;
  QVERIFY(!enteredValue("3 kg", "rad", plain, &problem));
  QVERIFY(problem.contains("kg"));
  QVERIFY(!enteredValue("3 furlong", "m", displayUnit("m", ""), &problem));
  QVERIFY(problem.contains("furlong"));
  for (const char* text : {"1e400", "1e999 rad"}) {
    QVERIFY2(!enteredValue(text, "rad", plain, &problem), text);
    QVERIFY(problem.contains("large"));
  }
  QCOMPARE(enteredValue("= 2*k", "rad", plain).value_or("refused"), QString("2*k"));
  // Expressions are left to the engine.
  for (const char* text : {"2*ratio", "ratio", "if on then 1 else 2", "{1, 2}", "sin(3)", "2 + 3"})
    QCOMPARE(enteredValue(text, "rad", displayUnit("rad", "deg")).value_or("refused"), QString(text));
}

// SI.Angle is shown in degrees: the field, its unit and the modifier.
void InspectorUnitsTest::anAngleIsTypedInDegrees() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Fixed", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "fixed1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_phi0"));
  auto* field = window->inspector().findChild<QLineEdit*>("parameter_phi0");
  QCOMPARE(window->inspector().findChild<QToolButton*>("unit_phi0")->text(), QString("°"));
  typeInto(field, "90");
  QVERIFY(std::abs(QString::fromStdString(window->document().modifier(0, "phi0")).toDouble() - M_PI / 2) < 1e-12);
  QCOMPARE(field->text(), QString("90"));
  typeInto(field, "0.5 rev");
  QVERIFY(std::abs(QString::fromStdString(window->document().modifier(0, "phi0")).toDouble() - M_PI) < 1e-12);
  QCOMPARE(field->text(), QString("0.5 rev"));
  const int steps = window->document().undoStack()->count();
  // What cannot be taken stays red with a sentence below the field, and changes nothing.
  auto* note = window->inspector().findChild<QLabel*>("note_parameter_phi0");
  QVERIFY(note && !note->isVisible());
  for (const char* wrong : {"3 kg", "1e", "sin(", "1e400", "2,5"}) {
    typeInto(field, wrong);
    QVERIFY2(field->property("invalid").toBool() && note->isVisible() && note->text().size() > 8, wrong);
    QCOMPARE(field->text(), QString(wrong));
    QCOMPARE(window->document().undoStack()->count(), steps);
  }
  QTest::keyClick(field, Qt::Key_Backspace);
  QVERIFY(!note->isVisible());
  typeInto(field, "0.5 rev");
  QCOMPARE(window->document().undoStack()->count(), steps);
}

void InspectorUnitsTest::anotherUnitCanBeChosen() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QToolButton*>("unit_w.start"));
  // A value that says its unit itself has no button beside it, and Tab finds none; without it the button is back.
  auto* const unit = window->inspector().findChild<QToolButton*>("unit_w.start");
  auto* const field = window->inspector().findChild<QLineEdit*>("parameter_w.start");
  QVERIFY(unit->isVisible());
  const int width = field->width();
  typeInto(field, "1500 rpm");
  QTRY_COMPARE(field->text(), QString("1500 rpm"));
  QTRY_VERIFY(!unit->isVisible());
  QCOMPARE(field->width(), width);
  field->setFocus();
  QTest::keyClick(field, Qt::Key_Tab);
  QVERIFY(QApplication::focusWidget() != unit);
  typeInto(field, "60");
  QTRY_VERIFY(unit->isVisible());
  QCOMPARE(unit->text(), QString("rad/s"));
  const auto choices = window->inspector().findChild<QToolButton*>("unit_w.start")->menu()->actions();
  for (QAction* choice : choices)
    if (choice->text() == "rpm") choice->trigger();
  QTRY_COMPARE(window->inspector().findChild<QToolButton*>("unit_w.start")->text(), QString("rpm"));
  typeInto(window->inspector().findChild<QLineEdit*>("parameter_w.start"), "60");
  QVERIFY(std::abs(QString::fromStdString(window->document().modifier(0, "w.start")).toDouble() - 2 * M_PI) < 1e-12);
}

// A value that was typed with a unit keeps it while a hand draws at its name; undo brings back what was typed.
void InspectorUnitsTest::aHandThatDrawsKeepsTheUnit() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("parameter_w.start"); };
  QTRY_VERIFY(field());
  typeInto(field(), "1500 rpm");
  QTRY_COMPARE(field()->text(), QString("1500 rpm"));
  ScrubLabel* name = nullptr;
  for (auto* each : window->inspector().findChildren<ScrubLabel*>())
    if (each->text() == "w" && each->isVisible()) name = each;
  QVERIFY(name);
  const int steps = window->document().undoStack()->index();
  const QPoint at = name->rect().center();
  QTest::mousePress(name, Qt::LeftButton, {}, at);
  for (int x = 5; x <= 10; ++x) QTest::mouseMove(name, at + QPoint(x, 0));
  QTest::mouseRelease(name, Qt::LeftButton, {}, at + QPoint(10, 0));
  QCOMPARE(field()->text(), QString("1650 rpm"));
  const double value = QString::fromStdString(window->document().modifier(0, "w.start")).toDouble();
  QVERIFY(std::abs(value - 55 * M_PI) < 1e-9);
  QCOMPARE(window->document().undoStack()->index(), steps + 1);
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(field()->text(), QString("1500 rpm"));
}

// An angle of 1 rad, as a text may have it, is no number of degrees with twelve digits.
void InspectorUnitsTest::whatIsWrittenInFewDigitsIsReadSo() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  const auto field = [&] { return window->inspector().findChild<QLineEdit*>("parameter_phi.start"); };
  QTRY_VERIFY(field());
  typeInto(field(), "90");
  QTRY_COMPARE(field()->text(), QString("90"));
  QVERIFY(window->document().setModifier(0, "phi.start", "1"));
  QTRY_COMPARE(field()->text(), QString("1 rad"));
  const int steps = window->document().undoStack()->count();
  field()->setFocus();
  QTest::keyClick(field(), Qt::Key_Return);
  QCOMPARE(window->document().undoStack()->count(), steps);
}

void InspectorUnitsTest::vectorsAreSplit() {
  using Parts = std::array<QString, 3>;
  QCOMPARE(vectorComponents(" {1, -0.5 ,f(a, {2,3})} "), std::optional(Parts{"1", "-0.5", "f(a, {2,3})"}));
  for (const char* other : {"", "r0", "{1,2}", "{1,2,3,4}", "{1,,2}", "{1,0,0} + {0,0,1}", "{{1,2,3}}", "2*{1,2,3}"})
    QVERIFY2(!vectorComponents(other), other);
}

// A component at a time, a list and an expression for the whole, and back to the default.
void InspectorUnitsTest::aVectorIsTypedByComponents() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const std::string name = window->document().values().components[0].name;
  clickPart(*window, name.c_str());
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_r[2]"));
  const auto field = [&](const char* which) { return window->inspector().findChild<QLineEdit*>(which); };
  const auto value = [&] { return QString::fromStdString(window->document().modifier(0, "r")); };
  typeInto(field("parameter_r[2]"), "0.5");
  QCOMPARE(value(), QString("{0, 0.5, 0}"));
  QCOMPARE(field("parameter_r[1]")->text(), QString("0"));
  QVERIFY(field("parameter_r[2]")->isVisible() && !field("parameter_r")->isVisible());
  typeInto(field("parameter_r[1]"), "{1, 2, 3}");
  QCOMPARE(value(), QString("{1, 2, 3}"));
  QCOMPARE(field("parameter_r[3]")->text(), QString("3"));
  const int steps = window->document().undoStack()->count();
  typeInto(field("parameter_r[3]"), "sin(");
  QCOMPARE(window->document().undoStack()->count(), steps);
  QVERIFY(window->inspector().findChild<QLabel*>("note_parameter_r")->isVisible());
  typeInto(field("parameter_r[3]"), "= 2*ones(3)");
  QCOMPARE(value(), QString("2*ones(3)"));
  QVERIFY(field("parameter_r")->isVisible() && !field("parameter_r[2]")->isVisible());
  typeInto(field("parameter_r"), " ");
  QCOMPARE(value(), QString());
  QVERIFY(field("parameter_r[1]")->isVisible());
  QCOMPARE(field("parameter_r[1]")->placeholderText(), QString("0"));
}

// Parameters of a model in a Modelica file whose types are those of a library, by its name or an import, or of the
// model itself: each with its unit, on the diagram and on a part of its own class.
void InspectorUnitsTest::aTypeTellsTheUnit() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("Train.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"(model Train
  import SI = Modelica.Units.SI;
  import Modelica.Units.SI.Velocity;
  type Load = Real(unit = "kg");
  type Freight = Load(min = 0);
  model Cart
    parameter SI.Mass m = 2;
    parameter Freight load = 1;
    SI.Velocity v(start = 1);
  equation
    (m + load) * der(v) = -v;
    annotation(Icon(graphics = {Rectangle(extent = {{-80, 40}, {80, -40}})}));
  end Cart;
  parameter SI.Mass m = 3;
  parameter Freight load = 4;
  parameter Velocity v0 = 1;
  parameter Modelica.Units.SI.Length way = 2;
  parameter Real plain(unit = "s") = 1;
  parameter Integer count = 2;
  Cart cart(m = m) annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
end Train;
)");
  file.close();
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(file.fileName()));
  QTRY_VERIFY_WITH_TIMEOUT(window->document().partIndex("cart") >= 0, 20000);
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const auto unitBeside = [&](const char* field) {
    auto* line = window->inspector().findChild<QLineEdit*>(field);
    if (!line) return QString("no field");
    for (QLabel* label : line->parentWidget()->findChildren<QLabel*>())
      if (label->isVisible() && label->x() >= line->geometry().right() &&
          label->geometry().top() < line->geometry().bottom() && label->geometry().bottom() > line->geometry().top())
        return label->text();
    return QString();
  };
  for (const auto& [name, unit] : std::map<const char*, const char*>{{"diagramParameter_m", "kg"},
                                                                     {"diagramParameter_load", "kg"},
                                                                     {"diagramParameter_v0", "m/s"},
                                                                     {"diagramParameter_way", "m"},
                                                                     {"diagramParameter_plain", "s"},
                                                                     {"diagramParameter_count", ""}})
    QTRY_COMPARE(unitBeside(name), QString(unit));
  // What is typed in another unit becomes a number of this one.
  typeInto(window->inspector().findChild<QLineEdit*>("diagramParameter_way"), "250 mm");
  QCOMPARE(window->document().values().parameters[3].value, std::string("0.25"));
  QTRY_COMPARE(unitBeside("diagramParameter_m"), QString("kg"));
  // Another type, another unit; undone, the one of before.
  auto changed = window->document().values().parameters[0];
  changed.type = "SI.Inertia";
  window->document().setParameter(0, changed);
  QTRY_COMPARE(unitBeside("diagramParameter_m"), QString("kg·m²"));
  window->document().undoStack()->undo();
  QTRY_COMPARE(unitBeside("diagramParameter_m"), QString("kg"));
  clickPart(*window, "cart");
  QTRY_VERIFY(window->inspector().findChild<QToolButton*>("unit_m"));
  QCOMPARE(window->inspector().findChild<QToolButton*>("unit_m")->text(), QString("kg"));
  QCOMPARE(window->inspector().findChild<QToolButton*>("unit_load")->text(), QString("kg"));
}

QTEST_MAIN(InspectorUnitsTest)
#include "inspector_units_test.moc"
