// Libraries of a person's own: folders on the library path, added and removed by the palette without a restart.
#include <QSettings>
#include <QStatusBar>

#include "app/run/library_folders.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

class LibraryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void aFolderIsAddedAtThePalette();
  void aFolderMendsAnOpenDiagram_data();
  void aFolderMendsAnOpenDiagram();
  void classesAreOfferedOnce();
  void removingTellsWhoUsesIt();
  void brokenAndMissingFolders();
  void foldersAreKept();
  void aRestartFindsTheirClasses();
  void whatOthersChangeIsReadAgain();
  void theMenuIsDarkWhereTheWindowIs();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

// By the button, its menu and the dialog: the class can be searched and placed, and runs, in the same session.
void LibraryTest::aFolderIsAddedAtThePalette() {
  makeGears(*folder_);
  const auto window = makeWindow(*folder_);
  window->files().makeNew();
  chooseLibraryAction(*window, "Add library folder…", [&] { answerFolderDialog(folder_->filePath("libs")); });
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Gears"), 20000);
  QCOMPARE(window->libraries().folders(), QStringList{folder_->filePath("libs")});
  QTRY_VERIFY(isPlaceableKnown(*window, "Gears.Wheel"));
  dropPart(*window, "Gears.Wheel", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(0).info);
  QCOMPARE(window->canvas().scene().parts().at(0).connectors.size(), size_t(2));
  dropPart(*window, "Modelica.Mechanics.Rotational.Sources.ConstantSpeed", {-40, 0});
  QTRY_VERIFY(window->canvas().scene().parts().at(1).info);
  wire(*window, "constantSpeed1.flange", "wheel1.flange_a");
  QVERIFY(window->document().setModifier(1, "w_fixed", "3"));
  runToEnd(*window);
}

// A diagram that had come before its library: its part is there, and its check is free of mistakes.
void LibraryTest::aFolderMendsAnOpenDiagram_data() {
  QTest::addColumn<bool>("isApart");
  QTest::newRow("the engine in the window's process") << false;
  QTest::newRow("in processes of its own") << true;
}

void LibraryTest::aFolderMendsAnOpenDiagram() {
  QFETCH(bool, isApart);
  makeGears(*folder_);
  const auto window = makeAskingWindow(*folder_, isApart);
  QVERIFY(window->openFile(saveUser(*folder_)));
  QTRY_VERIFY_WITH_TIMEOUT(hasErrors(*window), 20000);
  QVERIFY(!window->canvas().scene().parts().at(0).info);
  window->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(0).info, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().currentModel() && !hasErrors(*window), 20000);
  // A text that changes on the disk is another part at once.
  writeText(folder_->filePath("libs/Gears/Wheel.mo"), wheelText("parameter Real extra = 1;"));
  window->libraries().readAgain();
  const auto hasExtra = [&] {
    const ClassPtr info = window->canvas().scene().parts().at(0).info;
    return info && std::ranges::any_of(info->parameters, [](const ParameterInfo& p) { return p.name == "extra"; });
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasExtra(), 20000);
}

// Several changes in one moment: each class is offered once.
void LibraryTest::classesAreOfferedOnce() {
  makeGears(*folder_);
  const auto window = makeWindow(*folder_);
  window->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Gears.Wheel"), 20000);
  int changes = 0;
  connect(&window->libraries(), &LibraryFolders::changed, this, [&] { ++changes; });
  for (int i = 0; i < 4; ++i) window->libraries().readAgain();
  QTRY_COMPARE_WITH_TIMEOUT(changes, 4, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(!window->engine().isBusy(), 30000);
  QTest::qWait(100);
  QStringList names;
  for (const ClassPtr& info : window->catalog().placeable()) names << QString::fromStdString(info->name);
  QCOMPARE(names.count("Gears.Wheel"), 1);
  QCOMPARE(names.removeDuplicates(), 0);
}

// From the menu of its row: a question names diagram and part; Cancel keeps it, Remove takes it from palette, catalog
// and engine, and the check says which class is missing.
void LibraryTest::removingTellsWhoUsesIt() {
  makeGears(*folder_);
  const auto window = makeAskingWindow(*folder_);
  window->libraries().add(folder_->filePath("libs"));
  QVERIFY(window->openFile(saveUser(*folder_)));
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().currentModel() && !hasErrors(*window), 20000);
  QTRY_VERIFY(paletteRow(*window, "Gears"));
  QString told;
  const auto answer = [&](const char* button) {
    return [&told, button] { answerQuestion("libraryInUse", button, &told); };
  };
  choosePackageAction(*window, "Gears", "Remove the folder", answer("Cancel"));
  QVERIFY2(told.contains("User: wheel1"), qPrintable(told));
  QCOMPARE(window->libraries().folders().size(), 1);
  choosePackageAction(*window, "Gears", "Remove the folder", answer("Remove"));
  QTRY_VERIFY_WITH_TIMEOUT(!paletteRow(*window, "Gears"), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(hasErrors(*window), 20000);
  QVERIFY(!window->canvas().scene().parts().at(0).info);
  QVERIFY(window->catalog().isMissing("Gears.Wheel"));
  QVERIFY(!isPlaceableKnown(*window, "Gears.Wheel"));
  QVERIFY2(window->statusBar()->currentMessage().contains("User: wheel1"),
           qPrintable(window->statusBar()->currentMessage()));
  // The diagram itself is as it was.
  QVERIFY(!window->document().isModified());
}

// What is not there, has nothing in it or cannot be read is said, and hangs nothing.
void LibraryTest::brokenAndMissingFolders() {
  const auto window = makeWindow(*folder_);
  std::vector<ListedFolder> answers;
  connect(&window->libraries(), &LibraryFolders::answered, this, [&](const ListedFolder& f) { answers.push_back(f); });
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("nowhere was not added.\nThere is no such folder"));
  window->libraries().add(folder_->filePath("nowhere"));
  QTRY_COMPARE(answers.size(), size_t(1));
  QCOMPARE(answers[0].state, ListedFolder::State::missing);
  QVERIFY(QDir(folder_->path()).mkdir("empty"));
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("empty was not added.\nThe folder contains no library"));
  window->libraries().add(folder_->filePath("empty"));
  QTRY_COMPARE(answers.size(), size_t(2));
  QCOMPARE(window->libraries().folders(), QStringList());
  // One of two libraries cannot be read: the other one can be used.
  makeGears(*folder_);
  writeText(folder_->filePath("libs/Torn/package.mo"), "package Torn\n  model (\nend Torn;\n");
  QTest::ignoreMessage(
      QtWarningMsg,
      QRegularExpression("was added, but not all of it can be used.\nGears 1.2.0, Torn \\(cannot be read"));
  window->libraries().add(folder_->filePath("libs"));
  QTRY_COMPARE(answers.size(), size_t(3));
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Gears.Wheel"), 20000);
  // One that goes away while the program runs: the window goes on, the list says so.
  QVERIFY(QDir(folder_->filePath("libs")).removeRecursively());
  window->libraries().readAgain();
  QTRY_VERIFY_WITH_TIMEOUT(window->catalog().isMissing("Gears.Wheel") || !isPlaceableKnown(*window, "Gears.Wheel"),
                           20000);
  const ListedFolder* listed = window->libraries().listed(folder_->filePath("libs"));
  QVERIFY(listed);
  QCOMPARE(listed->state, ListedFolder::State::missing);
}

// In the settings, as before: another window of the same settings has them.
void LibraryTest::foldersAreKept() {
  makeGears(*folder_);
  {
    const auto window = makeWindow(*folder_);
    window->libraries().add(folder_->filePath("libs"));
    QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Gears"), 20000);
  }
  const QSettings settings(folder_->filePath("settings.ini"), QSettings::IniFormat);
  QCOMPARE(settings.value("libraries").toStringList(), QStringList{folder_->filePath("libs")});
  QCOMPARE(LibraryFolders::foldersIn(settings), QStringList{folder_->filePath("libs")});
}

// In a window that has the folders from the settings, search and quick insert offer what is in them, without a change.
void LibraryTest::aRestartFindsTheirClasses() {
  makeGears(*folder_);
  {
    QSettings settings(folder_->filePath("settings.ini"), QSettings::IniFormat);
    settings.setValue("libraries", QStringList{folder_->filePath("libs")});
  }
  MainWindow::Options options;
  options.settingsFile = folder_->filePath("settings.ini");
  options.recoveryFolder = folder_->filePath("recovery");
  options.makeEngine = [libs = folder_->filePath("libs").toStdString()] {
    return makeFacadeEngine({libs, ARMATURE_SOURCE_DIR "/palette"});
  };
  const auto window = std::make_unique<MainWindow>(std::move(options));
  window->resize(1400, 900);
  window->show();
  (void)QTest::qWaitForWindowActive(window.get());
  window->files().makeNew();
  QLineEdit* const search = window->palettePanel().searchField();
  QTest::mouseClick(search, Qt::LeftButton);
  QTest::keyClicks(search, "wheel");
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window, "Gears.Wheel"), 20000);
  // On the canvas by its name and Enter.
  window->canvas().setFocus();
  QTest::keyClicks(&window->canvas(), "w");
  QWidget* const card = window->canvas().findChild<QWidget*>("quickInsert");
  QLineEdit* const name = card ? card->findChild<QLineEdit*>() : nullptr;
  QVERIFY(name && name->isVisible());
  QTest::keyClicks(name, "heel");
  QTest::keyClick(name, Qt::Key_Return);
  QTRY_COMPARE(window->document().values().components.size(), size_t(1));
  QCOMPARE(window->document().values().components[0].className, std::string("Gears.Wheel"));
}

// Another program writes, adds and removes files: parts, palette and check follow, and it is said. What this program
// has written itself is not.
void LibraryTest::whatOthersChangeIsReadAgain() {
  makeGears(*folder_);
  const auto window = makeAskingWindow(*folder_);
  window->libraries().add(folder_->filePath("libs"));
  QVERIFY(window->openFile(saveUser(*folder_)));
  QTRY_VERIFY_WITH_TIMEOUT(window->canvas().scene().parts().at(0).info, 20000);
  QStringList outside;
  connect(&window->libraries(), &LibraryFolders::changedOutside, this, [&](const QStringList& files) {
    for (const QString& file : files) outside << QFileInfo(file).fileName();
  });
  writeText(folder_->filePath("libs/Gears/Wheel.mo"), wheelText("parameter Real extra = 1;"));
  const auto hasExtra = [&] {
    const ClassPtr info = window->canvas().scene().parts().at(0).info;
    return info && std::ranges::any_of(info->parameters, [](const ParameterInfo& p) { return p.name == "extra"; });
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasExtra(), 20000);
  QCOMPARE(outside, QStringList{"Wheel.mo"});
  QVERIFY2(window->statusBar()->currentMessage().contains("Wheel.mo"),
           qPrintable(window->statusBar()->currentMessage()));
  writeText(folder_->filePath("libs/Gears/Rim.mo"), "within Gears;\nmodel Rim\nend Rim;\n");
  QTRY_VERIFY_WITH_TIMEOUT(isPlaceableKnown(*window, "Gears.Rim"), 20000);
  QVERIFY(QFile::remove(folder_->filePath("libs/Gears/Wheel.mo")));
  QTRY_VERIFY_WITH_TIMEOUT(window->catalog().isMissing("Gears.Wheel"), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(hasErrors(*window), 20000);
  QVERIFY(!isPlaceableKnown(*window, "Gears.Wheel"));
  // The version is the program's own change.
  window->libraries().setOwn(folder_->filePath("libs/Gears"), true);
  outside.clear();
  writeText(folder_->filePath("libs/Gears/Rim.mo"), "within Gears;\nmodel Rim \"round\"\nend Rim;\n");
  window->libraries().readAgain();
  QTest::qWait(1500);
  QCOMPARE(outside, QStringList());
}

void LibraryTest::theMenuIsDarkWhereTheWindowIs() {
  const auto window = makeWindow(*folder_);
  auto* button = window->palettePanel().findChild<QToolButton*>("libraryButton");
  QVERIFY(button);
  const auto lightness = [&] {
    int found = -1;
    QTimer look;
    connect(&look, &QTimer::timeout, &look, [&found] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;  // not yet
      found = menu->grab().toImage().pixelColor(menu->width() / 2, 3).lightness();
      menu->close();
    });
    look.start(300);
    QTest::mouseClick(button, Qt::LeftButton);
    return found;
  };
  QVERIFY(lightness() > 200);
  pressKey(window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY(window->palette().color(QPalette::Window).lightness() < 80);
  QVERIFY(lightness() < 80);
}

QTEST_MAIN(LibraryTest)
#include "folders_test.moc"
