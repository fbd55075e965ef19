// Pages of parts by hand: opened from the inspector and by F1, links to other pages, back and forward, find, an example
// that opens with the part selected; classes that a diagram brings itself, looked into and told apart by diagram.
#include <QAbstractTextDocumentLayout>
#include <QDockWidget>
#include <QLabel>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include "app/panels/class_page.h"
#include "app/shell/part_pages.h"
#include "tests/app/shipped_diagrams.h"

using namespace armature;
using namespace armature::app;

class PartPageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aPageLeadsToItsExample();
  void pagesHaveHistoryAndFind();
  void everyShippedPartWithAnExampleOpensIt();
  void ownClassesAreLookedInto();
  void classesOfOneNameStayApart();
  void pagesStayBesideTheDiagram();
  void theDiagramHasAPage();
  void ownClassesShowTheirText();
  void headingsKeepOffTables();
};

// The middle of the first link whose target begins as given, scrolled into view.
static QPoint linkTo(PageBrowser& browser, const QString& target) {
  for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next())
    for (auto i = block.begin(); !i.atEnd(); ++i) {
      const QTextFragment piece = i.fragment();
      if (!piece.charFormat().anchorHref().startsWith(target)) continue;
      QTextCursor cursor(browser.document());
      cursor.setPosition(piece.position() + 1);
      browser.setTextCursor(cursor);
      browser.ensureCursorVisible();
      const QRect at = browser.cursorRect(cursor);
      if (browser.anchorAt(at.center()).startsWith(target)) return at.center();
    }
  return {};
}

static void click(PageBrowser& browser, const QString& target) {
  const QPoint at = linkTo(browser, target);
  QVERIFY2(!at.isNull(), qPrintable(target));
  QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, at);
}

void PartPageTest::aPageLeadsToItsExample() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "spring");
  // The link with the class's name, clicked by the mouse.
  const auto classLink = [&]() -> QLabel* {
    for (QLabel* label : window->inspector().findChildren<QLabel*>())
      if (label->text().contains("Components.Spring'")) return label;
    return nullptr;
  };
  QTRY_VERIFY(classLink());
  QTest::mouseClick(classLink(), Qt::LeftButton, {}, QPoint(8, classLink()->height() / 2));
  auto* pages = window->findChild<PartPages*>("partPages");
  QVERIFY(pages && pages->isVisible());
  PageBrowser& browser = pages->browser();
  QTRY_VERIFY(browser.toPlainText().contains("Examples with this part"));
  const QString text = browser.toPlainText();
  for (const char* part : {"Stiffness", "N\u00b7m/rad", "flange_a", "phi_rel0", "right-hand rule"})
    QVERIFY2(text.contains(part), part);
  // Another diagram than the one that is open.
  QTRY_VERIFY(!linkTo(browser, "example:").isNull());
  click(browser, "example:" + example("Rotational/CoupledClutches").section("/resources", 0, 0));
  QTRY_VERIFY(window->document().path().contains("/resources/examples/"));
  QTRY_COMPARE(window->page().scene().selectedParts().size(), 1);
  const int selected = *window->page().scene().selectedParts().begin();
  QCOMPARE(window->document().values().components.at(static_cast<size_t>(selected)).className,
           std::string("Modelica.Mechanics.Rotational.Components.Spring"));
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_c"));
}

void PartPageTest::pagesHaveHistoryAndFind() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.LossyGear", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  window->canvas().scene().select({0}, {});
  pressKey(window.get(), Qt::Key_F1);
  auto* pages = window->findChild<PartPages*>("partPages");
  QVERIFY(pages);
  PageBrowser& browser = pages->browser();
  QTRY_VERIFY(browser.toPlainText().contains("lossTable"));
  // Up to the package by a link, down to another part, back twice, forward once.
  click(browser, "page:Modelica.Mechanics.Rotational.Components");
  QTRY_VERIFY(!linkTo(browser, "page:Modelica.Mechanics.Rotational.Components.Brake").isNull());
  click(browser, "page:Modelica.Mechanics.Rotational.Components.Brake");
  QTRY_VERIFY(browser.toPlainText().contains("fn_max"));
  (void)QTest::qWaitForWindowActive(pages);
  pressKey(pages, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(browser.className(), QString("Modelica.Mechanics.Rotational.Components"));
  pressKey(pages, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(browser.className(), QString("Modelica.Mechanics.Rotational.Components.LossyGear"));
  pressKey(pages, Qt::Key_Right, Qt::AltModifier);
  pressKey(pages, Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(browser.className(), QString("Modelica.Mechanics.Rotational.Components.Brake"));
  pressKey(pages, Qt::Key_F, Qt::ControlModifier);
  auto* field = pages->findChild<QLineEdit*>("pageSearch");
  QTRY_VERIFY(field->hasFocus());
  QTest::keyClicks(field, "fn_max");
  QCOMPARE(browser.textCursor().selectedText(), QString("fn_max"));
  const int first = browser.textCursor().position();
  QTest::keyClick(field, Qt::Key_Return);
  const int second = browser.textCursor().position();
  QVERIFY(second != first);
  // Shift+F3 goes back and F3 on, on the page, without a word of the toolkit; the window's layers that have these keys
  // stay as they are, and are shown by them everywhere else.
  QTest::failOnWarning(QRegularExpression("[Aa]mbiguous shortcut"));
  const auto layer = [&](const QString& keys) {
    for (QAction* action : window->findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(keys)) return action;
    return static_cast<QAction*>(nullptr);
  };
  QAction *values = layer("F3"), *positive = layer("Shift+F3");
  QVERIFY(values && positive);
  pressKey(pages, Qt::Key_F3, Qt::ShiftModifier);
  QCOMPARE(browser.textCursor().position(), first);
  pressKey(pages, Qt::Key_F3);
  QCOMPARE(browser.textCursor().position(), second);
  QVERIFY(!values->isChecked() && !positive->isChecked());
  window->canvas().setFocus();
  pressKey(window.get(), Qt::Key_F3, Qt::ShiftModifier);
  QVERIFY(positive->isChecked());
  // The class's text comes and goes; it holds the equations.
  click(browser, "text:");
  QTRY_VERIFY(browser.toPlainText().contains("end Brake;"));
  click(browser, "text:");
  QTRY_VERIFY(!browser.toPlainText().contains("end Brake;"));
  // Units in the words of a library are written as everywhere in the window.
  click(browser, "page:Modelica.Mechanics.Rotational.Components");
  click(browser, "page:Modelica.Mechanics.Rotational.Components.Spring");
  QTRY_VERIFY(browser.toPlainText().contains(QString::fromUtf8("c [N·m/rad]")));
  QVERIFY(!browser.toPlainText().contains("[N.m"));
}

// Each class that a shipped diagram uses is offered that diagram, and the part that is to be selected is there.
void PartPageTest::everyShippedPartWithAnExampleOpensIt() {
  ExampleIndex index(ARMATURE_SOURCE_DIR "/resources/examples");
  (void)index.usesOf("any");
  QTRY_VERIFY(index.isReady());
  int uses = 0;
  for (const QString& path : shippedDiagrams()) {
    const auto read = loadDiagram(path.toStdString());
    QVERIFY2(read, qPrintable(path));
    for (const auto& item : (*read).components) {
      const auto found = index.usesOf(QString::fromStdString(item.className));
      const auto here = std::find_if(found.begin(), found.end(), [&](const ExampleUse& u) { return u.file == path; });
      QVERIFY2(here != found.end(), item.className.c_str());
      const auto isPart = [&](const auto& c) {
        return c.name == here->part.toStdString() && c.className == item.className;
      };
      QVERIFY(std::any_of((*read).components.begin(), (*read).components.end(), isPart));
      ++uses;
    }
  }
  QVERIFY(uses > 300);
}

// The axis of the robot is a class of the diagram; so are the parts inside it.
void PartPageTest::ownClassesAreLookedInto() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("MultiBody/OneAxis")));
  const int axis = window->document().partIndex("axis");
  QTRY_VERIFY(window->page().scene().parts().at(static_cast<size_t>(axis)).info);
  window->page().lookInto(axis);
  QTRY_VERIFY(window->page().isInside());
  DiagramScene& inside = window->canvas().scene();
  QVERIFY(inside.parts().size() > 2);
  QVERIFY(!inside.wires().empty());
  int own = -1;
  for (size_t i = 0; i < inside.parts().size(); ++i) {
    QTRY_VERIFY2(inside.parts()[i].info, qPrintable(inside.parts()[i].className));
    if (inside.parts()[i].className == "AxisMotor") own = static_cast<int>(i);
  }
  QVERIFY(own >= 0);
  window->page().lookInto(own);
  QTRY_COMPARE(window->page().insides().size(), size_t(2));
}

// Two diagrams have a class Box of their own, with other connectors: each shows its own, whichever is on show.
void PartPageTest::classesOfOneNameStayApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const auto fill = [&](const char* base) {
    diagram::Document values;
    values.name = "Two";
    values.classes = {std::string("model Box\n  extends Modelica.Mechanics.") + base + ";\nend Box;"};
    diagram::ComponentItem item;
    item.name = "box", item.className = "Box";
    values.components = {item};
    window->document().reset(std::move(values), {});
  };
  fill("Rotational.Interfaces.PartialTwoFlanges");
  QTRY_VERIFY(window->page().scene().parts().at(0).info);
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  QCOMPARE(window->pages().count(), 2);
  fill("Translational.Interfaces.PartialOneFlangeAndSupport");
  const auto domain = [&](int page) {
    const auto& parts = window->pages().at(page).scene().parts();
    return parts.at(0).connectors.empty() ? Domain::other : parts[0].connectors[0].info.domain;
  };
  for (const int shown : {1, 0, 1}) {
    window->pages().show(shown);
    QTRY_COMPARE(domain(0), Domain::rotational);
    QTRY_COMPARE(domain(1), Domain::translational);
    QTRY_VERIFY(!window->engine().isBusy());
    QCOMPARE(domain(0), Domain::rotational);
  }
}

// The page is a dock of the window: it covers nothing, stays while parts are clicked and moved, closes and comes back.
void PartPageTest::pagesStayBesideTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const int before = window->canvas().width();
  clickPart(*window, "spring");
  pressKey(window.get(), Qt::Key_F1);
  auto* dock = window->findChild<QDockWidget*>("pagesDock");
  auto* pages = window->findChild<PartPages*>("partPages");
  QVERIFY(dock && pages && pages->isVisible() && !dock->isFloating());
  QVERIFY(!pages->isWindow());
  QTRY_VERIFY(pages->browser().toPlainText().contains("Stiffness"));
  QTRY_VERIFY(pages->width() >= 290);
  const QRect page(pages->mapTo(window.get(), QPoint()), pages->size());
  const QRect canvas(window->canvas().mapTo(window.get(), QPoint()), window->canvas().size());
  QVERIFY(!page.intersects(canvas));
  QVERIFY2(page.width() >= 290 && canvas.width() > before / 2,
           qPrintable(QString("%1 %2").arg(page.width()).arg(canvas.width())));
  // Work goes on beside it, the page stays.
  clickPart(*window, "damper");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_d"));
  const auto placement = [&] {
    return window->document().values().components[size_t(window->document().partIndex("damper"))].placement;
  };
  const auto at = placement();
  window->canvas().setFocus();
  pressKey(&window->canvas(), Qt::Key_Right);
  QVERIFY(placement() != at);
  QVERIFY(pages->isVisible());
  QCOMPARE(pages->browser().className(), QString("Modelica.Mechanics.Rotational.Components.Spring"));
  dock->close();
  QVERIFY(!pages->isVisible());
  pressKey(window.get(), Qt::Key_F1);
  QVERIFY(pages->isVisible());
  QCOMPARE(pages->browser().className(), QString("Modelica.Mechanics.Rotational.Components.Damper"));
}

// With nothing selected F1 tells about the diagram, each about its own; an empty one says how to begin.
void PartPageTest::theDiagramHasAPage() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  pressKey(window.get(), Qt::Key_F1);
  auto* pages = window->findChild<PartPages*>("partPages");
  QVERIFY(pages && pages->isVisible());
  PageBrowser& browser = pages->browser();
  const auto& values = window->document().values();
  const QString text = browser.toPlainText();
  QVERIFY(text.contains(QString::fromStdString(values.title)));
  QVERIFY(text.contains(QString::fromStdString(values.description).left(40)));
  for (const auto& item : values.components) QVERIFY(text.contains(QString::fromStdString(item.name)));
  click(browser, "page:Modelica.Mechanics.Rotational.Components.Spring");
  QTRY_VERIFY(browser.toPlainText().contains("Stiffness"));
  pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(window->document().values().components.empty());
  pressKey(window.get(), Qt::Key_F1);
  QVERIFY2(browser.toPlainText().contains("how to begin"), qPrintable(browser.toPlainText()));
}

// The text of a class that the diagram brings itself, and after a change its new one.
void PartPageTest::ownClassesShowTheirText() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("MultiBody/OneAxis")));
  const int axis = window->document().partIndex("axis");
  QTRY_VERIFY(window->page().scene().parts().at(static_cast<size_t>(axis)).info);
  window->page().scene().select({axis}, {});
  pressKey(window.get(), Qt::Key_F1);
  PageBrowser& browser = window->findChild<PartPages*>("partPages")->browser();
  const std::string name = window->document().values().components[static_cast<size_t>(axis)].className;
  QCOMPARE(browser.className().toStdString(), name);
  const QString end = QString::fromStdString("end " + name + ";");
  QVERIFY(!browser.toPlainText().contains(end));
  click(browser, "text:");
  QVERIFY(browser.toPlainText().contains(end));
  const auto& classes = window->document().values().classes;
  for (size_t k = 0; k < classes.size(); ++k) {
    std::string changed = classes[k];
    const size_t at = changed.rfind("end " + name + ";");
    if (at == std::string::npos) continue;
    changed.insert(at, "// Changed by hand.\n");
    window->document().setClass(static_cast<int>(k), changed);
  }
  browser.refresh();
  QVERIFY(browser.toPlainText().contains("Changed by hand."));
  click(browser, "text:");
  QVERIFY(!browser.toPlainText().contains(end));
}

// A documentation may end with a table, and each section of a page is one, the last cell of which may be empty:
// headings below them have room.
void PartPageTest::headingsKeepOffTables() {
  ClassInfo info;
  info.name = "Lib.Part";
  info.kind = "model";
  info.documentation = "<p>Its parts:</p><table><tr><td>a</td><td></td></tr></table>";
  info.connectors.emplace_back().name = "flange";
  info.parameters.emplace_back().name = "k";
  info.variables.emplace_back().description = "how fast";
  QTextDocument document;
  document.setDefaultStyleSheet(classPageStyle(Theme::light()));
  ClassPage page;
  page.info = std::make_shared<const ClassInfo>(info);
  page.isOwn = true;
  document.setHtml(classPageHtml(page, Theme::light()));
  document.setTextWidth(400);
  const QAbstractTextDocumentLayout& layout = *document.documentLayout();
  double below = 0;
  int count = 0;
  for (QTextFrame::iterator i = document.rootFrame()->begin(); !i.atEnd(); ++i) {
    if (QTextFrame* table = i.currentFrame()) {
      below = layout.frameBoundingRect(table).bottom() - table->frameFormat().bottomMargin();
    } else if (i.currentBlock().blockFormat().headingLevel() == 3) {
      ++count;
      const double gap = layout.blockBoundingRect(i.currentBlock()).top() - below;
      QVERIFY2(gap >= 12, qPrintable(i.currentBlock().text() + " " + QString::number(gap)));
    }
  }
  QCOMPARE(count, 3);
}

QTEST_MAIN(PartPageTest)
#include "part_page_test.moc"
