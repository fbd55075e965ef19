// The Modelica text of a diagram beside its drawing, edited both ways.
#include <QMessageBox>

#include "app/text/diagram_text_panel.h"
#include "engine/diagram/json.h"
#include "tests/app/text_bench.h"

using namespace armature;
using namespace armature::app;

class DiagramTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theDiagramsTextIsEditedBothWays();
  void aDraftOfTheDiagramsTextIsKept();
  void importsOfWholePackagesAreFollowed();
  void aTypedPartStaysWhereItIsTyped();
  void whatTheCheckSaysIsMarkedInItsLine();
};

// The text of the diagram follows the drawing, and the drawing follows the text, as one step of undo.
void DiagramTextTest::theDiagramsTextIsEditedBothWays() {
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
  // A part without a place is on the canvas, too, at a free one.
  QVERIFY(added() >= 0);
  QCOMPARE(window->document().modifier(added(), "J"), std::string("3"));
  const auto& parts = window->document().values().components;
  const diagram::Placement& place = parts[static_cast<size_t>(added())].placement;
  for (const diagram::ComponentItem& other : parts)
    QVERIFY2(other.name == "added" || std::hypot(other.placement.x - place.x, other.placement.y - place.y) > 20,
             other.name.c_str());
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

// A part that is typed with a name that a whole imported package gives it is drawn as that class, with its connectors.
void DiagramTextTest::importsOfWholePackagesAreFollowed() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->texts().textDock().toggleViewAction()->trigger();
  DiagramTextPanel& panel = window->texts().text();
  QsciScintilla& editor = panel.editor().editor();
  QTRY_VERIFY(editor.text().contains("connect("));
  const std::string before = diagram::toJson(window->document().values());
  putCursor(editor, "equation");
  editor.insert(
      "import Modelica.Blocks.Continuous.*;\n"
      "Integrator sum(k = 2) annotation (Placement(transformation(extent = {{60, -60}, {80, -40}})));\n");
  const auto part = [&] { return window->document().partIndex("sum"); };
  QTRY_VERIFY(part() >= 0);
  QCOMPARE(window->document().values().components.at(static_cast<size_t>(part())).className,
           std::string("Modelica.Blocks.Continuous.Integrator"));
  QTRY_VERIFY(window->canvas().scene().findEnd("sum.u").isValid());
  window->document().undoStack()->undo();
  QCOMPARE(diagram::toJson(window->document().values()), before);
}

// A component typed among others, with a wire to one of them, is drawn beside that and stands in its line; a second one
// of its name is told where it stands, and changes nothing.
void DiagramTextTest::aTypedPartStaysWhereItIsTyped() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->texts().textDock().toggleViewAction()->trigger();
  DiagramTextPanel& panel = window->texts().text();
  QsciScintilla& editor = panel.editor().editor();
  QTRY_VERIFY(editor.text().contains("connect("));
  QTRY_VERIFY(window->canvas().scene().findEnd("inertia3.flange_b").isValid());
  putCursor(editor, "Modelica.Mechanics.Rotational.Components.Spring spring");
  editor.insert("Modelica.Mechanics.Rotational.Components.Disc extra(deltaPhi = 1);\n  ");
  putCursor(editor, "connect(");
  editor.insert("connect(inertia3.flange_b, extra.flange_a);\n  ");
  const auto extra = [&] { return window->document().partIndex("extra"); };
  QTRY_VERIFY_WITH_TIMEOUT(extra() >= 0, 20000);
  OpenDocument& document = window->document();
  QCOMPARE(extra() + 1, document.partIndex("spring"));
  const auto& parts = document.values().components;
  const diagram::Placement &place = parts[static_cast<size_t>(extra())].placement,
                           &near = parts[static_cast<size_t>(document.partIndex("inertia3"))].placement;
  QVERIFY(std::hypot(place.x - near.x, place.y - near.y) < 100);
  QTRY_VERIFY(window->canvas().scene().findEnd("extra.flange_a").isValid());
  // Typed on: it keeps its place.
  const diagram::Placement kept = place;
  putCursor(editor, "deltaPhi = 1");
  editor.insert("stateSelect = StateSelect.default, ");
  QTRY_VERIFY(!document.modifier(extra(), "stateSelect").empty());
  QCOMPARE(extra() + 1, document.partIndex("spring"));
  QVERIFY(document.values().components[static_cast<size_t>(extra())].placement == kept);
  QVERIFY(document.values().declarations.find("extra") == std::string::npos);
  // The same name again.
  const std::string before = diagram::toJson(document.values());
  putCursor(editor, "Modelica.Mechanics.Rotational.Components.Spring spring");
  editor.insert("Modelica.Mechanics.Rotational.Components.Disc extra;\n  ");
  QTRY_VERIFY(problemsOf(panel)->count() > 0);
  QVERIFY2(problemsOf(panel)->item(0)->text().contains("extra"), qPrintable(problemsOf(panel)->item(0)->text()));
  QVERIFY(panel.hasDraft(document));
  QCOMPARE(diagram::toJson(document.values()), before);
}

// A text that can be read may still name what is not there: its line is marked when the diagram has been checked, in
// the text as it is typed, and for a value of a part in the line of the part; and no longer when it is mended.
void DiagramTextTest::whatTheCheckSaysIsMarkedInItsLine() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  window->texts().textDock().toggleViewAction()->trigger();
  DiagramTextPanel& panel = window->texts().text();
  QsciScintilla& editor = panel.editor().editor();
  QTRY_VERIFY(editor.text().contains("connect("));
  const auto markedLines = [&] {
    QStringList lines;
    for (int line = 0; line < editor.lines(); ++line)
      if (editor.markersAtLine(line) != 0) lines << editor.text(line).simplified();
    return lines;
  };
  QTRY_VERIFY(window->checker().currentModel());
  QVERIFY(markedLines().isEmpty());
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "Real   twice");
  QTest::keyClick(&editor, Qt::Key_Escape);  // of the list
  QTest::keyClicks(&editor, " = 2*absent;");
  QTRY_COMPARE_WITH_TIMEOUT(markedLines(), QStringList{"Real twice = 2*absent;equation"}, 20000);
  QCOMPARE(problemsOf(panel)->count(), 1);
  QVERIFY2(problemsOf(panel)->item(0)->text().contains("absent"), qPrintable(problemsOf(panel)->item(0)->text()));
  QVERIFY(!panel.hasDraft(window->document()));
  // Of a part.
  pressKey(&editor, Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(markedLines().isEmpty(), 20000);
  window->document().setModifier(window->document().partIndex("inertia1"), "J", "absent");
  QTRY_COMPARE_WITH_TIMEOUT(markedLines().size(), 1, 20000);
  QVERIFY2(markedLines()[0].contains("Inertia inertia1("), qPrintable(markedLines()[0]));
  window->document().undoStack()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(markedLines().isEmpty() && problemsOf(panel)->count() == 0, 20000);
}

void DiagramTextTest::aDraftOfTheDiagramsTextIsKept() {
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

QTEST_MAIN(DiagramTextTest)
#include "diagram_text_test.moc"
