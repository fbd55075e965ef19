// The inside of parts that are made of text: the equations of their classes with the values of the run.
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "app/language/language.h"
#include "app/look/formula_box.h"
#include "app/panels/equation_row.h"
#include "app/panels/formula_line.h"
#include "app/panels/variable_tree.h"
#include "app/shell/page_equations.h"
#include "app/tools/edit_actions.h"
#include "engine/diagram/own_class.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class EquationsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void aSpringShowsItsEquations();
  void valuesFollowTheShownTime();
  void parametersHaveValuesWithoutARun();
  void aClickOnAVariablePlotsIt();
  void keysLeadInAndOut();
  void branchesThatAreOffAreDim();
  void aTextThatChangesShowsItsNewEquations();
  void whatHappensToThePartIsFollowed();
  void insidePartsOfAnInside();
  void elementsOfAnArrayHaveTheirValues();
  void partsOfAnArrayHaveTheirValues();
  void equationsOfAClassWithADiagram();
  void everythingFitsIntoANarrowView();
  void aFormulaIsBrokenBetweenItsTerms();
  void conditionalExpressionsAreCases();
  void inGerman();

 private:
  EquationPage* shown() { return window_->page().equations().page(); }
  QPoint pixelOf(const char* part) {
    CanvasView& view = window_->page().diagramCanvas();
    const int index = window_->document().partIndex(part);
    const QRectF box = view.toPixels(view.scene().parts().at(static_cast<size_t>(index)).rect);
    return (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint();
  }
  void doubleClick(const char* part) {
    const int index = window_->document().partIndex(part);
    QVERIFY(index >= 0);
    QTRY_VERIFY(window_->page().scene().parts().at(static_cast<size_t>(index)).info);
    CanvasView& view = window_->page().diagramCanvas();
    const QPoint at = pixelOf(part);
    QTest::mouseClick(&view, Qt::LeftButton, {}, at);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, at);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at);
    QTRY_VERIFY(shown());
    QTRY_VERIFY(shown()->isVisible());
  }
  EquationRow* rowOf(const char* text) {
    for (EquationRow* row : shown()->rows())
      if (row->line().text == text) return row;
    return nullptr;
  }
  // The heads of the groups.
  QStringList heads() {
    QStringList all;
    static const QRegularExpression tag("<[^>]*>");
    for (const QLabel* label : shown()->findChildren<QLabel*>("equationHead")) all << label->text().remove(tag);
    return all;
  }
  void addOwnClass(const char* text) {
    diagram::Document values;
    values.name = "Own";
    values.classes = {text};
    values.components.push_back({"one", diagram::ownClassName(text), {}, {}, {}, {}, {}, {}, {}});
    values.experiment.stopTime = 2;
    window_->document().reset(std::move(values), {});
    window_->page().diagramCanvas().fit();
    QTRY_VERIFY(window_->page().scene().parts().at(0).info);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void EquationsTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
}

void EquationsTest::cleanup() {
  window_.reset();
  speak(Language::english);
}

// A double click: its own equation, those that it inherits by their class, the breadcrumb above, its fields beside.
void EquationsTest::aSpringShowsItsEquations() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  CanvasView& canvas = window_->page().diagramCanvas();
  QTRY_VERIFY(
      std::ranges::all_of(canvas.scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  QTest::qWait(200);  // when everything has its place
  const double zoom = canvas.zoom();
  const QPointF origin = canvas.toPixels(QPointF(0, 0));
  doubleClick("spring");
  QVERIFY(!window_->page().isInside());
  QCOMPARE(shown()->part().path, QString("spring"));
  QCOMPARE(heads().first(), QString("Equations"));
  QVERIFY(heads().size() >= 2);
  QVERIFY2(heads().at(1).startsWith("Inherited from Partial"), qPrintable(heads().at(1)));
  EquationRow* law = rowOf("tau = c*(phi_rel - phi_rel0)");
  QVERIFY(law);
  QCOMPARE(law->formula().text(), QString("tau = c*(phi_rel - phi_rel0)"));  // what is read aloud
  QVERIFY(window_->inspector().findChild<QLineEdit*>("parameter_c"));
  // Nothing of the diagram behind it can be hit.
  const std::string before = diagram::toJson(window_->document().values());
  pressKey(window_.get(), Qt::Key_Delete);
  pressKey(window_.get(), Qt::Key_D, Qt::ControlModifier);
  pressKey(window_.get(), Qt::Key_A, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(window_->document().values()), before);
  QCOMPARE(window_->page().scene().selectedParts().size(), 1);
  QToolButton* back = nullptr;
  QTRY_VERIFY((back = window_->page().centre()->findChild<QToolButton*>("level0")) && back->isVisible());
  QTest::mouseClick(back, Qt::LeftButton);
  QVERIFY(!shown());
  QVERIFY(window_->page().diagramCanvas().isVisible());
  QCOMPARE(canvas.zoom(), zoom);
  QCOMPARE(canvas.toPixels(QPointF(0, 0)), origin);
  QTest::qWait(50);  // when all is laid out, too
  QCOMPARE(canvas.zoom(), zoom);
}

// Those of the store at that instant, in their display units; the newest while nobody has chosen one.
void EquationsTest::valuesFollowTheShownTime() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  doubleClick("spring");
  QVERIFY(rowOf("tau = c*(phi_rel - phi_rel0)"));
  runToEnd(*window_);
  const auto expected = [&](double time) {
    const auto& store = *window_->run().store();
    const auto& column = store.columns()[static_cast<size_t>(store.find("spring.tau"))];
    return "tau = " + formatShown(store.valueAt(column, time), "N.m", {});
  };
  QSet<QString> seen;
  for (const double time : {0.25, 0.5, 1.0}) {
    window_->run().setShownTime(time);
    const QString words = rowOf("tau = c*(phi_rel - phi_rel0)")->valueWords();
    QVERIFY2(words.contains(expected(time)), qPrintable(words + " / " + expected(time)));
    QVERIFY2(words.contains("c = " + formatValue(1e4, prettyUnit("N.m/rad"))), qPrintable(words));
    seen << words;
    auto* note = shown()->findChild<QLabel*>("equationNote");
    QVERIFY2(note->text().contains(formatValue(time, "s")), qPrintable(note->text()));
  }
  QCOMPARE(seen.size(), 3);
}

// Before there is a run: those of the model; a value that is changed beside the equations is the value there, too.
void EquationsTest::parametersHaveValuesWithoutARun() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  doubleClick("spring");
  const auto words = [&] { return rowOf("tau = c*(phi_rel - phi_rel0)")->valueWords(); };
  QTRY_VERIFY2(words().contains("c = " + formatValue(1e4, prettyUnit("N.m/rad"))), qPrintable(words()));
  QVERIFY(!words().contains("tau = "));
  // Enter goes to the fields.
  pressKey(shown(), Qt::Key_Return);
  auto* field = window_->inspector().findChild<QLineEdit*>("parameter_c");
  QTRY_VERIFY(field && field->hasFocus());
  typeInto(field, "2000");
  QVERIFY(shown());
  QTRY_VERIFY2(words().contains("c = " + formatValue(2000, prettyUnit("N.m/rad"))), qPrintable(words()));
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(shown());
  QTRY_VERIFY2(words().contains("c = " + formatValue(1e4, prettyUnit("N.m/rad"))), qPrintable(words()));
}

void EquationsTest::aClickOnAVariablePlotsIt() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  runToEnd(*window_);
  doubleClick("spring");
  EquationRow* row = rowOf("tau = c*(phi_rel - phi_rel0)");
  QVERIFY(row);
  auto* label = row->findChild<QLabel*>("equationValues");
  QTRY_VERIFY(label->text().contains("href=\"spring.phi_rel\""));
  // Where its name stands: the label is asked point by point.
  QString hit;
  connect(label, &QLabel::linkActivated, this, [&](const QString& name) { hit = name; });
  const auto isPlotted = [&] { return window_->plots().current()->variables().contains("spring.phi_rel"); };
  QVERIFY(!isPlotted());
  for (int y = 4; y < label->height() && hit != "spring.phi_rel"; y += 6)
    for (int x = 2; x < label->width() && hit != "spring.phi_rel"; x += 5) {
      const bool wasPlotted = isPlotted();
      hit.clear();
      QTest::mouseClick(label, Qt::LeftButton, {}, {x, y});
      if (!hit.isEmpty() && hit != "spring.phi_rel") QTest::mouseClick(label, Qt::LeftButton, {}, {x, y});  // off again
      QCOMPARE(isPlotted(), hit == "spring.phi_rel" ? !wasPlotted : wasPlotted);
    }
  QVERIFY(isPlotted());
  QVERIFY(label->text().contains("<b>"));  // it shows that
}

// Ctrl+Enter on the selected part, Esc and Alt+Up back; zoom by keys and wheel stays for the next one.
void EquationsTest::keysLeadInAndOut() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  CanvasView& canvas = window_->page().diagramCanvas();
  clickPart(*window_, "inertia3");
  pressKey(&canvas, Qt::Key_Return, Qt::ControlModifier);
  QTRY_VERIFY(shown() && shown()->hasFocus());
  QVERIFY(rowOf("J*a = flange_b.tau + flange_a.tau"));
  const int height = rowOf("J*a = flange_b.tau + flange_a.tau")->height();
  pressKey(shown(), Qt::Key_Plus, Qt::ControlModifier);
  QCOMPARE(shown()->zoom(), 1.25);
  QTRY_VERIFY(rowOf("J*a = flange_b.tau + flange_a.tau")->height() > height);
  pressKey(shown(), Qt::Key_Escape);
  QVERIFY(!shown());
  QTRY_VERIFY(canvas.hasFocus());
  pressKey(&canvas, Qt::Key_Return, Qt::ControlModifier);
  QTRY_VERIFY(shown());
  QCOMPARE(shown()->zoom(), 1.25);
  pressKey(shown(), Qt::Key_Up, Qt::AltModifier);
  QVERIFY(!shown());
  // Enter alone goes to the values, as ever.
  pressKey(&canvas, Qt::Key_Return);
  auto* field = window_->inspector().findChild<QLineEdit*>("parameter_J");
  QTRY_VERIFY(field && field->hasFocus());
  QVERIFY(!shown());
}

const char* const kSwitched = R"(model Switched "to and fro"
  parameter Real k = 3;
  parameter Boolean isFast = false;
  Real x(start = 0, fixed = true) "way";
  Real y;
equation
  der(x) = 1;
  if isFast then
    y = 0;
  elseif x < 1 then
    y = k*x "first";
  else
    y = -k;
  end if;
end Switched;)";

void EquationsTest::branchesThatAreOffAreDim() {
  addOwnClass(kSwitched);
  doubleClick("one");
  // Without a run only what parameters tell.
  QTRY_VERIFY(rowOf("y = 0")->isOff());
  QVERIFY(!rowOf("y = k*x")->isOff());
  QVERIFY(!rowOf("y = -k")->isOff());
  runToEnd(*window_);
  window_->run().setShownTime(0.5);
  QVERIFY(rowOf("y = 0")->isOff());
  QVERIFY(!rowOf("y = k*x")->isOff());
  QVERIFY(rowOf("y = -k")->isOff());
  QVERIFY(rowOf("y = -k")->formula().isDimmed());
  QVERIFY(rowOf("x < 1")->valueWords().startsWith("holds"));
  window_->run().setShownTime(1.5);
  QVERIFY(rowOf("y = k*x")->isOff());
  QVERIFY(!rowOf("y = -k")->isOff());
  QVERIFY(rowOf("x < 1")->valueWords().startsWith("does not hold"));
  QVERIFY(rowOf("der(x) = 1")->valueWords().contains("der(x) = 1"));
}

// The link leads to the text in its dock; what is typed there is shown here, what cannot be read is not.
void EquationsTest::aTextThatChangesShowsItsNewEquations() {
  addOwnClass(kSwitched);
  doubleClick("one");
  auto* link = shown()->findChild<QToolButton*>("equationText");
  QVERIFY(link && link->isVisible());
  QTest::mouseClick(link, Qt::LeftButton);
  auto* dock = window_->findChild<QDockWidget*>("classDock");
  QVERIFY(dock);
  QTRY_VERIFY(dock->isVisible());
  QVERIFY(shown());
  const std::string text = kSwitched;
  const auto with = [&](const char* from, const char* to) {
    std::string changed = text;
    changed.replace(changed.find(from), strlen(from), to);
    return changed;
  };
  window_->document().setClass(0, with("der(x) = 1", "der(x) = 2*k"));
  QTRY_VERIFY(rowOf("der(x) = 2*k"));
  QVERIFY(!rowOf("der(x) = 1"));
  window_->document().setClass(0, with("der(x) = 1;", "der(x) = = ;"));
  QTRY_VERIFY(!window_->engine().isBusy());
  QTest::qWait(50);
  QVERIFY(shown() && rowOf("der(x) = 2*k"));
  window_->document().undoStack()->undo();
  window_->document().undoStack()->undo();
  QTRY_VERIFY(rowOf("der(x) = 1"));
}

// Renamed, it is called so here; moved or taken away, the diagram is in sight again.
void EquationsTest::whatHappensToThePartIsFollowed() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  doubleClick("spring");
  const auto index = [&](const char* name) { return window_->document().partIndex(name); };
  QVERIFY(window_->document().rename(index("spring"), "coil"));
  QVERIFY(shown());
  QCOMPARE(shown()->part().path, QString("coil"));
  QCOMPARE(window_->page().equations().name(), QString("coil"));
  QToolButton* last = nullptr;
  QTRY_VERIFY((last = window_->page().centre()->findChild<QToolButton*>("level1")) && last->text() == "coil");
  window_->page().scene().select({index("coil")}, {});
  deleteSelection(window_->page().scene());
  QVERIFY(!shown());
  QVERIFY(window_->page().diagramCanvas().isVisible());
  window_->document().undoStack()->undo();
  doubleClick("coil");
  QVERIFY(window_->openFile(example("Rotational/Friction")));  // in another tab
  window_->closePage(0);
  QTRY_VERIFY(!shown());
  doubleClick(window_->document().values().components.at(0).name.c_str());
  window_->files().makeNew();
}

// A part of a diagram that is looked into, two levels down: values by its full name, one level up at a time.
void EquationsTest::insidePartsOfAnInside() {
  QVERIFY(window_->openFile(example("MultiBody/OneAxis")));
  const auto find = [&](const QString& ending) {
    const auto& parts = window_->canvas().scene().parts();
    for (size_t i = 0; i < parts.size(); ++i)
      if (parts[i].className.endsWith(ending)) return static_cast<int>(i);
    return -1;
  };
  QString path;
  size_t depth = 0;
  for (const char* className : {"RobotAxis", "AxisGear"}) {
    const int part = find(className);
    QVERIFY2(part >= 0, className);
    const auto picture = [&] { return window_->canvas().scene().parts().at(static_cast<size_t>(part)); };
    path += picture().name + ".";
    QTRY_VERIFY(picture().info);
    window_->page().lookInto(part);
    ++depth;
    QTRY_COMPARE(window_->page().insides().size(), depth);
  }
  const int spring = find(".SpringDamper");
  QVERIFY(spring >= 0);
  window_->page().lookInto(spring);
  QTRY_VERIFY(shown());
  QCOMPARE(shown()->part().path, path + "spring");
  runToEnd(*window_);
  EquationRow* row = rowOf("flange_b.phi - flange_a.phi = phi_rel");
  QVERIFY(row);
  QTRY_VERIFY2(row->valueWords().contains("phi_rel = "), qPrintable(row->valueWords()));
  QVERIFY(window_->run().store()->find((path + "spring.phi_rel").toStdString()) >= 0);
  pressKey(shown(), Qt::Key_Escape);
  QVERIFY(!shown());
  QCOMPARE(window_->page().insides().size(), size_t(2));
  window_->page().lookInto(spring);
  QTRY_VERIFY(shown());
  QToolButton* above = nullptr;
  QTRY_VERIFY((above = window_->page().centre()->findChild<QToolButton*>("level1")) && above->isVisible());
  QTest::mouseClick(above, Qt::LeftButton);
  QVERIFY(!shown());
  QCOMPARE(window_->page().insides().size(), size_t(1));
}

const char* const kCell = R"(model Cell "cools down"
  parameter Real k = 1;
  Real x[2](each start = 1, each fixed = true) "heat";
equation
  for i in 1:2 loop
    der(x[i]) = -k*i;
  end for;
end Cell;)";
const char* const kRow = R"(model Row "cells side by side"
  Cell cell[2](k = {1, 2}) annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Cell last(k = 5) annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
equation
  for i in 1:2 loop
    assert(cell[i].k > 0, "k is too small");
  end for;
  annotation(Diagram(coordinateSystem(extent = {{-100, -100}, {100, 100}})));
end Row;)";

// The values are those of one part of the array, the first at first; another can be chosen, and what is plotted is its.
void EquationsTest::elementsOfAnArrayHaveTheirValues() {
  diagram::Document values;
  values.name = "Own";
  values.classes = {kCell};
  values.components.push_back({"cells", "Cell", {{"k", "{1, 2, 3}"}}, {}, {}, {}, "3", {}, {}});
  values.experiment.stopTime = 2;
  window_->document().reset(std::move(values), {});
  window_->page().diagramCanvas().fit();
  QTRY_VERIFY(window_->page().scene().parts().at(0).info);
  doubleClick("cells");
  runToEnd(*window_);
  window_->run().setShownTime(0.5);
  auto* chosen = shown()->findChild<QComboBox*>("equationElement");
  QVERIFY(chosen);
  QTRY_COMPARE(chosen->count(), 3);
  QVERIFY(chosen->isVisible());
  const auto words = [&] { return rowOf("der(x[i]) = -k*i")->valueWords(); };
  QCOMPARE(words(), QString::fromUtf8("der(x) = −1; −2, k = 1"));
  auto* note = shown()->findChild<QLabel*>("equationNote");
  QVERIFY2(note->text().contains("cells[1]"), qPrintable(note->text()));
  // By its keys: one further, twice.
  chosen->setFocus();
  QTest::keyClick(chosen, Qt::Key_Down);
  QTest::keyClick(chosen, Qt::Key_Down);
  QTRY_COMPARE(words(), QString::fromUtf8("der(x) = −3; −6, k = 3"));
  QVERIFY2(note->text().contains("cells[3]"), qPrintable(note->text()));
  const QLabel* label = nullptr;
  for (const QLabel* each : rowOf("der(x[i]) = -k*i")->findChildren<QLabel*>())
    if (each->text().contains("href")) label = each;
  QVERIFY(label && label->text().contains("der(cells[3].x[1])"));
  // A new run keeps what was chosen.
  runToEnd(*window_);
  QCOMPARE(chosen->currentText(), QString("cells[3]"));
}

// A part that lies in the parts of an array is one of each; an equation with elements of parts has all their values.
void EquationsTest::partsOfAnArrayHaveTheirValues() {
  diagram::Document values;
  values.name = "Own";
  values.classes = {kCell, kRow};
  values.components.push_back({"rows", "Row", {}, {}, {}, {}, "2", {}, {}});
  values.experiment.stopTime = 2;
  window_->document().reset(std::move(values), {});
  window_->page().diagramCanvas().fit();
  QTRY_VERIFY(window_->page().scene().parts().at(0).info);
  runToEnd(*window_);
  window_->page().lookInto(0, PartView::equations);
  QTRY_VERIFY(shown());
  QVERIFY(rowOf("cell[i].k > 0"));
  QTRY_COMPARE(rowOf("cell[i].k > 0")->valueWords(), QString("cell.k = 1; 2"));
  pressKey(shown(), Qt::Key_Escape);
  window_->page().lookInto(0);
  QTRY_VERIFY(window_->page().isInside());
  const auto partNamed = [&](const QString& name) {
    const auto& parts = window_->canvas().scene().parts();
    for (size_t i = 0; i < parts.size(); ++i)
      if (parts[i].name == name) return static_cast<int>(i);
    return -1;
  };
  QTRY_VERIFY(partNamed("cell") >= 0 &&
              window_->canvas().scene().parts().at(static_cast<size_t>(partNamed("cell"))).info);
  const auto elements = [&](const QString& name) {
    window_->page().lookInto(partNamed(name));
    for (int left = 200; left > 0 && !shown(); --left) QTest::qWait(20);
    QStringList all;
    if (!shown()) return all;
    const auto* chosen = shown()->findChild<QComboBox*>("equationElement");
    for (int k = 0; k < chosen->count(); ++k) all << chosen->itemText(k);
    all << rowOf("der(x[i]) = -k*i")->valueWords();
    pressKey(shown(), Qt::Key_Escape);
    return all;
  };
  QCOMPARE(elements("cell"), QStringList({"rows[1].cell[1]", "rows[1].cell[2]", "rows[2].cell[1]", "rows[2].cell[2]",
                                          QString::fromUtf8("der(x) = −1; −2, k = 1")}));
  QCOMPARE(elements("last"),
           QStringList({"rows[1].last", "rows[2].last", QString::fromUtf8("der(x) = −5; −10, k = 5")}));
}

// By the menu of the part: a double click leads to the diagram.
void EquationsTest::equationsOfAClassWithADiagram() {
  QVERIFY(window_->openFile(example("MultiBody/OneAxis")));
  CanvasView& view = window_->page().diagramCanvas();
  const auto axis = [&] {
    return std::ranges::find_if(view.scene().parts(),
                                [](const PartPicture& part) { return part.className.endsWith("RobotAxis"); });
  };
  QVERIFY(axis() != view.scene().parts().end());
  QTRY_VERIFY(axis()->info);
  const QString name = axis()->name;
  bool isThere = false;
  QTimer::singleShot(300, this, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (QAction* action : menu->actions())
      if (action->text() == "Equations") {
        isThere = true;
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        return;
      }
    menu->close();
  });
  QTest::mouseClick(&view, Qt::RightButton, {}, view.toPixels(axis()->rect).center().toPoint());
  QTRY_VERIFY(isThere);
  QTRY_VERIFY(shown());
  QCOMPARE(shown()->part().path, name);
  QVERIFY(!window_->page().isInside());
  QVERIFY(!shown()->rows().empty());
  pressKey(shown(), Qt::Key_Escape);
  QVERIFY(!shown());
}

// Values go below their lines, lines are broken; what cannot be broken is scrolled to.
void EquationsTest::everythingFitsIntoANarrowView() {
  QVERIFY(window_->openFile(example("Rotational/First")));
  window_->resize(1024, 700);
  QTest::qWait(100);
  for (const char* part : {"idealGear", "damper", "torque", "sine", "fixed"}) {
    window_->page().lookInto(window_->document().partIndex(part));
    QTRY_VERIFY2(shown(), part);
    QVERIFY(!shown()->rows().empty());
    for (const double zoom : {1.0, 2.0}) {
      shown()->setZoom(zoom);
      QTest::qWait(20);
      for (EquationRow* row : shown()->rows()) {
        const FormulaLine& line = row->formula();
        QTRY_VERIFY2(line.height() >= line.heightForWidth(line.width()), row->line().text.c_str());
        QVERIFY2(line.width() >= line.minimumSizeHint().width(), row->line().text.c_str());
      }
      const int bodyWidth = shown()->widget()->width();
      QVERIFY(bodyWidth <= shown()->viewport()->width() || shown()->horizontalScrollBar()->maximum() > 0);
    }
    shown()->setZoom(1);
    pressKey(shown(), Qt::Key_Escape);
    QVERIFY(!shown());
  }
}

void EquationsTest::aFormulaIsBrokenBetweenItsTerms() {
  QFont font;
  font.setPixelSize(16);
  const QString text = "tau = c*(phi_rel - phi_rel0) + d*der(phi_rel) + flange_a.tau - flange_b.tau";
  const FormulaBox whole = FormulaBox::ofModelica(text, font, 1e6), broken = FormulaBox::ofModelica(text, font, 150);
  QVERIFY(broken.width() <= 150);
  QVERIFY(broken.width() < whole.width());
  QVERIFY(broken.ascent() + broken.descent() > 2 * (whole.ascent() + whole.descent()));
  // Within brackets behind commas, within cases on both sides.
  for (const char* wide : {"{a, b} = c.tau*{1 - first, 1 - 1/second, 1 - third} + {d, -e, f}",
                           "y = someFunction(argument, other, third, fourth, fifth)",
                           "y = if first and second or third and fourth then left + middle + right else 0"}) {
    const double least = FormulaBox::ofModelica(wide, font, 1).width();
    const double all = FormulaBox::ofModelica(wide, font, 1e6).width();
    QVERIFY2(least < 0.6 * all, wide);
    for (double room = least; room < all; room += 10)
      QVERIFY2(FormulaBox::ofModelica(wide, font, room).width() <= room + 1, wide);
  }
}

// Alternatives stand below each other; braces are arrays, brackets indices; any text gives some picture.
void EquationsTest::conditionalExpressionsAreCases() {
  QFont font;
  font.setPixelSize(16);
  const auto box = [&](const char* text) { return FormulaBox::ofModelica(QString::fromUtf8(text), font, 1e6); };
  const auto height = [&](const char* text) { return box(text).ascent() + box(text).descent(); };
  QVERIFY(height("y = if a then b else c") > 1.5 * height("y = b"));
  QVERIFY(height("y = if a then b elseif d then e else c") > height("y = if a then b else c"));
  QVERIFY(box("f({a, b})").width() > box("f(a, b)").width());
  QVERIFY(box("x[2]").descent() > box("x").descent());
  QVERIFY(box("a/b").ascent() > box("a*b").ascent());
  QCOMPARE(nameAsHtml("flange_a.tau"), QString("flange_a.<i>τ</i>"));
  QCOMPARE(nameAsHtml("phi_rel"), QString("<i>φ</i><sub>rel</sub>"));
  for (const char* text :
       {"", "(", "a[", "if", "if a then", "{1, {2", "\"x", "a.", "a = = b", "))", "der(", "1e", "'a b' + c", "x[:, 1]",
        "{i*2 for i in 1:n}", "f(a = 1)", "(a, , b) = g(c)", "[1, 2; 3, 4]"}) {
    const FormulaBox made = box(text);
    QVERIFY2(made.width() >= 0 && made.width() < 2000, text);
  }
  QVERIFY(box(std::string(3000, '(').c_str()).width() > 0);
}

void EquationsTest::inGerman() {
  window_.reset();
  speak(Language::german);
  window_ = makeWindow(*folder_);
  QVERIFY(window_->openFile(example("Rotational/First")));
  doubleClick("spring");
  QCOMPARE(heads().first(), QString("Gleichungen"));
  QVERIFY2(heads().at(1).startsWith("Geerbt von Partial"), qPrintable(heads().at(1)));
  runToEnd(*window_);
  window_->run().setShownTime(0.25);
  auto* note = shown()->findChild<QLabel*>("equationNote");
  QTRY_VERIFY2(note->text().contains("0,25"), qPrintable(note->text()));
  auto* link = shown()->findChild<QToolButton*>("equationDocumentation");
  QVERIFY(link);
  QCOMPARE(link->text(), QString("Dokumentation"));
  // What is said where an assertion does not hold.
  diagram::Document values;
  values.name = "Said";
  values.components.push_back({"switch1", "Modelica.Blocks.Logical.Hysteresis", {}, {}, {}, {}, {}, {}, {}});
  window_->document().reset(std::move(values), {});
  QTRY_VERIFY(window_->page().scene().parts().at(0).info);
  window_->page().lookInto(0, PartView::equations);
  QTRY_VERIFY(shown());
  QStringList told;
  for (const QLabel* label : shown()->findChildren<QLabel*>("equationDescription")) told << label->text();
  QVERIFY2(told.contains("uHigh muss größer sein als uLow"), qPrintable(told.join('|')));
}

QTEST_MAIN(EquationsTest)
#include "equations_test.moc"
