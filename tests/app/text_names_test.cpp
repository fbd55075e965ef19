// Words and names in the text of a class: colours and folds, what can stand at the cursor and is offered there, what a
// name means, and names given anew everywhere.
#include <QLabel>
#include <QToolTip>

#include "app/shell/documentation.h"
#include "app/text/cursor_context.h"
#include "app/text/modelica_lexer.h"
#include "engine/diagram/json.h"
#include "tests/app/text_bench.h"

using namespace armature;
using namespace armature::app;

class TextNamesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wordsHaveTheirColours();
  void aClickInTheMarginFolds();
  void contextsAreTold_data();
  void contextsAreTold();
  void namesAreToldOnHovering();
  void aNameIsChangedEverywhere();
  void completionKnowsWhatCanStandThere();
  void helpOpensThePageOfTheName();
};

void TextNamesTest::wordsHaveTheirColours() {
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

// At the sign beside the first line of an annotation, which a second click unfolds; the class around it stays open.
void TextNamesTest::aClickInTheMarginFolds() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  pasteOver(editor, "model Folded\n  Real x;\n  annotation (\n    Icon(),\n    Documentation());\nend Folded;");
  constexpr int kHead = 2, kFoldMargin = 2;  // the line that has the sign; where it stands
  const auto isSeen = [&](int line) {
    return editor.SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, static_cast<unsigned long>(line)) != 0;
  };
  for (const int line : {3, 4}) QVERIFY(isSeen(line));
  int left = 0;
  for (int margin = 0; margin < kFoldMargin; ++margin) left += editor.marginWidth(margin);
  const auto start = editor.SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, static_cast<unsigned long>(kHead));
  const auto top = editor.SendScintilla(QsciScintillaBase::SCI_POINTYFROMPOSITION, 0UL, start);
  const QPoint sign(left + editor.marginWidth(kFoldMargin) / 2, static_cast<int>(top) + 6);
  QVERIFY(editor.marginWidth(kFoldMargin) > 0);
  // Lines are told apart when they are painted.
  QTRY_VERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETFOLDLEVEL, static_cast<unsigned long>(kHead)) &
              QsciScintillaBase::SC_FOLDLEVELHEADERFLAG);
  QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, sign);
  QVERIFY(isSeen(kHead) && !isSeen(3) && !isSeen(4) && isSeen(5));
  QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, sign);
  for (const int line : {3, 4}) QVERIFY(isSeen(line));
}

void TextNamesTest::contextsAreTold_data() {
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

void TextNamesTest::contextsAreTold() {
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

void TextNamesTest::namesAreToldOnHovering() {
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

// F2 on a variable: the text, the values and the wires of parts of the class, as one step.
void TextNamesTest::aNameIsChangedEverywhere() {
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
  // The cursor is where it was, behind the new name.
  int line = -1, column = -1;
  editor.getCursorPosition(&line, &column);
  QCOMPARE(editor.text(line).left(column), QString("  tau = stiffness"));
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

void TextNamesTest::completionKnowsWhatCanStandThere() {
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
  // Below the text it is said what the chosen one is, as long as the list stands.
  const auto* state = window->texts().classes().findChild<QLabel*>("textState");
  const auto said = [&] { return state->text(); };
  QVERIFY(offers("model A\n  Real speed \"of the shaft\";\nequation\n  spe", "speed"));
  QTRY_VERIFY2(said().startsWith("speed: "), qPrintable(said()));
  QTest::keyClick(&editor, Qt::Key_Escape);
  QTRY_VERIFY2(!said().startsWith("speed"), qPrintable(said()));
}

void TextNamesTest::helpOpensThePageOfTheName() {
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

QTEST_MAIN(TextNamesTest)
#include "text_names_test.moc"
