// Finding a part and putting it in: by name and by what people call it, where a wire ends, in place of another.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListWidget>
#include <QTreeWidget>
#include <algorithm>

#include "app/look/detail_delegate.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class OffersTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsOfOneNameAreToldApart();
  void insAsksForAPart();
  void partsAreFoundByWhatPeopleCallThem();
  void aSignalIsOfferedWhatItDrives();
  void theSearchKnowsTheDiagram();
  void aPartIsReplacedByTheMenu();
  void whatIsReplacedHasOnlyConnectorsThatAreThere();
};

// The library has a Revolute among its joints and another one within them.
void OffersTest::partsOfOneNameAreToldApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  CanvasView& canvas = window->canvas();
  canvas.setFocus();
  const auto count = [&] {
    const auto all = window->catalog().placeable();
    return std::count_if(all.begin(), all.end(), [](const ClassPtr& c) { return c->name.ends_with(".Revolute"); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(count() >= 2, 60000);
  QTest::keyClicks(&canvas, "r");
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  QTest::keyClicks(card->findChild<QLineEdit*>(), "evolute");
  auto* list = card->findChild<QListWidget*>();
  QTRY_VERIFY(list->count() >= 2);
  QStringList seen;
  for (int row = 0; row < list->count(); ++row) {
    const QString words = list->item(row)->text() + " " + list->item(row)->data(DetailDelegate::kDetail).toString();
    QVERIFY2(!seen.contains(words), qPrintable(words));
    seen << words;
  }
  QVERIFY2(seen.contains("Revolute MultiBody.Joints"), qPrintable(seen.join('\n')));
}

// As on the page of an icon: by the key, which the menu of the canvas tells, and by that menu.
void OffersTest::insAsksForAPart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  CanvasView& canvas = window->canvas();
  canvas.setFocus();
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTest::keyClick(&canvas, Qt::Key_Insert);
  QTRY_VERIFY(card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  QCOMPARE(field->text(), QString());
  QTest::keyClick(field, Qt::Key_Escape);
  QVERIFY(!card->isVisible());
  bool isOffered = false;
  QTimer::singleShot(0, &canvas, [&] {
    QWidget* const menu = QApplication::activePopupWidget();
    for (QAction* action : menu ? menu->actions() : QList<QAction*>())
      if (action->shortcut() == QKeySequence(Qt::Key_Insert)) {
        isOffered = true;
        action->trigger();
      }
    if (menu) menu->close();
  });
  QTest::mouseClick(&canvas, Qt::RightButton, {}, canvas.rect().center());
  QTRY_VERIFY(isOffered);
  QTRY_VERIFY(card->isVisible());
}

// A motor is an electromotive force to the library, and who looks for a Schwungrad finds an inertia; the name of a part
// counts more than that. Each class that has such words is one that can be placed.
void OffersTest::partsAreFoundByWhatPeopleCallThem() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QFile file(ARMATURE_SOURCE_DIR "/resources/search_words.json");
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QStringList called = QJsonDocument::fromJson(file.readAll()).object()["words"].toObject().keys();
  QVERIFY(called.size() > 100);
  const auto isPlaceable = [&](const QString& name) {
    const auto all = window->catalog().placeable();
    return std::any_of(all.begin(), all.end(), [&](const ClassPtr& c) { return c->name == name.toStdString(); });
  };
  for (const QString& name : called) QTRY_VERIFY2_WITH_TIMEOUT(isPlaceable(name), qPrintable(name), 60000);
  CanvasView& canvas = window->canvas();
  canvas.setFocus();
  QTest::keyClicks(&canvas, "m");
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  auto* list = card->findChild<QListWidget*>();
  const auto first = [&](const QString& words) {
    field->clear();
    QTest::keyClicks(field, words);
    return list->item(0)->data(Qt::UserRole).toString();
  };
  QCOMPARE(first("dynamo"), QString("Modelica.Electrical.Analog.Basic.RotationalEMF"));
  QCOMPARE(first("Schwungrad"), QString("Modelica.Mechanics.Rotational.Components.Inertia"));
  QCOMPARE(first("saturation"), QString("Modelica.Blocks.Nonlinear.Limiter"));
  QCOMPARE(first("mass"), QString("Modelica.Mechanics.Translational.Components.Mass"));
  // A part's own name in another language is worth more than that name within others ("LineForceWithTwoMasses") or in
  // what is said of them; among equal ones the diagram's own field comes first.
  for (const char* library : {"Rotational", "Translational"}) {
    dropPart(*window, QString("Modelica.Mechanics.%1.Components.Fixed").arg(library), {0, 0});
    canvas.setFocus();
    QTest::keyClicks(&canvas, "m");
    QTRY_VERIFY(card->isVisible());
    QCOMPARE(first("Feder"), QString("Modelica.Mechanics.%1.Components.Spring").arg(library));
    if (QLatin1String(library) == "Translational")
      QCOMPARE(first("Masse"), QString("Modelica.Mechanics.Translational.Components.Mass"));
    window->document().undoStack()->undo();
  }
}

// At the end of a wire from a source what acts on the parts that are there, at one from an input what gives a signal.
void OffersTest::aSignalIsOfferedWhatItDrives() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QString rotational = "Modelica.Mechanics.Rotational.";
  dropPart(*window, rotational + "Components.Inertia", {40, 40});
  dropPart(*window, "Modelica.Blocks.Sources.Sine", {-40, 0});
  dropPart(*window, rotational + "Sources.Torque", {40, 0});
  CanvasView& canvas = window->canvas();
  DiagramScene& scene = canvas.scene();
  for (const char* end : {"sine1.y", "torque1.tau"}) QTRY_VERIFY(scene.findEnd(end).isValid());
  const auto firstOf = [&](const char* end, QPointF to) {
    const QPointF at = scene.connector(scene.findEnd(end)).at;
    dragOn(canvas, canvas.toPixels(at).toPoint(), canvas.toPixels(at + to).toPoint());
    const auto* list = canvas.findChild<QWidget*>("quickInsert")->findChild<QListWidget*>();
    return list->isVisible() && list->count() > 0 ? list->item(0)->data(Qt::UserRole).toString() : QString();
  };
  const auto isKnown = [&](const QString& name) {
    const QList<ClassPtr> all = window->catalog().placeable();
    return std::ranges::any_of(all, [&](const ClassPtr& info) { return info->name == name.toStdString(); });
  };
  for (const QString& name : {rotational + "Sources.Position", QString("Modelica.Blocks.Sources.Constant")})
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(name), 20000);
  const QString driven = firstOf("sine1.y", {10, -30});
  QVERIFY2(driven.startsWith(rotational + "Sources."), qPrintable(driven));
  QTest::keyClick(canvas.findChild<QWidget*>("quickInsert")->findChild<QLineEdit*>(), Qt::Key_Escape);
  const QString giving = firstOf("torque1.tau", {-10, -30});
  QVERIFY2(giving.startsWith("Modelica.Blocks.Sources."), qPrintable(giving));
}

// The search beside the list of parts, too, begins with what the diagram on show is made of.
void OffersTest::theSearchKnowsTheDiagram() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QList<std::pair<QString, QString>> fields{{"Modelica.Mechanics.Rotational.", "Components.Inertia"},
                                                  {"Modelica.Mechanics.Translational.", "Components.Mass"},
                                                  {"Modelica.Mechanics.MultiBody.", "Parts.Body"}};
  const auto isKnown = [&](const QString& name) {
    return std::ranges::any_of(window->catalog().placeable(),
                               [&](const ClassPtr& info) { return info->name == name.toStdString(); });
  };
  for (const QString& name : {fields[0].first + "Sources.Speed", fields[1].first + "Sources.Speed",
                              fields[2].first + "Forces.Spring", fields[1].first + "Components.Spring"})
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(name), 20000);
  for (const auto& [library, part] : fields) {
    pressKey(window.get(), Qt::Key_N, Qt::ControlModifier);
    dropPart(*window, library + part, {0, 0});
    QTRY_COMPARE(window->canvas().scene().parts().size(), 1U);
    QLineEdit* field = window->palettePanel().searchField();
    field->clear();
    QTest::keyClicks(field, "spring");
    const auto isFirst = [&](const QTreeWidgetItem* row) {
      return row && row->data(0, Qt::UserRole).toString().startsWith(library) && row->text(0) == "Spring";
    };
    QTRY_VERIFY2(isFirst(window->palettePanel().tree()->topLevelItem(0)), qPrintable(library));
  }
}

// In the menu Edit and the command palette, for one part.
void OffersTest::aPartIsReplacedByTheMenu() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().at(0).info);
  const auto choose = [&] {
    pressKey(window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* card = window->findChild<QWidget*>("commandPalette");
    QTRY_VERIFY(card && card->isVisible());
    QTest::keyClicks(card->findChild<QLineEdit*>(), "replace by");
    QCOMPARE(card->findChild<QListWidget*>()->count(), 1);
    QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  };
  const auto card = [&] { return canvas.findChild<QWidget*>("replaceCard"); };
  canvas.scene().clearSelection();
  choose();
  QVERIFY(!card()->isVisible());
  QVERIFY(window->statusBar()->currentMessage().contains("one part"));
  clickPart(*window, "spring");
  choose();
  QTRY_VERIFY(card()->isVisible());
  // What a part would lose is said whole, beside its library.
  auto* list = card()->findChild<QListWidget*>();
  const auto isListed = [&] {
    return std::ranges::any_of(canvas.scene().catalog().placeable(),
                               [](const ClassPtr& info) { return info->name.ends_with(".SpringDamperSeries"); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20000);
  QTest::keyClicks(card()->findChild<QLineEdit*>(), "springdamperser");
  QTRY_COMPARE(list->count(), 1);
  const QString detail = list->item(0)->data(DetailDelegate::kDetail).toString();
  QVERIFY2(detail.endsWith("loses wires"), qPrintable(detail));
  constexpr int kBeside = 60;  // [px] of the icon and the gaps
  const int words = list->fontMetrics().horizontalAdvance(list->item(0)->text() + detail);
  QVERIFY2(words + kBeside <= list->viewport()->width(), qPrintable(QString::number(words)));
}

// A torque's support is there only where useSupport says so: the wire to the left of an inertia is lost to it, which
// the list says. What a run knows of the part of before is not shown of the new one.
void OffersTest::whatIsReplacedHasOnlyConnectorsThatAreThere() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  CanvasView& canvas = window->canvas();
  OpenDocument& document = window->document();
  QTRY_VERIFY(canvas.scene().parts().at(0).info);
  runToEnd(*window);
  clickPart(*window, "inertia1");
  const VariableTree& variables = *window->inspector().variables();
  QTRY_VERIFY(variables.topLevelItemCount() > 0);
  const auto isListed = [&] {
    return std::ranges::any_of(canvas.scene().catalog().placeable(), [](const ClassPtr& info) {
      return info->name == "Modelica.Mechanics.Rotational.Sources.Torque";
    });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20000);
  const size_t wires = document.values().connections.size();
  window->page().tools().replace(document.partIndex("inertia1"));
  auto* card = canvas.findChild<QWidget*>("replaceCard");
  QTRY_VERIFY(card && card->isVisible());
  auto* list = card->findChild<QListWidget*>();
  QTest::keyClicks(card->findChild<QLineEdit*>(), "torque");
  const auto row = [&] {
    for (int k = 0; k < list->count(); ++k)
      if (list->item(k)->data(Qt::UserRole) == "Modelica.Mechanics.Rotational.Sources.Torque") return k;
    return -1;
  };
  QTRY_VERIFY(row() >= 0);
  QVERIFY(list->item(row())->data(DetailDelegate::kDetail).toString().endsWith("loses wires"));
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row())).center());
  QTRY_COMPARE(document.values().components[static_cast<size_t>(document.partIndex("inertia1"))].className,
               std::string("Modelica.Mechanics.Rotational.Sources.Torque"));
  QCOMPARE(document.values().connections.size(), wires - 1);
  for (const diagram::ConnectionItem& wire : document.values().connections)
    QVERIFY(wire.from != "inertia1.support" && wire.to != "inertia1.support");
  QTRY_COMPARE(variables.topLevelItemCount(), 0);
  document.undoStack()->undo();
  clickPart(*window, "inertia1");
  QTRY_VERIFY(variables.topLevelItemCount() > 0);
}

QTEST_MAIN(OffersTest)
#include "offers_test.moc"
