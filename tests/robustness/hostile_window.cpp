// The models of `hostile/` opened, looked at and run in the real window, with the engine in its processes, as a person
// would who knows nothing of what is in them. Lessons are opened, and their steps gone through.
//
//     hostile.py --expand FOLDER [--all] [NAME…]
//     hostile_window [--lock-alone] FOLDER [NAME…]
//
// Each file is opened in a program of its own: a Modelica file as a copy of its last class, or where that cannot be
// drawn as a diagram with one part of it. It is waited for until it has been checked; then Run is pressed; what has
// taken 10 s of the processor (or six times that by the clock, which other programs share) is ended by Stop. Then all
// layers and views are opened, one after the other: arrows, numbers, glasses, energies, tracks and shafts. What must
// hold: a message with one of the codes of FOLDER/cases.txt is shown, or the run comes to its end or is stopped where
// that is among them; Stop has an effect at once, and 5 s later the engine is free; no event takes the window more than
// 200 ms (see event_watch.h); the window's own memory grows by less than 500 MB, no process of the engine takes more
// than 2 GB; the diagram is what it was, file and all, and nothing outside has changed or is told; and another diagram
// runs afterwards in the same window. With --lock-alone the engine's own policy lets everything through, so that
// nothing but the lock of its processes holds; then any code will do.
//
// Prints a line for each: its name, the longest event, the seconds until it was checked and those of the run, the most
// memory of a process of the engine and the growth of the window's, how it ended, the codes. Exits with 1 where
// something does not hold; with the variable ARMATURE_UNTIMED in the environment, as under ctest, times are printed
// only. With ARMATURE_LANGUAGE=de the window speaks German.
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QProcess>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest/QtTest>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>

#include "app/energy/energy_panel.h"
#include "app/language/language.h"
#include "app/lessons/lesson_package.h"
#include "app/panels/messages_panel.h"
#include "app/shell/energy_room.h"
#include "app/shell/learn_menu.h"
#include "app/shell/line_room.h"
#include "app/shell/main_window.h"
#include "app/shell/view_menu.h"
#include "descendants.h"
#include "event_watch.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

constexpr double kLongest = 200;                                  // [ms] an event may take
constexpr double kMostGrowth = 500;                               // [MB] of the window
constexpr double kMostMemory = 2000;                              // [MB] of a process of the engine
constexpr double kPatience = 10;                                  // [s] of the processor before Stop is pressed
constexpr int kByTheClock = 60'000;                               // [ms] before Stop is pressed
constexpr int kOpening = 60'000;                                  // [ms]
constexpr int kStopping = 2'000;                                  // [ms]
constexpr int kFreeing = 5'000;                                   // [ms] until the engine works for others
constexpr int kProgramTime = 240'000;                             // [ms] of a file's program
constexpr const char* kSecret = "s3cret-that-no-model-may-tell";  // hostile.py puts it outside

// On a machine that does much besides, times are no finding.
bool isTimed() {
  return !qEnvironmentVariableIsSet("ARMATURE_UNTIMED");
}

// ---- the program with the window ----

class Visit {
 public:
  Visit(WatchedApplication& application, QString path, QStringList wanted, bool isLockAlone)
      : application_(application), path_(std::move(path)), wanted_(std::move(wanted)), isLockAlone_(isLockAlone) {
    MainWindow::Options options;
    options.recoveryFolder = folder_.filePath("recovery");
    options.settingsFile = folder_.filePath("settings.ini");
    options.makeEngine = [isLockAlone] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}, isLockAlone); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    window_->activateWindow();
    QObject::connect(&answer_, &QTimer::timeout, [this] { answer(); });
    answer_.start(20);
  }

  // 0 where all holds.
  int perform() {
    wait([] { return false; }, 300);
    application_.forget();
    before_ = most_ = residentMemory();
    open();
    const std::string first = text();
    // What a lesson asks is answered before it is run.
    const LessonPlayer& player = window_->learnMenu().player();
    const bool isQuestion = LearnMenu::isLesson(path_) && player.isOpen() && player.step().task;
    if (isQuestion) codes_ << "finished";
    if (isOpen_ && !isStopped_ && !isQuestion) run();
    if (isOpen_) lookAround();
    judgeCodes();
    if (text() != first) problem("the diagram has changed");
    const QStringList codes = codes_;
    const QString outcome = outcome_;
    goOn();
    judgeTimes();
    std::printf("%5.0f ms  %4.1f s  %4.1f s  %5.0f MB  %4.0f MB  %s  %s\n", application_.longest(), checking_, running_,
                descendants_.most(), most_ - before_, qPrintable(outcome), qPrintable(codes.join(' ')));
    return hasProblem_ ? 1 : 0;
  }

 private:
  template <class Done>
  bool wait(Done isDone, int limit) {
    QElapsedTimer watch;
    watch.start();
    for (int turn = 0; !isDone() && watch.elapsed() < limit; ++turn) {
      QTest::qWait(2);
      most_ = std::max(most_, residentMemory());
      if (turn % 20 == 0) descendants_.look();
    }
    return isDone();
  }

  template <class Done>
  bool waitPatiently(Done isDone) {
    const double start = descendants_.seconds();
    wait([&] { return isDone() || descendants_.seconds() - start > kPatience; }, kByTheClock);
    return isDone();
  }

  // Reads what is told in boxes, and goes on.
  void answer() {
    QWidget* const front = QApplication::activeModalWidget();
    if (auto* box = qobject_cast<QMessageBox*>(front)) {
      takeCodes(box->text() + '\n' + box->informativeText());
      isTold_ = true;
      box->accept();
    } else if (auto* dialog = qobject_cast<QDialog*>(front)) {
      qobject_cast<QInputDialog*>(front) ? dialog->accept() : dialog->reject();
    }
  }

  void takeCodes(const QString& words) {
    noteText(words);
    static const QRegularExpression code("\\b[A-Z]\\d{3}\\b");
    for (auto found = code.globalMatch(words); found.hasNext();)
      if (const QString word = found.next().captured(); !codes_.contains(word)) codes_ << word;
  }

  void takeCodes(const Messages& messages) {
    for (const Message& message : messages) {
      const QString code = QString::fromStdString(message.code);
      noteText(QString::fromStdString(message.text));
      if (!codes_.contains(code)) codes_ << code;
    }
  }

  void noteText(const QString& words) {
    if (words.contains(QLatin1String(kSecret))) problem("it tells what stands outside");
  }

  std::string text() { return diagram::toJson(window_->document().values()); }

  void problem(const std::string& words) {
    hasProblem_ = true;
    std::printf("  %s\n", words.c_str());
  }
  void lateness(const std::string& words) {
    isTimed() ? problem(words) : static_cast<void>(std::printf("  (%s)\n", words.c_str()));
  }

  // By an event of the window, so that it is timed like any other.
  void openFile(const QString& path) {
    isOpen_ = isTold_ = false;
    const QPointer<OpenDocument> before = &window_->document();
    const quint64 meaning = before->meaning();
    window_->statusBar()->clearMessage();
    QMetaObject::invokeMethod(
        window_.get(), [this, path] { window_->openFile(path); }, Qt::QueuedConnection);
    // On a page of its own, or on the one that was empty.
    const auto isOpen = [&] { return &window_->document() != before || before->meaning() != meaning; };
    const auto isUsable = [this] { return window_->statusBar()->currentMessage().contains("has no model"); };
    if (!wait([&] { return isOpen() || isTold_ || isUsable(); }, kOpening)) problem("it is not open after a minute");
    isOpen_ = isOpen();
    isStopped_ = false;
  }

  void open() {
    application_.setLabel("open");
    QElapsedTimer watch;
    watch.start();
    openFile(path_);
    // What is told of a diagram or a lesson that is none has no code.
    if (isTold_ && path_.endsWith(".json"))
      if (const auto read = diagram::load(path_.toStdString()); !read)
        codes_ << QString::fromStdString(read.reason().code);
    if (isTold_ && path_.endsWith(kLessonEnding))
      if (const auto read = openLesson(path_); !read) codes_ << QString::fromStdString(read.reason().code);
    if (!isOpen_ && path_.endsWith(".mo") && !isExpected()) openPart();
    if (watch.elapsed() > 1000 * kPatience)
      lateness("it is open only after " + std::to_string(watch.elapsed()) + " ms");
    application_.setLabel("check");
    waitForCheck();
    checking_ = static_cast<double>(watch.elapsed()) / 1000;
  }

  void waitForCheck() {
    if (waitPatiently([this] { return !window_->checker().isChecking(); })) return;
    stop("stopped in translation");
  }

  // A diagram with one part of the file's last class.
  void openPart() {
    QFile file(path_);
    if (!file.open(QIODevice::ReadOnly)) return;
    static const QRegularExpression lastEnd("end\\s+([A-Za-z_]\\w*)\\s*;\\s*$");
    const QRegularExpressionMatch match = lastEnd.match(QString::fromUtf8(file.readAll()));
    if (!match.hasMatch()) return;
    diagram::Document document;
    document.name = "Hostile";
    diagram::ComponentItem part;
    part.name = "part";
    part.className = match.captured(1).toStdString();
    document.components = {part};
    const QString path = folder_.filePath("Hostile.armature.json");
    if (diagram::save(document, path.toStdString()).ok()) openFile(path);
    outcome_ += "as a part, ";
  }

  // All that can be drawn of a diagram and its run, if there is one.
  void lookAround() {
    const auto look = [this](const char* what, const std::function<void()>& show) {
      application_.setLabel(what);
      QMetaObject::invokeMethod(window_.get(), show, Qt::QueuedConnection);
      wait([] { return false; }, 150);
    };
    if (LearnMenu::isLesson(path_)) {
      LessonPlayer& player = window_->learnMenu().player();
      const size_t steps = player.isOpen() ? std::min<size_t>(20, player.lesson().steps.size()) : 0;
      for (size_t step = 0; step < steps; ++step) look("step of the lesson", [&, step] { player.goTo(step); });
    }
    const Overlays all{true, true, true, true, true, ArrowKinds::both};
    look("all layers", [this, all] { window_->viewMenu().show(all); });
    look("glasses", [this] { window_->viewMenu().wear("load"); });
    using Page = EnergyPanel::Page;
    look("energy", [this] { window_->energy().open(); });
    for (const Page page : {Page::power, Page::energy, Page::quadrants})
      look("energy", [this, page] { window_->energy().panel().showPage(page); });
    for (const Domain domain : {Domain::translational, Domain::rotational})
      look("line", [this, domain] { window_->lineRoom().show(domain); });
    look("no layers", [this] { window_->viewMenu().show({}); });
  }

  void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
    window_->activateWindow();
    (void)QTest::qWaitForWindowActive(window_.get());  // a box may have been closed just now
    QTest::keyClick(window_.get(), key, keys);
  }

  void run() {
    application_.setLabel("run");
    RunControl& run = window_->run();
    QElapsedTimer watch;
    watch.start();
    press(Qt::Key_F5);
    const auto hasEnded = [&] { return run.state() == RunState::done || run.state() == RunState::stopped; };
    if (waitPatiently(hasEnded)) {
      outcome_ += run.state() == RunState::done ? "finished" : "ended with a message";
      if (run.state() == RunState::done) codes_ << "finished";
    } else {
      stop("stopped");
    }
    running_ = static_cast<double>(watch.elapsed()) / 1000;
    wait([] { return false; }, 200);  // what is shown afterwards
    takeCodes(window_->checker().messages());
    takeCodes(run.messages());
    if (run.state() == RunState::stopped && run.result().outcome != solve::Outcome::cancelled &&
        window_->page().messages().errorCount() == 0)
      problem("no message is shown");
  }

  void stop(const QString& outcome) {
    application_.setLabel("stop");
    isStopped_ = true;
    outcome_ += outcome;
    codes_ << "stopped";
    QElapsedTimer watch;
    watch.start();
    press(Qt::Key_F5, Qt::ShiftModifier);
    const auto isRest = [this] { return !window_->run().isActive() && !window_->checker().isLong(); };
    if (!wait(isRest, 30'000)) return problem("it does not stop");
    if (watch.elapsed() > kStopping) lateness("it stops only after " + std::to_string(watch.elapsed()) + " ms");
    const auto isFree = [this] { return !window_->checker().isChecking(); };
    if (!wait(isFree, 30'000)) return problem("the engine goes on");
    if (watch.elapsed() > kFreeing)
      lateness("the engine is free only after " + std::to_string(watch.elapsed()) + " ms");
  }

  bool isExpected() const {
    // What takes long on a machine that does much besides may be stopped.
    if (!isTimed() && codes_.contains("stopped")) return true;
    if (isLockAlone_ && !codes_.isEmpty()) return true;
    return std::any_of(wanted_.begin(), wanted_.end(), [this](const QString& code) { return codes_.contains(code); });
  }

  void judgeCodes() {
    if (outcome_.isEmpty() || outcome_.endsWith(", ")) outcome_ += "not opened";
    // A file that is not opened is told of in words; not all reasons have a code.
    if (!isOpen_ && isTold_ && codes_.isEmpty()) return;
    if (!isExpected()) problem("no " + wanted_.join(" or ").toStdString());
  }

  // The same window runs what is sound.
  void goOn() {
    application_.setLabel("another diagram");
    const double checking = checking_, running = running_;
    openFile(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
    if (isOpen_) run();
    if (!isOpen_ || window_->run().state() != RunState::done) problem("the next diagram does not run");
    checking_ = checking;
    running_ = running;
  }

  void judgeTimes() {
    for (const Gap& gap : application_.slow())
      if (gap.milliseconds > kLongest)
        lateness("no answer for " + std::to_string(static_cast<int>(gap.milliseconds)) + " ms: " + gap.what);
    if (most_ - before_ > kMostGrowth) problem("the window takes memory");
    if (descendants_.most() > kMostMemory) problem("the engine takes memory");
  }

  WatchedApplication& application_;
  QString path_;
  QStringList wanted_;
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
  QTimer answer_;
  bool isLockAlone_;
  bool isOpen_ = false, isTold_ = false, isStopped_ = false, hasProblem_ = false;
  double checking_ = 0, running_ = 0;  // [s]
  Descendants descendants_;
  double before_ = 0, most_ = 0;  // [MB]
  QStringList codes_;
  QString outcome_;
};

int runOne(int argc, char** argv) {
  const bool isLockAlone = std::strcmp(argv[2], "--lock-alone") == 0;
  const int first = isLockAlone ? 3 : 2;
  QStringList wanted;
  for (int k = first + 1; k < argc; ++k) wanted << argv[k];
  const QString path = argv[first];
  int count = 1;
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  WatchedApplication application(count, argv);
  QApplication::setStyle("Fusion");
  if (const auto language = languageNamed(qEnvironmentVariable("ARMATURE_LANGUAGE"))) (void)speak(*language);
  return Visit(application, path, wanted, isLockAlone).perform();
}

// ---- the one that goes through all of them ----

// Names and contents of all that a folder holds.
QByteArray stateOf(const QString& folder) {
  QByteArray state;
  for (QDirIterator i(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
       i.hasNext();) {
    const QFileInfo entry = i.nextFileInfo();
    QFile file(entry.filePath());
    state += entry.filePath().toUtf8() + '\n';
    if (entry.isFile() && file.open(QIODevice::ReadOnly))
      state += QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha1);
  }
  return state;
}

class Campaign {
 public:
  Campaign(QString folder, bool isLockAlone) : folder_(std::move(folder)), isLockAlone_(isLockAlone) {}

  // Those whose names contain one of some words; all for none.
  int perform(const QStringList& names) {
    QFile list(folder_ + "/cases.txt");
    if (!list.open(QIODevice::ReadOnly)) {
      std::printf("there is no %s\n", qPrintable(list.fileName()));
      return 1;
    }
    const QByteArray before = stateOf(folder_ + ".outside");
    for (const QByteArray& line : list.readAll().split('\n')) {
      QStringList words = QString::fromUtf8(line).split(' ', Qt::SkipEmptyParts);
      if (words.isEmpty()) continue;
      const QString name = words.takeFirst();
      const auto isNamed = [&](const QString& part) { return name.contains(part); };
      if (names.isEmpty() || std::any_of(names.begin(), names.end(), isNamed)) performOne(name, words);
    }
    const bool isSame = stateOf(folder_ + ".outside") == before;
    std::printf("%d files, %d bad; longest event %.0f ms, most memory of the engine %.0f MB%s\n", count_, bad_,
                longest_, memory_, isSame ? "" : "; FILES OUTSIDE HAVE CHANGED");
    return bad_ > 0 || count_ == 0 || !isSame ? 1 : 0;
  }

 private:
  void performOne(const QString& name, const QStringList& wanted) {
    const QByteArray before = stateOf(folder_);
    QProcess program;
    const QStringList lock = isLockAlone_ ? QStringList{"--lock-alone"} : QStringList();
    program.start(QCoreApplication::applicationFilePath(),
                  QStringList{"--one"} + lock + QStringList{folder_ + "/" + name} + wanted);
    const bool hasEnded = program.waitForFinished(kProgramTime);
    if (!hasEnded) program.kill();
    program.waitForFinished();
    const bool hasCrashed = program.exitStatus() == QProcess::CrashExit;
    const bool isSame = stateOf(folder_) == before;
    const bool isGood = hasEnded && !hasCrashed && isSame && program.exitCode() == 0;
    const QByteArray output = program.readAllStandardOutput() + (hasCrashed ? program.readAllStandardError() : "");
    noteFigures(output);
    ++count_;
    bad_ += isGood ? 0 : 1;
    const char* const fault = !hasEnded    ? " it hangs"
                              : hasCrashed ? " it crashes"
                              : isSame     ? ""
                                           : " files have changed";
    std::printf("%s%-34s%s%s%s", isGood ? "" : "BAD ", qPrintable(name), fault, output.count('\n') > 1 ? "\n" : "",
                output.constData());
    std::fflush(stdout);
  }

  void noteFigures(const QByteArray& output) {
    static const QRegularExpression figures("([0-9]+) ms +[0-9.]+ s +[0-9.]+ s +([0-9]+) MB");
    const QRegularExpressionMatch match = figures.match(output);
    longest_ = std::max(longest_, match.captured(1).toDouble());
    memory_ = std::max(memory_, match.captured(2).toDouble());
  }

  QString folder_;
  bool isLockAlone_;
  int count_ = 0, bad_ = 0;
  double longest_ = 0, memory_ = 0;  // [ms], [MB]
};

}  // namespace

int main(int argc, char** argv) {
  if (argc > 2 && std::strcmp(argv[1], "--one") == 0) return runOne(argc, argv);
  const QCoreApplication application(argc, argv);
  qputenv("ARMATURE_SECRET", kSecret);
  QStringList arguments = QCoreApplication::arguments().mid(1);
  const bool isLockAlone = arguments.removeAll("--lock-alone") > 0;
  if (arguments.isEmpty()) {
    std::printf("hostile_window [--lock-alone] FOLDER [NAME…]\n");
    return 1;
  }
  const QString folder = QDir(arguments.takeFirst()).absolutePath();
  return Campaign(folder, isLockAlone).perform(arguments);
}
