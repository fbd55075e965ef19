// What lists of variables say: which parts the diagram does not have any more, and no more digits than a run has.
#include <QTreeWidget>

#include "app/look/theme.h"
#include "app/tools/edit_actions.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class VariableListTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsThatAreGoneAreToldApart();
  void renamedPartsKeepTheirVariables();
  void roundOffIsNothing();
  void numbersOfOneUnitHaveOneForm();
  void ticksAreThereWithinAPart();
};

// After a run a part is deleted, and comes back by undoing.
void VariableListTest::partsThatAreGoneAreToldApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  const auto row = [&](const char* name) -> QTreeWidgetItem* {
    VariableTree* tree = window->page().variables().tree();
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
      if (tree->topLevelItem(i)->text(0) == name) return tree->topLevelItem(i);
    return nullptr;
  };
  QTRY_VERIFY(row("damper") && row("spring"));
  QVERIFY(row("damper")->toolTip(0).isEmpty());
  clickPart(*window, "damper");
  pressKey(&window->canvas(), Qt::Key_Delete);
  QVERIFY(window->document().partIndex("damper") < 0);
  QTRY_VERIFY(row("damper")->toolTip(0).contains("damper"));
  QCOMPARE(row("damper")->foreground(0).color(), Theme::of(window.get()).quiet);
  QVERIFY(row("spring")->toolTip(0).isEmpty());
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY(row("damper")->toolTip(0).isEmpty());
}

// After a run a part gets another name, in the inspector: the lists have its variables under that, and as before again
// by undoing.
void VariableListTest::renamedPartsKeepTheirVariables() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  runToEnd(*window);
  const auto row = [](const VariableTree* tree, const char* name) -> QTreeWidgetItem* {
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
      if (tree->topLevelItem(i)->text(0) == name) return tree->topLevelItem(i);
    return nullptr;
  };
  VariableTree* const all = window->page().variables().tree();
  QTRY_VERIFY(row(all, "damper"));
  clickPart(*window, "damper");
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("partName"));
  typeInto(window->inspector().findChild<QLineEdit*>("partName"), "brake");
  QVERIFY(window->document().partIndex("brake") >= 0);
  QTRY_VERIFY(row(all, "brake"));
  QVERIFY(!row(all, "damper"));
  QVERIFY(row(all, "brake")->toolTip(0).isEmpty());
  const VariableTree* const ofPart = window->inspector().variables();
  QTRY_VERIFY(row(ofPart, "w_rel"));
  QVERIFY(!row(ofPart, "w_rel")->text(1).isEmpty());
  window->canvas().setFocus();
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY(row(all, "damper") && !row(all, "brake"));
  QVERIFY(row(all, "damper")->toolTip(0).isEmpty());
  // Nor does another part of its old name get them.
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY(row(all, "brake"));
  QVERIFY(window->document().rename(window->document().partIndex("spring"), "damper"));
  QTRY_VERIFY(row(all, "damper") && row(all, "brake") && !row(all, "spring"));
}

// A sine that ends at a multiple of π is 0 there, and one that is small all the time is what it is.
void VariableListTest::roundOffIsNothing() {
  std::vector<results::Column> columns(2);
  columns[0].name = "sine";
  columns[1].name = "tiny";
  columns[1].source = 1;
  auto store = std::make_shared<results::Store>(columns, 2);
  for (int k = 0; k <= 8; ++k) {
    const double value = k == 8 ? 1.2e-14 : std::sin(k);
    const double row[] = {value, 1.2e-14};
    QVERIFY(store->append(k, row));
  }
  store->finish();
  VariableTree tree(VariableTree::Kind::tree);
  tree.resize(300, 200);
  tree.show();
  QVERIFY(QTest::qWaitForWindowExposed(&tree));
  tree.setSource(store, nullptr);
  tree.updateValues(std::nullopt);
  QCOMPARE(tree.topLevelItemCount(), 2);
  QCOMPARE(tree.topLevelItem(0)->text(1), QString("0"));
  QVERIFY2(tree.topLevelItem(1)->text(1).startsWith("1.2"), qPrintable(tree.topLevelItem(1)->text(1)));
}

// Forces stand below each other with as many decimals; a length among them has its own, a number without a unit too.
void VariableListTest::numbersOfOneUnitHaveOneForm() {
  struct Row {
    const char *name, *unit;
    double value;
    QString text;
  };
  const std::vector<Row> rows{{"f1", "N", 1, "1.00\u202FN"},     {"f2", "N", -0.25, "−0.25\u202FN"},
                              {"s", "m", 0.125, "0.125\u202Fm"}, {"count", "", 3, "3"},
                              {"f3", "N", 12.5, "12.50\u202FN"}, {"share", "1", 0.5, "0.5"}};
  std::vector<results::Column> columns;
  std::vector<double> values;
  for (const Row& row : rows) {
    columns.emplace_back();
    columns.back().name = row.name;
    columns.back().unit = row.unit;
    columns.back().source = static_cast<uint32_t>(values.size());
    values.push_back(row.value);
  }
  auto store = std::make_shared<results::Store>(columns, static_cast<uint32_t>(values.size()));
  QVERIFY(store->append(0, values.data()) && store->append(1, values.data()));
  store->finish();
  VariableTree tree(VariableTree::Kind::tree);
  tree.resize(300, 300);
  tree.show();
  QVERIFY(QTest::qWaitForWindowExposed(&tree));
  tree.setSource(store, nullptr);
  tree.updateValues(std::nullopt);
  for (int k = 0; k < static_cast<int>(rows.size()); ++k)
    QCOMPARE(tree.topLevelItem(k)->text(1), rows[static_cast<size_t>(k)].text);
}

// Inside of a part the list ticks what the plot has already, from the first moment on.
void VariableListTest::ticksAreThereWithinAPart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().setClass(0,
                              "model Drive\n  Modelica.Mechanics.Rotational.Components.Inertia wheel(J = 3)\n    "
                              "annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\nend Drive;");
  placePart(window->canvas().scene(), "Drive", {0, 0});
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(0).info, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  window->page().plots().setPlotted(window->canvas().scene().parts()[0].name + ".wheel.w", true);
  window->page().lookInto(0);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().isInside(), 20000);
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "wheel");
  VariableTree* tree = window->page().insides().back()->inspector().variables();
  const auto row = [&]() -> QTreeWidgetItem* {
    for (QTreeWidgetItemIterator i(tree); *i; ++i)
      if ((*i)->text(0) == "w") return *i;
    return nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(row(), 20000);
  QCOMPARE(row()->checkState(0), Qt::Checked);
}

QTEST_MAIN(VariableListTest)
#include "variable_list_test.moc"
