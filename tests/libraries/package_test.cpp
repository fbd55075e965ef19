// The own text of a package of a person's library, by the palette and by keys: its constants and what it says of itself
// are edited in the dock, checked while one types, and saved into its file, of which the rest stays byte for byte.
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "app/text/class_panel.h"
#include "engine/diagram/own_class.h"
#include "tests/app/text_bench.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kOwnText = R"(// Licence: mine
package Gears   "Wheels" // and more
  extends Modelica.Icons.Package;
  constant Real inertia(unit = "kg.m2") = 2; // of all
  model Tooth "A tooth"
    parameter Real size =   inertia; // grows
  end Tooth;
  annotation(version = "1.2.0", uses(Modelica(version = "4.1.0")));
end Gears; // the end
)";

}  // namespace

class LibraryPackageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void aConstantIsChangedByKeys();
  void mistakesLoseNothing();
  void aPackageInOneFileKeepsItsClasses();
  void whatPackageOrderListsIsTold();

 private:
  QString file(const char* name) const { return folder_->filePath(QStringLiteral("libs/Gears/") + name); }
  // Opens the text of the package by the menu of its row.
  void openText(const char* package = "Gears");
  QListWidget* told() const { return problemsOf(window_->texts().classes()); }
  void typeBefore(const char* place, const char* what);
  void save() { pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LibraryPackageTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  makeGears(*folder_);
  writeText(file("package.mo"), kOwnText);
  writeText(file("package.order"), "inertia\nTooth\nWheel\n");
  writeText(file("Wheel.mo"), wheelText().replace("= 2;", "= inertia;"));
  window_ = makeWindow(*folder_, folder_->filePath("recovery"));
  window_->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears"), 20000);
  window_->libraries().setOwn(file(""), true);
}

void LibraryPackageTest::openText(const char* package) {
  const QString name = package;
  choosePackageAction(*window_, name, QStringLiteral("Edit %1 as text").arg(name));
  QTRY_VERIFY_WITH_TIMEOUT(editorOf(*window_).text().startsWith("package " + name), 20000);
  QVERIFY(window_->texts().classDock().isVisible());
}

void LibraryPackageTest::typeBefore(const char* place, const char* what) {
  putCursor(editorOf(*window_), place);
  QTest::keyClicks(&editorOf(*window_), what);
}

// Another value and a new constant: the file has these lines and all others as they were, and a diagram with a part
// that takes its value from the constant is translated anew.
void LibraryPackageTest::aConstantIsChangedByKeys() {
  const QString user = saveUser(*folder_);
  QVERIFY(window_->openFile(user));
  DiagramPage& diagram = window_->page();
  QTRY_VERIFY_WITH_TIMEOUT(window_->canvas().scene().parts().size() == 1 && window_->canvas().scene().parts()[0].info,
                           20000);
  const auto defaultValue = [&] {
    const auto info = diagram.catalog().find("Gears.Wheel");
    if (!info) return std::string();
    for (const ParameterInfo& p : info->parameters)
      if (p.name == "J") return p.defaultValue;
    return std::string();
  };
  QCOMPARE(defaultValue(), std::string("inertia"));
  openText();
  auto* list = window_->texts().classes().findChild<QComboBox*>("classList");
  QCOMPARE(list->currentText(), QString("Gears (package)"));
  QVERIFY(!window_->texts().classes().findChild<QToolButton*>("placeClass")->isEnabled());
  QVERIFY(editorOf(*window_).text().contains("model Tooth /* ... */ end Tooth;"));
  QVERIFY(!editorOf(*window_).text().contains("Licence"));
  QTRY_COMPARE_WITH_TIMEOUT(told()->count(), 0, 20000);
  typeBefore("2; // of all", "nobody + ");
  QTRY_VERIFY_WITH_TIMEOUT(told()->count() > 0, 20000);
  pasteOver(editorOf(*window_), QString(editorOf(*window_).text()).replace("nobody + 2", "3*half"));
  QTRY_VERIFY_WITH_TIMEOUT(told()->count() > 0 && told()->item(0)->text().contains("half"), 20000);
  pasteOver(editorOf(*window_),
            QString(editorOf(*window_).text()).replace("  model Tooth", "  constant Real half = 0.5;\n  model Tooth"));
  QTRY_COMPARE_WITH_TIMEOUT(told()->count(), 0, 20000);
  save();
  QTRY_VERIFY(!window_->document().isModified());
  const QString wanted = QString(kOwnText)
                             .replace("= 2; // of all", "= 3*half; // of all")
                             .replace("  model Tooth", "  constant Real half = 0.5;\n  model Tooth");
  QCOMPARE(readText(file("package.mo")), wanted);
  QCOMPARE(readText(file("package.order")), QString("inertia\nTooth\nWheel\n"));
  QVERIFY(window_->statusBar()->currentMessage().contains("Saved into the library Gears"));
  // The diagram that uses it has the new value when it runs.
  window_->pages().show(diagram);
  QTest::qWait(300);
  runToEnd(*window_);
  const auto& variables = window_->run().model()->variables();
  const auto inertia = std::ranges::find(variables, "wheel1.J", &ModelVariable::name);
  QVERIFY(inertia != variables.end());
  QCOMPARE(window_->run().model()->initialValues()[static_cast<size_t>(inertia - variables.begin())], 1.5);
}

// Each is told in the dock, nothing is written, the text stays, and what others see is as it was.
void LibraryPackageTest::mistakesLoseNothing() {
  openText();
  const QString good = editorOf(*window_).text();
  const auto isRefused = [&](const QString& text, const QString& inDock, const QString& atSaving) {
    pasteOver(editorOf(*window_), text);
    QTRY_VERIFY_WITH_TIMEOUT(told()->count() > 0 && told()->item(0)->text().contains(inDock), 20000);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("package.mo was not saved[^\n]*\n[^\n]*" + atSaving));
    save();
    QTest::qWait(100);
    QVERIFY(window_->document().isModified());
    QCOMPARE(readText(file("package.mo")), QString(kOwnText));
    QCOMPARE(editorOf(*window_).text(), text);
  };
  isRefused(QString(good).replace("= 2; // of all", "= ; // of all"), "xpected", "xpected");
  isRefused("within Other;\n" + good, "stands in its file already", "stands in its file already");
  isRefused(QString(good).replace("package Gears", "package Wheels").replace("end Gears", "end Wheels"),
            "text of the package 'Gears'", "text of the package 'Gears'");
  isRefused(QString(good).replace("/* ... */ end Tooth", "Real y; end Tooth"), "'Tooth' has a text by itself",
            "'Tooth' has a text by itself");
  // Only its saving can tell: a text without the place of a class.
  pasteOver(editorOf(*window_), QString(good).remove("  model Tooth /* ... */ end Tooth;\n"));
  QTRY_COMPARE_WITH_TIMEOUT(told()->count(), 0, 20000);
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("'Tooth' has no place"));
  save();
  QCOMPARE(readText(file("package.mo")), QString(kOwnText));
  // One history: steps back to where it was.
  for (int k = 0; k < 12 && window_->document().undoStack()->canUndo(); ++k)
    QTest::keyClick(&editorOf(*window_), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(editorOf(*window_).text(), good);
  QVERIFY(!window_->document().isModified());
}

// The head of a package that is one file: its classes are not in the text, and stay where they are in the file.
void LibraryPackageTest::aPackageInOneFileKeepsItsClasses() {
  const QString path = folder_->filePath("libs/Single.mo");
  const QString text =
      "package Single   \"One file\" // mine\r\n  constant Real g = 9.81;\r\n  model Bench // of wood\r\n"
      "    Real x =   g;\r\n  end Bench;\r\n  constant Real h = 1; // between\r\n  model Other\r\n    Real x =   h;\r\n"
      "  end Other;\r\n  annotation(version = \"1\");\r\nend Single;\r\n";
  {
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text.toUtf8());
  }
  window_->libraries().setOwn(path, true);
  window_->libraries().readAgain();
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Single"), 20000);
  openText("Single");
  typeBefore("; // between", "0 + g");
  // A class reads the constant as it is now, saved or not.
  auto* list = window_->texts().classes().findChild<QComboBox*>("classList");
  list->setFocus();
  QTest::keyClick(list, Qt::Key_End);
  QTRY_VERIFY(editorOf(*window_).text().startsWith("model Other"));
  QTRY_COMPARE_WITH_TIMEOUT(told()->count(), 0, 20000);
  typeBefore("h;", "2*");
  save();
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(path), QString(text).replace("h = 1;", "h = 10 + g;").replace("=   h;", "=   2*h;"));
  // Taken out of both texts it is taken out of the file.
  QTest::keyClick(list, Qt::Key_Home);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Home);
  QTRY_VERIFY(editorOf(*window_).text().startsWith("package Single"));
  putCursor(editorOf(*window_), "  model Other");
  QTest::keyClick(&editorOf(*window_), Qt::Key_End, Qt::ShiftModifier);
  QTest::keyClick(&editorOf(*window_), Qt::Key_Delete);
  QTest::keyClick(&editorOf(*window_), Qt::Key_Delete);
  window_->texts().commit();
  window_->document().setClass(2, std::nullopt);
  save();
  QTRY_VERIFY(!window_->document().isModified());
  QVERIFY2(!readText(path).contains("Other"), qPrintable(readText(path)));
  QVERIFY(readText(path).contains("  model Bench // of wood\r\n    Real x =   g;\r\n  end Bench;\r\n"));
}

void LibraryPackageTest::whatPackageOrderListsIsTold() {
  openText();
  pasteOver(editorOf(*window_), QString(editorOf(*window_).text()).replace("Real inertia", "Real size"));
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("package.order still lists what is no longer in Gears:"
                                                        "\ninertia$"));
  save();
  QTRY_VERIFY(readText(file("package.mo")).contains("constant Real size(unit"));
  QTRY_VERIFY(!window_->document().isModified());
  QCOMPARE(readText(file("package.order")), QString("inertia\nTooth\nWheel\n"));
}

QTEST_MAIN(LibraryPackageTest)
#include "package_test.moc"
