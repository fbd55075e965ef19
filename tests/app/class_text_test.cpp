// A diagram's own classes as text: a part of one's own written, used and run by keys and clicks, mistakes underlined,
// equations counted, one history for text and drawing.
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QToolButton>

#include "app/panels/messages_panel.h"
#include "app/text/class_check.h"
#include "app/text/unused_classes.h"
#include "engine/diagram/json.h"
#include "tests/app/text_bench.h"
#include "tests/effort/counted_hand.h"

using namespace armature;
using namespace armature::app;

class ClassTextTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void templatesAreSound();
  void aNonlinearSpringInFourteenActions();
  void mistakesAreUnderlined();
  void mistakesInUnusedClassesAreMessages();
  void aTemplateIsTakenByKeys();
  void aBaseClassIsFoundByTyping();
  void aBaseOfTheDiagramComesFirst();
  void whatToDoIsSaid();
  void equationsAreCounted_data();
  void equationsAreCounted();
  void escAndUndoKeepTheText();
  void theMenuOffersTheHistoryOfTheDiagram();
  void textThatCannotBeReadIsKept();
  void aNewNameTakesThePartsAlong();
  void theScrollBarGoesWithTheLongLine();
  void aQuotationMarkUnfoldsNothing();
};

// A string that is begun above a folded annotation, and ended.
void ClassTextTest::aQuotationMarkUnfoldsNothing() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  pasteOver(
      editor,
      "model Folded\n  Real x = 1 ;\n  annotation (\n    Documentation(info = \"a\"),\n    Icon());\nend Folded;");
  window->texts().classes().editor().foldAnnotations();
  const auto isFolded = [&] { return editor.SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 3UL) == 0; };
  QVERIFY(isFolded());
  putCursor(editor, ";\n  annotation");
  for (const char letter : {'"', 'w', ' ', '\\', '"', 'y', '"'}) {
    QTest::keyClick(&editor, letter);
    QTest::qWait(20);
    QVERIFY2(isFolded(), qPrintable(editor.text()));
  }
  QVERIFY(editor.text().contains("x = 1 \"w \\\"y\";"));
}

// What fits has no bar to be scrolled by: not after a text with a long line, and not where that line is folded away.
void ClassTextTest::theScrollBarGoesWithTheLongLine() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  QScrollBar& bar = *editor.horizontalScrollBar();
  const QString longLine = "  // " + QString(400, 'x');
  pasteOver(editor, "model Short\n" + longLine + "\nend Short;");
  QTRY_VERIFY(bar.isVisible() && bar.maximum() > 0);
  QVERIFY(bar.value() == 0 || bar.value() <= bar.maximum());
  // Line by line, as it is typed.
  pasteOver(editor, "model Short\nend Short;");
  QTRY_VERIFY(!bar.isVisible() || bar.maximum() == 0);
  QTest::keyClick(&editor, Qt::Key_Home, Qt::ControlModifier);
  QTest::keyClick(&editor, Qt::Key_End);
  QGuiApplication::clipboard()->setText(" \"" + QString(300, 'y') + '"');
  QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
  QTRY_VERIFY(bar.isVisible() && bar.maximum() > 0);
  // The end of the line can be seen.
  QVERIFY(editor.SendScintilla(QsciScintillaBase::SCI_GETXOFFSET) > 0);
  window->document().undoStack()->undo();
  QTRY_VERIFY(!bar.isVisible() || bar.maximum() == 0);
  // Of another class, which is shown next.
  pasteOver(editor, "model Folded\n  annotation (\n" + longLine + "\n    Icon());\nend Folded;");
  QTRY_VERIFY(bar.isVisible());
  window->texts().classes().editor().foldAnnotations();
  QTRY_VERIFY(!bar.isVisible() || bar.maximum() == 0);
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
        state->text() == QCoreApplication::translate("armature::app::ClassPanel", "This class has no mistakes."),
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

// A nonlinear spring as a part of one's own, with icon, used and run, in a window of 1280×800. An action: a key, a
// click, a drag, or a text typed.
void ClassTextTest::aNonlinearSpringInFourteenActions() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(1280, 800);
  window->files().makeNew();
  const auto& values = window->document().values();
  CanvasView& canvas = window->canvas();
  const auto isListed = [&](const std::string& name) {
    const auto& all = canvas.scene().catalog().placeable();
    return std::any_of(all.begin(), all.end(), [&](const ClassPtr& info) { return info->name == name; });
  };
  const std::string library = "Modelica.Mechanics.Rotational.Components.";
  for (const char* name : {"Fixed", "Inertia"}) QTRY_VERIFY_WITH_TIMEOUT(isListed(library + name), 20000);
  addByTemplate(*window, kCompliant);
  constexpr int kTemplate = 2;  // Ctrl+Shift+N, a click
  CountedHand hand(*window);
  // The law is selected: it is written over.
  hand.type("c*phi_rel + 50*phi_rel^3");
  hand.click("placeClass");
  QTRY_COMPARE(values.components.size(), size_t(1));
  QVERIFY(classText(*window).find("tau = c*phi_rel + 50*phi_rel^3;") != std::string::npos);
  const std::string spring = values.components[0].name;
  QTRY_VERIFY(canvas.scene().findEnd(spring + ".flange_a").isValid());
  QVERIFY(!canvas.scene().parts().at(0).info->icon.empty());
  // From each flange a wire onto the empty canvas, where what it is to join is typed: a drag, a text, Enter.
  const auto extend = [&](const std::string& end, QPointF by, const QString& typed) {
    hand.wire(end.c_str(), by);
    hand.type(typed);
    hand.key(Qt::Key_Return);
  };
  extend(spring + ".flange_a", {-30, 0}, "fixed");
  QTRY_COMPARE(values.connections.size(), size_t(1));
  extend(spring + ".flange_b", {30, 0}, "inertia");
  QTRY_COMPARE(values.connections.size(), size_t(2));
  const std::string inertia = values.components[2].name;
  hand.awaitPart(inertia.c_str(), (library + "Inertia").c_str());
  // It begins with a twist. The inertia is selected: Enter brings its values, which lie behind the text.
  hand.key(Qt::Key_Return);
  hand.enter("parameter_phi.start", "1 rad");
  hand.key(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 60000);
  QCOMPARE(window->document().modifier(2, "phi.start"), std::string("1"));
  qInfo("%d actions", kTemplate + hand.actions());
  QVERIFY(kTemplate + hand.actions() <= 14);
  // What a nonlinear spring does: the fall of energy in it is the inertia's, J w²/2 = U(1) − U(phi).
  const auto& store = *window->run().store();
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

// The step that mends it stands behind what is wrong.
// The templates are open and one is chosen: Enter takes it.
// No part is made of it, so that the diagram can be run; but nobody has to open the dock to hear of it.
void ClassTextTest::mistakesInUnusedClassesAreMessages() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  const QString hard = QString::fromLatin1(kHard);
  pasteOver(editor, QString(hard).replace("s_rel", "foo"));
  MessagesPanel& messages = window->page().messages();
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, 20000);
  const QString said = messages.item(0)->data(Qt::AccessibleTextRole).toString();
  QVERIFY2(said.contains("Hard") && said.contains("foo") && said.contains("which nothing uses"), qPrintable(said));
  QCOMPARE(messages.errorCount(), 0);
  const auto labels = messages.findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("D069"); }));
  QCOMPARE(window->page().bottomTabs().tabText(1), QString("Messages (1)"));
  // It leads to its line, also when parts have come that move the text.
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Fixed", {0, 40});
  QTRY_VERIFY(window->page().checker().isAnswered());
  const auto row = [&] {
    for (int k = 0; k < messages.count(); ++k)
      if (messages.item(k)->data(Qt::AccessibleTextRole).toString() == said) return messages.item(k);
    return static_cast<QListWidgetItem*>(nullptr);
  };
  QTRY_VERIFY_WITH_TIMEOUT(row(), 20000);
  QTest::keyClick(&editor, Qt::Key_Home, Qt::ControlModifier);
  showMessages(window->page());
  messages.scrollToItem(row());
  const QPoint at = messages.visualItemRect(row()).topLeft() + QPoint(60, 12);
  QTest::mouseClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTest::mouseDClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTRY_COMPARE(window->texts().classes().editor().line(), 4);
  window->document().undoStack()->undo();
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 1, 20000);
  // What cannot be parsed is said once, by whoever finds it.
  pasteOver(editor, QString(hard).replace("f = k", "f = = k"));
  QTRY_VERIFY_WITH_TIMEOUT(
      messages.count() == 1 && !messages.item(0)->data(Qt::AccessibleTextRole).toString().contains("foo"), 20000);
  pasteOver(editor, hard);
  QTRY_COMPARE_WITH_TIMEOUT(messages.count(), 0, 20000);
  // Used by a class that nothing uses itself, it is no less alone.
  QCOMPARE(unusedClassesOf(window->document().values()), std::vector<size_t>{0});
  diagram::Document more;
  more.classes = {"model A\n  B b; // C\nend A;", "model B\nend B;", "model C\nend C;", "model D\nend D;"};
  QCOMPARE(unusedClassesOf(more), (std::vector<size_t>{0, 1, 2, 3}));
  more.declarations = "D d;";
  more.components.push_back({});
  more.components.back().name = "a1";
  more.components.back().className = "A";
  QCOMPARE(unusedClassesOf(more), std::vector<size_t>{2});
}

void ClassTextTest::aTemplateIsTakenByKeys() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QTimer timer;
  connect(&timer, &QTimer::timeout, this, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu || !menu->activeAction()) return;
    timer.stop();
    QTest::keyClick(menu, Qt::Key_Return);
  });
  timer.start(20);
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(window->document().values().classes.size(), size_t(1));
}

// Opens the card of base classes by the entry of the menu, and gives its field; null where it does not come.
static QLineEdit* openBases(MainWindow& window) {
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, &poll, [&poll, &window] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    poll.stop();
    auto* entry = window.findChild<QAction*>("chooseBase");
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
  });
  poll.start(20);
  pressKey(&window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  QLineEdit* field = nullptr;
  [&] { QTRY_VERIFY(field = window.findChild<QLineEdit*>("baseSearch")); }();
  return field;
}

// Any partial class of the libraries, also one without "Partial" in its name; of one name that of the library which the
// diagram has parts of.
void ClassTextTest::aBaseClassIsFoundByTyping() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  dropPart(*window, "Modelica.Mechanics.Translational.Components.Mass", {0, 0});
  const auto& classes = window->document().values().classes;
  const auto listed = [&] {
    auto* list = window->findChild<QListWidget*>("baseList");
    return list && list->count() > 0 ? list->item(0)->toolTip() : QString();
  };
  const auto take = [&](const char* typed, const char* base) {
    QLineEdit* field = openBases(*window);
    QVERIFY(field);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, typed);
    QTRY_VERIFY2_WITH_TIMEOUT(listed().startsWith(base), qPrintable(listed()), 30000);
    const size_t before = classes.size();
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(classes.size(), before + 1);
    QVERIFY2(classes.back().find(std::string("extends ") + base + ";") != std::string::npos, classes.back().c_str());
    QCOMPARE(editorOf(*window).selectedText(), QString("// Equations of this part"));
    QTRY_VERIFY(!window->findChild<QWidget*>("baseCard"));
  };
  take("partialtwoflanges", "Modelica.Mechanics.Translational.Interfaces.PartialTwoFlanges");
  if (QTest::currentTestFailed()) return;
  take("oneport", "Modelica.Electrical.Analog.Interfaces.OnePort");
  if (QTest::currentTestFailed()) return;
  take("siso", "Modelica.Blocks.Interfaces.SISO");
  if (QTest::currentTestFailed()) return;
  QVERIFY(classes.back().starts_with("block OwnPart3"));
  window->document().undoStack()->undo();
  QCOMPARE(classes.size(), size_t(2));
}

void ClassTextTest::aBaseOfTheDiagramComesFirst() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  pasteOver(editorOf(*window), "partial model Half\n  Real x;\nend Half;\n");
  QTRY_VERIFY(!window->page().catalog().own().isEmpty() && window->page().catalog().own().front()->isPartial);
  QLineEdit* field = openBases(*window);
  QVERIFY(field);
  auto* list = window->findChild<QListWidget*>("baseList");
  QTRY_COMPARE(list->item(0)->text(), QString("Half"));
  QTRY_VERIFY_WITH_TIMEOUT(list->count() > 50, 60000);
  QCOMPARE(list->item(0)->text(), QString("Half"));
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
  QTRY_COMPARE(window->document().values().classes.size(), size_t(2));
  QVERIFY(window->document().values().classes.back().find("extends Half;") != std::string::npos);
  // Nothing typed, nothing taken.
  field = openBases(*window);
  QTest::keyClick(field, Qt::Key_Escape);
  QCOMPARE(window->document().values().classes.size(), size_t(2));
}

void ClassTextTest::whatToDoIsSaid() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  const QString name = "HardSpringOfTheLongestNameThatAnybodyEverGave";
  pasteOver(editorOf(*window), QString::fromLatin1(kHard).replace("model Hard", "model " + name));
  QListWidget* problems = problemsOf(window->texts().classes());
  const auto told = [&] { return problems->count() > 0 ? problems->item(0)->text() : QString(); };
  const QString wanted = QString("'end Hard' closes class '%1'. Write 'end %1'").arg(name);
  QTRY_VERIFY2_WITH_TIMEOUT(told().contains(wanted), qPrintable(told()), 20000);
  // All of it is in sight, over as many lines as it takes.
  const auto row = [&] { return problems->visualItemRect(problems->item(0)); };
  QTRY_VERIFY(row().height() > 1.5 * problems->fontMetrics().height());
  QTRY_VERIFY(problems->viewport()->rect().contains(row()));
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
  // A line that is half written before the icon: the part keeps its icon meanwhile.
  const QString drawn =
      "model Hard\n  Real x = 1%1\n  annotation(Icon(graphics = {Rectangle(extent = {{-80, 40}, {80, -40}})}));\nend "
      "Hard;";
  pasteOver(editor, drawn.arg(";"));
  const auto icon = [&] {
    const ClassPtr known = window->page().catalog().known("Hard");
    return known ? known->icon.size() : 0;
  };
  QTRY_COMPARE_WITH_TIMEOUT(icon(), size_t(1), 5000);
  read.clear();
  pasteOver(editor, drawn.arg("; Real y = x*"));
  QTRY_VERIFY(!read.isEmpty());
  QCOMPARE(icon(), size_t(1));
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

void ClassTextTest::theMenuOffersTheHistoryOfTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  addByTemplate(*window, kCompliant);
  QsciScintilla& editor = editorOf(*window);
  const QString before = editor.text();
  putCursor(editor, "equation");
  QTest::keyClicks(&editor, "// mine");
  const QString typed = editor.text();
  // Takes an entry of the menu of the right mouse button; false where it is grey.
  const auto take = [&](const char* name) {
    const QPoint at = editor.viewport()->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, editor.viewport()->mapToGlobal(at));
    QApplication::sendEvent(editor.viewport(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    auto* action = menu ? menu->findChild<QAction*>(name) : nullptr;
    const bool isOffered = action && action->isEnabled();
    if (isOffered) QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    if (menu && !isOffered) menu->close();
    return isOffered;
  };
  QVERIFY(!take("editorRedo"));
  for (int k = 0; k < 3 && editor.text() != before; ++k) QVERIFY(take("editorUndo"));
  QCOMPARE(editor.text(), before);
  QVERIFY(take("editorRedo"));
  QVERIFY(editor.text() != before && typed.startsWith(editor.text().left(20)));
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
  // The first Esc may close a list, further ones do nothing: what is typed next is still of the text. Shift+Esc leads
  // to the diagram; the text stays.
  for (int k = 0; k < 3; ++k) QTest::keyClick(&editor, Qt::Key_Escape);
  QVERIFY(editor.hasFocus());
  QTest::keyClicks(QApplication::focusWidget(), "// more");
  QVERIFY(editor.text().contains("// more"));
  QTest::keyClick(&editor, Qt::Key_Escape);
  QTest::keyClick(&editor, Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(!editor.hasFocus());
  QVERIFY(editor.text().contains("// mine"));
  QVERIFY(!window->canvas().findChild<QWidget*>("quickInsert")->isVisible());
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

QTEST_MAIN(ClassTextTest)
#include "class_text_test.moc"
