// Replaceable parts of a part, chosen in the inspector by mouse and keys from what fits.
#include <QLabel>
#include <QListWidget>
#include <QMenu>

#include "app/look/detail_delegate.h"
#include "app/panels/messages_panel.h"
#include "tests/app/replaceable_bench.h"
#include "tests/facade/replaceable_library.h"

using namespace armature;
using namespace armature::app;

namespace {

std::unique_ptr<MainWindow> windowWithLibrary(const QTemporaryDir& folder) {
  const QString libraries = folder.filePath("libraries");
  if (!QDir().mkpath(libraries) || !writeReplaceableLibrary(libraries)) return nullptr;
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = folder.filePath("settings.ini");
  options.makeEngine = [libraries] {
    return makeFacadeEngine({libraries.toStdString(), ARMATURE_SOURCE_DIR "/palette"});
  };
  auto window = std::make_unique<MainWindow>(std::move(options));
  window->resize(1400, 900);
  window->show();
  window->activateWindow();
  (void)QTest::qWaitForWindowActive(window.get());
  window->files().makeNew();
  return window;
}

void resetByMenu(MainWindow& window, const QString& element) {
  QWidget* field = choiceField(window, element);
  QVERIFY(field);
  QTimer::singleShot(200, &window, [] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* reset = menu->findChild<QAction*>("resetValue");
    QVERIFY(reset && reset->isEnabled());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(reset).center());
  });
  QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(4, 4), field->mapToGlobal(QPoint(4, 4)));
  QApplication::sendEvent(field, &event);
}

double lastValue(MainWindow& window, const char* name) {
  const auto& store = *window.run().store();
  const auto column = store.find(name);
  return column < 0 ? NAN : store.value(store.columns()[static_cast<size_t>(column)], store.rowCount() - 1);
}

}  // namespace

class ReplaceableTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aPackageIsChosenAndRuns();
  void valuesOfAModelComeAlong();
  void aComponentKeepsItsValues();
  void valuesThatGoWithTheDefaultAreNotShownForAChoice();
  void whatDoesNotFitLeadsToItsField();
  void severalPartsAreChosenTogether();
  void theDiagramsOwnClassesAreOffered();
  void choicesComeBackFromModelicaText();
  void namesOfChoicesAreWhole();
};

// The default is grey, what fits is listed and searched, one step of undo, values of the package as text.
void ReplaceableTest::aPackageIsChosenAndRuns() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  dropKnown(*window, "Exchange.Pipe", {0, 0});
  OpenDocument& document = window->document();
  QTRY_VERIFY(choiceField(*window, "Medium"));
  QCOMPARE(choiceField(*window, "Medium")->currentText(), QString("choose: Fluid"));
  QVERIFY(choiceField(*window, "Medium")->property("default").toBool());
  QVERIFY(!choiceField(*window, "Hidden"));
  auto* about = window->inspector().findChild<QLabel*>("about_Medium");
  QTRY_VERIFY(about && about->isVisible());
  QCOMPARE(about->text(), QString("fluid in the pipe"));
  QTest::mouseClick(choiceField(*window, "Medium"), Qt::LeftButton);
  QTRY_COMPARE(rowsOf(cardList(*window)), (QStringList{"Fluid (nothing chosen)", "Water", "Oil", "HotOil"}));
  auto* search = window->findChild<QLineEdit*>("choiceSearch");
  QTest::keyClick(search, Qt::Key_Escape);
  QTRY_VERIFY(!cardList(*window));
  QVERIFY(choiceField(*window, "Medium")->hasFocus());
  const int steps = document.undoStack()->count();
  // A word of the description finds it.
  chooseByKeys(*window, "Medium", "bearings", "Oil");
  QCOMPARE(document.modifier(0, "redeclare package Medium"), std::string("Exchange.Media.Oil"));
  QCOMPARE(document.undoStack()->count(), steps + 1);
  QTRY_COMPARE(choiceField(*window, "Medium")->currentText(), QString("Oil"));
  QVERIFY(!choiceField(*window, "Medium")->property("default").toBool());
  const auto values = [&] { return window->inspector().findChild<QLineEdit*>("arguments_Medium"); };
  QTRY_VERIFY(values() && values()->isVisible());
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "pipe1.m"), 850.0);
  typeInto(values(), "d = 860");
  QCOMPARE(document.modifier(0, "redeclare package Medium"), std::string("Exchange.Media.Oil(d = 860)"));
  QCOMPARE(document.undoStack()->count(), steps + 2);
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "pipe1.m"), 860.0);
  typeInto(values(), "d = ");
  auto* note = window->inspector().findChild<QLabel*>("note_arguments_Medium");
  QVERIFY(note && note->isVisible() && !note->text().isEmpty());
  QCOMPARE(document.undoStack()->count(), steps + 2);
  // A letter at the field begins the search.
  choiceField(*window, "Medium")->setFocus();
  QTest::keyClicks(choiceField(*window, "Medium"), "w");
  QTRY_COMPARE(rowsOf(cardList(*window)).value(0), QString("Water"));
  QTest::keyClick(window->findChild<QLineEdit*>("choiceSearch"), Qt::Key_Return);
  // Water has a d as well.
  QTRY_COMPARE(document.modifier(0, "redeclare package Medium"), std::string("Exchange.Media.Water(d = 860)"));
  document.undoStack()->undo();
  QCoreApplication::processEvents();  // the form is made anew
  QTRY_COMPARE(values()->text(), QString("d = 860"));
  resetByMenu(*window, "Medium");
  QVERIFY(document.values().components[0].modifiers.empty());
  QTRY_COMPARE(choiceField(*window, "Medium")->currentText(), QString("choose: Fluid"));
}

// The declaration's own choices bring their values; those that the next class has, too, stay.
void ReplaceableTest::valuesOfAModelComeAlong() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  dropKnown(*window, "Exchange.Pipe", {0, 0});
  OpenDocument& document = window->document();
  const auto law = [&] { return document.modifier(0, "redeclare model Law"); };
  document.setModifier(0, "redeclare package Medium", "Exchange.Media.Water");
  document.setModifier(0, "q", "2");
  chooseByKeys(*window, "Law", "steep", "Linear(k = 5)");
  QCOMPARE(law(), std::string("Exchange.Laws.Linear(k = 5)"));
  const auto value = [&](const char* name) {
    return window->inspector().findChild<QLineEdit*>(QStringLiteral("parameter_Law.") + name);
  };
  QTRY_VERIFY(value("k"));
  QCOMPARE(value("k")->text(), QString("5"));
  QVERIFY(!window->inspector().findChild<QLineEdit*>("arguments_Law")->isVisible());
  const int steps = document.undoStack()->count();
  typeInto(value("k"), "4");
  QCOMPARE(law(), std::string("Exchange.Laws.Linear(k = 4)"));
  QCOMPARE(document.undoStack()->count(), steps + 1);
  chooseByKeys(*window, "Law", "squ", "Square");
  QTRY_COMPARE(law(), std::string("Exchange.Laws.Square(k = 4)"));
  QCOMPARE(document.undoStack()->count(), steps + 2);
  QTRY_VERIFY(value("sharpness"));
  typeInto(value("sharpness"), "0.5");
  QCOMPARE(law(), std::string("Exchange.Laws.Square(k = 4, sharpness = 0.5)"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "pipe1.law.dp"), 0.5 * 4 * 2 * 2);
  // The linear one has no sharpness; the part's own value stays.
  chooseByKeys(*window, "Law", "steep", "Linear(k = 5)");
  QTRY_COMPARE(law(), std::string("Exchange.Laws.Linear(k = 5)"));
  QCOMPARE(document.modifier(0, "q"), std::string("2"));
  document.undoStack()->undo();
  QCOMPARE(law(), std::string("Exchange.Laws.Square(k = 4, sharpness = 0.5)"));
}

// What was set of the component goes into its redeclaration, and out of it again: both cannot stand side by side.
void ReplaceableTest::aComponentKeepsItsValues() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  dropKnown(*window, "Exchange.Holder", {0, 0});
  OpenDocument& document = window->document();
  const auto value = [&](const char* name) {
    return window->inspector().findChild<QLineEdit*>(QStringLiteral("parameter_part.") + name);
  };
  QTRY_VERIFY(value("k"));
  QCOMPARE(choiceField(*window, "part")->currentText(), QString("Factor"));
  QCOMPARE(value("k")->placeholderText(), QString("2"));
  typeInto(value("k"), "9");
  QCOMPARE(document.modifier(0, "part.k"), std::string("9"));
  QVERIFY(!window->inspector().findChild<QLineEdit*>("modifier_part.k"));
  const diagram::Document before = document.values();
  chooseByKeys(*window, "part", "exchange offset", "Offset(k = 7)");
  const auto text = [&] {
    const auto& modifiers = document.values().components[0].modifiers;
    return modifiers.size() == 1 ? modifiers[0].name : std::string();
  };
  QTRY_COMPARE(text(), std::string("redeclare Exchange.Offset part(k = 7)"));
  document.undoStack()->undo();
  QVERIFY(document.values() == before);
  // The same class without values of its own: those that were there stay. That of the default is not offered twice.
  QTest::mouseClick(choiceField(*window, "part"), Qt::LeftButton);
  QTRY_COMPARE(rowsOf(cardList(*window)), (QStringList{"Factor (default)", "Offset(k = 7)", "Offset"}));
  QListWidget* list = cardList(*window);
  QCOMPARE(list->item(0)->data(DetailDelegate::kDetail).toString(), QString("Exchange.Factor(k = 2, u = 3)"));
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(2)).center());
  QTRY_COMPARE(text(), std::string("redeclare Exchange.Offset part(k = 9)"));
  QTRY_VERIFY(value("more"));
  QCOMPARE(value("k")->text(), QString("9"));
  typeInto(value("more"), "6");
  QCOMPARE(text(), std::string("redeclare Exchange.Offset part(k = 9, more = 6)"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "holder1.y"), 27.0);
  resetByMenu(*window, "part");
  QTRY_COMPARE(document.modifier(0, "part.k"), std::string("9"));
  QCOMPARE(document.values().components[0].modifiers.size(), size_t(1));
}

// Specification 3.6, section 7.3.2: the declaration's own modifiers go with its class, those of the constraining clause
// stay. The inspector shows what the run uses, also where the chosen class is that of the default.
void ReplaceableTest::valuesThatGoWithTheDefaultAreNotShownForAChoice() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  dropKnown(*window, "Exchange.Holder", {0, 0});
  OpenDocument& document = window->document();
  const auto shown = [&](const char* name) {
    const auto* field = window->inspector().findChild<QLineEdit*>(QStringLiteral("parameter_part.") + name);
    return !field ? QString() : field->text().isEmpty() ? field->placeholderText() : field->text();
  };
  QTRY_COMPARE(shown("k"), QString("2"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "holder1.y"), 6.0);
  // Typed in full: the list offers it as the default only.
  QTest::mouseClick(choiceField(*window, "part"), Qt::LeftButton);
  QTRY_VERIFY(cardList(*window));
  auto* search = window->findChild<QLineEdit*>("choiceSearch");
  QTest::keyClicks(search, "Exchange.Factor(");
  QTest::keyClick(search, Qt::Key_Backspace);
  QTRY_VERIFY2(rowsOf(cardList(*window)).contains("Exchange.Factor, as written"),
               qPrintable(rowsOf(cardList(*window)).join(", ")));
  while (cardList(*window)->currentItem()->text() != "Exchange.Factor, as written")
    QTest::keyClick(search, Qt::Key_Down);
  QTest::keyClick(search, Qt::Key_Return);
  QTRY_COMPARE(document.values().components[0].modifiers.size(), size_t(1));
  QCOMPARE(document.values().components[0].modifiers[0].name, std::string("redeclare Exchange.Factor part"));
  QTRY_COMPARE(shown("k"), QString("1"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "holder1.y"), 3.0);
  document.undoStack()->undo();
  QTRY_COMPARE(shown("k"), QString("2"));
}

// A class that does not fit is taken as it is written; the message about it leads back to the field.
void ReplaceableTest::whatDoesNotFitLeadsToItsField() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  dropKnown(*window, "Exchange.Pipe", {0, 0});
  OpenDocument& document = window->document();
  document.setModifier(0, "redeclare package Medium", "Exchange.Media.Water");
  const auto type = [&](const QString& text) {
    QTRY_VERIFY(choiceField(*window, "Law"));
    QTest::mouseClick(choiceField(*window, "Law"), Qt::LeftButton);
    QTRY_VERIFY(cardList(*window));
    auto* search = window->findChild<QLineEdit*>("choiceSearch");
    QTest::keyClicks(search, text);
    QTRY_VERIFY(rowsOf(cardList(*window)).value(0).startsWith("No match"));
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(!cardList(*window));
  };
  const auto note = [&] { return window->inspector().findChild<QLabel*>("note_replaceable_Law"); };
  type("Exchange.Factor.(");
  QVERIFY(note()->isVisible());
  QVERIFY2(note()->text().startsWith("Write the name of a class"), qPrintable(note()->text()));
  QVERIFY(document.modifier(0, "redeclare model Law").empty());
  type("Exchange.Nowhere");
  QTRY_COMPARE(note()->text(), QString("No library on the path has the class Exchange.Nowhere."));
  QVERIFY(note()->isVisible());
  type("Exchange.Factor(k = 2)");
  QCOMPARE(document.modifier(0, "redeclare model Law"), std::string("Exchange.Factor(k = 2)"));
  QTRY_VERIFY(note()->text().isEmpty());
  MessagesPanel& messages = window->page().messages();
  const auto rowOf = [&] {
    for (int k = 0; k < messages.count(); ++k)
      for (const Message& message : window->checker().messages())
        if (message.code == "D066") return k;
    return -1;
  };
  QTRY_VERIFY_WITH_TIMEOUT(rowOf() >= 0, 20000);
  for (const Message& message : window->checker().messages()) qInfo("%s", message.toText().c_str());
  window->canvas().scene().clearSelection();
  QTRY_VERIFY(!choiceField(*window, "Law"));
  showMessages(window->page());
  const QPoint at = messages.visualItemRect(messages.item(rowOf())).topLeft() + QPoint(60, 12);
  QTest::mouseClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTest::mouseDClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTRY_VERIFY(choiceField(*window, "Law") && choiceField(*window, "Law")->hasFocus());
}

void ReplaceableTest::severalPartsAreChosenTogether() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  for (const int x : {-60, 0}) dropKnown(*window, "Exchange.Pipe", QPointF(x, 0));
  dropKnown(*window, "Exchange.Heated", {60, 0});  // another class with the same fluid
  OpenDocument& document = window->document();
  document.setModifier(1, "redeclare package Medium", "Exchange.Media.Oil(d = 700)");
  window->canvas().setFocus();
  pressKey(&window->canvas(), Qt::Key_A, Qt::ControlModifier);
  QTRY_VERIFY(window->inspector().findChild<QLabel*>("severalParts"));
  QTRY_VERIFY(choiceField(*window, "Medium"));
  QCOMPARE(choiceField(*window, "Medium")->currentText(), QString("several values"));
  const int steps = document.undoStack()->count();
  chooseByKeys(*window, "Medium", "hot", "HotOil");
  for (const int part : {0, 2})
    QTRY_COMPARE(document.modifier(part, "redeclare package Medium"), std::string("Exchange.Media.HotOil"));
  // What was said of the density holds for the other oil, too.
  QCOMPARE(document.modifier(1, "redeclare package Medium"), std::string("Exchange.Media.HotOil(d = 700)"));
  QCOMPARE(document.undoStack()->count(), steps + 1);
  QTRY_COMPARE(choiceField(*window, "Medium")->currentText(), QString("several values"));
  document.undoStack()->undo();
  QCOMPARE(document.modifier(1, "redeclare package Medium"), std::string("Exchange.Media.Oil(d = 700)"));
}

// What the diagram declares itself, and classes of its own with replaceable parts.
void ReplaceableTest::theDiagramsOwnClassesAreOffered() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  OpenDocument& document = window->document();
  document.setClass(0, "model Own\n  extends Exchange.Pipe;\nend Own;");
  document.setText(TextChange::Member::declarations,
                   "  replaceable package Sea = Exchange.Media.Water constrainedby Exchange.Media.Fluid;\n");
  QTRY_VERIFY(window->page().catalog().known("Own"));
  dropKnown(*window, "Own", {0, 0});
  chooseByKeys(*window, "Medium", "sea", "Sea");
  QCOMPARE(document.modifier(0, "redeclare package Medium"), std::string("Sea"));
  QVERIFY(window->inspector().findChild<QLabel*>("note_replaceable_Medium")->text().isEmpty());
  runToEnd(*window);
  const std::string mass = document.values().components[0].name + ".m";
  QCOMPARE(lastValue(*window, mass.c_str()), 1000.0);
  // While nothing is selected what the diagram declares is chosen itself, in its text.
  window->canvas().scene().clearSelection();
  QTRY_VERIFY(choiceField(*window, "Sea"));
  QCOMPARE(choiceField(*window, "Sea")->currentText(), QString("Water"));
  const int steps = document.undoStack()->count();
  chooseByKeys(*window, "Sea", "bearings", "Oil");
  QCOMPARE(document.values().declarations,
           std::string("  replaceable package Sea = Exchange.Media.Oil constrainedby Exchange.Media.Fluid;\n"));
  QCOMPARE(document.undoStack()->count(), steps + 1);
  QTRY_COMPARE(choiceField(*window, "Sea")->currentText(), QString("Oil"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, mass.c_str()), 850.0);
  // A default without values of its own is offered once.
  document.setClass(1, "model Plain\n  replaceable Own own constrainedby Own;\nend Plain;");
  QTRY_VERIFY(window->page().catalog().known("Plain"));
  dropKnown(*window, "Plain", {60, 0});
  QTRY_VERIFY(choiceField(*window, "own"));
  QTest::mouseClick(choiceField(*window, "own"), Qt::LeftButton);
  QTRY_VERIFY(cardList(*window));
  QTRY_VERIFY2(rowsOf(cardList(*window)).value(1).startsWith("No library here has another"),
               qPrintable(rowsOf(cardList(*window)).join(", ")));
  QCOMPARE(rowsOf(cardList(*window)).value(0), QString("Own (default)"));
}

// Saved as Modelica text and opened again: the same choice stands in the field.
void ReplaceableTest::choicesComeBackFromModelicaText() {
  const QTemporaryDir folder;
  const auto window = windowWithLibrary(folder);
  QFile file(folder.filePath("Plant.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(
      "model Plant\n  Exchange.Pipe pipe(redeclare package Medium = Exchange.Media.Oil(d = 900), redeclare model Law = "
      "Exchange.Laws.Square)\n    annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\nend "
      "Plant;\n");
  file.close();
  QVERIFY(window->files().open(file.fileName()));
  QTRY_COMPARE(window->document().values().name, std::string("Plant"));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "pipe");
  QTRY_VERIFY(choiceField(*window, "Medium"));
  QTRY_COMPARE(choiceField(*window, "Medium")->currentText(), QString("Oil"));
  QCOMPARE(window->inspector().findChild<QLineEdit*>("arguments_Medium")->text(), QString("d = 900"));
  QCOMPARE(choiceField(*window, "Law")->currentText(), QString("Square"));
  runToEnd(*window);
  QCOMPARE(lastValue(*window, "pipe.m"), 900.0);
}

// The long path behind a name gives way, not the name.
void ReplaceableTest::namesOfChoicesAreWhole() {
  struct Row : DetailDelegate {
    using DetailDelegate::DetailDelegate;
    using DetailDelegate::initStyleOption;
  };
  QListWidget list;
  list.resize(300, 60);
  auto* item = new QListWidgetItem("ElastoBacklash2", &list);
  item->setData(DetailDelegate::kDetail, "Mechanics.Rotational.Components – Backlash connected in series to a spring");
  const Row row(&list);
  QStyleOptionViewItem option;
  option.widget = &list;
  option.rect = QRect(0, 0, 300, 26);
  option.showDecorationSelected = true;  // as in the lists: the text has the whole row
  option.fontMetrics = list.fontMetrics();
  row.initStyleOption(&option, list.model()->index(0, 0));
  QCOMPARE(option.text, QString("ElastoBacklash2"));
}

QTEST_MAIN(ReplaceableTest)
#include "replaceable_test.moc"
