// Finding: a text in the diagram and in its sub-models, with the dialog aside of what it has found; a command by the
// words of its menu; a part by the search of the palette, which is over once the part is there.
#include <QDialog>
#include <QTreeWidget>

#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

class FindTest : public QObject {
  Q_OBJECT
 private:
  CanvasView& canvas() const { return window_->canvas(); }
  QString selected() const {
    const auto& parts = canvas().scene().selectedParts();
    return parts.size() == 1 ? canvas().scene().parts()[static_cast<size_t>(*parts.begin())].name : QString();
  }
  QDialog* openDialog() {
    pressKey(window_.get(), Qt::Key_H, Qt::ControlModifier);
    return window_->findChild<QDialog*>("findDialog");
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
  }
  void cleanup() { window_.reset(); }

  // Of a sub-model within another one, with a plot of what lies within.
  void showTrain() {
    diagram::Document values;
    values.name = "Train";
    values.classes = {
        "model Shaft\n  Modelica.Mechanics.Rotational.Components.Inertia disc(J = 77) annotation "
        "(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));  // a disc of 77\n"
        "  Modelica.Mechanics.Rotational.Components.Spring twist(c = 1e4) annotation "
        "(Placement(transformation(extent = {{10, -10}, {30, 10}})));\n"
        "equation\n  connect(disc.flange_b, twist.flange_a);\nend Shaft;",
        "model Gear\n  Shaft first(disc.J = 177) annotation (Placement(transformation(extent = {{-10, -10}, {10, "
        "10}})));\nend Gear;"};
    values.components.push_back({"one", "Shaft", {}, {}, {}, {}, {}, {}, {}});
    values.components.push_back(
        {"two", "Gear", {{"first.disc.phi.fixed", "true"}}, {40, 0, 20, 20, 0, false}, {}, {}, {}, {}, {}});
    values.components.push_back({"discount", "Shaft", {}, {80, 0, 20, 20, 0, false}, {}, {}, {}, {}, {}});
    values.plots = diagram::Json::parse(R"([{"curves":[{"variable":"one.disc.w"},{"variable":"two.first.disc.w"}]}])");
    window_->document().reset(std::move(values), {});
    QTRY_VERIFY_WITH_TIMEOUT(canvas().scene().parts().size() == 3 && canvas().scene().parts()[1].info, 20000);
  }

  // Two parts of a class of the diagram's own, one within another: found once each, and led into.
  void subModelsAreSearched() {
    showTrain();
    QDialog* dialog = openDialog();
    QTRY_VERIFY(dialog && dialog->isVisible());
    auto* text = dialog->findChild<QLineEdit*>("findText");
    auto* hits = dialog->findChild<QListWidget*>("findHits");
    auto* replace = dialog->findChild<QPushButton*>("replaceAll");
    QVERIFY(!replace->isEnabled());
    QTest::keyClicks(text, " 77");
    QCOMPARE(hits->count(), 0);
    text->selectAll();
    QTest::keyClicks(text, "77");
    QCOMPARE(hits->count(), 2);
    QCOMPARE(hits->item(0)->text(), QString("one.disc.J = 77"));
    QVERIFY(replace->isEnabled());
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(selected(), QString("disc"), 20000);
    QCOMPARE(window_->page().insides().back()->path(), QString("one"));
    // In the diagram and in a part of a part.
    text->selectAll();
    QTest::keyClicks(text, "first");
    QCOMPARE(hits->item(0)->text(), QString("two.first"));
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(selected(), QString("first"), 20000);
  }

  // Values and names, each text changed there and nowhere else; all of it one step, which is undone to the letter.
  void subModelsAreChanged() {
    showTrain();
    OpenDocument& document = window_->document();
    const diagram::Document before = document.values();
    QDialog* dialog = openDialog();
    QTRY_VERIFY(dialog && dialog->isVisible());
    auto* text = dialog->findChild<QLineEdit*>("findText");
    auto* by = dialog->findChild<QLineEdit*>("replaceBy");
    QTest::keyClicks(text, "77");
    QTest::keyClicks(by, "2.5");
    QTest::mouseClick(dialog->findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
    QCOMPARE(dialog->findChild<QLabel*>("findState")->text(), QString("2 places changed."));
    QVERIFY(document.values().classes[0].find("disc(J = 2.5)") != std::string::npos);
    QVERIFY(document.values().classes[0].find("// a disc of 77") != std::string::npos);
    QVERIFY(document.values().classes[1].find("first(disc.J = 12.5)") != std::string::npos);
    QCOMPARE(document.undoStack()->index(), 1);
    // The name is another one wherever it is read.
    text->selectAll();
    QTest::keyClicks(text, "disc");
    by->selectAll();
    QTest::keyClicks(by, "wheel");
    QTest::mouseClick(dialog->findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
    QCOMPARE(dialog->findChild<QLabel*>("findState")->text(), QString("2 places changed."));
    QVERIFY(document.values().classes[0].find("Inertia wheel(J = 2.5)") != std::string::npos);
    QVERIFY(document.values().classes[0].find("connect(wheel.flange_b, twist.flange_a)") != std::string::npos);
    QVERIFY(document.values().classes[1].find("first(wheel.J = 12.5)") != std::string::npos);
    QCOMPARE(document.values().components[2].name, std::string("wheelount"));
    QCOMPARE(document.values().plots->dump(),
             std::string(R"([{"curves":[{"variable":"one.wheel.w"},{"variable":"two.first.wheel.w"}]}])"));
    QCOMPARE(document.values().components[1].modifiers[0].name, std::string("first.wheel.phi.fixed"));
    QCOMPARE(document.undoStack()->index(), 2);
    document.undoStack()->undo();
    document.undoStack()->undo();
    QVERIFY(document.values() == before);
    QVERIFY(!document.undoStack()->canUndo());
  }

  // A value that follows a new name is changed once, also where the new text has the old one within.
  void valuesThatReadANameAreChangedOnce() {
    showTrain();
    OpenDocument& document = window_->document();
    document.setModifier(2, "disc.J", "one.disc.J + 0*two.first.disc.J");
    const diagram::Document before = document.values();
    const auto replaceAll = [&](const char* text, const char* by, const char* said) {
      QDialog* dialog = openDialog();
      QTRY_VERIFY(dialog && dialog->isVisible());
      for (const auto& [name, words] : {std::pair("findText", text), std::pair("replaceBy", by)}) {
        auto* field = dialog->findChild<QLineEdit*>(name);
        field->selectAll();
        QTest::keyClicks(field, words);
      }
      QTest::mouseClick(dialog->findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
      QCOMPARE(dialog->findChild<QLabel*>("findState")->text(), QString(said));
    };
    replaceAll("one", "oneone", "2 places changed.");
    QCOMPARE(document.values().components[0].name, std::string("oneone"));
    QCOMPARE(document.modifier(2, "disc.J"), std::string("oneone.disc.J + 0*two.first.disc.J"));
    // Names on the way to a value are others by then.
    document.undoStack()->undo();
    replaceAll("disc", "discdisc", "3 places changed.");
    QCOMPARE(document.modifier(2, "discdisc.J"), std::string("one.discdisc.J + 0*two.first.discdisc.J"));
    document.undoStack()->undo();
    QVERIFY(document.values() == before);
  }

  // A part is not called as something else of its class: what follows names could not tell them apart.
  void namesOfParametersAndVariablesAreTaken() {
    showTrain();
    OpenDocument& document = window_->document();
    document.setParameter(0, diagram::ParameterItem{"load", "Real", "2", {}, {}});
    document.setText(TextChange::Member::declarations, "  Real y = time;\n");
    for (const char* taken : {"load", "y", "two"}) {
      QVERIFY(!document.nameProblem(0, taken).isEmpty());
      QVERIFY(!document.rename(0, taken));
      QVERIFY(document.freeName("Shaft", taken) != taken);
    }
    QVERIFY(document.rename(0, "time2"));
  }

  // What cannot be done is said, and nothing is done by halves.
  void aNameThatIsTakenInASubModelStays() {
    showTrain();
    QDialog* dialog = openDialog();
    QTRY_VERIFY(dialog && dialog->isVisible());
    QTest::keyClicks(dialog->findChild<QLineEdit*>("findText"), "disc");
    QTest::keyClicks(dialog->findChild<QLineEdit*>("replaceBy"), "twist");
    const diagram::Document before = window_->document().values();
    dialog->findChild<QCheckBox*>()->setFocus();
    QTest::mouseClick(dialog->findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
    QCOMPARE(window_->document().values().classes, before.classes);
    QCOMPARE(window_->document().values().components[2].name, std::string("twistount"));
    const QString said = dialog->findChild<QLabel*>("findState")->text();
    QVERIFY2(said.startsWith("One place changed.") && said.contains("twist"), qPrintable(said));
  }

  void theDialogGoesAsideOfWhatIsFound() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(canvas().scene().parts().at(0).info);
    QDialog* dialog = openDialog();
    QTRY_VERIFY(dialog && dialog->isVisible());
    auto* text = dialog->findChild<QLineEdit*>("findText");
    QTest::keyClicks(text, "inertia");
    for (int k = 0; k < 3; ++k) {
      QTest::keyClick(text, Qt::Key_Return);
      const int part = *canvas().scene().selectedParts().begin();
      const QRect box = canvas().toPixels(canvas().scene().parts()[static_cast<size_t>(part)].rect).toRect();
      // Right upon it, then by Enter again.
      dialog->move(canvas().mapToGlobal(box.center()) - QPoint(100, 100));
      for (int round = 0; round < 3; ++round) QTest::keyClick(text, Qt::Key_Return);
      QTRY_VERIFY(!dialog->frameGeometry().intersects(QRect(canvas().mapToGlobal(box.topLeft()), box.size())));
      QTest::qWait(20);
    }
  }

  // "Left edges in line" stands in the menu; an example of a drive line has both words somewhere, too.
  void aCommandIsFoundByTheWordsOfItsMenu() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(canvas().scene().parts().at(0).info);
    for (const bool isAnySelected : {true, false}) {
      canvas().setFocus();
      if (isAnySelected) pressKey(window_.get(), Qt::Key_A, Qt::ControlModifier);
      pressKey(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
      auto* card = window_->findChild<QWidget*>("commandPalette");
      QTRY_VERIFY(card && card->isVisible());
      auto* list = card->findChild<QListWidget*>();
      QTest::keyClicks(card->findChild<QLineEdit*>(), "in line");
      QVERIFY(list->count() >= 4);
      QVERIFY2(list->item(0)->text().startsWith("Align"), qPrintable(list->item(0)->text()));
      QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Escape);
      canvas().scene().clearSelection();
    }
  }

  void theSearchForAPartIsOverOnceItIsThere() {
    const auto isListed = [&] {
      return std::ranges::any_of(window_->catalog().placeable(), [](const ClassPtr& info) {
        return info->name.ends_with("Rotational.Components.Inertia");
      });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isListed(), 20000);
    pressKey(window_.get(), Qt::Key_K, Qt::ControlModifier);
    QLineEdit* field = window_->palettePanel().searchField();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, "inertia");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(window_->document().values().components.size(), size_t(1));
    QCOMPARE(field->text(), QString());
    const auto* tree = window_->palettePanel().findChild<QTreeWidget*>("partTree");
    QTRY_VERIFY(tree->topLevelItemCount() > 3 && tree->topLevelItem(0)->childCount() > 0);
    QVERIFY(canvas().hasFocus());
  }
};

}  // namespace

QTEST_MAIN(FindTest)
#include "find_test.moc"
