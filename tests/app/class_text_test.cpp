// A diagram's own classes as text: colours and folds, what completion offers, what is underlined, names given anew, one
// history for text and drawing, and a part of one's own written, used and run, all by keys and clicks.
#include <Qsci/qsciscintilla.h>

#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <QToolTip>

#include "app/shell/documentation.h"
#include "app/shell/text_room.h"
#include "app/text/class_check.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "app/text/cursor_context.h"
#include "app/text/diagram_text_panel.h"
#include "app/text/modelica_lexer.h"
#include "app/text/templates.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ClassTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wordsHaveTheirColours();
  void contextsAreTold_data();
  void contextsAreTold();
  void templatesAreSound();
  void aNonlinearSpringInFourteenActions();
  void mistakesAreUnderlined();
  void equationsAreCounted_data();
  void equationsAreCounted();
  void escAndUndoKeepTheText();
  void namesAreToldOnHovering();
  void textThatCannotBeReadIsKept();
  void aNewNameTakesThePartsAlong();
  void aNameIsChangedEverywhere();
  void completionKnowsWhatCanStandThere();
  void helpOpensThePageOfTheName();
  void theDiagramsTextIsEditedBothWays();
  void aDraftOfTheDiagramsTextIsKept();
};

namespace {

// What a person would see as the text, and types into.
QsciScintilla& editorOf(MainWindow& window) {
  return window.texts().classes().editor().editor();
}

std::string classText(MainWindow& window, size_t which = 0) {
  const auto& classes = window.document().values().classes;
  return which < classes.size() ? classes[which] : std::string();
}

// Selects all and pastes a text.
void pasteOver(QsciScintilla& editor, const QString& text) {
  editor.setFocus();
  QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
  QGuiApplication::clipboard()->setText(text);
  QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
}

// Opens the dock by its key and takes a template from its menu.
void addByTemplate(MainWindow& window, const char* base) {
  int which = -1;
  const auto templates = classTemplates();
  for (size_t k = 0; k < templates.size(); ++k)
    if (templates[k].base == QLatin1String(base) || templates[k].name == QLatin1String(base))
      which = static_cast<int>(k);
  QVERIFY2(which >= 0, base);
  const size_t before = window.document().values().classes.size();
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, &poll, [&poll, which] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    poll.stop();
    for (QAction* action : menu->actions())
      if (action->data().isValid() && action->data().toInt() == which)
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
  });
  poll.start(20);
  pressKey(&window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(window.document().values().classes.size(), before + 1);
  QVERIFY(window.texts().classDock().isVisible());
  QTRY_VERIFY(editorOf(window).hasFocus());
}

QListWidget* problemsOf(QWidget& panel) {
  return panel.findChild<QListWidget*>("textProblems");
}

constexpr const char* kCompliant = "Modelica.Mechanics.Rotational.Interfaces.PartialCompliant";

const char* const kHard =
    "model Hard\n  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\n"
    "  parameter Real k = 2;\nequation\n  f = k*s_rel^3;\nend Hard;";

void putCursor(QsciScintilla& editor, const char* before) {
  const auto at = editor.text().toUtf8().indexOf(before);
  QVERIFY2(at >= 0, before);
  editor.setFocus();
  editor.SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(at));
}

}  // namespace

void ClassTextTest::wordsHaveTheirColours() {
  CodeEdit edit;
  edit.resize(500, 300);
  edit.show();
  edit.setText(
      "model A \"a \\\" model\"\n  Real x; // model\n  /* end\n model */\nequation\n  der(x) = 2.5e-3*sin(x);\n"
      "  annotation(Icon(x = 3));\nend A;\n");
  QsciScintilla& editor = edit.editor();
  editor.recolor();
  const auto styleAt = [&](const char* word) {
    const auto at = editor.text().toUtf8().indexOf(word);
    return static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, static_cast<unsigned long>(at)));
  };
  QCOMPARE(styleAt("model A"), static_cast<int>(ModelicaLexer::kKeyword));
  QCOMPARE(styleAt("A "), static_cast<int>(ModelicaLexer::kPlain));
  QCOMPARE(styleAt("\\\" model"), static_cast<int>(ModelicaLexer::kString));
  QCOMPARE(styleAt("Real"), static_cast<int>(ModelicaLexer::kType));
  QCOMPARE(styleAt("// model"), static_cast<int>(ModelicaLexer::kComment));
  QCOMPARE(styleAt(" model */"), static_cast<int>(ModelicaLexer::kComment));
  QCOMPARE(styleAt("2.5e-3"), static_cast<int>(ModelicaLexer::kNumber));
  QCOMPARE(styleAt("sin"), static_cast<int>(ModelicaLexer::kBuiltIn));
  QCOMPARE(styleAt("Icon"), static_cast<int>(ModelicaLexer::kFaint));
  QCOMPARE(styleAt("end A"), static_cast<int>(ModelicaLexer::kKeyword));
  // The class is one fold, from its first line to its end.
  const auto levelOf = [&](int line) {
    return editor.SendScintilla(QsciScintillaBase::SCI_GETFOLDLEVEL, static_cast<unsigned long>(line));
  };
  QVERIFY(levelOf(0) & QsciScintillaBase::SC_FOLDLEVELHEADERFLAG);
  const auto depth = [&](int line) { return levelOf(line) & QsciScintillaBase::SC_FOLDLEVELNUMBERMASK; };
  QCOMPARE(depth(1), depth(0) + 1);
  QCOMPARE(depth(7), depth(0) + 1);
  QCOMPARE(depth(8), depth(0));
}

void ClassTextTest::contextsAreTold_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("told");  // kind begun path modified members
  QTest::newRow("empty") << ""
                         << "plain||||";
  QTest::newRow("name") << "model A Real par"
                        << "plain|par|||";
  QTest::newRow("member") << "x = a.b[2].ph"
                          << "member|ph|a.b||";
  QTest::newRow("behind a dot") << "x = a."
                                << "member||a||";
  QTest::newRow("number") << "x = 2."
                          << "none||||";
  QTest::newRow("comment") << "// par"
                           << "none||||";
  QTest::newRow("behind a comment") << "/* x */ pa"
                                    << "plain|pa|||";
  QTest::newRow("text") << "Real x \"par"
                        << "none||||";
  QTest::newRow("unit") << "Real x(unit = \"N.m/r"
                        << "unit|N.m/r|||";
  QTest::newRow("modifier") << "A.B b("
                            << "plain|||A.B|";
  QTest::newRow("second modifier") << "A.B b(k = f(1, 2), st"
                                   << "plain|st||A.B|";
  QTest::newRow("nested modifier") << "A.B b[3](each c.d(st"
                                   << "plain|st||A.B|c.d";
  QTest::newRow("value of a modifier") << "A.B b(k = st"
                                       << "plain|st|||";
  QTest::newRow("extends") << "extends A.B("
                           << "plain|||A.B|";
  QTest::newRow("call") << "x = f(st"
                        << "plain|st|||";
  QTest::newRow("argument of a call") << "equation x = sin(a, b"
                                      << "plain|b|||";
}

void ClassTextTest::contextsAreTold() {
  QFETCH(QString, before);
  QFETCH(QString, told);
  const std::string text = before.toStdString();
  const CursorContext context = contextAt(text);
  const auto joined = [](const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) list << QString::fromStdString(name);
    return list.join('.');
  };
  static const char* const kinds[] = {"none", "unit", "member", "plain"};
  QCOMPARE(QStringList({kinds[static_cast<int>(context.kind)], QString::fromStdString(context.begun),
                        joined(context.path), joined(context.modified), joined(context.modifiedMembers)})
               .join('|'),
           told);
}

// Each template makes a class that the engine reads without a mistake, placed and wired to nothing, with an icon and,
// where it extends a base, with that base's ports; what is to be written is selected.
void ClassTextTest::templatesAreSound() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  window->texts().classDock().show();
  ClassPanel& panel = window->texts().classes();
  const auto templates = classTemplates();
  QVERIFY(templates.size() >= 15);
  for (size_t k = 0; k < templates.size(); ++k) {
    panel.addClass(static_cast<int>(k));
    QCOMPARE(window->document().values().classes.size(), k + 1);
    QCOMPARE(editorOf(*window).selectedText(), templates[k].begun);
    auto* state = panel.findChild<QLabel*>("textState");
    QTRY_VERIFY2_WITH_TIMEOUT(
        state->text() == QCoreApplication::translate("armature::app::ClassPanel", "Nothing is wrong with this class."),
        qPrintable(templates[k].words), 20000);
  }
  const auto own = [&] { return window->page().catalog().own(); };
  QTRY_COMPARE(own().size(), static_cast<qsizetype>(templates.size()));
  int withPorts = 0;
  for (const ClassPtr& info : own()) {
    const bool isDrawn = info->kind == "model" || info->kind == "block";
    if (isDrawn && !info->bases.empty() && info->name != "OwnPart")
      QVERIFY2(!info->icon.empty() && !info->connectors.empty(), info->name.c_str());
    withPorts += info->connectors.empty() ? 0 : 1;
  }
  QVERIFY(withPorts >= 14);
}

// A nonlinear spring as a part of one's own, with icon, used and run. An action: a key, a click, a drag, or a text
// typed.
void ClassTextTest::aNonlinearSpringInFourteenActions() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  int actions = 0;
  const auto did = [&](int count) { actions += count; };
  addByTemplate(*window, kCompliant);  // Ctrl+Shift+N, a click
  did(2);
  // The law is selected: it is written over.
  QTest::keyClicks(&editorOf(*window), "c*phi_rel + 50*phi_rel^3");
  did(1);
  auto* place = window->texts().classes().findChild<QToolButton*>("placeClass");
  QTest::mouseClick(place, Qt::LeftButton);
  did(1);
  QTRY_COMPARE(window->document().values().components.size(), size_t(1));
  QVERIFY(classText(*window).find("tau = c*phi_rel + 50*phi_rel^3;") != std::string::npos);
  CanvasView& canvas = window->canvas();
  const auto part = [&](size_t i) { return canvas.scene().parts().at(i); };
  QTRY_VERIFY(part(0).info);
  QVERIFY(!part(0).info->icon.empty());
  // From each flange a wire onto the empty canvas, where what it is to join is typed: a drag, a text, Enter.
  const auto listed = [&](const char* name) {
    const auto& all = canvas.scene().catalog().placeable();
    return std::any_of(all.begin(), all.end(), [&](const ClassPtr& info) { return info->name == name; });
  };
  for (const char* name :
       {"Modelica.Mechanics.Rotational.Components.Fixed", "Modelica.Mechanics.Rotational.Components.Inertia"})
    QTRY_VERIFY_WITH_TIMEOUT(listed(name), 20000);
  const auto extend = [&](const char* end, QPointF by, const QString& typed) {
    const size_t before = window->document().values().connections.size();
    const ConnectorRef from = canvas.scene().findEnd(end);
    QVERIFY2(from.isValid(), end);
    const QPointF at = canvas.scene().connector(from).at;
    dragOn(canvas, canvas.toPixels(at).toPoint(), canvas.toPixels(at + by).toPoint());
    const auto visible = [&]() -> QLineEdit* {
      for (QLineEdit* field : canvas.findChildren<QLineEdit*>())
        if (field->isVisible()) return field;
      return nullptr;
    };
    QTRY_VERIFY(visible());
    QLineEdit* field = visible();
    QTest::keyClicks(field, typed);
    QTest::keyClick(field, Qt::Key_Return);
    did(3);
    QTRY_COMPARE(window->document().values().connections.size(), before + 1);
  };
  const std::string spring = window->document().values().components[0].name;
  extend((spring + ".flange_a").c_str(), {-30, 0}, "fixed");
  extend((spring + ".flange_b").c_str(), {30, 0}, "inertia");
  QCOMPARE(window->document().values().components.size(), size_t(3));
  QTRY_VERIFY(part(2).info);
  QCOMPARE(window->document().values().components[2].className,
           std::string("Modelica.Mechanics.Rotational.Components.Inertia"));
  // It begins with a twist: a click on the inertia, its start value typed; and runs.
  clickPart(*window, window->document().values().components[2].name.c_str());
  did(1);
  QTRY_VERIFY(window->inspector().findChild<QWidget*>("parameter_phi.start"));
  typeInto(window->inspector().findChild<QWidget*>("parameter_phi.start"), "1 rad");
  did(2);  // the click into the field, the text
  runToEnd(*window);
  did(1);
  qInfo("%d actions", actions);
  QVERIFY(actions <= 14);
  // What a nonlinear spring does: the fall of energy in it is the inertia's, J w²/2 = U(1) − U(phi).
  const auto& store = *window->run().store();
  const std::string inertia = window->document().values().components[2].name;
  const auto& w = store.columns()[static_cast<size_t>(store.find(inertia + ".w"))];
  const auto& phi = store.columns()[static_cast<size_t>(store.find(inertia + ".phi"))];
  double worst = 0, fastest = 0;
  const auto energy = [](double angle) { return 100 * angle * angle / 2 + 50 * std::pow(angle, 4) / 4; };
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    const double speed = store.value(w, row);
    worst = std::max(worst, std::abs(speed * speed / 2 + energy(store.value(phi, row)) - energy(1)));
    fastest = std::max(fastest, std::abs(speed));
  }
  QVERIFY2(fastest > 5 && worst < 0.05, qPrintable(QString("%1 %2").arg(fastest).arg(worst)));
}

void ClassTextTest::mistakesAreUnderlined() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  ClassPanel& panel = window->texts().classes();
  // No part of it stands on the diagram.
  pasteOver(editorOf(*window), QString::fromLatin1(kHard).replace("s_rel", "foo"));
  QListWidget* problems = problemsOf(panel);
  QTRY_VERIFY_WITH_TIMEOUT(problems->count() > 0, 20000);
  QVERIFY2(problems->item(0)->text().contains("foo"), qPrintable(problems->item(0)->text()));
  QVERIFY2(problems->item(0)->text().contains("5"), qPrintable(problems->item(0)->text()));  // its line
  QVERIFY(!problems->item(0)->text().contains("__"));
  QsciScintilla& editor = editorOf(*window);
  const auto isUnderlined = [&](const char* word) {
    const auto at = editor.text().toUtf8().indexOf(word);
    return editor.SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, 8UL, static_cast<long>(at)) != 0;
  };
  QVERIFY(isUnderlined("foo"));
  QVERIFY(!isUnderlined("k*"));
  // A click on the sentence goes there.
  QTest::mouseClick(problems->viewport(), Qt::LeftButton, {}, problems->visualItemRect(problems->item(0)).center());
  QCOMPARE(panel.editor().line(), 4);
  // Mended, the underline goes.
  pasteOver(editor, QString::fromLatin1(kHard));
  QTRY_VERIFY_WITH_TIMEOUT(panel.editor().underlined() == 0, 20000);
  // What cannot be parsed is told without the engine, with its place; the part stays in the palette meanwhile.
  QSignalSpy read(&window->page(), &DiagramPage::classesRead);
  pasteOver(editor, QString::fromLatin1(kHard).replace("f = k", "f = = k"));
  QTRY_VERIFY_WITH_TIMEOUT(isUnderlined("= k"), 2000);
  QTRY_VERIFY(!read.isEmpty());
  QVERIFY(!window->palettePanel().tree()->findItems("Hard", Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
  // Partial classes and functions are looked at, too.
  pasteOver(editor, "partial model Hard\n  Real x = foo2;\nend Hard;");
  QTRY_VERIFY_WITH_TIMEOUT(isUnderlined("foo2"), 20000);
}

void ClassTextTest::equationsAreCounted_data() {
  QTest::addColumn<QString>("base");
  QTest::addColumn<QString>("equations");
  QTest::addColumn<QString>("told");  // empty: nothing
  const QString rotational = "Modelica.Mechanics.Rotational.Interfaces.",
                pin = "Modelica.Electrical.Analog.Interfaces.";
  QTest::newRow("whole") << rotational + "PartialCompliant"
                         << "tau = 3*phi_rel;"
                         << "";
  QTest::newRow("nothing") << rotational + "PartialCompliant"
                           << ""
                           << "phi_rel";
  QTest::newRow("twice") << rotational + "PartialCompliant"
                         << "tau = 3*phi_rel; tau = 4*phi_rel;"
                         << "Hard";
  QTest::newRow("gear, rigid") << rotational + "PartialTwoFlanges"
                               << "flange_a.phi = 2*flange_b.phi; 0 = 2*flange_a.tau + flange_b.tau;"
                               << "";
  QTest::newRow("gear without its torques") << rotational + "PartialTwoFlanges"
                                            << "flange_a.phi = 2*flange_b.phi;"
                                            << "too few";
  QTest::newRow("source of voltage") << pin + "OnePort"
                                     << "v = 3;"
                                     << "";
  QTest::newRow("two pins without a law") << pin + "OnePort"
                                          << ""
                                          << "too few";
  QTest::newRow("block") << QString("Modelica.Blocks.Interfaces.SISO") << "y = der(u);"
                         << "";
  QTest::newRow("block without output") << QString("Modelica.Blocks.Interfaces.SISO") << ""
                                        << "y";
  QTest::newRow("body") << QString("Modelica.Mechanics.MultiBody.Interfaces.PartialLineForce") << "f = 2*s;"
                        << "";
}

// Whether a class has as many equations as it needs is told without a diagram around it.
void ClassTextTest::equationsAreCounted() {
  QFETCH(QString, base);
  QFETCH(QString, equations);
  QFETCH(QString, told);
  const std::string text =
      QString("model Hard\n  extends %1;\nequation\n  %2\nend Hard;").arg(base, equations).toStdString();
  EngineThread engine([] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); });
  ClassCheck check(engine);
  std::optional<TextProblems> found;
  connect(&check, &ClassCheck::found, this, [&](const TextProblems& problems) { found = problems; });
  check.ask({text}, 0);
  QTRY_VERIFY_WITH_TIMEOUT(found.has_value(), 20000);
  QStringList words;
  for (const TextProblem& problem : *found) words << problem.words;
  if (told.isEmpty()) {
    QVERIFY2(words.isEmpty(), qPrintable(words.join('\n')));
    return;
  }
  QVERIFY2(words.size() == 1 && words[0].contains(told) && !words[0].contains("__"), qPrintable(words.join('\n')));
  QVERIFY(!found->front().isError);
}

void ClassTextTest::namesAreToldOnHovering() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  const auto toldAt = [&](const char* word) {
    const long at = editor.text().toUtf8().indexOf(word) + 1;
    const QPoint place(static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL, at)),
                       static_cast<int>(editor.SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, at)) + 4);
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, place, editor.viewport()->mapToGlobal(place));
    QApplication::sendEvent(editor.viewport(), &help);
    return QToolTip::text();
  };
  QTRY_VERIFY2(toldAt("phi_rel").contains("Twist"), qPrintable(toldAt("phi_rel")));
  QVERIFY(toldAt("c*phi_rel").contains("Stiffness"));
  QVERIFY(toldAt("extends").contains("extends"));
  QTRY_VERIFY2(toldAt("Modelica.Mech").startsWith("package"), qPrintable(toldAt("Modelica.Mech")));
  // A mistake is told in its place.
  pasteOver(editor, "model A\n  Real x = = 1;\nend A;");
  QTRY_VERIFY(toldAt("= 1").contains("'='"));
}

void ClassTextTest::escAndUndoKeepTheText() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  const QString before = editor.text();
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Fixed", {0, 40});
  editor.setFocus();
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "// mine");
  QTest::keyClick(&editor, Qt::Key_Return);
  // The first Esc may close a list, the last leads to the diagram; the text stays.
  for (int k = 0; k < 3 && editor.hasFocus(); ++k) QTest::keyClick(&editor, Qt::Key_Escape);
  QVERIFY(!editor.hasFocus());
  QVERIFY(editor.text().contains("// mine"));
  QVERIFY(classText(*window).find("// mine") != std::string::npos);
  // One history: typing goes first, then the part that was placed before it.
  editor.setFocus();
  for (int k = 0; k < 3 && editor.text() != before; ++k) QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(editor.text(), before);
  QCOMPARE(QString::fromStdString(classText(*window)), before);
  QCOMPARE(window->document().values().components.size(), size_t(1));
  QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(window->document().values().components.size(), size_t(0));
  for (int k = 0; k < 4; ++k) QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(window->document().values().components.size(), size_t(1));
  QVERIFY(editor.text().contains("// mine"));
  QVERIFY(editor.hasFocus());
}

// Whatever stands in the editor is part of the diagram, through tabs, files and the end of the program.
void ClassTextTest::textThatCannotBeReadIsKept() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  pasteOver(editor, "nonsense (");
  // At once, without a rest: another tab, and back.
  DiagramPage& page = window->page();
  window->files().makeNewPage();
  QVERIFY(&window->page() != &page);
  QVERIFY(editor.text().isEmpty());
  window->pages().show(page);
  QCOMPARE(editor.text(), QString("nonsense ("));
  QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
  editor.setFocus();
  QTest::keyClicks(&editor, "x");
  const QString path = folder.filePath("kept.armature.json");
  QVERIFY(window->files().saveTo(path));
  const auto saved = diagram::load(path.toStdString());
  QVERIFY(saved);
  QCOMPARE(saved->classes, std::vector<std::string>{"nonsense (x"});
  QTRY_VERIFY(problemsOf(window->texts().classes())->count() > 0);
}

void ClassTextTest::aNewNameTakesThePartsAlong() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, "OwnModel");
  dropPart(*window, "OwnModel", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const std::string before = diagram::toJson(window->document().values());
  const QString text = editorOf(*window).text();
  pasteOver(editorOf(*window), QString(text).replace("OwnModel", "Tank"));
  QTRY_COMPARE(window->document().values().components[0].className, std::string("Tank"));
  window->document().undoStack()->undo();
  QCOMPARE(diagram::toJson(window->document().values()), before);
  QCOMPARE(editorOf(*window).text(), text);
}

// F2 on a variable: the text, the values and the wires of parts of the class, as one step.
void ClassTextTest::aNameIsChangedEverywhere() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  pasteOver(editorOf(*window),
            "model Hard\n  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliant;\n  parameter Real k = 2 "
            "\"k\";\n  Modelica.Blocks.Interfaces.RealOutput y = k;\nequation\n  tau = k*phi_rel; // k\nend Hard;");
  QTRY_VERIFY(!window->palettePanel().tree()->findItems("Hard", Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
  dropPart(*window, "Hard", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  window->document().setModifier(0, "k", "5");
  const std::string part = window->document().values().components[0].name;
  const std::string before = diagram::toJson(window->document().values());
  QsciScintilla& editor = editorOf(*window);
  const auto renameTo = [&](const char* at, const QString& name) {
    putCursor(editor, at);
    QTest::keyClick(&editor, Qt::Key_F2);
    auto* field = window->texts().classes().findChild<QWidget*>("renameField")->findChild<QLineEdit*>();
    QVERIFY(field->isVisible());
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
  };
  renameTo("k*phi", "stiffness");
  QVERIFY(editor.text().contains("parameter Real stiffness = 2 \"k\""));
  QVERIFY(editor.text().contains("RealOutput y = stiffness;"));
  QVERIFY(editor.text().contains("tau = stiffness*phi_rel; // k"));
  QCOMPARE(window->document().modifier(0, "stiffness"), std::string("5"));
  QCOMPARE(window->document().modifier(0, "k"), std::string());
  // The field was not the window's F2.
  QVERIFY(!window->page().overlay().shown().hasArrows);
  window->document().undoStack()->undo();
  QCOMPARE(diagram::toJson(window->document().values()), before);
  // What would mean something else is refused with a reason, and Esc leaves all as it is.
  renameTo("k*phi", "y");
  auto* field = window->texts().classes().findChild<QWidget*>("renameField");
  QVERIFY(field->isVisible());
  QVERIFY(field->findChild<QLabel*>()->isVisible());
  QTest::keyClick(field->findChild<QLineEdit*>(), Qt::Key_Escape);
  QVERIFY(!field->isVisible());
  QCOMPARE(diagram::toJson(window->document().values()), before);
  // Inherited from a library: it is told whose it is.
  renameTo("phi_rel", "angle");
  QVERIFY(field->isVisible());
  QTest::keyClick(field->findChild<QLineEdit*>(), Qt::Key_Escape);
  // A connector, with the wire at it and the curve of it.
  dropPart(*window, "Modelica.Blocks.Math.Gain", {60, 40});
  QTRY_VERIFY(window->canvas().scene().parts().at(1).info);
  wire(*window, (part + ".y").c_str(), (window->document().values().components[1].name + ".u").c_str());
  QCOMPARE(window->document().values().connections.size(), size_t(1));
  window->document().setPlot(0, diagram::Json{{"curves", {{{"variable", part + ".y"}}, {{"variable", part + ".yy"}}}}},
                             "Plot");
  const std::string wired = diagram::toJson(window->document().values());
  renameTo("y = k", "out");
  const auto& joined = window->document().values().connections[0];
  QVERIFY(joined.from == part + ".out" || joined.to == part + ".out");
  const diagram::Json curves = (*window->document().values().plots)[0]["curves"];
  QCOMPARE(curves[0]["variable"].get<std::string>(), part + ".out");
  QCOMPARE(curves[1]["variable"].get<std::string>(), part + ".yy");
  window->document().undoStack()->undo();
  QCOMPARE(diagram::toJson(window->document().values()), wired);
  // The class itself.
  renameTo("Hard", "Spring");
  QCOMPARE(window->document().values().components[0].className, std::string("Spring"));
  QVERIFY(editor.text().trimmed().endsWith("end Spring;"));
}

void ClassTextTest::completionKnowsWhatCanStandThere() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, "OwnModel");
  CodeEdit& edit = window->texts().classes().editor();
  QsciScintilla& editor = edit.editor();
  const auto offeredAt = [&](const QString& text) {
    pasteOver(editor, text);
    QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
    return edit.offered();
  };
  const auto offers = [&](const QString& text, const char* word) {
    return QTest::qWaitFor([&] { return offeredAt(text).contains(word); }, 10000);
  };
  const QString head = "model A\n  Modelica.Mechanics.Rotational.Components.Inertia j";
  QVERIFY(offers("model A\n  Modelica.Mechanics.Rot", "Rotational"));
  QVERIFY(offers("model A\n  Modelica.Mechanics.", "Translational"));
  QVERIFY(offers(head + ";\nequation\n  j.", "phi"));
  QVERIFY(offers(head + ";\nequation\n  j.flange_a.", "tau"));
  QVERIFY(offers(head + "(", "J"));
  QVERIFY(offers(head + "(J = 2, ph", "phi"));
  QVERIFY(offers(head + "(phi(", "start"));
  QVERIFY(offers("model A\n  Real x(st", "stateSelect"));
  QVERIFY(offers("model A\n  import SI = Modelica.Units.SI;\n  SI.An", "Angle"));
  QVERIFY(offers(QString::fromLatin1(kHard).section("f = ", 0, 0) + "  s_", "s_rel"));
  QVERIFY(offers(QString::fromLatin1(kHard).section("f = ", 0, 0) + "  flange_a.", "s"));
  QVERIFY(offers("model A\n  Real speed(unit = \"rad", "rad/s"));
  QVERIFY(offers("model A\n  Real speed;\nequation\n  sp", "speed"));
  QVERIFY(offers("model A\n  model B\n    Real inner1;\n  end B;\n  B b;\nequation\n  b.", "inner1"));
  QVERIFY(offers("model A\n  par", "parameter"));
  QVERIFY(offeredAt("model A\n  // par").isEmpty());
  QVERIFY(!offeredAt(head + "(").contains("parameter"));
  // While one types, without asking; taken by Return.
  pasteOver(editor, "model A\n  ");
  QTest::keyClicks(&editor, "parame");
  QVERIFY(edit.offered().contains("parameter"));
  QTest::keyClick(&editor, Qt::Key_Return);
  QVERIFY2(editor.text().endsWith("parameter"), qPrintable(editor.text()));
}

void ClassTextTest::helpOpensThePageOfTheName() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, "OwnModel");
  QsciScintilla& editor = editorOf(*window);
  pasteOver(
      editor,
      "model A\n  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliant;\n"
      "  Modelica.Mechanics.Rotational.Components.Inertia j(J = 1);\n  Real own;\nequation\n  tau = j.phi;\nend A;");
  QSignalSpy pages(&window->texts(), &TextRoom::pageWanted);
  const auto pageAt = [&](const char* at) {
    pages.clear();
    putCursor(editor, at);
    QTest::keyClick(&editor, Qt::Key_F1);
    return pages.isEmpty() ? QString() : pages.last().first().toString();
  };
  const QString inertia = "Modelica.Mechanics.Rotational.Components.Inertia";
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("j(J"), inertia, 10000);
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("J = 1"), inertia, 10000);
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("phi;"), inertia, 10000);
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("tau ="), QString(kCompliant), 10000);
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("PartialCompliant"), QString(kCompliant), 10000);
  QTRY_COMPARE_WITH_TIMEOUT(pageAt("own;"), QString("A"), 10000);
}

// The text of the diagram follows the drawing, and the drawing follows the text, as one step of undo.
void ClassTextTest::theDiagramsTextIsEditedBothWays() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->texts().textDock().toggleViewAction()->trigger();
  DiagramTextPanel& panel = window->texts().text();
  QsciScintilla& editor = panel.editor().editor();
  QTRY_VERIFY(editor.text().contains("connect("));
  QVERIFY(!editor.text().contains("__Armature"));
  const std::string before = diagram::toJson(window->document().values());
  window->document().setModifier(window->document().partIndex("inertia1"), "J", "4321");
  QTRY_VERIFY(editor.text().contains("J = 4321"));
  window->document().undoStack()->undo();
  QTRY_VERIFY(!editor.text().contains("J = 4321"));
  // A value, typed.
  const QString text = editor.text();
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "Modelica.Mechanics.Rotational.Components.Inertia added(J = 3)");
  QTest::keyClick(&editor, Qt::Key_Escape);  // of the list
  QTest::keyClicks(&editor, ";");
  QTest::keyClick(&editor, Qt::Key_Return);
  const auto added = [&] { return window->document().partIndex("added"); };
  QVERIFY(added() < 0);
  panel.commit();
  // A part without a place is text beside the drawing; with one it is on the canvas.
  QVERIFY(window->document().values().declarations.find("added") != std::string::npos);
  QVERIFY(!panel.hasDraft(window->document()));
  const QString typed = editor.text();
  window->document().undoStack()->undo();
  QCOMPARE(diagram::toJson(window->document().values()), before);
  QTRY_COMPARE(editor.text(), text);
  // A mistake: the diagram stays, the place is underlined, and nothing typed is lost.
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "Real = 3;");
  QTRY_VERIFY(problemsOf(panel)->count() > 0);
  QCOMPARE(diagram::toJson(window->document().values()), before);
  QVERIFY(editor.text().contains("Real = 3;"));
  QVERIFY(panel.hasDraft(window->document()));
  // While it waits the drawing may change; both are there in the end.
  window->document().setModifier(window->document().partIndex("inertia1"), "J", "77");
  QTest::qWait(300);
  QVERIFY(editor.text().contains("Real = 3;"));
  putCursor(editor, "= 3;");
  QTest::keyClicks(&editor, "three ");
  panel.commit();
  QVERIFY(window->document().values().declarations.find("three = 3") != std::string::npos);
  QCOMPARE(window->document().modifier(window->document().partIndex("inertia1"), "J"), std::string("77"));
}

void ClassTextTest::aDraftOfTheDiagramsTextIsKept() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->texts().textDock().toggleViewAction()->trigger();
  DiagramTextPanel& panel = window->texts().text();
  QsciScintilla& editor = panel.editor().editor();
  QTRY_VERIFY(editor.text().contains("connect("));
  for (size_t i = 0; i < window->canvas().scene().parts().size(); ++i)
    QTRY_VERIFY(window->canvas().scene().parts().at(i).info);
  QTest::qWait(300);
  const QString text = editor.text();
  pasteOver(editor, "model");
  DiagramPage& page = window->page();
  window->files().makeNewPage();
  QVERIFY(panel.hasDraft(page.document()));
  QTRY_VERIFY(editor.text() != "model");
  window->pages().show(page);
  QTRY_COMPARE(editor.text(), QString("model"));
  // Whoever closes the diagram is asked, and may stay.
  const auto answer = [&](const char* words) {
    QTimer::singleShot(200, window.get(), [words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      QVERIFY(box && box->objectName() == "draftQuestion");
      for (QAbstractButton* button : box->buttons())
        if (button->text() == QLatin1String(words)) return QTest::mouseClick(button, Qt::LeftButton);
      QFAIL(words);
    });
    return window->texts().mayLeave(page, *window);
  };
  QVERIFY(!answer("Go back to the text"));
  QCOMPARE(editor.text(), QString("model"));
  QVERIFY(answer("Go on without them"));
  QCOMPARE(editor.text(), text);
  pasteOver(editor, "model");
  // The button leads back.
  auto* back = panel.findChild<QPushButton*>("discardText");
  QTRY_VERIFY(back->isVisible());
  QTest::mouseClick(back, Qt::LeftButton);
  QCOMPARE(editor.text(), text);
  QVERIFY(!panel.hasDraft(page.document()));
}

QTEST_MAIN(ClassTextTest)
#include "class_text_test.moc"
