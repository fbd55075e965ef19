// The file of an open diagram and what others do to it: nobody's work is written over without a question.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QLabel>
#include <QMessageBox>
#include <QTreeWidget>
#include <set>

#include "app/shell/announcements.h"
#include "app/shell/notices.h"
#include "app/shell/recovery.h"
#include "window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

diagram::Document titled(const QString& path, const char* title) {
  diagram::Document document = diagram::load(path.toStdString()).take();
  document.title = title;
  return document;
}

// Of a window that asks, unlike that of makeWindow.
MainWindow::Options optionsIn(const QTemporaryDir& folder) {
  MainWindow::Options options;
  options.recoveryFolder = folder.filePath("recovery");
  options.settingsFile = folder.filePath("settings.ini");
  options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  return options;
}

// What another program writes.
void writeElsewhere(const QString& path, const char* title) {
  QVERIFY(diagram::save(titled(path, title), path.toStdString()).ok());
}

std::string titleOf(const QString& path) {
  const auto there = diagram::load(path.toStdString());
  return there ? there->title : "(no diagram)";
}

// Clicks a button of the questions that come, by its words; remembers what they ask.
class Answers : public QObject {
 public:
  explicit Answers(QString button) : button_(std::move(button)) {
    connect(&timer_, &QTimer::timeout, this, [this] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      asked << box->text() + '\n' + box->informativeText();
      if (button_.isEmpty()) return QTest::keyClick(box, Qt::Key_Escape);
      for (QAbstractButton* candidate : box->buttons())
        if (candidate->text() == button_) return QTest::mouseClick(candidate, Qt::LeftButton);
      qWarning("there is no button %s", qPrintable(button_));
      box->reject();
    });
    timer_.start(20);
  }
  QStringList asked;

 private:
  QString button_;
  QTimer timer_;
};

// Another process that holds a lock until it is told to end. Nobody waits for it: from then on it is a zombie.
class LockHolder {
 public:
  explicit LockHolder(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    if (::pipe(held_) != 0 || ::pipe(end_) != 0) return;
    child_ = ::fork();
    if (child_ == 0) hold(name.constData());
    ::close(held_[1]);
    ::close(end_[0]);
    char answer = 0;
    isHeld_ = child_ > 0 && ::read(held_[0], &answer, 1) == 1;
  }
  ~LockHolder() {
    if (!isEnded_) ::close(end_[1]);
    ::close(held_[0]);
    if (child_ > 0) ::waitpid(child_, nullptr, 0);
  }
  bool isHeld() const { return isHeld_; }
  // It ends, and its number stays in use; whether it has.
  bool end() {
    ::close(end_[1]);
    isEnded_ = true;
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOWAIT) == 0 && ::kill(child_, 0) == 0;
  }

 private:
  // In the child; only calls that may follow a fork of a program with threads.
  [[noreturn]] void hold(const char* name) {
    ::close(end_[1]);
    const int handle = ::open(name, O_RDWR | O_CREAT, 0600);
    char letter = 'x';
    if (handle >= 0 && ::flock(handle, LOCK_EX | LOCK_NB) == 0 && ::write(held_[1], &letter, 1) == 1)
      (void)!::read(end_[0], &letter, 1);
    ::_exit(0);
  }

  int held_[2] = {-1, -1}, end_[2] = {-1, -1};
  pid_t child_ = -1;
  bool isHeld_ = false, isEnded_ = false;
};

QString noticeOf(MainWindow& window) {
  for (const auto* words : window.page().centre()->findChildren<QLabel*>("noticeText"))
    if (words->isVisible()) return words->text();
  return {};
}

void clickNotice(MainWindow& window, const QString& text) {
  for (auto* button : window.page().centre()->findChildren<QPushButton*>())
    if (button->text() == text && button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
  QFAIL(qPrintable("no button " + text));
}

}  // namespace

class FileTest : public QObject {
  Q_OBJECT
 private:
  // A diagram of its own, open and changed.
  struct Bench {
    QTemporaryDir folder;
    QString path = folder.filePath("First.armature.json");
    std::unique_ptr<MainWindow> window;
    Bench() {
      QFile::copy(example("Rotational/First"), path);
      QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
      window = makeWindow(folder, folder.filePath("recovery"));
      window->openFile(path);
    }
    void change(const char* title) { window->document().setText(TextChange::Member::title, title); }
    void pressSave() {
      window->activateWindow();
      pressKey(window.get(), Qt::Key_S, Qt::ControlModifier);
    }
  };

 private Q_SLOTS:
  void savingWithoutOthersAsksNothing();
  void savingOverAnothersChangeAsks_data();
  void savingOverAnothersChangeAsks();
  void savingADeletedFileAsks();
  void changesOutsideAreShown();
  void reloadingEndsTheRun();
  void aSecondWindowIsNoticed();
  void aSecondWindowOfTheStartIsSilent();
  void aCopyIsKeptUntilItIsAnswered();
  void theQuestionSaysWhichDiagramItIs();
  void aRestoredDiagramTakesThePlaceOfTheStart();
  void aZombieHoldsNoCopy();
  void severalLeftoversAreOneList();
  void aRestoredDiagramAsksBeforeItIsWrittenOverANewerFile();
  void aFailedSaveSaysWhyAndStaysUnsaved();
  void linksToOneFileAreOneTab();
  void manyUnsavedDiagramsAreOneQuestion_data();
  void manyUnsavedDiagramsAreOneQuestion();
  void aModelicaFileThatNobodyChangesIsClosedAtOnce_data();
  void aModelicaFileThatNobodyChangesIsClosedAtOnce();
  void partsWithoutPlacesAreSeen_data();
  void partsWithoutPlacesAreSeen();
};

void FileTest::savingWithoutOthersAsksNothing() {
  const Answers answers("Cancel");
  Bench bench;
  for (const char* title : {"one", "two", "three"}) {
    bench.change(title);
    bench.pressSave();
    QCOMPARE(titleOf(bench.path), std::string(title));
    QVERIFY(!bench.window->document().isModified());
  }
  QTest::qWait(400);
  QVERIFY(answers.asked.isEmpty());
  QCOMPARE(noticeOf(*bench.window), QString());
}

void FileTest::savingOverAnothersChangeAsks_data() {
  QTest::addColumn<QString>("button");
  QTest::addColumn<QString>("onDisk");
  QTest::addColumn<QString>("here");
  QTest::addColumn<bool>("isModified");
  QTest::newRow("escape") << ""
                          << "theirs"
                          << "mine" << true;
  QTest::newRow("cancel") << "Cancel"
                          << "theirs"
                          << "mine" << true;
  QTest::newRow("replace") << "Replace it"
                           << "mine"
                           << "mine" << false;
  QTest::newRow("reload") << "Discard mine and reload"
                          << "theirs"
                          << "theirs" << false;
}

void FileTest::savingOverAnothersChangeAsks() {
  QFETCH(QString, button);
  QFETCH(QString, onDisk);
  QFETCH(QString, here);
  QFETCH(bool, isModified);
  Bench bench;
  bench.change("mine");
  writeElsewhere(bench.path, "theirs");
  const Answers answers(button);
  bench.pressSave();
  QCOMPARE(answers.asked.size(), 1);
  QVERIFY2(answers.asked[0].contains("First.armature.json has been changed on the disk"), qPrintable(answers.asked[0]));
  QVERIFY2(answers.asked[0].contains("title or description differs"), qPrintable(answers.asked[0]));
  QCOMPARE(QString::fromStdString(titleOf(bench.path)), onDisk);
  QCOMPARE(QString::fromStdString(bench.window->document().values().title), here);
  QCOMPARE(bench.window->document().isModified(), isModified);
}

void FileTest::savingADeletedFileAsks() {
  Bench bench;
  bench.change("mine");
  QVERIFY(QFile::remove(bench.path));
  {
    const Answers answers("Cancel");
    bench.pressSave();
    QCOMPARE(answers.asked.size(), 1);
    QVERIFY(!QFile::exists(bench.path));
    QVERIFY(bench.window->document().isModified());
  }
  const Answers answers("Save it there again");
  bench.pressSave();
  QCOMPARE(answers.asked.size(), 1);
  QCOMPARE(titleOf(bench.path), std::string("mine"));
}

void FileTest::changesOutsideAreShown() {
  Bench bench;
  writeElsewhere(bench.path, "theirs");
  QTRY_COMPARE(noticeOf(*bench.window), QString("First.armature.json has been changed on the disk."));
  clickNotice(*bench.window, "Reload");
  QCOMPARE(bench.window->document().values().title, std::string("theirs"));
  QTRY_COMPARE(noticeOf(*bench.window), QString());
  writeElsewhere(bench.path, "theirs again");
  QTRY_VERIFY(!noticeOf(*bench.window).isEmpty());
  bench.change("mine");  // now there is something to be given up, which the button says
  clickNotice(*bench.window, "Discard mine and reload");
  QCOMPARE(bench.window->document().values().title, std::string("theirs again"));
  bench.change("mine");
  writeElsewhere(bench.path, "theirs at last");
  QTRY_VERIFY(!noticeOf(*bench.window).isEmpty());
  clickNotice(*bench.window, "Keep mine");
  QTRY_COMPARE(noticeOf(*bench.window), QString());
  QCOMPARE(bench.window->document().values().title, std::string("mine"));
  QVERIFY(QFile::remove(bench.path));
  QTRY_COMPARE(noticeOf(*bench.window), QString("First.armature.json is no longer on the disk."));
}

// What a run of the former diagram still has to say is not said of the new one.
void FileTest::reloadingEndsTheRun() {
  Bench bench;
  RunControl& run = bench.window->run();
  run.setPace(0.1);
  run.start();
  QTRY_COMPARE_WITH_TIMEOUT(run.state(), RunState::running, 20000);
  writeElsewhere(bench.path, "theirs");
  QTRY_VERIFY(!noticeOf(*bench.window).isEmpty());
  clickNotice(*bench.window, "Reload");
  QCOMPARE(bench.window->document().values().title, std::string("theirs"));
  QCOMPARE(run.state(), RunState::ready);
  QTest::qWait(100);
  QCOMPARE(run.state(), RunState::ready);
  QVERIFY(!run.store());
}

// Two windows with one folder of copies are what two programs of one person are.
void FileTest::aSecondWindowIsNoticed() {
  Bench bench;
  const QTemporaryDir settings;
  {
    const auto other = makeWindow(settings, bench.folder.filePath("recovery"));
    QVERIFY(other->openFile(bench.path));
    QTRY_VERIFY2(noticeOf(*other).contains("First.armature.json is also open in another window"),
                 qPrintable(noticeOf(*other)));
    other->document().setText(TextChange::Member::title, "theirs");
    QVERIFY(other->files().saveTo(bench.path));
    QTRY_COMPARE(noticeOf(*bench.window), QString("First.armature.json has been changed on the disk."));
    clickNotice(*other, "Close it here");
    QTRY_COMPARE(other->document().path(), QString());
  }
  const auto third = makeWindow(settings, bench.folder.filePath("recovery"));
  bench.window.reset();
  QVERIFY(third->openFile(bench.path));
  QCOMPARE(noticeOf(*third), QString());
}

// Every start shows the same example, which nobody saves there.
void FileTest::aSecondWindowOfTheStartIsSilent() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder, folder.filePath("recovery"));
  const auto other = makeWindow(folder, folder.filePath("recovery"));
  for (MainWindow* one : {window.get(), other.get()}) {
    one->files().openFirst();
    QVERIFY(!one->document().path().isEmpty());
    QTest::qWait(50);
    QCOMPARE(noticeOf(*one), QString());
  }
}

void FileTest::aCopyIsKeptUntilItIsAnswered() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery"), copy = recovery + "/left.armature.json";
  QVERIFY(QDir().mkpath(recovery));
  diagram::Document lost = titled(example("Rotational/First"), "lost");
  QVERIFY(diagram::save(lost, copy.toStdString()).ok());
  for (const QString& button : {QString(), QString("Decide later")}) {
    const Answers answers(button);
    const auto window = makeWindow(folder, recovery);
    QTRY_COMPARE(answers.asked.size(), 1);
    QTest::qWait(50);
    QVERIFY(QFile::exists(copy));
  }
  const Answers answers("Discard");
  const auto window = makeWindow(folder, recovery);
  QTRY_VERIFY(!QFile::exists(copy));
}

// Which diagram is meant is said, also of one that has no file.
void FileTest::theQuestionSaysWhichDiagramItIs() {
  diagram::Document named = titled(example("Rotational/First"), "Crane");
  diagram::Document untitled = titled(example("Rotational/First"), "");
  diagram::Document empty;
  empty.name = "Untitled";
  for (const auto& [document, said] : {std::pair(named, QString("before “Crane” was")),
                                       std::pair(untitled, QString("a new diagram with sine, torque, inertia1, … was")),
                                       std::pair(empty, QString("before a new diagram was"))}) {
    const QTemporaryDir folder;
    const QString recovery = folder.filePath("recovery");
    QVERIFY(QDir().mkpath(recovery));
    QVERIFY(diagram::save(document, (recovery + "/left.armature.json").toStdString()).ok());
    const Answers answers("Discard");
    const auto window = makeWindow(folder, recovery);
    QTRY_COMPARE(answers.asked.size(), 1);
    QVERIFY2(answers.asked[0].contains(said) && answers.asked[0].contains("Last change: "),
             qPrintable(answers.asked[0]));
  }
  Bench bench;
  bench.change("mine");
  bench.window->recovery().flush();
  const QString recovery = bench.folder.filePath("recovery"), second = bench.folder.filePath("second");
  QVERIFY(QDir().mkpath(second));
  const QString copy = QDir(recovery).entryList({"*.armature.json"}, QDir::Files).value(0);
  QVERIFY(QFile::copy(recovery + "/" + copy, second + "/left.armature.json"));
  const Answers answers("Discard");
  const auto window = makeWindow(bench.folder, second);
  QTRY_COMPARE(answers.asked.size(), 1);
  for (const QString& said : {QString("before First.armature.json was"), "Folder: " + bench.folder.path()})
    QVERIFY2(answers.asked[0].contains(said), qPrintable(answers.asked[0]));
}

// The diagram that every start shows gives way, unless somebody has begun to work on it.
void FileTest::aRestoredDiagramTakesThePlaceOfTheStart() {
  for (const bool isTouched : {false, true}) {
    const QTemporaryDir folder;
    const QString recovery = folder.filePath("recovery");
    QVERIFY(QDir().mkpath(recovery));
    diagram::Document lost = titled(example("Rotational/First"), "lost");
    QVERIFY(diagram::save(lost, (recovery + "/left.armature.json").toStdString()).ok());
    const Answers answers("Restore");
    const auto window = makeWindow(folder, folder.filePath("own"));
    window->files().openFirst();
    if (isTouched) window->document().setText(TextChange::Member::title, "touched");
    Announcements announcements(*window, true);
    Recovery restoring(recovery, window->pages(), announcements);
    QTRY_COMPARE(answers.asked.size(), 1);
    QTRY_COMPARE(QString::fromStdString(window->document().values().title), QString("lost"));
    QCOMPARE(window->pages().count(), isTouched ? 2 : 1);
    for (const auto& page : window->pages().all()) endRecovery(*page);
  }
}

// The copy of a program that runs is its own; once that has ended it is offered, whether or not anybody has taken
// notice of the end.
void FileTest::aZombieHoldsNoCopy() {
  const QTemporaryDir folder;
  const QString recovery = folder.filePath("recovery");
  QVERIFY(QDir().mkpath(recovery));
  const diagram::Document lost = titled(example("Rotational/First"), "lost");
  QVERIFY(diagram::save(lost, (recovery + "/left.armature.json").toStdString()).ok());
  LockHolder other(recovery + "/.left.armature.json.lock");
  QVERIFY(other.isHeld());
  const Answers answers("Restore");
  {
    const auto window = makeWindow(folder, recovery);
    QTest::qWait(100);
    QVERIFY(answers.asked.isEmpty());
  }
  QVERIFY(other.end());
  const auto window = makeWindow(folder, recovery);
  QTRY_COMPARE(answers.asked.size(), 1);
  QTRY_COMPARE(window->document().values().title, std::string("lost"));
  for (const auto& page : window->pages().all()) endRecovery(*page);
}

// One list for all of them: what is ticked is opened, what is not stays for the next start; then it is thrown away.
void FileTest::severalLeftoversAreOneList() {
  const QTemporaryDir folder, settings;
  const QString recovery = folder.filePath("recovery");
  QVERIFY(QDir().mkpath(recovery));
  for (const char* name : {"one", "two", "three"}) {
    diagram::Document document;
    document.name = "Left";
    document.title = name;
    QVERIFY(diagram::save(document, (recovery + "/" + name + ".armature.json").toStdString()));
  }
  // Unticks one of them by the keyboard, and clicks a button; false where no list has come.
  int lists = 0;
  const auto answer = [&](const QString& unticked, const QString& button) {
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, timer, [&lists, timer, unticked, button] {
      auto* dialog = QApplication::activeModalWidget();
      if (!dialog || dialog->objectName() != "recoveryList") return;
      timer->deleteLater();
      ++lists;
      auto* list = dialog->findChild<QTreeWidget*>();
      for (QTreeWidgetItem* item : list->findItems(unticked, Qt::MatchExactly)) {
        list->setCurrentItem(item);
        QTest::keyClick(list, Qt::Key_Space);
      }
      for (auto* candidate : dialog->findChildren<QPushButton*>())
        if (candidate->text() == button) return QTest::mouseClick(candidate, Qt::LeftButton);
    });
    timer->start(20);
  };
  answer("two", "Restore");
  {
    const auto window = makeWindow(settings, recovery);
    QTRY_COMPARE(window->pages().count(), 2);
    std::set<std::string> titles;
    for (const auto& page : window->pages().all()) titles.insert(page->document().values().title);
    QVERIFY((titles == std::set<std::string>{"one", "three"}));
    QVERIFY(window->document().isModified());
    QCOMPARE(lists, 1);
    QVERIFY(QFile::exists(recovery + "/two.armature.json"));
    for (const auto& page : window->pages().all()) endRecovery(*page);
  }
  for (const char* name : {"four", "five"})
    QVERIFY(QFile::copy(recovery + "/two.armature.json", recovery + "/" + name + ".armature.json"));
  answer("", "Discard");
  const auto window = makeWindow(settings, recovery);
  QTRY_COMPARE(lists, 2);
  QTRY_VERIFY(QDir(recovery).entryList({"*.armature.json"}, QDir::Files).isEmpty());
}

void FileTest::aRestoredDiagramAsksBeforeItIsWrittenOverANewerFile() {
  Bench bench;
  bench.change("mine");
  bench.window->recovery().flush();
  const QString recovery = bench.folder.filePath("recovery"), second = bench.folder.filePath("second");
  QVERIFY(QDir().mkpath(second));
  const QString copy = QDir(recovery).entryList({"*.armature.json"}, QDir::Files).value(0);
  QVERIFY(QFile::copy(recovery + "/" + copy, second + "/left.armature.json"));
  writeElsewhere(bench.path, "theirs");
  const QTemporaryDir settings;
  std::unique_ptr<MainWindow> window;
  {
    const Answers answers("Restore");
    window = makeWindow(settings, second);
    QTRY_COMPARE(window->document().values().title, std::string("mine"));
  }
  const Answers answers("Cancel");
  QVERIFY(!window->files().saveTo(bench.path));
  QCOMPARE(answers.asked.size(), 1);
  QCOMPARE(titleOf(bench.path), std::string("theirs"));
}

void FileTest::aFailedSaveSaysWhyAndStaysUnsaved() {
  Bench bench;
  bench.change("mine");
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression("The diagram was not saved[\\s\\S]*/nowhere/a.armature.json"
                                                        "[\\s\\S]*No such file or directory"));
  QVERIFY(!bench.window->files().saveTo("/nowhere/a.armature.json"));
  QVERIFY(bench.window->document().isModified());
  QCOMPARE(bench.window->document().path(), bench.path);
}

void FileTest::linksToOneFileAreOneTab() {
  Bench bench;
  const QString link = bench.folder.filePath("link.armature.json");
  QVERIFY(QFile::link(bench.path, link));
  QVERIFY(bench.window->openFile(link));
  QCOMPARE(bench.window->pages().count(), 1);
}

void FileTest::manyUnsavedDiagramsAreOneQuestion_data() {
  QTest::addColumn<QString>("button");
  QTest::addColumn<bool>("isClosed");
  QTest::addColumn<QString>("onDisk");
  QTest::newRow("escape") << "" << false << "before";
  QTest::newRow("cancel") << "Cancel" << false << "before";
  QTest::newRow("discard") << "Discard all" << true << "before";
  QTest::newRow("save") << "Save all" << true << "mine";
}

void FileTest::manyUnsavedDiagramsAreOneQuestion() {
  QFETCH(QString, button);
  QFETCH(bool, isClosed);
  QFETCH(QString, onDisk);
  const QTemporaryDir folder;
  MainWindow window(optionsIn(folder));
  window.show();
  QStringList paths;
  for (const char* name : {"one", "two", "three"}) {
    paths << folder.filePath(QString(name) + ".armature.json");
    QVERIFY(diagram::save(titled(example("Rotational/First"), "before"), paths.last().toStdString()).ok());
    QVERIFY(window.openFile(paths.last()));
    window.document().setText(TextChange::Member::title, "mine");
  }
  {
    const Answers answers(button);
    QCOMPARE(window.close(), isClosed);
    QCOMPARE(answers.asked.size(), 1);
    QVERIFY2(answers.asked[0].contains("changes to 3 diagrams"), qPrintable(answers.asked[0]));
    QCOMPARE(answers.asked[0].count("mine"), 3);
  }
  for (const QString& path : paths) QCOMPARE(QString::fromStdString(titleOf(path)), onDisk);
  QCOMPARE(window.pages().count(), 3);
  for (const auto& page : window.pages().all()) endRecovery(*page);
}

void FileTest::aModelicaFileThatNobodyChangesIsClosedAtOnce_data() {
  QTest::addColumn<QString>("place");
  QTest::newRow("placed") << " annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})))";
  QTest::newRow("not placed") << "";
}

// Ctrl+O, Ctrl+W: reading is no change, neither is the layout of parts that have no place; an edit is one.
void FileTest::aModelicaFileThatNobodyChangesIsClosedAtOnce() {
  QFETCH(QString, place);
  const QTemporaryDir folder;
  const QString path = folder.filePath("Use.mo");
  {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const char* const text =
        "model Use\n  Modelica.Mechanics.Rotational.Components.Inertia a%1;\n"
        "  Modelica.Mechanics.Rotational.Components.Inertia b%1;\nequation\n  connect(a.flange_b, b.flange_a);\nend "
        "Use;\n";
    file.write(QString(text).arg(place).toUtf8());
  }
  MainWindow window(optionsIn(folder));
  window.show();
  QVERIFY(window.openFile(example("Rotational/First")));
  for (const bool isEdited : {false, true}) {
    answerFileDialog(path);
    pressKey(&window, Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(window.document().values().name, std::string("Use"), 20000);
    QTRY_VERIFY(window.canvas().scene().parts().at(1).info);
    QTRY_VERIFY_WITH_TIMEOUT(window.checker().isAnswered(), 20000);
    const int pages = window.pages().count();
    if (isEdited) {
      clickPart(window, "a");
      pressKey(&window.canvas(), Qt::Key_Delete);
    }
    QCOMPARE(window.document().isModified(), isEdited);
    QCOMPARE(window.isWindowModified(), isEdited);
    const Answers answers("Discard");
    pressKey(&window, Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(window.pages().count(), pages - 1);
    QCOMPARE(answers.asked.size(), isEdited ? 1 : 0);
  }
}

// A chain of inertias and springs, the text of a model in a file.
static QString chainText(int count, const QMap<int, QPointF>& places, bool isJoined) {
  QString text = "model Chain\n", wires;
  for (int i = 0; i < count; ++i) {
    const char* const kind = i % 2 == 0 ? "Inertia" : "Spring";
    text += QString("  Modelica.Mechanics.Rotational.Components.%1 p%2").arg(kind).arg(i);
    if (places.contains(i))
      text += QString(" annotation(Placement(transformation(origin = {%1, %2}, extent = {{-10, -10}, {10, 10}})))")
                  .arg(places[i].x())
                  .arg(places[i].y());
    text += ";\n";
    if (i > 0) wires += QString("  connect(p%1.flange_b, p%2.flange_a);\n").arg(i - 1).arg(i);
  }
  return text + (isJoined ? "equation\n" + wires : QString()) + "end Chain;\n";
}

void FileTest::partsWithoutPlacesAreSeen_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<QMap<int, QPointF>>("places");
  QTest::addColumn<bool>("isJoined");
  using Places = QMap<int, QPointF>;
  QTest::newRow("one of five has a place") << 5 << Places{{2, {0, 0}}} << true;
  QTest::newRow("none is joined") << 5 << Places{} << false;
  QTest::newRow("one has a place, none is joined") << 5 << Places{{0, {30, 10}}} << false;
  QTest::newRow("one far away") << 5 << Places{{0, {0, 0}}, {4, {900, -600}}} << true;
  QTest::newRow("close together") << 5 << Places{{0, {0, 0}}, {2, {22, 0}}, {4, {0, 22}}} << true;
  QTest::newRow("200 in a chain") << 200 << Places{} << true;
  QTest::newRow("200, none joined") << 200 << Places{} << false;
}

// Opened by Ctrl+O: each is a part on the canvas, none upon another, in sight but for a long chain; who has a place
// stays there, and nothing is changed. A click takes hold of each that can be seen.
void FileTest::partsWithoutPlacesAreSeen() {
  using Places = QMap<int, QPointF>;
  QFETCH(int, count);
  QFETCH(Places, places);
  QFETCH(bool, isJoined);
  const QTemporaryDir folder;
  const QString path = folder.filePath("Chain.mo");
  {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(chainText(count, places, isJoined).toUtf8());
  }
  MainWindow window(optionsIn(folder));
  window.show();
  answerFileDialog(path);
  pressKey(&window, Qt::Key_O, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(window.document().values().name, std::string("Chain"), 20000);
  const DiagramScene& scene = window.canvas().scene();
  QCOMPARE(scene.parts().size(), static_cast<size_t>(count));
  QTRY_VERIFY(std::ranges::all_of(scene.parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  QCOMPARE(window.document().values().declarations, std::string());
  QCOMPARE(scene.wires().size(), static_cast<size_t>(isJoined ? count - 1 : 0));
  for (const PartPicture& one : scene.parts())
    for (const PartPicture& other : scene.parts())
      QVERIFY2(&one == &other || !one.rect.intersects(other.rect), qPrintable(one.name + " upon " + other.name));
  for (auto it = places.cbegin(); it != places.cend(); ++it)
    QCOMPARE(scene.parts()[static_cast<size_t>(it.key())].rect.center(), it.value());
  // Near to what it is joined with, where that has a place.
  const auto isNear = [&](int one, int other) {
    return QLineF(scene.parts()[static_cast<size_t>(one)].rect.center(),
                  scene.parts()[static_cast<size_t>(other)].rect.center())
               .length() < 60;
  };
  if (isJoined && places.size() == 1)
    for (const int beside : {-1, 1}) QVERIFY(isNear(places.firstKey(), places.firstKey() + beside));
  CanvasView& canvas = window.canvas();
  if (count < 20 || !isJoined)
    for (const PartPicture& part : scene.parts())
      QVERIFY2(QRectF(canvas.rect()).contains(canvas.toPixels(part.rect)), qPrintable(part.name));
  if (count < 20) {
    for (const PartPicture& part : scene.parts()) {
      clickPart(window, part.name.toUtf8().constData());
      QCOMPARE(scene.selectedParts().size(), 1);
    }
  }
  QTRY_VERIFY_WITH_TIMEOUT(window.checker().isAnswered(), 60000);
  QVERIFY(!window.document().isModified());
  QVERIFY(!window.isWindowModified());
}

QTEST_MAIN(FileTest)
#include "file_test.moc"
