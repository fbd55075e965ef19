// The inspector of a part that is an array lists the variables of one of its elements.
#include <QComboBox>

#include "app/panels/variable_tree.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ArrayPartTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void elementsHaveTheirVariables();
};

void ArrayPartTest::elementsHaveTheirVariables() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  diagram::Document values;
  values.name = "Own";
  values.classes = {
      "model Decay\n  parameter Real k = 1;\n  Real x(start = 1, fixed = true);\nequation\n  der(x) = -k*x;\nend "
      "Decay;"};
  values.components.resize(2);
  values.components[0].name = "decays", values.components[0].className = "Decay";
  values.components[0].modifiers = {{"k", "{1, 2, 3}"}};
  values.components[0].dimensions = "3";
  values.components[1].name = "alone", values.components[1].className = "Decay";
  values.components[1].placement.x = 60;
  values.experiment.stopTime = 1;
  window->document().reset(std::move(values), {});
  window->page().diagramCanvas().fit();
  QTRY_VERIFY(window->page().scene().parts().at(1).info);
  const auto names = [&] {
    const VariableTree& tree = *window->inspector().variables();
    QStringList all;
    for (int row = 0; row < tree.topLevelItemCount(); ++row) all << tree.topLevelItem(row)->text(0);
    return all;
  };
  const auto choice = [&] { return window->inspector().findChild<QComboBox*>("elementChoice"); };
  clickPart(*window, "decays");
  QTRY_VERIFY(choice() && choice()->isVisible());  // as soon as the model is known
  QCOMPARE(choice()->count(), 3);
  QVERIFY2(names().contains("x"), qPrintable(names().join(' ')));
  runToEnd(*window);
  const auto shown = [&] {
    window->inspector().variables()->updateValues();
    return window->inspector().variables()->topLevelItem(static_cast<int>(names().indexOf("x")))->text(1);
  };
  const QString first = shown();
  QVERIFY(!first.isEmpty());
  // The second one, by a key; it has another value, and a tick plots it.
  choice()->setFocus();
  QTest::keyClick(choice(), Qt::Key_Down);
  QCOMPARE(choice()->currentText(), QString("decays[2]"));
  QVERIFY(shown() != first);
  window->inspector().variables()->toggleFirst();
  QVERIFY(window->page().plots().current()->variables().first().contains("decays[2]."));
  // Another part has no elements; this one remembers.
  clickPart(*window, "alone");
  QTRY_VERIFY(!choice());
  QVERIFY(names().contains("x"));
  clickPart(*window, "decays");
  QTRY_VERIFY(choice());
  QCOMPARE(choice()->currentText(), QString("decays[2]"));
}

QTEST_MAIN(ArrayPartTest)
#include "array_part_test.moc"
