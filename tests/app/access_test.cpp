// What a model wants of the world's files, asked above its diagram: who wants what, each of the answers, what is
// remembered and taken back; and that looking at a diagram changes nothing.
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>

#include "app/panels/access_bar.h"
#include "app/panels/grants_dialog.h"
#include "app/panels/messages_panel.h"
#include "app/view3d/view3d_panel.h"
#include "window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Functions as the standard library declares them.
const std::string kCount =
    "impure function count\n"
    "  input String name;\n"
    "  output Integer n;\n"
    "  external \"C\" n = ModelicaInternal_countLines(name);\n"
    "end count;\n";
const std::string kRemove =
    "impure function remove\n"
    "  input String name;\n"
    "  external \"C\" ModelicaInternal_removeFile(name);\n"
    "end remove;\n";
const std::string kPrint =
    "impure function print\n"
    "  input String line;\n"
    "  input String name;\n"
    "  external \"C\" ModelicaInternal_print(line, name);\n"
    "end print;\n";

// A diagram with one part, `clerk`, whose class is a text of the diagram's own.
diagram::Document diagramOf(const QString& body) {
  diagram::Document document;
  document.name = "Files";
  document.classes = {kCount, kRemove, kPrint, ("model Clerk\n" + body + "\nend Clerk;\n").toStdString()};
  diagram::ComponentItem clerk;
  clerk.name = "clerk";
  clerk.className = "Clerk";
  document.components = {clerk};
  return document;
}

QString readingInTheRun(const QString& file) {
  return QString(
             "discrete Real n(start = 0, fixed = true);\nalgorithm\n  when time > 0.5 then\n"
             "    n := count(\"%1\");\n  end when;")
      .arg(file);
}

QString readingInTheTranslation(const QString& file) {
  return QString("parameter Integer n = count(\"%1\");\n  Real x[n] = zeros(n);").arg(file);
}

// Does what a person does in the Preferences: what has been allowed, all of it marked, no longer.
class Revoker : public QTimer {
 public:
  Revoker() {
    connect(this, &QTimer::timeout, this, [this] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      if (auto* list = dialog->findChild<QTreeWidget*>("grants")) return revoke(*dialog, *list);
      if (isDone) return dialog->reject();
      for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == "Permissions…" && !isAsked) {
          isAsked = true;
          // Not from here: the timer would rest as long as the list is open.
          QTimer::singleShot(0, button, [button] { QTest::mouseClick(button, Qt::LeftButton); });
        }
    });
    start(20);
  }
  QStringList seen;
  bool isAsked = false, isDone = false;

 private:
  void revoke(QDialog& dialog, QTreeWidget& list) {
    auto* button = dialog.findChild<QPushButton*>("revokeGrant");
    QVERIFY(!button->isEnabled());
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
      const QTreeWidgetItem* item = list.topLevelItem(row);
      seen << QStringList{item->text(0), item->text(1), item->text(2)}.join(" | ");
    }
    // "Every diagram" is never elided: the folder beside it gives way.
    if (const QTreeWidgetItem* first = list.topLevelItem(0); first->text(0) == "Every diagram")
      QVERIFY(list.columnWidth(0) >= list.fontMetrics().horizontalAdvance(first->text(0)) + 8);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_A, Qt::ControlModifier);
    QVERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(list.topLevelItemCount(), 0);
    isDone = true;
    dialog.reject();
  }
};

}  // namespace

class AccessTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void theQuestionNamesAll_data();
  void theQuestionNamesAll();
  void theQuestionIsWholeInASmallWindow();
  void onceIsForOneRun();
  void twoFilesAreAskedForInTurn();
  void alwaysIsRemembered();
  void anotherDiagramIsAskedAgain();
  void refusalsAreNotRemembered();
  void whatIsAllowedIsTakenBack();
  void withoutAFileNothingIsRemembered();
  void changingIsAskedFor();
  void cFunctionsAreAskedFor();
  void trustOnceIsForOneRun();
  void theFolderOfARunIsShown();
  void lookingChangesNothing();

 private:
  QString path(const QString& name) const { return top_ + "/" + name; }
  void put(const QString& name, const QByteArray& text) const;
  std::unique_ptr<MainWindow> open(const diagram::Document& document, const QString& name = "doc/D.armature.json");
  // A diagram with one part, `spinner`, of a library whose C function leaves a mark when it is loaded.
  diagram::Document diagramOfALibrary() const;
  static AccessBar* bar(MainWindow& window) { return window.page().centre()->findChild<AccessBar*>(); }
  static QString words(MainWindow& window) {
    QString text;
    for (const char* line : {"accessWords", "accessPlace"})
      text += bar(window)->findChild<QLabel*>(line)->text() + '\n';
    return bar(window)->isVisible() ? text : QString();
  }
  // All that the messages say about the file.
  static QString adviceIn(MainWindow& window) {
    QString text;
    for (const QLabel* label : window.page().bottom()->findChild<MessagesPanel*>()->findChildren<QLabel*>())
      if (label->text().contains("F501")) text += label->text().remove(QRegularExpression("<[^>]*>"));
    return text;
  }
  static void press(MainWindow& window, const char* button);
  static void pressRun(MainWindow& window);
  // Presses Run and waits for the question.
  static void runUntilAsked(MainWindow& window);

  std::unique_ptr<QTemporaryDir> place_;
  QString top_;
};

void AccessTest::init() {
  place_ = std::make_unique<QTemporaryDir>();
  top_ = QFileInfo(place_->path()).canonicalFilePath();
  put("outside/secret.txt", "one\ntwo\nthree\n");
  put("further/other.txt", "one\n");
  QVERIFY(QDir().mkpath(path("doc")));
  qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
}

void AccessTest::put(const QString& name, const QByteArray& text) const {
  QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
  QFile file(path(name));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

std::unique_ptr<MainWindow> AccessTest::open(const diagram::Document& document, const QString& name) {
  auto window = makeWindow(*place_);
  if (!diagram::save(document, path(name).toStdString()).ok() || !window->openFile(path(name))) return nullptr;
  return window;
}

void AccessTest::press(MainWindow& window, const char* button) {
  auto* found = bar(window)->findChild<QPushButton*>(button);
  QVERIFY(found);
  QVERIFY2(found->isVisible() && found->isEnabled(), button);
  QTest::mouseClick(found, Qt::LeftButton);
}

void AccessTest::pressRun(MainWindow& window) {
  window.activateWindow();
  (void)QTest::qWaitForWindowActive(&window);
  pressKey(&window, Qt::Key_F5);
}

void AccessTest::runUntilAsked(MainWindow& window) {
  pressRun(window);
  QTRY_VERIFY_WITH_TIMEOUT(bar(window)->isVisible(), 20000);
  QCOMPARE(window.run().state(), RunState::stopped);
}

void AccessTest::theQuestionNamesAll_data() {
  QTest::addColumn<bool>("isInTheRun");
  QTest::newRow("in the run") << true;
  QTest::newRow("in the translation") << false;
}

// Function, part and file, the message beside it, and three answers.
void AccessTest::theQuestionNamesAll() {
  QFETCH(bool, isInTheRun);
  const QString secret = path("outside/secret.txt");
  const auto window = open(diagramOf(isInTheRun ? readingInTheRun(secret) : readingInTheTranslation(secret)));
  QVERIFY(window && bar(*window));
  QVERIFY(!bar(*window)->isVisible());
  runUntilAsked(*window);
  for (const QString& word : {QString("count"), QString("clerk"), QString("read"), secret})
    QVERIFY2(words(*window).contains(word), qPrintable(words(*window)));
  for (const char* button : {"allowOnce", "allowAlways", "allowNot"})
    QVERIFY(bar(*window)->findChild<QPushButton*>(button)->isVisible());
  const auto& messages = isInTheRun ? window->run().messages() : window->checker().messages();
  QVERIFY(std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.code == "F501"; }));
}

// What is below it gives way.
void AccessTest::theQuestionIsWholeInASmallWindow() {
  const auto window = open(diagramOf(readingInTheRun(path("outside/secret.txt"))));
  QVERIFY(window);
  window->resize(640, 400);
  runUntilAsked(*window);
  for (const char* name : {"accessWords", "accessPlace", "allowOnce", "allowAlways", "allowNot"}) {
    QTRY_VERIFY2(isWhole(bar(*window)->findChild<QWidget*>(name)), name);
  }
  QCOMPARE(window->size(), QSize(640, 400));
  press(*window, "allowOnce");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
}

void AccessTest::onceIsForOneRun() {
  const auto window = open(diagramOf(readingInTheRun(path("outside/secret.txt"))));
  QVERIFY(window);
  runUntilAsked(*window);
  // What is said here is what can be done here: the command line's switches are the command line's.
  const QString said = adviceIn(*window);
  QVERIFY2(said.contains("bar above the diagram") && !said.contains("--"), qPrintable(said));
  press(*window, "allowOnce");
  QVERIFY(!bar(*window)->isVisible());
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  const auto& store = *window->run().store();
  const int64_t n = store.find("clerk.n");
  QVERIFY(n >= 0);
  QCOMPARE(store.value(store.columns()[static_cast<size_t>(n)], store.rowCount() - 1), 3.0);
  QVERIFY(!bar(*window)->isVisible());
  QVERIFY(FileGrants::remembered(window->settings()).isEmpty());
  runUntilAsked(*window);
}

// Each in a folder of its own: what has been allowed once holds until the run is through.
void AccessTest::twoFilesAreAskedForInTurn() {
  const QString body = QString(
                           "discrete Real n(start = 0, fixed = true);\nalgorithm\n  when time > 0.5 then\n"
                           "    n := count(\"%1\") + count(\"%2\");\n  end when;")
                           .arg(path("outside/secret.txt"), path("further/other.txt"));
  const auto window = open(diagramOf(body));
  QVERIFY(window);
  runUntilAsked(*window);
  QVERIFY(words(*window).contains("outside"));
  press(*window, "allowOnce");
  QTRY_VERIFY_WITH_TIMEOUT(words(*window).contains("further"), 20000);
  press(*window, "allowOnce");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  // By hand again from the beginning.
  runUntilAsked(*window);
  QVERIFY(words(*window).contains("outside"));
}

void AccessTest::alwaysIsRemembered() {
  const diagram::Document document = diagramOf(readingInTheRun(path("outside/secret.txt")));
  auto window = open(document);
  QVERIFY(window);
  runUntilAsked(*window);
  press(*window, "allowAlways");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  for (int round = 0; round < 2; ++round) {
    runToEnd(*window);
    QVERIFY(!bar(*window)->isVisible());
    window.reset();
    window = open(document);
    QVERIFY(window);
  }
}

void AccessTest::anotherDiagramIsAskedAgain() {
  const diagram::Document document = diagramOf(readingInTheRun(path("outside/secret.txt")));
  const auto window = open(document);
  QVERIFY(window);
  runUntilAsked(*window);
  press(*window, "allowAlways");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  const std::string copy = path("doc/Copy.armature.json").toStdString();
  QVERIFY(diagram::save(document, copy).ok());
  QVERIFY(window->openFile(QString::fromStdString(copy)));
  runUntilAsked(*window);
}

void AccessTest::refusalsAreNotRemembered() {
  const auto window = open(diagramOf(readingInTheRun(path("outside/secret.txt"))));
  QVERIFY(window);
  runUntilAsked(*window);
  press(*window, "allowNot");
  QVERIFY(!bar(*window)->isVisible());
  QTest::qWait(100);
  QCOMPARE(window->run().state(), RunState::stopped);
  QVERIFY(FileGrants::remembered(window->settings()).isEmpty());
  runUntilAsked(*window);
}

void AccessTest::whatIsAllowedIsTakenBack() {
  const auto window = open(diagramOf(readingInTheTranslation(path("outside/secret.txt"))));
  QVERIFY(window);
  runUntilAsked(*window);
  press(*window, "allowAlways");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  Revoker revoker;
  pressKey(window.get(), Qt::Key_Comma, Qt::ControlModifier);
  QVERIFY(revoker.isDone);
  QCOMPARE(revoker.seen.size(), 1);
  QVERIFY2(revoker.seen.front().contains(path("doc/D.armature.json")), qPrintable(revoker.seen.front()));
  QVERIFY2(revoker.seen.front().contains(path("outside")), qPrintable(revoker.seen.front()));
  QVERIFY(FileGrants::remembered(window->settings()).isEmpty());
  runUntilAsked(*window);
}

void AccessTest::withoutAFileNothingIsRemembered() {
  const auto window = makeWindow(*place_);
  window->document().reset(diagramOf(readingInTheRun(path("outside/secret.txt"))), {});
  runUntilAsked(*window);
  const auto* always = bar(*window)->findChild<QPushButton*>("allowAlways");
  QVERIFY(!always->isEnabled());
  QVERIFY2(always->toolTip().contains("Save"), qPrintable(always->toolTip()));
  press(*window, "allowOnce");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
}

void AccessTest::changingIsAskedFor() {
  const QString secret = path("outside/secret.txt");
  const auto window = open(diagramOf(QString("initial algorithm remove(\"%1\");").arg(secret)));
  QVERIFY(window);
  runUntilAsked(*window);
  for (const QString& word : {QString("remove"), QString("clerk"), QString("change"), secret})
    QVERIFY2(words(*window).contains(word), qPrintable(words(*window)));
  QVERIFY(QFileInfo::exists(secret));
  press(*window, "allowOnce");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  QVERIFY(!QFileInfo::exists(secret));
}

diagram::Document AccessTest::diagramOfALibrary() const {
  const QString function =
      "package Lib\n  function twice\n    input Real x;\n    output Real y;\n    external \"C\" y = twice(x) "
      "annotation(Include=\"#include <stdio.h>\n__attribute__((constructor)) static void loaded(void) { "
      "fclose(fopen(\\\"%1\\\", \\\"w\\\")); }\ndouble twice(double x) { return 2 * x; }\");\n  end twice;\n"
      "  model Spinner\n    Real y = twice(time);\n  end Spinner;\nend Lib;\n";
  put("libraries/Lib/package.mo", function.arg(path("mark.txt")).toUtf8());
  diagram::Document document;
  document.name = "Spins";
  document.libraries = {path("libraries").toStdString()};
  diagram::ComponentItem spinner;
  spinner.name = "spinner";
  spinner.className = "Lib.Spinner";
  document.components = {spinner};
  return document;
}

// Nothing of a library is compiled or called before a person trusts it; that holds for every diagram until it is taken
// back where the folders of files are.
void AccessTest::cFunctionsAreAskedFor() {
  const diagram::Document document = diagramOfALibrary();
  auto window = open(document);
  QVERIFY(window);
  runUntilAsked(*window);
  for (const QString& word : {QString("C functions"), QString("twice"), path("libraries/Lib")})
    QVERIFY2(words(*window).contains(word), qPrintable(words(*window)));
  QVERIFY(!QFileInfo::exists(path("mark.txt")));
  QVERIFY(!QFileInfo::exists(path("cache/armature/foreign")));
  press(*window, "allowAlways");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 60000);
  const auto& store = *window->run().store();
  const int64_t y = store.find("spinner.y");
  QVERIFY(y >= 0);
  QCOMPARE(store.value(store.columns()[static_cast<size_t>(y)], store.rowCount() - 1), 2.0);
  QVERIFY(QFileInfo::exists(path("mark.txt")));
  window.reset();
  window = open(document, "doc/Other.armature.json");
  QVERIFY(window);
  runToEnd(*window);
  QVERIFY(!bar(*window)->isVisible());
  Revoker revoker;
  pressKey(window.get(), Qt::Key_Comma, Qt::ControlModifier);
  QVERIFY(revoker.isDone);
  QCOMPARE(revoker.seen, QStringList{"Every diagram | call C functions | " + path("libraries/Lib")});
  QVERIFY(FileGrants::remembered(window->settings()).isEmpty());
  runUntilAsked(*window);
}

void AccessTest::trustOnceIsForOneRun() {
  const auto window = open(diagramOfALibrary());
  QVERIFY(window);
  runUntilAsked(*window);
  press(*window, "allowOnce");
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 60000);
  QVERIFY(FileGrants::remembered(window->settings()).isEmpty());
  runUntilAsked(*window);
}

// What a model writes by a name without a folder lies in a folder made for the run.
void AccessTest::theFolderOfARunIsShown() {
  const auto window = open(diagramOf("initial algorithm print(\"a\", \"new.txt\");"));
  QVERIFY(window);
  runToEnd(*window);
  QTRY_VERIFY(bar(*window)->isVisible());
  const QString folder = QString::fromStdString(window->run().result().runFolder);
  QVERIFY(QFileInfo::exists(folder + "/new.txt"));
  QVERIFY2(words(*window).contains(folder), qPrintable(words(*window)));
  QVERIFY(bar(*window)->findChild<QPushButton*>("openRunFolder")->isVisible());
  QVERIFY(!bar(*window)->findChild<QPushButton*>("allowOnce")->isVisible());
  QVERIFY(!QFileInfo::exists(path("doc/new.txt")));
}

// Opened, checked and shown in space, which initializes the model: even what has been allowed for always is not done
// before a run.
void AccessTest::lookingChangesNothing() {
  const QString secret = path("outside/secret.txt");
  auto loaded = diagram::load(example("MultiBody/Pendulum").toStdString());
  QVERIFY(loaded);
  diagram::Document document = loaded.take();
  const diagram::Document clerk =
      diagramOf(QString("initial algorithm remove(\"%1\"); print(\"a\", \"new.txt\");").arg(secret));
  document.classes = clerk.classes;
  document.components.push_back(clerk.components.front());
  {
    QSettings settings(place_->filePath("settings.ini"), QSettings::IniFormat);
    settings.beginWriteArray("fileGrants", 1);
    settings.setArrayIndex(0);
    settings.setValue("document", path("doc/D.armature.json"));
    settings.setValue("folder", path("outside"));
    settings.setValue("write", true);
    settings.endArray();
  }
  const auto window = open(document);
  QVERIFY(window);
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().currentModel(), 60000);
  QTRY_VERIFY_WITH_TIMEOUT(!window->view3d().scene().isEmpty() && !window->view3d().isBusy(), 20000);
  QVERIFY(QFileInfo::exists(secret));
  QVERIFY(!QFileInfo::exists(path("cache/armature")));
  QVERIFY(!QFileInfo::exists(path("doc/new.txt")));
  runToEnd(*window);
  QVERIFY(!QFileInfo::exists(secret));
}

QTEST_MAIN(AccessTest)
#include "access_test.moc"
