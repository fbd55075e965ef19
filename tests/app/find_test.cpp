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

  // Two parts of a class of the diagram's own, one within another: found once each, and led into.
  void subModelsAreSearched() {
    diagram::Document values;
    values.name = "Train";
    values.classes = {
        "model Shaft\n  Modelica.Mechanics.Rotational.Components.Inertia disc(J = 77) annotation "
        "(Placement(transformation(extent = {{-30, -10}, {-10, 10}})));\n"
        "  Modelica.Mechanics.Rotational.Components.Spring twist(c = 1e4) annotation "
        "(Placement(transformation(extent = {{10, -10}, {30, 10}})));\n"
        "equation\n  connect(disc.flange_b, twist.flange_a);\nend Shaft;",
        "model Gear\n  Shaft first annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));\nend "
        "Gear;"};
    values.components.push_back({"one", "Shaft", {}, {}, {}, {}, {}, {}, {}});
    values.components.push_back({"two", "Gear", {}, {40, 0, 20, 20, 0, false}, {}, {}, {}, {}, {}});
    window_->document().reset(std::move(values), {});
    QTRY_VERIFY_WITH_TIMEOUT(canvas().scene().parts().size() == 2 && canvas().scene().parts()[1].info, 20000);
    QDialog* dialog = openDialog();
    QTRY_VERIFY(dialog && dialog->isVisible());
    auto* text = dialog->findChild<QLineEdit*>("findText");
    auto* hits = dialog->findChild<QListWidget*>("findHits");
    auto* replace = dialog->findChild<QPushButton*>("replaceAll");
    QTest::keyClicks(text, "77");
    QCOMPARE(hits->count(), 1);
    QCOMPARE(hits->item(0)->text(), QString("one.disc.J = 77"));
    QVERIFY(!replace->isEnabled() && !replace->toolTip().isEmpty());
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(selected(), QString("disc"), 20000);
    QCOMPARE(window_->page().insides().back()->path(), QString("one"));
    // In the diagram and in a part of a part.
    text->selectAll();
    QTest::keyClicks(text, "first");
    QCOMPARE(hits->count(), 1);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(selected(), QString("first"), 20000);
    text->selectAll();
    QTest::keyClicks(text, "o");
    QCOMPARE(hits->count(), 2);  // one, two
    QVERIFY(replace->isEnabled());
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
