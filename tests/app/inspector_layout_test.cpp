// How the inspector uses its room: long values, descriptions, columns; and what the wheel does over it.
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>

#include "app/language/language.h"
#include "app/look/format.h"
#include "app/panels/fold.h"
#include "app/panels/scrub_label.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class InspectorLayoutTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void longExpressionsHaveALine();
  void theWheelChangesNoChoice();
  void whatParametersMeanIsReadWhereThereIsRoom();
  void namesFieldsAndUnitsStandInColumns();
  void theIntervalHasTheLineOfItsName();
  void noHeadingMakesTheFormWiderThanItsPanel();
};

// Two resistors and a capacitor with a heat port: only what all have is offered, one entry sets it for all in one step.
// What has no room between a name and a unit goes to a line of its own once it is entered, not under the hand that
// types, and comes back once it is short; each row keeps what it had.
void InspectorLayoutTest::longExpressionsHaveALine() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.SpringDamper", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const std::string name = window->document().values().components[0].name;
  clickPart(*window, name.c_str());
  const auto field = [&](const char* which) { return window->inspector().findChild<QLineEdit*>(which); };
  QTRY_VERIFY(field("parameter_d") && field("parameter_d")->isVisible());
  const auto isWhole = [](const QLineEdit& line) {
    const QString& text = line.text().isEmpty() ? line.placeholderText() : line.text();
    return line.fontMetrics().horizontalAdvance(text) < line.width() - 16;
  };
  QLineEdit& d = *field("parameter_d");
  QCoreApplication::processEvents();
  const QPoint home = d.pos();
  const int below = field("parameter_c")->y() < home.y() ? -1 : 1;
  d.setFocus();
  QTest::keyClicks(&d, "0.5*sqrt(4*1e4*0.02)+sin(0.1)");
  QTest::qWait(50);
  QCOMPARE(d.pos(), home);
  QTest::keyClick(&d, Qt::Key_Return);
  QCOMPARE(window->document().modifier(0, "d"), std::string("0.5*sqrt(4*1e4*0.02)+sin(0.1)"));
  QTRY_VERIFY(d.y() > home.y() && d.x() < home.x());
  QVERIFY(d.hasFocus() && isWhole(d));
  QVERIFY(below == -1 || field("parameter_c")->y() > d.y());
  // A short value while the cursor is there: the field waits until it has gone.
  d.selectAll();
  QTest::keyClicks(&d, "7");
  QCoreApplication::processEvents();
  QVERIFY(d.x() < home.x());
  QTest::keyClick(&d, Qt::Key_Tab);
  QTRY_COMPARE(d.pos(), home);
  // By undo, too: the field follows the document.
  window->document().undoStack()->undo();
  QTRY_VERIFY(d.y() > home.y() && isWhole(d));
  // Whatever the panel shows can be read.
  for (const QLineEdit* line : window->inspector().findChildren<QLineEdit*>())
    if (line->isVisible() && line->objectName().startsWith("parameter_"))
      QVERIFY2(isWhole(*line), qPrintable(line->objectName()));
}

// The interval and the step that nobody has given are numbers beside their names, in each language and beside a
// parameter with a long unit.
void InspectorLayoutTest::theIntervalHasTheLineOfItsName() {
  const QTemporaryDir folder;
  for (const Language language : {Language::english, Language::german}) {
    speak(language);
    const auto window = makeWindow(folder);
    QVERIFY(window->openFile(example("Rotational/First")));
    diagram::Experiment experiment = window->document().values().experiment;
    experiment.interval = 0;
    experiment.stopTime = 3;
    experiment.method = MethodKind::euler;
    window->document().setExperiment(experiment);
    const auto field = [&](const char* which) { return window->inspector().findChild<QLineEdit*>(which); };
    QTRY_VERIFY(field("step") && field("interval")->placeholderText().contains("006"));
    QTest::qWait(100);
    for (const char* name : {"interval", "step"}) {
      QCOMPARE(field(name)->x(), field("stopTime")->x());
      QCOMPARE(field(name)->placeholderText(), withMark("0.006"));
    }
  }
  speak(Language::english);
}

// Whoever scrolls the panel passes over lists.
// In German a group of a body is called "Trägheitstensor um den Schwerpunkt…": its heading ends in dots and has a tip,
// and the fields, their units and the vectors stay within the panel.
void InspectorLayoutTest::noHeadingMakesTheFormWiderThanItsPanel() {
  QVERIFY(speak(Language::german));
  const auto back = qScopeGuard([] { speak(Language::english); });
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->resize(1280, 800);
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.BodyShape", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  const std::string name = window->document().values().components[0].name;
  clickPart(*window, name.c_str());
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("parameter_I_11"));
  QTest::qWait(50);
  const QWidget& panel = window->inspector();
  for (const QLineEdit* field : window->inspector().findChildren<QLineEdit*>()) {
    if (!field->isVisible()) continue;
    const int right = field->mapTo(&panel, QPoint(field->width(), 0)).x();
    QVERIFY2(right <= panel.width(),
             qPrintable(QString("%1: %2 of %3").arg(field->objectName()).arg(right).arg(panel.width())));
  }
}

void InspectorLayoutTest::theWheelChangesNoChoice() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Blocks.Continuous.FirstOrder", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  clickPart(*window, "firstOrder1");
  QTRY_VERIFY(window->inspector().findChild<QComboBox*>("parameter_initType"));
  auto* list = window->inspector().findChild<QComboBox*>("parameter_initType");
  const int steps = window->document().undoStack()->count();
  const int row = list->currentIndex();
  for (const int turn : {-120, 120, -120}) {
    const QPointF at(list->rect().center());
    QWheelEvent wheel(at, list->mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(list, &wheel);
  }
  QCOMPARE(list->currentIndex(), row);
  QCOMPARE(window->document().undoStack()->count(), steps);
  // By keys it changes.
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
}

// Below each, as long as nothing has to be scrolled for it; never wider than the panel.
void InspectorLayoutTest::whatParametersMeanIsReadWhereThereIsRoom() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Spring", {0, 0});
  clickPart(*window, "spring1");
  QTRY_VERIFY(window->inspector().findChild<QLabel*>("about_c"));
  const auto about = [&] { return window->inspector().findChild<QLabel*>("about_c"); };
  QTRY_VERIFY(about()->isVisible());
  QCOMPARE(about()->text(), QString("Stiffness"));
  QVERIFY(about()->height() >= about()->heightForWidth(about()->width()));
  QVERIFY(!window->inspector().verticalScrollBar()->isVisible());
  window->resize(1024, 480);
  QTRY_VERIFY(!about()->isVisible());
  window->resize(1400, 900);
  QTRY_VERIFY(about()->isVisible());
  // A part with very many has no room for that, and names of a usual length are not shortened.
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.BodyBox", {60, 0});
  clickPart(*window, "bodyBox1");
  QTRY_VERIFY(window->inspector().findChild<QLabel*>("about_density"));
  QTest::qWait(100);
  QVERIFY(!window->inspector().findChild<QLabel*>("about_density")->isVisible());
  const QWidget* form = window->inspector().widget();
  QVERIFY(form->width() <= window->inspector().viewport()->width());
  for (const auto* label : form->findChildren<ScrubLabel*>())
    if (label->isVisible() && label->text().size() <= 16)
      QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
  // Longer ones go on in a second line.
  QCOMPARE(inTwoLines("specularCoefficient"), (QStringList{"specular", "Coefficient"}));
  QCOMPARE(inTwoLines("frame_a.useAxis"), (QStringList{"frame_a.", "useAxis"}));
  QCOMPARE(inTwoLines("amplitude"), QStringList{"amplitude"});
  const ScrubLabel* longest = nullptr;
  for (const auto* label : form->findChildren<ScrubLabel*>())
    if (label->text() == "specularCoefficient") longest = label;
  QVERIFY(longest && longest->isVisible());
  QVERIFY(longest->height() >= longest->heightForWidth(longest->width()));
  for (const QString& line : inTwoLines(longest->text()))
    QVERIFY2(longest->fontMetrics().horizontalAdvance(line) <= longest->width(), qPrintable(line));
  // A default that is none of the choices, or has no room, is told without its libraries.
  auto* list = window->inspector().findChild<QComboBox*>("parameter_lengthDirection");
  QVERIFY(list && list->currentIndex() < 0);
  const QString told = list->property("defaultText").toString();
  QVERIFY2(told.contains("r_shape") && !told.contains("Modelica"), qPrintable(told));
}

namespace {

// Where things of a kind begin or end, with what stands there: one place each in a form that is well made.
using Edges = QMap<QString, QMap<int, QString>>;

// Of what the open groups of the inspector show; those that are indented have places of their own for names.
Edges edgesOf(const QWidget& form) {
  Edges edges;
  for (const Fold* group : form.findChildren<Fold*>()) {
    const QGridLayout& grid = *group->grid();
    const bool isWithin = qobject_cast<const Fold*>(group->parentWidget()->parentWidget());
    for (int k = 0; k < grid.count(); ++k) {
      const QWidget* widget = grid.itemAt(k)->widget();
      if (!widget || !widget->isVisible()) continue;
      int row = 0, column = 0, rows = 0, span = 0;
      grid.getItemPosition(k, &row, &column, &rows, &span);
      const QRect place(widget->mapTo(&form, QPoint()), widget->size());
      const QString name =
          QStringLiteral("%1 (%2)").arg(widget->objectName(), QLatin1String(widget->metaObject()->className()));
      const bool isTick = qobject_cast<const QCheckBox*>(widget);
      if (column == 0 && span == 1 && !isWithin) edges["names begin"][place.left()] = name;
      if (column == 1) edges["fields begin"][place.left()] = name;
      if (column == 1 && span == 1 && !isTick) edges["values end"][place.right()] = name;
      if (column == 1 && span == 3) edges["texts end"][place.right()] = name;
      if (column == 2 && span == 1) edges["units begin"][place.left()] = name;
      if (column == 3) edges["what stands behind ends"][place.right()] = name;
    }
  }
  return edges;
}

// What is not in one column with all others; empty when all is.
QString raggedEdge(const QWidget& form) {
  const Edges edges = edgesOf(form);
  for (auto one = edges.begin(); one != edges.end(); ++one)
    if (one->size() > 1)
      return QStringLiteral("%1 at %2 (%3) and at %4 (%5)")
          .arg(one.key())
          .arg(one->firstKey())
          .arg(one->first())
          .arg(one->lastKey())
          .arg(one->last());
  return edges.contains("fields begin") ? QString() : QStringLiteral("no field");
}

}  // namespace

// One grid for all groups, at several widths of the panel: of a diagram, of parts with few and many parameters, with
// start values, and with a table.
void InspectorLayoutTest::namesFieldsAndUnitsStandInColumns() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const auto form = [&]() -> const QWidget& { return *window->inspector().widget(); };
  const auto isAligned = [&](const QSize& size, const char* what) {
    window->resize(size);
    QTRY_VERIFY2(raggedEdge(form()).isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(what, raggedEdge(form()))));
    QTRY_VERIFY2(form().width() <= window->inspector().viewport()->width(), what);
  };
  window->files().openFirst();
  QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("startTime"));
  for (const QSize size : {QSize(1280, 800), QSize(1024, 700), QSize(1280, 1000)}) isAligned(size, "the diagram");
  for (const auto& [part, className] : std::initializer_list<std::pair<const char*, const char*>>{
           {"inertia", "Modelica.Mechanics.Rotational.Components.Inertia"},
           {"bodyBox", "Modelica.Mechanics.MultiBody.Parts.BodyBox"},
           {"combiTable1Ds", "Modelica.Blocks.Tables.CombiTable1Ds"},
           {"firstOrder", "Modelica.Blocks.Continuous.FirstOrder"}}) {
    const size_t before = window->canvas().scene().parts().size();
    dropPart(*window, className, {0, 60});
    QTRY_VERIFY2(window->canvas().scene().parts().size() > before && window->canvas().scene().parts().back().info,
                 part);
    QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("partName"));
    QTRY_VERIFY(window->inspector().findChild<QLineEdit*>("partName")->text().startsWith(part));
    for (const QSize size : {QSize(1280, 800), QSize(1024, 700), QSize(1280, 1000)}) isAligned(size, part);
  }
}

QTEST_MAIN(InspectorLayoutTest)
#include "inspector_layout_test.moc"
