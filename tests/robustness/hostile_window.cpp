// The models of `hostile/` opened, looked at and run in the real window, with the engine in its processes, as a person
// would who knows nothing of what is in them.
//
//     hostile.py --expand FOLDER [--all] [NAME…]
//     hostile_window FOLDER [NAME…]
//
// Each file is opened in a program of its own: a Modelica file as a copy of its last class, or where that cannot be
// drawn as a diagram with one part of it. It is waited for until it has been checked; then Run is pressed, after 10 s
// without an end Stop. What must hold: no event takes the window more than 200 ms (see event_watch.h); its own memory
// grows by less than 500 MB; a message with one of the codes of FOLDER/cases.txt is shown, or the run comes to its end,
// or it stops at once when it is told to; the diagram is what it was; and another diagram runs afterwards in the same
// window. Prints a line for each, and exits with 1 where one of these does not hold.
#include <QCoreApplication>
#include <QDir>
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

#include "app/panels/messages_panel.h"
#include "app/shell/main_window.h"
#include "event_watch.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

constexpr double kLongest = 200;       // [ms] an event may take
constexpr double kMostGrowth = 500;    // [MB]
constexpr int kOpening = 60'000;       // [ms]
constexpr int kRunning = 10'000;       // [ms] before Stop is pressed
constexpr int kStopping = 2'000;       // [ms]
constexpr int kProgramTime = 180'000;  // [ms] of a file's program

// Resident memory of this process [MB].
double memory() {
  QFile file("/proc/self/statm");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

// ---- the program with the window ----

class Visit {
 public:
  Visit(WatchedApplication& application, QString path, QStringList wanted)
      : application_(application), path_(std::move(path)), wanted_(std::move(wanted)) {
    MainWindow::Options options;
    options.recoveryFolder = folder_.filePath("recovery");
    options.settingsFile = folder_.filePath("settings.ini");
    options.makeEngine = [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); };
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
    before_ = most_ = memory();
    open();
    const std::string first = text();
    if (isOpen_) run(wanted_);
    judgeCodes();
    if (text() != first) problem("the diagram has changed");
    goOn();
    for (const Gap& gap : application_.slow())
      if (gap.milliseconds > kLongest)
        problem("no answer for " + std::to_string(static_cast<int>(gap.milliseconds)) + " ms: " + gap.what);
    if (most_ - before_ > kMostGrowth) problem("the window takes memory");
    codes_.removeDuplicates();
    std::printf("%4.0f ms %5.0f MB  %s  %s\n", application_.longest(), most_ - before_, qPrintable(outcome_),
                qPrintable(codes_.join(' ')));
    return hasProblem_ ? 1 : 0;
  }

 private:
  template <class Done>
  bool wait(Done isDone, int limit) {
    QElapsedTimer watch;
    watch.start();
    while (!isDone() && watch.elapsed() < limit) {
      QTest::qWait(2);
      most_ = std::max(most_, memory());
    }
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
    static const QRegularExpression code("\\b[A-Z]\\d{3}\\b");
    for (auto found = code.globalMatch(words); found.hasNext();) codes_ << found.next().captured();
  }

  void takeCodes(const Messages& messages) {
    for (const Message& message : messages) codes_ << QString::fromStdString(message.code);
  }

  std::string text() { return diagram::toJson(window_->document().values()); }

  void problem(const std::string& words) {
    hasProblem_ = true;
    std::printf("  %s\n", words.c_str());
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
  }

  void open() {
    application_.setLabel("open");
    openFile(path_);
    // What is told of a diagram that is none has no code.
    if (isTold_ && path_.endsWith(".json"))
      if (const auto read = diagram::load(path_.toStdString()); !read)
        codes_ << QString::fromStdString(read.reason().code);
    if (!isOpen_ && path_.endsWith(".mo") && !isExpected()) openPart();
    application_.setLabel("check");
    const bool isChecked = wait([this] { return !window_->checker().isChecking(); }, kOpening);
    if (!isChecked) outcome_ += "not checked in time, ";
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

  void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
    window_->activateWindow();
    (void)QTest::qWaitForWindowActive(window_.get());  // a box may have been closed just now
    QTest::keyClick(window_.get(), key, keys);
  }

  void run(const QStringList& wanted) {
    application_.setLabel("run");
    RunControl& run = window_->run();
    press(Qt::Key_F5);
    const auto hasEnded = [&] { return run.state() == RunState::done || run.state() == RunState::stopped; };
    if (wait(hasEnded, kRunning)) {
      outcome_ += run.state() == RunState::done ? "finished" : "ended with a message";
      if (run.state() == RunState::done) codes_ << "finished";
    } else {
      application_.setLabel("stop");
      QElapsedTimer watch;
      watch.start();
      press(Qt::Key_F5, Qt::ShiftModifier);
      if (!wait([&] { return !run.isActive(); }, 30'000) || watch.elapsed() > kStopping)
        problem("it stops only after " + std::to_string(watch.elapsed()) + " ms");
      outcome_ += "stopped";
      codes_ << "stopped" << wanted;
    }
    wait([] { return false; }, 200);  // what is shown afterwards
    takeCodes(window_->checker().messages());
    takeCodes(run.messages());
    if (run.state() == RunState::stopped && run.result().outcome != solve::Outcome::cancelled &&
        window_->page().messages().errorCount() == 0)
      problem("no message is shown");
  }

  bool isExpected() const {
    return std::any_of(wanted_.begin(), wanted_.end(), [this](const QString& code) { return codes_.contains(code); });
  }

  void judgeCodes() {
    if (outcome_.isEmpty() || outcome_.endsWith(", ")) outcome_ += "not opened";
    if (!isExpected()) problem("no " + wanted_.join(" or ").toStdString());
  }

  // The same window runs what is sound.
  void goOn() {
    application_.setLabel("another diagram");
    const QStringList codes = codes_;
    const QString outcome = outcome_;
    openFile(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
    if (isOpen_) run({});
    if (!isOpen_ || window_->run().state() != RunState::done) problem("the next diagram does not run");
    codes_ = codes;
    outcome_ = outcome;
  }

  WatchedApplication& application_;
  QString path_;
  QStringList wanted_;
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
  QTimer answer_;
  bool isOpen_ = false, isTold_ = false, hasProblem_ = false;
  double before_ = 0, most_ = 0;  // [MB]
  QStringList codes_;
  QString outcome_;
};

int runOne(int argc, char** argv) {
  QStringList wanted;
  for (int k = 3; k < argc; ++k) wanted << argv[k];
  const QString path = argv[2];
  int count = 1;
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  WatchedApplication application(count, argv);
  QApplication::setStyle("Fusion");
  return Visit(application, path, wanted).perform();
}

// ---- the one that goes through all of them ----

int runAll(const QString& folder, const QStringList& names) {
  QFile list(folder + "/cases.txt");
  if (!list.open(QIODevice::ReadOnly)) {
    std::printf("there is no %s\n", qPrintable(list.fileName()));
    return 1;
  }
  int count = 0, bad = 0;
  double longest = 0, growth = 0;
  for (const QByteArray& line : list.readAll().split('\n')) {
    QStringList words = QString::fromUtf8(line).split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) continue;
    const QString name = words.takeFirst();
    const auto isNamed = [&](const QString& part) { return name.contains(part); };
    if (!names.isEmpty() && std::none_of(names.begin(), names.end(), isNamed)) continue;
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(), QStringList{"--one", folder + "/" + name} + words);
    const bool hasEnded = program.waitForFinished(kProgramTime);
    if (!hasEnded) program.kill();
    program.waitForFinished();
    const QByteArray output = program.readAll();
    const bool isGood = hasEnded && program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
    static const QRegularExpression figures("([0-9]+) ms +(-?[0-9]+) MB");
    const QRegularExpressionMatch match = figures.match(output);
    longest = std::max(longest, match.captured(1).toDouble());
    growth = std::max(growth, match.captured(2).toDouble());
    ++count;
    bad += isGood ? 0 : 1;
    std::printf("%s%s:%s\n%s", isGood ? "" : "BAD ", qPrintable(name),
                !hasEnded                                     ? " it hangs"
                : program.exitStatus() == QProcess::CrashExit ? " it crashes"
                                                              : "",
                output.constData());
    std::fflush(stdout);
  }
  std::printf("%d files, %d bad; longest event %.0f ms, most memory %.0f MB\n", count, bad, longest, growth);
  return bad > 0 || count == 0 ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 2 && std::strcmp(argv[1], "--one") == 0) return runOne(argc, argv);
  const QCoreApplication application(argc, argv);
  QStringList arguments = QCoreApplication::arguments().mid(1);
  if (arguments.isEmpty()) {
    std::printf("hostile_window FOLDER [NAME…]\n");
    return 1;
  }
  const QString folder = arguments.takeFirst();
  return runAll(folder, arguments);
}
