// Which language the window speaks, and how numbers are written and read in it.
#include <QComboBox>
#include <QLabel>
#include <QStatusBar>

#include "app/language/language.h"
#include "app/language/messages.h"
#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/look/number_column.h"
#include "app/look/quantity_title.h"
#include "app/look/unit_quotient.h"
#include "app/plots/plot_view.h"
#include "engine/base/decimal.h"
#include "tests/app/window_bench.h"

namespace armature::app {

class LanguageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void cleanup() { speak(Language::english); }
  void namesOfLanguagesAreKnown_data();
  void namesOfLanguagesAreKnown();
  void theFirstThatIsAskedForIsSpoken();
  void sentencesFollowTheLanguage();
  void numbersAreWrittenInTheLanguage();
  void numbersBelowEachOtherHaveOneForm();
  void axesNameWhatTheyCount();
  void denominatorsOfSeveralFactorsHaveBrackets();
  void aCommaIsADecimalPointInGerman_data();
  void aCommaIsADecimalPointInGerman();
  void unitsAreReadAsTheyAreWritten();
  void aCommaIsExplainedInEnglish();
  void listsKeepTheirCommas();
  void thePaletteNamesPackagesInTheLanguage();
  void theInspectorTakesACommaAndWritesAPoint();
  void vectorsTakeACommaInEachField();
  void theChoiceIsKept();
  void numbersOfMessagesHaveTheMarkOfTheLanguage();
  void examplesHaveGermanTitles();
  void whatIsSaidOfADiagramGoesWithIt();
};

void LanguageTest::namesOfLanguagesAreKnown_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("expected");
  for (const char* name : {"de", "de_DE.UTF-8", "de-AT", "de_CH@euro", "Deutsch", "German", "DE"})
    QTest::newRow(name) << name << "de";
  for (const char* name : {"en", "en_GB.UTF-8", "C", "POSIX", "C.UTF-8", "English"})
    QTest::newRow(name) << name << "en";
  for (const char* name : {"", "fr_FR.UTF-8", "den", "xx"}) QTest::newRow(name) << name << "";
}

void LanguageTest::namesOfLanguagesAreKnown() {
  QFETCH(QString, name);
  QFETCH(QString, expected);
  const auto language = languageNamed(name);
  QCOMPARE(language ? shortName(*language) : QString(), expected);
}

// The command line, then the settings, then the desktop; what is not spoken is passed over.
void LanguageTest::theFirstThatIsAskedForIsSpoken() {
  QCOMPARE(chosenLanguage("de", "en", {"en-US"}), Language::german);
  QCOMPARE(chosenLanguage({}, "de", {"en-US"}), Language::german);
  QCOMPARE(chosenLanguage({}, {}, {"de-DE", "en-US"}), Language::german);
  QCOMPARE(chosenLanguage({}, {}, {"fr-FR", "de-DE", "en-US"}), Language::german);
  QCOMPARE(chosenLanguage({}, "fr", {"ja-JP"}), Language::english);
  QCOMPARE(chosenLanguage({}, "en", {"de-DE"}), Language::english);
}

// Sentences of the sources with their plurals, Qt's own, and those of tables; and back.
void LanguageTest::sentencesFollowTheLanguage() {
  QCOMPARE(InspectorPanel::tr("Stop time"), QString("Stop time"));
  QVERIFY(speak(Language::german));
  QCOMPARE(InspectorPanel::tr("Stop time"), QString("Endzeit"));
  QCOMPARE(InspectorPanel::tr("%n parts selected", nullptr, 3), QString("3 Teile ausgewählt"));
  QCOMPARE(DiagramScene::tr("Move %n parts", nullptr, 1), QString("1 Teil verschieben"));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QString("Abbrechen"));
  QCOMPARE(QCoreApplication::translate("Signs", "No current flows."), QString("Es fließt kein Strom."));
  QCOMPARE(libraryText("no sentence of the library"), QString("no sentence of the library"));
  QVERIFY(speak(Language::english));
  QCOMPARE(InspectorPanel::tr("Stop time"), QString("Stop time"));
  QCOMPARE(QCoreApplication::translate("Signs", "No current flows."), QString("No current flows."));
}

void LanguageTest::numbersAreWrittenInTheLanguage() {
  QCOMPARE(formatNumber(-1234.5, 6), QString("−1234.5"));
  QCOMPARE(withMark("1.5e-3"), QString("1.5e-3"));
  QVERIFY(speak(Language::german));
  QCOMPARE(formatNumber(-1234.5, 6), QString("−1234,5"));
  QCOMPARE(formatNumber(3.2e-7, 2), QString("3,2·10⁻⁷"));
  QCOMPARE(formatValue(0.25, "kg.m2"), QString("0,25\u202Fkg·m²"));
  QCOMPARE(fieldText("1.5e-3", displayUnit("m", "")), QString("1,5e-3"));
  QCOMPARE(fieldText("0.0015", displayUnit("m", "mm")), QString("1,5"));
  // What is no number is Modelica text, and stays it.
  for (const char* text : {"1.5*k", "{1.5, 2}", "world.g", "[0, 1.5]", "sin(0.5)"})
    QCOMPARE(withMark(text), QString(text));
}

// As many decimals in each row, none that all could do without; what these would say nothing of stands on its own.
void LanguageTest::numbersBelowEachOtherHaveOneForm() {
  const auto texts = [](const std::vector<double>& numbers, int digits = 4) {
    const NumberColumn column(numbers, digits);
    QStringList made;
    for (const double number : numbers) made << column.text(number);
    return made;
  };
  QCOMPARE(texts({0.5, 0.25, 3}), QStringList({"0.50", "0.25", "3.00"}));
  QCOMPARE(texts({2, -10, 0}), QStringList({"2", "−10", "0"}));
  QCOMPARE(texts({104.72, 3.14159, 0}), QStringList({"104.72", "3.14", "0.00"}));
  QCOMPARE(texts({1500, 0.5}), QStringList({"1500.0", "0.5"}));
  QCOMPARE(texts({1500, 0.00012, 1e-9}), QStringList({"1500", "0.00012", "1·10⁻⁹"}));
  QCOMPARE(texts({2.5e7, 12.5, 1}), QStringList({"2.5·10⁷", "12.5", "1.0"}));
  QCOMPARE(texts({std::nan(""), 1.5}), QStringList({"not a number", "1.5"}));
  QCOMPARE(texts({}), QStringList());
  // A number that the form was not made of is not rounded to what others had no need of.
  const auto beyond = [](const std::vector<double>& numbers, double number) {
    return NumberColumn(numbers).text(number);
  };
  QCOMPARE(beyond({10, 20}, 12.5), QString("12.5"));
  QCOMPARE(beyond({0, 0}, 12.345), QString("12.35"));
  QCOMPARE(beyond({}, 0.25), QString("0.25"));
  QCOMPARE(beyond({10.25, 20.5}, 12.3456), QString("12.35"));
  // What somebody has chosen keeps all of its digits.
  const auto chosen = [](const std::vector<double>& numbers) {
    QStringList made;
    for (const double number : numbers) made << NumberColumn(numbers, 6, true).text(number);
    return made;
  };
  QCOMPARE(chosen({10, 12.345}), QStringList({"10.000", "12.345"}));
  QCOMPARE(chosen({100000, 12.345}), QStringList({"100000", "12.345"}));
  QCOMPARE(chosen({10256, 0.1}), QStringList({"10256.0", "0.1"}));
  QCOMPARE(amountTexts({{1, "N"}, {0.25, "m"}, {2.5, "N"}, {7, ""}, {0.5, "1"}}),
           QStringList({"1.0\u202FN", "0.25\u202Fm", "2.5\u202FN", "7", "0.5"}));
  QVERIFY(speak(Language::german));
  QCOMPARE(texts({0.5, -12.25}), QStringList({"0,50", "−12,25"}));
}

// By what the variable says of itself, else by its unit.
void LanguageTest::axesNameWhatTheyCount() {
  QCOMPARE(quantityTitle("", "rad", "deg"), QString("angle"));
  QCOMPARE(quantityTitle("HeatFlowRate", "W", "W"), QString("heat flow"));
  QCOMPARE(quantityTitle("AngularVelocity", "rad/s", "rpm"), QString("speed"));
  QCOMPARE(quantityTitle("WeberNumber", "1", "1"), QString());
  QCOMPARE(quantityTitle("", "", ""), QString());
  QVERIFY(speak(Language::german));
  QCOMPARE(quantityTitle("Angle", "rad", "rad"), QString("Winkel"));
  QCOMPARE(quantityTitle("", "N.m", "N.m"), QString("Moment"));
  QCOMPARE(quantityTitle("", "rad/s", "rpm"), QString("Drehzahl"));
}

// One fraction in a unit, whoever wrote it.
void LanguageTest::denominatorsOfSeveralFactorsHaveBrackets() {
  for (const char* unit : {"W/(m2.K)", "W/m2.K", "W/m2/K", "W/(m²·K)"}) QCOMPARE(prettyUnit(unit), QString("W/(m²·K)"));
  QCOMPARE(prettyUnit("N.m/rad"), QString("N·m/rad"));
  struct Row {
    const char *over, *under, *expected;
  };
  for (const Row& row : std::initializer_list<Row>{{"N.m", "rad", "N·m/rad"},
                                                   {"m/s", "s", "m/s²"},
                                                   {"m/s²", "s", "m/s³"},
                                                   {"N.m/rad", "s", "N·m/(rad·s)"},
                                                   {"W", "m2.K", "W/(m²·K)"},
                                                   {"W/(m2.K)", "s", "W/(m²·K·s)"},
                                                   {"rad", "N.m/s", "rad·s/(N·m)"},
                                                   {"", "s", "1/s"},
                                                   {"m", "s-1.s", "m"},
                                                   {"1", "1", ""},
                                                   {"V", "1", "V"}})
    QCOMPARE(prettyUnit(unitQuotient(row.over, row.under)), QString(row.expected));
}

void LanguageTest::aCommaIsADecimalPointInGerman_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("expected");  // "" = as typed
  for (const auto& [typed, expected] :
       std::initializer_list<std::pair<const char*, const char*>>{{"1,5", "1.5"},
                                                                  {" −2,25 ", "-2.25"},
                                                                  {"1,5e3", "1.5e3"},
                                                                  {",5", ".5"},
                                                                  {"1.5", "1.5"},
                                                                  {"2,5 kN", "2500"},
                                                                  {"{1,5}", "{1,5}"},
                                                                  {"{1, 5}", "{1, 5}"},
                                                                  {"[0,0; 1,5]", "[0,0; 1,5]"},
                                                                  {"1,5*k", "1,5*k"},
                                                                  {"max(1,5)", "max(1,5)"},
                                                                  {"1,5,2", "1,5,2"}})
    QTest::newRow(typed) << typed << expected;
}

void LanguageTest::aCommaIsADecimalPointInGerman() {
  QFETCH(QString, typed);
  QFETCH(QString, expected);
  QVERIFY(speak(Language::german));
  QCOMPARE(enteredValue(typed, "N", displayUnit("N", "")).value_or("refused"), expected);
}

// Whatever unit a field or a menu shows can be typed as it stands there.
void LanguageTest::unitsAreReadAsTheyAreWritten() {
  for (const Language language : {Language::english, Language::german}) {
    QVERIFY(speak(language));
    for (const char* family : {"rad", "rad/s", "K", "Pa", "m", "m/s", "N",  "N.m", "s",     "V",
                               "A",   "Ohm",   "F", "H",  "W", "Hz",  "kg", "J",   "kg/m3", "kg.m2"})
      for (const QString& unit : usualUnits(family)) {
        const QString shown = prettyUnit(unit);
        const auto read = enteredValue("2 " + shown, family, displayUnit(family, ""));
        QVERIFY2(read && read == enteredValue("2 " + unit, family, displayUnit(family, "")), qPrintable(shown));
      }
    QCOMPARE(prettyUnit("rpm"), language == Language::german ? QString("U/min") : QString("rpm"));
  }
}

void LanguageTest::aCommaIsExplainedInEnglish() {
  QCOMPARE(enteredValue("1,5", "N", displayUnit("N", "")).value_or("refused"), QString("1,5"));
  QCOMPARE(withPoint("1,5"), QString("1,5"));
}

// A list typed into the field of a part is the list in German, too; without braces it is not taken for a number.
void LanguageTest::listsKeepTheirCommas() {
  QVERIFY(speak(Language::german));
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Blocks.Continuous.TransferFunction", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "transferFunction1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_a"));
  auto* field = window->inspector().findChild<QLineEdit*>("parameter_a");
  typeInto(field, "{1,5}");
  QCOMPARE(window->document().modifier(0, "a"), std::string("{1,5}"));
  const int steps = window->document().undoStack()->count();
  typeInto(field, "1,5");
  QVERIFY(field->property("invalid").toBool());
  QCOMPARE(window->document().undoStack()->count(), steps);
  auto* note = window->inspector().findChild<QLabel*>("note_parameter_a");
  QVERIFY(note && note->text().contains("Dezimalpunkt"));
}

// Packages of the library are words of people; classes keep their names, which stand in the diagram.
void LanguageTest::thePaletteNamesPackagesInTheLanguage() {
  QVERIFY(speak(Language::german));
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QTreeWidget* tree = window->palettePanel().tree();
  const auto find = [&](const QString& words) -> QTreeWidgetItem* {
    return tree->findItems(words, Qt::MatchExactly | Qt::MatchRecursive).value(0);
  };
  for (const char* words : {"Mechanik", "Drehung", "Bauteile"}) {
    QTRY_VERIFY2(find(words), words);
    find(words)->setExpanded(true);
  }
  QTRY_VERIFY(find("Inertia"));
  QVERIFY(find("Elektrik") && find("Signale") && find("Wärme"));
}

// The person sees a comma, the document has Modelica's point.
void LanguageTest::theInspectorTakesACommaAndWritesAPoint() {
  QVERIFY(speak(Language::german));
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_J"));
  auto* field = window->inspector().findChild<QLineEdit*>("parameter_J");
  typeInto(field, "1,5");
  QCOMPARE(window->document().modifier(0, "J"), std::string("1.5"));
  QCOMPARE(field->text(), QString("1,5"));
  typeInto(field, "2.5");
  QCOMPARE(window->document().modifier(0, "J"), std::string("2.5"));
  QCOMPARE(field->text(), QString("2,5"));
  // The whole diagram's numbers.
  QTest::mouseClick(&window->canvas(), Qt::LeftButton, {}, {5, 5});
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("stopTime"));
  typeInto(window->inspector().findChild<QLineEdit*>("stopTime"), "2,5");
  QCOMPARE(window->document().values().experiment.stopTime, 2.5);
  const QString file = folder.filePath("saved.armature.json");
  QVERIFY(window->document().save(file));
  QFile saved(file);
  QVERIFY(saved.open(QIODevice::ReadOnly));
  const QByteArray text = saved.readAll();
  QVERIFY2(text.contains("2.5") && !text.contains("2,5"), text);
}

void LanguageTest::vectorsTakeACommaInEachField() {
  QVERIFY(speak(Language::german));
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "fixedTranslation1");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_r[2]"));
  auto* field = window->inspector().findChild<QLineEdit*>("parameter_r[2]");
  typeInto(field, "0,5");
  QCOMPARE(window->document().modifier(0, "r"), std::string("{0, 0.5, 0}"));
  QCOMPARE(field->text(), QString("0,5"));
}

// In the preferences: kept under its short name, as the system by default.
void LanguageTest::theChoiceIsKept() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const auto choose = [&](const QString& language, const QString& shown) {
    bool isAsked = false;
    QTimer::singleShot(0, window.get(), [&] {
      QWidget* dialog = QApplication::activeModalWidget();
      QVERIFY(dialog);
      auto* box = dialog->findChild<QComboBox*>("language");
      QVERIFY(box);
      QCOMPARE(box->currentData().toString(), shown);
      QCOMPARE(box->count(), 3);
      box->setCurrentIndex(box->findData(language));
      isAsked = true;
      QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    });
    for (QAction* action : window->actions())
      if (action->text() == "Pr&eferences…") action->trigger();
    QVERIFY(isAsked);
  };
  choose("de", "");
  QCOMPARE(window->settings().value("language").toString(), QString("de"));
  choose("", "de");
  QCOMPARE(window->settings().value("language").toString(), QString());
}

void LanguageTest::numbersOfMessagesHaveTheMarkOfTheLanguage() {
  const Phrase said = phrase("%1 (at t = %2)", Phrase("version 3.2"), decimal("0.5 s"));
  QCOMPARE(spoken(said), QString("version 3.2 (at t = 0.5\u00A0s)"));
  QVERIFY(speak(Language::german));
  QCOMPARE(spoken(said), QString("version 3.2 (bei t = 0,5\u00A0s)"));
}

// In the window; the file keeps the title that it has, and what a person writes is shown as it is written.
void LanguageTest::examplesHaveGermanTitles() {
  QVERIFY(speak(Language::german));
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QVERIFY2(window->windowTitle().startsWith("Antriebsstrang"), qPrintable(window->windowTitle()));
  QCOMPARE(window->document().values().title, std::string("Drive train"));
  QTRY_VERIFY(window->plots().plotCount() == 3);
  auto* legend = window->plots().view(0)->findChild<QLabel*>("plotLegend");
  QVERIFY(legend);
  QTRY_VERIFY2(legend->text().contains("Drehzahlen"), qPrintable(legend->text()));
  window->document().setText(TextChange::Member::title, "My drive");
  QVERIFY(window->windowTitle().startsWith("My drive"));
  // A copy of one's own is one's own.
  const QString copy = folder.filePath("copy.armature.json");
  QVERIFY(QFile::copy(example("Rotational/First"), copy));
  QVERIFY(window->openFile(copy));
  QVERIFY(window->windowTitle().startsWith("Drive train"));
}

// Passing words of one diagram do not stay in the line below another.
void LanguageTest::whatIsSaidOfADiagramGoesWithIt() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  pressKey(window.get(), Qt::Key_F5);
  const auto said = [&] { return window->statusBar()->currentMessage(); };
  QTRY_VERIFY(said().startsWith("There is nothing to run"));
  QTest::qWait(400);
  QVERIFY(!said().isEmpty());
  QVERIFY(window->openFile(example("Rotational/First")));
  QVERIFY2(said().isEmpty(), qPrintable(said()));
}

}  // namespace armature::app

QTEST_MAIN(armature::app::LanguageTest)
#include "language_test.moc"
