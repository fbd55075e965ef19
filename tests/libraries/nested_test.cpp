// Classes within classes and packages of a person's own library, as texts; files that are open in two places.
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "engine/diagram/own_class.h"
#include "tests/app/text_bench.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kPackage = R"(package Gears "Wheels" // mine
  constant Real half = 0.5; // of all
  package In // nested
    model Tooth "A tooth"
      Real x = half*time; // grows
    end Tooth;
    type Size = Real(min = 0);
  end In;
  annotation(version = "1.2.0", uses(Modelica(version = "4.1.0")));
end Gears;
)";
constexpr const char* kPinion = R"(within Gears.Small;
model Pinion // small
  In.Tooth tooth;
  Real y = half*tooth.x;
end Pinion;
)";

}  // namespace

class LibraryNestedTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void classesWithinAreReached();
  void packagesThatAreFoldersHavePages();
  void classesWithinModelsAreReached();
  void whatIsOpenElsewhereIsTold();
  void copiesOfFilesAreWatchedToo();

 private:
  QString file(const char* name) const { return folder_->filePath(QStringLiteral("libs/Gears/") + name); }
  void expand(const char* package, const char* row);
  QString said(MainWindow& window) const;

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LibraryNestedTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  makeGears(*folder_);
  writeText(file("package.mo"), kPackage);
  writeText(file("Small/package.mo"), "within Gears;\npackage Small\nend Small;\n");
  writeText(file("Small/Pinion.mo"), kPinion);
  window_ = makeWindow(*folder_, folder_->filePath("recovery"));
  window_->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears"), 20000);
  window_->libraries().setOwn(file(""), true);
}

void LibraryNestedTest::expand(const char* package, const char* row) {
  // The rows are made anew when libraries are read again.
  const auto isThere = [&] {
    if (QTreeWidgetItem* item = paletteRow(*window_, package)) item->setExpanded(true);
    return paletteRow(*window_, row) != nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isThere(), 20000);
}

QString LibraryNestedTest::said(MainWindow& window) const {
  const auto* label = window.page().centre()->findChild<QLabel*>("noticeText");
  return label && label->isVisible() ? label->text() : QString();
}

// Of package.mo, by the palette and by keys in the dock's list; the difference of the file is the change.
void LibraryNestedTest::classesWithinAreReached() {
  expand("Gears", "Gears.In");
  expand("Gears.In", "Gears.In.Tooth");
  choosePackageAction(*window_, "Gears.In.Tooth", "Edit Tooth as text");
  QTRY_VERIFY_WITH_TIMEOUT(editorOf(*window_).text().startsWith("package In"), 20000);
  auto* list = window_->texts().classes().findChild<QComboBox*>("classList");
  QVERIFY(list);
  QTRY_COMPARE(list->currentText().trimmed(), QString("Tooth"));
  QStringList names;
  for (int row = 0; row < list->count(); ++row) names << list->itemText(row);
  QCOMPARE(names, (QStringList{"Gears (package)", "In", "    Tooth", "    Size", "Wheel"}));
  // The cursor is there; what is typed goes into that class.
  QCOMPARE(editorOf(*window_).selectedText(), QString("Tooth"));
  putCursor(editorOf(*window_), "// grows");
  QTest::keyClicks(&editorOf(*window_), "// slowly ");
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  QTRY_COMPARE(editorOf(*window_).selectedText(), QString("Size"));
  list->setFocus();
  QTest::keyClick(list, Qt::Key_End);
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Wheel"));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("package.mo")), QString(kPackage).replace("// grows", "// slowly // grows"));
  QCOMPARE(readText(file("Wheel.mo")), wheelText());
  // Another name for a class of package.mo is one there, too.
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Home);
  QTest::keyClick(list, Qt::Key_Down);
  QTRY_VERIFY(editorOf(*window_).text().startsWith("package In"));
  pasteOver(editorOf(*window_),
            QString(editorOf(*window_).text()).replace("package In", "package Of").replace("end In", "end Of"));
  window_->texts().commit();
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("package.mo")), QString(kPackage)
                                             .replace("// grows", "// slowly // grows")
                                             .replace("package In", "package Of")
                                             .replace("end In", "end Of"));
  QVERIFY(!QFile::exists(file("Of.mo")));
  // The package's own text has the place of it under the new name.
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Home);
  QTRY_VERIFY(editorOf(*window_).text().contains("package Of /* ... */ end Of;"));
}

// Their classes see what stands about them in the library; a new class is a file of the package.
void LibraryNestedTest::packagesThatAreFoldersHavePages() {
  expand("Gears", "Gears.Small");
  expand("Gears.Small", "Gears.Small.Pinion");
  choosePackageAction(*window_, "Gears.Small", "Edit Small as text");
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().title, std::string("Gears.Small"), 20000);
  QTRY_VERIFY(window_->texts().classDock().isVisible());
  // The texts come again when the page is there already.
  window_->texts().classDock().hide();
  choosePackageAction(*window_, "Gears.Small", "Edit Small as text");
  QTRY_VERIFY_WITH_TIMEOUT(window_->texts().classDock().isVisible(), 20000);
  choosePackageAction(*window_, "Gears.Small.Pinion", "Edit Pinion as text");
  QTRY_VERIFY_WITH_TIMEOUT(editorOf(*window_).text().startsWith("model Pinion"), 20000);
  QCOMPARE(window_->document().values().title, std::string("Gears.Small"));
  auto* told = problemsOf(window_->texts().classes());
  QVERIFY(told);
  QTest::qWait(1500);
  QTRY_COMPARE_WITH_TIMEOUT(told->count(), 0, 20000);
  putCursor(editorOf(*window_), "end Pinion");
  QTest::keyClicks(&editorOf(*window_), "Real z = nobody; ");
  QTRY_VERIFY_WITH_TIMEOUT(told->count() > 0, 20000);
  pasteOver(editorOf(*window_), QString(editorOf(*window_).text()).replace("nobody", "half"));
  QTRY_COMPARE_WITH_TIMEOUT(told->count(), 0, 20000);
  addByTemplate(*window_, kCompliant);
  const QString made = QString::fromStdString(diagram::classHead(classText(*window_, 2)).name);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("Small/Pinion.mo")), QString(kPinion).replace("end Pinion", "Real z = half; end Pinion"));
  QVERIFY(readText(file(("Small/" + made + ".mo").toUtf8().constData())).startsWith("within Gears.Small;\n"));
  expand("Gears.Small", ("Gears.Small." + made).toUtf8().constData());
}

// A class that stands in a model: by the list of the dock, checked within what is about it; its lines alone are others.
void LibraryNestedTest::classesWithinModelsAreReached() {
  const QString text =
      "within Gears;\nmodel Wheel \"A wheel\" // of iron\n  parameter Real J = 2;\n"
      "  model Spoke   \"within\" // thin\n    parameter Real m =   J/5;\n"
      "    record Size\n      Real length;\n    end Size;\n  end Spoke;\n"
      "  Spoke spoke; // one\nend Wheel;\n";
  writeText(file("Wheel.mo"), text);
  window_->libraries().readAgain();
  expand("Gears", "Gears.Wheel");
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY_WITH_TIMEOUT(editorOf(*window_).text().startsWith("model Wheel"), 20000);
  auto* list = window_->texts().classes().findChild<QComboBox*>("classList");
  QVERIFY(list);
  const int row = list->findText("    Spoke");
  QVERIFY(row > 0);
  QCOMPARE(list->itemText(row + 1).trimmed(), QString("Size"));
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Down);
  QTRY_COMPARE(editorOf(*window_).selectedText(), QString("Spoke"));
  putCursor(editorOf(*window_), "J/5");
  QTest::keyClicks(&editorOf(*window_), "2*");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("Wheel.mo")), QString(text).replace("J/5", "2*J/5"));
}

// Two windows of one person, and a tab beside another: each says so, until the other is closed.
void LibraryNestedTest::whatIsOpenElsewhereIsTold() {
  expand("Gears", "Gears.Wheel");
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY_WITH_TIMEOUT(editorOf(*window_).text().startsWith("model Wheel"), 20000);
  QTest::qWait(600);
  QCOMPARE(said(*window_), QString());
  auto other = makeWindow(*folder_, folder_->filePath("recovery"));
  other->libraries().readAgain();
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*other, "Gears"), 20000);
  QVERIFY(other->openFile(file("Wheel.mo")));
  QTRY_VERIFY_WITH_TIMEOUT(said(*other).contains("Wheel.mo"), 20000);
  QVERIFY2(said(*other).startsWith("Also open in another tab or window"), qPrintable(said(*other)));
  QVERIFY(window_->closePage(0));
  // Looked at again when the window comes to the front.
  QTRY_VERIFY_WITH_TIMEOUT((writeText(file("touched"), "x"), said(*other).isEmpty()), 20000);
  choosePackageAction(*window_, "Gears.Wheel", "Edit Wheel as text");
  QTRY_VERIFY_WITH_TIMEOUT(said(*window_).contains("Wheel.mo"), 20000);
  for (auto* button : window_->page().centre()->findChildren<QPushButton*>())
    if (button->isVisible() && button->text() == "Close it here") {
      QTest::mouseClick(button, Qt::LeftButton);
      break;
    }
  QTRY_COMPARE(said(*window_), QString());
  QTRY_VERIFY(window_->document().values().title != "Gears");
}

// A model of any Modelica file opens as a copy: what others do to the file is told as for a diagram's own, before and
// after it has become the page's file.
void LibraryNestedTest::copiesOfFilesAreWatchedToo() {
  const QString path = folder_->filePath("Bench.mo");
  const QString text =
      "model Bench // mine\n  Modelica.Mechanics.Rotational.Components.Inertia inertia(J = 3)\n"
      "    annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\nend Bench;\n";
  writeText(path, text);
  const auto inertia = [&] { return window_->document().modifier(0, "J"); };
  const auto answer = [&](const char* words) {
    for (auto* button : window_->page().centre()->findChildren<QPushButton*>())
      if (button->isVisible() && button->text() == words) return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL(words);
  };
  QVERIFY(window_->openFile(path));
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().values().components.size(), size_t(1), 20000);
  QTest::qWait(500);
  QCOMPARE(said(*window_), QString());
  writeText(path, QString(text).replace("J = 3", "J = 4"));
  QTRY_COMPARE(said(*window_), QString("Bench.mo has been changed on the disk."));
  answer("Reload");
  QTRY_COMPARE_WITH_TIMEOUT(inertia(), std::string("4"), 20000);
  QTRY_COMPARE(said(*window_), QString());
  // With something of one's own in it the button says what goes.
  QVERIFY(window_->document().setModifier(0, "J", "5"));
  writeText(path, QString(text).replace("J = 3", "J = 6"));
  QTRY_COMPARE(said(*window_), QString("Bench.mo has been changed on the disk."));
  answer("Keep mine");
  QCOMPARE(inertia(), std::string("5"));
  QCOMPARE(said(*window_), QString());
  // Taken over, the page has the file's place, and is not told that it is open here.
  writeText(path, QString(text).replace("J = 3", "J = 4"));
  QTest::qWait(500);
  auto other = makeWindow(*folder_, folder_->filePath("recovery"));
  QVERIFY(other->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(said(*other).startsWith("Also open in another tab or window"), 20000);
  QVERIFY(other->closePage(0));
  window_->activateWindow();
  answerQuestion("modelicaSave", "Save into Bench.mo");
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("J = 3", "J = 5"));
  QTest::qWait(500);
  QCOMPARE(said(*window_), QString());
  writeText(path, QString(text).replace("J = 3", "J = 8"));
  QTRY_COMPARE(said(*window_), QString("Bench.mo has been changed on the disk."));
  answer("Reload");
  QTRY_COMPARE_WITH_TIMEOUT(inertia(), std::string("8"), 20000);
  // A copy that has become a diagram with a file of its own has nothing to do with it any more.
  const DiagramPage* const takenOver = &window_->page();
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(&window_->page() != takenOver && !window_->document().values().components.empty(), 20000);
  const QString own = folder_->filePath("Own.armature.json");
  QVERIFY(window_->files().saveTo(own));
  writeText(path, text);
  QTest::qWait(800);
  QCOMPARE(said(*window_), QString());
}

QTEST_MAIN(LibraryNestedTest)
#include "nested_test.moc"
